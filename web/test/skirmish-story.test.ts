/** The linked story in a real browser: from the end of one battle to the form of the next. */
import { expect, test } from 'vitest';
import { openSave, played } from './helpers/saves.ts';
import { testedApp } from './helpers/tested-app.ts';

const app = testedApp();

const unit = (card: string, more: object = {}) => ({
  card,
  models: 1,
  items: [],
  mods: [],
  perks: [],
  heroic: false,
  leader: null,
  ...more,
});
const force = (...units: object[]) => ({
  name: 'Few',
  prices: '2020',
  limit: 750,
  house: false,
  units,
  boosts: [],
});

test('SC-CAMP-4 the key at the end of a battle leads to the next one, with what is carried', async () => {
  const { page, troubles } = await app.visitor();
  const options = {
    scenario: 'defend-the-farm',
    placing: 'auto',
    story: { results: [], carried: [] },
    own: [force(unit('preston-garvey', { leader: 'hunter' })), force(unit('aviator', { leader: 'brawler' }))],
  };
  const company = { title: 'The farm', names: ['Ana', 'Ben'], game: 'skirmish', options } as const;
  await openSave(
    page,
    played(company, ({ result }) => result !== undefined),
  );
  await page.getByRole('button', { name: 'Go on to the next battle' }).click();
  await page.waitForURL(/\/new\/skirmish/);
  await expect.poll(() => page.getByRole('main').innerText()).toContain('Newshound');
  expect(troubles).toEqual([]);
});
