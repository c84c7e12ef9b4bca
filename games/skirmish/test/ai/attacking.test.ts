/** Response A: methods, weapons and both Activity Lists. */
import { describe, expect, test } from 'vitest';
import { armor, type BattleSetting, effect, model, settler, skill, unit, wall, YELLOW } from '../helpers/battle.ts';
import {
  acting,
  aimingBy,
  bare,
  deeds,
  does,
  endOf,
  planOf,
  said,
  withCard,
  withTask,
  wounds,
} from '../helpers/book.ts';

const CC = { method: 'close-combat' } as const;
const CARELESS = { reckless: true } as const;
/** Of a settler: ruler and base. */
const MOVE = YELLOW + 320;
const CHARGE = 1524 + 320;
/** A Move, and then a ruler of Red with the base of the other in between. */
const duel = (x: number, more: Partial<BattleSetting> = {}): BattleSetting => ({
  ann: [bare('a', [1000, 4000])],
  ben: [bare('b', [x, 4000])],
  content: aimingBy('nearest'),
  ...more,
});

describe('the Method', () => {
  test('CH-AIATT-1 an Action under A may be only a Move that prepares an attack', () => {
    expect(does(duel(8000), 'a-1', CC)).toBe('towards b-1');
  });
  test('CH-AIATT-2 the knife is Close Combat, the crosshair Ranged', () => {
    const both: BattleSetting = {
      ...duel(2400),
      ann: [unit('a', 'settler', [[1000, 4000]], 'board', 'assault-rifle')],
    };
    expect(does(both, 'a-1', CC)).toBe('charge b-1');
    expect(does(both, 'a-1')).toBe('shoot b-1');
  });
  test('CH-AIATT-4 of several weapons for the Method the underlined one is used', () => {
    const rifles = ['assault-rifle', 'hunting-rifle'];
    const armed = { ...duel(2400), ann: [unit('a', 'settler', [[1000, 4000]], ...rifles)] };
    expect(planOf(armed, 'a-1').answers['shoot.weapon']).toBe('assault-rifle');
    const prefers = { ...armed, content: withCard({ prefers: ['hunting-rifle'] }) };
    expect(planOf(prefers, 'a-1').answers['shoot.weapon']).toBe('hunting-rifle');
  });
  test('CH-AIATT-5 where the preferred weapon cannot be used, the other is', () => {
    const armed: BattleSetting = {
      ann: [unit('a', 'super-mutant', [[1000, 4000]], 'missile-launcher', 'bolt-action-pipe-rifle')],
      ben: [bare('b', [4200, 4000])],
      content: withCard({ prefers: ['missile-launcher'] }),
    };
    expect(planOf(armed, 'a-1').answers['shoot.weapon']).toBe('missile-launcher');
    const empty = {
      ...armed,
      state: ({ units }: { units: { id: string; empty: string[] }[] }) => void units[0]!.empty.push('missile-launcher'),
    };
    expect(planOf(empty as never, 'a-1').answers['shoot.weapon']).toBe('bolt-action-pipe-rifle');
  });
  test('CH-AIATT-6 CH-RULING-149 without a weapon for the Method it does not attack by it', () => {
    expect(does(duel(2400), 'a-1')).toBe('charge b-1');
    const rifle = { ...duel(2400), ann: [settler('a', [1000, 4000])] };
    expect(does(rifle, 'a-1', CC)).toBe('shoot b-1');
  });
});

