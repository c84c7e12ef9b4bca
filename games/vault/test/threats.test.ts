import { describe, expect, test } from 'vitest';
import { columnOf } from '../queries/spaces.ts';
import { built, finishRound, hold, player, spacesFor, stock, threatened, vault } from './helpers/vault.ts';

const spawn = (...rolls: number[][]) => ({ 'spawn.roll': rolls });

describe('threats', () => {
  test('SH-THREAT-1 one roll for each level, from the top down', () => {
    const t = vault({
      chance: spawn([1, 1], [3, 3], [4, 4]),
      state: (state) => {
        built(state, 0, 3, 'attic');
        built(state, 1, 4, 'shed');
      },
    });
    const [third, second, first] = t.state.threatDeck.slice(-3);
    finishRound(t);
    expect(t.state.levels.map(({ threats }) => threats.findIndex((id) => id !== null))).toEqual([0, 4, 7]);
    expect(t.state.levels.map(({ threats }) => threats.find((id) => id !== null))).toEqual([first, second, third]);
  });

  test('SH-THREAT-2 SH-RULING-6 every sum covers the space in the column labelled with it', () => {
    const sums = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12];
    expect(sums.map(columnOf)).toEqual([0, 1, 2, 3, 4, 7, 8, 9, 10, 11]);
    for (const sum of sums) {
      const die = Math.min(6, sum - 1);
      const t = vault({ chance: spawn([die, sum - die], [3, 4], [3, 4]) });
      finishRound(t);
      const covered = t.state.levels[0]!.threats.flatMap((id, at) => (id === null ? [] : [at]));
      expect(covered).toEqual([columnOf(sum)]);
    }
  });

  test('SH-THREAT-2 the threat laid there is the top card of the deck', () => {
    const t = vault({ chance: spawn([1, 1], [3, 4], [3, 4]) });
    const top = t.state.threatDeck.at(-1);
    finishRound(t);
    expect(t.state.levels[0]!.threats[0]).toBe(top);
  });

  test('SH-THREAT-3 a sum of seven spawns nothing', () => {
    const t = vault({ chance: spawn([3, 4], [1, 6], [5, 2]) });
    const deck = [...t.state.threatDeck];
    finishRound(t);
    expect(t.state.threatDeck).toEqual(deck);
    expect(t.logged('SH-THREAT-3')).toHaveLength(3);
  });

  test('SH-THREAT-4 no room in that column, or a threat there already: nothing is spawned and no card is drawn', () => {
    const t = vault({
      chance: spawn([1, 1], [3, 3], [3, 4]),
      state: (state) => threatened(state, 'top.1.1', 'leak.1'),
    });
    const deck = [...t.state.threatDeck];
    finishRound(t);
    expect(t.state.threatDeck).toEqual(deck);
    expect(t.logged('SH-THREAT-4')).toHaveLength(2);
  });

  test('SH-THREAT-4 a room in that very place is what counts', () => {
    const t = vault({
      chance: spawn([3, 4], [3, 3], [2, 4]),
      state: (state) => {
        built(state, 0, 3, 'attic');
        built(state, 1, 2, 'shed');
      },
    });
    finishRound(t);
    expect(t.state.levels.map(({ threats }) => threats.map((id) => id !== null).indexOf(true))).toEqual([-1, 4, -1]);
  });

  test('SH-THREAT-5 a threat replaces the space beneath it: cost, reward, letter and marks', () => {
    const t = vault({
      state: (state) => {
        built(state, 0, 3, 'ward');
        threatened(state, 'red.3.1', 'gas.1'); // covers a space for the injured
        threatened(state, 'top.2.2', 'leak.2'); // covers a linked space with the letter E; the leak has E as well
        threatened(state, 'top.4.1', 'leak.1'); // covers the letter A
        stock(state, 0, { water: 6 });
        Object.assign(player(state, 0).dwellers[0]!, { trained: 'A' });
        Object.assign(player(state, 0).dwellers[1]!, { injured: true });
      },
    });
    t.seat(0).answer('space:top.4.1');
    expect(player(t.state, 0)).toMatchObject({ water: 4, happiness: 1 }); // the threat's reward, once
    t.seat(1).answer('pass');
    // Only an injured dweller is left; the space for the injured is covered.
    expect(spacesFor(t, 0)).toEqual(['top.lift.1']);
    expect(t.seat(0).refuse('space:red.3.1').rule).toBe('SH-INJURY-2');
    expect(t.seat(0).refuse('space:top.2.2').rule).toBe('SH-INJURY-2'); // and not linked any more
  });

  test('SH-THREAT-6 seven against seven wins; six against seven injures and gives nothing', () => {
    const after = (dice: number[]) => {
      const t = vault({
        chance: { 'fight.roll': [dice] },
        state: (state) => threatened(state, 'top.3.1', 'raiders.1'),
      });
      t.seat(0).answer('space:top.3.1');
      if (t.seat(0).asked()?.ask === 'gain.any') t.seat(0).answer('food');
      const { happiness, food, dwellers } = player(t.state, 0);
      return { happiness, food, injured: dwellers[0]!.injured };
    };
    expect(after([3, 4])).toEqual({ happiness: 1, food: 1, injured: false });
    expect(after([2, 4])).toEqual({ happiness: 0, food: 0, injured: true });
  });

  test('SH-THREAT-7 costs are paid before rolling, and a lost fight does not give them back', () => {
    const t = vault({
      chance: { 'fight.roll': [[1, 1]] },
      state: (state) => {
        threatened(state, 'top.3.1', 'bribe.1');
        stock(state, 0, { power: 2 });
      },
    });
    t.seat(0).answer('space:top.3.1');
    expect(player(t.state, 0)).toMatchObject({ power: 1, happiness: 0 });
  });

  test('SH-THREAT-8 of three threats, one won, one lost, one untouched, only the first is gone after recall', () => {
    const t = vault({
      chance: {
        'fight.roll': [
          [6, 6],
          [1, 1],
        ],
      },
      state: (state) => {
        threatened(state, 'top.3.1', 'raiders.1');
        threatened(state, 'top.3.2', 'raiders.2');
        threatened(state, 'top.4.1', 'raiders.3');
      },
    });
    t.seat(0).answer('space:top.3.1', 'food');
    t.seat(1).answer('space:top.3.2');
    finishRound(t);
    expect(t.state.levels[0]!.threats.slice(4, 7)).toEqual([null, 'raiders.2', 'raiders.3']);
    expect(t.state.threatDiscard).toEqual(['raiders.1']);
    expect([player(t.state, 0).defeated, player(t.state, 1).defeated]).toEqual([1, 0]);
  });

  test('SH-THREAT-8 in every column, from the first to the last', () => {
    const corners = ['top.1.1', 'top.1.2', 'top.6.1', 'top.6.2'];
    for (const space of corners) {
      const t = vault({ state: (state) => threatened(state, space, 'guest.1'), seats: 2 });
      const free = vault({
        state: (state) => {
          threatened(state, space, 'guest.1');
          stock(state, 0, { food: 1 });
        },
      });
      finishRound(t);
      expect(t.state.levels[0]!.threats.filter((id) => id !== null)).toEqual(['guest.1']);
      free.seat(0).answer(`space:${space}`);
      finishRound(free);
      expect(free.state.levels[0]!.threats.filter((id) => id !== null)).toEqual([]);
    }
  });

  test('SH-THREAT-9 a threat without a number is resolved by paying, and goes at recall', () => {
    const t = vault({
      state: (state) => {
        threatened(state, 'top.3.1', 'leak.1');
        stock(state, 0, { water: 2 });
      },
    });
    t.seat(0).answer('space:top.3.1');
    expect(t.logged('SH-PLACE-1')).toEqual(['Ann places at the Leak (top level, room 3, left space).']);
    expect(player(t.state, 0)).toMatchObject({ water: 0, happiness: 1 });
    finishRound(t);
    expect(t.state.levels[0]!.threats[4]).toBeNull();
  });

  test('SH-THREAT-10 matching training doubles the reward of a won fight and changes nothing about the roll', () => {
    const t = vault({
      chance: { 'fight.roll': [[3, 4]] },
      state: (state) => {
        threatened(state, 'top.3.1', 'raiders.1');
        player(state, 0).dwellers.pop();
        player(state, 0).dwellers[0]!.trained = 'C';
      },
    });
    t.seat(0).answer('space:top.3.1', 'food', 'water');
    expect(player(t.state, 0)).toMatchObject({ happiness: 2, food: 1, water: 1 });
    const lost = vault({
      chance: { 'fight.roll': [[3, 3]] },
      state: (state) => {
        threatened(state, 'top.3.1', 'raiders.1');
        player(state, 0).dwellers.pop();
        player(state, 0).dwellers[0]!.trained = 'C';
      },
    });
    lost.seat(0).answer('space:top.3.1');
    expect(player(lost.state, 0).happiness).toBe(0);
  });

  test('SH-THREAT-11 the deck runs out in the middle of spawning: the discards serve for the rest, and the round is the last', () => {
    const t = vault({
      chance: spawn([1, 1], [3, 3], [4, 4]),
      state: (state) => {
        built(state, 0, 3, 'attic');
        built(state, 1, 4, 'shed');
        state.threatDiscard.push(...state.threatDeck.splice(1));
      },
    });
    const [last] = t.state.threatDeck;
    finishRound(t);
    expect(t.state.levels[0]!.threats[0]).toBe(last);
    expect(t.state.levels[1]!.threats[4]).not.toBeNull();
    expect(t.state.levels[2]!.threats[7]).not.toBeNull();
    expect(t.state.threatDiscard).toEqual([]);
    expect(t.state.threatsOut).toBe(true);
    finishRound(t);
    expect(t.session.result).toBeDefined();
  });

  test('SH-THREAT-11 the discards that serve are shuffled, and one is enough', () => {
    const drawn = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
      const t = vault({
        seed,
        chance: spawn([1, 1], [3, 4], [3, 4]),
        state: (state) => {
          state.threatDiscard = state.threatDeck.splice(0).sort();
        },
      });
      finishRound(t);
      return t.state.levels[0]!.threats[0];
    });
    expect(new Set(drawn).size).toBeGreaterThan(1);
    const one = vault({
      chance: spawn([1, 1], [3, 4], [3, 4]),
      state: (state) => {
        state.threatDeck = [];
        state.threatDiscard = ['gas.1'];
      },
    });
    finishRound(one);
    expect(one.state.levels[0]!.threats[0]).toBe('gas.1');
  });

  test('SH-THREAT-11 with no threat left in deck or discards nothing is spawned', () => {
    const t = vault({
      chance: spawn([1, 1], [3, 4], [3, 4]),
      state: (state) => {
        state.threatDeck.splice(0);
      },
    });
    finishRound(t);
    expect(t.state.levels[0]!.threats).toEqual(Array(12).fill(null));
    expect(t.state.threatsOut).toBe(true);
  });
});

