/** What tests look for in the log. */
import type { Page } from 'playwright-core';

/** The newest line of the log can be seen, once the page has come to rest. */
export const logAtEnd = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        // Observers and our own scrolling are through after two frames.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const { scrollHeight, scrollTop, clientHeight } = document.querySelector('.log')!;
            resolve(scrollHeight - scrollTop - clientHeight < 4);
          }),
        );
      }),
  );
