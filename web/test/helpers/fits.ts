import type { Page } from 'playwright-core';

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
