/** The force builder: from an empty list to a legal one, what is refused and repaired, kept, sent, printed and fought with. */
import { expect, test } from 'vitest';
import { PHONE } from './helpers/app.ts';
import { violations } from './helpers/axe.ts';
import { settled, tooWide } from './helpers/fits.ts';
import { nextQuestion } from './helpers/play.ts';
import { testedApp } from './helpers/tested-app.ts';

const app = testedApp();

test('a force is built, repaired, kept, printed on one sheet and taken to a table', async () => {
  const ana = await app.visitor();
  const { page } = ana;
  await page.goto('/skirmish/forces');
  await page.getByText('Who goes out?', { exact: true }).waitFor();

  // Units: found, looked at without being taken, and taken.
  const search = page.getByLabel('Name, skill, price');
  const names = () => page.locator('.unit-row .name b').allInnerTexts();
  await search.fill('48');
  await expect.poll(names).toEqual(['Settler', 'Enslaved Tech']);
  await search.fill('lockpick');
  await page.getByRole('combobox', { name: 'Faction' }).selectOption('raiders');
  // All of them but Sinjin, who has no eye for locks.
  await expect.poll(async () => (await names()).length).toBe(9);
  expect(await names()).not.toContain('Sinjin');
  await page.getByRole('combobox', { name: 'Faction' }).selectOption('survivors');
  await search.fill('settler');
  await page.getByTitle('Look at Settler', { exact: true }).first().click();
  await page.getByText('Usually with: Assault Rifle').waitFor();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByText('Who goes out?', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Add Settler, 48 Caps', exact: true }).click();
  const settlers = page.getByRole('article', { name: 'Settler', exact: true });
  await settlers.waitFor();

  // CH-FORCE-9: the cheapest Leader is offered in the bar.
  const bar = page.locator('.force-bar');
  await bar.getByText('One thing is not allowed yet. What should change?', { exact: true }).waitFor();
  await bar.getByRole('button', { name: /^Settler leads, with Wasteland Searcher/ }).click();
  await bar.getByText('The force is legal. Take it to a table?', { exact: true }).waitFor();

  // CH-FORCE-10: a second model breaks it, and the repair takes it back.
  await settlers.getByRole('button', { name: 'One Settler more', exact: true }).click();
  await page.locator('.force-legal').getByText('Wasteland Searcher is for a unit of exactly one.').waitFor();
  expect(await violations(page)).toEqual([]);
  await bar.getByRole('button', { name: /^Only one Settler/ }).click();
  await bar.getByText('The force is legal. Take it to a table?', { exact: true }).waitFor();

  // Cards: a price for the whole unit, and a refusal with its rule.
  await page.getByLabel('Name of a card').fill('mini');
  await page.getByRole('button', { name: 'Add Minigun, 23 Caps', exact: true }).click();
  await page.getByText('Worth knowing (1)', { exact: true }).waitFor();
  await settlers.getByTitle('Take Minigun off', { exact: true }).click();
  await page.getByRole('switch', { name: /^House rules/ }).waitFor();

  // Kept under its name, and there again after a while.
  await page.getByLabel('Name of the force').fill('Two Streets');
  await page.getByRole('button', { name: 'Keep it here', exact: true }).click();
  await page.goto('/skirmish/forces');
  await page.getByRole('heading', { name: 'Two Streets', exact: true }).waitFor();
  await page.emulateMedia({ colorScheme: 'dark' });
  await settled(page);
  expect(await violations(page)).toEqual([]);

  // By chance, undone again; printed.
  await page.getByRole('button', { name: 'By chance', exact: true }).click();
  await page.getByRole('heading', { name: 'Survivors by chance', exact: true }).waitFor();
  await bar.getByText('The force is legal. Take it to a table?', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await page.getByRole('heading', { name: 'Survivors by chance', exact: true }).waitFor();
  await page.getByText('Legal. Prices of 2020.', { exact: true }).waitFor();
  await page.emulateMedia({ colorScheme: 'light', media: 'print' });
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBe(1);
  await page.emulateMedia({ media: 'screen' });

  // To a table: the form has it, and the battle begins with it.
  await page.goBack();
  await page.getByRole('heading', { name: 'Survivors by chance', exact: true }).waitFor();
  await bar.getByRole('button', { name: /^To a table/ }).click();
  const brought = page.locator('.own-force').first();
  await brought.getByText(/^\d+ of 750 Caps$/).waitFor();
  await page.getByRole('radio', { name: '500 Caps', exact: true }).click();
  await page
    .getByText(/^Survivors by chance cannot be played here\. The force costs .* One of the box takes its place\.$/)
    .waitFor();
  await page.getByRole('radio', { name: '750 Caps', exact: true }).click();
  await brought.getByText('701 of 750 Caps', { exact: true }).waitFor();
  await page.getByRole('button', { name: /^Start playing/ }).click();
  await nextQuestion(page, undefined);
  await page
    .getByText(/brings .*: \d+ of 750 Caps\./)
    .first()
    .waitFor();
  expect(ana.troubles).toEqual([]);
  await ana.context.close();
});

test('a code of a link is opened on a phone without anything sticking out; a damaged one gets a sentence', async () => {
  const ben = await app.visitor({ viewport: PHONE });
  const { page } = ben;
  await page.goto('/skirmish/forces/F1.2020.dw.0.wg71l95rimmr-8542imhl-j9z2ips7-81c1inm0-pfq1ie5o.x7gs');
  await page.getByText('488', { exact: true }).first().waitFor();
  await page.getByRole('article', { name: 'Dogmeat', exact: true }).waitFor();
  expect(await tooWide(page)).toBeUndefined();
  await page.goto('/skirmish/forces/F1.2020.dw.0.wg71l95rimmr.aaaa');
  await page.getByText('The code is damaged: a character is missing or wrong. Nothing of it could be kept.').waitFor();
  expect(ben.troubles).toEqual([]);
  await ben.context.close();
});
