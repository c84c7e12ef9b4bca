/** Installs boardgame.io beside this file when it is not there yet. Nothing but the benchmark needs it. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = import.meta.dirname;

function isInstalled(): boolean {
  const wanted = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).dependencies['boardgame.io'];
  const present = join(folder, 'node_modules/boardgame.io/package.json');
  return existsSync(present) && JSON.parse(readFileSync(present, 'utf8')).version === wanted;
}

export function ensureBoardgameIo(progress: (line: string) => void): void {
  if (isInstalled()) return;
  progress('installing boardgame.io to measure against (first run only)');
  // A download fails now and then: it gets a second chance.
  for (let tries = 0; tries < 2; tries += 1) {
    const npm = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: folder,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    if (npm.status === 0) return;
    progress(`npm could not install it: ${(npm.stderr || String(npm.error)).trim().split('\n').at(-1)}`);
  }
  throw new Error('boardgame.io could not be installed, so there is nothing to measure against.');
}
