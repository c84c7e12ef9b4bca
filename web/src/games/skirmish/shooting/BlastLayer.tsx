/** On the sheet: a blast as wide as it is, and everybody inside; friends by a flag, too. WW-AREA-1, WW-AREA-2 */
import { baseOf } from '@holotape/skirmish/queries/units';
import { Flag } from '../board/Flag.tsx';
import { onSheet, SCALE } from '../board/scale.ts';
import { modelName } from '../names.ts';
import { useBattle } from '../table.tsx';
import { b } from '../words.ts';
import type { Blast } from './blast.ts';

export function BlastLayer({ blast: { center, radius, inside } }: { readonly blast: Blast }) {
  const { battle } = useBattle();
  const { x, y } = onSheet(battle.state, center);
  return (
    <>
      <circle cx={x} cy={y} r={radius * SCALE} className="blast" />
      {inside.map(({ model, covered, isFriend }) => {
        const at = onSheet(battle.state, model);
        const r = baseOf(battle, model).r * SCALE;
        return (
          <g key={model.id} data-inside={model.id}>
            <circle cx={at.x} cy={at.y} r={r + 4} className={covered ? 'inside covered' : 'inside'} />
            {isFriend && (
              <Flag at={{ x: at.x, y: at.y - r }} dx={0} dy={-34} kind="red">
                {b('flag.inside', { name: modelName(battle, model.id) })}
              </Flag>
            )}
          </g>
        );
      })}
    </>
  );
}
