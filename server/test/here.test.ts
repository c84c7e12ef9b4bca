import type { Here } from '@holotape/table';
import { describe, expect, test } from 'vitest';
import { reachable } from '../http/here.ts';
import { startServer } from '../index.ts';

const NETS = {
  lo: [{ address: '127.0.0.1', family: 'IPv4', internal: true }],
  lan: [
    { address: '192.168.1.20', family: 'IPv4', internal: false },
    { address: 'fe80::1', family: 'IPv6', internal: false },
  ],
  other: [
    { address: '10.0.0.7', family: 'IPv4', internal: false },
    { address: '169.254.3.4', family: 'IPv4', internal: false },
  ],
} as const;

describe('where others reach a server', () => {
  test.each(['127.0.0.1', '127.0.1.1', '::1', 'localhost'])('nowhere, if it listens to %s only', (host) => {
    expect(reachable(host, 8421, NETS)).toEqual({ open: false, addresses: [] });
  });

  test.each(['0.0.0.0', '::'])('at all its own addresses, if it listens to %s', (host) => {
    expect(reachable(host, 8421, NETS)).toEqual({
      open: true,
      addresses: ['http://192.168.1.20:8421', 'http://10.0.0.7:8421'],
    });
  });

  test('at the one address it listens to', () => {
    expect(reachable('192.168.1.20', 80, NETS)).toEqual({ open: true, addresses: ['http://192.168.1.20:80'] });
    expect(reachable('fd00::5', 80, NETS)).toEqual({ open: true, addresses: ['http://[fd00::5]:80'] });
  });
});

test('on its own machine a server tells its addresses with the port it has; behind a proxy it keeps them', async () => {
  const { mkdtempSync, rmSync } = await import('node:fs');
  const { tmpdir } = await import('node:os');
  const { join } = await import('node:path');
  const data = mkdtempSync(join(tmpdir(), 'holotape-here-'));
  const ask = async (trustProxy: boolean) => {
    const server = await startServer({ port: 0, host: '0.0.0.0', data, logLevel: 'silent', trustProxy });
    const told = (await fetch(`http://127.0.0.1:${server.port}/api/here`).then((reply) => reply.json())) as Here;
    await server.close();
    return { port: server.port, told };
  };
  const { port, told } = await ask(false);
  expect(told).toMatchObject({ open: true });
  for (const address of told.addresses) expect(address).toMatch(new RegExp(`^http://[\\d.]+:${port}$`));
  expect((await ask(true)).told).toEqual({ open: true, addresses: [] });
  rmSync(data, { recursive: true, force: true });
});
