/**
 * The page in a real Chromium: how much script comes before a game is chosen, and how long it takes from a click on the
 * table to the painted answer when the table runs in the browser itself.
 */
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { openApp, type TestApp } from '../../web/test/helpers/app.ts';
import { hasQuestion } from '../../web/test/helpers/screen.ts';
import { atMost, type Benchmark, forInformation, median } from './figures.ts';

const ANSWERS = 24;

/** Kilobytes of script the start page asks for, compressed as a server would. */
async function firstLoad(app: TestApp): Promise<{ script: number; everything: number }> {
  const { page, context } = await app.visitor();
  const bodies: Promise<readonly [script: boolean, size: number]>[] = [];
  page.on('response', (response) => {
    const url = new URL(response.url());
    if (url.pathname.startsWith('/api/')) return;
    const isScript = response.request().resourceType() === 'script';
    bodies.push(
      response.body().then(
        (body) => [isScript, gzipSync(body).length] as const,
        () => [isScript, 0] as const,
      ),
    );
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const sizes = await Promise.all(bodies);
  await context.close();
  const sum = (of: typeof sizes) => of.reduce((total, [, size]) => total + size, 0) / 1024;
  return { script: sum(sizes.filter(([isScript]) => isScript)), everything: sum(sizes) };
}

/** Notes, inside the page, how long after each click of the primary key the log's new line was painted. */
function watchClicks(page: Page): Promise<void> {
  return page.evaluate(() => {
    const seen = window as unknown as { painted: number[] };
    seen.painted = [];
    let clicked: number | undefined;
    const logged = () => document.querySelector('.log')?.textContent ?? '';
    let before = '';
    document.addEventListener(
      'click',
      (event) => {
        if ((event.target as Element).closest('.qbar .key.primary')) {
          clicked = event.timeStamp;
          before = logged();
        }
      },
      true,
    );
    new MutationObserver(() => {
      if (clicked === undefined || logged() === before) return;
      const from = clicked;
      clicked = undefined;
      // The frame after the next one begins when this change is on the screen.
      requestAnimationFrame(() => requestAnimationFrame((now) => seen.painted.push(now - from)));
    }).observe(document.body, { childList: true, subtree: true });
  });
}

/** Places dwellers by the mouse until enough answers were seen, passing when nothing is open. */
async function play(page: Page): Promise<number[]> {
  const painted = () => page.evaluate(() => (window as unknown as { painted: number[] }).painted);
  for (let tries = 0; tries < 10 * ANSWERS; tries += 1) {
    const times = await painted();
    if (times.length >= ANSWERS) return times;
    await hasQuestion(page);
    const space = page.locator('[data-space]:not([aria-disabled="true"]) .hit').first();
    const primary = page.locator('.qbar .key.primary:not([aria-disabled="true"])').first();
    const other = page.locator('.qbar .chip:not([aria-disabled="true"]), .qbar .key.ghost:not([aria-disabled="true"])');
    if (await space.isVisible()) await space.click({ force: true });
    if (await primary.isVisible()) await primary.click();
    else if (!(await space.isVisible())) await other.last().click();
    await page.waitForTimeout(150);
  }
  return painted();
}

export const web: Benchmark = {
  title: 'the page in Chromium: first load, and a click at a local table',
  async run(progress) {
    const app = await openApp();
    try {
      progress('first load');
      const { script, everything } = await firstLoad(app);
      progress('clicks at a local table');
      const { page } = await app.visitor();
      await page.goto('/new/vault');
      await page.getByRole('button', { name: 'Start playing' }).click();
      await hasQuestion(page);
      await watchClicks(page);
      const times = await play(page);
      if (times.length === 0) throw new Error('No answer was seen: the table screen has changed.');
      const sorted = [...times].sort((a, b) => a - b);
      return [
        atMost('script before a game is chosen, KB compressed', script, 250),
        forInformation('everything on the start page, KB compressed', everything),
        atMost('click to painted answer, ms (median)', median(times), 100),
        forInformation('click to painted answer, ms (slowest of ten)', sorted[Math.floor(sorted.length * 0.9)]!),
        forInformation('answers seen', times.length),
      ];
    } finally {
      await app.close();
    }
  },
};
