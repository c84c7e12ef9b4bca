/** What a bot may set out to do: objectives of staged quests, enemies, encounters, tiles to explore. */
import type { Seat } from '@holotape/kernel';
import { encounterCard, questCard } from '../content.ts';
import type { Objective } from '../printed/cards.ts';
import type { Trigger } from '../printed/conditions.ts';
import type { Instruction } from '../printed/instructions.ts';
import type { Place } from '../printed/parts.ts';
import { amountOf, holds, spacesMeant } from '../queries/conditions.ts';
import { type Foe, foeOf, has, isLoyalToEnemy, isMeant } from '../queries/foes.ts';
import { bordersOf, distancesFrom, isFacedown, levelAt, neighbours, spacesOnMap } from '../queries/map.ts';
import { whyNotPay } from '../queries/quests.ts';
import { hasRangedWeapon, survivorOf } from '../queries/survivors.ts';
import type { Adventure, MapEnemy } from '../state.ts';
import { actionsToClear, actionsToKill, actionsToSucceed } from './chances.ts';
import {
  bountyTogether,
  crowdAt,
  encounterTogether,
  errandsTogether,
  exploredTogether,
  questTogether,
  xpTogether,
} from './together/errands.ts';
import { actionsToWalk, fireAt, nearestOf, type Walks, walksFrom } from './walks.ts';
import { worthOfResults, worthOfXp } from './worth.ts';

/** A thing to do somewhere. */
interface Errand {
  /** In actions one would give for it. */
  readonly worth: number;
  readonly spaces: readonly string[];
  /** What to answer there: `quest:020:2`, `fight:e7`, `encounter`; nothing, if being there is enough. */
  readonly there: string;
  /** Actions it takes once there. */
  readonly actions: number;
}

/** An errand, and the way to where it is done. */
export interface Goal extends Errand {
  readonly space: string;
  readonly distance: number;
  /** Its worth without all the actions it takes. */
  readonly net: number;
}

/** What an explored tile is worth: places to go to, and enemies to fight. */
export const EXPLORED = 1.5;

/** Actions that a missing Cap, or a card that is asked for, takes to come by. */
const PER_MISSING_CAP = 1.2;
const MISSING_CARD = 8;

/** Objectives that speak of unknown places: so many actions for each tile that may have to be explored. */
const PER_FACEDOWN = 0.7;

/** What lies facedown may be an enemy that is wanted, or open the way for a marker: how much of its worth counts. */
const NOT_SEEN = 0.25;

/** What an encounter is worth, and how much more for each level of its icon. */
const ENCOUNTER = 1.5;
const ENCOUNTER_LEVEL = 0.25;
/** Behind the door of a vault are unique things, letters and, with the last card, agendas. */
const VAULT = 3;
/** How much of what cannot be paid yet counts for an encounter: it may bring Caps or cards. */
const EARNING = 0.25;

/** Of two objectives of a card only one is ever completed: how much of the better one is given up by the other. */
const REGRET = 0.5;
/** The same, as long as nothing can be done about the better one. */
const DISTANT_REGRET = 0.1;

const LOOT_OF_ENEMY = 0.8;

/** Actions to come by what an objective costs. */
function actionsToEarn(adventure: Adventure, seat: Seat, { spend = 0, discard, either }: Objective): number {
  const missing = Math.max(0, amountOf(adventure, { seat }, spend) - survivorOf(adventure.state, seat).caps);
  return missing * PER_MISSING_CAP + (discard === undefined && either === undefined ? 0 : MISSING_CARD);
}

/** What is paid for a kill; less than nothing, if it helps the wrong faction. */
interface Bounty {
  readonly kill: NonNullable<Trigger['kill']>;
  readonly worth: number;
}

