/** What the reference cards of the factions and of the unit types say: one faction after the other. */
import { describe, expect, test } from 'vitest';
import { checkCharge } from '../queries/charging.ts';
import { grips } from '../queries/close-combat.ts';
import { isImmune } from '../queries/conditions.ts';
import { whyNotAForce } from '../queries/forces.ts';
import { whyNotFor, whyUnfit } from '../queries/items.ts';
import { skillOf } from '../queries/skills.ts';
import { updateItems } from '../rules/items/using-items.ts';
import { lay } from '../rules/round/lasting.ts';
import type { Force } from '../state.ts';
import { HERE } from './abilities/scenes.ts';
import {
  armor,
  BASE,
  type BattleSetting,
  battle,
  content,
  effect,
  FAR_AWAY,
  marker,
  model,
  playOut,
  scene,
  settler,
  skill,
  tableOf,
  unit,
  using,
  wall,
  YELLOW,
} from './helpers/battle.ts';
import { card, item, withItems } from './helpers/equipment.ts';

const NEAR: [number, number] = [2400, 2000];
const led = (id: string, of: string, at = HERE): Force[number] => ({ ...unit(id, of, [at]), leader: 'hunter' });
const against = (...ann: Force): BattleSetting => ({ ann, ben: [unit('b', 'brute', [FAR_AWAY])] });
const whyNot = (...force: Force) => whyNotAForce({ content }, force);

describe('Survivors', () => {
  const boosts = (...ann: Force) =>
    battle({ ...against(...ann), boosted: true }).state.models.map(({ boosts: each }) => each);

  test('WW-FACTION-3 WW-BOOST-1 each model starts with an Armor Boost, a Unique one with two, and nobody else', () => {
    expect(boosts(settler('a', HERE, NEAR))).toEqual([1, 1, 0]);
    expect(boosts(unit('a', 'piper', [HERE]))).toEqual([2, 0]);
    expect(boosts(unit('a', 'paladin', [HERE]))).toEqual([0, 0]);
    // With what a card of its own brings.
    expect(boosts(withItems('a', 'settler', ['red-flight-helmet'], HERE))).toEqual([2, 0]);
    // A dog and a robot are of the faction of whoever leads them.
    for (const [leader, more] of [
      ['preston-garvey', 2],
      ['paladin', 0],
    ] as const)
      expect(boosts(led('a', leader), unit('d', 'dog', [NEAR]), unit('r', 'mr-handy', [[2000, 2400]]))).toEqual([
        more,
        more / 2,
        more / 2,
        0,
      ]);
  });

  test('WW-BOOST-1 WW-BOOST-2 the boost blocks a point of the first attack, and is gone', () => {
    const t = using(
      {
        ann: [unit('a', 'knight-patrol', [HERE], 'machete')],
        ben: [settler('b', [2000 + BASE, 2000])],
        boosted: true,
        chance: {
          'attack.roll': [[skill(2), effect('black'), effect('green')]],
          'armor.roll': [[armor(4)]],
        },
      },
      'a-1',
    );
    t.seat(0).answer('strike', 'machete', 'b-1');
    expect([model(t, 'b-1').regular, model(t, 'b-1').boosts]).toEqual([0, 0]);
  });

  test('WW-UNIT-5 WW-FACTION-3 two different Sole Survivors in a force, in any order; not three, not twice the same', () => {
    const versions = (...cards: string[]) => whyNot(...cards.map((each, i) => unit(`u${i}`, each, [[i * 500, 500]])));
    expect(versions('sole-survivor', 'sole-survivor-day-one')).toBeUndefined();
    expect(versions('sole-survivor-loner', 'sole-survivor')).toBeUndefined();
    expect(versions('sole-survivor', 'sole-survivor')).toMatch(/Unique/);
    expect(versions('sole-survivor', 'sole-survivor-loner', 'sole-survivor-tech')).toMatch(/Unique/);
    expect(versions('dogmeat', 'dogmeat-scout')).toMatch(/Unique/);
    // Elsewhere one of the two must have a card that says so.
    const paladin = led('p', 'paladin', [5000, 5000]);
    expect(whyNot(paladin, unit('a', 'sole-survivor', [HERE]), unit('c', 'sole-survivor-day-one', [NEAR]))).toMatch(
      /Unique/,
    );
    expect(
      whyNot(paladin, unit('a', 'sole-survivor-tech', [HERE]), unit('c', 'sole-survivor-day-one', [NEAR])),
    ).toBeUndefined();
  });
});

