/** The app for one file of browser tests: opened before the first, closed after the last. */
import { afterAll, beforeAll } from 'vitest';
import type { Shelf } from '../../../server/shelf.ts';
import { openApp, type TestApp } from './app.ts';

interface Tested {
  /** Makes another build than the usual and says where it is. */
  readonly build?: () => Promise<string>;
  /** Other games than those there are. */
  readonly shelf?: Shelf;
}

export function testedApp({ build, shelf }: Tested = {}): TestApp {
  let app: TestApp | undefined;
  beforeAll(async () => {
    app = await openApp({ web: await build?.(), shelf });
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
