/** Runs the real command for tests: arguments and lines in, what it printed and how it ended out. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const NODE = join(ROOT, 'node_modules', '.bin', 'node');
const COMMAND = join(ROOT, 'cli', 'bin', 'holotape.mjs');
export const EXAMPLE_PACK = join(ROOT, 'docs', 'example-pack');

interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
  /** What was printed, line by line. */
  readonly lines: readonly string[];
}

/** `typed`: the lines somebody would type. */
export function holotape(
  args: readonly string[],
  typed: readonly string[] = [],
  env: Record<string, string> = {},
): Ran {
  const { status, stdout, stderr } = spawnSync(NODE, [COMMAND, ...args], {
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
