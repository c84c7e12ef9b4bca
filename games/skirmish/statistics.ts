/** What simulations count: how long battles are, how they end, who falls and what does the damage. */
import type { Statistics } from '@holotape/kernel';
import { healthLeft } from './rules/damage.ts';
import { inPlay, modelsOf } from './rules/units.ts';
import type { Battle } from './state.ts';

export function statistics(battle: Battle): Statistics {
  const { state } = battle;
  const winners = state.scenario?.winners ?? [];
  const sides = state.scenario === null ? undefined : battle.content.scenarios.get(state.scenario.id)?.sides;
  const lost = (seat: number) =>
    state.models
      .filter(
        (model) => model.gone !== null && state.units.some(({ id, seat: of }) => id === model.unit && of === seat),
      )
      .map(({ unit }) => unit);
  return {
    rounds: state.round,
    ending: winners.length === 0 ? 'draw' : `${sides?.[winners[0]!] ?? `side ${winners[0]}`} win`,
    cards: {
      losses: [lost(0), lost(1)],
      items: [0, 1].map((seat) => modelsOf(battle, seat).flatMap(({ items }) => items)),
      wounded: [0, 1].map((seat) =>
        inPlay(battle)
          .filter((model) => state.units.some(({ id, seat: of }) => id === model.unit && of === seat))
          .filter((model) => healthLeft(battle, model) <= 2)
          .map(({ unit }) => unit),
      ),
    },
  };
}
