/** New California: setting up, its rules, and the scenario in which all win or lose as one. */
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
  core,
  enemiesOf,
  fresh,
  put,
  staged,
  survivor,
  testing,
  topAgendas,
  topEncounter,
} from './helpers/adventure.ts';
import { fighting, type Setting, type State, untilTurn } from './helpers/beginnings.ts';

const ON = { newCalifornia: true };
/** A table of the real game; who plays whom is agreed on. */
const table = (options: object, seats = 1) => {
  const survivors = ['drifter', 'vaultborn', 'exile-knight', 'old-ghoul'].slice(0, seats);
  return testTable(core, { seats, options: { scenario: 'the-iron-commons', survivors, ...options } });
};
const has = (ids: readonly string[], ...wanted: string[]) => wanted.map((id) => ids.includes(id));

describe('setting up', () => {
  test('NC-SETUP-1 assets, loot, unique assets and perks of both boxes lie in their decks; without the expansion only the old ones', () => {
    const decks = ({ state }: ReturnType<typeof table>) => {
      const { assetDeck, shop, lootDeck, uniqueDeck, perkDeck } = state;
      return [
        ...has([...assetDeck, ...shop], 'leather-coat.1', 'silent-pistol.1'),
        ...has(lootDeck, 'gear-box.1', 'stray-cat.1'),
        ...has(uniqueDeck, 'rotary-gun.1', 'arc-rifle.1'),
        ...has(perkDeck, 'door-kick', 'human-crane'),
      ];
    };
    expect(decks(table(ON))).toEqual([true, true, true, true, true, true, true, true]);
    expect(decks(table({}))).toEqual([true, false, true, false, true, false, true, false]);
  });

  test('NC-SETUP-2 the enemy stacks hold tokens of both boxes', () => {
    const humans = ({ state }: ReturnType<typeof table>) => {
      const { stack } = state.stacks.human;
      return has([...stack, ...state.enemies.map(({ token }) => token)], 'roadside-thug.1', 'toll-gunner.1');
    };
    expect(humans(table(ON))).toEqual([true, true]);
    expect(humans(table({}))).toEqual([true, false]);
  });

  test('NC-SETUP-3 the new survivors can be chosen in any scenario, but only with the expansion', () => {
    const choosing = (options: object) =>
      testTable(core, { seats: 1, options: { scenario: 'saltfog-island', ...options } })
        .seat(0)
        .asked()!.can;
    expect(choosing(ON)).toContain('ranger');
    expect(choosing({})).not.toContain('ranger');
    expect(choosing({})).toContain('drifter');
    expect(table({ ...ON, survivors: ['ranger'] }).state.survivors[0]!.character).toBe('ranger');
    expect(() => table({ survivors: ['ranger'] })).toThrow('survivor of its own');
  });

  test('NC-SETUP-4 the house robot has two character cards', () => {
    const { cards } = table({ ...ON, survivors: ['house-robot'] }).state.survivors[0]!;
    expect(cards.map(({ id, in: where }) => [id, where])).toEqual([
      ['three-arms.1', 'beside'],
      ['modular-shell.1', 'beside'],
    ]);
  });

  test('NC-SETUP-5 numbers of both boxes are in one library, in order; without the expansion only the old ones', () => {
    const { library } = fresh({ options: ON }).state;
    expect(has(library, '002', '211')).toEqual([true, true]);
    expect(library.map((id) => Number.parseInt(id, 10))).toEqual(
      library.map((id) => Number.parseInt(id, 10)).toSorted((a, b) => a - b),
    );
    expect(has(fresh().state.library, '002', '211')).toEqual([true, false]);
  });

  const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const tiles = (options: object) =>
    new Set(SEEDS.flatMap((seed) => fresh({ seed, options }).state.map.map(({ tile }) => tile)));

  test('NC-SETUP-6 an expanded scenario, and a new one, is laid out with tiles of both boxes', () => {
    for (const options of [{ expanded: true }, { scenario: 'well' }]) {
      const laid = tiles(options);
      expect([options, ...has([...laid], 'farm', 'marsh', 'vault', 'gorge')]).toEqual([
        options,
        true,
        true,
        true,
        true,
      ]);
    }
    expect(fresh({ options: { expanded: true } }).state.map).toHaveLength(8);
  });

  test('NC-SETUP-6 an expanded scenario is New California, and stages what its sheet adds', () => {
    const { newCalifornia, quests } = fresh({ options: { expanded: true, survivors: ['jane'] } }).state;
    expect([newCalifornia, quests[0]!.card, quests[1]!.card.slice(0, 3)]).toEqual([true, '001', '210']);
    expect(fresh().state.newCalifornia).toBe(false);
  });

  test('NC-SETUP-7 a scenario that is not expanded has only tiles of the old box, with the expansion too', () => {
    expect([...tiles(ON)].filter((tile) => testing.content.tiles.get(tile)!.set !== 'core')).toEqual([]);
    for (const seed of SEEDS) {
      const { map } = testTable(core, {
        seats: 1,
        seed,
        options: { scenario: 'the-slag-pit', survivors: ['ranger'], ...ON },
      }).state;
      expect(map.every(({ tile }) => core.content.tiles.get(tile)!.set === 'core')).toBe(true);
    }
  });
});

