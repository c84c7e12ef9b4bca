/** What single weapons say beyond the rules: tokens, repeated shots, swarms and the like. */
import type { Answer } from '@holotape/kernel';
import { describe, expect, test } from 'vitest';
import { directions } from '../geometry/index.ts';
import { maxHealth } from '../queries/abilities.ts';
import { grips, strikeAt } from '../queries/close-combat.ts';
import { canGainCriticals } from '../queries/criticals.ts';
import { whyNotAForce } from '../queries/forces.ts';
import { previews } from '../queries/previews.ts';
import { shotAt } from '../queries/shots.ts';
import { armed, noLuck } from './abilities/scenes.ts';
import {
  armor,
  BASE,
  type BattleSetting,
  content,
  effect,
  FAR_AWAY,
  model,
  positionOf,
  scene,
  settler,
  skill,
  unit,
  using,
  wall,
  weapon,
} from './helpers/battle.ts';

describe('Primed weapons', () => {
  /** An Assaultron with this laser in its head, and tokens on it. */
  const laser = (id: string, tokens: number, more: Partial<BattleSetting> = {}) =>
    using(
      {
        ann: [unit('a', 'assaultron', [[2000, 2000]], 'assaultron-head-laser')],
        ben: [settler('b', [3200, 2000])],
        ...more,
        state: (state) => {
          noLuck(state);
          state.units[0]!.weapons = [id];
          state.models[0]!.primed = { [id]: tokens };
        },
      },
      'a-1',
    );

  test('WW-HEAVY-7 an Assaultron gathers tokens while it sees an enemy, and its laser goes off by itself', () => {
    const t = laser('assaultron-head-laser', 0, { chance: { 'attack.roll': [[skill('X'), 1, 1, 1]] } });
    t.seat(0).answer('move', [[2000, 1990]]);
    expect(model(t, 'a-1').primed).toEqual({ 'assaultron-head-laser': 1 });
    expect(t.seat(0).refuse('shoot').rule).toBe('WW-HEAVY-6');
    t.seat(0).answer('prepare');
    expect(t.seat(0).asked()).toMatchObject({ ask: 'shoot.target', can: ['b-1'] });
    t.seat(0).answer('b-1');
    expect(model(t, 'a-1').primed).toEqual({ 'assaultron-head-laser': 0 });
    // It took no Action, and is no Trigger.
    expect(t.logged('WW-SHOOT-13')).toHaveLength(1);
  });

  test('WW-HEAVY-7 without an enemy in sight a token is lost; the battered one needs three and a Shoot Action', () => {
    const hidden = laser('battered-assaultron-head-laser', 2, { pieces: [wall('wall', [2500, 1000, 100, 2000])] });
    hidden.seat(0).answer('prepare');
    expect(model(hidden, 'a-1').primed['battered-assaultron-head-laser']).toBe(1);
    const seen = laser('battered-assaultron-head-laser', 2, { chance: { 'attack.roll': [[skill('X'), 1, 1]] } });
    seen.seat(0).answer('prepare', 'shoot', 'battered-assaultron-head-laser', 'b-1');
    // Shooting clears them, and brings none.
    expect(model(seen, 'a-1').primed['battered-assaultron-head-laser']).toBe(0);
  });

  test('WW-HEAVY-7 WW-RULING-108 a Gauss Rifle is better for every Prepare, until its user moves', () => {
    const t = armed('gauss-rifle');
    t.seat(0).answer('prepare');
    expect(model(t, 'a-1').primed).toEqual({ 'gauss-rifle': 1 });
    const damage = (tokens: number) => {
      const s = scene({ ann: [unit('a', 'sole-survivor', [[2000, 2000]])], ben: [settler('b', [3200, 2000])] });
      s.model('a-1').primed = { 'gauss-rifle': tokens };
      return shotAt(s, s.model('a-1'), weapon('gauss-rifle'), s.model('b-1'), 'short').weapon.damage[0]!.amount;
    };
    expect([damage(0), damage(1), damage(2)]).toEqual([3, 4, 5]);
    t.seat(0).answer('move', [[2000, 1990]]);
    expect(model(t, 'a-1').primed).toEqual({ 'gauss-rifle': 0 });
  });
});

