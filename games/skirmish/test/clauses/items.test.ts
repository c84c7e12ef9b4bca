/** Mines, meals and bases, clause by clause: each was found by breaking the rule (`npm run mutate skirmish`). */
import { describe, expect, test } from 'vitest';
import { lastingOn } from '../../queries/lasting.ts';
import { checkMine } from '../../queries/mines.ts';
import { baseOf } from '../../queries/units.ts';
import { discardCopy, useUp } from '../../rules/items/limited-use.ts';
import { unward, wearOff } from '../../rules/items/meals.ts';
import { useItem } from '../../rules/items/using-items.ts';
import { lay } from '../../rules/round/lasting.ts';
import type { SkirmishState } from '../../state.ts';
import { content, piece, playOut, scene, settler, tableOf, unit, weapon } from '../helpers/battle.ts';

const layerAt = (x: number, y: number) => unit('a', 'settler', [[x, y]], 'fragmentation-mine', 'assault-rifle');

describe('laying a mine', () => {
  const laid = (from: [number, number], answer: unknown, pieces: ReturnType<typeof piece>[] = []) => {
    const t = scene({ ann: [layerAt(...from)], ben: [settler('b', [8000, 8000])], pieces });
    const checked = checkMine(t, t.model('a-1'), answer as never);
    return checked.ok ? 'ok' : `${checked.reason.rule} ${checked.reason.say}`;
  };

  test.each([
    ['a word', 'there'],
    ['one number', [1000]],
    ['three numbers', [1000, 2400, 0]],
    ['a part of a tenth', [1000.5, 2400]],
  ])('WW-MINE-1 %s is no place', (_, answer) => {
    expect(laid([1000, 2000], answer)).toBe('WW-MINE-1 mine.no-point');
  });

  test('WW-RULING-68 on the very edge of the table there is ground, and beyond it none', () => {
    const { width, height } = scene({ ann: [layerAt(1000, 1000)], ben: [] }).state;
    expect(laid([200, 1000], [0, 1000])).toBe('ok');
    expect(laid([200, 1000], [-1, 1000])).toBe('WW-RULING-68 mine.no-ground');
    expect(laid([1000, 200], [1000, 0])).toBe('ok');
    expect(laid([1000, 200], [1000, -1])).toBe('WW-RULING-68 mine.no-ground');
    expect(laid([width - 200, 1000], [width, 1000])).toBe('ok');
    expect(laid([width - 200, 1000], [width + 1, 1000])).toBe('WW-RULING-68 mine.no-ground');
    expect(laid([1000, height - 200], [1000, height])).toBe('ok');
    expect(laid([1000, height - 200], [1000, height + 1])).toBe('WW-RULING-68 mine.no-ground');
  });

  test('WW-RULING-68 nor in what nobody can stand in; on other ground there is', () => {
    const pond = (ground: 'impassable' | 'difficult') => [piece('pond', [900, 2250, 300, 300], { ground })];
    expect(laid([1000, 2000], [1000, 2400], pond('impassable'))).toBe('WW-RULING-68 mine.no-ground');
    expect(laid([1000, 2000], [1000, 2400], pond('difficult'))).toBe('ok');
    expect(laid([1000, 2000], [1000, 2240], pond('impassable'))).toBe('ok');
  });
});

describe('what a meal leaves', () => {
  const fed = (kind: 'boost' | 'warded', from: string, left: number) => {
    const t = scene({ ann: [settler('a', [1000, 1000])], ben: [] });
    const table = tableOf(t);
    lay(table, { kind, on: 'a-1', until: 'cured', from, left });
    return { table, left: () => lastingOn(table, 'a-1', kind).map((each) => each.left) };
  };

  test('WW-BOOST-2 an icon against one type is used up by hits of that type alone, one by one', () => {
    const { table, left } = fed('boost', 'energy', 2);
    const [model] = table.state.models;
    wearOff(table, model!, ['physical', 'radiation']);
    expect(left()).toEqual([2]);
    wearOff(table, model!, ['physical', 'energy']);
    expect(left()).toEqual([1]);
    wearOff(table, model!, ['energy']);
    expect(left()).toEqual([]);
  });

  test('WW-USE-4 what is immune for a while is so until the activation after it has been counted down', () => {
    const { table, left } = fed('warded', 'rad-x', 1);
    const [model] = table.state.models;
    unward(table, model!);
    expect(left()).toEqual([0]);
    unward(table, model!);
    expect(left()).toEqual([]);
  });
});

