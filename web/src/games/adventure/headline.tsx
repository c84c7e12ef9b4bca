/** How a seat is doing, in one number: health; influence is nobody else's business. */
import { Icon } from '../../design/index.ts';
import { hearts } from './signs.ts';
import type { AdventureContext } from './table.tsx';
import { a } from './words.ts';

export const headline = ({ view }: AdventureContext, seat: number) => ({
  icon: <Icon path={hearts} size={18} colour="var(--alert)" />,
  value: view.survivors[seat]?.hp ?? 0,
  of: a('health'),
});
