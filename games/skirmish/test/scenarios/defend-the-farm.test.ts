/** Defend the Farm: fuse boxes, crops, and victories of two grades. */
import { describe, expect, test } from 'vitest';
import { taskOf } from '../../queries/ai/tasks.ts';
import { NOBODY } from '../../queries/nobody.ts';
import { addModel, addUnit } from '../../rules/round/joining.ts';
import { noteWiped } from '../../scenarios/wiped.ts';
import type { SkirmishState } from '../../state.ts';
import { codeOf } from '../../terrain/index.ts';
import { type BattleTest, content, positionOf, skill, tableOf } from '../helpers/battle.ts';
import { forceOf, leading, listed } from '../helpers/forces.ts';
import { endRound, marker, scenario, settingUp, start, use } from '../helpers/scenario.ts';

const WIDE = 36 * 254;
const MIDDLE = WIDE / 2;
const BLUE = 2540 + 125;
const BLACK = 3048 + 125;

const list = forceOf([leading(), listed('enslaved-tech')]);
const table = codeOf({ land: 'wasteland', pieces: [{ kind: 'crate', x: 300, y: 300, turn: 0 }] });
const farm = { own: [list, list], table };

/** So far from the middle of the table, in this direction. */
const from = (length: number, degrees: number): [number, number] => {
  const angle = (degrees * Math.PI) / 180;
  return [Math.round(MIDDLE + length * Math.cos(angle)), Math.round(MIDDLE + length * Math.sin(angle))];
};

const BOXES = [45, 135, 225, 315].map((degrees) => from(BLUE, degrees));

describe('The set-up', () => {
  test('SC-FARM-8 four fuse boxes at Blue from the middle, at least Yellow apart', () => {
    const t = settingUp('defend-the-farm', farm);
    expect(t.seat(0).refuse(from(BLUE + 30, 45)).rule).toBe('SC-FARM-8');
    expect(t.seat(0).refuse(from(BLUE - 30, 45)).rule).toBe('SC-FARM-8');
    t.seat(0).answer(from(BLUE, 80));
    expect(t.seat(0).refuse(from(BLUE, 100))).toMatchObject({
      rule: 'SC-FARM-8',
      sentence: 'It must lie at least yellow, 4 inches from every other marker.',
    });
    t.seat(0).answer(from(BLUE, 110), from(BLUE, 225), from(BLUE, 315));
    expect(t.state.markers.map(({ kind, up }) => `${kind} ${up}`)).toEqual(Array(4).fill('fuse-box true'));
  });

  test('SC-RULING-77 one fuse box in each quarter of the table', () => {
    const t = settingUp('defend-the-farm', farm);
    t.seat(0).answer(from(BLUE, 10));
    expect(t.seat(0).refuse(from(BLUE, 80)).sentence).toBe(
      'One lies in this quarter of the table already: one goes into each.',
    );
  });

  test('SC-FARM-8 then eight crops at Black from the middle, at least Yellow from one another', () => {
    const t = settingUp('defend-the-farm', farm);
    t.seat(0).answer(...BOXES);
    expect(t.seat(1).refuse(from(BLUE, 0)).rule).toBe('SC-FARM-8');
    // Near a fuse box it may lie.
    t.seat(1).answer(from(BLACK, 45));
    expect(t.seat(1).refuse(from(BLACK, 60)).rule).toBe('SC-FARM-8');
    t.seat(1).answer(...[90, 135, 180, 225, 270, 315, 0].map((degrees) => from(BLACK, degrees)));
    expect(t.state.markers.filter(({ kind, up }) => kind === 'crop' && up)).toHaveLength(8);
    expect(t.seat(0).asked()!.ask).toBe('deploy.unit');
  });

  const planted = (): BattleTest => {
    const t = settingUp('defend-the-farm', farm);
    t.seat(0).answer(...BOXES);
    t.seat(1).answer(...[0, 45, 90, 135, 180, 225, 270, 315].map((degrees) => from(BLACK, degrees)));
    return t;
  };

  test('SC-FARM-9 SC-RULING-75 the Defenders deploy inside the figure of the fuse boxes', () => {
    const t = planted();
    t.seat(0).answer('enslaved-tech');
    const half = BLUE * Math.SQRT1_2;
    expect(t.seat(0).refuse([MIDDLE, Math.round(MIDDLE + half)]).rule).toBe('SC-FARM-9');
    t.seat(0).answer([MIDDLE, Math.round(MIDDLE + half - 170)]);
  });

  test('SC-FARM-9 the Attackers deploy after them, within Yellow of any edge', () => {
    const t = planted();
    t.seat(0).answer('enslaved-tech', [MIDDLE, MIDDLE], [MIDDLE + 600, MIDDLE]);
    t.seat(1).answer('enslaved-tech-b');
    expect(t.seat(1).refuse([1016 + 180, MIDDLE + 500]).rule).toBe('SC-FARM-9');
    t.seat(1).answer([1016 + 140, MIDDLE + 500]);
  });

  test('SC-CAMP-6 both sides have 500 Caps, whatever was agreed', () => {
    const t = start({ scenario: 'defend-the-farm', own: [null, null], caps: 1000 });
    expect(t.state.scenario!.brought.map(({ limit }) => limit)).toEqual([500, 500]);
  });

  test('left to the table everybody finds a place', () => {
    const t = settingUp('defend-the-farm', { ...farm, placing: 'auto' });
    expect(t.state.markers).toHaveLength(12);
    expect(t.state.models).toHaveLength(4);
  });
});

