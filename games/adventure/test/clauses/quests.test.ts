/** Quests, prices and the library, clause by clause: each was found by breaking the rule (`npm run mutate adventure`). */
import { describe, expect, test } from 'vitest';
import { questOptions } from '../../queries/quests.ts';
import {
  adventure,
  answer,
  asked,
  can,
  fresh,
  hold,
  perks,
  put,
  staged,
  survivor,
  topAgendas,
} from '../helpers/adventure.ts';
import { cards, meeting, untilTurn } from '../helpers/beginnings.ts';

describe('quests and prices', () => {
  test('FB-CAPS-1 who has just enough can pay, and has none left', () => {
    const t = adventure({
      state: (state) => {
        staged(state, '002');
        Object.assign(survivor(state), { space: 'town.e', caps: 2 });
      },
    });
    answer(t, 'quest:002:1');
    expect(survivor(t.state).caps).toBe(0);
  });

  test('FB-CAPS-1 what costs nothing is open to who has nothing, and takes nothing', () => {
    const t = adventure({
      state: (state) => {
        staged(state, '001');
        Object.assign(survivor(state), { space: 'town.e', caps: 0 });
      },
    });
    answer(t, 'quest:001:2');
    expect([survivor(t.state).caps, t.logged('FB-CAPS-1')]).toEqual([1, []]);
  });

  test('FB-QUEST-1 it takes an action: with none left every objective says so, and nothing else of itself', () => {
    const { position } = adventure({
      state: (state) => {
        staged(state, '002');
        Object.assign(survivor(state), { space: 'town.e', caps: 2 });
      },
    }).session;
    const spent = { rule: 'FB-TURN-1', say: 'why.no-actions' };
    const whys = (why?: typeof spent) => questOptions(position, 0, why).map(({ id, blocked }) => [id, blocked?.rule]);
    expect(whys()).toContainEqual(['quest:002:1', undefined]);
    expect(whys().some(([, rule]) => rule === 'FB-QUEST-2')).toBe(true);
    expect(new Set(whys(spent).map(([, rule]) => rule))).toEqual(new Set(['FB-TURN-1']));
  });

  const giving = (weapons: string[], space = 'camp.a') =>
    adventure({
      seats: 2,
      state: (state) => {
        staged(state, '002');
        for (const card of weapons) hold(state, 0, card, 'inventory');
        survivor(state, 1).space = space;
        survivor(state).space = 'camp.a';
        topAgendas(state, 'calm.1');
      },
    });

  test('FB-QUEST-2 what it requires must hold', () => {
    expect(giving(['stick.1'], 'camp.b').seat(0).refuse('quest:002:3').rule).toBe('FB-QUEST-2');
    expect(can(giving(['stick.1']))).toContain('quest:002:3');
  });

  test('FB-ITEM-7 the only card that would do is given, and nobody is asked', () => {
    const t = giving(['stick.1']);
    answer(t, 'quest:002:3');
    expect([asked(t)!.ask, cards(t), t.state.lootDiscard]).toEqual(['turn', [], ['stick.1']]);
  });

  test('FB-ITEM-7 of several its owner chooses', () => {
    const t = giving(['stick.1', 'club.1']);
    answer(t, 'quest:002:3');
    expect(asked(t)).toMatchObject({ to: 0, ask: 'discard.card', can: ['stick.1', 'club.1'] });
    answer(t, 'club.1');
    expect([cards(t), t.state.assetDiscard]).toEqual([['stick.1 inventory'], ['club.1']]);
  });

  test('FB-SOLO-3 alone, a contest needs nobody near', () => {
    const t = adventure({ chance: { 'test.roll': [[4, 4, 1]] }, state: (state) => staged(state, '005') });
    expect(can(t)).toContain('quest:005:1');
    answer(t, 'quest:005:1');
    untilTurn(t);
    expect(survivor(t.state).xp).toBe(1); // 4 hits against 3
  });

  test('FB-RULING-81 with others, what takes another needs one near, and any other quest does not', () => {
    const near = (space: string) =>
      adventure({
        seats: 2,
        state: (state) => {
          staged(state, '039');
          staged(state, '001');
          Object.assign(survivor(state), { space: 'town.e' });
          survivor(state, 1).space = space;
        },
      });
    expect(near('camp.a').seat(0).refuse('quest:039:1').rule).toBe('FB-QUEST-2');
    expect([can(near('town.a')).includes('quest:039:1'), can(near('camp.a')).includes('quest:001:2')]).toEqual([
      true,
      true,
    ]);
  });

  test('FB-QUEST-6 an objective that takes several times is completed with the last', () => {
    const explored = (before: number) => {
      const t = adventure({
        state: (state) => {
          staged(state, '004');
          state.quests[0]!.counters = [0, before, 0];
          survivor(state).space = 'camp.b';
        },
      });
      answer(t, can(t).find((each) => each.startsWith('explore:'))!);
      return [t.state.power.star, t.state.quests.map(({ counters }) => counters)];
    };
    expect([explored(0), explored(1)]).toEqual([
      [0, [[0, 1, 0]]],
      [2, []],
    ]);
  });

  test('FB-QUEST-6 a quest that is staged has nothing counted yet', () => {
    const t = adventure({
      state: (state) => {
        staged(state, '001');
        put(state, 'bot.1', 'camp.e');
        perks(state, 0, 'zap');
      },
    });
    answer(t, 'perk:zap');
    untilTurn(t);
    expect(t.state.quests.at(-1)).toEqual({ card: '002', counters: [0, 0, 0, 0] });
  });

  test('FB-QUEST-6 rads of one turn are added up, and those of others are not', () => {
    const t = adventure({
      seats: 2,
      state: (state) => {
        staged(state, '006');
        for (const seat of [0, 1]) survivor(state, seat).space = 'town.e';
      },
    });
    answer(t, 'move', 'to:town.b', 'to:town.e', 'end', 'move', 'to:town.b', 'to:town.e', 'move', 'to:town.b');
    untilTurn(t);
    expect([survivor(t.state).caps, survivor(t.state, 1).caps]).toEqual([3, 7]);
  });

  test('FB-QUEST-6 so is a camp that an objective waits for', () => {
    const camped = (token: string | undefined) => {
      const t = adventure({
        state: (state) => {
          staged(state, '006');
          if (token !== undefined) put(state, token, 'camp.a');
        },
      });
      answer(t, 'camp', 'done');
      return survivor(t.state).caps;
    };
    expect([camped('rat.1'), camped(undefined)]).toEqual([4, 3]);
  });

  test('FB-RULING-49 what somebody causes outside its own turn: the first player chooses the order', () => {
    const t = adventure({
      seats: 2,
      chance: { 'fight.roll': [[6, 6, 6]] },
      state: (state) => {
        staged(state, '001');
        staged(state, '003');
        put(state, 'bot.1', 'camp.e');
        state.turn.seat = 1;
        topAgendas(state, 'free.1');
        survivor(state).space = 'town.e';
      },
    });
    answer(t, 'end');
    while (asked(t)!.ask !== 'quest.order') answer(t, asked(t)!.can.at(-1) as string);
    expect(asked(t)).toMatchObject({ to: 0, can: ['001:1', '003:2'] });
  });

  test('FB-CORE-3 who is not on the map completes nothing', () => {
    const t = adventure({
      seats: 2,
      state: (state) => {
        staged(state, '004');
        Object.assign(survivor(state, 1), { space: null, eliminated: true, hp: 0, letters: [], caps: 12 });
      },
    });
    answer(t, 'move');
    expect([t.state.quests.length, survivor(t.state, 1).agendas]).toEqual([1, []]);
  });

  test('FB-QUEST-14 a trashed quest takes its Caps with it, and those of others stay', () => {
    const t = adventure({
      state: (state) => {
        staged(state, '001');
        staged(state, '032');
        survivor(state).space = 'town.e';
        state.capsOnMap.push({ space: 'camp.a', card: '001' }, { space: 'camp.b', card: '032' });
      },
    });
    answer(t, 'quest:001:2');
    expect([t.state.capsOnMap, t.state.quests.map(({ card }) => card), t.state.trashed]).toEqual([
      [{ space: 'camp.b', card: '032' }],
      ['032'],
      ['001'],
    ]);
  });

  test('FB-RES-14 of several quests only the one that says so leaves the game', () => {
    const t = adventure({
      state: (state) => {
        for (const card of ['001', '002', '004']) staged(state, card);
        survivor(state).space = 'town.e';
      },
    });
    answer(t, 'quest:001:2');
    expect(t.state.quests.map(({ card }) => card)).toEqual(['002', '004']);
  });
});

