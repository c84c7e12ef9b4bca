/** New California: setting up, its cards and its enemies. */
import { testTable } from '@holotape/kernel/testing';
import { describe, expect, test } from 'vitest';
import {
  adventure,
  answer,
  asked,
  core,
  enemiesOf,
  fresh,
  put,
  staged,
  survivor,
  testing,
  topAgendas,
} from './helpers/adventure.ts';
import { fighting, meeting as met, type Setting, type State, untilTurn } from './helpers/beginnings.ts';

const ON = { newCalifornia: true };
/** A table of the real game; who plays whom is agreed on. */
const table = (options: object, seats = 1) => {
  const survivors = ['drifter', 'vaultborn', 'exile-knight', 'old-ghoul'].slice(0, seats);
  return testTable(core, { seats, options: { scenario: 'the-iron-commons', survivors, ...options } });
};
const has = (ids: readonly string[], ...wanted: string[]) => wanted.map((id) => ids.includes(id));

describe('setting up', () => {
  test('NC-SETUP-1 assets, loot, unique assets and perks of both boxes lie in their decks; without the expansion only the old ones', () => {
    const decks = ({ state }: ReturnType<typeof table>) => {
      const { assetDeck, shop, lootDeck, uniqueDeck, perkDeck } = state;
      return [
        ...has([...assetDeck, ...shop], 'leather-coat.1', 'silent-pistol.1'),
        ...has(lootDeck, 'gear-box.1', 'stray-cat.1'),
        ...has(uniqueDeck, 'rotary-gun.1', 'arc-rifle.1'),
        ...has(perkDeck, 'door-kick', 'human-crane'),
      ];
    };
    expect(decks(table(ON))).toEqual([true, true, true, true, true, true, true, true]);
    expect(decks(table({}))).toEqual([true, false, true, false, true, false, true, false]);
  });

  test('NC-SETUP-2 the enemy stacks hold tokens of both boxes', () => {
    const humans = ({ state }: ReturnType<typeof table>) => {
      const { stack } = state.stacks.human;
      return has([...stack, ...state.enemies.map(({ token }) => token)], 'roadside-thug.1', 'toll-gunner.1');
    };
    expect(humans(table(ON))).toEqual([true, true]);
    expect(humans(table({}))).toEqual([true, false]);
  });

  test('NC-SETUP-3 the new survivors can be chosen in any scenario, but only with the expansion', () => {
    const choosing = (options: object) =>
      testTable(core, { seats: 1, options: { scenario: 'saltfog-island', ...options } })
        .seat(0)
        .asked()!.can;
    expect(choosing(ON)).toContain('ranger');
    expect(choosing({})).not.toContain('ranger');
    expect(choosing({})).toContain('drifter');
    expect(table({ ...ON, survivors: ['ranger'] }).state.survivors[0]!.character).toBe('ranger');
    expect(() => table({ survivors: ['ranger'] })).toThrow('survivor of its own');
  });

  test('NC-SETUP-4 the house robot has two character cards', () => {
    const { cards } = table({ ...ON, survivors: ['house-robot'] }).state.survivors[0]!;
    expect(cards.map(({ id, in: where }) => [id, where])).toEqual([
      ['three-arms.1', 'beside'],
      ['modular-shell.1', 'beside'],
    ]);
  });

  test('NC-SETUP-5 numbers of both boxes are in one library, in order; without the expansion only the old ones', () => {
    const { library } = fresh({ options: ON }).state;
    expect(has(library, '002', '211')).toEqual([true, true]);
    expect(library.map((id) => Number.parseInt(id, 10))).toEqual(
      library.map((id) => Number.parseInt(id, 10)).toSorted((a, b) => a - b),
    );
    expect(has(fresh().state.library, '002', '211')).toEqual([true, false]);
  });

  const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const tiles = (options: object) =>
    new Set(SEEDS.flatMap((seed) => fresh({ seed, options }).state.map.map(({ tile }) => tile)));

  test('NC-SETUP-6 an expanded scenario, and a new one, is laid out with tiles of both boxes', () => {
    for (const options of [{ expanded: true }, { scenario: 'well' }]) {
      const laid = tiles(options);
      expect([options, ...has([...laid], 'farm', 'marsh', 'vault', 'gorge')]).toEqual([
        options,
        true,
        true,
        true,
        true,
      ]);
    }
    expect(fresh({ options: { expanded: true } }).state.map).toHaveLength(8);
  });

  test('NC-SETUP-6 an expanded scenario is New California, and stages what its sheet adds', () => {
    const { newCalifornia, quests } = fresh({ options: { expanded: true, survivors: ['jane'] } }).state;
    expect([newCalifornia, quests[0]!.card, quests[1]!.card.slice(0, 3)]).toEqual([true, '001', '210']);
    expect(fresh().state.newCalifornia).toBe(false);
  });

  test('NC-SETUP-7 a scenario that is not expanded has only tiles of the old box, with the expansion too', () => {
    expect([...tiles(ON)].filter((tile) => testing.content.tiles.get(tile)!.set !== 'core')).toEqual([]);
    for (const seed of SEEDS) {
      const { map } = testTable(core, {
        seats: 1,
        seed,
        options: { scenario: 'the-slag-pit', survivors: ['ranger'], ...ON },
      }).state;
      expect(map.every(({ tile }) => core.content.tiles.get(tile)!.set === 'core')).toBe(true);
    }
  });
});

