/**
 * The order of the test files: Vitest begins with those that took longest the last time. On a fresh clone nobody has seen
 * them run, and a long one that begins last keeps everybody waiting; so these begin first, the longest at the front.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const LONG = [
  'server/test/kill.test.ts',
  'server/test/postgres-kill.test.ts',
  'server/test/many.test.ts',
  'cli/test/saves.test.ts',
  'games/vault/test/fuzz.test.ts',
  'bots/test/simulate.test.ts',
  'games/adventure/test/fuzz.test.ts',
  'games/skirmish/test/cards-fuzz.test.ts',
  'kernel/test/fuzz.test.ts',
  'games/adventure/test/branches.test.ts',
  'games/skirmish/test/fuzz.test.ts',
  'cli/test/adventure.test.ts',
  'games/skirmish/test/scenarios/fuzz.test.ts',
  'games/skirmish/test/geometry/movement.test.ts',
  'bots/test/honesty.test.ts',
  'games/skirmish/test/bots.test.ts',
  'cli/test/play.test.ts',
  'server/test/socket.test.ts',
  'web/test/adventure-whole.test.ts',
  'web/test/adventure.test.ts',
  'web/test/skirmish.test.ts',
  'web/test/access.test.ts',
  'web/test/offline.test.ts',
  'web/test/table-mouse.test.ts',
  'web/test/table-phone.test.ts',
  'web/test/table-keys.test.ts',
];

const place = ({ moduleId }: TestSpecification): number => {
  const found = LONG.findIndex((file) => moduleId.endsWith(file));
  return found < 0 ? LONG.length : found;
};

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => place(a) - place(b));
  }
}
