/** Builds the app for the tests, once and only if something it is made of is newer than the last build. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const web = join(import.meta.dirname, '../..');
const root = join(web, '..');
const built = join(web, 'dist/sw.js');

/** What the app is made of. Tests are not. */
const SOURCES = ['web/src', 'web/public', 'web/tools', 'kernel', 'table', 'bots', 'games'];
const SINGLE = ['web/index.html', 'web/vite.config.ts', 'web/package.json'];

const isSource = (name: string) => /\.(tsx?|css|ya?ml|svg|js|html|json|png|webmanifest)$/.test(name);

function newest(folder: string): number {
  let latest = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'test' || entry.name === 'dist') continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) latest = Math.max(latest, newest(path));
    else if (isSource(entry.name)) latest = Math.max(latest, statSync(path).mtimeMs);
  }
  return latest;
}

export function isStale(): boolean {
  if (!existsSync(built)) return true;
  const at = statSync(built).mtimeMs;
  return (
    SOURCES.some((folder) => newest(join(root, folder)) > at) ||
    SINGLE.some((file) => statSync(join(root, file)).mtimeMs > at)
  );
}

/** Builds if need be. Throws with the builder's own words if it fails. */
export function buildIfStale(): void {
  if (!isStale()) return;
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: web,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`The web app could not be built:\n${stdout}${stderr}`);
}
