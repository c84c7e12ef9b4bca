/** The end of a round, and what loyalty means in it. */
import { describe, expect, test } from 'vitest';
import { loyalTo } from '../queries/survivors.ts';
import {
  adventure,
  agendas,
  answer,
  asked,
  can,
  enemiesOf,
  put,
  survivor,
  testing,
  topAgendas,
} from './helpers/adventure.ts';
import type { State } from './helpers/beginnings.ts';
import { at, ending, MISS } from './helpers/round-end.ts';

describe('the end of a round', () => {
  const oneRound = (seats: number, first: number) => {
    const t = adventure({
      seats,
      state: (state) => {
        state.first = first;
        state.turn.seat = first;
        topAgendas(state, 'calm.1');
      },
    });
    const order: number[] = [];
    for (let turn = 0; turn <= seats; turn += 1) {
      order.push(asked(t)!.to as number);
      expect(t.seat((order.at(-1)! + 1) % seats).refuse('end').sentence).toContain('not for');
      answer(t, 'end');
    }
    return { order, ends: t.logged('FB-ROUND-2') };
  };

  test('FB-ROUND-1 a round begins with the first player', () => {
    expect([oneRound(4, 1).order[0], oneRound(4, 3).order[0]]).toEqual([1, 3]);
  });

  test('FB-TURN-3 turns go clockwise', () => {
    expect(oneRound(4, 1).order).toEqual([1, 2, 3, 0, 1]);
  });

  test('FB-ROUND-2 a round ends when everybody had a turn, before the first player’s next one', () => {
    expect([oneRound(4, 1).ends, oneRound(2, 0).ends]).toEqual([['Round 1 ends.'], ['Round 1 ends.']]);
  });

  const revealed = () =>
    ending('rich.1', (state) => {
      survivor(state).caps = 99;
    });

  test('FB-ROUND-3 the top agenda card is turned up', () => {
    expect(revealed().logged('FB-ROUND-3')).toEqual(['The agenda turned up is Rich.']);
  });

  test('FB-ROUND-4 it is nobody’s: only its icons count', () => {
    const t = revealed();
    expect([survivor(t.state).agendas, t.seat(0).view().survivors[0]!.influence]).toEqual([[], 0]);
  });

  test('FB-ROUND-8 then it is discarded', () => {
    const t = revealed();
    expect([t.state.agendaDiscard, t.state.activation]).toEqual([['rich.1'], null]);
  });

  describe('the icons of the card', () => {
    /** Robots and critters, in this order, two active ones each and a robot that lies facedown. */
    const activated = () => {
      const t = ending('free.1', (state) => {
        put(state, 'rat.1', 'field.e');
        put(state, 'bot.1', 'field.e');
        put(state, 'rat.2', 'field.b');
        put(state, 'bot.2', 'field.b');
        put(state, 'bot.3', 'field.b', false);
        at(state, 'field.d');
      });
      for (let now = asked(t); now!.ask !== 'turn'; now = asked(t)) answer(t, now!.can[0] as string);
      return t;
    };

    test('FB-ROUND-5 are resolved from left to right, and then they are done', () => {
      const t = activated();
      expect(t.logged('FB-ROUND-5')).toEqual(['Activated: robot.', 'Activated: critter.']);
      expect([t.state.activation, t.state.phase]).toEqual([null, 'turn']);
    });

    test('FB-ROUND-6 all of a type act, and the facedown ones turn up, before the next', () => {
      const lines = activated()
        .log()
        .filter((line) => /moves|active|Activated/.test(line))
        .map((line) => line.split(' ')[0]);
      expect(lines).toEqual(['Activated:', 'Bot', 'Bot', 'Bot', 'Activated:', 'Rat', 'Rat']);
    });
  });

  test('FB-RULING-73 an icon shown twice activates its type twice', () => {
    const t = adventure({
      state: (state) => {
        state.activation = { card: 'calm.2', icons: ['critter', 'critter'] };
        state.agendaDeck.splice(state.agendaDeck.indexOf('calm.2'), 1);
        state.phase = 'activation';
        put(state, 'rat.1', 'town.c', false);
      },
    });
    expect(enemiesOf(t)).toEqual(['rat.1@camp.b']);
  });

  test('FB-ROUND-7 where somebody fights, the first player decides the order of the enemies', () => {
    const t = ending(
      'rich.1',
      (state) => {
        put(state, 'rat.1', 'camp.e');
        put(state, 'rat.2', 'town.e');
        at(state, 'camp.e', 'camp.a');
        state.first = 0;
      },
      2,
      [MISS],
    );
    expect(asked(t)).toMatchObject({ to: 0, ask: 'activate.next' });
    t.seat(1).refuse('e5');
  });
});

