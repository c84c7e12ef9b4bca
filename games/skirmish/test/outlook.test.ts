/** What a screen shows before a choice is made: each question against what the rules themselves say of it. */
import { describe, expect, test } from 'vitest';
import { contains } from '../geometry/polygon.ts';
import { coverEvidence } from '../queries/cover.ts';
import { canSee, placeOf } from '../queries/line-of-sight.ts';
import { checkOpenAnswer } from '../queries/open-answers.ts';
import { asIfAt, movementOf, outlookOf, saferWay } from '../queries/outlook.ts';
import { checkPath } from '../queries/paths.ts';
import { nearestWay, roamOf, wayTo } from '../queries/reach.ts';
import { rangesToPlace } from '../queries/shooting.ts';
import { threatOf } from '../queries/threats.ts';
import { shotsOf, strikesOf } from '../queries/ways-to-attack.ts';
import type { SkirmishState } from '../state.ts';
import {
  act,
  BASE,
  type BattleSetting,
  battle,
  crate,
  FAR_AWAY,
  model,
  piece,
  positionOf,
  scene,
  settler,
  wall,
  weapon,
  YELLOW,
} from './helpers/battle.ts';

const X = 3000;
const alone = (more: Partial<BattleSetting> = {}) =>
  scene({ ann: [settler('a', [X, X])], ben: [settler('b', FAR_AWAY)], ...more });
const house = wall('house', [X - 200, X + 400, 900, 300]);
const mud = piece('mud', [X + 300, X - 500, 600, 1000], { ground: 'difficult' });

/** Points all around a model, near and far. */
const around = Array.from({ length: 60 }, (_, i) => {
  const angle = (2 * Math.PI * (i % 20)) / 20;
  const far = 300 + 450 * Math.floor(i / 20);
  return { x: Math.round(X + far * Math.cos(angle)), y: Math.round(X + far * Math.sin(angle)) };
});

test('WW-EDGE-1 beyond the edge nothing is reached, and what is drawn from there is drawn from the edge', () => {
  const t = scene({ ann: [settler('a', [300, X])], ben: [settler('b', FAR_AWAY)] });
  const roam = roamOf(t, t.model('a-1'), 'yellow', [[60, X]]);
  for (const { rim } of roam.fans) for (const { x, y } of rim) expect(Number.isFinite(x + y)).toBe(true);
  const { width, height } = t.state;
  const from = (to: readonly [number, number]) => roamOf(t, t.model('a-1'), 'black', [[...to]]).fans[0]!.from;
  expect([from([60, X]), from([width - 60, X])]).toMatchObject([{ x: 160 }, { x: width - 160 }]);
  expect([from([X, 60]), from([X, height - 60])]).toMatchObject([{ y: 160 }, { y: height - 160 }]);
});

test('WW-MOVE-1 what is reached from a corner that a way bends round is a region like any other', () => {
  const t = alone({ pieces: [house] });
  const roam = roamOf(t, t.model('a-1'), 'yellow');
  const round = wayTo(t, roam, { x: X - 420, y: X + 720 });
  const corner = round.path.at(0)!;
  expect(round.path.length).toBeGreaterThan(1);
  for (const { rim } of roamOf(t, t.model('a-1'), 'yellow', [corner]).fans)
    for (const { x, y } of rim) expect(Number.isFinite(x + y)).toBe(true);
});

describe('A safer way', () => {
  const mined = (x: number, y: number, live = true) =>
    alone({
      state: (state: SkirmishState) => {
        state.mines.push({ id: 'm', seat: 1, weapon: 'fragmentation-mine', x, y, height: 0, live });
      },
    });
  const straight: [number, number][] = [[X + 1000, X]];
  const saferIn = (t: ReturnType<typeof mined>) => saferWay(t, roamOf(t, t.model('a-1'), 'yellow'), straight);

  test('WW-MINE-7 where a way sets off a mine, one round it that sets off none is found, if the ruler allows it', () => {
    const t = mined(X + 500, X - 580);
    const roam = roamOf(t, t.model('a-1'), 'yellow');
    expect(movementOf(t, roam, straight).setOff.mines).toHaveLength(1);
    const found = saferIn(t)!;
    expect(found.checked.ok).toBe(true);
    expect(found.path.at(-1)).toEqual([X + 1000, X]);
    expect(movementOf(t, roam, [...found.path]).setOff.mines).toEqual([]);
  });

  test('WW-MINE-7 none where nothing goes off, and none where no way keeps off the mine', () => {
    expect(saferIn(mined(X + 500, X - 2000))).toBeUndefined();
    expect(saferIn(mined(X + 500, X - 580, false))).toBeUndefined();
    // It lies at the end of the way.
    expect(saferIn(mined(X + 1000, X))).toBeUndefined();
  });
});

