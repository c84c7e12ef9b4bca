/** Suit Up: five markers, one of them a suit of Power Armor, and an ambush in two groups. */
import { describe, expect, test } from 'vitest';
import { taskOf } from '../../queries/ai/tasks.ts';
import { suitOf } from '../../queries/power-armor.ts';
import { modelById } from '../../queries/units.ts';
import type { SkirmishState } from '../../state.ts';
import { codeOf } from '../../terrain/index.ts';
import { type BattleTest, positionOf } from '../helpers/battle.ts';
import { forceOf, leading, listed } from '../helpers/forces.ts';
import { endRound, marker, scenario, settingUp, start, use } from '../helpers/scenario.ts';

const YELLOW = 1016;
const RED = 1524;
const GREEN = 2032;
const BLACK = 3048;
const WIDE = 36 * 254;
const MIDDLE = WIDE / 2;

const mutants = forceOf([listed('brute', { leader: 'brawler' }), listed('super-mutant', { models: 2 })]);
/** Seven of them. */
const seven = forceOf([leading(), listed('settler', { models: 3 }), listed('scavenger', { models: 3 })]);
const few = forceOf([leading(), listed('settler', { models: 2 }), listed('dogmeat')]);
/** An empty street but for a crate. */
const table = codeOf({ land: 'wasteland', pieces: [{ kind: 'crate', x: 500, y: 4000, turn: 0 }] });
const lists = (own: readonly object[] = [few, seven]) => ({ own, table });

const PLACES = [0, 1, 2, 3, 4].map((i) => [MIDDLE - 2700 + (i % 3) * 2700, MIDDLE - 1000 + (i > 2 ? 2000 : 0)]);

/** All five markers lie, and the Attackers deploy. */
function marked(own?: readonly object[]): BattleTest {
  const t = settingUp('suit-up', lists(own));
  for (const [i, at] of PLACES.entries()) t.seat(i % 2).answer(at as [number, number]);
  return t;
}

/** The Attackers stand, and the first group is asked for. */
function attacked(own?: readonly object[]): BattleTest {
  const t = marked(own);
  t.seat(0).answer('auto');
  return t;
}

describe('Forces', () => {
  test('SC-SUIT-1 Super Mutants cannot attack, but defend', () => {
    expect(() => start({ scenario: 'suit-up', ...lists([mutants, few]) })).toThrow('SC-SUIT-1');
    expect(
      settingUp('suit-up', lists([few, mutants]))
        .seat(0)
        .asked()!.ask,
    ).toBe('marker.place');
  });
});

