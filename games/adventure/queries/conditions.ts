/** Whether what a card asks for holds: conditions, places and amounts. Everything here is a question. */
import type { Seat } from '@holotape/kernel';
import type { Condition, Range, WhichCards } from '../printed/conditions.ts';
import type { Amount, Place } from '../printed/parts.ts';
import type { Space } from '../printed/tiles.ts';
import type { Adventure, HeldCard } from '../state.ts';
import { activeIn, foeOf, isMeant } from './foes.ts';
import { distancesFrom, isFacedown, isOnMap, levelAt, spaceAt, spacesOnMap, spacesWithin } from './map.ts';
import type { Rolling } from './rolling.ts';
import {
  armorOf,
  clockwiseFrom,
  hasLetter,
  hasRangedWeapon,
  hasTrait,
  isSolo,
  item,
  survivorOf,
  weaponLetters,
} from './survivors.ts';

/** What a card being carried out knows besides the table: who does it, and which card says so. */
export interface Deed {
  readonly seat: Seat;
  /** The quest, encounter or item card. */
  readonly card?: string | undefined;
  /** Where the encounter took place, for its level. FB-RES-2 */
  readonly space?: string | undefined;
  /** Hits of an open test. */
  readonly hits?: number | undefined;
  /** The fight or test in which a card is used. */
  readonly rolling?: Rolling | undefined;
  /** An objective is being attempted: what fails ends it, however deep within. FB-QUEST-5 */
  readonly attempt?: true | undefined;
}

const inRange = (value: number, { least = 0, most = Number.POSITIVE_INFINITY }: Range): boolean =>
  value >= least && value <= most;

/** A survivor's cards that are meant. */
export function cardsMeant(adventure: Adventure, seat: Seat, which: WhichCards): HeldCard[] {
  return survivorOf(adventure.state, seat).cards.filter((held) => {
    const { kind, robot, deck } = item(adventure, held.id);
    if (held.in === 'beside') return false;
    if (which.kind !== undefined && !which.kind.includes(kind)) return false;
    if (which.robot === true && !robot) return false;
    if (which.unique === true && deck !== 'unique') return false;
    return which.equipped !== true || held.in !== 'inventory';
  });
}

/** Spaces of the faceup map that are meant, in the order of the map. */
export const spacesMeant = (adventure: Adventure, seat: Seat, place: Place): string[] =>
  spacesAnywhere(adventure, seat, place).filter((space) => !isFacedown(space));

/** The same, and facedown tiles on which the marker or token lies that is meant. FB-ACTV-8 */
export function spacesAnywhere(adventure: Adventure, seat: Seat, place: Place): string[] {
  const found = places(adventure, seat, place);
  const around = surroundings(adventure, found, place);
  const { without } = place;
  // FB-QUEST-2
  const free =
    without === undefined ? around : around.filter((space) => !without.some((each) => liesIn(adventure, space, each)));
  return place.nearest === true ? nearestTo(adventure, seat, free) : free; // FB-RULING-20
}

/** `within` widens what was found, `away` turns to what lies so far from it. */
function surroundings(adventure: Adventure, found: string[], { within, away }: Place): string[] {
  if (within !== undefined) return [...new Set(found.flatMap((space) => spacesWithin(adventure, space, within)))];
  if (away === undefined) return found;
  const distances = found.map((space) => distancesFrom(adventure, space));
  return spacesOnMap(adventure).flatMap(({ id }) => {
    const distance = Math.min(...distances.map((each) => each.get(id) ?? Number.POSITIVE_INFINITY));
    return inRange(distance, away) ? [id] : [];
  });
}

type Absent = NonNullable<Place['without']>[number];

const liesIn = (adventure: Adventure, space: string, what: Absent): boolean => {
  if (what === 'enemy') return activeIn(adventure, space).length > 0;
  if (what === 'cap') return adventure.state.capsOnMap.some((cap) => cap.space === space);
  return adventure.state.enemies.some((enemy) => enemy.token === what && enemy.space === space);
};

