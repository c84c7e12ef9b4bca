/** Power, influence and the end of a round, clause by clause: each was found by breaking the rule (`npm run mutate adventure`). */
import { describe, expect, test } from 'vitest';
import { powerValue } from '../../queries/foes.ts';
import { influenceOf } from '../../queries/influence.ts';
import {
  adventure,
  agendas,
  answer,
  asked,
  can,
  enemiesOf,
  perks,
  put,
  staged,
  survivor,
  testing,
  topAgendas,
} from '../helpers/adventure.ts';
import { meeting, untilTurn } from '../helpers/beginnings.ts';

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