describe('The set-up', () => {
  test('SC-SUIT-5 there are two blanks, an Item, a Danger and the suit', () => {
    const faces = marked().state.markers.map(({ kind, face, up }) => `${kind} ${face}${up ? ' up' : ''}`);
    expect(faces.sort()).toEqual([
      'searchable blank',
      'searchable blank',
      'searchable danger',
      'searchable item',
      'searchable letter-a',
    ]);
  });

  test('SC-SUIT-6 placed in turn, the Attackers first, within Black of the middle and Red apart', () => {
    const t = settingUp('suit-up', lists());
    expect(t.seat(0).refuse([MIDDLE, MIDDLE + BLACK + 125 + 4]).rule).toBe('SC-SUIT-6');
    t.seat(0).answer([MIDDLE, MIDDLE + BLACK + 125]);
    expect(t.seat(0).asked()).toBeUndefined();
    expect(t.seat(1).refuse([MIDDLE, MIDDLE + BLACK + 125 - RED - 250 + 4]).rule).toBe('SC-SUIT-6');
    t.seat(1).answer([MIDDLE, MIDDLE + BLACK + 125 - RED - 250]);
    // Seat 0 places the first, third and fifth; there is no sixth.
    expect(marked().seat(0).asked()!.ask).toBe('deploy.unit');
  });

  test('SC-SUIT-7 the Attackers deploy within Yellow of their edge and Green from both sides', () => {
    const t = marked();
    t.seat(0).answer('settler');
    expect(t.seat(0).refuse([MIDDLE, YELLOW + 164]).rule).toBe('SC-SUIT-7');
    expect(t.seat(0).refuse([GREEN + 156, 500]).rule).toBe('SC-SUIT-7');
    expect(t.seat(0).refuse([WIDE - GREEN - 156, 500]).rule).toBe('SC-SUIT-7');
    t.seat(0).answer([GREEN + 160, YELLOW + 160]);
  });

  test('SC-SUIT-8 of seven Defenders three are deployed and four come later', () => {
    const t = attacked();
    for (const [i, unit] of ['settler-b', 'scavenger', 'settler-b'].entries()) {
      expect(t.seat(1).asked()!.ask).toBe('deploy.unit');
      t.seat(1).answer(unit, [1000 + 500 * i, WIDE - 1000]);
    }
    expect(t.state.phase).not.toBe('setup');
    const own = ['preston-garvey-b', 'settler-b', 'scavenger'];
    expect(t.state.models.filter(({ unit }) => own.includes(unit)).map(({ id }) => id)).toEqual([
      'settler-b-1',
      'scavenger-1',
      'settler-b-2',
    ]);
  });

  test('SC-SUIT-9 the first group stands on the far half, within Black of a side or of the far edge', () => {
    const t = attacked();
    t.seat(1).answer('scavenger');
    expect(t.seat(1).refuse([1000, MIDDLE - 200]).rule).toBe('SC-SUIT-9');
    expect(t.seat(1).refuse([1000, MIDDLE + 156]).rule).toBe('SC-SUIT-9');
    expect(t.seat(1).refuse([MIDDLE, MIDDLE + 400]).rule).toBe('SC-SUIT-9');
    t.seat(1).answer([BLACK + 160, MIDDLE + 160]);
    t.seat(1).answer('scavenger', [MIDDLE, WIDE - BLACK - 160]);
  });
});

/** Beside the marker at 4000, 4000. */
const BESIDE: [number, number] = [4000, 4000 - 125 - 160];

interface Placed {
  readonly at?: Readonly<Record<string, readonly [number, number]>>;
  readonly round?: number;
  readonly without?: readonly string[];
  readonly face?: 'letter-a' | 'item' | 'blank';
  readonly own?: readonly object[];
  readonly state?: (state: SkirmishState) => void;
}

const town = ({ at = {}, round = 1, without = [], face = 'letter-a', own, state }: Placed = {}): BattleTest =>
  scenario('suit-up', {
    options: lists(own),
    round,
    without,
    at: { 'settler-1': BESIDE, ...at },
    state: (now) => {
      now.markers.push(marker('m', 'searchable', [4000, 4000], face, false));
      state?.(now);
    },
  });

/** The settler takes the suit in its activation. */
function suited(placed: Placed = {}): BattleTest {
  const t = town(placed);
  use(t, 0, 'settler-1');
  t.seat(0).answer('look:m', 'interact', 'keep');
  return t;
}

const suit = (t: BattleTest, id: string) => suitOf(positionOf(t), modelById(positionOf(t), id));
const award = (t: BattleTest) => t.session.wholeLog.find(({ say }) => say === 'award');
const grade = (t: BattleTest) => t.session.wholeLog.find(({ say }) => say.startsWith('grade'))?.say;

