/** The app for one file of browser tests: opened before the first, closed after the last. */
import { afterAll, beforeAll, vi } from 'vitest';
import { openApp, type TestApp } from './app.ts';

interface Tested {
  /** How long one test may take, in milliseconds, before something must be wrong. */
  readonly timeout?: number;
  /** Makes another build than the usual and says where it is. */
  readonly build?: () => Promise<string>;
}

export function testedApp({ timeout = 60_000, build }: Tested = {}): TestApp {
  vi.setConfig({ testTimeout: timeout });
  let app: TestApp | undefined;
  beforeAll(async () => {
    app = await openApp(await build?.());
  }, 120_000);
  afterAll(() => app?.close());
  const opened = (): TestApp => {
    if (app === undefined) throw new Error('The app is open only while tests run.');
    return app;
  };
  return {
    get url() {
      return opened().url;
    },
    get server() {
      return opened().server;
    },
    get browser() {
      return opened().browser;
    },
    visitor: (options) => opened().visitor(options),
    close: () => opened().close(),
  };
}
