/** AB: playing together. Set-up, factions, goals and the end. */
import { describe, expect, test } from 'vitest';
import { loyalTo } from '../queries/survivors.ts';
import { goalsNeeded } from '../queries/together.ts';
import { adventure, answer, asked, can, fresh, put, survivor } from './helpers/adventure.ts';
import { POWER, powerful } from './helpers/agendas.ts';
import { company, endRound, goals, type State, topActivation } from './helpers/company.ts';

describe('setting up', () => {
  const SURVIVORS = ['jane', 'joe', 'suit'];
  const begun = (seats = 2, options: object = {}) =>
    fresh({ seats, options: { together: true, survivors: SURVIVORS.slice(0, seats), ...options } });

  test('AB-SETUP-1 it comes after everything else', () => {
    const t = begun();
    answer(t, 'star');
    const log = t.log('public');
    expect(log.indexOf('The company stands by Stars.')).toBeGreaterThan(log.indexOf('The adventure begins.'));
    expect(log.some((each) => each.startsWith('Goals, decks and mutations'))).toBe(true);
  });

  test('AB-SETUP-2 they choose a faction, the other is the opposing one; nothing begins before', () => {
    const t = begun();
    expect(asked(t)).toMatchObject({ ask: 'setup.loyal', can: ['star', 'shield'], to: t.state.first });
    expect(t.state.phase).toBe('setup');
    answer(t, 'star');
    expect([t.state.together!.loyal, t.state.phase]).toEqual(['star', 'turn']);
  });

  test('AB-SETUP-3 the sheet shows the side of the loyal faction: its plus counts', () => {
    const caps = (loyal: string) => {
      const t = company({ options: { loyal }, state: powerful });
      answer(t, POWER);
      return [survivor(t.state).caps, t.state.together!.camps.gained];
    };
    expect([caps('star'), caps('shield')]).toEqual([
      [5, 0],
      [3, 0],
    ]);
  });

  test('AB-SETUP-3 a story without such a sheet is refused', () => {
    const { together: _, ...plain } = adventure().game.content.scenarios.get('road')!;
    const { content } = adventure().game;
    const without = { ...content, scenarios: new Map([['road', plain]]) };
    const options = adventure().game.options.parse({ scenario: 'road', together: true });
    expect(() => adventure().game.setup(without, { seats: 1, options })).toThrow(/no sheet/);
  });

  test('AB-SETUP-4 AB-SETUP-5 one token, of the opposing faction, on the topmost space', () => {
    const t = begun(1, { loyal: 'shield' });
    expect(t.state.power).toEqual({ star: 0, shield: 0 });
    const moved = company({ options: { loyal: 'star' }, state: powerful });
    answer(moved, POWER);
    expect(moved.state.power.star).toBe(0);
  });

  test('AB-SETUP-6 modifications, mutations, upgrades and goals are four decks that nobody sees', () => {
    const t = begun(1, { loyal: 'star' });
    const { together } = t.state;
    const { content } = t.game;
    expect([together!.modDeck.length, together!.upgradeDeck.length]).toEqual([
      content.modifications.size,
      content.upgrades.size,
    ]);
    expect([together!.mutationDeck.length, together!.goalDeck.length]).toEqual([
      content.mutations.size - 1,
      content.goals.size - 4,
    ]);
    expect(together!.modDeck).not.toEqual([...content.modifications.keys()]);
    const shown = t.seat(0).view().together!;
    expect(Object.keys(shown).filter((key) => key.endsWith('Deck'))).toEqual([]);
    expect(shown.modsLeft).toBe(together!.modDeck.length);
  });

  test('AB-SETUP-7 the activation deck is shuffled and belongs to the first player, who turns it over', () => {
    const t = begun(2, { loyal: 'star' });
    expect(t.state.together!.activationDeck).not.toEqual([...t.game.content.activations.keys()]);
    expect(t.state.together!.activationDeck).toHaveLength(20);
    endRound(t);
    expect(asked(t)).toMatchObject({ ask: 'first', to: t.state.first });
  });

  test('AB-SETUP-8 FB-RULING-58 there are no agendas, and no influence wins', () => {
    const t = begun(2, { loyal: 'star' });
    expect([t.state.agendaDeck, t.state.survivors.map(({ agendas }) => agendas)]).toEqual([[], [[], []]]);
    expect(can(t, t.state.turn.seat).filter((each) => each.startsWith('loyal'))).toEqual([]);
  });

  test('AB-SETUP-9 four goals lie open', () => {
    const t = begun(1, { loyal: 'star' });
    expect(t.seat(0).view().together!.goals).toHaveLength(4);
    expect(t.state.together!.goals.every(({ done, count }) => !done && count === 0)).toBe(true);
  });

  test('AB-SETUP-10 AB-SETUP-11 a C.A.M.P. token at the camp, the others in the supply', () => {
    const { camps } = begun(1, { loyal: 'star' }).state.together!;
    expect(camps).toEqual({ supply: 7, gained: 0, placed: ['camp.e'] });
  });

  test('AB-SETUP-12 AB-SETUP-13 everybody has a mutation, and nobody knows which', () => {
    const t = begun(2, { loyal: 'star' });
    expect(t.state.together!.mutations.map(({ shown }) => shown)).toEqual([false, false]);
    for (const seat of [0, 1]) {
      const seen = t.seat(seat).view();
      expect(seen.together!.mutations).toEqual([null, null]);
      for (const { card } of t.state.together!.mutations) expect(JSON.stringify(seen)).not.toContain(`"${card}"`);
    }
  });
});

