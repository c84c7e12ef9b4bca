/**
 * How a bot plays its turn: it goes for the best goal it sees, and looks closer only at what may help on the way. Without
 * a plan it would try out everything in its thoughts, and dither between things that look alike.
 */
import type { Answer, Args, Question, Seat } from '@holotape/kernel';
import type { Instruction } from '../printed/instructions.ts';
import { activeIn, enemyById, foeOf, isLoyalToEnemy } from '../queries/foes.ts';
import { distancesFrom, facedownBeside, facedownPosition, isFacedown } from '../queries/map.ts';
import { pointsPerMove } from '../queries/moving.ts';
import {
  equippedIn,
  item,
  loyalTo,
  placesIn,
  remainingHp,
  rerollsFor,
  sheetOf,
  slotFor,
  survivorOf,
} from '../queries/survivors.ts';
import type { Adventure } from '../state.ts';
import { isSafe, needsRest } from './chances.ts';
import { type Goal, goalsOf, placeFor } from './goals.ts';
import { betterSide, standingOf } from './standing.ts';
import { firstToAct, helpToTake, shouldHelp } from './together/help.ts';
import { firstStep, type Walks, walksFrom } from './walks.ts';

/** With so few HP left a survivor camps before it does anything else. */
const WOUNDED = 6;
/** With so few HP, or so many rads, it may use what it carries against them. */
const HURT = 9;
const SICK = 3;

export function shortlist(
  adventure: Adventure,
  seat: Seat,
  { ask, detail }: Question,
  answers: readonly Answer[],
): readonly Answer[] {
  if (ask === 'marker.to') return markerTo(adventure, seat, detail?.about, answers as readonly string[]);
  if (ask === 'setup.card') return [isHeavy(adventure, detail?.about) ? 'inventory' : 'equip'];
  const company = forTheCompany(adventure, seat, ask, detail?.about, answers as readonly string[]);
  if (company !== undefined) return [company];
  if (ask !== 'turn') return answers;
  const able = new Set(answers as readonly string[]);
  const change = sideToTake(adventure, seat, able) ?? betterGear(adventure, seat, able);
  if (change !== undefined) return [change];
  const planned = planOf(adventure, seat, able);
  return planned.length === 0 ? answers : [...new Set([...remedies(adventure, seat, able), ...planned])];
}

/** Questions of a game played together that need no trying out. */
function forTheCompany(
  adventure: Adventure,
  seat: Seat,
  ask: string,
  about: Args | undefined,
  answers: readonly string[],
): string | undefined {
  switch (ask) {
    case 'assist.offer':
      return shouldHelp(adventure, seat, about) ? 'assist' : 'decline';
    case 'assist.take':
      return helpToTake(adventure, about, answers);
    case 'first':
      return firstToAct(adventure, answers);
    default:
      return undefined;
  }
}

/** What makes a survivor slow stays in the inventory until somebody buys it. */
const isHeavy = (adventure: Adventure, about: Args | undefined): boolean =>
  item(adventure, (about as { readonly item: string }).item).heavy;

/** A marker is led the shortest way to where it is wanted. */
function markerTo(
  adventure: Adventure,
  seat: Seat,
  about: Args | undefined,
  answers: readonly string[],
): readonly string[] {
  const { marker } = (about ?? {}) as { readonly marker?: string };
  if (marker === undefined) return answers;
  const places = placeFor(adventure, seat, marker).map((space) => distancesFrom(adventure, space));
  const far = (space: string) => Math.min(...places.map((each) => each.get(space) ?? Number.POSITIVE_INFINITY));
  const least = Math.min(...answers.map(far));
  return answers.filter((space) => far(space) === least);
}

/** Perks that bring something at once; cards and perks that heal, for who is hurt. */
function remedies(adventure: Adventure, seat: Seat, able: ReadonlySet<string>): string[] {
  const { state, content } = adventure;
  const survivor = survivorOf(state, seat);
  const hurt = remainingHp(survivor) <= HURT || survivor.rads >= SICK;
  // What heals is kept by who has all HP, what cleanses by who has no rads.
  const isWasted = ({ heal, cleanse }: Instruction): boolean =>
    (heal !== undefined && survivor.hp >= sheetOf(adventure, seat).maxHp) ||
    (cleanse !== undefined && survivor.rads === 0);
  return [...able].filter((answer) => {
    if (answer.startsWith('use:'))
      return hurt && !content.items.get(answer.slice('use:'.length))!.use!.do.some(isWasted);
    if (!answer.startsWith('perk:')) return false;
    const { use } = content.perks.get(answer.slice('perk:'.length))!;
    return (
      !use!.do.some(isWasted) &&
      use!.do.some(
        ({ xp, caps, action, kill, heal, cleanse }) => xp ?? caps ?? action ?? kill ?? (hurt && (heal ?? cleanse)),
      )
    );
  });
}

/** A free place is filled; a weapon with more of one's letters, or better armor, takes the place of another. */
function betterGear(adventure: Adventure, seat: Seat, able: ReadonlySet<string>): string | undefined {
  const survivor = survivorOf(adventure.state, seat);
  const goodness = (card: string): number => {
    const { letters, armor, ranged, heavy } = item(adventure, card);
    return heavy ? 0 : 2 * rerollsFor(survivor, letters) + 2 * armor + (ranged ? 1 : 0);
  };
  return [...able].find((answer) => {
    if (!answer.startsWith('equip:')) return false;
    const card = answer.slice('equip:'.length);
    if (item(adventure, card).heavy) return false;
    const slot = slotFor(adventure, card)!;
    const worn = equippedIn(survivor, slot);
    return worn.length < placesIn(adventure, seat, slot) || worn.every(({ id }) => goodness(id) < goodness(card));
  });
}

