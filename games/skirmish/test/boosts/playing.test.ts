/** Boosts: in hand, secret, one for each Action, and in a force. */
import { randomFrom, startSession } from '@holotape/kernel';
import { describe, expect, test } from 'vitest';
import { readSkirmishContent } from '../../index.ts';
import { boostsFor } from '../../queries/boosts.ts';
import { forceCode, forceFrom } from '../../queries/force-lists/codes.ts';
import { flawsOf } from '../../queries/force-lists/flaws.ts';
import { forceCaps } from '../../queries/force-lists/prices.ts';
import { fileOf, forceIn } from '../../queries/force-lists/reading.ts';
import { repairsFor } from '../../queries/force-lists/repairs.ts';
import { takeDamage } from '../../rules/harm/damage.ts';
import type { SkirmishOptions } from '../../state.ts';
import { resample, view } from '../../view.ts';
import { BOOST_TYPES } from '../../words.ts';
import {
  armor,
  builtInFiles,
  content,
  effect,
  game,
  heroic,
  model,
  playOut,
  scene,
  settler,
  skill,
  tableOf,
  unit,
  using,
} from '../helpers/battle.ts';
import { against, forceOf, leading, listed, words } from '../helpers/forces.ts';
import { foughtOn } from '../helpers/random-battles.ts';
import { acting, holding, offered, shot } from './hands.ts';

const packed = (text: string) =>
  readSkirmishContent([
    builtInFiles,
    [
      { path: 'pack.yaml', text: 'id: mine\nname: Mine\ngame: skirmish' },
      { path: 'boosts.yaml', text },
    ],
  ]);
const card = (more: string) => `- { id: mine, name: Mine, ${more}, effect: { does: luck }, text: "" }`;

