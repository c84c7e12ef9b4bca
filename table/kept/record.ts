/** The game of a table as a save. */
import { type Save, saveSession } from '@holotape/kernel';
import type { TableState } from './state.ts';

/** Hidden things and all; undefined before it has begun. */
export function recordOf({ session, seats, setup, names }: TableState): Save | undefined {
  if (session === undefined) return undefined;
  const players = seats.map((seat, at) => ({ name: names[at]!, ...(seat.kind === 'bot' && { bot: seat.bot }) }));
  return saveSession(session, { title: setup.title, seats: players });
}