/** Enemies on the map, for their XP and for what quests give for them. */
function* kills(adventure: Adventure, seat: Seat, bounties: readonly Bounty[]): Generator<Errand> {
  const xp = worthOfXp(survivorOf(adventure.state, seat)) + xpTogether(adventure, seat);
  for (const enemy of adventure.state.enemies) {
    const foe = foeOf(adventure, enemy.token);
    if (!enemy.faceup || foe === undefined || isLoyalToEnemy(adventure, seat, enemy)) continue;
    let worth = foe.level * xp + (has(foe, 'loot') ? LOOT_OF_ENEMY : 0);
    worth += bountyTogether(adventure, foe.level, enemy.token);
    for (const bounty of bounties) if (bounty.kill.some((which) => isMeant(which, foe))) worth += bounty.worth;
    const spaces = reachOf(adventure, seat, enemy, foe);
    yield { worth, spaces, there: `fight:${enemy.id}`, actions: actionsToKill(adventure, seat, foe) };
  }
}

/** From where a survivor can fight it. FB-FIGHT-3 */
const reachOf = (adventure: Adventure, seat: Seat, { space }: MapEnemy, foe: Foe): string[] =>
  hasRangedWeapon(adventure, seat) && !has(foe, 'ranged')
    ? [space, ...neighbours(adventure, space).filter((each) => !isFacedown(each))]
    : [space];

/** Where an encounter card may be met that completes an objective: it was shuffled into the top of its deck. */
function encounterErrand(adventure: Adventure, seat: Seat, worth: number, card: string): Errand | undefined {
  const { content, state } = adventure;
  const { back, options, skip } = encounterCard(content, card);
  if (state.decks[back].length === 0) return undefined;
  const tries = options.flatMap(({ do: steps }) =>
    completes(steps) ? [actionsToSucceed(adventure, seat, steps)] : [],
  );
  const spaces = spacesOnMap(adventure).flatMap(({ id, icon }) =>
    icon === back && !state.turn.visited.includes(id) && !(skip && holds(adventure, { seat, card, space: id }, skip.if))
      ? [id]
      : [],
  );
  // It is not the first card drawn, and there is one encounter in a turn.
  return { worth, spaces, there: 'encounter', actions: 3 * Math.min(...tries) };
}

const completes = (steps: readonly Instruction[]): boolean =>
  steps.some(
    ({ complete, test, fight }) =>
      complete !== undefined || completes(test?.pass?.do ?? []) || completes(fight?.win?.do ?? []),
  );

const HERE = { here: true as const };

/** What objectives ask for, gathered from all staged quests. */
class Quests {
  readonly errands: Errand[] = [];
  readonly bounties: Bounty[] = [];
  /** The best of what lies on tiles that nobody has seen. */
  unknown = 0;
  /** The best of what there is nothing to pay with yet. */
  unpaid = 0;
  readonly #adventure: Adventure;
  readonly #seat: Seat;

  constructor(adventure: Adventure, seat: Seat) {
    this.#adventure = adventure;
    this.#seat = seat;
    for (const { card, counters } of adventure.state.quests) {
      const { objectives } = questCard(adventure.content, card);
      const worths = objectives.map(({ results }) => worthOfResults(adventure, seat, results));
      // The best first: whether anything can be done about it decides how much the others give up.
      const order = [...objectives.keys()].sort((a, b) => worths[b]! - worths[a]!);
      let share = REGRET;
      for (const i of order) {
        const objective = objectives[i]!;
        const regret = objective.results.some(({ trash }) => trash) ? share * (worths[order[0]!]! - worths[i]!) : 0;
        const possible = this.#add(card, i, objective, (worths[i]! - regret) / (objective.times - (counters[i] ?? 0)));
        if (i === order[0] && !possible) share = DISTANT_REGRET;
      }
    }
  }

