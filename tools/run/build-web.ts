/** Builds the web app into web/dist when it is missing or older than what it is made of; says nothing when it is fresh. */
import { spawn } from 'node:child_process';
import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { isFresh } from './freshness.ts';

const root = join(import.meta.dirname, '../..');
const page = join(root, 'web/dist/index.html');

/** What ends up in the page. */
const SOURCES = ['web', 'kernel', 'games', 'shelf', 'bots', 'table', 'package-lock.json'].map((each) =>
  join(root, each),
);
const NOT_SOURCES = new Set(['dist', 'node_modules', 'test']);

/** Builds if need be. `say` is told before the long part begins. Throws an Error with the builder's words. */
export async function ensureWebBuilt(say: (sentence: string) => void): Promise<void> {
  if (isFresh(page, SOURCES, NOT_SOURCES)) return;
  const started = new Date();
  say('Building the page (only when something changed)...');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const builder = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: join(root, 'web') });
  let words = '';
  for (const stream of [builder.stdout, builder.stderr])
    stream.on('data', (part: Buffer) => {
      words += part.toString();
    });
  const code = await new Promise<number | null>((resolve) => builder.on('close', resolve));
  if (code !== 0) throw new Error(`The page could not be built:\n${words}`);
  // What was changed while it was being built is newer than the page, and builds it again.
  utimesSync(page, started, started);
}

if (import.meta.main) await ensureWebBuilt(console.log);
