/** Consequence cards: what was begun before a battle, and comes up in it. CH-CONSEQ-1 */
import { z } from 'zod';
import { attribute, color, id, name } from './fields.ts';

const some = z.number().int().positive().max(20);

const effect = z.discriminatedUnion('does', [
  /** One attack on a model of the owner's choice, from nowhere. CH-RULING-6 */
  z.strictObject({ does: z.literal('attack'), value: some, damage: some, reduction: some }),
  /** One Unready model of the owner's is made Ready. */
  z.strictObject({ does: z.literal('ready') }),
  /** The owner looks at so many of the next Events and puts one of them under the deck. */
  z.strictObject({ does: z.literal('look-ahead'), cards: some }),
  /** One unengaged model of the owner's is placed anew, as near as this. */
  z.strictObject({ does: z.literal('shift'), color }),
  /** The owner's Leader tests this; what it brings is for whoever keeps the campaign. */
  z.strictObject({ does: z.literal('test'), test: attribute }),
  /** Something at home is over. */
  z.strictObject({ does: z.literal('over') }),
]);
export type ConsequenceEffect = z.infer<typeof effect>;

const consequence = z.strictObject({ id, name, effect, text: z.string().max(200) });
export const consequencesSchema = z.array(consequence);
export type ConsequenceCard = z.infer<typeof consequence>;
