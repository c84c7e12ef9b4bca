import { describe, expect, test } from 'vitest';
import { foeOf } from '../queries/foes.ts';
import { influenceOf } from '../queries/influence.ts';
import {
  adventure,
  agendas,
  answer,
  asked,
  can,
  hold,
  perks,
  put,
  staged,
  survivor,
  topAgendas,
  topEncounter,
  topLoot,
} from './helpers/adventure.ts';

type State = ReturnType<typeof adventure>['state'];

const influence = (t: ReturnType<typeof adventure>, seat = 0) => influenceOf(t.session.position, seat);

/** Ann completes a quest that moves star 1 on and shield 1 back. */
const POWER = 'quest:005:2';

const powerful = (state: State) => {
  staged(state, '005');
  state.quests.at(-1)!.counters[2] = 2;
  state.uniqueDeck = [];
};

/** Ann draws two agendas (after three loot and an asset, of which there are none). */
const drawing = (state: State) => {
  survivor(state).space = 'town.e';
  topEncounter(state, 'S01');
  state.lootDeck = [];
  state.assetDeck = [];
};

/** Leaves only these cards in the agenda deck, the first on top; all others are discarded. */
const lastAgendas = (state: State, ...cards: string[]) => {
  state.agendaDiscard = state.agendaDeck.filter((card) => !cards.includes(card));
  state.agendaDeck = cards.toReversed();
};

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

describe('power and influence', () => {
  const pushed = () => {
    const t = adventure({
      seats: 2,
      state: (state) => {
        agendas(state, 0, 'free.1');
        powerful(state);
      },
    });
    answer(t, POWER);
    return t;
  };

  test('FB-FAC-1 power is open to all', () => {
    expect(pushed().seat(1).view().power).toEqual({ star: 1, shield: 0 });
  });

  test('FB-FAC-1 it makes the agendas of the faction worth more', () => {
    expect(influence(pushed())).toBe(2);
  });

  const hurtBy = (token: 'star' | 'shield', power: number) => {
    const t = adventure({
      chance: { 'fight.roll': [[2, 1, 1]] },
      state: (state) => {
        state.power[token] = power;
        put(state, token, 'camp.e');
      },
    });
    answer(t, `fight:${t.state.enemies[0]!.id}`);
    return 16 - survivor(t.state).hp;
  };

  test('FB-FAC-2 X and Y of a faction’s enemy are read beside its token on the track', () => {
    expect([0, 2, 4].map((power) => hurtBy('star', power))).toEqual([1, 2, 3]); // X
    expect([0, 2, 4].map((power) => hurtBy('shield', power))).toEqual([1, 1, 2]); // Y
  });

  test('FB-FAC-7 the tokens of a faction are the enemies of its sheet', () => {
    const t = adventure({ state: (state) => put(state, 'shield', 'camp.e') });
    expect(foeOf(t.session.position, 'shield')).toMatchObject({
      name: 'Shields',
      level: 1,
      areas: ['body'],
      abilities: ['retreat'],
    });
  });

  const takenOver = () => {
    const t = adventure({
      seats: 2,
      state: (state) => {
        state.power.star = 5;
        powerful(state);
      },
    });
    answer(t, POWER);
    return t;
  };

  test('FB-FAC-3 a faction at the end of the track ends the game', () => {
    const t = takenOver();
    expect(t.state.ending).toMatchObject({ by: 'power', factions: ['star'] });
    expect(t.seat(0).refuse('end').sentence).toContain('over');
  });

  test('FB-FAC-5 if nobody has enough influence, everybody loses', () => {
    const t = takenOver();
    expect(t.session.result).toEqual({ winners: [], scores: [0, 0] });
    expect(t.log().at(-1)).toBe('The wasteland belongs to the star faction. Everybody loses.');
  });

  const lastStep = (...hand: string[]) => {
    const t = adventure({
      seats: 4,
      state: (state) => {
        state.power = { star: 5, shield: 0 };
        staged(state, '004');
        state.quests[0]!.counters[1] = 1;
        survivor(state).space = 'camp.b';
        agendas(state, 0, ...hand);
      },
    });
    answer(t, 'explore:3');
    return t;
  };

  test('FB-FAC-4 who has enough influence at that moment wins', () => {
    const t = lastStep('free.1');
    expect([t.session.result!.winners, t.state.ending!.by]).toEqual([[0], 'power']);
    expect(lastStep('safe.1').session.result!.winners).toEqual([]);
  });

  test('FB-FAC-6 spaces beyond the end of the track count', () => {
    const t = lastStep('free.1');
    expect([t.state.power.star, t.session.result!.scores[0]]).toEqual([7, 1 + 7]); // the last space is 6
  });

  const bothArrive = () => {
    const t = adventure({
      seats: 2,
      state: (state) => {
        drawing(state);
        state.power = { star: 5, shield: 5 };
        lastAgendas(state, 'calm.1', 'calm.2');
      },
    });
    answer(t, 'encounter', 'option:2');
    return t.state;
  };

  test('FB-RULING-15 both tokens move before anything is checked', () => {
    expect(bothArrive().power).toEqual({ star: 6, shield: 6 });
  });

  test('FB-RULING-4 star is named before shield', () => {
    expect(bothArrive().ending!.factions).toEqual(['star', 'shield']);
  });

  const fought = (token: string, dice: number[]) => {
    const t = adventure({
      chance: { 'fight.roll': [dice] },
      state: (state) => {
        put(state, token, 'camp.e');
        survivor(state).letters = ['S', 'P', 'E'];
      },
    });
    answer(t, `fight:${t.state.enemies[0]!.id}`);
    return { enemies: t.state.enemies, xp: survivor(t.state).xp };
  };

  test('FB-FAC-9 a faction’s token that would be inactive is discarded', () => {
    expect(fought('shield', [1, 1, 1])).toEqual({ enemies: [], xp: 0 });
  });

  test('FB-FAC-10 a faction’s token that is killed is not replaced', () => {
    expect(fought('star', [6, 1, 1])).toEqual({ enemies: [], xp: 1 });
  });

  test('FB-INF-1 11, 10, 9 and 8 influence win with one, two, three and four players', () => {
    for (const [seats, lead] of [
      [1, 10],
      [2, 9],
      [3, 8],
      [4, 7],
    ] as const)
      for (const less of [1, 0]) {
        const t = adventure({
          seats,
          state: (state) => {
            agendas(state, 0, 'free.1');
            state.power = { star: 0, shield: 0 };
            (state.power as Record<string, number>).star = lead - less;
          },
        });
        answer(t, 'move');
        expect([seats, less, t.session.result?.winners]).toEqual([seats, less, less === 0 ? [0] : undefined]);
      }
  });

  test('FB-INF-2 a winner’s agendas are open, and nothing can be done any more', () => {
    const t = adventure({
      seats: 2,
      state: (state) => {
        agendas(state, 0, 'rich.1', 'rich.2', 'rich.3', 'calm.1');
        survivor(state).caps = 10;
      },
    });
    answer(t, 'move');
    expect(t.session.result).toEqual({ winners: [0], scores: [10, 0] });
    expect(t.seat(1).view().survivors[0]!.agendas).toEqual(['rich.1', 'rich.2', 'rich.3', 'calm.1']);
    expect(t.seat(0).refuse('end').sentence).toContain('over');
  });

  test('FB-RULING-84 when the game is over the others show their agendas as well, and not before', () => {
    const after = (caps: number) => {
      const t = adventure({
        seats: 2,
        state: (state) => {
          agendas(state, 0, 'rich.1', 'rich.2', 'rich.3', 'calm.1');
          agendas(state, 1, 'calm.2');
          survivor(state).caps = caps;
        },
      });
      answer(t, 'move');
      const { agendas: cards, influence } = t.seat(0).view().survivors[1]!;
      return [t.session.result?.winners, cards, influence];
    };
    expect(after(9)).toEqual([undefined, [null], null]);
    expect(after(10)).toEqual([[0], ['calm.2'], 1]);
  });

  const several = () => {
    const t = adventure({
      seats: 4,
      state: (state) => {
        state.power = { star: 5, shield: 0 };
        staged(state, '004');
        state.quests[0]!.counters[1] = 1;
        survivor(state).space = 'camp.b';
        agendas(state, 0, 'free.1');
        agendas(state, 2, 'free.2', 'calm.1');
      },
    });
    answer(t, 'explore:3');
    return t;
  };

  test('FB-INF-3 the game is over at that moment', () => {
    const t = several();
    expect([t.state.phase, t.seat(1).view().phase, t.session.question]).toEqual(['over', 'over', undefined]);
  });

  test('FB-INF-4 all who have enough win alike, whoever has more', () => {
    expect(several().session.result).toEqual({ winners: [0, 2], scores: [8, 0, 9, 0] });
  });

  test('FB-RULING-78 everything that is not hidden is open to all', () => {
    const t = adventure({ seats: 2 });
    const seen = t.seat(1).view().survivors[0]!;
    const { hp, rads, xp, letters, traits, caps } = survivor(t.state);
    expect(seen).toMatchObject({ hp, rads, xp, letters, traits, caps });
    expect(t.seat(1).view()).toMatchObject({
      quests: t.state.quests,
      power: t.state.power,
      lootDiscard: [],
      lootLeft: t.state.lootDeck.length,
      agendasLeft: t.state.agendaDeck.length,
    });
  });
});

