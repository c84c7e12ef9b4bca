import { describe, expect, test } from 'vitest';
import { built, crowd, finishRound, layItemTrack, layRoomTrack, player, stock, vault } from './helpers/vault.ts';

const trained = (t: ReturnType<typeof vault>, seat = 0) => player(t.state, seat).dwellers.map((each) => each.trained);

describe('training and letters', () => {
  test('SH-TRAIN-1 nothing happens when the trainee is placed; at recall it is trained', () => {
    const t = vault({ state: (state) => built(state, 0, 3, 'school') });
    t.seat(0).answer('space:red.3.1');
    expect(trained(t)).toEqual([null, null]);
    finishRound(t);
    expect(trained(t)).toEqual(['S', null]);
  });

  test('SH-TRAIN-2 a lettered icon leaves no choice; a blank one offers all free letters', () => {
    const t = vault({
      state: (state) => {
        built(state, 0, 3, 'school');
        crowd(state, 0, 3);
        player(state, 0).dwellers[2]!.trained = 'P';
      },
    });
    t.seat(0).answer('space:red.3.2', 'red-1');
    t.seat(1).answer('pass');
    t.seat(0).answer('pass');
    expect(t.seat(0).asked()).toEqual({
      ask: 'train.letter',
      can: ['S', 'E', 'C', 'I', 'A', 'L'],
      cannot: { P: 'You already have a dweller trained in P.' },
    });
  });

  test('SH-TRAIN-3 a second dweller from an S training, while S is taken, comes back untrained', () => {
    const t = vault({
      state: (state) => {
        built(state, 0, 3, 'school');
        player(state, 0).dwellers[1]!.trained = 'S';
      },
    });
    t.seat(0).answer('space:red.3.1', 'red-1');
    finishRound(t);
    expect(trained(t)).toEqual([null, 'S']);
    expect(t.logged('SH-TRAIN-3')).toEqual(['Ann already has a dweller trained in S; the other stays untrained.']);
  });

  test('SH-TRAIN-3 a blank icon does not offer a letter that is taken', () => {
    const t = vault({
      state: (state) => {
        built(state, 0, 3, 'school');
        player(state, 0).dwellers[1]!.trained = 'S';
      },
    });
    t.seat(0).answer('space:red.3.2', 'red-1');
    while (t.seat(0).asked()?.ask !== 'train.letter') t.seat(t.session.waitsFor[0]!).answer('pass');
    expect(t.seat(0).asked()!.can).toEqual(['P', 'E', 'C', 'I', 'A', 'L']);
    expect(t.seat(0).refuse('S').rule).toBe('SH-TRAIN-3');
  });

  test('SH-TRAIN-1 who was not trained at recall is not trained later by it', () => {
    const t = vault({
      state: (state) => {
        built(state, 0, 3, 'school');
        crowd(state, 0, 3);
        player(state, 0).dwellers[0]!.trained = 'S';
      },
    });
    t.seat(0).answer('space:red.3.1', 'red-2');
    finishRound(t);
    t.seat(0).answer('space:top.4.1', 'red-1'); // uses the S up
    finishRound(t);
    expect(player(t.state, 0).dwellers.map(({ trained }) => trained)).toEqual([null, null, null]);
  });

  test('SH-TRAIN-4 trained in A on a space with A and 1 water: 2 water; untrained: 1', () => {
    const water = (letter: 'A' | 'S' | null) => {
      const t = vault({
        state: (state) => {
          player(state, 0).dwellers.pop();
          player(state, 0).dwellers[0]!.trained = letter;
        },
      });
      t.seat(0).answer('space:top.4.1');
      return player(t.state, 0).water;
    };
    expect([water('A'), water('S'), water(null)]).toEqual([2, 1, 1]);
  });

  test('SH-TRAIN-5 the cost is paid once though the rewards are doubled', () => {
    const t = vault({
      state: (state) => {
        built(state, 0, 3, 'hall');
        stock(state, 0, { food: 2 });
        player(state, 0).dwellers.pop();
        player(state, 0).dwellers[0]!.trained = 'C';
      },
    });
    t.seat(0).answer('space:red.3.2');
    expect(player(t.state, 0)).toMatchObject({ food: 1, water: 2, happiness: 2 });
  });

  test('SH-TRAIN-6 training is used up by the next placement, wherever; its slot is free from then on', () => {
    const t = vault({
      state: (state) => {
        built(state, 0, 3, 'school');
        player(state, 0).dwellers[0]!.trained = 'S';
      },
    });
    t.seat(0).answer('space:top.4.1', 'red-1'); // a space with another letter
    expect(trained(t)).toEqual([null, null]);
    t.seat(1).answer('pass');
    t.seat(0).answer('space:red.3.1');
    finishRound(t);
    expect(trained(t)).toEqual([null, 'S']); // the freed slot was taken in the same round
  });

  test('SH-TRAIN-7 letters do not restrict who may be placed', () => {
    const t = vault();
    t.seat(0).answer('space:top.3.1');
    expect(player(t.state, 0).power).toBe(2);
  });

  test('SH-RULING-3 doubling gains the whole line once and then once again; what cannot be gained again is lost, training is once', () => {
    const t = vault({
      state: (state) => {
        built(state, 0, 3, 'mess');
        crowd(state, 0, 5);
        player(state, 0).dwellers[0]!.trained = 'L';
        layItemTrack(state, 'club', 'dog', 'album');
        layRoomTrack(state, 'attic', 'shed', 'loft');
        player(state, 0).items.push({ id: 'coin', exhausted: true }, { id: 'radio', exhausted: true });
        for (const id of ['coin', 'radio']) state.itemDeck.splice(state.itemDeck.indexOf(id), 1);
      },
    });
    t.seat(0).answer('space:red.3.1', 'red-1', 'club', 'attic', '2', 'coin');
    t.seat(0).answer('dog', 'shed', '1');
    const mine = player(t.state, 0);
    expect(t.state.first).toBe(0);
    expect(mine.items.map(({ id, exhausted }) => [id, exhausted])).toEqual([
      ['coin', false],
      ['radio', false],
      ['club', false],
      ['dog', false],
    ]);
    expect(t.state.levels[1]!.rooms.slice(0, 3)).toEqual(['shed', 'attic', 'mess']);
    expect(mine.dwellers).toHaveLength(7);
    finishRound(t);
    expect(trained(t).filter((letter) => letter !== null)).toEqual(['L']);
  });

  test('SH-RULING-13 lettered icons first, and the owner picks among two for one letter; then blank icons, each its own choice', () => {
    const t = vault({
      state: (state) => {
        built(state, 0, 3, 'school');
        crowd(state, 0, 4);
        const [a, b, c] = player(state, 0).dwellers;
        Object.assign(a!, { at: 'red.3.1', training: 'S' });
        Object.assign(b!, { at: 'top.lift.2', training: 'any' });
        Object.assign(c!, { at: 'red.3.2', training: 'S' });
      },
    });
    t.seat(0).answer('pass');
    t.seat(1).answer('pass');
    expect(t.seat(0).asked()).toEqual({ ask: 'train.which', can: ['red-1', 'red-3'], cannot: {} });
    t.seat(0).answer('red-3');
    expect(t.seat(0).asked()!.ask).toBe('train.letter');
    expect(t.seat(0).refuse('S').rule).toBe('SH-TRAIN-3');
    t.seat(0).answer('I');
    expect(trained(t)).toEqual([null, 'I', 'S', null]);
  });

  test('SH-TRAIN-2 SH-RULING-13 nobody is asked when only one letter is free', () => {
    const t = vault({
      state: (state) => {
        crowd(state, 0, 7);
        const letters = ['S', 'P', 'E', 'I', 'A', 'L', null] as const;
        player(state, 0).dwellers.forEach((each, i) => {
          each.trained = letters[i]!;
        });
        Object.assign(player(state, 0).dwellers[6]!, { at: 'top.lift.2', training: 'any' });
      },
    });
    t.seat(0).answer('pass');
    t.seat(1).answer('pass');
    expect(trained(t)).toEqual(['S', 'P', 'E', 'I', 'A', 'L', 'C']);
  });
});