describe('new dwellers and threats', () => {
  test('SH-DWELL-3 a new dweller on a threat’s icon does not stand there for recall: only the placed one counts', () => {
    const t = vault({ state: (state) => threatened(state, 'top.3.1', 'lure.1') });
    t.seat(0).answer('space:top.3.1');
    expect(player(t.state, 0).dwellers.map(({ at, injured }) => [at, injured])).toEqual([
      ['top.3.1', true],
      [null, false],
      ['top.3.1', false],
    ]);
    finishRound(t);
    expect(t.state.levels[0]!.threats[4]).toBe('lure.1');
  });
});

describe('items in a fight', () => {
  const fighting = (dice: number[], items: string[], more: Record<string, number[][]> = {}) =>
    vault({
      chance: { 'fight.roll': [dice], ...more },
      state: (state) => {
        threatened(state, 'top.3.1', 'raiders.1');
        hold(state, 0, ...items);
        stock(state, 0, { power: 1 });
      },
    });

  test('SH-ITEM-2 nobody is asked about items when the fight is won', () => {
    const t = fighting([4, 4], ['club']);
    t.seat(0).answer('space:top.3.1');
    expect(t.seat(0).asked()!.ask).toBe('gain.any');
  });

  test('SH-ITEM-2 Club and Beam: they add to the roll, the Beam more for a power', () => {
    const t = fighting([1, 1], ['club', 'beam']);
    t.seat(0).answer('space:top.3.1');
    expect(t.seat(0).asked()).toEqual({
      ask: 'fight.item',
      can: ['use:club', 'use:beam', 'use:beam:pay', 'stand'],
      cannot: {},
    });
    t.seat(0).answer('use:beam:pay', 'use:club', 'food');
    expect(player(t.state, 0)).toMatchObject({ power: 0, happiness: 1 });
    expect(player(t.state, 0).items.every(({ exhausted }) => exhausted)).toBe(true);
    expect(t.log().at(-3)).toBe('Ann rolls 1 + 1 + 5 against 7: won.');
  });

  test('SH-ITEM-2 Torch: both dice again; Dog: one of them', () => {
    const torch = fighting([1, 1], ['torch'], { 'fight.reroll': [[6, 6]] });
    torch.seat(0).answer('space:top.3.1', 'use:torch', 'food');
    expect(player(torch.state, 0)).toMatchObject({ happiness: 1, items: [{ id: 'torch', exhausted: true }] });
    const dog = fighting([1, 2], ['dog'], { 'fight.reroll-one': [[5]] });
    dog.seat(0).answer('space:top.3.1');
    expect(dog.seat(0).asked()!.can).toEqual(['use:dog:1', 'use:dog:2', 'stand']);
    dog.seat(0).answer('use:dog:1', 'food');
    expect(dog.log().some((line) => line === 'Ann rolls 5 + 2 against 7: won.')).toBe(true);
  });

  test('SH-ITEM-2 letting the dice stand loses the fight', () => {
    const t = fighting([1, 1], ['club']);
    t.seat(0).answer('space:top.3.1', 'stand');
    expect(player(t.state, 0).dwellers[0]!.injured).toBe(true);
    expect(player(t.state, 0).items).toEqual([{ id: 'club', exhausted: false }]);
  });

  test('SH-RULING-15 Shield: the dweller stays unhurt, there is no reward, and the threat is beaten at recall', () => {
    const t = fighting([1, 1], ['shield']);
    t.seat(0).answer('space:top.3.1', 'use:shield');
    expect(player(t.state, 0).items).toEqual([{ id: 'shield', exhausted: true }]);
    expect(player(t.state, 0)).toMatchObject({ happiness: 0 });
    expect(player(t.state, 0).dwellers[0]!.injured).toBe(false);
    finishRound(t);
    expect(t.state.levels[0]!.threats[4]).toBeNull();
  });

  test('SH-RULING-15 a loser healed before recall clears the threat as well', () => {
    const t = fighting([1, 1], ['tin']);
    t.seat(0).answer('space:top.3.1', 'use:tin');
    finishRound(t);
    expect(t.state.levels[0]!.threats[4]).toBeNull();
  });

  test('a fight printed on a room is no threat: the owner has income, a lost one injures', () => {
    const t = vault({
      chance: { 'fight.roll': [[1, 1]] },
      state: (state) => built(state, 1, 3, 'pit'),
    });
    t.seat(0).answer('space:blue.3.1');
    expect(player(t.state, 0).dwellers[0]!.injured).toBe(true);
    expect(t.seat(1).asked()!.ask).toBe('income');
  });
});

