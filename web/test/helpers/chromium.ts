/**
 * A real Chromium for the browser tests: the one named by CHROMIUM, one on the PATH, or Debian's package, which is
 * installed, loudly, if it is missing and we may.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

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

const isRoot = () => process.getuid?.() === 0;

/** Installs Debian's Chromium, or says in a sentence why that cannot be. */
function install(): void {
  const advice = 'Install Chromium, or say where it is: CHROMIUM=/path/to/chromium npm test';
  if (process.platform !== 'linux' || !isRoot() || spawnSync('apt-get', ['--version']).status !== 0)
    throw new Error(`The browser tests need Chromium, and none is on the PATH. ${advice}`);
  console.log('\nCHROMIUM IS MISSING: installing the package "chromium" with apt-get.\n');
  try {
    execFileSync('apt-get', ['update'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch (error) {
    throw new Error(`Chromium is missing and could not be installed (${(error as Error).message}). ${advice}`);
  }
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
  install();
  const installed = onPath();
  if (installed === undefined) throw new Error('Chromium was installed, but it is still not on the PATH.');
  return installed;
}

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: isRoot() ? ['--no-sandbox', ...FLAGS] : FLAGS });
}
