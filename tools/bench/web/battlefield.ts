/** A full battlefield in the page: frames while it is moved about and while a model is dragged, and how soon an answer is painted. */
import type { Page } from 'playwright-core';
import { COUNT_FRAMES, FRAMES_A_SECOND } from './moving.ts';

/** Notes how long after a click in the bar another question was painted. */
const WATCH = `
  window.answered = [];
  const asked = () => document.querySelector('.qbar[data-question]')?.dataset.question;
  let clicked;
  let before;
  document.addEventListener('click', (event) => {
    if (!event.target.closest('.qbar .key, .qbar .chip')) return;
    clicked = event.timeStamp;
    before = asked();
  }, true);
  new MutationObserver(() => {
    const now = asked();
    if (clicked === undefined || now === undefined || now === before) return;
    const from = clicked;
    clicked = undefined;
    requestAnimationFrame(() => requestAnimationFrame((at) => window.answered.push(at - from)));
  }).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-question'] });
`;

const STEPS = 60;
const OPEN = ':not([aria-disabled=true])';

/** Answers with the first thing that is open until a way is asked for. */
async function toMove(page: Page): Promise<void> {
  for (;;) {
    const bar = page.locator('.qbar[data-question]');
    const [ask, number] = [await bar.getAttribute('data-ask'), await bar.getAttribute('data-question')];
    if (ask === 'move.path') return;
    const chips = page.locator(`.qbar .options .chip${OPEN}`);
    await (ask === 'action' ? chips.filter({ hasText: 'Move' }) : chips).first().click();
    const primary = page.locator(`.qbar[data-question="${number}"] .key.primary${OPEN}`);
    if ((await primary.count()) > 0) await primary.click();
    await page.locator(`.qbar[data-question]:not([data-question="${number}"])`).waitFor();
  }
}

/** Drags the model that is to move about, around its place. */
async function framesWhileDragging(page: Page): Promise<number> {
  const { x, y, width, height } = (await page.locator('.figure.acting .hit').boundingBox())!;
  const middle = { x: x + width / 2, y: y + height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.evaluate(COUNT_FRAMES);
  for (let step = 0; step < STEPS; step += 1) {
    const turn = (step / STEPS) * 4 * Math.PI;
    await page.mouse.move(middle.x + Math.cos(turn) * 90, middle.y + Math.sin(turn) * 90);
  }
  const frames = await page.evaluate<number>(FRAMES_A_SECOND);
  await page.mouse.up();
  return frames;
}

export async function battlefieldTimes(page: Page): Promise<{ dragging: number; answers: readonly number[] }> {
  await page.evaluate(WATCH);
  await toMove(page);
  const dragging = await framesWhileDragging(page);
  await page.locator(`.qbar .key.primary${OPEN}`).click();
  await page.locator('.qbar:not([data-ask="move.path"])').waitFor();
  return { dragging, answers: await page.evaluate<number[]>('window.answered') };
}
