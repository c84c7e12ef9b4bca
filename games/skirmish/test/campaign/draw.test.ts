/** Step 2, Draw: workbenches, stations, advanced Structures and the decks. CH-DRAW */
import { describe, expect, test } from 'vitest';
import { exploreDeck, itemDeck } from '../../campaign/queries/cards.ts';
import { isUnique } from '../../queries/forces.ts';
import { ann, content, inPhase } from '../helpers/campaign.ts';
import { STARTING } from '../helpers/houses.ts';

describe('decks and uses', () => {
  test('CH-DRAW-1 each Structure is used once', () => {
    const t = inPhase({
      stage: 'draw',
      structures: [...STARTING, 'armor-shop'],
      items: ['sturdy-leather-armor', 'combat-armor', 'sturdy-metal-armor', 'cram'],
    });
    t.seat(0).answer('use:armor-shop-6', 'keep:sturdy-leather-armor');
    expect(t.seat(0).refuse('use:armor-shop-6')).toEqual({ rule: 'CH-DRAW-1', sentence: 'It was used in this phase.' });
  });

  test('CH-DRAW-2 in any order, each to its end before the next', () => {
    const structures = ['armor-stand', 'drink-stand', 'chemistry-station'];
    const items = ['sturdy-leather-armor', 'cram', 'jet'];
    for (const order of [
      [0, 1, 2],
      [2, 0, 1],
    ]) {
      const t = inPhase({ stage: 'draw', structures, items });
      for (const at of order) t.seat(0).answer(`use:${structures[at]}-${at + 1}`);
      expect([...ann(t).pool.items].sort()).toEqual(['cram', 'jet', 'sturdy-leather-armor']);
    }
  });

  test('CH-DRAW-4 what was not used is not carried over: one use again in the next phase', () => {
    const t = inPhase({
      stage: 'leader',
      structures: [...STARTING, 'armor-shop'],
      more: (house) => (house.settlement!.structures[5]!.used = 1),
    });
    const { used, uses } = ann(t).settlement!.structures[5]!;
    expect([used, uses]).toEqual([0, 1]);
  });

  test('CH-DRAW-5 the Item Deck is every item but Unique ones, the Explore Deck every Explore card', () => {
    const t = inPhase({ stage: 'leader' });
    const { items, explore } = t.state.decks;
    expect([...items].sort()).toEqual(itemDeck(content).sort());
    expect(items.some((id) => isUnique(content, id))).toBe(false);
    const left = [...content.items.values()].filter(({ id, kind }) => !items.includes(id) && kind !== 'objective');
    expect(
      left.every(
        (item) =>
          isUnique(content, item.id) || (item.kind === 'weapon' && (item.natural || item.id === 'improvised-weapon')),
      ),
    ).toBe(true);
    expect([...explore].sort()).toEqual(exploreDeck(content).sort());
  });

  test('CH-DRAW-6 cards are drawn until one of the type appears, and the others are not kept', () => {
    const t = inPhase({
      stage: 'draw',
      structures: ['chemistry-station'],
      items: ['machete', 'cram', 'jet', 'stimpak'],
    });
    t.seat(0).answer('use:chemistry-station-1');
    expect(ann(t).pool.items).toEqual(['jet']);
  });

  test('CH-RULING-53 what was passed over or not kept goes back into the deck, and brings no Caps', () => {
    const t = inPhase({
      stage: 'draw',
      structures: ['armor-shop'],
      items: ['machete', 'sturdy-leather-armor', 'combat-armor', 'cram'],
    });
    t.seat(0).answer('use:armor-shop-1', 'keep:combat-armor');
    expect([...t.state.decks.items].sort()).toEqual(['cram', 'machete', 'sturdy-leather-armor']);
    expect(ann(t).caps).toBe(0);
  });

  test('CH-STRUCT-11 a Chemistry Station draws and keeps a chem', () => {
    expect(content.structures.get('chemistry-station')).toMatchObject({ caps: 100, power: 1 });
    const t = inPhase({ stage: 'draw', structures: ['chemistry-station'], items: ['beer', 'jet', 'buffout'] });
    t.seat(0).answer('use:chemistry-station-1');
    expect(ann(t).pool.items).toEqual(['jet']);
  });
});

