import { describe, expect, test } from 'vitest';
import { addictionsOf } from '../rules/addiction.ts';
import { healthLeft } from '../rules/damage.ts';
import { whyNotCarry, whyNotEquipped, whyUnfit } from '../rules/items.ts';
import { isLimitedUse, itemsAtHand } from '../rules/limited-use.ts';
import { shotAt, weaponsOf } from '../rules/shooting.ts';
import { attributeNow } from '../rules/skills.ts';
import { durationOf } from '../rules/using-items.ts';
import type { Force, SkirmishState } from '../state.ts';
import {
  BASE,
  type BattleSetting,
  type BattleTest,
  battle,
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
  YELLOW,
} from './battle.ts';

const item = (id: string) => content.items.get(id)!;
const card = (id: string) => content.units.get(id)!;

const withItems = (id: string, unitCard: string, items: string[], ...at: [number, number][]): Force[number] => ({
  ...unit(id, unitCard, at, ...(unitCard === 'settler' ? ['assault-rifle'] : [])),
  items,
});
const user = (items: string[], more: Partial<BattleSetting> = {}): BattleSetting => ({
  ann: [withItems('a', 'settler', items, [2000, 2000])],
  ben: [settler('b', FAR_AWAY)],
  ...more,
});
const hurt =
  (id: string, regular: number, radiation = 0) =>
  ({ models }: SkirmishState) => {
    Object.assign(models.find((each) => each.id === id)!, { regular, radiation });
  };
/** A round in which nobody does anything; it ends with `id` of Ann's being Used again. */
const nextActivation = (t: BattleTest, id: string): void => {
  t.seat(0).answer('end');
  t.seat(1).answer('b-1', 'b-1', 'end');
  t.seat(t.state.advantage!).answer('seat:0');
  t.seat(0).answer(id, id);
};

