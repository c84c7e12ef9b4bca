/** General Atomics Facility: six terminals, two blanks, and what each faction does about them. */
import { describe, expect, test } from 'vitest';
import { taskOf } from '../../queries/ai/tasks.ts';
import { modelById } from '../../queries/units.ts';
import type { Marker, SkirmishState } from '../../state.ts';
import { codeOf } from '../../terrain/index.ts';
import { armor, type BattleTest, content, effect, positionOf, skill } from '../helpers/battle.ts';
import { forceOf, leading, listed } from '../helpers/forces.ts';
import { endRound, marker, scenario, settingUp, start, use } from '../helpers/scenario.ts';

const RED = 1524;
const WIDE = 36 * 254;
const MIDDLE = WIDE / 2;

const readers = forceOf([
  leading(),
  listed('dogmeat'),
  listed('enslaved-tech'),
  listed('settler', { models: 2, items: ['hunting-rifle'] }),
]);
const raiders = forceOf([listed('veteran-raider', { leader: 'hunter' }), listed('raider', { models: 2 })]);
const mutants = forceOf([
  listed('brute', { leader: 'brawler', items: ['sledgehammer'] }),
  listed('super-mutant', { models: 2, items: ['hunting-rifle'] }),
  listed('mutant-hound', { items: ['hound-bite'] }),
  listed('aviator'),
]);
const brothers = forceOf([listed('paladin', { leader: 'hunter' }), listed('field-scribe')]);
const table = codeOf({ land: 'plant', pieces: [{ kind: 'crate', x: 500, y: 4000, turn: 0 }] });
const lists = (own: readonly object[]) => ({ own, table });

/** Seven places, Red apart from each other and from the hub. */
const PLACES = [1000, 3000, 6144, 8144].flatMap((x) => [2500, 6600].map((y): [number, number] => [x, y])).slice(0, 7);

function marked(own: readonly object[] = [readers, raiders]): BattleTest {
  const t = settingUp('general-atomics', lists(own));
  for (const [i, at] of PLACES.entries()) t.seat(i % 2).answer(at);
  return t;
}

/** Searchables lie as well. */
function salvaged(own?: readonly object[]): BattleTest {
  const t = marked(own);
  for (let i = 0; i < 8; i += 1) t.seat(i % 2).answer([800 + 900 * i, MIDDLE + 900]);
  return t;
}

describe('Forces', () => {
  test('SC-GAF-11 Super Mutants cannot be Blue', () => {
    expect(() => start({ scenario: 'general-atomics', ...lists([mutants, raiders]) })).toThrow('SC-GAF-11');
    expect(
      settingUp('general-atomics', lists([raiders, mutants]))
        .seat(0)
        .asked()!.ask,
    ).toBe('marker.place');
  });

  test('SC-GAF-8 a rad weapon is exchanged for one of its type that does physical damage, against whom radiation does not harm', () => {
    const rad = forceOf([leading(), listed('settler', { items: ['gamma-gun'] })]);
    const t = salvaged([rad, mutants]);
    const asked = t.seat(0).asked()!;
    expect(asked.ask).toBe('exchange.weapon');
    for (const id of asked.can.map(String)) {
      const { type, damage } = content.weapons.get(id)!;
      expect([type, damage.some((each) => each.type === 'physical')], id).toEqual([
        content.weapons.get('gamma-gun')!.type,
        true,
      ]);
    }
    t.seat(0).answer(asked.can[0]!);
    expect(t.state.units.find(({ card }) => card === 'settler')!.weapons).toEqual([asked.can[0]]);
    expect(t.seat(0).asked()!.ask).toBe('deploy.unit');
  });

  test('SC-GAF-8 against others nothing is exchanged', () => {
    const rad = forceOf([leading(), listed('settler', { items: ['gamma-gun'] })]);
    expect(salvaged([rad, raiders]).seat(0).asked()!.ask).toBe('deploy.unit');
  });
});

