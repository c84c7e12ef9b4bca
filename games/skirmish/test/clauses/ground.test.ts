/** Power Armor, markers and the ground, clause by clause: each was found by breaking the rule (`npm run mutate skirmish`). */
import { describe, expect, test } from 'vitest';
import { mendable } from '../../queries/power-armor.ts';
import { lengthOf } from '../../queries/ranges.ts';
import { lookable, testOf } from '../../queries/searching.ts';
import { isClimbed } from '../../queries/terrain.ts';
import { mend } from '../../rules/items/mending.ts';
import { jump } from '../../rules/moving/falling.ts';
import { alone } from '../abilities/scenes.ts';
import {
  armor,
  content,
  effect,
  FAR_AWAY,
  marker,
  piece,
  playOut,
  scene,
  settler,
  skill,
  tableOf,
  unit,
} from '../helpers/battle.ts';
import { at, find, touching } from '../helpers/finding.ts';

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
