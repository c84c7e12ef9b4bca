import { describe, expect, test } from 'vitest';
import { foeOf } from '../queries/foes.ts';
import {
  adventure,
  agendas,
  answer,
  asked,
  can,
  put,
  staged,
  survivor,
  topAgendas,
  topLoot,
} from './helpers/adventure.ts';
import { drawing, influence, lastAgendas, POWER, powerful } from './helpers/agendas.ts';

/** The last space of the track but one, and a step that takes the star faction beyond it: what each seat then has in hand. */
const lastStepOf = (hands: Readonly<Record<number, readonly string[]>>) => {
  const t = adventure({
    seats: 4,
    state: (state) => {
      state.power = { star: 5, shield: 0 };
      staged(state, '004');
      state.quests[0]!.counters[1] = 1;
      survivor(state).space = 'camp.b';
      for (const [seat, hand] of Object.entries(hands)) agendas(state, Number(seat), ...hand);
    },
  });
  answer(t, 'explore:3');
  return t;
};

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

  const lastStep = (...hand: string[]) => lastStepOf({ 0: hand });

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

  const several = () => lastStepOf({ 0: ['free.1'], 2: ['free.2', 'calm.1'] });

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
