import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PHONE } from './helpers/app.ts';
import { violations, violationsDayAndNight } from './helpers/axe.ts';
import { atRest, settled, tooWide } from './helpers/fits.ts';
import { readHints } from './helpers/hints.ts';
import { nextQuestion } from './helpers/play.ts';
import { ASK_ALL, askAll, MOUSE, playRoad, shortRoad } from './helpers/road.ts';
import { openSave, played } from './helpers/saves.ts';
import { testedApp } from './helpers/tested-app.ts';

const app = testedApp();

/** A table of this browser with nobody but the person, who chooses a survivor when the map lies there. */
async function startAlone(page: Page): Promise<void> {
  await page.goto('/new/adventure');
  await page.getByRole('button', { name: /The Slag Pit/ }).click();
  await page.getByRole('button', { name: 'Remove the Yellow seat' }).click();
  await page.getByRole('button', { name: 'Remove the Blue seat' }).click();
  await page.getByRole('button', { name: 'Choose at the table instead' }).click();
  await page.getByRole('button', { name: /Start playing/ }).click();
}

test('two clicks from the start page, and one stands on the map, has read how the story begins, and is told what wins', async () => {
  const { page, context, troubles } = await app.visitor({ settings: { hints: true } });
  await page.goto('/');
  await page.getByRole('link', { name: 'New table: Adventure' }).click();
  await page.getByRole('button', { name: /Start playing/ }).click();
  expect(await nextQuestion(page, undefined)).toMatchObject({ ask: 'turn' });
  const mine = page.locator('.survivor-sheet header');
  const name = (await mine.innerText()).match(/Newcomer/)?.[0];
  await expect.poll(() => page.locator(`[data-space^="crossroads-camp"][aria-label*="${name}"]`).count()).toBe(1);
  await page.getByRole('article', { name: 'What was read out' }).getByText('Faces in the Crowd').waitFor();
  await expect.poll(() => page.locator('.hints').getAttribute('data-due')).toBe('wins');
  expect(troubles).toEqual([]);
  await context.close();
});

