/**
 * What the files of browser tests that one worker runs have in common: a Chromium. It is opened by the first that needs it and
 * closed when the worker has nothing left to do. Each visitor still has a browser's profile of their own.
 */
import type { Browser } from 'playwright-core';
import type { Environment } from 'vitest/runtime';

interface Shared {
  browser?: Promise<Browser>;
}

declare global {
  var sharedByFiles: Shared | undefined;
}

export default {
  name: 'browser',
  viteEnvironment: 'ssr',
  setup(global) {
    const shared: Shared = {};
    global.sharedByFiles = shared;
    return {
      async teardown() {
        await (await shared.browser)?.close();
      },
    };
  },
} satisfies Environment;
