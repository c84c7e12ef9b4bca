import type { TableEvent } from '@holotape/table';
import { Client } from 'pg';
import { describe } from 'vitest';
import { killTest } from './helpers/kills.ts';
import { testedCluster } from './helpers/postgres.ts';

describe('PostgreSQL', () => {
  const cluster = testedCluster();

  killTest(20, async () => {
    const database = await cluster.database();
    async function ask<T extends object>(statement: string, values: readonly string[] = []): Promise<T[]> {
      const client = new Client({ connectionString: database });
      await client.connect();
      const { rows } = await client.query<T>(statement, [...values]);
      await client.end();
      return rows;
    }
    return {
      database,
      async bury() {
        await ask("update holotape.servers set until = now() - interval '1 second'");
      },
      async events(table) {
        const rows = await ask<{ event: string }>(
          'select event from holotape.events join holotape.tables t on t.key = table_key where t.id = $1 order by number',
          [table],
        );
        return rows.map(({ event }) => JSON.parse(event) as TableEvent);
      },
    };
  });
});
