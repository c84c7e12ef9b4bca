import { describe, expect, test } from 'vitest';
import { auraAbilities, healthLeft } from '../queries/abilities.ts';
import { awarenessOf } from '../queries/card-colors.ts';
import { whyNoCritical } from '../queries/criticals.ts';
import { factionOf, playerFaction } from '../queries/factions.ts';
import { hasIcon } from '../queries/icons.ts';
import { whyNotLed } from '../queries/leaders.ts';
import { hasLuck } from '../queries/luck.ts';
import { shotAt } from '../queries/shots.ts';
import { attributeNow, skillOf } from '../queries/skills.ts';
import { isFriendly } from '../queries/units.ts';
import type { Force } from '../state.ts';
import {
  armor,
  BASE,
  type BattleSetting,
  type BattleTest,
  battle,
  content,
  effect,
  FAR_AWAY,
  GREEN,
  model,
  positionOf,
  scene,
  settler,
  skill,
  unit,
  using,
} from './helpers/battle.ts';

const led = (id: string, card: string, at: [number, number], leader: string, more: Partial<Force[number]> = {}) => ({
  ...unit(id, card, [at]),
  leader,
  ...more,
});
const NO_POINTS = { 'vats.roll': [[effect('blue', 'blast')], [effect('blue', 'blast')], [effect('blue', 'blast')]] };

describe('Leaders', () => {
  const one = settler('a', [2000, 2000]);
  const two = settler('c', [2000, 3000], [2000, 4000]);

  test('WW-LEADER-1 one card for one single-model unit', () => {
    expect(
      whyNotLed(content, [
        { ...one, leader: 'hunter' },
        { ...settler('d', FAR_AWAY), leader: 'thief' },
      ])?.rule,
    ).toBe('WW-LEADER-1');
    expect(whyNotLed(content, [one, { ...two, leader: 'hunter' }])?.rule).toBe('WW-LEADER-1');
    expect(whyNotLed(content, [{ ...one, leader: 'hunter' }, two])).toBeUndefined();
    expect(() => battle({ ann: [{ ...two, leader: 'hunter' }], ben: [settler('b', FAR_AWAY)] })).toThrow('WW-LEADER-1');
  });

  test('WW-LEADER-2 a force of larger units only has no Leader', () => {
    expect(whyNotLed(content, [two])).toBeUndefined();
    expect(whyNotLed(content, [{ ...two, leader: 'hunter' }])?.rule).toBe('WW-LEADER-1');
  });

  test('WW-LEADER-3 a card with a faction icon is for that faction', () => {
    const leaders = new Map([
      ...content.leaders,
      ['elder', { ...content.leaders.get('hunter')!, faction: 'brotherhood' }],
    ]);
    const printed = { ...content, leaders };
    expect(whyNotLed(printed, [led('a', 'brute', [1, 1], 'elder')])?.rule).toBe('WW-LEADER-3');
    expect(whyNotLed(printed, [led('a', 'paladin', [1, 1], 'elder')])).toBeUndefined();
  });

  test('WW-LEADER-4 what is the Leader’s own is its own, what is shared is for its faction and side', () => {
    // Wasteland Searcher: one green and one yellow die on Search, for friends of the faction.
    const t = scene({
      ann: [
        led('lead', 'paladin', [2000, 2000], 'wasteland-searcher'),
        unit('knight', 'knight-patrol', [[2400, 2000]]),
        unit('guest', 'hammer', [[2000, 2500]]),
      ],
      ben: [unit('foe', 'knight-patrol', [[2400, 2600]])],
    });
    const dice = (id: string) => auraAbilities(t, t.model(id), 'dice').flatMap(({ gives }) => gives.dice.search ?? []);
    expect(dice('knight-1')).toEqual(['green', 'yellow']);
    expect([dice('guest-1'), dice('foe-1')]).toEqual([[], []]);
    // Brawler: CHA +2 for the Leader alone.
    const own = scene({
      ann: [led('lead', 'paladin', [2000, 2000], 'brawler'), unit('mate', 'knight-patrol', [[2400, 2000]])],
      ben: [settler('b', FAR_AWAY)],
    });
    expect(attributeNow(own, own.model('lead-1'), 'CHA')).toBe(content.units.get('paladin')!.special.CHA + 2);
    expect(attributeNow(own, own.model('mate-1'), 'CHA')).toBe(content.units.get('knight-patrol')!.special.CHA);
  });

  const hunting = (gap: number) =>
    scene({
      ann: [{ ...settler('a', [2000, 2000]), leader: 'hunter' }, settler('c', [2000, 2000 + BASE + gap])],
      ben: [settler('b', [2000 + 1700, 2000])],
    });

  test('WW-LEADER-5 an aura reaches as far as the Presence of its owner', () => {
    expect(content.units.get('settler')!.colors.presence).toBe('green');
    const aware = (gap: number) => awarenessOf(hunting(gap), hunting(gap).model('c-1'));
    expect([aware(GREEN), aware(GREEN + 2)]).toEqual(['blue', 'green']);
  });

  test('WW-LEADER-6 the Hunter: a green die on long shots of its own', () => {
    const t = hunting(GREEN);
    const rifle = t.content.weapons.get('assault-rifle')!;
    const pool = (id: string, range: 'short' | 'long') => shotAt(t, t.model(id), rifle, t.model('b-1'), range).pool;
    expect(pool('a-1', 'long')).toEqual([...pool('c-1', 'long'), 'green']);
    expect(pool('a-1', 'short')).toEqual(pool('c-1', 'short'));
  });

  test('WW-RULING-92 an aura affects its owner, too', () => {
    const t = hunting(GREEN);
    expect(awarenessOf(t, t.model('a-1'))).toBe('blue');
  });

  test('WW-LEADER-5 the aura is judged anew as positions change', () => {
    const t = using(
      {
        ann: [{ ...settler('a', [2000, 2000]), leader: 'hunter' }, settler('c', [2000, 2000 + BASE + GREEN])],
        ben: [settler('b', FAR_AWAY)],
      },
      'c-1',
    );
    expect(awarenessOf(positionOf(t), model(t, 'c-1'))).toBe('blue');
    t.seat(0).answer('move', [[2000, 2000 + BASE + GREEN + 100]]);
    expect(awarenessOf(positionOf(t), model(t, 'c-1'))).toBe('green');
  });
});

