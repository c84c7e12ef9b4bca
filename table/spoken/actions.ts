/** What people do about a table besides playing: sit down, get up, begin, end. Said over HTTP, or to the local table. */
import { type Json, UNDO_POLICIES } from '@holotape/kernel';
import { z } from 'zod';
import { NAME_LIMIT, TITLE_LIMIT } from './limits.ts';

const whole = z.number().int().nonnegative();
const bot = z.string().min(1).max(20).describe('The name of a bot: see the list of games.');

/** What cannot be seen, or turns the text around it, has no place in a name. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;

/** A text of one line as people may type it: unseen characters and double spaces are dropped. */
const line = (most: number) =>
  z
    .string()
    .max(10 * most)
    .transform((text) => text.normalize('NFC').replace(UNSEEN, '').replace(/\s+/g, ' ').trim())
    .pipe(z.string().min(1).max(most));

export const personName = line(NAME_LIMIT).describe(`One line of at most ${NAME_LIMIT} signs.`);
const tableTitle = line(TITLE_LIMIT).describe(`One line of at most ${TITLE_LIMIT} signs.`);

/** Who shall sit where when a table is made. */
const newSeat = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open') }).describe('Waits for somebody.'),
  z
    .strictObject({ kind: z.literal('me'), name: personName.optional(), shared: z.boolean().optional() })
    .describe(
      'Whoever makes the table. On a shared screen several seats are, each with a name. `shared`: others may sit down beside.',
    ),
  z
    .strictObject({ kind: z.literal('bot'), bot, name: personName.optional() })
    .describe('Called by its seat, unless it is given a name.'),
]);
export type NewSeat = z.infer<typeof newSeat>;

const gameOptions = z
  .record(z.string().max(40), z.unknown())
  .describe("The game's own options; what is left out gets its usual value.") as z.ZodType<{
  readonly [name: string]: Json;
}>;

export const newTable = z.strictObject({
  game: z.string().max(40).describe('Its name: see the list of games.'),
  title: tableTitle.optional(),
  options: gameOptions.default({}),
  seats: z.array(newSeat).min(1).max(8),
  undo: z.enum(UNDO_POLICIES).default('ask'),
  dice: z.enum(['seeded', 'typed']).default('seeded'),
  listed: z.boolean().default(false).describe('Show it in the list of public tables.'),
});
export type NewTable = z.infer<typeof newTable>;

/** One thing to do about a table. */
export const tableAction = z.discriminatedUnion('do', [
  z
    .strictObject({ do: z.literal('join'), seat: whole.optional() })
    .describe('Sit down: at this seat, or at the first that is free.'),
  z
    .strictObject({ do: z.literal('beside'), seat: whole })
    .describe(
      'Sit down beside whoever plays that seat, where it is shared: you see what they see, and each of you may answer. ' +
        'At most four share a seat, of a game whose seats are sides.',
    ),
  z
    .strictObject({ do: z.literal('share'), seat: whole, shared: z.boolean() })
    .describe(
      'Let others sit down beside whoever plays that seat, or no longer. Whose seat it is; before the game the host, too.',
    ),
  z
    .strictObject({ do: z.literal('apart'), seat: whole, beside: whole })
    .describe(
      'Send somebody away who sits beside: the how manieth of those, from 0. Host, or whose seat it is; one leaves by oneself with `leave`.',
    ),
  z
    .strictObject({ do: z.literal('leave'), seat: whole.optional() })
    .describe(
      'Get up: from this seat, or from all of yours. In a running game a bot plays on, unless somebody sits beside you: ' +
        'then the seat is theirs.',
    ),
  z
    .strictObject({ do: z.literal('start'), fill: bot.optional(), everyone: z.boolean().optional() })
    .describe(
      'Begin. With `fill`, bots take the open seats until somebody sits down; with `everyone`, only if all who sit ' +
        'here are ready. Host only.',
    ),
  z
    .strictObject({ do: z.literal('ready'), ready: z.boolean(), seat: whole.optional() })
    .describe(
      'Say before the game that it may begin, or take that back: for this seat, or for all of yours. Whoever gets ' +
        'another seat says it again; bots are always ready.',
    ),
  z
    .strictObject({
      do: z.literal('seat'),
      seat: whole,
      to: z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('open') }),
        z.strictObject({ kind: z.literal('bot'), bot }),
      ]),
    })
    .describe('Change who sits there. A person who sat there is sent away. Host only.'),
  z
    .strictObject({ do: z.literal('swap'), seats: z.tuple([whole, whole]) })
    .describe('Two seats change places before the game begins. Host only.'),
  z
    .strictObject({ do: z.literal('stand-in'), seat: whole, bot })
    .describe('A bot plays for somebody until they are back. Host, or whose seat it is.'),
  z
    .strictObject({ do: z.literal('back'), seat: whole })
    .describe('The bot that stood in gives the seat back. Host, or whose seat it is.'),
  z
    .strictObject({ do: z.literal('rename'), seat: whole.optional(), name: personName })
    .describe('Be called something else at this table: at this seat, or at all of yours.'),
  z
    .strictObject({
      do: z.literal('agree'),
      title: tableTitle.optional(),
      options: gameOptions.optional(),
      undo: z.enum(UNDO_POLICIES).optional(),
      dice: z.enum(['seeded', 'typed']).optional(),
      listed: z.boolean().optional(),
    })
    .describe(
      'Agree on something else before the game; what is left out stays. If another game will be played, the others ' +
        'say again that they are ready. Host only.',
    ),
  z
    .strictObject({ do: z.literal('door'), watch: z.boolean().optional(), closed: z.boolean().optional() })
    .describe(
      'Whom the table lets in. `watch`: people who do not play may look on; without it those who do are shown out. ' +
        '`closed`: nobody new sits down. Who plays can always come back. Host only.',
    ),
  z.strictObject({ do: z.literal('abandon') }).describe('End the table without a result. Host only.'),
  z
    .strictObject({ do: z.literal('rematch'), sides: z.literal('changed').optional() })
    .describe(
      'Make a new table of this one, which has ended: the same people, bots and options. `sides: changed`: everybody moves on ' +
        'by one seat. Whoever asks first decides.',
    ),
  z
    .strictObject({ do: z.literal('inner'), bots: z.boolean().optional() })
    .describe(
      'Make the table whose end answers the open question, such as the battle of a campaign: with everybody whose battle it is, ' +
        'begun at once. `bots`: bots stand in for them, until they take their seats back. There is one at a time; it is made anew if ' +
        'it was ended without a result. For whoever plays here.',
    ),
  z
    .strictObject({ do: z.literal('home') })
    .describe(
      'Take the answer of that table, which is over, once more: it comes by itself the first time, but play may have been taken back ' +
        'since. For whoever plays here.',
    ),
]);
export type TableAction = z.infer<typeof tableAction>;
