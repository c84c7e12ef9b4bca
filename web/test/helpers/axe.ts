/** axe-core on a page: what is wrong, in words a person can act on. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe?: { run(options: RunOptions): Promise<AxeResults> };
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

// Whatever can be hit is large enough, or far enough from its neighbours: axe looks at that only if it is told to.
const ALL: RunOptions = { rules: { 'target-size': { enabled: true } } };
const COLOURS: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

async function found(page: Page, options: RunOptions): Promise<string[]> {
  // Evaluated by the browser's debugger, so the page's own strict CSP does not mind.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source);
  // What passes need not be told node by node.
  const results = await page.evaluate((how) => window.axe!.run(how), {
    ...options,
    resultTypes: ['violations'],
  } satisfies RunOptions);
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')}\n${failureSummary ?? ''}`),
  );
}

export const violations = (page: Page): Promise<string[]> => found(page, ALL);

/** By day everything, and by night the colours: what is where, and what it is called, is the same. */
export async function violationsDayAndNight(page: Page): Promise<string[]> {
  const day = await violations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator(':root[data-theme=dark]').waitFor();
  const night = await found(page, COLOURS);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.locator(':root[data-theme=light]').waitFor();
  return [...day, ...night];
}