describe('The battle', () => {
  const BOX = marker('box', 'fuse-box', [4000, 4000]);
  const field = (n: number) => marker(`crop-${n}`, 'crop', [6000 + 260 * n, 6000]);

  interface Setting {
    readonly round?: number;
    readonly online?: number;
    readonly burned?: number;
    readonly at?: Readonly<Record<string, readonly [number, number]>>;
    readonly without?: readonly string[];
    readonly wiped?: number;
    readonly rolls?: number;
    readonly more?: (state: SkirmishState) => void;
  }
  const battle = ({ round = 2, online = 0, burned = 0, at = {}, without = [], wiped, rolls = 2, more }: Setting = {}) =>
    scenario('defend-the-farm', {
      options: farm,
      round,
      without,
      at: { 'enslaved-tech-1': [4000, 4000 - 285], 'enslaved-tech-b-1': [6260, 6000 - 285], ...at },
      chance: { 'expertise.roll': [[skill(rolls)]] },
      state: (state) => {
        state.markers.push({ ...BOX }, field(1), field(2));
        Object.assign(state.scenario!.tally, { online, burned, ...(wiped !== undefined && { wiped }) });
        more?.(state);
      },
    });
  const won = (t: BattleTest) => t.session.result?.winners;

  test('SC-FARM-1 the Attackers take the first turn, whoever holds the marker', () => {
    const t = battle({ round: 1 });
    expect([t.state.turn, t.seat(1).asked()!.ask]).toEqual([1, 'turn.ready']);
  });

  test('SC-FARM-2 SC-RULING-37 from round 2 on a Defender brings a fuse box online', () => {
    const t = battle();
    use(t, 0, 'enslaved-tech-1');
    t.seat(0).answer('expertise', 'computers:box');
    expect(t.state.scenario!.tally.online).toBe(1);
    expect(t.logged('SC-FARM-2')).toEqual(['Box is online: 1 of 4.']);
  });

  test('SC-FARM-2 not in round 1', () => {
    const t = battle({ round: 1 });
    use(t, 1, 'enslaved-tech-b-1');
    t.seat(1).answer('end', 'leave');
    t.seat(0).answer('enslaved-tech-1', 'all', 'enslaved-tech-1');
    expect(t.seat(0).refuse('expertise').rule).toBe('SC-FARM-2');
  });

  test('SC-FARM-2 an Attacker cannot', () => {
    const t = battle({ at: { 'enslaved-tech-1': [600, 300], 'enslaved-tech-b-1': [4000, 4000 - 285] } });
    use(t, 1, 'enslaved-tech-b-1');
    expect(t.seat(1).refuse('expertise').rule).toBe('SC-FARM-2');
  });

  test('SC-FARM-3 SC-RULING-36 an Attacker who ends its activation at a crop may burn it', () => {
    const t = battle();
    use(t, 1, 'enslaved-tech-b-1');
    t.seat(1).answer('end');
    expect(t.seat(1).asked()!.can).toEqual(['crop-1', 'leave']);
    t.seat(1).answer('crop-1');
    expect([t.state.scenario!.tally.burned, t.state.markers.some(({ id }) => id === 'crop-1')]).toEqual([1, false]);
  });

  test('SC-FARM-3 not with a Defender within Orange', () => {
    const near = battle({ at: { 'enslaved-tech-1': [6260, 6000 - 285 - 320 - 508] } });
    use(near, 1, 'enslaved-tech-b-1');
    near.seat(1).answer('end');
    expect(near.state.scenario!.tally.burned).toBe(0);
    expect(near.seat(1).asked()?.ask).not.toBe('crop.burn');
    const far = battle({ at: { 'enslaved-tech-1': [6260, 6000 - 285 - 320 - 520] } });
    use(far, 1, 'enslaved-tech-b-1');
    far.seat(1).answer('end');
    expect(far.seat(1).asked()!.ask).toBe('crop.burn');
  });

  test('SC-FARM-4 the fourth box online is a Major victory of the Defenders at once', () => {
    const t = battle({ online: 3 });
    use(t, 0, 'enslaved-tech-1');
    t.seat(0).answer('expertise', 'computers:box');
    expect(won(t)).toEqual([0]);
    expect(t.logged('SC-RULING-6')).toEqual(['It is a Major victory.']);
    const three = battle({ online: 2 });
    use(three, 0, 'enslaved-tech-1');
    three.seat(0).answer('expertise', 'computers:box');
    expect(won(three)).toBeUndefined();
  });

  test('SC-FARM-6 the sixth crop burned is a Major victory of the Attackers at once; the fifth is none', () => {
    const burning = (burned: number) => {
      const t = battle({ burned });
      use(t, 1, 'enslaved-tech-b-1');
      t.seat(1).answer('end', 'crop-1');
      return t;
    };
    expect(won(burning(4))).toBeUndefined();
    const t = burning(5);
    expect([won(t), t.logged('SC-RULING-6')]).toEqual([[1], ['It is a Major victory.']]);
  });

  const gone = (seat: number) =>
    seat === 0 ? ['preston-garvey-1', 'enslaved-tech-1'] : ['preston-garvey-b-1', 'enslaved-tech-b-1'];

  test('SC-FARM-5 with the Attackers wiped out the Defenders have a Minor victory when it ends', () => {
    const t = battle({ round: 5, online: 2, without: gone(1), wiped: 2 });
    endRound(t);
    expect([won(t), t.logged('SC-RULING-6')]).toEqual([[0], ['It is a Minor victory.']]);
    const earlier = battle({ round: 3, without: gone(1), wiped: 2 });
    endRound(earlier);
    expect(won(earlier)).toBeUndefined(); // SC-RULING-4
  });

  test('SC-FARM-7 with the Defenders wiped out the Attackers have a Minor victory when it ends', () => {
    const t = battle({ round: 5, burned: 4, without: gone(0), wiped: 1, at: { 'enslaved-tech-b-1': [600, 600] } });
    endRound(t);
    expect([won(t), t.logged('SC-RULING-6')]).toEqual([[1], ['It is a Minor victory.']]);
  });

  test('SC-RULING-5 with neither it is a draw, and no victory has a grade', () => {
    const t = battle({ round: 5, online: 3, burned: 4 });
    endRound(t);
    expect([won(t), t.logged('SC-RULING-6')]).toEqual([[], []]);
  });

  test('SC-RULING-4 what the wasteland sends is no side: with the last of it removed nobody is wiped out', () => {
    const t = battle({
      round: 5,
      more: (state) => {
        const table = tableOf({ state, content });
        addUnit(table, { id: 'rat', card: 'mole-rat', models: 1, items: [], heroic: false, leader: null }, NOBODY);
        addModel(table, 'rat', { x: 300, y: 300 });
        const rat = state.models.find(({ unit }) => unit === 'rat')!;
        rat.gone = 'eliminated';
        noteWiped(table, rat);
      },
    });
    endRound(t);
    expect(won(t)).toEqual([]);
  });

  test('CH-AIOBJ-6 by the book the raiders go to the crops; the others protect the boxes, and use them from round 2 on', () => {
    const task = (id: string, round: number) => {
      const now = positionOf(battle({ round }));
      const model = now.state.models.find((each) => each.id === id)!;
      const { objective, subjects } = taskOf(now, model);
      return [objective, ...subjects.map((subject) => ('id' in subject ? subject.id : ''))];
    };
    expect(task('enslaved-tech-b-1', 2)).toEqual(['go-to', 'crop-1', 'crop-2']);
    expect(task('enslaved-tech-1', 2)).toEqual(['use', 'box']);
    expect(task('enslaved-tech-1', 1)).toEqual(['protect', 'box']);
  });

  test('SC-RULING-6 a Major victory beats a Minor one; of two Minor ones the one that came first counts', () => {
    const judged = (setting: Setting) => {
      const now = positionOf(battle({ ...setting, without: [...gone(0), ...gone(1)] }));
      return content.special.get('defend-the-farm')!.verdict!(now, true);
    };
    expect(judged({ online: 4, wiped: 1 })).toEqual([0]);
    expect(judged({ online: 3, wiped: 1 })).toEqual([1]);
    expect(judged({ online: 3, wiped: 2 })).toEqual([0]);
  });
});
