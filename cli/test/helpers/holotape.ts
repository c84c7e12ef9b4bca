/** Runs the command for tests, as a process of its own: arguments and lines in, what it printed and how it ended out. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { bundleOf, ensureBundled } from '../../../tools/run/bundle.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const NODE = join(ROOT, 'node_modules', '.bin', 'node');
const COMMAND = join(ROOT, 'cli', 'bin', 'holotape.mjs');
/** What Node has compiled, for the next start. */
const COMPILED = join(ROOT, 'node_modules', '.cache', 'holotape', 'compiled');
export const EXAMPLE_PACK = join(ROOT, 'docs', 'example-pack');

interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
  /** What was printed, line by line. */
  readonly lines: readonly string[];
}

await ensureBundled();

/** The command in one piece, which is quick to start. `typed`: the lines somebody would type. */
export const holotape = (
  args: readonly string[],
  typed: readonly string[] = [],
  env: Record<string, string> = {},
): Ran => run(bundleOf('holotape'), args, typed, { NODE_COMPILE_CACHE: COMPILED, ...env });

/** The command as it is installed. */
export const installed = (args: readonly string[], env: Record<string, string> = {}): Ran =>
  run(COMMAND, args, [], env);

function run(script: string, args: readonly string[], typed: readonly string[], env: Record<string, string>): Ran {
  const { status, stdout, stderr } = spawnSync(NODE, [script, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    input: typed.map((line) => `${line}\n`).join(''),
    env: { ...process.env, COLUMNS: '', NO_COLOR: '', HOLOTAPE_DEBUG: '', ...env },
  });
  return { code: status, out: stdout, err: stderr, lines: stdout.split('\n') };
}

/** A folder that is gone after the tests of the file. */
export function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'holotape-'));
  afterAll(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

/** What was printed between the answer number `from` (counted from 1) and the next prompt. */
export function afterAnswer({ out }: Ran, from: number): string {
  return out.split(/^> /m)[from]?.split('\n').slice(1).join('\n') ?? '';
}
