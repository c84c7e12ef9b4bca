/** What a drawing of the vault is made from. */
import type { Seat } from '@holotape/kernel';
import type { VaultContent } from '@holotape/vault/content';
import type { Vault, VaultState } from '@holotape/vault/state';
import type { VaultView } from '@holotape/vault/view';
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

/** The view as a position, for the rules' own pure questions: those about what lies open look at nothing hidden. */
export const openPosition = ({ view, content }: Pick<Scene, 'view' | 'content'>): Vault => ({
  state: view as unknown as VaultState,
  content,
});
