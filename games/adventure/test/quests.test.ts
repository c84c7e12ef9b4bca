import { describe, expect, test } from 'vitest';
import { adventure, answer, asked, can, hold, put, staged, survivor, topAgendas } from './helpers/adventure.ts';
import { atTheMark } from './helpers/beginnings.ts';

describe('quests', () => {
  const lookingAround = (space: string) =>
    adventure({
      state: (state) => {
        staged(state, '001');
        survivor(state).space = space;
      },
    });

  test('FB-QUEST-1 attempting an objective is an action', () => {
    const t = lookingAround('town.e');
    answer(t, 'quest:001:2');
    expect(t.state.turn.actions).toBe(1);
  });

  test('FB-QUEST-2 only in the place that it names', () => {
    const t = lookingAround('camp.e');
    expect([t.seat(0).refuse('quest:001:2').rule, t.state.turn.actions]).toEqual(['FB-QUEST-2', 2]);
  });

  test('FB-QUEST-4 an attempt that nothing hinders completes it', () => {
    const t = lookingAround('town.e');
    answer(t, 'quest:001:2');
    expect(t.logged('FB-QUEST-4')).toEqual(['Ann completes First, objective 2.']);
  });

  test('FB-QUEST-10 only the results of that objective are carried out', () => {
    const t = lookingAround('town.e');
    answer(t, 'quest:001:2');
    expect([survivor(t.state).caps, survivor(t.state).xp, t.state.quests]).toEqual([4, 0, []]);
  });

  const buyingIn = (caps: number) =>
    adventure({
      chance: {
        'test.roll': [
          [4, 1, 1],
          [4, 1, 1],
        ],
      },
      state: (state) => {
        staged(state, '002');
        Object.assign(survivor(state), { space: 'town.e', caps });
      },
    });

  test('FB-QUEST-3 what is to be paid is paid first, then comes the test', () => {
    const t = buyingIn(3);
    answer(t, 'quest:002:1');
    const log = t.log();
    const paid = log.indexOf('Ann spends 2 Caps.');
    expect([paid >= 0, paid < log.findIndex((line) => line.startsWith('Ann rolls'))]).toEqual([true, true]);
  });

  test('FB-CAPS-1 who cannot pay cannot attempt it', () => {
    expect(buyingIn(1).seat(0).refuse('quest:002:1').rule).toBe('FB-CAPS-1');
  });

  test('FB-CAPS-4 a card that is paid goes to its discards, and to nobody else', () => {
    const t = adventure({
      seats: 2,
      state: (state) => {
        staged(state, '002');
        hold(state, 0, 'club.1');
      },
    });
    answer(t, 'quest:002:3');
    expect([t.state.survivors.map(({ cards }) => cards), t.state.assetDiscard]).toEqual([[[], []], ['club.1']]);
  });

  test('FB-QUEST-12 a quest that is not trashed can be completed again', () => {
    const t = buyingIn(3);
    answer(t, 'quest:002:1', 'stand', 'quest:002:1', 'stand');
    expect([survivor(t.state).caps, t.logged('FB-QUEST-4').length]).toEqual([3 - 2 + 5 - 2 + 5, 2]);
  });

  const failing = () => {
    const t = adventure({ chance: { 'fight.roll': [[1, 1, 1]] }, state: (state) => staged(state, '002') });
    answer(t, 'quest:002:2');
    return t;
  };

  test('FB-QUEST-5 what follows a failure is not done', () => {
    const t = failing();
    expect([t.logged('FB-TEST-2'), t.logged('FB-QUEST-4'), survivor(t.state).cards]).toEqual([[], [], []]);
  });

  test('FB-QUEST-5 the action is spent, and the quest can be attempted again', () => {
    const t = failing();
    expect([t.state.turn.actions, can(t).includes('quest:002:2')]).toEqual([1, true]);
  });

  test('FB-FIGHT-18 a fight that does not kill is a failure', () => {
    expect(failing().logged('FB-QUEST-5')).toHaveLength(1);
  });

  test('FB-QUEST-7 a triggered objective takes no quest action', () => {
    const t = adventure({ state: (state) => staged(state, '001') });
    expect(t.seat(0).refuse('quest:001:1').rule).toBe('FB-QUEST-7');
  });

  const byBen = () => {
    const t = adventure({
      seats: 2,
      chance: { 'fight.roll': [[6, 6, 1]] },
      state: (state) => {
        staged(state, '001');
        put(state, 'bot.1', 'camp.e');
        survivor(state, 1).letters = ['S', 'P', 'E', 'C'];
        state.turn.seat = 1;
      },
    });
    answer(t, `fight:${t.state.enemies[0]!.id}`);
    return t.state;
  };

  test('FB-QUEST-8 a quest is anybody’s: who completes it gets its results', () => {
    expect([survivor(byBen(), 0).xp, survivor(byBen(), 1).xp]).toEqual([0, 3]);
  });

  test('FB-RES-5 a quest that is staged comes from the library onto the table', () => {
    const { quests, library } = byBen();
    expect([quests.map(({ card }) => card), library.includes('002')]).toEqual([['001', '002'], false]);
  });

  test('FB-QUEST-11 results come from left to right', () => {
    const t = adventure({
      state: (state) => {
        staged(state, '001');
        survivor(state).space = 'town.e';
      },
    });
    answer(t, 'quest:001:2');
    const log = t.log();
    const order = [
      'Ann gains 1 Cap.',
      'Card 010 is shuffled into the top of the Settlement deck.',
      'First leaves the game.',
    ];
    expect(order.map((line) => log.indexOf(line))).toEqual(
      [...order.map((line) => log.indexOf(line))].sort((a, b) => a - b),
    );
    expect(log.indexOf(order[0]!)).toBeGreaterThan(-1);
  });

  const marking = (...used: string[]) => {
    const t = adventure({
      state: (state) => {
        staged(state, '006'); // two rads in a turn stage 003, which places a marker at Long Field
        survivor(state).space = 'town.e';
        state.turn.rads = 1;
        state.markers.push(
          ...used.map((colour) => ({
            name: colour,
            colour,
            card: '001',
            space: 'camp.a',
            portable: false,
            carrier: null,
          })),
        );
      },
    });
    answer(t, 'move', 'to:town.b');
    return t;
  };
  test('FB-QUEST-13 a marker has a colour that nobody uses', () => {
    const t = marking('red');
    expect(asked(t)).toMatchObject({ to: 0, ask: 'marker.colour', can: ['yellow', 'green', 'blue'] });
    expect(t.seat(0).refuse('red').rule).toBe('FB-QUEST-13');
  });

  test('FB-QUEST-13 it lies where the card says, and belongs to the card', () => {
    const t = marking('red');
    answer(t, 'green');
    expect(t.state.markers.at(-1)).toMatchObject({ name: 'mark', colour: 'green', card: '003', space: 'field.e' });
  });

  test('FB-RULING-52 with all colours in use there is a spare one', () => {
    expect(marking('red', 'yellow', 'green', 'blue').state.markers.at(-1)!.colour).toBe('spare-5');
  });

  test('FB-QUEST-14 a trashed quest takes its markers with it', () => {
    const t = atTheMark();
    expect(t.state.markers).toEqual([]);
  });

  test('FB-RULING-49 several objectives at once: who caused it chooses the order', () => {
    const t = adventure({
      chance: { 'fight.roll': [[6, 6, 1]] },
      state: (state) => {
        staged(state, '001');
        staged(state, '003');
        put(state, 'bot.1', 'camp.e');
        survivor(state).letters = ['S', 'P', 'E', 'C', 'A'];
      },
    });
    answer(t, `fight:${t.state.enemies[0]!.id}`);
    expect(asked(t)).toMatchObject({ to: 0, ask: 'quest.order', can: ['001:1', '003:2'] });
    answer(t, '003:2');
    expect([survivor(t.state).caps, t.state.quests.length]).toEqual([5, 3]);
  });

  test('an objective that waits for something is completed as soon as it holds; others are counted', () => {
    const t = adventure({
      state: (state) => {
        staged(state, '004');
        survivor(state).space = 'camp.b';
        survivor(state).caps = 9;
        topAgendas(state, 'calm.1');
      },
    });
    answer(t, 'explore:3');
    expect(t.state.quests[0]!.counters).toEqual([0, 1, 0]);
    const rich = adventure({
      state: (state) => {
        staged(state, '004');
        survivor(state).caps = 10;
      },
    });
    answer(rich, 'move');
    expect([rich.state.quests, survivor(rich.state).agendas.length]).toEqual([[], 1]);
  });

  const inCompany = (space: string, other?: string) => {
    const t = adventure({
      seats: other === undefined ? 1 : 2,
      state: (state) => {
        staged(state, '002');
        hold(state, 0, 'club.1');
        survivor(state).space = space;
        if (other !== undefined) survivor(state, 1).space = other;
      },
    });
    return can(t).includes('quest:002:3');
  };

  test('FB-SOLO-2 alone, a settlement stands for the other survivor', () => {
    expect([inCompany('camp.e'), inCompany('town.e')]).toEqual([false, true]);
  });

  test('FB-RULING-7 the settlement is any space with its icon, and not with another', () => {
    expect([inCompany('field.e'), inCompany('town.e')]).toEqual([false, true]);
  });

  test('FB-SOLO-2 with others it takes one of them in the same space', () => {
    expect([inCompany('town.e', 'camp.e'), inCompany('camp.e', 'camp.e')]).toEqual([false, true]);
  });

  test('FB-SOLO-3 alone, another’s test counts as 3', () => {
    const hits = (dice: number[]) => {
      const t = adventure({
        chance: { 'test.roll': [dice] },
        state: (state) => {
          staged(state, '005');
          survivor(state).letters = ['P'];
        },
      });
      answer(t, 'quest:005:1');
      return survivor(t.state).xp;
    };
    expect([hits([4, 5, 1]), hits([4, 4, 1])]).toEqual([0, 2]); // more than 3 wins; the hole beneath P
  });

  test('other triggers: camping near an enemy, rads in a turn', () => {
    const t = adventure({
      state: (state) => {
        staged(state, '006');
        put(state, 'rat.1', 'camp.a');
      },
    });
    answer(t, 'camp', 'done');
    expect(survivor(t.state).caps).toBe(4);
    const glow = adventure({
      state: (state) => {
        staged(state, '006');
        survivor(state).space = 'town.e';
      },
    });
    answer(glow, 'move', 'to:town.b', 'to:town.e', 'move', 'to:town.b', 'red');
    expect(survivor(glow.state).caps).toBe(7);
  });
});
