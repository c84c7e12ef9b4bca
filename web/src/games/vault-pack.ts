/** The vault's content as the browser gets it. Used by the board and by the worker. */
import { readVaultContent, type VaultContent } from '@holotape/vault/content';

const files = import.meta.glob('../../../games/vault/content/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Readonly<Record<string, string>>;

let content: VaultContent | undefined;

export function vaultContent(): VaultContent {
  content ??= readVaultContent([
    Object.entries(files).map(([path, text]) => ({ path: path.slice(path.lastIndexOf('/') + 1), text })),
  ]);
  return content;
}
