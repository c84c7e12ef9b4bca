/** What people agree on before a game. */
import { canonical, type Json } from '@holotape/kernel';
import type { SeatState, TableSetup } from './events.ts';
import { companyOf, isOf } from './people.ts';

/** The part of a setup that can still be changed while people sit down. */
export type Agreed = Pick<TableSetup, 'title' | 'options' | 'undo' | 'dice' | 'listed'>;

export const isSame = (a: unknown, b: unknown): boolean => canonical(a as Json) === canonical(b as Json);

/** Whether another game will be played than everybody has ticked for: its name and who finds it do not matter. */
export const isOtherGame = (a: Agreed, b: Agreed): boolean =>
  !isSame([a.options, a.undo, a.dice], [b.options, b.undo, b.dice]);

/** The others say again that they are ready; whoever runs the table knows what they have changed. */
export const askedAgain = ({ host }: TableSetup, seats: readonly SeatState[]): SeatState[] =>
  seats.map((seat) =>
    seat.kind === 'human' && !isOf(seat, host.id) ? { kind: 'human', owner: seat.owner, ...companyOf(seat) } : seat,
  );
