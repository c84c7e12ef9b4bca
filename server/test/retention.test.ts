import { describe, expect, test } from 'vitest';
import { Client } from '../client.ts';
import { refusal, startTestServer } from './helpers/setting.ts';

describe('tables that were kept long enough', () => {
  const SECOND = 1000;

  test('are forgotten, those that ended sooner than the others; those with somebody there are not', async () => {
    const s = await startTestServer({ retention: { ended: 10 * SECOND, idle: 100 * SECOND } });
    const ann = await s.person('Ann');
    const make = async () => (await ann.makeTable({ game: 'cards', seats: [{ kind: 'me' }] })).id;
    const [ended, waiting] = [await make(), await make()];
    await ann.act(ended, { do: 'start' });
    await ann.act(ended, { do: 'abandon' });
    const later = (seconds: number) => s.server.tables.forgetOld(Date.now() + seconds * SECOND);
    await ann.info(waiting);
    // Both are in memory.
    expect(await later(1000)).toBe(0);
    await s.restart();
    const again = new Client(s.address, ann.cookie!);
    const mine = async () => (await again.tables()).mine.map(({ id }) => id);
    expect(await later(5)).toBe(0);
    expect(await later(50)).toBe(1);
    expect(await mine()).toEqual([waiting]);
    expect(await refusal(again.info(ended))).toEqual([404, 'api.no-table']);
    expect(await later(500)).toBe(1);
    expect(await mine()).toEqual([]);
    await s.stop();
  });

  test('are kept for ever unless somebody says otherwise', async () => {
    const s = await startTestServer();
    await (await s.person('Ann')).makeTable({ game: 'cards', seats: [{ kind: 'me' }] });
    expect(await s.server.tables.forgetOld(Number.MAX_SAFE_INTEGER)).toBe(0);
    await s.stop();
  });
});
