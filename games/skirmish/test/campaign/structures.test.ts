/** Every Structure by its entry: what it costs, gives and needs, and what its use does. CH-STRUCT */
import { describe, expect, test } from 'vitest';
import { demandOf, supplyOf } from '../../campaign/queries/supply.ts';
import { ann, content, inPhase } from '../helpers/campaign.ts';
import { STARTING } from '../helpers/houses.ts';

const price = (card: string): number => content.structures.get(card)!.caps;

/** Built for its price and not for one Cap less; comes back with what it changed. */
function bought(card: string) {
  const caps = price(card);
  const poor = inPhase({ stage: 'build', caps: caps - 1 });
  expect(poor.seat(0).refuse(`build:${card}`).rule).toBe('CH-BUILD-3');
  const t = inPhase({ stage: 'build', caps });
  const before = (['power', 'water'] as const).map((what) => [
    supplyOf(t.session.position, 0, what),
    demandOf(t.session.position, 0, what),
  ]);
  t.seat(0).answer(`build:${card}`);
  expect(ann(t).caps).toBe(0);
  const after = (['power', 'water'] as const).map((what) => [
    supplyOf(t.session.position, 0, what),
    demandOf(t.session.position, 0, what),
  ]);
  return after.map((each, at) => each.map((value, i) => value - before[at]![i]!));
}

describe('supply', () => {
  test.each([
    ['CH-STRUCT-1', 'generator-small', 100, 3],
    ['CH-STRUCT-2', 'generator-medium', 200, 7],
    ['CH-STRUCT-3', 'generator-large', 300, 12],
  ])('%s %s costs %d Caps and gives %d Power', (_rule, card, caps, power) => {
    expect(price(card)).toBe(caps);
    expect(bought(card)).toEqual([
      [power, 0],
      [0, 0],
    ]);
  });

  test('CH-STRUCT-4 a Water Pump costs 50 Caps and gives 3 Water without Power', () => {
    expect(price('water-pump')).toBe(50);
    expect(bought('water-pump')).toEqual([
      [0, 0],
      [3, 0],
    ]);
  });

  test('CH-STRUCT-6 five Crop Fields for 30 Caps each, and no sixth; with 4 Water 4 count', () => {
    expect(bought('crop-field')).toEqual([
      [0, 0],
      [0, 1],
    ]);
    const t = inPhase({ stage: 'build', caps: 30, structures: Array<string>(5).fill('crop-field') });
    expect(t.seat(0).refuse('build:crop-field')).toEqual({
      rule: 'CH-STRUCT-6',
      sentence: 'A Settlement has 5 of these at most.',
    });
    const wet = inPhase({
      stage: 'draw',
      structures: ['cooking-station', ...Array<string>(5).fill('crop-field')],
      items: ['cram', 'beer', 'brahmin-meat', 'whiskey', 'wine'],
      more: (house) => (house.settlement!.structures[3]!.watered = false),
    });
    wet.seat(0).answer('use:cooking-station-1');
    expect(wet.state.drawing!.cards).toHaveLength(4);
  });

  test('CH-STRUCT-7 Super Mutants build Meat Bags, and everybody else Crop Fields', () => {
    const offered = (faction: string) => {
      const t = inPhase({ stage: 'build', caps: 30, faction });
      return ['build:crop-field', 'build:meat-bags'].filter((id) => t.seat(0).asked()!.can.includes(id));
    };
    expect([offered('super-mutants'), offered('survivors')]).toEqual([['build:meat-bags'], ['build:crop-field']]);
    const t = inPhase({
      stage: 'build',
      caps: 30,
      faction: 'super-mutants',
      structures: Array<string>(5).fill('meat-bags'),
    });
    expect(t.seat(0).refuse('build:meat-bags').rule).toBe('CH-STRUCT-6');
  });
});

/** The first cards of a type. */
const cardsOf = (type: string, count: number): string[] => {
  const kinds: Readonly<Record<string, (id: string) => boolean>> = {
    any: () => true,
    'junk or gear': (id) => ['junk', 'gear'].includes(content.items.get(id)!.kind),
    'food or alcohol': (id) => ['food', 'alcohol'].includes(content.items.get(id)!.kind),
    medical: (id) => ['stimpak', 'radaway', 'robot-repair-kit'].includes(id),
  };
  const isOne = kinds[type] ?? ((id: string) => content.items.get(id)!.kind === type);
  return [...content.items.values()]
    .filter((item) => !('unique' in item && item.unique) && isOne(item.id))
    .slice(0, count)
    .map(({ id }) => id);
};

