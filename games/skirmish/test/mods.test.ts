/** What Mods make of weapons, what perks ask for, and what single cards say beyond the vocabulary of abilities. */
import { describe, expect, test } from 'vitest';
import type { Changes } from '../content.ts';
import { isIntoMelee } from '../queries/attacks.ts';
import { alternativesTo } from '../queries/before-the-roll.ts';
import { weaponsOf } from '../queries/carrying.ts';
import { grips, strikeAt } from '../queries/close-combat.ts';
import { canGainCriticals, pointsOn } from '../queries/criticals.ts';
import { whyNotAForce } from '../queries/forces.ts';
import { whyNotFired } from '../queries/heavy-weapons.ts';
import { whyNotEquipped, whyNotFor } from '../queries/items.ts';
import { rangesOf } from '../queries/mods.ts';
import { suitRating, suitRoom } from '../queries/power-armor.ts';
import { preview } from '../queries/previews.ts';
import { shotAt } from '../queries/shots.ts';
import { attributeNow } from '../queries/skills.ts';
import { quickActionsOf } from '../queries/use-icons.ts';
import { attack } from '../rules/attacking/attacks.ts';
import { forceOf } from '../rules/round/joining.ts';
import type { Force } from '../state.ts';
import { type At, alone, HERE, noLuck } from './abilities/scenes.ts';
import {
  armor,
  BASE,
  type BattleSetting,
  content,
  effect,
  marker,
  model,
  playOut,
  scene,
  settler,
  skill,
  tableOf,
  unit,
  using,
} from './helpers/battle.ts';
import { hitByAttack } from './helpers/hits.ts';

const fittedWith = (mod: string, on: string, card = 'sole-survivor'): Force[number] => ({
  ...unit('a', card, [HERE], on),
  mods: [{ on, mod }],
});
const aimed = (mod: string, on: string, range: 'short' | 'long' = 'short') => {
  const t = scene({ ann: [fittedWith(mod, on)], ben: [settler('b', [3000, 2000])] });
  return shotAt(t, t.model('a-1'), weaponsOf(t, t.model('a-1'))[0]!, t.model('b-1'), range);
};
const plus = (mod: string, on: string, range: 'short' | 'long') =>
  aimed(mod, on, range).modifiers.reduce((sum, { by }) => sum + by, 0);
const inMelee = (mod: string, on: string, more: Partial<BattleSetting> = {}) =>
  using({ ann: [fittedWith(mod, on)], ben: [settler('b', [2000 + BASE, 2000])], state: noLuck, ...more }, 'a-1');

