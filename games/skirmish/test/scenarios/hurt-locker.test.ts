/** Hurt Locker: a Leader who has to persuade, three bunkers, and a stash to hold. */
import { describe, expect, test } from 'vitest';
import type { ForceList } from '../../printed/force-lists.ts';
import { taskOf } from '../../queries/ai/tasks.ts';
import { forceCaps } from '../../queries/force-lists/prices.ts';
import { isLimitedUse } from '../../queries/limited-use.ts';
import { goalsOf } from '../../queries/scenario.ts';
import { modelById } from '../../queries/units.ts';
import { codeOf } from '../../terrain/index.ts';
import { type BattleTest, content, positionOf, skill } from '../helpers/battle.ts';
import { forceOf, leading, listed } from '../helpers/forces.ts';
import { endRound, marker, scenario, settingUp, start, use } from '../helpers/scenario.ts';

const WIDE = 36 * 254;
const MIDDLE = WIDE / 2;
/** Blue and Red, end to end. */
const FAR = 2540 + 1524;

const list = forceOf([leading(), listed('enslaved-tech')]);
const table = codeOf({ land: 'wasteland', pieces: [{ kind: 'crate', x: 300, y: 300, turn: 0 }] });
const locker = { own: [list, list], table };

const PASSES = { 'leader.roll': [[skill(2)]] };
const FAILS = { 'leader.roll': [[skill(10)]] };

describe('Before the battle', () => {
  const dear = forceOf(
    [
      leading(),
      ...['ronnie-shaw', 'cait', 'piper', 'paladin-danse'].map((card) => listed(card)),
      listed('minuteman', { models: 3 }),
    ],
    {
      house: true,
    },
  );
  const caps = (t: BattleTest) => t.state.scenario!.brought[0]!;

  test('SC-LOCKER-1 a Leader who passes a CHA test brings 750 Caps', () => {
    const t = settingUp('hurt-locker', locker, PASSES);
    expect([caps(t).limit, t.seat(1).asked()!.ask]).toEqual([750, 'marker.place']);
    expect(t.logged('SC-LOCKER-1')).toHaveLength(1);
  });

  test('SC-LOCKER-1 after a failed one the force may cost 550 Caps: whoever is too dear stays at home', () => {
    const t = settingUp('hurt-locker', { ...locker, own: [dear, list] }, FAILS);
    expect(caps(t).limit).toBe(550);
    const before = caps(t).caps;
    expect(before).toBeGreaterThan(550);
    const asked = t.seat(0).asked()!;
    expect(asked.ask).toBe('force.leave');
    expect(t.seat(0).refuse('preston-garvey').rule).toBe('CH-FORCE-9');
    while (t.seat(0).asked()?.ask === 'force.leave') t.seat(0).answer(t.seat(0).asked()!.can[0]!);
    expect(caps(t).caps).toBeLessThanOrEqual(550);
    expect(t.state.units.filter(({ seat }) => seat === 0).length).toBe(5);
  });

  /** A force of exactly so many Caps: the tech carries as much as it takes. */
  const costing = (caps: number): ForceList => {
    const prices = [...content.items.values()].filter((item) => isLimitedUse(item) && item.caps > 0);
    const bare = forceOf([leading(), listed('minuteman', { models: 3 }), listed('enslaved-tech')], { house: true });
    const rest = caps - forceCaps(content, bare);
    for (const one of prices)
      for (const other of prices)
        for (let n = 0; n * one.caps <= rest; n += 1) {
          const left = rest - n * one.caps;
          if (left % other.caps !== 0 || n + left / other.caps > 40) continue;
          const items = [...Array(n).fill(one.id), ...Array(left / other.caps).fill(other.id)];
          return forceOf([...bare.units.slice(0, 2), listed('enslaved-tech', { items })], { house: true });
        }
    throw new Error(`No force costs ${caps}.`);
  };

  test.each([
    [550, undefined],
    [551, 'force.leave'],
  ])('SC-LOCKER-1 with %d Caps the Attackers are asked %s', (cost, asked) => {
    const t = settingUp('hurt-locker', { ...locker, own: [costing(cost), list] }, FAILS);
    expect([caps(t).caps, t.seat(0).asked()?.ask]).toEqual([cost, asked]);
  });

  test('SC-LOCKER-1 the Defenders always have 750', () => {
    const { limit } = settingUp('hurt-locker', locker, FAILS).state.scenario!.brought[1]!;
    expect(limit).toBe(750);
  });

  test('SC-CAMP-6 both sides have 750 Caps', () => {
    const t = start({ scenario: 'hurt-locker', own: [null, null], caps: 500 });
    expect(t.state.scenario!.brought[1]!.limit).toBe(750);
  });
});

