/** How a seat is doing, in one number. */

import type { VaultContext } from './context.ts';
import { TokenIcon } from './drawing/tokens.tsx';
import { v } from './words.ts';

export const happinessOf = ({ view }: VaultContext, seat: number) => ({
  icon: <TokenIcon name="happiness" size={20} />,
  value: view.players[seat]?.happiness ?? 0,
  of: v('happiness'),
});
