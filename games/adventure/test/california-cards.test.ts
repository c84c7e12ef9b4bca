/** What the survivors and cards of New California do, with the real cards on a real map. */
import { testTable } from '@holotape/kernel/testing';
import { describe, expect, test } from 'vitest';
import { pointsToEnter } from '../queries/moving.ts';
import { inventoryLimit } from '../queries/survivors.ts';
import {
  adventure,
  answer,
  asked,
  can,
  core,
  hold,
  layShop,
  put,
  survivor,
  topEncounter,
} from './helpers/adventure.ts';
import type { State } from './helpers/beginnings.ts';

const { content } = core;

/** The first survivor at Crossroads Camp, plain but for its own card; nobody else is near. */
function playing(character: string, state?: (now: State) => void, chance = {}, seats = 1) {
  const survivors = [character, 'drifter'].slice(0, seats);
  return adventure({
    game: core,
    seats,
    options: { scenario: 'the-quiet-voice', survivors },
    chance,
    state: (now) => {
      const { card, second } = content.survivors.get(character)!;
      for (const { id, kind } of [card, ...(second ? [second] : [])])
        hold(now, 0, `${id}.1`, kind === 'ability' ? 'beside' : undefined, content);
      state?.(now);
    },
  });
}
const CAMP = 'crossroads-camp.d';
const give = (now: State, card: string, where?: 'inventory') => hold(now, 0, card, where, content);
const foe = (t: ReturnType<typeof playing>) => `fight:${t.state.enemies[0]!.id}`;

describe('survivors', () => {
  test('FB-CHAR-4 the Turncoat Officer gains 1 XP more for a kill', () => {
    const t = playing(
      'turncoat-officer',
      (now) => {
        survivor(now).space = CAMP;
        put(now, 'tunnel-rat.1', CAMP);
      },
      { 'fight.roll': [[6, 6, 6]] },
    );
    answer(t, foe(t));
    expect(survivor(t.state).xp).toBe(2);
  });

  test('FB-CHAR-4 HT-RIG-2 the Ranger may start on any faceup tile that is not closed, others may not', () => {
    const spaces = (character: string, scenario = 'the-quiet-voice') => {
      const t = testTable(core, { seats: 1, options: { scenario } });
      answer(t, character);
      return asked(t)!.can;
    };
    expect(spaces('ranger')).toContain('market-hub.f');
    expect(spaces('drifter')).not.toContain('market-hub.f');
    expect(spaces('ranger', 'dry-springs')).toContain('republic-gate.e');
    expect(spaces('ranger', 'dry-springs')).not.toContain('offshore-rig.c'); // HT-RIG-2
  });

  test('FB-CHAR-4 hills are nothing to the Ranger', () => {
    const points = (character: string) => pointsToEnter(playing(character).session.position, 0, 'crossroads-camp.e');
    expect([points('ranger'), points('lone-hand')]).toEqual([1, 2]);
  });

  test('FB-CHAR-4 the Caravaneer starts with 6 Caps', () => {
    const caps = (character: string) =>
      testTable(core, { seats: 1, options: { scenario: 'the-quiet-voice', survivors: [character] } }).state
        .survivors[0]!.caps;
    expect([caps('caravaneer'), caps('ranger')]).toEqual([6, 3]);
  });

  test('FB-CHAR-4 the Caravaneer shops where a place has a name, once until it camps', () => {
    const t = playing('caravaneer', (now) => {
      survivor(now).space = CAMP;
    });
    answer(t, 'use:full-saddlebags.1');
    expect(asked(t)!.ask).toBe('shop');
    answer(t, 'done');
    expect(t.seat(0).refuse('use:full-saddlebags.1').rule).toBe('FB-EXH-2');
    const nowhere = playing('caravaneer', (now) => {
      survivor(now).space = 'crossroads-camp.a';
    });
    expect(can(nowhere)).not.toContain('use:full-saddlebags.1');
  });

  test('FB-CHAR-4 the Caravaneer trades at any distance when it camps', () => {
    const partners = (character: string) => {
      const t = playing(
        character,
        (now) => {
          survivor(now).space = CAMP;
          survivor(now, 1).space = 'market-hub.f';
        },
        {},
        2,
      );
      answer(t, 'camp');
      return can(t).includes('trade:1');
    };
    expect([partners('caravaneer'), partners('ranger')]).toEqual([true, false]);
  });

  test('FB-CHAR-4 the Lone Hand recruits nobody', () => {
    const recruits = (character: string) => {
      const t = playing(character, (now) => {
        survivor(now).space = 'market-hub.f';
        layShop(now, 'old-dog.1');
        topEncounter(now, 'S01', content);
      });
      answer(t, 'encounter', 'option:1');
      return can(t).includes('recruit:old-dog.1');
    };
    expect([recruits('lone-hand'), recruits('ranger')]).toEqual([false, true]);
  });

  test('FB-CHAR-4 the House Robot has two places more, and takes no drugs', () => {
    const t = playing('house-robot', (now) => {
      survivor(now).space = CAMP;
      give(now, 'calm-tabs.1');
    });
    expect(inventoryLimit(t.session.position, 0)).toBe(5);
    expect(t.seat(0).refuse('use:calm-tabs.1').rule).toBe('FB-CHAR-4');
  });

  test.each([
    [1, 14, 0],
    [2, 10, 2],
  ])('FB-CHAR-4 the House Robot makes something of junk, choice %d', (choice, hp, xp) => {
    const t = playing('house-robot', (now) => {
      survivor(now).space = CAMP;
      survivor(now).hp = 10;
      give(now, 'gear-box.1');
    });
    answer(t, 'use:modular-shell.1', `choice:${choice}`);
    expect([survivor(t.state).hp, survivor(t.state).xp, t.state.lootDiscard]).toEqual([hp, xp, ['gear-box.1']]);
  });
});

