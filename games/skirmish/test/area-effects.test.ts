import { describe, expect, test } from 'vitest';
import { inArea, radiusOf } from '../queries/area-effects.ts';
import { placeOf, pointAt } from '../queries/line-of-sight.ts';
import { ARROWS, scatterColor, whereItStops } from '../queries/scatter.ts';
import { rangesToPlace, whyNotThere } from '../queries/shooting.ts';
import { aimedAt } from '../queries/shots.ts';
import { throwAt, thrownBy, whyNoThrow } from '../queries/throwing.ts';
import type { Force, SkirmishState } from '../state.ts';
import {
  act,
  armor,
  BASE,
  type BattleSetting,
  type BattleTest,
  battle,
  content,
  crate,
  effect,
  heroic,
  piece,
  scene,
  settler,
  skill,
  unit,
  wall,
  weapon,
  YELLOW,
} from './helpers/battle.ts';

const at = (id: string, ...places: [number, number][]) => settler(id, ...places);
const thrower = (...weapons: string[]): Force => [unit('a', 'minuteman', [[1000, 2000]], ...weapons)];
const tokens = (t: BattleTest, id: string) => t.state.models.find((model) => model.id === id)!.regular;
const caught = (setting: BattleSetting, x: number, y: number) => {
  const t = scene(setting);
  return inArea(t, { x, y }, 'yellow').map(({ model, covered }) => `${model.id}${covered ? ' covered' : ''}`);
};

/** Throws at the first of Ben's models. */
function thrown(
  setting: Partial<BattleSetting> & { readonly arms?: string[] },
  chance: BattleSetting['chance'],
  ...answers: string[]
) {
  const { arms = ['fragmentation-grenade'], ...rest } = setting;
  const t = battle({ ann: thrower(...arms), ben: [at('b', [2500, 2000])], ...rest, chance: chance! });
  act(t, 'a-1');
  t.seat(0).answer('throw', arms[0]!, ...answers);
  return t;
}
/** Where weapons came down that scattered. */
const landed = (t: BattleTest) =>
  t.session.ruleLog.filter(({ say }) => say === 'scatter').map(({ args }) => [args!.color, args!.x, args!.y]);
const withoutLuck = ({ units }: SkirmishState) => {
  units[0]!.luck = 0;
};
const blank = [effect('black'), effect('yellow')];
const four = Array.from({ length: 6 }, () => [armor(4)]);

