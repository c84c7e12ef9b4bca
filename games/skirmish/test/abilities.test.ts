/** Every field of the vocabulary of abilities does what its words say. The compiler finds a field without a test. */
import { describe, expect, test } from 'vitest';
import type { Ability } from '../abilities.ts';
import { abilities } from '../rules/abilities.ts';
import { quickActionsOf } from '../rules/action-points.ts';
import { usualRating } from '../rules/armor.ts';
import { isIntoMelee } from '../rules/attacks.ts';
import { awarenessOf } from '../rules/awareness.ts';
import { canCry, resistance } from '../rules/battle-cry.ts';
import { colorNow } from '../rules/card-colors.ts';
import { checkCharge } from '../rules/charging.ts';
import { modifiersOn, movementColor } from '../rules/circumstances.ts';
import { grips, strikeAt } from '../rules/close-combat.ts';
import { afflict, isImmune } from '../rules/conditions.ts';
import { suffer } from '../rules/damage.ts';
import { whyNotUse } from '../rules/expertise.ts';
import { fall } from '../rules/falling.ts';
import { whyNotLook } from '../rules/investigation.ts';
import { lay } from '../rules/lasting.ts';
import { sharers } from '../rules/limited-use.ts';
import { canSee, placeOf } from '../rules/line-of-sight.ts';
import { hasLuck } from '../rules/luck.ts';
import { checkPath } from '../rules/movement.ts';
import { preview } from '../rules/previews.ts';
import { shotAt, weaponsOf } from '../rules/shooting.ts';
import { attributeNow, maxHealth, skillOf } from '../rules/skills.ts';
import { isAware } from '../rules/triggers.ts';
import { updateItems } from '../rules/using-items.ts';
import type { Force, SkirmishState } from '../state.ts';
import {
  armor,
  BASE,
  type BattleSetting,
  BLANK,
  battle,
  content,
  crate,
  effect,
  FAR_AWAY,
  LUCK,
  marker,
  model,
  piece,
  playOut,
  scene,
  settler,
  skill,
  tableOf,
  unit,
  using,
  wall,
} from './battle.ts';

type At = [number, number];
const HERE: At = [2000, 2000];
const NEAR: At = [2700, 2000];

const led = (leader: string, card = 'sole-survivor', at: At = HERE): Force[number] => ({
  ...unit('a', card, [at]),
  leader,
});
const perked = (perk: string, card = 'sole-survivor', ...weapons: string[]): Force[number] => ({
  ...unit('a', card, [HERE], ...weapons),
  perks: [perk],
});
const carrying = (card: string, items: string[], ...weapons: string[]): Force[number] => ({
  ...unit('a', card, [HERE], ...weapons),
  items,
});
const ann = (first: Force[number], ...more: Force[number][]): BattleSetting => ({
  ann: [first, ...more],
  ben: [settler('b', [3400, 2000])],
});
const alone = (first: Force[number], ...more: Force[number][]): BattleSetting => ({
  ann: [first, ...more],
  ben: [settler('b', FAR_AWAY)],
});
const noLuck = ({ units }: SkirmishState) => {
  for (const each of units) each.luck = 0;
};
const at = (setting: BattleSetting) => scene(setting);
const hit = (damage: Partial<Record<'physical' | 'energy' | 'radiation', number>>) => ({
  damage: { physical: 0, energy: 0, radiation: 0, ...damage },
  ignoring: 0,
  reduction: 0,
  covered: false,
});
const shot = (t: ReturnType<typeof scene>, weapon: string, range: 'short' | 'long' = 'short') =>
  shotAt(t, t.model('a-1'), weaponsOf(t, t.model('a-1')).find(({ id }) => id === weapon)!, t.model('b-1'), range);
const blow = (t: ReturnType<typeof scene>, weapon: string, foe = 'b-1') =>
  strikeAt(t, t.model('a-1'), grips(t, t.model('a-1')).find(({ id }) => id === weapon)!, t.model(foe));

