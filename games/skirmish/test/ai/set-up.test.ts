/** Set-up, rounds and turns of a side by the book, and the reading of AI cards. */
import { startSession } from '@holotape/kernel';
import { testTable } from '@holotape/kernel/testing';
import { describe, expect, test } from 'vitest';
import { maxHealth } from '../../queries/abilities.ts';
import { aiCardFor, columnFor, readCell, rowFor } from '../../queries/ai/cards.ts';
import { poolOf } from '../../queries/ai/sides.ts';
import { taskOf } from '../../queries/ai/tasks.ts';
import { modelsOf } from '../../queries/units.ts';
import { equip } from '../../rules/ai/set-up.ts';
import type { SkirmishState } from '../../state.ts';
import {
  type BattleSetting,
  type BattleTest,
  battle,
  content,
  effect,
  game,
  heroic,
  positionOf,
  scene,
  settler,
  unit,
} from '../helpers/battle.ts';
import { bare, deeds, does, played, said, withCard, wounds } from '../helpers/book.ts';
import { forceOf, leading, listed } from '../helpers/forces.ts';

const begin = (scenario: string, sides: number[], more: object = {}): BattleTest =>
  testTable(game, { seats: 2, options: { scenario, placing: 'auto', book: { sides }, ...more } as never });

describe('set-up', () => {
  test('CH-AISETUP-1 any scenario takes a side by the book, either or both', () => {
    for (const { id } of content.scenarios.values())
      for (const sides of [[0], [1]]) {
        const t = begin(id, sides);
        expect(t.state.book!.sides.map(({ seat }) => seat)).toEqual(sides);
        expect(t.session.question!.to).toBe(1 - sides[0]!);
      }
    expect(begin('noon', [0, 1]).session.result).toBeDefined();
  });
  test('CH-AISETUP-11 two forces by the book have tokens of their own, and take their turns one after the other', () => {
    const t = begin('troubled-beginnings', [0, 1]);
    const first = t.session.wholeLog.findIndex(({ say }) => say === 'round');
    const second = t.session.wholeLog.findIndex(({ say }, i) => say === 'round' && i > first);
    const tokens = t.session.wholeLog.slice(first, second).filter(({ say }) => say === 'book.token');
    expect(tokens.map(({ args }) => /^(mutants|brute)/.test(String(args!.model)))).toEqual([
      true,
      false,
      true,
      false,
      true,
      false,
    ]);
    for (const own of [true, false])
      expect(
        tokens
          .filter(({ args }) => /^(mutants|brute)/.test(String(args!.model)) === own)
          .map(({ args }) => args!.number)
          .sort(),
      ).toEqual([1, 2, 3]);
  });
  test('CH-AISETUP-2 every unit has an AI card, and without one it is refused', () => {
    // Who is escorted is in nobody's force, and so in none of the book's.
    for (const { id, escorted } of content.units.values())
      if (!escorted) expect([id, aiCardFor(content, id)?.name]).toEqual([id, expect.any(String)]);
    const cards = withCard({ units: ['brute'] });
    const setting = { ann: [settler('a', [1000, 1000])], ben: [settler('b', [8000, 8000])], content: cards };
    expect(() => battle({ ...setting, book: { sides: [0], level: 'book', overrule: false, waits: false } })).toThrow(
      'Settler has no AI card: the handbook cannot play it (CH-AISETUP-2).',
    );
  });
  test('CH-AISETUP-3 each unit has all that its card shows', () => {
    const t = begin('noon', [1]);
    for (const { seat, card, weapons, items } of t.state.units)
      if (seat === 1) expect([...weapons, ...items]).toEqual(expect.arrayContaining(content.units.get(card)!.kit));
  });
  test('CH-AISETUP-3 only the side by the book is equipped so', () => {
    const list = forceOf([leading(), listed('settler')]);
    const t = begin('noon', [1], { own: [list, list] });
    const carried = (side: number) =>
      t.state.units.filter(({ seat, card }) => seat === side && card === 'settler').flatMap((each) => each.weapons);
    expect(carried(0)).toEqual([]);
    expect(carried(1)).toEqual(content.units.get('settler')!.kit.filter((id) => content.weapons.has(id)));
  });
  test('CH-AISETUP-3 what is missing is added, and nothing twice', () => {
    const card = content.units.get('settler')!;
    const equipped = (weapons: string[]) => {
      const t = scene({ ann: [unit('a', card.id, [[1000, 1000]], ...weapons)], ben: [] });
      const [own] = t.state.units;
      equip(content, own!);
      return [...own!.weapons, ...own!.items].sort();
    };
    expect(card.kit.length).toBeGreaterThan(0);
    expect(equipped([])).toEqual([...card.kit].sort());
    expect(equipped([...card.kit].filter((id) => content.weapons.has(id)))).toEqual([...card.kit].sort());
  });
  test('CH-AISETUP-4 CH-AISETUP-5 one Number Token for each model, at random', () => {
    const scribes: BattleSetting = {
      ann: [
        unit(
          'f',
          'field-scribe',
          [
            [1000, 1000],
            [1500, 1000],
            [2000, 1000],
          ],
          'laser-pistol',
        ),
        unit('p', 'paladin', [[2500, 1000]], 'machete'),
      ],
      ben: [settler('b', [8000, 8000])],
      book: { sides: [0], level: 'book', overrule: false, waits: true },
      chance: { 'book.tokens': [[3, 0, 2, 1]] },
      advantage: 1,
    };
    const t = battle(scribes);
    expect(t.state.book!.models.map(({ model, number }) => [model, number])).toEqual([
      ['f-1', 4],
      ['f-2', 1],
      ['f-3', 3],
      ['p-1', 2],
    ]);
  });
  /** The AI Markers of a side in the log, and the models that were found under them. */
  const markers = (t: BattleTest) => {
    const told = (key: string) =>
      t.session.wholeLog.flatMap(({ say, args }, at) => (say === key && args?.seat === 1 ? [{ at, args }] : []));
    return { laid: told('book.marker'), found: told('deployed') };
  };
  test('CH-AISETUP-6 one AI Marker for each token, and no other', () => {
    const t = begin('fort-davis', [1]);
    expect(markers(t).laid).toHaveLength(t.state.book!.models.length);
    expect(t.state.book!.models.length).toBe(4);
    expect(t.session.wholeLog.filter(({ say }) => say === 'book.marker')).toHaveLength(4);
    expect(t.state.book!.markers).toEqual([]);
  });
  test('CH-AISETUP-7 they lie face down where the scenario says, and are mixed', () => {
    const t = begin('fort-davis', [1]);
    const { laid } = markers(t);
    for (const { args } of laid) {
      expect(Object.keys(args)).toEqual(['seat', 'x', 'y']);
      expect(t.state.height - Number(args.y)).toBeLessThanOrEqual(508 + 2 * 200 + 1);
    }
    const underThem = (order: number[]) => {
      const told = testTable(game, {
        seats: 2,
        options: { scenario: 'fort-davis', placing: 'auto', book: { sides: [1] } } as never,
        chance: { 'book.markers': [order] },
      });
      return markers(told).found.map(({ args }) => String(args.model).replace(/-\d+$/, ''));
    };
    const usual = underThem([0, 1, 2, 3]);
    expect(new Set(usual).size).toBeGreaterThan(1);
    expect(underThem([3, 2, 1, 0])).toEqual(usual.toReversed());
  });
  test('CH-AISETUP-8 they are turned up one by one, and each model stands at its marker: there it falls back to', () => {
    const t = begin('fort-davis', [1]);
    const { laid, found } = markers(t);
    expect(found[0]!.at).toBeGreaterThan(laid.at(-1)!.at);
    expect(found.map(({ args: { x, y } }) => [x, y])).toEqual(laid.map(({ args: { x, y } }) => [x, y]));
    for (const { model, x, y } of t.state.book!.models)
      expect(found.find(({ args }) => args.model === model)!.args).toMatchObject({ x, y });
  });
  test('CH-AISETUP-9 CH-AITURN-5 the pool holds a token for every model that is still to act', () => {
    const t = scene({
      ann: [settler('a', [1000, 1000], [1500, 1000], [2000, 1000])],
      ben: [settler('b', [8000, 8000])],
    });
    played(t.state);
    expect(poolOf(t, 0).map(({ id }) => id)).toEqual(['a-1', 'a-2', 'a-3']);
    t.model('a-1').readiness = 'used';
    t.model('a-3').gone = 'eliminated';
    expect(poolOf(t, 0).map(({ id }) => id)).toEqual(['a-2']);
  });
});

