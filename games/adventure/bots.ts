/** What bots go by. Every weight is in points of influence; a term says why it counts and what was measured. */
import type { Seat, Term } from '@holotape/kernel';
import type { AdventureContent } from './content.ts';
import { encounterCard, questCard } from './content.ts';
import type { Objective } from './printed/cards.ts';
import type { Trigger } from './printed/conditions.ts';
import type { Instruction } from './printed/instructions.ts';
import type { Place } from './printed/parts.ts';
import { holds, spacesMeant } from './rules/conditions.ts';
import { hitsNeeded } from './rules/fights.ts';
import { activeIn, type Foe, foeOf, isLoyalToEnemy, isMeant } from './rules/foes.ts';
import { influenceNeeded, worthOf } from './rules/influence.ts';
import { distancesFrom, isFacedown, levelAt, neighbours, spacesOnMap } from './rules/map.ts';
import { pointsPerMove, pointsToEnter } from './rules/moving.ts';
import { whyNotPay } from './rules/quests.ts';
import {
  armorOf,
  cardsInEffect,
  clockwiseFrom,
  isActing,
  item,
  remainingHp,
  rerollsFor,
  survivorOf,
  weaponLetters,
} from './rules/survivors.ts';
import { testRerolls } from './rules/tests.ts';
import type { Adventure, AdventureState } from './state.ts';
import { ACTIONS_PER_TURN, AGENDA_LIMIT, FACTIONS, type Faction } from './words.ts';

type AdventureTerm = Term<AdventureState, AdventureContent>;

/** A thing to do somewhere: what it is worth, where, and how many tries it takes once there. */
interface Goal {
  readonly worth: number;
  readonly spaces: readonly string[];
  readonly tries: number;
}

/** What a thing that takes one action more is worth of what it is worth now. */
const PATIENCE = 0.88;

/** What an explored tile is worth: places to go to, and enemies to fight. */
const EXPLORED = 0.12;

/**
 * How much of the best goals counts: who does one thing is nearer to others too. Less than all of the best, or a bot
 * would rather have it before it than behind it.
 */
const NEXT_GOALS = [0.75, 0.2, 0.1] as const;

/** Chances smaller than this are no plan. */
const HOPELESS = 0.08;

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
  const miss = 1 - hit;
  const exactly = [miss * miss * miss, 3 * hit * miss * miss, 3 * hit * hit * miss, hit * hit * hit];
  return exactly.slice(hitsNeeded(foe)).reduce((sum, chance) => sum + chance, 0);
}

/** Whether a fight is likely to be survived: two hits are the mean, three are common. */
function isSafe(adventure: Adventure, seat: Seat, foe: Foe): boolean {
  const damage = Math.max(0, 3 - armorOf(adventure, seat)) * foe.level;
  return remainingHp(survivorOf(adventure.state, seat)) > damage;
}

/** Power as it would stand, and how many agendas of each faction a survivor has. */
interface Standing {
  readonly power: Readonly<Record<Faction, number>>;
  readonly cards: Readonly<Record<Faction, number>>;
  /** What its other agendas are worth, and those of the factions without their lead. */
  readonly rest: number;
}

function standingOf(adventure: Adventure, seat: Seat): Standing {
  const { state, content } = adventure;
  const cards = { star: 0, shield: 0 };
  let rest = 0;
  for (const agenda of survivorOf(state, seat).agendas) {
    const { faction } = content.agendas.get(agenda)!;
    if (faction === undefined) rest += worthOf(adventure, seat, agenda);
    else {
      cards[faction] += 1;
      rest += 1;
    }
  }
  return { power: state.power, cards, rest };
}

const leadIn = ({ star, shield }: Standing['power'], faction: Faction): number =>
  Math.max(0, faction === 'star' ? star - shield : shield - star);

