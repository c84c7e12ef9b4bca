import type { Game } from '@holotape/kernel';
import { fuzzGame, isWide, MODES, type Mode, modeOfRun } from '@holotape/kernel/testing';
import { describe, expect, test } from 'vitest';
import { cards } from './games/cards.ts';
import { interrupts } from './games/interrupts.ts';
import { placement } from './games/placement.ts';

/** Plays so many different games at every number of seats, each in every one of the modes. */
function fuzzAll<S, C, V, O>(game: Game<S, C, V, O>, games: number, modes: readonly Mode[]): void {
  let answers = 0;
  for (let seats = game.seats.least; seats <= game.seats.most; seats += 1)
    for (let n = 0; n < games; n += 1) {
      const dice = n % 2 === 0 ? 'seeded' : 'typed';
      const seed = `${modes.length}/${seats}/${n}`;
      answers += fuzzGame(game, { start: { seats, dice }, seed, modes, checkOneOf: 5 * modes.length });
    }
  expect(answers).toBeGreaterThan(10 * games);
}

// Wide, sixteen hundred games in all; a quarter of them are the share of every test run.
const share = (games: number): number => (isWide() ? games : Math.ceil(games / 4));

// They play in every mode by themselves; once is enough.
describe.skipIf(modeOfRun() !== 'plain')('random players end alike in every mode', () => {
  test('interrupts', () => fuzzAll(interrupts, share(20), MODES));
  test('cards', () => fuzzAll(cards, share(20), MODES));
  test('placement', () => fuzzAll(placement, share(8), MODES));
});

describe.skipIf(modeOfRun() !== 'plain')('random players end alike when every answer is taken back', () => {
  test('interrupts', () => fuzzAll(interrupts, share(50), ['plain', 'undo']));
  test('cards', () => fuzzAll(cards, share(50), ['plain', 'undo']));
  test('placement', () => fuzzAll(placement, share(20), ['plain', 'undo']));
});
