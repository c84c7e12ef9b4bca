/** New California: the scenario in which all win or lose as one. */
import { testTable } from '@holotape/kernel/testing';
import { describe, expect, test } from 'vitest';
import { isAsOne } from '../queries/fate.ts';
import { openPosition } from '../view.ts';
import {
  adventure,
  agendas,
  answer,
  asked,
  can,
  enemiesOf,
  put,
  staged,
  survivor,
  testing,
  topAgendas,
} from './helpers/adventure.ts';
import { meeting, type Setting, type State, untilTurn } from './helpers/beginnings.ts';

const has = (ids: readonly string[], ...wanted: string[]) => wanted.map((id) => ids.includes(id));

describe('winning or losing as one', () => {
  const AS_ONE = { scenario: 'well' };
  const well = (state?: (now: State) => void, more: Setting = {}) =>
    adventure({ ...more, options: { ...AS_ONE, ...(more.options as object) }, state: (now) => state?.(now) });
  const power = ({ state }: ReturnType<typeof well>) => [state.power.star, state.power.shield];
  const drawing = (first: string, option = 'option:4', state?: (now: State) => void, more: Setting = {}) => {
    const t = meeting(
      '212',
      (now) => {
        now.power = { star: 2, shield: 3 };
        topAgendas(now, first);
        state?.(now);
      },
      { ...more, options: { ...AS_ONE, ...(more.options as object) } },
    );
    answer(t, option);
    return t;
  };

  test('NC-SCEN-1 nobody is dealt an agenda', () => {
    const t = testTable(testing, { seats: 2, options: { ...AS_ONE, survivors: ['jane', 'joe'] } });
    expect(t.state.survivors.map((each) => each.agendas)).toEqual([[], []]);
  });

  test('NC-SCEN-2 there is no influence, and nobody wins by it', () => {
    const holding = (now: State) => {
      agendas(now, 0, 'free.1', 'free.2', 'free.3', 'calm.1');
      now.power.star = 6;
    };
    const t = well(holding, { seats: 1 });
    const view = t.seat(0).view();
    expect(view.survivors[0]!.influence).toBe(null);
    answer(t, 'end');
    untilTurn(t);
    expect(t.state.ending).toBe(null);
    expect(isAsOne(openPosition(view, testing.content))).toBe(true);
  });

  test('NC-SCEN-3 all agendas are in the deck, whatever the number of players', () => {
    const { agendaDeck } = testTable(testing, { seats: 2, options: { ...AS_ONE, survivors: ['jane', 'joe'] } }).state;
    expect(has(agendaDeck, 'three.1', 'four.1', 'free.1')).toEqual([true, true, true]);
    expect(agendaDeck).toHaveLength(testing.content.agendas.size);
  });

  const digging = (number: number, at: { star: number; shield: number }, seats = 2) => {
    const t = well(
      (now) => {
        now.power = at;
        staged(now, '213');
        survivor(now).space = 'town.e';
      },
      { seats },
    );
    answer(t, `quest:213:${number}`);
    return t;
  };

  test('NC-SCEN-4 NC-SCEN-5 when star arrives at the last space, everybody has won', () => {
    const t = digging(1, { star: 6, shield: 3 });
    expect(t.state.ending).toEqual({ winners: [0, 1], by: 'as-one', factions: [] });
    expect(t.session.result?.winners).toEqual([0, 1]);
  });

  test('NC-SCEN-4 NC-SCEN-6 when shield arrives there, nobody has', () => {
    const t = well(
      (now) => {
        now.power = { star: 6, shield: 6 };
        put(now, 'rat.1', 'camp.e');
        survivor(now).hp = 1;
      },
      { seats: 2, chance: { 'fight.roll': [[2, 2, 2]] } },
    );
    answer(t, `fight:${t.state.enemies[0]!.id}`);
    expect(t.state.ending).toEqual({ winners: [], by: 'power', factions: ['shield'] });
    expect(t.session.result?.winners).toEqual([]);
  });

  test('NC-SCEN-7 the tokens move both ways by the main quest', () => {
    expect(power(digging(1, { star: 2, shield: 5 }))).toEqual([3, 5]);
    expect(power(digging(2, { star: 2, shield: 5 }))).toEqual([2, 3]);
  });

  test('FB-RULING-65 star is the survivors’ token and shield the enemy’s', () => {
    expect(digging(1, { star: 6, shield: 0 }).state.ending!.winners).toEqual([0, 1]);
    expect(digging(2, { star: 0, shield: 9 }).state.ending!.winners).toEqual([]);
  });

  test('FB-RULING-66 no token goes back beyond the first space', () => {
    expect(power(digging(2, { star: 2, shield: 1 }))).toEqual([2, 0]);
  });

  test('FB-RULING-66 if both arrive by one effect, the survivors win', () => {
    expect(drawing('calm.1', 'option:3').state.ending).toEqual({ winners: [0], by: 'as-one', factions: [] });
  });

  test('NC-SCEN-8 a survivor’s death advances shield, besides all that it does else', () => {
    const t = well(
      (now) => {
        now.power = { star: 2, shield: 3 };
        put(now, 'rat.1', 'camp.e');
        survivor(now).hp = 1;
      },
      { chance: { 'fight.roll': [[2, 2, 2]] } },
    );
    answer(t, `fight:${t.state.enemies[0]!.id}`);
    expect([power(t), asked(t)!.ask]).toEqual([[2, 4], 'killed.space']);
    answer(t, 'camp.a');
    expect([survivor(t.state).hp, survivor(t.state).space]).toEqual([16, 'camp.a']);
  });

  const depleting = (seats: number) => {
    const t = well(
      (now) => {
        now.power = { star: 2, shield: 3 };
        now.agendaDiscard.push(...now.agendaDeck.splice(0));
        now.agendaDeck.push(...now.agendaDiscard.splice(now.agendaDiscard.indexOf('calm.1'), 1));
      },
      { seats },
    );
    for (let seat = 0; seat < seats; seat += 1) answer(t, 'end');
    return t;
  };

  test('NC-SCEN-9 a new agenda deck does not advance star', () => {
    expect(depleting(3).state.power.star).toBe(2);
  });

  test('NC-SCEN-10 it advances shield by one, and the first player passes as usual', () => {
    const t = depleting(3);
    expect([t.state.power.shield, t.state.first]).toEqual([4, 2]);
  });

  test('FB-RULING-69 alone too only shield advances, though star is behind', () => {
    expect(power(depleting(1))).toEqual([2, 4]);
  });

  test('NC-SCEN-11 an agenda is discarded at once', () => {
    const t = drawing('free.1', 'option:4', (now) => topAgendas(now, 'free.1', 'safe.1'));
    expect(survivor(t.state).agendas).toEqual([]);
    expect(t.state.agendaDiscard).toEqual(['free.1', 'safe.1']);
  });

  const two = (first: string, second: string) => drawing(first, 'option:4', (now) => topAgendas(now, first, second));

  test('NC-SCEN-12 one of the star faction advances star', () => {
    expect(power(two('free.1', 'free.2'))).toEqual([4, 3]);
  });

  test('NC-SCEN-13 one of the shield faction moves shield back', () => {
    expect(power(two('safe.1', 'safe.2'))).toEqual([2, 1]);
  });

  test('NC-SCEN-14 any other lets its finder choose one of the two', () => {
    const after = (side: string) => {
      const t = drawing('calm.1', 'option:4', (now) => topAgendas(now, 'calm.1', 'free.1'), { seats: 2 });
      expect([asked(t)!.to, asked(t)!.ask, asked(t)!.can]).toEqual([0, 'agenda.side', ['forward', 'back']]);
      expect(t.seat(1).refuse(side).sentence).toBeTruthy();
      answer(t, side);
      return power(t);
    };
    expect([after('forward'), after('back')]).toEqual([
      [4, 3],
      [3, 2],
    ]);
  });

  test('FB-RULING-69 loyalty cannot be declared', () => {
    const t = well((now) => agendas(now, 0, 'free.1'));
    expect(can(t).filter((id) => id.startsWith('loyal'))).toEqual([]);
    expect(
      can(adventure({ state: (now) => agendas(now, 0, 'free.1') })).filter((id) => id.startsWith('loyal')),
    ).toEqual(['loyal:free.1']);
  });

  test('FB-RULING-69 nor sworn, at a table with loyalty cards', () => {
    const t = digging(1, { star: 2, shield: 2 });
    expect(asked(t)!.ask).toBe('turn');
    const sworn = well(
      (now) => {
        staged(now, '213');
        survivor(now).space = 'town.e';
      },
      { options: { oaths: true } },
    );
    answer(sworn, 'quest:213:1');
    expect(asked(sworn)!.ask).toBe('turn');
  });

  test('HT-RIG-1 an icon of the faction: its tokens act, then comes what the sheet says', () => {
    const t = well((now) => {
      now.power = { star: 2, shield: 2 };
      put(now, 'star', 'town.d');
      topAgendas(now, 'safe.1'); // it shows the star
    });
    answer(t, 'end');
    untilTurn(t);
    // The one that was there has moved; the new one stands where it was placed.
    expect([enemiesOf(t), power(t)]).toEqual([
      ['star@camp.e', 'star@town.e'],
      [2, 3],
    ]);
  });

  test('HT-RIG-2 a closed tile is entered by nobody before its card is on the table', () => {
    const closed = well((now) => {
      survivor(now).space = 'town.a';
      now.seen = [];
    });
    answer(closed, 'move');
    expect(closed.seat(0).refuse('to:field.d').rule).toBe('HT-RIG-2');
    const open = well((now) => {
      survivor(now).space = 'town.a';
      now.seen = ['213'];
    });
    answer(open, 'move');
    expect(can(open)).toContain('to:field.d');
    const travel = drawing('calm.1', 'option:5', (now) => {
      now.seen = [];
    });
    expect(asked(travel)!.can).not.toContain('field.e');
  });

  test('HT-RIG-3 the tokens begin where the sheet says, shield by the difficulty', () => {
    const begin = (seats: number, difficulty: string) => {
      const { power: at } = testTable(testing, {
        seats,
        options: { ...AS_ONE, difficulty, survivors: ['jane', 'joe', 'suit', 'glow'].slice(0, seats) },
      }).state;
      return [at.star, at.shield];
    };
    expect([1, 2, 3, 4].map((seats) => begin(seats, 'book'))).toEqual([
      [0, 1],
      [1, 2],
      [1, 3],
      [1, 4],
    ]);
    expect([begin(4, 'gentle'), begin(4, 'hard')]).toEqual([
      [1, 3],
      [1, 5],
    ]);
  });

  test('NC-SCEN-4 with Atomic Bonds the story is played by its rules instead', () => {
    const t = testTable(testing, {
      seats: 2,
      options: { ...AS_ONE, together: true, loyal: 'star', survivors: ['jane', 'joe'] },
    });
    expect([t.state.together !== null, t.state.agendaDeck]).toEqual([true, []]);
    expect(isAsOne(t.session.position)).toBe(false);
  });
});
