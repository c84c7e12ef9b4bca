/** Hints of a first game, read one after the other. */
import type { Page } from 'playwright-core';

/** The hint that is due now, when everything is drawn. */
const dueNow = (page: Page): Promise<string | undefined> =>
  page.evaluate(
    () =>
      new Promise<string | undefined>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve(document.querySelector<HTMLElement>('.hints')?.dataset.due)),
        ),
      ),
  );

/** Reads every hint that is due and says so; comes back with their names, in order. */
export async function readHints(page: Page): Promise<string[]> {
  const told: string[] = [];
  for (let due = await dueNow(page); due !== undefined; due = await dueNow(page)) {
    await page.mouse.move(4, 4);
    const hint = page.locator(`[data-hint="${due}"]:not(.unhung)`);
    await hint.waitFor();
    told.push(due);
    await hint.getByRole('button', { name: 'Got it' }).click();
    await hint.waitFor({ state: 'detached' });
  }
  return told;
}
