/** Moving, and being seen. One proof for every field. */
import { expect } from 'vitest';
import { checkCharge } from '../../queries/charging.ts';
import { modifiersOn } from '../../queries/circumstances.ts';
import { canSee, placeOf } from '../../queries/line-of-sight.ts';
import { checkPath } from '../../queries/paths.ts';
import { isAware } from '../../queries/triggers.ts';
import { afflict } from '../../rules/harm/conditions.ts';
import { takeHit } from '../../rules/harm/damage.ts';
import { fall } from '../../rules/moving/falling.ts';
import { lay } from '../../rules/round/lasting.ts';
import type { Force } from '../../state.ts';
import {
  armor,
  type BattleSetting,
  BLANK,
  content,
  effect,
  FAR_AWAY,
  LUCK,
  model,
  piece,
  playOut,
  settler,
  skill,
  tableOf,
  unit,
  using,
  wall,
} from '../helpers/battle.ts';
import type { ProofsOf } from './proofs.ts';
import { alone, at, carrying, HERE, hit, led, noLuck, perked, shot } from './scenes.ts';

export const MOVING: ProofsOf<
  | 'falls'
  | 'climbs'
  | 'leaps'
  | 'unimpeded'
  | 'resists-stun'
  | 'charges-unseen'
  | 'quiet'
  | 'camouflaged'
  | 'radiation-heals'
  | 'through'
  | 'hinders'
  | 'hard-to-hit'
  | 'spots'
