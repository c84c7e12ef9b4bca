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

/** Where a card belongs when it is discarded. FB-ITEM-7 */
type ItemDeck = 'asset' | 'loot' | 'unique' | 'character';
/** One card: an item and the deck it comes from. */
export interface ItemCard extends Item {
  readonly deck: ItemDeck;
}

export interface AdventureContent {
  readonly packs: readonly string[];
  readonly dice: readonly Face[];
  /** By the id of the single token: `radroach.2`. */
  readonly tokens: ReadonlyMap<string, Enemy>;
  readonly survivors: ReadonlyMap<string, SurvivorSheet>;
  readonly perks: ReadonlyMap<string, Perk>;
  /** By the id of the single card: `stim-kit.1`. */
  readonly items: ReadonlyMap<string, ItemCard>;
  /** By the id of the single card: `freedom-1.1`. */
  readonly agendas: ReadonlyMap<string, Agenda>;
  readonly tiles: ReadonlyMap<string, Tile>;
  /** Every space by its id: `pearl-yard.e`. */
  readonly spaces: ReadonlyMap<string, Space>;
  /** Named spaces by the id cards call them: `pearl-yard`. */
  readonly named: ReadonlyMap<string, string>;
  readonly scenarios: ReadonlyMap<string, Scenario>;
  readonly maps: ReadonlyMap<string, ScenarioMap>;
  readonly cards: ReadonlyMap<string, LibraryCard>;
  /** Atomic Bonds; goals by the id of the single card: `war-chest.2`. */
  readonly goals: ReadonlyMap<string, Goal>;
  readonly upgrades: ReadonlyMap<string, Upgrade>;
  readonly modifications: ReadonlyMap<string, Modification>;
  readonly mutations: ReadonlyMap<string, Mutation>;
  readonly activations: ReadonlyMap<string, Activation>;
}

export const encounterCard = (content: AdventureContent, id: string): EncounterCard =>
  content.cards.get(id) as EncounterCard;
export const questCard = (content: AdventureContent, id: string): QuestCard => content.cards.get(id) as QuestCard;
export const isStarred = (card: string): boolean => /^[WS]/.test(card);

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

class Reading {
  readonly #packs = new PackReading('an adventure pack', FILES);
  readonly #tokens = new Map<string, Enemy>();
  readonly #survivors = new Map<string, SurvivorSheet>();
  readonly #perks = new Map<string, Perk>();
  readonly #items = new Map<string, ItemCard>();
  readonly #agendas = new Map<string, Agenda>();
  readonly #templates = new Map<string, Template>();
  readonly #printedTiles: { readonly tile: PrintedTile; readonly file: PackFile }[] = [];
  readonly #scenarios = new Map<string, { readonly scenario: Scenario; readonly file: PackFile }>();
  readonly #cards = new Map<string, { readonly card: LibraryCard; readonly file: PackFile }>();
  /** Everything that may refer to something, with its file. */
  readonly #referring: { readonly what: string; readonly value: unknown; readonly file: PackFile }[] = [];
  readonly #goals = new Map<string, Goal>();
  readonly #upgrades = new Map<string, Upgrade>();
  readonly #modifications = new Map<string, Modification>();
  readonly #mutations = new Map<string, Mutation>();
  readonly #activations = new Map<string, Activation>();
  #dice: readonly Face[] | undefined;

  pack(files: readonly PackFile[]): void {
    const packs = this.#packs;
    packs.open(files, packSchema);
    packs.each('dice.yaml', diceSchema, (dice) => {
      this.#dice = dice;
    });
    packs.each('enemies.yaml', enemiesSchema, (enemies, file) => {
      for (const enemy of enemies) {
        packs.claim('enemy', enemy.id, file);
        this.#copies(this.#tokens, enemy);
      }
    });
    packs.each('survivors.yaml', survivorsSchema, (survivors, file) => {
      for (const survivor of survivors) {
        packs.claim('survivor', survivor.id, file);
        packs.claim('item', survivor.card.id, file);
        this.#survivors.set(survivor.id, survivor);
        this.#items.set(`${survivor.card.id}.1`, { ...survivor.card, deck: 'character' });
        this.#referring.push({ what: survivor.card.id, value: survivor.card, file });
      }
    });
    packs.each('perks.yaml', perksSchema, (perks, file) => {
      for (const perk of perks) {
        packs.claim('perk', perk.id, file);
        this.#perks.set(perk.id, perk);
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
          this.#copies(this.#items, { ...item, deck });
          this.#referring.push({ what: item.id, value: item, file });
        }
      });
    packs.each('agendas.yaml', agendasSchema, (agendas, file) => {
      for (const agenda of agendas) {
        packs.claim('agenda', agenda.id, file);
        this.#copies(this.#agendas, agenda);
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
        this.#scenarios.set(scenario.id, { scenario, file });
      }
    });
    this.#together();
    packs.each('cards/*.yaml', cardsSchema, (cards, file) => {
      for (const card of cards) {
        packs.claim('card', card.id, file);
        this.#cards.set(card.id, { card, file });
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
        this.#copies(this.#goals, goal);
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

  /** Printed once, in the box several times. */
  #copies<T extends { readonly id: string; readonly copies: number }>(into: Map<string, T>, printed: T): void {
    for (let copy = 1; copy <= printed.copies; copy += 1) into.set(`${printed.id}.${copy}`, printed);
  }

  content(): AdventureContent {
    const tiles = new Map<string, Tile>();
    for (const { tile, file } of this.#printedTiles) {
      const template = this.#templates.get(tile.template);
      if (template === undefined) this.#packs.wrong(file, tile.id, `there is no template "${tile.template}"`);
      else {
        for (const letter of Object.keys(tile.spaces))
          if (!spacesOf(template).includes(letter))
            this.#packs.wrong(file, tile.id, `the template ${template.id} has no space "${letter}"`);
        tiles.set(tile.id, tileOf(tile, template));
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
      goals: this.#goals,
      upgrades: this.#upgrades,
      modifications: this.#modifications,
      mutations: this.#mutations,
      activations: this.#activations,
    };
  }

  #checkScenario(
    scenario: Scenario,
    file: PackFile,
    tiles: ReadonlyMap<string, Tile>,
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
      const there = [...tiles.values()].filter((tile) => tile.kind === kind && !faceup.includes(tile.id)).length;
      if (there < needed) wrong(`the map needs ${needed} ${kind} tiles, there are ${there}`);
    }
    for (const { at } of scenario.tokens)
      if (!named.has(at)) wrong(`a token lies at "${at}", but no space is called that`);
    for (const { home } of Object.values(scenario.together ?? {}))
      if (!named.has(home)) wrong(`a faction is at home at "${home}", but no space is called that`);
    for (const card of [...scenario.stage, ...scenario.add])
      if (!this.#cards.has(card)) wrong(`it begins with the card ${card}, which does not exist`);
    for (const card of scenario.stage)
      if (this.#cards.has(card) && this.#cards.get(card)!.card.back !== 'quest')
        wrong(`it stages ${card}, which is not a quest`);
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
      if (kind === 'card') return this.#cards.has(id);
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
