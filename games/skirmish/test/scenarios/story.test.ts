/** The five linked scenarios as one story, and what is carried forward. */
import { describe, expect, test } from 'vitest';
import type { Carried, Story } from '../../printed/story.ts';
import { nextPart, storyAfter } from '../../queries/story.ts';
import { codeOf } from '../../terrain/index.ts';
import { type BattleTest, content, positionOf, skill } from '../helpers/battle.ts';
import { forceOf, leading, listed } from '../helpers/forces.ts';
import { scenario, settingUp, start, use } from '../helpers/scenario.ts';

const ORDER = ['defend-the-farm', 'newshound', 'hurt-locker', 'reinforcements', 'hold-the-fort'];
const WIDE = 36 * 254;
const MIDDLE = WIDE / 2;

const list = forceOf([leading(), listed('enslaved-tech', { models: 3 })]);
const mutants = forceOf([listed('aviator', { leader: 'brawler' }), listed('super-mutant', { models: 3 })]);
const table = codeOf({ land: 'wasteland', pieces: [{ kind: 'crate', x: 8900, y: 4600, turn: 0 }] });

/** A story in which everything before a scenario was a draw, with something carried into it. */
const before = (id: string, ...carried: [Carried, number, number][]): Story => ({
  results: ORDER.slice(0, ORDER.indexOf(id)).map((each) => ({ scenario: each, winner: null, grade: null })),
  carried: carried.map(([what, seat, n]) => ({ what, seat, in: id, n })),
});

const told = (id: string, ...carried: [Carried, number, number][]) => ({
  own: [list, mutants],
  table,
  story: before(id, ...carried),
});

describe('The order', () => {
  test('SC-CAMP-1 the five are told in their order, and no other way', () => {
    expect(ORDER.map((id) => nextPart(content, before(id))!.id)).toEqual(ORDER);
    const begin = (id: string, story: Story) => () => start({ scenario: id, placing: 'auto', story });
    expect(begin('newshound', before('defend-the-farm'))).toThrow('The story goes on with Defend the Farm.');
    expect(begin('newshound', before('newshound'))).not.toThrow();
    const { results } = before('hold-the-fort');
    expect(begin('hold-the-fort', { results: results.toReversed(), carried: [] })).toThrow('told in their order');
    const all: Story = { results: [...results, { scenario: 'hold-the-fort', winner: 0, grade: 'major' }], carried: [] };
    expect(begin('hold-the-fort', all)).toThrow('told to its end');
  });

  test('SC-CAMP-1 each may be played alone, with nothing carried', () => {
    for (const id of ORDER) expect(start({ scenario: id, placing: 'auto' }).state.scenario!.story).toBe(null);
  });

  test('SC-CAMP-2 whose side is whose stays so: a force of the other side is refused', () => {
    const begin = (own: unknown) => () =>
      start({ scenario: 'newshound', placing: 'auto', story: before('newshound'), own });
    expect(begin([list, mutants])).not.toThrow();
    expect(begin([mutants, mutants])).toThrow('SC-CAMP-2');
    expect(begin([list, list])).toThrow('SC-CAMP-2');
  });

  test('SC-CAMP-3 the first side defends, but for Hurt Locker', () => {
    expect(ORDER.map((id) => content.scenarios.get(id)!.sides)).toEqual([
      ['Defenders', 'Attackers'],
      ['Defenders', 'Attackers'],
      ['Attackers', 'Defenders'],
      ['Defenders', 'Attackers'],
      ['Defenders', 'Attackers'],
    ]);
  });

  test('SC-RULING-73 Creatures may be on the side of the Super Mutants, and on no other', () => {
    const creature = [...content.units.values()].find(({ type, unique }) => type === 'creature' && !unique)!;
    const wild = (own: ReturnType<typeof forceOf>) => forceOf([...own.units.slice(0, 1), listed(creature.id)]);
    expect(() => start({ scenario: 'newshound', placing: 'auto', own: [list, wild(mutants)] })).not.toThrow(
      'CH-FORCE-12',
    );
    expect(() => start({ scenario: 'newshound', placing: 'auto', own: [wild(list), mutants] })).toThrow('CH-FORCE-12');
    expect(() => start({ scenario: 'noon', placing: 'auto', own: [list, wild(mutants)] })).toThrow('CH-FORCE-12');
  });
});