describe('Boosts', () => {
  test('CH-BOOST-1 each card is of one of four types, and no other is read', () => {
    const types = [...content.boosts.values()].map(({ type }) => type);
    expect(new Set(types)).toEqual(new Set(BOOST_TYPES));
    expect(() => packed(card('type: lucky'))).toThrow(/boosts.yaml:1/);
    expect(packed(card('type: cunning')).boosts.get('mine')!.type).toBe('cunning');
  });

  test('CH-BOOST-2 they are in hand, and no unit can have one', () => {
    const start = startSession(game, {
      seats: 2,
      seed: 'hands',
      options: {
        scenario: 'noon',
        placing: 'auto',
        boosts: true,
        own: [forceOf([leading()], { boosts: ['sprint', 'get-ready'], limit: 750 }), null],
      } as never,
    });
    expect(start.position.state.hands[0]).toEqual(['sprint', 'get-ready']);
    expect(against(forceOf([leading({ items: ['sprint'] })]))).toEqual(['CH-FORCE-1 sprint']);
  });

  test('CH-BOOST-3 the opponent sees how many there are, and no names', () => {
    const t = scene({
      ann: [settler('a', [2000, 2000])],
      ben: [settler('b', [8000, 8000])],
      state: holding(['sprint', 'courage'], ['reserve']),
    });
    expect(view(t, 0).hands).toEqual([
      { count: 2, cards: ['sprint', 'courage'] },
      { count: 1, cards: null },
    ]);
    expect(JSON.stringify(view(t, 0))).not.toContain('reserve');
    expect(JSON.stringify(view(t, 'public'))).not.toMatch(/sprint|courage|reserve/);
  });

  test('CH-BOOST-3 what the opponent holds is imagined from what nobody else holds', () => {
    const t = scene({
      ann: [settler('a', [2000, 2000])],
      ben: [settler('b', [8000, 8000])],
      state: holding(['sprint'], ['reserve', 'courage'], ({ decks }) => {
        decks.boosts = ['take-two', 'covered', 'with-me', 'extinguish'];
      }),
    });
    const seen = new Set<string>();
    for (let i = 0; i < 20; i += 1) {
      resample(t, 0, randomFrom(`boosts ${i}`));
      expect([t.state.hands[0], t.state.hands[1]!.length, t.state.decks.boosts.length]).toEqual([['sprint'], 2, 4]);
      for (const each of t.state.hands[1]!) seen.add(each);
    }
    expect(seen.size).toBe(6);
  });

  test('CH-BOOST-4 two of a kind are one choice, and one of them is played', () => {
    const t = scene({
      ann: [settler('a', [2000, 2000])],
      ben: [settler('b', [8000, 8000])],
      state: holding(['walk-it-off', 'walk-it-off']),
    });
    expect(boostsFor(t, 0, ['walk-off']).map(({ id }) => id)).toEqual(['walk-it-off']);
    playOut(takeDamage(tableOf(t), t.model('a-1'), 3, 'WW-COND-11'), 'boost:walk-it-off');
    expect(t.state.hands[0]).toEqual(['walk-it-off']);
  });

  test('CH-BOOST-4 it is shown, does its work once and is gone; at another moment it cannot be played', () => {
    const t = acting(['spurred-into-action', 'dig-deep']);
    expect(offered(t).boosts).toEqual(['spurred-into-action']);
    expect(t.seat(0).refuse('boost:dig-deep').sentence).toMatch(/is not one of the choices here/);
    t.seat(0).answer('boost:spurred-into-action');
    expect([t.state.hands[0], t.state.discards.boosts, t.state.activation!.points]).toEqual([
      ['dig-deep'],
      ['spurred-into-action'],
      1,
    ]);
    expect(t.logged('CH-BOOST-4')[0]).toBe('Ann plays a Boost: Spurred into Action. In an activation: 1 Action Point.');
  });

  test('CH-BOOST-5 one in an Action, and one more in the next', () => {
    const rolls = [
      [skill(8), effect('black')],
      [skill(8), effect('black')],
    ];
    const t = shot(
      8,
      { ann: ['accurate-attack', 'powerful-attack', 'indomitable'] },
      { chance: { 'attack.roll': rolls, 'armor.roll': [[armor(4)], [armor(4)]] } },
    );
    t.seat(0).answer('boost:accurate-attack');
    // It has hit, and the second one would be of use: not in this Action.
    expect([model(t, 'b-1').regular, t.seat(0).asked()!.ask]).toEqual([2, 'action']);
    t.seat(0).answer('shoot', 'assault-rifle', 'b-1');
    expect(offered(t)).toEqual({ ask: 'boost.rolled', boosts: ['indomitable'] });
  });

  test('CH-BOOST-5 what is played before an Action is the one of that Action', () => {
    const t = using(
      {
        ann: [settler('a', [1000, 2000])],
        ben: [settler('b', [3320, 2000])],
        state: holding(['spurred-into-action', 'sprint', 'indomitable']),
        chance: { 'attack.roll': [[skill('X'), effect('black')]] },
      },
      'a-1',
    );
    t.seat(0).answer('boost:spurred-into-action');
    expect(t.seat(0).refuse('boost:sprint')).toMatchObject({
      rule: 'CH-BOOST-5',
      sentence: 'One Boost for each Action.',
    });
    t.seat(0).answer('shoot', 'assault-rifle', 'b-1');
    expect([t.seat(0).asked()!.ask, t.state.hands[0]]).toEqual(['action', ['sprint', 'indomitable']]);
    expect(offered(t).boosts).toEqual(['sprint']);
  });

  test('CH-BOOST-5 the other player has one of their own in the same Action', () => {
    const t = shot(8, { ann: ['accurate-attack'], ben: ['defensive-positioning', 'sunlight-in-eyes'] });
    t.seat(1).answer('none');
    t.seat(0).answer('boost:accurate-attack');
    expect(offered(t, 1)).toEqual({ ask: 'boost.hit', boosts: ['defensive-positioning'] });
  });

  test('CH-BOOST-6 as many as half of the highest attribute of the Leader, rounded up', () => {
    const ids = [...content.boosts.keys()];
    const most = (card: string) => {
      const leader = listed(card, { leader: 'hunter' });
      const highest = Math.max(...Object.values(content.units.get(card)!.special));
      const enough = Math.ceil(highest / 2);
      const flaws = (count: number) =>
        against(forceOf([leader], { boosts: ids.slice(0, count) })).filter((each) => each.startsWith('CH-BOOST-6'));
      return [highest, flaws(enough), flaws(enough + 1)];
    };
    const seven = [...content.units.values()].find(({ special }) => Math.max(...Object.values(special)) === 7)!;
    expect(most(seven.id)).toEqual([7, [], [`CH-BOOST-6 ${ids[4]}`]]);
    const eight = [...content.units.values()].find(({ special }) => Math.max(...Object.values(special)) === 8)!;
    expect(most(eight.id)).toEqual([8, [], [`CH-BOOST-6 ${ids[4]}`]]);
    const list = forceOf([leading()], { boosts: ids.slice(0, 9) });
    const [flaw] = flawsOf(content, list);
    const [repair] = repairsFor(content, list, flaw!);
    expect(words(flaw!)).toMatch(/^9 Boosts are too many/);
    expect(flawsOf(content, repair!.list)).toEqual([]);
  });

  test('CH-RULING-7 they are chosen freely, each once: there is one copy of a card', () => {
    const list = forceOf([leading()], { boosts: ['sprint', 'sprint'] });
    expect(against(list)).toEqual(['CH-RULING-7 sprint']);
    expect(repairsFor(content, list, flawsOf(content, list)[0]!)[0]!.list.boosts).toEqual(['sprint']);
    expect(against(forceOf([leading()], { boosts: ['sprint', 'courage'] }))).toEqual([]);
  });

  test('CH-BOOST-7 Use Your Body: a black die for a yellow, green or blue one, before the roll', () => {
    const blow = (green: boolean) => {
      const t = using(
        {
          ann: [unit('a', 'settler', [[2000, 2000]], 'assault-rifle')],
          ben: [settler('b', [2320, 2000])],
          state: holding(['use-your-body']),
          chance: { 'attack.roll': [[skill(2), effect(green ? 'black' : 'green')]] },
        },
        'a-1',
      );
      t.seat(0).answer('strike', 'improvised-weapon', 'b-1');
      return t;
    };
    const t = blow(true);
    expect(offered(t)).toEqual({ ask: 'boost.before', boosts: ['use-your-body'] });
    t.seat(0).answer('boost:use-your-body');
    expect(t.logged('CH-BOOST-7')).toEqual(['A 1 changes its dice: black.']);
    const after = blow(false);
    after.seat(0).answer('none');
    // After the roll it is too late; and a rifle shot with one black die has nothing to give.
    expect([after.seat(0).asked()!.ask, after.state.hands[0]]).toEqual(['slide.to', ['use-your-body']]);
    expect(offered(shot(3, { ann: ['use-your-body'] })).ask).toBe('action');
  });

  test('CH-FORCE-11 what a Boost costs is part of what the force costs', () => {
    const dear = packed(
      [5, 10]
        .map((caps) => `- { id: b${caps}, name: B, type: cunning, caps: ${caps}, effect: { does: luck }, text: "" }`)
        .join('\n'),
    );
    const plain = forceOf([leading()]);
    const cost = forceCaps(dear, plain);
    const flaws = (boost: string) =>
      flawsOf(dear, forceOf([leading()], { boosts: [boost], limit: cost + 5 })).map(({ rule }) => rule);
    expect([flaws('b5'), flaws('b10')]).toEqual([[], ['CH-FORCE-4']]);
  });

  test('a code and a file keep them, and a code without any is as it was', () => {
    const list = forceOf([leading()], { boosts: ['sprint', 'i-dont-think-so'] });
    expect(forceFrom(content, forceCode(list), list.name)).toEqual({ list, lost: [] });
    expect(forceIn(content, fileOf(list))).toEqual({ list, lost: [] });
    expect(forceCode(forceOf([leading()]))).toMatch(/^F1\.2020\.rs\.0\./);
  });

  test('CH-RULING-36 a side that the handbook plays has none', () => {
    const start = startSession(game, {
      seats: 2,
      seed: 'book',
      options: { scenario: 'noon', placing: 'auto', boosts: true, book: { sides: [1] } } as never,
    });
    const { hands } = start.position.state;
    expect([hands[0]!.length > 0, hands[1]]).toEqual([true, []]);
  });
});