/** Influence if that faction were so many spaces further. */
const influenceIn = ({ power, cards, rest }: Standing, faction: Faction = 'star', further = 0): number => {
  const then = { ...power, [faction]: power[faction] + further };
  return rest + cards.star * leadIn(then, 'star') + cards.shield * leadIn(then, 'shield');
};

/** What a faction can be brought forward in the rest of a game, the last quest alone gives 3 or 4: agendas are for that. */
const FURTHER = 4;

/** A story that goes on: main quests move the leader, and only the last of them wins by itself. */
const PROGRESS = 0.5;

/**
 * How many agendas of the leading faction a survivor comes to hold in a game, and how much of that counts beforehand.
 * A big lead is better than a small one whichever way it goes, so who has no side takes the one that leads.
 */
const CARDS_OF_LEADER = 2;
const LEAD = 0.3;

/** Near the end of the track, what is missing to win counts against it. By spaces left. */
const LAST_SPACES = [3, 0.25, 0.08] as const;

/** How good it is that power stands so: influence now and to come, the end in sight or too near. */
function prospectOf(adventure: Adventure, standing: Standing): number {
  const { track } = adventure.content.scenarios.get(adventure.state.scenario)!;
  const { star, shield } = standing.power;
  const influence = influenceIn(standing);
  const missing = influenceNeeded(adventure) - influence;
  if (missing <= 0) return WINNING;
  const left = Math.max(0, track.length - 1 - Math.max(star, shield));
  const lead = Math.abs(star - shield);
  const side = star > shield ? standing.cards.star : standing.cards.shield;
  const hoped = Math.max(...FACTIONS.map((faction) => influenceIn(standing, faction, FURTHER)));
  const drawn = LEAD * lead * Math.max(0, CARDS_OF_LEADER - side);
  const story = PROGRESS * Math.max(star, shield);
  return 0.4 * influence + 0.6 * hoped + drawn + story - missing * (LAST_SPACES[left] ?? 0);
}

/** Having enough influence, in thoughts; the real thing is in the term "result". */
const WINNING = 25;

/** What an agenda is worth before it is seen: 1, or one of the side that leads; with four in hand the worst goes. */
const agendaWorth = (held: number, { star, shield }: Standing['power']): number =>
  (held < AGENDA_LIMIT ? 1.4 : 0.5) + 0.25 * Math.abs(star - shield);

/** How much of results can be told beforehand; outcomes behind tests are left to trying. */
function worthOfResults(adventure: Adventure, seat: Seat, results: readonly Instruction[]): number {
  const standing = standingOf(adventure, seat);
  const held = survivorOf(adventure.state, seat).agendas.length;
  const power = { ...standing.power };
  let worth = 0;
  for (const each of results) {
    for (const faction of FACTIONS) power[faction] = Math.max(0, power[faction] + (each.power?.[faction] ?? 0));
    if (typeof each.agenda === 'number') worth += each.agenda * agendaWorth(held, power);
    if (typeof each.xp === 'number') worth += each.xp * XP;
    if (typeof each.caps === 'number') worth += each.caps * 0.06;
    if (typeof each.loot === 'number') worth += each.loot * 0.15;
    if (each.gain !== undefined) worth += 0.8;
    if (each.stage !== undefined) worth += STAGED;
    if (each.trash !== undefined) worth -= STAGED;
  }
  return worth + prospectOf(adventure, { ...standing, power }) - prospectOf(adventure, standing);
}

/** A staged quest is something to do; XP lead to letters. */
const STAGED = 0.2;
const XP = 0.18;
/** A letter makes two of seven tests easier, and fights with the weapons that show it. */
const LETTER = 0.8;

/** The chance that the instructions of an objective succeed. */
function chanceOf(adventure: Adventure, seat: Seat, instructions: readonly Instruction[]): number {
  return instructions.reduce((chance, { test, fight }) => {
    if (test?.difficulty !== undefined)
      return chance * testChance(test.difficulty, testRerolls(adventure, seat, test.letters));
    return fight === undefined ? chance : chance * 0.6;
  }, 1);
}

