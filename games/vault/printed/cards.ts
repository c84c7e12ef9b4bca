/** What the cards of the vault can say: schemas of the YAML files. */
import { z } from 'zod';
import { COST_ICONS, LETTERS, PRICE_ICONS, RESOURCES, REWARD_ICONS } from './icons.ts';

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id is made of lower-case words joined by "-"');
const name = z.string().min(1).max(40);
const line = z.string().max(160);

const price = z.array(z.enum(PRICE_ICONS)).max(6);
const train = z.strictObject({ train: z.enum([...LETTERS, 'any']) });
const exchange = z.strictObject({ exchange: z.tuple([price.min(1), price.min(1)]) });
const reward = z.array(z.union([z.enum(REWARD_ICONS), train, exchange])).max(8);

const space = z
  .strictObject({
    /** Paid in full before anything else. SH-PLACE-4 */
    cost: z.array(z.enum(COST_ICONS)).max(8).default([]),
    /** Both dice must reach this number, or there is no reward and an injury. SH-THREAT-6 */
    fight: z.number().int().min(2).max(12).optional(),
    /** Gained from left to right. SH-PLACE-5 */
    reward,
    /** A dweller trained in this letter gains the reward twice. SH-TRAIN-4 */
    letter: z.enum(LETTERS).optional(),
    /** Takes two dwellers at once. SH-PLACE-8 */
    linked: z.boolean().default(false),
    /** Only for injured dwellers. SH-INJURY-3 */
    injuredOnly: z.boolean().default(false),
  })
  .refine(({ cost }) => cost.filter((icon) => icon === 'price').length <= 1, 'one price icon at most')
  .refine(
    ({ cost, reward }) => !cost.includes('price') || reward.includes('build'),
    'a space that costs the price of a room must reward "build"',
  );

const spaces = z.tuple([space, space]);
const fixedRoom = z.strictObject({ id, name, line, spaces });
const room = z.strictObject({ id, name, line, price: price.min(1), spaces });
const elevator = z.strictObject({ id, name, spaces });

export const topLevelSchema = z.strictObject({
  rooms: z.array(fixedRoom).length(6),
  elevator,
  playerElevator: elevator,
});
export const roomsSchema = z.array(room);

/** What an item's end-of-game score counts. */
const COUNTED = ['dwellers', 'defeated', 'rooms', 'resources', 'items', 'clean-level'] as const;

const ability = z.discriminatedUnion('does', [
  z.strictObject({
    does: z.literal('add-to-fight'),
    plus: z.number().int().positive(),
    orPay: z.strictObject({ cost: z.array(z.enum(RESOURCES)).min(1), plus: z.number().int().positive() }).optional(),
  }),
  z.strictObject({ does: z.literal('reroll-fight'), dice: z.enum(['one', 'both']) }),
  z.strictObject({ does: z.literal('stay-unhurt') }),
  z.strictObject({
    does: z.literal('gain-more'),
    of: z.enum([...RESOURCES, 'happiness']),
    discard: z.boolean().default(false),
  }),
  z.strictObject({ does: z.literal('cheaper-room') }),
  z.strictObject({ does: z.literal('swap-room'), look: z.number().int().positive().max(6) }),
  z.strictObject({ does: z.literal('exchange'), upTo: z.number().int().positive() }),
  z.strictObject({ does: z.literal('gain'), reward: z.array(z.enum(PRICE_ICONS)).min(1) }),
  z.strictObject({ does: z.literal('heal') }),
  z.strictObject({ does: z.literal('train') }),
  z.strictObject({ does: z.literal('turn-die') }),
  z.strictObject({ does: z.literal('discard-spawn') }),
  z.strictObject({ does: z.literal('place-again') }),
  z.strictObject({ does: z.literal('share-space') }),
  z.strictObject({ does: z.literal('more-income') }),
  z.strictObject({
    does: z.literal('score'),
    for: z.enum(COUNTED),
    /** Only what is above this counts. */
    above: z.number().int().nonnegative().default(0),
    /** How many of them make one. */
    each: z.number().int().positive().default(1),
    /** What one is worth. */
    happiness: z.number().int().positive().default(1),
    /** No more than this in all. */
    most: z.number().int().positive().optional(),
  }),
]);
const item = z.strictObject({ id, name, text: z.string().min(1).max(200), line, ability });
export const itemsSchema = z.array(item);

const threat = z.strictObject({
  id,
  name,
  /** As it fits on the card on a board; its name if left out. */
  short: z.string().min(1).optional(),
  line,
  copies: z.number().int().positive().max(9).default(1),
  space,
  /** While it lies there, the other space of its room cannot be used. */
  blocksNeighbour: z.boolean().default(false),
});
export const threatsSchema = z.array(threat);

export const packSchema = z.strictObject({ id, name, game: z.literal('vault') });

export type RewardPart = z.infer<typeof reward>[number];
export type Ability = z.infer<typeof ability>;
export type AbilityName = Ability['does'];
export type Item = z.infer<typeof item>;
export type Threat = z.infer<typeof threat>;
export type PrintedSpace = z.infer<typeof space>;