describe('factions', () => {
  test('AB-FAC-1 FB-RULING-58 a plus of the loyal faction is its effect on the sheet, once each; the track stays', () => {
    const t = company({ options: { loyal: 'star' }, state: powerful });
    answer(t, POWER);
    expect([survivor(t.state).caps, t.state.power]).toEqual([5, { star: 0, shield: 0 }]);
  });

  test('FB-RULING-58 FB-RULING-59 what a card says of the opposing faction moves its token, never above the top', () => {
    const t = company({
      options: { loyal: 'shield' },
      state: (state) => {
        powerful(state);
        state.power.star = 2;
      },
    });
    answer(t, POWER);
    expect(t.state.power).toEqual({ star: 3, shield: 0 });
    const back = company({ options: { loyal: 'star' }, state: powerful });
    answer(back, POWER);
    expect(back.state.power.shield).toBe(0);
  });

  /** How far it is after a round at whose end that card is turned over. */
  const gone = (seats: number, card: string, round: number): number => {
    const t = company({
      seats,
      options: { loyal: 'star' },
      state: (state) => {
        state.round = round;
        topActivation(state, card);
      },
    });
    endRound(t);
    return t.state.power.shield;
  };

  test('HT-SIDES-1 of its icons only as many count as the sheet says for so many survivors', () => {
    expect([gone(1, 'activation-18', 1), gone(1, 'activation-4', 1), gone(2, 'activation-4', 1)]).toEqual([1, 0, 1]);
    expect([gone(2, 'activation-15', 1), gone(3, 'activation-15', 1), gone(3, 'activation-10', 1)]).toEqual([0, 1, 0]);
  });

  test('HT-SIDES-2 in its quiet rounds it does not act, and then it does', () => {
    expect([gone(4, 'activation-2', 1), gone(4, 'activation-2', 2)]).toEqual([0, 1]);
    expect(gone(3, 'activation-2', 1)).toBe(1);
  });

  /** The opposing faction stands there, and acts when the round ends. */
  const advancedFrom = (space: number) => {
    const t = company({
      seats: 2,
      options: { loyal: 'star' },
      state: (state) => {
        state.power.shield = space;
        topActivation(state, 'activation-2');
      },
    });
    endRound(t);
    return t.state;
  };

  test('AB-FAC-2 activated at the end of a round it advances by one, and play goes on', () => {
    const { power, ending } = advancedFrom(3);
    expect([power.shield, ending]).toEqual([4, null]);
  });

  test('AB-FAC-3 at the final space of the track the game is over, by power', () => {
    expect(advancedFrom(5).ending).toMatchObject({ by: 'power', factions: ['shield'] });
  });

  test('AB-END-1 then nobody has won: all have lost together', () => {
    expect(advancedFrom(5).ending?.winners).toEqual([]);
  });

  test('FB-RULING-57 every survivor is loyal: tokens of the faction neither act nor hinder, and cannot be fought', () => {
    const t = company({
      seats: 2,
      options: { loyal: 'star' },
      state: (state) => {
        put(state, 'star', 'camp.e');
        put(state, 'shield', 'camp.e');
      },
    });
    expect([0, 1].map((seat) => loyalTo(t.session.position, seat))).toEqual(['star', 'star']);
    expect(can(t).filter((each) => each.startsWith('fight'))).toEqual([`fight:${t.state.enemies[1]!.id}`]);
  });

  test('AB-KILL-1 whoever is killed brings the opposing faction a space further, and the rest happens as ever', () => {
    const t = company({
      seats: 2,
      options: { loyal: 'star' },
      chance: { 'fight.roll': [[4, 4, 4]] },
      state: (state) => {
        const id = put(state, 'rat.1', 'camp.e');
        Object.assign(survivor(state), { hp: 2 });
        state.turn.actions = 1;
        void id;
      },
    });
    answer(t, `fight:${t.state.enemies[0]!.id}`);
    while (asked(t)!.ask !== 'killed.space') answer(t, asked(t)!.can.at(-1) as string);
    expect(t.state.power.shield).toBe(1);
    answer(t, 'camp.a');
    expect([survivor(t.state).hp, survivor(t.state).space]).toEqual([16, 'camp.a']);
  });
});

