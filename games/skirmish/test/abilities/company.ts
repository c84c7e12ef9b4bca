/** Friends, Actions, items and what is found. One proof for every field. */
import type { Choice } from '@holotape/kernel';
import { expect } from 'vitest';
import { resistance } from '../../queries/battle-cry.ts';
import { whyNotUse } from '../../queries/expertise.ts';
import { whyNotLook } from '../../queries/investigation.ts';
import { sharers } from '../../queries/limited-use.ts';
import { hasLuck } from '../../queries/luck.ts';
import { skillOf } from '../../queries/skills.ts';
import { takeHit } from '../../rules/harm/damage.ts';
import { updateItems } from '../../rules/items/using-items.ts';
import { lay } from '../../rules/round/lasting.ts';
import type { Force } from '../../state.ts';
import {
  armor,
  BASE,
  battle,
  content,
  effect,
  FAR_AWAY,
  marker,
  model,
  playOut,
  settler,
  tableOf,
  unit,
  using,
} from '../helpers/battle.ts';
import type { ProofsOf } from './proofs.ts';
import { type At, alone, at, carrying, HERE, hit, led, NEAR, perked } from './scenes.ts';

export const COMPANY: ProofsOf<
  | 'lends'
  | 'shares'
  | 'readies'
  | 'readies-kin'
  | 'joins'
  | 'radiates'
  | 'points'
  | 'vats'
  | 'food'
  | 'lasts-longer'
  | 'never-locked'
  | 'charge-bonus'
  | 'sharing'
  | 'last-action'
  | 'improves'
  | 'uncounted'
  | 'looks'
