/** Reinforcements Have Arrived: an ambush on both sides, and an edge to reach. */
import { describe, expect, test } from 'vitest';
import { taskOf } from '../../queries/ai/tasks.ts';
import { goalsOf } from '../../queries/scenario.ts';
import { modelById } from '../../queries/units.ts';
import { passed } from '../../rules/round/moments.ts';
import { codeOf } from '../../terrain/index.ts';
import { type BattleTest, content, positionOf, skill, tableOf } from '../helpers/battle.ts';
import { forceOf, leading, listed } from '../helpers/forces.ts';
import { endRound, scenario, settingUp, start, use } from '../helpers/scenario.ts';

const WIDE = 36 * 254;
const MIDDLE = WIDE / 2;
const YELLOW = 1016;
const RED = 1524;
const R = 160;

/** Seven models: half of them are four, a quarter are two. */
const column = forceOf([leading(), listed('enslaved-tech', { models: 3 }), listed('settler', { models: 3 })]);
const ambush = forceOf([leading(), listed('enslaved-tech')]);
const table = codeOf({ land: 'wasteland', pieces: [{ kind: 'crate', x: 4500, y: 4500, turn: 0 }] });
const road = { own: [column, ambush], table };
const PASSES = { 'leader.roll': [[skill(2)]] };

describe('The set-up', () => {
  test('SC-REINF-1 the Leader of the column tests PER: 750 Caps if it passes, 550 if not; the ambush has 750', () => {
    const limits = (shows: number) =>
      settingUp('reinforcements', road, { 'leader.roll': [[skill(shows)]] }).state.scenario!.brought.map(
        ({ limit }) => limit,
      );
    expect(limits(2)).toEqual([750, 750]);
    expect(limits(10)).toEqual([550, 750]);
    const { setup } = content.scenarios.get('reinforcements')!;
    expect(setup[0]).toMatchObject({ does: 'leader-test', attribute: 'PER', by: 0, caps: 550 });
  });

  const chosen = (edge = 'left') => {
    const t = settingUp('reinforcements', road, PASSES);
    t.seat(1).answer(edge);
    return t;
  };

  test('SC-REINF-8 the Attackers deploy within Yellow of two edges that face each other, Red from the others', () => {
    const t = chosen();
    t.seat(1).answer('enslaved-tech-b');
    expect(t.seat(1).refuse([YELLOW + R + 20, MIDDLE]).rule).toBe('SC-REINF-8');
    expect(t.seat(1).refuse([MIDDLE, 300]).rule).toBe('SC-REINF-8');
    expect(t.seat(1).refuse([300, RED + R - 20]).rule).toBe('SC-REINF-8');
    t.seat(1).answer([300, RED + R], [WIDE - YELLOW - R, MIDDLE]);
    expect(t.state.models).toHaveLength(2);
  });

  test('SC-REINF-9 the column chooses one of the other two, no deeper than Yellow and Red from both zones', () => {
    const t = chosen();
    t.seat(1).answer('enslaved-tech-b', [300, MIDDLE], [WIDE - 300, MIDDLE]);
    expect(t.seat(0).asked()).toMatchObject({ ask: 'deploy.edge', can: ['bottom', 'top'] });
    t.seat(0).answer('bottom', 'enslaved-tech');
    expect(t.seat(0).refuse([MIDDLE, YELLOW + R + 20]).rule).toBe('SC-REINF-9');
    // The zone begins Red above this edge: at its height the way aside is what counts.
    const aside = Math.sqrt((RED + R) ** 2 - (RED - 900) ** 2);
    expect(t.seat(0).refuse([Math.round(YELLOW + aside) - 20, 900]).rule).toBe('SC-REINF-9');
    t.seat(0).answer([Math.round(YELLOW + aside) + 2, 900]);
  });

  test('SC-CAMP-6 both sides have 750 Caps', () => {
    const t = start({ scenario: 'reinforcements', own: [null, null], caps: 500 });
    expect(t.state.scenario!.brought[1]!.limit).toBe(750);
  });

  test.each(['crossroads', 'by-chance'])('left to the table everybody finds a place (%s)', (laid) => {
    const t = settingUp('reinforcements', { own: [null, null], table: laid, placing: 'auto' });
    expect(t.state.round).toBe(1);
  });
});

