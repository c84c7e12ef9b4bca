/** What bots think of a position: every term has the right sign. How much each matters, simulations measure. */

import { startSession } from '@holotape/kernel';
import { describe, expect, test } from 'vitest';
import { WEIGHTS } from '../bots/evaluation.ts';
import type { VaultState } from '../state.ts';
import { built, builtAll, builtIn, crowd, hold, layRoomTrack, player, stock, threatened } from './helpers/vault.ts';

type Change = (state: VaultState) => void;

const terms = new Map(builtIn.evaluation!.map((term) => [term.name, term]));

/** A table of two in its first round, Ann to place first, everything in the open. */
function tableWith(...changes: Change[]): VaultState {
  const session = startSession(builtIn, { seats: 2, seed: 'bots', options: { first: 0 } });
  const state = builtIn.copy(session.state);
  for (const change of changes) change(state);
  return state;
}

/** What the term thinks of the table for Ann, in happiness. */
const worth = (name: string, ...changes: Change[]): number =>
  terms.get(name)!.value({ state: tableWith(...changes), content: builtIn.content }, 0) / WEIGHTS.itself;

const lastRound: Change = (state) => {
  state.threatsOut = true;
};
const over: Change = (state) => {
  state.phase = 'over';
};
const happy =
  (seat: number, happiness: number): Change =>
  (state) => {
    player(state, seat).happiness = happiness;
  };
const trained =
  (seat: number, letter: 'S' | 'C'): Change =>
  (state) => {
    player(state, seat).dwellers[0]!.trained = letter;
  };

