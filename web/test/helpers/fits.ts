import type { Page } from 'playwright-core';

/** Says if the page is wider than the screen: then it would scroll sideways. */
export const tooWide = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    return scrollWidth > window.innerWidth ? `${scrollWidth} of ${window.innerWidth}` : undefined;
  });