describe('loyalty', () => {
  const loyal = (state: State, seat = 0) => {
    agendas(state, seat, 'free.2');
    survivor(state, seat).revealed = 'free.2';
  };

  const holding = () => adventure({ seats: 2, state: (state) => agendas(state, 0, 'free.1', 'calm.1') });
  const seenByBen = (t: ReturnType<typeof adventure>) => t.seat(1).view().survivors[0]!.agendas;

  test('FB-LOYAL-1 an agenda of a faction is shown to everybody, one of none cannot be', () => {
    const t = holding();
    expect(t.seat(0).refuse('loyal:calm.1').rule).toBe('FB-LOYAL-1');
    answer(t, 'loyal:free.1');
    expect(seenByBen(t)).toEqual(['free.1', null]);
  });

  test('FB-LOYAL-2 who shows it is loyal to its faction: nobody else is, and nobody without showing one', () => {
    const t = holding();
    expect(loyalTo({ state: t.state, content: testing.content }, 0)).toBe(undefined);
    answer(t, 'loyal:free.1');
    const now = { state: t.state, content: testing.content };
    expect([loyalTo(now, 0), loyalTo(now, 1)]).toEqual(['star', undefined]);
  });

  test('FB-LOYAL-7 it is withdrawn at the start of a turn, and hidden again', () => {
    const t = holding();
    answer(t, 'loyal:free.1', 'withdraw');
    expect(seenByBen(t)).toEqual([null, null]);
  });

  test('FB-RULING-41 after the first action it is neither shown nor withdrawn', () => {
    const t = holding();
    answer(t, 'loyal:free.1', 'move');
    expect(t.seat(0).refuse('withdraw').rule).toBe('FB-RULING-41');
    const late = holding();
    answer(late, 'move');
    expect(late.seat(0).refuse('loyal:free.1').rule).toBe('FB-RULING-41');
  });

  const camped = (isLoyal: boolean, ...others: string[]) =>
    adventure({
      state: (state) => {
        if (isLoyal) loyal(state);
        for (const token of ['star', ...others]) put(state, token, 'camp.e');
      },
    });

  test('FB-LOYAL-3 enemies of the own faction do not hinder who is loyal', () => {
    expect(can(camped(true))).toContain('camp');
  });

  test('FB-LOYAL-3 other enemies hinder the loyal', () => {
    expect(camped(true, 'bot.1').seat(0).refuse('camp').rule).toBe('FB-ACT-5');
  });

  test('FB-FAC-8 a token of a faction hinders who is not loyal, and can be fought, like any enemy', () => {
    const t = camped(false);
    expect([t.seat(0).refuse('camp').rule, can(t).includes('fight:e5')]).toEqual(['FB-ACT-5', true]);
  });

  test('FB-LOYAL-4 its enemies do not fight the loyal, and go for others', () => {
    const t = ending(
      'safe.1',
      (state) => {
        loyal(state);
        put(state, 'star', 'camp.e');
        at(state, 'camp.e', 'town.c');
      },
      2,
    );
    expect([enemiesOf(t), t.logged('FB-FIGHT-5')]).toEqual([['star@camp.b'], []]);
  });

  test('FB-RULING-23 with nobody to go for they stay', () => {
    const t = ending('safe.1', (state) => {
      loyal(state);
      put(state, 'star', 'camp.a');
    });
    expect(enemiesOf(t)).toEqual(['star@camp.a']);
  });

  test('FB-LOYAL-5 nobody fights the faction it is loyal to', () => {
    const t = adventure({
      state: (state) => {
        loyal(state);
        put(state, 'star', 'camp.e');
      },
    });
    expect(t.seat(0).refuse('fight:e5').rule).toBe('FB-LOYAL-5');
  });

  const changing = () => {
    const t = adventure({ seats: 2, state: (state) => agendas(state, 0, 'free.1', 'safe.1') });
    answer(t, 'loyal:free.1', 'loyal:safe.1');
    return t;
  };

  test('FB-LOYAL-6 showing another agenda hides the first', () => {
    const { agendas: seen, revealed } = changing().seat(1).view().survivors[0]!;
    expect([seen, revealed]).toEqual([[null, 'safe.1'], 'safe.1']);
  });

  test('FB-LOYAL-8 one that is shown counts as held, and is worth as much', () => {
    const t = changing();
    expect([survivor(t.state).agendas.length, t.seat(0).view().survivors[0]!.influence]).toEqual([2, 2]);
  });
});
