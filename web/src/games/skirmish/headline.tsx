/** How a side is doing, in one number: models on the table. */
import { Sign } from '../../design/index.ts';
import type { BattleContext } from './table.tsx';
import { b } from './words.ts';

export const headline = ({ view }: BattleContext, seat: number) => ({
  icon: <Sign name="people" size={18} />,
  value: view.models.filter(
    ({ gone, unit }) => gone === null && view.units.some((each) => each.id === unit && each.seat === seat),
  ).length,
  of: b('models.left'),
});
