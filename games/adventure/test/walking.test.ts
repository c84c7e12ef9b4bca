/** What cards make walk: markers, tokens of the factions, enemies, other survivors. */
import { describe, expect, test } from 'vitest';
import {
  adventure,
  agendas,
  answer,
  asked,
  enemiesOf,
  put,
  staged,
  survivor,
  topAgendas,
  topEncounter,
} from './helpers/adventure.ts';
import type { Setting, State } from './helpers/beginnings.ts';

type Table = ReturnType<typeof adventure>;

/** The marker "hunter" walks one space to Camp Fire at the end of every round, and tokens of the star to the marker. */
const hunted = (from: string, more?: (state: State) => void, setting: Setting = {}): Table =>
  adventure({
    ...setting,
    state: (state) => {
      staged(state, '031');
      state.markers.push({ name: 'hunter', colour: 'red', card: '031', space: from, portable: false, carrier: null });
      topAgendas(state, 'calm.1', 'calm.2', 'calm.3', 'calm.4');
      survivor(state).space = 'camp.d';
      more?.(state);
    },
  });
const hunter = (t: Table) => t.state.markers[0]!.space;

describe('across facedown tiles', () => {
  test('FB-RULING-82 a marker that a quest moves crosses facedown tiles, each of them one space', () => {
    const t = hunted('field.c');
    answer(t, 'end');
    expect(asked(t)).toMatchObject({ ask: 'marker.to', can: ['#4', 'town.b'] }); // both are three spaces from Camp Fire
    const seen = ['#4'];
    answer(t, '#4');
    for (let round = 0; round < 3; round += 1) {
      answer(t, 'end');
      seen.push(hunter(t));
    }
    expect(seen).toEqual(['#4', '#3', 'camp.b', 'camp.e']);
  });

  test('FB-RULING-82 tokens that a quest moves cross them too, and reach a marker that is on one', () => {
    const t = hunted('#4', (state) => put(state, 'star', '#5'));
    answer(t, 'end');
    expect([enemiesOf(t), hunter(t)]).toEqual([[], '#4']); // it has come to the marker, and is removed
  });

  test('FB-RULING-82 a marker on a tile that is explored goes to its named space', () => {
    const t = hunted('#3', (state) => {
      survivor(state).space = 'camp.b';
    });
    answer(t, 'explore:3');
    expect(hunter(t)).toMatch(/^(farm|pond)\.e$/);
  });
});

describe('an enemy that a card moves', () => {
  const driving = (token: string, more?: (state: State) => void, chance: number[][] = []) => {
    const t = adventure({
      seats: 2,
      chance: { 'fight.roll': chance },
      state: (state) => {
        survivor(state).space = 'field.d';
        survivor(state, 1).space = 'town.b';
        put(state, token, 'field.e');
        topEncounter(state, '038');
        more?.(state);
      },
    });
    answer(t, 'encounter', 'option:4');
    return t;
  };

  test('FB-RULING-26 into the space of a survivor fights it at once, if it is aggressive', () => {
    const t = driving('wolf.1', undefined, [[2, 1, 1]]);
    expect(asked(t)).toMatchObject({ to: 0, ask: 'enemy.to' });
    answer(t, 'field.d');
    while (asked(t)!.ask === 'fight.reroll') answer(t, 'stand');
    expect([survivor(t.state).hp, enemiesOf(t)]).toEqual([15, ['wolf.1@field.d']]);
  });

  test('FB-RULING-26 without the ability it only stands there', () => {
    const t = driving('rat.1');
    answer(t, 'field.d');
    expect([survivor(t.state).hp, enemiesOf(t), asked(t)!.ask]).toEqual([16, ['rat.1@field.d'], 'turn']);
  });

  /** A token of the star marches from Camp Fire to Ann, who stands with the hunter. */
  const marched = (scenario: string, loyal = false) => {
    const t = hunted(
      'camp.a',
      (state) => {
        put(state, 'star', 'camp.e');
        survivor(state).space = 'camp.a';
        if (loyal) agendas(state, 0, 'free.1');
        if (loyal) survivor(state).revealed = 'free.1';
      },
      { options: { scenario }, chance: { 'fight.roll': [[2, 1, 1]] } },
    );
    answer(t, 'end');
    while (asked(t)!.ask === 'fight.reroll') answer(t, 'stand');
    return survivor(t.state).hp;
  };

  test('FB-RULING-26 a token that marches into the space of a survivor fights at once, if it is aggressive', () => {
    expect([marched('short-road'), marched('road')]).toEqual([15, 16]);
  });

  test('FB-ACTV-7 a token that has one shortest way takes it, and nobody is asked', () => {
    const t = hunted('camp.c', (state) => put(state, 'star', 'town.c'));
    answer(t, 'end');
    expect([enemiesOf(t), t.logged('FB-QUEST-9')]).toEqual([
      ['star@camp.b'],
      ['an enemy of the star faction moves to Camp (b).'],
    ]);
  });

  test('FB-LOYAL-4 a token that marches does not fight who is loyal to it', () => {
    expect(marched('short-road', true)).toBe(16);
  });
});

describe('a survivor that a card moves', () => {
  const pushing = (hp: number, to: string, chance: number[][] = []) => {
    const t = adventure({
      seats: 2,
      chance: { 'fight.roll': chance },
      state: (state) => {
        survivor(state).space = 'field.d';
        Object.assign(survivor(state, 1), { space: 'town.e', hp, rads: 3 });
        put(state, 'wolf.1', 'town.b');
        topEncounter(state, '038');
      },
    });
    answer(t, 'encounter', 'option:3', to);
    return t;
  };

  test('FB-RULING-26 moves into terrain and aggressive enemies, like anybody', () => {
    const t = pushing(10, 'town.b', [[2, 1, 1]]);
    while (asked(t)!.ask === 'fight.reroll') answer(t, 'stand');
    expect([survivor(t.state, 1).rads, survivor(t.state, 1).hp]).toEqual([4, 9]);
  });

  test('FB-KILL-1 killed by the terrain, it is not attacked where it no longer is', () => {
    const t = pushing(4, 'town.b');
    expect(asked(t)).toMatchObject({ to: 1, ask: 'killed.space' });
    answer(t, 'camp.e');
    expect([asked(t)!.to, asked(t)!.ask, survivor(t.state, 1).hp]).toEqual([0, 'turn', 16]);
  });
});