/** How much of a price a survivor has; half the Caps are less than half the way. */
function meansFor(adventure: Adventure, seat: Seat, objective: Objective): number {
  if (whyNotPay(adventure, seat, objective) === undefined) return 1;
  const { spend, discard, either } = objective;
  if (discard !== undefined || either !== undefined) return 0;
  const share = survivorOf(adventure.state, seat).caps / (spend ?? 1);
  return 0.6 * share * share;
}

const rerollsInFights = (adventure: Adventure, seat: Seat): number =>
  rerollsFor(survivorOf(adventure.state, seat), weaponLetters(adventure, seat));

/** Enemies on the map that would do, each as likely to be killed as it is. */
function* killGoals(adventure: Adventure, seat: Seat, worth: number, trigger: Trigger): Generator<Goal> {
  const { state } = adventure;
  for (const { token, space, faceup } of state.enemies) {
    const foe = foeOf(adventure, token);
    if (!faceup || foe === undefined || !trigger.kill!.some((which) => isMeant(which, foe))) continue;
    const chance = killChance(adventure, foe, rerollsInFights(adventure, seat));
    if (chance < HOPELESS || !isSafe(adventure, seat, foe)) continue;
    yield { worth: worth - (1 - chance) * 0.2 * foe.level, spaces: [space], tries: 1 / chance };
  }
}

/** Where an encounter card may be met that completes an objective: it was shuffled into the top of its deck. */
function encounterGoal(adventure: Adventure, seat: Seat, worth: number, card: string): Goal | undefined {
  const { content, state } = adventure;
  const { back, options } = encounterCard(content, card);
  if (state.decks[back].length === 0) return undefined;
  const best = Math.max(...options.map((option) => chanceOf(adventure, seat, option.do)));
  const spaces = spacesOnMap(adventure).flatMap(({ id, icon }) =>
    icon === back && !state.turn.visited.includes(id) ? [id] : [],
  );
  return { worth, spaces, tries: 2 / Math.max(HOPELESS, best) };
}

/** What can be done about one objective. `unknown` collects what lies on tiles that nobody has seen. */
function* objectiveGoals(
  adventure: Adventure,
  seat: Seat,
  card: string,
  objective: Objective,
  unknown: { worth: number },
): Generator<Goal> {
  const { at = HERE, requires, trigger } = objective;
  const worth = worthOfResults(adventure, seat, objective.results) / objective.times;
  if (worth <= 0) return;
  if (trigger?.kill !== undefined) yield* killGoals(adventure, seat, worth, trigger);
  else if (trigger?.explore !== undefined) unknown.worth += worth * 0.6;
  else if (trigger?.card !== undefined) {
    const goal = encounterGoal(adventure, seat, worth, trigger.card);
    if (goal !== undefined) yield goal;
  } else if (trigger?.when?.marker !== undefined) yield* markerGoals(adventure, seat, card, worth, trigger.when.marker);
  if (trigger !== undefined) return;
  const chance = chanceOf(adventure, seat, objective.do) * meansFor(adventure, seat, objective);
  if (chance < HOPELESS) return;
  if (requires !== undefined && !holds(adventure, { seat, card }, requires)) return;
  const spaces = spacesMeant(adventure, seat, at);
  if (spaces.length === 0) unknown.worth += worth * chance * 0.25;
  for (const space of spaces) yield { worth, spaces: [space], tries: 1 / chance + obstacleAt(adventure, seat, space) };
}

/** Actions it takes to get rid of who hinders there. FB-ACT-5 */
function obstacleAt(adventure: Adventure, seat: Seat, space: string): number {
  return activeIn(adventure, space).reduce((sum, enemy) => {
    if (isLoyalToEnemy(adventure, seat, enemy)) return sum;
    const foe = foeOf(adventure, enemy.token)!;
    const chance = killChance(adventure, foe, rerollsInFights(adventure, seat));
    return sum + (isSafe(adventure, seat, foe) ? 1 / Math.max(HOPELESS, chance) : 6);
  }, 0);
}

