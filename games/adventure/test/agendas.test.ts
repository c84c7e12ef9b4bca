/** Agendas, the first player and the course of a round. */
import { describe, expect, test } from 'vitest';
import { adventure, agendas, answer, asked, hold, perks, put, survivor, topAgendas } from './helpers/adventure.ts';
import { drawing, influence, lastAgendas } from './helpers/agendas.ts';

describe('agendas', () => {
  const worth = (caps: number, ...cards: string[]) =>
    influence(
      adventure({
        state: (state) => {
          agendas(state, 0, ...cards);
          survivor(state).caps = caps;
        },
      }),
    );

  test('FB-AGENDA-1 each agenda is worth 1', () => {
    expect([worth(3, 'calm.1'), worth(3, 'rich.1', 'calm.1', 'free.1')]).toEqual([1, 3]);
  });

  test('FB-AGENDA-2 and more while its condition holds', () => {
    expect([worth(9, 'rich.1'), worth(10, 'rich.1')]).toEqual([1, 3]);
  });

  describe('more than four agendas', () => {
    const five = () => {
      const t = adventure({
        state: (state) => {
          agendas(state, 0, 'free.1', 'calm.1', 'calm.2');
          survivor(state).revealed = 'free.1';
          topAgendas(state, 'rich.1', 'rich.2');
          drawing(state);
        },
      });
      answer(t, 'encounter', 'option:2');
      return t;
    };

    test('FB-AGENDA-3 any one of them is discarded, new or old, before anything else', () => {
      const t = five();
      expect(asked(t)).toMatchObject({
        ask: 'agenda.discard',
        can: ['free.1', 'calm.1', 'calm.2', 'rich.1', 'rich.2'],
      });
      t.seat(0).refuse('end');
      answer(t, 'calm.1');
      expect([survivor(t.state).agendas, asked(t)!.ask]).toEqual([['free.1', 'calm.2', 'rich.1', 'rich.2'], 'turn']);
    });

    test('FB-CORE-1 it goes to the discard pile, not back into the deck', () => {
      const t = five();
      const deck = t.state.agendaDeck.length;
      answer(t, 'rich.1');
      expect([t.state.agendaDiscard, t.state.agendaDeck.length]).toEqual([['rich.1'], deck]);
    });

    test('FB-LOYAL-9 the one that is shown may be it, and then the loyalty is over', () => {
      const t = five();
      answer(t, 'free.1');
      expect([survivor(t.state).agendas, survivor(t.state).revealed]).toEqual([
        ['calm.1', 'calm.2', 'rich.1', 'rich.2'],
        null,
      ]);
    });
  });

  describe('the last agenda of the deck', () => {
    const depleted = () => {
      const t = adventure({
        seats: 4,
        state: (state) => {
          state.first = 1;
          drawing(state);
          lastAgendas(state, 'calm.1', 'calm.2');
        },
      });
      answer(t, 'encounter', 'option:2');
      return t;
    };

    test('FB-AGENDA-7 its discards are the new deck at once, without the card that was drawn', () => {
      const t = depleted();
      expect([t.state.agendaDeck.length, t.state.agendaDiscard]).toEqual([16 - 2, []]);
      expect(survivor(t.state).agendas).toEqual(['calm.1', 'calm.2']);
    });

    test('FB-AGENDA-8 the deck goes to the player on the right', () => {
      expect(depleted().state.first).toBe(0);
    });

    test('FB-AGENDA-9 both factions advance one space', () => {
      expect(depleted().state.power).toEqual({ star: 1, shield: 1 });
    });
  });

  test('FB-RULING-74 depleted between two draws: drawing goes on from the new deck', () => {
    const t = adventure({
      state: (state) => {
        drawing(state);
        lastAgendas(state, 'calm.1');
      },
    });
    answer(t, 'encounter', 'option:2');
    expect(survivor(t.state).agendas).toHaveLength(2);
    expect(t.state.power.star).toBe(1);
  });

  test('FB-RULING-8 the last card turned up at the end of a round: depletion first, the card is no part of the new deck', () => {
    const t = adventure({
      seats: 2,
      state: (state) => {
        lastAgendas(state, 'rich.1');
        state.turn.seat = 1;
      },
    });
    answer(t, 'end');
    expect([t.state.first, t.state.agendaDiscard, t.state.agendaDeck.includes('rich.1')]).toEqual([
      1,
      ['rich.1'],
      false,
    ]);
    const over = adventure({
      state: (state) => {
        lastAgendas(state, 'rich.1');
        state.power = { star: 5, shield: 5 };
        put(state, 'rat.1', 'town.e');
      },
    });
    answer(over, 'end');
    expect(over.session.result).toEqual({ winners: [], scores: [0] });
    expect(over.state.enemies[0]!.space).toBe('town.e');
  });

  test('FB-RULING-9 with no discards the deck stays empty until one comes; meanwhile nothing is drawn and nothing acts', () => {
    const t = adventure({
      seats: 2,
      state: (state) => {
        drawing(state);
        state.agendaDeck = ['calm.1'];
        agendas(state, 0, 'rich.1', 'rich.2', 'rich.3', 'rich.4');
        agendas(state, 1, 'calm.2', 'calm.3', 'calm.4', 'free.1');
      },
    });
    answer(t, 'encounter', 'option:2');
    expect(t.logged('FB-AGENDA-8')).toHaveLength(1);
    expect(t.logged('FB-RULING-9')).toEqual(['There is no agenda left.']);
    answer(t, 'rich.1');
    expect(t.state.agendaDeck).toEqual(['rich.1']);
  });
});

