import { testTable } from '@holotape/kernel/testing';
import { describe, expect, test } from 'vitest';
import { isStarred } from '../content.ts';
import { ENEMY_TYPES } from '../words.ts';
import { answer, asked, can, fresh, survivor, testing } from './helpers/adventure.ts';

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

  test('FB-SETUP-7 FB-LIB-1 only starred cards are in the decks, each under its own back; numbered ones in the library', () => {
    const { decks, library, quests } = ready(1).state;
    expect([...decks.wasteland].sort()).toEqual(['W01', 'W02', 'W03']);
    expect([...decks.settlement].sort()).toEqual(['S01', 'S02']);
    expect(quests.map(({ card }) => card)).toEqual(['001']);
    const numbered = [...content.cards.keys()].filter((id) => !isStarred(id));
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
    expect(uniqueDeck).toEqual(['sword.1', 'box.1', 'hat.1']);
  });

  test('FB-SETUP-12 four assets lie faceup in the shop', () => {
    const { shop, assetDeck } = ready(1).state;
    expect(shop).toHaveLength(4);
    expect(assetDeck).toHaveLength([...content.items.values()].filter(({ deck }) => deck === 'asset').length - 4);
  });

  test('FB-SETUP-13 FB-FIRST-1 the first player is random and has the agenda deck', () => {
    const first = (seed: string) => fresh({ seats: 4, seed }).state.first;
    expect(new Set([...'abcdefghijklmnop'].map(first)).size).toBe(4);
  });

  test('FB-SETUP-14 FB-SETUP-15 FB-CHAR-1 from the first player on, everybody takes a survivor nobody has, with its card', () => {
    const t = fresh({ seats: 3, chance: { 'setup.first': [1] } });
    expect(asked(t)!.to).toBe(1);
    expect(t.seat(2).refuse('jane').sentence).toContain('not for Cid');
    answer(t, 'jane', 'camp.e');
    expect(asked(t)!.to).toBe(2);
    expect(t.seat(2).refuse('jane').rule).toBe('FB-SETUP-14');
    answer(t, 'joe', 'camp.a');
    expect(asked(t)!.to).toBe(0);
    setUp(t);
    expect(survivor(t.state, 1).cards.map(({ id }) => id)).toEqual(['jane-knife.1']);
    expect(survivor(t.state, 2).cards.map(({ id }) => id)).toEqual(['joe-crow.1']);
  });

  test('survivors that were agreed on need no questions; they must be different and exist', () => {
    const agreed = (...survivors: string[]) => fresh({ seats: 2, options: { survivors } });
    expect(asked(agreed('jane', 'joe'))!.ask).toBe('turn');
    expect(() => agreed('jane', 'jane')).toThrow('survivor of its own');
    expect(() => agreed('jane', 'nobody')).toThrow('survivor of its own');
  });

  test('FB-SETUP-16 FB-RULING-52 a figure starts on a free space of the starting tile', () => {
    const t = fresh({ seats: 2, chance: { 'setup.first': [0] } });
    answer(t, 'jane', 'camp.e', 'joe');
    expect(t.seat(1).refuse('camp.e').rule).toBe('FB-SETUP-16');
    expect(asked(t)!.can).toEqual(['camp.a', 'camp.b', 'camp.c', 'camp.d']);
    expect(t.seat(1).refuse('town.e').rule).toBe(undefined);
  });

  test('FB-SETUP-17 FB-SETUP-21 everybody starts with 16 HP, no rads, the XP peg on the left and 3 Caps', () => {
    for (const { hp, rads, xp, caps } of ready(2).state.survivors) expect([hp, rads, xp, caps]).toEqual([16, 0, 0, 3]);
  });

  test('FB-SETUP-18 FB-SETUP-19 the own letter and a random other one; a repeated token goes back', () => {
    // The supply begins with four S: index 0 repeats Jane's letter, index 4 is the first P.
    const t = fresh({ seats: 1, options: { survivors: ['jane'] }, chance: { 'setup.letter': [0, 3, 4] } });
    expect(survivor(t.state).letters).toEqual(['S', 'P']);
    expect(t.state.letters.filter((letter) => letter === 'S')).toHaveLength(4);
  });

  test('FB-SETUP-20 FB-AGENDA-4 FB-AGENDA-5 everybody has one agenda that only its owner can see', () => {
    const t = ready(2);
    const [own] = survivor(t.state, 0).agendas;
    expect(t.seat(0).view().survivors[0]!.agendas).toEqual([own]);
    expect(t.seat(1).view().survivors[0]!.agendas).toEqual([null]);
    expect(t.session.view('public').survivors[0]!.agendas).toEqual([null]);
  });

  test('FB-SETUP-22 FB-SETUP-25 FB-QUEST-9 start-of-game effects come before the first turn: a trait, a staged quest', () => {
    const t = fresh({ seats: 1, options: { survivors: ['giant'] } });
    expect(survivor(t.state).traits).toEqual([{ trait: 'super-mutant', locked: true }]);
    expect(t.state.quests.map(({ card }) => card)).toEqual(['001']);
    expect(t.state.enemies.filter(({ token }) => token === 'star').map(({ space }) => space)).toEqual(['town.e']);
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
  test('FB-SCEN-1 FB-SCEN-2 FB-SCEN-3 a sheet has a map, starting quests, two factions with their enemies and a track', () => {
    for (const scenario of content.scenarios.values()) {
      expect(scenario.stage.length).toBeGreaterThan(0);
      expect(scenario.map.flat().length).toBeGreaterThan(0);
      expect(Object.keys(scenario.factions)).toEqual(['star', 'shield']);
      expect(scenario.track.length).toBeGreaterThan(1);
    }
  });
});
