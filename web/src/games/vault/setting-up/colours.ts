import { COLOURS } from '@holotape/vault/printed/icons';

/** The first seat has the first level, and so on. */
export const SEAT_COLOURS = COLOURS;
