/** The vault's options as its form shows them. Pure. */
import type { VaultOptions } from '@holotape/vault/state';

/** `first`: which seat begins; null: by lot. */
export type Agreed = Pick<VaultOptions, 'first' | 'extraRooms'>;

export const FRESH: Agreed = { first: null, extraRooms: false };

/** What was kept or agreed on before; anything damaged is as if nobody had said it. */
export function readAgreed(kept: unknown): Agreed {
  const { first, extraRooms } = (kept ?? {}) as { readonly first?: unknown; readonly extraRooms?: unknown };
  return { first: typeof first === 'number' ? first : null, extraRooms: extraRooms === true };
}

/** Nobody begins on a seat that is not there. */
export const settledFor = ({ first, extraRooms }: Agreed, seats: number): Agreed => ({
  first: first !== null && first < seats ? first : null,
  extraRooms,
});
