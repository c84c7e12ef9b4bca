/** Houses in the app's colours. */
import type { PlayerColour } from '../../design/players.tsx';

export const HOUSE_COLOURS = ['red', 'blue', 'yellow', 'green', 'violet'] as const satisfies readonly PlayerColour[];

export const colourOf = (seat: number): PlayerColour => HOUSE_COLOURS[seat] ?? 'violet';
