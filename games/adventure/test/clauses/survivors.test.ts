/** Survivors, their levels and who is killed, clause by clause: each was found by breaking the rule (`npm run mutate adventure`). */
import { describe, expect, test } from 'vitest';
import { amountOf } from '../../queries/conditions.ts';
import { placesIn } from '../../queries/survivors.ts';
import {
  adventure,
  agendas,
  answer,
  asked,
  can,
  fresh,
  hold,
  perks,
  put,
  staged,
  survivor,
  testing,
  topEncounter,
} from '../helpers/adventure.ts';
import { cards, meeting, type State, untilTurn } from '../helpers/beginnings.ts';

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
