/** The vault's content as the browser gets it. Used by the board and by the worker. */
import { readVaultContent, type VaultContent } from '@holotape/vault/content';

const files = import.meta.glob('../../../../games/vault/content/*.yaml', {
  query: '?data',
  import: 'default',
  eager: true,
}) as Readonly<Record<string, unknown>>;

let content: VaultContent | undefined;

export function vaultContent(): VaultContent {
  content ??= readVaultContent([
    // Parsed while building, so that a phone need not: where a line stands is of no interest any more.
    Object.entries(files).map(([path, value]) => ({ path: path.slice(path.lastIndexOf('/') + 1), text: '', value })),
  ]);
  return content;
}