describe('What is carried forward', () => {
  /** The story after a battle that ended like this. */
  const after = (id: string, winner: number | null, tally: Record<string, number>, carried: Story['carried'] = []) => {
    const now = positionOf(scenario(id, { options: { ...told(id), story: { ...before(id), carried } }, round: 2 }));
    now.state.scenario!.winners = winner === null ? [] : [winner];
    Object.assign(now.state.scenario!.tally, tally);
    return storyAfter(now)!;
  };
  const brought = ({ carried }: Story) => carried.map(({ what, seat, in: into, n }) => `${what} ${seat} ${into} ${n}`);

  test('SC-CAMP-4 SC-FARM-10 a Major victory on the farm brings 1 Food for the next battle and 3 for the last', () => {
    const story = after('defend-the-farm', 0, { online: 4 });
    expect(brought(story)).toEqual(['food 0 newshound 1', 'food 0 hold-the-fort 3']);
    expect(story.results).toEqual([{ scenario: 'defend-the-farm', winner: 0, grade: 'major' }]);
  });

  test('SC-CAMP-4 what was carried into a battle is gone after it, the rest is kept', () => {
    const carried: Story['carried'] = [
      { what: 'food', seat: 0, in: 'newshound', n: 1 },
      { what: 'food', seat: 0, in: 'hold-the-fort', n: 3 },
    ];
    expect(brought(after('newshound', null, { found: 2 }, carried))).toEqual(['food 0 hold-the-fort 3']);
  });

  test('SC-CAMP-5 SC-FARM-11 rows are never added together: a Minor one brings 1 Food for the next, and no more', () => {
    expect(brought(after('defend-the-farm', 0, { wiped: 2 }))).toEqual(['food 0 newshound 1']);
  });

  test('SC-FARM-12 the Attackers’ Major victory costs the Defender 50 Caps in the last battle', () => {
    expect(brought(after('defend-the-farm', 1, { burned: 6 }))).toEqual(['caps 0 hold-the-fort -50']);
  });

  test('SC-FARM-13 their Minor one brings them 1 Food for the next', () => {
    expect(brought(after('defend-the-farm', 1, { wiped: 1 }))).toEqual(['food 1 newshound 1']);
  });

  test('SC-NEWS-12 three Action Points and priority for a Minor victory', () => {
    expect(brought(after('newshound', 0, { found: 3 }))).toEqual([
      'points 0 hurt-locker 3',
      'priority 0 hurt-locker 1',
    ]);
  });

  test('SC-NEWS-14 the Attackers’ Minor one lets them choose who has priority', () => {
    expect(brought(after('newshound', 1, { found: 1 }))).toEqual(['chooses-priority 1 hurt-locker 1']);
  });

  test('SC-NEWS-15 their Major one makes them deploy second in the last battle too', () => {
    expect(brought(after('newshound', 1, { found: 0 }))).toEqual([
      'chooses-priority 1 hurt-locker 1',
      'deploys-second 1 hold-the-fort 1',
    ]);
  });

  const LOCKER = content.scenarios.get('hurt-locker')!.story!.carries;
  const rows = (side: number, grade: string) =>
    LOCKER.filter((row) => row.side === side && row.grade === grade).map(
      ({ what, seat, in: into, n }) => `${what} ${seat} ${into} ${n}`,
    );

  test('SC-LOCKER-10 SC-RULING-8 whoever defends the fort gets a weapon and two turrets for a Major victory', () => {
    expect(rows(0, 'major')).toEqual(['weapon 0 reinforcements 1', 'turrets 0 hold-the-fort 2']);
  });

  test('SC-LOCKER-11 and a weapon for a Minor one', () => {
    expect(rows(0, 'minor')).toEqual(['weapon 0 reinforcements 1']);
  });

  test('SC-LOCKER-12 SC-RULING-8 whoever attacks it gets a mine and two missiles', () => {
    expect(rows(1, 'major')).toEqual(['mine 1 reinforcements 1', 'missiles 1 hold-the-fort 2']);
  });

  test('SC-LOCKER-13 and a mine for a Minor one', () => {
    expect(rows(1, 'minor')).toEqual(['mine 1 reinforcements 1']);
  });

  test('SC-LOCKER-7 a draw carries nothing', () => {
    expect(brought(after('hurt-locker', null, {}))).toEqual([]);
  });

  test('SC-CAMP-7 the last battle decides the story, with its grade', () => {
    const story = after('hold-the-fort', 1, { destroyed: 3 });
    expect(story.results.at(-1)).toEqual({ scenario: 'hold-the-fort', winner: 1, grade: 'major' });
    expect(nextPart(content, story)).toBeUndefined();
  });
});

