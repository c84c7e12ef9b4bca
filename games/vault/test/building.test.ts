import { describe, expect, test } from 'vitest';
import { freePlaces } from '../queries/building.ts';
import {
  built,
  builtAll,
  finishRound,
  hold,
  layRoomTrack,
  player,
  spacesFor,
  stock,
  threatened,
  vault,
} from './helpers/vault.ts';

const redRooms = (t: ReturnType<typeof vault>) => t.state.levels[1]!.rooms;

describe('building rooms', () => {
  test('SH-BUILD-1 the chosen room moves from the track to the builder’s level, and the track is refilled', () => {
    const t = vault({
      state: (state) => {
        stock(state, 0, { power: 1 });
        layRoomTrack(state, 'attic', 'shed', 'loft');
      },
    });
    const next = t.state.roomDeck.at(-1)!;
    t.seat(0).answer('space:red.lift.1', 'attic', '3');
    expect(redRooms(t)).toEqual([null, null, 'attic', null, null, null]);
    expect([...t.state.roomTrack].sort()).toEqual([next, 'shed', 'loft'].sort());
    expect(t.state.roomAside).toBeNull();
  });

  test('SH-BUILD-1 a room built for nothing leaves no gap in the track either', () => {
    const t = vault({
      state: (state) => {
        built(state, 0, 3, 'yard');
        layRoomTrack(state, 'attic', 'shed', 'loft');
      },
    });
    t.seat(0).answer('space:red.3.2');
    const [first] = t.state.roomTrack;
    t.seat(0).answer(first!, '2');
    expect(t.state.roomTrack).toHaveLength(3);
    expect(t.state.roomTrack).not.toContain(first);
    expect(t.state.levels[1]!.rooms).toEqual([null, first, 'yard', null, null, null]);
  });

  test('SH-BUILD-2 the room lies at the place that was chosen, or at the only one there is', () => {
    const build = (rooms: number[], ...answers: string[]) => {
      const t = vault({
        state: (state) => {
          stock(state, 0, { power: 6, food: 6, water: 6 });
          for (const [i, place] of rooms.entries()) built(state, 0, place, ['school', 'ward', 'hall'][i]!);
          layRoomTrack(state, 'attic', 'shed', 'loft');
        },
      });
      t.seat(0).answer('space:red.lift.1', 'attic', ...answers);
      return t.state.levels[1]!.rooms.indexOf('attic') + 1;
    };
    expect(build([], '3')).toBe(3);
    expect(build([], '4')).toBe(4);
    expect(build([3], '2')).toBe(2);
    expect(build([3, 2, 1])).toBe(4);
  });

  test('SH-BUILD-2 on an empty level only the two places beside the elevator are free; then the neighbours of what is built', () => {
    const level = (...rooms: (string | null)[]) => ({ owner: 0, name: 'red' as const, rooms, threats: [] });
    expect(freePlaces(level(null, null, null, null, null, null))).toEqual([2, 3]);
    expect(freePlaces(level(null, null, 'a', null, null, null))).toEqual([1, 3]);
    expect(freePlaces(level(null, 'b', 'a', 'c', null, null))).toEqual([0, 4]);
    const t = vault({
      state: (state) => {
        stock(state, 0, { power: 1 });
        built(state, 0, 3, 'shed');
        layRoomTrack(state, 'attic', 'hall', 'loft');
      },
    });
    t.seat(0).answer('space:red.lift.1', 'attic');
    expect(t.seat(0).asked()).toEqual({ ask: 'build.place', can: ['2', '4'], cannot: {} });
    expect(t.seat(0).refuse('1').sentence).toContain('possible: 2, 4');
  });

  test('SH-BUILD-3 three rooms at most on each side; with six nothing can be built', () => {
    const t = vault({
      state: (state) => {
        stock(state, 0, { power: 6, food: 6, water: 6 });
        builtAll(state, 0, ['shed', 'loft', 'porch']);
        layRoomTrack(state, 'attic', 'cellar', 'pit');
      },
    });
    t.seat(0).answer('space:red.lift.1', 'attic');
    expect(redRooms(t)).toEqual(['shed', 'loft', 'porch', 'attic', null, null]); // no choice was left
    const full = vault({
      state: (state) => {
        stock(state, 0, { power: 6, food: 6, water: 6 });
        builtAll(state, 0, ['shed', 'loft', 'porch', 'cellar', 'pit', 'hall']);
      },
    });
    expect(full.seat(0).refuse('space:red.lift.1')).toEqual({
      rule: 'SH-BUILD-3',
      sentence: 'Your level has six rooms; there is no place for another.',
    });
  });

  test('SH-BUILD-4 the price printed on the room is paid with the other costs, before any reward', () => {
    const t = vault({
      state: (state) => {
        stock(state, 0, { power: 1, food: 1 });
        layRoomTrack(state, 'attic', 'ward', 'loft');
      },
    });
    // The lower space would bring the missing food, but too late.
    t.seat(0).answer('space:red.lift.2');
    expect(t.seat(0).asked()).toEqual({
      ask: 'build.pay',
      can: ['attic'],
      cannot: { ward: 'You have 1 food, it costs 2.', loft: 'You have 0 water, it costs 1.' },
    });
    const rich = vault({
      state: (state) => {
        stock(state, 0, { power: 2, food: 2 });
        layRoomTrack(state, 'attic', 'ward', 'loft');
      },
    });
    rich.seat(0).answer('space:red.lift.1', 'ward', '4');
    expect(player(rich.state, 0)).toMatchObject({ power: 1, food: 0 });
  });

  test('SH-BUILD-5 a refresh discards all three cards of the track and turns up three new ones', () => {
    const t = vault({
      state: (state) => {
        built(state, 0, 3, 'pit');
      },
    });
    const old = [...t.state.itemTrack];
    t.seat(0).answer('space:red.3.2');
    expect(t.seat(0).asked()!.ask).toBe('gain.item');
    expect(t.state.itemDiscard).toEqual(old);
    expect(t.state.itemTrack).toHaveLength(3);
    for (const card of old) expect(t.state.itemTrack).not.toContain(card);
  });

  test('SH-BUILD-6 an empty room deck is made anew from the discards; with too few rooms the track stays short', () => {
    const t = vault({
      state: (state) => {
        built(state, 0, 3, 'yard');
        layRoomTrack(state, 'attic', 'shed', 'loft');
        state.roomDiscard.push(...state.roomDeck.splice(0).filter((id) => id === 'porch'));
      },
    });
    t.seat(0).answer('space:red.3.2'); // refresh: one discard and three from the track make a deck of four
    const { can } = t.seat(0).asked()!;
    expect(can).toHaveLength(3);
    t.seat(0).answer(can[0]!, '2');
    expect(t.state.roomTrack).toHaveLength(3);
    expect(t.state.roomDeck).toEqual([]);
  });

  test('SH-BUILD-6 if too few rooms exist the track stays short', () => {
    const t = vault({
      state: (state) => {
        built(state, 0, 3, 'yard');
        layRoomTrack(state, 'attic', 'shed');
        state.roomDeck.splice(0);
        state.roomDiscard.splice(0);
      },
    });
    t.seat(0).answer('space:red.3.2');
    expect([...(t.seat(0).asked()!.can as string[])].sort()).toEqual(['attic', 'shed']);
    t.seat(0).answer('attic', '2');
    expect(t.state.roomTrack).toEqual(['shed']);
  });

  test('SH-BUILD-7 a room can be used from the next turn on, in the same round', () => {
    const t = vault({
      state: (state) => {
        stock(state, 0, { power: 1 });
        layRoomTrack(state, 'attic', 'shed', 'loft');
      },
    });
    t.seat(0).answer('space:red.lift.1', 'attic', '3');
    expect(spacesFor(t, 1)).toEqual(expect.arrayContaining(['red.3.1', 'red.3.2']));
  });

  test('SH-RULING-8 without an affordable room the space with the price cannot be used; a free build with nothing to build is lost', () => {
    const t = vault({ state: (state) => layRoomTrack(state, 'attic', 'shed', 'loft') });
    expect(t.seat(0).refuse('space:red.lift.1')).toEqual({
      rule: 'SH-RULING-8',
      sentence: 'You cannot pay for any room in the track.',
    });
    const full = vault({
      state: (state) => {
        builtAll(state, 0, ['shed', 'loft', 'yard', 'cellar', 'pit', 'hall']);
      },
    });
    full.seat(0).answer('space:red.3.2');
    expect(full.logged('SH-RULING-8')).toEqual(['Ann cannot build; the reward is lost.']);
    const empty = vault({
      state: (state) => {
        built(state, 0, 3, 'yard');
        layRoomTrack(state);
        state.roomDeck.splice(0);
      },
    });
    empty.seat(0).answer('space:red.3.2');
    expect(empty.logged('SH-RULING-8')).toEqual(['Ann cannot build; the reward is lost.']);
  });

  test('SH-RULING-8 one affordable room is enough to use the space', () => {
    const t = vault({
      state: (state) => {
        layRoomTrack(state, 'ward', 'mess', 'shed');
        stock(state, 0, { water: 1 });
      },
    });
    expect(t.seat(0).asked()!.can).toContain('space:red.lift.1');
    t.seat(0).answer('space:red.lift.1');
    expect(t.seat(0).asked()).toMatchObject({ ask: 'build.pay', can: ['shed'] });
  });

  test('SH-RULING-10 a doubled build pays for the first room only; the second is free from the refilled track', () => {
    const t = vault({
      state: (state) => {
        built(state, 0, 3, 'yard');
        stock(state, 0, { power: 1 });
        player(state, 0).dwellers.pop();
        player(state, 0).dwellers[0]!.trained = 'S';
        layRoomTrack(state, 'attic', 'ward', 'loft');
      },
    });
    t.seat(0).answer('space:red.3.1', 'attic', '2');
    expect(player(t.state, 0).power).toBe(0);
    expect(t.seat(0).asked()).toMatchObject({ ask: 'build.room', can: t.state.roomTrack });
    t.seat(0).answer('ward', '1');
    expect(redRooms(t)).toEqual(['ward', 'attic', 'yard', null, null, null]);
  });

  test('SH-RULING-11 a room paid for is kept aside when the track is refreshed, and is the one built', () => {
    const t = vault({
      state: (state) => {
        stock(state, 0, { power: 1 });
        layRoomTrack(state, 'attic', 'shed', 'loft');
      },
    });
    t.seat(0).answer('space:red.lift.2', 'attic');
    expect(t.state.roomAside).toBe('attic');
    expect(t.state.roomDiscard).toEqual(['shed', 'loft']);
    expect(t.state.roomTrack).toHaveLength(2);
    t.seat(0).answer('3');
    expect(redRooms(t)[2]).toBe('attic');
    expect(t.state.roomTrack).toHaveLength(3);
    expect(player(t.state, 0).food).toBe(1);
  });

  test('SH-ITEM-2 Belt: one resource of the price less, also where that alone makes it affordable', () => {
    const t = vault({
      state: (state) => {
        hold(state, 0, 'belt');
        stock(state, 0, { food: 2 });
        layRoomTrack(state, 'ward', 'shed', 'loft');
      },
    });
    t.seat(0).answer('space:red.lift.1');
    // The shed and the loft cost water, which the belt can spare only for the shed.
    expect(t.seat(0).asked()).toMatchObject({ ask: 'build.pay', can: ['ward', 'shed'] });
    t.seat(0).answer('ward');
    expect(t.seat(0).asked()).toEqual({
      ask: 'build.spare',
      can: ['spare:power'],
      cannot: { 'spare:food': 'You have 0 power, it costs 1.', keep: 'You have 0 power, it costs 1.' },
    });
    t.seat(0).answer('spare:power', '3');
    expect(player(t.state, 0)).toMatchObject({ food: 0, items: [{ id: 'belt', exhausted: true }] });
    finishRound(t);
    expect(redRooms(t)[2]).toBe('ward');
  });

  test('SH-ITEM-2 Belt: may be kept, and the full price paid', () => {
    const t = vault({
      state: (state) => {
        hold(state, 0, 'belt');
        stock(state, 0, { power: 1 });
        layRoomTrack(state, 'attic', 'shed', 'loft');
      },
    });
    t.seat(0).answer('space:red.lift.1', 'attic', 'keep', '3');
    expect(player(t.state, 0)).toMatchObject({ power: 0, items: [{ id: 'belt', exhausted: false }] });
  });
});

