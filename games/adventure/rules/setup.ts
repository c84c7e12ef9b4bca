/** FB-SETUP: setting up, in the order of the rulebook. */
import {
  type Agreement,
  choose,
  option,
  type Play,
  pick,
  reveal,
  type Seat,
  say,
  shuffle,
  TableRefused,
} from '@holotape/kernel';
import { type AdventureContent, characterCards, isLaidOn, isStarred, type Sheet, sheetNamed } from '../content.ts';
import type { Scenario } from '../printed/board.ts';
import { isAsOne } from '../queries/fate.ts';
import { LEVELS } from '../queries/levels.ts';
import { facedown, isClosed, spacesOnMap, startingSpaces } from '../queries/map.ts';
import { hasMoreRoads } from '../queries/roads.ts';
import { clockwiseFrom, hasLetter, placesIn, sheetOf, slotFor, survivorOf } from '../queries/survivors.ts';
import type { AdventureOptions, AdventureState, AdventureTable, Survivor } from '../state.ts';
import {
  type Difficulty,
  ENCOUNTER_BACKS,
  ENEMY_TYPES,
  type EncounterBack,
  type InSet,
  LETTERS,
  MARKER_COLOURS,
  SHOP_CARDS,
  STARTING_CAPS,
  TOKENS_PER_LETTER,
  TRACK_END,
} from '../words.ts';
import { drawAgenda } from './agendas.ts';
import { placeOnIcon, putOnMap } from './enemies.ts';
import { addLetter } from './experience.ts';
import { add, stage } from './library.ts';
import { newTogether, setUpTogether } from './together/setup.ts';
import { become } from './traits.ts';
import { startTurn } from './turns.ts';

const newSurvivor = (character: string | null): Survivor => ({
  character,
  space: null,
  hp: TRACK_END,
  rads: 0,
  xp: 0,
  caps: STARTING_CAPS,
  letters: [],
  traits: [],
  cards: [],
  agendas: [],
  revealed: null,
  oath: null,
  perks: [],
  kept: [],
  changes: 0,
  bargain: 0,
  eliminated: false,
});

/** Alone there is a clock; the difficulty sets it forward or back. HT-CLOCK-1, HT-LEVEL-1, HT-LEVEL-3 */
const lastRoundOf = ({ lastRound }: Scenario, seats: number, difficulty: Difficulty): number | null =>
  seats > 1 || lastRound === undefined ? null : lastRound + LEVELS[difficulty].rounds;

const record = <K extends string, V>(keys: readonly K[], value: (key: K) => V): Record<K, V> =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, V>;

/** Whether a thing is among those that are played with. NC-SETUP-1 */
export const boxOf =
  (newCalifornia: boolean) =>
  ({ set }: InSet): boolean =>
    newCalifornia || set === 'core';

/** Stories by their ids, not their larger maps. */
const storiesOf = ({ scenarios }: AdventureContent): string[] =>
  [...scenarios.values()].flatMap(({ id, expands }) => (expands === undefined ? [id] : []));

/** `178a` stands among the cards numbered 178. NC-RULES-1 */
const numberOf = (card: string): number => Number.parseInt(card, 10);

/** Where the tokens begin: on the first space, if the sheet says nothing else. FB-SETUP-24, HT-RIG-3 */
function beginningPower(
  { begun }: Sheet,
  seats: number,
  difficulty: Difficulty,
  together: boolean,
): AdventureState['power'] {
  if (begun === undefined) return { star: 0, shield: 0 }; // FB-SETUP-24
  if (together) return { star: begun.together, shield: begun.together };
  const harder = LEVELS[difficulty].influence; // HT-RIG-3
  return { star: begun.star[seats - 1]!, shield: Math.max(0, begun.shield[seats - 1]! + harder) };
}

