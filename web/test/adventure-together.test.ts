/** The adventure by Atomic Bonds in the browser: the form, a fight with help, travelling, the end of it. */
import type { AnySession } from '@holotape/kernel';
import { expect, test } from 'vitest';
import { PHONE } from './helpers/app.ts';
import { violations } from './helpers/axe.ts';
import { settled, tooWide } from './helpers/fits.ts';
import { readHints } from './helpers/hints.ts';
import { nextQuestion } from './helpers/play.ts';
import { openSave, played } from './helpers/saves.ts';
import { testedApp } from './helpers/tested-app.ts';

const app = testedApp();

/** Three survivors of which the first is whoever looks at the screen. */
const company = (seed: string) =>
  ({
    title: 'Company',
    names: ['Ana', 'Ben', 'Mira'],
    game: 'adventure',
    seed,
    options: { scenario: 'the-iron-commons', together: true },
  }) as const;

/** The first game in which it comes to that. */
function until(enough: (session: AnySession) => boolean): string {
  for (let seed = 1; seed <= 20; seed += 1) {
    let found = false;
    const save = played(company(`road ${seed}`), (session) => {
      found = enough(session);
      return found;
    });
    if (found) return save;
  }
  throw new Error('No game comes to that.');
}

const asksAna = ({ question, waitsFor }: AnySession, ask: string): boolean =>
  question?.ask === ask && waitsFor[0] === 0;

test('the form offers both ways for every story and tells what each changes; a table together has its workshop', async () => {
  const { page, troubles, context } = await app.visitor();
  await page.goto('/new/adventure');
  await page.getByRole('button', { name: /Saltfog Island/ }).click();
  const ways = page.getByRole('radiogroup', { name: 'Against each other, or together' });
  await page.getByText(/secret agendas and takes sides/).waitFor();
  await ways.getByRole('radio', { name: 'Together' }).click();
  await page.getByText(/Of four open goals two or three/).waitFor();
  await page.getByText('As printed: two goals for one or two survivors, three for more.').waitFor();
  expect(await page.getByText('Banded loyalty').count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: /Start playing/ }).click();
  await nextQuestion(page, undefined);
  await page.getByRole('heading', { name: 'Workshop', exact: true }).waitFor();
  expect(troubles).toEqual([]);
  await context.close();
});

test('a first road together is taught: what wins, who is against the company, and nothing of agendas', async () => {
  const { page, troubles, context } = await app.visitor({ settings: { hints: true } });
  await openSave(
    page,
    until((session) => asksAna(session, 'turn')),
  );
  const told = await readHints(page);
  expect(told.slice(0, 3)).toEqual(['together.goals', 'together.opposing', 'together.quests']);
  expect(told.filter((each) => ['wins', 'quests', 'power', 'enemies'].includes(each))).toEqual([]);
  expect(new Set(told).size).toBe(told.length);
  expect(troubles).toEqual([]);
  await context.close();
});

test('a fight with help: exact odds on plates, what would add to a goal, and the answer is given there', async () => {
  const { page, troubles, context } = await app.visitor();
  await openSave(
    page,
    until((session) => asksAna(session, 'assist.take')),
  );
  const question = await nextQuestion(page, undefined);
  const plates = page.getByRole('group', { name: 'The fight, alone and with help' });
  await plates.getByRole('button', { name: /^Alone/ }).waitFor();
  const odds = async (name: RegExp) =>
    Number((await plates.getByRole('button', { name }).locator('.chance').textContent())!.replace(' %', ''));
  expect(await odds(/^With /)).toBeGreaterThanOrEqual(await odds(/^Alone/));
  await page.getByRole('region', { name: 'Goals', exact: true }).waitFor();
  await page.getByText(/it acts this round: \d+ of \d+ cards/).waitFor();
  await page.getByText(/^ ?mutation in (?:one rad|\d rads)$/).waitFor();
  // While one fights, all four goals and the track against the company are in sight on a desk.
  await settled(page);
  for (const shown of [page.locator('.goal').nth(3), page.locator('.opposition .track')]) {
    const isSeen = await shown.evaluate((element) => {
      const { left, bottom, width } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, bottom - 4));
    });
    expect(isSeen).toBe(true);
  }
  expect(await violations(page)).toEqual([]);
  expect(await tooWide(page)).toBeUndefined();
  await plates.getByRole('button', { name: /^With / }).click();
  await page.getByRole('button', { name: /^Take the help of / }).click();
  if (question === 'over') throw new Error('The game is over.');
  await nextQuestion(page, question.number);
  expect(troubles).toEqual([]);
  await context.close();
});

test('travelling: a C.A.M.P. token on the map is taken, its thread is drawn, and one is there', async () => {
  const { page, troubles, context } = await app.visitor();
  const canTravel = (session: AnySession): boolean => {
    const { question } = session;
    return (
      asksAna(session, 'turn') &&
      question?.kind === 'choice' &&
      question.options().some(({ id, blocked }) => id.startsWith('travel:') && blocked === undefined)
    );
  };
  await openSave(page, until(canTravel));
  const question = await nextQuestion(page, undefined);
  const token = page.locator('.camps .piece.lit').first();
  const space = await token.getAttribute('data-camp');
  await token.click();
  await page.locator('.camp-threads .meant').first().waitFor({ state: 'attached' });
  await page
    .getByRole('button', { name: /^Fast travel to / })
    .last()
    .click();
  if (question === 'over') throw new Error('The game is over.');
  await nextQuestion(page, question.number);
  const there = page.locator(`[data-space="${space}"]`);
  await expect.poll(() => there.getAttribute('aria-label')).toContain('Ana');
  expect(troubles).toEqual([]);
  await context.close();
});

test('the end is one tale of the company, on a phone too', async () => {
  const { page, troubles, context } = await app.visitor({ viewport: PHONE, hasTouch: true });
  await openSave(
    page,
    played(company('pic4'), () => false),
  );
  await page.getByRole('heading', { name: 'The tale of the company' }).waitFor();
  await expect.poll(() => page.locator('.company-tale li').count()).toBeGreaterThan(4);
  await expect.poll(() => page.locator('.goal').count()).toBe(4);
  expect(await tooWide(page)).toBeUndefined();
  expect(await violations(page)).toEqual([]);
  expect(troubles).toEqual([]);
  await context.close();
});
