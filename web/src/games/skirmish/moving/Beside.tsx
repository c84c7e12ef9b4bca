/** Beside the board: while a way is looked for, how things look from its end; otherwise both forces. */
import { Others } from '../rail/Others.tsx';
import type { BattleContext } from '../table.tsx';
import { FromThere } from './FromThere.tsx';
import { useShownPlan } from './use-plan.ts';

export function Beside(context: BattleContext) {
  const shown = useShownPlan(context);
  return shown?.outcome === undefined ? <Others {...context} /> : <FromThere outcome={shown.outcome} />;
}