describe('Close Combat', () => {
  test('CH-AIATT-7 first a Close Combat attack on whoever it is engaged with', () => {
    expect(does(duel(1320), 'a-1', CC)).toBe('strike b-1');
  });
  test('CH-AIATT-8 then a Charge, if a legal one reaches somebody', () => {
    expect(does(duel(1000 + CHARGE + 320), 'a-1', CC)).toBe('charge b-1');
    expect(does(duel(1000 + CHARGE + 320 + 10), 'a-1', CC)).toBe('to-charge b-1');
    // Nobody charges whom it does not see.
    expect(does(duel(2400, { pieces: [wall('w', [1600, 3300, 20, 1400])] }), 'a-1', CC)).not.toBe('charge b-1');
  });
  test('CH-AIATT-9 then a Move into engagement', () => {
    const hidden = duel(2250, { pieces: [wall('w', [1500, 3500, 20, 700])] });
    expect(does(hidden, 'a-1', CC)).toBe('engage b-1');
    const [x, y] = endOf(planOf(hidden, 'a-1', CC));
    expect(Math.hypot(x - 2250, y - 4000)).toBeLessThan(322);
  });
  test('CH-AIATT-10 then a Move that ends within Charge distance', () => {
    const far = 1000 + MOVE + CHARGE + 320;
    expect(does(duel(far), 'a-1', CC)).toBe('to-charge b-1');
    expect(endOf(planOf(duel(far), 'a-1', CC))).toEqual([1000 + MOVE, 4000]);
    expect(does(duel(far + 10), 'a-1', CC)).toBe('towards b-1');
  });
  test('CH-AIATT-11 for whoever cannot charge, a Move that ends within Move distance', () => {
    const { settler: card } = Object.fromEntries(aimingBy('nearest').units);
    const { charge: _, ...slow } = card!;
    const cards = aimingBy('nearest');
    const content = { ...cards, units: new Map([...cards.units, ['settler', slow as never]]) };
    expect(does(duel(1000 + 2 * MOVE + 320, { content }), 'a-1', CC)).toBe('to-move b-1');
    expect(does(duel(1000 + 2 * MOVE + 330, { content }), 'a-1', CC)).toBe('towards b-1');
  });
  test('CH-AIATT-12 then a full Move along the shortest way', () => {
    expect(endOf(planOf(duel(8000), 'a-1', CC))).toEqual([1000 + MOVE, 4000]);
    // Around a wall, and not against it.
    const around = planOf(duel(8000, { pieces: [wall('w', [1400, 3500, 50, 700])] }), 'a-1', CC);
    expect(endOf(around)[1]).toBeGreaterThan(4200);
  });
  test('CH-AIATT-13 with nobody left to attack it acts on its Objective', () => {
    const special = withTask({ objective: 'go-to', subjects: [{ is: 'point', x: 5000, y: 4000 }] });
    const alone = duel(8000, {
      special,
      state: ({ models }) => void Object.assign(models[1]!, { gone: 'eliminated' }),
    });
    expect(does(alone, 'a-1', CC)).toBe('to-subject');
  });
  /** One that nobody holds, and one that is held by a second model of Ann's. */
  const heldOne = (damage: Readonly<Record<string, number>>): BattleSetting => ({
    ann: [bare('a', [1000, 4000], [2400, 4920])],
    ben: [unit('b', 'brute', [[2400, 4000]], 'board'), unit('c', 'brute', [[2400, 5280]], 'board')],
    content: aimingBy('wounded'),
    state: wounds(damage),
  });
  test('CH-AIATT-14 a Careful model goes for the engaged, though another is worse wounded', () => {
    expect(does(heldOne({ 'b-1': 5, 'c-1': 3 }), 'a-1', CC)).toBe('charge c-1');
    expect(does(heldOne({ 'b-1': 5, 'c-1': 3 }), 'a-1', { ...CC, ...CARELESS })).toBe('charge b-1');
  });
  test('CH-AIACT-15 where all priorities are tied a Careful model takes the engaged one, and a Reckless one tosses', () => {
    expect(does(heldOne({}), 'a-1', CC)).toBe('charge c-1');
    expect(does(heldOne({}), 'a-1', { ...CC, ...CARELESS }, { toss: ([first]) => first! })).toBe('charge b-1');
  });
  test('CH-RULING-28 engaged with its own side it must be, and then the others are dropped before the priorities', () => {
    const plan = planOf(heldOne({ 'b-1': 5 }), 'a-1', CC);
    expect(plan.choosing!.candidates).toEqual(['b-1', 'c-1']);
    expect(plan.choosing!.weighed).toEqual([]);
    expect(plan.target).toBe('c-1');
    // All of them held, or none: then its list decides.
    const all = { ...heldOne({ 'b-1': 5, 'c-1': 3 }), ann: [bare('a', [1000, 4000], [2400, 4920], [2760, 4000])] };
    expect(does(all, 'a-1', CC)).toBe('charge b-1');
    const none = { ...heldOne({ 'b-1': 5, 'c-1': 3 }), ann: [bare('a', [1000, 4000])] };
    expect(does(none, 'a-1', CC)).toBe('charge b-1');
  });
  test('CH-AIATT-15 a flipped token decides which Charge Bonus it is', () => {
    for (const [side, die] of ['black', 'green'].entries()) {
      const t = acting(duel(2400, { chance: { 'book.bonus': [side] } }), 'a-1', CC, 1);
      expect(model(t, 'a-1').bonus).toEqual({ against: 'b-1', dice: [die] });
      expect(said(t, 'book.bonus')).toEqual([{ model: 'a-1', color: die }]);
    }
  });
  test('CH-AIATT-16 whoever can shout does, each time it charges', () => {
    const brute: BattleSetting = { ...duel(2600), ann: [unit('a', 'brute', [[1000, 4000]], 'sledgehammer')] };
    const t = acting(brute, 'a-1', CC, 1);
    expect(said(t, 'book.cries')).toEqual([{ model: 'a-1' }]);
    expect(said(acting(duel(2400), 'a-1', CC, 1), 'book.cries')).toEqual([]);
  });
});

