/** What tests look for on the table screen. */
import type { Locator, Page } from 'playwright-core';
import { settled } from './fits.ts';

/** Waits until this screen sits at a table and is asked something: the question bar's lamp is lit. */
export async function hasQuestion(page: Page): Promise<void> {
  await page.waitForURL(/\/table\//);
  await page.locator('.qbar:not(.dock) .lamp:not(.off)').first().waitFor();
}

/**
 * Clicks what is blocked and says why: Playwright would wait until it is not. Its own look whether the thing stands still
 * is done for it.
 */
export async function clickBlocked(thing: Locator): Promise<void> {
  await thing.waitFor();
  await settled(thing.page());
  await thing.click({ force: true });
}

/** The button of a space of the vault. */
export const spaceButton = (page: Page, id: string): Locator => page.locator(`[data-space="${id}"] > .hit`);