describe('first player and rounds', () => {
  const turns = (t: ReturnType<typeof adventure>, count: number) => {
    const order: (number | string)[] = [];
    for (let i = 0; i < count; i += 1) {
      const rounds = t.logged('FB-ROUND-2').length;
      answer(t, 'end');
      if (t.logged('FB-ROUND-2').length > rounds) order.push('round');
      order.push(asked(t)!.to as number);
    }
    return order;
  };

  test('FB-FIRST-2 the deck passes at the end of a round: whoever was next still is', () => {
    // Ann began; the deck passes to Dot.
    const t = adventure({
      seats: 4,
      state: (state) => {
        lastAgendas(state, 'calm.1');
        state.turn.seat = 3;
      },
    });
    expect(turns(t, 1)).toEqual(['round', 0]);
  });

  test('FB-FIRST-3 the next round ends before the new first player’s turn', () => {
    const t = adventure({
      seats: 4,
      state: (state) => {
        lastAgendas(state, 'calm.1');
        state.turn.seat = 3;
      },
    });
    expect(turns(t, 4)).toEqual(['round', 0, 1, 2, 'round', 3]);
  });

  test('FB-RULING-10 the deck passes in the middle of a round: that round ends before the new first player’s turn', () => {
    // During Ben's turn it passes to Dot: Ben, Cid, then the round ends.
    const t = adventure({
      seats: 4,
      state: (state) => {
        state.turn.seat = 1;
        drawing(state);
        survivor(state, 1).space = 'town.e';
        lastAgendas(state, 'calm.1', 'calm.2');
        for (const card of state.agendaDiscard.splice(0)) if (card.startsWith('calm')) state.agendaDiscard.push(card);
      },
    });
    answer(t, 'encounter', 'option:2');
    expect(turns(t, 2)).toEqual([2, 'round', 3]);
  });

  describe('an eliminated first player', () => {
    const eliminated = () => {
      const t = adventure({
        seats: 3,
        state: (state) => {
          Object.assign(survivor(state), { rads: 15, hp: 16, space: 'town.e', caps: 7, xp: 1 });
          survivor(state).traits.push({ trait: 'idolized', locked: false });
          hold(state, 0, 'club.1');
          hold(state, 0, 'can.1');
          agendas(state, 0, 'calm.1');
          perks(state, 0, 'gut');
        },
      });
      answer(t, 'move', 'to:town.b');
      return t;
    };

    test('FB-KILL-8 with the rads at the maximum it is out of the game', () => {
      expect(survivor(eliminated().state).eliminated).toBe(true);
    });

    test('FB-KILL-9 nothing is left of it: no figure, Caps, XP, letters, traits, cards, agendas and perks', () => {
      expect(survivor(eliminated().state)).toMatchObject({
        space: null,
        caps: 0,
        xp: 0,
        letters: [],
        traits: [],
        cards: [],
        agendas: [],
        perks: [],
      });
    });

    test('FB-RULING-13 its cards and tokens go back to where they came from', () => {
      const { assetDiscard, lootDiscard, agendaDiscard, perkDeck, letters } = eliminated().state;
      expect([assetDiscard, lootDiscard, agendaDiscard]).toEqual([['club.1'], ['can.1'], ['calm.1']]);
      expect([perkDeck.includes('gut'), letters.length]).toEqual([true, 35 - 4]);
    });

    test('FB-FIRST-4 the agenda deck goes to the player on its right', () => {
      expect(eliminated().state.first).toBe(2);
    });

    test('FB-KILL-10 the others play on, and it takes no more turns', () => {
      const t = eliminated();
      const order = [asked(t)!.to];
      for (let turn = 0; turn < 3; turn += 1) {
        answer(t, 'end');
        while (asked(t)!.ask !== 'turn') answer(t, asked(t)!.can[0] as string);
        order.push(asked(t)!.to);
      }
      expect(order).toEqual([1, 2, 1, 2]);
      t.seat(0).refuse('move');
    });
  });

  test('FB-RULING-12 with every survivor eliminated the game is over and lost', () => {
    const t = adventure({ state: (state) => void Object.assign(survivor(state), { rads: 15, space: 'town.e' }) });
    answer(t, 'move', 'to:town.b');
    expect(t.session.result).toEqual({ winners: [], scores: [0] });
  });

  test('FB-RULING-11 who was eliminated still counts as a player for the influence needed', () => {
    const t = adventure({
      seats: 2,
      state: (state) => {
        survivor(state, 1).eliminated = true;
        survivor(state, 1).space = null;
        agendas(state, 0, 'rich.1', 'rich.2', 'rich.3');
        survivor(state).caps = 10; // 9 influence; alone it would take 11, with two 10
      },
    });
    answer(t, 'move');
    expect(t.session.result).toBe(undefined);
  });
});
