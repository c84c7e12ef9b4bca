/** What the browser shows to somebody who looks elsewhere. */
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    shown: string[];
  }
}

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
    const { shown } = window;
    return shown.length > 0 && shown;
  });
  return (await shown.jsonValue()) || [];
}
