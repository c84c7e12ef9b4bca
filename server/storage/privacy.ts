/** The data holds everybody's seats, talk and hidden cards: it is for its owner only. */
import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

export const OWN_FILE = 0o600;
const OWN_FOLDER = 0o700;
/** What others of the system may do. */
const OTHERS = 0o077;

/** Makes the folder of the data, if it is not there. */
export function makeOwnFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: OWN_FOLDER });
}

/** What in this folder others could read or change, with how it should be. Windows keeps that elsewhere. */
export function openToOthers(folder: string, files: RegExp): string[] {
  if (process.platform === 'win32') return [];
  const isOpen = (path: string) => (statSync(path).mode & OTHERS) !== 0;
  const found = readdirSync(folder).filter((name) => files.test(name) && isOpen(join(folder, name)));
  return [
    ...(isOpen(folder) ? [`${folder} (chmod ${OWN_FOLDER.toString(8)})`] : []),
    ...found.map((name) => `${join(folder, name)} (chmod ${OWN_FILE.toString(8)})`),
  ];
}
