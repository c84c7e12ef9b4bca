/** AI cards: what an AI model is about to do, by its Situation and a blue die. Schemas of content/ai-cards.yaml. */
import { z } from 'zod';
import { AI_ROWS, METHODS, PRIORITIES } from '../words.ts';
import { color, id, name } from './fields.ts';

/**
 * A Situation; all that it names must hold but for a suit, which does as well as the Health beside it. Nothing: always.
 * CH-AIACT-5
 */
const column = z.strictObject({
  /** So much Health left, or more than half of it. */
  health: z.union([z.number().int().positive(), z.literal('half')]).optional(),
  /** Power Armor without a scratch. */
  suit: z.literal('whole').optional(),
  /** So many friends within the range. */
  friends: z.number().int().positive().optional(),
  /** A friend within the range who leads: a Dog Handler for a dog, or the Leader. */
  led: z.literal(true).optional(),
  /** Without it, its Awareness. CH-RULING-16 */
  within: color.optional(),
});

/** The letter, r Reckless or c Careful, and _ where it is underlined. CH-AIACT-7, CH-AIACT-11, CH-AIACT-12, CH-AIACT-13 */
const cell = z.templateLiteral([z.enum(['A', 'D', 'F', 'M', 'O']), z.enum(['r', 'c']), z.enum(['', '_'])]);

const row = z.strictObject({ cells: z.array(cell).min(1), method: z.enum(METHODS) });

const aiCard = z
  .strictObject({
    id,
    name,
    columns: z.array(column).min(1),
    rows: z.partialRecord(z.enum(AI_ROWS), row),
    /** From the first to the last. CH-AITGT-1 */
    targets: z.array(z.enum(PRIORITIES)).min(1),
    /** What it uses Action Points for. CH-AIFX-3 */
    points: z.enum(['move', 'expertise', 'heal']).optional(),
    /** Only so many in one activation. CH-AIFX-6 */
    'most-points': z.number().int().positive().optional(),
    /** Weapons whose names are underlined; otherwise the first that will do. CH-AIATT-4 */
    prefers: z.array(id).default([]),
    units: z.array(id),
  })
  .refine(({ columns, rows }) => Object.values(rows).every(({ cells }) => cells.length === columns.length), {
    error: 'every row has a cell for each column',
  });

export const aiCardsSchema = z.array(aiCard);

export type AiCard = z.infer<typeof aiCard>;
