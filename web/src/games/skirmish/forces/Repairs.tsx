/** The question bar of the builder: one thing that is not allowed with its cheapest repairs, or the way to a table. */
import { repairsFor } from '@holotape/skirmish/queries/force-lists/repairs';
import { useMemo, useState } from 'react';
import { Key, QuestionBar } from '../../../design/index.ts';
import { go } from '../../../shell/router.tsx';
import { told } from './reading.ts';
import type { Building } from './use-force.ts';
import { f } from './words.ts';

/** Ways that are offered at once; the cheapest comes first. */
const OFFERED = 2;

export function Repairs({ building }: { readonly building: Building }) {
  const { content, list, flaws, isPlayable, change, code } = building;
  const [skipped, skip] = useState(0);
  const flaw = flaws.length === 0 ? undefined : flaws[skipped % flaws.length];
  const repairs = useMemo(
    () => (flaw === undefined ? [] : repairsFor(content, list, flaw).slice(0, OFFERED)),
    [content, list, flaw],
  );
  const isAsking = flaw !== undefined && list.units.length > 0;
  const ask =
    list.units.length === 0
      ? f('ask.empty')
      : isPlayable
        ? f(flaws.length === 0 ? 'ask.ready' : 'ask.house')
        : f('ask.flaws', { n: flaws.length });
  return (
    <QuestionBar
      lit={list.units.length > 0}
      crumb={list.name}
      ask={ask}
      hint={isAsking ? told(flaw) : undefined}
      className="force-bar"
    >
      <div className="keys">
        {isAsking &&
          repairs.map((repair, i) => (
            <Key
              key={told(repair)}
              kind={i === 0 && !isPlayable ? 'primary' : 'plain'}
              note={f('to.caps', { caps: repair.caps })}
              onClick={() => change(repair.list)}
            >
              {told(repair)}
            </Key>
          ))}
        {isAsking && flaws.length > 1 && (
          <Key kind="ghost" onClick={() => skip(skipped + 1)}>
            {f('later')}
          </Key>
        )}
        {isPlayable && (
          <Key
            kind="primary"
            sign="play"
            note={f('play.note')}
            onClick={() => go(`/new/skirmish?force=${encodeURIComponent(code)}&name=${encodeURIComponent(list.name)}`)}
          >
            {f('play')}
          </Key>
        )}
      </div>
    </QuestionBar>
  );
}
