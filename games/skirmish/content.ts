/** The printed content of the skirmish game: schemas for the YAML files, and the shape the rules read. */
import { BadPack, lineOf, type PackFile, type Problem, readYaml } from '@holotape/kernel';
import { z } from 'zod';
import { type Danger, dangersSchema } from './dangers.ts';
import { type EventCard, eventsSchema } from './events.ts';
import { attribute, caps, color, damage, dice, id, name, ratings } from './fields.ts';
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
  type Perk,
  type PowerArmor,
  perksSchema,
  powerArmorSchema,
} from './items.ts';
import { SPECIAL_RULES } from './scenarios/index.ts';
import { type PrintedScenario, scenariosSchema } from './scenarios/printed.ts';
import type { SpecialRules } from './scenarios/special.ts';
import { type StrangerCard, strangersSchema } from './strangers.ts';
import { type LaidTable, type TerrainKind, tablesSchema, terrainSchema } from './terrain/kinds.ts';
import {
  COLORS,
  CORNERS,
  type Color,
  type Corner,
  DAMAGE_TYPES,
  DICE_ICONS,
  EFFECT_DICE,
  type EffectDie,
  GAINS,
  SKILLS,
  SPECIAL_ICONS,
  UNIT_ICONS,
  UNIT_TYPES,
  WEAPON_TYPES,
} from './words.ts';

const count = z.number().int().positive().max(20);

const ruler = z.strictObject({
  color,
  length: z.number().int().positive(),
  /** Corners of a range icon that carry a mark, so that no color is told by color alone. WW-RANGE-9 */
  marks: z.array(z.enum(CORNERS)),
});
export const rulersSchema = z
  .array(ruler)
  .length(COLORS.length)
  .refine(
    (rulers) =>
      new Set(rulers.map(({ marks }) => CORNERS.filter((corner) => marks.includes(corner)).join())).size ===
      rulers.length,
    'each color has marks of its own',
  );

const skillFace = z.strictObject({
  value: z.number().int().min(1).max(10).optional(),
  /** An X: the test fails. WW-TEST-9 */
  fails: z.boolean().default(false),
  action: z.boolean().default(false),
  critical: z.boolean().default(false),
  count,
});
const armorFace = z.strictObject({ value: z.number().int().min(1).max(4), count });
const effectFace = z.strictObject({ icons: z.array(z.enum(DICE_ICONS)).max(2), count });
const sides = (faces: readonly { readonly count: number }[]): number =>
  faces.reduce((sum, face) => sum + face.count, 0);
const effectDie = z.array(effectFace).refine((faces) => sides(faces) === 12, 'an effect die has 12 faces');
export const diceSchema = z.strictObject({
  skill: z
    .array(skillFace.refine(({ value, fails }) => (value === undefined) === fails, 'a face has a value or fails'))
    .refine((faces) => sides(faces) === 20, 'the Skill Die has 20 faces'),
  armor: z.array(armorFace).refine((faces) => sides(faces) === 12, 'the Armor Die has 12 faces'),
  black: effectDie,
  green: effectDie,
  yellow: effectDie,
  blue: effectDie,
  /** The corner of each Effect Die's icon that carries a dot. WW-RANGE-9 */
  dots: z
    .record(z.enum(EFFECT_DICE), z.enum(CORNERS))
    .refine((dots) => new Set(Object.values(dots)).size === EFFECT_DICE.length, 'each die has a corner of its own'),
});

/** WW-CARD-2 */
const unit = z.strictObject({
  id,
  name,
  faction: id,
  unique: z.boolean(),
  /** Versions of one character count as one Unique unit. WW-UNIT-5 */
  character: id.optional(),
  type: z.enum(UNIT_TYPES),
  /** All seven. WW-SPEC-1 */
  special: z.record(attribute, z.number().int().nonnegative()),
  /** The attribute beside which each skill icon stands, and the one with the Health icon. WW-SPEC-2 */
  skills: z.strictObject({
    health: attribute,
    ...(Object.fromEntries(SKILLS.map((skill) => [skill, attribute.optional()])) as Record<
      (typeof SKILLS)[number],
      z.ZodOptional<typeof attribute>
    >),
  }),
  colors: z.strictObject({ presence: color, throw: color, 'battle-cry': color }).partial().default({}),
  move: color,
  charge: color.optional(),
  awareness: color,
  armor: ratings,
  icons: z.array(z.enum(UNIT_ICONS)),
  /** Skills or items with which it has a Speciality. WW-TEST-12 */
  specialities: z.array(id).default([]),
  caps,
  /** The base's width in millimetres. WW-UNIT-6 */
  base: z.number().int().min(25).max(120),
  /** Charges without Line of Sight. WW-CARD-1 */
  'charges-unseen': z.literal(true).optional(),
  /** Items it usually comes with. */
  kit: z.array(id).default([]),
  text: z.string().max(600),
});
export const unitsSchema = z.array(unit);

