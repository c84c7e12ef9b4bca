/** The word to whoever said something. */
import { Message } from '../spoken/parcel.ts';
import type { Joined } from './gathering.ts';
import type { Reply } from './hosting.ts';

export function reply(screen: Joined, id: string, given: Reply): void {
  screen.send(new Message(given === 'done' ? { type: 'done', id } : { type: 'refused', id, reason: given }));
}

/** The id of a message that is not one, if it has something like that. */
export function idOf(raw: unknown): string {
  const id = typeof raw === 'object' && raw !== null ? (raw as { id?: unknown }).id : undefined;
  return typeof id === 'string' ? id.slice(0, 40) : '';
}
