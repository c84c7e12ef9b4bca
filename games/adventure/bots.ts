/** What bots go by. Every weight is in points of influence; a term says why it counts and what was measured. */
import type { Seat, Term } from '@holotape/kernel';
import type { AdventureContent } from './content.ts';
import { questCard } from './content.ts';
import type { Objective } from './printed/cards.ts';
import type { Instruction } from './printed/instructions.ts';
import { holds, spacesMeant } from './rules/conditions.ts';
import { hitsNeeded } from './rules/fights.ts';
import { type Foe, foeOf, isMeant } from './rules/foes.ts';
import { influenceNeeded, influenceOf, leadOf } from './rules/influence.ts';
import { isFacedown, levelAt, neighbours, spacesOnMap } from './rules/map.ts';
import { pointsPerMove, pointsToEnter } from './rules/moving.ts';
import { whyNotPay } from './rules/quests.ts';
import {
  armorOf,
  cardsInEffect,
  isActing,
  item,
  remainingHp,
  rerollsFor,
  survivorOf,
  weaponLetters,
} from './rules/survivors.ts';
import { testRerolls } from './rules/tests.ts';
import type { Adventure, AdventureState } from './state.ts';
import { FACTIONS } from './words.ts';

type AdventureTerm = Term<AdventureState, AdventureContent>;

/** A thing to do somewhere: what it is worth, and how many actions away. */
interface Goal {
  readonly worth: number;
  readonly spaces: readonly string[];
}

/** What a thing that lies one action further away is worth of what it is worth here. */
const PATIENCE = 0.82;

/** What an explored tile is worth: places to go to, and enemies to fight. */
const EXPLORED = 0.3;

/** Chances to pass a test of difficulty 1 to 6 with 0 to 3 rerolls: odds.ts computes them, too slowly to ask every time. */
const TEST_CHANCES = [
  [0.88, 0.98, 1, 1],
  [0.63, 0.89, 0.97, 0.99],
  [0.33, 0.66, 0.83, 0.92],
  [0.13, 0.35, 0.54, 0.69],
  [0.03, 0.13, 0.25, 0.39],
  [0, 0.03, 0.07, 0.14],
] as const;
const MOST_REROLLS = 3;

const testChance = (difficulty: number, rerolls: number): number =>
  TEST_CHANCES[Math.min(difficulty, TEST_CHANCES.length) - 1]![Math.min(rerolls, MOST_REROLLS)]!;

/** By multiplying: the same on every machine. */
function raised(base: number, exponent: number): number {
  let product = 1;
  for (let i = 0; i < exponent; i += 1) product *= base;
  return product;
}

/** Misses are rolled again with every reroll, so each die has so many tries more. */
function killChance({ content }: Adventure, foe: Foe, rerolls: number): number {
  const matching = content.dice.filter(({ areas }) => areas.some((area) => foe.areas.includes(area))).length;
  const hit = 1 - raised(1 - matching / content.dice.length, rerolls + 1);
  const exactly = [(1 - hit) ** 3, 3 * hit * (1 - hit) ** 2, 3 * hit ** 2 * (1 - hit), hit ** 3];
  return exactly.slice(hitsNeeded(foe)).reduce((sum, chance) => sum + chance, 0);
}

/** How much of results can be told beforehand; outcomes behind tests are left to trying. */
function worthOfResults(adventure: Adventure, seat: Seat, results: readonly Instruction[]): number {
  const { agendas } = survivorOf(adventure.state, seat);
  return results.reduce((sum, { agenda, xp, caps, loot, gain, power }) => {
    let worth = sum;
    if (typeof agenda === 'number') worth += agendas.length < 4 ? agenda : agenda * 0.3;
    if (typeof xp === 'number') worth += xp * 0.15;
    if (typeof caps === 'number') worth += caps * 0.08;
    if (typeof loot === 'number') worth += loot * 0.15;
    if (gain !== undefined) worth += 0.8;
    for (const faction of FACTIONS) worth += (power?.[faction] ?? 0) * leaning(adventure, seat, faction);
    return worth;
  }, 0);
}

/** How many of one's agendas grow when a faction advances, less those of the other. */
function leaning({ state, content }: Adventure, seat: Seat, faction: 'star' | 'shield'): number {
  return survivorOf(state, seat).agendas.reduce((sum, card) => {
    const own = content.agendas.get(card)!.faction;
    return own === undefined ? sum : sum + (own === faction ? 1 : -1);
  }, 0);
}

