import { describe, expect, test } from 'vitest';
import { inPlay } from '../queries/units.ts';
import { type BattleTest, battle, content, settler } from './helpers/battle.ts';

const readiness = (t: BattleTest) => Object.fromEntries(t.state.models.map((model) => [model.id, model.readiness]));
const near = (count: number, y: number): [number, number][] =>
  Array.from({ length: count }, (_, i) => [500 + 600 * i, y]);
const force = (id: string, count: number, y: number) => settler(id, ...near(count, y));
const sides = (mine: number, theirs: number) => ({ ann: [force('a', mine, 500)], ben: [force('b', theirs, 8500)] });

/** Uses a model and ends its activation at once. */
const idle = (t: BattleTest, seat: number, model: string) => t.seat(seat).answer(model, 'end');

describe('Rounds, turns and readiness', () => {
  test('WW-ROUND-1 WW-ROUND-14 a round lasts until every model has been Used, then all are Unready', () => {
    const t = battle(sides(1, 2));
    t.seat(0).answer('seat:0', 'a-1');
    idle(t, 0, 'a-1');
    t.seat(1).answer('b-1', 'all');
    idle(t, 1, 'b-1');
    expect(t.state.round).toBe(1);
    t.seat(1).answer('b-2');
    idle(t, 1, 'b-2');
    expect(t.state.round).toBe(2);
    expect(readiness(t)).toEqual({ 'a-1': 'unready', 'b-1': 'unready', 'b-2': 'unready' });
  });

  test('WW-ROUND-2 all models begin Unready and go to Ready and to Used', () => {
    const t = battle(sides(2, 2));
    expect(new Set(Object.values(readiness(t)))).toEqual(new Set(['unready']));
    t.seat(0).answer('seat:0', 'a-1');
    expect(readiness(t)['a-1']).toBe('ready');
    t.seat(0).answer('all', 'a-1', 'end');
    expect(readiness(t)['a-1']).toBe('used');
  });

  test('WW-ROUND-3 exactly one model is made Ready at the start of a turn', () => {
    const t = battle(sides(3, 2));
    t.seat(0).answer('seat:0');
    expect(t.seat(0).asked()).toEqual({ ask: 'turn.ready', can: ['a-1', 'a-2', 'a-3'], cannot: {} });
    t.seat(0).refuse('none');
    t.seat(0).answer('a-2');
    expect(t.seat(0).asked()).toMatchObject({ ask: 'turn.use', can: ['none', 'all'] });
    t.seat(0).refuse('a-1');
  });

  test('WW-ROUND-3 the last Unready model is made Ready too', () => {
    const t = battle(sides(1, 2));
    t.seat(0).answer('seat:0');
    expect(t.seat(0).asked()).toEqual({ ask: 'turn.ready', can: ['a-1'], cannot: {} });
  });

  test('WW-ROUND-7 where no model is Unready nobody is asked whether to Use', () => {
    const t = battle({ ...sides(2, 1), state: ({ models }) => Object.assign(models[1]!, { readiness: 'used' }) });
    t.seat(0).answer('seat:0', 'a-1');
    expect(t.seat(0).asked()).toEqual({ ask: 'turn.next', can: ['a-1', 'finish'], cannot: {} });
  });

  test('WW-ROUND-4 a Ready or Used model cannot be made Ready', () => {
    const t = battle(sides(3, 3));
    t.seat(0).answer('seat:0', 'a-1', 'all', 'a-1', 'end');
    t.seat(1).answer('b-1', 'none');
    t.seat(0).answer('a-2', 'none');
    t.seat(1).answer('b-2', 'none');
    expect(t.seat(0).asked()).toEqual({
      ask: 'turn.ready',
      can: ['a-3'],
      cannot: { 'a-1': 'A 1 has been Used this round.', 'a-2': 'A 2 is Ready already.' },
    });
    expect(t.seat(0).refuse('a-1').rule).toBe('WW-ROUND-4');
  });

  test('WW-ROUND-5 WW-ROUND-6 none keeps them Ready for later, all Uses every one', () => {
    const t = battle(sides(3, 3));
    t.seat(0).answer('seat:0', 'a-1', 'none');
    expect(readiness(t)['a-1']).toBe('ready');
    t.seat(1).answer('b-1', 'none');
    t.seat(0).answer('a-2', 'all');
    expect(t.seat(0).asked()).toMatchObject({ ask: 'turn.next', can: ['a-1', 'a-2', 'finish'] });
    idle(t, 0, 'a-1');
    expect(t.seat(0).asked()).toMatchObject({ ask: 'turn.next', can: ['a-2', 'finish'] });
    t.seat(0).refuse('none');
  });

  const marked = () => {
    const t = battle({
      ...sides(3, 1),
      state: ({ models }) => {
        models[1]!.readiness = 'ready';
        models[2]!.readiness = 'ready';
      },
    });
    t.seat(0).answer('seat:0');
    return t;
  };

  test('WW-ROUND-7 with a marker on every model nobody is asked whether to Use them', () => {
    const t = marked();
    t.seat(0).answer('a-1');
    expect(t.seat(0).asked()!.ask).toBe('turn.next');
    t.seat(0).refuse('none');
  });

  test('WW-ROUND-16 of three only A has no marker: A is made Ready, then every Ready one is Used', () => {
    const t = marked();
    expect(t.seat(0).asked()!.can).toEqual(['a-1']);
    t.seat(0).answer('a-1');
    expect(t.seat(0).asked()!.can).toEqual(expect.arrayContaining(['a-2', 'a-3']));
  });

  test('WW-RULING-14 and A with them', () => {
    const t = marked();
    t.seat(0).answer('a-1');
    expect(t.seat(0).asked()!.can).toEqual(['a-1', 'a-2', 'a-3', 'finish']);
  });

  const twoReady = () => {
    const t = battle({
      ...sides(2, 1),
      state: ({ models }) => {
        models[0]!.readiness = 'ready';
      },
    });
    t.seat(0).answer('seat:0', 'a-2');
    return t;
  };

  test('WW-ROUND-8 the Ready models are Used in any order', () => {
    for (const [first, second] of [
      ['a-1', 'a-2'],
      ['a-2', 'a-1'],
    ] as const) {
      const t = twoReady();
      t.seat(0).answer(first, 'end');
      expect(t.seat(0).asked()!.can).toEqual([second, 'finish']);
    }
  });

  test('WW-ROUND-9 one is finished before the next begins', () => {
    const t = twoReady();
    t.seat(0).answer('a-2');
    expect(t.seat(0).asked()!.ask).toBe('action');
    t.seat(0).refuse('a-1');
    t.seat(0).answer('move', [[1100, 600]]);
    t.seat(0).refuse('a-1');
  });

  test('WW-ROUND-10 whoever has finished is Used, and the others are not', () => {
    const t = twoReady();
    t.seat(0).answer('a-2', 'end');
    expect(readiness(t)).toMatchObject({ 'a-1': 'ready', 'a-2': 'used' });
  });

  test('WW-ROUND-11 WW-RULING-13 finishing the turn early makes the rest Used without acting', () => {
    const t = battle({
      ...sides(3, 1),
      state: ({ models }) => {
        models[1]!.readiness = 'ready';
        models[2]!.readiness = 'ready';
      },
    });
    t.seat(0).answer('seat:0', 'a-1', 'a-1', 'end', 'finish');
    expect(readiness(t)).toMatchObject({ 'a-1': 'used', 'a-2': 'used', 'a-3': 'used' });
    expect(t.seat(1).asked()?.ask).toBe('turn.ready');
  });

  test('WW-ROUND-12 units do not matter when Ready models are Used', () => {
    const t = battle({
      ann: [force('a', 3, 500), settler('c', [500, 2000])],
      ben: [force('b', 1, 8500)],
      state: ({ models }) => {
        models.find(({ id }) => id === 'c-1')!.readiness = 'ready';
      },
    });
    t.seat(0).answer('seat:0', 'a-1', 'all');
    expect(t.seat(0).asked()!.can).toEqual(['a-1', 'c-1', 'finish']);
    expect(readiness(t)).toMatchObject({ 'a-2': 'unready', 'a-3': 'unready' });
  });

  test('WW-ROUND-13 a player whose models are all Used takes no more turns', () => {
    const t = battle(sides(1, 3));
    t.seat(0).answer('seat:0', 'a-1');
    idle(t, 0, 'a-1');
    t.seat(1).answer('b-1', 'none');
    expect(t.seat(1).asked()?.ask).toBe('turn.ready');
    expect(t.seat(0).asked()).toBeUndefined();
  });

  test('WW-ROUND-15 one Ready, one Used, two Unready: ready one of the two, then none or both', () => {
    const t = battle({
      ...sides(4, 1),
      state: ({ models }) => {
        models[0]!.readiness = 'ready';
        models[2]!.readiness = 'used';
      },
    });
    t.seat(0).answer('seat:0');
    expect(t.seat(0).asked()!.can).toEqual(['a-2', 'a-4']);
    t.seat(0).answer('a-4');
    expect(t.seat(0).asked()!.can).toEqual(['none', 'all']);
    t.seat(0).answer('all');
    expect(t.seat(0).asked()!.can).toEqual(['a-1', 'a-4', 'finish']);
  });

  test('WW-RULING-15 with no Unready model left nothing is made Ready and all Ready ones are Used', () => {
    const t = battle({
      ...sides(2, 2),
      state: ({ models }) => {
        models[0]!.readiness = 'ready';
        models[1]!.gone = 'eliminated';
      },
    });
    t.seat(0).answer('seat:0');
    expect(t.seat(0).asked()).toMatchObject({ ask: 'turn.next', can: ['a-1', 'finish'] });
  });
});

