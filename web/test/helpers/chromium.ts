/**
 * A real Chromium for the browser tests: the one named by CHROMIUM, one on the PATH, or Debian's package, which is
 * installed, loudly, if it is missing and we may.
 */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { installPackage, isRoot } from '../../../server/test/helpers/debian.ts';
import './environment.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(isProgram);
}

/** Where Chromium is. Installs it if there is none and that can be done. */
function findChromium(): string {
  const named = process.env.CHROMIUM;
  if (named !== undefined && named !== '') {
    if (isProgram(named)) return named;
    throw new Error(`CHROMIUM says "${named}", but there is no such program.`);
  }
  const found = onPath();
  if (found !== undefined) return found;
  installPackage('chromium', 'Install Chromium, or say where it is: CHROMIUM=/path/to/chromium npm test');
  const installed = onPath();
  if (installed === undefined) throw new Error('Chromium was installed, but it is still not on the PATH.');
  return installed;
}

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: isRoot() ? ['--no-sandbox', ...FLAGS] : FLAGS });
}

interface Used {
  readonly browser: Browser;
  /** Closes it, unless others use it, too. */
  leave(): Promise<void>;
}

/** In tests the one of all files of this worker (environment.ts closes it); elsewhere one's own. */
export async function takeBrowser(): Promise<Used> {
  const shared = globalThis.sharedByFiles;
  if (shared === undefined) {
    const browser = await openBrowser();
    return { browser, leave: () => browser.close() };
  }
  shared.browser ??= openBrowser();
  return { browser: await shared.browser, leave: () => Promise.resolve() };
}
