/** Rounds, agendas and decks, clause by clause: each was found by breaking the rule (`npm run mutate adventure`). */
import { describe, expect, test } from 'vitest';
import {
  adventure,
  agendas,
  answer,
  asked,
  enemiesOf,
  fresh,
  perks,
  put,
  staged,
  survivor,
  topAgendas,
} from '../helpers/adventure.ts';
import { meeting, type State, untilTurn } from '../helpers/beginnings.ts';

/** One round of Ann alone, with this agenda turned up at its end. */
const roundWith = (agenda: string, state?: (state: State) => void) => {
  const t = adventure({
    state: (now) => {
      topAgendas(now, agenda);
      state?.(now);
    },
  });
  answer(t, 'end');
  return t;
};

describe('rounds', () => {
  test('FB-ROUND-1 the first round is round 1', () => {
    const { round, phase } = fresh({ seats: 1, options: { survivors: ['jane'] } }).state;
    expect([round, phase]).toEqual([1, 'turn']);
  });

  test('FB-ROUND-2 the next round has the next number', () => {
    const t = roundWith('calm.1');
    expect(t.state.round).toBe(2);
  });

  test('FB-ROUND-4 the icons of the card count, and one card alone is turned up', () => {
    const t = roundWith('rich.1', (state) => put(state, 'rat.1', 'camp.a'));
    expect([enemiesOf(t), t.state.agendaDiscard]).toEqual([['rat.1@camp.e'], ['rich.1']]);
  });

  test('FB-RES-14 a quest that is there acts at the end of a round, alone or among others', () => {
    const counted = (...quests: string[]) =>
      roundWith('calm.1', (state) => {
        for (const quest of quests) staged(state, quest);
      }).state.quests.map(({ counters }) => counters.at(-1));
    expect([counted('005'), counted('001', '005')]).toEqual([[1], [0, 1]]);
  });

  test('FB-ACTV-10 FB-RULING-24 of those who were facedown only the type that acted turns faceup', () => {
    const t = roundWith('rich.1', (state) => {
      put(state, 'rat.1', 'field.b', false);
      put(state, 'bot.1', 'field.b', false);
    });
    expect(enemiesOf(t)).toEqual(['rat.1@field.b', 'bot.1@field.b?']);
  });
});

describe('agendas', () => {
  test('FB-RES-10 FB-RULING-74 from an empty deck nothing is drawn, and that is said once', () => {
    const t = meeting('S01', (state) => {
      Object.assign(state, { agendaDeck: [], lootDeck: [], assetDeck: [] });
    });
    answer(t, 'option:2');
    untilTurn(t);
    expect([survivor(t.state).agendas, t.logged('FB-RULING-9')]).toEqual([[], ['There is no agenda left.']]);
  });

  test('FB-RES-13 FB-RULING-15 only what moves is told', () => {
    const t = meeting('043');
    answer(t, 'option:1');
    expect([t.logged('FB-RES-13').length, t.state.power]).toEqual([1, { star: 1, shield: 0 }]);
  });

  test('FB-AGENDA-7 what is discarded goes onto the discards while there is a deck', () => {
    const t = meeting('S01', (state) => {
      Object.assign(state, { lootDeck: [], assetDeck: [] });
      agendas(state, 0, 'calm.1', 'calm.2', 'calm.3');
    });
    answer(t, 'option:2');
    expect(asked(t)!.ask).toBe('agenda.discard');
    answer(t, 'calm.1');
    expect(t.state.agendaDiscard).toEqual(['calm.1']);
  });
});

describe('what leaves a deck', () => {
  test('FB-LIMIT-2 a perk that is taken has left the deck, and no other', () => {
    const t = adventure({
      chance: { 'fight.roll': [[2, 2, 2]], 'level.token': [0, 0] },
      state: (state) => {
        Object.assign(survivor(state), { letters: ['S'], hp: 16 });
        put(state, 'brute.1', 'camp.e');
        state.letters = ['S', 'S'];
      },
    });
    const before = [...t.state.perkDeck];
    answer(t, `fight:${t.state.enemies[0]!.id}`);
    while (asked(t)!.ask !== 'level.perk') answer(t, asked(t)!.can.at(-1) as string);
    answer(t, 'kick');
    expect(t.state.perkDeck.toSorted()).toEqual(before.filter((perk) => perk !== 'kick').toSorted());
  });

  test('FB-LIB-2 the very first card of the library is found, and no other leaves with it', () => {
    const t = adventure({
      state: (state) => {
        staged(state, '001');
        survivor(state).space = 'town.e';
        state.library = ['010', ...state.library.filter((card) => card !== '010')];
      },
    });
    const before = [...t.state.library];
    answer(t, 'quest:001:2');
    expect([t.state.library, t.state.decks.settlement.includes('010')]).toEqual([before.slice(1), true]);
  });

  test('FB-RULING-37 a card that is not in the library is not fetched, whatever encounter goes on', () => {
    const t = meeting('044', (state) => {
      state.library = state.library.filter((card) => card !== '010');
      state.trashed.push('010');
    });
    answer(t, 'option:2');
    expect(t.state.decks.settlement).not.toContain('010');
    expect(t.logged('FB-RULING-37')).toHaveLength(1);
  });

  test('FB-LIB-3 some of several cards, unseen: as many as it says are shuffled in, the others leave the game', () => {
    const t = meeting('044', undefined, { chance: { 'library.any': [1] } });
    answer(t, 'option:1');
    const { settlement } = t.state.decks;
    expect(['034', '035', '037'].map((card) => settlement.includes(card))).toEqual([false, true, false]);
    expect(t.state.trashed).toEqual(['034', '037']);
  });

  test('FB-RES-12 the last unique asset can be gained, and after it none', () => {
    const t = meeting('S02', (state) => {
      state.gone.push(...state.uniqueDeck.filter((card) => card !== 'box.1'));
      state.uniqueDeck = ['box.1'];
    });
    answer(t, 'option:2');
    untilTurn(t);
    expect(survivor(t.state).cards.map(({ id }) => id)).toEqual(['box.1']);
  });

  test('FB-LIMIT-4 a token that is drawn is the top one of its stack', () => {
    const t = adventure({
      state: (state) => {
        put(state, 'rat.1', 'camp.e');
        perks(state, 0, 'zap');
        state.stacks.critter.stack = ['wolf.1', 'wolf.2', 'rat.2'];
      },
    });
    answer(t, 'perk:zap');
    untilTurn(t);
    expect(t.state.enemies.map(({ token }) => token)).toEqual(['rat.2']);
  });
});
