/** Battles by random players, with everything that must always hold checked at every question. */
import { doubtMemory, type Random, randomFrom, startSession } from '@holotape/kernel';
import { checkFork, checkRefusals, checkViews, playRandomly, startFrom } from '@holotape/kernel/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SkirmishOptions, SkirmishState } from '../state.ts';
import { crate, game, heroic, marker, piece, settler, unit, wall } from './helpers/battle.ts';
import { whatIsWrong } from './helpers/invariants.ts';

// Whatever is remembered must be what would be found.
beforeAll(() => doubtMemory(true));
afterAll(() => doubtMemory(false));

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
} as SkirmishOptions;

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
} as SkirmishOptions;

/** Heroes, chems, markers, walls to climb: what makes activations long. */
const richer = {
  width: 5000,
  height: 4000,
  forces: [
    [
      {
        ...unit('nora', 'sole-survivor', [[400, 1000]], 'hunting-rifle', 'fragmentation-grenade'),
        heroic: true,
        leader: 'hunter',
        items: ['stimpak', 'stimpak', 'jet', 'brahmin-meat'],
      },
      unit('dog', 'dogmeat', [[600, 1800]], 'dog-bite'),
      { ...settler('settlers', [500, 2600], [500, 3300]), items: ['stimpak'] },
    ],
    [
      { ...unit('brute', 'brute', [[4400, 1000]], 'board'), leader: 'brawler', items: ['cram'] },
      unit('lancer', 'lancer', [[4400, 2000]], 'laser-pistol'),
      unit('hound', 'mutant-hound', [[4300, 3000]], 'hound-bite'),
    ],
  ],
  pieces: [
    piece('house', [1900, 700, 1000, 1000], { height: 600, blocksSight: true, ground: 'climbable' }),
    piece('ladder', [3300, 2400, 500, 500], { height: 400, ground: 'ladder' }),
    crate('crate', [1500, 2400, 300, 300]),
  ],
} as SkirmishOptions;

/** Markers of every kind around the middle, and short decks so that they run out. */
function scatterMarkers(state: SkirmishState): void {
  const faces = ['item', 'danger', 'danger-item', 'trapped-lock', 'lockpick', 'search', 'computers', 'blank'] as const;
  for (const [i, face] of faces.entries()) {
    const [x, y] = [1000 + (i % 4) * 900, i < 4 ? 2000 : 3500];
    state.markers.push(marker(`s${i}`, 'searchable', face, x, y));
  }
  state.markers.push(
    marker('i1', 'investigation', 'searchable', 1200, 3000),
    marker('i2', 'investigation', 'number-1', 3000, 3000),
    { ...marker('terminal', 'computer', 'blank', 1000, 1200), up: true },
  );
  state.aside.push('item', 'lockpick');
  state.decks.items = ['machete', 'radaway', 'baseball-bat'];
  state.decks.dangers = ['jaw-trap', 'pilot-light', 'alarm-bell', 'wired-grenade', 'rotten-floor'];
}

const begin = (seed: string, how: SkirmishOptions) => startSession(game, { seats: 2, seed, options: how });
type Playing = ReturnType<typeof begin>;

/** Plays a battle by chance; every position is sound, and now and then it is forked, refused and looked at. */
function playSoundly(session: Playing, random: Random, mostAnswers: number): void {
  let asked = 0;
  playRandomly(session, random, {
    mostAnswers,
    eachAnswer: (now) => {
      expect(whatIsWrong(now.position, now.question, now.agreement.options)).toEqual([]);
      asked += 1;
      if (asked % 11 !== 0) return;
      checkFork(now, random);
      checkRefusals(now);
      checkViews(now, random);
    },
  });
  expect(asked).toBeGreaterThan(20);
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
      playSoundly(begin(`battle ${number}`, options), random, mostAnswers);
    },
  );

  test.each([1, 2, 3, 4])(
    'battle %d with heroes, chems, markers and walls: the same holds, and nothing leaks',
    (number) => {
      const random = randomFrom(`richer ${number}`);
      const before = begin(`richer ${number}`, richer);
      const state = game.copy(before.open.checkpoint!);
      scatterMarkers(state);
      playSoundly(startFrom(before, state), random, 110);
    },
  );
});