describe('injuries and healing', () => {
  test('SH-INJURY-1 an injury in the cost injures the dweller as it is placed, and it stays so after recall', () => {
    const t = vault({ state: (state) => built(state, 0, 3, 'ward') });
    t.seat(0).answer('space:red.3.2');
    expect(player(t.state, 0).dwellers[0]!.injured).toBe(true);
    finishRound(t);
    expect(player(t.state, 0).dwellers.map(({ injured }) => injured)).toEqual([true, false]);
  });

  test('SH-INJURY-2 an injured dweller can be placed only on spaces marked for the injured', () => {
    const t = vault({
      state: (state) => {
        built(state, 0, 3, 'ward');
        for (const dweller of player(state, 0).dwellers) dweller.injured = true;
        stock(state, 0, { food: 1 });
      },
    });
    expect(spacesFor(t, 0)).toEqual(['top.lift.1', 'red.3.1']);
  });

  test('SH-INJURY-1 a cost without that sign injures nobody', () => {
    const t = vault({ state: (state) => stock(state, 0, { food: 2 }) });
    t.seat(0).answer('space:top.2.1');
    expect(player(t.state, 0).dwellers.some(({ injured }) => injured)).toBe(false);
  });

  test('SH-INJURY-2 of a healthy and an injured dweller the healthy one goes, and with only injured ones that is the reason', () => {
    const t = vault({ state: (state) => Object.assign(player(state, 0).dwellers[0]!, { injured: true }) });
    t.seat(0).answer('space:top.3.1');
    expect(player(t.state, 0).dwellers.map(({ at }) => at)).toEqual([null, 'top.3.1']);
    t.seat(1).answer('pass');
    expect(t.seat(0).refuse('space:top.4.1').rule).toBe('SH-INJURY-2');
  });

  test('SH-INJURY-3 of a healthy and an injured dweller the injured one goes to a bed', () => {
    const t = vault({
      state: (state) => {
        built(state, 0, 3, 'ward');
        player(state, 0).dwellers[1]!.injured = true;
      },
    });
    t.seat(0).answer('space:red.3.1');
    expect(player(t.state, 0).dwellers.map(({ at }) => at)).toEqual([null, 'red.3.1']);
  });

  test('SH-INJURY-3 an uninjured dweller cannot be placed there', () => {
    const t = vault({ state: (state) => stock(state, 0, { food: 1 }) });
    expect(t.seat(0).refuse('space:top.lift.1')).toEqual({
      rule: 'SH-INJURY-3',
      sentence: 'Only an injured dweller may go here.',
    });
  });

  test('SH-INJURY-4 a heal icon heals the dweller on the space: afterwards it may go anywhere', () => {
    const t = vault({
      state: (state) => {
        stock(state, 0, { food: 1 });
        for (const dweller of player(state, 0).dwellers) dweller.injured = true;
      },
    });
    t.seat(0).answer('space:top.lift.1');
    expect(player(t.state, 0).dwellers[0]!.injured).toBe(false);
    finishRound(t);
    expect(spacesFor(t, 0)).toContain('top.3.1');
  });

  test('SH-INJURY-5 a dweller injured by the cost of a threat leaves it in place, unless it was healed', () => {
    const after = (heal: boolean) => {
      const t = vault({
        state: (state) => {
          threatened(state, 'top.3.1', 'gas.1');
          hold(state, 0, 'tin');
        },
      });
      t.seat(0).answer('space:top.3.1', heal ? 'use:tin' : 'done');
      finishRound(t);
      return t.state.levels[0]!.threats[4];
    };
    expect([after(false), after(true)]).toEqual(['gas.1', null]);
  });
});
