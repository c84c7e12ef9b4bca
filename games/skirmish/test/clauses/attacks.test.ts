/** Aiming, dice, skills and conditions, clause by clause: each was found by breaking the rule (`npm run mutate skirmish`). */
import { describe, expect, test } from 'vitest';
import { placeFrom } from '../../queries/aiming.ts';
import { resistance } from '../../queries/battle-cry.ts';
import { whyNotPresence } from '../../queries/expertise.ts';
import { isElevated, pointAt } from '../../queries/line-of-sight.ts';
import { isQuick } from '../../queries/quick-actions.ts';
import { lengthOf } from '../../queries/ranges.ts';
import { scatterColor } from '../../queries/scatter.ts';
import { whyNoShot } from '../../queries/shooting.ts';
import { usable } from '../../queries/special-effects.ts';
import { improved } from '../../queries/using-items.ts';
import { fired } from '../../rules/attacking/heavy-weapons.ts';
import { afflict } from '../../rules/harm/conditions.ts';
import { alone } from '../abilities/scenes.ts';
import { content, heroic, playOut, scene, settler, tableOf, unit, weapon } from '../helpers/battle.ts';

describe('Aiming and scattering', () => {
  test('WW-SHOOT-7 a point of the table is two whole numbers on it', () => {
    const t = scene(alone(settler('a', [2000, 2000])));
    expect(placeFrom(t, [2500, 2600])?.disc).toMatchObject({ x: 2500, y: 2600 });
    for (const wrong of [
      [2500.5, 2600],
      [2500, 2600.5],
      [-1, 5],
      [5, -1],
      [t.state.width + 1, 5],
      [5, t.state.height + 1],
      [5],
    ])
      expect(placeFrom(t, wrong), JSON.stringify(wrong)).toBeUndefined();
    expect(placeFrom(t, [t.state.width, t.state.height])).toBeDefined();
    expect(placeFrom(t, [0, 0])).toBeDefined();
  });

  test('WW-SCATTER-2 the band is found by its number, in whatever order the card prints them', () => {
    const table = [
      { over: 4, range: 'red' as const },
      { over: 0, range: 'orange' as const },
    ];
    expect([undefined, 0, 3, 4, 9].map((margin) => scatterColor(table, margin))).toEqual([
      'red',
      'orange',
      'orange',
      'red',
      'red',
    ]);
  });

  test('WW-SHOOT-1 without a weapon to shoot with there is no Shoot', () => {
    const t = scene(alone(unit('a', 'settler', [[2000, 2000]], 'board')));
    expect(whyNoShot(t, t.model('a-1'))?.rule).toBe('WW-SHOOT-1');
  });

  test('WW-ELEV-1 Orange higher is elevated, a millimetre less is not', () => {
    const t = scene(alone(settler('a', [2000, 2000])));
    const orange = lengthOf(content, 'orange');
    const above = (height: number) => isElevated(t, pointAt({ x: 0, y: 0 }, height), pointAt({ x: 9, y: 9 }));
    expect([above(orange), above(orange - 1), above(orange - 10)]).toEqual([true, true, false]);
  });
});

describe('Icons, dice and weapons', () => {
  test('WW-SPFX-6 an effect is used as often as it says, each counted for itself', () => {
    const effects = [
      { spend: ['bottle' as const], gain: 'stun' as const, most: 1 },
      { spend: ['bottle' as const], gain: 'poison' as const, most: 2 },
    ];
    const purse = { bottle: 5, star: 0, blast: 0 };
    expect(usable({ effects }, purse, [])).toEqual([0, 1]);
    expect(usable({ effects }, purse, [0, 1])).toEqual([1]);
    expect(usable({ effects }, purse, [0, 1, 1])).toEqual([]);
  });

  test('WW-HEAVY-2 what is used once is gone, from the unit’s weapons or from what the model found', () => {
    const once = { ...weapon('assault-rifle'), once: true as const };
    const t = scene(alone(settler('a', [2000, 2000]), settler('c', [3000, 2000])));
    fired(tableOf(t), t.model('a-1'), once);
    expect(t.state.units.map(({ weapons }) => weapons)).toEqual([[], ['assault-rifle'], ['assault-rifle']]);
    const found = scene({
      ...alone(settler('a', [2000, 2000])),
      state: ({ models }) => models[0]!.items.push('fat-man', 'stimpak'),
    });
    fired(tableOf(found), found.model('a-1'), { ...weapon('fat-man'), once: true as const });
    expect(found.model('a-1').items).toEqual(['stimpak']);
    expect(found.state.units[0]!.weapons).toEqual(['assault-rifle']);
  });
});

describe('Skills', () => {
  test('WW-EXPERT-9 Presence needs the skill', () => {
    const without = scene({ ann: [unit('a', 'suicider', [[2000, 2000]])], ben: [settler('b', [2600, 2000])] });
    expect(whyNotPresence(without, without.model('a-1'), without.model('b-1'))).toBeDefined();
    const able = scene({ ann: [settler('a', [2000, 2000])], ben: [settler('b', [2600, 2000])] });
    expect(whyNotPresence(able, able.model('a-1'), able.model('b-1'))).toBeUndefined();
  });

  test('WW-BCRY-1 WW-BCRY-2 one resists with one’s own skill where nobody lends any', () => {
    const t = scene(alone(settler('a', [2000, 2000])));
    expect(resistance(t, t.model('a-1'))).toBe(4);
  });

  test('WW-REACT-2 nobody who does nothing does anything quickly', () => {
    const t = scene(alone(settler('a', [2000, 2000])));
    expect(isQuick(t, t.model('a-1'))).toBe(false);
  });

  test('WW-HEAL-4 able hands turn more tokens, and heal more', () => {
    const medic = { ...heroic(settler('a', [2000, 2000])), perks: ['medic'] };
    const t = scene(alone(medic, settler('c', [3000, 3000])));
    const by = (id: string) => improved(t, t.model(id), { heals: 2, flips: 1 }, 'stimpak');
    expect([by('a-1'), by('c-1')]).toEqual([
      { heals: 3, flips: 2 },
      { heals: 2, flips: 1 },
    ]);
  });
});

describe('Conditions', () => {
  test('WW-COND-1 who resists a Stun has every other condition at once', () => {
    const t = scene(alone({ ...heroic(settler('a', [2000, 2000])), perks: ['stun-resistant'] }));
    playOut(afflict(tableOf(t), t.model('a-1'), 'poisoned'));
    expect(t.model('a-1').conditions).toEqual(['poisoned']);
  });

  test('WW-COND-1 a condition one has already is not laid twice', () => {
    const t = scene(alone(settler('a', [2000, 2000])));
    for (let times = 0; times < 2; times += 1) playOut(afflict(tableOf(t), t.model('a-1'), 'poisoned'));
    expect(t.model('a-1').conditions).toEqual(['poisoned']);
  });
});
