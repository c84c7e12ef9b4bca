/** What can go wrong in an attempt at an objective, and what amounts a card may name. */
import { describe, expect, test } from 'vitest';
import { adventure, answer, asked, can, put, staged, survivor, topEncounter } from './helpers/adventure.ts';
import type { Setting, State } from './helpers/beginnings.ts';

const attempting = (card: string, setting: Setting = {}, more?: (state: State) => void) =>
  adventure({
    ...setting,
    state: (state) => {
      staged(state, card);
      for (const each of state.survivors) each.letters = ['C', 'I'];
      more?.(state);
    },
  });
type Table = ReturnType<typeof adventure>;
const caps = (t: Table, seat = 0) => survivor(t.state, seat).caps;
const loot = (t: Table) => survivor(t.state).cards.length;

describe('the level of the encounter icon', () => {
  const climbing = (space: string, dice: number[]) => {
    const t = adventure({
      chance: { 'test.roll': [dice] },
      state: (state) => {
        Object.assign(survivor(state), { space, caps: 5, letters: ['C'] });
        topEncounter(state, '038');
      },
    });
    answer(t, 'encounter');
    return t;
  };

  test('FB-ENC-10 may be the difficulty of a test', () => {
    const passed = (space: string, dice: number[]) => {
      const t = climbing(space, dice);
      answer(t, 'option:1');
      return caps(t) === 9;
    };
    // Bare Rock has no level and counts as 1, so 2 hits are needed; Long Field is of level 3 and takes 4.
    expect([passed('field.d', [2, 2, 1]), passed('field.d', [2, 1, 1])]).toEqual([true, false]);
    expect([passed('field.e', [4, 4, 1]), passed('field.e', [4, 2, 1])]).toEqual([true, false]);
  });

  test('FB-ENC-10 may be what an option costs', () => {
    const cheap = climbing('field.d', [1, 1, 1]);
    answer(cheap, 'option:2');
    expect([caps(cheap), survivor(cheap.state).xp]).toEqual([3, 4]); // the peg is beneath C
    const dear = climbing('field.e', [1, 1, 1]);
    expect(dear.seat(0).refuse('option:2')).toMatchObject({ rule: 'FB-CAPS-1' });
    expect(can(dear)).not.toContain('option:2');
  });
});

describe('another survivor in an attempt', () => {
  const two = (dice: number[][]) => {
    const t = attempting('039', { seats: 2, chance: { 'test.roll': dice } });
    answer(t, 'quest:039:1');
    return t;
  };

  test('FB-RULING-81 a test that another survivor fails ends the attempt', () => {
    const t = two([
      [4, 1, 1],
      [4, 1, 1],
    ]);
    expect([caps(t), loot(t), t.logged('FB-QUEST-5').length]).toEqual([3, 0, 1]);
  });

  test('FB-QUEST-3 what another survivor passes lets it go on', () => {
    const t = two([
      [4, 1, 1],
      [4, 4, 1],
    ]);
    expect([caps(t), loot(t)]).toEqual([8, 1]);
  });

  test('FB-RULING-81 it cannot be attempted while nobody is near enough', () => {
    const t = attempting('039', { seats: 2 }, (state) => {
      survivor(state, 1).space = 'field.e';
    });
    expect(t.seat(0).refuse('quest:039:1')).toEqual({
      rule: 'FB-QUEST-2',
      sentence: 'It takes another survivor, and there is none that would do.',
    });
    expect(can(t)).toContain('quest:039:2'); // this one asks for anybody
  });

  test('FB-SOLO-3 alone, the other survivor is taken to have 3 hits: too few for a difficulty of 4', () => {
    const t = attempting('039', { chance: { 'test.roll': [[4, 1, 1]] } });
    answer(t, 'quest:039:1');
    expect([caps(t), loot(t), t.logged('FB-SOLO-3')]).toEqual([
      3,
      0,
      ['Alone: the other survivor is taken to have 3 hits of 4.'],
    ]);
  });

  test('FB-SOLO-3 alone, 3 hits are enough for a difficulty of 3, and no dice are rolled for it', () => {
    const t = attempting('039', { chance: { 'test.roll': [] } });
    answer(t, 'quest:039:2');
    expect(caps(t)).toBe(8);
  });
});

