/** What every Boost does: a proof for each thing that one can do, so that none can be forgotten. */
import { describe, expect, test } from 'vitest';
import type { BoostDoes } from '../../printed/boosts.ts';
import { content } from '../helpers/battle.ts';
import { ATTACKS } from './attacks.ts';
import { MOVING } from './moving.ts';
import { ROLLS } from './rolls.ts';
import { TURNS } from './turns.ts';

const PROOFS: Readonly<Record<BoostDoes, () => void>> = { ...ROLLS, ...ATTACKS, ...MOVING, ...TURNS };

describe('CH-BOOST-4 at its moment a Boost', () => {
  test.each(Object.entries(PROOFS))('does what it says: %s', (_, proof) => proof());

  test('and every card does one of these', () => {
    expect(new Set([...content.boosts.values()].map(({ effect }) => effect.does))).toEqual(
      new Set(Object.keys(PROOFS)),
    );
  });
});
