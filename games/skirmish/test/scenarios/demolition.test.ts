/** Demolition: six pillars with hidden numbers, eight charges and three dummies, and one detonator. */
import { describe, expect, test } from 'vitest';
import { taskOf } from '../../queries/ai/tasks.ts';
import { canSee, placeOf } from '../../queries/line-of-sight.ts';
import { carrierOf } from '../../queries/markers.ts';
import { modelById } from '../../queries/units.ts';
import { blowUp } from '../../rules/attacking/blowing-up.ts';
import type { Marker } from '../../state.ts';
import { codeOf } from '../../terrain/index.ts';
import { type BattleTest, content, effect, LUCK, playOut, positionOf, skill, tableOf } from '../helpers/battle.ts';
import { ACTIVE, charge, lists, mutants, ours, type Placed, site, theirs } from '../helpers/demolition.ts';
import { forceOf, leading, listed } from '../helpers/forces.ts';
import { endRound, marker, settingUp, use } from '../helpers/scenario.ts';

const ORANGE = 508;
const YELLOW = 1016;
const RED = 1524;
const GREEN = 2032;
const BLUE = 2540;

/** Two rows of three, just far enough from everything. */
const PLACES = [2540, 4572, 6604].flatMap((x) => [3500, 5600].map((y): [number, number] => [x, y]));

/** Six pillars stand, the first placed by Blue. */
function raised(own?: readonly object[]): BattleTest {
  const t = settingUp('demolition', lists(own), { 'luck.flip': [0] });
  for (const [i, at] of PLACES.entries()) t.seat(i % 2).answer(at);
  return t;
}

/** Blue has looked, Red has swapped the first two. */
function swapped(own?: readonly object[]): BattleTest {
  const t = raised(own);
  t.seat(0).answer('pillar-1', 'pillar-2', 'pillar-3', 'pillar-4');
  t.seat(1).answer('pillar-1', 'pillar-2');
  return t;
}

describe('The set-up', () => {
  test('SC-DEMO-8 a flip says who begins; in turn, Blue from the edges, Green apart, on open ground', () => {
    const t = settingUp('demolition', lists(), { 'luck.flip': [LUCK] });
    expect(t.seat(0).asked()).toBeUndefined();
    expect(t.seat(1).refuse([BLUE - 4, 4572]).rule).toBe('SC-DEMO-8');
    t.seat(1).answer([BLUE, 4572]);
    expect(t.seat(0).refuse([BLUE + GREEN - 4, 4572]).rule).toBe('SC-DEMO-8');
    t.seat(0).answer([BLUE + GREEN, 4572]);
    const house = codeOf({ land: 'junkyard', pieces: [{ kind: 'ruined-house', x: 4572, y: 4572, turn: 0 }] });
    const built = settingUp('demolition', { own: [ours, theirs], table: house }, { 'luck.flip': [0] });
    // Between its walls, and on none of them.
    expect(built.seat(0).refuse([4272, 4372]).rule).toBe('SC-DEMO-8');
    built.seat(0).answer([2540, 4572]);
  });

  test('SC-DEMO-2 SC-RULING-20 the numbers 3 to 8, face down, and nobody looks at them from afar', () => {
    const { markers } = raised().state;
    expect(markers.map(({ kind }) => kind)).toEqual(Array(6).fill('pillar'));
    expect(markers.map(({ face }) => face).sort()).toEqual([3, 4, 5, 6, 7, 8].map((n) => `number-${n}`));
    const t = site({ at: { 'settler-1': [4000, 3400] } });
    endRound(t);
    expect(t.state.markers.find(({ id }) => id === 'p')!.seen).toEqual([]);
  });

  test('SC-DEMO-9 Blue looks at four and not at a fifth; what it saw is told to nobody else', () => {
    const t = raised();
    t.seat(0).answer('pillar-1');
    expect(t.seat(0).asked()!.can).not.toContain('pillar-1');
    t.seat(0).answer('pillar-2', 'pillar-3', 'pillar-4');
    expect(t.seat(0).asked()).toBeUndefined();
    expect(t.session.log(0).filter(({ say }) => say === 'peeked')).toHaveLength(4);
    expect(t.session.log(1).filter(({ say }) => say === 'peeked')).toHaveLength(0);
  });

  test('SC-DEMO-9 then Red swaps two; neither sees what they are, and Blue does not know which', () => {
    const t = raised();
    t.seat(0).answer('pillar-1', 'pillar-2', 'pillar-3', 'pillar-4');
    const before = t.state.markers.map(({ face }) => face);
    t.seat(1).answer('pillar-1', 'pillar-2');
    const after = t.state.markers.map(({ face }) => face);
    expect(after).toEqual([before[1], before[0], ...before.slice(2)]);
    for (const seat of [0, 1])
      expect(
        t
          .seat(seat)
          .view()
          .markers.every(({ face }) => face === null),
      ).toBe(true);
    expect(t.session.log(0).some(({ say }) => say === 'swapped.these')).toBe(false);
  });

  test('SC-DEMO-5 rad weapons are exchanged against whom radiation does not harm', () => {
    const rad = forceOf([leading(), listed('settler', { items: ['gamma-gun'] })]);
    expect(swapped([rad, mutants]).seat(0).asked()!.ask).toBe('exchange.weapon');
  });

  test('SC-DEMO-11 SC-RULING-21 Red first, anywhere, Yellow apart; then Blue within Red of any edge', () => {
    const t = swapped();
    t.seat(1).answer('raider', [3600, 4500], 'raider');
    expect(t.seat(1).refuse([3600 + 320 + YELLOW - 4, 4500]).rule).toBe('SC-DEMO-11');
    t.seat(1).answer([3600 + 320 + YELLOW, 4500], [8000, 8000]);
    t.seat(0).answer('settler');
    expect(t.seat(0).refuse([RED + 164, 4400]).rule).toBe('SC-DEMO-11');
    t.seat(0).answer([RED + 160, 4400]);
  });

  test('SC-DEMO-10 SC-RULING-74 Blue allots eight charges and three dummies to models, and Red sees eleven', () => {
    const t = swapped();
    t.seat(1).answer('auto');
    t.seat(0).answer('settler', [600, 4400], 'settler', [600, 5400], 'dogmeat', [600, 6400], [600, 7400]);
    for (let i = 0; i < 11; i += 1) t.seat(0).answer(i < 2 ? 'dogmeat-1' : 'settler-1');
    const charges = (seat: number) =>
      t
        .seat(seat)
        .view()
        .markers.filter(({ kind }) => kind === 'charge')
        .map(({ face }) => face);
    expect(charges(0).filter((face) => face === 'letter-a')).toHaveLength(8);
    expect(charges(0).filter((face) => face === 'blank')).toHaveLength(3);
    expect(charges(1)).toEqual(Array(11).fill(null));
    const carriers = t.state.markers.flatMap((each) => carrierOf(positionOf(t), each) ?? []);
    expect(carriers.filter((id) => id === 'dogmeat-1')).toHaveLength(2);
  });
});

