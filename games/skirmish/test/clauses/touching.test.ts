/** Bases that touch, and what comes of it: clauses found by breaking the rule (`npm run mutate skirmish`). */
import { describe, expect, test } from 'vitest';
import { TOLERANCE } from '../../geometry/index.ts';
import { actOf } from '../../queries/acting.ts';
import { mendable } from '../../queries/power-armor.ts';
import { shotsOf } from '../../queries/ways-to-attack.ts';
import { freeAttackers } from '../../queries/withdrawing.ts';
import { whoIsHit } from '../../rules/attacking/melee.ts';
import { maybeSlide } from '../../rules/moving/slide.ts';
import {
  armor,
  BASE,
  type BattleSetting,
  FAR_AWAY,
  playOut,
  scene,
  settler,
  tableOf,
  unit,
} from '../helpers/battle.ts';

const X = 3000;
const duel: BattleSetting = { ann: [settler('a', [X, X])], ben: [settler('b', [X + BASE, X])] };

describe('Sliding', () => {
  const slide = (...to: [number, number][]) => {
    const t = scene(duel);
    const table = tableOf(t);
    t.state.acting.push(actOf(t.model('a-1'), 'strike', 'action'));
    playOut(maybeSlide(table, t.model('a-1')), ...to);
    return { at: [t.model('a-1').x, t.model('a-1').y], told: table.entries.filter(({ say }) => say === 'slid').length };
  };

  test('WW-SLIDE-1 who stays has not slid, who goes round to the other side has', () => {
    expect(slide([X, X])).toEqual({ at: [X, X], told: 0 });
    expect(slide([X + 2 * BASE, X])).toEqual({ at: [X + 2 * BASE, X], told: 1 });
    expect(slide([X + BASE, X + BASE])).toEqual({ at: [X + BASE, X + BASE], told: 1 });
  });

  test('WW-SLIDE-1 who touches nobody is not asked', () => {
    const t = scene({ ...duel, ben: [settler('b', FAR_AWAY)] });
    expect(playOut(maybeSlide(tableOf(t), t.model('a-1')))).toBeUndefined();
  });
});

test('WW-WITHDRAW-5 just in contact is in contact, a hair farther is not', () => {
  const t = scene(duel);
  const a = t.model('a-1');
  const after = (gap: number) => freeAttackers(t, a, [a, { x: X - gap, y: X }]).map(({ id }) => id);
  expect([after(TOLERANCE), after(TOLERANCE + 1)]).toEqual([[], ['b-1']]);
});

describe('Shooting into a melee', () => {
  const brawl: BattleSetting = {
    ann: [settler('a', [1000, 2000]), settler('f', [3000 - BASE, 2000])],
    ben: [settler('b', [3000, 2000], [3000, 2000 + BASE])],
  };

  test('WW-MELEE-5 the shooter numbers the others where there are several', () => {
    const t = scene(brawl);
    const hit = (...answers: (string | number[])[]) =>
      playOut(whoIsHit(tableOf(t), t.model('a-1'), t.model('b-1')), ...answers).id;
    expect(hit('b-2', [armor(2)])).toBe('b-2');
    expect(hit('f-1', [armor(2)])).toBe('f-1');
  });

  test('WW-MELEE-5 where there is one other nobody is asked', () => {
    const t = scene({ ...brawl, ben: [settler('b', [3000, 2000])] });
    expect(playOut(whoIsHit(tableOf(t), t.model('a-1'), t.model('b-1')), [armor(2)]).id).toBe('f-1');
  });
});

test('WW-CC-2 who is in contact has no shots, who is not has', () => {
  const near = scene(duel);
  expect(shotsOf(near, near.model('a-1'))).toEqual([]);
  const apart = scene({ ...duel, ben: [settler('b', [X + 1000, X])] });
  expect([...new Set(shotsOf(apart, apart.model('a-1')).map(({ target }) => target.id))]).toEqual(['b-1']);
});

test('WW-PA-6 a suit is mended by a friend who touches it, not by one who stands apart', () => {
  const wearer = (at: [number, number]) => ({
    ...unit('w', 'paladin', [at], 'machete'),
    powerArmor: 't-60-power-armor',
  });
  const mends = (at: [number, number]) => {
    const t = scene({
      ann: [settler('m', [2000, 2000]), wearer(at)],
      ben: [settler('b', FAR_AWAY)],
      state: ({ units }) => Object.assign(units[1]!.powerArmor!, { regular: 1 }),
    });
    return mendable(t, t.model('m-1')).map(({ id }) => id);
  };
  expect([mends([2360, 2000]), mends([2600, 2000])]).toEqual([['w-1'], []]);
});
