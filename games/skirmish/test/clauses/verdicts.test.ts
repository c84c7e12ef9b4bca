/** Who has won and what the fallen leave, clause by clause: each was found by breaking the rule (`npm run mutate skirmish`). */
import { describe, expect, test } from 'vitest';
import type { SpecialRules } from '../../battle.ts';
import { isInArc } from '../../queries/turrets.ts';
import { ambushTheCamp } from '../../scenarios/ambush-the-camp/rules.ts';
import { dropItems } from '../../scenarios/dropping.ts';
import { fortDavis } from '../../scenarios/fort-davis/rules.ts';
import { holdTheFort } from '../../scenarios/hold-the-fort/rules.ts';
import { lootTheArea } from '../../scenarios/loot-the-area/rules.ts';
import { lostJournal } from '../../scenarios/lost-journal/rules.ts';
import { newshound } from '../../scenarios/newshound/rules.ts';
import { smashAndGrab } from '../../scenarios/smash-and-grab/rules.ts';
import { suitUp } from '../../scenarios/suit-up/rules.ts';
import { superDuperSweep } from '../../scenarios/super-duper-sweep/rules.ts';
import { troubledBeginnings } from '../../scenarios/troubled-beginnings/rules.ts';
import { waterTreatmentPlant } from '../../scenarios/water-treatment-plant/rules.ts';
import { byWorth } from '../../scenarios/worth.ts';
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

describe('Hold the Fort', () => {
  const broken = (destroyed: number, more: Standing = {}) =>
    verdict(holdTheFort, { ...more, tally: { destroyed, ...more.tally } });

  test('SC-FORT-6 with the last of the three broken the Attackers have won, at once', () => {
    expect([broken(2), broken(3)]).toEqual([undefined, [1]]);
  });

  test('SC-RULING-4 with nobody left to break anything it is over, and not before', () => {
    expect([broken(0), broken(0, { here: [false, true] }), broken(0, { here: [true, false] })]).toEqual([
      undefined,
      undefined,
      [0],
    ]);
  });

  test('SC-FORT-3 with all of them whole in the end the Defenders have', () => {
    expect(broken(0, { isOver: true })).toEqual([0]);
    expect(broken(0, { isOver: true, tally: { wiped: 1 } })).toEqual([0]);
  });

  test('SC-FORT-5 with two broken the Attackers have, unless they were wiped out', () => {
    expect([broken(2, { isOver: true }), broken(2, { isOver: true, tally: { wiped: 2 } })]).toEqual([[1], [0]]);
  });

  test('SC-FORT-4 with one broken the Defenders have, unless they were wiped out', () => {
    expect([broken(1, { isOver: true }), broken(1, { isOver: true, tally: { wiped: 1 } })]).toEqual([[0], [1]]);
  });

  test('SC-FORT-3 what is broken is told as broken, and the rest as whole', () => {
    const t = scene({ ann: [settler('a', [1000, 1000])], ben: [settler('b', [5000, 5000])], special: holdTheFort });
    t.state.scenario!.tally = { destroyed: 1 };
    const told = holdTheFort.goals!(t).map(({ rule, reached, needed }) => [rule, reached, needed]);
    expect(told).toEqual(
      expect.arrayContaining([
        ['SC-FORT-3', 2, 3],
        ['SC-FORT-4', 2, 2],
        ['SC-FORT-6', 1, 3],
        ['SC-FORT-5', 1, 2],
      ]),
    );
  });
});

describe('Newshound', () => {
  const looked = (found: number, more: Standing = {}) => verdict(newshound, { ...more, tally: { found } });

  test('SC-RULING-4 with nobody left to look it is over, and not before', () => {
    expect([looked(2), looked(2, { here: [true, false] }), looked(1, { here: [false, true] })]).toEqual([
      undefined,
      undefined,
      [1],
    ]);
  });

  test('SC-NEWS-10 three places of four are enough for the Defenders in the end', () => {
    expect([looked(3, { isOver: true }), looked(4, { isOver: true })]).toEqual([[0], [0]]);
  });

  test('SC-NEWS-11 three kept are enough for the Attackers, and with two each nobody has won', () => {
    expect([looked(0, { isOver: true }), looked(1, { isOver: true }), looked(2, { isOver: true })]).toEqual([
      [1],
      [1],
      [],
    ]);
  });
});

describe('Suit Up', () => {
  test('SC-RULING-4 with nobody left to wear it out it is over, and not before', () => {
    expect(verdict(suitUp, {})).toBeUndefined();
    expect(verdict(suitUp, { here: [true, false] })).toBeUndefined();
    expect(verdict(suitUp, { here: [false, true] })).toEqual([1]);
    expect(verdict(suitUp, { tally: { 'taken-away': 1 } })).toEqual([1]);
  });

  test('SC-SUIT-2 out of town in it the Attackers have won', () => {
    expect(verdict(suitUp, { tally: { escaped: 1 }, isOver: true })).toEqual([0]);
  });
});

describe('last sides', () => {
  test.each([
    ['SC-RULING-4', 'Ambush the Camp', ambushTheCamp, [0, 1]],
    ['SC-RULING-4', 'Smash and Grab', smashAndGrab, [undefined, 0]],
  ] as const)('%s %s: with one side gone nothing changes any more', (_rule, _name, rules, [first, second]) => {
    const wins = (seat: number | undefined) => (seat === undefined ? undefined : [seat]);
    const [without, against] = [verdict(rules, { here: [true, false] }), verdict(rules, { here: [false, true] })];
    expect(rules === ambushTheCamp ? [without, against] : [against, without]).toEqual([wins(first), wins(second)]);
    expect(verdict(rules, {})).toBeUndefined();
  });

  test('SC-RULING-47 whoever keeps what it has to the end has won', () => {
    expect(verdict(ambushTheCamp, { isOver: true })).toEqual([1]);
    expect(verdict(smashAndGrab, { isOver: true })).toEqual([0]);
  });

  test('SC-SMASH-8 carried off it is won, whatever else is so', () => {
    expect(verdict(smashAndGrab, { tally: { 'carried-off': 1 }, isOver: true, here: [true, false] })).toEqual([1]);
  });

  test('SC-LOOT-5 in the end whoever holds more Caps, and of equals nobody', () => {
    const held = (mine: string[], theirs: string[], isOver = true) =>
      verdict(lootTheArea, {
        isOver,
        more: ({ models }) => {
          models[0]!.items = mine;
          models[1]!.items = theirs;
        },
      });
    expect(held([], [])).toEqual([]);
    expect(held(['stimpak'], [])).toEqual([0]);
    expect(held([], ['stimpak'])).toEqual([1]);
    expect(held(['stimpak'], ['stimpak'])).toEqual([]);
    expect(held(['stimpak'], [], false)).toBeUndefined();
  });

  test('SC-NOON-4 the last side standing has won, and with nobody left nobody has', () => {
    expect([verdict(byWorth, { here: [true, false] }), verdict(byWorth, { here: [false, true] })]).toEqual([[0], [1]]);
    expect(verdict(byWorth, { here: [false, false] })).toEqual([]);
    expect(verdict(byWorth, {})).toBeUndefined();
  });

  test('SC-SWEEP-1 whoever has banked enough has won, and of two both', () => {
    const banked = (...caps: [number, number]) =>
      verdict(superDuperSweep, { tally: { 'banked-0': caps[0], 'banked-1': caps[1] } });
    expect([banked(199, 0), banked(200, 0), banked(0, 200), banked(200, 200)]).toEqual([undefined, [0], [1], [0, 1]]);
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
