/** HT: what a table may agree on beyond the book. */
import { startSession } from '@holotape/kernel';
import { describe, expect, test } from 'vitest';
import { influenceNeeded, influenceOf } from '../queries/influence.ts';
import {
  adventure,
  agendas,
  answer,
  asked,
  can,
  core,
  enemiesOf,
  put,
  staged,
  survivor,
  topAgendas,
} from './helpers/adventure.ts';

type State = ReturnType<typeof adventure>['state'];

/** Ann completes a quest that moves star 1 on and shield 1 back. */
const POWER = 'quest:005:2';
const powerful = (state: State) => {
  staged(state, '005');
  state.quests.at(-1)!.counters[2] = 2;
  state.uniqueDeck = [];
};

/** Everybody ends the turn until the round is over. */
const endRound = (t: ReturnType<typeof adventure>) => {
  const { round } = t.state;
  while (t.state.round === round && t.state.phase !== 'over' && asked(t)!.can.includes('end')) answer(t, 'end');
};

/** A table as it is set up, with the cards of the game. */
const table = (options: object, seats = 1) =>
  adventure({ game: core, seats, options: { scenario: 'the-iron-commons', survivors: ['drifter'], ...options } });

describe('the clock', () => {
  const last = (state: State) => {
    state.lastRound = 1;
    topAgendas(state, 'calm.1');
  };

  test('HT-CLOCK-1 alone, the faction ahead takes over with the end of the last round; both, if they are level', () => {
    const ended = (star: number, shield: number) => {
      const t = adventure({
        state: (state) => {
          last(state);
          state.power = { star, shield };
        },
      });
      endRound(t);
      return t.state.ending;
    };
    expect(ended(1, 3)).toEqual({ winners: [], by: 'power', factions: ['shield'] });
    expect(ended(2, 2)).toEqual({ winners: [], by: 'power', factions: ['star', 'shield'] });
  });

  test('HT-CLOCK-1 before the last round is over nothing happens', () => {
    const t = adventure({
      state: (state) => {
        last(state);
        state.lastRound = 2;
      },
    });
    endRound(t);
    expect([t.state.round, t.state.ending]).toEqual([2, null]);
  });

  test('HT-CLOCK-1 every story but those won as one has a last round alone, later on a larger map, and none with others', () => {
    for (const [scenario, { lastRound = null, asOne, set, expands }] of core.content.scenarios) {
      expect([scenario, lastRound === null]).toEqual([scenario, asOne]);
      expect(lastRound ?? 0).toBeLessThanOrEqual(set === 'core' ? 30 : 34);
      if (expands !== undefined) expect(lastRound).toBe(core.content.scenarios.get(expands)!.lastRound! + 4);
      const of = (seats: number) =>
        core.setup(core.content, { seats, options: core.options.parse({ scenario }) }).lastRound;
      expect([of(1), of(2)]).toEqual([lastRound, null]);
    }
  });
});

describe('how hard it is', () => {
  const begun = (difficulty: string) => {
    const { state, session } = table({ difficulty });
    return { needed: influenceNeeded(session.position), last: state.lastRound! };
  };
  const board = (difficulty: string) => {
    const options = { scenario: 'the-iron-commons', survivors: ['drifter'], difficulty };
    const { letters, caps } = survivor(startSession(core, { seats: 1, seed: 'a board', options }).state);
    return { letters: letters.length, caps };
  };
  const usual = core.content.scenarios.get('the-iron-commons')!.lastRound!;

  test('HT-LEVEL-1 gentle: a third letter, 1 influence less, 6 rounds more', () => {
    expect(begun('gentle')).toEqual({ needed: 10, last: usual + 6 });
    expect(board('gentle')).toEqual({ letters: 3, caps: 3 });
  });

  test('HT-LEVEL-2 by the book: nothing is changed', () => {
    expect(begun('book')).toEqual({ needed: 11, last: usual });
    expect(board('book')).toEqual({ letters: 2, caps: 3 });
  });

  test('HT-LEVEL-3 hard: 1 Cap, 1 influence more, 4 rounds less', () => {
    expect(begun('hard')).toEqual({ needed: 12, last: usual - 4 });
    expect(board('hard')).toEqual({ letters: 2, caps: 1 });
  });

  test('HT-LEVEL-3 whoever takes the place of a killed enemy lies faceup, and only at a hard table', () => {
    const replaced = (difficulty: string) => {
      const t = adventure({
        options: { difficulty },
        chance: { 'fight.roll': [[5, 5, 5]] },
        state: (state) => {
          put(state, 'rat.1', 'camp.e');
        },
      });
      answer(t, `fight:${t.state.enemies[0]!.id}`);
      while (asked(t)!.ask !== 'turn') answer(t, asked(t)!.can.at(-1) as string);
      return enemiesOf(t).map((each) => each.endsWith('?'));
    };
    expect([replaced('hard'), replaced('book')]).toEqual([[false], [true]]);
  });
});

