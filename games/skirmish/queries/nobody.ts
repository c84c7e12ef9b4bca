/** Models on nobody's side. */
import type { Battle } from '../battle.ts';

/** Nobody's side. SC-RULING-67 */
export const NOBODY = 2;

export const hasNeutrals = ({ state }: Battle): boolean => state.units.some(({ seat }) => seat === NOBODY);