describe('The suit', () => {
  test('SC-RULING-35 it is put on when it is taken, without an Action, by that model alone', () => {
    const t = suited();
    expect(suit(t, 'settler-1')).toEqual({ card: 't-60-power-armor', regular: 0, radiation: 0, degraded: false });
    expect(suit(t, 'settler-2')).toBeNull();
    expect(t.state.activation!.left).toBe(2);
    expect(t.state.markers).toEqual([]);
  });

  test('SC-RULING-35 of the Attackers only those take it whom it fits', () => {
    const t = town({ at: { 'settler-1': [600, 300], 'dogmeat-1': BESIDE } });
    use(t, 0, 'dogmeat-1');
    t.seat(0).answer('look:m', 'interact');
    expect(t.seat(0).refuse('keep').rule).toBe('SC-RULING-35');
    t.seat(0).answer('leave');
    expect(t.state.markers).toMatchObject([{ id: 'm', items: ['poville-suit'], up: true }]);
  });

  test('SC-RULING-35 a Defender carries it and does not wear it', () => {
    const t = town({ at: { 'settler-1': [600, 300], 'settler-b-1': BESIDE } });
    use(t, 1, 'settler-b-1');
    t.seat(1).answer('look:m', 'interact', 'keep');
    expect(modelById(positionOf(t), 'settler-b-1').items).toEqual(['poville-suit']);
    expect(suit(t, 'settler-b-1')).toBeNull();
  });

  test('SC-RULING-35 whoever stands in another suit climbs out of it', () => {
    const own = forceOf([leading({ items: ['t-45-power-armor'] }), listed('settler')]);
    const t = town({ own: [own, seven], at: { 'settler-1': [600, 300], 'preston-garvey-1': BESIDE } });
    use(t, 0, 'preston-garvey-1');
    t.seat(0).answer('look:m', 'interact', 'keep');
    expect(suit(t, 'preston-garvey-1')!.card).toBe('t-60-power-armor');
  });

  test('SC-RULING-35 where its wearer is removed it lies as marker A, with what it has suffered', () => {
    const t = town({
      at: { 'settler-2': [3000, 4000] },
      state: (now) => {
        const wearer = modelById({ state: now, content: undefined as never }, 'settler-1');
        wearer.items.push('poville-suit');
        wearer.regular = 9;
        now.units.find(({ id }) => id === 'settler')!.powerArmor = {
          card: 't-60-power-armor',
          regular: 2,
          radiation: 1,
          degraded: false,
        };
        now.markers = [];
      },
    });
    use(t, 0, 'settler-2');
    t.seat(0).answer('end');
    expect(modelById(positionOf(t), 'settler-1').gone).toBe('eliminated');
    expect(t.state.markers).toMatchObject([{ face: 'letter-a', up: true, items: ['poville-suit'] }]);
    expect(suit(t, 'settler-2')).toBeNull();
    expect(t.state.scenario!.tally).toMatchObject({ 'suit-regular': 2, 'suit-radiation': 1 });
  });

  test('SC-RULING-35 taken up again it is as it was left', () => {
    const t = town({
      state: (now) => {
        Object.assign(now.markers[0]!, { up: true, opened: true, items: ['poville-suit'], seen: [0, 1] });
        Object.assign(now.scenario!.tally, { 'suit-regular': 2, 'suit-degraded': 1 });
      },
    });
    use(t, 0, 'settler-1');
    t.seat(0).answer('take:m', 'keep');
    expect(suit(t, 'settler-1')).toEqual({ card: 't-60-power-armor', regular: 2, radiation: 0, degraded: true });
  });

  test('SC-SUIT-5 neither the suit nor the Stimpak is in the Item deck', () => {
    const { items } = marked([few, mutants]).state.decks;
    expect(items).toContain('jet');
    expect(items).not.toContain('stimpak');
    expect(items).not.toContain('t-60-power-armor');
  });

  test('SC-SUIT-5 under the Item lies a Stimpak, whatever the deck holds', () => {
    const t = town({ face: 'item', state: ({ decks }) => decks.items.push('machete') });
    use(t, 0, 'settler-1');
    t.seat(0).answer('look:m', 'interact', 'keep');
    expect(modelById(positionOf(t), 'settler-1').items).toEqual(['stimpak']);
  });
});