describe('banded loyalty', () => {
  const worth = (banded: boolean, star: number, shield: number) => {
    const t = adventure({
      options: { banded },
      state: (state) => {
        agendas(state, 0, 'free.1');
        state.power = { star, shield };
      },
    });
    return influenceOf(t.session.position, 0);
  };

  test('HT-BAND-1 an agenda counts bands of the track, not spaces', () => {
    // Bands of the testing track: spaces 0 and 1, then 2, 3, 4, then 5 and 6.
    expect([worth(false, 1, 0), worth(true, 1, 0)]).toEqual([2, 1]);
    expect([worth(true, 2, 0), worth(true, 2, 1), worth(true, 4, 0), worth(true, 5, 4)]).toEqual([2, 2, 4, 2]);
    expect(worth(true, 0, 5)).toBe(1);
  });
});

describe('loyalty cards', () => {
  const oathed = (state?: (state: State) => void) =>
    adventure({
      options: { oaths: true },
      state: (now) => {
        powerful(now);
        state?.(now);
      },
    });

  test('HT-OATH-1 who advances a faction may take its card before the results; one, and for ever', () => {
    const t = oathed();
    answer(t, POWER);
    expect(asked(t)).toMatchObject({ ask: 'oath', can: ['swear', 'decline'] });
    expect(t.state.power.star).toBe(0);
    answer(t, 'swear');
    expect([survivor(t.state).oath, t.state.power.star]).toEqual(['star', 1]);
    t.state.quests[0]!.counters[2] = 2;
    answer(t, POWER);
    expect([asked(t)!.ask, t.state.power.star]).toEqual(['turn', 2]);
  });

  test('HT-OATH-1 it can be declined, and is offered again', () => {
    const t = oathed();
    answer(t, POWER, 'decline');
    expect(survivor(t.state).oath).toBeNull();
    answer(t, POWER);
    expect(asked(t)!.ask).toBe('oath');
  });

  test('HT-OATH-1 without the switch nothing is offered', () => {
    const t = adventure({ state: powerful });
    answer(t, POWER);
    expect(asked(t)!.ask).toBe('turn');
  });

  test('HT-OATH-2 loyal is who has the card, and nobody shows an agenda for it', () => {
    const choices = (oath: 'star' | 'shield' | null) => {
      const t = oathed((state) => {
        agendas(state, 0, 'free.1');
        put(state, 'star', 'camp.e');
        survivor(state).oath = oath;
      });
      return can(t)
        .map((each) => each.split(':')[0]!)
        .filter((each) => each === 'fight' || each === 'loyal');
    };
    expect([choices(null), choices('shield'), choices('star')]).toEqual([['fight'], ['fight'], []]);
  });

  test('HT-OATH-3 the lead of a faction counts for its own alone', () => {
    const worth = (oath: 'star' | 'shield' | null, oaths = true) => {
      const t = adventure({
        options: { oaths },
        state: (state) => {
          agendas(state, 0, 'free.1');
          state.power = { star: 2, shield: 0 };
          survivor(state).oath = oath;
        },
      });
      return influenceOf(t.session.position, 0);
    };
    expect([worth('star'), worth('shield'), worth(null), worth(null, false)]).toEqual([3, 1, 1, 3]);
  });
});

describe('a quick game', () => {
  test('HT-QUICK-1 a quest takes its faction one space further; a step back stays one', () => {
    const t = adventure({
      options: { quick: true },
      state: (state) => {
        powerful(state);
        state.power = { star: 1, shield: 2 };
      },
    });
    answer(t, POWER);
    expect(t.state.power).toEqual({ star: 3, shield: 1 });
  });

  test('HT-QUICK-1 an empty agenda deck moves the factions as ever', () => {
    const t = adventure({
      options: { quick: true },
      state: (state) => {
        state.agendaDiscard = state.agendaDeck.filter((card) => card !== 'calm.1');
        state.agendaDeck = ['calm.1'];
      },
    });
    endRound(t);
    expect(t.state.power).toEqual({ star: 1, shield: 1 });
  });

  /** Star is one step from the end of the track, and Ann makes that step. */
  const ended = (seats: number, hands: readonly (readonly string[])[], caps: number) => {
    const t = adventure({
      seats,
      options: { quick: true },
      state: (state) => {
        powerful(state);
        state.power = { star: 5, shield: 5 };
        for (const [seat, hand] of hands.entries()) agendas(state, seat, ...hand);
        survivor(state).caps = caps;
      },
    });
    return t;
  };

  test('HT-QUICK-2 enough influence does not end it; who has most when a faction takes over wins', () => {
    const t = ended(2, [['rich.1', 'rich.2', 'rich.3', 'rich.4'], ['calm.1']], 10);
    expect(influenceOf(t.session.position, 0)).toBeGreaterThanOrEqual(influenceNeeded(t.session.position));
    answer(t, 'camp', 'done');
    expect(t.state.ending).toBeNull();
    answer(t, POWER);
    expect(t.state.ending).toEqual({ winners: [0], by: 'power', factions: ['star'] });
  });

  test('HT-QUICK-2 alone it takes half of the influence that wins else', () => {
    const alone = (...hand: string[]) => {
      const t = ended(1, [hand], 10);
      answer(t, POWER);
      return t.state.ending!.winners;
    };
    expect([alone('rich.1', 'calm.1', 'calm.2'), alone('rich.1', 'rich.2')]).toEqual([[], [0]]);
  });
});

