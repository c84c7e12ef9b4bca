/** The icon of every unit, by its card. Loaded by itself: a table is drawn before it is here. */
import icons from './units.yaml?game-icons';

export const UNIT_ICONS = icons;
