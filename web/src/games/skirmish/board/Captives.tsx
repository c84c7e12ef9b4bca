/** Whoever sits in a snare: drawn where it sits, half in ink, for it is nobody's yet. SC-BEGIN-6 */
import { middleOf } from '@holotape/skirmish/geometry/polygon';
import { Quiet } from '../../../design/Quiet.tsx';
import { UnitSign } from '../signs/UnitSign.tsx';
import { useBattle } from '../table.tsx';
import { b } from '../words.ts';
import { onSheet, SCALE } from './scale.ts';

export function Captives() {
  const { battle } = useBattle();
  const { content, state } = battle;
  const later = content.scenarios.get(state.scenario?.id ?? '')?.later ?? [];
  return later.flatMap(({ id, card: cardId }) => {
    const piece = state.pieces.find((each) => each.id === id);
    const card = content.units.get(cardId);
    if (piece === undefined || card === undefined || state.models.some(({ unit }) => unit === id)) return [];
    const { x, y } = onSheet(state, middleOf(piece.outline));
    const r = card.base * 5 * SCALE;
    return (
      <Quiet key={id} className="captive" data-captive={id} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
        <g opacity=".62">
          <UnitSign r={r - 2} card={card.id} faction={card.faction} colour="violet" />
        </g>
        <path d={TEETH} transform={`scale(${(r + 3) / 20})`} className="snare" />
        <text className="figure-name" y={r + 24} textAnchor="middle" fontSize="15">
          {b('captive', { name: card.name })}
        </text>
      </Quiet>
    );
  });
}

/** A ring with teeth that point inwards, twenty pixels wide. */
const TEETH = `M20 0A20 20 0 1 1-20 0A20 20 0 1 1 20 0${Array.from({ length: 12 }, (_, i) => {
  const [a, z, m] = [i - 0.25, i + 0.25, i].map((at) => (at * Math.PI) / 6) as [number, number, number];
  const at = (angle: number, far: number) =>
    `${(far * Math.cos(angle)).toFixed(1)} ${(far * Math.sin(angle)).toFixed(1)}`;
  return `M${at(a, 20)}L${at(m, 15)}L${at(z, 20)}`;
}).join('')}`;