const kindOf = (t: BattleTest, id: string) => t.state.markers.find((each) => each.id === id)?.kind;
const isStanding = (t: BattleTest, id: string) => modelById(positionOf(t), id).gone === null;
const grade = (t: BattleTest) => t.session.wholeLog.find(({ say }) => say.startsWith('grade'))?.say;

describe('Pillars', () => {
  test('SC-DEMO-4 they block sight and the way, and are cover', () => {
    const t = site({ at: { 'settler-1': [4000, 3000], 'raider-1': [4000, 5000] } });
    const now = positionOf(t);
    const [a, b] = ['settler-1', 'raider-1'].map((id) => placeOf(now, modelById(now, id)));
    expect(canSee(now, a!, b!)).toBe(false);
    expect(t.state.pieces.find(({ id }) => id === 'p')).toMatchObject({ cover: true, ground: 'impassable' });
    use(t, 0, 'settler-1');
    t.seat(0).answer('move');
    expect(t.seat(0).refuse([[4000, 4020]]).rule).toBe('WW-TERRAIN-6');
  });

  test('SC-DEMO-3 a fallen one is off the table, and its number is told when all is over', () => {
    const t = site({ round: 6, markers: [charge('c', [4000, 4300], ACTIVE)], tally: { ordered: 5 } });
    endRound(t);
    expect(kindOf(t, 'p')).toBe('fallen');
    expect(t.state.pieces.some(({ id }) => id === 'p')).toBe(false);
    const shown = (each: BattleTest) =>
      each
        .seat(1)
        .view()
        .markers.find(({ id }) => id === 'p')!.face;
    expect(shown(t)).toBe('number-5');
    const early = site({
      round: 3,
      own: [mutants, theirs],
      markers: [charge('c', [4000, 4300], ACTIVE)],
      tally: { ordered: 2 },
    });
    endRound(early);
    expect([kindOf(early, 'p'), shown(early), early.session.result]).toEqual(['fallen', null, undefined]);
  });
});