  /** Comes back with whether something can be done about it now. */
  #add(card: string, i: number, objective: Objective, worth: number): boolean {
    const { trigger } = objective;
    if (trigger?.kill !== undefined) return this.#addKill(trigger.kill, worth);
    if (worth <= 0) return false;
    if (trigger === undefined) return this.#addAction(card, i, objective, worth);
    if (trigger.explore !== undefined) return this.#addUnknown(worth);
    if (trigger.card !== undefined)
      return this.#push(encounterErrand(this.#adventure, this.#seat, worth, trigger.card));
    if (trigger.when?.at !== undefined) return this.#addGathering(trigger.when.at, worth);
    return trigger.when?.marker !== undefined && this.#addMarker(card, worth, trigger.when.marker);
  }

  #push(errand: Errand | undefined): boolean {
    if (errand === undefined || errand.spaces.length === 0) return false;
    this.errands.push(errand);
    return true;
  }

  #addUnknown(worth: number): boolean {
    this.unknown = Math.max(this.unknown, worth);
    return true;
  }

  /** Being there is enough, and all of them have to be. */
  #addGathering(at: Place, worth: number): boolean {
    return this.#push({ worth, spaces: spacesMeant(this.#adventure, this.#seat, at), there: '', actions: 0 });
  }

  #addKill(kill: Bounty['kill'], worth: number): boolean {
    const adventure = this.#adventure;
    this.bounties.push({ kill, worth });
    const isThere = adventure.state.enemies.some(({ token, faceup }) => {
      const foe = faceup ? foeOf(adventure, token) : undefined;
      return foe !== undefined && kill.some((which) => isMeant(which, foe));
    });
    if (!isThere) this.unknown = Math.max(this.unknown, NOT_SEEN * worth);
    return isThere;
  }

  #addAction(card: string, i: number, objective: Objective, worth: number): boolean {
    const adventure = this.#adventure;
    const seat = this.#seat;
    const { at = HERE, requires } = objective;
    if (requires !== undefined && !holds(adventure, { seat, card }, requires)) return false;
    if (whyNotPay(adventure, { seat, card }, objective) !== undefined) {
      this.unpaid = Math.max(this.unpaid, worth - actionsToEarn(adventure, seat, objective));
      return false;
    }
    const actions = actionsToSucceed(adventure, seat, objective.do);
    const spaces = spacesMeant(adventure, seat, at);
    const there = `quest:${card}:${i + 1}`;
    if (spaces.length === 0) {
      const facedown = adventure.state.map.filter(({ faceup }) => !faceup).length;
      return this.#addUnknown(worth - actions - PER_FACEDOWN * facedown);
    }
    for (const space of spaces)
      this.#push({
        worth: worth + questTogether(adventure, seat, space),
        spaces: [space],
        there,
        actions: actions + actionsToClear(adventure, seat, space),
      });
    return true;
  }

  /**
   * A marker has to get somewhere: who carries it walks there, who does not goes to fetch it, or to push it along. One
   * that walks by itself needs nothing but explored tiles.
   */
  #addMarker(card: string, worth: number, { name, at }: { readonly name: string; readonly at: Place }): boolean {
    const adventure = this.#adventure;
    const marker = adventure.state.markers.find((each) => each.name === name);
    if (marker === undefined || isFacedown(marker.space)) return false;
    const spaces = spacesMeant(adventure, this.#seat, at);
    if (marker.carrier === this.#seat) return this.#push({ worth, spaces, there: '', actions: 1 });
    if (marker.carrier !== null) return false;
    const push = pushes(adventure, card, name);
    const distances = distancesFrom(adventure, marker.space);
    const far = Math.min(...spaces.map((space) => distances.get(space) ?? Number.POSITIVE_INFINITY));
    if (!marker.portable && push < 0) return this.#addUnknown(NOT_SEEN * worth);
    const there = marker.portable ? `carry:${name}` : `quest:${card}:${push + 1}`;
    // Taking it up is a step of its own, so that nobody puts it down again to be nearer.
    return this.#push({ worth, spaces: far < Number.POSITIVE_INFINITY ? [marker.space] : [], there, actions: 2 + far });
  }
}

