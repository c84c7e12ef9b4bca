/** Words of the vocabulary that need a table to be understood: carrying, walking, voting, owing, Caps on the map, distances. */
import { describe, expect, test } from 'vitest';
import {
  adventure,
  answer,
  asked,
  can,
  enemiesOf,
  hold,
  put,
  staged,
  survivor,
  topAgendas,
  turnUp,
} from './helpers/adventure.ts';
import { meeting, type Setting, type State } from './helpers/beginnings.ts';

const marked = (state: State, card: string, name: string, space: string, portable = false) => {
  staged(state, card);
  state.markers.push({ name, colour: 'red', card, space, portable, carrier: null });
};
const plans = (more?: (state: State) => void, setting: Setting = {}) =>
  adventure({
    ...setting,
    state: (state) => {
      marked(state, '030', 'plans', 'camp.e', true);
      more?.(state);
    },
  });

/** The last player of a round ends it, with enemies that do nothing. */
const endRound = (t: ReturnType<typeof adventure>) => answer(t, ...t.state.survivors.map(() => 'end'));

describe('a marker that is carried', () => {
  test('FB-QUEST-9 who stands in its space takes it up and puts it down without an action; who does not, cannot', () => {
    const t = plans(undefined, { seats: 2 });
    expect(can(t)).toContain('carry:plans');
    answer(t, 'carry:plans');
    expect([t.state.turn.actions, t.state.markers[0]!.carrier]).toEqual([2, 0]);
    answer(t, 'end');
    expect(t.seat(1).refuse('carry:plans').sentence).toContain('Somebody else carries it.');
    const away = plans((state) => {
      survivor(state).space = 'camp.a';
    });
    expect(can(away)).not.toContain('carry:plans');
    const dropped = plans((state) => {
      state.markers[0]!.carrier = 0;
    });
    answer(dropped, 'drop:plans');
    expect([dropped.state.turn.actions, dropped.state.markers[0]!.carrier]).toEqual([2, null]);
    expect(dropped.seat(0).refuse('carry:plans').sentence).toContain('this turn already'); // once a turn
  });

  test('FB-TERR-1 every space is difficult to who carries it, and it goes along', () => {
    const t = plans();
    answer(t, 'carry:plans', 'move', 'to:camp.a');
    expect([t.state.turn.points, t.state.markers[0]!.space]).toEqual([0, 'camp.a']);
    const light = plans();
    answer(light, 'move', 'to:camp.a');
    expect([light.state.turn.points, light.state.markers[0]!.space]).toEqual([1, 'camp.e']);
  });

  test('brought to its place it completes the objective', () => {
    const t = plans((state) => {
      survivor(state).space = 'town.c';
      state.markers[0]!.space = 'town.c';
    });
    answer(t, 'carry:plans', 'move', 'to:town.e');
    expect(survivor(t.state).caps).toBe(10);
    expect([t.state.markers, t.state.quests]).toEqual([[], []]);
  });

  test('FB-QUEST-9 it stays where its carrier is killed', () => {
    const t = plans(
      (state) => {
        put(state, 'star', 'camp.e');
        state.markers[0]!.carrier = 0;
        survivor(state).hp = 1;
      },
      { chance: { 'fight.roll': [[4, 4, 4]] } },
    );
    answer(t, can(t).find((each) => each.startsWith('fight:'))!);
    answer(t, 'camp.a');
    expect(t.state.markers[0]).toMatchObject({ space: 'camp.e', carrier: null });
  });

  test('FB-QUEST-6 a trigger may name several sorts of enemies', () => {
    const killed = (token: string) => {
      const t = plans((state) => put(state, token, 'camp.e'), { chance: { 'fight.roll': [[6, 6, 6]] } });
      answer(t, can(t).find((each) => each.startsWith('fight:'))!);
      while (asked(t)!.ask !== 'turn') answer(t, asked(t)!.ask === 'fight.reroll' ? 'stand' : can(t)[0]!);
      return enemiesOf(t).includes('star@camp.e');
    };
    expect([killed('shield'), killed('rat.1'), killed('gunner.1')]).toEqual([true, true, false]);
  });
});