describe('The set-up', () => {
  test('SC-GAF-4 six terminals, one of them the hub, and two blanks', () => {
    const { markers } = marked().state;
    expect(markers.filter(({ kind }) => kind === 'terminal').map(({ id }) => id)).toEqual(['hub']);
    const faces = markers.filter(({ kind }) => kind === 'investigation').map(({ face }) => face);
    expect(faces.sort()).toEqual(['blank', 'blank', 'number-2', 'number-3', 'number-4', 'number-5', 'number-6']);
  });

  test('SC-GAF-5 the hub lies face up in the middle, the others are placed in turn, Blue first, and nobody knows which is which', () => {
    const t = settingUp('general-atomics', lists([readers, raiders]));
    expect(t.state.markers).toMatchObject([{ id: 'hub', up: true, x: MIDDLE, y: MIDDLE }]);
    t.seat(0).answer(PLACES[0]!);
    expect(t.seat(0).asked()).toBeUndefined();
    t.seat(1).answer(PLACES[1]!);
    for (const seat of [0, 1])
      expect(
        t
          .seat(seat)
          .view()
          .markers.filter(({ kind }) => kind === 'investigation'),
      ).toMatchObject([{ face: null }, { face: null }]);
  });

  test('SC-RULING-14 every marker lies at least Red from every other, whatever is under it', () => {
    const t = settingUp('general-atomics', lists([readers, raiders]));
    expect(t.seat(0).refuse([MIDDLE, MIDDLE + RED + 250 - 4]).rule).toBe('SC-GAF-5');
    t.seat(0).answer([MIDDLE, MIDDLE + RED + 250]);
    expect(t.seat(1).refuse([MIDDLE, MIDDLE + 2 * RED + 500 - 4]).rule).toBe('SC-GAF-5');
  });

  test('SC-GAF-6 eight Searchables: two blanks and six of the fourteen without letters', () => {
    const faces = salvaged()
      .state.markers.filter(({ kind }) => kind === 'searchable')
      .map(({ face }) => face);
    expect(faces).toHaveLength(8);
    expect(faces.filter((face) => face === 'blank')).toHaveLength(2);
    expect(faces.some((face) => face.startsWith('letter'))).toBe(false);
    const step = content.scenarios.get('general-atomics')!.setup.find((each) => each.does === 'markers' && each.sure);
    const pool = step?.does === 'markers' ? step.pool! : {};
    expect(Object.values(pool).reduce((sum, many) => sum + many, 0)).toBe(14);
  });

  test('SC-RULING-15 they are placed in turn, Blue first, with no distance between them', () => {
    const t = marked();
    t.seat(0).answer([800, MIDDLE]);
    t.seat(1).answer([800 + 252, MIDDLE]);
    t.seat(0).answer([800 + 504, MIDDLE]);
  });

  test('SC-GAF-7 units are placed in turn, whole, Blue first, within Red of their side', () => {
    const t = salvaged();
    t.seat(0).answer('settler');
    expect(t.seat(0).refuse([1000, RED + 164]).rule).toBe('SC-GAF-7');
    t.seat(0).answer([1000, RED + 160]);
    // The unit goes on, and only that one.
    expect(t.seat(1).asked()).toBeUndefined();
    t.seat(0).answer([2000, 600]);
    expect(t.seat(0).asked()).toBeUndefined();
    t.seat(1).answer('veteran-raider');
    expect(t.seat(1).refuse([1000, WIDE - RED - 204]).rule).toBe('SC-GAF-7');
    t.seat(1).answer([1000, WIDE - RED - 200]);
    expect(t.seat(1).asked()).toBeUndefined();
    expect(t.seat(0).asked()!.ask).toBe('deploy.unit');
  });
});

/** In contact with what lies at 4000, 4000. */
const BESIDE: [number, number] = [4000, 4000 - 125 - 160];
const terminal = (id: string, at: [number, number] = [4000, 4000]): Marker => marker(id, 'terminal', at);

interface Placed {
  readonly own?: readonly object[];
  readonly at?: Readonly<Record<string, readonly [number, number]>>;
  readonly round?: number;
  readonly markers?: readonly Marker[];
  readonly tally?: Readonly<Record<string, number>>;
  readonly chance?: Readonly<Record<string, readonly (readonly number[])[]>>;
  readonly without?: readonly string[];
  readonly state?: (state: SkirmishState) => void;
}

/** Five terminals far away, so that nothing is decided by their number, and one at hand. */
const SPARE = [2, 3, 4, 5].map((n) =>
  marker(`spare-${n}`, 'investigation', [8500, 1000 * n], `number-${n}` as 'number-2', false),
);

const ruin = ({
  own = [readers, raiders],
  at = {},
  markers = [terminal('hub')],
  tally = {},
  state,
  ...more
}: Placed = {}) =>
  scenario('general-atomics', {
    ...(more as object),
    options: lists(own),
    at: { 'enslaved-tech-1': BESIDE, ...at },
    state: (now) => {
      now.markers = [...markers.map((each) => ({ ...each })), ...SPARE.map((each) => ({ ...each }))];
      Object.assign(now.scenario!.tally, tally);
      state?.(now);
    },
  });

