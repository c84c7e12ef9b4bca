/** Newshound: a journalist, four places, and a camp that does not know yet. */
import { describe, expect, test } from 'vitest';
import { taskOf } from '../../queries/ai/tasks.ts';
import { goalsOf } from '../../queries/scenario.ts';
import { modelById } from '../../queries/units.ts';
import type { Piece } from '../../state.ts';
import { codeOf } from '../../terrain/index.ts';
import { type BattleTest, content, positionOf, skill, tableOf } from '../helpers/battle.ts';
import { forceOf, leading, listed } from '../helpers/forces.ts';
import { endRound, marker, scenario, settingUp, start, use } from '../helpers/scenario.ts';

const INCH = 254;
const WIDE = 36 * INCH;
const MIDDLE = WIDE / 2;
const GREEN = 2032 + 125;
const RED = 1524;

const mine = forceOf([leading({ items: ['laser-musket'] }), listed('enslaved-tech')]);
const theirs = forceOf([leading(), listed('enslaved-tech', { models: 2 })]);
const table = codeOf({ land: 'wasteland', pieces: [{ kind: 'crate', x: 300, y: 300, turn: 0 }] });
const news = { own: [mine, theirs], table };

/** So far from the middle of the table, in this direction. */
const from = (length: number, degrees: number): [number, number] => {
  const angle = (degrees * Math.PI) / 180;
  return [Math.round(MIDDLE + length * Math.cos(angle)), Math.round(MIDDLE + length * Math.sin(angle))];
};

const CORNERS = [45, 135, 225, 315].map((degrees) => from(GREEN, degrees));
const HER = 'enslaved-tech-1';

describe('The set-up', () => {
  const named = (edge = 'bottom') => {
    const t = settingUp('newshound', news);
    t.seat(0).answer('enslaved-tech', edge);
    return t;
  };
  const placed = () => {
    const t = named();
    t.seat(0).answer(...CORNERS);
    return t;
  };

  test('SC-NEWS-1 the Defender names one of its models as the journalist', () => {
    const t = settingUp('newshound', news);
    expect(t.seat(0).asked()).toMatchObject({
      ask: 'name.journalist',
      can: ['preston-garvey', 'enslaved-tech', 'auto'],
    });
    t.seat(0).answer('enslaved-tech');
    expect(t.state.lasting.map(({ kind, on }) => [kind, on])).toEqual([['journalist', HER]]);
    const piper = { ...news, own: [forceOf([leading(), listed('piper')]), theirs] };
    expect(settingUp('newshound', piper).seat(0).asked()!.can[0]).toBe('piper');
  });

  test('SC-NEWS-6 four places at Green from the middle, at least Blue from one another', () => {
    const t = named();
    expect(t.seat(0).refuse(from(GREEN + 30, 45)).rule).toBe('SC-NEWS-6');
    expect(t.seat(0).refuse(from(GREEN - 30, 45)).rule).toBe('SC-NEWS-6');
    // 2540 and two half markers lie between the middles of two that are Blue apart: 80.6 degrees on this ring.
    t.seat(0).answer(from(GREEN, 10));
    expect(t.seat(0).refuse(from(GREEN, 90)).sentence).toBe(
      'It must lie at least blue, 10 inches from every other marker.',
    );
    t.seat(0).answer(from(GREEN, 92), from(GREEN, 190), from(GREEN, 280));
    expect(t.state.markers.map(({ kind, up }) => `${kind} ${up}`)).toEqual(Array(4).fill('lead true'));
  });

  test('SC-NEWS-7 the Attackers come first: in their own half, Red from every edge and from each other', () => {
    const t = placed();
    t.seat(1).answer('enslaved-tech-b');
    const r = 160;
    expect(t.seat(1).refuse([MIDDLE, MIDDLE + r - 20]).rule).toBe('SC-NEWS-7');
    expect(t.seat(1).refuse([MIDDLE, WIDE - RED - r + 20]).rule).toBe('SC-NEWS-7');
    expect(t.seat(1).refuse([RED + r - 20, MIDDLE + 1000]).rule).toBe('SC-NEWS-7');
    t.seat(1).answer([MIDDLE, MIDDLE + r], 'enslaved-tech-b');
    expect(t.seat(1).refuse([MIDDLE + RED + 2 * r - 20, MIDDLE + r]).rule).toBe('SC-NEWS-7');
    t.seat(1).answer([MIDDLE + RED + 2 * r, MIDDLE + r]);
    expect(t.state.models.map(({ unit }) => unit)).toEqual(['enslaved-tech-b', 'enslaved-tech-b']);
  });

  test('SC-NEWS-8 the Defenders follow, wholly within Red of the edge they chose; the other half is the enemy’s', () => {
    const t = placed();
    t.seat(1).answer('enslaved-tech-b', [MIDDLE, MIDDLE + 200], 'enslaved-tech-b', [MIDDLE + 2000, MIDDLE + 200]);
    t.seat(1).answer([MIDDLE - 2000, MIDDLE + 200]);
    t.seat(0).answer('enslaved-tech');
    expect(t.seat(0).refuse([MIDDLE, RED - 160 + 20]).rule).toBe('SC-NEWS-8');
    t.seat(0).answer([MIDDLE, RED - 160]);
    const left = named('left');
    left.seat(0).answer(...CORNERS);
    left.seat(1).answer('enslaved-tech-b');
    expect(left.seat(1).refuse([MIDDLE - 200, MIDDLE]).rule).toBe('SC-NEWS-7');
    left.seat(1).answer([MIDDLE + 200, MIDDLE]);
  });

  test('SC-RULING-78 where nobody fits at Red any more, the next shorter ruler will do', () => {
    const many = forceOf(
      [leading(), listed('enslaved-tech', { models: 3 }), ...Array(4).fill(listed('settler', { models: 3 }))],
      {
        house: true,
      },
    );
    const t = settingUp('newshound', { ...news, own: [mine, many], placing: 'auto' });
    const camp = t.state.models.filter(({ unit }) => t.state.units.find(({ id }) => id === unit)!.seat === 1);
    expect(camp).toHaveLength(16);
    const gaps = camp.map((one) =>
      Math.min(...camp.filter((other) => other !== one).map((other) => Math.hypot(one.x - other.x, one.y - other.y))),
    );
    // The first ones keep Red, whoever comes last stands wherever there is room.
    expect(Math.min(...gaps)).toBeLessThan(1524);
    expect(Math.max(...gaps.slice(0, 2))).toBeGreaterThanOrEqual(320);
  });

  test('SC-CAMP-6 both sides have 500 Caps', () => {
    const t = start({ scenario: 'newshound', own: [null, null], caps: 1000 });
    expect(t.state.scenario!.brought.map(({ limit }) => limit)).toEqual([500, 500]);
  });

  test.each(['crossroads', 'by-chance'])('left to the table everybody finds a place (%s)', (laid) => {
    const t = settingUp('newshound', { own: [null, null], table: laid, placing: 'auto' });
    expect(t.state.markers).toHaveLength(4);
    expect([t.state.round, t.state.models.length]).toEqual([1, 14]);
  });
});

