/** Friends come together at a table of the server: one opens it, one sits down, one watches. */
import type { Page } from 'playwright-core';
import type { Visitor } from './app.ts';

/** The code of the table, read from the lobby as people read it. */
export async function codeShown(page: Page): Promise<string> {
  await page.waitForURL(/\/table\//);
  const signs = await page.getByRole('img', { name: /^[A-Z0-9]( [A-Z0-9]){5}$/ }).getAttribute('aria-label');
  return signs!.replaceAll(' ', '');
}

interface Company {
  readonly ana: Visitor;
  readonly ben: Visitor;
  /** Watches. */
  readonly jo: Visitor;
}

/** Ana opens a table for Ben and herself, as `arrange` leaves the form; it starts when everybody is ready. */
export async function gather({ ana, ben, jo }: Company, form: string, arrange: (page: Page) => Promise<void>) {
  const { page } = ana;
  await page.goto(form);
  await page
    .getByRole('button', { name: /^Friends? by link/ })
    .first()
    .click();
  await arrange(page);
  await page.getByLabel('Name, Red').fill('Ana');
  await page.getByRole('button', { name: /Wait for/ }).click();
  const code = await codeShown(page);
  await ben.page.goto(`/lobby/${code}`);
  await ben.page.getByLabel('What are you called?').fill('Ben');
  await ben.page.getByRole('button', { name: 'Sit down' }).click();
  await jo.page.goto(`/lobby/${code}?watch`);
  await jo.page.getByLabel('What are you called?').fill('Jo');
  await jo.page.getByRole('button', { name: 'Watch', exact: true }).click();
  await page.getByText('Jo is watching').waitFor();
  await ben.page.getByRole('button', { name: 'I am ready' }).click();
  await page.getByText('Everybody is ready').waitFor();
  await page.getByRole('button', { name: /Start with everyone/ }).click();
}