function nearestTo(adventure: Adventure, seat: Seat, spaces: readonly string[]): string[] {
  const distances = distancesFrom(adventure, survivorOf(adventure.state, seat).space!);
  const far = (space: string) => distances.get(space) ?? Number.POSITIVE_INFINITY;
  const least = Math.min(...spaces.map(far));
  return spaces.filter((space) => far(space) === least);
}

function places(adventure: Adventure, seat: Seat, place: Place): string[] {
  const { state, content } = adventure;
  const onMap = () => spacesOnMap(adventure);
  if (place.here === true) return [survivorOf(state, seat).space!];
  if (place.marker !== undefined)
    return state.markers.flatMap(({ name, space }) => (name === place.marker ? [space] : []));
  if (place.token !== undefined)
    return [...new Set(state.enemies.flatMap(({ token, space }) => (token === place.token ? [space] : [])))];
  if (place.cap === true) return state.capsOnMap.map(({ space }) => space);
  if (place.any !== undefined) {
    const { any } = place;
    return [...new Set(any.flatMap((each) => spacesAnywhere(adventure, seat, each)))];
  }
  if (place.space !== undefined) {
    const named = content.named.get(place.space)!;
    return isOnMap(adventure, named) ? [named] : [];
  }
  const { icon, level } = place;
  const fits: (space: Space) => boolean =
    icon === 'any'
      ? () => true
      : icon === 'named'
        ? (space) => space.name !== undefined
        : (space) => space.icon === icon;
  const fitting = onMap().filter(fits);
  if (level === undefined) return fitting.map(({ id }) => id);
  if (level !== 'highest') return fitting.flatMap(({ id }) => (inRange(levelAt(adventure, id), level) ? [id] : []));
  const highest = Math.max(...fitting.map(({ id }) => levelAt(adventure, id)));
  return fitting.flatMap(({ id }) => (levelAt(adventure, id) === highest ? [id] : []));
}

export const isAt = (adventure: Adventure, seat: Seat, place: Place): boolean =>
  spacesMeant(adventure, seat, place).includes(survivorOf(adventure.state, seat).space!);

/** The level of the deed's encounter icon. FB-ENC-10 */
const levelFor = (adventure: Adventure, { seat, space }: Deed): number => {
  const at = space ?? survivorOf(adventure.state, seat).space;
  return at === null ? 0 : Math.max(1, levelAt(adventure, at));
};

/** Never below zero. FB-RES-2, FB-RULING-35 */
export function amountOf(adventure: Adventure, deed: Deed, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  const [, word, times, plus] = /^(\w+)(?: x ?(\d+))?(?: ?([+-] ?\d+))?$/.exec(amount)!;
  const { letters } = survivorOf(adventure.state, deed.seat);
  const base =
    word === 'level'
      ? levelFor(adventure, deed)
      : word === 'hits'
        ? (deed.hits ?? 0)
        : word === 'letters'
          ? letters.length
          : adventure.state.survivors.length; // FB-RULING-11
  return Math.max(0, base * Number(times ?? 1) + Number((plus ?? '0').replace(' ', '')));
}

type Predicates = {
  readonly [K in keyof Condition]-?: (adventure: Adventure, deed: Deed, wanted: NonNullable<Condition[K]>) => boolean;
};

