/** Clauses of rules that the tests of their topic leave out: each was found by breaking the rule (`npm run mutate skirmish`). */
import { describe, expect, test } from 'vitest';
import { placeFrom } from '../queries/aiming.ts';
import { resistance } from '../queries/battle-cry.ts';
import { whyNotPresence } from '../queries/expertise.ts';
import { isElevated, pointAt } from '../queries/line-of-sight.ts';
import { mendable } from '../queries/power-armor.ts';
import { isQuick } from '../queries/quick-actions.ts';
import { lengthOf } from '../queries/ranges.ts';
import { scatterColor } from '../queries/scatter.ts';
import { lookable, testOf } from '../queries/searching.ts';
import { whyNoShot } from '../queries/shooting.ts';
import { usable } from '../queries/special-effects.ts';
import { isClimbed } from '../queries/terrain.ts';
import { improved } from '../queries/using-items.ts';
import { fired } from '../rules/attacking/heavy-weapons.ts';
import { afflict } from '../rules/harm/conditions.ts';
import { mend } from '../rules/items/mending.ts';
import { jump } from '../rules/moving/falling.ts';
import {
  armor,
  content,
  effect,
  FAR_AWAY,
  heroic,
  marker,
  piece,
  playOut,
  scene,
  settler,
  skill,
  tableOf,
  unit,
  weapon,
} from './helpers/battle.ts';
import { at, find, touching } from './helpers/finding.ts';

const alone = (...ann: Parameters<typeof scene>[0]['ann'][number][]) => ({ ann, ben: [settler('b', FAR_AWAY)] });

describe('Power Armor is mended', () => {
  const suited = (id: string, place: [number, number]) => ({
    ...unit(id, 'paladin', [place], 'machete'),
    powerArmor: 't-60-power-armor',
  });
  const damaged = (regular: number, radiation: number, ...more: Parameters<typeof scene>[0]['ann'][number][]) =>
    scene({
      ann: [settler('m', [2000, 2000]), suited('w', [2360, 2000]), ...more],
      ben: [settler('b', FAR_AWAY)],
      state: ({ units }) => Object.assign(units[1]!.powerArmor!, { regular, radiation }),
    });

  test('WW-PA-6 regular damage first, and radiation with what is left', () => {
    const after = (amount: number) => {
      const t = damaged(1, 2);
      playOut(mend(tableOf(t), t.model('m-1'), amount));
      const { regular, radiation } = t.state.units[1]!.powerArmor!;
      return [regular, radiation];
    };
    expect([1, 2, 3].map(after)).toEqual([
      [0, 2],
      [0, 1],
      [0, 0],
    ]);
  });

  test('WW-PA-6 not by somebody engaged, nor by somebody who wears one', () => {
    const free = damaged(1, 0);
    expect(mendable(free, free.model('m-1')).map(({ id }) => id)).toEqual(['w-1']);
    const engaged = scene({
      ann: [settler('m', [2000, 2000]), suited('w', [2360, 2000])],
      ben: [settler('b', [2000, 2320])],
      state: ({ units }) => Object.assign(units[1]!.powerArmor!, { regular: 1 }),
    });
    expect(mendable(engaged, engaged.model('m-1'))).toEqual([]);
    const both = scene({
      ...alone(suited('m', [2000, 2000]), suited('w', [2400, 2000])),
      state: ({ units }) => Object.assign(units[1]!.powerArmor!, { regular: 1 }),
    });
    expect(mendable(both, both.model('m-1'))).toEqual([]);
  });
});

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

describe('Markers', () => {
  test('WW-SEARCH-5 only a Searchable that is revealed and not opened has a test', () => {
    const of = (more: object) => testOf({ ...marker('m', 'searchable', 'lockpick', 0, 0), ...more });
    expect(of({ up: true })).toBe('lockpick');
    for (const more of [{}, { up: true, opened: true }, { up: true, kind: 'investigation' }])
      expect(of(more)).toBeUndefined();
  });

  test('WW-SEARCH-5 a sign that means nothing here is gone once it is interacted with', () => {
    const t = find(touching('searchable', 'letter-a'));
    t.seat(0).answer('look:m', 'interact');
    expect(at(t, 'm')).toBeUndefined();
  });

  test('WW-SEARCH-2 who has looked knows it, and nobody else', () => {
    const t = find(touching('searchable', 'item'));
    t.seat(0).answer('look:m', 'leave');
    expect(at(t, 'm')!.seen).toEqual([0]);
    expect(t.seat(0).view().markers[0]!.face).toBe('item');
    t.seat(0).answer('look:m', 'leave');
    expect(at(t, 'm')!.seen).toEqual([0]);
  });

  test('WW-SEARCH-2 only what is searchable, face down and in contact can be looked at', () => {
    const seen = (more: object) => {
      const t = scene({
        ...alone(settler('a', [2000, 2000])),
        state: (state) => state.markers.push({ ...touching('searchable', 'item'), ...more }),
      });
      return lookable(t, t.model('a-1')).length;
    };
    expect([seen({}), seen({ up: true }), seen({ kind: 'investigation' }), seen({ x: 4000 })]).toEqual([1, 0, 0, 0]);
  });

  test('WW-SEARCH-14 a Danger that was resolved lies on its discards', () => {
    const t = find(touching('searchable', 'danger'), { chance: { 'danger.roll': [[skill('X')]] } });
    t.seat(0).answer('look:m');
    expect(t.state.discards.dangers).toHaveLength(1);
    expect(t.state.decks.creatures).not.toContain(t.state.discards.dangers[0]);
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

describe('Ground', () => {
  test('WW-CLIMB-2 what is climbable and what has a ladder is climbed, and nothing else', () => {
    const grounds = ['climbable', 'ladder', 'normal', 'impassable'] as const;
    expect(grounds.map((ground) => isClimbed(piece('p', [0, 0, 1, 1], { ground })))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('WW-JUMP-2 down to Orange a jump does nothing; a color farther it is as a fall of Orange', () => {
    const jumped = (color: 'orange' | 'yellow') => {
      const t = scene(alone(settler('a', [2000, 2000])));
      const dice = color === 'orange' ? [] : [[effect('black', 'damage')], [armor(4)]];
      playOut(jump(tableOf(t), t.model('a-1'), lengthOf(content, color)), ...dice);
      return t.model('a-1').regular;
    };
    expect([jumped('orange'), jumped('yellow')]).toEqual([0, 1]);
  });
});
