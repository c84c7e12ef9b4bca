/**
 * One pass over the tests of a game, in a process of its own: `node tools/mutate/pass.ts GAME FILES`, the plan in
 * the file that HOLOTAPE_MUTANTS names. A fault that keeps a loop from ending can then be ended from outside.
 */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createVitest } from 'vitest/node';
import { mutateGame, testFilesOf } from './game.ts';
import type { Note, Plan } from './runner.ts';

const root = join(import.meta.dirname, '../..');
const [game = '', ...files] = process.argv.slice(2);
const planFile = process.env.HOLOTAPE_MUTANTS!;
const plan = JSON.parse(readFileSync(planFile, 'utf8')) as Plan;
const { into, mutants, turns } = plan;
const note = (one: Note) => appendFileSync(into, `${JSON.stringify(one)}\n`);
// Only what is tried is put in: the tests are several times as quick then. To learn which there are, all are needed.
const tried = [...mutants, ...turns].map(({ number }) => number);
const texts = new Map(
  mutateGame(root, game, tried.length > 0 ? new Set(tried) : undefined).files.map(({ file, text }) => [
    join(root, file),
    text,
  ]),
);

const vitest = await createVitest(
  'test',
  {
    root,
    config: false,
    watch: false,
    include: testFilesOf(root, game),
    pool: 'threads',
    maxWorkers: 1,
    isolate: turns.length > 0,
    fileParallelism: false,
    reporters: [{}],
    testTimeout: 600_000,
    retry: 0,
    fsModuleCache: false,
    runner: join(import.meta.dirname, 'runner.ts'),
    passWithNoTests: true,
  },
  {
    plugins: [{ name: 'mutants', enforce: 'pre', transform: (_code, id) => texts.get(id.split('?')[0]!) }],
  },
);
if (turns.length === 0) await vitest.start(files);
// What was read and woven once is not again: only the thread is another one.
for (const { number, pattern, files: named } of turns) {
  note({ kind: 'trying', mutant: number, title: '' });
  writeFileSync(planFile, JSON.stringify({ ...plan, awake: number } satisfies Plan));
  vitest.setGlobalTestNamePattern(new RegExp(pattern));
  await vitest.runTestSpecifications(await vitest.globTestSpecifications([...named]));
}
// A file that cannot be loaded would look like one without tests.
for (const { filepath, name, result } of vitest.state.getFiles()) {
  const [error] = result?.errors ?? [];
  if (error === undefined) continue;
  note({ kind: 'broken', file: filepath, title: name, why: error.message.split('\n')[0]! });
}
await vitest.close();
process.exit(process.exitCode ?? 0);