/** One test for every field; the compiler finds a field without one. */
const CHANGES: { readonly [F in keyof Changes]-?: () => void } = {
  short: () =>
    expect([plus('comfort-grip', 'hunting-rifle', 'short'), plus('comfort-grip', 'hunting-rifle', 'long')]).toEqual([
      2, 0,
    ]),
  long: () =>
    expect([plus('reflex-sights', 'hunting-rifle', 'short'), plus('reflex-sights', 'hunting-rifle', 'long')]).toEqual([
      0, 2,
    ]),
  skill() {
    const t = scene({ ann: [fittedWith('superior-materials', 'machete')], ben: [settler('b', [2000 + BASE, 2000])] });
    const grip = grips(t, t.model('a-1')).find(({ id }) => id === 'machete')!;
    expect(strikeAt(t, t.model('a-1'), grip, t.model('b-1')).modifiers).toEqual([{ rule: 'WW-ITEM-8', by: 2 }]);
  },
  longer() {
    const t = scene(alone(fittedWith('long-barrel', 'assault-rifle')));
    expect(rangesOf(t, t.model('a-1'), content.weapons.get('assault-rifle')!)).toEqual({
      short: 'green',
      long: 'blue',
    });
  },
  quiet() {
    const t = scene(alone(fittedWith('silenced', 'assault-rifle')));
    expect(weaponsOf(t, t.model('a-1'))[0]!.quiet).toBe(true);
  },
  effects() {
    const chance = {
      'attack.roll': [[skill(2), effect('yellow'), effect('yellow'), effect('blue', 'blast')]],
      'armor.roll': [[armor(4)]],
    };
    const t = inMelee('stun-pack', 'sledgehammer', { chance });
    t.seat(0).answer('strike', 'sledgehammer', 'b-1', 'effect:0');
    expect(model(t, 'b-1')).toMatchObject({ regular: 2, conditions: ['stunned'] });
  },
  blue() {
    const dice = (mod: string, on: string) => {
      const t = scene(alone(fittedWith(mod, on)));
      return weaponsOf(t, t.model('a-1'))[0]!.short.dice;
    };
    expect(dice('stun-pack', 'sledgehammer')).toEqual(['yellow', 'yellow', 'blue']);
    expect(dice('stun-pack', 'super-sledge')).toEqual(['yellow', 'yellow', 'blue']);
  },
  damage: () => expect(aimed('powerful', 'hunting-rifle').weapon.damage[0]!.amount).toBe(3),
  reduction: () => expect(aimed('powerful', 'hunting-rifle').weapon.reduction).toBe(1),
  'slow-firing'() {
    const chance = { 'attack.roll': [[skill('X'), 1, 1]] };
    const t = using(
      { ann: [fittedWith('powerful', 'hunting-rifle')], ben: [settler('b', [3000, 2000])], state: noLuck, chance },
      'a-1',
    );
    t.seat(0).answer('shoot', 'hunting-rifle', 'b-1');
    expect(t.seat(0).refuse('shoot').rule).toBe('WW-HEAVY-3');
  },
  strength() {
    const able = (mods: Force[number]['mods']) => {
      const t = scene(alone({ ...unit('a', 'sturges', [HERE], 'minigun'), mods }));
      expect(attributeNow(t, t.model('a-1'), 'STR')).toBe(6);
      return whyNotFired(t, t.model('a-1'), weaponsOf(t, t.model('a-1'))[0]!)?.rule;
    };
    expect([able([]), able([{ on: 'minigun', mod: 'counterweight' }])]).toEqual(['WW-CARD-3', undefined]);
  },
  counts() {
    // A black Bottle is 2 damage: 1 and 2.
    const chance = {
      'attack.roll': [[skill(2), effect('black', 'bottle'), effect('green')]],
      'armor.roll': [[armor(4)]],
    };
    const t = inMelee('jagged', 'machete', { chance });
    t.seat(0).answer('strike', 'machete', 'b-1');
    expect(model(t, 'b-1').regular).toBe(3);
  },
  'hits-intended'() {
    const t = scene({
      ann: [fittedWith('aligned-sights', 'hunting-rifle'), settler('s', [4000, 2000])],
      ben: [settler('b', [4000 - BASE, 2000])],
    });
    expect(isIntoMelee(t, shotAt(t, t.model('a-1'), weaponsOf(t, t.model('a-1'))[0]!, t.model('b-1'), 'short'))).toBe(
      false,
    );
  },
  handy() {
    const t = scene({ ann: [fittedWith('balanced', '10mm-pistol')], ben: [settler('b', [2000 + BASE, 2000])] });
    const grip = grips(t, t.model('a-1')).find(({ id }) => id === '10mm-pistol')!;
    expect(strikeAt(t, t.model('a-1'), grip, t.model('b-1'))).toMatchObject({ covered: false, modifiers: [] });
  },
  icons() {
    const it = {
      ...unit('a', 'sole-survivor', [HERE], 'assault-rifle', '10mm-pistol'),
      mods: [{ on: 'assault-rifle', mod: 'hair-trigger' }],
    };
    const t = using({ ann: [it], ben: [settler('b', [3000, 2000])], state: noLuck }, 'a-1', 1);
    t.seat(0).answer('quick:shoot');
    expect(t.seat(0).asked()).toMatchObject({ ask: 'shoot.weapon', can: ['assault-rifle'] });
    expect(t.seat(0).refuse('10mm-pistol').rule).toBe('WW-AP-6');
  },
  bayonet() {
    const t = using(
      {
        ann: [unit('c', 'brute', [HERE])],
        ben: [{ ...settler('b', [2700, 2000]), mods: [{ on: 'assault-rifle', mod: 'bayonet' }] }],
        chance: { 'bayonet.roll': [[effect('green')]], 'armor.roll': [[armor(4)]] },
      },
      'c-1',
    );
    const r = content.units.get('brute')!.base * 5;
    t.seat(0).answer('charge', [[2700 - 160 - r, 2000]]);
    expect(model(t, 'c-1').regular).toBe(1);
  },
  swaps() {
    const it = aimed('multi-caliber', 'assault-rifle');
    const t = scene({
      ann: [fittedWith('multi-caliber', 'assault-rifle')],
      ben: [settler('b', [3000, 2000])],
      state: noLuck,
    });
    expect(alternativesTo(t, it).map(({ id, attack: { pool } }) => [id, pool])).toEqual([
      ['black+green>black', ['black']],
      ['black+green>green', ['green']],
      ['black+green>yellow', ['yellow']],
    ]);
    const own = shotAt(t, t.model('a-1'), weaponsOf(t, t.model('a-1'))[0]!, t.model('b-1'), 'short');
    playOut(attack(tableOf(t), own), 'black+green>yellow', [skill('X'), effect('yellow')]);
    // At long range there is only one die.
    expect(alternativesTo(t, aimed('multi-caliber', 'assault-rifle', 'long'))).toEqual([]);
    // Whoever decides well has at least the plain odds.
    const best = preview(t, own, { effects: true, luck: false, targetLuck: false });
    expect(best.mean).toBe(
      Math.max(...[own, ...alternativesTo(t, own).map((each) => each.attack)].map((each) => preview(t, each).mean)),
    );
  },
  'stuns-for'() {
    const played = (answer: string, rolled: number[]) => {
      const t = scene({
        ann: [fittedWith('re-bored', 'assault-rifle')],
        ben: [settler('b', [2800, 2000])],
        state: noLuck,
      });
      const it = shotAt(t, t.model('a-1'), weaponsOf(t, t.model('a-1'))[0]!, t.model('b-1'), 'short');
      playOut(attack(tableOf(t), it), rolled, ...(answer === '' ? [] : [answer]), [armor(4)]);
      return [t.model('b-1').regular, t.model('b-1').conditions];
    };
    const two = [skill(2), effect('black', 'damage', 'damage'), effect('green')];
    expect(played('keep', two)).toEqual([4, []]);
    expect(played('stun', two)).toEqual([2, ['stunned']]);
    expect(played('', [skill(2), effect('black', 'damage'), effect('green')])).toEqual([3, []]);
  },
  honed() {
    const dice = (suit: string | null, left: number) => {
      const t = scene({
        ann: [fittedWith('refined', 'machete')],
        ben: [{ ...unit('b', 'sole-survivor', [[2000 + BASE, 2000]]), powerArmor: suit }],
        state: ({ lasting }) =>
          void lasting.push({ id: '1', kind: 'tokens', on: 'a-1', until: 'battle', from: 'machete', left }),
      });
      const grip = grips(t, t.model('a-1'))[0]!;
      return strikeAt(t, t.model('a-1'), grip, t.model('b-1')).pool;
    };
    expect(dice('t-60-power-armor', 0)).toEqual(['black', 'green', 'yellow']);
    expect([dice('t-60-power-armor', 3), dice(null, 0)]).toEqual([
      ['black', 'green'],
      ['black', 'green'],
    ]);
    const rolled = [skill('X'), effect('black'), effect('green'), effect('yellow')];
    const t = inMelee('refined', 'machete', {
      ben: [{ ...unit('b', 'sole-survivor', [[2000 + BASE, 2000]]), powerArmor: 't-60-power-armor' }],
      chance: { 'attack.roll': [rolled] },
    });
    t.seat(0).answer('strike', 'machete', 'b-1');
    expect(t.state.lasting.map(({ kind, from, left }) => [kind, from, left])).toEqual([['tokens', 'machete', 1]]);
  },
  'until-poison'() {
    const t = inMelee('venomous', 'machete', {
      chance: {
        'attack.roll': [[skill(2), effect('black'), effect('green'), effect('blue', 'star')]],
        'armor.roll': [[armor(4)]],
      },
    });
    t.seat(0).answer('strike', 'machete', 'b-1', 'effect:0');
    expect([model(t, 'b-1').conditions, t.state.units[0]!.mods]).toEqual([['poisoned'], []]);
  },
};

