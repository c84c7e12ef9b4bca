/** What moved: a peg walks to its space, a cube flies to its track. Laid over the board; nothing depends on it. */
import type { Metrics } from './layout.ts';
import type { VaultContext } from './table.tsx';

export function Flights(_: { readonly context: VaultContext; readonly metrics: Metrics }) {
  return null;
}