describe('Effects of single weapons', () => {
  test('WW-SPFX-1 a Tesla Rifle repeats its shot on another model within Yellow of the one hit', () => {
    const t = armed('tesla-rifle', {
      ben: [settler('b', [3200, 2000], [3200, 3000], [3200, 3700])],
      chance: {
        'attack.roll': [
          [skill(2), effect('yellow'), effect('blue', 'bottle')],
          [skill(2), effect('yellow'), effect('blue', 'bottle')],
        ],
        'armor.roll': [[armor(4)], [armor(4)]],
      },
    });
    t.seat(0).answer('shoot', 'tesla-rifle', 'b-1', 'effect:0');
    expect(t.seat(0).asked()).toMatchObject({ ask: 'shoot.next', can: ['b-2', 'stop'] });
    expect(t.seat(0).refuse('b-1').rule).toBe('WW-SPFX-1');
    expect(t.seat(0).refuse('b-3').rule).toBe('WW-WALK-2');
    t.seat(0).answer('b-2');
    expect(t.state.models.map(({ id, regular }) => [id, regular])).toEqual([
      ['a-1', 0],
      ['b-1', 2],
      ['b-2', 2],
      ['b-3', 0],
    ]);
    // The repeated shot is not repeated.
    expect(t.seat(0).asked()!.ask).toBe('action');
  });

  test('WW-SPFX-1 a Blast keeps a shotgun loaded', () => {
    const shoot = (icon: 'blast' | 'star') =>
      armed('double-barrel-shotgun', {
        ben: [settler('b', [2600, 2000])],
        chance: {
          'attack.roll': [[skill(2), effect('black'), effect('green'), effect('blue', icon)]],
          'armor.roll': [[armor(4)]],
        },
      });
    const kept = shoot('blast');
    kept.seat(0).answer('shoot', 'double-barrel-shotgun', 'b-1', 'effect:1');
    expect(kept.state.units[0]!.empty).toEqual([]);
    const spent = shoot('blast');
    spent.seat(0).answer('shoot', 'double-barrel-shotgun', 'b-1', 'done');
    expect(spent.state.units[0]!.empty).toEqual(['double-barrel-shotgun']);
  });

  const blow = (id: string, die: number[], more: Partial<BattleSetting> = {}) => {
    const t = using(
      {
        ann: [unit('a', 'sole-survivor', [[2000, 2000]], id)],
        ben: [settler('b', [2000 + BASE, 2000])],
        state: noLuck,
        chance: { 'attack.roll': [[skill(2), ...die]], 'armor.roll': [[armor(4)], [armor(4)]] },
        ...more,
      },
      'a-1',
    );
    t.seat(0).answer('strike', id, 'b-1');
    return t;
  };

  test('WW-SPFX-1 a lead pipe injures the limb that the attacker names', () => {
    const t = blow('lead-pipe', [effect('blue', 'blast')]);
    t.seat(0).answer('effect:1', 'injured-leg');
    expect(model(t, 'b-1').conditions).toEqual(['injured-leg']);
  });

  test('WW-SPFX-1 a stun baton takes the Reaction Marker, or Stuns', () => {
    const dice = [effect('black'), effect('green'), effect('blue', 'bottle')];
    const plain = blow('stun-baton', dice);
    plain.seat(0).answer('effect:0');
    expect(model(plain, 'b-1').conditions).toEqual(['stunned']);
    const ready = blow('stun-baton', dice, {
      state: (state) => {
        noLuck(state);
        state.models[1]!.prepared = true;
      },
    });
    ready.seat(0).answer('effect:0');
    expect(model(ready, 'b-1')).toMatchObject({ prepared: false, conditions: [] });
  });

  test('WW-SPFX-10 a larva that hurts brings radiation as well', () => {
    const shot = (side: number) => {
      const t = using(
        {
          ann: [unit('a', 'bloatfly', [[2000, 2000]], 'bloatfly-larva')],
          ben: [settler('b', [2900, 2000])],
          state: noLuck,
          chance: {
            'attack.roll': [[skill(2), effect('black'), effect('yellow')]],
            'armor.roll': [[side], [armor(4)]],
          },
        },
        'a-1',
      );
      t.seat(0).answer('shoot', 'bloatfly-larva', 'b-1');
      const { regular, radiation } = model(t, 'b-1');
      return [regular, radiation];
    };
    expect([shot(armor(4)), shot(armor(1))]).toEqual([
      [0, 1],
      [0, 0],
    ]);
  });

  test('WW-CRIT-10 a Critical Attack of a laser rifle brings a Bottle of its own to spend', () => {
    const t = using(
      {
        ann: [{ ...unit('a', 'sole-survivor', [[2000, 2000]], 'laser-rifle'), heroic: true }],
        ben: [unit('b', 'brute', [[3200, 2000]])],
        chance: { 'attack.effects': [[effect('black'), effect('blue', 'star')]], 'armor.roll': [[armor(4)]] },
        state: (state) => {
          noLuck(state);
          state.units[0]!.meters = { 'laser-rifle': 4 };
        },
      },
      'a-1',
    );
    t.seat(0).answer('shoot', 'laser-rifle', 'b-1', 'critical');
    expect(t.seat(0).asked()).toMatchObject({ ask: 'attack.effect', can: ['effect:0', 'done'] });
    const s = scene({
      ann: [unit('a', 'sole-survivor', [[2000, 2000]], 'laser-rifle')],
      ben: [unit('b', 'paladin', [[3200, 2000]])],
    });
    const shot = shotAt(s, s.model('a-1'), weapon('laser-rifle'), s.model('b-1'), 'short', { isCritical: true });
    expect(previews(s, shot).best.mean).toBeGreaterThan(previews(s, { ...shot, isCritical: false }).plain.mean);
    expect(previews(s, shot).best.mean).toBeGreaterThan(previews(s, shot).plain.mean);
  });

  test('WW-CC-5 great Strength swings a ripper with a yellow die', () => {
    const strong = [...content.units.values()].find(({ special, skills }) => special.STR >= 7 && skills.melee)!.id;
    const dice = (id: string) => {
      const t = scene({ ann: [unit('a', strong, [[2000, 2000]], id)], ben: [settler('b', [2360, 2000])] });
      const grip = grips(t, t.model('a-1')).find((each) => each.id === id)!;
      return strikeAt(t, t.model('a-1'), grip, t.model('b-1')).pool;
    };
    expect([dice('ripper'), dice('machete')]).toEqual([
      ['yellow', 'yellow'],
      ['black', 'green', 'black'],
    ]);
  });

  test('WW-CARD-3 a swarm strikes once for every two points of Health that it has left', () => {
    const blows = (damage: number) => {
      const swarm = content.units.get('radroach-swarm')!;
      const t = using(
        {
          ann: [unit('a', swarm.id, [[2000, 2000]], 'radroach-swarm-bite')],
          ben: [settler('b', [2000 + swarm.base * 5 + BASE / 2, 2000])],
          state: (state) => {
            noLuck(state);
            state.models[0]!.regular = damage;
          },
          chance: { 'attack.roll': Array.from({ length: 9 }, () => [skill('X'), effect('green')]) },
        },
        'a-1',
      );
      const before = maxHealth(positionOf(t), model(t, 'a-1')) - damage;
      t.seat(0).answer('strike', 'radroach-swarm-bite', 'b-1');
      return [t.logged('WW-SHOOT-5').length, Math.ceil(before / 2)];
    };
    for (const damage of [0, 1, 2]) {
      const [made, wanted] = blows(damage);
      expect(made).toBe(wanted);
    }
    expect(blows(0)[0]).toBeGreaterThan(1);
  });

  test('WW-CRIT-1 Kellogg’s Pistol brings the Criticals icon with it', () => {
    const t = scene({
      ann: [
        unit('a', 'settler', [[2000, 2000]], 'kelloggs-pistol'),
        unit('c', 'settler', [[4000, 2000]], '10mm-pistol'),
      ],
      ben: [settler('b', FAR_AWAY)],
    });
    expect(canGainCriticals(t, t.model('a-1'), weapon('kelloggs-pistol'))).toBe(true);
    expect(canGainCriticals(t, t.model('c-1'), weapon('10mm-pistol'))).toBe(false);
  });

  test('WW-CARD-3 a Fat Man is fired once', () => {
    const t = armed('fat-man', {
      ann: [unit('a', 'paladin', [[2000, 2000]], 'fat-man')],
      ben: [settler('b', [4500, 2000])],
      chance: {
        'attack.roll': [[skill(2), effect('black'), effect('yellow'), effect('yellow')]],
        'armor.roll': [[armor(4)]],
      },
    });
    t.seat(0).answer('shoot', 'fat-man', 'b-1');
    expect(t.state.units[0]!.weapons).toEqual([]);
  });

  describe('inside the Critical Meter', () => {
    /** A full meter, and a Critical Attack with these dice on somebody in contact. */
    const critical = (id: string, dice: number[], rolls: number[], target = 'brute', boosts = 0) => {
      const wide = content.units.get(target)!.base * 5;
      const t = using(
        {
          ann: [{ ...unit('a', 'sole-survivor', [[2000, 2000]], id), heroic: true }],
          ben: [unit('b', target, [[2000 + BASE / 2 + wide, 2000]])],
          chance: { 'attack.effects': [dice], 'armor.roll': rolls.map((value) => [armor(value)]) },
          state: (state) => {
            noLuck(state);
            state.units[0]!.meters = { [id]: weapon(id).critical!.rating };
            state.models[1]!.boosts = boosts;
          },
        },
        'a-1',
      );
      t.seat(0).answer('strike', id, 'b-1', 'critical');
      return t;
    };
    const blank = { yellow: effect('yellow'), green: effect('green'), black: effect('black') };

    test('WW-CRIT-10 a ripper makes usual armor of Strong Armor, that of Armor Boosts too', () => {
      const hurt = (roll: number, boosts = 0) =>
        model(critical('ripper', [blank.yellow, blank.yellow], [roll], 'mirelurk', boosts), 'b-1').regular;
      // A Mirelurk has 2+1. 2 damage against a rating of 3: a 3 blocks all of it, a 4 nothing.
      expect([hurt(3), hurt(4)]).toEqual([0, 2]);
      expect([hurt(4, 1), hurt(4, 0)]).toEqual([0, 2]);
      const s = scene({
        ann: [unit('a', 'sole-survivor', [[2000, 2000]], 'ripper')],
        ben: [unit('b', 'mirelurk', [[2360, 2000]])],
      });
      const [grip] = grips(s, s.model('a-1'));
      // Without it 2+1 always blocks 1: 7 of 12 armor rolls block the other point. With it 10 of 12 block something:
      // 4 faces block 1, 6 block all 2.
      const mean = (strong: boolean) => {
        const it = strikeAt(s, s.model('a-1'), grip!, s.model('b-1'), true);
        const { 'strong-as-usual': _, ...plain } = it.weapon.critical!;
        const weaponOf = strong ? { ...it.weapon, critical: plain } : it.weapon;
        return previews(s, { ...it, pool: [], weapon: weaponOf }).plain.mean;
      };
      expect(mean(true)).toBeCloseTo(5 / 12, 9);
      expect(mean(false)).toBeCloseTo((4 * 1 + 2 * 2) / 12, 9);
    });

    test('WW-CRIT-10 a plasma rifle and a gauntlet of claws reduce armor', () => {
      // A Brute has 2: with one Armor Reduction a 2 blocks nothing.
      const dice = [blank.yellow, blank.yellow, blank.green, blank.black];
      expect(model(critical('deathclaw-gauntlet', dice.slice(0, 4), [2]), 'b-1').regular).toBe(2);
      const s = scene({
        ann: [unit('a', 'sole-survivor', [[2000, 2000]], 'plasma-rifle')],
        ben: [unit('b', 'brute', [[2800, 2000]])],
      });
      const shot = shotAt(s, s.model('a-1'), weapon('plasma-rifle'), s.model('b-1'), 'short', { isCritical: true });
      // Its rating of 2 is reduced to none: 3 damage, whatever is rolled.
      expect(previews(s, { ...shot, pool: [] }).plain.damage).toEqual([0, 0, 0, 1]);
    });

    test('WW-SPFX-9 bats and nail boards: a Star is damage, a Blast Stun; hammers: a Bottle is Stun', () => {
      const bat = critical('baseball-bat', [blank.black, blank.yellow, effect('blue', 'star')], [4]);
      bat.seat(0).answer('effect:1');
      expect(model(bat, 'b-1').regular).toBe(3);
      const boards = [blank.black, blank.yellow, blank.yellow, effect('blue', 'blast')];
      const board = critical('nail-board', boards, [4]);
      board.seat(0).answer('effect:1');
      expect(model(board, 'b-1').conditions).toEqual(['stunned']);
      const hammer = critical('sledgehammer', [blank.yellow, blank.yellow, effect('blue', 'bottle')], [4]);
      hammer.seat(0).answer('effect:0');
      expect(model(hammer, 'b-1')).toMatchObject({ regular: 3, conditions: ['stunned'] });
    });

    test('WW-CRIT-10 a scorpion brings a Bottle of its own, a bear Stuns', () => {
      const beast = (card: string, id: string, dice: number[]) => {
        const wide = content.units.get(card)!.base * 5;
        const t = using(
          {
            ann: [{ ...unit('a', card, [[2000, 2000]], id), heroic: true }],
            ben: [settler('b', [2000 + wide + BASE / 2, 2000], FAR_AWAY)],
            chance: { 'attack.effects': [dice], 'armor.roll': [[armor(4)]] },
            state: (state) => {
              noLuck(state);
              state.units[0]!.meters = { [id]: 3 };
            },
          },
          'a-1',
        );
        t.seat(0).answer('strike', id, 'b-1', 'critical');
        return t;
      };
      const sting = beast('radscorpion', 'radscorpion-pincers-sting', [
        blank.yellow,
        blank.yellow,
        effect('blue', 'star'),
        blank.black,
      ]);
      sting.seat(0).answer('effect:0');
      expect(model(sting, 'b-1').conditions).toEqual(['poisoned']);
      const bear = beast('yao-guai', 'yao-guai-swipe', [
        blank.yellow,
        blank.green,
        effect('blue', 'blast'),
        blank.yellow,
        blank.black,
      ]);
      expect(model(bear, 'b-1').conditions).toEqual(['stunned']);
    });
  });

  test('WW-CARD-3 a Behemoth throws rocks as far as its card says, never runs out of them, and loads again', () => {
    const throws = (x: number, dice: number[], roll: number, boosts = 0) => {
      const t = using(
        {
          ann: [unit('a', 'behemoth', [[2000, 2000]], 'behemoth-rock-throw')],
          ben: [unit('b', 'brute', [[x, 2000]])],
          chance: { 'attack.roll': [[skill(2), ...dice]], 'armor.roll': [[armor(roll)]] },
          state: ({ models }) => {
            models[1]!.boosts = boosts;
          },
        },
        'a-1',
      );
      t.seat(0).answer('throw', 'behemoth-rock-throw', 'b-1');
      return t;
    };
    // Green, then Blue; half the bases of both are 30 and 20 millimetres.
    const farthest = 2000 + 300 + 2032 + 2540 + 200;
    const far = throws(farthest, [effect('yellow')], 4);
    expect(model(far, 'b-1')).toMatchObject({ regular: 3, conditions: ['stunned'] });
    expect([far.state.units[0]!.weapons, far.state.units[0]!.empty]).toEqual([
      ['behemoth-rock-throw'],
      ['behemoth-rock-throw'],
    ]);
    expect(far.seat(0).refuse('throw').rule).toBe('WW-HEAVY-3');
    // Whom the armor spares, 2 by the roll and 1 by an Armor Boost, is not Stunned.
    const near = (boosts: number) => model(throws(4000, [effect('yellow'), effect('green')], 2, boosts), 'b-1');
    expect(near(0)).toMatchObject({ regular: 1, conditions: ['stunned'] });
    expect(near(1)).toMatchObject({ regular: 0, conditions: [] });
    const t = using(
      {
        ann: [unit('a', 'behemoth', [[2000, 2000]], 'behemoth-rock-throw')],
        ben: [unit('b', 'brute', [[farthest + 5, 2000]])],
      },
      'a-1',
    );
    t.seat(0).answer('throw', 'behemoth-rock-throw');
    expect(t.seat(0).refuse('b-1').rule).toBe('WW-SHOOT-3');
    expect(whyNotAForce({ content }, [unit('c', 'brute', [[2000, 2000]], 'behemoth-rock-throw')])).toMatch(/WW-ITEM-2/);
  });

  test('WW-CRIT-1 WW-THROW-7 the rock has a meter of its own, as no other thrown weapon has', () => {
    const t = using(
      {
        ann: [{ ...unit('a', 'behemoth', [[2000, 2000]], 'behemoth-rock-throw'), heroic: true }],
        ben: [unit('b', 'brute', [[4000, 2000]])],
        chance: {
          'attack.effects': [[effect('yellow'), effect('green'), effect('yellow')]],
          'armor.roll': [[armor(4)]],
        },
        state: (state) => {
          noLuck(state);
          state.units[0]!.meters = { 'behemoth-rock-throw': 2 };
        },
      },
      'a-1',
    );
    t.seat(0).answer('throw', 'behemoth-rock-throw', 'b-1', 'critical');
    expect([model(t, 'b-1').regular, t.state.units[0]!.meters]).toEqual([4, { 'behemoth-rock-throw': 0 }]);
    const meters = [...content.weapons.values()].filter(({ type, critical }) => type === 'thrown' && critical);
    expect(meters.map(({ id }) => id)).toEqual(['behemoth-rock-throw']);
  });

  test('WW-CARD-3 a relay grenade brings a Used Synth of the thrower’s side, where it comes down', () => {
    const throws = (roll: Answer, more: Partial<BattleSetting['chance']> = {}) => {
      const t = armed('synth-relay-grenade', {
        ann: [unit('a', 'trooper', [[2000, 2000]], 'synth-relay-grenade', 'synth-relay-grenade')],
        ben: [settler('b', [3200, 2000])],
        chance: { 'attack.roll': [roll], ...more } as never,
      });
      t.seat(0).answer('throw', 'synth-relay-grenade', 'point', [2800, 2600]);
      return t;
    };
    const t = throws([skill(2)]);
    const synth = model(t, 'gen-1-synth-relay-1-1');
    expect(t.state.units.find(({ id }) => id === synth.unit)!.heroic).toBe(false);
    expect(synth).toMatchObject({ x: 2800, y: 2600, readiness: 'used', gone: null });
    expect(t.state.units.at(-1)).toMatchObject({
      seat: 0,
      card: 'gen-1-synth',
      weapons: ['institute-laser-pistol'],
    });
    expect([t.state.units[0]!.weapons, model(t, 'b-1').regular]).toEqual([['synth-relay-grenade'], 0]);
    t.seat(0).answer('end');
    expect(t.seat(1).asked()).toBeDefined();

    // AGI 6 of the Trooper: an 8 misses by 2, and the first arrow points to the right.
    const missed = throws([skill(8)], { 'scatter.direction': [0] });
    const [right] = directions(16);
    expect(model(missed, 'gen-1-synth-relay-1-1')).toMatchObject({
      x: Math.round(2800 + right!.x * 508),
      y: Math.round(2600 + right!.y * 508),
    });
    // Not upon somebody: as near as there is room.
    const onto = armed('synth-relay-grenade', {
      ann: [unit('a', 'trooper', [[2000, 2000]], 'synth-relay-grenade')],
      ben: [settler('b', [3200, 2000])],
      chance: { 'attack.roll': [[skill(2)]] },
    });
    onto.seat(0).answer('throw', 'synth-relay-grenade', 'b-1');
    const beside = model(onto, 'gen-1-synth-relay-1-1');
    const apart = Math.hypot(beside.x - 3200, beside.y - 2000);
    expect(apart).toBeGreaterThanOrEqual(BASE);
    expect(apart).toBeLessThan(2 * BASE);
  });
});