describe('tokens and markers that walk', () => {
  const hunted = (more: (state: State) => void) => {
    const t = adventure({
      state: (state) => {
        marked(state, '031', 'hunter', 'field.e');
        topAgendas(state, 'calm.1');
        more(state);
      },
    });
    endRound(t);
    return t;
  };

  test('FB-RULING-82 every token of the faction comes one space nearer; without one there the marker goes on', () => {
    const t = hunted((state) => put(state, 'star', 'town.e'));
    expect(asked(t)).toMatchObject({ ask: 'march.to', can: ['town.a', 'town.b'] });
    answer(t, 'town.b');
    expect(enemiesOf(t)).toEqual(['star@town.b']);
    answer(t, can(t)[0]!);
    expect(['field.c', 'field.d']).toContain(t.state.markers[0]!.space);
  });

  test('tokens that have come to the marker are removed, all of them, and it stays', () => {
    const t = hunted((state) => {
      put(state, 'star', 'field.e');
      put(state, 'star', 'field.a');
      put(state, 'shield', 'field.e');
    });
    expect(enemiesOf(t)).toEqual(['shield@field.e']);
    expect(t.state.markers[0]!.space).toBe('field.e');
  });
});

describe('prices', () => {
  const paying = (more: (state: State) => void, space = 'camp.e') =>
    adventure({
      state: (state) => {
        marked(state, '031', 'hunter', 'field.e');
        survivor(state).space = space;
        more(state);
      },
    });

  test('FB-QUEST-2 one of two prices is paid, of those that can be', () => {
    const poor = paying(() => {});
    expect(poor.seat(0).refuse('quest:031:1').sentence).toContain('You can pay neither price.');
    const armed = paying((state) => hold(state, 0, 'stick.1'));
    answer(armed, 'quest:031:1');
    expect(armed.session.question!.detail!.about).toEqual({
      prices: [
        { spend: 6, kinds: [] },
        { spend: 0, kinds: ['weapon'] },
      ],
    });
    expect(armed.seat(0).refuse('price:1').rule).toBe('FB-CAPS-1');
    answer(armed, 'price:2');
    expect([survivor(armed.state).cards, survivor(armed.state).caps, survivor(armed.state).xp]).toEqual([[], 3, 1]);
    expect(armed.state.markers[0]!.space).toBe('camp.e'); // and the marker is put where the survivor is
    const rich = paying((state) => {
      hold(state, 0, 'stick.1');
      survivor(state).caps = 6;
    });
    answer(rich, 'quest:031:1', 'price:1');
    expect([survivor(rich.state).cards.length, survivor(rich.state).caps]).toEqual([1, 0]);
  });

  test('FB-QUEST-2 a place may be one of several of any sort', () => {
    const at = (space: string) =>
      can(
        paying((state) => {
          put(state, 'shield', 'field.c');
          survivor(state).caps = 9;
        }, space),
      ).includes('quest:031:1');
    expect(['camp.e', 'camp.a', 'field.e', 'town.e'].map(at)).toEqual([true, false, true, false]);
  });
});

describe('an objective that only a card completes', () => {
  test('FB-QUEST-7 neither a quest action nor anything else does it', () => {
    const t = meeting('036', (state) => marked(state, '031', 'hunter', 'field.e'));
    answer(t, 'option:2');
    expect(survivor(t.state).caps).toBe(12);
    const other = adventure({ state: (state) => marked(state, '031', 'hunter', 'field.e') });
    expect(other.seat(0).refuse('quest:031:2').rule).toBe('FB-QUEST-7');
  });
});

