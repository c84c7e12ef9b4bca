/** Numbers, dice and attacks. One proof for every field. */
import { expect } from 'vitest';
import { maxHealth, presenceOf } from '../../queries/abilities.ts';
import { usualRating } from '../../queries/armor.ts';
import { isIntoMelee } from '../../queries/attacks.ts';
import { canCry } from '../../queries/battle-cry.ts';
import { awarenessOf } from '../../queries/card-colors.ts';
import { movementColor } from '../../queries/circumstances.ts';
import { isImmune } from '../../queries/conditions.ts';
import { preview } from '../../queries/previews.ts';
import { attributeNow, skillOf } from '../../queries/skills.ts';
import { quickActionsOf } from '../../queries/use-icons.ts';
import { lay } from '../../rules/round/lasting.ts';
import type { Force } from '../../state.ts';
import {
  armor,
  BASE,
  type BattleSetting,
  content,
  crate,
  effect,
  FAR_AWAY,
  model,
  scene,
  settler,
  skill,
  tableOf,
  unit,
  using,
  wall,
} from '../helpers/battle.ts';
import type { ProofsOf } from './proofs.ts';
import { alone, ann, at, blow, carrying, HERE, led, NEAR, noLuck, perked, shot } from './scenes.ts';

export const NUMBERS: ProofsOf<
  | 'raises'
  | 'adds'
  | 'skills'
  | 'at-least'
  | 'icons'
  | 'health'
  | 'boosts'
  | 'longer'
  | 'shorter'
  | 'immune'
  | 'dice'
  | 'reach'
  | 'damage'
  | 'counts'
  | 'effects'
  | 'ignores-cover'
  | 'hits-intended'
  | 'handy'
> = {
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
    expect(presenceOf(t, t.model('a-1'))).toBe('blue');
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
    // A Ninja: long shots alone, and only while nobody but the target sees it.
    const hidden = at({
      ann: [perked('ninja', 'sole-survivor', 'assault-rifle')],
      ben: [settler('b', [4400, 2000]), settler('c', [2000, 6000])],
      pieces: [wall('wall', [1500, 4000, 1000, 100])],
    });
    expect(shot(hidden, 'assault-rifle', 'long').pool).toEqual(['black', 'green']);
    expect(shot(hidden, 'assault-rifle', 'short').pool).toEqual(['black', 'green']);
    Object.assign(hidden.model('c-1'), { x: 4400, y: 3000 });
    expect(shot(hidden, 'assault-rifle', 'long').pool).toEqual(['black']);
    hidden.model('c-1').gone = 'eliminated';
    expect(shot(hidden, 'assault-rifle', 'long').pool).toEqual(['black', 'green']);
  },
  reach() {
    // A Behemoth's base is 60 mm wide, a settler's 32 mm; Orange is 508.
    const contact = 300 + 160;
    const striking = (away: number, pieces: BattleSetting['pieces'] = []) =>
      using(
        {
          ann: [unit('a', 'behemoth', [HERE], 'fire-hydrant-bat', 'behemoth-rock-throw')],
          ben: [settler('b', [HERE[0] + contact + away, HERE[1]]), settler('c', FAR_AWAY)],
          pieces,
        },
        'a-1',
      );
    const near = striking(508);
    near.seat(0).answer('strike');
    expect(near.seat(0).asked()?.can).not.toContain('behemoth-rock-throw');
    near.seat(0).answer('fire-hydrant-bat', 'b-1');
    expect(model(near, 'b-1')).toMatchObject({ x: HERE[0] + contact + 508 });
    expect(near.logged('WW-CC-3')).toEqual(['A 1 strikes at B 1 with the Fire Hydrant Bat.']);
    expect(striking(510).seat(0).refuse('strike')).toMatchObject({ rule: 'WW-CC-3' });
    expect(
      striking(400, [wall('wall', [2400, 1000, 50, 2000])])
        .seat(0)
        .refuse('strike'),
    ).toMatchObject({
      rule: 'WW-CC-3',
    });
    const settled = using({ ann: [settler('a', HERE)], ben: [settler('b', [2320 + 300, 2000])] }, 'a-1');
    expect(settled.seat(0).refuse('strike')).toMatchObject({ rule: 'WW-CC-3' });
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
    expect(it.pool).toEqual(['green', 'black', 'blue']);
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
};