/** Ann at Old Town, with this card drawn, at a table that has New California. */
function meeting(card: string, state?: (state: State) => void, more: Setting = {}) {
  const t = adventure({
    ...more,
    options: { ...ON, ...(more.options as object) },
    state: (now) => {
      survivor(now).space = 'town.e';
      topEncounter(now, card);
      state?.(now);
    },
  });
  answer(t, 'encounter');
  return t;
}

describe('cards and tests', () => {
  test('NC-RULES-1 of several cards that bear a number exactly one comes into play', () => {
    const t = meeting('212');
    answer(t, 'option:2');
    const { quests, library } = t.state;
    expect(quests.filter(({ card }) => card.startsWith('210'))).toHaveLength(1);
    expect(library.filter((card) => card.startsWith('210'))).toHaveLength(2);
  });

  test('FB-RULING-67 which one is chance; the others stay in the library, for the next time', () => {
    const drawn = (copy: number, state?: (now: State) => void) => {
      const t = meeting('212', state, { chance: { 'library.copy': [copy] } });
      answer(t, 'option:2');
      return t.state.quests.map(({ card }) => card);
    };
    expect([0, 1, 2].map((copy) => drawn(copy))).toEqual([['210a'], ['210b'], ['210c']]);
    expect(drawn(0, (now) => staged(now, '210a'))).toEqual(['210a', '210b']);
  });

  test.each([
    ['no hits', [1, 1, 1], 1],
    ['two hits', [4, 1, 1], 4],
    ['five hits', [4, 4, 5], 9],
  ])('NC-RULES-2 an open test brings what is listed for its hits: %s', (_, dice, caps) => {
    const t = meeting('211', undefined, { chance: { 'test.roll': [dice as number[]] } });
    answer(t, 'option:1');
    if (asked(t)?.ask === 'test.reroll') answer(t, 'stand');
    expect(survivor(t.state).caps).toBe(3 + (caps as number));
  });

  test('NC-RULES-2 it is rerolled as any test', () => {
    const t = meeting('211', undefined, { chance: { 'test.roll': [[4, 1, 1]], 'test.again': [[4, 4]] } });
    answer(t, 'option:1');
    expect(asked(t)!.ask).toBe('test.reroll');
    answer(t, 'reroll:23', 'stand');
    expect(survivor(t.state).caps).toBe(12);
  });

  test('NC-RULES-3 Group XP goes to every survivor', () => {
    const t = meeting('212', undefined, { seats: 3 });
    answer(t, 'option:1');
    expect(t.state.survivors.map(({ xp }) => xp)).toEqual([2, 2, 2]);
  });

  test('NC-RULES-3 the first player first, then clockwise, each with its levels, whoever earned it', () => {
    const t = meeting(
      '212',
      (now) => {
        now.first = 1;
        for (const each of now.survivors) each.xp = 2;
      },
      { seats: 3 },
    );
    answer(t, 'option:1');
    const order: number[] = [];
    while (asked(t)!.ask !== 'turn') {
      order.push(asked(t)!.to as number);
      answer(t, asked(t)!.can[0] as string);
    }
    const levels = t.session.wholeLog.flatMap(({ say, args }) => (say === 'level' ? [args!.seat] : []));
    expect(levels).toEqual([1, 2, 0]);
    expect(order).toEqual(levels.filter((seat) => order.includes(seat as number)));
  });
});

