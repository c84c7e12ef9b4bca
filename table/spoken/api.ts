/**
 * What the server takes and gives over HTTP. Sockets speak protocol.ts.
 *
 * Who somebody is, a cookie says that only the browser and the server know; it comes with the first `PUT /api/me`.
 * Whatever is refused is refused with a `problem`.
 */
import { z } from 'zod';
import { personName } from './actions.ts';
import { TABLE_STATUS } from './protocol.ts';

const whole = z.number().int().nonnegative();
const time = whole.describe('Milliseconds since 1970.');

/** An invite as people say it: three signs, a dash, three signs, without those that look like others. */
export const CODE_SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
export const inviteCode = z
  .string()
  .max(20)
  .transform((text) => text.toUpperCase().replace(/[^0-9A-Z]/g, ''))
  .pipe(z.string().regex(new RegExp(`^[${CODE_SIGNS}]{6}$`)))
  .transform((signs) => `${signs.slice(0, 3)}-${signs.slice(3)}`);

export const problem = z.strictObject({
  say: z.string().describe('The key of the message, for a screen that has its own words.'),
  args: z.record(z.string(), z.unknown()).optional(),
  rule: z.string().optional(),
  sentence: z.string().describe('The same in plain English.'),
});
export type Problem = z.infer<typeof problem>;

export const me = z.strictObject({ name: z.string().nullable().describe('Null: this browser has not said its name.') });
export type Me = z.infer<typeof me>;
export const putMe = z.strictObject({ name: personName });
export const leaveMe = z.strictObject({
  where: z.enum(['elsewhere', 'everywhere']).describe('On all other browsers, or on this one as well.'),
});

export const here = z.strictObject({
  open: z.boolean().describe('Others on the net can reach the server.'),
  addresses: z.array(z.string()).describe('Where they reach it. Told only on the machine on which it runs.'),
});
export type Here = z.infer<typeof here>;

export const gameInfo = z.strictObject({
  id: z.string(),
  title: z.string(),
  seats: z.strictObject({ least: whole, most: whole }),
  bots: z.array(z.string()).describe('Bots that can play it, weakest first.'),
  options: z.unknown().describe("JSON Schema of the game's options."),
});
export type GameInfo = z.infer<typeof gameInfo>;

/** What a list shows of a table. */
const tableCard = z.strictObject({
  id: z.string(),
  code: z.string(),
  game: z.string(),
  title: z.string(),
  status: z.enum(TABLE_STATUS),
  names: z.array(z.string()).describe('Of the seats; empty where nobody sits.'),
  mine: z.array(whole).describe('Seats of whoever asks.'),
  host: z.boolean().describe('Whoever asks made the table.'),
  open: whole.describe('Seats at which somebody can still sit down; none while the door is closed.'),
  watch: z.boolean().describe('People who do not play may look on.'),
  waits: z.strictObject({ you: z.boolean(), names: z.array(z.string()) }).describe('Who has to answer.'),
  at: time.describe('When something happened there last, in milliseconds since 1970.'),
  round: whole.optional(),
});
export type TableCard = z.infer<typeof tableCard>;

export const tableLists = z.strictObject({
  mine: z.array(tableCard).describe('Tables at which one sits or that one made, the latest first.'),
  listed: z.array(tableCard).describe('Public tables that have not ended, the latest first.'),
});
export type TableLists = z.infer<typeof tableLists>;

export const madeTable = z.strictObject({ id: z.string(), code: z.string() });
export type MadeTable = z.infer<typeof madeTable>;

/** A code that moves a seat to another browser, once. */
export const seatCode = z.strictObject({ code: z.string(), until: time });
export type SeatCode = z.infer<typeof seatCode>;
export const askSeatCode = z.strictObject({
  seat: whole.optional().describe('Your only seat, if left out.'),
  host: z
    .boolean()
    .optional()
    .describe('Whoever takes the seat runs the table from there, if you do; no, if left out.'),
});
export const useSeatCode = z.strictObject({ code: z.string().max(40) });
export const movedSeat = z.strictObject({ id: z.string(), seat: whole });
export type MovedSeat = z.infer<typeof movedSeat>;

/** Codes with which the server closes a socket for good: coming back is of no use. */
export const SOCKET_CLOSED = { noTable: 4404, foreign: 4403, notWatched: 4406, tooMuch: 4429 } as const;
