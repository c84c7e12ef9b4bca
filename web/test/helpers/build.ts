/** Builds the app for the tests: once, only if something it is made of is newer, and by one test file for all. */
import { createHash } from 'node:crypto';
import { mkdirSync, rmdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureWebBuilt } from '../../../tools/run/build-web.ts';

const root = join(import.meta.dirname, '../../..');
const lock = join(tmpdir(), `holotape-build-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`);

/** A lock older than this was left behind by a run that was killed. */
const FORGOTTEN = 120_000;

function take(): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    return false;
  }
}

function isForgotten(): boolean {
  try {
    return Date.now() - statSync(lock).mtimeMs > FORGOTTEN;
  } catch {
    return false;
  }
}

export async function buildIfStale(): Promise<void> {
  while (!take()) {
    if (isForgotten()) rmdirSync(lock);
    await sleep(100);
  }
  try {
    await ensureWebBuilt(() => undefined);
  } finally {
    rmdirSync(lock);
  }
}