describe('Area effects', () => {
  test('WW-AREA-1 the color is the diameter', () => {
    const t = scene({ ann: thrower(), ben: [at('b', [5000, 5000])] });
    expect(radiusOf(t, 'yellow')).toBe(YELLOW / 2);
  });

  test('WW-AREA-2 every base that is partly inside, friend or foe', () => {
    const edge = 4000 + YELLOW / 2 + BASE / 2;
    const setting = {
      ann: [at('a', [edge, 2000])],
      ben: [at('b', [4000, 2000], [4000 - YELLOW / 2 - BASE / 2 - 2, 2000])],
    };
    expect(caught(setting, 4000, 2000)).toEqual(['a-1', 'b-1']);
  });

  test('WW-AREA-3 each rolls its own armor', () => {
    const t = thrown(
      { ben: [at('b', [2500, 2000], [2500, 2330], [2500, 1670])] },
      { 'attack.roll': [[skill(2), ...blank]], 'armor.roll': [[armor(4)], [armor(1)], [armor(4)]] },
      'b-1',
    );
    expect(t.logged('WW-ARM-2')).toHaveLength(3);
    expect(['b-1', 'b-2', 'b-3'].map((id) => tokens(t, id))).toEqual([3, 1, 2]);
  });

  test('WW-AREA-4 what blocks sight blocks the effect', () => {
    const setting = { ann: [at('a', [8000, 8000])], ben: [at('b', [4000, 2000], [4000, 2500])] };
    expect(caught({ ...setting, pieces: [wall('w', [3800, 2200, 400, 50])] }, 4000, 2000)).toEqual(['b-1']);
    expect(caught(setting, 4000, 2000)).toEqual(['b-1', 'b-2']);
  });

  test('WW-AREA-4 WW-SCATTER-6 an effect that a wall has stopped does not reach who stands right behind it', () => {
    const setting = { ann: [at('a', [8000, 8000])], ben: [at('b', [4000, 2000], [4000, 2410])] };
    const w = wall('w', [3000, 2180, 2000, 50]);
    // On its near side, on its outline and a rounding inside it.
    for (const y of [2179, 2180, 2181]) expect(caught({ ...setting, pieces: [w] }, 4000, y)).toEqual(['b-1']);
    expect(caught({ ...setting, pieces: [w] }, 4000, 2230)).toEqual(['b-2']);
    const shield = { ...w, blocksSight: false, cover: true };
    const covered = (y: number) => {
      const t = scene({ ...setting, pieces: [shield] });
      return inArea(t, { x: 4000, y }, 'yellow').map(({ model, covered: is }) => [model.id, is]);
    };
    expect(covered(2180)).toEqual([
      ['b-1', false],
      ['b-2', true],
    ]);
  });

  test('WW-AREA-5 cover between center and model raises its rating by 1, however much of it', () => {
    const blast = (pieces: BattleSetting['pieces'], rolled: number) => {
      const t = thrown(
        {
          ann: [unit('a', 'minuteman', [[1000, 2000]], 'missile-launcher', 'fragmentation-grenade')],
          ben: [at('b', [2500, 2000], [2500, 2400])],
          pieces: pieces!,
          arms: ['fragmentation-grenade'],
        },
        { 'attack.roll': [[skill(2), ...blank]], 'armor.roll': [[armor(4)], [armor(rolled)]] },
        'b-1',
      );
      return tokens(t, 'b-2');
    };
    const low = (id: string, y: number) => crate(id, [2400, y, 200, 20]);
    expect([blast([], 2), blast([low('c', 2180)], 2), blast([low('c', 2180), low('d', 2210)], 2)]).toEqual([2, 0, 0]);
    expect(blast([low('c', 2180), low('d', 2210)], 3)).toBe(2);
  });

  test('WW-RULING-69 the center is that of the base hit; only terrain shields, and an area as soon as it is entered', () => {
    const ben = [at('b', [4000, 2000], [4000, 2330], [4000, 2660])];
    const ann = [at('a', [8000, 8000])];
    expect(caught({ ann, ben }, 4000, 2000)).toEqual(['b-1', 'b-2', 'b-3']);
    const wood = piece('wood', [3800, 2500, 400, 400], { cover: true, area: true });
    expect(caught({ ann, ben, pieces: [wood] }, 4000, 2000)).toEqual(['b-1', 'b-2', 'b-3 covered']);
  });

  test('WW-SCATTER-8 what applies to a model adds up: 3 for the target of a missile, 2 for the others', () => {
    const t = battle({
      ann: [unit('a', 'knight', [[1000, 2000]], 'missile-launcher')],
      ben: [at('b', [3500, 2000], [3500, 2400])],
      chance: { 'attack.roll': [[skill(2), ...blank]], 'armor.roll': four },
    });
    act(t, 'a-1');
    t.seat(0).answer('shoot', 'missile-launcher', 'b-1');
    if (t.seat(0).asked()?.ask === 'shoot.range') t.seat(0).answer('short');
    expect([tokens(t, 'b-1'), tokens(t, 'b-2')]).toEqual([3, 2]);
    expect(t.logged('WW-ARM-2')).toHaveLength(2);
  });

  test('WW-MELEE-8 into a melee: the model rolled is the center', () => {
    const t = thrown(
      { ben: [at('b', [2500, 2000])], ann: [...thrower('fragmentation-grenade'), at('f', [2820, 2000])] },
      { 'attack.roll': [[skill(2), ...blank]], 'melee.roll': [[armor(2)]], 'armor.roll': four },
      'b-1',
    );
    expect([tokens(t, 'f-1'), tokens(t, 'b-1')]).toEqual([3, 2]);
  });

  test('WW-MELEE-9 a miss scatters from the one meant, without an allocation', () => {
    const t = thrown(
      { ben: [at('b', [2500, 2000])], ann: [...thrower('fragmentation-grenade'), at('f', [2820, 2000])] },
      { 'attack.roll': [[skill('X'), ...blank]], 'scatter.direction': [0], 'armor.roll': four },
      'b-1',
    );
    expect(t.logged('WW-MELEE-7')).toEqual([]);
    expect(landed(t)).toEqual([['yellow', 2500 + YELLOW, 2000]]);
  });
});