> = {
  lends() {
    const t = at(alone(led('gatherer'), unit('m', 'knight-patrol', [NEAR])));
    const own = skillOf(at(alone(unit('m', 'knight-patrol', [NEAR]))), t.model('m-1'), 'search');
    expect(own).not.toBe(5);
    // Another faction gets nothing of it; a Survivor does.
    expect(skillOf(t, t.model('m-1'), 'search')).toBe(own);
    const friends = at(alone(led('tech-chief', 'scavenger'), unit('p', 'minuteman', [NEAR])));
    expect(skillOf(friends, friends.model('p-1'), 'computers')).toBe(2);
    Object.assign(friends.model('b-1'), { x: 2700 + BASE, y: 2000 });
    expect(skillOf(friends, friends.model('p-1'), 'computers')).toBeUndefined();
  },
  shares() {
    const t = at(alone(unit('a', 'preston-garvey', [HERE]), settler('s', NEAR)));
    expect(resistance(t, t.model('s-1'))).toBe(7);
    const lucky = at(alone(unit('a', 'nick-valentine', [HERE]), settler('s', NEAR)));
    expect(hasLuck(lucky, lucky.model('s-1'))).toBe(true);
    Object.assign(lucky.model('s-1'), { x: 8000 });
    expect(hasLuck(lucky, lucky.model('s-1'))).toBe(false);
  },
  readies() {
    const t = battle(
      alone(
        unit('a', 'paladin-danse', [HERE]),
        unit('k', 'knight', [
          [2700, 2000],
          [8000, 2000],
        ]),
      ),
    );
    t.seat(0).answer('seat:0', 'a-1', 'all', 'a-1');
    expect(t.seat(0).asked()).toMatchObject({ ask: 'use.ready', can: ['k-1', 'nobody'] });
    t.seat(0).answer('k-1');
    expect([model(t, 'k-1').readiness, model(t, 'k-2').readiness]).toEqual(['ready', 'unready']);
  },
  'readies-kin'() {
    const t = battle(
      alone(
        unit('m', 'minuteman', [
          [2000, 2000],
          [2500, 2000],
          [2000, 2500],
          [8000, 2000],
        ]),
      ),
    );
    t.seat(0).answer('seat:0', 'm-1');
    expect(t.seat(0).asked()).toMatchObject({ ask: 'turn.ready-too', can: ['m-2', 'm-3', 'nobody'] });
    t.seat(0).answer('m-3');
    // One of its kind, and no more.
    expect(t.seat(0).asked()!.ask).toBe('turn.use');
    expect(['m-1', 'm-2', 'm-3'].map((id) => model(t, id).readiness)).toEqual(['ready', 'unready', 'ready']);
  },
  joins() {
    const asked = (card: string, where: At, first: string) => {
      const t = battle(alone(unit('n', card, [where]), settler('s', HERE, [8000, 7000])));
      t.seat(0).answer('seat:0', first);
      return t.seat(0).asked()!.ask === 'turn.ready-too';
    };
    expect([asked('nuka-girl', NEAR, 's-1'), asked('nuka-girl', NEAR, 's-2')]).toEqual([true, false]);
    expect([asked('assaultron', NEAR, 's-2'), asked('mr-handy', NEAR, 's-1')]).toEqual([true, false]);
  },
  radiates() {
    const glowing = (shows: 'bottle' | 'star') => {
      const t = using(
        {
          ann: [unit('a', 'bloated-glowing-one', [HERE])],
          ben: [settler('b', [2500, 2000]), settler('c', [4500, 2000])],
          chance: { 'radiate.roll': [[effect('blue', shows)]] },
        },
        'a-1',
        0,
        0,
      );
      if (t.state.activation !== null) t.seat(0).answer('end');
      return ['b-1', 'c-1', 'a-1'].map((id) => model(t, id).regular * 10 + model(t, id).radiation);
    };
    expect([glowing('bottle'), glowing('star')]).toEqual([
      [1, 0, 0],
      [0, 0, 0],
    ]);
  },
  points() {
    const suit = {
      ...unit('a', 'sole-survivor', [HERE]),
      powerArmor: 't-60-power-armor',
      mods: [{ on: 't-60-power-armor', mod: 'emergency-protocols' }],
    };
    const used = (regular: number) => {
      const t = battle({ ...alone(suit), state: ({ models }) => Object.assign(models[0]!, { regular }) });
      t.seat(0).answer('seat:0', 'a-1', 'a-1');
      return t.state.activation!.points;
    };
    expect([used(0), used(5)]).toEqual([0, 1]);
  },
  vats() {
    const used = (items: string[]) => {
      const t = battle({
        ann: [{ ...carrying('brute', items), heroic: true }],
        ben: [settler('b', FAR_AWAY)],
        chance: { 'vats.roll': [[effect('blue', 'blast')]] },
      });
      t.seat(0).answer('seat:0', 'a-1', 'a-1');
      return t.state.activation!.points;
    };
    expect([used([]), used(['leg-guards'])]).toEqual([0, 1]);
  },
  food() {
    const eaten = (it: Force[number]) => {
      const t = using(
        { ...alone(it), state: ({ models }) => Object.assign(models[0]!, { regular: 3, items: ['iguana-bits'] }) },
        'a-1',
      );
      t.seat(0).answer('item:iguana-bits');
      if (t.seat(0).asked()?.ask === 'item.food') t.seat(0).answer('cooked');
      return [model(t, 'a-1').regular, model(t, 'a-1').radiation];
    };
    expect(eaten(settler('a', HERE))).toEqual([0, 1]);
    expect(eaten(perked('lead-belly'))).toEqual([1, 0]);
    expect(eaten(unit('a', 'veteran-raider', [HERE]))).toEqual([0, 0]);
  },
  'lasts-longer'() {
    const rounds = (it: Force[number]) => {
      const t = at(alone(it));
      const table = tableOf(t);
      lay(table, { kind: 'diminishing', on: 'a-1', until: 'counted', from: 'rad-x', left: 3 });
      let used = 0;
      while (t.state.lasting.some(({ kind }) => kind === 'diminishing')) {
        playOut(updateItems(table, t.model('a-1')));
        used += 1;
      }
      expect(t.state.lasting).toEqual([]);
      return used;
    };
    expect([rounds(settler('a', HERE)), rounds(perked('chemist'))]).toEqual([3, 4]);
  },
  'never-locked'() {
    const lit = marker('box', 'computer', 'blank', 2160, 2000);
    const tried = (card: string) => {
      const t = at({
        ...alone(unit('a', card, [HERE])),
        state: (state) => void state.markers.push({ ...lit, up: true }),
      });
      lay(tableOf(t), { kind: 'locked', on: 'box', until: 'turn', from: 'computers' });
      return whyNotUse(t, t.model('a-1'), 'computers', t.state.markers[0]!)?.rule;
    };
    expect([tried('settler'), tried('enslaved-tech')]).toEqual(['WW-EXPERT-6', undefined]);
  },
  'charge-bonus'() {
    const charge = (card: string) => {
      const t = using({ ann: [unit('a', card, [HERE])], ben: [settler('b', [2700, 2000])] }, 'a-1');
      const r = content.units.get(card)!.base * 5;
      t.seat(0).answer('charge', [[2700 - 160 - r, 2000]]);
      return t.seat(0).asked()!.can.includes('yellow');
    };
    expect([charge('brute'), charge('hammer')]).toEqual([false, true]);
  },
  sharing() {
    const near = (it: Force[number]) => {
      const t = at(alone(it, settler('s', [2000 + BASE + 1300, 2000])));
      return sharers(t, t.model('s-1')).map(({ id }) => id);
    };
    expect([near(unit('a', 'sole-survivor', [HERE])), near(led('procurer'))]).toEqual([[], ['a-1']]);
  },
  'last-action'() {
    const t = at({
      ann: [{ ...unit('a', 'sole-survivor', [HERE]), leader: 'bruiser' }, settler('s', NEAR)],
      ben: [settler('b', [3400, 2000])],
    });
    const rule = takeHit(tableOf(t), t.model('s-1'), hit({ physical: 9 }));
    rule.next();
    const asked = rule.next([armor(4)] as never).value as Choice;
    expect(asked.ask).toBe('last.action');
    expect(asked.options().flatMap(({ id, blocked }) => (blocked === undefined ? [id] : []))).toEqual([
      'shoot',
      'none',
    ]);
  },
  improves() {
    const healed = (it: Force[number]) => {
      const t = using(
        { ...alone({ ...it, items: ['stimpak'] }), state: ({ models }) => Object.assign(models[0]!, { regular: 6 }) },
        'a-1',
      );
      t.seat(0).answer('item:stimpak');
      return model(t, 'a-1').regular;
    };
    expect([healed(unit('a', 'sole-survivor', [HERE])), healed(perked('medic'))]).toEqual([2, 1]);
  },
  uncounted() {
    const t = battle({
      ann: [unit('a', 'ronnie-shaw', [HERE]), settler('s', NEAR)],
      ben: [settler('b', FAR_AWAY, [8000, 7000])],
      advantage: null,
    });
    expect(t.state.advantage).toBe(0);
  },
  looks() {
    const seen = (items: string[]) => {
      const t = at({
        ...alone(carrying('settler', items)),
        state: (state) => void state.markers.push(marker('m', 'investigation', 'blank', 2000 + 160 + 2032 + 900, 2000)),
      });
      return whyNotLook(t, 0, t.state.markers[0]!)?.rule;
    };
    expect([seen([]), seen(['binoculars'])]).toEqual(['WW-INVEST-2', undefined]);
  },
};
