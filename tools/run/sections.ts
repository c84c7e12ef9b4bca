/** The sections of `npm test` and `npm run check`: each runs one tool, shows its output and counts what passed. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  coverage,
  loadCatalogs,
  loadNotBuilt,
  REPORT,
  type Report,
  reportFile,
  reportTitles,
} from '../checks/rule-coverage.ts';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

const PASSED: Tally = { passed: 1, failed: 0 };
const FAILED: Tally = { passed: 0, failed: 1 };

const root = join(import.meta.dirname, '../..');

/** Runs a section under its heading and says how it went and how long it took. */
export async function section(title: string, run: () => Promise<Tally> | Tally): Promise<Tally> {
  console.log(`\n== ${title}`);
  const start = performance.now();
  const tally = await run();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${title}: ${tally.failed === 0 ? 'ok' : 'FAILED'} (${seconds} s)`);
  return tally;
}

export function total(tallies: readonly Tally[]): Tally {
  return tallies.reduce((sum, one) => ({ passed: sum.passed + one.passed, failed: sum.failed + one.failed }));
}

export const lint = () =>
  tool('node_modules/@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '--max-diagnostics=50']);
/** Everything that runs in Node, then the page, which has a DOM. */
export const types = async () =>
  total([
    await tool('node_modules/typescript/bin/tsc', ['--noEmit', '--pretty', 'false']),
    await tool('node_modules/typescript/bin/tsc', ['--noEmit', '--pretty', 'false', '-p', 'web']),
  ]);
export const ruleLint = () => tool('tools/checks/rule-lint.ts', []);
/** Who imports whom, who exports for nobody, and what of the page is too long to be read at once. */
export const imports = async () =>
  total([
    await tool('tools/checks/imports.ts', []),
    await tool('tools/checks/exports.ts', []),
    await tool('tools/checks/long-functions.ts', []),
  ]);

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
    console.log('NO TESTS WERE RUN: that counts as a failure.');
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
    console.log('There is no report of the tests.');
    return FAILED;
  }
  const catalogs = loadCatalogs(root);
  if (catalogs.length === 0) {
    console.log('There is no rule catalog: games/*/rules.yaml is missing.');
    return FAILED;
  }
  const { covered, uncovered, unknown, staleNotBuilt } = coverage(
    catalogs,
    reportTitles(root, JSON.parse(readFileSync(file, 'utf8'))),
    loadNotBuilt(root),
  );
  for (const id of uncovered) console.log(`${id} is named in no passing test`);
  for (const { id, title } of unknown) console.log(`${id} is in no catalog, but a test names it: ${title}`);
  for (const { id, because } of staleNotBuilt) console.log(`${id} must leave not-built.yaml: ${because}`);
  const rules = catalogs.reduce((sum, catalog) => sum + catalog.ids.length, 0);
  console.log(`${covered.length} of ${rules} rules and rulings are named in a passing test`);
  return uncovered.length + unknown.length + staleNotBuilt.length === 0 ? PASSED : FAILED;
}

/** Runs a script with this Node; when we are told to stop, so is the script. */
function node(script: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<number> {
  const plain = process.stdout.isTTY || process.env.FORCE_COLOR ? {} : { NO_COLOR: '1' };
  const child = spawn(process.execPath, [join(root, script), ...args], {
    cwd: root,
    env: { ...process.env, ...plain, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const stop = (signal: NodeJS.Signals) => {
    child.kill(signal);
    process.exit(1);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, stop);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => {
      for (const signal of signals) process.off(signal, stop);
      resolve(code ?? 1);
    });
  });
}
