/** Going through the page by Tab, as somebody without a mouse does. */
import type { Locator } from 'playwright-core';

/** More presses than any screen has things to come by, twice. */
const MOST_PRESSES = 300;

/** Tab until the thing has the focus. How many presses that may be is counted in the page, so that it need not be asked after each. */
export async function tabTo(thing: Locator): Promise<void> {
  await thing.waitFor();
  const { keyboard } = thing.page();
  for (let presses = 0; presses < MOST_PRESSES; ) {
    const left = await thing.evaluate((element) => {
      if (element === document.activeElement) return 0;
      const onTheWay = [
        ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]'),
      ].filter((each) => each.tabIndex >= 0 && !each.matches(':disabled') && each.checkVisibility());
      const [from, to] = [document.activeElement, element].map((each) => onTheWay.indexOf(each as HTMLElement));
      return Math.max(1, to! - from!);
    });
    if (left === 0) return;
    for (let i = 0; i < left; i += 1) await keyboard.press('Tab');
    presses += left;
  }
  throw new Error(`Tab never comes to ${thing}.`);
}
