/** Battles by random players, with everything that must always hold checked at every question. */
import { randomFrom, startSession } from '@holotape/kernel';
import { checkFork, checkRefusals, checkViews, playRandomly } from '@holotape/kernel/testing';
import { describe, expect, test } from 'vitest';
import { isOnTable, overlaps, overlapsPolygon } from '../geometry/index.ts';
import { healthLeft } from '../rules/damage.ts';
import { baseOf, inPlay } from '../rules/units.ts';
import type { Battle, SkirmishOptions } from '../state.ts';
import { crate, game, piece, settler, unit, wall } from './battle.ts';

/** A small table with something of everything. */
const options = {
  width: 5000,
  height: 4000,
  forces: [
    [settler('settlers', [400, 1000], [400, 2000]), unit('dog', 'dogmeat', [[600, 3000]], 'dog-bite')],
    [
      unit(
        'mutants',
        'skirmisher',
        [
          [4500, 1000],
          [4500, 2000],
        ],
        '10mm-pistol',
        'pipe-wrench',
      ),
      unit('claw', 'deathclaw', [[4300, 3200]], 'deathclaw-swipe'),
    ],
  ],
  pieces: [
    wall('wall', [2300, 300, 150, 1400]),
    crate('crate', [1500, 2200, 300, 300]),
    crate('car', [3200, 1500, 600, 300]),
    piece('wood', [2000, 2600, 900, 900], { cover: true, area: true }),
    piece('mud', [3300, 2500, 500, 500], { ground: 'difficult' }),
  ],
} as unknown as SkirmishOptions;

/** What must never be. */
function whatIsWrong(battle: Battle): string[] {
  const { state } = battle;
  const models = inPlay(battle);
  const closed = state.pieces.filter(({ ground }) => ground === 'impassable');
  return models.flatMap((model, i) => {
    const base = baseOf(battle, model);
    return [
      ...models
        .slice(i + 1)
        .flatMap((other) => (overlaps(base, baseOf(battle, other)) ? [`${model.id} on ${other.id}`] : [])),
      ...closed.flatMap(({ id, outline }) => (overlapsPolygon(base, outline) ? [`${model.id} in ${id}`] : [])),
      ...(isOnTable(base.r, base, state) ? [] : [`${model.id} off the table`]),
      ...(healthLeft(battle, model) > 0 ? [] : [`${model.id} still standing`]),
    ];
  });
}

describe('random battles', () => {
  test.each([1, 2, 3])(
    'battle %d: bases never overlap, everyone is on the table or gone, forks and refusals change nothing',
    (number) => {
      const random = randomFrom(`fuzz ${number}`);
      const session = startSession(game, { seats: 2, seed: `battle ${number}`, options });
      let asked = 0;
      playRandomly(session, random, {
        mostAnswers: 90,
        eachAnswer: (now) => {
          expect(whatIsWrong(now.position)).toEqual([]);
          asked += 1;
          if (asked % 11 !== 0) return;
          checkFork(now, random);
          checkRefusals(now);
          checkViews(now, random);
        },
      });
      expect(asked).toBeGreaterThan(20);
    },
  );
});