> = {
  falls() {
    const height = 1500;
    const plain = at(alone(settler('a', HERE)));
    playOut(fall(tableOf(plain), plain.model('a-1'), height), [effect('black')], [armor(4)]);
    expect(plain.model('a-1').regular).toBeGreaterThan(0);
    const safe = at(alone(carrying('settler', ['freefall-leg-armor'])));
    playOut(fall(tableOf(safe), safe.model('a-1'), height));
    expect(safe.model('a-1').regular).toBe(0);
    const soft = at(
      alone({ ...carrying('settler', ['combat-armor']), mods: [{ on: 'combat-armor', mod: 'cushioned' }] }),
    );
    playOut(fall(tableOf(soft), soft.model('a-1'), height), [effect('black')], [armor(4)]);
    expect(soft.model('a-1').regular).toBeLessThan(plain.model('a-1').regular);
  },
  climbs() {
    const pieces = [piece('rock', [2200, 1500, 1500, 1500], { ground: 'climbable', height: 100 })];
    const up = (it: Force[number], chance: BattleSetting['chance'] = {}) => {
      const t = using({ ann: [it], ben: [settler('b', FAR_AWAY)], pieces, chance, state: noLuck }, 'a-1');
      t.seat(0).answer('move', [[2370, 2000]]);
      return model(t, 'a-1').height;
    };
    expect(up(carrying('settler', ['climbing-spikes']))).toBe(100);
    expect(up(unit('a', 'psycho', [HERE]))).toBe(100);
    // AGI 4: a 6 is a fall, but not for whoever has 2 more.
    expect(up(settler('a', HERE), { 'climb.roll': [[skill(6)]] })).toBe(0);
    expect(
      up(unit('a', 'conrad-kellogg', [HERE]), {
        'climb.roll': [[skill(content.units.get('conrad-kellogg')!.special.AGI + 2)]],
      }),
    ).toBe(100);
  },
  leaps() {
    const pieces = [piece('tower', [2400, 1500, 1500, 1500], { ground: 'climbable', height: 1500 })];
    const onto = (card: string) => {
      const t = at({ ann: [unit('a', card, [HERE])], ben: [settler('b', FAR_AWAY)], pieces });
      return checkPath(t, t.model('a-1'), 'red', [[2800, 2000]], true);
    };
    expect(onto('settler')).toMatchObject({ ok: true, evidence: { hangs: true } });
    expect(onto('mutant-hound')).toMatchObject({ ok: false, reason: { say: 'climb.in-one-go' } });
  },
  unimpeded() {
    const pieces = [piece('mud', [2200, 1500, 1500, 1500], { ground: 'difficult' })];
    const used = (it: Force[number]) => {
      const t = at({ ann: [it], ben: [settler('b', FAR_AWAY)], pieces });
      return checkPath(t, t.model('a-1'), 'yellow', [[3200, 2000]]).ok;
    };
    expect(used(carrying('settler', ['combat-armor']))).toBe(false);
    expect(used({ ...carrying('settler', ['combat-armor']), mods: [{ on: 'combat-armor', mod: 'lightweight' }] })).toBe(
      true,
    );
  },
  'resists-stun'() {
    const stunned = (side: number) => {
      const t = at(alone(perked('stun-resistant')));
      playOut(afflict(tableOf(t), t.model('a-1'), 'stunned'), side);
      return t.model('a-1').conditions;
    };
    expect([stunned(LUCK), stunned(BLANK)]).toEqual([[], ['stunned']]);
  },
  'charges-unseen'() {
    const t = at({
      ...alone(settler('a', HERE)),
      ben: [settler('b', [3000, 2000])],
      pieces: [wall('wall', [2450, 1800, 50, 400])],
    });
    const around = [
      [2480, 1500],
      [2780, 1600],
      [3000 - 226, 2000 - 226],
    ];
    const charge = () => checkCharge(t, t.model('a-1'), 'black', around);
    expect(charge()).toMatchObject({ ok: false, reason: { rule: 'WW-CHARGE-4' } });
    lay(tableOf(t), { kind: 'diminishing', on: 'a-1', until: 'counted', from: 'berry-mentats', left: 3 });
    expect(charge().ok).toBe(true);
  },
  quiet() {
    const seen = (it: Force[number], action: 'move' | 'shoot', gap: number) => {
      const t = at({ ann: [it], ben: [settler('b', [2000 + gap, 2000])] });
      const { x, y, height } = t.model('a-1');
      const act = {
        model: 'a-1',
        action,
        how: 'action' as const,
        against: null,
        charged: false,
        way: [{ x, y, height }],
        hits: [],
        quiet: false,
        charges: null,
        cowed: [],
        undaunted: [],
        escapes: null,
        boosted: [],
      };
      return isAware(t, t.model('b-1'), act);
    };
    const [near, far] = [1500, 3500];
    expect([seen(settler('a', HERE), 'move', far), seen(perked('sneak'), 'move', far)]).toEqual([true, false]);
    expect([seen(perked('sneak'), 'move', near), seen(perked('sneak'), 'shoot', far)]).toEqual([true, true]);
    expect([seen(led('thief'), 'move', near), seen(led('thief'), 'shoot', near)]).toEqual([false, true]);
  },
  camouflaged() {
    const seen = (items: string[], gap: number) => {
      const t = at({ ann: [carrying('settler', items)], ben: [settler('b', [2000 + gap, 2000])] });
      return canSee(t, placeOf(t, t.model('b-1')), placeOf(t, t.model('a-1')));
    };
    expect([seen([], 3500), seen(['camouflage'], 3500), seen(['camouflage'], 1500)]).toEqual([true, false, true]);
  },
  'radiation-heals'() {
    const t = at(alone(unit('a', 'feral-ghoul', [HERE])));
    t.model('a-1').regular = 3;
    playOut(takeHit(tableOf(t), t.model('a-1'), hit({ radiation: 2 })));
    expect(t.model('a-1')).toMatchObject({ regular: 1, radiation: 0 });
  },
  through() {
    const past = (card: string, foe: string) => {
      const t = at({ ann: [unit('a', card, [HERE])], ben: [unit('b', foe, [[2600, 2000]])] });
      return checkPath(t, t.model('a-1'), 'black', [[3300, 2000]]).ok;
    };
    expect([past('settler', 'settler'), past('deathclaw', 'settler'), past('deathclaw', 'behemoth')]).toEqual([
      false,
      true,
      false,
    ]);
    expect([past('brahmin', 'settler'), past('brahmin', 'deathclaw')]).toEqual([true, false]);
  },
  hinders() {
    const t = at({
      ann: [unit('a', 'settler', [HERE], 'assault-rifle')],
      ben: [unit('d', 'deathclaw', [[3000, 2000]]), settler('b', [3000, 2600])],
    });
    const by = (target?: string) =>
      modifiersOn(t, t.model('a-1'), target === undefined ? undefined : t.model(target)).map((each) => each.by);
    expect([by(), by('b-1'), by('d-1')]).toEqual([[-2], [-2], []]);
  },
  'hard-to-hit'() {
    const t = at({
      ann: [unit('a', 'sole-survivor', [HERE], 'hunting-rifle')],
      ben: [unit('b', 'bloatfly', [[3400, 2000]])],
    });
    const by = (range: 'short' | 'long') =>
      shot(t, 'hunting-rifle', range).modifiers.reduce((sum, each) => sum + each.by, 0);
    expect([by('short'), by('long')]).toEqual([0, -2]);
  },
  spots() {
    const pieces = [wall('wall', [2450, 1800, 50, 400])];
    const friend = (card: string) =>
      at({ ann: [settler('a', HERE), unit('d', card, [[2480, 1500]])], ben: [settler('b', [3000, 2000])], pieces });
    const around = [
      [2480, 2500],
      [2780, 2400],
      [3000 - 226, 2000 + 226],
    ];
    const charge = (t: ReturnType<typeof friend>) => checkCharge(t, t.model('a-1'), 'black', around).ok;
    expect([charge(friend('dogmeat')), charge(friend('dogmeat-scout'))]).toEqual([false, true]);
  },
};
