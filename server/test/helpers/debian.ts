/** Programs that tests need and npm does not bring: Debian's packages, installed loudly if they are missing and we may. */
import { type ExecFileSyncOptions, execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

export const isRoot = (): boolean => process.getuid?.() === 0;

/**
 * Asks apt-get, and once more with fetched lists of packages if those at hand do not know it; where there is no net that is found out soon.
 * Two test files may find something missing at the same time: the second waits for the first.
 */
function askApt(wish: string, name: string, options: ExecFileSyncOptions): void {
  const fetching = 'apt-get -o Acquire::Retries=1 -o Acquire::http::Timeout=20 update';
  const both = `apt-get ${wish} "$0" || { ${fetching} && apt-get ${wish} "$0"; }`;
  execFileSync('flock', [join(tmpdir(), 'holotape-install.lock'), 'sh', '-c', both, name], options);
}

/** Installs a package; throws a sentence with this advice where that cannot be. */
export function installPackage(name: string, advice: string): void {
  if (process.platform !== 'linux' || !isRoot() || spawnSync('apt-get', ['--version']).status !== 0)
    throw new Error(`The tests need "${name}", and it is not installed. ${advice}`);
  console.log(`\n"${name}" IS MISSING: installing it with apt-get.\n`);
  try {
    askApt('install -y --no-install-recommends', name, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch (error) {
    throw new Error(`"${name}" is missing and could not be installed (${(error as Error).message}). ${advice}`);
  }
}

const UNPACKED = join(import.meta.dirname, '../../../node_modules/.cache/holotape/unpacked');

/**
 * A program of a package: as it is installed, or fetched and unpacked where it disturbs nobody. Servers are not installed for a test:
 * a machine that has one starts it.
 */
export function programOf(name: string, advice: string): string {
  const folders = [...process.env.PATH!.split(delimiter), '/usr/sbin', ...globSync(`${UNPACKED}/${name}/usr/{s,}bin`)];
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (found !== undefined) return found;
  mkdirSync(UNPACKED, { recursive: true });
  const folder = mkdtempSync(join(tmpdir(), 'holotape-fetched-'));
  try {
    askApt('download', name, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
    const [fetched] = globSync(`${folder}/*.deb`);
    execFileSync('dpkg-deb', ['-x', fetched!, join(UNPACKED, name)]);
  } catch (error) {
    throw new Error(
      `The tests need "${name}", which is not here and could not be fetched (${(error as Error).message}). ${advice}`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return programOf(name, advice);
}
