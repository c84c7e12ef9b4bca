import type { TableEvent } from '@holotape/table';
import { Client } from 'pg';
import { describe } from 'vitest';
import { killTest } from './helpers/kills.ts';
import { testedCluster } from './helpers/postgres.ts';

describe('PostgreSQL', () => {
  const cluster = testedCluster();

  killTest(20, async () => {
    const database = await cluster.database();
    return {
      database,
      async events(table) {
        const client = new Client({ connectionString: database });
        await client.connect();
        const { rows } = await client.query<{ event: string }>(
          'select event from holotape.events join holotape.tables t on t.key = table_key where t.id = $1 order by number',
          [table],
        );
        await client.end();
        return rows.map(({ event }) => JSON.parse(event) as TableEvent);
      },
    };
  });
});
