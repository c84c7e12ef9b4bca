/** The handbook throws what it has, and climbs where no way on the ground leads. */
import { describe, expect, test } from 'vitest';
import { contains } from '../../geometry/index.ts';
import { type BattleSetting, piece, unit } from '../helpers/battle.ts';
import { acting, bare, deeds, does, endOf, mutant, planOf, said, withCard } from '../helpers/book.ts';

const GRENADE = 'fragmentation-grenade';
/** Its card shows a wrench and grenades. */
const scum = (...weapons: string[]): BattleSetting => ({
  ann: [unit('a', 'psycho', [[1000, 4000]], ...weapons)],
  ben: [bare('b', [2800, 4000])],
});

describe('throwing', () => {
  test('CH-RULING-146 a grenade of its card suits the Ranged Method', () => {
    const setting = scum('pipe-wrench', GRENADE);
    const plan = planOf(setting, 'a-1');
    expect([plan.activity, plan.action, plan.answers['throw.weapon'], plan.target]).toEqual([
      'throw',
      'throw',
      GRENADE,
      'b-1',
    ]);
    expect(does(setting, 'a-1', { method: 'close-combat' })).not.toMatch(/^throw/);
  });

  test('CH-RULING-146 it is thrown, and gone', () => {
    const t = acting(scum('pipe-wrench', GRENADE), 'a-1', {}, 1);
    expect(deeds(t)).toEqual(['throw b-1']);
    expect(t.state.units.find(({ id }) => id === 'a')!.weapons).toEqual(['pipe-wrench']);
  });

  test('CH-RULING-146 a gun comes first, unless the grenade is underlined', () => {
    const setting = scum('10mm-pistol', GRENADE);
    expect(does(setting, 'a-1')).toBe('shoot b-1');
    expect(does({ ...setting, content: withCard({ prefers: [GRENADE] }) }, 'a-1')).toBe('throw b-1');
  });

  test('CH-RULING-146 never so that it stands in the blast itself', () => {
    const near: BattleSetting = { ...scum('pipe-wrench', GRENADE), ben: [bare('b', [1400, 4000])] };
    expect(does(near, 'a-1')).not.toMatch(/^throw/);
  });

  test('CH-RULING-146 what is not on its card it keeps, unless Limited Use was agreed on; rocks do not run out', () => {
    const cocktail = scum('pipe-wrench', 'molotov-cocktail');
    expect(does(cocktail, 'a-1')).not.toMatch(/^throw/);
    const supplied = acting(
      { ...cocktail, state: ({ book }) => void Object.assign(book!, { sides: [{ seat: 0, level: 'supplied' }] }) },
      'a-1',
      {},
      1,
    );
    expect(deeds(supplied)).toEqual(['throw b-1']);
    const huge: BattleSetting = {
      ann: [unit('a', 'behemoth', [[1000, 4000]], 'fire-hydrant-bat', 'behemoth-rock-throw')],
      ben: [bare('b', [5000, 4000])],
    };
    expect(does(huge, 'a-1')).toBe('throw b-1');
  });
});

