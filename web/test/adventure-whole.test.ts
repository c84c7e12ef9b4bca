/** Whole adventures in the browser, each answer given where it stands: by mouse, by keyboard alone, by touch, without a net. */
import { beforeAll, describe, expect, test } from 'vitest';
import { PHONE, type Visitor } from './helpers/app.ts';
import { violations } from './helpers/axe.ts';
import { tooWide } from './helpers/fits.ts';
import { ASK_ALL, askAll, KEYS, MOUSE, playLegs, playRoad, type Road, shortRoad, TOUCH } from './helpers/road.ts';
import { openSave } from './helpers/saves.ts';
import { testedApp } from './helpers/tested-app.ts';

const app = testedApp();

/** Alone, with most of what can come up. */
let alone: Road;
beforeAll(() => {
  alone = shortRoad({
    names: ['Ana'],
    scenario: 'the-iron-commons',
    asks: ['camp', 'encounter.option', 'fight.reroll', 'shop'],
    likely: 14,
  });
});

async function walker(options: Parameters<typeof app.visitor>[0] = {}): Promise<Visitor> {
  const visitor = await app.visitor({ settings: ASK_ALL, ...options });
  await askAll(visitor);
  return visitor;
}

describe('alone, to the end of the story', () => {
  test('by mouse: every kind of question is reachable, and none has anything against it', async () => {
    const { page, troubles, context } = await walker();
    await openSave(page, alone.save);
    const seen = new Set<string>();
    const wrong: string[] = [];
    await playRoad(page, alone, MOUSE, {
      before: async (ask) => {
        if (seen.has(ask)) return;
        seen.add(ask);
        wrong.push(...(await violations(page)).map((each) => `${ask}: ${each}`));
      },
    });
    expect(wrong).toEqual([]);
    await page.getByRole('heading', { name: 'How it ended' }).waitFor();
    await page.getByRole('heading', { name: 'The tale' }).waitFor();
    expect(await violations(page)).toEqual([]);
    // A line of the tale leads to its round on the tape.
    await page.locator('.tales a').first().click();
    await page.getByRole('slider', { name: 'Place on the tape' }).waitFor();
    expect(troubles).toEqual([]);
    await context.close();
  });

  test('by keyboard alone, every kind of question', async () => {
    const { page, troubles, context } = await walker();
    await playLegs(page, alone, KEYS);
    await page.getByRole('img', { name: /^(?:End of the road|The road is closed): / }).waitFor();
    expect(troubles).toEqual([]);
    await context.close();
  });

  test('on a phone, by touch, without the net: every kind of question, and nothing is wider than the screen', async () => {
    const { page, troubles, context } = await walker({
      viewport: PHONE,
      hasTouch: true,
      isMobile: true,
      offline: true,
    });
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    const seen = new Set<string>();
    await playLegs(page, alone, TOUCH, {
      before: async (ask) => {
        if (seen.has(ask)) return;
        seen.add(ask);
        await expect.poll(() => tooWide(page)).toBeUndefined();
      },
    });
    expect(await violations(page)).toEqual([]);
    expect(troubles).toEqual([]);
    await context.close();
  });
});

test('two people at one screen, to the end: the door is shut between them, and nothing of a hand is seen meanwhile', async () => {
  const { page, troubles, context } = await walker();
  const road = shortRoad({ names: ['Ana', 'Ben'], scenario: 'the-slag-pit', asks: ['turn'], likely: 26 });
  await openSave(page, road.save);
  let doors = 0;
  const holders = new Set<string>();
  await playRoad(page, road, MOUSE, {
    before: async () => {
      const panel = page.locator('.agendas');
      if ((await panel.count()) > 0) holders.add((await page.locator('.survivor-sheet header').innerText()).trim());
    },
    atDoor: async () => {
      doors += 1;
      await expect.poll(() => page.locator('.agendas').count()).toBe(0);
      if (doors === 1) expect(await violations(page)).toEqual([]);
    },
  });
  expect(doors).toBeGreaterThan(1);
  expect(holders.size).toBeGreaterThan(1);
  await page.getByRole('heading', { name: 'The tale' }).waitFor();
  expect(troubles).toEqual([]);
  await context.close();
});