const HERE = { here: true as const };

/** A marker has to get somewhere: who carries it walks there, who does not goes to fetch it, or to push it along. */
function* markerGoals(
  adventure: Adventure,
  seat: Seat,
  card: string,
  worth: number,
  { name, at }: { readonly name: string; readonly at: Place },
): Generator<Goal> {
  const marker = adventure.state.markers.find((each) => each.name === name);
  if (marker === undefined) return;
  const goals = spacesMeant(adventure, seat, at);
  if (marker.carrier === seat) yield { worth, spaces: goals, tries: 1 };
  else if (marker.carrier === null && (marker.portable || isPushed(adventure, card, name))) {
    const distances = distancesFrom(adventure, marker.space);
    const far = Math.min(...goals.map((space) => distances.get(space) ?? Number.POSITIVE_INFINITY));
    // Taking it up is a step of its own, so that nobody puts it down again to be nearer.
    if (far < Number.POSITIVE_INFINITY) yield { worth, spaces: [marker.space], tries: 2 + far };
  }
}

/** Whether quest actions of the card move that marker. */
const isPushed = ({ content }: Adventure, card: string, name: string): boolean =>
  questCard(content, card).objectives.some(
    ({ trigger, do: steps }) =>
      trigger === undefined && steps.some(({ test }) => movesMarker(test?.result?.do ?? [], name)),
  );

const movesMarker = (instructions: readonly Instruction[], name: string): boolean =>
  instructions.some(
    (each) =>
      each.moveMarker?.name === name || movesMarker(each.if?.do ?? [], name) || movesMarker(each.if?.else ?? [], name),
  );

/** Quest actions, kills that are asked for, encounters, and tiles to explore. */
function goalsOf(adventure: Adventure, seat: Seat, edge: readonly string[]): Goal[] {
  const { state, content } = adventure;
  const unknown = { worth: EXPLORED };
  const goals: Goal[] = [];
  for (const { card } of state.quests)
    for (const objective of questCard(content, card).objectives)
      goals.push(...objectiveGoals(adventure, seat, card, objective, unknown));
  for (const { icon, id } of spacesOnMap(adventure))
    if (icon !== undefined && state.decks[icon].length > 0 && !state.turn.visited.includes(id))
      goals.push({ worth: 0.05 + 0.04 * levelAt(adventure, id), spaces: [id], tries: 1 });
  goals.push({ worth: unknown.worth, spaces: edge, tries: 1 });
  return goals;
}

/** Points that a facedown tile on the way costs: an action to explore it, and a walk across. */
const ACROSS_FACEDOWN = 4;

/** Movement points to every space, as far as one can tell, and which spaces lie beside a facedown tile. */
function walksFrom(adventure: Adventure, seat: Seat, from: string): { points: Map<string, number>; edge: string[] } {
  const points = new Map([[from, 0]]);
  const edge = new Set<string>();
  const queue = [from];
  for (const at of queue)
    for (const next of neighbours(adventure, at)) {
      const hidden = isFacedown(next);
      if (hidden && !isFacedown(at)) edge.add(at);
      const cost = points.get(at)! + (hidden ? ACROSS_FACEDOWN : pointsToEnter(adventure, seat, next));
      if (cost >= (points.get(next) ?? Number.POSITIVE_INFINITY)) continue;
      points.set(next, cost);
      queue.push(next);
    }
  return { points, edge: [...edge] };
}

/** Actions it takes to be there and do it, with the points that are left. */
function actionsTo(adventure: Adventure, seat: Seat, distance: number): number {
  const points = isActing(adventure.state, seat) ? adventure.state.turn.points : 0;
  return Math.ceil(Math.max(0, distance - points) / pointsPerMove(adventure, seat));
}

