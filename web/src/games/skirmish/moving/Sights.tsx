/** From the place one points at: a dotted line to everybody in sight, with how far it is and what it passes. */
import { Quiet } from '../../../design/Quiet.tsx';
import { Flag } from '../board/Flag.tsx';
import { INCH, inches, onSheet } from '../board/scale.ts';
import { nameOfAnything } from '../names.ts';
import { useBattle } from '../table.tsx';
import { b } from '../words.ts';
import type { Outcome } from './planning.ts';

/** Who stands beside it needs no line. */
const NEAR = INCH;
/** More lines than these make a thicket. */
const MOST = 6;

export function Sights({ outcome: { prospects, battle: there } }: { readonly outcome: Outcome }) {
  const { battle } = useBattle();
  const seen = prospects.filter(({ sees, isSeen, length }) => (sees || isSeen) && length > NEAR).slice(0, MOST);
  return (
    <Quiet className="sights">
      {seen.map(({ foe, cover: { from, to }, through, length }) => {
        const [a, z] = [onSheet(battle.state, from), onSheet(battle.state, to)];
        return (
          <g key={foe.id} data-sight={foe.id}>
            <path
              d={`M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${z.x.toFixed(1)} ${z.y.toFixed(1)}`}
              className="sight-dark"
            />
            <path
              d={`M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${z.x.toFixed(1)} ${z.y.toFixed(1)}`}
              className="sight-line"
            />
            {through.slice(0, 2).map(({ id, enter }, i) => (
              <Flag key={id} at={onSheet(battle.state, enter)} dx={i * 24} dy={-38 - i * 34} kind="red">
                {b('flag.cover', { name: nameOfAnything(there, id) })}
              </Flag>
            ))}
            {through.length === 0 && (
              <Flag at={{ x: (a.x + 2 * z.x) / 3, y: (a.y + 2 * z.y) / 3 }} dx={0} dy={30} kind="paper">
                {b('flag.open', { inches: inches(length) })}
              </Flag>
            )}
          </g>
        );
      })}
    </Quiet>
  );
}
