/** Frames a second while a board is zoomed by the wheel and dragged about. */
import type { Page } from 'playwright-core';

export const COUNT_FRAMES = `
  window.frames = 0;
  window.counting = true;
  window.countedFrom = performance.now();
  requestAnimationFrame(function count() {
    if (!window.counting) return;
    window.frames += 1;
    requestAnimationFrame(count);
  });
`;
export const FRAMES_A_SECOND = `
  window.counting = false;
  (window.frames * 1000) / (performance.now() - window.countedFrom);
`;

const STEPS = 60;

export async function framesWhileMoving(page: Page): Promise<number> {
  const { x, y, width, height } = (await page.locator('.board-frame').boundingBox())!;
  const middle = { x: x + width / 2, y: y + height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.evaluate(COUNT_FRAMES);
  await page.keyboard.down('Control');
  for (let step = 0; step < 8; step += 1) await page.mouse.wheel(0, -120);
  await page.keyboard.up('Control');
  await page.mouse.down();
  for (let step = 0; step < STEPS; step += 1) {
    const turn = (step / STEPS) * 4 * Math.PI;
    await page.mouse.move(middle.x + (Math.cos(turn) - 1) * width * 0.2, middle.y + Math.sin(turn) * height * 0.2);
  }
  await page.mouse.up();
  await page.keyboard.down('Control');
  for (let step = 0; step < 8; step += 1) await page.mouse.wheel(0, 120);
  await page.keyboard.up('Control');
  return page.evaluate<number>(FRAMES_A_SECOND);
}
