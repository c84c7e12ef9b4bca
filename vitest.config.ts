import { defineConfig } from 'vitest/config';

// Rule tests are also run with every position reloaded, or undone and redone, at every question (HOLOTAPE_MODE).
const mode = process.env.HOLOTAPE_MODE;
const rules = ['kernel/test/**/*.test.ts', 'games/*/test/**/*.test.ts'];
const rest = ['{shelf,bots,table,server,web,cli,tools}/test/**/*.test.ts'];

export default defineConfig({
  test: {
    include: mode ? rules : [...rules, ...rest],
    pool: 'threads',
    testTimeout: mode ? 60_000 : 20_000,
  },
});