describe('WW-ITEM-8 Mods of weapons', () => {
  test.each(Object.entries(CHANGES))('%s', (_, proves) => {
    proves();
  });

  test('a Mod among the items of a printed unit is fitted to what it fits', () => {
    const printed = content.scenarios.get('lost-journal')!.forces[1]![0]!;
    expect(printed.items).toContain('stun-pack');
    expect(forceOf(content, printed)).toMatchObject({ items: [], mods: [{ mod: 'stun-pack', on: 'sledgehammer' }] });
  });

  test('WW-PA-5 what is fitted to Power Armor counts there: its ratings, its room, the STR of its wearer', () => {
    const suit = (mod: string) => {
      const it = { ...unit('a', 'sole-survivor', [HERE]), powerArmor: 't-60-power-armor' };
      return scene(alone({ ...it, mods: [{ on: 't-60-power-armor', mod }] }));
    };
    const room = suit('thicker-plating');
    expect(suitRoom(room, room.state.units[0]!.powerArmor!)).toBe(5);
    const strong = suit('boosted-servos');
    expect(attributeNow(strong, strong.model('a-1'), 'STR')).toBe(5 + 3 + 1);
    const shielded = suit('explosive-shielding');
    expect(suitRating(shielded, shielded.model('a-1'), 'physical', { inArea: true })!.rating).toBe(4);
    expect(suitRating(shielded, shielded.model('a-1'), 'physical')!.rating).toBe(3);
  });
});

