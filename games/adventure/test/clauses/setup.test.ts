/** Setting up, shop, trades and cards, clause by clause: each was found by breaking the rule (`npm run mutate adventure`). */
import { describe, expect, test } from 'vitest';
import { startingSpaces } from '../../queries/map.ts';
import { priceOf } from '../../queries/shopping.ts';
import {
  adventure,
  agendas,
  answer,
  asked,
  can,
  core,
  fresh,
  hold,
  put,
  survivor,
  topAgendas,
  topEncounter,
} from '../helpers/adventure.ts';
import { atTheMark, cards, fighting, hp, meeting, type State, shopping } from '../helpers/beginnings.ts';

const begun = (...survivors: string[]) => fresh({ seats: survivors.length, options: { survivors } }).state;

describe('setting up', () => {
  test('FB-SETUP-16 survivors that were agreed on start on different spaces of the starting tile', () => {
    const spaces = begun('jane', 'joe', 'suit').survivors.map(({ space }) => space);
    expect(new Set(spaces).size).toBe(3);
    expect(spaces.every((space) => space!.startsWith('camp.'))).toBe(true);
  });

  test('FB-SETUP-17 everybody starts with the HP of its own sheet', () => {
    expect(begun('jane', 'glow').survivors.map(({ hp: left }) => left)).toEqual([16, 13]);
  });

  test('FB-SETUP-18 its own letter, one token of the supply', () => {
    const { survivors, letters } = fresh({
      seats: 1,
      options: { survivors: ['jane'] },
      chance: { 'setup.letter': [4] },
    }).state;
    const left = (letter: string) => letters.filter((each) => each === letter).length;
    expect([survivors[0]!.letters, left('S'), left('P'), letters.length]).toEqual([['S', 'P'], 4, 4, 33]);
  });

  test('FB-SETUP-18 of two letters of its own one by chance', () => {
    const own = (chance: number) =>
      fresh({
        seats: 1,
        options: { survivors: ['giant'] },
        chance: { 'setup.own-letter': [chance], 'setup.letter': [5] },
      }).state.survivors[0]!.letters;
    expect([own(0), own(1)]).toEqual([
      ['S', 'P'],
      ['P', 'E'],
    ]);
  });

  test('FB-SETUP-12 the shop is the top of the asset deck, and no more than four of it', () => {
    const assets = [...fresh().session.position.content.items].flatMap(([id, { deck }]) =>
      deck === 'asset' ? [id] : [],
    );
    const { shop, assetDeck } = fresh({
      seats: 1,
      options: { survivors: ['jane'] },
      chance: { 'setup.assets': [[...assets.keys()]] },
    }).state;
    expect([assetDeck, shop]).toEqual([assets.slice(0, -4), assets.slice(-4)]);
  });

  test('FB-CHAR-2 FB-CHAR-3 the card of a survivor begins ready', () => {
    expect(begun('jane', 'glow').survivors.map(({ cards: held }) => held)).toEqual([
      [{ id: 'jane-knife.1', in: 'weapon', exhausted: false }],
      [{ id: 'glow-skin.1', in: 'beside', exhausted: false }],
    ]);
  });

  test('FB-SETUP-22 FB-SETUP-25 a survivor begins with its trait, and who has none without', () => {
    expect(begun('giant', 'jane').survivors.map(({ traits }) => traits)).toEqual([
      [{ trait: 'super-mutant', locked: true }],
      [],
    ]);
  });

  const sheet = (scenario: string) =>
    core.content.scenarios.get(scenario)! as { marker?: { name: string; card: string }; add: readonly string[] };
  const laid = (scenario: string, change: (state: State) => unknown): unknown => {
    let seen: unknown;
    adventure({
      game: core,
      options: { scenario, survivors: ['vaultborn'] },
      state: (state) => {
        seen = change(state);
      },
    });
    return seen;
  };

  test('FB-SETUP-25 the marker of the sheet lies on its facedown tile', () => {
    const markers = laid('the-drowned-capital', (state) => structuredClone(state.markers));
    const { name, card } = sheet('the-drowned-capital').marker!;
    expect(markers).toEqual([{ name, card, colour: 'red', space: '#3', portable: false, carrier: null }]);
  });

  test('FB-SETUP-25 cards that the sheet adds are in their decks, and no more in the library', () => {
    const [card] = sheet('saltfog-island').add;
    const found = laid('saltfog-island', ({ library, decks }) => [
      library.includes(card!),
      Object.values(decks).flat().includes(card!),
    ]);
    expect([card, found]).toEqual(['064', [false, true]]);
  });

  test('FB-SETUP-25 FB-FAC-7 tokens of the sheet are active', () => {
    const { enemies } = begun('jane');
    expect(enemies.filter(({ token }) => token === 'shield').map(({ faceup }) => faceup)).toEqual([true]);
  });

  test('FB-LIB-2 the library is in the order of its numbers, whatever file a card stands in', () => {
    const library = laid('the-slag-pit', (state) => [...state.library]) as string[];
    // What the helper took off the table again lies on top.
    const own = library.filter((card) => !core.content.scenarios.get('the-slag-pit')!.stage.includes(card));
    expect(own).toEqual(own.toSorted((a, b) => Number(a) - Number(b)));
    const asWritten = [...core.content.cards.keys()].filter((id) => own.includes(id));
    expect(asWritten).not.toEqual(own);
  });

  test('FB-KILL-1 the starting tile is the one that says so, wherever it lies', () => {
    const tiles = [...core.content.scenarios.keys()].map((scenario) =>
      laid(scenario, (state) => startingSpaces({ state, content: core.content })[0]!.split('.')[0]),
    );
    expect(tiles).toEqual(tiles.map(() => 'crossroads-camp'));
  });
});

