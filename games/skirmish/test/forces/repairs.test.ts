/** How a force is put right, forces by chance, and those of the box. */
import { randomFrom } from '@holotape/kernel';
import { describe, expect, test } from 'vitest';
import type { ForceList } from '../../printed/force-lists.ts';
import { randomForce } from '../../queries/force-lists/chance.ts';
import { flawsOf } from '../../queries/force-lists/flaws.ts';
import { notesOn } from '../../queries/force-lists/notes.ts';
import { forceCaps } from '../../queries/force-lists/prices.ts';
import { repairsFor } from '../../queries/force-lists/repairs.ts';
import { content } from '../helpers/battle.ts';
import { forceOf, leading, listed, words } from '../helpers/forces.ts';

/** The ways to put the first flaw right, each with what the force costs then. */
const repairs = (list: ForceList): string[] =>
  repairsFor(content, list, flawsOf(content, list)[0]!).map((repair) => `${words(repair)}: ${repair.caps}`);

describe('the cheapest repair', () => {
  test('CH-FORCE-10 the card goes before a model does, and the unit last', () => {
    expect(repairs(forceOf([leading(), listed('lancer', { models: 2, perks: ['big-leagues'] })]))).toEqual([
      'Take Big Leagues off Lancer: 254',
      'Only one Lancer: 210',
      'Leave Lancer at home: 134',
    ]);
  });

  test('CH-FORCE-4 whatever brings it under the limit for the least loss', () => {
    const list = forceOf([leading({ items: ['laser-musket'] }), listed('settler', { models: 2 })], { limit: 220 });
    expect(forceCaps(content, list)).toBe(228);
    expect(repairs(list).slice(0, 3)).toEqual([
      'Take Laser Musket off Preston Garvey: 214',
      'Only 1 of Settler: 188',
      'Leave Settler at home: 148',
    ]);
    const dear = { ...list, limit: 130 };
    expect(repairs(dear)).toEqual([]);
    expect(repairs({ ...list, limit: 140 })[0]).toBe('Leave at home what is too dear: 134');
  });

  test('CH-FORCE-9 the cheapest Leader card that a unit of one model may have', () => {
    const list = forceOf([listed('settler', { models: 2 }), listed('lancer')]);
    expect(repairs(list)[0]).toBe('Lancer leads, with Wasteland Searcher: 145');
    expect(repairs(list).some((each) => each.startsWith('Settler'))).toBe(false);
    expect(repairs(forceOf([listed('settler', { models: 2 })]))[0]).toMatch(/^Settler leads, with /);
  });

  test('a repair puts right what it says and nothing else wrong', () => {
    const list = forceOf([
      leading(),
      listed('dogmeat', { models: 2 }),
      listed('brute', { items: ['t-60-power-armor'] }),
    ]);
    for (const flaw of flawsOf(content, list))
      for (const repair of repairsFor(content, list, flaw)) {
        expect(repair.caps).toBe(forceCaps(content, repair.list));
        expect(flawsOf(content, repair.list).length).toBeLessThan(flawsOf(content, list).length);
      }
  });
});

describe('a force by chance', () => {
  test.each([...content.factions.keys()])('of %s is legal, sensible, led and spends nearly all', (faction) => {
    for (const limit of [500, 1000])
      for (let n = 0; n < 4; n += 1) {
        const list = randomForce(content, { name: 'x', limit, prices: '2020', faction }, randomFrom(`${faction} ${n}`));
        expect([...flawsOf(content, list), ...notesOn(content, list)]).toEqual([]);
        expect(forceCaps(content, list)).toBeGreaterThan(limit * 0.85);
        expect(content.units.get(list.units[0]!.card)!.faction).toBe(faction);
      }
  });

  test('the same seed gives the same force', () => {
    const of = (seed: string) =>
      randomForce(content, { name: 'x', limit: 750, prices: '2020', faction: 'raiders' }, randomFrom(seed));
    expect(of('one')).toEqual(of('one'));
    expect(of('one')).not.toEqual(of('two'));
  });
});

describe('forces of the box', () => {
  const lists = [...content.lists.values()];

  test('there are three of every faction: 500, 750 and 1000 Caps', () => {
    const sizes = Object.groupBy(lists, ({ faction }) => faction);
    expect(Object.keys(sizes)).toEqual([...content.factions.keys()]);
    for (const own of Object.values(sizes)) expect(own!.map(({ limit }) => limit)).toEqual([500, 750, 1000]);
  });

  test.each(lists.map((list) => [list.name, list] as const))('%s keeps every rule and wastes little', (_, list) => {
    const force = { ...list, house: false };
    expect([...flawsOf(content, force), ...notesOn(content, force)].map(words)).toEqual([]);
    expect(forceCaps(content, force)).toBeGreaterThan(list.limit * 0.93);
    expect(content.units.get(force.units.find(({ leader }) => leader !== null)!.card)!.faction).toBe(list.faction);
  });
});