const PREDICATES: Predicates = {
  trait: ({ state }, { seat }, trait) => hasTrait(survivorOf(state, seat), trait),
  letter: ({ state }, { seat }, letter) => hasLetter(survivorOf(state, seat), letter),
  letters: ({ state }, { seat }, range) => inRange(survivorOf(state, seat).letters.length, range),
  caps: ({ state }, { seat }, range) => inRange(survivorOf(state, seat).caps, range),
  hp: ({ state }, { seat }, range) => inRange(survivorOf(state, seat).hp, range),
  rads: ({ state }, { seat }, range) => inRange(survivorOf(state, seat).rads, range),
  perks: ({ state }, { seat }, range) => inRange(survivorOf(state, seat).perks.length, range),
  armor: (adventure, { seat }, range) => inRange(armorOf(adventure, seat), range),
  cards: (adventure, { seat }, which) => cardsMeant(adventure, seat, which).length >= which.least,
  ranged: (adventure, { seat }) => hasRangedWeapon(adventure, seat),
  weaponLetters: (adventure, { seat }, range) => inRange(weaponLetters(adventure, seat).length, range),
  hits: (_, deed, range) => inRange(deed.hits ?? 0, range), // NC-RULES-2
  level: (adventure, deed, range) => inRange(levelFor(adventure, deed), range),
  at: (adventure, { seat }, place) => isAt(adventure, seat, place),
  staged: ({ state }, _, wanted) => state.quests.some(({ card }) => card === wanted),
  exists: (adventure, { seat }, place) => spacesMeant(adventure, seat, place).length > 0,
  kept: ({ state }, { seat }, wanted) => survivorOf(state, seat).kept.some(({ as }) => as === wanted),
  tokens: (adventure, { seat }, wanted) => {
    const meant = wanted.at && spacesAnywhere(adventure, seat, wanted.at);
    const there = adventure.state.enemies.filter(
      ({ token, space }) => token === wanted.faction && (meant?.includes(space) ?? true),
    );
    return inRange(there.length, wanted);
  },
  enemy: (adventure, { seat }, wanted) => isEnemyNear(adventure, seat, wanted),
  companyOf: (adventure, { seat }) => hasCompany(adventure, seat),
  marker: (adventure, { seat }, { name, at }) => {
    const meant = spacesMeant(adventure, seat, at);
    return adventure.state.markers.some((marker) => marker.name === name && meant.includes(marker.space));
  },
  counted: ({ state }, deed, least) =>
    Math.max(0, ...(state.quests.find(({ card }) => card === deed.card)?.counters ?? [])) >= least,
  facedownTiles: ({ state }, _, range) => inRange(state.map.filter(({ faceup }) => !faceup).length, range),
  lastInDeck: ({ state, content }, deed) => {
    const card = deed.card === undefined ? undefined : content.cards.get(deed.card);
    return card !== undefined && card.back !== 'quest' && state.decks[card.back].length === 0;
  },
  not: (adventure, deed, condition) => !holds(adventure, deed, condition),
  any: (adventure, deed, conditions) => conditions.some((each) => holds(adventure, deed, each)),
  all: (adventure, deed, conditions) => conditions.every((each) => holds(adventure, deed, each)),
  another: (adventure, deed, { within, who }) => othersMeant(adventure, deed, within, who).length > 0,
};

/** Other survivors, from the first player on, perhaps only those so near or for whom something holds. */
export function othersMeant(adventure: Adventure, deed: Deed, within?: number, who?: Condition): Seat[] {
  const { state } = adventure;
  const near = within === undefined ? undefined : spacesWithin(adventure, survivorOf(state, deed.seat).space!, within);
  return clockwiseFrom(state, state.first).filter((seat) => {
    const { space } = survivorOf(state, seat);
    if (seat === deed.seat || space === null || near?.includes(space) === false) return false;
    return who === undefined || holds(adventure, { ...deed, seat }, who);
  });
}

/** Whether a condition holds for the survivor of the deed: all that it says. */
export function holds(adventure: Adventure, deed: Deed, condition: Condition): boolean {
  return (Object.keys(condition) as (keyof Condition)[]).every((key) => {
    const check = PREDICATES[key] as (adventure: Adventure, deed: Deed, wanted: unknown) => boolean;
    return condition[key] === undefined || check(adventure, deed, condition[key]);
  });
}

function isEnemyNear(adventure: Adventure, seat: Seat, { within, which }: NonNullable<Condition['enemy']>): boolean {
  const distances = distancesFrom(adventure, survivorOf(adventure.state, seat).space!);
  return adventure.state.enemies.some((enemy) => {
    const foe = foeOf(adventure, enemy.token);
    if (!enemy.faceup || foe === undefined) return false;
    return (distances.get(enemy.space) ?? Number.POSITIVE_INFINITY) <= within && isMeant(which ?? {}, foe);
  });
}

/** Alone, a settlement stands for the other survivor. FB-SOLO-2, FB-RULING-7 */
function hasCompany(adventure: Adventure, seat: Seat): boolean {
  const { state } = adventure;
  const { space } = survivorOf(state, seat);
  if (isSolo(state)) return spaceAt(adventure, space!).icon === 'settlement';
  return state.survivors.some((other, each) => each !== seat && !other.eliminated && other.space === space);
}