describe('the library', () => {
  test('FB-RES-3 the card that is being read can be added: then it goes nowhere else', () => {
    const t = meeting('010');
    answer(t, 'option:1');
    expect(t.state.decks.settlement.filter((card) => card === '010')).toHaveLength(1);
    expect(t.state.decks.settlement.slice(-2)).toContain('010');
  });

  test('FB-LIB-2 only the card of that number leaves the library', () => {
    const t = adventure({
      state: (state) => {
        staged(state, '001');
        survivor(state).space = 'town.e';
      },
    });
    const before = [...t.state.library];
    answer(t, 'quest:001:2');
    expect(t.state.library).toEqual(before.filter((card) => card !== '010'));
  });

  test('FB-LIB-2 the library is in the order of its numbers', () => {
    const { library } = fresh({ seats: 1, options: { survivors: ['jane'] } }).state;
    expect(library).toEqual(library.toSorted((a, b) => Number(a) - Number(b)));
    expect(library.length).toBeGreaterThan(5);
  });

  test('FB-RULING-11 FB-RES-3 with fewer cards in the deck all of them are shuffled with it', () => {
    const t = adventure({
      seats: 4,
      chance: { 'library.add': [] },
      state: (state) => {
        staged(state, '001');
        survivor(state).space = 'town.e';
        state.decks.settlement = ['S01', 'S02'];
      },
    });
    answer(t, 'quest:001:2');
    expect(t.state.decks.settlement.toSorted()).toEqual(['010', 'S01', 'S02']);
  });
});
