/** Using items: at once, for a time, in steps; and healing. */
import { describe, expect, test } from 'vitest';
import { healthLeft } from '../queries/abilities.ts';
import { addictionsOf } from '../queries/periods.ts';
import { attributeNow } from '../queries/skills.ts';
import { durationOf } from '../queries/using-items.ts';
import {
  type BattleSetting,
  type BattleTest,
  content,
  effect,
  FAR_AWAY,
  model,
  positionOf,
  settler,
  using,
} from './helpers/battle.ts';
import { card, hurt, item, nextActivation, user, withItems } from './helpers/equipment.ts';

test('WW-ITEM-5 WW-RULING-27 food brings no radiation to whom radiation does nothing, and nobody says so', () => {
  const food = [...content.food.values()].find(
    ({ plain, cooked }) => plain.radiation !== undefined && cooked === undefined,
  )!;
  const immune = [...content.units.values()].find(
    (card) => card.armor.radiation.immune && card.type === 'super-mutant',
  )!;
  const eat = (card: string) => {
    const t = using({ ann: [withItems('a', card, [food.id], [2000, 2000])], ben: [settler('b', FAR_AWAY)] }, 'a-1');
    t.seat(0).answer(`item:${food.id}`);
    return [model(t, 'a-1').radiation, t.logged('WW-ITEM-5').length];
  };
  expect(eat('settler')).toEqual([food.plain.radiation, 1]);
  expect(eat(immune.id)).toEqual([0, 0]);
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

  const onBuffout = () => {
    const t = paladin(effect('blue', 'bottle'));
    t.seat(0).answer('item:buffout');
    return t;
  };

  test('WW-USE-6 at first all columns count, added together', () => {
    expect(values(paladin(effect('blue', 'bottle')))).toEqual([6, 5]);
    expect(values(onBuffout())).toEqual([9, 8]);
  });

  test('WW-USE-7 each activation covers a column, and with the last one it ends', () => {
    const t = onBuffout();
    nextActivation(t, 'a-1');
    expect(values(t)).not.toEqual([9, 8]);
    nextActivation(t, 'a-1');
    nextActivation(t, 'a-1');
    expect(values(t)).toEqual([6, 5]);
    expect(t.logged('WW-USE-12')).toHaveLength(1);
  });

  test('WW-USE-8 WW-RULING-55 Buffout: 9/8, then 7/8, then 6/8, then over', () => {
    const t = onBuffout();
    const all = [values(t)];
    for (let activation = 0; activation < 3; activation += 1) {
      nextActivation(t, 'a-1');
      all.push(values(t));
    }
    expect(all).toEqual([
      [9, 8],
      [7, 8],
      [6, 8],
      [6, 5],
    ]);
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

  const wornOff = (...icons: ('star' | 'blast')[]) => {
    const t = paladin(effect('blue', ...icons));
    t.seat(0).answer('item:buffout');
    for (let i = 0; i < 3; i += 1) nextActivation(t, 'a-1');
    return t;
  };

  test('WW-ADDICT-5 Buffout and a Star: STR 5 and END 4', () => {
    expect([values(wornOff('star')), values(wornOff('blast'))]).toEqual([
      [5, 4],
      [6, 5],
    ]);
  });

  test('WW-ADDICT-1 another icon than the card’s: it is discarded, and nobody is addicted', () => {
    const { lasting, discards } = wornOff('blast').state;
    expect([lasting, discards.items]).toEqual([[], ['buffout']]);
  });

  test('WW-ADDICT-3 whoever is addicted keeps the card', () => {
    const { lasting, discards } = wornOff('star').state;
    expect(lasting).toMatchObject([{ kind: 'addiction', from: 'buffout' }]);
    expect(discards.items).toEqual([]);
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
