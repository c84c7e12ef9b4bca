/** Seats take the app's colours in their order. */
import type { PlayerColour } from '../../design/players.tsx';

export const SEAT_COLOURS = ['red', 'blue', 'yellow', 'green'] as const satisfies readonly PlayerColour[];

export const coloursOf = (seats: number): readonly PlayerColour[] => SEAT_COLOURS.slice(0, seats);