describe('The second group', () => {
  const behind = ['settler-b-3', 'scavenger-1', 'scavenger-2', 'scavenger-3'];
  /** The first group is on the table, the others are not. */
  const ambush = (round: number): BattleTest =>
    town({
      round,
      state: (now) => {
        now.models = now.models.filter(({ id }) => !behind.includes(id));
      },
    });

  test('SC-SUIT-10 it does not come on in round 2', () => {
    const t = ambush(2);
    expect([0, 1].flatMap((seat) => t.seat(seat).asked()?.ask ?? [])).not.toContain('deploy.unit');
    expect(t.state.models.some(({ unit }) => unit === 'scavenger')).toBe(false);
  });

  test('SC-SUIT-10 in round 3 all of them come on over the Attackers’ edge', () => {
    const t = ambush(3);
    t.seat(1).answer('scavenger');
    expect(t.seat(1).refuse([2000, 170]).rule).toBe('SC-SUIT-10');
    t.seat(1).answer([2000, 160], 'auto');
    expect(t.state.models.filter(({ unit, y }) => ['scavenger', 'settler-b'].includes(unit) && y === 160)).toHaveLength(
      4,
    );
  });

  test('SC-SUIT-11 one Action in the round they arrive, two from then on', () => {
    const t = ambush(3);
    t.seat(1).answer('scavenger', 'auto');
    use(t, 1, 'scavenger-1');
    expect(t.state.activation!.left).toBe(1);
    t.seat(1).answer('prepare');
    expect(t.state.activation?.model).not.toBe('scavenger-1');
    endRound(t);
    use(t, 1, 'scavenger-1');
    expect(t.state.activation!.left).toBe(2);
  });
});

describe('Victory', () => {
  test('SC-SUIT-2 a wearer who leaves over any edge wins 200 Caps', () => {
    const t = suited({
      at: { 'settler-1': [600, 4000] },
      state: ({ markers }) => Object.assign(markers[0]!, { x: 885 }),
    });
    t.seat(0).answer('move', [[-200, 4000]]);
    expect(t.session.result?.winners).toEqual([0]);
    expect([award(t)?.rule, award(t)?.args]).toEqual(['SC-SUIT-2', { seat: 0, caps: 200 }]);
  });

  test('SC-SUIT-2 whoever leaves without it has won nothing', () => {
    const t = town({ at: { 'settler-1': [600, 4000] } });
    use(t, 0, 'settler-1');
    t.seat(0).answer('move', [[-200, 4000]]);
    expect(t.session.result).toBeUndefined();
  });

  test('SC-SUIT-3 with the suit on nobody of theirs after round 6 the Defenders win a Major victory and 200 Caps', () => {
    const t = town({ round: 6 });
    endRound(t);
    expect([t.session.result?.winners, grade(t)]).toEqual([[1], 'grade.major']);
    expect([award(t)?.rule, award(t)?.args]).toEqual(['SC-SUIT-3', { seat: 1, caps: 200 }]);
  });

  test('SC-SUIT-4 with the wearer still on the table it is a Minor one, and 100 Caps', () => {
    const t = suited({ round: 6 });
    endRound(t);
    expect([t.session.result?.winners, grade(t)]).toEqual([[1], 'grade.minor']);
    expect([award(t)?.rule, award(t)?.args]).toEqual(['SC-SUIT-4', { seat: 1, caps: 100 }]);
  });

  test('SC-RULING-34 it lasts six rounds', () => {
    const t = town({ round: 5 });
    endRound(t);
    expect(t.session.result).toBeUndefined();
    endRound(t);
    expect(t.session.result).toBeDefined();
  });

  test('SC-RULING-4 without Attackers nobody can wear it out: the Defenders have won at once', () => {
    const t = town({ round: 2, without: ['settler-1', 'settler-2', 'preston-garvey-1', 'dogmeat-1'] });
    endRound(t);
    expect([t.session.result?.winners, t.state.round]).toEqual([[1], 2]);
  });

  test('CH-AIOBJ-6 by the book the suit is looked for and walked out; the others are after its wearer', () => {
    const before = positionOf(town());
    const task = (now: typeof before, id: string) => taskOf(now, modelById(now, id)).objective;
    expect(['settler-1', 'settler-b-1'].map((id) => task(before, id))).toEqual(['use', 'defeat']);
    const after = positionOf(suited());
    expect(['settler-1', 'settler-2'].map((id) => task(after, id))).toEqual(['go-to', 'protect']);
    expect(taskOf(after, modelById(after, 'settler-b-1')).subjects).toEqual([{ is: 'model', id: 'settler-1' }]);
  });
});