describe('Super Mutants', () => {
  test('WW-FACTION-3 WW-ITEM-6 food counts as cooked to them, wherever they found it', () => {
    const eats = (of: string) => {
      const t = using(
        {
          ...against(unit('a', of, [HERE])),
          state: ({ models }) => {
            models[0]!.items.push('brahmin-meat');
            models[0]!.regular = 3;
          },
        },
        'a-1',
      );
      t.seat(0).answer('item:brahmin-meat');
      return t.seat(0).asked()?.ask;
    };
    expect([eats('skirmisher'), eats('strong'), eats('settler')]).toEqual(['item.food', 'item.food', 'action']);
  });

  test('WW-CC-7 they swing guns with Melee, and wear no Power Armor', () => {
    const ways = (of: string) => {
      const t = scene(against(unit('a', of, [HERE], '10mm-pistol')));
      return grips(t, t.model('a-1')).map(({ id }) => id);
    };
    expect(ways('brute')).toContain('10mm-pistol:melee');
    expect(ways('settler')).not.toContain('10mm-pistol:melee');
  });

  test('radiation does nothing to any of them', () => {
    const mutants = [...content.units.values()].filter(({ faction }) => faction === 'super-mutants');
    expect(mutants.length).toBeGreaterThan(10);
    expect(mutants.filter(({ armor: { radiation } }) => !radiation.immune)).toEqual([]);
  });
});

describe('Brotherhood of Steel', () => {
  const watch = (leader: string) => {
    const t = battle({ ...against(led('lead', leader), unit('x', 'knight-patrol', [NEAR])), advantage: 0 });
    t.seat(0).answer('seat:0', 'lead-1', 'all', 'lead-1');
    return t;
  };

  test('WW-FACTION-3 its Leader puts one friend of the faction inside Presence on watch', () => {
    const t = watch('paladin');
    expect(t.seat(0).asked()).toMatchObject({ ask: 'faction.watch', can: ['lead-1', 'x-1', 'nobody'] });
    t.seat(0).answer('x-1');
    expect(model(t, 'x-1').prepared).toBe(true);
    expect(watch('piper').seat(0).asked()!.ask).toBe('action');
  });

  test('WW-FACTION-3 of Super Mutants its force takes Unique ones alone', () => {
    const paladin = led('lead', 'paladin');
    expect(whyNot(paladin, unit('x', 'brute', [NEAR]))).toMatch(
      /super-mutant units Brotherhood of Steel take Unique ones/,
    );
    expect(whyNot(paladin, unit('x', 'hammer', [NEAR]))).toBeUndefined();
    expect(whyNot(led('lead', 'piper'), unit('x', 'brute', [NEAR]))).toBeUndefined();
  });
});

describe('Raiders', () => {
  test('WW-FACTION-3 the last step of a chem lasts one activation longer', () => {
    const activations = (of: string) => {
      const t = scene(against(unit('a', of, [HERE])));
      lay(tableOf(t), { kind: 'diminishing', on: 'a-1', until: 'counted', from: 'rad-x', left: 3 });
      let used = 0;
      for (; t.state.lasting.some(({ kind }) => kind === 'diminishing'); used += 1)
        playOut(updateItems(tableOf(t), t.model('a-1')));
      return used;
    };
    expect([activations('raider'), activations('settler')]).toEqual([4, 3]);
  });

  test('WW-FACTION-3 WW-CHARGE-5 they charge unseen enemies that another Raider fights', () => {
    const joins = (of: string, friend = 'psycho') => {
      const raid = scene({
        ann: [unit('a', of, [HERE]), unit('c', friend, [[2320, 3000]])],
        ben: [settler('b', [2000, 3000])],
        pieces: [wall('w', [1700, 2400, 600, 100])],
      });
      const checked = checkCharge(raid, raid.model('a-1'), 'black', [
        [1500, 2200],
        [1500, 2700],
        [1700, 2890],
      ]);
      return checked.ok ? 'ok' : checked.reason.rule;
    };
    expect(joins('scavver')).toBe('ok');
    expect([joins('settler'), joins('scavver', 'settler')]).toEqual(['WW-CHARGE-4', 'WW-CHARGE-4']);
  });
});