/** The chance that the instructions of an objective succeed. */
function chanceOf(adventure: Adventure, seat: Seat, objective: Objective): number {
  return objective.do.reduce((chance, { test, fight }) => {
    if (test?.difficulty !== undefined)
      return chance * testChance(test.difficulty, testRerolls(adventure, seat, test.letters));
    return fight === undefined ? chance : chance * 0.6;
  }, 1);
}

/** Quest actions, kills that are asked for, and encounters. */
function goalsOf(adventure: Adventure, seat: Seat): Goal[] {
  const { state, content } = adventure;
  const goals: Goal[] = [];
  for (const { card } of state.quests)
    for (const objective of questCard(content, card).objectives) {
      const worth = worthOfResults(adventure, seat, objective.results);
      if (worth <= 0) continue;
      if (objective.trigger?.kill !== undefined) {
        const which = objective.trigger.kill;
        for (const enemy of state.enemies) {
          const foe = foeOf(adventure, enemy.token);
          if (!enemy.faceup || foe === undefined || !which.some((each) => isMeant(each, foe))) continue;
          const rerolls = rerollsFor(survivorOf(state, seat), weaponLetters(adventure, seat));
          goals.push({ worth: worth * killChance(adventure, foe, rerolls), spaces: [enemy.space] });
        }
      } else if (objective.trigger === undefined && whyNotPay(adventure, seat, objective) === undefined) {
        const { at = { here: true as const }, requires } = objective;
        if (requires !== undefined && !holds(adventure, { seat, card }, requires)) continue;
        goals.push({ worth: worth * chanceOf(adventure, seat, objective), spaces: spacesMeant(adventure, seat, at) });
      }
    }
  for (const space of spacesOnMap(adventure)) {
    if (space.icon !== undefined && state.decks[space.icon].length > 0 && !state.turn.visited.includes(space.id))
      goals.push({ worth: 0.15 + 0.08 * levelAt(adventure, space.id), spaces: [space.id] });
  }
  return goals;
}

/** Movement points to every space a survivor can walk to, and which spaces lie beside a facedown tile. */
function walksFrom(adventure: Adventure, seat: Seat, from: string): { points: Map<string, number>; edge: Set<string> } {
  const points = new Map([[from, 0]]);
  const edge = new Set<string>();
  const queue = [from];
  for (const at of queue)
    for (const next of neighbours(adventure, at)) {
      if (isFacedown(next)) {
        edge.add(at);
        continue;
      }
      const cost = points.get(at)! + pointsToEnter(adventure, seat, next);
      if (cost >= (points.get(next) ?? Number.POSITIVE_INFINITY)) continue;
      points.set(next, cost);
      queue.push(next);
    }
  return { points, edge };
}

/** Actions it takes to be there and do it, with the points that are left. */
function actionsTo(adventure: Adventure, seat: Seat, distance: number): number {
  const points = isActing(adventure.state, seat) ? adventure.state.turn.points : 0;
  return 1 + Math.ceil(Math.max(0, distance - points) / pointsPerMove(adventure, seat));
}

function bestGoal(adventure: Adventure, seat: Seat): number {
  const { space } = survivorOf(adventure.state, seat);
  if (space === null || adventure.state.phase === 'over') return 0;
  const { points, edge } = walksFrom(adventure, seat, space);
  const goals = [...goalsOf(adventure, seat), { worth: EXPLORED, spaces: [...edge] }];
  const now = isActing(adventure.state, seat) ? adventure.state.turn.actions : 0;
  return goals.reduce((best, { worth, spaces }) => {
    const distance = Math.min(...spaces.map((each) => points.get(each) ?? Number.POSITIVE_INFINITY));
    if (distance === Number.POSITIVE_INFINITY) return best;
    // What cannot be done this turn waits for a whole round of others.
    const actions = actionsTo(adventure, seat, distance);
    const value = worth * raised(PATIENCE, actions) * (actions > now ? 0.8 : 1);
    return Math.max(best, value);
  }, 0);
}

const survivorTerm = (
  name: string,
  why: string,
  value: (adventure: Adventure, seat: Seat) => number,
): AdventureTerm => ({
  name,
  why,
  value: (adventure, seat) =>
    survivorOf(adventure.state, seat).character === null || survivorOf(adventure.state, seat).eliminated
      ? 0
      : value(adventure, seat),
});

