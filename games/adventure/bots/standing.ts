/** How far a survivor is from winning: counted in steps of the main story, which bring power and an agenda each. */
import type { Seat } from '@holotape/kernel';
import { influenceNeeded, worthOf } from '../queries/influence.ts';
import { isSolo, survivorOf } from '../queries/survivors.ts';
import type { Adventure } from '../state.ts';
import { AGENDA_LIMIT, FACTIONS, type Faction } from '../words.ts';

/** Power as it would stand, and the agendas a survivor would have: in thoughts, fractions of cards too. */
export interface Standing {
  readonly power: Readonly<Record<Faction, number>>;
  readonly cards: Readonly<Record<Faction, number>>;
  /** How many agendas of no faction, and what they are worth together. */
  readonly others: number;
  readonly worth: number;
  /** The chance that the next agenda drawn is of this faction. */
  readonly match: Readonly<Record<Faction, number>>;
  readonly needed: number;
  /** The last space of the power track. */
  readonly last: number;
  /** Agendas in the deck now, and about as many as there will be in the next one. */
  readonly deck: number;
  readonly nextDeck: number;
  readonly solo: boolean;
  /** Rounds until the story is over by the clock. HT-CLOCK-1 */
  readonly time: number;
}

export function standingOf(adventure: Adventure, seat: Seat): Standing {
  const { state, content } = adventure;
  const cards = { star: 0, shield: 0 };
  let worth = 0;
  let others = 0;
  for (const agenda of survivorOf(state, seat).agendas) {
    const { faction } = content.agendas.get(agenda)!;
    if (faction !== undefined) cards[faction] += 1;
    else {
      others += 1;
      worth += worthOf(adventure, seat, agenda);
    }
  }
  const last = content.scenarios.get(state.scenario)!.track.length - 1;
  const deck = state.agendaDeck.length;
  return {
    power: state.power,
    cards,
    others,
    worth,
    match: matches(adventure, cards, others),
    needed: influenceNeeded(adventure),
    last,
    deck,
    nextDeck: deck + state.agendaDiscard.length,
    solo: isSolo(state),
    time: state.lastRound === null ? Number.POSITIVE_INFINITY : state.lastRound + 1 - state.round,
  };
}

/** Of the agendas used with so many players, those that are not in hand may be anywhere. */
function matches({ state, content }: Adventure, cards: Standing['cards'], others: number): Standing['match'] {
  const used = { star: 0, shield: 0 };
  let all = 0;
  for (const { players, faction } of content.agendas.values()) {
    if (players > state.survivors.length) continue;
    all += 1;
    if (faction !== undefined) used[faction] += 1;
  }
  const unseen = Math.max(1, all - cards.star - cards.shield - others);
  return { star: (used.star - cards.star) / unseen, shield: (used.shield - cards.shield) / unseen };
}

export const withAgendas = (standing: Standing, drawn: number): Standing => {
  const { cards, match, others, worth } = standing;
  const rest = drawn * (1 - match.star - match.shield);
  return {
    ...standing,
    cards: { star: cards.star + drawn * match.star, shield: cards.shield + drawn * match.shield },
    others: others + rest,
    worth: worth + rest,
    deck: standing.deck - drawn,
  };
};

const opponent = (faction: Faction): Faction => (faction === 'star' ? 'shield' : 'star');

/** What a step of the main story brings its faction, on the average; the last one brings 3 or 4. */
const POWER_PER_STEP = 1.5;

/** Influence for whoever has pushed a faction so many steps further. Only four agendas count. */
function influenceAfter(standing: Standing, faction: Faction, steps: number): number {
  const { power, cards, others, worth, match, last } = standing;
  const own = Math.min(AGENDA_LIMIT, cards[faction] + steps * match[faction]);
  // Beyond the end of the track counts (FB-FAC-6), but only the last step leads there.
  const further = Math.min(power[faction] + steps * POWER_PER_STEP, last + 2);
  const lead = Math.max(0, further - power[opponent(faction)]);
  const behind = Math.max(0, power[opponent(faction)] - further);
  const room = AGENDA_LIMIT - own;
  const best = Math.min(room, others);
  const filled = Math.min(room - best, cards[opponent(faction)] + steps * (1 - match[faction]));
  return own * (1 + lead) + best * (others > 0 ? worth / others : 1) + filled * (1 + behind);
}

/** No game is that long. */
const MOST_STEPS = 12;
const HALVINGS = 7;

/** Steps until there is enough influence on that side. */
function stepsWith(standing: Standing, faction: Faction): number {
  if (influenceAfter(standing, faction, 0) >= standing.needed) return 0;
  let from = 0;
  let to = MOST_STEPS;
  for (let i = 0; i < HALVINGS; i += 1) {
    const middle = (from + to) / 2;
    if (influenceAfter(standing, faction, middle) >= standing.needed) to = middle;
    else from = middle;
  }
  return to;
}

/** How much the worse side counts: agendas to come may be of either. */
const OTHER_SIDE = 0.05;

/** Steps to victory on the better side, and a little of those on the other. */
export function stepsToWin(standing: Standing): number {
  const [star, shield] = FACTIONS.map((faction) => stepsWith(standing, faction)) as [number, number];
  return (1 - OTHER_SIDE) * Math.min(star, shield) + OTHER_SIDE * Math.max(star, shield);
}

/** The side that leads to victory sooner. */
export const betterSide = (standing: Standing): Faction =>
  stepsWith(standing, 'star') <= stepsWith(standing, 'shield') ? 'star' : 'shield';

/** Rounds until the deck has run out so often that a faction takes over, or the story's last one. FB-AGENDA-9, FB-SOLO-5 */
export function roundsLeft({ power: { star, shield }, last, deck, nextDeck, solo, time }: Standing): number {
  const times = last - (solo ? Math.min(star, shield) : Math.max(star, shield));
  return Math.max(0, Math.min(time, deck + (times - 1) * nextDeck));
}

/** Whether a faction would take over now, and nobody win. FB-FAC-4 */
export const isLostAt = (standing: Standing): boolean =>
  FACTIONS.some((faction) => standing.power[faction] >= standing.last) &&
  FACTIONS.every((faction) => influenceAfter(standing, faction, 0) < standing.needed);
