/** Atomic Bonds clause by clause: what is set up, goals and how far they are, the end, decks, modifications. */
import { describe, expect, test } from 'vitest';
import { oppositionOf } from '../../queries/opposition.ts';
import { isSatisfied, missingFor, opposingTokens, progressOf } from '../../queries/progress.ts';
import { awakeNearCamp, opposing } from '../../queries/together.ts';
import {
  adventure,
  agendas,
  answer,
  asked,
  can,
  fresh,
  hold,
  layShop,
  put,
  survivor,
  topAgendas,
  topEncounter,
} from '../helpers/adventure.ts';
import { company, endRound, fit, goals, type State, topActivation, topModifications } from '../helpers/company.ts';

const begun = (seed: string, options: object = {}) =>
  fresh({ seats: 2, seed, options: { together: true, loyal: 'star', survivors: ['jane', 'joe'], ...options } });

describe('setting up', () => {
  test('AB-SETUP-1 four goals, a C.A.M.P. token at the fire and a mutation each; against each other nothing of it', () => {
    const { goals: shown, camps, mutations } = begun('one').state.together!;
    expect([shown.length, mutations.length, camps.placed]).toEqual([4, 2, ['camp.e']]);
    expect(begun('one').game.content.spaces.get('camp.e')!.name).toBeDefined();
    const apart = fresh({ seats: 2, options: { survivors: ['jane', 'joe'] } });
    expect([apart.state.together, apart.log('public').some((line) => line.startsWith('Goals'))]).toEqual([null, false]);
  });

  test('AB-SETUP-2 the opposing faction is the other one', () => {
    const { together } = begun('one').state;
    expect([opposing(together!), opposing({ ...together!, loyal: 'shield' })]).toEqual(['shield', 'star']);
  });

  test('AB-SETUP-6 each of the four decks is shuffled by itself', () => {
    const decks = ['one', 'two', 'three'].map((seed) => {
      const { modDeck, mutationDeck, mutations, upgradeDeck, goalDeck, goals: shown } = begun(seed).state.together!;
      return {
        modDeck,
        mutations: [...mutationDeck, ...mutations.map(({ card }) => card)],
        upgradeDeck,
        goals: [...goalDeck, ...shown.map(({ card }) => card)],
      };
    });
    for (const deck of ['modDeck', 'mutations', 'upgradeDeck', 'goals'] as const)
      expect(new Set(decks.map((each) => each[deck].join())).size, deck).toBe(3);
  });

  test('AB-SETUP-8 HT-QUICK-2 against each other it is influence that ends the game', () => {
    const t = adventure({
      state: (state) => {
        state.power.star = 6;
        agendas(state, 0, 'free.1', 'free.2', 'free.3', 'calm.1');
      },
    });
    answer(t, 'move');
    expect(t.state.ending).toMatchObject({ by: 'influence', winners: [0] });
  });
});

