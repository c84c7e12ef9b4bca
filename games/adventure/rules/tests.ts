/** FB-TEST: tests. */
import { type Play, type Seat, say, within } from '@holotape/kernel';
import { hitsOn, newRolling } from '../queries/rolling.ts';
import { testRerolls } from '../queries/tests.ts';
import type { AdventureTable } from '../state.ts';
import { type Letter, VATS_DICE } from '../words.ts';
import { rerollStep, rollAll } from './dice.ts';

/** In an open test every hit counts. */
const MOST_HITS = 2 * VATS_DICE;

/** Rolls and comes back with the hits; areas mean nothing here. FB-TEST-2, FB-TEST-6 */
export function* openTest(
  table: AdventureTable,
  seat: Seat,
  letters: readonly Letter[],
  wanted = MOST_HITS,
): Play<number> {
  const rolling = newRolling('test', letters, testRerolls(table, seat, letters), { hits: wanted, areas: [] });
  yield* within(
    table,
    'test',
    (function* () {
      yield* rollAll(table, seat, rolling);
      yield* rerollStep(table, seat, rolling);
    })(),
  );
  return hitsOn(table, rolling.dice);
}

/** Passed with as many hits as the difficulty, or more. FB-TEST-4 */
export function* test(
  table: AdventureTable,
  seat: Seat,
  letters: readonly Letter[],
  difficulty: number,
): Play<boolean> {
  const hits = yield* openTest(table, seat, letters, difficulty);
  const passed = hits >= difficulty;
  say(table, passed ? 'test.passed' : 'test.failed', { seat, hits, difficulty }, 'FB-TEST-4');
  return passed;
}
