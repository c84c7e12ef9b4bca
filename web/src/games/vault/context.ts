/** What the vault's parts of the table screen share: the position, how every space looks, and the dweller in hand. */
import type { VaultContent } from '@holotape/vault/content';
import type { Player, Vault } from '@holotape/vault/state';
import type { VaultView } from '@holotape/vault/view';
import { createContext, useContext } from 'react';
import type { TableContext } from '../module.ts';
import type { SpaceLook } from './look.ts';
import type { DwellerKind, SpaceView } from './reading.ts';

export type VaultContext = TableContext<VaultView>;

interface VaultAtHand {
  readonly content: VaultContent;
  readonly vault: Vault;
  /** The player whose eyes these are. */
  readonly me: Player | undefined;
  readonly kinds: readonly DwellerKind[];
  readonly hand: DwellerKind | undefined;
  readonly spaces: ReadonlyMap<string, SpaceView>;
  readonly looks: ReadonlyMap<string, SpaceLook>;
  /** The space pencilled in while others play: `top.1.2`. */
  readonly plan: string | undefined;
  readonly pencil: (space: string | undefined) => void;
}

export const AtTheVault = createContext<VaultAtHand | undefined>(undefined);

export function useVault(): VaultAtHand {
  const table = useContext(AtTheVault);
  if (table === undefined) throw new Error('A part of the vault stands outside its table.');
  return table;
}
