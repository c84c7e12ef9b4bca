/**
 * What bots go by. Every weight is in actions: so many a survivor would give for the thing. A term says why it counts.
 * They know the printed cards, as whoever has played before does; what is hidden at the table they do not know.
 */
import type { Seat, Term } from '@holotape/kernel';
import type { AdventureContent } from '../content.ts';
import { isAsOne } from '../queries/fate.ts';
import { pointsPerMove } from '../queries/moving.ts';
import {
  actionsPerTurn,
  armorOf,
  cardsInEffect,
  clockwiseFrom,
  item,
  remainingHp,
  rerollsFor,
  survivorOf,
  weaponLetters,
} from '../queries/survivors.ts';
import type { Adventure, AdventureState } from '../state.ts';
import { ACTIONS_PER_TURN, POINTS_PER_MOVE } from '../words.ts';
import { prospectAsOne } from './as-one.ts';
import { EXPLORED, goalsAhead } from './goals.ts';
import { standingOf } from './standing.ts';
import { prospectTogether } from './together/goals.ts';
import { CAP, prospectOf, STAGED, worthOfLetters } from './worth.ts';

type AdventureTerm = Term<AdventureState, AdventureContent>;

/** Actions that have gone by for this survivor, used or not. */
function clockOf(state: AdventureState, seat: Seat): number {
  const lap = actionsPerTurn(state);
  const before = state.round * ACTIONS_PER_TURN + state.lap * lap;
  if (state.phase !== 'turn') return before + lap;
  if (state.turn.seat === seat) return before + lap - state.turn.actions;
  const order = clockwiseFrom(state, state.first);
  return order.indexOf(seat) < order.indexOf(state.turn.seat) ? before + lap : before;
}

const survivorTerm = (
  name: string,
  why: string,
  value: (adventure: Adventure, seat: Seat) => number,
): AdventureTerm => ({
  name,
  why,
  value: (adventure, seat) =>
    hasNotBegun(adventure.state, seat) || survivorOf(adventure.state, seat).eliminated ? 0 : value(adventure, seat),
});

/** Before its first turn nothing counts: one survivor is as good as another, so that bots do not all take the same. */
const hasNotBegun = (state: AdventureState, seat: Seat): boolean =>
  clockOf(state, seat) <= ACTIONS_PER_TURN &&
  survivorOf(state, seat).changes === 0 &&
  (state.turn.seat !== seat || state.turn.opening);

/** Equipping and taking sides cost no action; counted as more than one, or a bot with nothing to do would do so for ever. */
const FIDDLING = 1.2;

/** Half of all actions are moves: what makes them half as long costs more than armor is worth. */
const SLOW = 8;

/** Caps beyond these are rarely spent. */
const ENOUGH_CAPS = 10;

export const evaluation: readonly AdventureTerm[] = [
  {
    name: 'result',
    why: 'Winning is what it is for; a faction that takes over, or being eliminated, is losing.',
    value({ state }, seat) {
      if (survivorOf(state, seat).eliminated) return -150;
      if (state.ending === null) return 0;
      return state.ending.winners.includes(seat) ? 300 : -150;
    },
  },
  survivorTerm(
    'influence',
    'Eight to eleven of it win (FB-INF-1): how far that is on the better side. Together it is goals that win (AB-END-2), as one the star token (NC-SCEN-5).',
    (adventure, seat) => {
      if (adventure.state.together !== null) return prospectTogether(adventure);
      return isAsOne(adventure) ? prospectAsOne(adventure) : prospectOf(standingOf(adventure, seat)); // NC-SCEN-4
    },
  ),
  survivorTerm('quests', 'A staged quest is something to do.', ({ state }) => STAGED * state.quests.length),
  survivorTerm(
    'time',
    'Every action that goes by is one less to win with, used or not.',
    ({ state }, seat) => -clockOf(state, seat) - FIDDLING * survivorOf(state, seat).changes,
  ),
  survivorTerm(
    'health',
    'A camp action recovers 3 HP; being killed costs the inventory, the turn and the way back: the last HP matter most.',
    ({ state }, seat) => {
      const survivor = survivorOf(state, seat);
      const remaining = remainingHp(survivor);
      return 0.15 * remaining - 0.3 * Math.max(0, 9 - remaining) - 1 * Math.max(0, 5 - remaining) - 0.2 * survivor.rads;
    },
  ),
  survivorTerm(
    'letters',
    'Every letter is a reroll in tests and fights that show it; XP are on the way to the next.',
    ({ state }, seat) => worthOfLetters(survivorOf(state, seat)),
  ),
  survivorTerm('perks', 'A perk is one good moment.', ({ state }, seat) => 1.2 * survivorOf(state, seat).perks.length),
  survivorTerm('caps', 'Caps buy cards and pay for objectives.', ({ state }, seat) => {
    const { caps } = survivorOf(state, seat);
    return CAP * Math.min(caps, ENOUGH_CAPS) + (CAP / 4) * Math.max(0, caps - ENOUGH_CAPS);
  }),
  survivorTerm(
    'cards',
    'Better weapons and armor win fights; what lies in the inventory may be of use.',
    (adventure, seat) => {
      const survivor = survivorOf(adventure.state, seat);
      const weapon = rerollsFor(survivor, weaponLetters(adventure, seat));
      const held = survivor.cards.reduce((sum, { id }) => sum + 0.3 + 0.15 * (item(adventure, id).cost ?? 2), 0);
      const ready = cardsInEffect(adventure, seat).filter(({ exhausted }) => !exhausted).length;
      const slow = pointsPerMove(adventure, seat) < POINTS_PER_MOVE ? SLOW : 0;
      return 2 * weapon + 2.5 * armorOf(adventure, seat) + held + 0.3 * ready - slow;
    },
  ),
  survivorTerm('traits', 'Well Rested is a reroll; Addicted keeps from it.', ({ state }, seat) =>
    survivorOf(state, seat).traits.reduce(
      (sum, { trait }) => sum + (trait === 'well-rested' ? 0.5 : trait === 'addicted' ? -1.5 : 0),
      0,
    ),
  ),
  survivorTerm(
    'map',
    'Half of the places that quests speak of lie facedown at the beginning; who has explored can walk there.',
    ({ state }) => EXPLORED * state.map.filter(({ faceup }) => faceup).length,
  ),
  survivorTerm('goals', 'Being on the way to what is worth most.', goalsAhead),
];
