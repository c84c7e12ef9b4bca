import { describe, expect, test } from 'vitest';
import { violations } from './helpers/axe.ts';
import { elsewhere, notesShown } from './helpers/notes.ts';
import { answerByHand, asked, nextQuestion, startAgainstBot } from './helpers/play.ts';
import { openSave, played, turnInRound } from './helpers/saves.ts';
import { clickBlocked, spaceButton } from './helpers/screen.ts';
import { testedApp } from './helpers/tested-app.ts';

const app = testedApp();

describe('choosing a space', () => {
  test('first the dweller, then the space: the key says what happens, the second click does it', async () => {
    const { page, troubles, context } = await app.visitor();
    await startAgainstBot(page);
    await expect
      .poll(() => spaceButton(page, 'top.6.1').getAttribute('aria-label'))
      .toBe('Diner, left space: gain 2 food, A pays twice; open');
    await spaceButton(page, 'top.6.1').click();
    const key = page.getByRole('button', { name: /Place in the Diner/ });
    await key.waitFor();
    await expect.poll(() => key.innerText()).toMatch(/gain.*pay nothing/s);
    await expect.poll(() => spaceButton(page, 'top.6.1').getAttribute('aria-pressed')).toBe('true');
    const before = await asked(page);
    await spaceButton(page, 'top.6.1').click();
    await page
      .locator('.log')
      .getByText(/places at the Diner, left space/)
      .waitFor();
    expect(await asked(page)).not.toEqual(before);
    expect(troubles).toEqual([]);
    await context.close();
  });

  test('what is blocked stays in place and says why, with the rule beside the table', async () => {
    const { page, context } = await app.visitor();
    await startAgainstBot(page);
    const wasteland = spaceButton(page, 'top.1.1');
    await expect.poll(() => wasteland.getAttribute('aria-disabled')).toBe('true');
    await wasteland.hover();
    const slip = page.locator('.space-slip');
    await slip.getByText('You have 0 water, it costs 1.').waitFor();
    await slip.getByRole('link', { name: 'SH-PLACE-4' }).click();
    await page.getByRole('complementary', { name: 'Rulebook' }).getByText('SH-PLACE-4').first().waitFor();
    await page.keyboard.press('Escape');
    // A click pins it; nothing is chosen.
    await clickBlocked(wasteland);
    await slip.getByRole('button', { name: 'Close', exact: true }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await slip.waitFor({ state: 'hidden' });
    await expect.poll(() => page.locator('.qbar .key.primary').count()).toBe(0);
    await context.close();
  });

  test('somebody else’s elevator is locked, and says whose it is', async () => {
    const { page, context } = await app.visitor();
    await startAgainstBot(page);
    await clickBlocked(spaceButton(page, 'blue.lift.1'));
    await page
      .locator('.space-slip')
      .getByText(/Only .* may use this elevator/)
      .waitFor();
    await page.locator('.space-slip').getByRole('link', { name: 'SH-PLACE-6' }).waitFor();
    await context.close();
  });
});

test('an undo takes a choice back, and the log says so', async () => {
  const { page, troubles, context } = await app.visitor();
  await startAgainstBot(page);
  // The office gives a resource of one's choice: the placement is not over yet.
  await spaceButton(page, 'top.5.1').click();
  await page.getByRole('button', { name: /Place in the Overseer/ }).click();
  await page.getByText('Gain which resource?').waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page
    .getByRole('menuitem', { name: /^This (choice|action|turn)/ })
    .first()
    .click();
  await page.getByText('Where should this dweller work?').waitFor();
  await page.getByText(/took play back/).waitFor();
  expect(troubles).toEqual([]);
  await context.close();
});

describe('whose eyes are elsewhere', () => {
  test('gets a note and sees it in the tab’s title', async () => {
    const { page, context } = await app.visitor({ settings: { notes: true } });
    await page.addInitScript(elsewhere());
    await startAgainstBot(page);
    await expect(notesShown(page)).resolves.toEqual([
      expect.stringMatching(/^It is your turn: .*: Where should this dweller work\?$/),
    ]);
    await expect.poll(() => page.title()).toMatch(/^● Your turn · /);
    await context.close();
  });

  test('plays on where the browser refuses to show notes, as phones do', async () => {
    const { page, context, troubles } = await app.visitor({ settings: { notes: true } });
    await page.addInitScript(elsewhere("throw new TypeError('Illegal constructor');"));
    await startAgainstBot(page);
    await page.getByText('Where should this dweller work?').waitFor();
    expect(troubles).toEqual([]);
    await context.close();
  });
});

describe('one screen, two people', () => {
  test('no door where nobody has anything to hide: the question says whose it is', async () => {
    const { page, troubles, context } = await app.visitor();
    await page.goto('/new/vault');
    await page.getByRole('button', { name: 'Us on this screen' }).first().click();
    await page.getByLabel('Name, Red').fill('Ana');
    await page.getByLabel('Name, Blue').fill('Ben');
    for (let seats = await page.locator('.seats > li').count(); seats > 2; seats -= 1)
      await page
        .getByRole('button', { name: /^Remove the .* seat$/ })
        .last()
        .click();
    await page.getByRole('button', { name: /Start playing/ }).click();
    const asked = new Set<string>();
    let last: string | undefined;
    // One of them may be asked several things in a row.
    for (let turn = 0; turn < 4 || (asked.size < 2 && turn < 16); turn += 1) {
      const question = await nextQuestion(page, last);
      if (question === 'over') throw new Error('over');
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
      asked.add((await page.locator('.qbar .whose').innerText()).trim());
      if (turn === 0) expect(await violations(page)).toEqual([]);
      await answerByHand(page, question, turn, 'click');
      last = question.number;
    }
    expect(asked).toEqual(new Set(['Ana:', 'Ben:']));
    expect(troubles).toEqual([]);
    await context.close();
  });
});

const fullHouse = played({ title: 'Full House', names: ['Ana', 'Ben', 'Mira', 'Clerk'] }, turnInRound(6));

test('a save brings the names of its bots along, to the table and to the list', async () => {
  const { page, context } = await app.visitor();
  await openSave(page, fullHouse);
  for (const name of ['Ben', 'Mira', 'Clerk']) await page.locator('aside.rail').getByText(name).first().waitFor();
  await page.goto('/');
  await page
    .getByText(/Ben.*Mira.*Clerk/)
    .first()
    .waitFor();
  await context.close();
});

describe.each([
  ['by day', 'light'],
  ['by night', 'dark'],
] as const)('axe finds nothing at a table well under way, %s', (_name, colorScheme) => {
  test('five levels, a space chosen, and the slip of one that is taken', async () => {
    const { page, context } = await app.visitor({ colorScheme });
    await openSave(page, fullHouse);
    await nextQuestion(page, undefined);
    await page.locator('.space.open > .hit').first().click();
    await page.locator('.qbar .key.primary').waitFor();
    await clickBlocked(page.locator('.space.taken > .hit').first());
    await page.locator('.space-slip.shut').waitFor();
    expect(await violations(page)).toEqual([]);
    await context.close();
  });
});
