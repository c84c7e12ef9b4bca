/** What tests look for on the table screen. */
import type { Locator, Page } from 'playwright-core';

/** Waits until this screen sits at a table and is asked something: the question bar's lamp is lit. */
export async function hasQuestion(page: Page): Promise<void> {
  await page.waitForURL(/\/table\//);
  await page.locator('.qbar:not(.dock) .lamp:not(.off)').first().waitFor();
}

/** The button of a space of the vault. */
export const spaceButton = (page: Page, id: string): Locator => page.locator(`[data-space="${id}"] > .hit`);

/** A script for somebody who allowed notes and looks at another tab; `notes` is what the browser does to show one. */
export const elsewhere = (notes = "window.shown.push(title + ': ' + body);"): string => `
  window.shown = [];
  Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
  window.Notification = class {
    static permission = 'granted';
    constructor(title, { body }) { ${notes} }
    close() {}
  };`;

/** The notes that were shown to them, once there is one. */
export async function notesShown(page: Page): Promise<string[]> {
  const shown = await page.waitForFunction(() => {
    const notes = (window as unknown as { shown: string[] }).shown;
    return notes.length > 0 && notes;
  });
  return (await shown.jsonValue()) as string[];
}
