/** The app for one file of browser tests: opened before the first, closed after the last. */
import { afterAll, beforeAll } from 'vitest';
import { openApp, type TestApp } from './app.ts';

interface Tested {
  /** Makes another build than the usual and says where it is. */
  readonly build?: () => Promise<string>;
}

export function testedApp({ build }: Tested = {}): TestApp {
  let app: TestApp | undefined;
  beforeAll(async () => {
    app = await openApp(await build?.());
  });
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