describe('The set-up', () => {
  const placing = () => settingUp('hurt-locker', locker, { ...PASSES, 'markers.mix': [[2, 0, 1]], 'luck.flip': [1] });
  const SPOTS: [number, number][] = [
    [2000, MIDDLE],
    [MIDDLE, MIDDLE],
    [7000, MIDDLE],
  ];

  test('SC-LOCKER-8 SC-RULING-71 three bunkers, their middles Blue and Red from the edges of both sides', () => {
    const t = placing();
    expect(t.seat(1).refuse([2000, FAR - 20]).rule).toBe('SC-LOCKER-8');
    expect(t.seat(1).refuse([2000, WIDE - FAR + 20]).rule).toBe('SC-LOCKER-8');
    t.seat(1).answer([2000, FAR], [MIDDLE, WIDE - FAR]);
    expect(t.seat(1).refuse([MIDDLE + 1016, MIDDLE]).rule).toBe('SC-LOCKER-8');
    t.seat(1).answer([7000, MIDDLE]);
    expect(t.state.pieces.filter(({ id }) => id.startsWith('bunker'))).toHaveLength(3);
    expect(t.state.markers.map(({ face }) => face).sort()).toEqual(['blank', 'blank', 'item']);
  });

  test('SC-LOCKER-8 what lies in them nobody knows', () => {
    const t = placing();
    t.seat(1).answer(...SPOTS);
    for (const seat of [0, 1]) {
      const { markers } = t.session.view(seat);
      expect(markers.map(({ face }) => face)).toEqual([null, null, null]);
    }
  });

  test('SC-LOCKER-8 one goes into a bunker as one likes', () => {
    const t = placing();
    t.seat(1).answer(...SPOTS);
    expect(t.state.pieces.find(({ id }) => id === 'bunker-1')).toMatchObject({ ground: 'normal', cover: true });
  });

  test.each([
    [1, 0],
    [0, 1],
  ])('SC-LOCKER-9 a flip of Luck (%d) says that side %d deploys first, all of it, within Yellow', (side, first) => {
    const t = settingUp('hurt-locker', locker, { ...PASSES, 'markers.mix': [[2, 0, 1]], 'luck.flip': [side] });
    t.seat(1).answer(...SPOTS);
    const own = first === 0 ? '' : '-b';
    const deep = (y: number) => (first === 0 ? y : WIDE - y);
    t.seat(first).answer(`enslaved-tech${own}`);
    expect(t.seat(first).refuse([MIDDLE, deep(1016 + 180)]).rule).toBe('SC-LOCKER-9');
    t.seat(first).answer([MIDDLE, deep(1016 + 140)], [MIDDLE + 900, deep(500)]);
    expect(t.seat(1 - first).asked()!.ask).toBe('deploy.unit');
    expect(t.seat(1 - first).asked()!.can).not.toContain(`enslaved-tech${own}`);
  });

  test.each(['crossroads', 'by-chance'])('left to the table everybody finds a place (%s)', (laid) => {
    const t = settingUp('hurt-locker', { own: [null, null], table: laid, placing: 'auto' });
    expect([t.state.markers.length, t.state.round]).toEqual([3, 1]);
  });
});

