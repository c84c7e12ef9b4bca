/** Inside the question bar: what an answer would do. */
import type { BattleContext } from '../table.tsx';

export const BarBody = (_: BattleContext) => null;
