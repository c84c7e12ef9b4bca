/** The Coming Storm (SC-STORM). */
import { describe, expect, test } from 'vitest';
import { NOBODY } from '../../queries/nobody.ts';
import { outcomesFor } from '../../queries/scenario.ts';
import { modelById } from '../../queries/units.ts';
import { maybeEliminate } from '../../rules/harm/elimination.ts';
import { addModel, addUnit } from '../../rules/round/joining.ts';
import type { SkirmishState } from '../../state.ts';
import { content, playOut, tableOf } from '../helpers/battle.ts';
import { endRound, scenario, settingUp, use } from '../helpers/scenario.ts';

const ID = 'coming-storm';
const CLAW = 'deathclaw-1';

/** Puts the Deathclaw on the table. */
function arrived(state: SkirmishState, x: number, y: number): void {
  const table = tableOf({ state, content });
  addUnit(table, content.scenarios.get(ID)!.later[0]!, NOBODY);
  addModel(table, 'deathclaw', { x, y });
  state.scenario!.tally.lucky = 5;
}

const claw = (state: SkirmishState) => modelById({ state, content }, CLAW);

/** Everybody but these is far away in a corner. */
const ALL = [
  'survivor-1',
  'goddard-1',
  'settlers-1',
  'settlers-2',
  'dogmeat-1',
  'mutants-1',
  'aviator-1',
  'hounds-1',
  'hounds-2',
  'brute-1',
  'tech-1',
];
const OTHERS = (...but: string[]) => ALL.filter((id) => !but.includes(id) && id !== 'survivor-1' && id !== 'brute-1');

