/** The sections of `npm test` and `npm run check`: each runs one tool, shows its output and counts what passed. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { coverage, loadCatalogs, REPORT, type Report, reportFile, reportTitles } from '../checks/rule-coverage.ts';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

const PASSED: Tally = { passed: 1, failed: 0 };
const FAILED: Tally = { passed: 0, failed: 1 };

const root = join(import.meta.dirname, '../..');

type Run = () => Promise<Tally> | Tally;

/** What a section has said that goes on beside another: it is shown when it is over. */
const heldBack = new AsyncLocalStorage<string[]>();

function say(line: string): void {
  const held = heldBack.getStore();
  if (held === undefined) console.log(line);
  else held.push(`${line}\n`);
}

/** Runs a section under its heading and says how it went and how long it took. */
export async function section(title: string, run: Run): Promise<Tally> {
  say(`\n== ${title}`);
  const start = performance.now();
  const tally = await run();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  say(`${title}: ${tally.failed === 0 ? 'ok' : 'FAILED'} (${seconds} s)`);
  return tally;
}

/** Sections at the same time: where one waits, another works. The first is seen as it goes, the others when they are over. */
export async function together(...all: readonly (readonly [title: string, run: Run])[]): Promise<Tally[]> {
  const running = all.map(([title, run], i) => {
    const said: string[] = [];
    return { said, tally: i === 0 ? section(title, run) : heldBack.run(said, () => section(title, run)) };
  });
  const tallies: Tally[] = [];
  for (const { said, tally } of running) {
    tallies.push(await tally);
    process.stdout.write(said.join(''));
  }
  return tallies;
}

export function total(tallies: readonly Tally[]): Tally {
  return tallies.reduce((sum, one) => ({ passed: sum.passed + one.passed, failed: sum.failed + one.failed }));
}

const lint = () =>
  tool('node_modules/@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '--max-diagnostics=50']);
/** Everything that runs in Node, then the page, which has a DOM. */
const types = async () =>
  total([
    await tool('node_modules/typescript/bin/tsc', ['--noEmit', '--pretty', 'false']),
    await tool('node_modules/typescript/bin/tsc', ['--noEmit', '--pretty', 'false', '-p', 'web']),
  ]);
const ruleLint = () => tool('tools/checks/rule-lint.ts', []);
/** Who imports whom, who exports for nobody, and what of the page is too long to be read at once. */
const imports = async () =>
  total([
    await tool('tools/checks/imports.ts', []),
    await tool('tools/checks/exports.ts', []),
    await tool('tools/checks/long-functions.ts', []),
  ]);

/** What can be said about the code without running it. */
export const checks = (): Promise<Tally[]> =>
  together(['Lint and format', lint], ['Imports and exports', imports], ['Types', types], ['Rule lint', ruleLint]);

async function tool(script: string, args: readonly string[]): Promise<Tally> {
  return (await node(script, args)) === 0 ? PASSED : FAILED;
}

interface TestRun {
  /** The name of the report; only the plain run of everything keeps the name that rule coverage reads. */
  readonly report: string;
  /** How the tests play: as written, or with every answer undone and redone and every position reloaded. */
  readonly mode?: 'both';
  readonly args?: readonly string[];
}

/** Runs Vitest and counts its tests. A file that cannot be loaded and a run without tests are failures. */
export async function tests({ report, mode, args = [] }: TestRun): Promise<Tally> {
  const file = reportFile(root, report);
  rmSync(file, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const env = mode === undefined ? {} : { HOLOTAPE_MODE: mode };
  const code = await node('node_modules/vitest/vitest.mjs', ['run', ...reporters, ...args], env);
  const tally = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 };
  if (tally.passed + tally.failed === 0) {
    say('NO TESTS WERE RUN: that counts as a failure.');
    return FAILED;
  }
  // An error outside every test fails the run without failing a test.
  return code !== 0 && tally.failed === 0 ? { passed: tally.passed, failed: 1 } : tally;
}

function count(report: Report): Tally {
  const results = report.testResults.flatMap((file) => file.assertionResults);
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  );
  return {
    passed: results.filter((test) => test.status === 'passed').length,
    failed: results.filter((test) => test.status === 'failed').length + broken.length,
  };
}

/** Is every rule of every catalog named by a test that passed? */
export function ruleCoverage(): Tally {
  const file = reportFile(root, REPORT);
  if (!existsSync(file)) {
    say('There is no report of the tests.');
    return FAILED;
  }
  const catalogs = loadCatalogs(root);
  if (catalogs.length === 0) {
    say('There is no rule catalog: games/*/rules.yaml is missing.');
    return FAILED;
  }
  const { covered, uncovered, unknown } = coverage(
    catalogs,
    reportTitles(root, JSON.parse(readFileSync(file, 'utf8'))),
  );
  for (const id of uncovered) say(`${id} is named in no passing test`);
  for (const { id, title } of unknown) say(`${id} is in no catalog, but a test names it: ${title}`);
  const rules = catalogs.reduce((sum, catalog) => sum + catalog.ids.length, 0);
  say(`${covered.length} of ${rules} rules and rulings are named in a passing test`);
  return uncovered.length + unknown.length === 0 ? PASSED : FAILED;
}

/** Runs a script with this Node; when we are told to stop, so is the script. */
function node(script: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<number> {
  const plain = process.stdout.isTTY || process.env.FORCE_COLOR ? {} : { NO_COLOR: '1' };
  const held = heldBack.getStore();
  const out = held === undefined ? 'inherit' : 'pipe';
  const child = spawn(process.execPath, [join(root, script), ...args], {
    cwd: root,
    env: { ...process.env, ...plain, ...env },
    stdio: ['ignore', out, out],
  });
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => held?.push(text));
  running.add(child);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      running.delete(child);
      resolve(code ?? 1);
    });
  });
}

const running = new Set<ChildProcess>();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    for (const child of running) child.kill(signal);
    process.exit(1);
  });
