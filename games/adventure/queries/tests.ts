/** FB-TEST: questions about tests. */
import type { Seat } from '@holotape/kernel';
import type { Adventure } from '../state.ts';
import type { Letter } from '../words.ts';
import { effectsOn } from './effects.ts';
import { cardsInEffect, herdRerolls, item, rerollsFor, survivorOf } from './survivors.ts';

/** The test's own letters, and what cards add; never the weapon's. FB-TEST-3, FB-TEST-7 */
export const testRerolls = (adventure: Adventure, seat: Seat, letters: readonly Letter[]): number =>
  cardsInEffect(adventure, seat).filter(({ id }) => item(adventure, id).tests.some((each) => letters.includes(each)))
    .length +
  rerollsFor(survivorOf(adventure.state, seat), letters) +
  effectsOn(adventure, seat).filter(({ tests }) => tests?.some((each) => letters.includes(each))).length +
  herdRerolls(adventure, seat, 0);
