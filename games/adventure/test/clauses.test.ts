/** Clauses of rules that the tests of their topic leave out: each was found by breaking the rule (`npm run mutate adventure`). */
import { describe, expect, test } from 'vitest';
import { amountOf } from '../queries/conditions.ts';
import { hitsThatHurt, survivorHits } from '../queries/fights.ts';
import { powerValue } from '../queries/foes.ts';
import { influenceOf } from '../queries/influence.ts';
import { neighbours } from '../queries/map.ts';
import { carryOptions } from '../queries/markers.ts';
import { stepOptions } from '../queries/moving.ts';
import { newRolling } from '../queries/rolling.ts';
import { salePrice } from '../queries/shopping.ts';
import { placesIn } from '../queries/survivors.ts';
import { walksWithin } from '../queries/walks.ts';
import {
  adventure,
  agendas,
  answer,
  asked,
  can,
  enemiesOf,
  fresh,
  hold,
  perks,
  put,
  staged,
  survivor,
  testing,
  topAgendas,
  topEncounter,
  topLoot,
  turnUp,
} from './helpers/adventure.ts';
import { cards, fighting, hp, meeting, type State, shopping, untilTurn } from './helpers/beginnings.ts';

describe('survivors', () => {
  test('FB-CAMP-5 one trades neither with oneself nor with who is out of the game', () => {
    const t = adventure({
      seats: 3,
      state: (state) => {
        Object.assign(survivor(state, 2), { space: null, eliminated: true, hp: 0, letters: [], caps: 0 });
      },
    });
    answer(t, 'camp');
    expect(can(t)).toEqual(['recover', 'unexhaust', 'rest', 'trade:1', 'done']);
    t.seat(0).refuse('trade:0');
    t.seat(0).refuse('trade:2');
  });

  test('FB-KILL-10 who is out of the game has no turn', () => {
    const t = adventure({
      seats: 3,
      state: (state) => {
        Object.assign(survivor(state, 1), { space: null, eliminated: true, hp: 0, letters: [], caps: 0 });
      },
    });
    answer(t, 'end');
    expect(asked(t)).toMatchObject({ to: 2, ask: 'turn' });
  });

  test('FB-EQUIP-1 there is one place for a weapon, one for apparel and one for a companion', () => {
    const { position } = adventure().session;
    expect((['weapon', 'apparel', 'companion'] as const).map((slot) => placesIn(position, 0, slot))).toEqual([1, 1, 1]);
  });

  test('FB-CHAR-4 a character may have no place for apparel, or two', () => {
    const placesOf = (character: string) =>
      (['weapon', 'apparel'] as const).map((slot) =>
        placesIn(fresh({ seats: 1, options: { survivors: [character] } }).session.position, 0, slot),
      );
    expect([placesOf('giant'), placesOf('suit')]).toEqual([
      [1, 0],
      [1, 2],
    ]);
  });

  test('FB-KILL-10 who is out of the game is not served', () => {
    const t = meeting(
      '041',
      (state) => {
        Object.assign(survivor(state, 1), { space: null, eliminated: true, hp: 0, letters: [], caps: 0 });
      },
      { seats: 3 },
    );
    answer(t, 'option:1');
    expect(t.state.survivors.map(({ caps }) => caps)).toEqual([8, 0, 8]);
  });
});

describe('amounts', () => {
  const amount = (text: string, deed: { hits?: number } = {}) => {
    const t = adventure({
      seats: 3,
      state: (state) => {
        survivor(state).space = 'town.e'; // level 2
        survivor(state).letters = ['S', 'P', 'E', 'C'];
      },
    });
    return amountOf(t.session.position, { seat: 0, ...deed }, text as never);
  };

  test('FB-RES-2 an amount may be the level, the hits of a test, the letters or the survivors', () => {
    expect([amount('level'), amount('hits', { hits: 5 }), amount('letters'), amount('survivors')]).toEqual([
      2, 5, 4, 3,
    ]);
  });

  test('FB-RES-2 so many times, and more or less', () => {
    expect([amount('letters x 3'), amount('letters x 2 + 1'), amount('survivors - 1')]).toEqual([12, 9, 2]);
  });

  test('FB-RULING-35 outside a test there are no hits, and nothing goes below 0', () => {
    expect([amount('hits'), amount('level - 3')]).toEqual([0, 0]);
  });

  test('FB-ENC-10 the level is that of the icon of the encounter, wherever the card has led', () => {
    const t = meeting('042');
    answer(t, 'option:1');
    untilTurn(t);
    expect([survivor(t.state).space, survivor(t.state).caps]).toEqual(['field.d', 3 + 2]);
  });
});

describe('enemies near', () => {
  test.each(['encounter', 'quest:001:2', 'camp'])('FB-ACT-5 without an active enemy nothing closes %s', (action) => {
    const t = adventure({
      state: (state) => {
        survivor(state).space = 'town.e';
        staged(state, '001');
        put(state, 'rat.1', 'town.a');
      },
    });
    expect(can(t)).toContain(action);
  });

  test('FB-FAC-8 a token of the faction one is loyal to does not hinder', () => {
    const beside = (token: string) => {
      const t = adventure({
        state: (state) => {
          put(state, token, 'camp.e');
          agendas(state, 0, 'free.1');
          survivor(state).revealed = 'free.1';
        },
      });
      return can(t).includes('camp');
    };
    expect([beside('star'), beside('shield')]).toEqual([true, false]);
  });

  test('FB-FAC-7 the tokens of a faction without an enemy on its sheet hinder and fight nobody', () => {
    const road = testing.content.scenarios.get('road')!;
    const { enemy, ...plain } = road.factions.star;
    expect(enemy).toBeDefined();
    const scenarios = new Map([
      ...testing.content.scenarios,
      ['road', { ...road, factions: { ...road.factions, star: plain } }] as const,
    ]);
    const t = adventure({
      game: { ...testing, content: { ...testing.content, scenarios: scenarios as never } },
      state: (state) => {
        put(state, 'star', 'camp.e');
      },
    });
    expect([can(t).includes('camp'), can(t).some((each) => each.startsWith('fight:'))]).toEqual([true, false]);
  });
});