/** Where a survivor wants a marker: where the best objective asks for it. */
export function placeFor(adventure: Adventure, seat: Seat, name: string): string[] {
  const wanted = adventure.state.quests.flatMap(({ card }) =>
    questCard(adventure.content, card).objectives.flatMap(({ trigger, results }) => {
      const marker = trigger?.when?.marker;
      return marker?.name === name ? [{ at: marker.at, worth: worthOfResults(adventure, seat, results) }] : [];
    }),
  );
  const best = wanted.sort((a, b) => b.worth - a.worth)[0];
  return best === undefined || best.worth <= 0 ? [] : spacesMeant(adventure, seat, best.at);
}

/** Which objective of the card moves that marker, by a quest action. */
const pushes = ({ content }: Adventure, card: string, name: string): number =>
  questCard(content, card).objectives.findIndex(
    ({ trigger, do: steps }) =>
      trigger === undefined && steps.some(({ test }) => movesMarker(test?.result?.do ?? [], name)),
  );

const movesMarker = (instructions: readonly Instruction[], name: string): boolean =>
  instructions.some(
    (each) =>
      each.moveMarker?.name === name || movesMarker(each.if?.do ?? [], name) || movesMarker(each.if?.else ?? [], name),
  );

function errandsOf(adventure: Adventure, seat: Seat, { edge }: Walks): Errand[] {
  const { state } = adventure;
  const { errands, bounties, unknown, unpaid } = new Quests(adventure, seat);
  errands.push(...kills(adventure, seat, bounties), ...errandsTogether(adventure, seat));
  for (const { icon, id } of spacesOnMap(adventure)) {
    if (icon === undefined || state.decks[icon].length === 0 || state.turn.visited.includes(id)) continue;
    const usual = icon === 'wasteland' || icon === 'settlement' ? ENCOUNTER : VAULT;
    const worth =
      usual +
      ENCOUNTER_LEVEL * levelAt(adventure, id) +
      EARNING * Math.max(0, unpaid) +
      encounterTogether(adventure, seat, icon);
    errands.push({ worth, spaces: [id], there: 'encounter', actions: 1 + actionsToClear(adventure, seat, id) });
  }
  const explored = EXPLORED + Math.max(0, unknown) + exploredTogether(adventure);
  errands.push({ worth: explored, spaces: edge, there: 'explore', actions: 1 });
  return errands;
}

/** All goals that can be reached, the best first. */
export function goalsOf(adventure: Adventure, seat: Seat, walks: Walks): Goal[] {
  const crowd = crowdAt(adventure, seat);
  const borders = bordersOf(adventure);
  const goals = errandsOf(adventure, seat, walks).flatMap((errand): Goal[] => {
    const { worth, spaces, actions, there } = errand;
    const nearest = nearestOf(walks, spaces);
    if (nearest === undefined || actions === Number.POSITIVE_INFINITY) return [];
    const shot = there.startsWith('fight:') ? 0 : fireAt(adventure, seat, nearest.space, borders);
    const trouble = shot + crowd(nearest.space, there);
    const net = worth - actions - actionsToWalk(adventure, seat, nearest.distance) - trouble;
    return [{ ...errand, ...nearest, net }];
  });
  return goals.sort((a, b) => b.net - a.net);
}

/**
 * How much of the best goals counts: who does one thing is nearer to others too. Less than all of the best, or a bot
 * would rather have it before it than behind it.
 */
const NEXT_GOALS = [0.9, 0.1, 0.05] as const;

/** The best goals, as far as they are worth the trouble. */
export function goalsAhead(adventure: Adventure, seat: Seat): number {
  const { space } = survivorOf(adventure.state, seat);
  if (space === null || adventure.state.phase === 'over') return 0;
  const goals = goalsOf(adventure, seat, walksFrom(adventure, seat, space));
  return NEXT_GOALS.reduce((sum, share, i) => sum + share * Math.max(0, goals[i]?.net ?? 0), 0);
}
