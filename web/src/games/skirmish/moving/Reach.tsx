/** What can be reached: filled in the ruler's colour, with a dashed edge; holes are where nobody can stop. */
import type { Roam } from '@holotape/skirmish/queries/reach';
import { baseOf } from '@holotape/skirmish/queries/units';
import { memo, useId } from 'react';
import { Quiet } from '../../../design/Quiet.tsx';
import { onSheet, outlinePath, SCALE } from '../board/scale.ts';
import { useBattle } from '../table.tsx';

interface ReachProps {
  readonly roam: Roam;
}

export const Reach = memo(function Reach({ roam }: ReachProps) {
  const { battle } = useBattle();
  const id = useId();
  const { height, width } = battle.state;
  const [w, h] = [width * SCALE, height * SCALE];
  const fans = roam.fans.map(({ from, rim }, i) => outlinePath({ height }, fanOutline(from, rim, i)));
  const { r } = baseOf(battle, roam.model);
  const colour = `var(--range-${roam.color})`;
  const taken = roam.company.map((disc) => ({ ...onSheet({ height }, disc), r: (disc.r + r) * SCALE }));
  return (
    <Quiet className="reach" data-reach={roam.model.id}>
      <mask id={`${id}-in`} maskUnits="userSpaceOnUse" x="0" y="0" width={w} height={h}>
        <g fill="#fff">
          {fans.map((d) => (
            <path key={d} d={d} />
          ))}
        </g>
        <g fill="#000">
          {taken.map(({ x, y, r: far }) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={far} />
          ))}
        </g>
      </mask>
      <mask id={`${id}-edge`} maskUnits="userSpaceOnUse" x="0" y="0" width={w} height={h}>
        <rect width={w} height={h} fill="#fff" />
        <g fill="#000">
          {fans.map((d) => (
            <path key={d} d={d} />
          ))}
        </g>
      </mask>
      <rect width={w} height={h} fill={colour} fillOpacity=".34" mask={`url(#${id}-in)`} />
      <g mask={`url(#${id}-edge)`} fill="none" strokeLinejoin="round">
        {fans.map((d) => (
          <path key={d} d={d} stroke="#2A211A" strokeOpacity=".55" strokeWidth="6" />
        ))}
        {fans.map((d) => (
          <path key={d} d={d} stroke={colour} strokeWidth="5" strokeDasharray="10 5" />
        ))}
      </g>
    </Quiet>
  );
});

/** The first fan goes all around its middle, the others begin at a corner. */
const fanOutline = (from: Roam['fans'][number]['from'], rim: Roam['fans'][number]['rim'], i: number) =>
  i === 0 ? rim : [from, ...rim];
