/** How much of it each side needs. */

/** SC-FARM-4 */
export const BOXES = 4;
/** SC-FARM-6 */
export const CROPS_TO_BURN = 6;