describe('Heroic units', () => {
  const heroic = (card: string, ...weapons: string[]): Force[number] => ({
    ...unit('a', card, [[2000, 2000]], ...weapons),
    heroic: true,
  });

  test('WW-HEROIC-3 one Health more', () => {
    const health = (it: Force[number]) => {
      const t = scene({ ann: [it], ben: [settler('b', FAR_AWAY)] });
      return healthLeft(t, t.model('a-1'));
    };
    expect([health(settler('a', [2000, 2000])), health(heroic('settler'))]).toEqual([4, 5]);
  });

  test('WW-HEROIC-4 it gains Critical Points, others do not', () => {
    const points = (it: Force[number]) => {
      const t = using(
        {
          ann: [it],
          ben: [settler('b', [3200, 2000])],
          state: ({ units }) => {
            units[0]!.luck = 0;
          },
          chance: { 'attack.roll': [[skill(2), effect('black'), effect('green')]], 'armor.roll': [[armor(1)]] },
        },
        'a-1',
      );
      t.seat(0).answer('shoot', 'assault-rifle', 'b-1');
      return t.state.units[0]!.meters['assault-rifle'] ?? 0;
    };
    expect([points(heroic('settler', 'assault-rifle')), points(settler('a', [2000, 2000]))]).toEqual([1, 0]);
  });

  test('WW-HEROIC-5 as many Luck Tokens as LUC, others without an icon none', () => {
    const tokens = (it: Force[number]) => battle({ ann: [it], ben: [settler('b', FAR_AWAY)] }).state.units[0]!.luck;
    expect(content.units.get('cait')!.special.LUC).toBe(4);
    expect([tokens(heroic('cait')), tokens(unit('a', 'cait', [[2000, 2000]]))]).toEqual([4, 0]);
  });
});

describe('Factions', () => {
  const force = (leader: string, ...others: Force[number][]): BattleSetting => ({
    ann: [led('lead', leader, [2000, 2000], 'hunter'), ...others],
    ben: [settler('b', FAR_AWAY)],
  });

  test('WW-FACTION-1 a player’s faction is the Leader’s', () => {
    for (const [card, faction] of [
      ['paladin', 'brotherhood'],
      ['brute', 'super-mutants'],
    ] as const)
      expect(playerFaction(scene(force(card)), 0)).toBe(faction);
    expect(playerFaction(scene(force('brute')), 1)).toBeUndefined();
  });

  test('WW-FACTION-2 WW-FACTION-8 a neutral unit and a dog are of the Leader’s faction', () => {
    for (const card of ['mr-handy', 'dogmeat']) {
      const t = scene(force('paladin', unit('x', card, [[2400, 2000]])));
      expect(factionOf(t, t.model('x-1'))).toBe('brotherhood');
      expect(auraAbilities(t, t.model('x-1'), 'longer')).toHaveLength(1);
      const mutant = scene(force('brute', unit('x', card, [[2400, 2000]])));
      expect(factionOf(mutant, mutant.model('x-1'))).toBe('super-mutants');
    }
  });

  test('WW-FACTION-4 a robot of the Brotherhood is both', () => {
    const t = scene(force('paladin', unit('x', 'mr-handy', [[2400, 2000]])));
    const robot = t.model('x-1');
    expect(content.units.get('mr-handy')!.type).toBe('robot');
    expect(factionOf(t, robot)).toBe('brotherhood');
    expect(hasIcon(t, robot, 'immune-to-battle-cry')).toBe(true);
  });

  test('WW-RULING-24 friends are models of the same player’s side', () => {
    const t = scene(force('paladin', unit('x', 'hammer', [[2400, 2000]])));
    expect(isFriendly(t, t.model('lead-1'), t.model('x-1'))).toBe(true);
    expect(isFriendly(t, t.model('lead-1'), t.model('b-1'))).toBe(false);
  });
});

