/**
 * A full battlefield in the page: frames while it is moved about and while a model is dragged, what such a frame costs, and
 * how soon an answer is painted.
 */
import type { CDPSession, Page } from 'playwright-core';
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

const STEPS = 120;
/** The pointer goes round a place and outwards, a step in every frame: as a quick hand does, and no place comes twice. */
const ROUND = (x: number, y: number): string => `
  new Promise((done) => {
    const sheet = document.querySelector('.placing');
    let step = 0;
    requestAnimationFrame(function next() {
      if (step >= ${STEPS}) return done();
      const turn = (step / 60) * 4 * Math.PI;
      const far = 60 + step / 3;
      const at = { clientX: ${x} + Math.cos(turn) * far, clientY: ${y} + Math.sin(turn) * far };
      sheet.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse', ...at }));
      step += 1;
      requestAnimationFrame(next);
    });
  })
`;
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

interface Dragging {
  /** Frames a second. */
  readonly frames: number;
  /** Milliseconds of CPU that the page's own thread takes for each of them: script, style, layout and paint. */
  readonly cost: number;
}

/** Seconds of CPU that the page's own thread has been busy. */
async function busy(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')!.value;
}

/** Drags the model that is to move about. */
async function whileDragging(page: Page): Promise<Dragging> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const { x, y, width, height } = (await page.locator('.figure.acting .hit').boundingBox())!;
  const middle = { x: x + width / 2, y: y + height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  const before = await busy(cdp);
  await page.evaluate(COUNT_FRAMES);
  await page.evaluate(ROUND(middle.x, middle.y));
  const frames = await page.evaluate<number>(FRAMES_A_SECOND);
  const drawn = await page.evaluate<number>('window.frames');
  const cost = (1000 * ((await busy(cdp)) - before)) / drawn;
  await page.mouse.up();
  return { frames, cost };
}

export async function battlefieldTimes(page: Page): Promise<{ dragging: Dragging; answers: readonly number[] }> {
  await page.evaluate(WATCH);
  await toMove(page);
  const dragging = await whileDragging(page);
  await page.locator(`.qbar .key.primary${OPEN}`).click();
  await page.locator('.qbar:not([data-ask="move.path"])').waitFor();
  return { dragging, answers: await page.evaluate<number[]>('window.answered') };
}