/** The table before anything is shuffled. */
export function setup(content: AdventureContent, { seats, options }: Agreement<AdventureOptions>): AdventureState {
  const scenario = sheetNamed(content, options.scenario, options.expanded);
  if (scenario === undefined)
    throw new TableRefused(
      `There is no scenario "${options.scenario}"; there are ${storiesOf(content).join(', ')}.`,
      'FB-SETUP-2',
    );
  const {
    scenario: _,
    expanded: __,
    newCalifornia: wanted,
    survivors,
    moreRoads,
    together,
    loyal,
    ...variant
  } = options;
  const newCalifornia = wanted || scenario.set === 'new-california'; // NC-SETUP-1
  const inBox = boxOf(newCalifornia);
  const survivorsInBox = [...content.survivors.values()].filter(inBox).map(({ id }) => id); // NC-SETUP-3
  const known = survivors?.filter((id) => survivorsInBox.includes(id)) ?? [];
  if (survivors !== null && (new Set(known).size !== seats || survivors.length !== seats))
    throw new TableRefused(
      `Each of the ${seats} seats needs a survivor of its own; given: ${survivors.join(', ')}; there are ${survivorsInBox.join(', ')}.`,
      'FB-SETUP-14',
    );
  if (together && scenario.together === undefined)
    throw new TableRefused(`${scenario.name} has no sheet for playing together.`, 'AB-SETUP-3');
  // NC-SETUP-1
  const itemsOf = (deck: string) =>
    [...content.items].flatMap(([id, item]) => (item.deck === deck && inBox(item) ? [id] : []));
  const cards = [...content.cards.values()].filter(inBox); // NC-SETUP-5
  const longer = hasMoreRoads(moreRoads, seats, newCalifornia); // HT-ROADS-1
  const asOne = scenario.asOne && !together; // NC-SCEN-4
  const leftOut = cards.flatMap((card) => (!longer && card.back !== 'quest' && card.more ? [card.id] : []));
  return {
    phase: 'setup',
    scenario: scenario.id,
    newCalifornia,
    variant,
    round: 0,
    lastRound: together ? null : lastRoundOf(scenario, seats, variant.difficulty),
    lap: 0,
    first: 0,
    turn: { seat: 0, actions: 0, points: 0, opening: false, visited: [], kills: 0, rads: 0, handled: [] },
    survivors: Array.from({ length: seats }, (_, seat) => newSurvivor(survivors?.[seat] ?? null)),
    map: content.maps.get(scenario.id)!.positions.map(({ tile }) => ({
      tile: tile ?? '',
      faceup: tile !== undefined,
      seenBy: [],
    })),
    enemies: [],
    counter: 0,
    stacks: record(ENEMY_TYPES, (type) => ({
      stack: [...content.tokens].flatMap(([token, enemy]) => (enemy.type === type && inBox(enemy) ? [token] : [])),
      discard: [],
    })), // FB-SETUP-6, NC-SETUP-2
    letters: LETTERS.flatMap((letter) => Array(TOKENS_PER_LETTER).fill(letter)),
    // FB-SETUP-7, FB-SETUP-8: starred cards only; the vaults have none.
    decks: record(ENCOUNTER_BACKS, (back: EncounterBack) =>
      cards.flatMap((card) =>
        card.back === back && isStarred(card.id) && !leftOut.includes(card.id) ? [card.id] : [],
      ),
    ),
    library: cards.flatMap(({ id }) => (isStarred(id) ? [] : [id])).sort((a, b) => numberOf(a) - numberOf(b)), // FB-LIB-2
    trashed: leftOut, // HT-ROADS-1
    seen: [],
    quests: [],
    markers: [],
    capsOnMap: [],
    power: beginningPower(scenario, seats, variant.difficulty, together), // FB-SETUP-24
    // FB-SETUP-9
    agendaDeck: together
      ? [] // AB-SETUP-8
      : [...content.agendas].flatMap(([id, { players }]) => (asOne || players <= seats ? [id] : [])), // NC-SCEN-3
    agendaDiscard: [],
    lootDeck: itemsOf('loot'),
    lootDiscard: [],
    assetDeck: itemsOf('asset'),
    assetDiscard: [],
    shop: [],
    uniqueDeck: itemsOf('unique'),
    uniqueDiscard: [],
    perkDeck: [...content.perks.values()].filter(inBox).map(({ id }) => id), // NC-SETUP-1
    gone: [],
    together: together ? newTogether(content, loyal) : null,
    encounter: null,
    trade: null,
    activation: null,
    ending: null,
  };
}

