/** The pictures of the docs, taken from the running app: `node tools/emit/screenshots.ts`, after a change of its looks. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { DESK, openApp, PHONE } from '../../web/test/helpers/app.ts';
import { COMPANY, openSave, played, turnInRound } from '../../web/test/helpers/saves.ts';

const folder = join(import.meta.dirname, '../../docs/pictures');

const midGame = played(COMPANY, turnInRound(7));
const ended = played(COMPANY, () => false);
const ROAD = { ...COMPANY, game: 'adventure', options: { scenario: 'the-iron-commons' } } as const;
const onTheRoad = played(
  ROAD,
  ({ state, question }) => state.round >= 6 && question?.ask === 'turn' && question.to === 0,
);
/** One survivor alone, at the first question of this kind. */
const alone = (ask: string) => played({ ...ROAD, names: ['Ana'] }, ({ question }) => question?.ask === ask);

const inBattle = played(
  {
    title: 'Dry Wells',
    names: ['Ana', 'Ben'],
    game: 'skirmish',
    options: { scenario: 'troubled-beginnings', table: 'crossroads', placing: 'auto' },
  },
  ({ state, question }) => state.round >= 2 && question?.ask === 'action' && question.to === 0,
);

const app = await openApp();

async function visit(size: 'desk' | 'phone', night: boolean, name = ''): Promise<Page> {
  const { page } = await app.visitor({
    settings: { name },
    viewport: size === 'desk' ? DESK : PHONE,
    colorScheme: night ? 'dark' : 'light',
    ...(size === 'phone' && { isMobile: true, hasTouch: true, deviceScaleFactor: 2 }),
  });
  return page;
}

async function picture(page: Page, name: string): Promise<void> {
  // Fonts and drawings have settled.
  await page.waitForTimeout(1500);
  await page.screenshot({ path: join(folder, `${name}.png`) });
  console.log(`docs/pictures/${name}.png`);
  await page.context().close();
}

mkdirSync(folder, { recursive: true });
for (const night of [false, true]) {
  const suffix = night ? '-night' : '';
  const start = await visit('desk', night);
  await start.goto('/');
  await picture(start, `start${suffix}`);

  const desk = await visit('desk', night);
  await openSave(desk, midGame);
  await picture(desk, `vault${suffix}`);

  const phone = await visit('phone', night);
  await openSave(phone, midGame);
  await picture(phone, `vault-phone${suffix}`);

  const road = await visit('desk', night);
  await openSave(road, onTheRoad);
  await picture(road, `adventure${suffix}`);

  const battle = await visit('desk', night);
  await openSave(battle, inBattle);
  await picture(battle, `skirmish${suffix}`);

  const battlePhone = await visit('phone', night);
  await openSave(battlePhone, inBattle);
  await picture(battlePhone, `skirmish-phone${suffix}`);

  const roadPhone = await visit('phone', night);
  await openSave(roadPhone, onTheRoad);
  await picture(roadPhone, `adventure-phone${suffix}`);
}

const form = await visit('desk', false);
await form.goto('/new/adventure');
await form.locator('.travellers').waitFor();
await picture(form, 'adventure-new-table');

const { page: tablet } = await app.visitor({ viewport: { width: 820, height: 1180 } });
await openSave(tablet, onTheRoad);
await picture(tablet, 'adventure-tablet');

// What the adventure lays out over its map, and its end.
const laidOut = {
  'adventure-encounter': alone('encounter.option'),
  'adventure-fight': alone('fight.reroll'),
  'adventure-camp': alone('camp'),
  'adventure-end': played(ROAD, () => false),
};
for (const [name, save] of Object.entries(laidOut)) {
  const page = await visit('desk', false);
  await openSave(page, save);
  await picture(page, name);
}

// A lobby with a friend in it, who has not ticked yet, and a seat that is still free.
const host = await visit('desk', false, 'Ana');
const friend = await visit('phone', false, 'Ben');
await host.goto('/new/vault');
await host.getByRole('button', { name: 'Friends by link' }).first().click();
await host.getByRole('button', { name: 'Add a fourth seat' }).click();
await host
  .getByRole('radiogroup', { name: 'Who sits in Yellow' })
  .getByRole('radio', { name: 'Friend by link' })
  .click();
await host.getByLabel('Name of the table').fill('Rainy Sunday');
await host.getByRole('button', { name: /Wait for/ }).click();
const code = await host.locator('.code').first().getAttribute('aria-label');
await friend.goto(`/lobby/${code!.replaceAll(' ', '').replace(/^(...)-?/, '$1-')}`);
await friend
  .getByRole('button', { name: /Sit down/ })
  .first()
  .tap();
await host.getByText('Ben sat down').waitFor();
await friend.getByRole('textbox', { name: 'Say something' }).fill('Is the first round really free of threats?');
await friend.getByRole('button', { name: 'Send' }).tap();
await host.getByText('Is the first round').waitFor();
// No slip of paper from where the mouse was left.
await host.mouse.move(700, 20);
await picture(host, 'lobby');
await friend.context().close();

const rules = await visit('desk', false);
await rules.goto('/rules/vault/SH-THREAT-6');
await picture(rules, 'rulebook');

const end = await visit('desk', false);
await openSave(end, ended);
await picture(end, 'end');

const replay = await visit('desk', false);
await openSave(replay, ended);
await replay.goto(replay.url().replace('/table/', '/replay/'));
await replay.getByRole('slider').first().focus();
for (let step = 0; step < 60; step += 1) await replay.keyboard.press('ArrowRight');
await picture(replay, 'replay');

await app.close();