describe('What was carried is there', () => {
  const limits = (t: BattleTest) => t.state.scenario!.brought.map(({ limit }) => limit);
  const fort = (...carried: [Carried, number, number][]) => told('hold-the-fort', ...carried);

  test('SC-FARM-12 SC-FORT-11 Caps less and troops more add up', () => {
    const t = settingUp('hold-the-fort', fort(['caps', 0, -50], ['troops', 0, 50]));
    expect(limits(t)).toEqual([1000, 1000]);
    expect(limits(settingUp('hold-the-fort', fort(['caps', 0, -50])))).toEqual([950, 1000]);
  });

  test('SC-REINF-10 SC-RULING-11 troops raise the limit, for units alone', () => {
    expect(limits(settingUp('hold-the-fort', fort(['troops', 0, 50])))).toEqual([1050, 1000]);
    expect(limits(settingUp('hold-the-fort', fort(['troops', 0, 25])))).toEqual([1025, 1000]);
    const dear = [...content.items.values()].filter(({ kind }) => kind === 'chem').sort((a, b) => b.caps - a.caps)[0]!;
    const loaded = forceOf([leading({ items: Array(40).fill(dear.id) })]);
    const begin = () => start({ scenario: 'hold-the-fort', ...fort(['troops', 0, 50]), own: [loaded, mutants] });
    if (40 * dear.caps > 1000) expect(begin).toThrow('SC-REINF-10');
    expect(40 * dear.caps).toBeGreaterThan(1000);
  });

  test('SC-FARM-10 SC-RULING-9 Food is chosen and given to a unit that can use it, for nothing', () => {
    const t = settingUp('newshound', told('newshound', ['food', 0, 1]));
    const asked = t.seat(0).asked()!;
    expect(asked.ask).toBe('carried.food');
    expect(asked.can.every((id) => content.items.get(String(id))!.kind === 'food')).toBe(true);
    t.seat(0).answer('iguana-bits', 'enslaved-tech');
    expect(t.state.units.find(({ id }) => id === 'enslaved-tech')!.items).toContain('iguana-bits');
    expect(t.seat(0).asked()!.ask).toBe('name.journalist');
  });

  test('SC-LOCKER-10 SC-RULING-9 a Weapon that is not Unique, likewise', () => {
    const t = settingUp('reinforcements', told('reinforcements', ['weapon', 0, 1]), { 'leader.roll': [[skill(2)]] });
    const asked = t.seat(0).asked()!;
    expect(asked.ask).toBe('carried.weapon');
    expect(asked.can.some((id) => content.weapons.get(String(id))!.unique)).toBe(false);
    t.seat(0).answer('combat-rifle', 'preston-garvey');
    expect(t.state.units.find(({ id }) => id === 'preston-garvey')!.weapons).toContain('combat-rifle');
  });

  const SPOTS: [number, number][] = [
    [1000, 500],
    [MIDDLE, 500],
    [8000, 500],
  ];

  test('SC-LOCKER-10 two turrets inside the settlement, and without them none', () => {
    const t = settingUp('hold-the-fort', fort(['turrets', 0, 2]));
    t.seat(0).answer('bottom', 'none', ...SPOTS);
    expect(t.seat(0).asked()!.ask).toBe('turret.card');
    const card = t.seat(0).asked()!.can[0]!;
    t.seat(0).answer(card, [2500, 700], card, [6500, 700]);
    expect(t.state.turrets).toHaveLength(2);
    expect(t.seat(0).asked()!.ask).toBe('deploy.unit');
    const without = settingUp('hold-the-fort', fort());
    without.seat(0).answer('bottom', 'none', ...SPOTS);
    expect(without.seat(0).asked()!.ask).toBe('deploy.unit');
  });

  const deployingFirst = (...carried: [Carried, number, number][]) => {
    const t = settingUp('hold-the-fort', fort(...carried));
    t.seat(0).answer('bottom', 'none', ...SPOTS);
    return [0, 1].find((seat) => t.seat(seat).asked()?.ask === 'deploy.unit');
  };

  test('SC-NEWS-13 SC-FORT-12 whoever may deploys second', () => {
    expect(deployingFirst()).toBe(0);
    expect(deployingFirst(['deploys-second', 0, 1])).toBe(1);
    expect(deployingFirst(['deploys-second', 1, 1])).toBe(0);
  });

  test('SC-REINF-11 SC-RULING-44 the Attackers deploy up to Black', () => {
    const t = settingUp('hold-the-fort', fort(['deploys-second', 0, 1], ['deeper', 1, 1]));
    t.seat(0).answer('bottom', 'none', ...SPOTS);
    t.seat(1).answer('super-mutant');
    expect(t.seat(1).refuse([MIDDLE, WIDE - 3048 - 220]).rule).toBe('SC-FORT-10');
    t.seat(1).answer([MIDDLE, WIDE - 3048 - 180]);
  });

  const auto = (id: string, ...carried: [Carried, number, number][]) => ({ ...told(id, ...carried), placing: 'auto' });

  test('SC-NEWS-12 SC-RULING-7 whoever has priority has the marker and the first turn', () => {
    const t = settingUp('hurt-locker', auto('hurt-locker', ['priority', 0, 1]));
    expect([t.state.advantage, t.state.turn]).toEqual([0, 0]);
  });

  test('SC-NEWS-14 SC-REINF-11 whoever chooses it names somebody, instead of a flip', () => {
    for (const id of ['hurt-locker', 'hold-the-fort']) {
      const t = settingUp(id, auto(id, ['chooses-priority', 1, 1]));
      expect(t.seat(1).asked()).toMatchObject({ ask: 'priority.who', can: ['seat:1', 'seat:0'] });
      t.seat(1).answer('seat:0');
      expect([t.state.advantage, t.state.turn]).toEqual([0, 0]);
    }
  });

  test('SC-NEWS-12 SC-RULING-10 three models have an Action Point, each for one of its activations', () => {
    const t = settingUp('hurt-locker', auto('hurt-locker', ['points', 0, 3], ['priority', 0, 1]));
    const promised = t.state.lasting.filter(({ kind }) => kind === 'promised').map(({ on }) => on);
    expect(promised).toHaveLength(3);
    use(t, 0, promised[0]!);
    expect(t.seat(0).asked()).toMatchObject({ ask: 'points.use', can: ['use', 'keep'] });
    t.seat(0).answer('use');
    expect([t.state.activation!.points, t.state.lasting.filter(({ kind }) => kind === 'promised').length]).toEqual([
      1, 2,
    ]);
  });

  test('SC-LOCKER-12 SC-RULING-13 a mine lies where its player says, but not in the zone of the others; it is live', () => {
    const t = settingUp('reinforcements', told('reinforcements', ['mine', 1, 1]), { 'leader.roll': [[skill(2)]] });
    t.seat(1).answer('left');
    expect(t.seat(1).asked()!.ask).toBe('mine.card');
    t.seat(1).answer(t.seat(1).asked()!.can[0]!);
    expect(t.seat(1).refuse([MIDDLE, 1016]).rule).toBe('SC-RULING-13');
    expect(t.seat(1).refuse([MIDDLE, WIDE - 1016]).rule).toBe('SC-RULING-13');
    t.seat(1).answer([MIDDLE, MIDDLE]);
    expect(t.state.mines).toMatchObject([{ seat: 1, x: MIDDLE, y: MIDDLE, live: true }]);
  });

  test('SC-RULING-13 of two mines each has a name of its own', () => {
    const t = settingUp('reinforcements', told('reinforcements', ['mine', 1, 2]), { 'leader.roll': [[skill(2)]] });
    t.seat(1).answer('left', 'fragmentation-mine', [MIDDLE, MIDDLE], 'fragmentation-mine', [MIDDLE, MIDDLE + 1000]);
    expect(t.state.mines.map(({ id }) => id)).toEqual(['mine-1', 'mine-2']);
  });

  const FALLS = [
    [skill(6), 1, 1],
    [skill(5), 1, 1],
  ];

  /** All are deployed, the first of the column at a known place. */
  const deployed = (...carried: [Carried, number, number][]) => {
    const chance = { 'missile.roll': FALLS, 'scatter.direction': [0], 'luck.flip': [1] };
    const t = settingUp('hold-the-fort', fort(...carried), chance);
    t.seat(0).answer('bottom', 'none', ...SPOTS, 'preston-garvey', [3000, 600], [5400, 600], [6200, 600], [7000, 600]);
    t.seat(1).answer('aviator', [2000, 8000], [4000, 8000], [5500, 8000], [7000, 8000]);
    return t;
  };

  test('SC-LOCKER-12 SC-RULING-12 two missiles come from off the table: a miss scatters as on the card', () => {
    const t = deployed(['missiles', 1, 2]);
    expect([t.seat(1).asked()!.ask, t.state.round]).toEqual(['missile.at', 0]);
    expect(t.seat(1).refuse([MIDDLE, WIDE + 10]).rule).toBe('SC-LOCKER-12');
    // One more than 5 is a miss by one: Orange, to the right.
    t.seat(1).answer([3000, 600]);
    const missiles = () => t.session.wholeLog.filter(({ say }) => say === 'missile').map(({ args }) => args);
    expect(missiles()).toEqual([{ x: 3508, y: 600 }]);
    t.seat(1).answer([5400, 600]);
    expect(missiles().at(-1)).toEqual({ x: 5400, y: 600 });
  });

  test('SC-FORT-12 after them comes the first turn; a third there is not', () => {
    const t = deployed(['missiles', 1, 2]);
    t.seat(1).answer([1000, 4500], [1000, 4500]);
    expect([t.state.round, t.seat(0).asked()!.ask]).toEqual([1, 'turn.ready']);
    expect(deployed().state.round).toBe(1);
  });
});
