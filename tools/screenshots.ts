/** The pictures of the docs, taken from the running app: `node tools/screenshots.ts`, after a change of its looks. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeBot } from '@holotape/bots';
import { type AnySession, randomFrom, type Seat, saveSession, startSession } from '@holotape/kernel';
import { loadGame } from '@holotape/shelf';
import type { Page } from 'playwright-core';
import { DESK, openApp, PHONE } from '../web/test/helpers/app.ts';

const folder = join(import.meta.dirname, '../docs/pictures');

/** Who sits at the table in the pictures. */
const COMPANY = {
  title: 'Rainy Sunday',
  seats: [
    { kind: 'human', name: 'Ana' },
    { kind: 'bot', name: 'Ben', bot: 'greedy' },
    { kind: 'bot', name: 'Mira', bot: 'greedy' },
  ],
};

/** Three bots play until `enough`; the save of it is a file that the app opens. */
function played(name: string, enough: (session: AnySession) => boolean): string {
  const session = startSession(loadGame('vault'), { seats: 3, seed: 'a picture', undo: 'free' });
  const bot = makeBot('greedy', randomFrom('a picture'));
  while (session.question !== undefined && !enough(session)) {
    const seat = session.waitsFor[0] as Seat;
    session.answer(seat, bot.answer(session, seat));
  }
  const file = join(tmpdir(), `holotape-${name}-${process.pid}.json`);
  writeFileSync(file, JSON.stringify(saveSession(session, COMPANY)));
  return file;
}

const midGame = played(
  'middle',
  ({ state, question }) => state.round === 5 && question?.ask === 'turn' && state.turn === 0,
);
const ended = played('end', () => false);

const app = await openApp();

async function visit(size: 'desk' | 'phone', night: boolean): Promise<Page> {
  const { page } = await app.visitor({
    viewport: size === 'desk' ? DESK : PHONE,
    colorScheme: night ? 'dark' : 'light',
    ...(size === 'phone' && { isMobile: true, hasTouch: true, deviceScaleFactor: 2 }),
  });
  return page;
}

async function open(page: Page, save: string): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Open a save file').setInputFiles(save);
  await page.waitForURL(/\/table\//);
  await page.locator('.qbar, .end-screen').first().waitFor();
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
  await open(desk, midGame);
  await picture(desk, `vault${suffix}`);

  const phone = await visit('phone', night);
  await open(phone, midGame);
  await picture(phone, `vault-phone${suffix}`);
}

const rules = await visit('desk', false);
await rules.goto('/rules/vault/SH-THREAT-6');
await picture(rules, 'rulebook');

const end = await visit('desk', false);
await open(end, ended);
await picture(end, 'end');

const replay = await visit('desk', false);
await open(replay, ended);
await replay.goto(replay.url().replace('/table/', '/replay/'));
await replay.getByRole('slider').first().focus();
for (let step = 0; step < 60; step += 1) await replay.keyboard.press('ArrowRight');
await picture(replay, 'replay');

await app.close();
