import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{kernel,shelf,bots,cli,tools}/test/**/*.test.ts', 'games/*/test/**/*.test.ts'],
    pool: 'threads',
    testTimeout: 20_000,
  },
});
