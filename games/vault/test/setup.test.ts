import { startSession, TableRefused } from '@holotape/kernel';
import { describe, expect, test } from 'vitest';
import { builtIn, builtInVault } from './helpers/vault.ts';

describe('setting up', () => {
  test('SH-SETUP-1 two, three and four players play; one and five are refused by that rule', () => {
    for (const seats of [2, 3, 4]) expect(builtInVault({ seats }).session.question?.ask).toBe('turn');
    for (const seats of [0, 1, 5, 2.5]) {
      const make = () => startSession(builtIn, { seats, seed: 'x' });
      expect(make).toThrow(TableRefused);
      expect(make).toThrow(`The vault is played by 2 to 4; ${seats} seats were asked for.`);
    }
  });

  test('SH-SETUP-2 the top level is the fixed elevator and six fixed rooms in their order, whatever the seed, and nobody owns it', () => {
    for (const seed of ['a', 'b', 'c']) {
      const top = builtInVault({ seed }).state.levels[0]!;
      expect(top.owner).toBeNull();
      expect(top.threats).toEqual(Array(12).fill(null));
      expect(top.rooms).toEqual([
        'wasteland',
        'vault-door',
        'power-generator',
        'water-treatment',
        'overseers-office',
        'diner',
      ]);
    }
  });

  test('SH-SETUP-3 n players give n coloured levels below the top, in seat order if nobody names another', () => {
    expect(builtInVault({ seats: 3 }).state.levels.map(({ name }) => name)).toEqual(['top', 'red', 'blue', 'yellow']);
  });

  test('SH-SETUP-3 a chosen order and chosen colours are kept; colours nobody took stay in the box', () => {
    const { state } = builtInVault({ seats: 2, options: { colours: ['green', 'blue'], levels: [1, 0] } });
    expect(state.levels.map(({ name, owner }) => [name, owner])).toEqual([
      ['top', null],
      ['blue', 1],
      ['green', 0],
    ]);
  });

  test.each([
    ['SH-SETUP-3', { colours: ['red', 'red'] }, 'Each of the 2 seats needs a colour of its own; given: red, red.'],
    [
      'SH-SETUP-3',
      { colours: ['red', 'blue', 'green'] },
      'Each of the 2 seats needs a colour of its own; given: red, blue, green.',
    ],
    ['SH-SETUP-3', { levels: [0, 0] }, 'The order of the levels must name each of the 2 seats once; given: 0, 0.'],
    ['SH-SETUP-7', { first: 2 }, 'There is no seat 2 to be first player; seats are 0 to 1.'],
  ])('%s impossible wishes are refused with a sentence: %j', (_rule, options, sentence) => {
    expect(() => startSession(builtIn, { seats: 2, seed: 'x', options })).toThrow(sentence);
    expect(() => startSession(builtIn, { seats: 2, seed: 'x', options: { first: 1 } })).not.toThrow();
  });

  test('SH-SETUP-4 everybody starts with two available dwellers and nothing else; five more wait in the box', () => {
    for (const { dwellers, power, food, water, happiness, items } of builtInVault({ seats: 4 }).state.players) {
      expect(dwellers.map(({ at, injured, trained }) => ({ at, injured, trained }))).toEqual([
        { at: null, injured: false, trained: null },
        { at: null, injured: false, trained: null },
      ]);
      expect({ power, food, water, happiness, items }).toEqual({
        power: 0,
        food: 0,
        water: 0,
        happiness: 0,
        items: [],
      });
    }
  });

  test('SH-SETUP-5 the decks hold 31 - 3 items, 18 threats and 24 - 3 rooms; orders follow the seed', () => {
    const decks = (seed: string) => {
      const { itemDeck, threatDeck, roomDeck } = builtInVault({ seed }).state;
      return { itemDeck, threatDeck, roomDeck };
    };
    const { itemDeck, threatDeck, roomDeck } = decks('a');
    expect([itemDeck.length, threatDeck.length, roomDeck.length]).toEqual([28, 18, 21]);
    expect(decks('a')).toEqual({ itemDeck, threatDeck, roomDeck });
    for (const deck of ['itemDeck', 'threatDeck', 'roomDeck'] as const)
      expect(decks('b')[deck]).not.toEqual(decks('a')[deck]);
  });

  test('the six extra rooms are shuffled in if the table wants them', () => {
    const { roomDeck, roomTrack } = builtInVault({ options: { extraRooms: true } }).state;
    expect(roomDeck.length + roomTrack.length).toBe(30);
  });

  test('SH-SETUP-6 three items and three rooms are turned up', () => {
    const { itemTrack, roomTrack, itemDeck } = builtInVault().state;
    expect([itemTrack.length, roomTrack.length]).toEqual([3, 3]);
    expect(itemDeck.some((id) => itemTrack.includes(id))).toBe(false);
  });

  test('SH-SETUP-7 exactly one player holds the token: the host’s choice, or else by the seed', () => {
    expect(builtInVault({ seats: 4, options: { first: 2 } }).state.first).toBe(2);
    const bySeed = (seed: string) => builtInVault({ seats: 4, seed }).state.first;
    expect(bySeed('a')).toBe(bySeed('a'));
    const all = new Set(Array.from({ length: 40 }, (_, i) => bySeed(`seed ${i}`)));
    expect([...all].sort()).toEqual([0, 1, 2, 3]);
  });
});