describe('Dogs', () => {
  const BLUE = 2540;
  const pack = (gap: number, heroic = false, more: Partial<BattleSetting> = {}): BattleSetting => ({
    ann: [
      led('nora', 'sole-survivor', [2000, 2000], 'hunter', { heroic }),
      unit('dog', 'dogmeat', [[2000 + BASE + gap, 2000]], 'dog-bite'),
    ],
    ben: [settler('b', FAR_AWAY)],
    chance: NO_POINTS,
    ...more,
  });
  /** The dog is Used first thing in the battle. */
  const unleash = (setting: BattleSetting): BattleTest => {
    const t = battle(setting);
    t.seat(0).answer('seat:0', 'dog-1', 'all', 'dog-1');
    return t;
  };
  const search = (t: BattleTest) => skillOf(positionOf(t), model(t, 'dog-1'), 'search');

  test('WW-DOG-1 WW-DOG-2 a dog that begins its activation in the aura can Search with its PER, wherever it goes', () => {
    expect(content.units.get('sole-survivor')!.colors.presence).toBe('blue');
    const t = unleash(pack(BLUE));
    expect(search(t)).toBe(8);
    t.seat(0).answer('move', [[2000 + BASE + BLUE + 1000, 2000]]);
    expect(search(t)).toBe(8);
    const outside = unleash(pack(BLUE + 2));
    expect(search(outside)).toBeUndefined();
    outside.seat(0).answer('move', [[2000 + BASE + BLUE - 200, 2000]]);
    expect(search(outside)).toBeUndefined();
  });

  test('WW-DOG-3 WW-RULING-77 with a Heroic handler the dog is Heroic, but no healthier', () => {
    const heroic = unleash(pack(500, true, { chance: { 'vats.roll': [[effect('blue', 'bottle', 'bottle')]] } }));
    expect(heroic.state.activation!.points).toBe(2);
    expect(
      heroic
        .seat(0)
        .asked()!
        .can.filter((id) => String(id).startsWith('quick:')),
    ).toContain('quick:move');
    expect([...heroic.seat(0).asked()!.can, ...Object.keys(heroic.seat(0).asked()!.cannot)]).toContain(
      'quick:expertise',
    );
    expect(healthLeft(positionOf(heroic), model(heroic, 'dog-1'))).toBe(8);
    const plain = unleash(pack(500));
    expect(plain.state.activation!.points).toBe(0);
    expect(hasIcon(positionOf(plain), model(plain, 'dog-1'), 'luck')).toBe(false);
  });

  test('WW-DOG-4 the benefits end with the activation', () => {
    const t = unleash(pack(500, true));
    expect(hasLuck(positionOf(t), model(t, 'dog-1'))).toBe(true);
    t.seat(0).answer('prepare', 'end');
    expect(search(t)).toBeUndefined();
    expect(hasLuck(positionOf(t), model(t, 'dog-1'))).toBe(false);
    expect(hasIcon(positionOf(t), model(t, 'dog-1'), 'criticals')).toBe(false);
  });

  test('WW-DOG-5 its Luck Tokens lie ready from the start, and are never refilled', () => {
    const t = battle(
      pack(500, true, {
        state: ({ units }) => {
          units[1]!.luck = 1;
        },
      }),
    );
    expect(battle(pack(500)).state.units[1]!.luck).toBe(2);
    expect(hasLuck(positionOf(t), model(t, 'dog-1'))).toBe(false);
    t.seat(0).answer('seat:0', 'dog-1', 'all', 'dog-1');
    expect(hasLuck(positionOf(t), model(t, 'dog-1'))).toBe(true);
    expect(t.state.units[1]!.luck).toBe(1);
  });

  test('WW-DOG-6 Critical Points are kept, and used only while it is Heroic', () => {
    const bite = content.weapons.get('dog-bite')!;
    const charged = (gap: number) => {
      const t = unleash(
        pack(gap, true, {
          state: ({ units }) => {
            units[1]!.meters['dog-bite'] = bite.critical!.rating;
          },
        }),
      );
      expect(t.state.units[1]!.meters['dog-bite']).toBe(bite.critical!.rating);
      return whyNoCritical(positionOf(t), model(t, 'dog-1'), bite, 'short')?.rule;
    };
    expect([charged(BLUE + 2), charged(500)]).toEqual(['WW-CRIT-1', undefined]);
  });
});
