/** What tests look for in the log. */
import type { Page } from 'playwright-core';
import { settled } from './fits.ts';

/** The newest line of the log can be seen, once the page has come to rest. */
export async function logAtEnd(page: Page): Promise<boolean> {
  await settled(page);
  return page.evaluate(() => {
    const { scrollHeight, scrollTop, clientHeight } = document.querySelector('.log')!;
    return scrollHeight - scrollTop - clientHeight < 4;
  });
}
