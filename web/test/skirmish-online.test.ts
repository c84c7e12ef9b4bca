/** A battle of two people with a browser each, and of somebody who watches. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Visitor } from './helpers/app.ts';
import { violations } from './helpers/axe.ts';
import { answerFighting } from './helpers/battle.ts';
import { gather } from './helpers/gather.ts';
import { testedApp } from './helpers/tested-app.ts';

const app = testedApp();

interface Asked {
  readonly who: Visitor;
  readonly number: string;
  readonly ask: string;
}

/** The question after `last`, and whose it is; undefined when the battle is over for both. */
async function nextAsked(players: readonly Visitor[], last: string | undefined): Promise<Asked | undefined> {
  const looks = async () => {
    const seen = await Promise.all(
      players.map(({ page }) =>
        page.evaluate(() => {
          if (document.querySelector('.end-screen') !== null) return 'over';
          const bar = document.querySelector<HTMLElement>('.qbar[data-question]');
          return bar === null ? undefined : { number: bar.dataset.question!, ask: bar.dataset.ask! };
        }),
      ),
    );
    if (seen.every((each) => each === 'over')) return 'over';
    const at = seen.findIndex((each) => typeof each === 'object' && each.number !== last);
    return at < 0 ? undefined : { who: players[at]!, ...(seen[at] as { number: string; ask: string }) };
  };
  let found: Awaited<ReturnType<typeof looks>>;
  await expect.poll(async () => (found = await looks())).toBeDefined();
  return found === 'over' ? undefined : found;
}

/** Everything on the sheet and where it stands, and what the log has told. */
const seenBy = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('[data-piece], [data-model], [data-marker]')];
    const things = all.map((each) => `${each.getAttribute('data-model')} ${each.getAttribute('transform')}`);
    const told = [...document.querySelectorAll('.log li')].map((each) => each.textContent);
    return [...things, ...told].join('\n');
  });

test('two people fight a battle to its end, one of them after a reload; whoever watches sees what they see and is asked nothing', async () => {
  const [ana, ben, jo] = await Promise.all([app.visitor(), app.visitor(), app.visitor()]);
  await gather({ ana, ben, jo }, '/new/skirmish', () => Promise.resolve());
  for (const { page } of [ana, ben, jo]) await page.locator('svg.plot').waitFor();
  const asks = new Set<string>();
  const looked = new Set<number>();
  let last: string | undefined;
  for (let turn = 0; ; turn += 1) {
    const asked = await nextAsked([ana, ben], last);
    if (asked === undefined) break;
    asks.add(asked.ask);
    if (asked.ask === 'round.first' && looked.size < 2) {
      // Nobody is in the middle of anything: all three sheets are the same, and stay so after a reload.
      looked.add(turn);
      if (looked.size === 2) await ben.page.reload();
      await expect.poll(() => seenBy(ben.page)).toBe(await seenBy(ana.page));
      await expect.poll(() => seenBy(jo.page)).toBe(await seenBy(ana.page));
      expect(await jo.page.locator('.qbar[data-question]').count()).toBe(0);
      expect(await violations(jo.page)).toEqual([]);
    }
    await answerFighting(asked.who.page, asked, turn);
    last = asked.number;
  }
  expect([...asks]).toEqual(expect.arrayContaining(['turn.ready', 'turn.use', 'action', 'move.path', 'round.first']));
  await jo.page.locator('.end-screen').waitFor();
  const outcome = (page: Page) => page.locator('.battle-end .poster').getAttribute('aria-label');
  expect(await outcome(jo.page)).toBe(await outcome(ana.page));

  // Again with sides changed: Ana asks for it, Ben is led there.
  await ana.page.getByRole('button', { name: 'Change sides and fight again' }).click();
  await ana.page.getByText('Ben', { exact: false }).first().waitFor();
  expect([ana, ben, jo].flatMap(({ troubles }) => troubles)).toEqual([]);
  for (const { context } of [ana, ben, jo]) await context.close();
});