test('alone: it is chosen by its story and begins on the map, where one says who one is and where one starts', async () => {
  const { page, context, troubles } = await app.visitor();
  await startAlone(page);
  const first = await nextQuestion(page, undefined);
  if (first === 'over' || first.ask !== 'setup.survivor') throw new Error('Nobody is asked for a survivor.');
  await page.getByRole('group', { name: /^The map: / }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.locator('.qbar [data-option="drifter"]').click();
  const second = await nextQuestion(page, first.number);
  if (second === 'over' || second.ask !== 'setup.space') throw new Error('Nobody is asked where to start.');
  // One click says where, and what need not be asked is not.
  await MOUSE.space(page, 'crossroads-camp.b');
  expect(await nextQuestion(page, second.number)).toMatchObject({ ask: 'turn' });
  expect(troubles).toEqual([]);
  await context.close();
});

test('who travels is chosen on the cards of the form, nobody twice; then that survivor stands on the map (FB-SETUP-14)', async () => {
  const { page, context, troubles } = await app.visitor();
  await page.goto('/new/adventure');
  const names = page.locator('.portrait > b');
  const first = async () => (await names.first().innerText()).split('\n')[0];
  // Whoever says nothing is dealt somebody; who comes by link chooses at the table.
  await expect.poll(first).toBe('Vaultborn');
  await page.getByRole('button', { name: 'Friends by link' }).first().click();
  await expect.poll(first).toBe('Chosen at the table');
  await page.getByRole('button', { name: 'Me and two bots' }).click();
  await expect.poll(first).toBe('Vaultborn');
  await page.getByRole('button', { name: 'Another survivor, Red' }).click();
  await expect.poll(first).not.toBe('Vaultborn');
  const before = await first();
  await page.getByRole('button', { name: 'Another survivor, Red' }).click();
  await expect.poll(first).not.toBe(before);
  await expect.poll(async () => new Set(await names.allInnerTexts()).size).toBe(3);
  const chosen = await first();
  await page.getByRole('button', { name: /Start playing/ }).click();
  expect(await nextQuestion(page, undefined)).not.toMatchObject({ ask: 'setup.survivor' });
  await page.locator('.survivor-sheet').getByRole('heading', { name: chosen! }).waitFor();
  expect(troubles).toEqual([]);
  await context.close();
});

test('a large map is read where one stands, whole at a key; what need not be asked is a switch that the device keeps', async () => {
  const { page, context, troubles } = await app.visitor();
  const slag = { title: 'Slag', names: ['Ana'], game: 'adventure', options: { scenario: 'the-slag-pit' } } as const;
  await openSave(
    page,
    played(slag, ({ question }) => question?.ask === 'turn'),
  );
  await nextQuestion(page, undefined);
  // Names on the map, in pixels of the screen; and one's own figure is in sight.
  const lettering = () =>
    page.evaluate(() => {
      const map = document.querySelector<SVGSVGElement>('svg.adventure-map')!;
      return 14.5 * (map.getBoundingClientRect().width / map.viewBox.baseVal.width);
    });
  await expect.poll(lettering).toBeGreaterThan(11);
  // While the map is dragged nothing lights up under the hand: every step would draw the whole table again.
  const lit = page.locator('.map-space.pointed');
  const { x, y, width, height } = (await page.locator('.board-frame').boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await expect.poll(() => lit.count()).toBe(1);
  await page.mouse.down();
  for (let step = 1; step <= 8; step += 1) {
    await page.mouse.move(x + width / 2 + 9 * step, y + height / 2 - 7 * step);
    if (step > 1) expect(await lit.count()).toBe(0);
  }
  await page.mouse.up();
  await page.getByRole('button', { name: 'Whole board' }).click();
  await expect.poll(lettering).toBeLessThan(11);

  const skip = page.getByRole('button', { name: /^Useless questions/ });
  const openHabits = async () => {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('menuitem', { name: 'What need not be asked' }).click();
  };
  await openHabits();
  await expect.poll(() => skip.getAttribute('aria-pressed')).toBe('true');
  await skip.click();
  await expect.poll(() => skip.getAttribute('aria-pressed')).toBe('false');
  await page.reload();
  await nextQuestion(page, undefined);
  await openHabits();
  await expect.poll(() => skip.getAttribute('aria-pressed')).toBe('false');
  expect(troubles).toEqual([]);
  await context.close();
});

test.each([
  ['a desk', {}],
  ['a phone', { viewport: PHONE, isMobile: true, hasTouch: true }],
])(
  'the quest wall on %s: every quest with its objectives, the story marked; nothing against it by day or night',
  async (_, device) => {
    const { page, context, troubles } = await app.visitor(device);
    const road = { title: 'Commons', names: ['Ana', 'Ben'], game: 'adventure' } as const;
    await openSave(
      page,
      played(
        { ...road, options: { scenario: 'the-iron-commons' } },
        ({ state, question, waitsFor }) => state.round >= 4 && question?.ask === 'turn' && waitsFor[0] === 0,
      ),
    );
    await nextQuestion(page, undefined);
    const open = page.getByRole('button', { name: 'The quest wall' });
    if ((await open.count()) === 0)
      await page.locator('.tabs').getByRole('button', { name: 'The road', exact: true }).tap();
    await open.click();
    const wall = page.getByRole('region', { name: 'The quest wall' });
    await wall.getByText('main story', { exact: true }).first().waitFor();
    await expect.poll(() => wall.locator('.wall-card ol > li').count()).toBeGreaterThan(1);
    expect(await violationsDayAndNight(page)).toEqual([]);
    expect(await tooWide(page)).toBeUndefined();
    expect(troubles).toEqual([]);
    await context.close();
  },
);

test('a pin lights its quest and the quest its pin, a walk is drawn before it is taken, a camp is one key', async () => {
  const { page, context, troubles } = await app.visitor();
  const road = {
    title: 'Commons',
    names: ['Ana'],
    game: 'adventure',
    options: { scenario: 'the-iron-commons' },
  } as const;
  const hurt = played(road, ({ state, question }) => {
    if (question?.ask !== 'turn' || question.kind !== 'choice' || state.survivors[0].hp > 12) return false;
    const open = question.options().flatMap(({ id, blocked }) => (blocked === undefined ? [id] : []));
    return open.includes('camp') && open.includes('move');
  });
  await openSave(page, hurt);
  const asked = await nextQuestion(page, undefined);
  if (asked === 'over') throw new Error('The game is over.');
  await settled(page);
  const key = page.locator('.pin-key').first();
  const id = await key.getAttribute('data-pin');
  const pin = page.locator(`.quest-pin[data-pin="${id}"]`).first();
  await key.hover();
  await expect.poll(() => pin.locator('circle').count()).toBe(4);
  await page.mouse.move(2, 2);
  await expect.poll(() => pin.locator('circle').count()).toBe(3);
  await pin.dispatchEvent('pointerover');
  await expect.poll(() => page.locator('.quest li.lit .pin-key').first().getAttribute('data-pin')).toBe(id);

  // The first click means a walk, and nothing has been answered yet.
  await page.locator('[data-space][data-state="open"]').first().dispatchEvent('click');
  await expect.poll(() => page.locator('.walk-path path').count()).toBe(2);
  await expect.poll(() => page.locator('.qbar').getAttribute('data-question')).toBe(String(asked.number));

  const health = page.locator('.survivor-sheet .health .heads b').last();
  const before = Number(await health.innerText());
  await page.locator('.qbar [data-option="camp"]').click();
  await page.getByRole('button', { name: /^Everything as usual/ }).click();
  await expect.poll(async () => Number(await health.innerText())).toBeGreaterThan(before);
  await page.locator('.qbar[data-ask="turn"]').waitFor();
  expect(troubles).toEqual([]);
  await context.close();
});

test('FB-ENEMY-1 what an enemy can do stands on its token, on a slip beside it, and is heard', async () => {
  const { page, context, troubles } = await app.visitor();
  const commons = { title: 'Commons', names: ['Ana'], game: 'adventure', options: { scenario: 'the-iron-commons' } };
  await openSave(
    page,
    played(commons as Parameters<typeof played>[0], ({ question }) => question?.ask === 'turn'),
  );
  await nextQuestion(page, undefined);
  await settled(page);
  const space = page.locator('[data-space][aria-label*=", armored"]').first();
  expect(await space.getAttribute('aria-label')).toMatch(/, level \d, .*armored/);
  expect(await page.locator('[data-ability="armor"]').count()).toBeGreaterThan(0);
  const slip = page.locator('.slip.here');
  await space.dispatchEvent('click');
  await slip.getByText(/level \d, hit in .*armor/).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => slip.count()).toBe(0);
  const token = page.locator('.piece', { has: page.locator('[data-ability="armor"]') }).first();
  const { x, y, width, height } = (await token.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await slip.getByText(/level \d, hit in .*armor/).waitFor();
  expect(await violations(page)).toEqual([]);
  expect(troubles).toEqual([]);
  await context.close();
});

test('FB-CAMP-12 who would carry too much after a trade is warned, and a key lays the cheapest card on the blanket', async () => {
  const { page, context, troubles } = await app.visitor();
  const carried = (cards: readonly { readonly in: string }[]) => cards.filter((card) => card.in === 'inventory').length;
  const two = {
    title: 'Blanket',
    names: ['Ana', 'Ben'],
    seed: 'trade 5',
    game: 'adventure',
    options: { scenario: 'the-iron-commons' },
  } as const;
  await openSave(
    page,
    played(two, ({ question, waitsFor, state }) => {
      if (question?.ask !== 'camp' || question.kind !== 'choice' || waitsFor[0] !== 0) return false;
      const both = state.survivors.flatMap(({ cards }: { cards: readonly { readonly in: string }[] }) => cards);
      if (carried(state.survivors[0].cards) === 0 || both.length < 5) return false;
      return question.options().some(({ id, blocked }) => id === 'trade:1' && blocked === undefined);
    }),
  );
  await page.locator('[data-answer="trade:1"]').click();
  for (const name of [/^Old Dog/, /^Clean Canteen/])
    await page.locator('.trade-desk').getByRole('button', { name }).first().click();
  await page.getByText('Ana would carry 4 of 3').waitFor();
  await page.getByText('One must go.').waitFor();
  await page.getByRole('button', { name: /^Lay .* on the blanket too$/ }).click();
  await page.getByText('Ana would carry 3 of 3').waitFor();
  expect(troubles).toEqual([]);
  await context.close();
});

test('a first walk is taught: two rounds of hints, each told once, none over the question', async () => {
  const visitor = await app.visitor({ settings: { hints: true, ...ASK_ALL } });
  await askAll(visitor);
  const { page, troubles, context } = visitor;
  const road = shortRoad({
    names: ['Ana'],
    scenario: 'the-iron-commons',
    asks: ['encounter.option', 'fight.reroll'],
    likely: 12,
  });
  await openSave(page, road.save);
  const told: string[] = [];
  await playRoad(page, { ...road, answers: road.answers.slice(0, 30) }, MOUSE, {
    stop: true,
    before: async () => {
      told.push(...(await readHints(page)));
    },
  });
  expect(new Set(told).size).toBe(told.length);
  expect(told).toEqual(expect.arrayContaining(['survivor', 'wins', 'quests', 'boot']));
  expect(told.length).toBeGreaterThanOrEqual(6);
  expect(troubles).toEqual([]);
  await context.close();
});

test('New California: what a story brings is told before it begins, and Dry Springs is won or lost as one', async () => {
  const ana = await app.visitor();
  const { page } = ana;
  await page.goto('/new/adventure');
  const mixedIn = page.getByRole('switch', { name: /New California/ });
  const larger = page.getByRole('switch', { name: /Expanded map/ });
  await page.getByRole('button', { name: /The Slag Pit/ }).click();
  await larger.click();
  await page.getByText('27 tiles · 2 to 3 hours').waitFor();
  // Three have the longer decks only with New California or if they say so; one or two always. HT-ROADS-1
  const roads = page.getByRole('switch', { name: /More roads/ });
  await expect.poll(() => roads.getAttribute('aria-checked')).toBe('true');
  await larger.click();
  await expect.poll(() => roads.getAttribute('aria-checked')).toBe('false');
  await page.getByRole('button', { name: 'Remove the Yellow seat' }).click();
  await expect.poll(() => roads.getAttribute('aria-checked')).toBe('true');
  await roads.click();
  await expect.poll(() => roads.getAttribute('aria-checked')).toBe('false');
  await larger.click();
  expect([await mixedIn.getAttribute('aria-checked'), await mixedIn.getAttribute('aria-disabled')]).toEqual([
    'true',
    'true',
  ]);
  await page.getByRole('button', { name: /Dry Springs/ }).click();
  await page.getByText('All win or lose as one.').waitFor();
  expect(await larger.getAttribute('aria-disabled')).toBe('true');
  await page.getByRole('button', { name: 'Choose at the table instead' }).click();
  await page.getByRole('button', { name: /Start playing/ }).click();
  expect(await nextQuestion(page, undefined)).toMatchObject({ ask: 'setup.survivor' });
  await page.locator('.qbar .options').getByText('House Robot').waitFor();
  const springs = {
    title: 'Springs',
    names: ['Ana', 'Ben'],
    game: 'adventure',
    options: { scenario: 'dry-springs' },
  } as const;
  await openSave(
    page,
    played(springs, ({ question }) => question?.ask === 'turn'),
  );
  await nextQuestion(page, undefined);
  const fate = page.getByRole('region', { name: 'Win or lose as one', exact: true }).first();
  await fate.getByText('when it arrives, everybody has won').waitFor();
  await fate.getByText('when it arrives, everybody has lost').waitFor();
  expect(await page.getByRole('region', { name: 'Your agendas', exact: true }).count()).toBe(0);
  expect(ana.troubles).toEqual([]);
  expect(await violations(page)).toEqual([]);
  expect(await tooWide(page)).toBeUndefined();
  await ana.context.close();
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

  test('a finger beside a small space that is open means that space', async () => {
    const { page, context, troubles } = await app.visitor({ viewport: PHONE, isMobile: true, hasTouch: true });
    const road = {
      title: 'Commons',
      names: ['Ana'],
      game: 'adventure',
      options: { scenario: 'the-iron-commons' },
    } as const;
    await openSave(
      page,
      played(road, ({ state, question }) => state.round >= 3 && question?.ask === 'turn'),
    );
    await nextQuestion(page, undefined);
    await settled(page);
    await page.getByRole('button', { name: 'Whole board' }).tap();
    // The map comes to its new size in a while; a point taken before would be another one when the finger is there.
    await atRest(page, page.locator('[data-space]').first());
    // A point on a space that is not asked for, a few pixels beside one that is, and nearer to none but that.
    const beside = await page.evaluate(() => {
      const spaceAt = (x: number, y: number) => document.elementFromPoint(x, y)?.closest('[data-space]') ?? null;
      const isOpen = (space: Element | null) => space !== null && space.getAttribute('aria-disabled') !== 'true';
      for (const dim of document.querySelectorAll('[data-space][data-state="dim"]')) {
        const { left, top, width, height } = dim.getBoundingClientRect();
        for (let x = left; x < left + width; x += 2)
          for (let y = top; y < top + height; y += 2) {
            if (spaceAt(x, y) !== dim) continue;
            const around = [3, 4, 5, 6, 7].flatMap((r) =>
              Array.from({ length: 24 }, (_, way) =>
                spaceAt(x + r * Math.cos((way * Math.PI) / 12), y + r * Math.sin((way * Math.PI) / 12)),
              ),
            );
            const open = new Set(around.filter(isOpen));
            if (open.size === 1 && isOpen(spaceAt(x + 5, y)))
              return { x, y, space: (open.values().next().value as HTMLElement).dataset.space! };
          }
      }
      return undefined;
    });
    expect(beside).toBeDefined();
    await page.touchscreen.tap(beside!.x, beside!.y);
    const pressed = page.locator('[data-space][aria-pressed="true"]');
    await pressed.first().waitFor();
    expect(await pressed.evaluateAll((spaces) => spaces.map((space) => space.getAttribute('data-space')))).toEqual([
      beside!.space,
    ]);
    expect(troubles).toEqual([]);
    await context.close();
  });
});
