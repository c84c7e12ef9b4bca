/** Leaving a browser, and all others, in the settings; and running the table from another device. */
import { expect, test } from 'vitest';
import { testedApp } from './helpers/tested-app.ts';

const app = testedApp();

test('whoever leaves everywhere else stays who they are here, and every copy of the cookie is nobody', async () => {
  const { page, context, troubles } = await app.visitor();
  await page.goto('/settings');
  const part = page.locator('dialog.settings .part', { hasText: 'Who I am' });
  await page.getByRole('heading', { name: 'Your name' }).waitFor();
  // Nobody yet: there is nothing to leave.
  expect(await part.count()).toBe(0);
  const named = await page.request.put(`${app.url}/api/me`, { data: { name: 'Ann' } });
  expect(named.ok()).toBe(true);
  const [stolen] = await context.cookies();
  const thief = await app.visitor();
  await thief.context.addCookies([stolen!]);
  const whoIs = async ({ page: at }: { page: typeof page }) => (await at.request.get(`${app.url}/api/me`)).json();
  expect(await whoIs(thief)).toEqual({ name: 'Ann' });

  await page.reload();
  await part.getByRole('button', { name: 'Leave everywhere else' }).click();
  const asked = page.getByRole('dialog', { name: 'Leave everywhere else' });
  await asked.getByRole('button', { name: 'Leave everywhere else' }).click();
  await page.getByText('Only this browser is you now.').waitFor();
  expect([await whoIs(thief), await whoIs({ page })]).toEqual([{ name: null }, { name: 'Ann' }]);

  await part.getByRole('button', { name: 'Leave this browser' }).click();
  await page
    .getByRole('dialog', { name: 'Leave this browser' })
    .getByRole('button', { name: 'Leave this browser' })
    .click();
  await page.getByText('This browser does not know you any more.').waitFor();
  expect(await whoIs({ page })).toEqual({ name: null });
  expect([...troubles, ...thief.troubles]).toEqual([]);
});
