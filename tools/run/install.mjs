// Installs what is missing or stale, and is quiet and quick when nothing is.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, sep } from 'node:path';
import { findOwnNode } from './own-node.mjs';

const STAMP = join('node_modules', '.cache', 'holotape', 'installed');

/** Makes sure that the packages of this checkout are installed; gives back a sentence when that fails. */
export function ensureInstalled(root) {
  if (isFresh(root)) return undefined;
  if (!adoptInstall(root)) {
    const first = !existsSync(join(root, 'node_modules'));
    console.error(first ? 'Setting up (first run only)...' : 'Packages have changed: updating...');
    const failure = install(root);
    if (failure) return failure;
  }
  const stamp = join(root, STAMP);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, fingerprint(root));
  return undefined;
}

function isFresh(root) {
  const stamp = join(root, STAMP);
  return hasOwnNode(root) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(root);
}

function hasOwnNode(root) {
  return findOwnNode(root)?.startsWith(join(root, 'node_modules') + sep) ?? false;
}

/** What the installed packages depend on: the lock file and every package.json of ours. */
function fingerprint(root) {
  const hash = createHash('sha256');
  for (const path of ['package-lock.json', 'package.json', ...packages(root).map((name) => `${name}/package.json`)]) {
    hash.update(`${path}\n`);
    if (existsSync(join(root, path))) hash.update(readFileSync(join(root, path)));
  }
  return hash.digest('hex');
}

/** The folders of the workspaces. */
function packages(root) {
  const folders = readJson(root, 'package.json').workspaces.flatMap((name) => {
    if (!name.endsWith('/*')) return [name];
    const parent = name.slice(0, -2);
    return existsSync(join(root, parent)) ? readdirSync(join(root, parent)).map((child) => `${parent}/${child}`) : [];
  });
  return folders.filter((name) => existsSync(join(root, name, 'package.json'))).sort();
}

/** Did somebody run npm by hand, and is everything the lock file asks for here? Then there is nothing to do. */
function adoptInstall(root) {
  const installed = join('node_modules', '.package-lock.json');
  if (!hasOwnNode(root) || !existsSync(join(root, installed)) || !existsSync(join(root, 'package-lock.json'))) {
    return false;
  }
  const wanted = readJson(root, 'package-lock.json').packages;
  const present = readJson(root, installed).packages;
  const folders = packages(root);
  const lockIsCurrent = ['', ...folders].every((name) =>
    sameNeeds(wanted[name], readJson(root, `${name}/package.json`)),
  );
  const allPresent = Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith('node_modules/')) return true;
    if (!(path in present)) return Boolean(entry.optional);
    return present[path].version === entry.version && existsSync(join(root, path));
  });
  return lockIsCurrent && allPresent;
}

function sameNeeds(locked, current) {
  return ['dependencies', 'devDependencies'].every(
    (kind) => JSON.stringify(sorted(locked?.[kind])) === JSON.stringify(sorted(current[kind])),
  );
}

function sorted(needs = {}) {
  return Object.entries(needs).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** A download fails now and then: each way is given a second chance before the next. */
function install(root) {
  const ways = existsSync(join(root, 'package-lock.json')) ? ['ci', 'ci', 'install'] : ['install', 'install'];
  let output = '';
  for (const way of ways) {
    const run = outside('npm', [way, '--no-audit', '--no-fund'], root);
    if (run.error?.code === 'ENOENT' || run.status === 127) {
      return 'npm was not found. Holotape needs Node 20 or newer together with npm.';
    }
    output = `${run.stdout}${run.stderr}`;
    if (run.status === 0) return hasOwnNode(root) || unpackOwnNode(root) ? undefined : noNode(output);
  }
  return `${output}\nSetting up failed: npm could not install the packages (its words are above).`;
}

/** Where install scripts are switched off, the one script we need is run by us. */
function unpackOwnNode(root) {
  outside('node', ['installArchSpecificPackage.js'], join(root, 'node_modules', 'node'));
  return hasOwnNode(root);
}

function noNode(output) {
  return `${output}\nSetting up failed: the package "node" did not bring its program along.`;
}

/** Runs a program of the machine, not one of those npm puts first while it runs a script: they are being replaced. */
function outside(program, args, cwd) {
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.endsWith(join('node_modules', '.bin')));
  const env = { ...process.env, PATH: path.join(delimiter) };
  return spawnSync(program, args, {
    cwd,
    env,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    maxBuffer: 1 << 26,
  });
}

function readJson(root, path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
}
