import { mkdtempSync, rmSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@holotape/server';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from './helpers/axe.ts';
import { testedLuck } from './helpers/luck.ts';
import { testedApp } from './helpers/tested-app.ts';

const app = testedApp();

async function openLobby(page: Page): Promise<void> {
  await page.goto('/new/vault');
  await page.getByRole('button', { name: 'Friends by link' }).first().click();
  await page.getByRole('button', { name: /Wait for/ }).click();
  await page.locator('.invite').waitFor();
}

test('a server that only its own machine can reach says so, and how to open it', async () => {
  const { page, context } = await app.visitor();
  await openLobby(page);
  await page.getByText('Only this machine can reach the table.').waitFor();
  await expect(page.locator('.invite .qr').count()).resolves.toBe(0);
  expect(await violations(page)).toEqual([]);
  await context.close();
});

// A machine without any net has only the address to which it talks itself.
const addresses = Object.values(networkInterfaces())
  .flatMap((each) => each ?? [])
  .filter(({ family, internal }) => family === 'IPv4' && !internal)
  .map(({ address }) => address);

test('a server on the net invites to its own address, and to a phone’s camera', async () => {
  const data = mkdtempSync(join(tmpdir(), 'holotape-invite-'));
  const server = await startServer({ port: 0, host: '0.0.0.0', data, logLevel: 'fatal', luck: testedLuck });
  const { page, context } = await app.visitor({ baseURL: `http://127.0.0.1:${server.port}` });
  await openLobby(page);
  const text = await page.locator('.invite .qr').getAttribute('data-text');
  const { hostname, port, pathname } = new URL(text!);
  expect(addresses.length > 0 ? addresses : ['127.0.0.1']).toContain(hostname);
  expect(port).toBe(String(server.port));
  expect(pathname).toMatch(/^\/lobby\/[A-Z0-9]{3}-[A-Z0-9]{3}$/);
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Link to the table' }).inputValue())
    .toBe(text!.replace('http://', ''));
  expect(await violations(page)).toEqual([]);
  await context.close();
  await server.close();
  rmSync(data, { recursive: true, force: true });
});
