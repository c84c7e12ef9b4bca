/** Limited Use items: whose they are, who may share them, and how often. */
import { describe, expect, test } from 'vitest';
import { isLimitedUse, itemsAtHand } from '../queries/limited-use.ts';
import type { Force } from '../state.ts';
import {
  BASE,
  type BattleSetting,
  content,
  FAR_AWAY,
  model,
  positionOf,
  scene,
  settler,
  unit,
  using,
  wall,
  YELLOW,
} from './helpers/battle.ts';
import { hurt, item, user, withItems } from './helpers/equipment.ts';

describe('Limited Use items', () => {
  test('WW-LIMITED-1 WW-RULING-49 each copy is used once', () => {
    const t = using(user(['stimpak', 'stimpak'], { state: hurt('a-1', 3) }), 'a-1');
    t.seat(0).answer('item:stimpak');
    expect(t.state.units[0]!.items).toEqual(['stimpak']);
    t.seat(0).answer('prepare', 'item:stimpak');
    expect(t.state.units[0]!.items).toEqual([]);
    t.seat(0).refuse('item:stimpak');
    expect(
      ['stimpak', 'bourbon', 'cram', 'fragmentation-grenade', 'fragmentation-mine', 'skeleton-key'].map((id) =>
        isLimitedUse(item(id)),
      ),
    ).toEqual(Array(6).fill(true));
    expect(
      ['flashlight', 'assault-rifle', [...content.junk.keys()][0]!, [...content.armor.keys()][0]!].map((id) =>
        isLimitedUse(item(id)),
      ),
    ).toEqual(Array(4).fill(false));
  });

  const stocked = () => using(user(Array(5).fill('stimpak')), 'a-1');

  test('WW-LIMITED-2 one for each Action', () => {
    const t = stocked();
    t.seat(0).answer('item:stimpak');
    expect(t.seat(0).refuse('item:stimpak').rule).toBe('WW-LIMITED-2');
  });

  test('WW-RULING-96 between two Actions it counts for the last one, and if that has had its own, for the next', () => {
    const t = stocked();
    t.seat(0).answer('item:stimpak', 'prepare', 'item:stimpak');
    expect(t.seat(0).refuse('item:stimpak').rule).toBe('WW-LIMITED-2');
    t.seat(0).answer('move', [[2000, 2000]]);
    // Both have had theirs: the activation is over.
    expect(t.state.activation).toBeNull();
    const both = stocked();
    both.seat(0).answer('prepare', 'item:stimpak', 'item:stimpak');
    expect(both.seat(0).refuse('item:stimpak').rule).toBe('WW-LIMITED-2');
  });

  test('WW-RULING-56 before the first Action, and after the last', () => {
    const t = stocked();
    t.seat(0).answer('item:stimpak');
    expect(t.state.activation!.left).toBe(2);
    const late = stocked();
    late.seat(0).answer('prepare', 'move', [[2000, 2000]], 'item:stimpak');
    expect(late.state.activation).toBeNull();
    expect(late.state.units[0]!.items).toHaveLength(4);
  });

  test('WW-RULING-50 a grenade is the item of its Action', () => {
    const thrower = (): BattleSetting => ({
      ann: [{ ...unit('a', 'scavenger', [[2000, 2000]], 'fragmentation-grenade'), items: ['stimpak', 'stimpak'] }],
      ben: [settler('b', [3200, 2000], FAR_AWAY)],
    });
    const t = using(thrower(), 'a-1');
    t.seat(0).answer('item:stimpak');
    expect(t.seat(0).refuse('throw').rule).toBe('WW-LIMITED-2');
    const after = using(thrower(), 'a-1', 0, 1);
    after.seat(0).answer('throw', 'fragmentation-grenade', 'b-1');
    const asked = () => after.seat(0).asked()?.ask;
    while (asked() !== undefined && asked() !== 'action') after.seat(0).answer(after.seat(0).asked()!.can.at(-1)!);
    // With a Stimpak left, but no Action left to use it with.
    expect(after.state.units[0]!.items).toHaveLength(2);
    expect(after.state.activation).toBeNull();
  });

  test('WW-LIMITED-3 a model has its unit’s items wherever it stands, and they are gone for all', () => {
    const t = using(
      {
        ann: [withItems('a', 'settler', ['stimpak'], [2000, 2000], [8000, 2000])],
        ben: [settler('b', FAR_AWAY)],
        pieces: [wall('w', [4000, 0, 100, 9000])],
        state: hurt('a-2', 2),
      },
      'a-2',
    );
    t.seat(0).answer('item:stimpak');
    expect(model(t, 'a-2').regular).toBe(0);
    expect(itemsAtHand(positionOf(t), model(t, 'a-1'))).toEqual([]);
  });

  const sharing = (gap: number, more: Partial<BattleSetting> = {}) =>
    scene({
      ann: [
        settler('a', [2000, 2000]),
        withItems('c', 'settler', ['stimpak', 'flashlight'], [2000 + BASE + gap, 2000]),
      ],
      ben: [settler('b', FAR_AWAY)],
      ...more,
    });
  const shared = (t: ReturnType<typeof scene>) => itemsAtHand(t, t.model('a-1')).map(({ id }) => id);

  test('WW-LIMITED-4 of a friend in sight, as if it were one’s own', () => {
    expect(shared(sharing(500))).toEqual(['stimpak@c-1']);
    expect(shared(sharing(500, { pieces: [wall('w', [2000 + 300, 1500, 60, 1000])] }))).toEqual([]);
  });

  test('WW-RULING-47 within Yellow, and no farther', () => {
    expect(shared(sharing(YELLOW))).toEqual(['stimpak@c-1']);
    expect(shared(sharing(YELLOW + 2))).toEqual([]);
  });

  test('WW-RULING-48 neither the owner nor the user may be engaged', () => {
    expect(shared(sharing(500, { ben: [settler('b', [2000 + BASE + 500, 2000 + BASE])] }))).toEqual([]);
    expect(shared(sharing(500, { ben: [settler('b', [2000, 2000 + BASE])] }))).toEqual([]);
  });

  test('WW-LIMITED-5 the owner’s copy is used up and never changes hands; an enemy’s cannot be used', () => {
    const t = using(
      {
        ann: [settler('a', [2000, 2000]), withItems('c', 'settler', ['stimpak'], [2600, 2000])],
        ben: [withItems('b', 'settler', ['radaway'], [2000, 2600])],
        state: hurt('a-1', 2),
      },
      'a-1',
    );
    expect(itemsAtHand(positionOf(t), model(t, 'a-1')).map(({ id }) => id)).toEqual(['stimpak@c-1']);
    t.seat(0).answer('item:stimpak@c-1');
    expect(t.state.units.map(({ items }) => items)).toEqual([[], [], ['radaway']]);
    expect(model(t, 'a-1')).toMatchObject({ regular: 0, items: [] });
  });

  test('WW-LIMITED-6 of four patrols A may use it; B sees nothing, C is too far, D is engaged', () => {
    const patrol = (id: string, at: [number, number]): Force[number] => unit(id, 'knight-patrol', [at]);
    const t = scene({
      ann: [
        withItems('owner', 'paladin', ['stimpak'], [3000, 3000]),
        patrol('A', [3000, 2300]),
        patrol('B', [3800, 3000]),
        patrol('C', [3000, 5000]),
        patrol('D', [2300, 3000]),
      ],
      ben: [settler('b', [2300, 3000 + BASE])],
      pieces: [wall('w', [3350, 2500, 60, 1000])],
    });
    const may = (id: string) => itemsAtHand(t, t.model(`${id}-1`)).length > 0;
    expect(['A', 'B', 'C', 'D'].map(may)).toEqual([true, false, false, false]);
  });

  test('WW-LIMITED-7 what is not of Limited Use is not shared', () => {
    expect(shared(sharing(500))).toEqual(['stimpak@c-1']);
  });
});
