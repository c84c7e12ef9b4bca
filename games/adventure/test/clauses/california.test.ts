/** New California clause by clause. */
import { testTable } from '@holotape/kernel/testing';
import { describe, expect, test } from 'vitest';
import { isAsOne } from '../../queries/fate.ts';
import { faceupNeighbours } from '../../queries/moving.ts';
import { adventure, agendas, answer, asked, can, core, staged, survivor, testing } from '../helpers/adventure.ts';
import type { Setting, State } from '../helpers/beginnings.ts';
import { company } from '../helpers/company.ts';

const AS_ONE = { scenario: 'well' };
const well = (state?: (now: State) => void, more: Setting = {}) =>
  adventure({ ...more, options: { ...AS_ONE, ...(more.options as object) }, state: (now) => state?.(now) });
const dug = (number: number, at: { star: number; shield: number }) => {
  const t = well(
    (now) => {
      now.power = at;
      staged(now, '213');
      survivor(now).space = 'town.e';
    },
    { seats: 2 },
  );
  answer(t, `quest:213:${number}`);
  return t;
};
const begun = (scenario: string, seats: number, options: object = {}) =>
  testTable(testing, {
    seats,
    options: { scenario, survivors: ['jane', 'joe', 'suit', 'glow'].slice(0, seats), ...options },
  });

describe('winning or losing as one', () => {
  test('NC-SCEN-2 what everybody has come to is how far star is, and not influence', () => {
    const t = dug(1, { star: 6, shield: 3 });
    expect(t.session.result).toEqual({ winners: [0, 1], scores: [7, 7] });
    const apart = adventure({
      state: (state) => {
        state.power.star = 6;
        agendas(state, 0, 'free.1', 'free.2', 'free.3', 'calm.1');
      },
    });
    answer(apart, 'move');
    expect(apart.session.result!.scores[0]).toBeGreaterThan(6);
  });

  test('NC-SCEN-3 elsewhere the deck has what is for so many players, and no more', () => {
    const has = (seats: number) => {
      const { agendaDeck } = begun('road', seats).state;
      return ['three.1', 'four.1'].map((card) => agendaDeck.includes(card));
    };
    expect([has(2), has(3), has(4)]).toEqual([
      [false, false],
      [true, false],
      [true, true],
    ]);
  });

  test('NC-SCEN-4 only a story that says so is won or lost as one, and together none', () => {
    const asOne = (scenario: string, options: object = {}) => isAsOne(begun(scenario, 2, options).session.position);
    expect([asOne('well'), asOne('road'), asOne('well', { together: true, loyal: 'star' })]).toEqual([
      true,
      false,
      false,
    ]);
    const full = (scenario: string) => begun(scenario, 2).state.agendaDeck.includes('four.1');
    expect([full('well'), full('road')]).toEqual([true, false]);
  });

  test('NC-SCEN-5 NC-SCEN-6 before a token arrives nothing is over', () => {
    expect([dug(1, { star: 5, shield: 6 }).state.ending, dug(1, { star: 0, shield: 0 }).state.ending]).toEqual([
      null,
      null,
    ]);
  });

  test('FB-RULING-69 elsewhere loyalty is sworn at a table with loyalty cards, once, and nowhere without them', () => {
    const sworn = (oaths: boolean, before: 'star' | null = null) => {
      const t = adventure({
        options: { oaths },
        state: (state) => {
          staged(state, '005');
          state.quests.at(-1)!.counters[2] = 2;
          state.uniqueDeck = [];
          survivor(state).oath = before;
        },
      });
      answer(t, 'quest:005:2');
      return asked(t)!.ask;
    };
    expect([sworn(true), sworn(false), sworn(true, 'star')]).toEqual(['oath', 'turn', 'turn']);
  });

  test('FB-RULING-57 HT-OATH-2 nobody declares loyalty together, nor where it is sworn', () => {
    const declares = (t: ReturnType<typeof adventure>) => can(t).filter((id) => id.startsWith('loyal'));
    const holding = (state: State) => agendas(state, 0, 'free.1');
    expect(declares(adventure({ state: holding }))).toEqual(['loyal:free.1']);
    expect(declares(adventure({ options: { oaths: true }, state: holding }))).toEqual([]);
    expect(declares(company())).toEqual([]);
  });
});

describe('sheets and numbers', () => {
  test('HT-RIG-2 a closed tile is no neighbour that can be walked to, nor is a facedown one', () => {
    const around = (seen: string[]) => {
      const { position } = well((now) => {
        survivor(now).space = 'town.a';
        now.seen = seen;
      }).session;
      return faceupNeighbours(position, 0);
    };
    const [closed, open] = [around([]), around(['213'])];
    expect([closed.includes('field.d'), open.includes('field.d')]).toEqual([false, true]);
    expect(closed).toContain('town.e');
    expect(open.some((space) => space.startsWith('#'))).toBe(false);
    expect(open.length).toBeGreaterThan(closed.length);
  });

  test('HT-RIG-3 together the tokens begin where the sheet says for that, and on a gentle road never before the first space', () => {
    const dry = (options: object) =>
      testTable(core, {
        seats: 1,
        options: { scenario: 'dry-springs', survivors: ['drifter'], ...options },
      }).state.power;
    const { begun: sheet } = core.content.scenarios.get('dry-springs')!;
    expect(dry({ together: true, loyal: 'star' })).toEqual({ star: sheet!.together, shield: sheet!.together });
    expect(begun('well', 1, { difficulty: 'gentle' }).state.power.shield).toBe(0);
  });

  test('NC-RULES-1 a lettered card lies among those of its number', () => {
    const library = begun('road', 1, { newCalifornia: true }).state.library.filter((card) => card >= '205');
    expect(library.slice(library.indexOf('210a'))).toEqual(['210a', '210b', '210c', '211', '212', '213']);
  });

  test('NC-RULES-1 FB-RULING-67 of two that are left one is drawn by lot, and the last comes without', () => {
    const drawn = (gone: readonly string[], copy: number) => {
      const t = adventure({
        options: { newCalifornia: true },
        chance: { 'library.copy': [copy] },
        state: (state) => {
          for (const card of gone) staged(state, card);
          survivor(state).space = 'town.e';
          state.library.splice(state.library.indexOf('212'), 1);
          state.decks.settlement.push('212');
        },
      });
      answer(t, 'encounter', 'option:2');
      return t.state.quests.at(-1)!.card;
    };
    expect([drawn(['210a'], 0), drawn(['210a'], 1), drawn(['210a', '210b'], 0)]).toEqual(['210b', '210c', '210c']);
  });
});
