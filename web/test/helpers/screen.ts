/** What tests look for on the table screen. */
import type { Locator, Page } from 'playwright-core';

/** Waits until this screen sits at a table and is asked something: the question bar's lamp is lit. */
export async function hasQuestion(page: Page): Promise<void> {
  await page.waitForURL(/\/table\//);
  await page.locator('.qbar:not(.dock) .lamp:not(.off)').first().waitFor();
}

/** The button of a space of the vault. */
export const spaceButton = (page: Page, id: string): Locator => page.locator(`[data-space="${id}"] > .hit`);
