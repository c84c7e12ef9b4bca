/** What a hit is made of and whom it reaches, clause by clause: each was found by breaking the rule (`npm run mutate skirmish`). */
import { describe, expect, test } from 'vitest';
import type { Weapon } from '../../content.ts';
import { areaOf, criticalIcons, hitOn, isIntoMelee, isScattered, loadOf, reached } from '../../queries/attacks.ts';
import { placeOf } from '../../queries/line-of-sight.ts';
import { blast } from '../../rules/attacking/attacks.ts';
import type { Gain } from '../../words.ts';
import { alone } from '../abilities/scenes.ts';
import { armor, FAR_AWAY, playOut, scene, settler, tableOf, unit, weapon } from '../helpers/battle.ts';

const gun = (more: Partial<Weapon> = {}): Weapon => ({ ...weapon('example-laser'), ...more });
const METER = weapon('example-meter').critical!;
const load = (of: Weapon, isCritical = false, reduction = 0) => loadOf({ weapon: of, isCritical, reduction }, [], []);

describe('what dice and effects make of a hit', () => {
  test('WW-DMG-4 each damage icon is one more, and so is each that was bought', () => {
    const extra = (icons: Parameters<typeof loadOf>[1], bought: Gain[]) =>
      loadOf(
        { weapon: gun(), isCritical: false, reduction: 0 },
        icons,
        bought.map((gain) => ({ gain })),
      ).extra;
    expect(extra([], [])).toBe(0);
    expect(extra(['damage', 'bottle', 'damage'], [])).toBe(2);
    expect(extra(['damage'], ['damage', 'damage', 'stun'])).toBe(3);
  });

  test('WW-DICE-8 Armor Reduction adds up: icons, effects, the weapon, its Critical Meter, walked fire', () => {
    const critical = { ...METER, reduction: 4 };
    const strong = gun({ reduction: 2, critical });
    const of = (isCritical: boolean, walked: number) =>
      loadOf(
        { weapon: strong, isCritical, reduction: walked },
        ['reduce-armor', 'damage'],
        [{ gain: 'armor-reduction' }],
      ).reduction;
    expect([of(false, 0), of(false, 8), of(true, 0), load(gun()).reduction]).toEqual([4, 12, 8, 0]);
  });

  test('WW-SPFX-9 what was bought twice counts twice, and each kind for itself', () => {
    const bought = (['ignore-armor', 'ignore-armor', 'armor-reduction'] as const).map((gain) => ({ gain }));
    const { ignoring, reduction, extra } = loadOf({ weapon: gun(), isCritical: false, reduction: 0 }, [], bought);
    expect([ignoring, reduction, extra]).toEqual([2, 1, 0]);
  });

  test('WW-SPFX-10 what needs damage is kept apart from what does not', () => {
    const bought = [{ gain: 'stun' as const }, { gain: 'poison' as const, ifDamaged: true as const }];
    const { gains, ifDamaged } = loadOf({ weapon: gun(), isCritical: false, reduction: 0 }, [], bought);
    expect([gains, ifDamaged]).toEqual([['stun'], ['poison']]);
  });

  test('WW-SPFX-1 an effect without a price is always had', () => {
    const free = gun({
      effects: [
        { spend: [], gain: 'stun' },
        { spend: ['star'], gain: 'fire' },
      ],
    });
    expect(load(free).gains).toEqual(['stun']);
  });

  test('WW-CRIT-10 what a Critical Meter brings it brings to Critical Attacks alone', () => {
    const metered = gun({ critical: { ...METER, icons: ['star'], reduction: 3, 'strong-as-usual': true } });
    expect([load(metered, true).strongAsUsual, load(metered, false).strongAsUsual]).toEqual([true, false]);
    expect([load(metered, true).reduction, load(metered, false).reduction]).toEqual([3, 0]);
    expect(criticalIcons({ isCritical: true, weapon: metered })).toEqual(['star']);
    expect(criticalIcons({ isCritical: false, weapon: metered })).toEqual([]);
    expect(criticalIcons({ isCritical: true, weapon: gun() })).toEqual([]);
  });
});

