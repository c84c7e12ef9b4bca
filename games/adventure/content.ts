/** The printed content of the adventure game: packs of YAML files, read into the shape the rules use. */
import { type PackFile, PackReading } from '@holotape/kernel';
import {
  type Agenda,
  agendasSchema,
  diceSchema,
  type Enemy,
  enemiesSchema,
  type Face,
  type PrintedTile,
  type Scenario,
  scenariosSchema,
  type Template,
  tilesSchema,
} from './printed/board.ts';
import { cardsSchema, type EncounterCard, type LibraryCard, type QuestCard } from './printed/cards.ts';
import {
  type Item,
  itemsSchema,
  type Perk,
  perksSchema,
  type SurvivorSheet,
  survivorsSchema,
} from './printed/items.ts';
import { packSchema } from './printed/pack.ts';
import { markersPlacedBy, type Reference, referencesIn } from './printed/references.ts';
import { mapOf, type ScenarioMap, type Space, spacesOf, type Tile, tileOf } from './printed/tiles.ts';
import {
  type Activation,
  activationsSchema,
  type Goal,
  goalsSchema,
  type Modification,
  type Mutation,
  modificationsSchema,
  mutationsSchema,
  type Upgrade,
  upgradesSchema,
} from './printed/together.ts';
import { FACTIONS, type InSet, type SetName } from './words.ts';

/** Where a card belongs when it is discarded. FB-ITEM-7 */
type ItemDeck = 'asset' | 'loot' | 'unique' | 'character';
/** One card: an item and the deck it comes from. */
export interface ItemCard extends Item, InSet {
  readonly deck: ItemDeck;
}
/** A scenario's sheet; `expands`: the story whose larger map this is. NC-SETUP-6 */
export interface Sheet extends Scenario, InSet {
  readonly expands?: string;
}

export interface AdventureContent {
  readonly packs: readonly string[];
  readonly dice: readonly Face[];
  /** By the id of the single token: `radroach.2`. */
  readonly tokens: ReadonlyMap<string, Enemy & InSet>;
  readonly survivors: ReadonlyMap<string, SurvivorSheet & InSet>;
  readonly perks: ReadonlyMap<string, Perk & InSet>;
  /** By the id of the single card: `stim-kit.1`. */
  readonly items: ReadonlyMap<string, ItemCard>;
  /** By the id of the single card: `freedom-1.1`. */
  readonly agendas: ReadonlyMap<string, Agenda & InSet>;
  readonly tiles: ReadonlyMap<string, Tile & InSet>;
  /** Every space by its id: `pearl-yard.e`. */
  readonly spaces: ReadonlyMap<string, Space>;
  /** Named spaces by the id cards call them: `pearl-yard`. */
  readonly named: ReadonlyMap<string, string>;
  readonly scenarios: ReadonlyMap<string, Sheet>;
  readonly maps: ReadonlyMap<string, ScenarioMap>;
  readonly cards: ReadonlyMap<string, LibraryCard>;
  /** Numbers that several cards bear, and which: `178` is `178a`, `178b` and `178c`. NC-RULES-1 */
  readonly copies: ReadonlyMap<string, readonly string[]>;
  /** Atomic Bonds; goals by the id of the single card: `war-chest.2`. */
  readonly goals: ReadonlyMap<string, Goal & InSet>;
  readonly upgrades: ReadonlyMap<string, Upgrade>;
  readonly modifications: ReadonlyMap<string, Modification>;
  readonly mutations: ReadonlyMap<string, Mutation>;
  readonly activations: ReadonlyMap<string, Activation>;
}

export const encounterCard = (content: AdventureContent, id: string): EncounterCard =>
  content.cards.get(id) as EncounterCard;
export const questCard = (content: AdventureContent, id: string): QuestCard => content.cards.get(id) as QuestCard;
export const isStarred = (card: string): boolean => /^[WS]/.test(card);
/** The cards that bear a number: one, or several. NC-RULES-1 */
export const cardsNumbered = ({ copies }: AdventureContent, number: string): readonly string[] =>
  copies.get(number) ?? [number];
/** The sheet of a story: the one of its own box, or the larger one. NC-SETUP-6, NC-SETUP-7 */
export const sheetNamed = ({ scenarios }: AdventureContent, id: string, expanded: boolean): Sheet | undefined =>
  (expanded ? scenarios.get(`${id}${EXPANDED}`) : undefined) ?? scenarios.get(id);