describe('The battle', () => {
  const A = 'enslaved-tech-1';
  const B = 'enslaved-tech-b-1';
  const AT: [number, number] = [4000, 4000 - 285];
  interface Setting {
    readonly round?: number;
    readonly holder?: number;
    readonly face?: 'item' | 'blank';
    readonly at?: Readonly<Record<string, readonly [number, number]>>;
    readonly without?: readonly string[];
    readonly wiped?: number;
    readonly rolls?: number;
    readonly found?: boolean;
  }
  const battle = ({ round = 2, holder, face = 'item', at = {}, without = [], wiped, rolls = 2, found }: Setting = {}) =>
    scenario('hurt-locker', {
      options: locker,
      round,
      without,
      at: { [A]: AT, ...at },
      chance: { 'expertise.roll': [[skill(rolls)]] },
      state: (state) => {
        const hidden = {
          ...marker('stash-1', 'stash', [4000, 4000], face, false),
          opened: found ?? holder !== undefined,
        };
        state.markers.push(
          { ...hidden, up: hidden.opened },
          marker('stash-2', 'stash', [6000, 4000], 'blank', false),
          marker('stash-3', 'stash', [7500, 4000], 'blank', false),
        );
        if (holder !== undefined) state.markers.splice(1);
        Object.assign(state.scenario!.tally, {
          ...(holder !== undefined && { holder: holder + 1 }),
          ...(wiped !== undefined && { wiped }),
        });
      },
    });
  const won = (t: BattleTest) => t.session.result?.winners;
  const grade = (t: BattleTest) => t.logged('SC-RULING-6');
  const gone = (seat: number) => (seat === 0 ? ['preston-garvey-1', A] : ['preston-garvey-b-1', B]);

  test('SC-LOCKER-2 not in round 1', () => {
    const t = battle({ round: 1 });
    use(t, 0, A);
    expect(t.seat(0).refuse('expertise').rule).toBe('SC-LOCKER-2');
  });

  test('SC-LOCKER-2 from round 2 on a Search that succeeds shows what is there; one that fails does not', () => {
    const empty = battle({ face: 'blank' });
    use(empty, 0, A);
    empty.seat(0).answer('expertise', 'search:stash-1');
    expect(empty.state.markers.map(({ up }) => up)).toEqual([true, false, false]);
    const failed = battle({ rolls: 10 });
    use(failed, 0, A);
    failed.seat(0).answer('expertise', 'search:stash-1');
    expect([failed.state.markers[0]!.up, failed.state.markers.length]).toEqual([false, 3]);
  });

  test('SC-LOCKER-2 the Defenders search as well', () => {
    const t = battle({ at: { [B]: AT, [A]: [600, 300] } });
    use(t, 1, B);
    t.seat(1).answer('expertise', 'search:stash-1');
    expect(t.state.scenario!.tally.holder).toBe(2);
  });

  test('SC-RULING-42 nobody looks into one for nothing', () => {
    const t = battle();
    use(t, 0, A);
    expect(
      t
        .seat(0)
        .asked()!
        .can.filter((id) => String(id).startsWith('look')),
    ).toEqual([]);
  });

  test('SC-LOCKER-3 with the stash found the other bunkers are empty', () => {
    const t = battle();
    use(t, 0, A);
    t.seat(0).answer('expertise', 'search:stash-1');
    expect(t.state.markers.map(({ id }) => id)).toEqual(['stash-1']);
    expect(t.state.scenario!.tally.holder).toBe(1);
  });

  test('SC-LOCKER-4 SC-LOCKER-5 whoever found it holds it while no enemy is at it: a Major victory', () => {
    for (const seat of [0, 1]) {
      const t = battle({ round: 5, holder: seat, at: { [A]: [600, 300] } });
      endRound(t);
      expect([won(t), grade(t)]).toEqual([[seat], ['It is a Major victory.']]);
    }
  });

  test('SC-LOCKER-4 SC-RULING-41 with both sides at it nobody holds it', () => {
    const t = battle({ round: 5, holder: 0, at: { [B]: [4000, 4285] } });
    endRound(t);
    expect([won(t), grade(t)]).toEqual([[], []]);
  });

  test('SC-RULING-41 with only the enemy at it when a round ends it changes hands', () => {
    const t = battle({ round: 3, holder: 0, at: { [A]: [600, 300], [B]: [4000, 4285] } });
    endRound(t);
    expect([t.state.scenario!.tally.holder, t.logged('SC-RULING-41').length]).toEqual([2, 1]);
  });

  test('SC-LOCKER-6 wiping the other side out is a Minor victory, when it ends', () => {
    for (const seat of [0, 1]) {
      const t = battle({ round: 5, without: gone(1 - seat), wiped: 2 - seat, at: { [A]: [600, 300] } });
      endRound(t);
      expect([won(t), grade(t)]).toEqual([[seat], ['It is a Minor victory.']]);
    }
    const early = battle({ round: 3, without: gone(1), wiped: 2 });
    endRound(early);
    expect(won(early)).toBeUndefined();
  });

  test('SC-LOCKER-7 with neither it is a draw', () => {
    const t = battle({ round: 5, at: { [A]: [600, 300] } });
    endRound(t);
    expect([won(t), grade(t)]).toEqual([[], []]);
  });

  test('SC-RULING-6 holding it beats having wiped the other side out', () => {
    const now = positionOf(battle({ holder: 1, without: gone(0), wiped: 1, at: { [B]: [600, 8000] } }));
    expect(content.special.get('hurt-locker')!.verdict!(now, true)).toEqual([1]);
    expect(content.special.get('hurt-locker')!.grade!(now)).toBe('major');
  });

  test('the goals say how far it is', () => {
    const goals = (setting: Setting) =>
      goalsOf(positionOf(battle(setting))).map(({ seat, reached, needed }) => [seat, reached, needed]);
    expect(goals({ holder: 0 })).toEqual([
      [0, 1, 1],
      [0, 0, 2],
      [1, 0, 1],
      [1, 0, 2],
    ]);
  });

  test('CH-AIOBJ-6 by the book they search, and then one side protects it and the other goes there', () => {
    const task = (id: string, setting: Setting) => {
      const now = positionOf(battle(setting));
      const { objective, subjects } = taskOf(now, modelById(now, id));
      return [objective, subjects.length];
    };
    expect(task(A, {})).toEqual(['use', 3]);
    expect(task(A, { round: 1 })).toEqual(['go-to', 3]);
    expect(task(A, { holder: 0 })).toEqual(['protect', 1]);
    expect(task(B, { holder: 0 })).toEqual(['go-to', 1]);
  });
});