/** The nine steps of complete setup. FB-SETUP-1 */
export function* setUpTable(table: AdventureTable): Play {
  const { state, content } = table;
  const scenario = content.scenarios.get(state.scenario)!;
  const done = (step: string) => say(table, `setup.${step}`, { scenario: scenario.name }, 'FB-SETUP-1');
  done('scenario');
  yield* layMap(table); // FB-SETUP-3
  done('map');
  for (const type of ENEMY_TYPES) yield* shuffle(table, 'setup.enemies', state.stacks[type].stack); // FB-SETUP-6
  done('tokens');
  yield* shuffle(table, 'setup.wasteland', state.decks.wasteland); // FB-SETUP-7
  yield* shuffle(table, 'setup.settlement', state.decks.settlement); // FB-SETUP-7
  done('encounters');
  yield* shuffle(table, 'setup.agendas', state.agendaDeck); // FB-SETUP-10
  yield* shuffle(table, 'setup.loot', state.lootDeck); // FB-SETUP-10
  yield* shuffle(table, 'setup.assets', state.assetDeck); // FB-SETUP-10
  done('decks');
  while (state.shop.length < SHOP_CARDS && state.assetDeck.length > 0) state.shop.unshift(state.assetDeck.pop()!); // FB-SETUP-12
  reveal(table);
  done('shop');
  state.first = yield* pick(table, 'setup.first', state.survivors.length); // FB-SETUP-13
  say(table, 'setup.first', { seat: state.first }, 'FB-SETUP-13');
  const seats = clockwiseFrom(state, state.first);
  const agreed = state.survivors.every(({ character }) => character !== null); // FB-SETUP-14
  for (const seat of seats)
    if (agreed)
      placeFigure(table, seat); // FB-SETUP-16
    else yield* chooseSurvivor(table, seat);
  done('survivors');
  for (const seat of seats) yield* setUpBoard(table, seat, agreed); // FB-SETUP-20
  done('boards');
  yield* startingEffects(table); // FB-SETUP-25
  done('effects');
  yield* setUpTogether(table); // AB-SETUP-1
  state.round = 1; // FB-ROUND-1
  yield* startTurn(table, state.first); // FB-ROUND-1
}

/** Two pools, each for the positions that show its kind. FB-SETUP-3, FB-SETUP-4, FB-RULING-5 */
function* layMap(table: AdventureTable): Play {
  const { state, content } = table;
  const { positions } = content.maps.get(state.scenario)!;
  const sheet = content.scenarios.get(state.scenario)!; // NC-SETUP-6, NC-SETUP-7
  const shown = positions.map(({ tile }) => tile);
  for (const kind of ['dangerous', 'deadly'] as const) {
    const pool = [...content.tiles.values()].flatMap((tile) =>
      tile.kind === kind && isLaidOn(sheet, tile) && !shown.includes(tile.id) ? [tile.id] : [],
    );
    yield* shuffle(table, `setup.${kind}`, pool, { rule: 'FB-SETUP-3' });
    for (const [i, position] of positions.entries()) if (position.kind === kind) state.map[i]!.tile = pool.pop()!;
  }
}

const isFree = (state: AdventureState, space: string): boolean =>
  state.survivors.every((other) => other.space !== space);

/** Survivors agreed on before start on the next free space. */
function placeFigure(table: AdventureTable, seat: Seat): void {
  const spaces = startingSpaces(table);
  survivorOf(table.state, seat).space = spaces.find((space) => isFree(table.state, space)) ?? spaces[0]!;
}

/** A survivor nobody has, and a free space of the starting tile for its figure. FB-SETUP-14, FB-SETUP-16 */
function* chooseSurvivor(table: AdventureTable, seat: Seat): Play {
  const { state, content } = table;
  const taken = (id: string) => state.survivors.some(({ character }) => character === id);
  const survivor = survivorOf(state, seat);
  survivor.character = yield* choose(
    table,
    seat,
    'setup.survivor',
    () =>
      [...content.survivors.values()]
        .filter(boxOf(state.newCalifornia)) // NC-SETUP-3
        .map(({ id }) => option(id, taken(id) ? { rule: 'FB-SETUP-14', say: 'why.taken' } : undefined)),
    { rule: 'FB-SETUP-14' },
  );
  const anywhere = () => spacesOnMap(table).flatMap(({ id }) => (isClosed(table, id) ? [] : [id])); // HT-RIG-2
  const spaces = sheetOf(table, seat).startsAnywhere ? anywhere() : startingSpaces(table); // FB-CHAR-4
  const crowded = !spaces.some((space) => isFree(state, space)); // FB-RULING-52
  survivor.space = yield* choose(
    table,
    seat,
    'setup.space',
    () =>
      spaces.map((space) =>
        option(space, crowded || isFree(state, space) ? undefined : { rule: 'FB-SETUP-16', say: 'why.occupied' }),
      ),
    { rule: 'FB-SETUP-16' },
  );
  say(table, 'setup.chosen', { seat, survivor: survivor.character }, 'FB-SETUP-14');
}