describe('Items', () => {
  test('WW-ITEM-1 WW-UNIT-2 all models of a unit have its items and weapons', () => {
    const t = scene({
      ann: [withItems('a', 'settler', ['stimpak'], [2000, 2000], [6000, 2000])],
      ben: [settler('b', FAR_AWAY)],
    });
    for (const id of ['a-1', 'a-2']) {
      expect(itemsAtHand(t, t.model(id)).map((each) => each.id)).toEqual(['stimpak']);
    }
    // Equipment is given to the unit: there is no place for one model's own.
    const own = { ...settler('a', [2000, 2000]), models: [{ x: 1, y: 1, height: 0, weapons: ['machete'] }] };
    expect(() => battle({ ann: [own as Force[number]], ben: [settler('b', FAR_AWAY)] })).toThrow();
  });

  test('WW-ITEM-2 a dog carries what is made for dogs, and must leave what it finds', () => {
    expect(whyNotEquipped(content, card('dogmeat'), ['10mm-pistol'])?.rule).toBe('WW-ITEM-2');
    expect(whyNotEquipped(content, card('dogmeat'), ['dog-bite'])).toBeUndefined();
    expect(() =>
      battle({ ann: [unit('a', 'dogmeat', [[2000, 2000]], '10mm-pistol')], ben: [settler('b', FAR_AWAY)] }),
    ).toThrow('WW-ITEM-2');
    const t = scene({ ann: [unit('a', 'dogmeat', [[2000, 2000]], 'dog-bite')], ben: [settler('b', FAR_AWAY)] });
    expect(whyNotCarry(t, t.model('a-1'), 'machete')?.rule).toBe('WW-ITEM-2');
  });

  test('WW-ITEM-4 WW-ITEM-9 one piece of Clothing, one Power Armor', () => {
    const [first, second] = [...content.clothing.values()].filter(({ only, never }) => !only && !never);
    const [suit, other] = [...content.powerArmor.keys()];
    expect(whyNotEquipped(content, card('settler'), [first!.id])).toBeUndefined();
    expect(whyNotEquipped(content, card('settler'), [first!.id, second!.id])?.rule).toBe('WW-ITEM-4');
    expect(whyNotEquipped(content, card('paladin'), [suit!, other!])?.rule).toBe('WW-ITEM-9');
  });

  test('WW-ITEM-3 an addictive drink and an addictive chem are checked when they end; Gear does what it says', () => {
    for (const id of ['bourbon', 'buffout']) {
      const t = using(user([id], { chance: { 'addiction.roll': [[effect('blue', 'bottle')]] } }), 'a-1');
      t.seat(0).answer(`item:${id}`);
      for (let i = 0; i < 3; i += 1) nextActivation(t, 'a-1');
      expect(t.logged('WW-USE-12')).toHaveLength(1);
      expect(t.state.discards.items).toEqual([id]);
    }
    const kit = using(
      {
        ann: [withItems('a', 'mr-handy', ['robot-repair-kit'], [2000, 2000])],
        ben: [settler('b', FAR_AWAY)],
        state: hurt('a-1', 3),
      },
      'a-1',
    );
    kit.seat(0).answer('item:robot-repair-kit');
    expect(model(kit, 'a-1').regular).toBe(0);
    expect(kit.state.lasting).toEqual([]);
  });

  test('WW-ITEM-5 WW-ITEM-6 cooked only if it was equipped from the start, for a Super Mutant always', () => {
    const eats = (where: Force[number], found: boolean) => {
      const t = using(
        {
          ann: [where],
          ben: [settler('b', FAR_AWAY)],
          state: (state) => {
            hurt('a-1', 4)(state);
            if (found) state.models[0]!.items.push('brahmin-meat');
          },
        },
        'a-1',
      );
      t.seat(0).answer('item:brahmin-meat');
      return t;
    };
    const equipped = eats(withItems('a', 'paladin', ['brahmin-meat'], [2000, 2000]), false);
    expect(equipped.seat(0).asked()).toMatchObject({ ask: 'item.food', can: ['plain', 'cooked'] });
    equipped.seat(0).answer('cooked');
    expect(model(equipped, 'a-1').regular).toBe(0);
    const found = eats(withItems('a', 'paladin', [], [2000, 2000]), true);
    expect(found.seat(0).asked()!.ask).toBe('action');
    expect(model(found, 'a-1').regular).toBe(3);
    const mutant = eats(withItems('a', 'brute', [], [2000, 2000]), true);
    expect(mutant.seat(0).asked()!.ask).toBe('item.food');
  });

  test('WW-ITEM-7 Junk is no use in battle and keeps its worth', () => {
    const junk = [...content.junk.values()][0]!;
    const t = using(user([junk.id]), 'a-1');
    expect(t.seat(0).refuse(`item:${junk.id}`).rule).toBe('WW-ITEM-7');
    expect(t.state.units[0]!.items).toEqual([junk.id]);
    expect(junk.caps).toBeGreaterThan(0);
  });

  test('WW-ITEM-10 a thrown grenade is gone, a fired rifle is not', () => {
    const t = using(
      {
        ann: [unit('a', 'scavenger', [[2000, 2000]], 'assault-rifle', 'fragmentation-grenade')],
        ben: [settler('b', [3200, 2000])],
        chance: { 'attack.roll': [[skill('X'), effect('black'), effect('green')]] },
      },
      'a-1',
    );
    t.seat(0).answer('shoot', 'assault-rifle', 'b-1');
    expect(t.state.units[0]!.weapons).toEqual(['assault-rifle', 'fragmentation-grenade']);
    t.seat(0).answer('throw', 'fragmentation-grenade', 'b-1');
    while (t.seat(0).asked()?.ask.startsWith('throw')) t.seat(0).answer(t.seat(0).asked()!.can[0]!);
    expect(t.state.units[0]!.weapons).toEqual(['assault-rifle']);
  });
});