const hit = { 'expertise.roll': [[skill(2)]] };
const miss = { 'expertise.roll': [[skill('X')]] };
/** The tech uses what is before it. */
function reads(t: BattleTest, on = 'hub'): BattleTest {
  use(t, 0, 'enslaved-tech-1');
  t.seat(0).answer('expertise', `computers:${on}`);
  return t;
}

describe('Data', () => {
  test('SC-GAF-9 a success in contact brings one item', () => {
    const t = reads(ruin({ chance: hit }));
    expect(t.state.scenario!.tally.data).toBe(1);
    expect(reads(ruin({ chance: miss })).state.scenario!.tally.data).toBeUndefined();
  });

  test('SC-GAF-9 not without contact, not while engaged, not without the skill', () => {
    const apart = ruin({ at: { 'enslaved-tech-1': [4000, 3700] } });
    use(apart, 0, 'enslaved-tech-1');
    expect(apart.seat(0).refuse('expertise').rule).toBe('WW-EXPERT-3');
    const engaged = ruin({ at: { 'raider-1': [4000, 4000 - 125 - 480] } });
    use(engaged, 0, 'enslaved-tech-1');
    expect(engaged.seat(0).refuse('expertise').rule).toBe('WW-EXPERT-3');
    const plain = ruin({ at: { 'enslaved-tech-1': [600, 300], 'dogmeat-1': BESIDE } });
    use(plain, 0, 'dogmeat-1');
    expect(plain.seat(0).refuse('expertise').rule).toBe('WW-EXPERT-2');
  });

  test('SC-GAF-10 a terminal is read once', () => {
    const t = reads(ruin({ chance: hit }));
    expect(t.seat(0).refuse('expertise').rule).toBe('SC-GAF-10');
  });

  test('SC-RULING-16 the hub is read like the others, and what was read is kept when its terminal is destroyed', () => {
    expect(reads(ruin({ chance: hit })).state.scenario!.tally).toMatchObject({ data: 1, 'read-hub': 1 });
    // The hub is gone; of the others three are left, and with what was read that makes four.
    const t = ruin({
      tally: { data: 1, 'read-hub': 1 },
      markers: [],
      state: (now) => {
        now.markers = now.markers.slice(0, 3);
      },
    });
    endRound(t);
    expect(t.session.result).toBeUndefined();
  });

  const hidden = (face: Marker['face']) => [{ ...marker('m', 'investigation', [4000, 4000], face, false), seen: [0] }];

  test('SC-RULING-17 a marker is turned up before it is used', () => {
    const t = ruin({ markers: hidden('number-6'), chance: hit });
    use(t, 0, 'enslaved-tech-1');
    t.seat(0).answer('turn-up:m');
    expect(t.state.markers[0]).toMatchObject({ kind: 'terminal', up: true });
    t.seat(0).answer('expertise', 'computers:m');
    expect(t.state.scenario!.tally.data).toBe(1);
  });

  test('SC-RULING-17 a blank is removed', () => {
    const t = ruin({ markers: hidden('blank') });
    use(t, 0, 'enslaved-tech-1');
    t.seat(0).answer('turn-up:m');
    expect(t.state.markers.some(({ id }) => id === 'm')).toBe(false);
  });
});

describe('Victory', () => {
  test('SC-GAF-1 the fourth item wins at once', () => {
    const t = reads(ruin({ round: 3, tally: { data: 3 }, chance: hit }));
    expect(t.session.result?.winners).toEqual([0]);
    expect(reads(ruin({ round: 3, tally: { data: 2 }, chance: hit })).session.result).toBeUndefined();
  });

  test('SC-GAF-2 after round 6 with three items Red has won', () => {
    const t = ruin({ round: 6, tally: { data: 3 } });
    endRound(t);
    expect(t.session.result?.winners).toEqual([1]);
  });

  test('SC-GAF-3 a side without models has lost at once', () => {
    const t = ruin({ round: 2, without: ['veteran-raider-1', 'raider-1', 'raider-2'] });
    endRound(t);
    expect([t.session.result?.winners, t.state.round]).toEqual([[0], 2]);
    const other = ruin({
      round: 2,
      without: ['preston-garvey-1', 'dogmeat-1', 'enslaved-tech-1', 'settler-1', 'settler-2'],
    });
    endRound(other);
    expect(other.session.result?.winners).toEqual([1]);
  });

  test('SC-GAF-18 when four items can no longer be had Red has won; while they can it goes on', () => {
    // One read and gone, and of five others two or three are left.
    const left = (many: number) => ({
      own: [readers, mutants],
      tally: { data: 1 },
      markers: [],
      state: (now: SkirmishState) => {
        now.markers = now.markers.slice(0, many);
      },
    });
    const on = ruin(left(3));
    endRound(on);
    expect(on.session.result).toBeUndefined();
    const over = ruin(left(2));
    endRound(over);
    expect([over.session.result?.winners, over.state.round]).toEqual([[1], 1]);
  });
});