test('WW-UNIT-7 a base is a disc as wide as its card says, the same in every direction', () => {
  const t = scene({ ann: [settler('a', [1000, 1000]), unit('m', 'brute', [[3000, 3000]])], ben: [] });
  for (const [id, card] of [
    ['a-1', 'settler'],
    ['m-1', 'brute'],
  ] as const)
    expect(baseOf(t, t.model(id)).r).toBe(content.units.get(card)!.base * 5);
});

describe('what a period brings when it begins', () => {
  const taken = (item: string, weapons: string[], prepare: (state: SkirmishState) => void, ...answers: string[]) => {
    const t = scene({ ann: [{ ...unit('a', 'settler', [[1000, 1000]], ...weapons), items: [item] }], ben: [] });
    prepare(t.state);
    const access = { id: item, item: { ...content.chems.get(item)!, kind: 'chem' as const }, owner: t.model('a-1') };
    playOut(useItem(tableOf(t), t.model('a-1'), access), ...answers);
    return { model: t.model('a-1'), unit: t.state.units[0]! };
  };
  const nothing = () => {};
  const withStep = (key: 'reaction' | 'flips' | 'luck') =>
    [...content.chems.values()].find(({ steps }) => Boolean(steps?.[0]?.[key]))!;

  test('WW-USE-11 a Reaction Marker, and none where it shows none', () => {
    expect(taken(withStep('reaction').id, [], nothing).model.prepared).toBe(true);
    expect(taken(withStep('luck').id, [], nothing).model.prepared).toBe(false);
  });

  test('WW-USE-11 radiation that is turned to usual damage', () => {
    const { id, steps } = withStep('flips');
    const { model } = taken(id, [], ({ models }) => {
      Object.assign(models[0]!, { radiation: 2, regular: 0 });
    });
    expect([model.radiation, model.regular]).toEqual([2 - steps![0]!.flips!, steps![0]!.flips!]);
  });

  test('WW-USE-11 Luck tokens, up to what the raised attribute allows', () => {
    const { id, steps } = withStep('luck');
    const { LUC } = content.units.get('settler')!.special;
    const luck = (had: number) =>
      taken(id, [], ({ units }) => {
        units[0]!.luck = had;
      }).unit.luck;
    expect([luck(0), luck(LUC + steps![0]!.luck!)]).toEqual([steps![0]!.luck!, LUC + steps![0]!.luck!]);
  });
});

describe('WW-LIMITED-1 one copy is gone', () => {
  const MINE = 'fragmentation-mine';
  const armed = (weapons: string[], items: string[], found: string[]) => {
    const t = scene({ ann: [{ ...unit('a', 'settler', [[1000, 1000]], ...weapons), items }], ben: [] });
    t.model('a-1').items = [...found];
    return { t, table: tableOf(t), model: t.model('a-1'), own: t.state.units[0]! };
  };

  test('of a mine that was laid: of those the unit came with first, then of those that were found', () => {
    const { table, model, own } = armed([MINE, 'assault-rifle'], [], [MINE, 'stimpak']);
    playOut(useUp(table, model, weapon(MINE)));
    expect([own.weapons, model.items]).toEqual([['assault-rifle'], [MINE, 'stimpak']]);
    playOut(useUp(table, model, weapon(MINE)));
    expect([own.weapons, model.items]).toEqual([['assault-rifle'], ['stimpak']]);
  });

  test('of a weapon that is no Limited Use item none', () => {
    const { table, model, own } = armed([MINE, 'assault-rifle'], [], []);
    playOut(useUp(table, model, weapon('assault-rifle')));
    expect(own.weapons).toEqual([MINE, 'assault-rifle']);
  });

  test('of an item: of those the unit came with first, then of those that were found', () => {
    const { table, model, own } = armed([], ['stimpak', 'jet'], ['stimpak', 'beer']);
    discardCopy(table, model, 'stimpak');
    expect([own.items, model.items]).toEqual([['jet'], ['stimpak', 'beer']]);
    discardCopy(table, model, 'stimpak');
    expect([own.items, model.items]).toEqual([['jet'], ['beer']]);
  });
});
