/** Hold the Fort: low walls, three machines, and whoever wants them dead. */
import { describe, expect, test } from 'vitest';
import { taskOf } from '../../queries/ai/tasks.ts';
import { goalsOf } from '../../queries/scenario.ts';
import { modelById } from '../../queries/units.ts';
import { codeOf } from '../../terrain/index.ts';
import { type BattleTest, content, positionOf, skill } from '../helpers/battle.ts';
import { forceOf, leading, listed } from '../helpers/forces.ts';
import { endRound, marker, scenario, settingUp, start, use } from '../helpers/scenario.ts';

const WIDE = 36 * 254;
const MIDDLE = WIDE / 2;
const [YELLOW, RED, GREEN, BLUE] = [1016, 1524, 2032, 2540];

const list = forceOf([leading(), listed('enslaved-tech')]);
const table = codeOf({ land: 'wasteland', pieces: [{ kind: 'crate', x: 8800, y: 8800, turn: 0 }] });
const fort = { own: [list, list], table };

describe('The set-up', () => {
  const chosen = (edge = 'bottom') => {
    const t = settingUp('hold-the-fort', fort, { 'luck.flip': [1] });
    t.seat(0).answer(edge);
    return t;
  };
  const SPOTS: [number, number][] = [
    [1000, 500],
    [MIDDLE, 500],
    [8000, 500],
  ];
  const placed = () => {
    const t = chosen();
    t.seat(0).answer('none', ...SPOTS);
    return t;
  };

  test('SC-FORT-7 up to four low walls within Green of the settlement’s edge, Yellow from each other', () => {
    const t = chosen();
    expect(t.seat(0).asked()).toMatchObject({ ask: 'wall.more', can: ['build', 'none', 'auto'] });
    t.seat(0).answer('build');
    expect(t.seat(0).refuse([2000, GREEN + 20]).rule).toBe('SC-FORT-7');
    t.seat(0).answer([2000, 1800], [2900, 1800], 'build', [4000, 1800]);
    expect(t.seat(0).refuse([3700, 1800]).sentence).toBe('Walls stand at least yellow, 4 inches from each other.');
    t.seat(0).answer([4800, 1800], 'build', [6000, 1800], [6800, 1800], 'build', [8000, 1800], [8800, 1800]);
    // There is no fifth.
    expect(t.seat(0).asked()!.ask).toBe('marker.place');
    expect(t.state.pieces.filter(({ id }) => id.startsWith('wall'))).toHaveLength(4);
  });

  test('SC-FORT-7 they are Difficult Terrain, and none need be built', () => {
    const t = chosen();
    t.seat(0).answer('build', [2000, 1800], [2900, 1800], 'none');
    expect(t.state.pieces.find(({ id }) => id === 'wall-1')).toMatchObject({
      ground: 'difficult',
      cover: true,
      blocksSight: false,
    });
    expect(placed().state.pieces.filter(({ id }) => id.startsWith('wall'))).toEqual([]);
  });

  test('SC-FORT-9 three machines inside the own zone, none within Red of another, and no fewer', () => {
    const t = chosen();
    t.seat(0).answer('none');
    expect(t.seat(0).refuse([1000, YELLOW - 125 + 20]).rule).toBe('SC-FORT-9');
    t.seat(0).answer([1000, YELLOW - 125]);
    expect(t.seat(0).refuse([1000 + RED + 250 - 20, YELLOW - 125]).rule).toBe('SC-FORT-9');
    t.seat(0).answer([1000 + RED + 250, YELLOW - 125]);
    expect(t.seat(0).asked()!.ask).toBe('marker.place');
    t.seat(0).answer([8000, 500]);
    expect(t.state.markers.map(({ id }) => id)).toEqual(['still-1', 'still-2', 'still-3']);
  });

  test('SC-FORT-8 SC-RULING-46 the Defenders deploy first, within Yellow of their edge', () => {
    const t = placed();
    t.seat(0).answer('enslaved-tech');
    expect(t.seat(0).refuse([MIDDLE + 800, YELLOW + 180]).rule).toBe('SC-FORT-8');
    t.seat(0).answer([MIDDLE + 800, YELLOW + 140], [MIDDLE + 1800, 500]);
    expect(t.seat(1).asked()!.ask).toBe('deploy.unit');
  });

  const deployed = (side = 1) => {
    const t = settingUp('hold-the-fort', fort, { 'luck.flip': [side] });
    t.seat(0).answer('bottom', 'none', ...SPOTS, 'enslaved-tech', [MIDDLE + 800, 500], [MIDDLE + 1800, 500]);
    return t;
  };

  test('SC-FORT-10 the Attackers deploy up to Blue from the opposite edge', () => {
    const t = deployed();
    t.seat(1).answer('enslaved-tech-b');
    expect(t.seat(1).refuse([MIDDLE, WIDE - BLUE - 180]).rule).toBe('SC-FORT-10');
    t.seat(1).answer([MIDDLE, WIDE - BLUE - 140]);
  });

  test('SC-FORT-1 a flip of Luck says who has the first turn, and the Advantage Marker with it', () => {
    for (const side of [0, 1]) {
      const t = deployed(side);
      t.seat(1).answer('enslaved-tech-b', [MIDDLE, WIDE - 500], [MIDDLE + 900, WIDE - 500]);
      const first = side === 1 ? 0 : 1;
      expect([t.state.turn, t.state.advantage, t.seat(first).asked()!.ask]).toEqual([first, first, 'turn.ready']);
    }
  });

  test('SC-CAMP-6 both sides have 1000 Caps', () => {
    const t = start({ scenario: 'hold-the-fort', own: [null, null], caps: 500 });
    expect(t.state.scenario!.brought.map(({ limit }) => limit)).toEqual([1000, 1000]);
  });

  test.each(['crossroads', 'by-chance'])('left to the table everybody finds a place (%s)', (laid) => {
    const t = settingUp('hold-the-fort', { own: [null, null], table: laid, placing: 'auto' });
    expect([t.state.markers.length, t.state.round]).toEqual([3, 1]);
    expect(t.state.pieces.filter(({ id }) => id.startsWith('wall-'))).toHaveLength(4);
  });
});