describe('one action a turn', () => {
  test('HT-ONE-1 there is no second action', () => {
    const t = adventure({ options: { oneAction: true } });
    answer(t, 'move');
    expect([t.state.turn.actions, can(t).includes('camp')]).toEqual([0, false]);
  });

  test('HT-ONE-2 everybody has two turns before the enemies act', () => {
    const t = adventure({
      seats: 2,
      options: { oneAction: true },
      state: (state) => topAgendas(state, 'calm.1'),
    });
    const turns: number[] = [];
    while (t.state.round === 1) {
      turns.push(t.state.turn.seat);
      answer(t, 'end');
    }
    expect(turns).toEqual([0, 1, 0, 1]);
    expect([t.state.round, t.state.lap]).toEqual([2, 0]);
  });

  test('HT-ONE-2 else a round is one turn each', () => {
    const t = adventure({ seats: 2, state: (state) => topAgendas(state, 'calm.1') });
    answer(t, 'end', 'end');
    expect(t.state.round).toBe(2);
  });
});

describe('the story told to its end', () => {
  /** In the middle of the Iron Commons, with shield ahead; somebody has won with the next thing done. */
  const told = (tale: boolean) => {
    const t = adventure({
      game: core,
      options: { scenario: 'the-iron-commons', survivors: ['drifter'], tale },
      state: (state) => {
        staged(state, '024', core.content);
        state.power = { star: 1, shield: 3 };
        agendas(state, 0, 'security-1.1', 'security-2.1', 'security-3.1', 'payday.1');
        survivor(state).caps = 10;
      },
    });
    answer(t, 'move');
    const log = t.log('public');
    const from = log.indexOf('And this is how it went on.');
    return { texts: from < 0 ? [] : log.slice(from + 1), state: t.state };
  };
  const textOf = (card: string) => {
    const quest = core.content.cards.get(card)!;
    return quest.back === 'quest' ? [quest.intro, ...quest.objectives.map(({ text }) => text)] : [];
  };

  test('HT-TALE-1 what is left is read out on the side that is ahead, down to an ending, and nothing moves', () => {
    const { texts, state } = told(true);
    expect(state.ending!.by).toBe('influence');
    expect(texts).toEqual([textOf('024')[1], textOf('026')[0], textOf('026')[1], textOf('029')[0], textOf('029')[1]]);
    expect(state.power).toEqual({ star: 1, shield: 3 });
  });

  test('HT-TALE-1 not without the switch', () => {
    expect(told(false).texts).toEqual([]);
  });
});

describe('longer decks', () => {
  const decks = (seats: number, moreRoads: boolean | null, newCalifornia = false) => {
    const { decks, trashed } = core.setup(core.content, {
      seats,
      options: core.options.parse({ scenario: 'the-iron-commons', moreRoads, newCalifornia }),
    });
    return [decks.wasteland.length, decks.settlement.length, trashed.length];
  };

  test('HT-ROADS-1 one or two have 16 star cards more than others, unless they agree otherwise', () => {
    expect([decks(1, null), decks(2, null), decks(3, null)]).toEqual([
      [17, 16, 0],
      [17, 16, 0],
      [9, 8, 16],
    ]);
    expect([decks(2, false), decks(4, true)]).toEqual([
      [9, 8, 16],
      [17, 16, 0],
    ]);
  });

  test('HT-ROADS-1 with New California they are in the decks at every table', () => {
    expect([decks(4, null, true), decks(4, false, true)]).toEqual([
      [17, 16, 0],
      [9, 8, 16],
    ]);
  });
});