describe('The battle', () => {
  const LEAD = marker('lead-1', 'lead', [3000, 3000]);
  interface Setting {
    readonly round?: number;
    readonly found?: number;
    readonly alarm?: boolean;
    readonly left?: number;
    readonly at?: Readonly<Record<string, readonly [number, number]>>;
    readonly without?: readonly string[];
    readonly flips?: readonly number[];
    readonly arrow?: number;
  }
  const battle = ({ round = 2, found = 0, alarm, left = 1, at = {}, without, flips = [1], arrow = 0 }: Setting = {}) =>
    scenario('newshound', {
      options: news,
      round,
      without: without ?? [],
      at: { [HER]: [3000, 2000], 'enslaved-tech-b-1': [7000, 7000], 'enslaved-tech-b-2': [8500, 8500], ...at },
      chance: { 'luck.flip': [...flips], 'scatter.direction': [arrow], 'attack.roll': [[skill(10), 1, 1]] },
      state: (state) => {
        for (let n = 0; n < left; n += 1) state.markers.push({ ...LEAD, id: `lead-${n + 1}`, x: 3000 + 900 * n });
        state.lasting.push({ id: '1', kind: 'journalist', on: HER, until: 'battle', from: 'SC-NEWS-1', left: 0 });
        Object.assign(state.scenario!.tally, { found, ...(alarm && { alarm: 1 }) });
      },
    });
  const won = (t: BattleTest) => t.session.result?.winners;
  const grade = (t: BattleTest) => t.logged('SC-RULING-6');

  test('SC-NEWS-1 her movement into contact removes the marker, and takes no Action for it', () => {
    const t = battle();
    use(t, 0, HER);
    t.seat(0).answer('move', [[3000, 2720]]);
    expect([t.state.markers, t.state.scenario!.tally.found, t.state.activation!.left]).toEqual([[], 1, 1]);
  });

  test('SC-NEWS-1 so does passing by, but not coming near', () => {
    const by = battle({ at: { [HER]: [2700, 2800] } });
    use(by, 0, HER);
    by.seat(0).answer('move', [[2700, 3300]]);
    expect(by.state.scenario!.tally.found).toBe(0);
    const through = battle({ at: { [HER]: [2600, 3000] } });
    use(through, 0, HER);
    through.seat(0).answer('move', [
      [2750, 3000],
      [2600, 3300],
    ]);
    expect(through.state.scenario!.tally.found).toBe(1);
  });

  test('SC-NEWS-1 nobody else removes one, and whoever pushes her does not either', () => {
    const t = battle({ at: { 'preston-garvey-1': [3000, 2000], [HER]: [600, 300] } });
    use(t, 0, 'preston-garvey-1');
    t.seat(0).answer('move', [[3000, 2715]]);
    expect(t.state.markers).toHaveLength(1);
    const pushed = battle({ at: { [HER]: [3000, 2600], 'enslaved-tech-b-1': [3000, 2280] } });
    const now = positionOf(pushed);
    expect(now.state.markers).toHaveLength(1);
    content.special.get('newshound')!.passed!(
      tableOf(now),
      modelById(now, HER),
      [
        { x: 3000, y: 2600 },
        { x: 3000, y: 2715 },
      ],
      true,
    );
    expect(now.state.markers).toHaveLength(1);
  });

  test('SC-NEWS-2 SC-RULING-39 a lucky one may go where it likes, and that is its whole activation', () => {
    const t = battle({ flips: [1] });
    use(t, 1, 'enslaved-tech-b-1');
    expect(t.seat(1).asked()).toMatchObject({ ask: 'wander.go', can: ['go', 'stay'] });
    t.seat(1).answer('go');
    expect(t.seat(1).asked()!.ask).toBe('move.path');
    expect(t.seat(1).refuse('shoot').rule).toBe('WW-MOVE-3');
    t.seat(1).answer([[7000, 7500]]);
    expect(modelById(positionOf(t), 'enslaved-tech-b-1')).toMatchObject({ y: 7500, readiness: 'used' });
    expect(t.state.activation).toBe(null);
  });

  test('SC-NEWS-3 SC-RULING-39 an unlucky one goes its full Move the way the arrow points', () => {
    const t = battle({ flips: [0], arrow: 16 });
    use(t, 1, 'enslaved-tech-b-1');
    const { x, y, readiness } = modelById(positionOf(t), 'enslaved-tech-b-1');
    expect([x, y, readiness]).toEqual([7000, 7000 + 1524 + 320, 'used']);
    expect(t.logged('SC-NEWS-3')).toHaveLength(1);
  });

  test('SC-RULING-39 it stops at the edge and at others', () => {
    const edge = battle({ flips: [0], arrow: 0, at: { 'enslaved-tech-b-1': [8000, 5000] } });
    use(edge, 1, 'enslaved-tech-b-1');
    expect(modelById(positionOf(edge), 'enslaved-tech-b-1')).toMatchObject({ x: WIDE - 160, gone: null });
    const other = battle({ flips: [0], arrow: 0, at: { 'enslaved-tech-b-2': [7600, 7000] } });
    use(other, 1, 'enslaved-tech-b-1');
    expect(modelById(positionOf(other), 'enslaved-tech-b-1').x).toBe(7600 - 320);
  });

  test('SC-NEWS-4 a Defender within Awareness raises the alarm at once, on its way already', () => {
    const away = battle({ at: { 'enslaved-tech-b-1': [6400, 4000], [HER]: [3000, 4000] } });
    use(away, 0, HER);
    away.seat(0).answer('move', [[4000, 4000]]);
    expect(away.state.scenario!.tally.alarm).toBeUndefined();
    const near = battle({ at: { 'enslaved-tech-b-1': [6400, 4000], [HER]: [3500, 4000] } });
    use(near, 0, HER);
    near.seat(0).answer('move', [
      [4100, 4000],
      [3700, 4000],
    ]);
    expect([near.state.scenario!.tally.alarm, near.logged('SC-NEWS-4').length]).toEqual([1, 1]);
  });

  test('SC-NEWS-4 so does an Attacker that wanders into range, and from then on nobody flips', () => {
    const t = battle({ flips: [0], arrow: 32, at: { 'enslaved-tech-b-1': [6000, 4000], [HER]: [2000, 4000] } });
    use(t, 1, 'enslaved-tech-b-1');
    expect(t.state.scenario!.tally.alarm).toBe(1);
    const awake = battle({ alarm: true });
    use(awake, 1, 'enslaved-tech-b-1');
    expect(awake.seat(1).asked()!.ask).toBe('action');
  });

  test('SC-NEWS-4 a shot raises it from any distance', () => {
    const t = battle({ at: { 'preston-garvey-1': [5000, 2500], 'enslaved-tech-b-1': [5000, 6500] } });
    use(t, 0, 'preston-garvey-1');
    t.seat(0).answer('move', [[5000, 2600]]);
    expect(t.state.scenario!.tally.alarm).toBeUndefined();
    t.seat(0).answer('shoot');
    while (t.seat(0).asked()?.ask.startsWith('shoot')) t.seat(0).answer(t.seat(0).asked()!.can[0]!);
    expect(t.state.scenario!.tally.alarm).toBe(1);
  });

  test('SC-RULING-38 no Line of Sight is needed', () => {
    const now = positionOf(battle({ at: { 'enslaved-tech-b-1': [4500, 4000], [HER]: [3500, 4000] } }));
    const wall: Piece = {
      id: 'wall',
      outline: [
        { x: 3900, y: 3000 },
        { x: 4000, y: 3000 },
        { x: 4000, y: 5000 },
        { x: 3900, y: 5000 },
      ],
      height: 900,
      blocksSight: true,
      cover: true,
      area: false,
      ground: 'impassable',
      huge: 'as-others',
      exceptions: {},
      overlooked: false,
    };
    now.state.pieces = [...now.state.pieces, wall];
    content.special.get('newshound')!.passed!(tableOf(now), modelById(now, HER), [{ x: 3500, y: 4000 }], false);
    expect(now.state.scenario!.tally.alarm).toBe(1);
  });

  test('SC-NEWS-5 the Defenders take the first turn, whoever holds the marker', () => {
    expect(battle({ round: 1 }).state.turn).toBe(0);
  });

  test('SC-NEWS-9 with all four and over an edge it is a Major victory at once', () => {
    const leaving = (found: number, left: number) => {
      const t = battle({ round: 4, found, left, at: { [HER]: [600, 4000] } });
      use(t, 0, HER);
      t.seat(0).answer('move', [[-200, 4000]]);
      return t;
    };
    const t = leaving(4, 0);
    expect([won(t), grade(t)]).toEqual([[0], ['It is a Major victory.']]);
    expect(won(leaving(3, 1))).toBeUndefined();
    const stays = battle({ round: 5, found: 4, left: 0 });
    endRound(stays);
    expect([won(stays), grade(stays)]).toEqual([[0], ['It is a Minor victory.']]);
  });

  test('SC-NEWS-10 SC-RULING-40 three are a Minor victory, even if she is gone; play goes on until the end', () => {
    const early = battle({ round: 4, found: 3, left: 1, without: [HER] });
    endRound(early);
    expect(won(early)).toBeUndefined();
    const t = battle({ round: 5, found: 3, left: 1, without: [HER] });
    endRound(t);
    expect([won(t), grade(t)]).toEqual([[0], ['It is a Minor victory.']]);
  });

  test('SC-NEWS-11 four left are a Major victory of the Attackers, three a Minor one, two a draw', () => {
    const ended = (found: number) => {
      const t = battle({ round: 5, found, left: 4 - found });
      endRound(t);
      return [won(t), grade(t)];
    };
    expect(ended(0)).toEqual([[1], ['It is a Major victory.']]);
    expect(ended(1)).toEqual([[1], ['It is a Minor victory.']]);
    expect(ended(2)).toEqual([[], []]);
  });

  test('SC-RULING-4 with no Defender left it is decided', () => {
    const now = positionOf(battle({ round: 2, found: 3, without: [HER, 'preston-garvey-1'] }));
    expect(content.special.get('newshound')!.verdict!(now, false)).toEqual([0]);
  });

  test('the goals say how far it is', () => {
    expect(
      goalsOf(positionOf(battle({ found: 2, left: 2 }))).map(({ seat, reached, needed }) => [seat, reached, needed]),
    ).toEqual([
      [0, 2, 5],
      [0, 2, 3],
      [1, 2, 4],
      [1, 2, 3],
    ]);
  });

  test('CH-AIOBJ-6 by the book she goes from place to place and out, the others protect her, the camp comes for her', () => {
    const task = (id: string, setting: Setting) => {
      const now = positionOf(battle(setting));
      const { objective, subjects, leaves } = taskOf(now, modelById(now, id));
      return [objective, subjects.length, leaves ?? false];
    };
    expect(task(HER, { left: 2 })).toEqual(['go-to', 2, false]);
    expect(task(HER, { left: 0, found: 4 })).toEqual(['go-to', 4, true]);
    expect(task('preston-garvey-1', {})).toEqual(['protect', 1, false]);
    expect(task('enslaved-tech-b-1', {})).toEqual(['defeat', 1, false]);
  });
});