describe('Caps on the map', () => {
  const towns = (more?: (state: State) => void) =>
    adventure({
      state: (state) => {
        staged(state, '032');
        turnUp(state, 3, 'farm');
        survivor(state).space = 'town.e';
        more?.(state);
      },
    });

  test('FB-QUEST-2 a space with one does not count as without; when every town has one, something comes of it', () => {
    const t = towns();
    answer(t, 'quest:032:1');
    expect(t.state.capsOnMap).toEqual([{ space: 'town.e', card: '032' }]);
    expect([survivor(t.state).caps, t.seat(0).refuse('quest:032:1').rule]).toEqual([3, 'FB-QUEST-2']);
    const last = towns((state) => state.capsOnMap.push({ space: 'farm.e', card: '032' }));
    answer(last, 'quest:032:1');
    expect(survivor(last.state).caps).toBe(8);
  });

  test('a place may be where one lies; all are taken away together', () => {
    const t = towns((state) => state.capsOnMap.push({ space: 'town.e', card: '032' }));
    const before = t.state.uniqueDeck.length;
    answer(t, 'quest:032:3');
    expect(t.state.uniqueDeck.length).toBe(before - 1);
    const cleared = towns((state) => {
      state.capsOnMap.push({ space: 'town.e', card: '032' }, { space: 'farm.e', card: '032' });
      survivor(state).space = 'camp.e';
    });
    answer(cleared, 'quest:032:2');
    expect(cleared.state.capsOnMap).toEqual([]);
  });
});

describe('the supply', () => {
  test('FB-LIMIT-1 tokens of a faction never run out', () => {
    const t = meeting(
      '036',
      (state) => {
        for (let token = 0; token < 40; token += 1) put(state, 'star', 'camp.a');
      },
      { chance: { 'fight.roll': [[1, 1, 1]] } },
    );
    answer(t, 'option:4');
    while (asked(t)!.ask === 'fight.reroll') answer(t, 'stand');
    expect(enemiesOf(t)).toHaveLength(41);
  });

  test('FB-LIMIT-1 Caps never run out', () => {
    const t = meeting('034', (state) => {
      survivor(state).caps = 500;
    });
    answer(t, 'option:1');
    expect(survivor(t.state).caps).toBe(505);
  });
});

describe('distances', () => {
  test('FB-RULING-20 the nearest space that is meant; a space exactly so far away', () => {
    const t = adventure({
      state: (state) => {
        staged(state, '033');
        put(state, 'star', 'field.d');
        survivor(state).space = 'camp.e';
      },
    });
    answer(t, 'quest:033:1');
    expect(enemiesOf(t)).toContain('shield@field.e'); // field.d is nearer, but not without a token
    expect(asked(t)!.ask).toBe('marker.space');
    expect(can(t)).toEqual(expect.arrayContaining(['town.e']));
    expect(can(t)).not.toContain('camp.e');
    expect(can(t)).not.toContain('field.e');
  });

  test('FB-QUEST-2 far from a space, with all that is required', () => {
    const t = (space: string, ...cards: string[]) =>
      can(
        adventure({
          state: (state) => {
            staged(state, '033');
            survivor(state).space = space;
            for (const card of cards) hold(state, 0, card);
          },
        }),
      ).includes('quest:033:2');
    expect(t('camp.a', 'stick.1', 'vest.1')).toBe(false);
    expect(t('town.e', 'stick.1')).toBe(false);
    expect(t('town.e', 'stick.1', 'vest.1')).toBe(true);
  });

  test('FB-QUEST-2 a contest only with who is near, and without anybody near none', () => {
    const contesting = (space: string) =>
      adventure({
        seats: 2,
        chance: {
          'test.roll': [
            [4, 4, 4],
            [1, 1, 1],
          ],
        },
        state: (state) => {
          staged(state, '033');
          survivor(state, 1).space = space;
        },
      });
    const t = contesting('camp.a');
    answer(t, 'quest:033:3');
    while (asked(t)!.ask === 'test.reroll') answer(t, 'stand');
    expect([survivor(t.state).caps, t.state.quests.length]).toEqual([6, 0]);
    expect(contesting('field.e').seat(0).refuse('quest:033:3').rule).toBe('FB-QUEST-2');
  });
});

