/** axe-core on a page: what is wrong, in words a person can act on. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe: { run(options: RunOptions): Promise<AxeResults> };
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export async function violations(page: Page): Promise<string[]> {
  // Evaluated by the browser's debugger, so the page's own strict CSP does not mind.
  await page.evaluate(source);
  // Whatever can be hit is large enough, or far enough from its neighbours: axe looks at that only if it is told to.
  const results = await page.evaluate(() => window.axe.run({ rules: { 'target-size': { enabled: true } } }));
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')}\n${failureSummary ?? ''}`),
  );
}