describe('whom it reaches', () => {
  const crowd = () =>
    scene({
      ann: [settler('a', [2000, 2000])],
      ben: [settler('b', [3000, 2000]), settler('c', [3450, 2000]), unit('r', 'protectron', [[3000, 2400]])],
    });
  const ids = (t: ReturnType<typeof crowd>, of: Weapon, struck?: string) =>
    reached(
      t,
      { weapon: of, by: undefined, covered: true },
      t.model('b-1'),
      struck === undefined ? undefined : t.model(struck),
    ).map(({ model, covered }) => `${model.id}${covered ? ' covered' : ''}`);

  test('WW-AREA-1 the widest area that it shows counts, and without one there is none', () => {
    const damage = [{ type: 'physical', amount: 1, area: 'orange' }] as Weapon['damage'];
    expect(areaOf(gun())).toBeUndefined();
    expect(areaOf(gun({ damage }))).toBe('orange');
    expect(areaOf(gun({ damage, burst: [{ gain: 'stun', area: 'yellow' }] as Weapon['burst'] }))).toBe('yellow');
  });

  test('WW-AREA-2 the one that was hit comes first and once, with its own cover; without an area nobody else', () => {
    const t = crowd();
    const wide = gun({ damage: [{ type: 'physical', amount: 1, area: 'red' }] });
    expect(ids(t, wide, 'c-1')).toEqual(['c-1 covered', 'b-1', 'r-1']);
    expect(ids(t, wide)).toEqual(['b-1', 'c-1', 'r-1']);
    expect(ids(t, gun(), 'c-1')).toEqual(['c-1 covered']);
    expect(ids(t, gun())).toEqual([]);
  });

  test('WW-AREA-2 a weapon that affects one kind of model leaves all others alone', () => {
    const t = crowd();
    const pulse = gun({ damage: [{ type: 'energy', amount: 1, area: 'red' }], affects: ['robot'] });
    expect(ids(t, pulse)).toEqual(['r-1']);
  });

  test('WW-SCATTER-8 damage of an area adds to that of the target; icons and the Target icon to the first type', () => {
    const t = crowd();
    const shell = gun({
      damage: [
        { type: 'energy', amount: 2 },
        { type: 'physical', amount: 1, area: 'orange' },
        { type: 'physical', amount: 4, area: 'red' },
      ],
      target: 3,
    });
    const on = (id: string, isTarget: boolean) =>
      hitOn(
        t,
        { weapon: shell, by: undefined, covered: false },
        { ...load(shell), extra: 1 },
        t.model('b-1'),
        { model: t.model(id), covered: false },
        isTarget,
      ).hit.damage;
    expect(on('b-1', true)).toEqual({ physical: 5, energy: 6, radiation: 0 });
    expect(on('b-1', false)).toEqual({ physical: 5, energy: 1, radiation: 0 });
    expect(on('c-1', false)).toEqual({ physical: 4, energy: 1, radiation: 0 });
  });

  test('WW-SCATTER-1 only what has the icon scatters, and no blow with it', () => {
    const t = scene({
      ann: [settler('a', [2000, 2000])],
      ben: [settler('b', [2320, 2000]), settler('c', [4000, 2000])],
    });
    const at = (target: string, scatter: boolean) =>
      isScattered(t, {
        by: t.model('a-1'),
        aim: placeOf(t, t.model(target)),
        weapon: gun(scatter ? { scatter: 'yellow' as never } : {}),
      } as Parameters<typeof isScattered>[1]);
    expect([at('c-1', true), at('c-1', false), at('b-1', true)]).toEqual([true, false, false]);
  });

  test('WW-MELEE-1 a shot into a melee is one at somebody who is engaged, by somebody who is not in it', () => {
    const t = scene({
      ann: [settler('a', [2000, 2000]), settler('d', [4000, 2000])],
      ben: [settler('b', [2320, 2000]), settler('c', [6000, 2000])],
    });
    const into = (by: string, target: string) =>
      isIntoMelee(t, { by: t.model(by), weapon: gun(), aim: placeOf(t, t.model(target)) });
    expect([into('d-1', 'b-1'), into('d-1', 'c-1'), into('a-1', 'b-1')]).toEqual([true, false, false]);
  });
});

describe('what it does to them', () => {
  const struck = (
    gains: { readonly gains?: Gain[]; readonly ifDamaged?: Gain[] },
    {
      amount = 0,
      prepared = false,
      boosts = 0,
      answers = [] as (string | number[])[],
    }: { amount?: number; prepared?: boolean; boosts?: number; answers?: (string | number[])[] } = {},
  ) => {
    const t = scene({
      ...alone(settler('a', [2000, 2000])),
      ben: [settler('b', [2600, 2000]), settler('c', FAR_AWAY)],
    });
    Object.assign(t.model('b-1'), { prepared, boosts });
    const shot = gun({ damage: [{ type: 'physical', amount }], effects: [] });
    const full = { ...load(shot), gains: gains.gains ?? [], ifDamaged: gains.ifDamaged ?? [] };
    const it = { weapon: shot, by: t.model('a-1'), covered: false };
    playOut(blast(tableOf(t), it, t.model('b-1'), t.model('b-1'), full), ...answers);
    return t.model('b-1');
  };

  test('WW-PREPARE-5 a jolt takes the Reaction Marker, and Stuns only who has none', () => {
    const prepared = struck({ gains: ['jolt'] }, { prepared: true });
    expect([prepared.prepared, prepared.conditions]).toEqual([false, []]);
    expect(struck({ gains: ['jolt'] }).conditions).toEqual(['stunned']);
    expect(struck({ gains: [] }, { prepared: true }).prepared).toBe(true);
    expect(struck({ gains: ['remove-reaction'] }, { prepared: true }).prepared).toBe(false);
  });

  test('WW-SPFX-1 the attacker names the limb that is injured', () => {
    expect(struck({ gains: ['injured-limb'] }, { answers: ['injured-leg'] }).conditions).toEqual(['injured-leg']);
    expect(struck({ gains: ['stun'] }).conditions).toEqual(['stunned']);
    expect(struck({ gains: [] }).conditions).toEqual([]);
  });

  test('WW-SPFX-1 what irradiates leaves one point of radiation', () => {
    expect([struck({ gains: ['irradiate'] }).radiation, struck({ gains: [] }).radiation]).toEqual([1, 0]);
  });

  test('WW-SPFX-10 what needs damage does nothing to who took none', () => {
    const poisoned = { ifDamaged: ['poison'] as Gain[] };
    expect(struck(poisoned, { amount: 3, answers: [[armor(1)]] }).conditions).toEqual(['poisoned']);
    expect(struck(poisoned).conditions).toEqual([]);
  });

  test('WW-AREA-3 who has no Health left after its own armor roll is gone', () => {
    expect(struck({}, { amount: 99, answers: [[armor(1)]] }).gone).toBe('eliminated');
    expect(struck({}, { amount: 1, answers: [[armor(4)]] }).gone).toBeNull();
  });

  test('WW-BOOST-2 one icon less for each attack that hits, hurt or not, and never below none', () => {
    expect([struck({}, { boosts: 2 }).boosts, struck({}, { boosts: 1 }).boosts, struck({}).boosts]).toEqual([1, 0, 0]);
  });
});