describe('What a model can get to', () => {
  const t = alone({ pieces: [house, mud] });
  const a = t.model('a-1');
  const roam = roamOf(t, a, 'yellow');

  test('WW-MOVE-1 every way that is found is one that the rules allow, and no shorter one than straight', () => {
    const found = around.map((to) => ({ to, ...wayTo(t, roam, to) })).filter(({ checked }) => checked.ok);
    expect(found.length).toBeGreaterThan(20);
    for (const { to, path } of found) {
      expect(checkPath(t, a, 'yellow', path, true).ok).toBe(true);
      expect(path.at(-1)).toEqual([to.x, to.y]);
    }
  });

  test('WW-MOVE-1 what no way leads to is not in the drawn region, and what one leads to is', () => {
    const outlines = roam.fans.map(({ from, rim }, i) => (i === 0 ? rim : [from, ...rim]));
    const differs = around.filter(
      (to) => wayTo(t, roam, to).checked.ok !== outlines.some((outline) => contains(outline, to)),
    );
    expect(differs).toEqual([]);
  });

  test('WW-MOVE-1 beyond the ruler the nearest place is offered, and it can be gone to', () => {
    for (const to of around.slice(40)) {
      const nearest = nearestWay(t, roam, { x: to.x + (to.x - X), y: to.y + (to.y - X) });
      expect(nearest?.checked.ok).toBe(true);
    }
  });

  test('WW-TERRAIN-3 over difficult ground the shorter ruler counts', () => {
    const far = wayTo(t, roam, { x: X, y: X - 900 });
    expect(far.checked.ok && far.checked.evidence).toMatchObject({ color: 'yellow' });
    const into = wayTo(t, roam, { x: X + 500, y: X });
    expect(into.checked.ok && into.checked.evidence).toMatchObject({ color: 'orange', slow: ['mud'] });
  });

  test('WW-MOVE-3 a way of one’s own goes by its points, with what they leave of the ruler', () => {
    const via: [number, number][] = [[X, X - 600]];
    const there = roamOf(t, a, 'yellow', via);
    expect(wayTo(t, there, { x: X - 400, y: X - 600 })).toMatchObject({
      path: [
        [X, X - 600],
        [X - 400, X - 600],
      ],
      checked: { ok: true, evidence: { length: 1000 } },
    });
    expect(wayTo(t, there, { x: X - 800, y: X - 600 }).checked.ok).toBe(false);
  });
});

