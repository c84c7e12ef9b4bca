/** The table as it is before the first round. */
import type { Agreement } from '@holotape/kernel';
import type { SkirmishContent } from '../content.ts';
import type { SkirmishOptions, SkirmishState } from '../state.ts';
import { luckTokens } from './luck.ts';
import { whyNotAForce } from './units.ts';

export function setup(content: SkirmishContent, { options }: Agreement<SkirmishOptions>): SkirmishState {
  for (const force of options.forces) {
    const why = whyNotAForce({ content }, force);
    if (why !== undefined) throw new Error(`This force cannot be played: ${why}.`);
  }
  const units = options.forces.flatMap((force, seat) => force.map((unit) => ({ ...unit, seat })));
  return {
    phase: 'round',
    round: 0,
    turn: 0,
    advantage: options.advantage,
    width: options.width,
    height: options.height,
    pieces: options.pieces,
    units: units.map(({ id, seat, card, weapons, items, leader, heroic, powerArmor }) => ({
      id,
      seat,
      card,
      weapons,
      items,
      leader,
      heroic,
      luck: luckTokens(content.units.get(card)!, heroic),
      meters: {},
      empty: [],
      powerArmor: powerArmor === null ? null : { card: powerArmor, regular: 0, radiation: 0, degraded: false },
    })),
    models: units.flatMap(({ id, models }) =>
      models.map(({ x, y, height }, i) => ({
        id: `${id}-${i + 1}`,
        unit: id,
        x,
        y,
        height,
        readiness: 'unready' as const,
        regular: 0,
        radiation: 0,
        boosts: 0,
        conditions: [],
        primed: {},
        items: [],
        climbing: null,
        prepared: false,
        bonus: null,
        gone: null,
      })),
    ),
    markers: [],
    aside: [],
    decks: { items: [], dangers: [], creatures: [] },
    discards: { items: [], dangers: [], creatures: [] },
    lasting: [],
    scenario: null,
    mines: [],
    laid: 0,
    dying: [],
    activation: null,
    acting: [],
  };
}