describe('Red is the Brotherhood', () => {
  const own = [readers, brothers];
  const scribe = { 'enslaved-tech-1': [600, 300], 'field-scribe-1': BESIDE } as const;
  function uploads(chance: Placed['chance'] = hit): BattleTest {
    const blank = marker('b', 'investigation', [7000, 7000], 'blank', false);
    const t = ruin({ own, at: scribe, markers: [terminal('hub'), blank], chance: chance ?? {} });
    use(t, 1, 'field-scribe-1');
    t.seat(1).answer('expertise', 'computers:hub');
    return t;
  }

  test('SC-GAF-12 a success at the hub uploads a counter-measure', () => {
    expect(uploads().state.scenario!.tally.uploaded).toBe(1);
    expect(uploads(miss).state.scenario!.tally.uploaded).toBeUndefined();
  });

  test('SC-GAF-12 from then on Blue reads at -4', () => {
    const value = content.units.get('enslaved-tech')!.special.INT;
    const roll = (tally: object) => {
      const t = ruin({
        own,
        tally: tally as Record<string, number>,
        chance: { 'expertise.roll': [[skill(value - 3)]] },
      });
      return reads(t).state.scenario!.tally.data;
    };
    expect(roll({})).toBe(1);
    expect(roll({ uploaded: 1 })).toBeUndefined();
  });

  test('SC-GAF-12 only at the hub, once, and by nobody else', () => {
    const other = ruin({ own, at: scribe, markers: [terminal('terminal')] });
    use(other, 1, 'field-scribe-1');
    expect(other.seat(1).refuse('expertise').rule).toBe('SC-GAF-12');
    const again = ruin({ own, at: scribe, tally: { uploaded: 1 } });
    use(again, 1, 'field-scribe-1');
    expect(again.seat(1).refuse('expertise').rule).toBe('SC-GAF-12');
    const raider = ruin({ at: { 'enslaved-tech-1': [600, 300], 'veteran-raider-1': BESIDE } });
    use(raider, 1, 'veteran-raider-1');
    expect(raider.seat(1).refuse('expertise').rule).toBe('SC-GAF-12');
  });

  test('SC-GAF-13 all markers are revealed to both', () => {
    const { markers } = uploads().state;
    const open = markers.filter(({ id }) => id === 'b' || id.startsWith('spare'));
    expect(open).toHaveLength(5);
    expect(open.every(({ up, seen }) => up && seen.length === 2)).toBe(true);
    expect(open.map(({ kind }) => kind)).toEqual(['investigation', 'terminal', 'terminal', 'terminal', 'terminal']);
  });
});