describe('hits', () => {
  /** Ann against an enemy, with these dice lying there. */
  const exchange = (
    token: string,
    dice: number[],
    more: { afar?: boolean; action?: boolean; cards?: string[] } = {},
  ) => {
    const t = adventure({
      state: (state) => {
        for (const card of more.cards ?? []) hold(state, 0, card);
      },
    });
    const { position } = t.session;
    const { type, level, areas, abilities, id, name } = testing.content.tokens.get(token)!;
    const foe = { id, name, type, faction: undefined, level, areas, abilities };
    const rolling = newRolling('fight', [], 0, { hits: level, areas });
    rolling.dice = dice;
    const running = { seat: 0, foe, afar: more.afar ?? false, action: more.action ?? true, rolling, hurt: 0 };
    return {
      running,
      hurts: () => hitsThatHurt(position, running),
      hits: () => survivorHits(position, running),
    };
  };

  test('FB-ABIL-11 an attack in one’s own space has no extra hit, with or without a weapon', () => {
    expect(exchange('gunner.1', [2, 1, 1], { action: false }).hurts()).toBe(1);
    expect(exchange('gunner.1', [2, 1, 1], { action: false, cards: ['bow.1'] }).hurts()).toBe(1);
  });

  test('FB-ABIL-11 from afar there is one, unless one can shoot back', () => {
    expect(exchange('gunner.1', [2, 1, 1], { afar: true, action: false }).hurts()).toBe(2);
    expect(exchange('gunner.1', [2, 1, 1], { afar: true, action: false, cards: ['bow.1'] }).hurts()).toBe(1);
  });

  test('FB-DICE-2 every hit icon of the dice counts', () => {
    expect([exchange('rat.1', [4, 4, 4]).hurts(), exchange('rat.1', [2, 5, 1]).hurts()]).toEqual([6, 2]);
  });

  test('FB-FIGHT-10 armor is taken from the sum of the hits', () => {
    expect(
      [
        [4, 4, 4],
        [2, 1, 1],
        [1, 1, 1],
      ].map((dice) => exchange('rat.1', dice, { cards: ['vest.1'] }).hurts()),
    ).toEqual([5, 0, 0]);
  });

  test('FB-CORE-2 hits that a card cancels do not hurt', () => {
    const one = exchange('rat.1', [4, 4, 1]);
    one.running.rolling.cancelled = 3;
    expect(one.hurts()).toBe(1);
  });

  test('FB-FIGHT-11 a die hits that shows one of the areas, whatever else it shows', () => {
    expect(
      [
        [4, 4, 4],
        [5, 2, 3],
        [2, 2, 1],
        [6, 1, 1],
      ].map((dice) => exchange('brute.1', dice).hits()),
    ).toEqual([3, 3, 2, 0]);
  });

  test('FB-FIGHT-11 hits of cards are added to those of the dice', () => {
    const one = exchange('rat.1', [6, 1, 1]);
    one.running.rolling.bonus = 2;
    expect(one.hits()).toBe(3);
  });

  test('FB-FIGHT-4 a shot next door hits once more, once and by an action alone', () => {
    const shot = (more: object) => exchange('rat.1', [6, 1, 1], { cards: ['bow.1'], ...more }).hits();
    expect([shot({ afar: true }), shot({ afar: true, action: false }), shot({}), shot({ action: false })]).toEqual([
      2, 1, 1, 1,
    ]);
  });
});

describe('power and influence', () => {
  const at = (star: number, shield: number) =>
    adventure({
      state: (state) => {
        state.power = { star, shield };
        agendas(state, 0, 'free.1');
      },
    }).session.position;

  test('FB-FAC-2 beyond the end of the track the last space counts', () => {
    expect([0, 2, 4, 6].map((star) => powerValue(at(star, 0), 'star', 'x'))).toEqual([1, 2, 3, 3]);
    expect(powerValue({ ...at(0, 0), state: { ...at(0, 0).state, power: { star: 9, shield: 0 } } }, 'star', 'x')).toBe(
      3,
    );
  });

  test('FB-FAC-6 an agenda of a faction is worth its lead, and without one only itself', () => {
    expect([at(3, 1), at(1, 3), at(2, 2)].map((position) => influenceOf(position, 0))).toEqual([3, 1, 1]);
  });

  test('FB-RULING-14 of more than four agendas the four best count', () => {
    const { position } = adventure({
      state: (state) => {
        survivor(state).caps = 10;
        agendas(state, 0, 'calm.1', 'calm.2', 'rich.1', 'calm.3');
      },
    }).session;
    const over = structuredClone(position.state);
    survivor(over).agendas.push('rich.2');
    expect(influenceOf({ ...position, state: over }, 0)).toBe(3 + 3 + 1 + 1);
  });

  test('FB-AGENDA-2 what several agendas are worth is added up', () => {
    const { position } = adventure({
      state: (state) => {
        survivor(state).caps = 10;
        agendas(state, 0, 'rich.1', 'calm.1');
      },
    }).session;
    expect(influenceOf(position, 0)).toBe(4);
  });

  test('FB-FAC-3 a faction one space before the end does not end the game', () => {
    const t = meeting('043', (state) => {
      state.power = { star: 4, shield: 0 };
    });
    answer(t, 'option:1');
    expect([t.state.power.star, t.session.result]).toEqual([5, undefined]);
  });

  test('FB-RES-13 a faction that is not named does not move', () => {
    const t = meeting('043', (state) => {
      state.power = { star: 1, shield: 2 };
    });
    answer(t, 'option:1');
    expect(t.state.power).toEqual({ star: 2, shield: 2 });
  });

  test('FB-RULING-12 as long as one survivor is left the game goes on', () => {
    const t = adventure({
      seats: 2,
      state: (state) => {
        Object.assign(survivor(state), { space: 'town.e', hp: 16, rads: 15 });
      },
    });
    answer(t, 'move', 'to:town.b');
    expect([survivor(t.state).eliminated, t.session.result, asked(t)!.to]).toEqual([true, undefined, 1]);
  });
});

