import type { Answer } from '@holotape/kernel';
import { describe, expect, test } from 'vitest';
import { criticalOf, whyNoCritical } from '../queries/criticals.ts';
import { preview } from '../queries/previews.ts';
import { shotAt } from '../queries/shots.ts';
import type { Force } from '../state.ts';
import {
  act,
  armor,
  type BattleSetting,
  type BattleTest,
  battle,
  content,
  crate,
  effect,
  heroic,
  scene,
  settler,
  skill,
  unit,
  wall,
  weapon,
} from './helpers/battle.ts';

const RIFLE = 'assault-rifle';
/** A long shot of the assault rifle. */
const FAR = 3320;

interface Shot {
  readonly ann?: Force;
  readonly ben?: Force;
  readonly points?: number;
  readonly pieces?: BattleSetting['pieces'];
  readonly rolls?: readonly Answer[];
  readonly chance?: BattleSetting['chance'];
  readonly luck?: number;
}

/** A Heroic model without Luck Tokens shoots: nothing is asked but what Criticals ask. */
function table({
  ann = [heroic(settler('a', [1000, 2000]))],
  ben = [settler('b', [FAR, 2000])],
  points,
  pieces,
  rolls = [],
  chance,
  luck = 0,
}: Shot): BattleTest {
  const t = battle({
    ann,
    ben,
    pieces: pieces ?? [],
    chance: { 'attack.roll': rolls, 'armor.roll': [[armor(4)], [armor(4)]], ...chance },
    state: ({ units }) => {
      units[0]!.luck = luck;
      if (points !== undefined) for (const id of units[0]!.weapons) units[0]!.meters[id] = points;
    },
  });
  act(t, 'a-1');
  return t;
}
const shoot = (t: BattleTest, ...more: string[]) => t.seat(0).answer('shoot', RIFLE, 'b-1', ...more);
const meter = (t: BattleTest, id = RIFLE) => t.state.units[0]!.meters[id] ?? 0;
const hit: Answer = [skill(6), effect('black')];
const miss: Answer = [skill(10), effect('black')];
const tokens = (t: BattleTest, id: string) => t.state.models.find((model) => model.id === id)!.regular;

