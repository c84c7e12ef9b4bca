/**
 * A real Chromium for the browser tests: the one named by CHROMIUM, or the system's. If it is missing it is installed, loudly,
 * where we may. Chromium's headless shell, the same engine without a browser's windows, does where there is no other.
 */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { installPackage, isRoot } from '../../../server/test/helpers/debian.ts';
import './environment.ts';

/** The programs, by the names they have on a PATH. */
const SHELL = 'chromium-headless-shell';
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const NOT_NEEDED = [
  // Two pages of the address bar, loaded for each new window, though nobody sees it: 0.7 s of CPU for every visitor.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // Of several such lists the last counts, so these are Playwright's own.
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${NOT_NEEDED.join(',')}`,
];

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isProgram);
}

/** Where Chromium is. Installs it if it is missing and can be. */
function findChromium(): string {
  const named = process.env.CHROMIUM;
  if (named !== undefined && named !== '') {
    if (isProgram(named)) return named;
    throw new Error(`CHROMIUM says "${named}", but there is no such program.`);
  }
  return onPath(WHOLE) ?? onPath([SHELL]) ?? installed('chromium', WHOLE);
}

/** Installs a package and says where its program is. */
function installed(name: string, programs: readonly string[]): string {
  installPackage(name, 'Install it, or say where a Chromium is: CHROMIUM=/path/to/chromium npm test');
  const found = onPath(programs);
  if (found === undefined) throw new Error(`"${name}" was installed, but it is still not on the PATH.`);
  return found;
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