const effect = z.strictObject({
  /** Nothing to spend: it happens with every hit. */
  spend: z.array(z.enum(SPECIAL_ICONS)).max(3),
  gain: z.enum(GAINS),
  most: z.number().int().positive().optional(),
  /** "If the target takes damage". WW-SPFX-10 */
  ifDamaged: z.boolean().optional(),
});

/** WW-CARD-3 */
const weapon = z.strictObject({
  id,
  name,
  type: z.enum(WEAPON_TYPES),
  unique: z.boolean().default(false),
  natural: z.boolean().default(false),
  short: z.strictObject({ range: color.optional(), dice }),
  long: z.strictObject({ range: color, dice }).optional(),
  damage: z.array(damage),
  /** Damage more for the single target of an area weapon. WW-SCATTER-8 */
  target: z.number().int().positive().optional(),
  effects: z.array(effect).default([]),
  /** What an area brings besides damage. WW-SCATTER-8 */
  burst: z.array(z.strictObject({ area: color, gain: z.enum(GAINS) })).default([]),
  /** The lowest of these ratings counts. WW-ARM-9 */
  lowest: z.array(z.enum(DAMAGE_TYPES)).default([]),
  /** Types of models that it harms; all, if none is named. */
  affects: z.array(z.enum(UNIT_TYPES)).default([]),
  icons: z.array(z.enum(['slow-firing', 'robot', 'grenade'])).default([]),
  /** The die that great Strength adds to a melee weapon, if it is not black. WW-CC-5 */
  strong: z.enum(['yellow', 'none']).optional(),
  /** Whoever has it has the Criticals icon. WW-CRIT-1 */
  criticals: z.literal(true).optional(),
  /** So many blows in one Action: one for each so many points of Health that are left. */
  blows: z.number().int().positive().optional(),
  /** Gone after it was fired. */
  once: z.literal(true).optional(),
  /** How far from the model that was hit a repeated shot may go. */
  repeats: color.optional(),
  /** Its shots are no Triggers. */
  quiet: z.literal(true).optional(),
  walked: z.strictObject({ shots: z.number().int().positive(), range: color }).optional(),
  strength: z.number().int().positive().optional(),
  scatter: z.array(z.strictObject({ over: z.number().int().nonnegative(), range: color })).optional(),
  minimum: color.optional(),
  /** Used only with so many Counting Tokens; how they come, and the attribute of the target that the test is against.
   * WW-HEAVY-6, WW-HEAVY-7 */
  primed: z
    .strictObject({
      tokens: z.number().int().positive(),
      /** After every Action with an enemy in sight, or by Prepare; what moves loses the latter. */
      gains: z.enum(['after-action-in-sight', 'prepare']),
      /** A Shoot Action brings none. */
      'not-by-shooting': z.literal(true).optional(),
      /** One is lost after an Action without an enemy in sight. */
      fades: z.literal(true).optional(),
      /** It shoots by itself as soon as it has them all. */
      'at-once': z.literal(true).optional(),
      /** It can be used with fewer, and every token is 1 damage more. */
      optional: z.literal(true).optional(),
      value: attribute.optional(),
      less: attribute.optional(),
    })
    .optional(),
  critical: z
    .strictObject({
      rating: z.number().int().positive(),
      dice,
      only: z.enum(['short', 'long']).optional(),
      damage: z.array(damage).optional(),
      /** Armor Reduction icons more. */
      reduction: z.number().int().positive().default(0),
      /** Icons to spend that need no die. */
      icons: z.array(z.enum(SPECIAL_ICONS)).default([]),
      /** Special Effects printed inside the meter. WW-SPFX-9 */
      effects: z.array(effect).default([]),
    })
    .optional(),
  caps,
  text: z.string().max(400),
});
export const weaponsSchema = z.array(weapon);

/** WW-TURRET */
const turret = z.strictObject({
  id,
  name,
  /** The Rifle skill it shoots with. */
  skill: count,
  health: count,
  armor: ratings,
  awareness: color,
  short: z.strictObject({ range: color, dice }),
  long: z.strictObject({ range: color, dice }),
  damage: z.array(damage).min(1),
  /** Reaction Markers at the beginning of each round. WW-TURRET-1 */
  reactions: count,
  base: z.number().int().min(25).max(120),
  caps,
  text: z.string().max(200),
});
export const turretsSchema = z.array(turret);

