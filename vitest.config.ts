import { configDefaults, defineConfig } from 'vitest/config';

// Rule tests are also run with every position reloaded, or undone and redone, at every question (HOLOTAPE_MODE).
const mode = process.env.HOLOTAPE_MODE;
const rules = ['kernel/test/**/*.test.ts', 'games/*/test/**/*.test.ts'];
const rest = ['{shelf,bots,table,server,web,cli,tools}/test/**/*.test.ts'];
// These do not play at a test table: another mode would show nothing new of them.
const modeless = ['**/{bots,catalog,content,fuzz,pictures,records,texts}.test.ts', '**/test/geometry/**'];

export default defineConfig({
  test: {
    include: mode ? rules : [...rules, ...rest],
    exclude: [...configDefaults.exclude, ...(mode ? modeless : [])],
    // Rules keep nothing outside the table, so their files may share what they load.
    isolate: !mode,
    pool: 'threads',
    testTimeout: mode ? 60_000 : 20_000,
  },
});