/** A small battle in which everybody holds much. */
const options = {
  width: 5000,
  height: 4000,
  events: true,
  boosts: true,
  forces: [
    [
      heroic(unit('nora', 'sole-survivor', [[400, 1000]], 'laser-rifle', 'fragmentation-grenade')),
      settler('settlers', [400, 2000], [700, 2600]),
    ],
    [
      heroic(unit('hammer', 'hammer', [[3500, 1000]], 'missile-launcher', 'super-sledge')),
      unit('mutants', 'skirmisher', [[3300, 2000]], '10mm-pistol', 'fragmentation-mine'),
    ],
  ],
} as never as SkirmishOptions;

describe('random battles full of Boosts', () => {
  const ids = [...content.boosts.keys()];
  test.each([1, 2, 3, 4, 5, 6])('battle %d: nothing leaks, breaks or never ends', (number) => {
    const random = randomFrom(`boosts ${number}`);
    const half = ids.filter((_, i) => i % 2 === number % 2);
    const hands = [half, ids.filter((id) => !half.includes(id))];
    const before = startSession(game, { seats: 2, seed: `boosts ${number}`, options: { ...options, hands } as never });
    const { end } = foughtOn(before, random, 220, 13);
    expect(end.state.discards.boosts.length).toBeGreaterThan(2);
  });
});