describe('new abilities of enemies', () => {
  /** Ann at the camp fire; critters act. */
  const critters = (state: (now: State) => void, more: Setting = {}) => {
    const t = adventure({
      ...more,
      options: { ...ON, ...(more.options as object) },
      state: (now) => {
        topAgendas(now, 'rich.1');
        state(now);
      },
    });
    for (let seat = 0; seat < (more.seats ?? 1); seat += 1) answer(t, 'end');
    return t;
  };

  test('NC-RULES-4 a fast enemy moves two spaces toward the nearest survivor', () => {
    // from Old Town to the camp fire: town.d (or c), camp.a (or b), camp.e
    expect(enemiesOf(untilTurn(critters((now) => put(now, 'hare.1', 'town.e')))).join()).toMatch(
      /^hare\.1@camp\.[ab]$/,
    );
    expect(enemiesOf(untilTurn(critters((now) => put(now, 'rat.1', 'town.e')))).join()).toMatch(/^rat\.1@town\.[cd]$/);
  });

  test('NC-RULES-4 FB-RULING-68 one space away it enters the survivor’s space and stops', () => {
    expect(enemiesOf(critters((now) => put(now, 'hare.1', 'camp.a')))).toEqual(['hare.1@camp.e']);
  });

  test('FB-RULING-68 both of its steps go to the nearest survivor, though another is weaker', () => {
    const t = critters(
      (now) => {
        put(now, 'hare.1', 'town.e');
        survivor(now, 0).space = 'camp.e';
        survivor(now, 0).hp = 3;
        survivor(now, 1).space = 'camp.a';
      },
      { seats: 2 },
    );
    // Ben, two away, is nearer than Ann: it is in his space after two steps.
    expect(enemiesOf(untilTurn(t))).toEqual(['hare.1@camp.a']);
  });

  test('FB-RULING-68 a survivor killed by the one before is no prey for its second step any more', () => {
    const t = critters(
      (now) => {
        put(now, 'lynx.1', 'camp.b');
        survivor(now).hp = 1;
      },
      { chance: { 'fight.roll': [[2, 2, 2]] } },
    );
    // It came in with its first step, fought and killed; it has arrived, and does not go after her.
    expect(asked(t)!.ask).toBe('killed.space');
    answer(t, 'camp.a');
    expect(enemiesOf(t)).toEqual(['lynx.1@camp.e']);
  });

  test('FB-RULING-68 an aggressive one fights where it arrives, with its second step too', () => {
    const t = critters((now) => put(now, 'lynx.1', 'town.d'), { chance: { 'fight.roll': [[2, 1, 1]] } });
    untilTurn(t);
    expect([enemiesOf(t), survivor(t.state).hp]).toEqual([['lynx.1@camp.e'], 14]);
  });

  test('FB-RULING-68 one that can fight at the start does not move', () => {
    const t = critters((now) => put(now, 'hare.1', 'camp.e'), { chance: { 'fight.roll': [[2, 1, 1]] } });
    untilTurn(t);
    expect([enemiesOf(t), survivor(t.state).hp]).toEqual([['hare.1@camp.e'], 15]);
  });

  test('FB-RULING-68 a ranged fast enemy does not shoot after moving: it goes on', () => {
    const t = untilTurn(critters((now) => put(now, 'wasp.1', 'town.d')));
    expect([enemiesOf(t), survivor(t.state).hp]).toEqual([['wasp.1@camp.e'], 16]);
  });

  test('NC-RULES-5 who kills an enemy with the Caps ability gains its level in Caps', () => {
    const on = { options: ON };
    expect(survivor(fighting('banker.1', [6, 6, 1], undefined, on).state).caps).toBe(5);
  });

  test('NC-RULES-5 who does not kill it gains none', () => {
    expect(survivor(fighting('banker.1', [6, 1, 1], undefined, { options: ON }).state).caps).toBe(3);
  });
});

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
