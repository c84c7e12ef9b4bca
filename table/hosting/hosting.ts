/** What the parts of a host ask of it, and what they reply to whoever said something. */
import type { Seat } from '@holotape/kernel';
import type { Person } from '../kept/events.ts';
import type { TableState } from '../kept/state.ts';
import type { ClientMessage } from '../spoken/protocol.ts';
import { type Refused, refused } from '../spoken/refused.ts';
import type { Happening } from './happening.ts';
import type { Surroundings, Timing } from './surroundings.ts';

export type Reply = Refused | 'done';
export type Said<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>;

export interface Hosting {
  readonly around: Surroundings;
  readonly timing: Timing;
  /** Another one after the table had to be read again. */
  readonly state: TableState;
  /** Makes something happen: by the rules, then kept, then told. Only in its turn. */
  happens(...happenings: readonly Happening[]): Promise<Reply>;
  /** Does something when everything before it is done. Whatever breaks, there is a reply. */
  attempt(task: () => Reply | Promise<Reply>): Promise<Refused | undefined>;
  /** Lets bots that are asked begin to think. */
  goOn(): void;
}

/** Which seat somebody speaks for, or why they cannot. `otherwise`: the one that is meant if they have several. */
export function speaksFor(
  state: TableState,
  person: Person,
  seat: Seat | undefined,
  otherwise: () => Seat | undefined,
): Seat | Refused {
  const { status, seats } = state;
  if (status === 'waiting') return refused('table.not-playing');
  const own = state.seatsOf(person.id);
  if (own.length === 0) return refused('table.watching');
  const named = seat ?? (own.length === 1 ? own[0] : otherwise()) ?? own[0]!;
  if (seats[named] === undefined) return refused('table.no-seat');
  if (!own.includes(named) || seats[named].kind !== 'human') return refused('table.not-your-seat', { seat: named });
  return named;
}
