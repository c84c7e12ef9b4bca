/** How much script comes: before a game is chosen, and for each game's own part of the page and of its worker. */
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import type { TestApp } from '../../../web/test/helpers/app.ts';
import { openSave } from '../../../web/test/helpers/saves.ts';

const KB = 1024;

interface Loaded {
  readonly script: boolean;
  /** By the worker that its tables run in, not by the page. */
  readonly worker: boolean;
  /** Compressed as a server would. */
  readonly size: number;
}

/** What the document itself asked for; what its workers import is not among it. */
const PATHS = `performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)`;

/** What a visitor's pages and workers ask for, by its path. */
async function loadedBy(app: TestApp, visit: (page: Page) => Promise<void>): Promise<Map<string, Loaded>> {
  const { page, context } = await app.visitor();
  const loaded = new Map<string, Promise<Omit<Loaded, 'worker'>>>();
  context.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/api/')) return;
    // What a worker imports has no type of its own here.
    const script = response.request().resourceType() === 'script' || pathname.endsWith('.js');
    const size = response.body().then(
      (body) => gzipSync(body).length,
      () => 0,
    );
    loaded.set(
      pathname,
      size.then((bytes) => ({ script, size: bytes })),
    );
  });
  await visit(page);
  await page.waitForLoadState('networkidle');
  const byPage = new Set(await page.evaluate<string[]>(PATHS));
  const all = await Promise.all(
    [...loaded].map(async ([path, one]) => [path, { ...(await one), worker: !byPage.has(path) }] as const),
  );
  await context.close();
  return new Map(all);
}

const kilobytes = (loaded: Iterable<Loaded>) => [...loaded].reduce((sum, { size }) => sum + size, 0) / KB;

export async function firstLoad(app: TestApp): Promise<{ readonly script: number; readonly everything: number }> {
  const all = await loadedBy(app, async (page) => {
    await page.goto('/');
    await page.locator('.rack').waitFor();
  });
  return { script: kilobytes([...all.values()].filter(({ script }) => script)), everything: kilobytes(all.values()) };
}

interface OwnPart {
  readonly page: number;
  readonly worker: number;
}

/**
 * Each game's own part: the scripts that come with its table and with no other game's, for the page and for the worker,
 * which has a build of its own. What two games share belongs to the shell.
 */
export async function ownParts(app: TestApp, saves: ReadonlyMap<string, string>): Promise<Map<string, OwnPart>> {
  const scripts = new Map<string, Map<string, Loaded>>();
  for (const [game, save] of saves) {
    const all = await loadedBy(app, (page) => openSave(page, save));
    scripts.set(game, new Map([...all].filter(([, { script }]) => script)));
  }
  const isShared = (path: string, game: string) =>
    [...scripts].some(([other, paths]) => other !== game && paths.has(path));
  return new Map(
    [...scripts].map(([game, paths]) => {
      const own = [...paths].filter(([path]) => !isShared(path, game)).map(([, one]) => one);
      const of = (worker: boolean) => kilobytes(own.filter((one) => one.worker === worker));
      return [game, { page: of(false), worker: of(true) }];
    }),
  );
}