describe('What a movement sets off', () => {
  test('WW-WITHDRAW-2 whoever is left behind strikes first', () => {
    const t = scene({ ann: [settler('a', [X, X])], ben: [settler('b', [X + BASE, X])] });
    const { setOff } = movementOf(t, roamOf(t, t.model('a-1'), 'yellow'), [[X - 500, X]]);
    expect(setOff.strikes.map(({ id }) => id)).toEqual(['b-1']);
  });

  test('WW-MINE-7 mines that the base enters, on its way and at its end', () => {
    const t = alone({
      state: (state: SkirmishState) => {
        const mine = { seat: 1, weapon: 'fragmentation-mine', height: 0, live: true };
        state.mines = [
          { id: 'mine-1', x: X + 1100, y: X, ...mine },
          { id: 'mine-2', x: X - 300, y: X - 300, ...mine, live: false },
        ];
      },
    });
    const roam = roamOf(t, t.model('a-1'), 'yellow');
    expect(movementOf(t, roam, [[X + 700, X]]).setOff.mines.map(({ mine }) => mine.id)).toEqual(['mine-1']);
    expect(movementOf(t, roam, [[X - 300, X - 300]]).setOff.mines).toEqual([]);
  });

  test('WW-EDGE-1 a base that crosses the edge, on its way or at its end, leaves the battlefield', () => {
    const t = scene({ ann: [settler('a', [500, X])], ben: [settler('b', FAR_AWAY)] });
    const leaves = (...path: [number, number][]) =>
      movementOf(t, roamOf(t, t.model('a-1'), 'yellow'), path).setOff.leaves;
    expect([leaves([BASE / 2, X]), leaves([BASE / 2 - 10, X]), leaves([BASE / 2 - 10, X], [500, X + 300])]).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('WW-TRIGGER-6 prepared enemies that notice it may react, others not', () => {
    const t = scene({ ann: [settler('a', [X, X])], ben: [settler('b', [X, X + 2000], [X + 600, X + 2000])] });
    t.model('b-1').prepared = true;
    const { setOff } = movementOf(t, roamOf(t, t.model('a-1'), 'yellow'), [[X + 300, X]]);
    expect(setOff.reactors.map(({ id }) => id)).toEqual(['b-1']);
  });
});

describe('How things look from somewhere', () => {
  test('WW-LOS-1, WW-COVER-1 sight and cover are those of the rules', () => {
    const t = scene({
      ann: [settler('a', [X, X])],
      ben: [settler('b', [X, X + 2000], [X + 2500, X], [X - 2000, X])],
      pieces: [wall('w', [X - 600, X + 900, 1200, 200]), crate('c', [X + 1000, X - 100, 200, 200])],
    });
    const [there, moved] = asIfAt(t, t.model('a-1'), { x: X, y: X + 100 });
    for (const { foe, sees, isSeen, through } of outlookOf(there, moved)) {
      expect(sees).toBe(canSee(there, placeOf(there, moved), placeOf(there, foe)));
      expect(isSeen).toBe(canSee(there, placeOf(there, foe), placeOf(there, moved)));
      expect(through.map(({ id }) => id)).toEqual(foe.id === 'b-2' ? ['c'] : []);
    }
  });

  test('WW-COVER-3, WW-COVER-9 what does not count on the line is told with its reason', () => {
    const t = scene({
      ann: [settler('a', [1000, 2000], [3000, 2000])],
      ben: [settler('b', [5000, 2000])],
      pieces: [crate('near', [1160, 1900, 200, 200]), crate('far', [4000, 1900, 200, 200])],
    });
    const { by, ignored } = coverEvidence(t, placeOf(t, t.model('a-1')), placeOf(t, t.model('b-1')));
    expect(by.map(({ id }) => id)).toEqual(['far']);
    expect(ignored.map(({ id, why, rule }) => [id, why, rule])).toEqual([
      ['near', 'touched', 'WW-COVER-3'],
      ['a-2', 'friend', 'WW-COVER-9'],
    ]);
  });

  test('WW-SHOOT-8 the threat of a rifle is the ground it sees within its range', () => {
    const low = crate('k', [X - 1400, X - 600, 200, 1200]);
    const t = alone({ pieces: [wall('w', [X - 600, X + 900, 1200, 200]), low] });
    const a = t.model('a-1');
    const [shot] = threatOf(t, a);
    const rifle = weapon('assault-rifle');
    const at = (x: number, y: number) => ({ disc: { x, y, r: 0 }, height: 0, model: undefined });
    for (const [x, y] of [
      [X, X + 2000],
      [X + 2500, X + 300],
      [X - 2500, X],
      [X, X - 2900],
    ] as const) {
      const hits = rangesToPlace(t, a, rifle, at(x, y)).length > 0 && canSee(t, placeOf(t, a), at(x, y));
      expect([x, y, contains(shot!, { x, y })]).toEqual([x, y, hits]);
    }
  });
});

describe('Ways to attack', () => {
  test('WW-SHOOT-3 whom the question offers is whom the screen lights', () => {
    const t = battle({
      ann: [settler('a', [X, X])],
      ben: [settler('b', [X, X + 1500], [X + 1500, X], FAR_AWAY)],
      pieces: [wall('w', [X - 600, X + 600, 1200, 200])],
    });
    act(t, 'a-1');
    t.seat(0).answer('shoot', 'assault-rifle');
    const { can } = t.seat(0).asked()!;
    expect([...new Set(shotsOf(positionOf(t), model(t, 'a-1')).map(({ target }) => target.id))]).toEqual(can);
  });

  test('WW-CC-3 in contact there are blows and no shots', () => {
    const t = scene({ ann: [settler('a', [X, X])], ben: [settler('b', [X + BASE, X])] });
    expect(shotsOf(t, t.model('a-1'))).toEqual([]);
    expect(strikesOf(t, t.model('a-1')).map(({ target }) => target.id)).toContain('b-1');
  });
});

describe('Verdicts on open answers', () => {
  const t = alone();
  type Asked = Omit<Parameters<typeof checkOpenAnswer>[1], 'seat'>;
  const verdict = (question: Asked, answer: Parameters<typeof checkOpenAnswer>[2]) => {
    const checked = checkOpenAnswer(t, { seat: 0, ...question }, answer);
    return checked.ok ? 'ok' : checked.reason.rule;
  };

  test('WW-MOVE-1 a path is judged as the rules judge it', () => {
    const question = { ask: 'move.path', model: 'a-1', color: 'yellow' } as const;
    expect(verdict(question, [[X + YELLOW, X]])).toBe('ok');
    expect(verdict(question, [[X + 2 * YELLOW, X]])).toBe('WW-MOVE-1');
  });

  test('WW-CHARGE-2 a Charge must end against somebody', () => {
    expect(verdict({ ask: 'charge.path', model: 'a-1', color: 'red' }, [[X + 500, X]])).toBe('WW-CHARGE-2');
  });

  test('WW-PUSH-1 a push goes no farther than its color', () => {
    const question = { ask: 'push.length', model: 'a-1', color: 'orange' } as const;
    expect([verdict(question, 508), verdict(question, 509)]).toEqual(['ok', 'WW-PUSH-1']);
  });

  test('WW-MINE-1 a mine lies within Orange', () => {
    expect(verdict({ ask: 'mine.at', model: 'a-1' }, [X + 5000, X])).toBe('WW-MINE-1');
  });

  test('WW-SHOOT-3 a point is aimed at within the range of the weapon', () => {
    const question = { ask: 'shoot.point', model: 'a-1', weapon: 'assault-rifle' };
    expect([verdict(question, [X + 1000, X]), verdict(question, [X + 5900, X])]).toEqual(['ok', 'WW-SHOOT-3']);
  });
});