describe('shopping', () => {
  const left = (t: ReturnType<typeof shopping>) => {
    const { left: times, less } = t.session.question!.detail!.about as { left: number; less: number };
    return [times, less];
  };

  test('FB-SHOP-6 FB-SHOP-7 a card that is used there takes no interaction, and works for this visit', () => {
    const t = shopping((state) => {
      hold(state, 0, 'haggler.1');
      survivor(state).caps = 10;
    });
    expect([left(t), can(t)[can(t).length - 2]]).toEqual([[2, 0], 'use:haggler.1']);
    answer(t, 'use:haggler.1');
    expect(left(t)).toEqual([2, 1]);
    answer(t, 'buy:club.1');
    answer(t, 'inventory');
    expect([left(t), survivor(t.state).caps]).toEqual([[1, 1], 7]);
    answer(t, 'done');
    expect([asked(t)!.ask, survivor(t.state).bargain]).toEqual(['turn', 0]);
  });

  test('FB-SHOP-8 what a visit and what a card take off add up, and nobody is paid for buying', () => {
    const price = (less: number, bargain: number) => {
      const { position } = adventure({
        state: (state) => {
          survivor(state).bargain = bargain;
        },
      }).session;
      return priceOf(position, 0, 'club.1', { times: 1, less, full: false });
    };
    expect([price(0, 0), price(1, 0), price(1, 2), price(3, 3)]).toEqual([4, 3, 1, 0]);
  });

  test('FB-SHOP-4 a shop that a turn ends in is filled up all the same', () => {
    const t = shopping((state) => {
      survivor(state).caps = 10;
    });
    answer(t, 'buy:club.1', 'inventory', 'buy:vest.1', 'equip');
    expect(t.state.shop).toHaveLength(4);
  });
});

describe('trades', () => {
  const offering = (proposal: object) => {
    const t = adventure({
      seats: 2,
      state: (state) => {
        survivor(state, 1).space = 'camp.a';
      },
    });
    answer(t, 'camp', 'trade:1');
    t.seat(0).answer(proposal as never);
    return t;
  };

  test('FB-CAMP-8 FB-CAMP-7 while the other thinks the offer lies on the table; agreed to, it takes place and is gone', () => {
    const t = offering({ give: { caps: 2 }, take: { caps: 1 } });
    expect(t.state.trade).toMatchObject({ from: 0, to: 1, give: { caps: 2 }, take: { caps: 1 } });
    answer(t, 'accept');
    expect([t.state.trade, t.state.survivors.map(({ caps }) => caps)]).toEqual([null, [2, 4]]);
  });

  test('FB-CAMP-7 what is no offer is refused with its rule', () => {
    const t = adventure({
      seats: 2,
      state: (state) => {
        survivor(state, 1).space = 'camp.a';
      },
    });
    answer(t, 'camp', 'trade:1');
    expect(t.seat(0).refuse({ give: { caps: -1 } } as never).rule).toBe('FB-CAMP-7');
    expect(t.seat(0).refuse('anything').rule).toBe('FB-CAMP-7');
  });

  test('FB-RULING-44 the agenda that is given goes, the others stay, and so does the loyalty to another', () => {
    const t = adventure({
      seats: 2,
      state: (state) => {
        survivor(state, 1).space = 'camp.a';
        agendas(state, 0, 'calm.1', 'free.1', 'rich.1');
        survivor(state).revealed = 'free.1';
      },
    });
    answer(t, 'camp', 'trade:1');
    t.seat(0).answer({ give: { agendas: [0] } } as never);
    answer(t, 'accept');
    const [giver, taker] = t.state.survivors;
    expect([giver!.agendas, giver!.revealed, taker!.agendas]).toEqual([['free.1', 'rich.1'], 'free.1', ['calm.1']]);
  });

  test('FB-CAMP-7 of several agendas that are asked for each can be given once', () => {
    const t = adventure({
      seats: 2,
      state: (state) => {
        survivor(state, 1).space = 'camp.a';
        agendas(state, 1, 'calm.1', 'calm.2', 'rich.1');
      },
    });
    answer(t, 'camp', 'trade:1');
    t.seat(0).answer({ take: { agendas: 2 } } as never);
    answer(t, 'accept', 'calm.1');
    expect(asked(t)).toMatchObject({ to: 1, ask: 'trade.agenda', can: ['calm.2', 'rich.1'] });
    answer(t, 'rich.1');
    expect(t.state.survivors.map(({ agendas: hand }) => hand)).toEqual([['calm.1', 'rich.1'], ['calm.2']]);
  });

  test('FB-CAMP-1 FB-RULING-80 with the same one nobody trades twice in a camp', () => {
    const t = offering({ give: { caps: 1 } });
    answer(t, 'accept');
    expect(can(t)).toEqual(['recover', 'unexhaust', 'rest', 'done']);
  });
});

