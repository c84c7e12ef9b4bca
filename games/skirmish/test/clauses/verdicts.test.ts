/** Who has won and what the fallen leave, clause by clause: each was found by breaking the rule (`npm run mutate skirmish`). */
import { describe, expect, test } from 'vitest';
import type { SpecialRules } from '../../battle.ts';
import { isInArc } from '../../queries/turrets.ts';
import { dropItems } from '../../scenarios/dropping.ts';
import { fortDavis } from '../../scenarios/fort-davis/rules.ts';
import { lostJournal } from '../../scenarios/lost-journal/rules.ts';
import { troubledBeginnings } from '../../scenarios/troubled-beginnings/rules.ts';
import { waterTreatmentPlant } from '../../scenarios/water-treatment-plant/rules.ts';
import type { SkirmishState } from '../../state.ts';
import { marker, scene, settler, tableOf, unit } from '../helpers/battle.ts';

interface Standing {
  /** Who is still there, of one model each. */
  readonly here?: readonly [boolean, boolean];
  readonly tally?: Readonly<Record<string, number>>;
  readonly isOver?: boolean;
  readonly more?: (state: SkirmishState) => void;
}

function verdict(rules: SpecialRules, { here = [true, true], tally = {}, isOver = false, more }: Standing) {
  const t = scene({ ann: [settler('a', [1000, 1000])], ben: [unit('b', 'brute', [[5000, 5000]])], special: rules });
  t.state.scenario!.tally = { ...tally };
  for (const [seat, isHere] of here.entries()) if (!isHere) t.state.models[seat]!.gone = 'eliminated';
  more?.(t.state);
  return rules.verdict!(t, isOver);
}

describe('Fort Davis', () => {
  const held = (...counts: [number, number]) =>
    verdict(fortDavis, {
      isOver: true,
      more: ({ models }) => {
        for (const [i, count] of counts.entries()) models[i]!.items = Array(count).fill('stimpak');
      },
    });

  test('SC-DAVIS-5 the last side standing has won, whenever that is', () => {
    expect(verdict(fortDavis, {})).toBeUndefined();
    expect(verdict(fortDavis, { here: [true, false] })).toEqual([0]);
    expect(verdict(fortDavis, { here: [false, true] })).toEqual([1]);
    expect(verdict(fortDavis, { here: [false, false] })).toEqual([]);
  });

  test('SC-DAVIS-5 SC-RULING-50 in the end whoever holds more, and of equals nobody', () => {
    expect([held(0, 0), held(2, 1), held(1, 2), held(2, 2)]).toEqual([[], [0], [1], []]);
  });
});

describe('the Lost Journal', () => {
  test('SC-JOURNAL-7 brought out it is won, whatever else is so', () => {
    expect(verdict(lostJournal, { tally: { escaped: 1 } })).toEqual([0]);
    expect(verdict(lostJournal, { tally: { escaped: 1 }, isOver: true, here: [false, true] })).toEqual([0]);
  });

  test('SC-JOURNAL-8 SC-RULING-4 in the end, or with no Survivor left, it is lost; before that nothing is decided', () => {
    expect(verdict(lostJournal, {})).toBeUndefined();
    expect(verdict(lostJournal, { here: [true, false] })).toBeUndefined();
    expect(verdict(lostJournal, { isOver: true })).toEqual([1]);
    expect(verdict(lostJournal, { here: [false, true] })).toEqual([1]);
  });
});

describe('Troubled Beginnings', () => {
  const trap = ({ markers }: SkirmishState) => {
    markers.push(marker('t', 'trap', 'item', 3000, 3000));
  };

  test('SC-BEGIN-4 with the last trap emptied the Super Mutants have won', () => {
    expect(verdict(troubledBeginnings, {})).toEqual([1]);
    expect(verdict(troubledBeginnings, { more: trap })).toBeUndefined();
  });

  test('SC-BEGIN-5 with the dog free and the Super Mutants gone the Survivors have; one alone is not enough', () => {
    const free = { freed: 1 };
    expect(verdict(troubledBeginnings, { more: trap, tally: free, here: [true, false] })).toEqual([0]);
    expect(verdict(troubledBeginnings, { more: trap, tally: free })).toBeUndefined();
    expect(verdict(troubledBeginnings, { more: trap, here: [true, false] })).toBeUndefined();
  });

  test('SC-RULING-4 with nobody left, or in the end, it is a draw', () => {
    expect(verdict(troubledBeginnings, { more: trap, here: [false, false] })).toEqual([]);
    expect(verdict(troubledBeginnings, { more: trap, isOver: true })).toEqual([]);
    expect(verdict(troubledBeginnings, { more: trap, here: [false, true] })).toBeUndefined();
  });
});

describe('the Water Treatment Plant', () => {
  test('SC-RULING-4 with nobody at the pumps it is lost once the generator is silent, and not before', () => {
    expect(verdict(waterTreatmentPlant, { here: [false, true] })).toEqual([1]);
    expect(verdict(waterTreatmentPlant, { here: [false, true], tally: { running: 1 } })).toBeUndefined();
    expect(verdict(waterTreatmentPlant, {})).toBeUndefined();
  });

  test('SC-WATER-9 in the end the Super Mutants have won', () => {
    expect(verdict(waterTreatmentPlant, { isOver: true })).toEqual([1]);
  });
});

describe('what a removed model leaves', () => {
  const fallen = (gone: 'eliminated' | 'left', ...items: string[]) => {
    const t = scene({ ann: [settler('a', [1000, 1200])], ben: [] });
    const model = Object.assign(t.model('a-1'), { gone, items });
    dropItems(tableOf(t), model, 'SC-DAVIS-4');
    return { markers: t.state.markers, items: model.items };
  };

  test('SC-DAVIS-4 what it had found lies where it was, open to both sides', () => {
    expect(fallen('eliminated', 'stimpak')).toEqual({
      markers: [
        {
          id: 'dropped-a-1',
          kind: 'dropped',
          x: 1000,
          y: 1200,
          face: 'item',
          up: true,
          seen: [0, 1],
          items: ['stimpak'],
          opened: true,
        },
      ],
      items: [],
    });
  });

  test('SC-DAVIS-4 who had nothing leaves nothing, and who walks off takes it along', () => {
    expect(fallen('eliminated')).toEqual({ markers: [], items: [] });
    expect(fallen('left', 'stimpak')).toEqual({ markers: [], items: ['stimpak'] });
  });
});

test('WW-TURRET-11 an arc is between its two directions, and both of them are part of it', () => {
  const arc = { from: { x: 1, y: 0 }, to: { x: 0, y: 1 } };
  const sees = (x: number, y: number) => isInArc({ arc } as never, { x: 100, y: 100 }, { x: 100 + x, y: 100 + y });
  expect([sees(1, 1), sees(1, 0), sees(0, 1)]).toEqual([true, true, true]);
  expect([sees(-1, 1), sees(1, -1), sees(-1, -1)]).toEqual([false, false, false]);
  expect(isInArc({ arc: null } as never, { x: 0, y: 0 }, { x: -5, y: -5 })).toBe(true);
});