describe('Action: Throw', () => {
  test('WW-THROW-1 only with the Throw skill', () => {
    const why = (card: string) => {
      const t = scene({
        ann: [unit('a', card, [[1000, 2000]], 'fragmentation-grenade')],
        ben: [at('b', [2500, 2000])],
      });
      return whyNoThrow(t, t.model('a-1'))?.rule;
    };
    expect([why('minuteman'), why('settler')]).toEqual([undefined, 'WW-THROW-1']);
    const t = battle({
      ann: [unit('a', 'settler', [[1000, 2000]], 'fragmentation-grenade')],
      ben: [at('b', [2500, 2000])],
    });
    act(t, 'a-1');
    expect(t.seat(0).refuse('throw').rule).toBe('WW-THROW-1');
  });

  test('WW-THROW-2 as far as the color of the thrower', () => {
    const reach = (card: string, gap: number) => {
      const t = scene({
        ann: [unit('a', card, [[1000, 2000]], 'fragmentation-grenade')],
        ben: [at('b', [1000 + BASE + gap, 2000])],
      });
      const [grenade] = thrownBy(t, t.model('a-1'));
      return rangesToPlace(t, t.model('a-1'), grenade!, placeOf(t, t.model('b-1')));
    };
    expect(content.units.get('minuteman')!.colors.throw).toBe('green');
    expect(content.units.get('scavenger')!.colors.throw).toBe('blue');
    expect([reach('minuteman', 2032), reach('minuteman', 2035)]).toEqual([['short'], []]);
    expect([reach('scavenger', 2540), reach('scavenger', 2543)]).toEqual([['short'], []]);
  });

  test('WW-THROW-3 sight and cover as for a shot', () => {
    const setting = { ann: thrower('fragmentation-grenade'), ben: [at('b', [2500, 2000])] };
    const t = scene({ ...setting, pieces: [crate('c', [1800, 1900, 100, 200])] });
    const throwing = throwAt(t, t.model('a-1'), weapon('fragmentation-grenade'), placeOf(t, t.model('b-1')));
    expect(throwing.modifiers).toEqual([{ rule: 'WW-COVER-2', by: -2, from: 'c' }]);
    const hidden = battle({ ...setting, pieces: [wall('w', [1800, 500, 100, 3000])] });
    act(hidden, 'a-1');
    hidden.seat(0).answer('throw', 'fragmentation-grenade');
    expect(hidden.seat(0).refuse('b-1').rule).toBe('WW-SHOOT-4');
  });

  test('WW-THROW-4 a Throw test; on success it takes effect at the target, and is gone', () => {
    const t = thrown({}, { 'attack.roll': [[skill(5), ...blank]], 'armor.roll': four }, 'b-1');
    expect(content.units.get('minuteman')!.special.AGI).toBe(5);
    expect(t.logged('WW-SHOOT-5')).toEqual(['A hit: 5 against 5.']);
    expect(tokens(t, 'b-1')).toBe(3);
    expect(t.state.units[0]!.weapons).toEqual([]);
  });

  test('WW-THROW-5 WW-SCATTER-1 a failed throw scatters with the icon and is a miss without it', () => {
    const chance = { 'attack.roll': [[skill(8), ...blank]], 'scatter.direction': [0], 'armor.roll': four };
    const scattered = thrown({}, chance, 'b-1');
    expect(scattered.logged('WW-SCATTER-1')).toHaveLength(1);
    const jar = thrown({ arms: ['example-jar'] }, { 'attack.roll': [[skill(8)]] }, 'b-1');
    expect([jar.logged('WW-SCATTER-1'), tokens(jar, 'b-1')]).toEqual([[], 0]);
  });

  test('WW-THROW-6 engaged, only in Close Combat with those in contact', () => {
    const t = battle({
      ann: thrower('fragmentation-grenade'),
      ben: [at('b', [1000 + BASE, 2000], [2500, 2000])],
      chance: { 'attack.roll': [[skill('X'), ...blank]] },
    });
    act(t, 'a-1');
    expect(t.seat(0).refuse('throw').rule).toBe('WW-THROW-6');
    t.seat(0).answer('strike', 'fragmentation-grenade');
    expect(t.seat(0).asked()!.can).toEqual(['b-1']);
    t.seat(0).answer('b-1');
    expect(t.logged('WW-CC-11')).toEqual(['-2 to the Skill Value: not a weapon for close combat.']);
    expect(t.logged('WW-SCATTER-1')).toEqual([]);
  });

  test('WW-THROW-7 the Critical face counts as 1 and brings nothing', () => {
    const t = thrown(
      { ann: thrower('fragmentation-grenade').map(heroic), state: withoutLuck },
      { 'attack.roll': [[skill('critical'), ...blank]], 'armor.roll': four },
      'b-1',
    );
    expect(t.logged('WW-SHOOT-5')).toEqual(['A hit: 1 against 5.']);
    expect(t.state.units[0]!.meters).toEqual({});
  });

  test('WW-RULING-83 in close combat an area spares nobody, the attacker included', () => {
    const t = battle({
      ann: thrower('fragmentation-grenade'),
      ben: [at('b', [1000 + BASE, 2000])],
      chance: { 'attack.roll': [[skill(2), ...blank]], 'armor.roll': four },
    });
    act(t, 'a-1');
    t.seat(0).answer('strike', 'fragmentation-grenade', 'b-1');
    expect([tokens(t, 'b-1'), tokens(t, 'a-1')]).toEqual([3, 2]);
  });

  test('WW-SHOOT-7 a point or an object can be the target, with range, sight and cover to it', () => {
    const t = scene({
      ann: thrower('missile-launcher'),
      ben: [at('b', [8000, 8000])],
      pieces: [
        crate('c', [2000, 1900, 100, 200]),
        wall('w', [2900, 3000, 50, 900]),
        crate('barrel', [2600, 1950, 100, 100]),
      ],
    });
    const [a, launcher] = [t.model('a-1'), weapon('missile-launcher')];
    expect(aimedAt(t, a, launcher, pointAt({ x: 2400, y: 2000 }), 'short', 'rifle').cover).toEqual(['c']);
    const barrel = { ...pointAt({ x: 2650, y: 2000 }), piece: 'barrel' };
    expect(aimedAt(t, a, launcher, barrel, 'short', 'rifle').cover).toEqual(['c']);
    expect(whyNotThere(t, a, launcher, pointAt({ x: 4500, y: 4600 }))?.rule).toBe('WW-SHOOT-4');
    expect(whyNotThere(t, a, weapon('10mm-pistol'), pointAt({ x: 4000, y: 2000 }))?.rule).toBe('WW-SHOOT-3');
    const played = thrown(
      { pieces: [crate('barrel', [2400, 2600, 100, 100])] },
      { 'attack.roll': [[skill(2), ...blank]] },
      'point',
      'barrel',
    );
    expect(played.logged('WW-THROW-4')).toEqual(['A 1 throws the Fragmentation Grenade at Barrel.']);
  });
});

