/** What bots strive for in the scenarios that stand alone, and that they come to an end of it. */
import type { Answer, Choice, Question } from '@holotape/kernel';
import { describe, expect, test } from 'vitest';
import { movesAround, movesTo, prospects } from '../../bots/errands.ts';
import { errandTo } from '../../bots/finds.ts';
import { shortlistOf } from '../../bots/shortlist.ts';
import { worthOfPlaces } from '../../queries/placing.ts';
import { modelById, modelsOf } from '../../queries/units.ts';
import { aim as blasts } from '../../scenarios/demolition/aims.ts';
import { aim as reads } from '../../scenarios/general-atomics/aims.ts';
import { aim as runs } from '../../scenarios/police-station/aims.ts';
import type { SkirmishState } from '../../state.ts';
import { codeOf } from '../../terrain/index.ts';
import { type BattleTest, content, positionOf, wall } from '../helpers/battle.ts';
import { ACTIVE, charge, site } from '../helpers/demolition.ts';
import { forceOf, leading, listed } from '../helpers/forces.ts';
import { marker, scenario, use } from '../helpers/scenario.ts';

const shortlist = shortlistOf(content);

/** Of what the first seat may answer, what a bot thinks about. */
function thinksOf(t: BattleTest): readonly Answer[] {
  const question = t.session.question as Question;
  const can = (question as Choice).options().flatMap(({ id, blocked }) => (blocked === undefined ? [id] : []));
  return shortlist(positionOf(t), 0, question, can);
}

const ours = forceOf([leading(), listed('settler', { models: 2 })]);

describe('ways', () => {
  const station = (state?: (now: SkirmishState) => void, at: [number, number] = [4572, 5000]) =>
    scenario('police-station', {
      options: { own: [ours, ours], table: codeOf({ land: 'wasteland', pieces: [] }) },
      at: { 'settler-1': at, 'settler-2': [4572, 1000] },
      state: (now) => {
        now.markers = [marker('point', 'control-point', [4572, 8000], 'item')];
        state?.(now);
      },
    });
  const point = { x: 4572, y: 8000, r: 125 };
  const far = (t: BattleTest) => movesAround(positionOf(t), modelById(positionOf(t), 'settler-1'), point);

  test('around a wall it is farther, over open ground as far as the crow flies', () => {
    const open = station();
    expect(far(open)).toBeCloseTo(movesTo(positionOf(open), modelById(positionOf(open), 'settler-1'), point), 5);
    const walled = station((now) => {
      now.pieces = [wall('w', [3000, 6000, 3200, 200])];
    });
    expect(far(walled)).toBeGreaterThan(far(open) + 0.5);
    // At its end the way is clear again.
    const beside = station(
      (now) => {
        now.pieces = [wall('w', [3000, 6000, 3200, 200])];
      },
      [6600, 6100],
    );
    expect(far(beside)).toBeLessThan(far(walled));
  });

  test('Attackers do not run alone: whoever follows counts too', () => {
    const t = station();
    const after = station((now) => {
      now.models.find(({ id }) => id === 'settler-2')!.y = 2000;
    });
    expect(runs(positionOf(after), 0, 0)).toBeGreaterThan(runs(positionOf(t), 0, 0));
  });
});

describe('Demolition', () => {
  const at = { 'settler-1': [4000, 3400] } as const;
  const mined = (pillars: number, ordered: number) =>
    site({
      at,
      markers: [
        ...[1, 2, 3].map((i) => marker(`m${i}`, 'pillar', [2000 + 2200 * i, 7800], 'number-6', false)),
        ...[1, 2, 3].slice(0, pillars - 1).map((i) => charge(`c${i}`, [2000 + 2200 * i, 8200], ACTIVE)),
        charge('c', [4000, 3700], ACTIVE),
      ],
      tally: ordered > 0 ? { ordered } : {},
    });

  test('SC-DEMO-19 the order is given when enough pillars are mined, and not before', () => {
    const worth = (pillars: number, ordered: number) => blasts(positionOf(mined(pillars, ordered)), 0, 0);
    expect(worth(1, 1)).toBeLessThan(worth(1, 0));
    expect(worth(3, 1)).toBeLessThan(worth(3, 0));
    expect(worth(4, 1)).toBeGreaterThan(worth(4, 0));
  });

  test('a charge that lies in contact is picked up at once', () => {
    const t = site({ at, markers: [charge('c', [4000, 3115], { kind: 'dropped-charge' })] });
    use(t, 0, 'settler-1');
    expect(thinksOf(t)).toEqual(['special:pick-up-charge']);
  });
});

describe('General Atomics Facility', () => {
  const terminal = (id: string, x: number, y: number) => marker(id, 'terminal', [x, y], 'number-2');
  const facility = (markers: ReturnType<typeof terminal>[], at: Record<string, [number, number]> = {}) =>
    scenario('general-atomics', {
      options: { own: [ours, ours], table: codeOf({ land: 'plant', pieces: [] }) },
      at: { 'settler-1': [4572, 1000], 'settler-2': [6000, 1000], ...at },
      state: (now) => {
        now.markers = markers;
      },
    });

  test('no more go than are wanted: the others are free for the fight', () => {
    const battle = positionOf(facility([terminal('one', 4572, 3000), terminal('two', 6000, 3000)]));
    const errands = battle.state.markers.map((each) => errandTo(each, () => 60));
    const hope = (most?: number) => prospects(battle, modelsOf(battle, 0), errands, 4, most);
    expect(hope(0)).toBe(0);
    expect(hope(1)).toBeGreaterThan(0);
    expect(hope(2)).toBeGreaterThan(hope(1));
    expect(hope(5)).toBe(hope(2));
    expect(hope()).toBe(hope(2));
  });

  test('SC-GAF-1 nearer to a terminal is better for Blue', () => {
    const worth = (y: number) => {
      const battle = positionOf(facility([terminal('one', 4572, 4572)], { 'settler-1': [4572, y] }));
      return reads(battle, 0, 0);
    };
    expect(worth(3000)).toBeGreaterThan(worth(1000));
  });

  test('whoever leaves the deployment to the table stands near terminals, not near salvage', () => {
    const { state } = positionOf(facility([terminal('one', 8000, 3000), marker('crate', 'searchable', [1000, 3000])]));
    const worth = worthOfPlaces({ state: { ...state, models: [], pieces: [] }, content }, 0, []);
    expect(worth({ x: 8000, y: 600, r: 160 })).toBeGreaterThan(worth({ x: 1000, y: 600, r: 160 }) + 5);
  });
});