describe('crafting', () => {
  test('CH-STRUCT-8 a Weapons Workbench needs its perk, and finds the first Mod that can be attached', () => {
    const none = inPhase({ stage: 'build', caps: 100 });
    expect(none.seat(0).refuse('build:weapons-workbench')).toEqual({
      rule: 'CH-STRUCT-8',
      sentence: 'It needs Blacksmith, Gun Nut: Heavy, Gun Nut: Pistol, Gun Nut: Rifle.',
    });
    const bench = (perk: string) => {
      const t = inPhase({
        stage: 'draw',
        structures: ['weapons-workbench'],
        perks: [perk],
        items: ['padded', 'stun-pack', 'comfort-grip'],
      });
      t.seat(0).answer('use:weapons-workbench-1');
      return ann(t).pool.items;
    };
    expect([bench('gun-nut-rifle'), bench('blacksmith')]).toEqual([['comfort-grip'], ['stun-pack']]);
    const both = inPhase({
      stage: 'draw',
      structures: ['weapons-workbench', 'weapons-workbench'],
      perks: ['gun-nut-rifle'],
      items: ['comfort-grip', 'long-barrel'],
    });
    both.seat(0).answer('use:weapons-workbench-1', 'use:weapons-workbench-2');
    expect(ann(both).pool.items).toEqual(['comfort-grip', 'long-barrel']);
  });

  test('CH-STRUCT-9 an Armor Workbench makes a Mod for armor or an Armor Boost Token, and not both', () => {
    const wanted = {
      stage: 'draw',
      structures: ['armor-workbench'],
      perks: ['armorer'],
      items: ['jet-pack', 'padded'],
    } as const;
    const mod = inPhase(wanted);
    mod.seat(0).answer('use:armor-workbench-1', 'mod');
    expect([ann(mod).pool.items, ann(mod).tokens]).toEqual([['padded'], 0]);
    const token = inPhase(wanted);
    token.seat(0).answer('use:armor-workbench-1', 'token');
    expect([ann(token).pool.items, ann(token).tokens]).toEqual([[], 1]);
    expect(token.seat(0).refuse('use:armor-workbench-1').rule).toBe('CH-DRAW-1');
    expect(inPhase({ stage: 'build', caps: 100 }).seat(0).refuse('build:armor-workbench').rule).toBe('CH-STRUCT-8');
  });

  test('CH-STRUCT-10 a Power Armor Station draws a Mod for Power Armor, and needs Armorer', () => {
    const t = inPhase({
      stage: 'draw',
      structures: ['power-armor-station'],
      perks: ['armorer'],
      items: ['padded', 'jet-pack'],
    });
    t.seat(0).answer('use:power-armor-station-1');
    expect(ann(t).pool.items).toEqual(['jet-pack']);
    expect(inPhase({ stage: 'build', caps: 100 }).seat(0).refuse('build:power-armor-station').rule).toBe('CH-STRUCT-8');
  });

  test('CH-RULING-55 it mends a suit and draws a Mod in one phase', () => {
    const t = inPhase({
      stage: 'draw',
      structures: ['power-armor-station'],
      perks: ['armorer'],
      items: ['jet-pack'],
      more: (house) => house.degraded.push({ card: 't-45-power-armor', member: null }),
    });
    t.seat(0).answer('mend:power-armor-station-1@0', 'use:power-armor-station-1');
    expect([ann(t).degraded, ann(t).pool.items]).toEqual([[], ['jet-pack']]);
  });

  const fields = (count: number) => Array<string>(count).fill('crop-field');
  const meals = ['cram', 'beer', 'whiskey', 'brahmin-meat', 'iguana-bits', 'wine'];

  test('CH-STRUCT-12 the Cooking Station draws one for each field that works, and keeps one', () => {
    const drawn = (count: number) => {
      const t = inPhase({ stage: 'draw', structures: ['cooking-station', ...fields(count)], items: meals });
      t.seat(0).answer('use:cooking-station-1');
      return t.state.drawing!.cards.length;
    };
    expect([drawn(3), drawn(5)]).toEqual([3, 5]);
    const none = inPhase({ stage: 'draw', structures: ['cooking-station'], items: meals });
    expect(none.seat(0).refuse('use:cooking-station-1')).toEqual({
      rule: 'CH-STRUCT-12',
      sentence: 'No field works for it.',
    });
  });

  test('CH-RULING-51 it may keep alcohol', () => {
    const t = inPhase({ stage: 'draw', structures: ['cooking-station', ...fields(1)], items: ['beer'] });
    t.seat(0).answer('use:cooking-station-1');
    expect(ann(t).pool.items).toEqual(['beer']);
  });

  test('CH-RULING-52 Troughs add a card beyond its five', () => {
    const t = inPhase({
      stage: 'draw',
      structures: ['cooking-station', ...fields(5), 'brahmin-troughs'],
      perks: ['local-leader'],
      items: meals,
    });
    t.seat(0).answer('use:cooking-station-1', 'help:brahmin-troughs-7');
    expect(t.state.drawing!.cards).toHaveLength(6);
  });
});