describe('Scatter', () => {
  const missile = weapon('missile-launcher').scatter!;

  test('WW-SCATTER-2 WW-SCATTER-3 the margin is looked up on the card: a missile that fails by 3 or 4 scatters Yellow', () => {
    expect([1, 2, 3, 4, 5, 6].map((margin) => scatterColor(missile, margin))).toEqual([
      'orange',
      'orange',
      'yellow',
      'yellow',
      'red',
      'red',
    ]);
  });

  test('WW-SCATTER-4 an X goes the farthest', () => {
    expect(scatterColor(missile, undefined)).toBe('red');
  });

  test('WW-SCATTER-5 all directions are as likely', () => {
    expect(ARROWS).toHaveLength(64);
    for (const { x, y } of ARROWS) expect(Math.sqrt(x * x + y * y)).toBeCloseTo(1, 9);
    const sum = ARROWS.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
    expect(Math.abs(sum.x) + Math.abs(sum.y)).toBeLessThan(1e-9);
    // Neighbors are as far apart everywhere.
    const gaps = ARROWS.map(({ x, y }, i) => {
      const next = ARROWS[(i + 1) % ARROWS.length]!;
      return (next.x - x) ** 2 + (next.y - y) ** 2;
    });
    for (const gap of gaps) expect(gap).toBeCloseTo(gaps[0]!, 9);
    // Every one of them can come up in play, and leads that way.
    const ways = ARROWS.map((_, i) => {
      const t = thrown({}, { 'attack.roll': [[skill(8), ...blank]], 'scatter.direction': [i] }, 'b-1');
      return t.logged('WW-SCATTER-1')[0];
    });
    expect(new Set(ways).size).toBe(ARROWS.length);
    const land = (seed: string) => {
      const t = thrown({ seed }, { 'attack.roll': [[skill(8), ...blank]] }, 'b-1');
      return t.logged('WW-SCATTER-1')[0];
    };
    expect(land('one')).toBe(land('one'));
    expect(new Set(['one', 'two', 'three', 'four', 'five'].map(land)).size).toBeGreaterThan(2);
  });

  test('WW-SCATTER-6 a straight shot ends at the first obstacle, WW-SCATTER-7 a lobbed one does not', () => {
    const pieces = [wall('w', [2900, 1000, 100, 2000])];
    const t = scene({ ann: thrower(), ben: [at('b', [8000, 8000])], pieces });
    expect(whereItStops(t, placeOf(t, t.model('a-1')), { x: 3500, y: 2000 })).toEqual({ x: 2900, y: 2000 });
    const lobbed = thrown({ pieces }, { 'attack.roll': [[skill(8), ...blank]], 'scatter.direction': [0] }, 'b-1');
    expect(landed(lobbed)).toEqual([['yellow', 2500 + YELLOW, 2000]]);
    const fired = battle({
      ann: [unit('a', 'knight', [[1000, 2000]], 'missile-launcher')],
      ben: [at('b', [2500, 2000])],
      pieces,
      chance: { 'attack.roll': [[skill('X'), ...blank]], 'scatter.direction': [0] },
    });
    act(fired, 'a-1');
    fired.seat(0).answer('shoot', 'missile-launcher', 'b-1');
    expect(landed(fired)).toEqual([['red', 2900, 2000]]);
  });

  test('WW-RULING-70 a scattered shot has its base damage only, without the Target icon', () => {
    const t = thrown(
      { ben: [at('b', [2500, 2000], [2500 + YELLOW, 2000])] },
      {
        'attack.roll': [[skill(8), effect('black', 'damage', 'damage'), effect('yellow')]],
        'scatter.direction': [0],
        'armor.roll': four,
      },
      'b-1',
    );
    expect([tokens(t, 'b-1'), tokens(t, 'b-2')]).toEqual([0, 2]);
  });

  test('WW-RULING-71 below the first band it lands where it was aimed; after a Dodge the margin has the 2 more', () => {
    expect(scatterColor(missile, 0)).toBeUndefined();
    expect(scatterColor(missile, 40)).toBe('red');
    const t = thrown(
      { ben: [heroic(at('b', [2500, 2000]))] },
      { 'attack.roll': [[skill(5), ...blank]], 'luck.flip': [1], 'scatter.direction': [0] },
      'b-1',
    );
    t.seat(1).answer('flip');
    // 5 against 5, and 2 more: a margin of 2.
    expect(landed(t)).toEqual([['orange', 3008, 2000]]);
  });

  test('WW-RULING-72 models do not stop a shot, terrain that blocks sight or movement does', () => {
    const stops = (pieces: BattleSetting['pieces']) => {
      const t = scene({ ann: thrower(), ben: [at('b', [2000, 2000])], pieces: pieces! });
      return whereItStops(t, placeOf(t, t.model('a-1')), { x: 3500, y: 2000 }).x;
    };
    expect(stops([])).toBe(3500);
    expect(stops([piece('mud', [2500, 1000, 100, 2000], { ground: 'difficult', cover: true })])).toBe(3500);
    expect(stops([crate('c', [2500, 1000, 100, 2000])])).toBe(2500);
  });

  test('WW-RULING-84 only the target of an area may Dodge, and a Dodge makes it a miss for all', () => {
    const t = thrown(
      { ben: [heroic(at('b', [2500, 2000])), heroic(at('c', [2500, 2330]))] },
      { 'attack.roll': [[skill(5), ...blank]], 'luck.flip': [1], 'scatter.direction': [0] },
      'b-1',
    );
    expect(t.session.question).toMatchObject({ ask: 'luck.dodge', detail: { about: { model: 'b-1' } } });
    t.seat(1).answer('flip');
    expect(t.seat(0).asked()?.ask).toBe('action');
    expect([tokens(t, 'b-1'), tokens(t, 'c-1')]).toEqual([0, 0]);
  });
});
