/** Battles by random players, with everything that must always hold checked at every question. */
import { randomFrom, startSession } from '@holotape/kernel';
import { checkFork, checkRefusals, checkViews, playRandomly } from '@holotape/kernel/testing';
import { describe, expect, test } from 'vitest';
import { isOnTable, overlaps, overlapsPolygon } from '../geometry/index.ts';
import { healthLeft } from '../rules/damage.ts';
import { suitRoom } from '../rules/power-armor.ts';
import { baseOf, inPlay } from '../rules/units.ts';
import type { Battle, SkirmishOptions } from '../state.ts';
import { crate, game, heroic, piece, settler, unit, wall } from './battle.ts';

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

/** The same table with the heavier things: Heroic models, Power Armor, explosives, conditions and a turret. */
const heavier = {
  ...options,
  forces: [
    [
      heroic(unit('nora', 'sole-survivor', [[400, 1000]], 'laser-rifle', 'fragmentation-grenade', 'machete')),
      { ...unit('paladin', 'paladin', [[400, 2000]], 'minigun', 'example-ram'), powerArmor: 't-60-power-armor' },
      unit(
        'scavenger',
        'scavenger',
        [[600, 3000]],
        'pipe-rifle',
        'molotov-cocktail',
        'bottlecap-mine',
        'fragmentation-mine',
      ),
    ],
    [
      heroic(unit('hammer', 'hammer', [[4500, 1000]], 'missile-launcher', 'super-sledge')),
      unit('mutants', 'skirmisher', [[4500, 2000]], 'double-barrel-shotgun', 'cryo-grenade', 'fragmentation-mine'),
      unit('claw', 'deathclaw', [[4300, 3200]], 'deathclaw-swipe'),
    ],
  ],
  turrets: [{ id: 'gun', card: 'machine-gun-turret-mk1', x: 2600, y: 2200 }],
} as unknown as SkirmishOptions;

/** What must never be. */
function whatIsWrong(battle: Battle): string[] {
  const { state, content } = battle;
  const models = inPlay(battle);
  // Whoever is on its way may be above a friend; where it ends is looked at when it has ended.
  const resting = models.filter(({ id }) => !state.acting.some(({ model }) => model === id));
  const closed = state.pieces.filter(({ ground }) => ground === 'impassable');
  return [
    ...resting.flatMap((model, i) => {
      const base = baseOf(battle, model);
      return [
        ...resting
          .slice(i + 1)
          .flatMap((other) => (overlaps(base, baseOf(battle, other)) ? [`${model.id} on ${other.id}`] : [])),
        ...closed.flatMap(({ id, outline }) => (overlapsPolygon(base, outline) ? [`${model.id} in ${id}`] : [])),
      ];
    }),
    ...models.flatMap((model) => {
      const { r, x, y } = baseOf(battle, model);
      // Tokens of an attack that is being resolved lie there before the model is removed.
      const isSettled = state.acting.length === 0 && !state.dying.includes(model.id);
      return [
        ...(isOnTable(r, { x, y }, state) ? [] : [`${model.id} off the table`]),
        ...(healthLeft(battle, model) > 0 || !isSettled ? [] : [`${model.id} still standing`]),
        ...(new Set(model.conditions).size === model.conditions.length ? [] : [`${model.id} has a condition twice`]),
      ];
    }),
    ...state.units.flatMap(({ id, luck, meters, powerArmor, card }) => [
      ...(luck <= (content.units.get(card)?.special.LUC ?? 0) ? [] : [`${id} is too lucky`]),
      ...Object.entries(meters).flatMap(([weapon, points]) =>
        points >= 0 && points <= content.weapons.get(weapon)!.critical!.rating ? [] : [`${id}: meter of ${weapon}`],
      ),
      ...(powerArmor === null || suitRoom(battle, powerArmor) >= 0 ? [] : [`${id}: too much on its Power Armor`]),
    ]),
    ...state.mines.flatMap(({ id, x, y }) => (isOnTable(0, { x, y }, state) ? [] : [`${id} off the table`])),
  ];
}

describe('random battles', () => {
  test.each([
    [1, options, 90],
    [2, options, 90],
    [3, options, 90],
    [4, heavier, 160],
    [5, heavier, 160],
    [6, heavier, 160],
  ])(
    'battle %d: bases never overlap, everyone is on the table or gone, forks and refusals change nothing',
    (number, options, mostAnswers) => {
      const random = randomFrom(`fuzz ${number}`);
      const session = startSession(game, { seats: 2, seed: `battle ${number}`, options });
      let asked = 0;
      playRandomly(session, random, {
        mostAnswers,
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