/** Ann at Old Town, with this card drawn, at a table that has New California. */
const meeting = (card: string, state?: (state: State) => void, more: Setting = {}) =>
  met(card, state, { ...more, options: { ...ON, ...(more.options as object) } });

describe('cards and tests', () => {
  test('NC-RULES-1 of several cards that bear a number exactly one comes into play', () => {
    const t = meeting('212');
    answer(t, 'option:2');
    const { quests, library } = t.state;
    expect(quests.filter(({ card }) => card.startsWith('210'))).toHaveLength(1);
    expect(library.filter((card) => card.startsWith('210'))).toHaveLength(2);
  });

  test('FB-RULING-67 which one is chance; the others stay in the library, for the next time', () => {
    const drawn = (copy: number, state?: (now: State) => void) => {
      const t = meeting('212', state, { chance: { 'library.copy': [copy] } });
      answer(t, 'option:2');
      return t.state.quests.map(({ card }) => card);
    };
    expect([0, 1, 2].map((copy) => drawn(copy))).toEqual([['210a'], ['210b'], ['210c']]);
    expect(drawn(0, (now) => staged(now, '210a'))).toEqual(['210a', '210b']);
  });

  test.each([
    ['no hits', [1, 1, 1], 1],
    ['two hits', [4, 1, 1], 4],
    ['five hits', [4, 4, 5], 9],
  ])('NC-RULES-2 an open test brings what is listed for its hits: %s', (_, dice, caps) => {
    const t = meeting('211', undefined, { chance: { 'test.roll': [dice as number[]] } });
    answer(t, 'option:1');
    if (asked(t)?.ask === 'test.reroll') answer(t, 'stand');
    expect(survivor(t.state).caps).toBe(3 + (caps as number));
  });

  test('NC-RULES-2 it is rerolled as any test', () => {
    const t = meeting('211', undefined, { chance: { 'test.roll': [[4, 1, 1]], 'test.again': [[4, 4]] } });
    answer(t, 'option:1');
    expect(asked(t)!.ask).toBe('test.reroll');
    answer(t, 'reroll:23', 'stand');
    expect(survivor(t.state).caps).toBe(12);
  });

  test('NC-RULES-3 Group XP goes to every survivor', () => {
    const t = meeting('212', undefined, { seats: 3 });
    answer(t, 'option:1');
    expect(t.state.survivors.map(({ xp }) => xp)).toEqual([2, 2, 2]);
  });

  test('NC-RULES-3 the first player first, then clockwise, each with its levels, whoever earned it', () => {
    const t = meeting(
      '212',
      (now) => {
        now.first = 1;
        for (const each of now.survivors) each.xp = 2;
      },
      { seats: 3 },
    );
    answer(t, 'option:1');
    const order: number[] = [];
    while (asked(t)!.ask !== 'turn') {
      order.push(asked(t)!.to as number);
      answer(t, asked(t)!.can[0] as string);
    }
    const levels = t.session.wholeLog.flatMap(({ say, args }) => (say === 'level' ? [args!.seat] : []));
    expect(levels).toEqual([1, 2, 0]);
    expect(order).toEqual(levels.filter((seat) => order.includes(seat as number)));
  });
});

