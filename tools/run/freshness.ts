/** Whether something that was made of other files is still what would be made of them, and who makes it. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

function newestIn(path: string, without: ReadonlySet<string>): number {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  let newest = 0;
  for (const name of readdirSync(path))
    if (!without.has(name)) newest = Math.max(newest, newestIn(join(path, name), without));
  return newest;
}

/** Nothing in these files and folders is newer than what was made; `without` names what does not matter in them. */
export function isFresh(made: string, sources: readonly string[], without: ReadonlySet<string>): boolean {
  if (!existsSync(made)) return false;
  const then = statSync(made).mtimeMs;
  return sources.every((source) => newestIn(source, without) <= then);
}

/** A lock older than this was left behind by a run that was killed. */
const FORGOTTEN = 120_000;

function take(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    return false;
  }
}

function isForgotten(lock: string): boolean {
  try {
    return Date.now() - statSync(lock).mtimeMs > FORGOTTEN;
  } catch {
    return false;
  }
}

/** Does it while nobody else does the same for this file or folder: in other threads and processes they wait. */
export async function alone(place: string, work: () => Promise<void>): Promise<void> {
  const lock = join(tmpdir(), `holotape-build-${createHash('sha256').update(place).digest('hex').slice(0, 12)}`);
  while (!take(lock)) {
    if (isForgotten(lock)) rmdirSync(lock);
    await sleep(100);
  }
  try {
    await work();
  } finally {
    rmdirSync(lock);
  }
}
