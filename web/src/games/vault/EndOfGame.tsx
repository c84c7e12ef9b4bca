import type { Result } from '../../client/state.ts';
import type { VaultContext } from './table.tsx';

export function EndOfGame(_: VaultContext & { readonly result: Result; readonly rematch: () => void }) {
  return null;
}
