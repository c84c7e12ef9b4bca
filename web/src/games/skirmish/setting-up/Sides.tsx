/** Who fights on which side, and with whom: the forces of a scenario are fixed. */
import { useEffect } from 'react';
import { Key, Panel, RuleTag } from '../../../design/index.ts';
import type { SeatsProps, WishProps } from '../../setting-up.ts';
import { SEAT_COLOURS } from '../colours.ts';
import { UnitBadge } from '../signs/UnitSign.tsx';
import type { Agreed } from './options.ts';
import { type Scenario, scenarioById, unitFace } from './scenarios.ts';
import { w } from './words.ts';

/** Whoever wants a battle again from the other end of the table comes here with `?sides=changed`. */
function useChangedSides({ wish, change }: WishProps<Agreed>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens
  useEffect(() => {
    if (new URLSearchParams(location.search).get('sides') !== 'changed') return;
    history.replaceState(null, '', location.pathname);
    change({ ...wish, seats: wish.seats.toReversed() });
  }, []);
}

export function Sides({ wish, change, fields }: SeatsProps<Agreed>) {
  useChangedSides({ wish, change });
  const scenario = scenarioById(wish.options.scenario);
  const count = (side: Scenario['forces'][number]) => side.reduce((sum, { models }) => sum + models, 0);
  return (
    <Panel
      title={w('sides')}
      className="battle-sides"
      more={w('sides.count', { mine: count(scenario.forces[0]), theirs: count(scenario.forces[1]) })}
    >
      <ol>
        {wish.seats.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its side
          <li key={at}>
            <h3>
              {scenario.sides[at]} <RuleTag id={`${scenario.topic}-1`} />
            </h3>
            {fields(at)}
            <Force force={scenario.forces[at] ?? []} seat={at} />
          </li>
        ))}
      </ol>
      <Key sign="swap" onClick={() => change({ ...wish, seats: wish.seats.toReversed() })}>
        {w('sides.change')}
      </Key>
    </Panel>
  );
}

interface ForceProps {
  readonly force: Scenario['forces'][number];
  readonly seat: number;
}

const Force = ({ force, seat }: ForceProps) => (
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
