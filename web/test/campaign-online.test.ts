/** A campaign of two people with a browser each, on a server: three battles with their Settlements, to the end. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { CAMPAIGN_GAMES } from '../../server/test/helpers/campaign-games.ts';
import type { Visitor } from './helpers/app.ts';
import { asked } from './helpers/play.ts';
import { testedApp } from './helpers/tested-app.ts';

const app = testedApp({ shelf: CAMPAIGN_GAMES });

/** Small forces: bots fight such a battle in a moment. */
const SEASON = { season: 3, caps: 150, matching: 'chance', short: true } as const;

/** What a page of theirs says to the server. */
const says = (page: Page, method: string, path: string, body: object): Promise<{ readonly id: string }> =>
  page.evaluate(
    async ([how, where, what]) => {
      const response = await fetch(`/api${where}`, {
        method: how,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(what),
      });
      return response.json();
    },
    [method, path, body] as const,
  );

async function founded(ana: Visitor, ben: Visitor): Promise<string> {
  for (const [visitor, name] of [
    [ana, 'Ana'],
    [ben, 'Ben'],
  ] as const) {
    await visitor.page.goto('/');
    await says(visitor.page, 'PUT', '/me', { name });
  }
  const wish = { game: 'campaign', title: 'Two Wells', options: SEASON, seats: [{ kind: 'me' }, { kind: 'open' }] };
  const { id } = await says(ana.page, 'POST', '/tables', wish);
  await says(ben.page, 'POST', `/tables/${id}/act`, { do: 'join' });
  await says(ana.page, 'POST', `/tables/${id}/act`, { do: 'start' });
  for (const { page } of [ana, ben]) await page.goto(`/table/${id}`);
  return id;
}

interface Asked {
  readonly page: Page;
  readonly number: string;
  readonly ask: string;
}

/** The next question of the campaign, and at whose screen; undefined at the end of the season. */
async function nextAsked(pages: readonly Page[], last: string | undefined): Promise<Asked | undefined> {
  let found: Asked | 'over' | undefined;
  const look = async () => {
    const seen = await Promise.all(pages.map((page) => asked(page)));
    if (seen.every((each) => each === 'over')) return 'over' as const;
    const at = seen.findIndex((each) => typeof each === 'object' && each.number !== last);
    return at < 0 ? undefined : { page: pages[at]!, ...(seen[at] as { number: string; ask: string }) };
  };
  await expect.poll(async () => (found = await look()), { timeout: 120_000 }).toBeDefined();
  return found === 'over' ? undefined : found;
}

/** What can be gone on from at any time. */
const ENDLESS: ReadonlySet<string> = new Set(['build', 'draw', 'select', 'after.retain']);

async function answer({ page, ask }: Asked, builds: boolean): Promise<void> {
  const offer = page.locator('.catalogue [data-thing="offer:build:scavenging-stand"]:not([aria-disabled=true])');
  if (ask === 'build' && builds && (await offer.count()) > 0) {
    await offer.click();
    return page.getByRole('button', { name: /^Build: / }).click();
  }
  const takes = page.locator('.qbar .options [data-option^="take:"]:not([aria-disabled])').first();
  if (ask === 'select' && (await takes.count()) > 0) return takes.click();
  if (ENDLESS.has(ask)) return page.locator('.qbar .key.ghost:not([aria-disabled])').first().click();
  // A long list lies beside the board.
  const listed = page.locator('.catalogue .chip:not([aria-disabled])').first();
  if (ask !== 'build' && (await listed.count()) > 0) {
    await listed.click();
    return page.locator('.qbar .key.primary').click();
  }
  await page.locator('.qbar .options .chip:not([aria-disabled])').first().click();
  if (ask === 'force') await page.getByRole('button', { name: /^March with these/ }).click();
}

/** Whoever is not asked may set it up as well. */
async function leftToBots(askedAt: Page, other: Page): Promise<void> {
  await other.getByRole('button', { name: /^Let bots fight it/ }).click();
  await askedAt.getByRole('button', { name: /^Go to the battle/ }).waitFor();
}

/** Both go there; after a while bots stand in for them, and when it is over both come back. */
async function foughtByPeople(askedAt: Page, other: Page): Promise<void> {
  const campaign = askedAt.url();
  await askedAt.getByRole('button', { name: /^Set up the battle/ }).click();
  await askedAt.waitForURL((url) => url.href !== campaign);
  await other.getByRole('button', { name: /^Go to the battle/ }).click();
  await other.waitForURL(askedAt.url());
  const table = new URL(askedAt.url()).pathname.split('/').at(-1)!;
  for (const page of [askedAt, other]) {
    await page.locator('svg.plot').waitFor();
    const seat = await page.evaluate(async (id) => {
      const { seats } = await (await fetch(`/api/tables/${id}`)).json();
      return seats.findIndex(({ yours }: { yours: boolean }) => yours);
    }, table);
    await says(page, 'POST', `/tables/${table}/act`, { do: 'stand-in', seat, bot: 'random' });
  }
  for (const page of [askedAt, other]) {
    await page.getByRole('link', { name: /^Back to the campaign/ }).click();
    await page.waitForURL(campaign);
  }
}

test('two people play a campaign of three battles with their Settlements to its end; every report comes home by itself', async () => {
  const [ana, ben] = await Promise.all([app.visitor(), app.visitor()]);
  await founded(ana, ben);
  const pages = [ana.page, ben.page];
  const asks = new Set<string>();
  const built = new Set<string>();
  let fought = 0;
  let last: string | undefined;
  for (;;) {
    const question = await nextAsked(pages, last);
    if (question === undefined) break;
    const { ask, page } = question;
    asks.add(ask);
    last = question.number;
    if (ask === 'battle') {
      fought += 1;
      const other = pages.find((each) => each !== page)!;
      await (fought === 2 ? foughtByPeople : leftToBots)(page, other);
      continue;
    }
    // One Structure a phase.
    const phase = `${fought} ${pages.indexOf(page)}`;
    await answer(question, !built.has(phase));
    if (ask === 'build') built.add(phase);
  }
  expect(fought).toBe(3);
  expect([...asks]).toEqual(expect.arrayContaining(['found.faction', 'force', 'battle', 'build', 'draw', 'select']));
  for (const page of pages) await page.getByText(/^The season goes to/).waitFor();
  expect([ana, ben].flatMap(({ troubles }) => troubles)).toEqual([]);
  for (const { context } of [ana, ben]) await context.close();
});