describe('cards that are kept', () => {
  test('FB-CORE-2 a debt is paid at the next settlement encounter, or told on', () => {
    const owing = (caps: number) =>
      meeting('S02', (state) => {
        survivor(state).caps = caps;
        state.library.splice(state.library.indexOf('034'), 1);
        survivor(state).kept.push({ card: '034', as: 'debt', slots: 0 });
      });
    const rich = owing(8);
    expect([survivor(rich.state).caps, survivor(rich.state).traits, survivor(rich.state).kept]).toEqual([2, [], []]);
    expect(rich.state.trashed).toContain('034');
    expect(survivor(owing(5).state).traits.map(({ trait }) => trait)).toEqual(['vilified']);
    const taken = meeting('034');
    answer(taken, 'option:1');
    expect([survivor(taken.state).caps, survivor(taken.state).kept]).toEqual([
      8,
      [{ card: '034', as: 'debt', slots: 0 }],
    ]);
  });

  test('FB-ENC-7 what somebody keeps can be asked for', () => {
    const t = meeting('035');
    expect(t.seat(0).refuse('option:2').rule).toBe('FB-ENC-7');
  });

  const voting = (own: readonly string[], other: readonly string[], space = 'town.e') => {
    const t = meeting(
      '036',
      (state) => {
        for (const [seat, cards] of [own, other].entries())
          for (const card of cards) {
            state.library.splice(state.library.indexOf(card), 1);
            survivor(state, seat).kept.push({ card, as: 'ballot', slots: 0 });
          }
        survivor(state, 1).space = space;
      },
      { seats: 2 },
    );
    answer(t, 'option:1');
    expect(t.state.survivors.flatMap(({ kept }) => kept)).toEqual([]);
    expect(t.state.trashed).toEqual(expect.arrayContaining([...own, ...other]));
    return t.state.survivors.map(({ caps, hp }) => [caps, hp]);
  };

  test('FB-CORE-2 votes: most and fewest in this space; equals share; then all votes leave the game', () => {
    expect(voting(['035'], [])).toEqual([
      [11, 16],
      [3, 13],
    ]);
    expect(voting(['035'], ['037'])).toEqual([
      [7, 16],
      [7, 16],
    ]);
    expect(voting(['035'], ['037'], 'camp.e')).toEqual([
      [11, 16],
      [3, 16],
    ]);
    expect(voting([], [])).toEqual([
      [3, 13],
      [3, 13],
    ]);
  });
});

describe('others, and fights with tokens', () => {
  test('FB-ENC-7 an option may need another survivor for whom something holds, and strike that one', () => {
    const naming = (seats: number, trait?: 'vilified') =>
      meeting(
        '036',
        (state) => {
          if (trait !== undefined) survivor(state, 1).traits.push({ trait, locked: false });
        },
        { seats },
      );
    expect(naming(1).seat(0).refuse('option:3').rule).toBe('FB-ENC-7');
    expect(naming(2).seat(0).refuse('option:3').rule).toBe('FB-ENC-7');
    const t = naming(2, 'vilified');
    answer(t, 'option:3');
    expect([survivor(t.state, 1).hp, survivor(t.state).caps]).toEqual([15, 5]);
  });

  test('FB-FAC-7 a token that is placed and fought at once is gone when it is killed, and stays otherwise', () => {
    const called = (dice: number[]) => {
      const t = meeting('036', undefined, { chance: { 'fight.roll': [dice] } });
      answer(t, 'option:4');
      while (asked(t)!.ask === 'fight.reroll') answer(t, 'stand');
      return enemiesOf(t);
    };
    expect([called([6, 6, 6]), called([1, 1, 1])]).toEqual([[], ['star@town.e']]);
  });
});