describe('The battle', () => {
  const A = 'enslaved-tech-b-1';
  const D = 'enslaved-tech-1';
  const AT: [number, number] = [4000, 4000 - 285];
  interface Setting {
    readonly round?: number;
    readonly destroyed?: number;
    readonly at?: Readonly<Record<string, readonly [number, number]>>;
    readonly without?: readonly string[];
    readonly wiped?: number;
    readonly rolls?: number;
  }
  const battle = ({ round = 2, destroyed = 0, at = {}, without = [], wiped, rolls = 2 }: Setting = {}) =>
    scenario('hold-the-fort', {
      options: fort,
      round,
      without,
      at: { [A]: AT, ...at },
      chance: { 'expertise.roll': [[skill(rolls)]] },
      state: (state) => {
        for (let n = destroyed; n < 3; n += 1)
          state.markers.push(marker(`still-${n + 1}`, 'still', [4000 + 1500 * (n - destroyed), 4000]));
        Object.assign(state.scenario!.tally, { destroyed, ...(wiped !== undefined && { wiped }) });
      },
    });
  const won = (t: BattleTest) => t.session.result?.winners;
  const grade = (t: BattleTest) => t.logged('SC-RULING-6');
  const gone = (seat: number) => (seat === 0 ? ['preston-garvey-1', D] : ['preston-garvey-b-1', A]);
  const ended = (setting: Setting) => {
    const t = battle({ round: 5, ...setting });
    endRound(t);
    return [won(t), grade(t)];
  };
  const [MAJOR, MINOR] = [['It is a Major victory.'], ['It is a Minor victory.']];

  test('SC-FORT-2 an Attacker disables one with Lockpick, Computers or Search, whichever it likes', () => {
    const t = battle();
    use(t, 1, A);
    t.seat(1).answer('expertise');
    const asked = t.seat(1).asked()!.can;
    const { skills } = content.units.get('enslaved-tech')!;
    const able = (['lockpick', 'computers', 'search'] as const).filter((each) => skills[each] !== undefined);
    expect(asked).toEqual(able.map((each) => `${each}:still-1`));
    t.seat(1).answer(asked[0]!);
    expect([t.state.scenario!.tally.destroyed, t.state.markers.map(({ id }) => id)]).toEqual([
      1,
      ['still-2', 'still-3'],
    ]);
  });

  test('SC-FORT-2 not with a failed test, not without any of the skills, and no Defender does it', () => {
    const failed = battle({ rolls: 10 });
    use(failed, 1, A);
    failed.seat(1).answer('expertise');
    failed.seat(1).answer(failed.seat(1).asked()!.can[0]!);
    expect(failed.state.markers).toHaveLength(3);
    const isUnable = ({ skills }: { skills: object }) =>
      !['lockpick', 'computers', 'search'].some((each) => each in skills);
    const { id } = [...content.units.values()].find(isUnable)!;
    const unable = scenario('hold-the-fort', {
      options: { ...fort, own: [list, forceOf([leading(), listed(id)], { house: true })] },
      round: 2,
      at: { [`${id}-1`]: AT },
      state: (state) => state.markers.push(marker('still-1', 'still', [4000, 4000])),
    });
    use(unable, 1, `${id}-1`);
    expect(unable.seat(1).refuse('expertise').rule).toBe('WW-EXPERT-2');
    const own = battle({ at: { [D]: AT, [A]: [600, 8000] } });
    use(own, 0, D);
    expect(own.seat(0).refuse('expertise').rule).toBe('SC-FORT-2');
  });

  test('SC-FORT-3 with none of them destroyed it is a Major victory of the Defenders', () => {
    expect(ended({})).toEqual([[0], MAJOR]);
  });

  test('SC-FORT-4 SC-RULING-45 with one destroyed it is a Minor one; and with two, if the Attackers are wiped out', () => {
    expect(ended({ destroyed: 1 })).toEqual([[0], MINOR]);
    expect(ended({ destroyed: 2, without: gone(1), wiped: 2 })).toEqual([[0], MINOR]);
  });

  test('SC-FORT-5 SC-RULING-45 with two destroyed, or the Defenders wiped out, it is a Minor one of the Attackers', () => {
    expect(ended({ destroyed: 2 })).toEqual([[1], MINOR]);
    expect(ended({ destroyed: 1, without: gone(0), wiped: 1 })).toEqual([[1], MINOR]);
    expect(ended({ destroyed: 0, without: gone(0), wiped: 1 })).toEqual([[0], MAJOR]);
  });

  test('SC-FORT-6 the third is a Major victory of the Attackers at once; the second is not', () => {
    const breaking = (destroyed: number) => {
      const t = battle({ destroyed });
      use(t, 1, A);
      t.seat(1).answer('expertise');
      t.seat(1).answer(t.seat(1).asked()!.can[0]!);
      return t;
    };
    const t = breaking(2);
    expect([won(t), grade(t)]).toEqual([[1], MAJOR]);
    expect(won(breaking(1))).toBeUndefined();
  });

  test('SC-RULING-4 without Attackers it is decided', () => {
    const now = positionOf(battle({ destroyed: 1, without: gone(1), wiped: 2 }));
    expect(content.special.get('hold-the-fort')!.verdict!(now, false)).toEqual([0]);
  });

  test('the goals say how far it is', () => {
    expect(
      goalsOf(positionOf(battle({ destroyed: 1 }))).map(({ seat, reached, needed }) => [seat, reached, needed]),
    ).toEqual([
      [0, 2, 3],
      [0, 2, 2],
      [0, 0, 2],
      [1, 1, 3],
      [1, 1, 2],
      [1, 0, 2],
    ]);
  });

  test('CH-AIOBJ-6 by the book the Attackers use them, and the Defenders protect them', () => {
    const now = positionOf(battle());
    expect([taskOf(now, modelById(now, A)).objective, taskOf(now, modelById(now, D)).objective]).toEqual([
      'use',
      'protect',
    ]);
  });
});