describe('advanced Structures', () => {
  const weapons = ['machete', '10mm-pistol', 'combat-rifle', 'hunting-rifle', 'pipe-rifle', 'laser-pistol', 'cram'];
  const advanced = (card: string, perks: string[], more: readonly string[] = ['weapons-emporium']) =>
    inPhase({ stage: 'draw', structures: [...more, card], perks, items: weapons });

  test('CH-STRUCT-41 a Brahmin Pen draws all cards anew, never only some', () => {
    const t = advanced('brahmin-pen', ['local-leader']);
    t.seat(0).answer('use:weapons-emporium-1');
    expect(t.seat(0).asked()!.can).toEqual([
      'keep:machete',
      'keep:10mm-pistol',
      'keep:combat-rifle',
      'help:brahmin-pen-2',
    ]);
    t.seat(0).answer('help:brahmin-pen-2');
    expect(t.seat(0).asked()!.can).toEqual(['keep:hunting-rifle', 'keep:pipe-rifle', 'keep:laser-pistol']);
    expect(inPhase({ stage: 'build', caps: 300 }).seat(0).refuse('build:brahmin-pen').rule).toBe('CH-STRUCT-8');
  });

  test('CH-STRUCT-42 Brahmin Troughs add a card before one is kept', () => {
    const t = advanced('brahmin-troughs', ['local-leader'], ['weapons-shop']);
    t.seat(0).answer('use:weapons-shop-1', 'help:brahmin-troughs-2');
    expect(t.seat(0).asked()!.can).toEqual(['keep:machete', 'keep:10mm-pistol', 'keep:combat-rifle']);
    t.seat(0).answer('keep:machete');
    expect(t.seat(0).asked()!.ask).toBe('draw');
  });

  test('CH-STRUCT-43 with a Brahmin Ranch two cards are kept; it needs Local Leader II, and there is one', () => {
    const t = advanced('brahmin-ranch', ['local-leader-ii']);
    t.seat(0).answer('use:weapons-emporium-1', 'help:brahmin-ranch-2', 'keep:machete', 'keep:combat-rifle');
    expect(ann(t).pool.items).toEqual(['machete', 'combat-rifle']);
    const second = inPhase({ stage: 'build', caps: 250, structures: ['brahmin-ranch'], perks: ['local-leader-ii'] });
    expect(second.seat(0).refuse('build:brahmin-ranch').rule).toBe('CH-STRUCT-6');
    expect(
      inPhase({ stage: 'build', caps: 250, perks: ['local-leader'] })
        .seat(0)
        .refuse('build:brahmin-ranch').rule,
    ).toBe('CH-STRUCT-8');
  });

  test('CH-RULING-57 Brahmin help whatever draws and keeps, one card included, and no exploring', () => {
    const t = advanced('brahmin-troughs', ['local-leader'], ['weapons-stand']);
    t.seat(0).answer('use:weapons-stand-1');
    expect(t.seat(0).asked()!.can).toEqual(['keep:machete', 'help:brahmin-troughs-2']);
    const explored = inPhase({
      stage: 'draw',
      structures: ['ranger-outpost', 'brahmin-troughs'],
      perks: ['local-leader'],
      items: ['jet', 'buffout', 'cram'],
      explore: ['collapsed-pharmacy'],
      chance: { 'explore.test': [[1]] },
    });
    explored.seat(0).answer('use:ranger-outpost-1', 'offer:search');
    expect(explored.seat(0).asked()!.can).toEqual(['keep:jet', 'keep:buffout']);
  });

  test('CH-STRUCT-44 the Operations Room gives one more use of what was used, and not of itself', () => {
    const t = advanced('operations-room', ['local-leader-ii'], ['weapons-stand', 'armor-stand']);
    const { cannot } = t.seat(0).asked()!;
    expect(cannot['again:operations-room-3@armor-stand-2']).toBe('It was not used yet in this phase.');
    expect(cannot['again:operations-room-3@operations-room-3']).toBe('It cannot be used on itself.');
    t.seat(0).answer('use:weapons-stand-1', 'again:operations-room-3@weapons-stand-1', 'use:weapons-stand-1');
    expect(ann(t).pool.items).toHaveLength(2);
    expect(t.seat(0).refuse('use:weapons-stand-1').rule).toBe('CH-DRAW-1');
  });

  test('CH-RULING-59 a use that costs Caps costs them again', () => {
    const t = inPhase({
      stage: 'draw',
      caps: 120,
      structures: ['listening-post', 'operations-room'],
      perks: ['local-leader-ii'],
      explore: ['nothing', 'nothing'],
    });
    t.seat(0).answer(
      'use:listening-post-1',
      'walk-by',
      'again:operations-room-2@listening-post-1',
      'use:listening-post-1',
      'walk-by',
    );
    expect(ann(t).caps).toBe(20);
  });

  test('CH-STRUCT-45 CH-RULING-58 the Leader’s Office sends for a card by its name, of the type and of the deck', () => {
    const t = inPhase({
      stage: 'draw',
      structures: ['armor-shop', 'leaders-office', 'boston-bugle-small'],
      perks: ['local-leader-ii'],
      items: ['machete', 'sturdy-leather-armor', 'combat-armor'],
    });
    expect(t.seat(0).asked()!.can).not.toContain('named:leaders-office-2@boston-bugle-small-3');
    t.seat(0).answer('named:leaders-office-2@armor-shop-1');
    expect(t.seat(0).asked()).toEqual({ ask: 'draw.named', can: ['combat-armor', 'sturdy-leather-armor'], cannot: {} });
    t.seat(0).answer('combat-armor');
    expect(ann(t).pool.items).toEqual(['combat-armor']);
    expect(t.state.decks.items.toSorted()).toEqual(['machete', 'sturdy-leather-armor']);
    expect(t.seat(0).refuse('use:armor-shop-1').rule).toBe('CH-DRAW-1');
  });

  test('CH-STRUCT-46 land twice: 20 places more, and nothing else', () => {
    const t = inPhase({ stage: 'build', caps: 1000 });
    t.seat(0).answer('land:caps', 'land:caps');
    expect(t.seat(0).view().houses[0]!.sums).toMatchObject({
      room: { used: 5, of: 35 },
      power: { supply: 6, demand: 3 },
    });
  });
});
