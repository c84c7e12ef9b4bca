/** AB: playing together. Activation cards and workshop upgrades. */
import { describe, expect, test } from 'vitest';
import { answer, asked, enemiesOf, put, survivor } from './helpers/adventure.ts';
import { drawing } from './helpers/agendas.ts';
import { company, endRound, type State, topActivation, topUpgrades } from './helpers/company.ts';

describe('activation cards', () => {
  /** A round of one survivor that ends with this card. */
  const ended = (card: string, state?: (state: State) => void, loyal = 'star') => {
    const t = company({
      options: { loyal },
      state: (now) => {
        topActivation(now, card);
        state?.(now);
      },
    });
    endRound(t);
    while (asked(t) !== undefined && asked(t)!.ask !== 'turn') answer(t, asked(t)!.can[0] as string);
    return t;
  };

  test('AB-ACT-1 one is turned over at the end of the round, and discarded', () => {
    const t = ended('activation-3');
    expect([t.state.together!.activationDiscard, t.state.activation]).toEqual([['activation-3'], null]);
    expect([t.state.agendaDiscard, t.state.round]).toEqual([[], 2]);
  });

  const order = (card: string) =>
    ended(card)
      .log('public')
      .flatMap((each) => (each.startsWith('Activated') ? [each.slice('Activated: '.length, -1)] : []));

  test('AB-ACT-3 the types of the card, from top to bottom', () => {
    expect(order('activation-2').slice(0, 2)).toEqual(['human', 'robot']);
    expect(order('activation-11').slice(0, 2)).toEqual(['critter', 'human']);
  });

  test('AB-ACT-5 after them the opposing faction', () => {
    expect(order('activation-2').slice(2)).toEqual(['the shield faction']);
  });

  test('AB-ACT-2 enemies come before the opposing faction, each once', () => {
    expect(order('activation-11')).toEqual(['critter', 'human', 'the shield faction']);
  });

  test('AB-ACT-2 AB-ACT-9 the first player is named when all have acted', () => {
    const t = company({ seats: 2, options: { loyal: 'star' }, state: (state) => topActivation(state, 'activation-2') });
    endRound(t);
    expect([asked(t)!.ask, t.state.power.shield]).toEqual(['first', 0 + 1]);
  });

  test('AB-ACT-3 facedown ones wake as usual', () => {
    const t = ended('activation-1', (state) => {
      put(state, 'rat.1', 'field.a', false);
    });
    expect(enemiesOf(t)).toEqual(['rat.1@field.a']);
  });

  test('AB-ACT-4 the icon of the loyal faction does nothing', () => {
    const t = ended('activation-1', (state) => {
      put(state, 'star', 'field.a');
    });
    expect([enemiesOf(t), t.state.power]).toEqual([['star@field.a'], { star: 0, shield: 0 }]);
  });

  test('AB-ACT-6 AB-FAC-2 the opposing faction advances, even with nobody on the map', () => {
    expect(ended('activation-2').state.power).toEqual({ star: 0, shield: 1 });
    expect(ended('activation-1', undefined, 'shield').state.power).toEqual({ star: 1, shield: 0 });
  });

  test('AB-ACT-6 an icon counts from its number of survivors on', () => {
    const power = (seats: number) => {
      const t = company({ seats, options: { loyal: 'star' }, state: (state) => topActivation(state, 'activation-4') });
      endRound(t);
      return t.state.power.shield;
    };
    expect([power(1), power(2)]).toEqual([0, 1]);
  });

  test('AB-ACT-7 FB-RULING-60 then so many as are on the map now decide the effect of the sheet', () => {
    const far = (state: State, tokens: number) => {
      for (let i = 0; i < tokens; i += 1) put(state, 'shield', 'field.b');
    };
    const none = ended('activation-2');
    expect(enemiesOf(none)).toEqual(['shield@town.e']);
    const two = ended('activation-2', (state) => far(state, 2));
    expect([survivor(two.state).caps, two.state.enemies.length]).toEqual([2, 2]);
  });

  test('FB-RULING-60 with the final space reached nothing is counted any more', () => {
    const t = ended('activation-2', (state) => {
      state.power.shield = 5;
    });
    expect([t.state.phase, t.state.enemies]).toEqual(['over', []]);
  });

  test('AB-ACT-8 a card without a faction moves no token', () => {
    expect(ended('activation-3').state.power).toEqual({ star: 0, shield: 0 });
  });

  test('AB-ACT-9 AB-ACT-10 the first player stays or names another, who begins the next round', () => {
    const named = (who: string) => {
      const t = company({
        seats: 3,
        options: { loyal: 'star' },
        state: (state) => topActivation(state, 'activation-3'),
      });
      endRound(t);
      expect(asked(t)).toMatchObject({ to: 0, can: ['seat:0', 'seat:1', 'seat:2'] });
      answer(t, who);
      const turns = [t.state.turn.seat];
      answer(t, 'end');
      turns.push(t.state.turn.seat);
      answer(t, 'end');
      turns.push(t.state.turn.seat);
      return [t.state.first, turns];
    };
    expect(named('seat:0')).toEqual([0, [0, 1, 2]]);
    expect(named('seat:2')).toEqual([2, [2, 0, 1]]);
  });

  test('AB-ACT-9 AB-ACT-10 alone nobody is asked: the one survivor stays first', () => {
    const t = company({ state: (state) => topActivation(state, 'activation-3') });
    endRound(t);
    expect([asked(t)!.ask, t.state.round, t.state.first]).toEqual(['turn', 2, 0]);
  });

  test('FB-RULING-59 an empty deck is made of its discards; nobody passes it on and no power comes of it', () => {
    const t = ended('activation-3', (state) => {
      const { together } = state;
      together!.activationDiscard = together!.activationDeck.splice(0);
      together!.activationDiscard.length = 20;
    });
    expect([t.state.together!.activationDeck.length, t.state.together!.activationDiscard.length]).toEqual([19, 1]);
    expect(t.state.first).toBe(0);
  });
});

describe('workshop upgrades', () => {
  /** Ann sells out at the market: two agendas, after three loot and an asset of which there are none. */
  const built = (...cards: string[]) => {
    const t = company({
      seats: 2,
      state: (state) => {
        drawing(state);
        topUpgrades(state, ...cards);
      },
    });
    answer(t, 'encounter', 'option:2');
    return t;
  };

  test('AB-WORK-1 in place of agendas, each resolved before the next', () => {
    const t = built('far-post', 'water-still');
    expect([asked(t)!.ask, t.state.together!.upgrades]).toEqual(['look.tile', ['far-post']]);
    answer(t, asked(t)!.can[0] as string);
    answer(t, asked(t)!.can[0] as string);
    expect([t.state.together!.upgrades, survivor(t.state).agendas]).toEqual([['far-post', 'water-still'], []]);
  });

  test('AB-WORK-2 its instructions are followed', () => {
    const t = built('school-room', 'watch-post');
    expect([t.state.together!.camps.gained, t.state.survivors.map(({ xp }) => xp)]).toEqual([1, [2, 2]]);
  });

  test('AB-WORK-3 they lie by the sheet and can be counted', () => {
    const t = built('bunk-house', 'watch-post');
    expect(t.seat(1).view().together!.upgrades).toEqual(['bunk-house', 'watch-post']);
  });
});