/** One test for every field. */
const FIELDS: { readonly [F in Exclude<keyof Ability, 'when' | 'against'>]-?: () => void } = {
  raises() {
    const t = at(alone(carrying('settler', ['eyeglasses'], 'assault-rifle')));
    expect(attributeNow(t, t.model('a-1'), 'PER')).toBe(content.units.get('settler')!.special.PER + 1);
  },
  adds() {
    const plain = at(alone(perked('locksmith')));
    const tough = at(alone(perked('toughness')));
    const rating = (t: typeof plain) => usualRating(t, t.model('a-1'), 'physical').rating;
    expect(rating(tough)).toBe(rating(plain) + 1);
    // Only against those it names, or against areas.
    const guarded = at({
      ...alone(carrying('settler', ['protectors-right-arm-guard'])),
      ben: [unit('b', 'brute', [NEAR]), settler('c', FAR_AWAY)],
    });
    const against = (by: string) =>
      usualRating(guarded, guarded.model('a-1'), 'energy', { by: guarded.model(by) }).rating;
    expect(against('b-1')).toBe(against('c-1') + 1);
    const padded = at(
      alone({ ...carrying('settler', ['combat-armor']), mods: [{ on: 'combat-armor', mod: 'padded' }] }),
    );
    expect(usualRating(padded, padded.model('a-1'), 'physical').rating).toBe(2);
    expect(usualRating(padded, padded.model('a-1'), 'physical', { inArea: true }).rating).toBe(4);
  },
  skills() {
    const t = at(alone(perked('hacker', 'strong')));
    // Without the icon a skill begins at 0.
    expect(content.units.get('strong')!.skills.computers).toBeUndefined();
    expect(skillOf(t, t.model('a-1'), 'computers')).toBe(2);
    const able = at(alone(perked('hacker', 'scientist')));
    expect(skillOf(able, able.model('a-1'), 'computers')).toBe(content.units.get('scientist')!.special.INT + 2);
  },
  'at-least'() {
    const t = at(alone(unit('a', 'sole-survivor-tech', [HERE]), unit('m', 'minuteman', [NEAR])));
    expect(content.units.get('minuteman')!.skills.computers).toBeUndefined();
    expect(skillOf(t, t.model('m-1'), 'computers')).toBe(2);
    expect(skillOf(t, t.model('a-1'), 'computers')).toBe(8);
  },
  icons() {
    const t = at(alone(carrying('settler', ['institute-lab-coat'])));
    expect(quickActionsOf(t, t.model('a-1'))).toContain('expertise');
    const plain = at(alone(settler('a', HERE)));
    expect(quickActionsOf(plain, plain.model('a-1'))).not.toContain('expertise');
    const others = at(alone(unit('a', 'hancock', [HERE]), settler('s', NEAR)));
    expect(quickActionsOf(others, others.model('s-1'))).toContain('move');
    expect(quickActionsOf(others, others.model('a-1'))).not.toContain('move');
  },
  health() {
    const t = at(
      alone(unit('a', 'preston-garvey', [HERE]), unit('m', 'minuteman', [NEAR]), settler('s', [2000, 2700])),
    );
    expect(maxHealth(t, t.model('m-1'))).toBe(content.units.get('minuteman')!.special.END + 1);
    expect(maxHealth(t, t.model('s-1'))).toBe(content.units.get('settler')!.special.END);
  },
  boosts() {
    const t = at(alone({ ...carrying('knight', ['armored-pads']), leader: 'berserker' }));
    expect(t.model('a-1').boosts).toBe(4);
    expect(at(alone(settler('a', HERE))).model('a-1').boosts).toBe(0);
  },
  longer() {
    const t = at(alone(carrying('settler', ['tricorn-hat'])));
    expect(colorNow(t, t.model('a-1'), 'presence')).toBe('blue');
    const hurt = at(alone(led('old-timer')));
    const move = () => movementColor(hurt, hurt.model('a-1'), 'yellow', 'move');
    expect(move()).toBe('yellow');
    hurt.model('a-1').regular = maxHealth(hurt, hurt.model('a-1')) - 2;
    expect(move()).toBe('red');
    const hunter = at(alone(led('hunter'), settler('s', NEAR)));
    expect(awarenessOf(hunter, hunter.model('s-1'))).toBe('blue');
  },
  shorter() {
    const worn = at(alone(carrying('psycho', ['combat-armor'])));
    const bare = at(alone(unit('a', 'psycho', [HERE])));
    const move = (t: typeof worn) => movementColor(t, t.model('a-1'), 'red', 'move');
    expect([move(worn), move(bare)]).toEqual(['yellow', 'red']);
  },
  immune() {
    const suit = { ...unit('a', 'sole-survivor', [HERE]), powerArmor: 't-60-power-armor' };
    const t = at(alone({ ...suit, mods: [{ on: 't-60-power-armor', mod: 'impact-exchanger' }] }));
    expect(isImmune(t, t.model('a-1'), 'stunned')).toBe(true);
    const officers = at({
      ann: [unit('o', 'vault-security-officer', [HERE]), unit('v', 'vault-dweller', [NEAR])],
      ben: [unit('b', 'brute', [[5000, 5000]])],
    });
    expect(canCry(officers, officers.model('b-1'), officers.model('o-1'))).toBe(false);
    Object.assign(officers.model('v-1'), { x: 8000 });
    expect(canCry(officers, officers.model('b-1'), officers.model('o-1'))).toBe(true);
  },
  dice() {
    const t = at(ann(perked('nuclear-physicist', 'sole-survivor', 'gamma-gun', '10mm-pistol')));
    expect(shot(t, 'gamma-gun').pool).toEqual(['yellow', 'green', 'black']);
    expect(shot(t, '10mm-pistol').pool).toEqual(['black', 'green']);
    // Psycho, taken: a black die in melee.
    const fighting = at({ ann: [unit('a', 'brute', [HERE], 'sledgehammer')], ben: [settler('b', [2000 + 360, 2000])] });
    const before = blow(fighting, 'sledgehammer').pool.length;
    lay(tableOf(fighting), { kind: 'diminishing', on: 'a-1', until: 'counted', from: 'psycho', left: 3 });
    expect(blow(fighting, 'sledgehammer').pool).toHaveLength(before + 1);
  },
  damage() {
    const t = at({ ann: [unit('a', 'settler', [HERE], 'machete')], ben: [settler('b', [2000 + BASE, 2000])] });
    const amount = () => blow(t, 'machete').weapon.damage[0]!.amount;
    expect(amount()).toBe(1);
    lay(tableOf(t), { kind: 'diminishing', on: 'a-1', until: 'counted', from: 'fury', left: 2 });
    expect(amount()).toBe(2);
  },
  counts() {
    const mods = [{ on: 'hunting-rifle', mod: 'hardened-receiver' }];
    const armed = { ...unit('a', 'sole-survivor', [HERE], 'hunting-rifle'), mods };
    const t = using(
      {
        ...ann(armed),
        state: noLuck,
        chance: { 'attack.roll': [[skill(2), effect('yellow'), effect('yellow')]], 'armor.roll': [[armor(4)]] },
      },
      'a-1',
    );
    t.seat(0).answer('shoot', 'hunting-rifle', 'b-1');
    // 2, and 1 for one of the two blanks.
    expect(model(t, 'b-1').regular).toBe(3);
    // A re-roll of a blank black.
    const again = using(
      {
        ...ann(perked('rifleman', 'sole-survivor', 'combat-shotgun')),
        state: noLuck,
        chance: {
          'attack.roll': [[skill(2), effect('black'), effect('black')]],
          'attack.reroll': [[effect('black', 'damage')]],
          'armor.roll': [[armor(4)]],
        },
      },
      'a-1',
    );
    again.seat(0).answer('shoot', 'combat-shotgun', 'b-1');
    expect(model(again, 'b-1').regular).toBe(3);
    // Previews know it: never less than without.
    const [with_, without] = [scene(ann(armed)), scene(ann({ ...armed, mods: [] }))].map(
      (s) => preview(s, shot(s, 'hunting-rifle')).mean,
    );
    expect(with_!).toBeGreaterThan(without! + 0.1);
  },
  effects() {
    const t = at({ ann: [unit('a', 'ronnie-shaw', [HERE])], ben: [settler('b', [2000 + BASE, 2000])] });
    const it = blow(t, 'improvised-weapon');
    expect(it.pool).toEqual(['black', 'blue']);
    expect(it.weapon.effects).toMatchObject([{ spend: ['blast'], gain: 'injured-arm', most: 1 }]);
  },
  'ignores-cover'() {
    const pieces = [crate('box', [2600, 1900, 200, 200])];
    const plain = at({ ...ann(unit('a', 'sole-survivor', [HERE], 'hunting-rifle')), pieces });
    const sharp = at({ ...ann(perked('penetrator', 'sole-survivor', 'hunting-rifle')), pieces });
    expect(shot(plain, 'hunting-rifle')).toMatchObject({ cover: ['box'], covered: true });
    expect(shot(sharp, 'hunting-rifle')).toMatchObject({ cover: [], covered: false });
  },
  'hits-intended'() {
    const into = (card: string, mods: Force[number]['mods'] = []) => {
      const t = at({
        ann: [{ ...unit('a', card, [HERE], 'hunting-rifle'), mods }, settler('s', [4000, 2000])],
        ben: [settler('b', [4000 - BASE, 2000])],
      });
      return isIntoMelee(t, shot(t, 'hunting-rifle', 'short'));
    };
    expect([into('sole-survivor'), into('preston-garvey')]).toEqual([true, false]);
    expect(into('sole-survivor', [{ on: 'hunting-rifle', mod: 'aligned-sights' }])).toBe(false);
  },
  handy() {
    const close = (it: Force[number]) => {
      const t = at({ ann: [it], ben: [settler('b', [2000 + BASE, 2000])] });
      const { covered, modifiers } = blow(t, '10mm-pistol');
      return [covered, modifiers.some(({ rule }) => rule === 'WW-CC-11')];
    };
    const plain = unit('a', 'sole-survivor', [HERE], '10mm-pistol');
    expect(close(plain)).toEqual([true, true]);
    expect(close(perked('basher', 'sole-survivor', '10mm-pistol'))).toEqual([false, true]);
    expect(close({ ...plain, mods: [{ on: '10mm-pistol', mod: 'balanced' }] })).toEqual([false, false]);
  },
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
    ] as unknown as never;
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
    playOut(suffer(tableOf(t), t.model('a-1'), hit({ radiation: 2 })));
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
    ] as unknown as never;
    const charge = (t: ReturnType<typeof friend>) => checkCharge(t, t.model('a-1'), 'black', around).ok;
    expect([charge(friend('dogmeat')), charge(friend('dogmeat-scout'))]).toEqual([false, true]);
  },
  lends() {
    const t = at(alone(led('gatherer'), unit('m', 'knight-patrol', [NEAR])));
    const own = skillOf(at(alone(unit('m', 'knight-patrol', [NEAR]))), t.model('m-1'), 'search');
    expect(own).not.toBe(5);
    // Another faction gets nothing of it; a Survivor does.
    expect(skillOf(t, t.model('m-1'), 'search')).toBe(own);
    const friends = at(alone(led('tech-chief', 'scavenger'), unit('p', 'minuteman', [NEAR])));
    expect(skillOf(friends, friends.model('p-1'), 'computers')).toBe(2);
    Object.assign(friends.model('b-1'), { x: 2700 + BASE, y: 2000 });
    expect(skillOf(friends, friends.model('p-1'), 'computers')).toBeUndefined();
  },
  shares() {
    const t = at(alone(unit('a', 'preston-garvey', [HERE]), settler('s', NEAR)));
    expect(resistance(t, t.model('s-1'))).toBe(7);
    const lucky = at(alone(unit('a', 'nick-valentine', [HERE]), settler('s', NEAR)));
    expect(hasLuck(lucky, lucky.model('s-1'))).toBe(true);
    Object.assign(lucky.model('s-1'), { x: 8000 });
    expect(hasLuck(lucky, lucky.model('s-1'))).toBe(false);
  },
  readies() {
    const t = battle(
      alone(
        unit('a', 'paladin-danse', [HERE]),
        unit('k', 'knight', [
          [2700, 2000],
          [8000, 2000],
        ]),
      ),
    );
    t.seat(0).answer('seat:0', 'a-1', 'all', 'a-1');
    expect(t.seat(0).asked()).toMatchObject({ ask: 'use.ready', can: ['k-1', 'nobody'] });
    t.seat(0).answer('k-1');
    expect([model(t, 'k-1').readiness, model(t, 'k-2').readiness]).toEqual(['ready', 'unready']);
  },
  'readies-kin'() {
    const t = battle(
      alone(
        unit('m', 'minuteman', [
          [2000, 2000],
          [2500, 2000],
          [2000, 2500],
          [8000, 2000],
        ]),
      ),
    );
    t.seat(0).answer('seat:0', 'm-1');
    expect(t.seat(0).asked()).toMatchObject({ ask: 'turn.ready-too', can: ['m-2', 'm-3', 'nobody'] });
    t.seat(0).answer('m-3');
    // One of its kind, and no more.
    expect(t.seat(0).asked()!.ask).toBe('turn.use');
    expect(['m-1', 'm-2', 'm-3'].map((id) => model(t, id).readiness)).toEqual(['ready', 'unready', 'ready']);
  },
  joins() {
    const asked = (card: string, where: At, first: string) => {
      const t = battle(alone(unit('n', card, [where]), settler('s', HERE, [8000, 7000])));
      t.seat(0).answer('seat:0', first);
      return t.seat(0).asked()!.ask === 'turn.ready-too';
    };
    expect([asked('nuka-girl', NEAR, 's-1'), asked('nuka-girl', NEAR, 's-2')]).toEqual([true, false]);
    expect([asked('assaultron', NEAR, 's-2'), asked('mr-handy', NEAR, 's-1')]).toEqual([true, false]);
  },
  radiates() {
    const glowing = (shows: 'bottle' | 'star') => {
      const t = using(
        {
          ann: [unit('a', 'bloated-glowing-one', [HERE])],
          ben: [settler('b', [2500, 2000]), settler('c', [4500, 2000])],
          chance: { 'radiate.roll': [[effect('blue', shows)]] },
        },
        'a-1',
        0,
        0,
      );
      if (t.state.activation !== null) t.seat(0).answer('end');
      return ['b-1', 'c-1', 'a-1'].map((id) => model(t, id).radiation);
    };
    expect([glowing('bottle'), glowing('star')]).toEqual([
      [1, 0, 0],
      [0, 0, 0],
    ]);
  },
  points() {
    const suit = {
      ...unit('a', 'sole-survivor', [HERE]),
      powerArmor: 't-60-power-armor',
      mods: [{ on: 't-60-power-armor', mod: 'emergency-protocols' }],
    };
    const used = (regular: number) => {
      const t = battle({ ...alone(suit), state: ({ models }) => Object.assign(models[0]!, { regular }) });
      t.seat(0).answer('seat:0', 'a-1', 'a-1');
      return t.state.activation!.points;
    };
    expect([used(0), used(5)]).toEqual([0, 1]);
  },
  vats() {
    const used = (items: string[]) => {
      const t = battle({
        ann: [{ ...carrying('brute', items), heroic: true }],
        ben: [settler('b', FAR_AWAY)],
        chance: { 'vats.roll': [[effect('blue', 'blast')]] },
      });
      t.seat(0).answer('seat:0', 'a-1', 'a-1');
      return t.state.activation!.points;
    };
    expect([used([]), used(['leg-guards'])]).toEqual([0, 1]);
  },
  food() {
    const eaten = (it: Force[number]) => {
      const t = using(
        { ...alone(it), state: ({ models }) => Object.assign(models[0]!, { regular: 3, items: ['iguana-bits'] }) },
        'a-1',
      );
      t.seat(0).answer('item:iguana-bits');
      if (t.seat(0).asked()?.ask === 'item.food') t.seat(0).answer('cooked');
      return [model(t, 'a-1').regular, model(t, 'a-1').radiation];
    };
    expect(eaten(settler('a', HERE))).toEqual([0, 1]);
    expect(eaten(perked('lead-belly'))).toEqual([1, 0]);
    expect(eaten(unit('a', 'veteran-raider', [HERE]))).toEqual([0, 0]);
  },
  'lasts-longer'() {
    const rounds = (it: Force[number]) => {
      const t = at(alone(it));
      const table = tableOf(t);
      lay(table, { kind: 'diminishing', on: 'a-1', until: 'counted', from: 'rad-x', left: 3 });
      let used = 0;
      while (t.state.lasting.some(({ kind }) => kind === 'diminishing')) {
        playOut(updateItems(table, t.model('a-1')));
        used += 1;
      }
      expect(t.state.lasting).toEqual([]);
      return used;
    };
    expect([rounds(settler('a', HERE)), rounds(perked('chemist'))]).toEqual([3, 4]);
  },
  'never-locked'() {
    const lit = marker('box', 'computer', 'blank', 2160, 2000);
    const tried = (card: string) => {
      const t = at({
        ...alone(unit('a', card, [HERE])),
        state: (state) => void state.markers.push({ ...lit, up: true }),
      });
      lay(tableOf(t), { kind: 'locked', on: 'box', until: 'turn', from: 'computers' });
      return whyNotUse(t, t.model('a-1'), 'computers', t.state.markers[0]!)?.rule;
    };
    expect([tried('settler'), tried('enslaved-tech')]).toEqual(['WW-EXPERT-6', undefined]);
  },
  'charge-bonus'() {
    const charge = (card: string) => {
      const t = using({ ann: [unit('a', card, [HERE])], ben: [settler('b', [2700, 2000])] }, 'a-1');
      const r = content.units.get(card)!.base * 5;
      t.seat(0).answer('charge', [[2700 - 160 - r, 2000]]);
      return t.seat(0).asked()!.can.includes('yellow');
    };
    expect([charge('brute'), charge('hammer')]).toEqual([false, true]);
  },
  sharing() {
    const near = (it: Force[number]) => {
      const t = at(alone(it, settler('s', [2000 + BASE + 1300, 2000])));
      return sharers(t, t.model('s-1')).map(({ id }) => id);
    };
    expect([near(unit('a', 'sole-survivor', [HERE])), near(led('procurer'))]).toEqual([[], ['a-1']]);
  },
  'last-action'() {
    const t = at({
      ann: [{ ...unit('a', 'sole-survivor', [HERE]), leader: 'bruiser' }, settler('s', NEAR)],
      ben: [settler('b', [3400, 2000])],
    });
    const rule = suffer(tableOf(t), t.model('s-1'), hit({ physical: 9 }));
    rule.next();
    const asked = rule.next([armor(4)] as never).value as unknown as {
      ask: string;
      options(): { id: string; blocked?: unknown }[];
    };
    expect(asked.ask).toBe('last.action');
    expect(asked.options().flatMap(({ id, blocked }) => (blocked === undefined ? [id] : []))).toEqual([
      'shoot',
      'none',
    ]);
  },
  improves() {
    const healed = (it: Force[number]) => {
      const t = using(
        { ...alone({ ...it, items: ['stimpak'] }), state: ({ models }) => Object.assign(models[0]!, { regular: 6 }) },
        'a-1',
      );
      t.seat(0).answer('item:stimpak');
      return model(t, 'a-1').regular;
    };
    expect([healed(unit('a', 'sole-survivor', [HERE])), healed(perked('medic'))]).toEqual([2, 1]);
  },
  uncounted() {
    const t = battle({
      ann: [unit('a', 'ronnie-shaw', [HERE]), settler('s', NEAR)],
      ben: [settler('b', FAR_AWAY, [8000, 7000])],
      advantage: null,
    });
    expect(t.state.advantage).toBe(0);
  },
  looks() {
    const seen = (items: string[]) => {
      const t = at({
        ...alone(carrying('settler', items)),
        state: (state) => void state.markers.push(marker('m', 'investigation', 'blank', 2000 + 160 + 2032 + 900, 2000)),
      });
      return whyNotLook(t, 0, t.state.markers[0]!)?.rule;
    };
    expect([seen([]), seen(['binoculars'])]).toEqual(['WW-INVEST-2', undefined]);
  },
};

