/** What a phone shows of the vault behind its tabs, beside the board and the log. */
import type { VaultView } from '@holotape/vault/view';
import type { NamedPart } from '../module.ts';
import { Mine } from './Mine.tsx';
import { OthersAtLength } from './Others.tsx';
import { Supply } from './Supply.tsx';
import { v } from './words.ts';

export const PHONE_TABS: readonly NamedPart<VaultView>[] = [
  { id: 'mine', name: v('tab.mine'), sign: 'cards', Part: Mine },
  { id: 'others', name: v('tab.others'), sign: 'people', Part: OthersAtLength },
  { id: 'supply', name: v('tab.supply'), sign: 'plus', Part: Supply },
];