describe('Charges', () => {
  const near = { 'settler-1': [4000, 3500], 'settler-2': [4600, 3500] } as const;

  test('SC-DEMO-15 one Action sets one down touching the base, active at once', () => {
    const t = site({ at: near, held: { a: 'settler-1', b: 'settler-1' } });
    use(t, 0, 'settler-1');
    t.seat(0).answer('special:set-charge');
    expect(t.seat(0).refuse([4000, 3900]).rule).toBe('SC-DEMO-15');
    t.seat(0).answer([4000, 3785]);
    expect(t.state.markers.find(({ id }) => id === 'a')).toMatchObject({ x: 4000, y: 3785, opened: true });
    expect(t.state.activation!.left).toBe(1);
    expect(carrierOf(positionOf(t), { id: 'b' })).toBe('settler-1');
  });

  test('SC-DEMO-15 not while engaged, and what is set down stays there', () => {
    const t = site({ at: { ...near, 'raider-1': [3680, 3500] }, held: { a: 'settler-1' } });
    use(t, 0, 'settler-1');
    expect(t.seat(0).refuse('special:set-charge').rule).toBe('SC-DEMO-15');
    const set = site({ at: near, markers: [charge('c', [4000, 3785], ACTIVE)] });
    use(set, 0, 'settler-1');
    expect(set.seat(0).refuse('special:pick-up-charge').rule).toBe('SC-RULING-23');
  });

  test('SC-DEMO-16 SC-RULING-24 a dog sets one only within the Presence of a friend that is none', () => {
    const far = site({ at: { 'dogmeat-1': [4000, 3500] }, held: { a: 'dogmeat-1' } });
    use(far, 0, 'dogmeat-1');
    expect(far.seat(0).refuse('special:set-charge').rule).toBe('SC-DEMO-16');
    const by = site({ at: { 'dogmeat-1': [4000, 3500], 'preston-garvey-1': [4000, 3000] }, held: { a: 'dogmeat-1' } });
    use(by, 0, 'dogmeat-1');
    by.seat(0).answer('special:set-charge');
    expect(by.seat(0).asked()!.ask).toBe('charge.place');
  });

  test('SC-DEMO-14 handed over within Orange and in sight, without an Action', () => {
    const t = site({
      at: { 'settler-1': [2000, 2000], 'settler-2': [2000 + 320 + ORANGE, 2000] },
      held: { a: 'settler-1' },
    });
    use(t, 0, 'settler-1');
    t.seat(0).answer('special:give-charge', 'settler-2');
    expect([carrierOf(positionOf(t), { id: 'a' }), t.state.activation!.left]).toEqual(['settler-2', 2]);
  });

  test('SC-DEMO-14 not farther, not out of sight, not engaged', () => {
    const refused = (at: Placed['at']) => {
      const t = site({ at: at!, held: { a: 'settler-1' } });
      use(t, 0, 'settler-1');
      return t.seat(0).refuse('special:give-charge').rule;
    };
    expect(refused({ 'settler-1': [2000, 2000], 'settler-2': [2000 + 320 + ORANGE + 8, 2000] })).toBe('SC-DEMO-14');
    expect(refused({ 'settler-1': [4000, 3589], 'settler-2': [4000, 4411] })).toBe('SC-DEMO-14');
    const beside = { 'settler-1': [2000, 2000], 'settler-2': [2500, 2000] } as const;
    expect(refused({ ...beside, 'raider-1': [2000, 1680] })).toBe('SC-DEMO-14');
    expect(refused({ ...beside, 'raider-1': [2820, 2000] })).toBe('SC-DEMO-14');
  });

  test('SC-DEMO-13 whoever is removed leaves them inactive where it stood', () => {
    const t = site({
      at: { ...near },
      held: { a: 'settler-1', dummy: 'settler-1' },
      state: (now) => {
        modelById({ state: now, content }, 'settler-1').regular = 9;
      },
    });
    use(t, 0, 'settler-2');
    t.seat(0).answer('end');
    for (const id of ['a', 'dummy'])
      expect(t.state.markers.find((each) => each.id === id)).toMatchObject({
        kind: 'dropped-charge',
        x: 4000,
        y: 3500,
        opened: false,
      });
  });

  const DROPPED = charge('c', [4000, 3785], { kind: 'dropped-charge' });

  test('SC-RULING-23 dropped ones are picked up in contact, without an Action', () => {
    const t = site({ at: near, markers: [DROPPED] });
    use(t, 0, 'settler-1');
    t.seat(0).answer('special:pick-up-charge');
    expect([carrierOf(positionOf(t), { id: 'c' }), t.state.activation!.left]).toEqual(['settler-1', 2]);
  });

  test('SC-DEMO-12 nobody of Red holds one', () => {
    const t = site({ at: { 'raider-1': [4000, 3500] }, markers: [DROPPED] });
    use(t, 1, 'raider-1');
    expect(t.seat(1).refuse('special:pick-up-charge').rule).toBe('SC-DEMO-12');
  });

  const works = (seat: number, model: string, action: string, marker: Marker, shows: number) => {
    const t = site({ at: { [model]: [4000, 3500] }, markers: [marker], chance: { 'charge.roll': [[shows]] } });
    use(t, seat, model);
    t.seat(seat).answer(action);
    return t;
  };
  const isActive = (t: BattleTest) => t.state.markers.find(({ id }) => id === 'c')!.opened;

  test('SC-DEMO-17 Blue wakes an inactive one with INT, Red never', () => {
    expect(isActive(works(0, 'settler-1', 'special:arm', DROPPED, skill(2)))).toBe(true);
    expect(isActive(works(0, 'settler-1', 'special:arm', DROPPED, skill('X')))).toBe(false);
    const t = site({ at: { 'raider-1': [4000, 3500] }, markers: [DROPPED] });
    use(t, 1, 'raider-1');
    expect(t.seat(1).refuse('special:arm').rule).toBe('SC-DEMO-17');
  });

  test('SC-DEMO-15 one that ticks is no box: nobody takes it away, or finds a card in it', () => {
    const t = site({ at: { 'raider-1': [4000, 3500] }, markers: [charge('c', [4000, 3215], ACTIVE)] });
    use(t, 1, 'raider-1');
    const { can } = t.seat(1).asked()!;
    expect(can).toContain('special:disarm');
    expect(can.filter((each) => String(each).startsWith('take:'))).toEqual([]);
  });

  test('SC-DEMO-18 Red puts an active one to sleep with INT, in contact and not engaged', () => {
    const live = charge('c', [4000, 3785], ACTIVE);
    expect(isActive(works(1, 'raider-1', 'special:disarm', live, skill(2)))).toBe(false);
    expect(isActive(works(1, 'raider-1', 'special:disarm', live, skill('X')))).toBe(true);
    const refused = (at: Placed['at']) => {
      const t = site({ at: at!, markers: [live] });
      use(t, 1, 'raider-1');
      return t.seat(1).refuse('special:disarm').rule;
    };
    expect(refused({ 'raider-1': [4000, 3400] })).toBe('SC-DEMO-18');
    expect(refused({ 'raider-1': [4000, 3500], 'settler-1': [4000, 3180] })).toBe('SC-DEMO-18');
  });

  test('SC-RULING-22 setting, waking and putting to sleep each take an Action', () => {
    const t = works(1, 'raider-1', 'special:disarm', charge('c', [4000, 3785], ACTIVE), skill('X'));
    expect(t.state.activation!.left).toBe(1);
    expect(works(0, 'settler-1', 'special:arm', DROPPED, skill('X')).state.activation!.left).toBe(1);
  });
});