describe('Perks', () => {
  const why = (card: string, perks: string[], models: At[] = [HERE]) =>
    whyNotAForce({ content }, [{ ...unit('a', card, models), perks }]);

  test('CH-PERK-1 only a single-model unit has one', () => {
    expect(why('sole-survivor', ['toughness'])).toBeUndefined();
    expect(why('settler', ['toughness'], [HERE, [3000, 2000], [4000, 2000]])).toContain('CH-PERK-1');
  });

  test('CH-PERK-2 its attribute must be high enough, and what it builds on must be there', () => {
    const { attribute, least } = content.perks.get('hacker')!;
    expect([content.units.get('vault-security-officer')!.special[attribute], least]).toEqual([2, 4]);
    expect(why('vault-security-officer', ['hacker'])).toContain('CH-PERK-2');
    expect(why('scientist', ['hacker'])).toBeUndefined();
    // END 4 is enough for what needs 4, END 3 is not.
    expect(why('settler', ['toughness'])).toBeUndefined();
    expect(why('enslaved-tech', ['toughness'])).toContain('CH-PERK-2');
    expect(why('mama-murphy', ['mysterious-stranger-ii'])).toContain('CH-PERK-2');
    expect(why('mama-murphy', ['mysterious-stranger', 'mysterious-stranger-ii'])).toBeUndefined();
    expect([why('piper', ['attack-dog']), why('sole-survivor', ['attack-dog'])]).toEqual([
      expect.stringContaining('CH-PERK-2'),
      undefined,
    ]);
  });

  test('CH-PERK-3 never the same twice on one model', () => {
    expect(why('sole-survivor', ['toughness', 'toughness'])).toContain('CH-PERK-3');
    expect(why('sole-survivor-loner', ['lone-wanderer'])).toContain('CH-PERK-3');
    const two = [unit('a', 'sole-survivor', [HERE]), unit('b', 'piper', [[3000, 2000]])].map((it) => ({
      ...it,
      perks: ['toughness'],
    }));
    expect(whyNotAForce({ content }, two)).toBeUndefined();
  });

  test('a perk of a settlement is for no model', () => {
    expect(why('sole-survivor', ['armorer'])).toContain('CH-PERK-4');
  });
});

