import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openApp, type TestApp, type Visitor } from './helpers/app.ts';
import { answerBriefly, playToTheEnd } from './helpers/play.ts';
import { hasQuestion } from './helpers/screen.ts';
import { testedApp } from './helpers/tested-app.ts';

const app = testedApp();

/** A visitor whose browser keeps the app, once it has it all. */
async function keeper(from: TestApp): Promise<Visitor> {
  const visitor = await from.visitor({ offline: true });
  await visitor.page.goto('/');
  await visitor.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await visitor.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return visitor;
}

test('a whole game without the net: cut off after the page was loaded, played to its end, and watched again', async () => {
  const { page, context, troubles } = await keeper(app);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'New table: Vault' }).click();
  await page.getByRole('button', { name: 'Remove the Yellow seat' }).click();
  await page.getByRole('button', { name: 'Start playing' }).click();
  await playToTheEnd(page, (question, turn) => answerBriefly(page, question, turn, 'click'));
  await page.getByRole('img', { name: /^Election poster: / }).waitFor();
  await page.reload();
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await page.getByRole('slider', { name: 'Place on the tape' }).waitFor();
  expect(troubles).toEqual([]);
  await context.close();
});

test('without the net a local table goes on, survives a reload, and a new one begins', async () => {
  const { page, context, troubles } = await keeper(app);
  await page.getByRole('link', { name: 'New table: Vault' }).click();
  await page.getByRole('button', { name: 'Start playing' }).click();
  await hasQuestion(page);
  await context.setOffline(true);

  const pass = page.getByRole('button', { name: /^Pass/ });
  await pass.click();
  await page
    .getByText('You pass')
    .or(page.getByText(/passes\./))
    .first()
    .waitFor();
  await page.reload();
  await page
    .getByText(/passes\./)
    .first()
    .waitFor();

  await page.goto('/');
  await page.getByText('No server within reach.').waitFor();
  await page.getByRole('link', { name: 'New table: Vault' }).click();
  await page.getByRole('button', { name: 'Start playing' }).click();
  await hasQuestion(page);

  await page.goto('/rules/vault/SH-THREAT-3');
  await page.locator('.hit', { hasText: 'A sum of 7' }).waitFor();
  await page.goto('/about');
  await page.getByText('Delapouite').first().waitFor();
  expect(troubles).toEqual([]);
  await context.close();
});

test('a newer build is offered, not forced, and taken when the person wants it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'holotape-build-'));
  cpSync(join(import.meta.dirname, '../dist'), folder, { recursive: true });
  const copy = await openApp({ web: folder });
  try {
    const { page } = await keeper(copy);
    const worker = join(folder, 'sw.js');
    writeFileSync(worker, readFileSync(worker, 'utf8').replace(/VERSION = "\w+"/, 'VERSION = "newer"'));
    await page.evaluate(() => navigator.serviceWorker.ready.then((ready) => ready.update()).then(() => undefined));
    await page.getByText('A newer Holotape is here').waitFor();
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Reload', exact: true }).click()]);
    await page.locator('.rack').waitFor();
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['holotape-newer']);
    await expect(page.getByText('A newer Holotape is here').count()).resolves.toBe(0);
  } finally {
    await copy.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('the app can be installed: a manifest with icons that are there', async () => {
  const { page, context } = await app.visitor();
  await page.goto('/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await page.request.get(href!)).json();
  expect(manifest).toMatchObject({ name: 'Holotape', display: 'standalone', start_url: '/' });
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await page.request.get(src);
    expect(icon.status(), src).toBe(200);
    expect(icon.headers()['content-type'], src).toContain(type);
    if (type === 'image/png') {
      const body = await icon.body();
      expect(`${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`, src).toBe(sizes);
    }
  }
  await context.close();
});

test('everything the page asks for comes from its own server', async () => {
  const { page, context } = await app.visitor();
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).host));
  for (const path of ['/', '/new/vault', '/rules/vault', '/about']) await page.goto(path, { waitUntil: 'networkidle' });
  expect([...asked]).toEqual([new URL(app.url).host]);
  await context.close();
});
