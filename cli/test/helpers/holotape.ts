/** Runs the command for tests: arguments and lines in, what it printed and how it ended out. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { ensureBundled } from '../../../tools/run/bundle.ts';
import { runInThread } from './command.ts';

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

await ensureBundled();

const environment = (env: Record<string, string>) => ({
  ...process.env,
  COLUMNS: '',
  NO_COLOR: '',
  HOLOTAPE_DEBUG: '',
  ...env,
});

const asPipe = (typed: readonly string[]): string => typed.map((line) => `${line}\n`).join('');

const ran = (code: number | null, out: string, err: string): Ran => ({ code, out, err, lines: out.split('\n') });

/** The command, its arguments and what somebody types, without a process of its own: the same comes out (usage.test.ts). */
export function holotape(
  args: readonly string[],
  typed: readonly string[] = [],
  env: Record<string, string> = {},
): Ran {
  const { code, out, err } = runInThread({ args, input: asPipe(typed), env: environment(env) });
  return ran(code, out, err);
}

/** The command as it is installed, as a process. */
export function installed(args: readonly string[], typed: readonly string[] = []): Ran {
  const { status, stdout, stderr } = spawnSync(NODE, [COMMAND, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    input: asPipe(typed),
    env: environment({}),
  });
  return ran(status, stdout, stderr);
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
