/** What a pack says of itself. */
import { z } from 'zod';
import { id, name } from './parts.ts';

export const packSchema = z.strictObject({ id, name, game: z.literal('adventure') });