describe('the map', () => {
  test('FB-SPACE-2 a facedown tile borders the spaces of all tiles around it, and no others', () => {
    const { position } = adventure().session;
    const around = (space: string) => neighbours(position, space).toSorted();
    for (const space of ['#3', '#4', '#5']) {
      const beside = [...position.content.spaces.keys()].filter(
        (each) => /^(?:camp|town|field)\./.test(each) && neighbours(position, each).includes(space),
      );
      expect(around(space).filter((each) => !each.startsWith('#'))).toEqual(beside.toSorted());
      expect(beside.length).toBeGreaterThan(0);
    }
    expect(around('#4').filter((each) => each.startsWith('#'))).toEqual(['#3', '#5']);
  });

  test('FB-KILL-1 the starting tile alone, however many tiles are faceup', () => {
    const t = adventure({
      state: (state) => {
        turnUp(state, 3, 'farm');
        Object.assign(survivor(state), { space: 'town.e', hp: 1 });
      },
    });
    answer(t, 'move', 'to:town.b');
    expect(can(t)).toEqual(['camp.a', 'camp.b', 'camp.c', 'camp.d', 'camp.e']);
  });

  test('FB-MOVE-2 without a point there is no step', () => {
    const t = adventure();
    expect(can(t).filter((each) => each.startsWith('to:'))).toEqual([]);
    expect(stepOptions(t.session.position, 0)).toEqual([]);
    answer(t, 'move', 'to:camp.a');
    expect(can(t).filter((each) => each.startsWith('to:')).length).toBeGreaterThan(0);
  });

  test('FB-MOVE-1 who wears something heavy gets one point', () => {
    const heavy = new Map(testing.content.items);
    heavy.set('plate.1', { ...heavy.get('plate.1')!, heavy: true });
    const t = adventure({
      game: { ...testing, content: { ...testing.content, items: heavy } },
      state: (state) => hold(state, 0, 'plate.1'),
    });
    answer(t, 'move');
    expect(t.state.turn.points).toBe(1);
  });

  describe('walks', () => {
    const walks = (points: number, space = 'town.e') =>
      walksWithin(
        adventure({
          state: (state) => {
            survivor(state).space = space;
          },
        }).session.position,
        0,
        points,
      );

    test('FB-MOVE-4 go as far as the points do, and not farther', () => {
      expect([...walks(1).keys()].toSorted()).toEqual(['town.b', 'town.c']);
      expect([...walks(2).keys()].toSorted()).toEqual(expect.arrayContaining(['town.a', 'town.b', 'town.c', 'town.d']));
      expect(walks(2).has('town.e')).toBe(false);
    });

    test('FB-TERR-1 take the way of the fewest points', () => {
      expect(Object.fromEntries([...walks(2)].map(([space, { points }]) => [space, points]))).toMatchObject({
        'town.a': 2,
        'town.b': 1,
        'town.c': 1,
        'town.d': 2,
      });
      expect(walks(3).get('town.a')).toMatchObject({ path: ['town.a'], points: 2 });
    });

    test('FB-MOVE-7 end before every facedown tile', () => {
      expect([...walks(9, 'camp.e').keys()].filter((space) => space.startsWith('#'))).toEqual([]);
    });

    test('FB-MOVE-7 lead nowhere for who is not on the map', () => {
      const { position } = adventure().session;
      const gone = structuredClone(position.state);
      survivor(gone).space = null;
      expect(walksWithin({ ...position, state: gone }, 0, 4).size).toBe(0);
    });
  });
});

