/** The vault's rules and content, for the worker that plays tables of this browser. */
import { vaultGame } from '@holotape/vault';
import { vaultContent } from './pack.ts';

export const engine = () => vaultGame(vaultContent());
