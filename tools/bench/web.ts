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

/** Where a question can be answered: in the bar, on a free lot, on a space; a pass is the last thing. No exchanges: they never end. */
const CHOICES = [
  '.qbar[data-ask="exchange"] .key.ghost',
  '.qbar .chip:not(.peg):not([aria-disabled="true"])',
  '[data-lot]',
  '.space.open > .hit',
  '.qbar .key.ghost:not([aria-disabled="true"])',
];

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

/**
 * Notes, inside the page, how long after each click of the primary key the log's new line was painted: the frame after
 * the next one begins when the change is on the screen. A text, because only the page knows what a document is.
 */
const WATCH_CLICKS = `
  window.painted = [];
  const logged = () => document.querySelector('.log')?.textContent ?? '';
  let clicked;
  let before = '';
  document.addEventListener('click', (event) => {
    if (!event.target.closest('.qbar .key.primary')) return;
    clicked = event.timeStamp;
    before = logged();
  }, true);
  new MutationObserver(() => {
    if (clicked === undefined || logged() === before) return;
    const from = clicked;
    clicked = undefined;
    requestAnimationFrame(() => requestAnimationFrame((now) => window.painted.push(now - from)));
  }).observe(document.body, { childList: true, subtree: true });
`;

/** Plays by the mouse, taking the first thing that is open, until enough answers were seen or the game is over. */
async function play(page: Page): Promise<number[]> {
  const painted = () => page.evaluate<number[]>('window.painted');
  for (let asked = ''; ; ) {
    // Another question than the one before, or the end.
    const next = page.locator(`.end-screen, .qbar[data-question]:not([data-question="${asked}"])`).first();
    asked = (await next.getAttribute('data-question')) ?? 'over';
    const times = await painted();
    if (times.length >= ANSWERS || asked === 'over') return times;
    for (const choice of CHOICES) {
      const option = page.locator(choice).first();
      if (!(await option.isVisible())) continue;
      await option.click();
      // A space is chosen by the first click and placed on by the key.
      if (choice.includes('.space')) await page.locator('.qbar .key.primary').click();
      break;
    }
  }
}

export const web: Benchmark = {
  title: 'the page in Chromium: first load, and a click at a local table',
  async run(progress) {
    const app = await openApp();
    try {
      progress('first load');
      const { script, everything } = await firstLoad(app);
      progress('clicks at a local table');
      const { page } = await app.visitor({ settings: { bots: 'quick' } });
      await page.goto('/new/vault');
      await page.getByRole('button', { name: 'Start playing' }).click();
      await hasQuestion(page);
      await page.evaluate(WATCH_CLICKS);
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