/** Tokens of one's own side neither attack nor hinder: taking sides costs nothing. FB-LOYAL-3 to FB-LOYAL-5 */
function sideToTake(adventure: Adventure, seat: Seat, able: ReadonlySet<string>): string | undefined {
  const { state, content } = adventure;
  const side = betterSide(standingOf(adventure, seat));
  if (loyalTo(adventure, seat) === side) return undefined;
  const shown = survivorOf(state, seat).agendas.find((agenda) => content.agendas.get(agenda)!.faction === side);
  if (shown === undefined) return able.has('withdraw') ? 'withdraw' : undefined;
  return able.has(`loyal:${shown}`) ? `loyal:${shown}` : undefined;
}

/** The next thing to do for the best goal that something can be done for. */
function planOf(adventure: Adventure, seat: Seat, able: ReadonlySet<string>): string[] {
  const survivor = survivorOf(adventure.state, seat);
  if (remainingHp(survivor) <= WOUNDED) {
    const safer = whenWounded(adventure, able);
    if (safer.length > 0) return safer;
  }
  const walks = walksFrom(adventure, seat, survivor.space!);
  for (const goal of goalsOf(adventure, seat, walks)) {
    const next = stepFor(adventure, seat, goal, walks, able);
    if (next !== undefined) return [next];
    if (waitsHere(adventure, goal)) return ['end'];
  }
  return [];
}

/** Who is where it wants to be and has no action left stays: points that are left are no reason to walk off. */
const waitsHere = ({ state }: Adventure, { distance, there }: Goal): boolean =>
  state.turn.actions === 0 && distance === 0 && there !== '';

/** Camp; or get away from who hinders it. */
function whenWounded(adventure: Adventure, able: ReadonlySet<string>): string[] {
  if (able.has('camp')) return ['camp'];
  if (adventure.state.turn.actions === 0 && adventure.state.turn.points === 0) return [];
  const free = [...able].filter(
    (answer) => answer.startsWith('to:') && activeIn(adventure, answer.slice('to:'.length)).length === 0,
  );
  return free.length > 0 ? free : [...able].filter((answer) => answer === 'move' || answer.startsWith('fight:'));
}

function stepFor(
  adventure: Adventure,
  seat: Seat,
  goal: Goal,
  walks: Walks,
  able: ReadonlySet<string>,
): string | undefined {
  if (goal.distance > 0) return shortcut(adventure, seat, goal, able) ?? stepTowards(goal.space, walks, able);
  if (goal.there === 'explore') return exploring(adventure, goal.space, able);
  const fight = clearing(adventure, seat, goal, able);
  if (fight !== undefined) return restedFor(adventure, seat, fight, able);
  if (!able.has(goal.there)) return undefined;
  return able.has('camp') && needsRest(adventure, seat, goal.there)
    ? 'camp'
    : restedFor(adventure, seat, goal.there, able);
}

/** A walk of fewer points than this is walked. */
const LONG_WALK = 6;

/** By fast travel, if that is an action well spent. AB-CAMP-4 */
function shortcut(adventure: Adventure, seat: Seat, goal: Goal, able: ReadonlySet<string>): string | undefined {
  if (goal.distance < LONG_WALK) return undefined;
  let best: string | undefined;
  let least = goal.distance - pointsPerMove(adventure, seat) - 1;
  for (const answer of able) {
    if (!answer.startsWith('travel:')) continue;
    const points = walksFrom(adventure, seat, answer.slice('travel:'.length)).points.get(goal.space);
    if (points !== undefined && points < least) [best, least] = [answer, points];
  }
  return best;
}

/** Walks, or explores what lies facedown on the way. */
function stepTowards(to: string, walks: Walks, able: ReadonlySet<string>): string | undefined {
  const next = firstStep(walks, to);
  const step = isFacedown(next) ? `explore:${facedownPosition(next)}` : `to:${next}`;
  return [step, 'move'].find((answer) => able.has(answer));
}

const exploring = (adventure: Adventure, space: string, able: ReadonlySet<string>): string | undefined =>
  facedownBeside(adventure, space)
    .map((position) => `explore:${position}`)
    .find((answer) => able.has(answer));

/** Who stands in the way of a quest or an encounter is fought first. FB-ACT-5 */
function clearing(adventure: Adventure, seat: Seat, goal: Goal, able: ReadonlySet<string>): string | undefined {
  if (goal.there.startsWith('fight:') || goal.there === '') return undefined;
  return activeIn(adventure, goal.space)
    .filter((enemy) => !isLoyalToEnemy(adventure, seat, enemy))
    .map(({ id }) => `fight:${id}`)
    .find((answer) => able.has(answer));
}

/** Before a fight that may kill, a survivor recovers, if it can. */
function restedFor(adventure: Adventure, seat: Seat, act: string, able: ReadonlySet<string>): string {
  if (!act.startsWith('fight:') || !able.has('camp')) return act;
  const foe = foeOf(adventure, enemyById(adventure.state, act.slice('fight:'.length))!.token)!;
  const recovered = survivorOf(adventure.state, seat).hp >= sheetOf(adventure, seat).maxHp;
  return recovered || isSafe(adventure, seat, foe) ? act : 'camp';
}
