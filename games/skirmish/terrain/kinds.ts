/** Kinds of terrain and tables laid by hand: schemas of their files. */
import { z } from 'zod';
import { id, name } from '../printed/fields.ts';
import { GROUNDS, TO_HUGE } from '../words.ts';

/** What a table looks like. */
export const LANDS = ['wasteland', 'plant', 'junkyard', 'hills'] as const;
export type Land = (typeof LANDS)[number];
const WEIGHTS = ['landmark', 'middle', 'scatter'] as const;
export type Weight = (typeof WEIGHTS)[number];

/** Sixteenths of a full turn. */
export const TURNS = 16;

const place = z.number().int();
const part = z.strictObject({
  /** Where a kind has several parts. */
  name: id.optional(),
  outline: z.array(z.tuple([place, place])).min(3),
  height: z.number().int().nonnegative(),
  blocksSight: z.boolean(),
  cover: z.boolean(),
  area: z.boolean(),
  ground: z.enum(GROUNDS),
  huge: z.enum(TO_HUGE).default('as-others'),
  exceptions: z.record(z.string(), z.enum(GROUNDS)).default({}),
  overlooked: z.boolean().default(false),
});

const kind = z.strictObject({
  id,
  name,
  weight: z.enum(WEIGHTS),
  land: z.array(z.enum(LANDS)).min(1),
  parts: z.array(part).min(1),
});
export const terrainSchema = z.array(kind);
export type TerrainKind = z.infer<typeof kind>;

const spot = z.strictObject({
  kind: id,
  x: place,
  y: place,
  turn: z
    .number()
    .int()
    .min(0)
    .max(TURNS - 1),
});
/** A piece of some kind, where it lies and how it is turned. */
export type TerrainSpot = z.infer<typeof spot>;

const laid = z.strictObject({ id, name, land: z.enum(LANDS), pieces: z.array(spot) });
export const tablesSchema = z.array(laid);
export type LaidTable = z.infer<typeof laid>;

/** A table drawn by hand: a file of its own, or the code that rebuilds it. */
export const drawnSchema = z.strictObject({
  name: name.optional(),
  land: z.enum(LANDS),
  pieces: z.array(spot),
});
export type DrawnTable = z.infer<typeof drawnSchema>;
