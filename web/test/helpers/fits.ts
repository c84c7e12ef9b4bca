import type { Locator, Page } from 'playwright-core';

/** What was changed is laid out, drawn, and has had its consequences: observers and effects come a frame later. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(`new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))))`);

/** Says if the page is wider than the screen, once it has come to rest: then it would scroll sideways. */
export async function tooWide(page: Page): Promise<string | undefined> {
  await settled(page);
  const [wide, room] = await page.evaluate<[number, number]>('[document.documentElement.scrollWidth, innerWidth]');
  return wide > room ? `${wide} of ${room}` : undefined;
}

/** Where something is drawn, once it has stopped moving: a sheet that comes into view takes a while. */
export async function atRest(
  page: Page,
  what: Locator,
): Promise<NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>> {
  for (let before = await what.boundingBox(); ; ) {
    await settled(page);
    const now = await what.boundingBox();
    if (now !== null && JSON.stringify(now) === JSON.stringify(before)) return now;
    before = now;
  }
}