const ITEM_STRUCTURES = [
  ['CH-STRUCT-13', 'scavenging-stand', 50, 1, 'any'],
  ['CH-STRUCT-14', 'scavenging-stall', 100, 2, 'any'],
  ['CH-STRUCT-15', 'scavenging-stores', 150, 3, 'any'],
  ['CH-STRUCT-16', 'trading-stand', 100, 1, 'junk or gear'],
  ['CH-STRUCT-17', 'trading-shop', 150, 2, 'junk or gear'],
  ['CH-STRUCT-18', 'trading-emporium', 200, 3, 'junk or gear'],
  ['CH-STRUCT-19', 'weapons-stand', 100, 1, 'weapon'],
  ['CH-STRUCT-20', 'weapons-shop', 150, 2, 'weapon'],
  ['CH-STRUCT-21', 'weapons-emporium', 200, 3, 'weapon'],
  ['CH-STRUCT-22', 'armor-stand', 100, 1, 'armor'],
  ['CH-STRUCT-23', 'armor-shop', 150, 2, 'armor'],
  ['CH-STRUCT-24', 'armor-emporium', 200, 3, 'armor'],
  ['CH-STRUCT-25', 'clothing-stand', 100, 1, 'clothing'],
  ['CH-STRUCT-26', 'clothing-shop', 150, 2, 'clothing'],
  ['CH-STRUCT-27', 'clothing-emporium', 200, 3, 'clothing'],
  ['CH-STRUCT-28', 'drink-stand', 100, 1, 'food or alcohol'],
  ['CH-STRUCT-29', 'bar', 150, 2, 'food or alcohol'],
  ['CH-STRUCT-30', 'restaurant', 200, 3, 'food or alcohol'],
  ['CH-STRUCT-31', 'first-aid-station', 100, 1, 'medical'],
  ['CH-STRUCT-32', 'clinic', 150, 2, 'medical'],
  ['CH-STRUCT-33', 'surgery-center', 200, 3, 'medical'],
] as const;

describe('Item Structures', () => {
  test.each(ITEM_STRUCTURES)('%s %s costs %d Caps, draws %d (%s) and keeps 1', (_rule, card, caps, draw, type) => {
    expect(price(card)).toBe(caps);
    expect(bought(card)[0]).toEqual([0, 1]);
    const right = cardsOf(type, draw);
    const wrong = ['comfort-grip', 'jet'].filter((id) => type !== 'any' && !right.includes(id));
    const t = inPhase({
      stage: 'draw',
      structures: [...STARTING, card],
      items: [...wrong, ...right, 'brahmin-meat'],
      more: (house) => house.members.push({ ...house.members[0]!, id: 'codsworth', card: 'codsworth' }),
    });
    t.seat(0).answer(`use:${card}-6`);
    if (draw > 1) {
      expect(t.seat(0).asked()!.can).toEqual(right.map((id) => `keep:${id}`));
      t.seat(0).answer(`keep:${right.at(-1)}`);
    }
    expect(ann(t).pool.items).toEqual([right.at(-1)]);
    expect(t.seat(0).refuse(`use:${card}-6`).rule).toBe('CH-DRAW-1');
    const dark = inPhase({
      stage: 'draw',
      structures: [card],
      more: (house) => (house.settlement!.structures[0]!.powered = false),
    });
    expect(dark.seat(0).refuse(`use:${card}-1`).rule).toBe('CH-BUILD-9');
  });

  test('CH-STRUCT-34 Stimpaks and Robot Repair Kits are medical, food that heals is not', () => {
    const t = inPhase({
      stage: 'draw',
      structures: ['surgery-center'],
      items: ['brahmin-meat', 'stimpak', 'whiskey', 'robot-repair-kit', 'machete'],
      more: (house) => house.members.push({ ...house.members[0]!, id: 'codsworth', card: 'codsworth' }),
    });
    t.seat(0).answer('use:surgery-center-1');
    expect(t.state.drawing!.cards).toEqual(['stimpak', 'robot-repair-kit']);
  });

  test('CH-STRUCT-35 what nobody of the house could use may be passed over, and what somebody could may not', () => {
    const items = ['robot-repair-kit', 'stimpak'];
    const t = inPhase({ stage: 'draw', structures: ['first-aid-station'], items });
    t.seat(0).answer('use:first-aid-station-1');
    expect(t.seat(0).asked()).toEqual({ ask: 'draw.pass', can: ['pass', 'take'], cannot: {} });
    t.seat(0).answer('pass');
    expect(ann(t).pool.items).toEqual(['stimpak']);
    const robots = inPhase({
      stage: 'draw',
      structures: ['first-aid-station'],
      items,
      more: (house) => house.members.push({ ...house.members[0]!, id: 'codsworth', card: 'codsworth' }),
    });
    robots.seat(0).answer('use:first-aid-station-1');
    expect(ann(robots).pool.items).toEqual(['robot-repair-kit']);
  });

  test('CH-RULING-54 armor is armor, no Mod and no Power Armor; any is every card of the deck', () => {
    const items = ['padded', 't-60-power-armor', 'sturdy-leather-armor'];
    const armor = inPhase({ stage: 'draw', structures: ['armor-stand'], items });
    armor.seat(0).answer('use:armor-stand-1');
    expect(ann(armor).pool.items).toEqual(['sturdy-leather-armor']);
    const any = inPhase({ stage: 'draw', structures: ['scavenging-stand'], items });
    any.seat(0).answer('use:scavenging-stand-1');
    expect(ann(any).pool.items).toEqual(['padded']);
  });
});