describe('goals', () => {
  const table = (state?: (state: State) => void, seats = 1) => company({ seats, ...(state && { state }) });
  const goal = (id: string) => company().game.content.goals.get(id)!;
  const far = (id: string, state?: (state: State) => void, seats = 1, count = 0) => {
    const { have, of } = progressOf(table(state, seats).session.position, goal(id), count);
    return [have, of];
  };

  test('AB-END-3 how far each is: tokens on the map, upgrades, attached parts, unique assets and no others', () => {
    const held = (state: State) => {
      hold(state, 0, 'club.1');
      hold(state, 0, 'box.1', 'inventory');
    };
    expect([far('relics.1'), far('relics.1', held)]).toEqual([
      [0, 1],
      [1, 1],
    ]);
    expect(far('relics.1', (state) => hold(state, 0, 'club.1'))).toEqual([0, 1]);
    expect(far('slay.1', undefined, 1, 1)).toEqual([1, 2]);
  });

  test('AB-END-3 one for all counts each who stands on the map, and nobody is not everybody', () => {
    const idol = (state: State) => void survivor(state).traits.push({ trait: 'idolized', locked: false });
    expect([far('names.1', idol), far('names.1', idol, 2)]).toEqual([
      [1, 1],
      [1, 2],
    ]);
    const { position } = table(idol).session;
    survivor(position.state).space = null;
    expect(progressOf(position, goal('names.1'), 0)).toEqual({ have: 0, of: 1 });
    expect(isSatisfied(position, goal('names.1'), 0)).toBe(false);
  });

  test('AB-END-3 what is missing is told for every kind of goal, and never less than nothing', () => {
    const missing = (id: string, count = 0, state?: (state: State) => void) =>
      missingFor(table(state).session.position, goal(id), count);
    expect(missing('wonders.1')).toEqual({ say: 'goal.missing.upgrades', args: { n: 2 } });
    expect(missing('relics.1')).toEqual({ say: 'goal.missing.uniques', args: { n: 1 } });
    expect(missing('patched.1')).toEqual({ say: 'goal.missing.modifications', args: { n: 1 } });
    expect(missing('fires.1')).toEqual({ say: 'goal.missing.camps', args: { n: 1, gained: 0 } });
    expect(missing('slay.1', 3)).toEqual({ say: 'goal.missing.kills', args: { n: 0, level: 1 } });
    expect(missing('arms.1')).toEqual({ say: 'goal.missing.at-once', args: { n: 2 } });
    expect(missing('arms.1', 0, (state) => hold(state, 0, 'club.1')).args).toEqual({ n: 1 });
    const armed = (state: State) => {
      for (const card of ['club.1', 'club.2', 'bow.1']) hold(state, 0, card, 'inventory');
    };
    expect(missing('arms.1', 0, armed).args).toEqual({ n: 0 });
    expect(missing('aid.1', 1, (state) => hold(state, 0, 'can.1'))).toEqual({
      say: 'goal.missing.deliver',
      args: { n: 1, held: 1 },
    });
    expect(missing('chest.1')).toEqual({ say: 'goal.missing.pay', args: { n: 3, of: 5 } });
  });

  test('AB-END-3 one thing is given where one is asked for, and the last Cap is enough', () => {
    const offered = (card: string, state: (state: State) => void) => {
      const t = table((now) => {
        goals(now, card);
        survivor(now).space = 'town.e';
        state(now);
      });
      return can(t).includes(`goal:${card}`);
    };
    expect(offered('aid.1', (state) => hold(state, 0, 'can.1'))).toBe(true);
    const caps = (n: number) => (state: State) => {
      survivor(state).caps = n;
    };
    expect([offered('chest.1', caps(5)), offered('chest.1', caps(4))]).toEqual([true, false]);
  });

  test('AB-END-3 what asks for a deed is not fulfilled by what lies there, before anybody has done it', () => {
    const t = company({
      options: { loyal: 'star' },
      state: (state) => {
        goals(state, 'chest.1', 'doors.1', 'lines.1', 'sweep.1');
        state.together!.kills = 3;
        Object.assign(survivor(state), { space: 'town.e', caps: 5 });
      },
    });
    answer(t, 'move');
    expect(t.state.together!.goals.map(({ done }) => done)).toEqual([false, false, false, false]);
  });

  test('AB-END-3 awake near the camp is who is faceup, not one’s own, and within two spaces of it', () => {
    const awake = (...placed: readonly (readonly [token: string, space: string, faceup?: boolean])[]) =>
      awakeNearCamp(
        table((state) => {
          for (const each of placed) put(state, ...each);
        }).session.position,
      );
    expect([awake(), awake(['rat.1', 'camp.a']), awake(['rat.1', 'camp.a', false]), awake(['star', 'camp.a'])]).toEqual(
      [0, 1, 0, 0],
    );
    // Two spaces from one of the spaces of the camp, and three from all.
    expect([awake(['rat.1', 'town.e']), awake(['rat.1', 'field.e'])]).toEqual([1, 0]);
    expect(awake(['rat.1', 'camp.a'], ['rat.2', 'camp.b', false])).toBe(1);
  });

  test('AB-END-3 kills of another round do not count for a clean sweep', () => {
    const t = company({
      state: (state) => {
        goals(state, 'sweep.1');
        state.together!.kills = 2;
        topActivation(state, 'activation-3');
      },
    });
    endRound(t);
    expect([t.state.together!.kills, t.state.together!.goals[0]!.done]).toEqual([0, false]);
    const apart = adventure();
    answer(apart, 'end');
    expect(apart.state.together).toBe(null);
  });

  test('AB-END-5 a kill that no goal asks for counts for none; the second of its kind fulfils one', () => {
    const killed = (token: string, count: number) => {
      const t = company({
        chance: { 'fight.roll': [[6, 6, 6]] },
        state: (state) => {
          goals(state, 'slay.1', 'slay.2');
          state.together!.goals[0]!.count = count;
          put(state, token, 'camp.e');
          survivor(state).letters = ['C', 'I', 'A'];
        },
      });
      answer(t, `fight:${t.state.enemies[0]!.id}`);
      while (asked(t)!.ask !== 'turn') answer(t, asked(t)!.can.at(-1) as string);
      return t.state.together!.goals.map((each) => [each.count, each.done]);
    };
    expect(killed('bot.1', 0)).toEqual([
      [0, false],
      [0, false],
    ]);
  });
});