describe('The Coming Storm', () => {
  test('SC-STORM-1 a token is flipped after every activation; the fifth on its Luck side brings the Deathclaw to B, and ends the flips', () => {
    const t = scenario(ID, {
      chance: { 'luck.flip': [1, 0, 1] },
      state: (state) => {
        state.scenario!.tally.lucky = 3;
      },
    });
    use(t, 0, 'goddard-1');
    t.seat(0).answer('end');
    expect(t.state.scenario!.tally.lucky).toBe(4);
    use(t, 1, 'tech-1');
    t.seat(1).answer('end');
    expect(t.state.models.some(({ id }) => id === CLAW)).toBe(false);
    use(t, 0, 'settlers-1');
    t.seat(0).answer('end');
    const { x, y } = t.state.markers.find(({ id }) => id === 'arrival')!;
    // As near to the edge as its base fits.
    expect([claw(t.state).x, claw(t.state).y]).toEqual([
      Math.min(x, 9144 - content.units.get('deathclaw')!.base * 5),
      y,
    ]);
    expect(t.logged('SC-STORM-1').at(-1)).toContain('Deathclaw');
    use(t, 1, 'aviator-1');
    t.seat(1).answer('end');
    expect(t.state.scenario!.tally.lucky).toBe(5);
  });

  /** Where the Deathclaw moved when the round ended: the Survivor is near, with or without a wall between. */
  const movesOf = (walls: boolean, brute: [number, number]): string[] => {
    const wall = {
      id: 'wall',
      outline: [
        { x: 5800, y: 5300 },
        { x: 7200, y: 5300 },
        { x: 7200, y: 5400 },
        { x: 5800, y: 5400 },
      ],
      height: 900,
      blocksSight: true,
      cover: true,
      area: false,
      ground: 'impassable' as const,
      huge: 'as-others' as const,
      exceptions: {},
      overlooked: false,
    };
    const t = scenario(ID, {
      at: { 'survivor-1': [6500, 6600], 'brute-1': brute },
      without: OTHERS(),
      state: (state) => {
        arrived(state, 6500, 3700);
        if (walls) state.pieces = [...state.pieces, wall];
      },
    });
    endRound(t);
    return t.log('public').filter((line) => line.startsWith('Deathclaw moves to'));
  };

  test('SC-STORM-2 it takes two Actions when a round ends', () => {
    expect(movesOf(true, [1000, 4500])).toHaveLength(2);
  });

  test('SC-STORM-5 towards the nearest it sees, or else the nearest', () => {
    // The Survivor is nearer, but behind the wall: it goes for the Brute far off, until it sees the Survivor.
    expect(movesOf(true, [1000, 4500])).toEqual(['Deathclaw moves to 19.2, 14.6.', 'Deathclaw moves to 21.7, 20.4.']);
    // With nobody in sight it makes for the nearest.
    const [first] = movesOf(true, [6500, 8500]);
    const [, x, y] = /([\d.]+), ([\d.]+)\./.exec(first!)!.map(Number);
    expect(Math.hypot(x! * 254 - 6500, y! * 254 - 6600)).toBeLessThan(6600 - 3700);
  });

  test('SC-RULING-67 both sides are alike to it', () => {
    // A Survivor without a wall between is within a Charge: nothing is left to move. With it, the Brute will do.
    expect(movesOf(false, [1000, 4500])).toEqual([]);
    expect(movesOf(true, [1000, 4500])[0]).toBe('Deathclaw moves to 19.2, 14.6.');
  });

  test('SC-STORM-3 engaged with several, chance picks whom it attacks', () => {
    const struck = (target: number) => {
      const t = scenario(ID, {
        at: {
          'survivor-1': [600, 600],
          'brute-1': [600, 8000],
          'goddard-1': [4572, 4572 + 500],
          'aviator-1': [4572, 4572 - 500],
        },
        without: OTHERS('goddard-1', 'aviator-1'),
        chance: { 'deathclaw.target': [target, target] },
        state: (state) => arrived(state, 4572, 4572),
      });
      const base = content.units.get('deathclaw')!.base * 5;
      const gap = (id: string) =>
        base +
        content.units.get(
          t.state.units.find((unit) => unit.id === modelById({ state: t.state, content }, id).unit)!.card,
        )!.base *
          5;
      expect([gap('goddard-1'), gap('aviator-1')]).toEqual([500, 500]);
      endRound(t);
      return t.log('public').filter((line) => line.includes('Deathclaw strikes'));
    };
    expect(struck(0)[0]).toContain('Goddard');
    expect(struck(1)[0]).toContain('Aviator');
  });

  test('SC-STORM-4 SC-RULING-67 it charges the nearest model of either side within reach and sight', () => {
    const t = scenario(ID, {
      at: { 'survivor-1': [600, 600], 'brute-1': [4572, 4572 + 1500], 'goddard-1': [4572, 4572 - 1800] },
      without: OTHERS('goddard-1'),
      state: (state) => arrived(state, 4572, 4572),
    });
    endRound(t);
    expect(t.log('public').join(' ')).toContain('Deathclaw charges Brute');
  });

  const atSiren = () =>
    scenario(ID, {
      at: { 'goddard-1': [4572 + 285, 4572], 'dogmeat-1': [4572 - 285, 4572], 'tech-1': [4572, 5200] },
      state: (state) => arrived(state, 4572, 6572),
    });

  test('SC-STORM-6 a siren moves the Deathclaw Orange towards it or away, as its user says; dogs cannot', () => {
    const t = atSiren();
    use(t, 0, 'dogmeat-1');
    expect(t.seat(0).refuse('special:siren')).toMatchObject({ rule: 'SC-STORM-6' });
    t.seat(0).answer('end');
    use(t, 1, 'tech-1');
    t.seat(1).answer('end');
    use(t, 0, 'goddard-1');
    t.seat(0).answer('special:siren', 'away');
    expect([claw(t.state).x, claw(t.state).y]).toEqual([4572, 6572 + 508]);
    t.seat(0).answer('special:siren', 'towards');
    expect(claw(t.state).y).toBe(6572);
  });

  test('SC-RULING-69 only in base contact', () => {
    const t = atSiren();
    use(t, 0, 'dogmeat-1');
    t.seat(0).answer('end');
    use(t, 1, 'tech-1');
    expect(t.seat(1).refuse('special:siren')).toMatchObject({ rule: 'SC-STORM-6' });
  });

  test('SC-RULING-64 there are five of them, face up', () => {
    const sirens = atSiren().state.markers.filter(({ kind }) => kind === 'siren');
    expect(sirens.map(({ up }) => up)).toEqual(Array(5).fill(true));
  });

  test('SC-RULING-65 each use of a siren costs one Action, and it is there for the next', () => {
    const t = scenario(ID, {
      at: { 'goddard-1': [4572 + 285, 4572] },
      state: (state) => arrived(state, 4572, 6572),
    });
    use(t, 0, 'goddard-1');
    const left: (number | undefined)[] = [t.state.activation!.left];
    t.seat(0).answer('special:siren', 'away');
    left.push(t.state.activation?.left);
    t.seat(0).answer('special:siren', 'towards');
    left.push(t.state.activation?.left);
    expect(left.slice(0, 2)).toEqual([2, 1]);
    expect(left[2] ?? 0).toBe(0);
    expect(t.seat(0).asked()?.can ?? []).not.toContain('special:siren');
    expect(t.state.markers.filter(({ kind }) => kind === 'siren').map(({ id }) => id)).toContain('siren-1');
  });

  test('SC-STORM-6 before it has arrived a siren moves nothing', () => {
    const t = scenario(ID, { at: { 'goddard-1': [4572 + 285, 4572] } });
    use(t, 0, 'goddard-1');
    t.seat(0).answer('special:siren');
    expect(t.state.activation?.left).toBe(1);
    expect(t.seat(0).asked()?.ask).toBe('action');
  });

  test('SC-RULING-65 before it has arrived a siren may be used, and costs its Action', () => {
    const t = scenario(ID, { at: { 'goddard-1': [4572 + 285, 4572] } });
    use(t, 0, 'goddard-1');
    t.seat(0).answer('special:siren');
    expect([t.seat(0).asked()?.ask, t.state.activation?.left]).toEqual(['action', 1]);
    t.seat(0).answer('special:siren');
    expect(t.state.activation?.left ?? 0).toBe(0);
  });

  /** Who wins when this Leader is removed in round 4. */
  const winnersWithout = (leader: string) => {
    const t = scenario(ID, {
      round: 4,
      state: (state) => {
        const model = modelById({ state, content }, leader);
        model.regular = 99;
        playOut(maybeEliminate(tableOf({ state, content }), model));
      },
    });
    use(t, 0, 'goddard-1');
    t.seat(0).answer('end');
    expect(t.state.round).toBe(4);
    return t.session.result?.winners;
  };

  test('SC-STORM-7 the Brute removed wins for the Survivors at once', () => {
    expect(winnersWithout('brute-1')).toEqual([0]);
  });

  test('SC-STORM-8 the Sole Survivor removed wins for the Super Mutants at once', () => {
    expect(winnersWithout('survivor-1')).toEqual([1]);
  });

  test.each([
    [[1000, 4572], [2000, 4572], [0]],
    [[3000, 4572], [2000, 4572], [1]],
    // Bases of 32 and 40 mm: as far from the cave, rim to rim.
    [[2000, 4572], [2000 + 40, 4572], []],
  ] as const)('SC-STORM-9 Leaders at %j and %j of the cave: %j', (survivor, brute, winners) => {
    const t = scenario(ID, { round: 6, at: { 'survivor-1': survivor, 'brute-1': brute } });
    endRound(t);
    expect(t.session.result?.winners).toEqual(winners);
    const texts = outcomesFor({ state: t.state, content }, 0);
    expect(texts.includes('tie')).toBe(winners.length === 0);
    if (winners.length === 0) expect(t.seat(1).log()).toContain(content.scenarios.get(ID)!.tie);
  });

  test('SC-STORM-10 chance picks who lays the table; the other chooses an edge', () => {
    const t = settingUp(ID, {}, { 'terrain.player': [0] });
    expect(t.seat(1).asked()).toBeUndefined();
    t.seat(0).answer('stone-hills');
    expect(t.state.pieces).toHaveLength(0);
    expect(t.seat(0).asked()).toBeUndefined();
    t.seat(1).answer('bottom');
    expect(t.state.scenario!.edges).toEqual(['top', 'bottom']);
    expect(t.state.pieces.length).toBeGreaterThan(8);
    const other = settingUp(ID, {}, { 'terrain.player': [1] });
    other.seat(1).answer('stone-hills');
    other.seat(0).answer('bottom');
    expect(other.state.scenario!.edges).toEqual(['bottom', 'top']);
  });

  test('SC-STORM-11 one model each in turn, Super Mutants first, whose sixth comes last', () => {
    const t = settingUp(ID, {}, { 'terrain.player': [0] });
    t.seat(0).answer('stone-hills');
    t.seat(1).answer('bottom');
    const order: number[] = [];
    for (let i = 0; i < 11; i += 1) {
      const seat = t.seat(0).asked() === undefined ? 1 : 0;
      order.push(seat);
      if (t.seat(seat).asked()!.ask === 'deploy.unit') t.seat(seat).answer(t.seat(seat).asked()!.can[0]!);
      t.seat(seat).answer(t.seat(seat).asked()!.can[0]!);
    }
    expect(order).toEqual([1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1]);
    expect(t.state.models).toHaveLength(11);
  });

  test('SC-STORM-12 SC-RULING-66 five sirens, the cave and the arrival point lie face up where they belong', () => {
    const { markers } = scenario(ID).state;
    expect(markers.map(({ kind, up }) => [kind, up])).toEqual([
      ...Array.from({ length: 5 }, () => ['siren', true]),
      ['cave', true],
      ['arrival', true],
    ]);
    const [middle, ...others] = markers.slice(0, 5);
    expect([middle!.x, middle!.y]).toEqual([4572, 4572]);
    for (const { x, y } of others) {
      const away = Math.sqrt((x - 4572) ** 2 + (y - 4572) ** 2) - 250;
      expect(Math.abs(away - 2032)).toBeLessThan(3);
    }
    expect(markers.slice(5).map(({ x, y }) => [x, y])).toEqual([
      [125, 4572],
      [9019, 4572],
    ]);
    const t = scenario(ID, { at: { 'goddard-1': [4572 + 285, 4572] } });
    use(t, 0, 'goddard-1');
    expect(
      t
        .seat(0)
        .asked()!
        .can.filter((id) => /^(look|turn-up|take):/.test(String(id))),
    ).toEqual([]);
  });

  test('SC-STORM-13 SC-COMMON-3 without a holder named the general rule gives the marker to the five Survivors against six', () => {
    const t = scenario(ID);
    expect(t.state.advantage).toBe(0);
    expect(t.seat(0).asked()?.ask).toBe('round.first');
  });
});