export const evaluation: readonly AdventureTerm[] = [
  {
    name: 'result',
    why: 'Winning is what it is for; a faction that takes over, or being eliminated, is losing.',
    value({ state }, seat) {
      if (survivorOf(state, seat).eliminated) return -50;
      if (state.ending === null) return 0;
      return state.ending.winners.includes(seat) ? 100 : -50;
    },
  },
  survivorTerm('influence', 'Eight to eleven of it win. FB-INF-1', influenceOf),
  survivorTerm(
    'room',
    'Up to four agendas can be held; each is worth 1, and may become worth more.',
    ({ state }, seat) => 0.3 * Math.min(4, survivorOf(state, seat).agendas.length),
  ),
  survivorTerm(
    'track',
    'The game ends when a faction reaches the last space: dangerous for whoever is not about to win.',
    (adventure, seat) => {
      const { state, content } = adventure;
      const last = content.scenarios.get(state.scenario)!.track.length - 1;
      const left = last - Math.max(state.power.star, state.power.shield);
      const missing = influenceNeeded(adventure) - influenceOf(adventure, seat);
      return missing <= 0 ? 0 : -missing * (left <= 1 ? 1.2 : left === 2 ? 0.5 : left === 3 ? 0.2 : 0);
    },
  ),
  survivorTerm(
    'lead',
    'Agendas of a faction grow with its lead, and more of them will be drawn.',
    (adventure, seat) => {
      const own = FACTIONS.map((faction) => leaning(adventure, seat, faction) * leadOf(adventure, faction));
      return 0.2 * own.reduce((sum, each) => sum + each, 0);
    },
  ),
  survivorTerm(
    'health',
    'Being killed costs the inventory and the turn; the last HP matter most.',
    ({ state }, seat) => {
      const remaining = remainingHp(survivorOf(state, seat));
      return 0.05 * remaining - (remaining <= 4 ? 0.3 * (5 - remaining) : 0) - 0.06 * survivorOf(state, seat).rads;
    },
  ),
  survivorTerm(
    'letters',
    'Every letter is a reroll in tests and fights that show it; XP are on the way to the next.',
    ({ state }, seat) => {
      const { letters, xp } = survivorOf(state, seat);
      return 0.35 * letters.length + (0.3 * letters.filter((_, i) => i < xp).length) / (letters.length + 1);
    },
  ),
  survivorTerm('perks', 'A perk is one good moment.', ({ state }, seat) => 0.3 * survivorOf(state, seat).perks.length),
  survivorTerm(
    'caps',
    'Caps buy cards and pay for objectives; the tenth is worth less than the first.',
    ({ state }, seat) => 0.25 * Math.sqrt(survivorOf(state, seat).caps),
  ),
  survivorTerm(
    'cards',
    'Better weapons and armor win fights; what lies in the inventory may be of use.',
    (adventure, seat) => {
      const survivor = survivorOf(adventure.state, seat);
      const weapon = rerollsFor(survivor, weaponLetters(adventure, seat));
      const held = survivor.cards.reduce((sum, { id }) => sum + 0.06 + 0.03 * (item(adventure, id).cost ?? 2), 0);
      const ready = cardsInEffect(adventure, seat).filter(({ exhausted }) => !exhausted).length;
      return 0.35 * weapon + 0.4 * armorOf(adventure, seat) + held + 0.05 * ready;
    },
  ),
  survivorTerm('traits', 'Well Rested is a reroll; Addicted keeps from it.', ({ state }, seat) =>
    survivorOf(state, seat).traits.reduce(
      (sum, { trait }) => sum + (trait === 'well-rested' ? 0.25 : trait === 'addicted' ? -0.25 : 0),
      0,
    ),
  ),
  survivorTerm(
    'map',
    'Half of the places that quests speak of lie facedown at the beginning; who has explored can walk there.',
    ({ state }) => EXPLORED * state.map.filter(({ faceup }) => faceup).length,
  ),
  survivorTerm(
    'goal',
    'Being on the way to what is worth most, and having actions left to do it.',
    (adventure, seat) => {
      const actions = isActing(adventure.state, seat) ? adventure.state.turn.actions : 0;
      return bestGoal(adventure, seat) + 0.02 * actions;
    },
  ),
];
