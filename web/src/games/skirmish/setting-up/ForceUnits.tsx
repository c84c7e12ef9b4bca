/** The units of a force with their badges. */
import { SEAT_COLOURS } from '../colours.ts';
import { UnitBadge } from '../signs/UnitSign.tsx';
import { type ForceUnit, unitFace } from './scenarios.ts';
import { w } from './words.ts';

interface ForceUnitsProps {
  readonly force: readonly ForceUnit[];
  readonly seat: number;
}

export const ForceUnits = ({ force, seat }: ForceUnitsProps) => (
  <ul className="force">
    {force.map(({ id, card, models, leader }) => {
      const unit = unitFace(card);
      const name = unit?.name ?? card;
      return (
        <li key={id}>
          <UnitBadge card={card} faction={unit?.faction ?? ''} colour={SEAT_COLOURS[seat] ?? 'violet'} size={34} />
          <span>
            <b>{models > 1 ? w('force.unit', { n: models, name }) : name}</b>
            {leader && <small>{w('force.leader')}</small>}
          </span>
        </li>
      );
    })}
  </ul>
);