describe('using cards', () => {
  test('FB-TURN-2 a card that is used does what it says, and FB-ITEM-7 is gone if it says so', () => {
    const t = adventure({
      state: (state) => {
        survivor(state).hp = 10;
        hold(state, 0, 'stim.1');
      },
    });
    answer(t, 'use:stim.1');
    expect([hp(t), cards(t), t.state.assetDiscard]).toEqual([14, [], ['stim.1']]);
  });
});

describe('sections and choices', () => {
  test('FB-ENC-8 the very first section of a card can be the FORCED one', () => {
    const t = adventure({
      state: (state) => {
        survivor(state).space = 'field.e';
        survivor(state).traits = [{ trait: 'vilified', locked: false }];
        topEncounter(state, 'W02');
      },
    });
    answer(t, 'encounter');
    expect([asked(t)!.ask, survivor(t.state).caps]).toEqual(['turn', 10]);
  });

  test('FB-RES-1 of several results the one that is chosen happens', () => {
    const chosen = (choice: string) => {
      const t = meeting('S01');
      answer(t, 'option:3', 'idolized');
      expect(asked(t)).toMatchObject({ ask: 'result.choose', can: ['choice:1', 'choice:2'] });
      answer(t, choice);
      return survivor(t.state).caps;
    };
    expect([chosen('choice:1'), chosen('choice:2')]).toEqual([5, 4]);
  });
});

describe('what is read', () => {
  test('FB-RULING-53 the text of what came of a test is read after that of the option', () => {
    const t = meeting(
      'W01',
      (state) => {
        survivor(state).space = 'field.e';
      },
      { chance: { 'test.roll': [[4, 4, 4]] } },
    );
    answer(t, 'option:1');
    while (asked(t)!.ask !== 'turn') answer(t, asked(t)!.can.at(-1) as string);
    expect(t.logged('FB-RULING-53')).toEqual(['You try.', 'It works.']);
  });

  test('FB-RULING-53 so is what an objective brings', () => {
    const t = atTheMark();
    expect(t.logged('FB-RULING-53')).toEqual(['You found it.']);
  });

  test('FB-RULING-53 an option without a text leaves nothing to read', () => {
    const t = meeting('S01');
    answer(t, 'option:3');
    expect([asked(t)!.ask, t.seat(0).view().encounter!.texts]).toEqual(['become', []]);
  });
});

describe('what is counted in a turn', () => {
  test('FB-QUEST-6 kills of one’s own turn, and of no other', () => {
    expect(fighting('rat.1', [6, 1, 1]).state.turn.kills).toBe(1);
    const t = adventure({
      seats: 2,
      chance: { 'fight.roll': [[6, 6, 6]] },
      state: (state) => {
        put(state, 'rat.1', 'camp.e');
        survivor(state, 1).space = 'town.e';
        topAgendas(state, 'rich.1');
      },
    });
    answer(t, 'end', 'end');
    expect([t.state.turn.kills, t.logged('FB-FIGHT-12').length]).toEqual([0, 1]);
  });

  test('FB-ACTV-3 FB-RULING-26 an aggressive enemy that moves to where nobody is fights nobody', () => {
    const t = adventure({
      state: (state) => {
        put(state, 'wolf.1', 'field.d');
        topAgendas(state, 'rich.1');
      },
    });
    answer(t, 'end');
    while (asked(t)!.ask !== 'turn') answer(t, asked(t)!.can[0] as string);
    expect([t.logged('FB-FIGHT-5'), t.state.enemies[0]!.space === 'field.d']).toEqual([[], false]);
  });
});