/** Behind the id of a story whose larger map is meant. */
const EXPANDED = '-expanded';
/** A folder of this name in a pack holds what comes with New California. */
const NEW_CALIFORNIA = 'new-california';
const setOf = ({ path }: PackFile): SetName => (path.split('/').includes(NEW_CALIFORNIA) ? NEW_CALIFORNIA : 'core');
/** Whether tiles of a set are laid out on a sheet. NC-SETUP-6, NC-SETUP-7 */
export const isLaidOn = ({ set }: InSet, tile: InSet): boolean => tile.set === 'core' || set === NEW_CALIFORNIA;

/** Files of a pack. Cards may be spread over any number of files in the folder `cards`. */
const FILES = [
  'dice.yaml',
  'enemies.yaml',
  'survivors.yaml',
  'perks.yaml',
  'assets.yaml',
  'loot.yaml',
  'unique-assets.yaml',
  'agendas.yaml',
  'tiles.yaml',
  'scenarios.yaml',
  'cards/*.yaml',
  'together/goals.yaml',
  'together/upgrades.yaml',
  'together/modifications.yaml',
  'together/mutations.yaml',
  'together/activations.yaml',
];

/** Reads packs, the built-in one first, into the content of one game. Throws a BadPack that lists every problem. */
export function readAdventureContent(packs: readonly (readonly PackFile[])[]): AdventureContent {
  const reading = new Reading();
  for (const files of packs) reading.pack(files);
  return reading.content();
}

/** Rounds that a story alone lasts longer on its larger map. HT-CLOCK-1 */
const LONGER_WAYS = 4;

/** The character cards of a survivor. FB-CHAR-1, NC-SETUP-4 */
export const characterCards = ({ card, second }: SurvivorSheet): Item[] => [card, ...(second ? [second] : [])];

/** A story's own sheet, and the larger one if there is one. NC-SETUP-6 */
function sheetsOf(scenario: Scenario, set: SetName): Sheet[] {
  const { id, name, expanded, marker, stage, lastRound } = scenario;
  const own = { ...scenario, set };
  if (expanded === undefined) return [own];
  const { map, marker: moved, stage: more } = expanded;
  const larger = {
    map,
    marker: moved ?? marker,
    stage: [...stage, ...more],
    lastRound: lastRound && lastRound + LONGER_WAYS, // HT-CLOCK-1
    expanded: undefined,
  };
  return [
    own,
    { ...own, ...larger, id: `${id}${EXPANDED}`, name: `${name}, expanded`, set: NEW_CALIFORNIA, expands: id },
  ];
}

class Reading {
  readonly #packs = new PackReading('an adventure pack', FILES);
  readonly #tokens = new Map<string, Enemy & InSet>();
  readonly #survivors = new Map<string, SurvivorSheet & InSet>();
  readonly #perks = new Map<string, Perk & InSet>();
  readonly #items = new Map<string, ItemCard>();
  readonly #agendas = new Map<string, Agenda & InSet>();
  readonly #templates = new Map<string, Template>();
  readonly #printedTiles: { readonly tile: PrintedTile; readonly file: PackFile }[] = [];
  readonly #scenarios = new Map<string, { readonly scenario: Sheet; readonly file: PackFile }>();
  readonly #cards = new Map<string, { readonly card: LibraryCard; readonly file: PackFile }>();
  /** Everything that may refer to something, with its file. */
  readonly #referring: { readonly what: string; readonly value: unknown; readonly file: PackFile }[] = [];
  readonly #goals = new Map<string, Goal & InSet>();
  readonly #upgrades = new Map<string, Upgrade>();
  readonly #modifications = new Map<string, Modification>();
  readonly #mutations = new Map<string, Mutation>();
  readonly #activations = new Map<string, Activation>();
  #dice: readonly Face[] | undefined;

