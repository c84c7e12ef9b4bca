/** The printed content of the skirmish game: schemas for the YAML files, and the shape the rules read. */
import { type PackFile, PackReading } from '@holotape/kernel';
import { z } from 'zod';
import { type AiCard, aiCardsSchema } from './printed/ai-cards.ts';
import { type BoostCard, boostsSchema } from './printed/boosts.ts';
import {
  type Dice,
  diceOf,
  diceSchema,
  type Fall,
  fallingSchema,
  type Ruler,
  rulersSchema,
} from './printed/components.ts';
import { type ConsequenceCard, consequencesSchema } from './printed/consequences.ts';
import { type Danger, dangersSchema } from './printed/dangers.ts';
import { type EventCard, eventsSchema } from './printed/events.ts';
import { type ExploreCard, exploreSchema } from './printed/explore.ts';
import { type Faction, factionsSchema } from './printed/factions.ts';
import { id, name } from './printed/fields.ts';
import { type NamedList, namedListsSchema, type PriceList, pricesSchema } from './printed/force-lists.ts';
import {
  type Armor,
  armorSchema,
  type Chem,
  type Clothing,
  chemsSchema,
  clothingSchema,
  type Food,
  foodSchema,
  type Gear,
  gearSchema,
  type Heroic,
  heroicSchema,
  type Junk,
  junkSchema,
  type Leader,
  leadersSchema,
  type Mod,
  modsSchema,
  type Objective,
  objectivesSchema,
  type Perk,
  type PowerArmor,
  perksSchema,
  powerArmorSchema,
} from './printed/items.ts';
import { type QuestCard, questsSchema } from './printed/quests.ts';
import { type PrintedScenario, scenariosSchema } from './printed/scenarios.ts';
import { type StrangerCard, strangersSchema } from './printed/strangers.ts';
import { type Structure, structuresSchema } from './printed/structures.ts';
import { type Unit, unitsSchema } from './printed/units.ts';
import { type Unsaid, unsaidSchema } from './printed/unsaid.ts';
import { type Turret, turretsSchema, type Weapon, weaponsSchema } from './printed/weapons.ts';
import { type LaidTable, type TerrainKind, tablesSchema, terrainSchema } from './terrain/kinds.ts';
import type { Color } from './words.ts';

const packSchema = z.strictObject({ id, name, game: z.literal('skirmish') });

/** Any card of the Item decks. WW-WASTE */
export type Item =
  | (Weapon & { readonly kind: 'weapon' })
  | (Armor & { readonly kind: 'armor' })
  | (Clothing & { readonly kind: 'clothing' })
  | (PowerArmor & { readonly kind: 'power-armor' })
  | (Chem & { readonly kind: 'chem' | 'alcohol' })
  | (Food & { readonly kind: 'food' })
  | (Gear & { readonly kind: 'gear' })
  | (Mod & { readonly kind: 'mod' })
  | (Junk & { readonly kind: 'junk' })
  | (Objective & { readonly kind: 'objective' });

export type ItemKind = Item['kind'];

type Cards<T> = ReadonlyMap<string, T>;

/** Every card of every pack. */
export interface PrintedContent {
  readonly packs: readonly string[];
  readonly rulers: ReadonlyMap<Color, Ruler>;
  readonly dice: Dice;
  /** From the lowest fall to the highest. */
  readonly falling: readonly Fall[];
  readonly heroic: Heroic;
  readonly factions: Cards<Faction>;
  readonly units: Cards<Unit>;
  readonly turrets: Cards<Turret>;
  readonly aiCards: Cards<AiCard>;
  readonly weapons: Cards<Weapon>;
  readonly armor: Cards<Armor>;
  readonly clothing: Cards<Clothing>;
  readonly powerArmor: Cards<PowerArmor>;
  readonly chems: Cards<Chem>;
  readonly alcohol: Cards<Chem>;
  readonly food: Cards<Food>;
  readonly gear: Cards<Gear>;
  readonly mods: Cards<Mod>;
  readonly junk: Cards<Junk>;
  /** What scenarios hide. */
  readonly objectives: Cards<Objective>;
  /** All of the above from weapons on. */
  readonly items: Cards<Item>;
  readonly leaders: Cards<Leader>;
  readonly perks: Cards<Perk>;
  readonly dangers: Cards<Danger>;
  readonly creatures: Cards<Danger>;
  readonly strangers: Cards<StrangerCard>;
  readonly events: Cards<EventCard>;
  /** What Settlements are made of. */
  readonly structures: Cards<Structure>;
  readonly explore: Cards<ExploreCard>;
  readonly boosts: Cards<BoostCard>;
  readonly quests: Cards<QuestCard>;
  readonly consequences: Cards<ConsequenceCard>;
  readonly terrain: Cards<TerrainKind>;
  /** Laid by hand. */
  readonly tables: Cards<LaidTable>;
  readonly scenarios: Cards<PrintedScenario>;
  /** Lists of prices by their year, the one on the cards first. */
  readonly prices: Cards<PriceList>;
  /** Forces that come with the game. */
  readonly lists: Cards<NamedList>;
  /** By card (`units/dogmeat`): what it says and nobody does yet. */
  readonly unsaid: ReadonlyMap<string, readonly Unsaid[]>;
}