describe('new abilities of enemies', () => {
  /** Ann at the camp fire; critters act. */
  const critters = (state: (now: State) => void, more: Setting = {}) => {
    const t = adventure({
      ...more,
      options: { ...ON, ...(more.options as object) },
      state: (now) => {
        topAgendas(now, 'rich.1');
        state(now);
      },
    });
    for (let seat = 0; seat < (more.seats ?? 1); seat += 1) answer(t, 'end');
    return t;
  };

  test('NC-RULES-4 a fast enemy moves two spaces toward the nearest survivor', () => {
    // from Old Town to the camp fire: town.d (or c), camp.a (or b), camp.e
    expect(enemiesOf(untilTurn(critters((now) => put(now, 'hare.1', 'town.e')))).join()).toMatch(
      /^hare\.1@camp\.[ab]$/,
    );
    expect(enemiesOf(untilTurn(critters((now) => put(now, 'rat.1', 'town.e')))).join()).toMatch(/^rat\.1@town\.[cd]$/);
  });

  test('NC-RULES-4 FB-RULING-68 one space away it enters the survivor’s space and stops', () => {
    expect(enemiesOf(critters((now) => put(now, 'hare.1', 'camp.a')))).toEqual(['hare.1@camp.e']);
  });

  test('NC-RULES-4 having arrived at one survivor it does not go on to another', () => {
    const t = critters(
      (now) => {
        put(now, 'hare.1', 'camp.a');
        survivor(now, 1).space = 'field.e';
      },
      { seats: 2 },
    );
    expect([enemiesOf(t), asked(t)!.ask]).toEqual([['hare.1@camp.e'], 'turn']);
  });

  test('FB-RULING-68 both of its steps go to the nearest survivor, though another is weaker', () => {
    const t = critters(
      (now) => {
        put(now, 'hare.1', 'town.e');
        survivor(now, 0).space = 'camp.e';
        survivor(now, 0).hp = 3;
        survivor(now, 1).space = 'camp.a';
      },
      { seats: 2 },
    );
    // Ben, two away, is nearer than Ann: it is in his space after two steps.
    expect(enemiesOf(untilTurn(t))).toEqual(['hare.1@camp.a']);
  });

  test('FB-RULING-68 a survivor killed by the one before is no prey for its second step any more', () => {
    const t = critters(
      (now) => {
        put(now, 'lynx.1', 'camp.b');
        survivor(now).hp = 1;
      },
      { chance: { 'fight.roll': [[2, 2, 2]] } },
    );
    // It came in with its first step, fought and killed; it has arrived, and does not go after her.
    expect(asked(t)!.ask).toBe('killed.space');
    answer(t, 'camp.a');
    expect(enemiesOf(t)).toEqual(['lynx.1@camp.e']);
  });

  test('FB-RULING-68 an aggressive one fights where it arrives, with its second step too', () => {
    const t = critters((now) => put(now, 'lynx.1', 'town.d'), { chance: { 'fight.roll': [[2, 1, 1]] } });
    untilTurn(t);
    expect([enemiesOf(t), survivor(t.state).hp]).toEqual([['lynx.1@camp.e'], 14]);
  });

  test('FB-RULING-68 one that can fight at the start does not move', () => {
    const t = critters((now) => put(now, 'hare.1', 'camp.e'), { chance: { 'fight.roll': [[2, 1, 1]] } });
    untilTurn(t);
    expect([enemiesOf(t), survivor(t.state).hp]).toEqual([['hare.1@camp.e'], 15]);
  });

  test('FB-RULING-68 a ranged fast enemy does not shoot after moving: it goes on', () => {
    const t = untilTurn(critters((now) => put(now, 'wasp.1', 'town.d')));
    expect([enemiesOf(t), survivor(t.state).hp]).toEqual([['wasp.1@camp.e'], 16]);
  });

  test('NC-RULES-5 who kills an enemy with the Caps ability gains its level in Caps', () => {
    const on = { options: ON };
    expect(survivor(fighting('banker.1', [6, 6, 1], undefined, on).state).caps).toBe(5);
  });

  test('NC-RULES-5 who does not kill it gains none', () => {
    expect(survivor(fighting('banker.1', [6, 1, 1], undefined, { options: ON }).state).caps).toBe(3);
  });
});