describe('solo', () => {
  test('FB-SOLO-1 alone, everything else is as usual', () => {
    const t = adventure({ state: (state) => topAgendas(state, 'calm.1') });
    expect(can(t)).toEqual(['move', 'camp', 'end']);
    answer(t, 'end');
    expect([asked(t)!.to, t.state.round]).toEqual([0, 2]);
  });

  const alone = (star: number, shield: number) => {
    const t = adventure({
      state: (state) => {
        drawing(state);
        state.power = { star, shield };
        lastAgendas(state, 'calm.1', 'calm.2');
      },
    });
    answer(t, 'encounter', 'option:2');
    return t.state.power;
  };

  test('FB-SOLO-5 alone, only the weaker faction advances when the deck is depleted', () => {
    expect([alone(3, 2), alone(1, 4)]).toEqual([
      { star: 3, shield: 3 },
      { star: 2, shield: 4 },
    ]);
  });

  test('FB-SOLO-6 both, if they are equal', () => {
    expect(alone(2, 2)).toEqual({ star: 3, shield: 3 });
  });

  test('FB-RULING-14 winning is automatic: it is checked after every effect, and nothing more of the card is done', () => {
    const t = adventure({
      state: (state) => {
        drawing(state);
        state.power = { star: 4, shield: 2 };
        agendas(state, 0, 'free.1', 'free.2', 'free.3', 'rich.1'); // worth 3 + 3 + 3 + 1
        survivor(state).caps = 8;
        topLoot(state, 'purse.1', 'can.1', 'can.2');
      },
    });
    answer(t, 'encounter', 'option:2'); // the first loot is an event that brings the tenth Cap
    expect([t.session.result, t.state.ending?.by, survivor(t.state).cards]).toEqual([
      { winners: [0], scores: [12] },
      'influence',
      [],
    ]);
  });
});
