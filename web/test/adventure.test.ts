import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PHONE, type Visitor } from './helpers/app.ts';
import { violations } from './helpers/axe.ts';
import { tooWide } from './helpers/fits.ts';
import { nextQuestion } from './helpers/play.ts';
import { ASK_ALL, askAll, MOUSE, playRoad, shortRoad } from './helpers/road.ts';
import { openSave, played } from './helpers/saves.ts';
import { testedApp } from './helpers/tested-app.ts';

const app = testedApp();

/** A table of this browser with nobody but the person. */
async function startAlone(page: Page): Promise<void> {
  await page.goto('/new/adventure');
  await page.getByRole('button', { name: /The Slag Pit/ }).click();
  await page.getByRole('button', { name: 'Remove the Yellow seat' }).click();
  await page.getByRole('button', { name: 'Remove the Blue seat' }).click();
  await page.getByRole('button', { name: /Start playing/ }).click();
}

const OPEN = '.map-space:not([aria-disabled=true])';

/** A point of the screen where this space, and nothing over it, is hit. */
const pointIn = (page: Page, at: number): Promise<{ x: number; y: number } | undefined> =>
  page.evaluate(
    ([selector, index]) => {
      const space = document.querySelectorAll<SVGGElement>(selector)[index];
      const box = space?.querySelector('.hit')?.getBoundingClientRect();
      if (space === undefined || box === undefined) return undefined;
      for (let i = 1; i < 12; i += 1)
        for (let k = 1; k < 12; k += 1) {
          const [x, y] = [box.left + (box.width * i) / 12, box.top + (box.height * k) / 12];
          if (document.elementFromPoint(x, y)?.closest('[data-space]') === space) return { x, y };
        }
      return undefined;
    },
    [OPEN, at] as const,
  );

/** Points at a space and clicks; the key that goes there is what one sees of it. */
async function chooseSpace(page: Page, at: number): Promise<boolean> {
  const point = await pointIn(page, at);
  if (point === undefined) return false;
  await page.mouse.click(point.x, point.y);
  await page.locator('.map-space[aria-pressed=true]').first().waitFor();
  return true;
}

/** Answers one question with real clicks; `turn` varies what is chosen. */
async function answerByHand(page: Page, ask: string, turn: number): Promise<void> {
  const primary = page.locator('.qbar .key.primary:not([aria-disabled=true])');
  const rows = page.locator('.encounter-card li:not(.shut) button');
  if ((await rows.count()) > 0) {
    await rows.nth(turn % (await rows.count())).click();
    return primary.first().click();
  }
  const chips = page.locator('.qbar .options .chip:not([aria-disabled=true])');
  const [places, options] = [await page.locator(OPEN).count(), await chips.count()];
  if (places > 0 && (ask !== 'turn' || turn % 3 > 0) && (await chooseSpace(page, (turn * 5) % places)))
    return primary.first().click();
  if (options > 0 && (turn % 4 !== 3 || ask !== 'turn')) return chips.nth(turn % options).click();
  const ways = page.locator('.qbar .key.ghost:not([aria-disabled=true])');
  if ((await ways.count()) > 0) return ways.first().click();
  throw new Error(`Nothing to answer "${ask}" with: ${await page.locator('.qbar').innerText()}`);
}

describe('the adventure, alone, by mouse', () => {
  let ana: Visitor;
  let page: Page;
  beforeAll(async () => {
    ana = await app.visitor();
    page = ana.page;
  });
  afterAll(() => ana.context.close());

  test('is chosen by its story and begins on the map', async () => {
    await startAlone(page);
    const first = await nextQuestion(page, undefined);
    expect(first).toMatchObject({ ask: 'setup.survivor' });
    await page.getByRole('group', { name: /^The map: / }).waitFor();
    expect(await violations(page)).toEqual([]);
  });

  test('is played round after round: the map, encounters and dice are answered where they are', async () => {
    // A save with a seed of its own: the same answers give the same game every time.
    const alone = { title: 'Alone', names: ['Ana'], game: 'adventure', options: { scenario: 'the-slag-pit' } } as const;
    await openSave(
      page,
      played(alone, ({ question }) => question?.ask === 'turn'),
    );
    const asks = new Set<string>();
    let last: string | undefined;
    for (let turn = 0; turn < 60; turn += 1) {
      const question = await nextQuestion(page, last);
      if (question === 'over') break;
      asks.add(question.ask);
      await answerByHand(page, question.ask, turn);
      last = question.number;
    }
    expect([...asks]).toContain('turn');
    expect(asks.size).toBeGreaterThan(1);
    expect(ana.troubles).toEqual([]);
    expect(await violations(page)).toEqual([]);
  });
});