/** Character card, letters and an agenda. FB-SETUP-15, FB-SETUP-17 to FB-SETUP-21 */
function* setUpBoard(table: AdventureTable, seat: Seat, agreed: boolean): Play {
  const { state } = table;
  const survivor = survivorOf(state, seat);
  const sheet = sheetOf(table, seat);
  const { letter, maxHp, caps } = sheet;
  survivor.hp = maxHp; // FB-SETUP-17
  survivor.caps = (caps ?? STARTING_CAPS) + LEVELS[state.variant.difficulty].caps; // HT-LEVEL-3
  for (const { id } of characterCards(sheet)) yield* takeCharacterCard(table, seat, `${id}.1`, agreed); // NC-SETUP-4
  const own = letter.length === 1 ? letter[0]! : letter[yield* pick(table, 'setup.own-letter', letter.length)]!; // FB-SETUP-18
  state.letters.splice(state.letters.indexOf(own), 1); // FB-SETUP-18, FB-RULING-34
  addLetter(table, seat, own); // FB-SETUP-18
  let second = own;
  while (second === own) second = state.letters[yield* pick(table, 'setup.letter', state.letters.length)]!; // FB-SETUP-19
  state.letters.splice(state.letters.indexOf(second), 1); // FB-SETUP-19
  addLetter(table, seat, second); // FB-SETUP-19
  for (let more = 0; more < LEVELS[state.variant.difficulty].letters; more += 1) yield* oneMoreLetter(table, seat); // HT-LEVEL-1
  // FB-SETUP-20, FB-RULING-58, NC-SCEN-1
  if (state.together === null && !isAsOne(table)) yield* drawAgenda(table, (agenda) => survivor.agendas.push(agenda));
}

/** A random letter that the survivor does not have yet. HT-LEVEL-1 */
function* oneMoreLetter(table: AdventureTable, seat: Seat): Play {
  const { letters: supply } = table.state;
  const missing = supply.flatMap((letter, i) => (hasLetter(survivorOf(table.state, seat), letter) ? [] : [i]));
  const [letter] = supply.splice(missing[yield* pick(table, 'setup.more-letter', missing.length)]!, 1);
  addLetter(table, seat, letter!);
}

/** An item or companion may be equipped; an ability lies beside the board. FB-CHAR-2, FB-CHAR-3 */
function* takeCharacterCard(table: AdventureTable, seat: Seat, id: string, agreed: boolean): Play {
  const { cards } = survivorOf(table.state, seat);
  const slot = slotFor(table, id);
  if (slot === undefined || placesIn(table, seat, slot) === 0) {
    cards.push({ id, in: 'beside', exhausted: false });
    return;
  }
  const where = agreed
    ? 'equip'
    : yield* choose(table, seat, 'setup.card', () => [option('equip'), option('inventory')], {
        rule: 'FB-CHAR-2',
        about: { item: id },
      });
  cards.push({ id, in: where === 'equip' ? slot : 'inventory', exhausted: false });
}

/** What the scenario, the characters and the icons of the map say. FB-SETUP-25 */
function* startingEffects(table: AdventureTable): Play {
  const { state, content } = table;
  const { tokens, marker, stage: staged, add: added } = content.scenarios.get(state.scenario)!;
  for (const seat of clockwiseFrom(state, state.first)) {
    // FB-SETUP-22
    const { trait } = sheetOf(table, seat);
    if (trait !== undefined) become(table, seat, trait.trait, trait.locked);
  }
  for (const { id, enemy } of spacesOnMap(table)) if (enemy !== undefined) yield* placeOnIcon(table, enemy, id); // FB-SETUP-23
  for (const { faction, at } of tokens) putOnMap(table, faction, content.named.get(at)!, true); // FB-SETUP-25
  if (marker !== undefined) {
    const { positions } = content.maps.get(state.scenario)!;
    const position = positions.findIndex(({ row, column }) => row === marker.row && column === marker.column);
    state.markers.push({
      name: marker.name,
      colour: MARKER_COLOURS[0],
      card: marker.card,
      space: facedown(position),
      portable: false,
      carrier: null,
    });
  }
  for (const card of staged) yield* stage(table, state.first, card); // FB-SETUP-25
  for (const card of added) yield* add(table, card); // FB-SETUP-25
}