  pack(files: readonly PackFile[]): void {
    const packs = this.#packs;
    const ofCore = (file: PackFile) => setOf(file) === 'core';
    packs.open([...files.filter(ofCore), ...files.filter((file) => !ofCore(file))], packSchema);
    packs.each('dice.yaml', diceSchema, (dice) => {
      this.#dice = dice;
    });
    packs.each('enemies.yaml', enemiesSchema, (enemies, file) => {
      for (const enemy of enemies) {
        packs.claim('enemy', enemy.id, file);
        this.#copies(this.#tokens, enemy, file);
      }
    });
    packs.each('survivors.yaml', survivorsSchema, (survivors, file) => {
      for (const survivor of survivors) {
        packs.claim('survivor', survivor.id, file);
        this.#survivors.set(survivor.id, { ...survivor, set: setOf(file) });
        for (const card of characterCards(survivor)) {
          packs.claim('item', card.id, file);
          this.#items.set(`${card.id}.1`, { ...card, deck: 'character', set: setOf(file) });
          this.#referring.push({ what: card.id, value: card, file });
        }
      }
    });
    packs.each('perks.yaml', perksSchema, (perks, file) => {
      for (const perk of perks) {
        packs.claim('perk', perk.id, file);
        this.#perks.set(perk.id, { ...perk, set: setOf(file) });
        this.#referring.push({ what: perk.id, value: perk, file });
      }
    });
    for (const [name, deck] of [
      ['assets.yaml', 'asset'],
      ['loot.yaml', 'loot'],
      ['unique-assets.yaml', 'unique'],
    ] as const)
      packs.each(name, itemsSchema, (items, file) => {
        for (const item of items) {
          packs.claim('item', item.id, file);
          this.#copies<Item & { readonly deck: ItemDeck }>(this.#items, { ...item, deck }, file);
          this.#referring.push({ what: item.id, value: item, file });
        }
      });
    packs.each('agendas.yaml', agendasSchema, (agendas, file) => {
      for (const agenda of agendas) {
        packs.claim('agenda', agenda.id, file);
        this.#copies(this.#agendas, agenda, file);
        this.#referring.push({ what: agenda.id, value: agenda.bonus, file });
      }
    });
    packs.each('tiles.yaml', tilesSchema, ({ templates, tiles }, file) => {
      for (const template of templates) {
        packs.claim('template', template.id, file);
        this.#templates.set(template.id, template);
      }
      for (const tile of tiles) {
        packs.claim('tile', tile.id, file);
        this.#printedTiles.push({ tile, file });
      }
    });
    packs.each('scenarios.yaml', scenariosSchema, (scenarios, file) => {
      for (const scenario of scenarios) {
        packs.claim('scenario', scenario.id, file);
        for (const sheet of sheetsOf(scenario, setOf(file))) this.#scenarios.set(sheet.id, { scenario: sheet, file });
      }
    });
    this.#together();
    packs.each('cards/*.yaml', cardsSchema, (cards, file) => {
      for (const card of cards) {
        packs.claim('card', card.id, file);
        this.#cards.set(card.id, { card: { ...card, set: setOf(file) }, file });
        this.#referring.push({ what: card.id, value: card, file });
      }
    });
  }