/** Ann's side by the book, at the beginning of a round. */
const round = (more: Partial<BattleSetting> = {}, state?: (state: SkirmishState) => void): BattleTest =>
  battle({
    ann: [bare('a', [1000, 1000], [1500, 1000])],
    ben: [settler('b', [8000, 8000], [8000, 7000], [8000, 6000])],
    content: withCard(),
    ...more,
    state: (now) => {
      played(now);
      state?.(now);
    },
  });

describe('turns', () => {
  test('CH-AITURN-1 whoever holds the Advantage Marker takes the first turn', () => {
    expect(said(round({ advantage: 0 }), 'use')).toHaveLength(1);
    const t = round({ advantage: 1 });
    expect(said(t, 'use')).toHaveLength(0);
    expect(t.seat(1).asked()!.ask).toBe('turn.ready');
  });
  test('CH-AITURN-2 one token is drawn, and its model made Ready and Used at once', () => {
    const t = round({ chance: { 'book.token': [1] } });
    expect(said(t, 'book.token')).toEqual([{ number: 2, model: 'a-2' }]);
    expect(t.state.models.map(({ readiness }) => readiness)).toEqual([
      'unready',
      'used',
      'unready',
      'unready',
      'unready',
    ]);
  });
  test('CH-AITURN-3 CH-AITURN-4 several Ready models act in the order of their numbers, and are Used then', () => {
    const five = { ann: [bare('a', [1000, 1000], [1500, 1000], [2000, 1000], [2500, 1000], [3000, 1000])] };
    const t = round({ ...five, chance: { 'book.token': [2] } }, (state) => {
      for (const id of ['a-5', 'a-2']) state.models.find((model) => model.id === id)!.readiness = 'ready';
    });
    expect(said(t, 'use').map((args) => (args as { model: string }).model)).toEqual(['a-2', 'a-4', 'a-5']);
    expect(t.state.models.filter(({ readiness }) => readiness === 'used').map(({ id }) => id)).toEqual([
      'a-2',
      'a-4',
      'a-5',
    ]);
  });
  test('CH-AITURN-6 with all of one side Used the other goes on', () => {
    const t = round();
    const endTurn = (id: string) => {
      t.seat(1).answer(id);
      if (t.seat(1).asked()!.ask === 'turn.use') t.seat(1).answer('all');
      t.seat(1).answer(id, 'end');
    };
    endTurn('b-1');
    expect(said(t, 'use').filter((args) => String((args as { model: string }).model).startsWith('a'))).toHaveLength(2);
    endTurn('b-2');
    expect(t.seat(1).asked()!.ask).toBe('turn.ready');
  });
});

