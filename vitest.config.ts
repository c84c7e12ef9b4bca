import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/run/longest-first.ts';

// Threads and processes that tests start need not strip and compile again what others have.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/holotape/compiled');

// Rule tests are also run with every position reloaded, or undone and redone, at every question (HOLOTAPE_MODE).
const mode = process.env.HOLOTAPE_MODE;
// These do not play at a test table: another mode would show nothing new of them.
const modeless = [
  '**/{bots,catalog,chance,content,facts,fuzz,*-fuzz,odds,pictures,records,schemas,stories,texts}.test.ts',
  '**/test/geometry/**',
];

const rules = {
  name: 'rules',
  include: ['{kernel,games/*}/test/**/*.test.ts'],
  exclude: [...configDefaults.exclude, ...(mode ? modeless : [])],
  // Rules keep nothing outside the table, so their files may share what they load.
  isolate: false,
};
const rest = { name: 'rest', include: ['{shelf,bots,table,server,cli,tools}/test/**/*.test.ts'], isolate: false };
const web = {
  name: 'web',
  include: ['web/test/**/*.test.ts'],
  expect: { poll: { timeout: 60_000 } },
  // The files that a worker runs share what they load, and a Chromium.
  isolate: false,
  environment: './web/test/helpers/environment.ts',
};

export default defineConfig({
  test: {
    pool: 'threads',
    // Vitest leaves one core alone: of two, that would be half.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    // Nothing is measured here: these limits only end what will never come, on however slow a machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: (mode ? [rules] : [rules, rest, web]).map((test) => ({ extends: true, test })),
  },
});
