import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { TableEvent } from '@holotape/table';
import { expect } from 'vitest';
import { DATA_FILE } from '../index.ts';
import { killTest } from './helpers/kills.ts';

killTest(100, async (folder) => ({
  async events(table) {
    const db = new DatabaseSync(join(folder, DATA_FILE));
    expect(db.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
    const rows = db
      .prepare('select event from events join tables on key = table_key where tables.id = ? order by number')
      .all(table) as { event: string }[];
    db.close();
    return rows.map(({ event }) => JSON.parse(event) as TableEvent);
  },
}));