describe('rulings on turns', () => {
  const drawn = (t: BattleTest) => said(t, 'book.token').map((args) => (args as { number: number }).number);

  test('CH-RULING-11 Number Tokens are drawn, and AI Markers stay where they are', () => {
    const markers = [{ seat: 0, x: 4000, y: 4000 }];
    const t = round({ chance: { 'book.token': [1] } }, (state) => Object.assign(state.book!, { markers }));
    expect(drawn(t)).toEqual([2]);
    expect(t.state.book!.markers).toEqual(markers);
  });

  test('CH-RULING-12 drawn tokens are back in the pool with the next round, but for those of models removed', () => {
    const next = (gone: readonly string[], picks: number[]) => {
      const t = round(
        {
          ann: [bare('a', [1000, 1000], [1500, 1000], [2000, 1000])],
          ben: [settler('b', [8000, 8000])],
          chance: { 'book.token': picks },
        },
        ({ models }) => {
          for (const model of models) if (gone.includes(model.id)) model.gone = 'eliminated';
        },
      );
      t.seat(1).answer('b-1');
      t.seat(1).answer('b-1', 'end');
      return [t.state.round, drawn(t), poolOf(positionOf(t), 0).map(({ id }) => id)];
    };
    expect(next([], [0, 0])).toEqual([2, [1, 2, 3], ['a-1', 'a-2', 'a-3']]);
    expect(next(['a-2'], [0])).toEqual([2, [1, 3], ['a-1', 'a-3']]);
  });

  test('CH-RULING-13 nobody is asked who goes first: the holder does, a person as much as the handbook', () => {
    for (const advantage of [0, 1]) {
      const t = round({ advantage });
      expect(t.session.wholeLog.some(({ say }) => say === 'round.first')).toBe(false);
      expect(t.seat(1).asked()!.ask).toBe('turn.ready');
      expect(drawn(t)).toHaveLength(1 - advantage);
    }
  });
});