type CardFile = readonly [file: string, schema: z.ZodType, item?: ItemKind];

/** Files with cards, and what their cards are; the last word is the kind of item they hold. */
const CARDS = {
  factions: ['factions.yaml', factionsSchema],
  units: ['units.yaml', unitsSchema],
  turrets: ['turrets.yaml', turretsSchema],
  aiCards: ['ai-cards.yaml', aiCardsSchema],
  weapons: ['weapons.yaml', weaponsSchema, 'weapon'],
  armor: ['armor.yaml', armorSchema, 'armor'],
  clothing: ['clothing.yaml', clothingSchema, 'clothing'],
  powerArmor: ['power-armor.yaml', powerArmorSchema, 'power-armor'],
  chems: ['chems.yaml', chemsSchema, 'chem'],
  alcohol: ['alcohol.yaml', chemsSchema, 'alcohol'],
  food: ['food.yaml', foodSchema, 'food'],
  gear: ['gear.yaml', gearSchema, 'gear'],
  mods: ['mods.yaml', modsSchema, 'mod'],
  junk: ['junk.yaml', junkSchema, 'junk'],
  objectives: ['objectives.yaml', objectivesSchema, 'objective'],
  leaders: ['leaders.yaml', leadersSchema],
  perks: ['perks.yaml', perksSchema],
  dangers: ['danger.yaml', dangersSchema],
  creatures: ['creatures.yaml', dangersSchema],
  strangers: ['strangers.yaml', strangersSchema],
  events: ['events.yaml', eventsSchema],
  structures: ['structures.yaml', structuresSchema],
  explore: ['explore.yaml', exploreSchema],
  boosts: ['boosts.yaml', boostsSchema],
  quests: ['quests.yaml', questsSchema],
  consequences: ['consequences.yaml', consequencesSchema],
  terrain: ['terrain.yaml', terrainSchema],
  tables: ['tables.yaml', tablesSchema],
  scenarios: ['scenarios.yaml', scenariosSchema],
  prices: ['prices.yaml', pricesSchema],
  lists: ['lists.yaml', namedListsSchema],
} as const satisfies Record<string, CardFile>;

type CardKind = keyof typeof CARDS;

type CardOf<K extends CardKind> = z.infer<(typeof CARDS)[K][1]>[number];

/** Files of which the first pack has exactly one. */
const SINGLE = {
  rulers: ['rulers.yaml', rulersSchema],
  dice: ['dice.yaml', diceSchema],
  falling: ['falling.yaml', fallingSchema],
  heroic: ['heroic.yaml', heroicSchema],
} as const;

type Single = { -readonly [K in keyof typeof SINGLE]?: z.infer<(typeof SINGLE)[K][1]> };

/** Every file of a pack, and what may stand in it. */
export const PACK_SCHEMAS: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  ['pack.yaml', packSchema],
  ...Object.values({ ...SINGLE, ...CARDS }).map(([file, schema]): [string, z.ZodType] => [file, schema]),
  ['unsaid.yaml', unsaidSchema],
]);

const FILES = [...PACK_SCHEMAS.keys()].filter((file) => file !== 'pack.yaml');

/** Numbers and letters on markers that a scenario says the meaning of, by its id. */
type Meanings = ReadonlyMap<string, { readonly means?: Readonly<Record<string, unknown>> }>;