describe('income', () => {
  test('SH-INCOME-1 SH-RULING-1 after another’s placement is done, the owner may gain one resource of their choice, or none', () => {
    const t = vault({ state: (state) => built(state, 1, 3, 'attic') });
    t.seat(0).answer('space:blue.3.1');
    expect(player(t.state, 0).food).toBe(1); // the reward came first
    expect(t.seat(1).asked()).toEqual({ ask: 'income', can: ['power', 'food', 'water', 'none'], cannot: {} });
    t.seat(1).answer('water');
    expect(player(t.state, 1).water).toBe(1);
    const declined = vault({ state: (state) => built(state, 1, 3, 'attic') });
    declined.seat(0).answer('space:blue.3.1');
    declined.seat(1).answer('none');
    expect(player(declined.state, 1)).toMatchObject({ power: 0, food: 0, water: 0 });
  });

  test('SH-INCOME-2 no income for one’s own placements, on the top level, in elevators, or from a threat', () => {
    const own = vault({ state: (state) => built(state, 0, 3, 'attic') });
    own.seat(0).answer('space:red.3.1');
    expect(own.logged('SH-INCOME-1')).toEqual([]);
    expect(own.seat(1).asked()!.ask).toBe('turn');
    const top = vault();
    top.seat(0).answer('space:top.4.1');
    expect(top.seat(1).asked()!.ask).toBe('turn');
    const threat = vault({
      state: (state) => {
        built(state, 1, 3, 'attic');
        threatened(state, 'blue.3.1', 'gas.1');
      },
    });
    threat.seat(0).answer('space:blue.3.1');
    expect(player(threat.state, 0).happiness).toBe(1);
    expect(threat.seat(1).asked()!.ask).toBe('turn');
  });

  test('SH-INCOME-3 two dwellers on a linked space bring one income', () => {
    const t = vault({ state: (state) => built(state, 1, 3, 'hall') });
    t.seat(0).answer('space:blue.3.1');
    t.seat(1).answer('food');
    expect(player(t.state, 1).food).toBe(1);
    expect(t.seat(1).asked()!.ask).toBe('turn');
  });
});