describe('Red is Super Mutants', () => {
  const own = [readers, mutants];
  const near = { 'brute-1': [4000, 5200], 'super-mutant-1': [3300, 5200], 'super-mutant-2': [4700, 5200] } as const;
  const INT = (card: string) => content.units.get(card)!.special.INT;
  const wondering = (at: Placed['at'], rolls: Placed['chance'] = {}, tally = {}) =>
    reads(ruin({ own, at: at!, tally, chance: { ...miss, ...rolls } }));
  const tested = (t: BattleTest) =>
    t.session.wholeLog.filter(({ say }) => say === 'gaf.noticed').map(({ args }) => args);

  test('SC-GAF-15 whoever is aware makes one test with the best INT, successful or not, and nobody reacts for it', () => {
    expect(INT('aviator')).toBeGreaterThan(INT('brute'));
    const t = wondering({ 'brute-1': [4000, 5200], 'aviator-1': [3300, 5200] }, { 'gaf.wonder': [[skill('X')]] });
    expect(tested(t)).toEqual([{ model: 'aviator-1', many: 2 }]);
  });

  test('SC-GAF-15 three of them have a green die more', () => {
    const t = wondering(near, { 'gaf.wonder': [[skill('X'), effect('green')]] });
    expect(tested(t)).toMatchObject([{ many: 3 }]);
  });

  test('SC-GAF-15 Hounds count for nothing, and nobody tests who notices nothing', () => {
    expect(tested(wondering({ 'mutant-hound-1': [4000, 5200] }))).toEqual([]);
    const t = wondering(
      { 'mutant-hound-1': [4000, 5200], 'super-mutant-1': [3300, 5200], 'super-mutant-2': [4700, 5200] },
      { 'gaf.wonder': [[skill('X')]] },
    );
    expect(tested(t)).toEqual([{ model: 'super-mutant-1', many: 2 }]);
  });

  test('SC-GAF-16 after a failure they wonder again, after a success no more', () => {
    const failed = wondering({ 'brute-1': [4000, 5200] }, { 'gaf.wonder': [[skill('X')]] });
    expect(failed.state.scenario!.tally.understood).toBeUndefined();
    const done = wondering({ 'brute-1': [4000, 5200] }, { 'gaf.wonder': [[skill(2)]] });
    expect(done.state.scenario!.tally.understood).toBe(1);
    expect(tested(wondering({ 'brute-1': [4000, 5200] }, {}, { understood: 1 }))).toEqual([]);
  });

  const shooter = { 'enslaved-tech-1': [600, 300], 'super-mutant-1': [4000, 5200] } as const;

  test('SC-GAF-14 before they understand they cannot attack a terminal', () => {
    const t = ruin({ own, at: shooter });
    use(t, 1, 'super-mutant-1');
    expect(t.seat(1).refuse('special:wreck').rule).toBe('SC-GAF-14');
    const knows = ruin({ own, at: shooter, tally: { understood: 1 } });
    use(knows, 1, 'super-mutant-1');
    knows.seat(1).answer('special:wreck');
    expect(knows.seat(1).asked()!.can).toContain('hub/shoot:hunting-rifle');
  });

  test('SC-GAF-14 nobody else ever can', () => {
    const t = ruin({ at: { 'raider-1': [4000, 5200] }, tally: { understood: 1 } });
    use(t, 1, 'raider-1');
    expect(t.seat(1).refuse('special:wreck').rule).toBe('SC-GAF-14');
  });

  const { damage, short } = content.weapons.get('hunting-rifle')!;
  const rolls = (value: number) => ({
    'attack.roll': [[skill(2), ...short.dice.map((die) => effect(die))]],
    'gaf.armor': [[armor(value)]],
  });
  const shot = (before: number, value: number) => {
    const t = ruin({ own, at: shooter, tally: { understood: 1, 'damage-hub': before }, chance: rolls(value) });
    use(t, 1, 'super-mutant-1');
    t.seat(1).answer('special:wreck', 'hub/shoot:hunting-rifle');
    return t;
  };

  test('SC-GAF-17 its armor is 2 against physical damage', () => {
    const amount = damage[0]!.amount;
    expect(shot(0, 2).state.scenario!.tally['damage-hub']).toBe(amount - 2);
    expect(shot(0, 3).state.scenario!.tally['damage-hub']).toBe(amount);
  });

  test('SC-GAF-17 with four damage it is destroyed and cannot be used any more', () => {
    expect(shot(1, 3).state.markers.some(({ id }) => id === 'hub')).toBe(damage[0]!.amount < 3);
    expect(shot(4 - damage[0]!.amount, 3).state.markers.some(({ id }) => id === 'hub')).toBe(false);
  });

  test('SC-GAF-17 in contact it can be struck', () => {
    const t = ruin({
      own,
      at: { 'enslaved-tech-1': [600, 300], 'brute-1': [4000, 4000 + 125 + 200] },
      tally: { understood: 1 },
    });
    use(t, 1, 'brute-1');
    t.seat(1).answer('special:wreck');
    expect(t.seat(1).asked()!.can).toContain('hub/strike:sledgehammer');
  });
});

test('CH-AIOBJ-6 by the book those who know computers use the terminals; Red defeats them, uploads, or wrecks', () => {
  const task = (placed: Placed, id: string) => {
    const now = positionOf(ruin(placed));
    const { objective, subjects } = taskOf(now, modelById(now, id));
    return [objective, subjects.length];
  };
  expect(task({}, 'enslaved-tech-1')).toEqual(['use', 5]);
  expect(task({}, 'dogmeat-1')).toEqual(['defeat', 0]);
  expect(task({}, 'raider-1')).toEqual(['defeat', 0]);
  expect(task({ own: [readers, brothers] }, 'field-scribe-1')).toEqual(['use', 1]);
  expect(task({ own: [readers, mutants], tally: { understood: 1 } }, 'super-mutant-1')).toEqual(['use', 1]);
});