describe('failures within', () => {
  const choosing = (choice: string) => {
    const t = attempting('039', { chance: { 'test.roll': [[1, 1, 1]] } });
    answer(t, 'quest:039:3', choice);
    return [caps(t), loot(t)];
  };

  test('FB-RULING-81 a failure inside a choice, inside a condition, ends the attempt', () => {
    expect(choosing('choice:1')).toEqual([3, 0]);
  });

  test('FB-QUEST-5 what cannot fail does not', () => {
    expect(choosing('choice:2')).toEqual([8, 1]);
  });
});

describe('a quest that ends on the way', () => {
  test('FB-QUEST-6 a fight in its action that completes another objective and trashes it ends the attempt', () => {
    const t = attempting('040', { chance: { 'fight.roll': [[6, 6, 6]] } }, (state) => {
      const { stack } = state.stacks.human;
      stack.push(...stack.splice(stack.indexOf('thief.1'), 1));
    });
    answer(t, 'quest:040:1');
    while (asked(t)!.ask !== 'turn') answer(t, can(t).includes('inventory') ? 'inventory' : 'stand');
    expect([t.state.quests, caps(t), t.state.trashed]).toEqual([[], 3, ['040']]);
  });
});

describe('several at once', () => {
  const everybody = (option: string, more?: (state: State) => void) => {
    const t = adventure({
      seats: 3,
      state: (state) => {
        survivor(state).space = 'town.e';
        topEncounter(state, '041');
        staged(state, '004');
        state.first = 1;
        more?.(state);
      },
    });
    answer(t, 'encounter', option);
    return t;
  };

  test('FB-CORE-3 of those who could complete an objective at once, the first player does', () => {
    const t = everybody('option:1', (state) => {
      for (const each of state.survivors) each.caps = 6;
    });
    expect(t.state.survivors.map(({ agendas }) => agendas.length)).toEqual([0, 1, 0]);
  });

  test('FB-CORE-3 if it does not hold for the first player, the next one clockwise does', () => {
    const t = everybody('option:1', (state) => {
      for (const each of [survivor(state, 0), survivor(state, 2)]) each.caps = 6;
    });
    expect(t.state.survivors.map(({ agendas }) => agendas.length)).toEqual([0, 0, 1]);
  });

  const gassed = (first: number) => {
    const t = everybody('option:2', (state) => {
      state.first = first;
      survivor(state).hp = 3;
    });
    while (asked(t)!.ask === 'killed.space') answer(t, 'camp.a');
    return t;
  };

  test('FB-RULING-79 an effect on everyone reaches everyone, even if the acting survivor is killed first', () => {
    for (const first of [0, 1]) {
      const t = gassed(first);
      expect(t.state.survivors.map(({ hp }) => hp)).toEqual([16, 12, 12]);
    }
  });

  test('FB-RULING-79 then the turn of the acting survivor is over, and nothing else of the card happens', () => {
    const t = gassed(0);
    expect([caps(t), asked(t)!.to, asked(t)!.ask]).toEqual([3, 1, 'turn']);
  });
});

describe('decks', () => {
  test('FB-LIMIT-4 with the last token drawn, the discards of its type are the new stack at once', () => {
    const t = adventure({
      chance: { 'fight.roll': [[6, 6, 6]] },
      state: (state) => {
        put(state, 'glower.1', 'camp.e');
        const { monster } = state.stacks;
        monster.discard.push(...monster.stack.splice(0));
        monster.stack.push(monster.discard.pop()!);
        turnVaultUp(state);
      },
    });
    const before = t.state.stacks.monster;
    expect([before.stack.length, before.discard.length]).toEqual([1, 0]);
    answer(t, can(t).find((each) => each.startsWith('fight:'))!);
    while (asked(t)!.ask !== 'turn') answer(t, 'stand');
    const { stack, discard } = t.state.stacks.monster;
    expect([stack, discard]).toEqual([['glower.1'], []]);
  });
});

/** The vault has the only icon for monsters. */
function turnVaultUp(state: State): void {
  const at = state.map.findIndex(({ tile }) => tile === 'vault');
  const here = at < 0 ? state.map.findIndex(({ faceup }, i) => !faceup && i === 5) : at;
  Object.assign(state.map[here]!, { tile: 'vault', faceup: true });
}
