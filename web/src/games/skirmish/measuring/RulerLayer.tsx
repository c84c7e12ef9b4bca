/** The ruler, for whoever has taken it in hand. */
import { later } from '../../../shell/later.tsx';
import { type BattleContext, useBattle } from '../table.tsx';
import { useLayers } from './layers.ts';

const Measure = later<{ readonly context: BattleContext }>(
  () => import('./Measure.tsx').then((measuring) => measuring.Measure),
  null,
);

export function RulerLayer({ context }: { readonly context: BattleContext }) {
  const { layers } = useBattle();
  return useLayers(layers).ruler ? <Measure context={context} /> : null;
}