describe('Institute', () => {
  /** A terminal so far from the rim of the model's base. */
  const terminal = (id: string, gap: number) => ({
    ...marker(id, 'computer', 'blank', HERE[0] + BASE / 2 + gap, HERE[1]),
    up: true,
  });
  const hacks = (of: string, gap: number, more: Partial<BattleSetting> = {}) => {
    /** Each once: a step is played again when its position is reached once more. */
    const used = new Set<string>();
    const t = using(
      {
        ...against(unit('a', of, [HERE]), unit('c', of, [[2000, 2400]])),
        special: {
          *used(_table: unknown, it: { marker: { id: string } }) {
            yield* [];
            used.add(it.marker.id);
          },
        } as never,
        chance: { 'expertise.roll': [[skill('critical')], [skill('critical')]] },
        ...more,
        state: (state) => {
          state.markers.push(terminal('t', gap), { ...terminal('u', gap), y: HERE[1] + 300 });
          more.state?.(state);
        },
      },
      'a-1',
    );
    return { t, used };
  };

  test('WW-FACTION-3 once in a round one of its models uses Computers from within Yellow', () => {
    const { t, used } = hacks('scientist', 900);
    t.seat(0).answer('expertise', 'computers:t');
    expect([...used]).toEqual(['t']);
    // That was the one of this round, for the whole side.
    expect(t.seat(0).refuse('expertise').rule).toBe('WW-EXPERT-3');
    const spent = t.state.lasting.map(({ kind, until }) => [kind, until]);
    expect(spent).toEqual([['spent', 'round']]);
  });

  test('WW-FACTION-3 WW-EXPERT-3 nobody else does, nor from farther away, nor with what is no terminal, nor in a fight', () => {
    const rule = (...setting: Parameters<typeof hacks>) =>
      hacks(...setting)
        .t.seat(0)
        .refuse('expertise').rule;
    expect(rule('settler', 900)).toBe('WW-EXPERT-3');
    expect(rule('scientist', YELLOW + 200)).toBe('WW-EXPERT-3');
    const fighting = { ben: [settler('b', [2000 - BASE, 2000])] };
    expect(rule('scientist', 900, fighting)).toBe('WW-EXPERT-3');
    const box: Partial<BattleSetting> = {
      state: ({ markers }) => {
        for (const each of markers) Object.assign(each, { kind: 'searchable', face: 'computers' });
      },
    };
    expect(rule('scientist', 900, box)).toBe('WW-EXPERT-3');
  });

  test('WW-FACTION-3 in contact it costs nothing of it', () => {
    const { t, used } = hacks('scientist', 0);
    t.seat(0).answer('expertise', 'computers:t');
    expect([[...used], t.state.lasting]).toEqual([['t'], []]);
  });
});

describe('Unit types', () => {
  test('WW-FACTION-5 a synth is never Heroic, has no perks, and eats, drinks and wears nothing', () => {
    expect(whyNot({ ...unit('a', 'trooper', [HERE]), heroic: true })).toMatch(/synth/);
    expect(whyNot({ ...unit('a', 'trooper', [HERE]), perks: ['toughness'] })).toMatch(/synth/);
    expect(whyNot({ ...unit('a', 'courser', [HERE]), heroic: true })).toBeUndefined();
    for (const id of ['stimpak', 'cram', 'beer', 'combat-armor', 'military-fatigues', 't-60-power-armor'])
      expect([id, whyNotFor(card('trooper'), item(id))?.rule]).toEqual([id, 'WW-FACTION-5']);
    // But for what it comes with.
    expect(whyNotFor(card('a-2018'), item('heavy-synth-armor'))).toBeUndefined();
  });

  test('WW-COND-16 WW-FACTION-6 robots and synths are not poisoned, and mended by the same kit', () => {
    const t = scene(against(unit('a', 'trooper', [HERE]), unit('r', 'mr-handy', [NEAR]), settler('s', [2000, 2400])));
    expect(['a-1', 'r-1', 's-1'].map((id) => isImmune(t, t.model(id), 'poisoned'))).toEqual([true, true, false]);
    const kit = item('robot-repair-kit');
    expect([whyUnfit(card('trooper'), kit), whyUnfit(card('mr-handy'), kit)]).toEqual([undefined, undefined]);
    expect(whyUnfit(card('settler'), kit)?.rule).toBe('WW-ITEM-2');
    const machines = [...content.units.values()].filter(({ type }) => type === 'robot' || type === 'synth');
    expect(machines.filter(({ armor: { radiation } }) => !radiation.immune)).toEqual([]);
  });

  test('WW-FACTION-4 dogs and creatures learn neither Lockpick nor Computers, whoever is near', () => {
    const skills = (of: string) => {
      const t = scene(
        against(led('s', 'sturges'), unit('t', 'sole-survivor-tech', [[2000, 2400]]), unit('a', of, [NEAR])),
      );
      return [skillOf(t, t.model('a-1'), 'lockpick'), skillOf(t, t.model('a-1'), 'computers')];
    };
    expect(skills('dog')).toEqual([undefined, undefined]);
    expect(skills('mole-rat')).toEqual([undefined, undefined]);
    // A Settler has INT 4 for Computers, and the 2 of Sturges' aura for locks; an Alien has both on its card.
    expect(skills('settler')).toEqual([2, 4]);
    expect(skills('alien')).toEqual([8 + 2, 8]);
  });

  test('WW-DMG-5 radiation heals a ghoul, and food brings it none', () => {
    for (const of of ['hancock', 'sinjin']) {
      const t = using(
        {
          ...against(withItems('a', of, ['cram'], HERE)),
          state: ({ models }) => {
            models[0]!.regular = 4;
          },
        },
        'a-1',
      );
      t.seat(0).answer('item:cram');
      // Cram removes 3.
      expect([of, model(t, 'a-1').regular, model(t, 'a-1').radiation]).toEqual([of, 1, 0]);
    }
  });
});