const RACKS = [
  ['CH-STRUCT-47', 'boston-bugle-small', 35, 1, 'any'],
  ['CH-STRUCT-48', 'boston-bugle-medium', 55, 2, 'any'],
  ['CH-STRUCT-49', 'boston-bugle-large', 75, 3, 'any'],
  ['CH-STRUCT-50', 'grognak-small', 50, 1, 'practiced'],
  ['CH-STRUCT-51', 'grognak-medium', 75, 2, 'practiced'],
  ['CH-STRUCT-52', 'grognak-large', 100, 3, 'practiced'],
  ['CH-STRUCT-53', 'survival-guide-small', 50, 1, 'instinctive'],
  ['CH-STRUCT-54', 'survival-guide-medium', 75, 2, 'instinctive'],
  ['CH-STRUCT-55', 'survival-guide-large', 100, 3, 'instinctive'],
  ['CH-STRUCT-56', 'covert-ops-small', 50, 1, 'tactical'],
  ['CH-STRUCT-57', 'covert-ops-medium', 75, 2, 'tactical'],
  ['CH-STRUCT-58', 'covert-ops-large', 100, 3, 'tactical'],
  ['CH-STRUCT-59', 'awesome-tales-small', 50, 1, 'cunning'],
  ['CH-STRUCT-60', 'awesome-tales-medium', 75, 2, 'cunning'],
  ['CH-STRUCT-61', 'awesome-tales-large', 100, 3, 'cunning'],
] as const;

describe('racks', () => {
  const all = [...content.boosts];
  const ofType = (type: string) => all.filter(([, boost]) => type === 'any' || boost.type === type).map(([id]) => id);

  test.each(RACKS)(
    '%s %s costs %d Caps, needs no Power, draws %d Boosts (%s) and keeps 1',
    (_rule, card, caps, draw, type) => {
      expect(price(card)).toBe(caps);
      expect(bought(card)[0]).toEqual([0, 0]);
      const right = ofType(type).slice(0, draw);
      const wrong =
        type === 'any'
          ? []
          : all
              .filter(([, boost]) => boost.type !== type)
              .slice(0, 2)
              .map(([id]) => id);
      const t = inPhase({
        stage: 'draw',
        structures: [card],
        boosts: [...wrong, ...right, ...ofType(type).slice(draw)],
      });
      t.seat(0).answer(`use:${card}-1`);
      if (draw > 1) {
        expect(t.seat(0).asked()!.can).toEqual(right.map((id) => `keep:${id}`));
        t.seat(0).answer(`keep:${right[0]}`);
      }
      expect(ann(t).pool.boosts).toEqual([right[0]]);
      expect(t.seat(0).refuse(`use:${card}-1`).rule).toBe('CH-DRAW-1');
    },
  );

  test('CH-RULING-69 the barbarian is called Grognak', () => {
    expect(content.structures.get('grognak-small')!.name).toBe('Grognak the Barbarian Rack: Small');
  });
});