describe('markers', () => {
  const marked = (marker: Partial<State['markers'][number]>, seats = 1) =>
    adventure({
      seats,
      state: (state) => {
        staged(state, '030');
        state.markers.push({
          name: 'plans',
          colour: 'red',
          card: '030',
          space: 'camp.e',
          portable: true,
          carrier: null,
          ...marker,
        });
      },
    });
  const offered = (t: ReturnType<typeof adventure>) => carryOptions(t.session.position, 0).map(({ id }) => id);

  test('FB-QUEST-9 what the card does not let be carried is not offered', () => {
    expect([offered(marked({})), offered(marked({ portable: false }))]).toEqual([['carry:plans'], []]);
  });

  test('FB-QUEST-9 only in its own space', () => {
    expect(offered(marked({ space: 'camp.a' }))).toEqual([]);
  });

  test('FB-QUEST-9 who carries it may put it down, and nobody else', () => {
    expect([offered(marked({ carrier: 0 })), offered(marked({ carrier: 1 }, 2))]).toEqual([
      ['drop:plans'],
      ['carry:plans'],
    ]);
    expect(marked({ carrier: 1 }, 2).seat(0).refuse('carry:plans').rule).toBe('FB-QUEST-9');
  });

  test('FB-QUEST-9 what lies there is taken up; once a turn', () => {
    const t = marked({});
    answer(t, 'carry:plans');
    expect(t.state.markers[0]!.carrier).toBe(0);
    expect(t.seat(0).refuse('drop:plans').rule).toBe('FB-QUEST-9');
  });

  /** Quest 003 is staged: it puts a marker on the map, in a colour that nobody uses. */
  const staging = (...used: string[]) => {
    const t = adventure({
      state: (state) => {
        staged(state, '006');
        Object.assign(survivor(state), { space: 'town.e' });
        state.turn.rads = 1;
        state.markers.push(
          ...used.map((colour) => ({
            name: colour,
            colour,
            card: '006',
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

  test('FB-QUEST-13 of several free colours one is chosen', () => {
    expect(asked(staging('red', 'yellow'))).toMatchObject({ ask: 'marker.colour', can: ['green', 'blue'] });
  });

  test('FB-QUEST-13 the only one that is free is taken, and nobody is asked', () => {
    const t = staging('red', 'yellow', 'green');
    expect([asked(t)!.ask, t.state.markers.at(-1)]).toMatchObject(['turn', { name: 'mark', colour: 'blue' }]);
  });

  test('FB-QUEST-13 FB-RULING-52 with none free there is a spare one for each', () => {
    const t = staging('red', 'yellow', 'green', 'blue');
    expect(t.state.markers.at(-1)!.colour).toBe('spare-5');
  });
});

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

describe('the end of a round', () => {
  test('FB-CORE-2 a quest that acts at the end of a round does so every round', () => {
    const t = adventure({
      state: (state) => {
        staged(state, '005');
        topAgendas(state, 'calm.1', 'calm.2');
      },
    });
    answer(t, 'end');
    expect([t.state.round, t.state.quests[0]!.counters]).toEqual([2, [0, 0, 1]]);
    answer(t, 'end');
    expect([t.state.round, t.state.quests[0]!.counters]).toEqual([3, [0, 0, 2]]);
  });

  test('FB-RULING-9 a round without an agenda to turn up ends all the same', () => {
    const t = adventure({
      state: (state) => {
        state.agendaDeck = [];
        put(state, 'rat.1', 'town.e');
      },
    });
    answer(t, 'end');
    expect([t.state.round, t.state.phase, asked(t)!.ask, enemiesOf(t)]).toEqual([2, 'turn', 'turn', ['rat.1@town.e']]);
  });

  test('FB-RULING-9 a discard goes onto the pile while there is a deck', () => {
    const t = adventure({ state: (state) => topAgendas(state, 'calm.1') });
    const deck = t.state.agendaDeck.length;
    answer(t, 'end');
    expect([t.state.agendaDiscard, t.state.agendaDeck.length]).toEqual([['calm.1'], deck - 1]);
  });

  test('FB-AGENDA-7 the new deck is shuffled', () => {
    const remade = (seed: string) => {
      const t = adventure({
        seed,
        state: (state) => {
          state.agendaDiscard = ['calm.2', 'calm.3', 'calm.4', 'rich.2', 'rich.3'];
          state.agendaDeck = ['calm.1'];
        },
      });
      answer(t, 'end');
      return t.state.agendaDeck.join();
    };
    expect(new Set(['a', 'b', 'c', 'd'].map(remade)).size).toBeGreaterThan(1);
  });

  test.each(['loot', 'asset'] as const)('FB-LIMIT-3 a new %s deck is shuffled', (of) => {
    const [deck, discard] =
      of === 'loot' ? (['lootDeck', 'lootDiscard'] as const) : (['assetDeck', 'assetDiscard'] as const);
    const remade = (seed: string) => {
      const t = meeting(
        'S01',
        (state) => {
          const cards = state[deck].splice(0).filter((card) => testing.content.items.get(card)!.event === undefined);
          state[discard] = cards.toSorted();
          if (of === 'loot') state.assetDeck = [];
          else state.lootDeck = [];
        },
        { seed },
      );
      answer(t, 'option:2');
      untilTurn(t);
      return t.state[deck].toSpliced(0, 0).join();
    };
    expect(new Set(['a', 'b', 'c', 'd'].map(remade)).size).toBeGreaterThan(1);
  });

  test('FB-LIMIT-4 a new stack of enemies is shuffled', () => {
    const remade = (seed: string) => {
      const t = adventure({
        seed,
        state: (state) => {
          put(state, 'rat.1', 'camp.e');
          perks(state, 0, 'zap');
          const { critter } = state.stacks;
          critter.discard = critter.stack.splice(0).toSorted();
        },
      });
      answer(t, 'perk:zap');
      untilTurn(t);
      return t.state.stacks.critter.stack.join();
    };
    expect(new Set(['a', 'b', 'c', 'd'].map(remade)).size).toBeGreaterThan(1);
  });

  test('FB-FIRST-1 with the deck depleted the player on the right is first', () => {
    const t = adventure({
      seats: 3,
      state: (state) => {
        state.agendaDiscard = state.agendaDeck.splice(0).filter((each) => each !== 'calm.1');
        state.agendaDeck = ['calm.1'];
        state.turn.seat = 2;
      },
    });
    answer(t, 'end');
    expect(t.state.first).toBe(2);
  });

  test('FB-ACTV-9 who was killed meanwhile does not turn up, whoever was facedown before does', () => {
    const t = adventure({
      state: (state) => {
        put(state, 'rat.1', 'field.a', false);
        put(state, 'rat.2', 'field.c', false);
        topAgendas(state, 'rich.1');
      },
    });
    answer(t, 'end');
    expect(enemiesOf(t)).toEqual(['rat.1@field.a', 'rat.2@field.c']);
  });

  /** Enemies at the end of Ann's round, with a card that activates critters. */
  const critters = (seats: number, ...places: [string, string][]) => {
    const t = adventure({
      seats,
      chance: { 'fight.roll': Array(4).fill([1, 1, 1]) },
      state: (state) => {
        topAgendas(state, 'rich.1');
        state.turn.seat = seats - 1;
        for (const each of state.survivors) each.letters = ['C', 'I', 'A'];
        for (const [token, space] of places) put(state, token, space);
      },
    });
    answer(t, 'end');
    return t;
  };

  test('FB-ROUND-7 where nobody fights nobody is asked', () => {
    const t = critters(1, ['rat.1', 'town.c'], ['rat.2', 'field.e']);
    while (asked(t)!.ask === 'activate.space') answer(t, can(t)[0]!);
    expect(asked(t)!.ask).toBe('turn');
  });

  test('FB-ROUND-7 one enemy alone needs no order', () => {
    expect(asked(critters(1, ['rat.1', 'camp.e']))!.ask).toBe('turn');
  });

  test('FB-ROUND-7 an attack and a move: the first player chooses which comes first', () => {
    const t = critters(1, ['rat.1', 'camp.e'], ['rat.2', 'town.e']);
    expect(asked(t)).toMatchObject({ to: 0, ask: 'activate.next', can: t.state.enemies.map(({ id }) => id) });
  });

  test('FB-ROUND-7 an aggressive one about to move in counts as an attack', () => {
    const t = critters(1, ['wolf.1', 'camp.a'], ['rat.2', 'town.e']);
    expect(asked(t)).toMatchObject({ to: 0, ask: 'activate.next', can: t.state.enemies.map(({ id }) => id) });
  });

  test('FB-ACTV-6 attacks on one survivor are one choice for the first player', () => {
    const t = adventure({
      seats: 2,
      chance: { 'fight.roll': Array(4).fill([1, 1, 1]) },
      state: (state) => {
        topAgendas(state, 'rich.1');
        state.turn.seat = 1;
        for (const each of state.survivors) each.letters = ['C', 'I', 'A'];
        survivor(state, 1).space = 'camp.a';
        put(state, 'rat.1', 'camp.e');
        put(state, 'rat.2', 'camp.a');
        put(state, 'rat.3', 'camp.a');
      },
    });
    answer(t, 'end');
    const [one, ...others] = t.state.enemies.map(({ id }) => id);
    expect(asked(t)).toMatchObject({ to: 0, ask: 'activate.next', can: [one, 'seat:1'] });
    answer(t, 'seat:1');
    expect(asked(t)).toMatchObject({ to: 1, ask: 'activate.attack', can: others });
  });
});

describe('cards', () => {
  test('FB-RES-12 the named one leaves its deck, and nobody rolls for it', () => {
    const t = meeting('S02');
    const before = t.state.uniqueDeck.length;
    answer(t, 'option:2');
    untilTurn(t);
    expect([cards(t).map((each) => each.split(' ')[0]), t.state.uniqueDeck]).toEqual([
      ['sword.1'],
      expect.not.arrayContaining(['sword.1']),
    ]);
    expect(t.state.uniqueDeck).toHaveLength(before - 1);
  });

  test('FB-RES-12 without it a random one, one alone', () => {
    const t = meeting(
      'S02',
      (state) => {
        state.uniqueDiscard = state.uniqueDeck.splice(state.uniqueDeck.indexOf('sword.1'), 1);
      },
      { chance: { 'unique.random': [0] } },
    );
    const [first, ...rest] = t.state.uniqueDeck;
    answer(t, 'option:2');
    untilTurn(t);
    expect([cards(t).map((each) => each.split(' ')[0]), t.state.uniqueDeck]).toEqual([[first], rest]);
  });

  test('FB-RES-12 with its deck empty there is none', () => {
    const t = meeting('S02', (state) => {
      state.uniqueDiscard = state.uniqueDeck.splice(0);
    });
    answer(t, 'option:2');
    untilTurn(t);
    expect([cards(t), asked(t)!.ask]).toEqual([[], 'turn']);
  });

  const looting = (loot: string[], more?: (state: State) => void) => {
    const t = meeting('S01', (state) => {
      state.assetDeck.splice(0);
      topLoot(state, ...loot);
      more?.(state);
    });
    answer(t, 'option:2');
    return t;
  };

  test('FB-CARDS-3 what is gained is ready', () => {
    const t = looting(['can.1', 'can.2', 'purse.1']);
    expect(survivor(t.state).cards.map(({ exhausted }) => exhausted)).toEqual([false, false]);
  });

  test('FB-CARDS-2 what is given by name is gained ready, too', () => {
    const t = meeting('S02');
    answer(t, 'option:2');
    untilTurn(t);
    expect(survivor(t.state).cards).toMatchObject([{ id: 'sword.1', exhausted: false }]);
  });

  test('FB-ITEM-6 what has no slot is not asked about', () => {
    expect(asked(looting(['can.1', 'can.2', 'purse.1']))!.ask).toBe('turn');
  });

  test('FB-CHAR-4 who has no place for it is not asked to equip it', () => {
    const t = adventure({
      options: { survivors: ['giant'] },
      state: (state) => {
        survivor(state).space = 'town.e';
        topEncounter(state, 'S01');
        state.assetDeck.splice(0, 99, 'vest.1');
        topLoot(state, 'can.1', 'can.2', 'purse.1');
      },
    });
    answer(t, 'encounter', 'option:2');
    expect(asked(t)!.ask).not.toBe('gain.equip');
    expect(cards(t)).toContain('vest.1 inventory');
  });

  test('FB-RULING-42 with the slot empty nothing is pushed out, and nobody is asked', () => {
    const t = looting(['stick.1', 'can.1', 'purse.1']);
    answer(t, 'equip');
    expect([asked(t)!.ask, cards(t)]).toEqual(['turn', ['stick.1 weapon', 'can.1 inventory']]);
  });

  test('FB-RULING-42 what is pushed out and kept is not discarded', () => {
    const t = looting(['stick.1', 'can.1', 'purse.1'], (state) => hold(state, 0, 'club.1'));
    answer(t, 'equip', 'keep');
    expect([t.state.assetDiscard, cards(t)]).toEqual([[], ['club.1 inventory', 'stick.1 weapon', 'can.1 inventory']]);
  });

  test('FB-RULING-42 what is pushed out and discarded is on its pile', () => {
    const t = looting(['stick.1', 'can.1', 'can.2'], (state) => hold(state, 0, 'stick.2'));
    answer(t, 'equip', 'discard');
    expect([t.state.lootDiscard, cards(t)]).toEqual([
      ['stick.2'],
      ['stick.1 weapon', 'can.1 inventory', 'can.2 inventory'],
    ]);
  });

  test('FB-ITEM-3 a card that is bought into a full inventory', () => {
    const t = shopping((state) => {
      for (const card of ['can.1', 'can.2', 'can.3']) hold(state, 0, card);
      survivor(state).caps = 9;
    });
    answer(t, 'buy:club.1', 'inventory');
    expect(asked(t)).toMatchObject({ to: 0, ask: 'inventory.discard' });
  });

  test('FB-EXH-2 what is used for nothing is used once in a fight', () => {
    const t = fighting('bot.1', [1, 1, 1], (state) => {
      hold(state, 0, 'rich-gun.1');
      survivor(state).caps = 5;
    });
    expect(can(t)).toEqual(['use:rich-gun.1', 'roll']);
    answer(t, 'use:rich-gun.1');
    expect([survivor(t.state).caps, asked(t)!.ask]).toEqual([4, 'turn']); // rolled, and nothing to roll again
  });

  test('FB-CAPS-1 with its last Cap one pays for an ability', () => {
    const t = fighting('bot.1', [1, 1, 1], (state) => {
      hold(state, 0, 'rich-gun.1');
      survivor(state).caps = 1;
    });
    answer(t, 'use:rich-gun.1');
    expect(survivor(t.state).caps).toBe(0);
  });

  test('FB-CAPS-1 without a Cap it is not offered; what costs nothing is', () => {
    const without = (...held: string[]) => {
      const t = fighting('bot.1', [1, 1, 1], (state) => {
        for (const card of held) hold(state, 0, card);
        survivor(state).caps = 0;
      });
      return can(t);
    };
    expect(without('rich-gun.1')).not.toContain('use:rich-gun.1');
    expect(without('tube.1')).toContain('use:tube.1');
  });

  test('FB-EXH-6 who has just enough may pay', () => {
    const paying = (caps: number) => {
      const t = adventure({
        state: (state) => {
          hold(state, 0, 'tube.1');
          survivor(state).cards[0]!.exhausted = true;
          survivor(state).caps = caps;
        },
      });
      answer(t, 'camp', 'unexhaust');
      return asked(t)!.ask;
    };
    expect([paying(2), paying(1)]).toEqual(['unexhaust.pay', 'camp']);
  });

  test('FB-CAMP-3 what is ready is left alone', () => {
    const t = adventure({
      state: (state) => {
        hold(state, 0, 'tube.1');
        survivor(state).caps = 5;
      },
    });
    answer(t, 'camp', 'unexhaust');
    expect(asked(t)!.ask).toBe('camp');
  });

  const companion = (traits: ('addicted' | 'vilified')[], exhausted = true) => {
    const t = adventure({
      state: (state) => {
        hold(state, 0, 'dog.1');
        survivor(state).cards[0]!.exhausted = exhausted;
        survivor(state).traits = traits.map((trait) => ({ trait, locked: false }));
      },
    });
    answer(t, 'camp', 'unexhaust', 'done');
    return cards(t);
  };

  test('FB-COMP-3 a companion whose condition is met stays', () => {
    expect([companion([]), companion(['vilified'])]).toEqual([['dog.1 companion'], ['dog.1 companion']]);
  });

  test('FB-COMP-3 one whose condition is not met leaves', () => {
    expect(companion(['addicted'])).toEqual([]);
  });

  test('FB-SHOP-8 a discount lowers the price, never below nothing, and for that visit alone', () => {
    const t = shopping((state) => {
      survivor(state).bargain = 3;
      survivor(state).caps = 1;
    });
    answer(t, 'buy:club.1', 'inventory');
    expect(survivor(t.state).caps).toBe(0);
    answer(t, 'done');
    expect(survivor(t.state).bargain).toBe(0);
    const cheap = shopping((state) => {
      survivor(state).bargain = 9;
      survivor(state).caps = 1;
    });
    answer(cheap, 'buy:club.1', 'inventory');
    expect(survivor(cheap.state).caps).toBe(1);
  });

  test('FB-SHOP-8 who has just the price can buy', () => {
    const t = shopping((state) => {
      survivor(state).caps = 4;
    });
    answer(t, 'buy:club.1', 'inventory');
    expect(survivor(t.state).caps).toBe(0);
  });

  test('FB-SHOP-9 some cards, and some buyers, pay the whole value', () => {
    const { position } = adventure().session;
    const full = new Map(position.content.items);
    full.set('club.1', { ...full.get('club.1')!, full: true });
    const rich = { ...position, content: { ...position.content, items: full } };
    const sale = (at: typeof position, card: string, whole: boolean) =>
      salePrice(at, card, { times: 1, less: 0, full: whole });
    expect([
      sale(position, 'club.1', false),
      sale(position, 'club.1', true),
      sale(rich, 'club.1', false),
      sale(position, 'can.1', false),
    ]).toEqual([3, 4, 4, 0]);
  });

  test('FB-SHOP-11 a companion that needs nothing is anybody’s', () => {
    expect(can(shopping())).toContain('recruit:dog.1');
  });
});

describe('fights', () => {
  test('FB-FIGHT-6 the dice are rolled, whatever was used before', () => {
    const t = fighting('rat.1', [6, 1, 1]);
    untilTurn(t);
    expect([t.logged('FB-FIGHT-6').length, survivor(t.state).xp]).toEqual([1, 4]);
  });

  test('FB-FIGHT-8 a reroll changes the chosen dice, and no others', () => {
    const t = fighting(
      'bot.1',
      [1, 6, 1],
      (state) => {
        hold(state, 0, 'club.1');
        survivor(state).letters = ['S'];
      },
      { chance: { 'fight.roll': [[1, 6, 1]], 'fight.again': [[6, 5]] } },
    );
    answer(t, 'reroll:13');
    expect([t.state.enemies.filter(({ faceup }) => faceup), hp(t)]).toEqual([[], 14]); // 6, 6, 5: killed, one hit of level 2
  });

  test('FB-CORE-2 a fight that a card makes harder: so many levels more, but no higher than 3', () => {
    // Through a drawn enemy whose level is known by what its hits do.
    const fought = (plus: number, token: string) => {
      const cardsWith = new Map(testing.content.cards);
      const card = structuredClone(cardsWith.get('W01')!) as never as { options: { do: object[] }[] };
      card.options[1]!.do = [{ fight: { against: 'human', plus } }];
      cardsWith.set('W01', card as never);
      const t = adventure({
        game: { ...testing, content: { ...testing.content, cards: cardsWith } },
        chance: { 'fight.roll': [[2, 1, 1]] },
        state: (state) => {
          survivor(state).space = 'field.e';
          survivor(state).letters = ['C', 'I', 'A'];
          topEncounter(state, 'W01');
          for (const { stack } of Object.values(state.stacks))
            if (stack.includes(token)) stack.splice(stack.indexOf(token), 1);
          state.stacks.human.stack.push(token);
        },
      });
      answer(t, 'encounter', 'option:2');
      return 16 - hp(t);
    };
    expect([fought(0, 'thief.1'), fought(1, 'thief.1'), fought(9, 'thief.1'), fought(0, 'brute.1')]).toEqual([
      1, 2, 3, 3,
    ]);
  });

  const drawn = (dice: number[], token: string, more?: (state: State) => void) => {
    const t = adventure({
      chance: { 'fight.roll': [dice] },
      state: (state) => {
        survivor(state).space = 'field.e';
        survivor(state).letters = ['C', 'I', 'A'];
        topEncounter(state, 'W01');
        for (const { stack } of Object.values(state.stacks))
          if (stack.includes(token)) stack.splice(stack.indexOf(token), 1);
        state.stacks.human.stack.push(token);
        more?.(state);
      },
    });
    answer(t, 'encounter', 'option:2');
    return untilTurn(t);
  };

  test('FB-RULING-51 a drawn enemy is in one’s own space: neither it nor a weapon shoots', () => {
    expect(16 - hp(drawn([2, 1, 1], 'gunner.1'))).toBe(1);
    const shot = (dice: number[]) => survivor(drawn(dice, 'bot.1', (state) => hold(state, 0, 'bow.1')).state).xp;
    expect([shot([6, 1, 1]), shot([6, 6, 1])]).toEqual([0, 5]);
  });

  test('FB-RULING-50 only a kill is worth anything', () => {
    expect([survivor(drawn([6, 6, 1], 'coward.1').state).xp, survivor(drawn([6, 1, 1], 'coward.1').state).xp]).toEqual([
      5, 0,
    ]);
  });

  test('FB-ENC-6 what is won leads to the one result, what is lost to the other', () => {
    expect(
      [
        [6, 6, 1],
        [6, 1, 1],
      ].map((dice) => survivor(drawn(dice, 'coward.1').state).caps),
    ).toEqual([6, 4]);
  });

  test('FB-ABIL-15 an enemy without the ability stays, and one that is killed does not retreat', () => {
    expect(enemiesOf(fighting('rat.1', [1, 1, 1]))).toEqual(['rat.1@camp.e']);
    expect(fighting('coward.1', [6, 6, 1]).logged('FB-ABIL-15')).toEqual([]);
  });

  test('FB-RULING-70 what a card requires must hold', () => {
    const used = (caps: number) => {
      const items = new Map(testing.content.items);
      const stim = items.get('stim.1')!;
      items.set('stim.1', { ...stim, use: { ...stim.use!, requires: { caps: { least: 5 } } } });
      const t = adventure({
        game: { ...testing, content: { ...testing.content, items } },
        state: (state) => {
          hold(state, 0, 'stim.1');
          Object.assign(survivor(state), { caps, hp: 5 });
        },
      });
      return can(t).includes('use:stim.1');
    };
    expect([used(4), used(5)]).toEqual([false, true]);
  });

  test('FB-PERK-2 in one’s own turn a perk is used', () => {
    expect(can(adventure({ state: (state) => perks(state, 0, 'gut') }))).toContain('perk:gut');
  });

  test('FB-PERK-2 what is no perk is used in the turn of another, too', () => {
    const t = adventure({
      seats: 2,
      chance: { 'fight.roll': [[1, 1, 1]] },
      state: (state) => {
        hold(state, 0, 'grenade.1');
        put(state, 'rat.1', 'camp.e');
        survivor(state, 1).space = 'town.e';
        survivor(state).letters = ['C', 'I', 'A'];
        topAgendas(state, 'rich.1');
        state.turn.seat = 1;
      },
    });
    answer(t, 'end');
    expect(can(t)).toContain('use:grenade.1');
  });
});

describe('killed', () => {
  test('FB-HP-2 damage beyond the track is no more than all of it', () => {
    const t = meeting('041', undefined, { seats: 2 });
    answer(t, 'option:2');
    expect(t.state.survivors.map(({ hp: left }) => left)).toEqual([12, 12]);
  });

  test('FB-KILL-2 the inventory is gone, and what is equipped is not', () => {
    const t = adventure({
      state: (state) => {
        for (const card of ['club.1', 'can.1', 'stim.1']) hold(state, 0, card);
        Object.assign(survivor(state), { space: 'town.e', hp: 1 });
      },
    });
    answer(t, 'move', 'to:town.b', 'camp.e');
    expect([cards(t), t.state.lootDiscard, t.state.assetDiscard]).toEqual([['club.1 weapon'], ['can.1'], ['stim.1']]);
  });

  test('FB-CORE-2 cards it was told to keep leave the game', () => {
    const t = adventure({
      state: (state) => {
        state.library.splice(state.library.indexOf('034'), 1);
        survivor(state).kept.push({ card: '034', as: 'debt', slots: 0 });
        Object.assign(survivor(state), { space: 'town.e', hp: 1 });
      },
    });
    answer(t, 'move', 'to:town.b', 'camp.e');
    expect([survivor(t.state).kept, t.state.trashed]).toEqual([[], ['034']]);
  });

  test('FB-HP-6 who is killed by rads does nothing more with them', () => {
    const t = adventure({
      state: (state) => {
        staged(state, '006');
        state.turn.rads = 1;
        Object.assign(survivor(state), { space: 'town.e', hp: 1 });
      },
    });
    answer(t, 'move', 'to:town.b', 'camp.e');
    expect([survivor(t.state).caps, survivor(t.state).space, t.state.round]).toEqual([3, 'camp.e', 2]);
  });
});

describe('levels', () => {
  const gaining = (xp: number, letters: State['survivors'][number]['letters'], more?: (state: State) => void) => {
    const cardsWith = new Map(testing.content.cards);
    const card = structuredClone(cardsWith.get('S01')!) as never as { options: { do: object[] }[] };
    card.options[0]!.do = [{ xp }];
    cardsWith.set('S01', card as never);
    const t = adventure({
      game: { ...testing, content: { ...testing.content, cards: cardsWith } },
      state: (state) => {
        survivor(state).space = 'town.e';
        survivor(state).letters = letters;
        topEncounter(state, 'S01');
        more?.(state);
      },
    });
    answer(t, 'encounter', 'option:1');
    return t;
  };

  test('FB-XP-2 one XP beyond the rightmost letter is one level, and the peg is on the left', () => {
    const t = gaining(3, ['S', 'P']);
    expect([t.logged('FB-LVL-1').length, survivor(t.state).xp]).toEqual([1, 0]);
  });

  test('FB-XP-2 none before that', () => {
    const t = gaining(2, ['S', 'P']);
    expect([t.logged('FB-LVL-1').length, survivor(t.state).xp]).toEqual([0, 2]);
  });

  test('FB-XP-3 no XP is nothing, and one is one', () => {
    expect(
      [gaining(0, ['S', 'P']), gaining(1, ['S', 'P'])].map((t) => [survivor(t.state).xp, t.logged('FB-RES-7').length]),
    ).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });

  test('FB-LVL-4 the only perk of a letter is chosen, and leaves the deck alone', () => {
    const t = gaining(3, ['S', 'E'], (state) => {
      state.letters = ['E', 'E'];
    });
    const before = t.state.perkDeck.length;
    expect(asked(t)).toMatchObject({ ask: 'level.perk', can: ['gut'] });
    answer(t, 'gut');
    expect([survivor(t.state).perks, t.state.perkDeck.length, t.state.perkDeck.includes('gut')]).toEqual([
      ['gut'],
      before - 1,
      false,
    ]);
  });

  test('FB-PERK-5 of several perks only the one that was used goes back', () => {
    const t = adventure({ state: (state) => perks(state, 0, 'gut', 'wind', 'look') });
    answer(t, 'perk:gut');
    expect(survivor(t.state).perks).toEqual(['wind', 'look']);
  });

  test('FB-TRAIT-4 of several traits only the other side is turned', () => {
    const t = meeting('S02', (state) => {
      survivor(state).traits = [
        { trait: 'vilified', locked: false },
        { trait: 'addicted', locked: false },
      ];
    });
    answer(t, 'option:4');
    expect(survivor(t.state).traits.map(({ trait }) => trait)).toEqual(['addicted', 'idolized']);
  });

  test('FB-TRAIT-4 a trait it has is not gained twice, whatever else it has', () => {
    const t = adventure({
      state: (state) => {
        survivor(state).traits = [
          { trait: 'well-rested', locked: false },
          { trait: 'vilified', locked: false },
        ];
      },
    });
    answer(t, 'camp', 'rest', 'done');
    expect(survivor(t.state).traits.map(({ trait }) => trait)).toEqual(['well-rested', 'vilified']);
  });

  test('FB-TRAIT-7 a trait that nobody has is not lost', () => {
    const t = meeting('S02', (state) => {
      survivor(state).traits = [{ trait: 'addicted', locked: false }];
    });
    answer(t, 'option:4');
    expect(survivor(t.state).traits.map(({ trait }) => trait)).toEqual(['addicted', 'idolized']);
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