  /** The decks of Atomic Bonds. */
  #together(): void {
    const packs = this.#packs;
    packs.each('together/goals.yaml', goalsSchema, (goals, file) => {
      for (const goal of goals) {
        packs.claim('goal', goal.id, file);
        this.#copies(this.#goals, goal, file);
        this.#referring.push({ what: goal.id, value: goal, file });
      }
    });
    const single =
      <T extends { readonly id: string }>(into: Map<string, T>, kind: string) =>
      (cards: readonly T[], file: PackFile) => {
        for (const card of cards) {
          packs.claim(kind, card.id, file);
          into.set(card.id, card);
          this.#referring.push({ what: card.id, value: card, file });
        }
      };
    packs.each('together/upgrades.yaml', upgradesSchema, single(this.#upgrades, 'workshop upgrade'));
    packs.each('together/modifications.yaml', modificationsSchema, single(this.#modifications, 'modification'));
    packs.each('together/mutations.yaml', mutationsSchema, single(this.#mutations, 'mutation'));
    packs.each('together/activations.yaml', activationsSchema, single(this.#activations, 'activation card'));
  }

  /** Printed once, in the box several times, and perhaps once more in the box of New California. */
  #copies<T extends { readonly id: string; readonly copies: number; readonly moreCopies?: number }>(
    into: Map<string, T & InSet>,
    printed: T,
    file: PackFile,
  ): void {
    const { id, copies, moreCopies = 0 } = printed;
    const own = { ...printed, set: setOf(file) };
    const more: T & InSet = { ...printed, set: NEW_CALIFORNIA };
    for (let copy = 1; copy <= copies + moreCopies; copy += 1) into.set(`${id}.${copy}`, copy <= copies ? own : more);
  }

  /** NC-RULES-1 */
  get #numbers(): ReadonlyMap<string, readonly string[]> {
    const numbers = new Map<string, string[]>();
    for (const id of this.#cards.keys())
      if (/[a-d]$/.test(id)) numbers.set(id.slice(0, -1), [...(numbers.get(id.slice(0, -1)) ?? []), id]);
    return numbers;
  }

  #isCard(number: string): boolean {
    return this.#cards.has(number) || this.#numbers.has(number);
  }

  content(): AdventureContent {
    const tiles = new Map<string, Tile & InSet>();
    for (const { tile, file } of this.#printedTiles) {
      const template = this.#templates.get(tile.template);
      if (template === undefined) this.#packs.wrong(file, tile.id, `there is no template "${tile.template}"`);
      else {
        for (const letter of Object.keys(tile.spaces))
          if (!spacesOf(template).includes(letter))
            this.#packs.wrong(file, tile.id, `the template ${template.id} has no space "${letter}"`);
        tiles.set(tile.id, { ...tileOf(tile, template), set: setOf(file) });
      }
    }
    const spaces = new Map([...tiles.values()].flatMap((tile) => tile.spaces.map((space) => [space.id, space])));
    const named = new Map(
      [...spaces.values()].flatMap((space) => (space.place === undefined ? [] : [[space.place, space.id]])),
    );
    for (const { scenario, file } of this.#scenarios.values()) this.#checkScenario(scenario, file, tiles, named);
    this.#checkReferences(named);
    if (this.#packs.isSound && this.#dice === undefined)
      this.#packs.wrongFile('dice.yaml', 'missing: no pack has dice');
    if (!this.#packs.isSound) throw this.#packs.bad;
    return {
      packs: this.#packs.packs,
      dice: this.#dice!,
      tokens: this.#tokens,
      survivors: this.#survivors,
      perks: this.#perks,
      items: this.#items,
      agendas: this.#agendas,
      tiles,
      spaces,
      named,
      scenarios: new Map([...this.#scenarios].map(([id, { scenario }]) => [id, scenario])),
      maps: new Map([...this.#scenarios].map(([id, { scenario }]) => [id, mapOf(scenario)])),
      cards: new Map([...this.#cards].map(([id, { card }]) => [id, card])),
      copies: this.#numbers,
      goals: this.#goals,
      upgrades: this.#upgrades,
      modifications: this.#modifications,
      mutations: this.#mutations,
      activations: this.#activations,
    };
  }

  #checkScenario(
    scenario: Sheet,
    file: PackFile,
    tiles: ReadonlyMap<string, Tile & InSet>,
    named: ReadonlyMap<string, string>,
  ): void {
    const wrong = (message: string) => this.#packs.wrong(file, scenario.id, message);
    const positions = scenario.map.flat().map(([, what]) => what);
    const faceup = positions.flatMap((what) => (typeof what === 'string' ? [] : [what.tile]));
    for (const tile of faceup) if (!tiles.has(tile)) wrong(`the map shows a tile "${tile}" that does not exist`);
    if (faceup.filter((tile) => tiles.get(tile)?.start).length !== 1)
      wrong('the map shows exactly one starting tile face up');
    for (const kind of ['dangerous', 'deadly'] as const) {
      const needed = positions.filter((what) => what === kind).length;
      const there = [...tiles.values()].filter(
        (tile) => tile.kind === kind && isLaidOn(scenario, tile) && !faceup.includes(tile.id),
      ).length;
      if (there < needed) wrong(`the map needs ${needed} ${kind} tiles, there are ${there}`);
    }
    for (const { at } of scenario.tokens)
      if (!named.has(at)) wrong(`a token lies at "${at}", but no space is called that`);
    for (const faction of FACTIONS) {
      const home = scenario.together?.[faction].home;
      if (home !== undefined && !named.has(home))
        wrong(`a faction is at home at "${home}", but no space is called that`);
    }
    for (const card of [...scenario.stage, ...scenario.add])
      if (!this.#isCard(card)) wrong(`it begins with the card ${card}, which does not exist`);
    for (const number of scenario.stage)
      for (const card of this.#numbers.get(number) ?? [number])
        if (this.#cards.has(card) && this.#cards.get(card)!.card.back !== 'quest')
          wrong(`it stages ${card}, which is not a quest`);
    if (scenario.closed !== undefined && !(tiles.has(scenario.closed.tile) && this.#isCard(scenario.closed.until)))
      wrong(`it closes a tile "${scenario.closed.tile}" until card ${scenario.closed.until}, and one does not exist`);
  }

  /** Every referenced card, space, unique asset, enemy and marker exists. */
  #checkReferences(named: ReadonlyMap<string, string>): void {
    const enemies = new Set([...this.#tokens.values()].map(({ id }) => id));
    const unique = new Set([...this.#items.values()].flatMap(({ deck, id }) => (deck === 'unique' ? [id] : [])));
    const markers = new Set([
      ...this.#referring.flatMap(({ value }) => [...markersPlacedBy(value)]),
      ...[...this.#scenarios.values()].flatMap(({ scenario }) => scenario.marker?.name ?? []),
    ]);
    const exists = ({ kind, id }: Reference): boolean => {
      if (kind === 'card') return this.#isCard(id);
      if (kind === 'space') return named.has(id);
      if (kind === 'enemy') return enemies.has(id);
      return kind === 'marker' ? markers.has(id) : unique.has(id);
    };
    for (const { what, value, file } of this.#referring)
      for (const reference of referencesIn(value)) {
        if (!exists(reference))
          this.#packs.wrong(file, what, `${what}: there is no ${reference.kind} "${reference.id}"`);
      }
  }
}