describe('The detonator', () => {
  const LIVE = charge('c', [4000, 4300], ACTIVE);

  test('SC-DEMO-19 ordered in a Blue activation, once, it goes off at the end of the next round', () => {
    const t = site({ round: 3, own: [mutants, theirs], markers: [LIVE] });
    use(t, 0, 'brute-1');
    t.seat(0).answer('special:order');
    expect(t.state.activation!.left).toBe(2);
    expect(t.seat(0).refuse('special:order').rule).toBe('SC-DEMO-19');
    endRound(t);
    expect([t.state.round, kindOf(t, 'p')]).toEqual([4, 'pillar']);
    endRound(t);
    expect(kindOf(t, 'p')).toBe('fallen');
  });

  test('SC-DEMO-19 Red does not order it', () => {
    const t = site({ markers: [LIVE] });
    use(t, 1, 'raider-1');
    expect(t.seat(1).refuse('special:order').rule).toBe('SC-DEMO-19');
  });

  test('SC-RULING-25 what was set after the order goes off too; ordered in the last round, at its end', () => {
    const t = site({ round: 4, tally: { ordered: 3 }, markers: [LIVE, charge('d', [8000, 6300], ACTIVE)] });
    endRound(t);
    expect([kindOf(t, 'p'), kindOf(t, 'q')]).toEqual(['fallen', 'fallen']);
    const last = site({ round: 6, tally: { ordered: 6 }, markers: [LIVE] });
    endRound(last);
    expect(kindOf(last, 'p')).toBe('fallen');
  });

  test('SC-DEMO-20 without an order all that are active go off at the end of round 6', () => {
    const t = site({ round: 5, markers: [LIVE] });
    endRound(t);
    expect(kindOf(t, 'p')).toBe('pillar');
    endRound(t);
    expect(kindOf(t, 'p')).toBe('fallen');
  });

  test('SC-DEMO-21 SC-RULING-26 a charge takes everything that is partly within half of Yellow, dummies nothing', () => {
    // Half of Yellow is 508; a base reaches 160 from its middle, a pillar 250.
    const at = {
      'settler-1': [4000 + 508 + 158, 4700],
      'raider-1': [4000 - 508 - 158, 4700],
      'raider-2': [4000, 4700 + 508 + 164],
    } as const;
    const t = site({
      round: 6,
      at,
      markers: [charge('c', [4000, 4700], ACTIVE), charge('d', [8000, 6300], { ...ACTIVE, face: 'blank' })],
    });
    endRound(t);
    expect([kindOf(t, 'p'), kindOf(t, 'q')]).toEqual(['fallen', 'pillar']);
    expect(['settler-1', 'raider-1', 'raider-2'].map((id) => isStanding(t, id))).toEqual([false, false, true]);
  });

  test('SC-DEMO-21 one that sleeps does nothing', () => {
    const t = site({ round: 6, markers: [{ ...LIVE, opened: false }] });
    endRound(t);
    expect(kindOf(t, 'p')).toBe('pillar');
  });

  test('SC-DEMO-22 a Suicider’s blast brings pillars down', () => {
    const t = site({ own: [mutants, theirs], at: { 'suicider-1': [4000, 3600] } });
    const now = tableOf(positionOf(t));
    const suicider = modelById(now, 'suicider-1');
    const { dice } = content.weapons.get('suicider-mini-nuke')!.short;
    playOut(blowUp(now, suicider, 'suicider-mini-nuke'), ...(dice.length > 0 ? [dice.map((die) => effect(die))] : []));
    expect(now.state.markers.find(({ id }) => id === 'p')!.kind).toBe('fallen');
  });
});

