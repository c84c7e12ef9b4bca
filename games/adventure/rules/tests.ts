/** FB-TEST: tests. */
import { type Play, type Seat, say, within } from '@holotape/kernel';
import { cardsInEffect, item, rerollsFor, survivorOf } from '../queries/survivors.ts';
import type { Adventure, AdventureTable } from '../state.ts';
import { type Letter, VATS_DICE } from '../words.ts';
import { hitsOn, newRolling, rerollStep, rollAll } from './dice.ts';

/** The test's own letters, and what cards add; never the weapon's. FB-TEST-3, FB-TEST-7 */
export const testRerolls = (adventure: Adventure, seat: Seat, letters: readonly Letter[]): number =>
  cardsInEffect(adventure, seat).filter(({ id }) => item(adventure, id).tests.some((each) => letters.includes(each)))
    .length + rerollsFor(survivorOf(adventure.state, seat), letters);

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
