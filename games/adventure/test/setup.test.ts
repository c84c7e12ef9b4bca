import type { BadPack } from '@holotape/kernel';
import { testTable } from '@holotape/kernel/testing';
import { describe, expect, test } from 'vitest';
import { isStarred } from '../content.ts';
import { readAdventureContent } from '../index.ts';
import { ENEMY_TYPES } from '../words.ts';
import { answer, asked, can, fresh, packFiles, survivor, testing } from './helpers/adventure.ts';

const { content } = testing;

/** Answers everything with the first thing possible, until somebody has a turn. */
function setUp(t: ReturnType<typeof fresh>): ReturnType<typeof fresh> {
  for (let now = asked(t); now?.ask !== 'turn'; now = asked(t)) answer(t, now!.can[0] as string);
  return t;
}
const ready = (seats: number, options = {}) => setUp(fresh({ seats, ...options }));

describe('setting up', () => {
  test('FB-CORE-7 one to four players play; none and five are refused', () => {
    for (const seats of [1, 2, 3, 4]) expect(ready(seats).state.survivors).toHaveLength(seats);
    for (const seats of [0, 5]) expect(() => fresh({ seats })).toThrow();
  });

  test('FB-SETUP-1 the nine steps come in the order of the rulebook', () => {
    expect(ready(1).logged('FB-SETUP-1')).toEqual([
      'The scenario: The Road.',
      'The map is laid out.',
      'Tokens are ready.',
      'The encounter decks are ready.',
      'The other decks are ready.',
      'The shop is open.',
      'The survivors are chosen.',
      'The player boards are ready.',
      'The adventure begins.',
    ]);
  });

  test('FB-SETUP-2 the scenario that was picked is played; none or an unknown one is refused', () => {
    expect(ready(1).state.scenario).toBe('road');
    expect(() => testTable(testing, { seats: 1, options: { scenario: 'moon' } })).toThrow('no scenario "moon"');
    expect(() => testTable(testing, { seats: 1, options: {} })).toThrow();
  });

  const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const tilesOf = (seed: string) => ready(1, { seed }).state.map.map(({ tile }) => tile);
  /** What lies at these places, over many tables. */
  const found = (...places: number[]) =>
    new Set(SEEDS.map((seed) => places.map((place) => tilesOf(seed)[place]).join())).size;

  test('FB-SETUP-3 the dangerous tiles are shuffled', () => {
    expect(found(3, 4)).toBe(2);
  });

  test('FB-SETUP-3 the deadly tiles are shuffled', () => {
    expect(found(5)).toBe(2);
  });

  test('FB-SETUP-3 they are two pools: each place gets a tile of its own kind', () => {
    for (const seed of SEEDS)
      expect(tilesOf(seed).map((tile) => content.tiles.get(tile)!.kind)).toEqual([
        'double-sided',
        'double-sided',
        'double-sided',
        'dangerous',
        'dangerous',
        'deadly',
      ]);
  });

  test('FB-SETUP-4 faceup places show the named tile, and no tile is used twice', () => {
    for (const tiles of SEEDS.map(tilesOf)) {
      expect(tiles.slice(0, 3)).toEqual(['camp', 'town', 'field']);
      expect(new Set(tiles).size).toBe(tiles.length);
    }
  });

  test('FB-RULING-5 the tiles that are named on the sheet are not in the pools', () => {
    for (const tiles of SEEDS.map(tilesOf))
      expect(tiles.slice(3).filter((tile) => tiles.indexOf(tile) < 3)).toEqual([]);
  });

  test('FB-SETUP-5 no view tells which letters are in the supply, only how many', () => {
    const t = ready(2);
    expect(t.seat(0).view().lettersLeft).toBe(31);
    expect(Object.keys(t.seat(0).view())).not.toContain('letters');
  });

  test('FB-SETUP-6 every enemy type has a hidden, shuffled stack of its own', () => {
    const { stacks } = ready(1).state;
    for (const type of ENEMY_TYPES)
      for (const token of stacks[type].stack) expect(content.tokens.get(token)!.type).toBe(type);
    const orders = new Set(['a', 'b', 'c', 'd'].map((seed) => ready(1, { seed }).state.stacks.robot.stack.join()));
    expect(orders.size).toBeGreaterThan(1);
    expect(ready(1).seat(0).view().stacks.robot).toEqual({ left: 6, discard: [] });
  });

  test('FB-SETUP-7 only starred cards are in the decks, each under its own back', () => {
    const { decks } = ready(1).state;
    expect([decks.wasteland.toSorted(), decks.settlement.toSorted()]).toEqual([
      ['W01', 'W02', 'W03'],
      ['S01', 'S02'],
    ]);
  });

  test.each(['wasteland', 'settlement'] as const)('FB-SETUP-7 the %s deck is shuffled', (back) => {
    expect(new Set(SEEDS.map((seed) => ready(1, { seed }).state.decks[back].join())).size).toBeGreaterThan(1);
  });

  test('FB-LIB-1 the numbered ones are in the library, but for those that the sheet takes out', () => {
    const { library, quests } = ready(1).state;
    const numbered = [...content.cards.keys()].filter((id) => content.cards.get(id)!.set === 'core' && !isStarred(id));
    expect(quests.map(({ card }) => card)).toEqual(['001']);
    expect([...library, '001'].sort()).toEqual(numbered.sort());
  });

  test('FB-SETUP-8 there is no vault deck', () => {
    const { decks } = ready(1).state;
    expect([decks['vault-84'], decks['vault-109']]).toEqual([[], []]);
  });

  test('FB-SETUP-9 agendas for more players than there are stay out', () => {
    const has = (seats: number) => {
      const { agendaDeck, survivors } = ready(seats).state;
      const all = [...agendaDeck, ...survivors.flatMap((each) => each.agendas)];
      return ['three.1', 'four.1'].map((id) => all.includes(id));
    };
    expect([has(2), has(3), has(4)]).toEqual([
      [false, false],
      [true, false],
      [true, true],
    ]);
  });

  test('FB-SETUP-10 three decks, each in an order of the seed', () => {
    const decks = (seed: string) => {
      const { agendaDeck, lootDeck, assetDeck } = ready(1, { seed }).state;
      return [agendaDeck, lootDeck, assetDeck];
    };
    expect(decks('a')).toEqual(decks('a'));
    for (const [i, deck] of decks('a').entries()) expect(deck).not.toEqual(decks('b')[i]);
  });

  test('FB-SETUP-11 perks and unique assets are dealt to nobody', () => {
    const { perkDeck, uniqueDeck } = ready(4).state;
    expect(perkDeck).toEqual([...content.perks.keys()]);
    expect(uniqueDeck).toEqual(['sword.1', 'box.1', 'hat.1', 'haggler.1']);
  });

  test('FB-SETUP-12 four assets lie faceup in the shop', () => {
    const { shop, assetDeck } = ready(1).state;
    expect(shop).toHaveLength(4);
    expect(assetDeck).toHaveLength([...content.items.values()].filter(({ deck }) => deck === 'asset').length - 4);
  });

  test('FB-SETUP-13 the first player is random', () => {
    const first = (seed: string) => fresh({ seats: 4, seed }).state.first;
    expect(new Set([...'abcdefghijklmnop'].map(first)).size).toBe(4);
  });

  test('FB-FIRST-1 who has the agenda deck is first player, and has the first turn', () => {
    for (const first of [0, 1, 2]) {
      const t = ready(3, { chance: { 'setup.first': [first] } });
      expect([t.state.first, t.state.turn.seat]).toEqual([first, first]);
    }
  });

  const choosing = () => fresh({ seats: 3, chance: { 'setup.first': [1] } });

  test('FB-SETUP-14 survivors are chosen from the first player on, clockwise', () => {
    const t = choosing();
    const order = ['jane', 'joe', 'suit'].map((character) => {
      const { to } = asked(t)!;
      answer(t, character, asked(t)!.ask === 'setup.survivor' ? `camp.${'abc'[to as number]}` : 'equip');
      return to;
    });
    expect(order).toEqual([1, 2, 0]);
  });

  test('FB-SETUP-14 nobody takes one that another has', () => {
    const t = choosing();
    expect(t.seat(2).refuse('jane').sentence).toContain('not for Cid');
    answer(t, 'jane', 'camp.e');
    expect(t.seat(2).refuse('jane').rule).toBe('FB-SETUP-14');
  });

  test('FB-CHAR-1 FB-SETUP-15 everybody has the card of its own survivor', () => {
    const t = choosing();
    answer(t, 'jane', 'camp.e', 'joe', 'camp.a');
    setUp(t);
    expect([1, 2].map((seat) => survivor(t.state, seat).cards.map(({ id }) => id))).toEqual([
      ['jane-knife.1'],
      ['joe-crow.1'],
    ]);
  });

  test('FB-SETUP-14 survivors that were agreed on need no questions; they must be different and exist', () => {
    const agreed = (...survivors: string[]) => fresh({ seats: 2, options: { survivors } });
    expect(asked(agreed('jane', 'joe'))!.ask).toBe('turn');
    expect(() => agreed('jane', 'jane')).toThrow('survivor of its own');
    expect(() => agreed('jane', 'nobody')).toThrow('survivor of its own');
  });

  test('FB-SETUP-16 a figure starts on a free space of the starting tile', () => {
    const t = fresh({ seats: 2, chance: { 'setup.first': [0] } });
    answer(t, 'jane', 'camp.e', 'joe');
    expect(t.seat(1).refuse('camp.e').rule).toBe('FB-SETUP-16');
    expect(asked(t)!.can).toEqual(['camp.a', 'camp.b', 'camp.c', 'camp.d']);
    expect(t.seat(1).refuse('town.e').rule).toBe(undefined);
  });

  test('FB-SETUP-17 everybody starts with 16 HP, no rads and the XP peg on the left', () => {
    for (const { hp, rads, xp } of ready(2).state.survivors) expect([hp, rads, xp]).toEqual([16, 0, 0]);
  });

  test('FB-SETUP-21 everybody starts with 3 Caps', () => {
    expect(ready(2).state.survivors.map(({ caps }) => caps)).toEqual([3, 3]);
  });

  describe('the letters of the beginning', () => {
    // The supply begins with four S: index 0 repeats Jane's letter, index 4 is the first P.
    const lettered = () =>
      fresh({ seats: 1, options: { survivors: ['jane'] }, chance: { 'setup.letter': [0, 3, 4] } }).state;

    test('FB-SETUP-18 the survivor’s own letter', () => {
      expect(survivor(lettered()).letters).toContain('S');
    });

    test('FB-SETUP-19 and a random one that is another', () => {
      expect(survivor(lettered()).letters).toEqual(['S', 'P']);
    });

    test('FB-SETUP-19 a token that repeats the first goes back; both that are kept have left the supply', () => {
      const { letters } = lettered();
      const left = (letter: string) => letters.filter((each) => each === letter).length;
      expect([left('S'), left('P'), letters.length]).toEqual([4, 4, 33]);
    });
  });

  test('FB-SETUP-20 everybody has one agenda', () => {
    expect(ready(2).state.survivors.map(({ agendas }) => agendas.length)).toEqual([1, 1]);
  });

  test('FB-AGENDA-4 nobody sees the agendas of another, neither a player nor who watches', () => {
    const t = ready(2);
    expect(t.seat(1).view().survivors[0]!.agendas).toEqual([null]);
    expect(t.session.view('public').survivors[0]!.agendas).toEqual([null]);
  });

  test('FB-AGENDA-5 everybody sees its own', () => {
    const t = ready(2);
    expect(t.seat(0).view().survivors[0]!.agendas).toEqual(survivor(t.state, 0).agendas);
  });

  const giant = () => fresh({ seats: 1, options: { survivors: ['giant'] } });

  test('FB-SETUP-22 a survivor’s start-of-game effects are there before the first turn', () => {
    expect(survivor(giant().state).traits).toEqual([{ trait: 'super-mutant', locked: true }]);
  });

  test('FB-SETUP-25 so are the quests and tokens of the sheet', () => {
    const t = giant();
    expect(t.state.quests.map(({ card }) => card)).toEqual(['001']);
    expect(t.state.enemies.filter(({ token }) => token === 'shield').map(({ space }) => space)).toEqual(['town.e']);
  });

  test('FB-QUEST-9 what stands at the top of a quest is done when it is staged', () => {
    expect(
      giant()
        .state.enemies.filter(({ token }) => token === 'star')
        .map(({ space }) => space),
    ).toEqual(['town.e']);
  });

  test('FB-SETUP-23 every icon on a faceup tile has an active enemy of its type, facedown tiles none', () => {
    const { enemies } = ready(1).state;
    const ordinary = enemies.filter(({ token }) => content.tokens.has(token));
    expect(ordinary.map(({ space, faceup }) => [space, faceup])).toEqual([
      ['field.a', true],
      ['field.c', true],
    ]);
    for (const { token } of ordinary) expect(content.tokens.get(token)!.type).toBe('critter');
  });

  test('FB-SETUP-24 both factions start on the first space', () => {
    expect(ready(1).state.power).toEqual({ star: 0, shield: 0 });
  });

  test('FB-CHAR-2 a character card that is an item may be equipped or go into the inventory', () => {
    const put = (where: string) => {
      const t = fresh({ seats: 1 });
      answer(t, 'jane', 'camp.e', where);
      return survivor(t.state).cards[0]!.in;
    };
    expect([put('equip'), put('inventory')]).toEqual(['weapon', 'inventory']);
  });

  test('FB-CHAR-3 an ability lies beside the board, in no slot and in no inventory', () => {
    const t = fresh({ seats: 1, options: { survivors: ['glow'] } });
    expect(survivor(t.state).cards).toEqual([{ id: 'glow-skin.1', in: 'beside', exhausted: false }]);
    expect(can(t)).not.toContain('equip:glow-skin.1');
  });
});

describe('scenarios', () => {
  describe('the sheet of a scenario', () => {
    const text = packFiles.find(({ path }) => path === 'scenarios.yaml')!.text;
    const wrongWithout = (part: RegExp) => {
      const files = packFiles.filter(({ path }) => path !== 'scenarios.yaml');
      try {
        readAdventureContent([[...files, { path: 'scenarios.yaml', text: text.replace(part, '') }]]);
        return [];
      } catch (error) {
        return (error as BadPack).problems.map(({ message }) => message.split(':')[0]);
      }
    };

    test('FB-SCEN-1 shows the map', () => {
      expect(wrongWithout(/ {2}map:\n( {4}.*\n)+/)).toContain('0.map');
    });

    test('FB-SCEN-2 names the quests that it begins with', () => {
      expect(wrongWithout(/ {2}stage: .*\n/)).toContain('0.stage');
    });

    test('FB-SCEN-3 names two factions and their track', () => {
      expect(wrongWithout(/ {4}shield: .*\n/)).toContain('0.factions.shield');
      expect(wrongWithout(/ {2}track:\n( {4}.*\n)+/)).toContain('0.track');
    });
  });
});