describe('Ranged', () => {
  const shooter = (x: number, more: Partial<BattleSetting> = {}): BattleSetting => ({
    ...duel(x),
    ann: [settler('a', [1000, 4000])],
    ...more,
  });
  const RANGE = 1524 + 2032;

  test('CH-AIATT-17 first a shot at a valid target', () => {
    expect(does(shooter(1000 + 320 + RANGE), 'a-1')).toBe('shoot b-1');
    expect(planOf(shooter(2000), 'a-1').answers).toEqual({
      'shoot.weapon': 'assault-rifle',
      'shoot.target': 'b-1',
      'shoot.range': 'short',
    });
  });
  test('CH-AIATT-18 CH-RULING-35 then a Move to where it has a shot, no nearer than Yellow', () => {
    const far = planOf(shooter(1000 + 320 + RANGE + 100), 'a-1');
    expect(far.activity).toBe('to-shot');
    expect(endOf(far)).toEqual([1000 + MOVE, 4000]);
    // Out of sight near by: it goes on where it sees the enemy, but not nearer than Yellow.
    const corner = shooter(2700, { pieces: [wall('w', [1500, 2500, 20, 1700])] });
    const near = planOf(corner, 'a-1');
    expect(near.activity).toBe('to-shot');
    const [x, y] = endOf(near);
    expect(Math.hypot(x - 2700, y - 4000) - 320).toBeGreaterThanOrEqual(YELLOW - 2);
  });
  test('CH-RULING-34 of several that it could shoot after a Move its list picks one', () => {
    const far = 1000 + 320 + RANGE + 100;
    const several = shooter(far, {
      ben: [bare('b', [far, 4000]), bare('c', [far, 4600])],
      content: aimingBy('wounded'),
      state: wounds({ 'c-1': 2 }),
    });
    expect(does(several, 'a-1')).toBe('to-shot c-1');
  });
  test('CH-AIATT-19 then a full Move towards an enemy', () => {
    expect(does(shooter(8000), 'a-1')).toBe('towards b-1');
    expect(endOf(planOf(shooter(8000), 'a-1'))).toEqual([1000 + MOVE, 4000]);
  });
  test('CH-AIATT-20 with nobody left it acts on its Objective', () => {
    const special = withTask({ objective: 'go-to', subjects: [{ is: 'point', x: 5000, y: 4000 }] });
    const alone = shooter(8000, {
      special,
      state: ({ models }) => void Object.assign(models[1]!, { gone: 'eliminated' }),
    });
    expect(does(alone, 'a-1')).toBe('to-subject');
  });
  const melee: BattleSetting = {
    ann: [settler('a', [1000, 4000]), bare('c', [2400, 4320])],
    ben: [bare('b', [2400, 4000])],
    content: aimingBy('nearest'),
  };
  test('CH-AIATT-21 CH-AIACT-16 a Reckless model shoots into a melee, and the red die says who is hit', () => {
    expect(does(melee, 'a-1', CARELESS)).toBe('shoot b-1');
    const t = acting(melee, 'a-1', CARELESS, 1);
    expect(t.session.wholeLog.some(({ args }) => args?.cause === 'WW-MELEE-1' || args?.rule === 'WW-MELEE-1')).toBe(
      true,
    );
  });
  test('CH-AIATT-22 CH-AIACT-16 to a Careful model the engaged are no targets', () => {
    expect(does(melee, 'a-1')).not.toBe('shoot b-1');
    const two = { ...melee, ben: [bare('b', [2400, 4000], [3600, 2600])] };
    expect(does(two, 'a-1')).toBe('shoot b-2');
  });
});

describe('Responses', () => {
  test('CH-AIRESP-1 the first activity that is possible is performed', () => {
    expect(does(duel(1320), 'a-1', CC)).toBe('strike b-1');
    expect(does(duel(2000), 'a-1', CC)).toBe('charge b-1');
    expect(does(duel(8000), 'a-1', CC)).toBe('towards b-1');
  });
  test('CH-AIACT-1 it has two Actions, and no third', () => {
    expect(deeds(acting(duel(8000), 'a-1', CC))).toEqual(['towards b-1', 'towards b-1']);
  });
  test('CH-AIRESP-2 with its target gone the second Action begins at the top of the list, with those that are left', () => {
    const t = acting(
      duel(1320, {
        ben: [bare('b', [1320, 4000]), bare('c', [1000, 4320])],
        content: aimingBy('wounded', 'nearest'),
        state: wounds({ 'b-1': 3 }),
        chance: { 'attack.roll': [[skill(2), effect('black', 'damage', 'damage')]], 'armor.roll': [[armor(1)]] },
      }),
      'a-1',
      CC,
    );
    expect(model(t, 'b-1').gone).toBe('eliminated');
    expect(deeds(t)).toEqual(['strike b-1', 'strike c-1']);
  });
  test('CH-AIACT-10 before each Action it is assessed anew what to do, by the same die', () => {
    const t = acting(duel(2400), 'a-1', CC);
    expect(deeds(t)).toEqual(['charge b-1', 'strike b-1']);
    expect(said(t, 'book.rolled')).toEqual([]);
  });
  test('CH-AIRESP-3 CH-AIACT-13 an engaged model looks at its underlined letter before its list', () => {
    const special = withTask({ objective: 'go-to', subjects: [{ is: 'point', x: 8000, y: 4000 }] });
    expect(does(duel(1320, { special }), 'a-1', { response: 'move', stays: true })).toBe('strike b-1');
    expect(does(duel(1320, { special }), 'a-1', { response: 'move' })).toBe('to-subject');
  });
});