/** WW-FALL-2 */
const fall = z.strictObject({ upTo: color, damage: z.number().int().nonnegative() });
export const fallingSchema = z.array(fall).length(COLORS.length);

export const packSchema = z.strictObject({ id, name, game: z.literal('skirmish') });

export type Unit = z.infer<typeof unit>;
export type Weapon = z.infer<typeof weapon>;
export type SpecialEffect = z.infer<typeof effect>;
export type Turret = z.infer<typeof turret>;
export type Fall = z.infer<typeof fall>;
export type SkillFace = Omit<z.infer<typeof skillFace>, 'count'>;
export type EffectFace = Omit<z.infer<typeof effectFace>, 'count'>;
export type Ruler = z.infer<typeof ruler>;

/** Every face of every die, as often as it is there: a roll of n shows the n-th. */
export interface Dice {
  readonly skill: readonly SkillFace[];
  readonly armor: readonly number[];
  readonly effect: Readonly<Record<EffectDie, readonly EffectFace[]>>;
  readonly dots: Readonly<Record<EffectDie, Corner>>;
}

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
  | (Junk & { readonly kind: 'objective' });
export type ItemKind = Item['kind'];

type Cards<T> = ReadonlyMap<string, T>;

export interface SkirmishContent {
  readonly packs: readonly string[];
  readonly rulers: ReadonlyMap<Color, Ruler>;
  readonly dice: Dice;
  /** From the lowest fall to the highest. */
  readonly falling: readonly Fall[];
  readonly heroic: Heroic;
  readonly units: Cards<Unit>;
  readonly turrets: Cards<Turret>;
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
  readonly objectives: Cards<Junk>;
  /** All of the above from weapons on. */
  readonly items: Cards<Item>;
  readonly leaders: Cards<Leader>;
  readonly perks: Cards<Perk>;
  /** What scenarios do in code. */
  readonly special: ReadonlyMap<string, SpecialRules>;
  readonly dangers: Cards<Danger>;
  readonly creatures: Cards<Danger>;
  readonly strangers: Cards<StrangerCard>;
  readonly events: Cards<EventCard>;
  readonly terrain: Cards<TerrainKind>;
  /** Laid by hand. */
  readonly tables: Cards<LaidTable>;
  readonly scenarios: Cards<PrintedScenario>;
}

const spread = <F extends { readonly count: number }>(faces: readonly F[]): F[] =>
  faces.flatMap((face) => Array.from({ length: face.count }, () => face));

function diceOf(printed: z.infer<typeof diceSchema>): Dice {
  return {
    skill: spread(printed.skill),
    armor: spread(printed.armor).map(({ value }) => value),
    effect: {
      black: spread(printed.black),
      green: spread(printed.green),
      yellow: spread(printed.yellow),
      blue: spread(printed.blue),
    },
    dots: printed.dots,
  };
}

/** Files with cards, and what their cards are; the last word is the kind of item they hold. */
const CARDS = {
  units: ['units.yaml', unitsSchema],
  turrets: ['turrets.yaml', turretsSchema],
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
  objectives: ['objectives.yaml', junkSchema, 'objective'],
  leaders: ['leaders.yaml', leadersSchema],
  perks: ['perks.yaml', perksSchema],
  dangers: ['danger.yaml', dangersSchema],
  creatures: ['creatures.yaml', dangersSchema],
  strangers: ['strangers.yaml', strangersSchema],
  events: ['events.yaml', eventsSchema],
  terrain: ['terrain.yaml', terrainSchema],
  tables: ['tables.yaml', tablesSchema],
  scenarios: ['scenarios.yaml', scenariosSchema],
} as const satisfies Record<string, readonly [file: string, schema: z.ZodType, kind?: ItemKind]>;
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

const FILES = ['pack.yaml', ...Object.values({ ...SINGLE, ...CARDS }).map(([file]) => file)];

