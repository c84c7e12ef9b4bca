/**
 * One pass over the tests of a game, in a process of its own: `node tools/mutate/pass.ts GAME FILES PATTERN`, the plan in
 * the file that HOLOTAPE_MUTANTS names. A fault that keeps a loop from ending can then be ended from outside.
 */
import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startVitest } from 'vitest/node';
import { mutateGame, testFilesOf } from './game.ts';
import type { Note, Plan } from './runner.ts';

const root = join(import.meta.dirname, '../..');
const [game = '', pattern = '', ...files] = process.argv.slice(2);
const { into, mutants, awake } = JSON.parse(readFileSync(process.env.HOLOTAPE_MUTANTS!, 'utf8')) as Plan;
// Only what is tried is put in: the tests are several times as quick then. To learn which there are, all are needed.
const tried = [...mutants.map(({ number }) => number), ...(awake === undefined ? [] : [awake])];
const texts = new Map(
  mutateGame(root, game, tried.length > 0 ? new Set(tried) : undefined).files.map(({ file, text }) => [
    join(root, file),
    text,
  ]),
);

const vitest = await startVitest(
  'test',
  files,
  {
    root,
    config: false,
    watch: false,
    include: testFilesOf(root, game),
    pool: 'threads',
    maxWorkers: 1,
    isolate: false,
    fileParallelism: false,
    reporters: [{}],
    testTimeout: 600_000,
    retry: 0,
    fsModuleCache: false,
    runner: join(import.meta.dirname, 'runner.ts'),
    passWithNoTests: true,
    ...(pattern !== '' && { testNamePattern: new RegExp(pattern) }),
  },
  {
    plugins: [{ name: 'mutants', enforce: 'pre', transform: (_code, id) => texts.get(id.split('?')[0]!) }],
  },
);
// A file that cannot be loaded would look like one without tests.
for (const { filepath, name, result } of vitest.state.getFiles()) {
  const [error] = result?.errors ?? [];
  if (error === undefined) continue;
  const note: Note = { kind: 'broken', file: filepath, title: name, why: error.message.split('\n')[0]! };
  appendFileSync(into, `${JSON.stringify(note)}\n`);
}
await vitest.close();
process.exit(process.exitCode ?? 0);
