/** Everything that can go wrong with a server and its file, while people play. Quick here; `npm run faults` does it as often as it is told. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import type { TableEvent } from '@holotape/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DATA_FILE } from '../index.ts';
import { tempFolder } from './helpers/setting.ts';
import { happens, Mortal, Storm } from './helpers/storm.ts';

const SCRIPT = fileURLToPath(new URL('./fixtures/stormy-server.ts', import.meta.url));
const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

describe('a server whose clock leaps, on a file', () => {
  const folder = tempFolder();
  const server = new Mortal([SCRIPT, folder.path]);
  const storm = new Storm([server]);
  beforeAll(async () => {
    await server.start();
    await storm.begin(3);
  });
  afterAll(async () => {
    await server.kill();
    folder.remove();
  });

  const there = () => storm;

  happens('it is killed, and another one is started', there, async () => {
    await server.kill();
    await server.start();
  });

  happens('all lines of screens are cut', there, async () => storm.cutLines());

  happens('it is frozen, and wakes up', there, async (round) => {
    server.signal('SIGSTOP');
    await pause(round % 2 === 0 ? 300 : 2_500);
    server.signal('SIGCONT');
  });

  // No file of the process may grow, whoever writes it: what is written fails just as on a disk that is full.
  happens('the disk is full for a while', there, async () => {
    const mayGrow = (size: string) => execFileSync('prlimit', ['--pid', String(server.pid), `--fsize=${size}:`]);
    mayGrow('4096');
    await pause(200);
    mayGrow('unlimited');
  });

  test('in the end nothing that was acknowledged is lost, nothing happened twice, and every screen shows what is', async () => {
    let db: DatabaseSync | undefined;
    await storm.check(async (id) => {
      await server.kill();
      db ??= new DatabaseSync(join(folder.path, DATA_FILE));
      const rows = db
        .prepare('select event, number from events join tables on key = table_key where tables.id = ? order by number')
        .all(id) as { event: string; number: number }[];
      expect(rows.map(({ number }) => number)).toEqual(rows.map((_, i) => i + 1));
      return rows.map(({ event }) => JSON.parse(event) as TableEvent);
    });
    expect(db!.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
    db!.close();
  });
});
