/** The printed content of the skirmish game: schemas for the YAML files, and the shape the rules read. */
import { BadPack, lineOf, type PackFile, type Problem, readYaml } from '@holotape/kernel';
import { z } from 'zod';
import {
  ATTRIBUTES,
  COLORS,
  type Color,
  DAMAGE_TYPES,
  DICE_ICONS,
  EFFECT_DICE,
  type EffectDie,
  GAINS,
  SKILLS,
  SPECIAL_ICONS,
  UNIT_ICONS,
  WEAPON_TYPES,
} from './words.ts';

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id is made of lower-case words joined by "-"');
const name = z.string().min(1).max(60);
const color = z.enum(COLORS);
const attribute = z.enum(ATTRIBUTES);
const count = z.number().int().positive().max(20);

const ruler = z.strictObject({
  color,
  length: z.number().int().positive(),
  /** Corners of a range icon that carry a mark, so that no color is told by color alone. WW-RANGE-9 */
  marks: z.array(z.enum(['upper-left', 'upper-right', 'lower-left', 'lower-right'])),
});
export const rulersSchema = z.array(ruler).length(COLORS.length);

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
});

/** `3`, `2+1` with Strong Armor, `-` for none, `X` for immune. WW-ARM-7, WW-RULING-27 */
const rating = z
  .string()
  .regex(/^(\d+(\+\d+)?|-|X)$/, 'a rating is like 3, 2+1, - or X')
  .transform((text): Rating => {
    if (text === 'X') return { rating: 0, strong: 0, immune: true };
    const [plain = '0', strong = '0'] = text === '-' ? [] : text.split('+');
    return { rating: Number(plain), strong: Number(strong), immune: false };
  });

export interface Rating {
  readonly rating: number;
  readonly strong: number;
  /** Damage of that type has no effect. */
  readonly immune: boolean;
}

/** WW-CARD-2 */
const unit = z.strictObject({
  id,
  name,
  faction: id,
  unique: z.boolean(),
  /** Versions of one character count as one Unique unit. WW-UNIT-5 */
  character: id.optional(),
  type: id,
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
  armor: z.strictObject({ physical: rating, energy: rating, radiation: rating }),
  icons: z.array(z.enum(UNIT_ICONS)),
  caps: z.number().int().nonnegative(),
  /** The base's width in millimetres. WW-UNIT-6 */
  base: z.number().int().min(25).max(120),
  text: z.string().max(600),
});
export const unitsSchema = z.array(unit);

const dice = z.array(z.enum(EFFECT_DICE)).max(6);
const damage = z.strictObject({
  type: z.enum(DAMAGE_TYPES),
  amount: z.number().int().positive(),
  area: color.optional(),
});
const effect = z.strictObject({
  spend: z.array(z.enum(SPECIAL_ICONS)).min(1).max(3),
  gain: z.enum(GAINS),
  most: z.number().int().positive().optional(),
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
  icons: z.array(z.enum(['slow-firing', 'robot'])).default([]),
  walked: z.strictObject({ shots: z.number().int().positive(), range: color }).optional(),
  strength: z.number().int().positive().optional(),
  scatter: z.array(z.strictObject({ over: z.number().int().nonnegative(), range: color })).optional(),
  minimum: color.optional(),
  critical: z
    .strictObject({
      rating: z.number().int().positive(),
      dice,
      only: z.enum(['short', 'long']).optional(),
      damage: z.array(damage).optional(),
    })
    .optional(),
  caps: z.number().int().nonnegative(),
  text: z.string().max(400),
});
export const weaponsSchema = z.array(weapon);

export const packSchema = z.strictObject({ id, name, game: z.literal('skirmish') });

export type Unit = z.infer<typeof unit>;
export type Weapon = z.infer<typeof weapon>;
export type SpecialEffect = z.infer<typeof effect>;
export type Damage = z.infer<typeof damage>;
export type SkillFace = Omit<z.infer<typeof skillFace>, 'count'>;
export type EffectFace = Omit<z.infer<typeof effectFace>, 'count'>;
export type Ruler = z.infer<typeof ruler>;

/** Every face of every die, as often as it is there: a roll of n shows the n-th. */
export interface Dice {
  readonly skill: readonly SkillFace[];
  readonly armor: readonly number[];
  readonly effect: Readonly<Record<EffectDie, readonly EffectFace[]>>;
}

export interface SkirmishContent {
  readonly packs: readonly string[];
  readonly rulers: ReadonlyMap<Color, Ruler>;
  readonly dice: Dice;
  readonly units: ReadonlyMap<string, Unit>;
  readonly weapons: ReadonlyMap<string, Weapon>;
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
  };
}

/** Files of a pack; the first pack must have the dice and the rulers, every pack its pack.yaml. */
const FILES = ['pack.yaml', 'rulers.yaml', 'dice.yaml', 'units.yaml', 'weapons.yaml'] as const;

/** Reads packs, the built-in one first, into the content of one game. Throws a BadPack that lists every problem. */
export function readSkirmishContent(packs: readonly (readonly PackFile[])[]): SkirmishContent {
  const problems: Problem[] = [];
  const ids: string[] = [];
  const units = new Map<string, Unit>();
  const weapons = new Map<string, Weapon>();
  let rulers: z.infer<typeof rulersSchema> | undefined;
  let printedDice: z.infer<typeof diceSchema> | undefined;

  for (const files of packs) {
    const find = (file: string) => files.find(({ path }) => path === file || path.endsWith(`/${file}`));
    const read = <T>(file: string, schema: z.ZodType<T>): T | undefined => {
      const found = find(file);
      return found && readYaml(found, schema, problems);
    };
    const addAll = <T extends { readonly id: string }>(file: string, schema: z.ZodType<T[]>, to: Map<string, T>) => {
      for (const each of read(file, schema) ?? []) {
        const path = find(file)!;
        if (to.has(each.id))
          problems.push({ file: path.path, line: lineOf(path, each.id), message: `"${each.id}" exists already` });
        to.set(each.id, each);
      }
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
    rulers = read('rulers.yaml', rulersSchema) ?? rulers;
    printedDice = read('dice.yaml', diceSchema) ?? printedDice;
    addAll('units.yaml', unitsSchema, units);
    addAll('weapons.yaml', weaponsSchema, weapons);
  }
  if (problems.length === 0 && (rulers === undefined || printedDice === undefined))
    problems.push({ file: 'pack.yaml', line: 1, message: 'the first pack must have rulers.yaml and dice.yaml' });
  if (problems.length > 0) throw new BadPack(problems);
  return {
    packs: ids,
    rulers: new Map(rulers!.map((each) => [each.color, each])),
    dice: diceOf(printedDice!),
    units,
    weapons,
  };
}
