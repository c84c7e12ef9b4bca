/** What single weapons say beyond the rules: tokens, repeated shots, swarms and the like. */
import { describe, expect, test } from 'vitest';
import { maxHealth } from '../queries/abilities.ts';
import { grips, strikeAt } from '../queries/close-combat.ts';
import { canGainCriticals } from '../queries/criticals.ts';
import { previews } from '../queries/previews.ts';
import { shotAt } from '../queries/shots.ts';
import type { SkirmishState } from '../state.ts';
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

const noLuck = ({ units }: SkirmishState) => {
  for (const each of units) each.luck = 0;
};
/** A model that can use everything, and somebody to use it on. */
const armed = (id: string, more: Partial<BattleSetting> = {}) =>
  using(
    {
      ann: [unit('a', 'sole-survivor', [[2000, 2000]], id)],
      ben: [settler('b', [3200, 2000])],
      state: noLuck,
      ...more,
    },
    'a-1',
  );

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

  test('WW-HEAVY-7 a Gauss Rifle is better for every Prepare, until its user moves', () => {
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
});
