/** A PostgreSQL of one's own for the tests of a file. */
import { afterAll, beforeAll } from 'vitest';
import { type Cluster, newCluster } from './cluster.ts';

/** The cluster of one file of tests: made before the first, gone after the last. */
export function testedCluster(): Pick<Cluster, 'database'> {
  let cluster: Cluster | undefined;
  beforeAll(async () => {
    cluster = await newCluster();
  });
  afterAll(() => cluster?.remove());
  return {
    database: () => {
      if (cluster === undefined) throw new Error('The cluster runs only while tests do.');
      return cluster.database();
    },
  };
}
