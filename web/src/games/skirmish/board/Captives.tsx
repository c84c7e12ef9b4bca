/** Whoever sits in a snare: drawn where it sits, half in ink, for it is nobody's yet. SC-BEGIN-6 */
import { Quiet } from '../../../design/Quiet.tsx';
import { UnitSign } from '../signs/UnitSign.tsx';
import { useBattle } from '../table.tsx';
import { captivesOf } from './figures.ts';

export function Captives() {
  const { battle } = useBattle();
  return captivesOf(battle).map(({ id, name, card, faction, x, y, r, label }) => (
    <Quiet key={id} className="captive" data-captive={id} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <g opacity=".62">
        <UnitSign r={r - 2} card={card} faction={faction} colour="violet" />
      </g>
      <path d={TEETH} transform={`scale(${(r + 3) / 20})`} className="snare" />
      <text className="figure-name" x={label.dx} y={label.dy} textAnchor={label.anchor} fontSize="15">
        {name}
      </text>
    </Quiet>
  ));
}

/** A ring with teeth that point inwards, twenty pixels wide. */
const TEETH = `M20 0A20 20 0 1 1-20 0A20 20 0 1 1 20 0${Array.from({ length: 12 }, (_, i) => {
  const [a, z, m] = [i - 0.25, i + 0.25, i].map((at) => (at * Math.PI) / 6) as [number, number, number];
  const at = (angle: number, far: number) =>
    `${(far * Math.cos(angle)).toFixed(1)} ${(far * Math.sin(angle)).toFixed(1)}`;
  return `M${at(a, 20)}L${at(m, 15)}L${at(z, 20)}`;
}).join('')}`;