/** Reads packs, the built-in one first, into the cards of one game. Throws a BadPack that lists every problem. */
export function readCards(packs: readonly (readonly PackFile[])[], special: Meanings): PrintedContent {
  const reading = new PackReading('a skirmish pack', FILES);
  const single: Single = {};
  const cards = Object.fromEntries(Object.keys(CARDS).map((kind) => [kind, new Map()])) as {
    [K in CardKind]: Map<string, CardOf<K>>;
  };
  const items = new Map<string, Item>();
  const unsaid: { readonly entry: Unsaid; readonly file: PackFile }[] = [];
  /** Where each card was read. */
  const origins = new Map<unknown, PackFile>();

  for (const files of packs) {
    reading.open(files, packSchema);
    for (const [key, [name, schema]] of Object.entries(SINGLE))
      reading.each<unknown>(name, schema, (value) => Object.assign(single, { [key]: value }));
    for (const [kind, [name, schema, item]] of Object.entries(CARDS) as [CardKind, CardFile][])
      reading.each(name, schema as z.ZodType<{ id: string }[]>, (printed, file) => {
        for (const card of printed) {
          // All items are drawn and carried by their id, whatever their kind.
          reading.claim(item === undefined ? kind.replace(/s$/, '') : 'item', card.id, file);
          (cards[kind] as Map<string, unknown>).set(card.id, card);
          if (item !== undefined) items.set(card.id, { ...card, kind: item } as Item);
          origins.set(card, file);
        }
      });
    reading.each('unsaid.yaml', unsaidSchema, (entries, file) => {
      for (const entry of entries) unsaid.push({ entry, file });
    });
  }
  const { rulers, dice, falling, heroic } = single;
  if (rulers === undefined || dice === undefined || falling === undefined || heroic === undefined) {
    const wanted = Object.values(SINGLE).map(([file]) => file);
    if (reading.isSound) reading.wrongFile('pack.yaml', `the first pack must have ${wanted.join(', ')}`);
    throw reading.bad;
  }
  const content: PrintedContent = {
    packs: reading.packs,
    rulers: new Map(rulers.map((each) => [each.color, each])),
    dice: diceOf(dice),
    falling,
    heroic,
    ...cards,
    items,
    unsaid: Map.groupBy(
      unsaid.map(({ entry }) => entry),
      ({ card }) => card,
    ),
  };
  for (const { entry, file } of unsaid) {
    const [kind, id] = entry.card.split('/') as [CardKind, string];
    const card = cards[kind]?.get(id);
    if (card !== undefined && 'text' in card && card.text.includes(entry.says)) continue;
    const line = file.text.split('\n').findIndex((each) => each.includes(entry.says)) + 1;
    reading.wrongFile(file.path, `no card ${entry.card} says "${entry.says}"`, line || 1);
  }
  for (const { card, message } of brokenReferences(content, special))
    reading.wrong(origins.get(card)!, card.id, message);
  if (!reading.isSound) throw reading.bad;
  return content;
}

/** Markers whose undersides are turned up in play. WW-INVEST-8, WW-SEARCH-8 */
const TURNED_UP: readonly string[] = ['investigation', 'searchable'];

/** Numbers and letters on markers for which the scenario has no meaning. WW-INVEST-8, WW-SEARCH-8 */
function unexplained(special: Meanings, scenario: PrintedScenario): string[] {
  const means = special.get(scenario.id)?.means ?? {};
  const faces = scenario.setup.flatMap((step) =>
    step.does === 'markers' && TURNED_UP.includes(step.marker) ? Object.keys(step.pool ?? {}) : [],
  );
  return faces.filter((face) => /^(number|letter)-/.test(face) && means[face] === undefined);
}

