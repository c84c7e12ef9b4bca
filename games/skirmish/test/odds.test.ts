/** What a preview says is what happens: attacks by chance with all weapons, on all targets, in all conditions. */
import { expect, test } from 'vitest';
import { wrongOdds } from './helpers/odds.ts';

// So many that every weapon comes up often enough; `npm run fuzz skirmish` compares 10,000.
const ATTACKS = 2_000;

test('previews tell the mean damage of sampled play, for every weapon, target, condition and item', () => {
  expect(wrongOdds('odds', ATTACKS)).toEqual([]);
});