describe('Advantage marker', () => {
  test('WW-ADV-1 its holder names the player of the first turn', () => {
    const t = battle(sides(2, 2));
    t.seat(1).refuse('seat:1');
    t.seat(0).answer('seat:1');
    expect(t.seat(1).asked()?.ask).toBe('turn.ready');
  });

  test('WW-ADV-2 in round 1 the player with fewer models holds it, unless the scenario says otherwise', () => {
    const first = (mine: number, theirs: number, wrong: number) =>
      battle({ ...sides(mine, theirs), advantage: null, chance: { 'round.advantage': [wrong] } }).state.advantage;
    expect([first(6, 4, 0), first(4, 6, 1)]).toEqual([1, 0]);
    expect(battle({ ...sides(6, 4), advantage: 0 }).state.advantage).toBe(0);
  });

  test('CH-BSETUP-7 CH-RULING-66 one player holds it from the start: the one with fewer models, by chance in a tie', () => {
    const holder = (mine: number, theirs: number, picked: number) =>
      battle({ ...sides(mine, theirs), advantage: null, chance: { 'round.advantage': [picked] } }).state.advantage;
    expect([holder(2, 3, 1), holder(3, 2, 0), holder(2, 2, 0), holder(2, 2, 1)]).toEqual([0, 1, 0, 1]);
  });

  test('WW-ADV-3 with equal numbers chance decides', () => {
    for (const holder of [0, 1])
      expect(battle({ ...sides(5, 5), advantage: null, chance: { 'round.advantage': [holder] } }).state.advantage).toBe(
        holder,
      );
    expect(() => battle({ ...sides(5, 5), advantage: null, chance: { 'round.advantage': [2] } })).toThrow();
  });

  const finishRound = (t: BattleTest) => {
    const { round } = t.state;
    while (t.state.round === round) {
      const seat = t.seat(0).asked() === undefined ? 1 : 0;
      const { can } = t.seat(seat).asked()!;
      t.seat(seat).answer(can.includes('all') ? 'all' : can.includes('end') ? 'end' : can[0]!);
    }
  };

  test('WW-ADV-4 later the player with fewer models gets it', () => {
    const t = battle({
      ...sides(2, 2),
      state: ({ models }) => {
        models[0]!.gone = 'eliminated';
      },
    });
    finishRound(t);
    expect(t.state.advantage).toBe(0);
    const other = battle({
      ...sides(2, 2),
      state: ({ models }) => {
        models[3]!.gone = 'eliminated';
      },
    });
    finishRound(other);
    expect(other.state.advantage).toBe(1);
  });

  test('WW-ADV-5 with equal numbers it changes hands before anything else', () => {
    const t = battle(sides(2, 2));
    finishRound(t);
    expect(t.state.advantage).toBe(1);
    expect(t.seat(1).asked()?.ask).toBe('round.first');
    finishRound(t);
    expect(t.state.advantage).toBe(0);
  });

  test('models that are gone are not counted', () => {
    const t = battle({
      ...sides(3, 2),
      state: ({ models }) => {
        models[0]!.gone = 'left';
      },
    });
    expect(inPlay({ state: t.state, content })).toHaveLength(4);
    finishRound(t);
    expect(t.state.advantage).toBe(1);
  });
});

describe('Actions', () => {
  test('WW-ACT-1 up to two Actions, the same twice or none', () => {
    const t = battle(sides(2, 1));
    t.seat(0).answer('seat:0', 'a-1', 'all', 'a-1', 'move', [[500, 600]], 'move', [[500, 700]]);
    expect(readiness(t)['a-1']).toBe('used');
    expect(t.state.models[0]).toMatchObject({ x: 500, y: 700 });
    const none = battle(sides(2, 1));
    none.seat(0).answer('seat:0', 'a-1', 'all', 'a-1', 'end');
    expect(readiness(none)['a-1']).toBe('used');
  });

  test('WW-ACT-4 no Action begins before the one under way is finished', () => {
    const t = battle(sides(2, 1));
    t.seat(0).answer('seat:0', 'a-1', 'all', 'a-1', 'move');
    t.seat(0).refuse('shoot');
    expect(t.seat(0).asked()?.ask).toBe('move.path');
  });
});
