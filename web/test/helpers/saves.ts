/** Games that bots have played up to some point, as save files that the app opens. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnySession, saveSession } from '@holotape/kernel';
import type { GameName } from '@holotape/shelf';
import type { Page } from 'playwright-core';
import { botsPlay } from './bots-play.ts';

export interface Company {
  readonly title: string;
  /** The vault unless said otherwise, with its usual options. */
  readonly game?: GameName;
  readonly options?: object;
  /** The first is whoever looks at the screen, the others are bots. */
  readonly names: readonly string[];
  /** Another seed, another game. */
  readonly seed?: string;
}

export const COMPANY: Company = { title: 'Rainy Sunday', names: ['Ana', 'Ben', 'Mira'] };

/** Bots play until `enough`, the same way every time. */
export function played(
  { title, names, game = 'vault', options, seed = 'a picture' }: Company,
  enough: (session: AnySession) => boolean,
): string {
  const session = botsPlay({ game, seats: names.length, seed, ...(options !== undefined && { options }) }, enough);
  const seats = names.map((name, seat) => (seat === 0 ? { name } : { name, bot: 'greedy' }));
  return JSON.stringify(saveSession(session, { title, seats }));
}

/** It is the first player's turn to place, in that round. */
export const turnInRound =
  (round: number) =>
  ({ state, question }: AnySession): boolean =>
    state.round === round && question?.ask === 'turn' && state.turn === 0;

/** Opens a save through the page, as a person does with a file. */
export async function openSave(page: Page, save: string): Promise<void> {
  await page.goto('/');
  await chooseSave(page, save);
}

/** The same, on the start page as it is. */
export async function chooseSave(page: Page, save: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'holotape-save-'));
  const file = join(folder, 'game.json');
  writeFileSync(file, save);
  await page.getByLabel('Open a save file').setInputFiles(file);
  await page.waitForURL(/\/table\//);
  await page.locator('.qbar, .end-screen').first().waitFor();
  rmSync(folder, { recursive: true });
}