describe('Gaining Critical Points', () => {
  test('WW-CRIT-1 only with a Critical icon, and two are as good as one', () => {
    const plain = table({ ann: [settler('a', [1000, 2000])], rolls: [hit] });
    shoot(plain);
    expect(meter(plain)).toBe(0);
    const [card] = [...content.units.values()].filter(
      ({ icons, skills }) => icons.includes('criticals') && skills.rifle,
    );
    const twice = table({
      ann: [heroic(unit('a', card!.id, [[1000, 2000]], RIFLE))],
      rolls: [[skill(2), effect('black')]],
    });
    shoot(twice);
    expect(meter(twice)).toBe(1);
  });

  test('WW-CRIT-2 a hit on somebody else is a point on that weapon, damage or not', () => {
    const t = table({
      ann: [heroic(unit('a', 'settler', [[1000, 2000]], RIFLE, 'hunting-rifle'))],
      ben: [unit('b', 'paladin', [[FAR, 2000]])],
      rolls: [hit],
      chance: { 'armor.roll': [[armor(2)]] },
    });
    shoot(t);
    expect([tokens(t, 'b-1'), meter(t), meter(t, 'hunting-rifle')]).toEqual([0, 1, 0]);
  });

  test('WW-CRIT-3 WW-DICE-3 a Critical icon is a result of 1 and a point more, in success only', () => {
    const t = table({ rolls: [[skill('critical'), effect('black')], miss] });
    shoot(t);
    expect(meter(t)).toBe(2);
    expect(t.logged('WW-SHOOT-5')).toEqual(['A hit: 1 against 6.']);
    shoot(t);
    expect(meter(t)).toBe(2);
    const dodged = table({
      ben: [heroic(settler('b', [FAR, 2000]))],
      ann: [heroic(unit('a', 'minuteman', [[1000, 2000]], RIFLE))],
      pieces: [crate('c', [2000, 1900, 100, 200]), crate('d', [2400, 1900, 100, 200])],
      rolls: [[skill('critical'), effect('black')]],
      chance: { 'luck.flip': [1] },
    });
    // Rifle 5 with -4 leaves 1: the result of 1 hits, and 3 does not.
    shoot(dodged);
    dodged.seat(1).answer('flip');
    expect([meter(dodged), tokens(dodged, 'b-1')]).toEqual([0, 0]);
  });

  test('WW-CRIT-4 not for friends in a melee, nor for what is no model', () => {
    const melee = table({
      ann: [heroic(settler('a', [1000, 2000])), settler('f', [FAR - 320, 2000])],
      rolls: [hit],
      chance: { 'melee.roll': [[armor(2)]] },
    });
    melee.seat(0).answer('shoot', RIFLE, 'b-1');
    expect([tokens(melee, 'f-1'), meter(melee)]).toEqual([2, 0]);
    const barrel = table({
      ann: [heroic(unit('a', 'knight', [[1000, 2000]], 'missile-launcher'))],
      pieces: [crate('barrel', [2000, 3000, 100, 100])],
      rolls: [[skill(2), effect('black'), effect('yellow')]],
    });
    barrel.seat(0).answer('shoot', 'missile-launcher', 'point', 'barrel');
    expect(barrel.logged('WW-SHOOT-5')).toHaveLength(1);
    expect(meter(barrel, 'missile-launcher')).toBe(0);
  });

  test('WW-CRIT-5 a meter is never fuller than its rating', () => {
    const t = table({ points: 3, rolls: [[skill('critical'), effect('black')]] });
    shoot(t);
    expect(meter(t)).toBe(4);
  });

  test('WW-RULING-79 Extra Critical needs Luck, Criticals, a meter, a hit on others and a standard attack', () => {
    const offered = (setting: Shot, ...answers: string[]) => {
      const t = table({ luck: 1, rolls: [[skill(2), effect('black')]], ...setting });
      shoot(t, ...answers);
      return t.seat(0).asked()?.ask === 'luck.critical';
    };
    expect(offered({})).toBe(true);
    expect(offered({ ann: [settler('a', [1000, 2000])] })).toBe(false);
    expect(offered({ points: 4, chance: { 'attack.effects': [[1, 1, 1]] } }, 'critical')).toBe(false);
    expect(
      offered({
        ann: [heroic(settler('a', [1000, 2000])), settler('f', [FAR - 320, 2000])],
        chance: { 'melee.roll': [[armor(2)]] },
      }),
    ).toBe(false);
    const noMeter = table({
      luck: 1,
      ann: [heroic(unit('a', 'settler', [[1000, 2000]], 'example-laser'))],
      ben: [settler('b', [2500, 2000])],
      rolls: [[skill(2), effect('green'), effect('yellow')]],
    });
    noMeter.seat(0).answer('shoot', 'example-laser', 'b-1');
    expect(noMeter.seat(0).asked()?.ask).toBe('action');
  });
});