describe('The battle', () => {
  const HER = 'enslaved-tech-1';
  const ALL = [HER, 'enslaved-tech-2', 'enslaved-tech-3', 'settler-1', 'settler-2', 'settler-3', 'preston-garvey-1'];
  interface Setting {
    readonly round?: number;
    readonly away?: number;
    readonly fallen?: number;
    readonly at?: readonly [number, number];
    readonly wiped?: number;
    readonly without?: readonly string[];
  }
  const battle = ({ round = 2, away = 0, fallen = 0, at = [5000, 8000], wiped, without = [] }: Setting = {}) =>
    scenario('reinforcements', {
      options: road,
      round,
      at: { [HER]: at },
      without,
      state: (state) => {
        state.scenario!.edges[0] = 'bottom';
        const others = ALL.slice(1).map((id) => state.models.find((model) => model.id === id)!);
        for (const model of others.slice(0, away)) model.gone = 'left';
        for (const model of others.slice(away, away + fallen)) model.gone = 'eliminated';
        Object.assign(state.scenario!.tally, { escaped: away, ...(wiped !== undefined && { wiped }) });
      },
    });
  const won = (t: BattleTest) => t.session.result?.winners;
  const grade = (t: BattleTest) => t.logged('SC-RULING-6');

  test('SC-REINF-2 a Defender who touches the exit edge has escaped, and is not lost', () => {
    const t = battle();
    use(t, 0, HER);
    t.seat(0).answer('move', [[5000, WIDE - R]]);
    expect([modelById(positionOf(t), HER).gone, t.state.scenario!.tally.escaped]).toEqual(['left', 1]);
    expect(t.logged('SC-REINF-2')).toHaveLength(1);
  });

  test('SC-REINF-2 so has one that is pushed there, and one that goes over it', () => {
    const now = positionOf(battle());
    passed(
      tableOf(now),
      modelById(now, HER),
      [
        { x: 5000, y: 8500 },
        { x: 5000, y: WIDE - R },
      ],
      true,
    );
    expect([modelById(now, HER).gone, now.state.scenario!.tally.escaped]).toEqual(['left', 1]);
    const over = battle();
    use(over, 0, HER);
    over.seat(0).answer('move', [[5000, WIDE + 200]]);
    expect(over.state.scenario!.tally.escaped).toBe(1);
  });

  test('SC-REINF-3 over no other edge, and touching one is nothing', () => {
    const t = battle({ at: [600, 5000] });
    use(t, 0, HER);
    t.seat(0).answer('move');
    expect(t.seat(0).refuse([[-100, 5000]]).rule).toBe('SC-REINF-3');
    t.seat(0).answer([[R, 5000]]);
    expect([modelById(positionOf(t), HER).gone, t.state.scenario!.tally.escaped]).toEqual([null, 0]);
  });

  test('SC-REINF-3 an Attacker at that edge is nothing either', () => {
    const now = positionOf(battle());
    passed(tableOf(now), modelById(now, 'enslaved-tech-b-1'), [{ x: 5000, y: WIDE - R }]);
    expect(now.state.scenario!.tally.escaped).toBe(0);
  });

  test('SC-REINF-4 of seven the fourth is a Major victory at once; the third is not', () => {
    const going = (away: number) => {
      const t = battle({ away });
      use(t, 0, HER);
      t.seat(0).answer('move', [[5000, WIDE - R]]);
      return t;
    };
    const t = going(3);
    expect([won(t), grade(t)]).toEqual([[0], ['It is a Major victory.']]);
    expect(won(going(2))).toBeUndefined();
  });

  test('SC-REINF-5 two or three are a Minor victory, and so is an ambush wiped out', () => {
    const ended = (setting: Setting) => {
      const t = battle({ round: 5, ...setting });
      endRound(t);
      return [won(t), grade(t)];
    };
    const MINOR = [[0], ['It is a Minor victory.']];
    expect(ended({ away: 2 })).toEqual(MINOR);
    expect(ended({ away: 3 })).toEqual(MINOR);
    expect(ended({ without: ['preston-garvey-b-1', 'enslaved-tech-b-1'], wiped: 2 })).toEqual(MINOR);
  });

  test('SC-REINF-6 a column of which nobody got away is a Major victory of the Attackers at once', () => {
    const verdict = (setting: Setting) => {
      const now = positionOf(battle({ ...setting, without: [HER] }));
      const rules = content.special.get('reinforcements')!;
      return [rules.verdict!(now, false), rules.grade!(now)];
    };
    expect(verdict({ fallen: 6 })).toEqual([[1], 'major']);
    expect(verdict({ fallen: 5 })).toEqual([undefined, 'minor']);
  });

  test('SC-RULING-43 with escapes their number decides', () => {
    const verdict = (away: number) => {
      const now = positionOf(battle({ away, fallen: 6 - away, without: [HER] }));
      const rules = content.special.get('reinforcements')!;
      return [rules.verdict!(now, false), rules.grade!(now)];
    };
    expect(verdict(1)).toEqual([[1], 'minor']);
    expect(verdict(2)).toEqual([[0], 'minor']);
  });

  test('SC-REINF-7 fewer than a quarter are a Minor victory of the Attackers', () => {
    const t = battle({ round: 5, away: 1 });
    endRound(t);
    expect([won(t), grade(t)]).toEqual([[1], ['It is a Minor victory.']]);
  });

  test('the goals say how far it is', () => {
    expect(
      goalsOf(positionOf(battle({ away: 1, fallen: 2 }))).map(({ seat, reached, needed }) => [seat, reached, needed]),
    ).toEqual([
      [0, 1, 4],
      [0, 1, 2],
      [0, 0, 2],
      [1, 2, 7],
      [1, 1, undefined],
    ]);
  });

  test('CH-AIOBJ-6 by the book the column makes for the exit, and the ambush for the column', () => {
    const now = positionOf(battle());
    expect(taskOf(now, modelById(now, HER))).toMatchObject({
      objective: 'go-to',
      subjects: [{ is: 'edge', edge: 'top' }],
      leaves: true,
    });
    expect(taskOf(now, modelById(now, 'enslaved-tech-b-1')).objective).toBe('defeat');
  });
});