describe('factions and the end', () => {
  test('AB-ACT-7 only its own tokens on the map decide what the sheet does', () => {
    const { position } = company({
      state: (state) => {
        put(state, 'shield', 'field.a');
        put(state, 'star', 'field.b');
        put(state, 'rat.1', 'field.c');
      },
    }).session;
    expect(opposingTokens(position, position.state.together!)).toBe(1);
    expect(oppositionOf(position).tokens).toBe(1);
  });

  test('AB-ACT-5 an icon of the opposing faction brings it a space on; against each other only its tokens act', () => {
    const moved = (together: boolean) => {
      const t = together
        ? company({ state: (state) => topActivation(state, 'activation-2') })
        : adventure({ state: (state) => topAgendas(state, 'free.1') }); // robots and critters act
      endRound(t);
      return t.state.power.shield;
    };
    expect([moved(true), moved(false)]).toEqual([1, 0]);
  });

  test('AB-END-2 tokens of one’s own side at home do not hinder the end, others do', () => {
    const home = (token: string) => {
      const t = company({
        state: (state) => {
          goals(state, 'slay.1', 'chest.1', 'arms.1', 'aid.1');
          for (const each of state.together!.goals) each.done = true;
          const { star } = t0.game.content.scenarios.get('road')!.together!;
          survivor(state).space = t0.game.content.named.get(star.home)!;
          put(state, token, survivor(state).space!);
        },
      });
      return can(t).includes('close');
    };
    const t0 = company();
    expect([home('star'), home('rat.1')]).toEqual([true, false]);
  });

  test('AB-END-1 AB-END-2 the last step ends the game at once, for all', () => {
    const t0 = company();
    const t = company({
      seats: 2,
      state: (state) => {
        goals(state, 'slay.1', 'chest.1', 'arms.1', 'aid.1');
        for (const each of state.together!.goals) each.done = true;
        const { star } = t0.game.content.scenarios.get('road')!.together!;
        survivor(state).space = t0.game.content.named.get(star.home)!;
      },
    });
    answer(t, 'close');
    expect([t.state.phase, t.state.ending!.winners, asked(t)]).toEqual(['over', [0, 1], undefined]);
  });
});

describe('decks', () => {
  test('FB-RULING-59 the chance that it acts is that of the cards which may come: not of discards, nor of the one that lies open', () => {
    const { position } = company().session;
    const together = position.state.together!;
    const all = [...position.content.activations.keys()];
    expect(oppositionOf(position).cards).toBe(all.length);
    together.activationDiscard.push(...together.activationDeck.splice(0, 3));
    expect(oppositionOf(position).cards).toBe(all.length - 3);
    position.state.activation = { card: together.activationDeck.pop()!, icons: [] };
    expect(oppositionOf(position).cards).toBe(all.length - 4);
    position.state.activation = null;
    together.activationDiscard.push(...together.activationDeck.splice(0));
    expect(oppositionOf(position).cards).toBe(together.activationDiscard.length);
  });

  const shopping = (state: (state: State) => void, seed = 'shop') => {
    const t = company({
      seats: 2,
      seed,
      state: (now) => {
        survivor(now).space = 'town.e';
        topEncounter(now, 'S01');
        layShop(now, 'dog.1', 'singer.1', 'plate.1', 'tube.1');
        hold(now, 0, 'club.1');
        state(now);
      },
    });
    answer(t, 'encounter', 'option:1');
    return t;
  };

  test('AB-MOD-1 FB-RULING-59 with one card left it is drawn, and then the discards are shuffled', () => {
    const t = shopping(({ together }) => {
      together!.modDiscard.push(...together!.modDeck.splice(0, together!.modDeck.length - 1));
    });
    const [last] = t.state.together!.modDeck;
    answer(t, 'modify:2');
    expect([asked(t)!.ask, asked(t)!.can.length, asked(t)!.can[0]]).toEqual(['mod.keep', 2, last]);
  });

  test('AB-MOD-1 where there are fewer cards than one may draw, those are drawn', () => {
    const t = shopping(({ together }) => {
      together!.modDeck = ['scope'];
      together!.modDiscard = [];
    });
    answer(t, 'modify:2');
    expect(asked(t)!.ask).toBe('mod.attach');
  });

  test('FB-RULING-59 discards lie where they are while the deck has a card, and come back in another order', () => {
    const kept = shopping((state) => {
      const { together } = state;
      topModifications(state, 'scope');
      together!.modDiscard.push(...together!.modDeck.splice(0, 3));
    });
    const single = shopping(({ together }) => {
      together!.modDiscard = ['scope'];
      together!.modDeck = [];
    });
    answer(single, 'modify:1');
    expect(asked(single)!.ask).toBe('mod.attach');
    const before = [...kept.state.together!.modDiscard];
    answer(kept, 'modify:1');
    expect(kept.state.together!.modDiscard).toEqual([...before, 'scope']);
    const orders = ['one', 'two', 'three'].map((seed) => {
      const t = shopping(({ together }) => {
        together!.modDeck.sort();
        together!.modDiscard.push(...together!.modDeck.splice(0));
      }, seed);
      answer(t, 'modify:1');
      return t.state.together!.modDeck.join();
    });
    expect(new Set(orders).size).toBe(3);
  });

  test('AB-MOD-2 AB-MOD-4 only the part that is attached leaves the discards, and what had none leaves none', () => {
    const t = shopping((state) => topModifications(state, 'scope', 'heavy-stock'));
    answer(t, 'modify:2', 'scope', 'club.1');
    expect([t.state.together!.modDiscard, t.state.together!.fitted]).toEqual([['heavy-stock'], { 'club.1': 'scope' }]);
  });

  test('AB-MOD-6 a card without a modification takes none along', () => {
    const t = shopping((state) => fit(state, 'club.1', 'scope'));
    answer(t, 'sell:club.1');
    expect(t.state.together!.modDiscard).toEqual(['scope']);
    const plain = shopping(() => undefined);
    answer(plain, 'sell:club.1');
    expect(plain.state.together!.modDiscard).toEqual([]);
  });
});