describe('goals and the end', () => {
  const done = (t: ReturnType<typeof company>) => t.state.together!.goals.map((goal) => goal.done);

  test('AB-END-3 FB-RULING-63 a goal is fulfilled by itself, as soon as it holds', () => {
    const held = (card: string, state: (state: State) => void, seats = 1) => {
      const t = company({
        seats,
        state: (now) => {
          goals(now, card);
          state(now);
        },
      });
      answer(t, 'move');
      return done(t)[0];
    };
    const nothing = () => undefined;
    for (const card of ['map.1', 'fires.1', 'names.1', 'wonders.1', 'relics.1', 'patched.1'])
      expect(held(card, nothing)).toBe(false);
    expect(
      held('map.1', (state) => {
        for (const place of state.map) place.faceup = true;
      }),
    ).toBe(true);
    expect(
      held('fires.1', ({ together }) => {
        together!.camps.supply -= 1;
        together!.camps.placed.push('town.e');
      }),
    ).toBe(true);
    const idolize = (seats: number[]) => (state: State) => {
      for (const seat of seats) survivor(state, seat).traits.push({ trait: 'idolized', locked: false });
    };
    expect([held('names.1', idolize([0]), 2), held('names.1', idolize([0, 1]), 2)]).toEqual([false, true]);
    expect(
      held('wonders.1', ({ together }) => {
        together!.upgrades.push(...together!.upgradeDeck.splice(0, 2));
      }),
    ).toBe(true);
    expect(
      held('relics.1', (state) => {
        state.uniqueDeck.splice(state.uniqueDeck.indexOf('box.1'), 1);
        survivor(state).cards.push({ id: 'box.1', in: 'inventory', exhausted: false });
      }),
    ).toBe(true);
  });

  test('AB-END-3 cards are given up for a goal: two weapons at once, aid one by one, and not elsewhere', () => {
    const given = (space: string, card: string, ...held: string[]) => {
      const t = company({
        state: (state) => {
          goals(state, card);
          survivor(state).space = space;
          for (const id of held) {
            state.assetDeck = state.assetDeck.filter((each) => each !== id);
            state.shop = state.shop.filter((each) => each !== id);
            state.lootDeck = state.lootDeck.filter((each) => each !== id);
            survivor(state).cards.push({ id, in: 'inventory', exhausted: false });
          }
        },
      });
      if (!can(t).includes(`goal:${card}`)) return 'cannot';
      answer(t, `goal:${card}`);
      if (asked(t)!.ask === 'discard.card') answer(t, held[0]!);
      return [done(t)[0], survivor(t.state).cards.length, t.state.turn.actions];
    };
    expect(given('town.e', 'arms.1', 'club.1', 'bow.1')).toEqual([true, 0, 2]);
    expect(given('town.e', 'arms.1', 'club.1')).toBe('cannot');
    expect(given('field.e', 'arms.1', 'club.1', 'bow.1')).toBe('cannot');
    expect(given('town.e', 'aid.1', 'can.1', 'can.2')).toEqual([false, 1, 2]);
  });

  test('AB-END-3 Caps are paid by all who are there', () => {
    const t = company({
      seats: 2,
      state: (state) => {
        goals(state, 'chest.1', 'chest.2');
        for (const each of state.survivors) each.space = 'town.e';
      },
    });
    answer(t, 'goal:chest.1');
    expect([done(t), t.state.survivors.map(({ caps }) => caps)]).toEqual([
      [true, false],
      [0, 1],
    ]);
    expect(can(t)).not.toContain('goal:chest.2');
  });

  test('AB-END-3 a quest completed at the place', () => {
    const t = company({
      state: (state) => {
        goals(state, 'doors.1');
        powerful(state);
      },
    });
    answer(t, POWER);
    expect(done(t)).toEqual([true]);
  });

  test('AB-END-3 at the end of a round: no opposing token; three killed and nobody awake near the camp', () => {
    const ended = (card: string, state: (state: State) => void) => {
      const t = company({
        options: { loyal: 'star' },
        state: (now) => {
          goals(now, card);
          topActivation(now, 'activation-3');
          state(now);
        },
      });
      expect(done(t)).toEqual([false]);
      endRound(t);
      return done(t)[0];
    };
    const token = (state: State) => void put(state, 'shield', 'field.a');
    expect([ended('lines.1', () => undefined), ended('lines.1', token)]).toEqual([true, false]);
    const killed = (kills: number, space?: string) => (state: State) => {
      state.together!.kills = kills;
      if (space !== undefined) put(state, 'rat.1', space);
    };
    expect([ended('sweep.1', killed(3)), ended('sweep.1', killed(2)), ended('sweep.1', killed(3, 'camp.e'))]).toEqual([
      true,
      false,
      false,
    ]);
  });

  const kill = (t: ReturnType<typeof company>) => {
    answer(t, `fight:${t.state.enemies.find(({ faceup }) => faceup)!.id}`);
    while (asked(t)!.ask !== 'turn') answer(t, asked(t)!.can.at(-1) as string);
  };
  const hunting = (...cards: string[]) =>
    company({
      chance: {
        'fight.roll': [
          [6, 6, 6],
          [6, 6, 6],
          [6, 6, 6],
          [6, 6, 6],
        ],
      },
      state: (state) => {
        goals(state, ...cards);
        for (const token of ['rat.1', 'rat.2', 'wolf.1', 'wolf.2']) put(state, token, 'camp.e');
        state.turn.actions = 4;
      },
    });

  test('AB-END-4 a fulfilled goal lies facedown and is not fulfilled again', () => {
    const t = hunting('slay.1');
    kill(t);
    expect(done(t)).toEqual([false]);
    kill(t);
    expect(done(t)).toEqual([true]);
    kill(t);
    expect(t.state.together!.goals[0]!.count).toBe(2);
  });

  test('AB-END-5 two goals that are alike are fulfilled one after the other', () => {
    const t = hunting('slay.1', 'slay.2');
    kill(t);
    kill(t);
    expect(done(t)).toEqual([true, false]);
    kill(t);
    kill(t);
    expect(done(t)).toEqual([true, true]);
  });

  test('AB-END-6 beyond what is needed a goal pushes the opposing faction 2 back', () => {
    const pushed = (before: number) => {
      const t = company({
        options: { loyal: 'star' },
        state: (state) => {
          goals(state, 'map.1', 'lines.1', 'doors.1');
          for (const goal of state.together!.goals.slice(0, before)) goal.done = true;
          powerful(state);
          state.power.shield = 4;
        },
      });
      answer(t, POWER); // the card itself says 1 back
      return t.state.power.shield;
    };
    expect([pushed(1), pushed(2)]).toEqual([3, 1]);
  });

  /** Ann at the home of the loyal faction, with so many goals done. */
  const atHome = (fulfilled: number, seats = 2, space = 'town.e') =>
    company({
      seats,
      options: { loyal: 'star' },
      state: (state) => {
        goals(state, 'lines.1', 'sweep.1', 'chest.1');
        for (const goal of state.together!.goals.slice(0, fulfilled)) goal.done = true;
        survivor(state).space = space;
      },
    });

  test('AB-END-1 AB-END-2 with the goals done and the last step at home all have won', () => {
    const t = atHome(2);
    answer(t, 'close');
    expect(t.state.ending).toEqual({ winners: [0, 1], by: 'goals', factions: [] });
    expect(t.session.result!.winners).toEqual([0, 1]);
  });

  test('AB-END-2 not with fewer goals, nor elsewhere; it takes an action', () => {
    expect(can(atHome(1))).not.toContain('close');
    expect(can(atHome(2, 2, 'field.e'))).not.toContain('close');
    expect(can(atHome(2, 3))).not.toContain('close');
    expect(can(atHome(3, 3))).toContain('close');
  });

  const needed = (seats: number, difficulty = 'book') => goalsNeeded(company({ seats, options: { difficulty } }).state);

  test('AB-END-2 how many goals it takes', () => {
    expect([needed(1), needed(2), needed(3), needed(4)]).toEqual([2, 2, 3, 3]);
  });

  test('HT-LEVEL-1 a gentle road takes one goal less', () => {
    expect(needed(1, 'gentle')).toBe(1);
  });

  test('HT-LEVEL-3 a hard one takes one goal more', () => {
    expect(needed(1, 'hard')).toBe(3);
  });
});
