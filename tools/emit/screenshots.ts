/**
 * The pictures of the docs, taken from the running app: `node tools/emit/screenshots.ts`, after a change of its looks. With the
 * beginning of a name only those that begin so: `node tools/emit/screenshots.ts adventure`.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AnySession } from '@holotape/kernel';
import type { Page } from 'playwright-core';
import { DESK, openApp, PHONE } from '../../web/test/helpers/app.ts';
import { COMPANY, openSave, played, turnInRound } from '../../web/test/helpers/saves.ts';
import { harvest } from './harvest.ts';

const folder = join(import.meta.dirname, '../../docs/pictures');
const wanted = process.argv[2] ?? '';

const ROAD = { ...COMPANY, game: 'adventure', options: { scenario: 'the-iron-commons' } } as const;
const BATTLE = {
  title: 'Dry Wells',
  names: ['Ana', 'Ben'],
  game: 'skirmish',
  options: { scenario: 'troubled-beginnings', table: 'crossroads', placing: 'auto' },
} as const;

const asksAna = (session: AnySession, ask: string): boolean =>
  session.question?.ask === ask && session.waitsFor[0] === 0;

const midGame = () => played(COMPANY, turnInRound(7));
const ended = () => played(COMPANY, () => false);
const onTheRoad = () => played(ROAD, (session) => session.state.round >= 6 && asksAna(session, 'turn'));
const inBattle = () => played(BATTLE, (session) => session.state.round >= 2 && asksAna(session, 'action'));
/** One survivor alone, at the first question of this kind. */
const alone = (ask: string) => played({ ...ROAD, names: ['Ana'] }, ({ question }) => question?.ask === ask);
/** A camp in which somebody is near enough to trade. */
const camped = () =>
  played({ ...ROAD, names: ['Ana', 'Ben'], seed: 'trade 5' }, (session) => {
    const { question } = session;
    if (question?.kind !== 'choice' || !asksAna(session, 'camp')) return false;
    return question.options().some(({ id, blocked }) => id.startsWith('trade:') && blocked === undefined);
  });
/** Three together, and one of them is asked who may help in a fight. */
const together = () =>
  played({ ...ROAD, seed: 'road 6', options: { ...ROAD.options, together: true } }, (session) =>
    asksAna(session, 'assist.take'),
  );

/** The first time that Ana is asked this, after so many battles. */
const between = (ask: string, battles: number) => () =>
  harvest((session) => asksAna(session, ask) && session.state.battles.length >= battles);

const app = await openApp();

type Size = 'desk' | 'phone' | 'tablet';
const SIZES = {
  desk: { viewport: DESK },
  tablet: { viewport: { width: 820, height: 1180 } },
  phone: { viewport: PHONE, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
} as const;

async function visit(size: Size, night = false, name = ''): Promise<Page> {
  const { page } = await app.visitor({
    settings: { name },
    colorScheme: night ? 'dark' : 'light',
    ...SIZES[size],
  });
  return page;
}

/** A game as it was kept; `then` does something with it before the picture. */
const opened =
  (save: () => string, size: Size, night = false, then?: (page: Page) => Promise<void>) =>
  async (): Promise<Page> => {
    const page = await visit(size, night);
    await openSave(page, save());
    await then?.(page);
    return page;
  };

const at =
  (path: string, night = false, ready = 'main') =>
  async (): Promise<Page> => {
    const page = await visit('desk', night);
    await page.goto(path);
    await page.locator(ready).first().waitFor();
    return page;
  };

/** A lobby with a friend in it, who has not ticked yet, and a seat that is still free. */
async function lobby(): Promise<Page> {
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
  return host;
}

async function replay(page: Page): Promise<void> {
  await page.goto(page.url().replace('/table/', '/replay/'));
  await page.getByRole('slider').first().focus();
  for (let step = 0; step < 60; step += 1) await page.keyboard.press('ArrowRight');
}

const trade = (page: Page): Promise<void> => page.locator('[data-answer^="trade:"]').first().click();
const wall = (page: Page): Promise<void> => page.getByRole('button', { name: 'The quest wall' }).click();
const mine = (page: Page): Promise<void> => page.getByRole('button', { name: 'Mine', exact: true }).tap();

const PICTURES: Readonly<Record<string, () => Promise<Page>>> = {
  start: at('/'),
  'start-night': at('/', true),
  vault: opened(midGame, 'desk'),
  'vault-night': opened(midGame, 'desk', true),
  'vault-phone': opened(midGame, 'phone'),
  'vault-phone-night': opened(midGame, 'phone', true),
  adventure: opened(onTheRoad, 'desk'),
  'adventure-night': opened(onTheRoad, 'desk', true),
  'adventure-phone': opened(onTheRoad, 'phone'),
  'adventure-phone-night': opened(onTheRoad, 'phone', true),
  'adventure-phone-mine': opened(onTheRoad, 'phone', false, mine),
  'adventure-tablet': opened(onTheRoad, 'tablet'),
  'adventure-wall': opened(onTheRoad, 'desk', false, wall),
  'adventure-new-table': at('/new/adventure', false, '.travellers'),
  'adventure-encounter': opened(() => alone('encounter.option'), 'desk'),
  'adventure-fight': opened(() => alone('fight.reroll'), 'desk'),
  'adventure-camp': opened(() => alone('camp'), 'desk'),
  'adventure-trade': opened(camped, 'desk', false, trade),
  'adventure-together': opened(together, 'desk'),
  'adventure-end': opened(() => played(ROAD, () => false), 'desk'),
  skirmish: opened(inBattle, 'desk'),
  'skirmish-night': opened(inBattle, 'desk', true),
  'skirmish-phone': opened(inBattle, 'phone'),
  'skirmish-phone-night': opened(inBattle, 'phone', true),
  campaign: opened(between('draw', 4), 'desk'),
  'campaign-night': opened(between('draw', 4), 'desk', true),
  'campaign-road-night': opened(between('force', 3), 'desk', true),
  'campaign-road-phone': opened(between('force', 3), 'phone'),
  'campaign-road': opened(between('force', 3), 'desk'),
  'campaign-phone': opened(between('draw', 4), 'phone'),
  'campaign-end': opened(between('nothing', 99), 'desk'),
  'campaign-tablet': opened(between('draw', 4), 'tablet'),
  lobby,
  rulebook: at('/rules/vault/SH-THREAT-6'),
  end: opened(ended, 'desk'),
  replay: opened(ended, 'desk', false, replay),
};

mkdirSync(folder, { recursive: true });
for (const [name, take] of Object.entries(PICTURES).filter(([each]) => each.startsWith(wanted))) {
  const page = await take();
  // Fonts and drawings have settled.
  await page.waitForTimeout(1500);
  await page.screenshot({ path: join(folder, `${name}.png`) });
  console.log(`docs/pictures/${name}.png`);
  await page.context().close();
}
await app.close();
