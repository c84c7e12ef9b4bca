/** Items: who may have which. */
import { describe, expect, test } from 'vitest';
import { weaponsOf } from '../queries/carrying.ts';
import { whyNotCarry, whyNotEquipped, whyUnfit } from '../queries/items.ts';
import { itemsAtHand } from '../queries/limited-use.ts';
import { rangesTo } from '../queries/shooting.ts';
import { shotAt } from '../queries/shots.ts';
import type { Force } from '../state.ts';
import {
  BASE,
  battle,
  content,
  effect,
  FAR_AWAY,
  model,
  scene,
  settler,
  skill,
  unit,
  using,
} from './helpers/battle.ts';
import { card, hurt, item, nextActivation, user, withItems } from './helpers/equipment.ts';

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

  test('WW-ITEM-8 a long barrel shoots one color farther, at both ranges', () => {
    const rifle = content.weapons.get('assault-rifle')!;
    const ranges = (apart: number, ...mods: string[]) => {
      const t = scene({ ann: [fitted('assault-rifle', ...mods)], ben: [settler('b', [2000 + BASE + apart, 2000])] });
      return rangesTo(t, t.model('a-1'), rifle, t.model('b-1'));
    };
    // Red and Green, 6 and 8 inches; with the Mod Green and Blue, 8 and 10.
    expect([ranges(1700), ranges(1700, 'long-barrel')]).toEqual([['long'], ['short']]);
    expect([ranges(14 * 254), ranges(14 * 254 + 2), ranges(18 * 254 + 2, 'long-barrel')]).toEqual([['long'], [], []]);
    expect(ranges(18 * 254, 'long-barrel')).toEqual(['long']);
  });

  test('WW-ITEM-8 WW-TRIGGER-1 nobody notices a silenced shot, but whoever sees its damage does', () => {
    const reacts = (hits: boolean, ...mods: string[]) => {
      const t = using(
        {
          ann: [fitted('assault-rifle', ...mods)],
          ben: [settler('b', [3200, 2000], [3200, 2600])],
          chance: {
            'attack.roll': [[skill(hits ? 2 : 'X'), effect('black'), effect('green')]],
            'armor.roll': [[1]],
            'luck.flip': [0],
          },
          state: ({ models }) => {
            for (const model of models) if (model.unit === 'b') model.prepared = true;
          },
        },
        'a-1',
      );
      t.seat(0).answer('shoot', 'assault-rifle', 'b-1');
      return t.seat(1).asked()?.ask;
    };
    expect([reacts(false), reacts(false, 'silenced')]).toEqual(['react.declare', undefined]);
    expect(reacts(true, 'silenced')).toBe('react.declare');
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
