import type { VaultContext } from './table.tsx';

export function PhoneBoard(_: VaultContext) {
  return null;
}