describe('Raiders throw areas by their reference card', () => {
  /** Two enemies who stand so that one blast catches both only between them, and the first is nearer. */
  const crowd = (more: Partial<BattleSetting> = {}): BattleSetting => ({
    ...scum('pipe-wrench', GRENADE),
    ben: [bare('b', [2800, 4000], [3250, 4000])],
    ...more,
  });
  const thrown = (setting: BattleSetting, turn = {}) => {
    const { activity, target, answers } = planOf(setting, 'a-1', turn);
    return { activity, target, at: answers['throw.target'], point: answers['throw.point'] };
  };

  test('WW-FACTION-3 CH-RULING-158 at the point that catches the target and most others', () => {
    expect(thrown(crowd())).toEqual({ activity: 'throw', target: 'b-1', at: 'point', point: [3025, 4000] });
    const t = acting(crowd(), 'a-1', {}, 1);
    expect(deeds(t)).toEqual(['throw b-1']);
    expect(said(t, 'throw')).toMatchObject([{ model: 'a-1', weapon: GRENADE, target: '3025, 4000' }]);
  });

  test('CH-RULING-158 at the target itself, where no point catches more', () => {
    const apart: BattleSetting = { ...crowd(), ben: [bare('b', [2800, 4000], [4400, 4000])] };
    expect(thrown(apart)).toEqual({ activity: 'throw', target: 'b-1', at: 'b-1', point: undefined });
  });

  test('CH-RULING-158 others throw at their target, whoever stands beside it', () => {
    const dweller: BattleSetting = { ...crowd(), ann: [unit('a', 'vault-dweller', [[1000, 4000]], GRENADE)] };
    expect(thrown(dweller)).toEqual({ activity: 'throw', target: 'b-1', at: 'b-1', point: undefined });
  });

  test('WW-FACTION-3 a Careful one spares its friends, a Reckless one does not', () => {
    const held: BattleSetting = {
      ...crowd(),
      ann: [unit('a', 'psycho', [[1000, 4000]], 'pipe-wrench', GRENADE), unit('f', 'raider', [[3025, 4400]], 'board')],
    };
    expect(thrown(held)).toEqual({ activity: 'throw', target: 'b-1', at: 'b-1', point: undefined });
    expect(thrown(held, { reckless: true })).toMatchObject({ at: 'point', point: [3025, 4000] });
    const amid: BattleSetting = {
      ...held,
      ann: [held.ann[0]!, unit('f', 'raider', [[2800, 4330]], 'board')],
      ben: [bare('b', [2800, 4000])],
    };
    expect(thrown(amid).activity).not.toBe('throw');
  });
});

describe('climbing', () => {
  const house = piece('house', [3000, 3200, 1600, 1600], { height: 400, ground: 'climbable', blocksSight: false });
  /** The only enemy stands on the roof, and the model at the wall. */
  const below = (card = 'super-mutant', x = 2700, weapon = 'board'): BattleSetting => ({
    ann: [unit('a', card, [[x, 4000]], weapon)],
    ben: [bare('b', [4200, 4000])],
    pieces: [house],
    state: ({ models }) => void Object.assign(models.find(({ id }) => id === 'b-1')!, { height: 400 }),
  });
  const CC = { method: 'close-combat' } as const;
  const ends = (setting: BattleSetting) => {
    const [x, y] = endOf(planOf(setting, 'a-1', CC));
    return contains(house.outline, { x, y });
  };

  test('CH-RULING-147 up to whom no way on the ground leads', () => {
    expect(does(below(), 'a-1', CC)).toBe('towards b-1');
    expect(ends(below())).toBe(true);
    const t = acting(below(), 'a-1', CC, 1);
    expect(
      t.logged('WW-CLIMB-2').length + t.logged('WW-CLIMB-3').length + t.logged('WW-CLIMB-4').length,
    ).toBeGreaterThan(0);
  });

  test('CH-RULING-147 whoever cannot climb stays below', () => {
    const plan = planOf(below('behemoth', 2000, 'fire-hydrant-bat'), 'a-1', CC);
    const [x] = plan.action === 'move' ? endOf(plan) : [0];
    expect(x).toBeLessThan(3000);
  });

  test('CH-RULING-147 with a way on the ground it goes there', () => {
    const beside: BattleSetting = { ...below(), ben: [bare('b', [6500, 4000])], state: () => {} };
    expect(does(beside, 'a-1', CC)).toMatch(/b-1$/);
    expect(ends(beside)).toBe(false);
  });

  test('CH-RULING-147 down from a roof to whoever stands on the ground', () => {
    const above: BattleSetting = {
      ann: [mutant('a', [3800, 4000], 'board')],
      ben: [bare('b', [6500, 4000])],
      pieces: [house],
      state: ({ models }) => void Object.assign(models.find(({ id }) => id === 'a-1')!, { height: 400 }),
    };
    const plan = planOf(above, 'a-1', CC);
    expect(plan.action).toBe('move');
    expect(endOf(plan)[0]).toBeGreaterThan(3800);
  });
});
