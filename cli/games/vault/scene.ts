/** What a drawing of the vault is made from. */
import type { Seat } from '@holotape/kernel';
import type { VaultContent } from '@holotape/vault/content';
import type { Vault } from '@holotape/vault/state';
import { openPosition, type VaultView } from '@holotape/vault/view';
import type { Pen } from '../../terminal/pen.ts';

export interface Scene {
  readonly pen: Pen;
  readonly width: number;
  readonly view: VaultView;
  readonly content: VaultContent;
  /** What the seats are called. */
  readonly names: readonly string[];
  /** What plays each seat, if it is a bot. */
  readonly bots: readonly (string | undefined)[];
  /** Whose tray lies open in front. */
  readonly seat: Seat | undefined;
  /** The numbers of the spaces that may be chosen now; undefined: no space is asked for. */
  readonly open: ReadonlyMap<string, number> | undefined;
}

/** What is drawn, as a position for the rules' own pure questions. */
export const positionIn = ({ view, content }: Pick<Scene, 'view' | 'content'>): Vault => openPosition(view, content);
