import { join } from 'node:path';
import { SqliteStore } from '@holotape/server/storage/sqlite-store';
import { expect, test } from 'vitest';
import { ROW } from '../../server/test/helpers/rows.ts';
import { folder, holotape } from './helpers/holotape.ts';

test('backup and restore say what they hold, where the old data lies, and what is wrong', async () => {
  const data = folder();
  const store = await SqliteStore.open(join(data, 'holotape.db'));
  await store.make(ROW, [{ type: 'chat', by: 'Ann', text: 'hello', at: 1 }]);
  await store.close();
  const copy = join(data, 'copy.db');
  expect(holotape(['backup', copy, '--data', data])).toMatchObject({
    code: 0,
    err: '',
    out: `${copy} holds 1 table with 1 event.\n`,
  });
  expect(holotape(['backup', copy, '--data', data])).toMatchObject({
    code: 1,
    out: '',
    err: `${copy} is there already; nothing is written over.\n`,
  });
  expect(holotape(['restore', copy, '--data', data])).toMatchObject({
    code: 0,
    out: `${data} holds 1 table with 1 event.\nWhat was there before is ${data}/holotape.db.before-restore-1.\n`,
  });
  expect(holotape(['restore', join(data, 'nothing'), '--data', data])).toMatchObject({
    code: 1,
    err: `${data}/nothing is not there.\n`,
  });
});