describe('Victory', () => {
  const fallen = (...numbers: number[]) =>
    numbers.map((n, i) => marker(`f-${i}`, 'fallen', [1000 + 500 * i, 8000], `number-${n}` as Marker['face'], false));
  const ended = (...numbers: number[]) => {
    const t = site({ round: 6, markers: fallen(...numbers) });
    endRound(t);
    return [t.session.result?.winners, grade(t)];
  };

  test('SC-DEMO-6 SC-RULING-19 the sum of the numbers decides, and how great the victory is', () => {
    expect(ended(8, 7, 5, 3)).toEqual([[0], 'grade.major']);
    expect(ended(8, 7, 5)).toEqual([[0], 'grade.minor']);
    expect(ended(8, 7, 4)).toEqual([[0], 'grade.minor']);
    expect(ended(8, 7, 3)).toEqual([[1], 'grade.minor']);
    expect(ended(8, 3)).toEqual([[1], 'grade.minor']);
    expect(ended(4, 6)).toEqual([[1], 'grade.major']);
  });

  test('SC-DEMO-1 it is over when Blue has no way left to bring one down, and not while a Suicider lives', () => {
    const after = (own?: readonly object[]) => {
      const t = site({ round: 4, ...(own && { own }), tally: { exploded: 1 } });
      endRound(t);
      return t.session.result !== undefined;
    };
    expect(after()).toBe(true);
    expect(after([mutants, theirs])).toBe(false);
  });

  test('SC-DEMO-7 with everybody gone active charges still wait for the end of round 6', () => {
    const everybody = [
      'preston-garvey-1',
      'settler-1',
      'settler-2',
      'dogmeat-1',
      'veteran-raider-1',
      'raider-1',
      'raider-2',
    ];
    const t = site({ round: 4, without: everybody, markers: [charge('c', [4000, 4300], ACTIVE)] });
    for (let round = 4; round <= 6; round += 1) endRound(t);
    expect([t.state.round, kindOf(t, 'p'), t.session.result?.winners]).toEqual([6, 'fallen', [1]]);
  });
});

test('CH-AIOBJ-6 by the book carriers set charges at pillars, and Red puts them to sleep', () => {
  const task = (placed: Placed, id: string) => {
    const now = positionOf(site(placed));
    const { objective, subjects } = taskOf(now, modelById(now, id));
    return [objective, subjects.length];
  };
  expect(task({ held: { a: 'settler-1' } }, 'settler-1')).toEqual(['use', 2]);
  expect(task({}, 'settler-1')).toEqual(['defeat', 0]);
  expect(task({}, 'raider-1')).toEqual(['protect', 2]);
  expect(task({ markers: [charge('c', [4000, 4300], ACTIVE)] }, 'raider-1')).toEqual(['use', 1]);
});
