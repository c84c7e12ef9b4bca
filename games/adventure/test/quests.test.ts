import { describe, expect, test } from 'vitest';
import { adventure, answer, asked, can, hold, put, staged, survivor, topAgendas } from './helpers/adventure.ts';

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

  test('FB-QUEST-3 FB-QUEST-12 what is to be paid is paid before the test; a quest that is not trashed pays again', () => {
    const t = adventure({
      chance: {
        'test.roll': [
          [4, 1, 1],
          [4, 1, 1],
        ],
      },
      state: (state) => {
        staged(state, '002');
        survivor(state).space = 'town.e';
      },
    });
    answer(t, 'quest:002:1', 'stand', 'quest:002:1', 'stand');
    expect(survivor(t.state).caps).toBe(3 - 2 + 5 - 2 + 5);
    const log = t.log();
    expect(log.indexOf('Ann spends 2 Caps.')).toBeLessThan(log.findIndex((line) => line.startsWith('Ann rolls')));
    const poor = adventure({
      state: (state) => {
        staged(state, '002');
        Object.assign(survivor(state), { space: 'town.e', caps: 1 });
      },
    });
    expect(poor.seat(0).refuse('quest:002:1').rule).toBe('FB-CAPS-1');
  });

  test('FB-QUEST-5 FB-FIGHT-18 a failure ends the attempt, the quest stays, the action is spent', () => {
    const t = adventure({
      chance: { 'fight.roll': [[1, 1, 1]] },
      state: (state) => staged(state, '002'),
    });
    answer(t, 'quest:002:2');
    expect(t.log().some((line) => line.includes('test'))).toBe(false);
    expect([t.state.turn.actions, t.state.quests.map(({ card }) => card)]).toEqual([1, ['002']]);
    expect(can(t)).toContain('quest:002:2');
  });

  test('FB-QUEST-7 a triggered objective takes no quest action', () => {
    const t = adventure({ state: (state) => staged(state, '001') });
    expect(t.seat(0).refuse('quest:001:1').rule).toBe('FB-QUEST-7');
  });

  test('FB-QUEST-8 FB-RES-5 quests are open to all; who completes one gets its results, and the next is staged', () => {
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
    expect([survivor(t.state, 0).xp, survivor(t.state, 1).xp]).toEqual([0, 3]);
    expect([t.state.quests.map(({ card }) => card), t.state.library.includes('002')]).toEqual([['001', '002'], false]);
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
      'Ann gains 1 Caps.',
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
  test('FB-QUEST-13 FB-RULING-52 a marker has a colour nobody uses and lies where the card says; with all in use a spare one', () => {
    const t = marking('red');
    expect(asked(t)).toMatchObject({ to: 0, ask: 'marker.colour', can: ['yellow', 'green', 'blue'] });
    expect(t.seat(0).refuse('red').rule).toBe('FB-QUEST-13');
    answer(t, 'green');
    expect(t.state.markers.at(-1)).toMatchObject({ name: 'mark', colour: 'green', card: '003', space: 'field.e' });
    expect(marking('red', 'yellow', 'green', 'blue').state.markers.at(-1)!.colour).toBe('spare-5');
  });

  test('FB-QUEST-14 a trashed quest takes its markers with it', () => {
    const t = adventure({
      state: (state) => {
        survivor(state).space = 'field.e';
        staged(state, '003');
        state.markers.push({
          name: 'mark',
          colour: 'red',
          card: '003',
          space: 'field.e',
          portable: false,
          carrier: null,
        });
      },
    });
    answer(t, 'quest:003:1');
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

  test('FB-SOLO-2 FB-RULING-7 alone, a settlement stands for the other survivor', () => {
    const at = (space: string, seats = 1, other = 'camp.e') =>
      adventure({
        seats,
        state: (state) => {
          staged(state, '002');
          hold(state, 0, 'club.1');
          survivor(state).space = space;
          if (seats > 1) survivor(state, 1).space = other;
        },
      });
    expect(at('camp.e').seat(0).refuse('quest:002:3').rule).toBe('FB-QUEST-2');
    expect(can(at('town.e'))).toContain('quest:002:3');
    expect(can(at('town.e', 2))).not.toContain('quest:002:3');
    expect(can(at('camp.e', 2))).toContain('quest:002:3');
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