/** The best goals, each worth less the longer it takes. */
function goalsAhead(adventure: Adventure, seat: Seat): number {
  const { space } = survivorOf(adventure.state, seat);
  if (space === null || adventure.state.phase === 'over') return 0;
  const { points, edge } = walksFrom(adventure, seat, space);
  const values = goalsOf(adventure, seat, edge).map(({ worth, spaces, tries }) => {
    let distance = Number.POSITIVE_INFINITY;
    for (const each of spaces) distance = Math.min(distance, points.get(each) ?? Number.POSITIVE_INFINITY);
    if (distance === Number.POSITIVE_INFINITY) return 0;
    // Points that are left bring nearer, if only a little: whoever has begun to walk walks on.
    const near = 0.01 * Math.max(0, 10 - distance);
    return worth * (raised(PATIENCE, actionsTo(adventure, seat, distance) + Math.round(tries)) + 0.1 * near);
  });
  values.sort((a, b) => b - a);
  return NEXT_GOALS.reduce((sum, share, i) => sum + share * (values[i] ?? 0), 0);
}

/** What an action is worth, used or not: eleven influence in about forty of them. Changing one's mind counts as one too. */
const TIME = 0.12;

/** Actions that have gone by for this survivor, used or not. */
function clockOf(state: AdventureState, seat: Seat): number {
  const before = state.round * ACTIONS_PER_TURN;
  if (state.phase !== 'turn') return before + ACTIONS_PER_TURN;
  if (state.turn.seat === seat) return before + ACTIONS_PER_TURN - state.turn.actions;
  const order = clockwiseFrom(state, state.first);
  return order.indexOf(seat) < order.indexOf(state.turn.seat) ? before + ACTIONS_PER_TURN : before;
}

const survivorTerm = (
  name: string,
  why: string,
  value: (adventure: Adventure, seat: Seat) => number,
): AdventureTerm => ({
  name,
  why,
  // Before its first action nothing counts: one survivor is as good as another, so that bots do not all take the same.
  value: (adventure, seat) =>
    clockOf(adventure.state, seat) <= ACTIONS_PER_TURN || survivorOf(adventure.state, seat).eliminated
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
  survivorTerm(
    'influence',
    'Eight to eleven of it win (FB-INF-1); a lead will bring more; without enough of it the end of the track is a loss.',
    (adventure, seat) => prospectOf(adventure, standingOf(adventure, seat)),
  ),
  survivorTerm(
    'agendas',
    'Up to four can be held; each may become worth more than 1.',
    ({ state }, seat) => 0.4 * Math.min(AGENDA_LIMIT, survivorOf(state, seat).agendas.length),
  ),
  survivorTerm('quests', 'A staged quest is something to do.', ({ state }) => STAGED * state.quests.length),
  survivorTerm(
    'time',
    'Every action that goes by brings the factions nearer to the end, used or not. Measured: with less, solo games drag on.',
    ({ state }, seat) => -TIME * (clockOf(state, seat) + survivorOf(state, seat).changes),
  ),
  survivorTerm(
    'health',
    'Being killed costs the inventory and the turn; the last HP matter most.',
    ({ state }, seat) => {
      const remaining = remainingHp(survivorOf(state, seat));
      return 0.02 * remaining - 0.06 * Math.max(0, 9 - remaining) - 0.25 * Math.max(0, 5 - remaining);
    },
  ),
  survivorTerm(
    'letters',
    'Every letter is a reroll in tests and fights that show it; XP are on the way to the next.',
    ({ state }, seat) => {
      const { letters, xp } = survivorOf(state, seat);
      return LETTER * (letters.length + Math.min(xp, letters.length) / (letters.length + 1));
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
      (sum, { trait }) => sum + (trait === 'well-rested' ? 0.12 : trait === 'addicted' ? -0.25 : 0),
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