test('a first walk is taught: two rounds of hints, each told once, none over the question', async () => {
  const visitor = await app.visitor({ settings: { hints: true, ...ASK_ALL } });
  await askAll(visitor);
  const { page, troubles, context } = visitor;
  const road = shortRoad({ names: ['Ana'], scenario: 'the-iron-commons', asks: ['encounter.option', 'fight.reroll'] });
  await openSave(page, road.save);
  const told: string[] = [];
  const dueNow = () =>
    page.evaluate(
      () =>
        new Promise<string | undefined>((resolve) =>
          requestAnimationFrame(() =>
            requestAnimationFrame(() => resolve(document.querySelector<HTMLElement>('.hints')?.dataset.due)),
          ),
        ),
    );
  await playRoad(page, { ...road, answers: road.answers.slice(0, 30) }, MOUSE, {
    stop: true,
    before: async () => {
      for (let due = await dueNow(); due !== undefined; due = await dueNow()) {
        await page.mouse.move(4, 4);
        const hint = page.locator(`[data-hint="${due}"]:not(.unhung)`);
        await hint.waitFor();
        told.push(due);
        await hint.getByRole('button', { name: 'Got it' }).click();
        await hint.waitFor({ state: 'detached' });
      }
    },
  });
  expect(new Set(told).size).toBe(told.length);
  expect(told).toEqual(expect.arrayContaining(['survivor', 'wins', 'quests', 'boot']));
  expect(told.length).toBeGreaterThanOrEqual(6);
  expect(troubles).toEqual([]);
  await context.close();
});

describe('the adventure together', () => {
  test('shows the company’s goals and is played by hand with a bot, from the choice of a faction on', async () => {
    const ana = await app.visitor();
    const company = {
      title: 'Company',
      names: ['Ana', 'Ben'],
      game: 'adventure',
      options: { scenario: 'the-iron-commons', together: true },
    } as const;
    await openSave(
      ana.page,
      played(company, ({ question }) => question?.ask === 'setup.loyal'),
    );
    let last: string | undefined;
    for (let turn = 0; turn < 24; turn += 1) {
      const question = await nextQuestion(ana.page, last);
      if (question === 'over') break;
      await answerByHand(ana.page, question.ask, turn);
      last = question.number;
    }
    const goals = ana.page.getByRole('region', { name: 'The company', exact: true }).first().locator('.goals li');
    await goals.nth(3).waitFor();
    expect(ana.troubles).toEqual([]);
    expect(await violations(ana.page)).toEqual([]);
    expect(await tooWide(ana.page)).toBeUndefined();
    await ana.context.close();
  });
});

describe('the adventure on a phone', () => {
  test('has the map, one’s own sheet and the road behind tabs, and fits', async () => {
    const ben = await app.visitor({ viewport: PHONE, hasTouch: true });
    await ben.page.goto('/new/adventure');
    await ben.page.getByRole('button', { name: /The Slag Pit/ }).waitFor();
    await expect.poll(() => tooWide(ben.page)).toBeUndefined();
    await startAlone(ben.page);
    const question = await nextQuestion(ben.page, undefined);
    expect(question).toMatchObject({ ask: 'setup.survivor' });
    await ben.page.locator('.qbar .options .chip:not([aria-disabled=true])').first().click();
    await nextQuestion(ben.page, question === 'over' ? undefined : question.number);
    await ben.page.getByRole('button', { name: 'The road' }).click();
    await ben.page.getByRole('heading', { name: 'Quests' }).waitFor();
    await ben.page.getByRole('button', { name: 'Mine', exact: true }).click();
    await ben.page.locator('.survivor-sheet').waitFor();
    expect(ben.troubles).toEqual([]);
    await ben.context.close();
  });
});
