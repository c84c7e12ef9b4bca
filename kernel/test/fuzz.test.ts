import type { Game } from '@holotape/kernel';
import { fuzzGame, modeOfRun } from '@holotape/kernel/testing';
import { describe, expect, test } from 'vitest';
import { cards } from './games/cards.ts';
import { interrupts } from './games/interrupts.ts';
import { placement } from './games/placement.ts';

/** Plays this many games at every number of seats, each in all modes. */
function fuzzAll<S, C, V, O>(game: Game<S, C, V, O>, games: number, options: O, dice: 'seeded' | 'typed'): void {
  let answers = 0;
  for (let seats = game.seats.least; seats <= game.seats.most; seats += 1)
    for (let n = 0; n < games; n += 1)
      answers += fuzzGame(game, { start: { seats, options: { ...options }, dice }, seed: `${seats}/${n}` });
  expect(answers).toBeGreaterThan(games);
}

// It plays in every mode by itself; once is enough.
describe.skipIf(modeOfRun() !== 'plain').each(['seeded', 'typed'] as const)(
  'random players, %s dice: every mode ends alike',
  (dice) => {
    test('interrupts', () => fuzzAll(interrupts, 20, {}, dice));
    test('cards', () => fuzzAll(cards, 20, { traders: 6 }, dice));
    test('placement', () => fuzzAll(placement, 20, { wrecks: true }, dice));
  },
);