describe('AI cards', () => {
  test('CH-CARD-5 the Sole Survivor’s: a column by 7, 4 and 1 Health, and of two targets the Ready one', () => {
    const card = aiCardFor(content, 'sole-survivor')!;
    expect(card.targets).toEqual(['prepared', 'capable', 'best-chance']);
    const t = scene({
      ann: [unit('a', 'sole-survivor', [[2000, 4000]], 'hunting-rifle')],
      ben: [settler('b', [3500, 3200]), settler('c', [3500, 4800])],
    });
    played(t.state);
    const columns = [7, 6, 5, 4, 3, 2, 1].map((health) => {
      t.model('a-1').regular = maxHealth(t, t.model('a-1')) - health;
      return columnFor(t, t.model('a-1')) + 1;
    });
    expect(columns).toEqual([1, 1, 2, 2, 2, 3, 3]);
    const target = (ready: string) =>
      does(
        {
          ann: [unit('a', 'sole-survivor', [[2000, 4000]], 'hunting-rifle')],
          ben: [settler('b', [3500, 3200]), settler('c', [3500, 4800])],
          state: ({ models }) => {
            for (const model of models) if (model.id !== 'a-1') model.readiness = model.id === ready ? 'ready' : 'used';
          },
        },
        'a-1',
      );
    expect([target('b-1'), target('c-1')]).toEqual(['shoot b-1', 'shoot c-1']);
  });
  test('CH-AIACT-2 CH-AIACT-1 one blue die before the first Action, and two Actions', () => {
    const t = round({ chance: { 'book.roll': [[effect('blue', 'star')]] } });
    expect(said(t, 'book.rolled')).toEqual([{ model: expect.any(String), row: 'star' }]);
    expect(deeds(t)).toHaveLength(2);
  });
  test('CH-AIACT-3 CH-AIACT-4 the row with the icons, and as many; a bottle with a star is a star', () => {
    expect(rowFor(['bottle'])).toBe('bottle');
    expect(rowFor(['bottle', 'bottle'])).toBe('two-bottles');
    expect(rowFor(['star'])).toBe('star');
    expect(rowFor(['star', 'star'])).toBe('two-stars');
    expect(rowFor(['bottle', 'star'])).toBe('star');
    expect(rowFor(['blast'])).toBe('blast');
  });
  const columnAt = (damage: number, card: string): number => {
    const t = scene({
      ann: [unit('a', card, [[1000, 1000]])],
      ben: [settler('b', [8000, 8000])],
      state: wounds({ 'a-1': damage }),
    });
    return columnFor(t, t.model('a-1'));
  };
  test('CH-AIACT-5 the first column that fits, from the left', () => {
    expect([0, 1, 2, 4, 5].map((damage) => columnAt(damage, 'sole-survivor'))).toEqual([0, 0, 1, 1, 2]);
  });
  test('CH-AIACT-6 if none fits, the last', () => {
    expect(columnAt(3, 'settler')).toBe(2);
    const t = scene({
      ann: [settler('a', [1000, 1000])],
      ben: [settler('b', [8000, 8000])],
      content: withCard({ columns: [{ health: 9 }, { health: 8 }] }),
    });
    expect(columnFor(t, t.model('a-1'))).toBe(1);
  });
  test('CH-AIACT-5 CH-RULING-16 friends, a leader and a whole suit make a Situation', () => {
    const scribes = (...at: [number, number][]) => {
      const t = scene({ ann: [unit('f', 'field-scribe', at, 'laser-pistol')], ben: [settler('b', [8000, 8000])] });
      return columnFor(t, t.model('f-1'));
    };
    expect(scribes([1000, 1000])).toBe(2);
    expect(scribes([1000, 1000], [1500, 1000])).toBe(1);
    expect(scribes([1000, 1000], [1500, 1000], [1000, 1500])).toBe(0);
    expect(scribes([1000, 1000], [1500, 1000], [4000, 1000])).toBe(1);
    const dog = (...ann: BattleSetting['ann']) => {
      const t = scene({
        ann: [unit('d', 'dogmeat', [[1000, 1000]], 'dog-bite'), ...ann],
        ben: [settler('b', [8000, 8000])],
      });
      return columnFor(t, t.model('d-1'));
    };
    expect(dog()).toBe(1);
    expect(dog(unit('s', 'sole-survivor', [[2000, 1000]], 'hunting-rifle'))).toBe(0);
    const paladin = (damage: number, regular: number, powerArmor: string | null) => {
      const t = scene({
        ann: [{ ...unit('p', 'paladin', [[1000, 1000]], 'machete'), powerArmor }],
        ben: [settler('b', [8000, 8000])],
        state: wounds({ 'p-1': damage }),
      });
      const suit = t.state.units[0]!.powerArmor;
      if (suit !== null) suit.regular = regular;
      return columnFor(t, t.model('p-1'));
    };
    expect([paladin(0, 0, null), paladin(1, 0, null)]).toEqual([0, 1]);
    expect([paladin(1, 0, 't-60-power-armor'), paladin(3, 1, 't-60-power-armor')]).toEqual([0, 1]);
    const robot = (damage: number) => columnAt(damage, 'mr-handy');
    expect([robot(0), robot(4)]).toEqual([0, 1]);
  });
  test('CH-AIACT-7 the letter of a cell is its Response, and every cell has one', () => {
    expect(['Ac', 'Dc', 'Fc', 'Mc', 'Oc'].map((cell) => readCell(cell).response)).toEqual([
      'attack',
      'defend',
      'fall-back',
      'move',
      'objective',
    ]);
    for (const { rows, columns } of content.aiCards.values())
      for (const { cells } of Object.values(rows)) {
        expect(cells).toHaveLength(columns.length);
        for (const cell of cells) expect(cell).toMatch(/^[AMOFD][rc]_?$/);
      }
  });
  test('CH-AIACT-11 a shaded cell is Reckless', () => {
    expect(readCell('Or')).toEqual({ response: 'objective', reckless: true, stays: false });
  });
  test('CH-AIACT-12 an unshaded cell is Careful', () => {
    expect(readCell('Oc')).toEqual({ response: 'objective', reckless: false, stays: false });
  });
  test('CH-AIACT-13 an underlined letter means that it stays engaged', () => {
    expect([readCell('Dc_').stays, readCell('Mr_').stays, readCell('Dc').stays]).toEqual([true, true, false]);
  });
  test('CH-AIACT-8 the example: 3 Health and two stars give M', () => {
    const t = battle({
      ann: [unit('a', 'super-mutant', [[1000, 1000]], 'board')],
      ben: [settler('b', [8000, 8000])],
      chance: { 'book.roll': [[effect('blue', 'star', 'star')]] },
      state: (state) => {
        played(state);
        wounds({ 'a-1': 3 })(state);
      },
    });
    expect(said(t, 'book.response')).toEqual([{ response: 'move', attitude: 'careful' }]);
  });
  test('CH-AIATT-3 the example: one star is the knife for the Sole Survivor, a blast the crosshair', () => {
    const { rows } = aiCardFor(content, 'sole-survivor')!;
    expect([rows.star!.method, rows.blast!.method, rows[rowFor(['bottle', 'star'])]!.method]).toEqual([
      'close-combat',
      'ranged',
      'close-combat',
    ]);
  });
  test('CH-RULING-15 a result without a row is rolled again', () => {
    const { star } = withCard().aiCards.get('test')!.rows;
    const t = round({
      content: withCard({ rows: { star: star! } }),
      chance: { 'book.roll': [[effect('blue', 'blast')], [effect('blue', 'star')]] },
    });
    expect(said(t, 'book.rolled')).toEqual([{ model: expect.any(String), row: 'star' }]);
  });
  test('CH-AIFX-8 a Heroic model begins with a V.A.T.S. roll', () => {
    const t = round({
      ann: [heroic(bare('a', [1000, 1000]))],
      chance: { 'vats.roll': [[effect('blue', 'bottle', 'bottle')]] },
    });
    expect(deeds(t)).toHaveLength(3);
    const none = round({ ann: [heroic(bare('a', [1000, 1000]))], chance: { 'vats.roll': [[effect('blue', 'star')]] } });
    expect(deeds(none)).toHaveLength(2);
  });
});