describe('things', () => {
  test('FB-CORE-2 the Frost Projector lays down whom it does not kill, but no token of a faction', () => {
    const fought = (token: string) => {
      const t = playing(
        'ranger',
        (now) => {
          survivor(now).space = CAMP;
          give(now, 'frost-projector.1');
          put(now, token, CAMP);
        },
        { 'fight.roll': [[1, 1, 1]] },
      );
      answer(t, foe(t));
      while (asked(t)!.ask !== 'turn') answer(t, asked(t)!.can.at(-1) as string);
      return t.state.enemies.map(({ faceup }) => faceup);
    };
    expect([fought('tunnel-rat.1'), fought('shield')]).toEqual([[false], [true]]);
  });

  test('FB-CORE-2 with the Silent Pistol one walks past aggressive enemies', () => {
    const walk = (weapon: string) => {
      const t = playing(
        'ranger',
        (now) => {
          survivor(now).space = 'crossroads-camp.a';
          give(now, weapon);
          put(now, 'stray-pack-hound.1', CAMP);
        },
        { 'fight.roll': [[2, 2, 2]] },
      );
      answer(t, 'move', `to:${CAMP}`);
      return t.session.wholeLog.some(({ say }) => say === 'fight.attack');
    };
    expect([walk('silent-pistol.1'), walk('pocket-pistol.1')]).toEqual([false, true]);
  });

  test('FB-CORE-2 in the Scout Cloak hills cost no more than other ground', () => {
    const points = (card: string) =>
      pointsToEnter(playing('lone-hand', (now) => give(now, card)).session.position, 0, 'crossroads-camp.e');
    expect([points('scout-cloak.1'), points('lab-coat.1')]).toEqual([1, 2]);
  });

  /** Everything that can be used, used once: nothing breaks, and the card is exhausted, discarded or still there. */
  const usable = [...content.items].filter(
    ([, { set, use, deck }]) => set === 'new-california' && deck !== 'character' && use?.when.includes('turn'),
  );
  test.each(usable.map(([id]) => id))('FB-RULING-70 %s can be used in a turn', (id) => {
    const { kind, use } = content.items.get(id)!;
    const t = playing('ranger', (now) => {
      survivor(now).space = use!.requires?.at === undefined ? 'crossroads-camp.a' : 'market-hub.f';
      give(now, id);
      put(now, 'shield', 'crossroads-camp.b');
      if (id === 'pulse-charge.1') put(now, 'protectron.1', 'crossroads-camp.a');
    });
    answer(t, `use:${id}`);
    while (asked(t)!.ask !== 'turn') answer(t, asked(t)!.can[0] as string);
    const held = survivor(t.state).cards.find((card) => card.id === id);
    expect([kind, held?.exhausted]).toEqual([kind, use!.by === 'discard' ? undefined : true]);
  });

  test.each(
    [...content.perks.values()]
      .filter(({ set, use }) => set === 'new-california' && use?.when.includes('turn'))
      .map(({ id }) => id),
  )('FB-PERK-3 the perk %s can be used in a turn', (id) => {
    const t = playing('ranger', (now) => {
      survivor(now).space = 'market-hub.f';
      now.perkDeck.splice(now.perkDeck.indexOf(id), 1);
      survivor(now).perks.push(id);
      if (id === 'peace-offering') put(now, 'tunnel-rat.1', 'market-hub.f');
    });
    answer(t, `perk:${id}`);
    while (asked(t)!.ask !== 'turn') answer(t, asked(t)!.can[0] as string);
    expect([survivor(t.state).perks, t.state.perkDeck.includes(id)]).toEqual([[], true]);
  });
});