/** Cards that name other cards which do not exist. */
function brokenReferences(content: PrintedContent, special: Meanings): { card: { id: string }; message: string }[] {
  const missing = (card: { id: string }, all: Cards<unknown>, what: string, wanted: readonly string[]) =>
    wanted.filter((each) => !all.has(each)).map((each) => ({ card, message: `there is no ${what} "${each}"` }));
  const encounters = [...content.dangers.values(), ...content.creatures.values(), ...content.strangers.values()];
  return [
    ...[...content.units.values()].flatMap((unit) => missing(unit, content.items, 'item', [...unit.kit, ...unit.free])),
    ...[...content.aiCards.values()].flatMap((card) => [
      ...missing(card, content.units, 'unit', card.units),
      ...missing(card, content.weapons, 'weapon', card.prefers),
    ]),
    ...[...content.prices.values()].flatMap((prices) => [
      ...missing(prices, content.units, 'unit', Object.keys(prices.units)),
      ...missing(prices, content.items, 'item', Object.keys(prices.items)),
      ...missing(prices, content.leaders, 'leader', Object.keys(prices.leaders)),
      ...missing(prices, content.perks, 'perk', Object.keys(prices.perks)),
    ]),
    ...[...content.lists.values()].flatMap((list) => [
      ...missing(list, content.prices, 'list of prices', [list.prices]),
      ...missing(
        list,
        content.units,
        'unit',
        list.units.map(({ card }) => card),
      ),
      ...missing(
        list,
        content.items,
        'item',
        list.units.flatMap(({ items, mods }) => [...items, ...mods.map(({ mod }) => mod)]),
      ),
      ...missing(list, content.boosts, 'Boost', list.boosts),
    ]),
    ...[...content.quests.values()].flatMap((quest) => [
      ...missing(quest, content.quests, 'Quest', [...quest.next, ...quest.otherwise]),
      ...missing(quest, content.items, 'item', quest.item === undefined ? [] : [quest.item]),
    ]),
    ...[...content.mods.values()].flatMap((mod) => missing(mod, content.items, 'item', mod.named ?? [])),
    ...[...content.weapons.values()].flatMap((weapon) => [
      ...missing(weapon, content.units, 'unit', weapon.brings === undefined ? [] : [weapon.brings.unit]),
      ...missing(weapon, content.items, 'item', weapon.brings?.items ?? []),
    ]),
    ...[...content.perks.values()].flatMap((perk) =>
      missing(perk, content.perks, 'perk', perk.after === undefined ? [] : [perk.after]),
    ),
    ...[...content.scenarios.values()].flatMap((scenario) => {
      const units = [...scenario.forces.flat(), ...scenario.later];
      const deck = typeof scenario.deck === 'string' ? [] : scenario.deck.items;
      return [
        ...units.flatMap(({ card }) => missing(scenario, content.units, 'unit', [card])),
        ...units.flatMap(({ items }) => missing(scenario, content.items, 'item', items)),
        ...units.flatMap(({ leader }) => missing(scenario, content.leaders, 'leader', leader === null ? [] : [leader])),
        ...missing(scenario, content.items, 'item', deck),
        ...unexplained(special, scenario).map((face) => ({
          card: scenario,
          message: `nothing says what ${face} means`,
        })),
      ];
    }),
    ...[...content.tables.values()].flatMap((table) =>
      missing(
        table,
        content.terrain,
        'kind of terrain',
        table.pieces.map(({ kind }) => kind),
      ),
    ),
    ...encounters.flatMap((card) =>
      [...card.success, ...card.failure].flatMap((outcome) => [
        ...(outcome.does === 'item' ? missing(card, content.items, 'item', [outcome.item]) : []),
        ...(outcome.does === 'appears' ? missing(card, content.units, 'unit', [outcome.unit]) : []),
      ]),
    ),
  ];
}

export type { AiCard } from './printed/ai-cards.ts';
export type { BoostCard } from './printed/boosts.ts';
export type { Dice, EffectFace, Fall, Ruler, SkillFace } from './printed/components.ts';

export type { Danger, Outcome } from './printed/dangers.ts';

export type { EventCard, EventEffect } from './printed/events.ts';

export type { ExploreCard, ExploreEffect, ExploreOffer } from './printed/explore.ts';
export type { Faction } from './printed/factions.ts';
export type { Damage, Instant, Rating } from './printed/fields.ts';

export type {
  Addiction,
  Armor,
  Changes,
  Chem,
  Clothing,
  Food,
  Gear,
  Heroic,
  Junk,
  Leader,
  Mod,
  Period,
  Perk,
  PowerArmor,
} from './printed/items.ts';

export type { QuestCard } from './printed/quests.ts';

export type { StrangerCard } from './printed/strangers.ts';

export type { Structure } from './printed/structures.ts';
export type { Unit } from './printed/units.ts';

export type { SpecialEffect, Turret, Weapon } from './printed/weapons.ts';