/** Reads packs, the built-in one first, into the content of one game. Throws a BadPack that lists every problem. */
export function readSkirmishContent(packs: readonly (readonly PackFile[])[]): SkirmishContent {
  const problems: Problem[] = [];
  const ids: string[] = [];
  const single: Single = {};
  const cards = Object.fromEntries(Object.keys(CARDS).map((kind) => [kind, new Map()])) as {
    [K in CardKind]: Map<string, CardOf<K>>;
  };
  /** Where each card was read. */
  const origins = new Map<unknown, PackFile>();

  for (const files of packs) {
    const find = (file: string) => files.find(({ path }) => path === file || path.endsWith(`/${file}`));
    const read = <T>(file: string, schema: z.ZodType<T>): T | undefined => {
      const found = find(file);
      return found && readYaml(found, schema, problems);
    };
    for (const { path } of files)
      if (!FILES.some((file) => path === file || path.endsWith(`/${file}`)))
        problems.push({
          file: path,
          line: 1,
          message: `a skirmish pack has no such file; it may have ${FILES.join(', ')}`,
        });
    if (find('pack.yaml') === undefined)
      problems.push({ file: 'pack.yaml', line: 1, message: 'missing: every pack says its id, name and game there' });
    const about = read('pack.yaml', packSchema);
    if (about !== undefined) ids.push(about.id);
    for (const [key, [file, schema]] of Object.entries(SINGLE)) {
      const found = read<unknown>(file, schema);
      if (found !== undefined) Object.assign(single, { [key]: found });
    }
    for (const [kind, [file, schema]] of Object.entries(CARDS)) {
      const to: Map<string, unknown> = cards[kind as CardKind];
      for (const each of read<{ id: string }[]>(file, schema as z.ZodType<{ id: string }[]>) ?? []) {
        const origin = find(file)!;
        if (to.has(each.id)) problems.push(problemAt(origin, each.id, `"${each.id}" exists already`));
        to.set(each.id, each);
        origins.set(each, origin);
      }
    }
  }
  const { rulers, dice: printed, falling, heroic } = single;
  if (rulers === undefined || printed === undefined || falling === undefined || heroic === undefined) {
    const wanted = Object.values(SINGLE).map(([file]) => file);
    if (problems.length === 0)
      problems.push({ file: 'pack.yaml', line: 1, message: `the first pack must have ${wanted.join(', ')}` });
    throw new BadPack(problems);
  }

  const items = new Map<string, Item>();
  for (const [kind, [, , type]] of Object.entries(CARDS) as [CardKind, readonly [string, unknown, ItemKind?]][]) {
    if (type === undefined) continue;
    for (const card of cards[kind].values()) {
      if (items.has(card.id))
        problems.push(problemAt(origins.get(card)!, card.id, `"${card.id}" is an item of another kind already`));
      items.set(card.id, { ...card, kind: type } as Item);
    }
  }
  const content: SkirmishContent = {
    packs: ids,
    rulers: new Map(rulers.map((each) => [each.color, each])),
    dice: diceOf(printed),
    falling,
    heroic,
    ...cards,
    items,
    special: SPECIAL_RULES,
  };
  for (const { card, message } of brokenReferences(content))
    problems.push(problemAt(origins.get(card)!, card.id, message));
  if (problems.length > 0) throw new BadPack(problems);
  return content;
}

const problemAt = (file: PackFile, id: string, message: string): Problem => ({
  file: file.path,
  line: lineOf(file, id),
  message,
});

/** Numbers and letters on markers for which the scenario has no meaning. WW-INVEST-8, WW-SEARCH-8 */
function unexplained({ special }: SkirmishContent, scenario: PrintedScenario): string[] {
  const means: Readonly<Record<string, unknown>> = special.get(scenario.id)?.means ?? {};
  const faces = scenario.setup.flatMap((step) => (step.does === 'markers' ? Object.keys(step.pool ?? {}) : []));
  return faces.filter((face) => /^(number|letter)-/.test(face) && means[face] === undefined);
}

/** Cards that name other cards which do not exist. */
function brokenReferences(content: SkirmishContent): { card: { id: string }; message: string }[] {
  const missing = (card: { id: string }, all: Cards<unknown>, what: string, wanted: readonly string[]) =>
    wanted.filter((each) => !all.has(each)).map((each) => ({ card, message: `there is no ${what} "${each}"` }));
  const encounters = [...content.dangers.values(), ...content.creatures.values(), ...content.strangers.values()];
  return [
    ...[...content.units.values()].flatMap((unit) => missing(unit, content.items, 'item', unit.kit)),
    ...[...content.mods.values()].flatMap((mod) => missing(mod, content.items, 'item', mod.named ?? [])),
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
        ...unexplained(content, scenario).map((face) => ({
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

export type { Danger, Find, Outcome } from './dangers.ts';
export type { EventCard, EventEffect } from './events.ts';
export type { Damage, Instant, Rating } from './fields.ts';
export type {
  Addiction,
  Armor,
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
} from './items.ts';
export type { StrangerCard } from './strangers.ts';
