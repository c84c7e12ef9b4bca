/** The real app, built, served by the real server, in a real browser. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, startServer } from '@holotape/server';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { Shelf } from '../../../server/shelf.ts';
import { ROOMY } from '../../../server/test/helpers/setting.ts';
import type { Settings } from '../../src/settings/shape.ts';
import { buildIfStale } from './build.ts';
import { takeBrowser } from './chromium.ts';
import { testedLuck, visitorLuck } from './luck.ts';

export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What went wrong in the page: errors thrown, errors of the console. */
  readonly troubles: string[];
}

interface VisitorOptions extends BrowserContextOptions {
  /** Let the app keep itself on the device; off, so that tests do not wait for it. */
  readonly offline?: boolean;
  /** What was set before; bots answer at once and nobody is taught unless said otherwise. */
  readonly settings?: Partial<Settings>;
}

export interface TestApp {
  readonly url: string;
  readonly server: RunningServer;
  readonly browser: Browser;
  /** Somebody with a browser of their own. */
  visitor(options?: VisitorOptions): Promise<Visitor>;
  close(): Promise<void>;
}

export const DESK = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** What the browser says on its own when a server is away or says no: not a fault of the page. */
const HARMLESS = /Failed to load resource|net::ERR_|WebSocket connection to|Service Worker registration blocked/;

interface Opened {
  /** Another build than the one at hand. */
  readonly web?: string | undefined;
  /** Other games than those there are. */
  readonly shelf?: Shelf | undefined;
}

export async function openApp({ web, shelf }: Opened = {}): Promise<TestApp> {
  await buildIfStale();
  const data = mkdtempSync(join(tmpdir(), 'holotape-web-'));
  const server = await startServer({
    port: 0,
    host: '127.0.0.1',
    data,
    logLevel: 'fatal',
    luck: testedLuck,
    // How many visitors come, and how quickly, is up to the machine.
    limits: ROOMY,
    bots: { deadline: 60_000 },
    timing: { consent: 600_000 },
    ...(web !== undefined && { web }),
    ...(shelf !== undefined && { shelf }),
  });
  const { browser, leave } = await takeBrowser();
  const contexts: BrowserContext[] = [];
  const url = `http://127.0.0.1:${server.port}`;
  return {
    url,
    server,
    browser,
    async visitor({ offline = false, settings, ...options } = {}) {
      const context = await browser.newContext({
        baseURL: url,
        viewport: DESK,
        reducedMotion: 'reduce',
        colorScheme: 'light',
        serviceWorkers: offline ? 'allow' : 'block',
        ...options,
      });
      contexts.push(context);
      // Only what will never come is given up.
      context.setDefaultTimeout(60_000);
      const kept = JSON.stringify(JSON.stringify({ bots: 'at-once', hints: false, ...settings }));
      await context.addInitScript(visitorLuck());
      // A page that is still empty has nothing to keep things in.
      await context.addInitScript(`
        if (location.protocol !== 'about:' && localStorage.getItem('holotape.settings') === null)
          localStorage.setItem('holotape.settings', ${kept});
      `);
      const page = await context.newPage();
      const troubles: string[] = [];
      page.on('pageerror', (error) => troubles.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !HARMLESS.test(message.text())) troubles.push(message.text());
      });
      return { context, page, troubles };
    },
    async close() {
      for (const context of contexts) await context.close();
      await leave();
      await server.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
