import { describe, expect, test } from 'vitest';
import { built, crowd, hold, layRoomTrack, player, spacesFor, stock, threatened, vault } from './helpers/vault.ts';

describe('placing a dweller', () => {
  test('SH-PLACE-1 a placement moves exactly one dweller from available to the space', () => {
    const t = vault();
    t.seat(0).answer('space:top.3.1');
    expect(player(t.state, 0).dwellers.map(({ at }) => at)).toEqual(['top.3.1', null]);
    expect(t.logged('SH-PLACE-1')).toEqual(['Ann places at the Plant (top level, room 3, left space).']);
  });

  test('SH-PLACE-2 an occupied space cannot be used, by nobody; the refusal names who stands there', () => {
    const t = vault();
    t.seat(0).answer('space:top.3.1');
    expect(spacesFor(t, 1)).not.toContain('top.3.1');
    expect(t.seat(1).refuse('space:top.3.1')).toEqual({ rule: 'SH-PLACE-2', sentence: 'Occupied by Ann.' });
    t.seat(1).answer('pass');
    expect(t.seat(0).refuse('space:top.3.1')).toEqual({ rule: 'SH-PLACE-2', sentence: 'Occupied by Ann.' });
  });

  test('SH-PLACE-2 the first and the second player’s dwellers both keep others out, and are named', () => {
    const t = vault({ seats: 3 });
    t.seat(0).answer('space:top.3.1');
    t.seat(1).answer('space:top.4.1');
    expect(t.seat(2).refuse('space:top.3.1').sentence).toContain('Ann');
    expect(t.seat(2).refuse('space:top.4.1').sentence).toContain('Ben');
    expect(spacesFor(t, 2)).toContain('top.3.2');
  });

  test('SH-PLACE-3 spaces of rooms in the track cannot be used', () => {
    const t = vault({ state: (state) => layRoomTrack(state, 'attic', 'shed', 'loft') });
    expect(spacesFor(t, 0).some((id) => id.startsWith('track.'))).toBe(false);
    expect(t.seat(0).refuse('space:track.attic.1')).toEqual({
      rule: 'SH-PLACE-3',
      sentence: 'Attic still lies in the track; it has to be built first.',
    });
    expect(t.seat(0).refuse('space:red.3.1').sentence).toContain('is not one of the choices here');
  });

  test('SH-PLACE-4 costs are paid in full before any reward; one resource short, and the space cannot be used', () => {
    const t = vault({
      state: (state) => {
        stock(state, 0, { food: 1 });
        stock(state, 1, { food: 2 });
      },
    });
    expect(t.seat(0).refuse('space:top.2.1')).toEqual({ rule: 'SH-PLACE-4', sentence: 'You have 1 food, it costs 2.' });
    t.seat(0).answer('pass');
    t.seat(1).answer('space:top.2.1');
    expect(player(t.state, 1).food).toBe(0);
    const log = t.log();
    expect(log.indexOf('Ben pays 2 food.')).toBeGreaterThan(0);
    expect(log.indexOf('Ben pays 2 food.')).toBeLessThan(log.indexOf('Ben welcomes a new dweller.'));
  });

  test('SH-PLACE-5 rewards come from left to right: refresh first, then build among the new cards', () => {
    const t = vault({
      state: (state) => {
        built(state, 0, 3, 'yard');
        layRoomTrack(state, 'attic', 'shed', 'loft');
      },
    });
    t.seat(0).answer('space:red.3.2');
    const { ask, can } = t.seat(0).asked()!;
    expect(ask).toBe('build.room');
    expect(can).toEqual(t.state.roomTrack);
    for (const old of ['attic', 'shed', 'loft']) expect(can).not.toContain(old);
  });

  test('SH-PLACE-6 a coloured elevator is for its owner alone, the common one for all', () => {
    const t = vault({
      state: (state) => {
        stock(state, 0, { power: 6, food: 6, water: 6 });
        stock(state, 1, { power: 6, food: 6, water: 6 });
      },
    });
    expect(t.seat(0).refuse('space:blue.lift.1')).toEqual({
      rule: 'SH-PLACE-6',
      sentence: 'Only Ben may use this elevator.',
    });
    expect(spacesFor(t, 0)).toEqual(expect.arrayContaining(['red.lift.1', 'red.lift.2', 'top.lift.2']));
    t.seat(0).answer('pass');
    expect(spacesFor(t, 1)).toEqual(expect.arrayContaining(['blue.lift.1', 'blue.lift.2', 'top.lift.2']));
  });

  test('SH-PLACE-7 anybody may use any room on any level', () => {
    const t = vault({ state: (state) => built(state, 1, 3, 'attic') });
    t.seat(0).answer('space:blue.3.1');
    expect(player(t.state, 0)).toMatchObject({ food: 1 });
  });

  test('SH-PLACE-8 a linked space takes two dwellers at once and counts once; with one dweller it cannot be used', () => {
    const t = vault({
      state: (state) => {
        stock(state, 0, { food: 2 });
        stock(state, 1, { food: 2 });
        player(state, 1).dwellers.pop();
      },
    });
    t.seat(0).answer('space:top.2.2');
    expect(player(t.state, 0)).toMatchObject({ food: 1, happiness: 1 });
    expect(player(t.state, 0).dwellers.map(({ at, fresh }) => [at, fresh])).toEqual([
      ['top.2.2', false],
      ['top.2.2', false],
      ['top.2.2', true],
    ]);
    expect(vaultOfOne().seat(0).refuse('space:top.2.2')).toEqual({
      rule: 'SH-PLACE-8',
      sentence: 'This space takes two dwellers at once; you have 1 who could go.',
    });
  });

  test('SH-PLACE-9 one of two dwellers trained in the letter of a linked space is enough to gain its rewards twice', () => {
    const t = vault({
      state: (state) => {
        stock(state, 0, { food: 1 });
        player(state, 0).dwellers[1]!.trained = 'E';
      },
    });
    t.seat(0).answer('space:top.2.2', 'red-1');
    expect(player(t.state, 0)).toMatchObject({ food: 0, happiness: 2 });
    expect(player(t.state, 0).dwellers).toHaveLength(4);
  });

  test('SH-PLACE-1 which dweller goes is asked only when it makes a difference', () => {
    const t = vault({
      state: (state) => {
        crowd(state, 0, 3);
        player(state, 0).dwellers[2]!.trained = 'S';
      },
    });
    t.seat(0).answer('space:top.3.1');
    expect(t.seat(0).asked()).toEqual({ ask: 'place.dweller', can: ['red-1', 'red-3'], cannot: {} });
  });

  test('SH-RULING-7 a space may be used though all of its reward is lost', () => {
    const t = vault({ state: (state) => stock(state, 0, { power: 6 }) });
    t.seat(0).answer('space:top.3.1');
    expect(player(t.state, 0).power).toBe(6);
    expect(player(t.state, 0).dwellers[0]!.at).toBe('top.3.1');
  });

  test('SH-THREAT-5 a threat that keeps everybody out of its room says so', () => {
    const t = vault({ state: (state) => threatened(state, 'top.3.1', 'claw.1') });
    expect(t.seat(0).refuse('space:top.3.2').sentence).toBe('The Claw next door keeps everybody out of this room.');
    expect(spacesFor(t, 0)).toContain('top.3.1');
  });

  test('SH-ITEM-2 Office Badge: a space with just one dweller of another player can be shared, and that player gains two resources', () => {
    const t = vault({
      seats: 3,
      state: (state) => {
        hold(state, 1, 'badge');
        hold(state, 2, 'club');
      },
    });
    t.seat(0).answer('space:top.3.1');
    t.seat(1).answer('space:top.3.1');
    expect(player(t.state, 1).power).toBe(2);
    expect(t.seat(0).asked()).toMatchObject({ ask: 'gain.any', can: ['power', 'food', 'water'] });
    t.seat(0).answer('water');
    t.seat(0).answer('food');
    expect(player(t.state, 0)).toMatchObject({ power: 2, food: 1, water: 1 });
    expect(player(t.state, 1).items).toEqual([{ id: 'badge', exhausted: true }]);
    // Two stand there now, and Cid has no badge.
    expect(t.seat(2).refuse('space:top.3.1').rule).toBe('SH-PLACE-2');
  });

  test('SH-DWELL-3 Office Badge: not where two dwellers stand; a new dweller on its icon does not count', () => {
    const t = vault({
      seats: 3,
      state: (state) => {
        hold(state, 1, 'badge');
        crowd(state, 1, 3);
        stock(state, 0, { food: 1 });
        stock(state, 1, { food: 2 });
        stock(state, 2, { food: 2 });
      },
    });
    t.seat(0).answer('space:top.2.2'); // two dwellers and a new one
    expect(t.seat(1).refuse('space:top.2.2').rule).toBe('SH-PLACE-2');
    t.seat(1).answer('pass');
    const one = vault({
      state: (state) => {
        hold(state, 1, 'badge');
        stock(state, 0, { food: 2 });
        stock(state, 1, { food: 2 });
      },
    });
    one.seat(0).answer('space:top.2.1'); // one dweller and a new one
    one.seat(1).answer('space:top.2.1');
    expect(player(one.state, 1).dwellers).toHaveLength(3);
  });

  test('SH-ITEM-2 Office Badge: not beside one’s own dweller', () => {
    const t = vault({ state: (state) => hold(state, 0, 'badge') });
    t.seat(0).answer('space:top.3.1');
    t.seat(1).answer('pass');
    expect(t.seat(0).refuse('space:top.3.1').rule).toBe('SH-PLACE-2');
  });

  test('SH-ITEM-2 Bugle: one more dweller in the same turn', () => {
    const t = vault({ state: (state) => hold(state, 0, 'bugle') });
    t.seat(0).answer('use:bugle', 'space:top.3.1');
    expect(t.seat(0).asked()!.ask).toBe('turn.again');
    t.seat(0).answer('space:top.4.1');
    expect(player(t.state, 0).dwellers.map(({ at }) => at)).toEqual(['top.3.1', 'top.4.1']);
    expect(t.session.waitsFor).toEqual([1]);
  });
});

const vaultOfOne = () =>
  vault({
    state: (state) => {
      stock(state, 0, { food: 2 });
      player(state, 0).dwellers.pop();
    },
  });