describe('it would not do that', () => {
  const asked = (overrule: boolean) => round({}, (state) => Object.assign(state.book!, { overrule, waits: true }));
  test('CH-AISETUP-10 people may put another Response in the place of one, if that was agreed', () => {
    const t = asked(true);
    expect(t.seat(1).asked()!.can).toEqual([
      'go',
      'instead:defend',
      'instead:fall-back',
      'instead:move',
      'instead:objective',
    ]);
    t.seat(1).answer('instead:defend');
    expect(said(t, 'book.overruled')).toEqual([{ model: expect.any(String), response: 'defend' }]);
    const off = asked(false);
    expect(off.seat(1).asked()!.can).toEqual(['go']);
    expect(off.seat(1).refuse('instead:defend').rule).toBe('CH-AISETUP-10');
  });
  test('CH-RULING-38 it is off unless it was agreed, and every use is told', () => {
    expect(begin('noon', [1]).state.book!.overrule).toBe(false);
    const t = asked(true);
    t.seat(1).answer('go');
    expect(said(t, 'book.overruled')).toHaveLength(0);
    for (const times of [1, 2]) {
      t.seat(1).answer('instead:defend');
      expect(said(t, 'book.overruled')).toHaveLength(times);
      while (t.seat(1).asked()!.ask !== 'book.step') {
        const [first] = t.seat(1).asked()!.can;
        t.seat(1).answer(first!);
      }
    }
  });
});

test('CH-AIOBJ-1 every scenario sets a task for both sides', () => {
  for (const { id } of content.scenarios.values()) {
    const session = startSession(game, { seats: 2, seed: id, options: { scenario: id, placing: 'auto' } as never });
    const now = { state: session.state, content };
    for (const seat of [0, 1])
      for (const model of modelsOf(now, seat)) {
        const { objective, subjects } = taskOf(now, model);
        expect(['defeat', 'protect', 'go-to', 'use', 'none']).toContain(objective);
        if (objective !== 'none' && objective !== 'defeat') expect(subjects.length).toBeGreaterThan(0);
      }
  }
});
