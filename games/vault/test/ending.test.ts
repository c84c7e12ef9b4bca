import { describe, expect, test } from 'vitest';
import { compareScores, scoreOf } from '../queries/ending.ts';
import type { VaultState } from '../state.ts';
import {
  built,
  builtAll,
  crowd,
  finishRound,
  hold,
  layRoomTrack,
  player,
  stock,
  threatened,
  vault,
} from './helpers/vault.ts';

const FIVE = ['shed', 'loft', 'porch', 'cellar', 'pit'];

/** A table in its last round. */
const lastRound = (change: (state: VaultState) => void) =>
  vault({
    state: (state) => {
      state.threatsOut = true;
      change(state);
    },
  });

const ended = (change: (state: VaultState) => void) => {
  const t = lastRound(change);
  finishRound(t);
  return t.session.result!;
};

describe('ending the game', () => {
  test('SH-END-1 after the sixth room the others still take their turns and dwellers are recalled before scoring', () => {
    const t = vault({
      state: (state) => {
        builtAll(state, 0, FIVE);
        stock(state, 0, { power: 1 });
        layRoomTrack(state, 'attic', 'hall', 'school');
      },
    });
    t.seat(0).answer('space:red.lift.1', 'attic');
    expect(t.logged('SH-END-1')).toEqual(['Ann has six rooms: this is the last round.']);
    expect(t.session.result).toBeUndefined();
    t.seat(1).answer('space:top.3.1');
    t.seat(0).answer('pass');
    t.seat(1).answer('pass');
    expect(t.state.players.every(({ dwellers }) => dwellers.every(({ at }) => at === null))).toBe(true);
    expect(t.session.result).toBeDefined();
    expect(t.session.question).toBeUndefined();
  });

  test('SH-END-1 the game ends at the end of the round in which the threat deck ran out', () => {
    const t = vault({
      chance: {
        'spawn.roll': [
          [1, 1],
          [3, 4],
          [3, 4],
        ],
      },
      state: (state) => {
        state.threatDeck.splice(1);
      },
    });
    finishRound(t);
    expect(t.session.result).toBeUndefined();
    expect(t.state).toMatchObject({ round: 2, threatsOut: true });
    finishRound(t);
    expect(t.session.result).toBeDefined();
  });

  test('SH-RULING-5 a sixth room and the end of the threats in one round simply end the game', () => {
    const { winners } = ended((state) => {
      builtAll(state, 0, ['attic', ...FIVE]);
      player(state, 1).happiness = 1;
    });
    expect(winners).toEqual([1]);
  });

  test('SH-END-2 one happiness is lost for each threat on one’s level, not below none; the top level costs nobody', () => {
    const score = (happiness: number) =>
      ended((state) => {
        player(state, 0).happiness = happiness;
        built(state, 0, 3, 'attic');
        threatened(state, 'red.3.1', 'raiders.1');
        threatened(state, 'red.3.2', 'raiders.2');
        threatened(state, 'top.3.1', 'raiders.3');
        player(state, 1).happiness = 4;
      }).scores;
    expect([score(5), score(1)]).toEqual([
      [3, 4],
      [0, 4],
    ]);
  });

  test('SH-END-3 the player with the most happiness wins', () => {
    const result = ended((state) => {
      player(state, 0).happiness = 3;
      player(state, 1).happiness = 4;
      stock(state, 0, { power: 6, food: 6, water: 6 });
    });
    expect(result).toEqual({ winners: [1], scores: [3, 4] });
  });

  test('SH-END-4 ties go to the most resources, then the most dwellers, then the most items; then the victory is shared', () => {
    const tie = (change: (state: VaultState) => void) => ended(change).winners;
    expect(
      tie((state) => {
        stock(state, 0, { power: 1, food: 2 });
        stock(state, 1, { water: 2 });
        crowd(state, 1, 4);
        hold(state, 1, 'club', 'dog');
      }),
    ).toEqual([0]);
    expect(
      tie((state) => {
        stock(state, 0, { power: 2 });
        stock(state, 1, { water: 2 });
        crowd(state, 1, 3);
        hold(state, 0, 'club', 'dog');
      }),
    ).toEqual([1]);
    expect(tie((state) => hold(state, 0, 'club'))).toEqual([0]);
    expect(
      tie((state) => {
        hold(state, 0, 'club');
        hold(state, 1, 'dog');
      }),
    ).toEqual([0, 1]);
  });

  test('SH-END-5 a threat beaten in the last round costs nothing', () => {
    const t = lastRound((state) => {
      built(state, 0, 3, 'attic');
      threatened(state, 'red.3.1', 'leak.1');
      stock(state, 0, { water: 2 });
    });
    t.seat(0).answer('space:red.3.1');
    finishRound(t);
    expect(t.session.result!.scores).toEqual([1, 0]);
  });

  test('SH-RULING-14 end-of-game items count after happiness was lost for threats', () => {
    const t = lastRound((state) => {
      built(state, 0, 3, 'attic');
      threatened(state, 'red.3.1', 'raiders.1');
      threatened(state, 'red.3.2', 'raiders.2');
      player(state, 0).happiness = 1;
      crowd(state, 0, 5);
      hold(state, 0, 'album');
    });
    expect(scoreOf(t.session.position, 0)).toMatchObject({
      happiness: 1,
      lost: 1,
      items: [{ item: 'album', happiness: 2 }],
      total: 2,
    });
  });

  test.each([
    ['album', 'one for each two dwellers', (state: VaultState) => crowd(state, 0, 5), 2],
    [
      'trophies',
      'one for each threat beaten, to its limit',
      (state: VaultState) => Object.assign(player(state, 0), { defeated: 5 }),
      2,
    ],
    ['plaque', 'one for the fifth room', (state: VaultState) => builtAll(state, 0, FIVE), 1],
    ['pantry', 'one for each four resources', (state: VaultState) => stock(state, 0, { power: 6, food: 3 }), 2],
    [
      'wall',
      'one for each three items, itself included',
      (state: VaultState) => hold(state, 0, 'club', 'dog', 'coin'),
      1,
    ],
    ['record', 'two for a level without threats', () => {}, 2],
  ] as [string, string, (state: VaultState) => void, number][])('%s scores %s', (item, _what, change, happiness) => {
    const t = lastRound((state) => {
      change(state);
      hold(state, 0, item);
    });
    expect(scoreOf(t.session.position, 0).items).toEqual([{ item, happiness }]);
  });

  test('a level with a threat has no clean record', () => {
    const t = lastRound((state) => {
      built(state, 0, 3, 'attic');
      threatened(state, 'red.3.1', 'raiders.1');
      hold(state, 0, 'record');
    });
    expect(scoreOf(t.session.position, 0).items).toEqual([{ item: 'record', happiness: 0 }]);
  });

  test('SH-END-4 scores are compared by the same functions that explain them', () => {
    const score = { happiness: 3, lost: 0, items: [], total: 3, resources: 2, dwellers: 2, itemCount: 0 };
    expect(compareScores(score, { ...score, total: 2, resources: 9 })).toBeGreaterThan(0);
    expect(compareScores(score, { ...score, dwellers: 3 })).toBeLessThan(0);
    expect(compareScores(score, score)).toBe(0);
  });
});
