/** Awareness around models that watch: one length in a full line, two in dashes, each with its ruler's colour and name. */
import { awarenessOf } from '@holotape/skirmish/queries/card-colors';
import { lengthOf } from '@holotape/skirmish/queries/ranges';
import { baseOf } from '@holotape/skirmish/queries/units';
import type { Model } from '@holotape/skirmish/state';
import { Quiet } from '../../../design/Quiet.tsx';
import { inches, onSheet, SCALE } from '../board/scale.ts';
import { modelName } from '../names.ts';
import { useBattle } from '../table.tsx';
import { b } from '../words.ts';

export function Rings({ models }: { readonly models: readonly Model[] }) {
  const { battle } = useBattle();
  return (
    <Quiet className="rings">
      {models.map((model) => {
        const color = awarenessOf(battle, model);
        const length = lengthOf(battle.content, color);
        const { x, y, r } = { ...onSheet(battle.state, model), r: baseOf(battle, model).r };
        const label = b('ring.one', { name: modelName(battle, model.id), inches: inches(length) });
        const w = label.length * 7.4 + 16;
        const at = Math.max(28, y - (r + length) * SCALE);
        return (
          <g key={model.id} style={{ color: `var(--range-${color})` }} data-ring={model.id}>
            <circle cx={x} cy={y} r={(r + length) * SCALE} className="ring-one" />
            <circle cx={x} cy={y} r={(r + 2 * length) * SCALE} className="ring-two" />
            <g transform={`translate(${x - w / 2} ${at - 12})`}>
              <rect width={w} height="24" rx="2" fill="currentColor" stroke="#2A211A" />
              <text x={w / 2} y="17" fontSize="14" textAnchor="middle" fill={`var(--range-${color}-ink)`}>
                {label}
              </text>
            </g>
          </g>
        );
      })}
    </Quiet>
  );
}
