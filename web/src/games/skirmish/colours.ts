/** The two sides take the app's first colours; models that nobody commands are violet. */
import type { PlayerColour } from '../../design/players.tsx';

export const SEAT_COLOURS = ['red', 'blue'] as const satisfies readonly PlayerColour[];

/** Of a seat, or of models on nobody's side. */
export const colourOf = (seat: number): PlayerColour => SEAT_COLOURS[seat] ?? 'violet';