describe('WW-CARD-1 abilities', () => {
  test.each(Object.entries(FIELDS))('%s', (_, proves) => {
    proves();
  });

  test('an aura is for friends of the same faction inside Presence, and of several equal ones one counts', () => {
    const t = at({
      ann: [
        unit('m', 'minuteman', [
          [2000, 2000],
          [2500, 2000],
          [3000, 2000],
        ]),
        settler('s', [2500, 2500]),
      ],
      ben: [unit('e', 'minuteman', [[2000, 2600]])],
    });
    const own = content.units.get('minuteman')!.special.PER;
    expect(['m-1', 'm-2', 'm-3', 'e-1'].map((id) => skillOf(t, t.model(id), 'rifle'))).toEqual([
      own + 2,
      own + 2,
      own + 2,
      own,
    ]);
    expect(skillOf(t, t.model('s-1'), 'rifle')).toBe(content.units.get('settler')!.special.PER);
  });

  test('an ability counts only in its moment', () => {
    const free = at(alone(settler('s', [8000, 2000]), unit('a', 'enslaved-tech', [HERE])));
    expect(attributeNow(free, free.model('a-1'), 'END')).toBe(4);
    const slave = at(alone(unit('x', 'brute', [[8000, 2000]]), unit('a', 'enslaved-tech', [HERE])));
    expect(attributeNow(slave, slave.model('a-1'), 'END')).toBe(3);
    expect(abilities(free, free.model('a-1'), 'dice')).toEqual([]);
    Object.assign(free.model('s-1'), { x: 2700 });
    expect(abilities(free, free.model('a-1'), 'dice')).toHaveLength(1);
    // With little Health left; Health itself stays what it is.
    const guarded = at(alone(led('bodyguard'), settler('s', NEAR)));
    const { END, PER } = content.units.get('settler')!.special;
    guarded.model('s-1').regular = END - 2;
    expect([attributeNow(guarded, guarded.model('s-1'), 'PER'), maxHealth(guarded, guarded.model('s-1'))]).toEqual([
      PER + 1,
      END,
    ]);
    guarded.model('s-1').regular = END - 3;
    expect(attributeNow(guarded, guarded.model('s-1'), 'PER')).toBe(PER);
    // Those who are Used after their Leader, in the same turn.
    const turn = at(alone(led('blitzer'), settler('s', NEAR)));
    expect(abilities(turn, turn.model('s-1'), 'dice')).toEqual([]);
    lay(tableOf(turn), { kind: 'used', on: 'a-1', until: 'turn', from: 'turn' });
    expect(abilities(turn, turn.model('s-1'), 'dice')).toHaveLength(1);
  });
});
