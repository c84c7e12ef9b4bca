/** Troubled Beginnings (SC-BEGIN). */
import { describe, expect, test } from 'vitest';
import type { StepOf } from '../../printed/scenarios.ts';
import { MarkerRoom } from '../../queries/room-left.ts';
import { outcomesFor } from '../../queries/scenario.ts';
import { content, crate, skill, wall } from '../helpers/battle.ts';
import { endRound, marker, scenario, settingUp, use } from '../helpers/scenario.ts';

const ID = 'troubled-beginnings';
const traps = (count: number) =>
  Array.from({ length: count }, (_, i) => marker(`trap-${i + 1}`, 'trap', [1000 + 2000 * i, 7000]));
/** Rim to rim: Nora's base is 32 mm wide, so is Dogmeat's. */
const BESIDE_DOG = 4572 - 160 - 160 - 508;
const SNARE = { x: 4572, y: 4572 };

describe('Troubled Beginnings', () => {
  test('SC-BEGIN-1 a Survivor within Orange frees Dogmeat with an Action; one farther away or a Super Mutant cannot', () => {
    const t = scenario(ID, {
      at: { 'nora-1': [BESIDE_DOG, 4572], 'settlers-1': [BESIDE_DOG - 10, 5000], 'brute-1': [4572, 5000] },
      state: (state) => state.markers.push(...traps(4)),
    });
    use(t, 0, 'settlers-1');
    expect(t.seat(0).refuse('special:free')).toMatchObject({ rule: 'SC-BEGIN-1' });
    t.seat(0).answer('end');
    use(t, 1, 'brute-1');
    expect(t.seat(1).refuse('special:free')).toMatchObject({ rule: 'SC-BEGIN-1' });
    t.seat(1).answer('end');
    use(t, 0, 'nora-1');
    t.seat(0).answer('special:free');
    expect(t.state.scenario!.tally.freed).toBe(1);
    expect(t.state.activation?.left).toBe(1);
  });

  test('SC-BEGIN-2 SC-RULING-54 freed, Dogmeat joins with its Dog Bite, Unready, and can be made Ready this round', () => {
    const t = scenario(ID, { at: { 'nora-1': [BESIDE_DOG, 4572] }, state: (state) => state.markers.push(...traps(4)) });
    expect(t.state.models.some(({ unit }) => unit === 'dogmeat')).toBe(false);
    use(t, 0, 'nora-1');
    t.seat(0).answer('special:free', 'end');
    const dog = t.state.models.find(({ id }) => id === 'dogmeat-1')!;
    expect(dog).toMatchObject({ ...SNARE, readiness: 'unready', gone: null });
    expect(t.state.units.find(({ id }) => id === 'dogmeat')).toMatchObject({ seat: 0, weapons: ['dog-bite'] });
    use(t, 1, 'brute-1');
    t.seat(1).answer('end');
    expect(t.seat(0).asked()?.can).toContain('dogmeat-1');
  });

  test('SC-BEGIN-2 the snare is gone then, and nothing else', () => {
    const t = scenario(ID, {
      at: { 'nora-1': [BESIDE_DOG, 4572] },
      state: (state) => {
        state.markers.push(...traps(4));
        state.pieces = [
          ...state.pieces,
          crate('dogmeat', [4500, 4500, 144, 144]),
          crate('rock', [1000, 7000, 100, 100]),
        ];
      },
    });
    use(t, 0, 'nora-1');
    t.seat(0).answer('special:free');
    expect(t.state.pieces.map(({ id }) => id)).toEqual(['rock']);
  });

  test('SC-RULING-54 in the snare nobody can attack Dogmeat', () => {
    const t = scenario(ID, { at: { 'mutants-1': [4572, 5000] }, state: (state) => state.markers.push(...traps(4)) });
    use(t, 1, 'mutants-1');
    expect(t.seat(1).refuse('strike')).toMatchObject({ rule: 'WW-CC-3' });
    expect(t.state.models.every(({ unit }) => unit !== 'dogmeat')).toBe(true);
  });

  test.each([
    ['a success takes the trap away', skill('critical'), 3],
    ['a failure leaves it there', skill('X'), 4],
  ])('SC-BEGIN-3 within Orange of a trap a Super Mutant tests STR: %s and costs an Action', (_, face, left) => {
    const t = scenario(ID, {
      // The Brute's base is 40 mm wide, a marker's 25 mm.
      at: { 'brute-1': [1000, 7000 - 200 - 125 - 508], 'mutants-1': [1000, 6000] },
      chance: { 'trap.roll': [[face]] },
      state: (state) => state.markers.push(...traps(4)),
    });
    use(t, 1, 'mutants-1');
    expect(t.seat(1).refuse('special:seize')).toMatchObject({ rule: 'SC-BEGIN-3' });
    t.seat(1).answer('end');
    use(t, 0, 'nora-1');
    expect(t.seat(0).refuse('special:seize')).toMatchObject({ rule: 'SC-BEGIN-3' });
    t.seat(0).answer('end');
    use(t, 1, 'brute-1');
    t.seat(1).answer('special:seize');
    expect(t.state.markers.filter(({ kind }) => kind === 'trap')).toHaveLength(left);
    expect(t.state.activation?.left).toBe(1);
  });

  test('SC-BEGIN-4 the last trap cleared wins for the Super Mutants at once', () => {
    const t = scenario(ID, {
      at: { 'brute-1': [1000, 6500] },
      chance: { 'trap.roll': [[skill('critical')]] },
      round: 3,
      state: (state) => state.markers.push(...traps(1)),
    });
    use(t, 1, 'brute-1');
    expect(t.session.result).toBeUndefined();
    t.seat(1).answer('special:seize');
    expect(t.session.result?.winners).toEqual([1]);
    expect(t.state.round).toBe(3);
  });

  test('SC-BEGIN-5 Survivors win with the dog freed and the Super Mutants gone, not with one of the two', () => {
    const t = scenario(ID, {
      at: { 'nora-1': [BESIDE_DOG, 4572] },
      without: ['mutants-1', 'mutants-2', 'brute-1'],
      state: (state) => state.markers.push(...traps(4)),
    });
    use(t, 0, 'settlers-1');
    t.seat(0).answer('end');
    expect(t.session.result).toBeUndefined();
    t.seat(0).answer('nora-1', 'all', 'nora-1', 'special:free');
    expect(t.session.result?.winners).toEqual([0]);

    const other = scenario(ID, {
      at: { 'nora-1': [BESIDE_DOG, 4572] },
      without: ['mutants-1', 'mutants-2'],
      state: (state) => state.markers.push(...traps(4)),
    });
    use(other, 0, 'nora-1');
    other.seat(0).answer('special:free');
    expect(other.session.result).toBeUndefined();
  });

  test('SC-BEGIN-6 SC-COMMON-4 traps lie face up exactly Black from Dogmeat and at least Black apart', () => {
    const t = settingUp(ID, { table: 'old-plant' });
    const black = 3048 + 160 + 125;
    expect(t.seat(1).asked()?.ask).toBe('marker.place');
    expect(t.seat(1).refuse([4572 + black - 5, 4572])).toMatchObject({ rule: 'SC-BEGIN-6' });
    expect(t.seat(1).refuse([4572 + black + 5, 4572])).toMatchObject({ rule: 'SC-BEGIN-6' });
    t.seat(1).answer([4572 + black, 4572]);
    // A sixteenth of the circle further: at the right distance, but too near to the first.
    const near = [4572 + Math.round(black * 0.9238795), 4572 + Math.round(black * 0.3826834)];
    expect(t.seat(1).refuse(near)).toMatchObject({ rule: 'SC-BEGIN-6' });
    t.seat(1).answer([4572 - black, 4572], [4572, 4572 + black], [4572, 4572 - black]);
    expect(t.state.markers.map(({ kind, face, up }) => [kind, face, up])).toEqual(
      Array.from({ length: 4 }, () => ['trap', 'item', true]),
    );
  });

  test('SC-BEGIN-6 a trap is not laid where no room would be left for those still to come', () => {
    /** On the ring around the dog, in 64ths of it. */
    const onRing = (step: number): [number, number] => {
      const angle = (step * Math.PI) / 32;
      const black = 3048 + 160 + 125;
      return [Math.round(4572 + black * Math.cos(angle)), Math.round(4572 + black * Math.sin(angle))];
    };
    const blocking = (step: number) => {
      const [x, y] = onRing(step);
      return wall(`wall-${step}`, [x - 300, y - 300, 600, 600]);
    };
    const whyNot = (...walls: ReturnType<typeof wall>[]) => {
      const t = scenario(ID, {
        state: (state) => {
          state.markers.push(marker('trap-1', 'trap', onRing(0)), marker('trap-2', 'trap', onRing(20)));
          state.pieces = [...state.pieces, ...walls];
        },
      });
      const step = content.scenarios.get(ID)!.setup.find(({ does }) => does === 'markers') as StepOf<'markers'>;
      const [x, y] = onRing(42);
      return new MarkerRoom({ state: t.state, content }, step, 2).whyNot({ x, y })?.say;
    };
    // Half-way between the third and its neighbours there is just room for the fourth.
    expect(whyNot()).toBeUndefined();
    expect(whyNot(blocking(31))).toBeUndefined();
    expect(whyNot(blocking(31), blocking(53))).toBe('place.no-room-left');
  });

  test('SC-BEGIN-7 Super Mutants deploy first, within Orange of Dogmeat; Survivors along a single edge; the marker is with the Super Mutants', () => {
    const t = settingUp(ID, { table: 'old-plant' });
    const black = 3048 + 160 + 125;
    t.seat(1).answer([4572 + black, 4572], [4572 - black, 4572], [4572, 4572 + black], [4572, 4572 - black]);
    expect(t.seat(0).asked()).toBeUndefined();
    t.seat(1).answer('brute');
    expect(t.seat(1).refuse([4572, 4572 + 160 + 508 + 200 + 5])).toMatchObject({ rule: 'SC-BEGIN-7' });
    t.seat(1).answer([4572, 4572 + 160 + 508 + 200]);
    t.seat(1).answer([4572, 4572 - 600], [4152, 3900]);
    t.seat(0).answer('nora', [4572, 300], [4000, 508 + 160]);
    expect(t.seat(0).refuse([300, 4572])).toMatchObject({ rule: 'SC-BEGIN-7' });
    t.seat(0).answer([3000, 200]);
    expect(t.state.advantage).toBe(1);
    expect(t.seat(1).asked()?.ask).toBe('round.first');
  });

  test('SC-BEGIN-8 SC-COMMON-7 each side reads its own outcome: the win text after a win alone', () => {
    const t = scenario(ID, {
      at: { 'brute-1': [1000, 6500] },
      chance: { 'trap.roll': [[skill('critical')]] },
      state: (state) => state.markers.push(...traps(1)),
    });
    use(t, 1, 'brute-1');
    t.seat(1).answer('special:seize');
    const position = { state: t.state, content: t.game.content };
    expect(outcomesFor(position, 1)).toEqual(['win', 'always']);
    expect(outcomesFor(position, 0)).toEqual(['dog-left', 'always']);
    const { outcomes } = t.game.content.scenarios.get(ID)!;
    expect(t.seat(0).log()).toEqual(expect.arrayContaining([outcomes[0]!.always]));
    expect(t.seat(0).log()).not.toEqual(expect.arrayContaining([outcomes[1]!.always]));
    expect(t.seat(1).log()).toEqual(expect.arrayContaining([outcomes[1]!.win, outcomes[1]!.always]));
  });

  const playedOut = () => {
    const t = scenario(ID, { round: 4, state: (state) => state.markers.push(...traps(4)) });
    endRound(t);
    return t;
  };

  test('SC-COMMON-2 with round 4 it is over', () => {
    const t = playedOut();
    expect(t.state.round).toBe(4);
    expect(t.seat(0).asked() ?? t.seat(1).asked()).toBeUndefined();
  });

  test('SC-RULING-5 then it is a draw', () => {
    expect(playedOut().session.result?.winners).toEqual([]);
  });

  test('SC-RULING-70 and nobody reads of a victory, only the general text', () => {
    const { state, game } = playedOut();
    const battle = { state, content: game.content };
    // The dog is still in the snare, which the Survivors read of, too.
    expect([outcomesFor(battle, 0), outcomesFor(battle, 1)]).toEqual([['dog-left', 'always'], ['always']]);
  });

  test('SC-RULING-52 it is called Troubled Beginnings', () => {
    expect(settingUp(ID).game.content.scenarios.get(ID)!.name).toBe('Troubled Beginnings');
  });
});
