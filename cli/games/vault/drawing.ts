/** What a drawing of the vault is made from. */
import type { VaultContent } from '@holotape/vault/content';
import type { Vault } from '@holotape/vault/state';
import { openPosition, type VaultView } from '@holotape/vault/view';
import type { DrawingOf } from '../face.ts';

export interface Drawing extends DrawingOf<VaultView, VaultContent> {
  /** The numbers of the spaces that may be chosen now; undefined: no space is asked for. */
  readonly open: ReadonlyMap<string, number> | undefined;
}

/** What is drawn, as a position for the rules' own pure questions. */
export const positionIn = ({ view, content }: Pick<Drawing, 'view' | 'content'>): Vault => openPosition(view, content);