describe('Single cards', () => {
  const thrown = (weapon: string, chance: BattleSetting['chance']) =>
    using(
      {
        ann: [unit('a', 'sole-survivor', [HERE], weapon)],
        ben: [
          unit('b', 'paladin', [
            [3000, 2000],
            [3000, 2400],
          ]),
        ],
        state: noLuck,
        chance: chance!,
      },
      'a-1',
    );

  test('WW-SCATTER-8 a Cryo Grenade reduces the armor of its target, and of nobody else', () => {
    const t = thrown('cryo-grenade', {
      'attack.roll': [[skill(2), effect('black'), effect('blue', 'star')]],
      // Physical 3: of the target 2 is left, and a 3 blocks nothing; the other blocks with it.
      'armor.roll': [[armor(3)], [armor(3)]],
    });
    t.seat(0).answer('throw', 'cryo-grenade', 'b-1');
    expect([model(t, 'b-1').regular, model(t, 'b-2').regular]).toEqual([2, 0]);
  });

  test('WW-SCATTER-1 a Fat Man scatters on a hit as well', () => {
    const t = using(
      {
        ann: [unit('a', 'sole-survivor', [HERE], 'fat-man')],
        ben: [settler('b', [4500, 2000])],
        state: noLuck,
        chance: {
          'attack.roll': [[skill(2), effect('black'), effect('yellow'), effect('yellow')]],
          'scatter.direction': [0],
        },
      },
      'a-1',
    );
    t.seat(0).answer('shoot', 'fat-man', 'b-1');
    expect(t.logged('WW-SCATTER-1')).toHaveLength(1);
    expect(t.state.units[0]!.weapons).toEqual([]);
  });

  test('WW-ITEM-2 robots’ weapons are for robots, and the nuke is for the Suicider', () => {
    const rule = (card: string, item: string) => whyNotFor(content.units.get(card)!, content.items.get(item)!)?.rule;
    expect([rule('settler', 'eyebot-laser'), rule('assaultron', 'protectron-hand-laser')]).toEqual([
      'WW-ITEM-2',
      undefined,
    ]);
    expect([rule('brute', 'suicider-mini-nuke'), rule('suicider', 'suicider-mini-nuke')]).toEqual([
      'WW-ITEM-2',
      undefined,
    ]);
    expect([rule('psycho', 't-60-power-armor'), rule('raider', 't-60-power-armor')]).toEqual(['WW-ITEM-2', undefined]);
  });

  test('WW-ITEM-4 the Mechanist’s armor leaves no room for clothing', () => {
    const equipped = (...items: string[]) => whyNotEquipped(content, content.units.get('sole-survivor')!, items)?.rule;
    expect([equipped('mechanist-armor-and-helmet'), equipped('mechanist-armor-and-helmet', 'eyeglasses')]).toEqual([
      undefined,
      'WW-ITEM-4',
    ]);
  });

  test('WW-USE-1 a key opens without a roll, even for those without the skill; a pin is gone after a success', () => {
    const lock = { ...marker('door', 'lock', 'blank', 2160, 2000), up: true };
    const at = (items: string[], card: string, chance: BattleSetting['chance'] = {}) =>
      using(
        {
          ...alone({ ...unit('a', card, [HERE]), items }),
          chance,
          state: (state) => void state.markers.push({ ...lock }),
        },
        'a-1',
      );
    const key = at(['skeleton-key'], 'settler');
    key.seat(0).answer('expertise', 'lockpick:door');
    expect([key.state.markers[0]!.opened, key.state.units[0]!.items]).toEqual([true, []]);
    const pin = at(['fragile-bobby-pin'], 'settler', { 'expertise.roll': [[skill(2)]] });
    pin.seat(0).answer('expertise', 'lockpick:door');
    expect([pin.state.markers[0]!.opened, pin.state.units[0]!.items]).toEqual([true, []]);
    const failed = at(['fragile-bobby-pin'], 'settler', { 'expertise.roll': [[skill(9)]] });
    failed.seat(0).answer('expertise', 'lockpick:door');
    expect([failed.state.markers[0]!.opened, failed.state.units[0]!.items]).toEqual([false, ['fragile-bobby-pin']]);
    const choice = at(['skeleton-key'], 'sole-survivor', { 'expertise.roll': [[skill(9)]] });
    choice.seat(0).answer('expertise', 'lockpick:door', 'roll');
    expect(choice.state.units[0]!.items).toEqual(['skeleton-key']);
  });

  test('WW-AP-6 a Search icon is for Search alone', () => {
    const t = scene(alone({ ...unit('a', 'sole-survivor', [HERE]), items: ['battered-fedora'] }));
    expect(quickActionsOf(t, t.model('a-1'))).toContain('expertise');
    const lock = { ...marker('door', 'lock', 'blank', 2160, 2000), up: true };
    const q = using(
      {
        ...alone({ ...unit('a', 'sole-survivor', [HERE]), items: ['battered-fedora'] }),
        state: (state) => void state.markers.push(lock),
      },
      'a-1',
      1,
    );
    expect(q.seat(0).refuse('quick:expertise').rule).toBe('WW-AP-6');
  });

  test('WW-BOOST-1 a meal may be good against one kind of damage, for a while', () => {
    const eat = (food: string) =>
      using({ ...alone({ ...unit('a', 'sole-survivor', [HERE], 'machete'), items: [food] }), state: noLuck }, 'a-1');
    const hurt = (
      t: ReturnType<typeof eat>,
      damage: Partial<Record<'physical' | 'energy' | 'radiation', number>>,
      ...rolls: number[][]
    ) => {
      const before = model(t, 'a-1').regular + model(t, 'a-1').radiation;
      const position = { state: t.state, content };
      playOut(hitByAttack(position, model(t, 'a-1'), damage), ...rolls);
      return model(t, 'a-1').regular + model(t, 'a-1').radiation - before;
    };
    const meal = eat('yao-guai-rib-meat');
    meal.seat(0).answer('item:yao-guai-rib-meat', 'cooked');
    // Two icons, then one: 3 points are 1, then 2, then all 3; energy knows nothing of it.
    expect(hurt(meal, { energy: 1 }, [armor(4)])).toBe(1);
    expect([hurt(meal, { physical: 3 }, [armor(4)]), hurt(meal, { physical: 3 }, [armor(4)])]).toEqual([1, 2]);
    const tato = eat('tato-and-water');
    tato.seat(0).answer('item:tato-and-water', 'cooked');
    expect(hurt(tato, { radiation: 3 })).toBe(0);
  });

  test('WW-USE-11 Overdrive puts a Critical Point on a weapon', () => {
    const t = using(
      { ...alone({ ...unit('a', 'nuka-girl', [HERE], 'baton'), items: ['overdrive'] }), state: noLuck },
      'a-1',
    );
    const position = { state: t.state, content };
    const [baton] = weaponsOf(position, model(t, 'a-1'));
    expect(canGainCriticals(position, model(t, 'a-1'), baton!)).toBe(true);
    t.seat(0).answer('item:overdrive');
    expect(pointsOn(position, model(t, 'a-1'), baton!)).toBe(1);
  });
});
