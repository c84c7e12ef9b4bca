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

/** On a shade, or within a drawn frame. */
const BY_EYE = new Set<string | undefined>(['bgGradient', 'pseudoContent']);

/** Text on a shaded ground: axe leaves that to the reader. Against each colour of the shade it has to be readable. */
const faintOnShades = (page: Page, targets: readonly string[]): Promise<string[]> =>
  page.evaluate((selectors) => {
    type Colour = readonly [number, number, number, number];
    const read = (colour: string): Colour => {
      const [red, green, blue, alpha = '1'] = colour.match(/[\d.]+/g)!;
      return [Number(red), Number(green), Number(blue), Number(alpha)];
    };
    const light = (colour: Colour): number => {
      const [red, green, blue] = colour.map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      }) as [number, number, number, number];
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const shadesBehind = (element: Element): Colour[] => {
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        const { backgroundImage, backgroundColor } = getComputedStyle(at);
        const stops = (backgroundImage.match(/rgba?\([^)]*\)/g) ?? []).map(read);
        // A pattern of dots or stripes lets the ground through: that is what is read on.
        const isShade = stops.length > 0 && stops.every(([, , , alpha]) => alpha === 1);
        const solid = isShade ? stops : [read(backgroundColor)].filter(([, , , alpha]) => alpha === 1);
        if (solid.length > 0) return solid;
      }
      return [];
    };
    return selectors.flatMap((selector) => {
      const element = document.querySelector(selector)!;
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const ink = read(color);
      const isLarge = Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
      const enough = isLarge ? 3 : 4.5;
      const ratios = shadesBehind(element).map((shade) => {
        const [dark, bright] = [light(ink), light(shade)].sort((a, b) => a - b) as [number, number];
        return (bright + 0.05) / (dark + 0.05);
      });
      const least = Math.min(...ratios);
      return least < enough ? [`color-contrast on a shade: ${selector} has ${least.toFixed(2)}, needs ${enough}`] : [];
    });
  }, targets);

async function found(page: Page, options: RunOptions): Promise<string[]> {
  // Evaluated by the browser's debugger, so the page's own strict CSP does not mind.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source);
  // What passes need not be told node by node.
  const results = await page.evaluate((how) => window.axe!.run(how), {
    ...options,
    resultTypes: ['violations', 'incomplete'],
  } satisfies RunOptions);
  const shaded = results.incomplete
    .filter(({ id }) => id === 'color-contrast')
    .flatMap(({ nodes }) => nodes)
    .filter(({ any }) => any.some(({ data }) => BY_EYE.has((data as { messageKey?: string } | null)?.messageKey)))
    .map(({ target }) => target.join(' '));
  return [
    ...results.violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')}\n${failureSummary ?? ''}`),
    ),
    ...(await faintOnShades(page, shaded)),
  ];
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
