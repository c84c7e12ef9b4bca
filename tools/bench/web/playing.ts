/** A person at a table of hundreds of moves: from a click to the painted answer, and what keeps the page busy meanwhile. */
import type { Page } from 'playwright-core';

/** Where a question can be answered: in the bar, on a free lot, on a space; a pass is the last thing. No exchanges: they never end. */
const CHOICES = [
  '.qbar[data-ask="exchange"] .key.ghost',
  '.qbar .chip:not(.peg):not([aria-disabled="true"])',
  '[data-lot]',
  '.space.open > .hit',
  '.qbar .key.ghost:not([aria-disabled="true"])',
];

const WAITING = '.qbar .key.primary[data-show]';

/**
 * Notes, inside the page, how long after each click of the primary key the log's new line was painted (the frame after
 * the next one begins when the change is on the screen), and every task of more than 50 ms. A text, because only the page
 * knows what a document is.
 */
const WATCH = `
  window.painted = [];
  window.longest = 0;
  const logged = () => document.querySelector('.log')?.textContent ?? '';
  let clicked;
  let before = '';
  document.addEventListener('click', (event) => {
    if (!event.target.closest('.qbar .key.primary:not([data-show])')) return;
    clicked = event.timeStamp;
    before = logged();
  }, true);
  new MutationObserver(() => {
    if (clicked === undefined || logged() === before) return;
    const from = clicked;
    clicked = undefined;
    requestAnimationFrame(() => requestAnimationFrame((now) => window.painted.push(now - from)));
  }).observe(document.body, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
  }).observe({ type: 'longtask' });
`;

export const watchClicks = (page: Page): Promise<void> => page.evaluate(WATCH);
export const paintedTimes = (page: Page): Promise<number[]> => page.evaluate('window.painted');
export const longestTask = (page: Page): Promise<number> => page.evaluate('window.longest');

/** Plays by the mouse, taking the first thing that is open, until `enough` or the game is over. */
export async function play(page: Page, enough: () => Promise<boolean>): Promise<void> {
  for (let asked = ''; ; ) {
    // Another question than the one before, the end, or something to look at that waits to be sent away.
    const next = page.locator(`.end-screen, .qbar[data-question]:not([data-question="${asked}"]), ${WAITING}`).first();
    if ((await next.getAttribute('data-show')) !== null) {
      await next.click();
      continue;
    }
    asked = (await next.getAttribute('data-question')) ?? 'over';
    if (asked === 'over' || (await enough())) return;
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
