/** Atomic Bonds clause by clause: mutations. */
import { describe, expect, test } from 'vitest';
import { answer, asked, hold, put, survivor, topEncounter } from '../helpers/adventure.ts';
import { company, mutate } from '../helpers/company.ts';

/** Ann, changed by a card, fights a token in the next space; Ben stands elsewhere. */
const fighting = (card: string, token: string, rolled: number[], figures: object) => {
  const t = company({
    seats: 2,
    chance: { 'fight.roll': [rolled] },
    state: (state) => {
      mutate(state, 0, card);
      put(state, token, 'camp.e');
      survivor(state, 1).space = 'field.e';
      Object.assign(survivor(state), { letters: [], ...figures });
    },
  });
  answer(t, `fight:${t.state.enemies[0]!.id}`);
  return t;
};

describe('mutations', () => {
  const walking = (card: string, figures: object) =>
    company({
      seats: 2,
      state: (state) => {
        mutate(state, 0, card, false);
        Object.assign(survivor(state), { space: 'town.e', ...figures });
        state.turn.points = 2;
      },
    });

  test('AB-MUT-3 once turned up it is never turned back, nor told again', () => {
    const t = walking('stone-skin', { rads: 4 });
    answer(t, 'to:town.b');
    expect(t.state.together!.mutations[0]!.shown).toBe(true);
    answer(t, 'camp', 'recover', 'done');
    expect(t.state.together!.mutations[0]!.shown).toBe(true);
    expect(t.log('public').filter((line) => line.includes('Stone Skin'))).toHaveLength(1);
  });

  test('AB-MUT-1 AB-MUT-3 with fewer rads it stays down, and one that is up is not read again', () => {
    const low = walking('stone-skin', { rads: 2 });
    answer(low, 'to:town.b');
    expect(low.state.together!.mutations[0]!.shown).toBe(false);
    const up = company({
      state: (state) => {
        mutate(state, 0, 'stone-skin', true);
        Object.assign(survivor(state), { space: 'town.e', rads: 6 });
        state.turn.points = 1;
      },
    });
    answer(up, 'to:town.b');
    expect(up.log('public').some((line) => line.includes('Stone Skin'))).toBe(false);
  });

  test('AB-MUT-2 ash lungs: as many HP as rads is enough, fewer is not, and none is none', () => {
    const after = (card: string, hp: number, rads: number) => {
      const t = company({
        seats: 2,
        state: (state) => {
          mutate(state, 0, card);
          Object.assign(survivor(state), { space: 'town.e', hp, rads });
          state.turn.points = 1;
        },
      });
      answer(t, 'to:town.b');
      return asked(t)!.ask;
    };
    // One rad more.
    expect([after('ash-lungs', 3, 2), after('ash-lungs', 3, 1), after('ash-lungs', 3, 3)]).toEqual([
      'turn',
      'turn',
      'killed.space',
    ]);
    expect([after('ash-lungs', 1, 0), after('stone-skin', 3, 2), after('stone-skin', 3, 1)]).toEqual([
      'turn',
      'killed.space',
      'turn',
    ]);
  });

  test('AB-MUT-2 ash lungs do not help who has no HP left, and whoever they keep alive fights on', () => {
    const fought = (hp: number, rads: number) => {
      const t = fighting('ash-lungs', 'bot.1', [2, 6, 6], { hp, rads });
      return [asked(t)!.ask === 'killed.space', t.state.enemies.some(({ token }) => token === 'bot.1')];
    };
    // The bot of level 2 hits once.
    expect([fought(2, 0), fought(4, 2)]).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  test('AB-MUT-2 feather bones that pay for a lost fight with their last HP are killed by it', () => {
    const next = (figures: object) => asked(fighting('feather-bones', 'bot.1', [1, 1, 1], figures))!.ask;
    expect(next({ hp: 1 })).toBe('killed.space');
    expect(next({})).toBe('turn');
  });

  test('AB-MUT-2 FB-RULING-75 who would retreat from feather bones does so from the living alone', () => {
    const retreats = (hp: number) =>
      fighting('feather-bones', 'coward.1', [1, 1, 1], { hp }).state.enemies.map(({ faceup }) => !faceup);
    expect([retreats(2), retreats(1)]).toEqual([[true], [false]]);
  });

  test('AB-MUT-2 a gilded tongue is never Idolized, but may become anything else', () => {
    const becomes = (trait: string) => {
      const t = company({
        state: (state) => {
          mutate(state, 0, 'gilded-tongue');
          survivor(state).space = 'town.e';
          topEncounter(state, 'S01');
        },
      });
      answer(t, 'encounter', 'option:3', trait);
      return survivor(t.state).traits.map((each) => each.trait);
    };
    expect([becomes('idolized'), becomes('vilified')]).toEqual([[], ['vilified']]);
  });

  test('AB-MUT-2 quick blood readies one used card of one’s choice, and none where none is used', () => {
    const readied = (used: readonly number[]) => {
      const t = company({
        state: (state) => {
          mutate(state, 0, 'quick-blood');
          hold(state, 0, 'dog.1');
          hold(state, 0, 'tube.1');
          hold(state, 0, 'club.1', 'inventory');
          for (const at of used) survivor(state).cards[at]!.exhausted = true;
        },
      });
      answer(t, 'end');
      while (!['turn', 'ready.card'].includes(asked(t)!.ask)) answer(t, asked(t)!.can[0] as string);
      return asked(t)!.ask === 'ready.card' ? asked(t)!.can : survivor(t.state).cards.map(({ exhausted }) => exhausted);
    };
    expect(readied([])).toEqual([false, false, false]);
    expect(readied([0])).toEqual([false, false, false]);
    expect(readied([0, 1])).toEqual(['dog.1', 'tube.1']);
  });
});