describe('Mods', () => {
  const fitted = (on: string, ...mods: string[]): Force[number] => ({
    ...unit('a', 'settler', [[2000, 2000]], 'assault-rifle', '10mm-pistol'),
    mods: mods.map((mod) => ({ on, mod })),
  });

  test('WW-ITEM-8 one to an item, of the type it shows, and never during a battle', () => {
    const rifleOnly = [...content.mods.values()].find(({ fits, named }) => fits.join() === 'rifle' && !named)!;
    const play = (it: Force[number]) => battle({ ann: [it], ben: [settler('b', FAR_AWAY)] });
    expect(() => play(fitted('10mm-pistol', rifleOnly.id))).toThrow('WW-ITEM-8');
    expect(play(fitted('assault-rifle', rifleOnly.id)).state.units[0]!.mods).toHaveLength(1);
    expect(() => play(fitted('assault-rifle', rifleOnly.id, 'comfort-grip'))).toThrow('WW-ITEM-8');
    expect(() => play(fitted('machete', 'comfort-grip'))).toThrow('WW-ITEM-8');
    const t = using(user([], { state: ({ models }) => models[0]!.items.push('comfort-grip') }), 'a-1');
    expect(t.seat(0).refuse('item:comfort-grip').rule).toBe('WW-ITEM-8');
    // What it does: 2 more at short range.
    const shots = scene({ ann: [fitted('assault-rifle', 'comfort-grip')], ben: [settler('b', [3200, 2000])] });
    const by = (range: 'short' | 'long') =>
      shotAt(shots, shots.model('a-1'), content.weapons.get('assault-rifle')!, shots.model('b-1'), range).modifiers;
    expect([by('short'), by('long')]).toEqual([[{ rule: 'WW-ITEM-8', by: 2 }], []]);
  });
});

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

  test('WW-LIMITED-2 WW-RULING-96 WW-RULING-56 one for each Action: for the last one, or for the next', () => {
    const t = using(user(Array(5).fill('stimpak')), 'a-1');
    t.seat(0).answer('item:stimpak');
    expect(t.seat(0).refuse('item:stimpak').rule).toBe('WW-LIMITED-2');
    t.seat(0).answer('prepare');
    // The first Action has had its item: the next counts for the second.
    t.seat(0).answer('item:stimpak');
    expect(t.seat(0).refuse('item:stimpak').rule).toBe('WW-LIMITED-2');
    t.seat(0).answer('move', [[2000, 2000]]);
    // Both have had theirs: the activation is over.
    expect(t.state.activation).toBeNull();

    const late = using(user(Array(5).fill('stimpak')), 'a-1');
    late.seat(0).answer('prepare', 'move', [[2000, 2000]]);
    late.seat(0).answer('item:stimpak');
    expect(late.state.activation).toBeNull();
    expect(late.state.units[0]!.items).toHaveLength(4);
    const both = using(user(Array(5).fill('stimpak')), 'a-1');
    both.seat(0).answer('prepare', 'item:stimpak', 'item:stimpak');
    expect(both.seat(0).refuse('item:stimpak').rule).toBe('WW-LIMITED-2');
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

  test('WW-LIMITED-4 WW-RULING-47 WW-RULING-48 of an unengaged friend within Yellow and in sight, by an unengaged model', () => {
    expect(shared(sharing(YELLOW))).toEqual(['stimpak@c-1']);
    expect(shared(sharing(YELLOW + 2))).toEqual([]);
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

describe('Using items', () => {
  test('WW-USE-1 before and after an Action and around a Reaction, never in the middle', () => {
    const t = using(user(['stimpak', 'stimpak'], { state: hurt('a-1', 3) }), 'a-1');
    t.seat(0).answer('item:stimpak', 'move');
    t.seat(0).refuse('item:stimpak');
    t.seat(0).answer([[2000, 2000]]);
    expect(t.seat(0).asked()!.can).toContain('item:stimpak');

    const reacting = using(
      {
        ann: [settler('a', [2000, 2000])],
        ben: [withItems('b', 'settler', ['stimpak', 'stimpak'], [3200, 2000])],
        state: (state) => {
          hurt('b-1', 3)(state);
          state.models[1]!.prepared = true;
        },
      },
      'a-1',
    );
    reacting.seat(0).answer('move', [[2000, 2100]]);
    reacting.seat(1).answer('b-1:move');
    expect(reacting.seat(1).asked()).toMatchObject({ ask: 'react.item', can: ['item:stimpak', 'none'] });
    reacting.seat(1).answer('item:stimpak', [[3200, 2000]]);
    expect(model(reacting, 'b-1').regular).toBe(0);
    // One for the Reaction, and it has had it.
    expect(reacting.seat(0).asked()!.ask).toBe('action');
  });

  test('WW-USE-2 Instant, Fixed and Diminishing', () => {
    expect(durationOf(item('stimpak'))).toBe('instant');
    expect(durationOf(item('lasts-1'))).toBe('fixed');
    expect(durationOf(item('buffout'))).toBe('diminishing');
    expect(durationOf(item('robot-repair-kit'))).toBe('instant');
    const t = using(user(['stimpak'], { state: hurt('a-1', 3) }), 'a-1');
    t.seat(0).answer('item:stimpak');
    expect(model(t, 'a-1').regular).toBe(0);
    expect(t.state.lasting).toEqual([]);
    expect(t.state.discards.items).toEqual(['stimpak']);
  });

  test('WW-USE-3 WW-USE-4 duration N ends at the N+1st activation, the same until then', () => {
    for (const n of [0, 1, 2]) {
      const t = using(user([`lasts-${n}`]), 'a-1');
      const per = () => attributeNow(positionOf(t), model(t, 'a-1'), 'PER');
      t.seat(0).answer(`item:lasts-${n}`);
      expect(t.state.lasting[0]!.left).toBe(n);
      expect(per()).toBe(7);
      for (let i = 1; i <= n; i += 1) {
        nextActivation(t, 'a-1');
        expect(per()).toBe(7);
        expect(t.state.lasting[0]!.left).toBe(n - i);
      }
      nextActivation(t, 'a-1');
      expect(per()).toBe(6);
      expect(t.state.lasting).toEqual([]);
    }
    // One card is discarded while another goes down to none.
    const two = using(
      user([], {
        state: (state) =>
          state.lasting.push(
            ...[0, 1].map((left) => ({
              id: `${left}`,
              kind: 'fixed' as const,
              on: 'a-1',
              until: 'counted' as const,
              from: `lasts-${left}`,
              left,
            })),
          ),
      }),
      'a-1',
    );
    nextActivation(two, 'a-1');
    expect(two.state.lasting).toMatchObject([{ from: 'lasts-1', left: 0 }]);
  });

  test('WW-USE-5 a Diminishing item only for a unit of one model', () => {
    const t = using(
      { ann: [withItems('a', 'settler', ['buffout'], [2000, 2000], [2000, 3000])], ben: [settler('b', FAR_AWAY)] },
      'a-1',
    );
    expect(t.seat(0).refuse('item:buffout').rule).toBe('WW-USE-5');
  });

  /** The Paladin of the rulebook: STR 6 and END 5. */
  const paladin = (die: number, more: Partial<BattleSetting> = {}) =>
    using(
      {
        ann: [withItems('a', 'paladin', ['buffout', 'buffout', 'stimpak'], [2000, 2000])],
        ben: [settler('b', FAR_AWAY)],
        chance: { 'addiction.roll': [[die]] },
        state: ({ units }) => {
          units[0]!.powerArmor = null;
        },
        ...more,
      },
      'a-1',
    );
  const values = (t: BattleTest) => {
    const battleNow = positionOf(t);
    return [attributeNow(battleNow, model(t, 'a-1'), 'STR'), attributeNow(battleNow, model(t, 'a-1'), 'END')];
  };

  test('WW-USE-6 WW-USE-7 WW-USE-8 WW-RULING-55 Buffout: 9/8, then 7/8, then 6/8, then over', () => {
    const t = paladin(effect('blue', 'bottle'));
    expect(values(t)).toEqual([6, 5]);
    t.seat(0).answer('item:buffout');
    expect(values(t)).toEqual([9, 8]);
    nextActivation(t, 'a-1');
    expect(values(t)).toEqual([7, 8]);
    nextActivation(t, 'a-1');
    expect(values(t)).toEqual([6, 8]);
    nextActivation(t, 'a-1');
    expect(values(t)).toEqual([6, 5]);
    expect(t.logged('WW-USE-12')).toHaveLength(1);
  });

  test('WW-USE-9 WW-USE-10 one Diminishing item at a time, not ended by choice; others may be used meanwhile', () => {
    const t = paladin(effect('blue', 'bottle'));
    t.seat(0).answer('item:buffout', 'prepare');
    expect(t.seat(0).refuse('item:buffout').rule).toBe('WW-USE-9');
    expect(t.seat(0).asked()!.can).toContain('item:stimpak');
    expect(
      t
        .seat(0)
        .asked()!
        .can.filter((id) => /end-|stop|buffout/.test(String(id))),
    ).toEqual([]);
  });

  test('WW-USE-11 a column with an Action Point gives one while it shows, and not afterwards', () => {
    const jet = content.chems.get('jet')!;
    expect(jet.steps!.map((step) => step['action-points'] ?? 0)).toEqual([1, 0, 0]);
    const t = using(user(['jet'], { chance: { 'addiction.roll': [[effect('blue', 'bottle')]] } }), 'a-1');
    t.seat(0).answer('item:jet');
    expect(t.state.activation!.points).toBe(1);
    nextActivation(t, 'a-1');
    expect(t.state.activation!.points).toBe(0);

    const beer = using(user(['beer'], { chance: { 'addiction.roll': [[effect('blue', 'bottle')]] } }), 'a-1');
    beer.seat(0).answer('item:beer');
    const points = [beer.state.activation!.points];
    for (let i = 0; i < 3; i += 1) {
      nextActivation(beer, 'a-1');
      points.push(beer.state.activation!.points);
    }
    expect(points).toEqual([1, 1, 0, 0]);
  });

  test('WW-USE-12 when the effect ends one copy is gone; only an Addictive item is checked', () => {
    const t = paladin(effect('blue', 'bottle'));
    t.seat(0).answer('item:buffout');
    for (let i = 0; i < 3; i += 1) nextActivation(t, 'a-1');
    expect(t.state.units[0]!.items).toEqual(['buffout', 'stimpak']);
    const plain = using(user(['rad-x']), 'a-1');
    plain.seat(0).answer('item:rad-x');
    for (let i = 0; i < 3; i += 1) nextActivation(plain, 'a-1');
    expect(plain.state.lasting).toEqual([]);
    expect(plain.state.discards.items).toEqual(['rad-x']);
  });

  test('WW-ADDICT-1 WW-ADDICT-3 WW-ADDICT-5 a Star: STR 5 and END 4, and the card is kept', () => {
    const t = paladin(effect('blue', 'star'));
    t.seat(0).answer('item:buffout');
    for (let i = 0; i < 3; i += 1) nextActivation(t, 'a-1');
    expect(values(t)).toEqual([5, 4]);
    expect(t.state.lasting).toMatchObject([{ kind: 'addiction', from: 'buffout' }]);
    expect(t.state.discards.items).toEqual([]);
    const spared = paladin(effect('blue', 'blast'));
    spared.seat(0).answer('item:buffout');
    for (let i = 0; i < 3; i += 1) nextActivation(spared, 'a-1');
    expect(values(spared)).toEqual([6, 5]);
    expect(spared.state.discards.items).toEqual(['buffout']);
  });

  test('WW-ADDICT-2 Bottle and Star count only as a Star', () => {
    const ends = (id: string) => {
      const t = using(user([id], { chance: { 'addiction.roll': [[effect('blue', 'bottle', 'star')]] } }), 'a-1');
      t.seat(0).answer(`item:${id}`);
      for (let i = 0; i < 3; i += 1) nextActivation(t, 'a-1');
      return addictionsOf(positionOf(t), model(t, 'a-1')).length;
    };
    expect([item('buffout'), item('bufftats')].map((each) => 'addiction' in each && each.addiction!.icon)).toEqual([
      'star',
      'bottle',
    ]);
    expect([ends('buffout'), ends('bufftats')]).toEqual([1, 0]);
  });

  test('WW-ADDICT-4 addiction does not fade, and is cured by an item', () => {
    const t = paladin(effect('blue', 'star'), {
      ann: [withItems('a', 'paladin', ['buffout', 'addictol'], [2000, 2000])],
    });
    t.seat(0).answer('item:buffout');
    for (let i = 0; i < 6; i += 1) nextActivation(t, 'a-1');
    expect(values(t)).toEqual([5, 4]);
    t.seat(0).answer('item:addictol');
    expect(values(t)).toEqual([6, 5]);
    expect(t.state.discards.items).toEqual(['buffout', 'addictol']);
  });

  test('WW-RULING-90 chems change Health while they last, and elimination is checked when it drops', () => {
    const t = paladin(effect('blue', 'blast'));
    const before = healthLeft(positionOf(t), model(t, 'a-1'));
    t.seat(0).answer('item:buffout');
    const raised = card('paladin').skills.health === 'END' ? 3 : card('paladin').skills.health === 'STR' ? 3 : 0;
    expect(raised).toBe(3);
    expect(healthLeft(positionOf(t), model(t, 'a-1'))).toBe(before + 3);

    const dying = paladin(effect('blue', 'blast'), {
      state: (state) => {
        state.units[0]!.powerArmor = null;
        state.models[0]!.regular = before;
        state.lasting.push({ id: '1', kind: 'diminishing', on: 'a-1', until: 'counted', from: 'buffout', left: 1 });
      },
    });
    expect(healthLeft(positionOf(dying), model(dying, 'a-1'))).toBe(3);
    dying.seat(0).answer('end');
    dying.seat(1).answer('b-1', 'b-1', 'end');
    dying.seat(dying.state.advantage!).answer('seat:0');
    dying.seat(0).answer('a-1', 'a-1');
    expect(model(dying, 'a-1').gone).toBe('eliminated');
  });
});

describe('Healing', () => {
  const heals = (id: string, regular: number, radiation: number) => {
    const t = using(
      user([id], { ann: [withItems('a', 'paladin', [id], [2000, 2000])], state: hurt('a-1', regular, radiation) }),
      'a-1',
    );
    t.seat(0).answer(`item:${id}`);
    const { regular: left, radiation: rad } = model(t, 'a-1');
    return [left, rad];
  };

  test('WW-HEAL-1 WW-HEAL-2 regular tokens are removed, radiation tokens are not', () => {
    expect(item('fresh-melon')).toMatchObject({ plain: { heals: 2 } });
    expect(heals('fresh-melon', 3, 0)).toEqual([1, 0]);
    expect(heals('blood-pack', 1, 2)).toEqual([0, 2]);
    expect(heals('blood-pack', 0, 2)).toEqual([0, 2]);
  });

  test('WW-HEAL-3 WW-HEAL-4 radiation tokens are turned, and no more than there are', () => {
    expect(heals('radaway', 0, 4)).toEqual([4, 0]);
    expect(heals('radaway', 2, 1)).toEqual([3, 0]);
  });
});

describe('Unit types', () => {
  const kinds = {
    'power-armor': [...content.powerArmor.keys()][0]!,
    food: 'cram',
    alcohol: 'bourbon',
    chem: 'stimpak',
  };

  test('WW-FACTION-5 WW-FACTION-7 robots and creatures have no use for Power Armor, food, alcohol and chems', () => {
    for (const id of Object.values(kinds)) {
      expect(whyUnfit(card('mr-handy'), item(id))?.rule).toBe('WW-FACTION-5');
      expect(whyUnfit(card('deathclaw'), item(id))?.rule).toBe('WW-FACTION-7');
    }
    expect(whyUnfit(card('settler'), item('stimpak'))).toBeUndefined();
    const t = using(
      {
        ann: [unit('a', 'mr-handy', [[2000, 2000]]), withItems('c', 'settler', ['stimpak'], [2500, 2000])],
        ben: [settler('b', FAR_AWAY)],
        state: hurt('a-1', 2),
      },
      'a-1',
    );
    expect(t.seat(0).refuse('item:stimpak@c-1').rule).toBe('WW-FACTION-5');
  });

  test('WW-FACTION-6 a Robot Repair Kit mends robots only', () => {
    const t = using(
      {
        ann: [withItems('a', 'mr-handy', ['robot-repair-kit'], [2000, 2000]), settler('c', [2500, 2000])],
        ben: [settler('b', FAR_AWAY)],
        state: hurt('a-1', 3),
      },
      'a-1',
    );
    t.seat(0).answer('item:robot-repair-kit');
    expect(model(t, 'a-1').regular).toBe(0);
    const human = using(
      {
        ann: [settler('c', [2500, 2000]), withItems('a', 'mr-handy', ['robot-repair-kit'], [2000, 2000])],
        ben: [settler('b', FAR_AWAY)],
        state: hurt('c-1', 3),
      },
      'c-1',
    );
    expect(human.seat(0).refuse('item:robot-repair-kit@a-1').rule).toBe('WW-ITEM-2');
  });
});

describe('Weapons that were found', () => {
  test('the model that found a weapon uses it, and nobody else of its unit', () => {
    const t = scene({ ann: [settler('a', [1000, 2000], [1000, 3000])], ben: [settler('b', [2500, 2000])] });
    t.model('a-1').items = ['10mm-pistol', 'stimpak'];
    const arms = (id: string) => weaponsOf(t, t.model(id)).map((each) => each.id);
    expect([arms('a-1'), arms('a-2')]).toEqual([['assault-rifle', '10mm-pistol'], ['assault-rifle']]);
  });
});
