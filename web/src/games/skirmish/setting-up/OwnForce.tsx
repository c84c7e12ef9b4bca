/** The force that a side brings: one of the box, one of one's own, one by its code or from a file. */
import type { ForceList } from '@holotape/skirmish/printed/force-lists';
import { listAtTable, whyUnwise } from '@holotape/skirmish/queries/force-lists/at-table';
import { forceCode } from '@holotape/skirmish/queries/force-lists/codes';
import { forceCaps } from '@holotape/skirmish/queries/force-lists/prices';
import { useEffect, useState } from 'react';
import { Field, Key, RuleTag, toast } from '../../../design/index.ts';
import { go } from '../../../shell/router.tsx';
import { keptForces } from '../forces/kept.ts';
import { OpenForce, takeForce } from '../forces/OpenForce.tsx';
import { told } from '../forces/reading.ts';
import { skirmishContent } from '../pack.ts';
import { ForceUnits } from './ForceUnits.tsx';
import type { Agreed } from './options.ts';
import { w } from './words.ts';

interface OwnForceProps {
  readonly options: Agreed;
  readonly seat: number;
  readonly change: (options: Agreed) => void;
}

/** The options with another force for a side. */
const withForce = (options: Agreed, seat: number, list: ForceList | null): Agreed => ({
  ...options,
  own: options.own.map((each, at) => (at === seat ? list : each)),
});

export function OwnForce({ options, seat, change }: OwnForceProps) {
  const content = skirmishContent();
  const scenario = content.scenarios.get(options.scenario)!;
  const at = listAtTable(content, scenario, options, seat);
  const { list, flaws, isPlayable } = at;
  const unwise = whyUnwise(
    content,
    scenario,
    list.units.map(({ card }) => card),
    seat,
  );
  const take = (next: ForceList) => change(withForce(options, seat, next));
  // What the table would refuse is told here, and one of the box takes its place.
  useEffect(() => {
    if (isPlayable || options.own[seat] === null) return;
    const why = flaws.map(told).join(' ');
    toast({ text: w('own.refused', { name: list.name, why }), kind: 'bad' });
    change(withForce(options, seat, null));
  });
  return (
    <div className="own-force">
      <p className="own-name">
        <b>{list.name}</b>
        <span>{w('own.caps', { caps: forceCaps(content, list), limit: list.limit })}</span>
      </p>
      {[...flaws, ...(unwise === undefined ? [] : [unwise])].map((flaw) => (
        <p key={told(flaw)} className="own-flaw">
          {told(flaw)} <RuleTag id={flaw.rule} />
        </p>
      ))}
      <ForceUnits force={list.units.map((unit, i) => ({ ...unit, id: `${i}` }))} seat={seat} />
      <Choice options={options} seat={seat} change={change} limit={list.limit} />
      <div className="keys">
        <OpenForce take={take} label={w('own.file')} />
        <Key sign="pencil" onClick={() => go(`/skirmish/forces/${encodeURIComponent(forceCode(list))}`)}>
          {w('own.build')}
        </Key>
      </div>
      <ByCode take={take} />
    </div>
  );
}

/** Forces of the box that fit, and those that were built in this browser. */
function Choice({ options, seat, change, limit }: OwnForceProps & { readonly limit: number }) {
  const boxed = [...skirmishContent().lists.values()].filter((list) => list.limit <= limit && list.limit > limit - 300);
  const [kept] = useState(keptForces);
  const all: ForceList[] = [
    ...boxed.map(({ name, prices, units, boosts, limit: own }) => ({
      name,
      prices,
      units,
      boosts,
      limit: own,
      house: false,
    })),
    ...kept,
  ];
  const choose = (name: string) => change(withForce(options, seat, all.find((list) => list.name === name) ?? null));
  return (
    <label className="own-choice">
      <span>{w('own.choice')}</span>
      <select value={options.own[seat]?.name ?? ''} onChange={(event) => choose(event.target.value)}>
        <option value="">{w('own.box')}</option>
        {all.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
        {options.own[seat] && !all.some(({ name }) => name === options.own[seat]!.name) && (
          <option>{options.own[seat]!.name}</option>
        )}
      </select>
    </label>
  );
}

function ByCode({ take }: { readonly take: (list: ForceList) => void }) {
  const [code, setCode] = useState('');
  const lay = () => {
    if (code.trim() === '') toast({ text: w('own.code.none'), kind: 'bad' });
    else takeForce(code, take);
  };
  return (
    <div className="sheet-code">
      <Field label={w('own.code')} value={code} maxLength={2000} placeholder={w('own.code')} onChange={setCode} />
      <Key onClick={lay}>{w('own.code.take')}</Key>
    </div>
  );
}
