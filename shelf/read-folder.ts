/** Reads a folder of YAML files from disk: a pack or a catalog. The only place left of the server that knows a disk. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { PackFile } from '@holotape/kernel';

/** Every .yaml file below the folder, by its path inside it, in the order of their names. */
export function readFolder(folder: string): PackFile[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.ya?ml$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => ({ path: relative(folder, path), text: readFileSync(path, 'utf8') }));
}