describe('Critical Attacks', () => {
  test('WW-CRIT-6 only with a meter that was full when the attack began, WW-CRIT-7 and only if wanted', () => {
    const t = table({ points: 3, rolls: [hit, hit] });
    shoot(t);
    expect([meter(t), t.seat(0).asked()?.ask]).toEqual([4, 'action']);
    shoot(t);
    expect(t.seat(0).asked()).toEqual({ ask: 'attack.critical', can: ['standard', 'critical'], cannot: {} });
    t.seat(0).answer('standard');
    expect(meter(t)).toBe(4);
    const position = scene({ ann: [heroic(settler('a', [1000, 2000]))], ben: [settler('b', [FAR, 2000])] });
    expect(whyNoCritical(position, position.model('a-1'), weapon(RIFLE), 'long')?.rule).toBe('WW-CRIT-6');
  });

  test('WW-CRIT-8 no Skill Die: a hit whatever the modifiers, with all Effect Dice', () => {
    const crates = [0, 1, 2].map((i) => crate(`c${i}`, [2000 + 300 * i, 1900, 100, 200]));
    const t = table({
      points: 4,
      pieces: crates,
      chance: { 'attack.effects': [[effect('black', 'damage'), effect('yellow'), effect('yellow')]] },
    });
    shoot(t, 'critical');
    expect(t.logged('WW-TEST-1')).toEqual([]);
    expect(t.logged('WW-DICE-5')).toHaveLength(3);
    expect(tokens(t, 'b-1')).toBe(4);
    const position = scene({
      ann: [heroic(settler('a', [1000, 2000]))],
      ben: [settler('b', [FAR, 2000])],
      pieces: crates,
    });
    const shot = shotAt(position, position.model('a-1'), weapon(RIFLE), position.model('b-1'), 'long', {
      isCritical: true,
    });
    expect(preview(position, shot).odds).toBe(1);
  });

  test('WW-CRIT-9 WW-CRIT-13 it brings no points, and takes as many as the rating', () => {
    const t = table({ points: 4, chance: { 'attack.effects': [[1, 1, 1]] } });
    shoot(t, 'critical');
    expect(meter(t)).toBe(0);
  });

  test('WW-CRIT-10 values of the meter replace, its dice are added', () => {
    const musket = criticalOf(weapon('laser-musket'));
    expect(musket.damage).toEqual([{ type: 'energy', amount: 3 }]);
    expect([...musket.short.dice].sort()).toEqual(['green', 'yellow', 'yellow']);
    expect([...musket.long!.dice].sort()).toEqual(['black', 'yellow']);
    const t = table({
      ann: [heroic(unit('a', 'settler', [[1000, 2000]], 'laser-musket'))],
      ben: [unit('b', 'patroller', [[2500, 2000]])],
      points: 3,
      chance: { 'attack.effects': [[effect('green'), effect('yellow'), effect('yellow')]] },
    });
    t.seat(0).answer('shoot', 'laser-musket', 'b-1', 'critical');
    expect(tokens(t, 'b-1')).toBe(3);
  });

  test('WW-CRIT-11 range and sight are needed as ever, and no points are lost', () => {
    const far = table({ points: 4, ben: [settler('b', [6000, 2000])] });
    expect(far.seat(0).refuse('shoot').rule).toBe('WW-SHOOT-3');
    const hidden = table({ points: 4, pieces: [wall('w', [2000, 500, 100, 3000])] });
    expect(hidden.seat(0).refuse('shoot').rule).toBe('WW-SHOOT-4');
    expect([meter(far), meter(hidden)]).toEqual([4, 4]);
  });

  test('WW-CRIT-12 what the meter says about range holds: 4 damage at long range, no dice more', () => {
    const hunter = (x: number) =>
      table({
        ann: [heroic(unit('a', 'settler', [[1000, 2000]], 'hunting-rifle'))],
        ben: [unit('b', 'paladin', [[x, 2000]])],
        points: 3,
        rolls: [[skill('X'), 1, 1]],
        chance: { 'attack.effects': [[effect('green'), effect('green')]] },
      });
    const near = hunter(2500);
    near.seat(0).answer('shoot', 'hunting-rifle', 'b-1');
    expect(near.logged('WW-SHOOT-5')).toEqual(['A miss: an X.']);
    const far = hunter(1000 + 360 + 2540 + 500);
    far.seat(0).answer('shoot', 'hunting-rifle', 'b-1', 'critical');
    expect(tokens(far, 'b-1')).toBe(4);
  });

  test('WW-RULING-80 cover still raises armor, Tough may be used, no Action Point comes of it', () => {
    const t = table({
      points: 4,
      ben: [heroic(settler('b', [FAR, 2000]))],
      pieces: [crate('c', [2000, 1900, 100, 200])],
      chance: { 'attack.effects': [[effect('black'), effect('yellow'), effect('yellow')]], 'armor.roll': [[armor(2)]] },
    });
    shoot(t, 'critical');
    expect(t.seat(1).asked()?.ask).toBe('luck.tough');
    t.seat(1).answer('keep');
    // 3 damage; rating 1 and 1 for cover block 2.
    expect(tokens(t, 'b-1')).toBe(1);
    expect(t.state.activation).toMatchObject({ left: 1 });
  });

  test('WW-SPFX-9 effects inside the meter are for Critical Attacks only', () => {
    const star = effect('blue', 'star');
    const offered = (kind: 'standard' | 'critical') => {
      const t = table({
        ann: [heroic(unit('a', 'settler', [[1000, 2000]], 'example-meter'))],
        points: 1,
        rolls: [[skill(2), star]],
        chance: { 'attack.effects': [[star]] },
      });
      t.seat(0).answer('shoot', 'example-meter', 'b-1', kind);
      return t.seat(0).asked()?.can;
    };
    expect(offered('critical')).toEqual(['effect:1', 'done']);
    expect(offered('standard')).toContain('end');
  });

  test('WW-MELEE-10 into a melee it always hits, but the Armor Die says whom', () => {
    const t = table({
      ann: [heroic(settler('a', [1000, 2000])), settler('f', [FAR - 320, 2000])],
      points: 4,
      chance: { 'melee.roll': [[armor(2)]], 'attack.effects': [[effect('black'), effect('yellow'), effect('yellow')]] },
    });
    shoot(t, 'critical');
    expect([tokens(t, 'f-1'), tokens(t, 'b-1')]).toEqual([3, 0]);
  });
});