describe('what a bot thinks is good', () => {
  test('every term is named once and says why', () => {
    expect(terms.size).toEqual(builtIn.evaluation!.length);
    for (const { why } of terms.values()) expect(why.length).toBeGreaterThan(20);
  });

  test('happiness: more is better, one for one', () => {
    expect(worth('happiness', happy(0, 3))).toBeCloseTo(worth('happiness', happy(0, 2)) + 1);
    expect(worth('happiness', happy(1, 9))).toEqual(worth('happiness'));
  });

  test('threats: one on the own level is bad, worse in the last round, and gone under a healthy dweller', () => {
    const rats: Change = (state) => {
      built(state, 0, 3, 'lounge');
      threatened(state, 'red.3.1', 'burrowing-rats.1');
    };
    const standing: Change = (state) => {
      player(state, 0).dwellers[0]!.at = 'red.3.1';
    };
    const hurt: Change = (state) => {
      player(state, 0).dwellers[0]!.injured = true;
    };
    expect(worth('threats')).toEqual(0);
    expect(worth('threats', rats)).toBeLessThan(0);
    expect(worth('threats', rats, lastRound)).toBeLessThan(worth('threats', rats));
    expect(worth('threats', rats, standing)).toEqual(0);
    expect(worth('threats', rats, standing, hurt)).toBeLessThan(0);
  });

  test('end-of-game items: a promise early, what they would bring now late', () => {
    const album: Change = (state) => hold(state, 0, 'snapshot-album');
    expect(worth('end-of-game items', album)).toBeGreaterThan(0);
    // Two dwellers: one happiness.
    expect(worth('end-of-game items', album, lastRound)).toBeCloseTo(1);
    expect(worth('end-of-game items', album, (state) => crowd(state, 0, 6), lastRound)).toBeCloseTo(3);
  });

  test('resources: more are better, of different kinds best, and nearly nothing when the game is over', () => {
    const three: Change = (state) => stock(state, 0, { power: 3 });
    const mixed: Change = (state) => stock(state, 0, { power: 1, food: 1, water: 1 });
    expect(worth('resources', three)).toBeGreaterThan(worth('resources'));
    expect(worth('resources', mixed)).toBeGreaterThan(worth('resources', three));
    expect(worth('resources', mixed, over)).toBeLessThan(0.1);
    expect(worth('resources', mixed, over)).toBeGreaterThan(worth('resources', over));
  });

  test('within reach: cubes that pay for something are better than as many that do not', () => {
    const track: Change = (state) => layRoomTrack(state, 'deep-well', 'target-range', 'reactor-annex');
    const water: Change = (state) => stock(state, 0, { water: 2 });
    const power: Change = (state) => stock(state, 0, { power: 2 });
    const food: Change = (state) => stock(state, 0, { food: 2 });
    expect(worth('within reach', track, water)).toEqual(0);
    expect(worth('within reach', track, power)).toBeGreaterThan(0);
    expect(worth('within reach', track, food)).toBeGreaterThan(0);
    expect(worth('within reach', track, power, lastRound)).toEqual(0);
  });

  test('dwellers: more are better, early more than late', () => {
    const gain = (...also: Change[]) =>
      worth('dwellers', (state) => crowd(state, 0, 3), ...also) - worth('dwellers', ...also);
    const later: Change = (state) => builtAll(state, 1, ['lounge', 'canteen', 'deep-well', 'store-room']);
    expect(gain()).toBeGreaterThan(gain(later));
    expect(gain(later)).toBeGreaterThan(gain(later, lastRound));
    expect(gain(lastRound)).toBeGreaterThan(0);
  });

  test('injuries: bad, but no matter in the last round', () => {
    const hurt: Change = (state) => {
      player(state, 0).dwellers[0]!.injured = true;
    };
    expect(worth('injuries', hurt)).toBeLessThan(0);
    expect(worth('injuries', hurt, lastRound)).toEqual(worth('injuries', lastRound));
  });

  test('training: good where a space has the letter, and better once it is done', () => {
    const soon: Change = (state) => {
      player(state, 0).dwellers[0]!.training = 'S';
    };
    expect(worth('training', trained(0, 'S'))).toBeGreaterThan(worth('training', soon));
    expect(worth('training', soon)).toBeGreaterThan(0);
    // Nothing on the top level has a C.
    expect(worth('training', trained(0, 'C'))).toEqual(0);
    expect(worth('training', trained(0, 'C'), (state) => built(state, 1, 3, 'lounge'))).toBeGreaterThan(0);
    expect(worth('training', trained(0, 'S'), over)).toBeLessThan(worth('training', trained(0, 'S')));
  });

  test('items: one that does something is worth more than nothing, and more than one that only scores', () => {
    const crate = worth('items', (state) => hold(state, 0, 'ration-crate'));
    expect(crate).toBeGreaterThan(worth('items', (state) => hold(state, 0, 'full-pantry')));
    expect(crate).toBeGreaterThan(0);
    expect(worth('items', (state) => hold(state, 0, 'ration-crate'), lastRound)).toBeLessThan(crate);
  });

  test('rooms: each is good; one whose spaces bring more is better', () => {
    const one = (room: string) => worth('rooms', (state) => built(state, 0, 3, room));
    expect(one('study-hall')).toBeGreaterThan(0);
    expect(one('store-room')).toBeGreaterThan(one('study-hall'));
  });

  test('first player: the token is good to hold, but not in the last round', () => {
    const away: Change = (state) => {
      state.first = 1;
    };
    expect(worth('first player')).toBeGreaterThan(worth('first player', away));
    expect(worth('first player', lastRound)).toEqual(0);
  });

  test('waiting dwellers: a placement still to come is good, passing gives it away', () => {
    const passed: Change = (state) => {
      player(state, 0).passed = true;
    };
    expect(worth('waiting dwellers')).toBeGreaterThan(0);
    expect(worth('waiting dwellers', passed)).toEqual(0);
  });

  test('chance of victory: a lead is good, a rival’s is bad, and worth most when little can change', () => {
    const chance = (...changes: Change[]) => worth('chance of victory', ...changes);
    expect(chance(happy(0, 5))).toBeGreaterThan(chance());
    expect(chance(happy(1, 5))).toBeLessThan(chance());
    expect(chance(happy(0, 5), lastRound)).toBeGreaterThan(chance(happy(0, 5)));
    expect(chance(happy(1, 5), lastRound)).toBeLessThan(chance(happy(1, 5)));
  });

  test('chance of victory: certain when the game is over, and shared by those who share it', () => {
    const chance = (...changes: Change[]) => worth('chance of victory', ...changes, over);
    expect(chance(happy(1, 5))).toEqual(0);
    expect(chance(happy(0, 5))).toBeGreaterThan(0);
    expect(chance()).toBeCloseTo(chance(happy(0, 5)) / 2);
  });

  test('whoever is far ahead would rather have the last room built than go on, whoever is behind would not', () => {
    const five = ['lounge', 'canteen', 'deep-well', 'store-room', 'target-range'];
    const rich: Change = (state) => {
      builtAll(state, 0, five);
      crowd(state, 0, 7);
      stock(state, 0, { power: 5, food: 6, water: 6 });
    };
    const whole = (...changes: Change[]) => {
      const vault = { state: tableWith(rich, ...changes), content: builtIn.content };
      return builtIn.evaluation!.reduce((sum, { value }) => sum + value(vault, 0), 0);
    };
    const sixth: Change = (state) => builtAll(state, 0, [...five, 'study-hall']);
    expect(whole(happy(0, 40), happy(1, 10), sixth)).toBeGreaterThan(whole(happy(0, 40), happy(1, 10)));
    expect(whole(happy(0, 10), happy(1, 40), sixth)).toBeLessThan(whole(happy(0, 10), happy(1, 40)));
  });
});
