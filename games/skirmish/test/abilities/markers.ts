/** Markers, orders and second chances that cards give others. One proof for every field. */
import type { Choice } from '@holotape/kernel';
import { expect } from 'vitest';
import { abilities } from '../../queries/abilities.ts';
import { cryColor } from '../../queries/battle-cry.ts';
import { alternativesTo } from '../../queries/before-the-roll.ts';
import { modifiersOn } from '../../queries/circumstances.ts';
import { lay } from '../../rules/round/lasting.ts';
import {
  armor,
  BASE,
  battle,
  FAR_AWAY,
  marker,
  model,
  playOut,
  settler,
  tableOf,
  unit,
  using,
  wall,
} from '../helpers/battle.ts';
import { struckBy } from '../helpers/hits.ts';
import type { ProofsOf } from './proofs.ts';
import { alone, at, blow, HERE, led, NEAR, noLuck, shot, swarmRemoved } from './scenes.ts';

export const MARKERS_GIVEN: ProofsOf<
  | 'rouses'
  | 'hands-out'
  | 'emboldened'
  | 'heartens'
  | 'seizes'
  | 'cries'
  | 'slips-away'
  | 'swaps'
  | 'avenged'
  | 'burrows'
  | 'lingers'
  | 'picks'
> = {
  rouses() {
    const t = battle(
      alone(unit('a', 'sinjin', [HERE]), settler('s', NEAR, [2000, 2700]), unit('u', 'cait', [[2700, 2700]])),
    );
    t.seat(0).answer('seat:0', 'a-1', 'all', 'a-1');
    // Not the Unique one.
    expect(t.seat(0).asked()).toMatchObject({ ask: 'use.rouse', can: ['s-1', 's-2', 'nobody'] });
    t.seat(0).answer('s-1');
    expect([model(t, 's-1').readiness, model(t, 's-2').readiness]).toEqual(['ready', 'unready']);
    t.seat(0).answer('end', 's-1', 'move');
    // A Quick Action: one color less than Yellow.
    expect(t.session.question!.detail!.about).toEqual({ model: 's-1', color: 'orange' });
    t.seat(0).answer([[2701, 2000]], 'end');
    expect(t.state.lasting).toEqual([]);
  },
  'hands-out'() {
    const t = battle({
      ...alone(unit('a', 'lancer-captain-kells', [HERE]), settler('s', NEAR, [2000, 2700], [2000, 3400])),
      state: ({ models }) => {
        for (const each of models) if (each.id === 's-1' || each.id === 's-2') each.readiness = 'ready';
      },
    });
    t.seat(0).answer('seat:0', 'a-1', 'all', 'a-1');
    expect(t.seat(0).asked()!.can).toEqual(['s-1:yellow', 's-1:green', 's-2:yellow', 's-2:green', 'nobody']);
    t.seat(0).answer('s-2:green');
    // Whoever has one gets no other.
    expect(t.seat(0).asked()!.can).toEqual(['s-1:yellow', 's-1:green', 'nobody']);
    t.seat(0).answer('nobody');
    expect(t.state.lasting.map(({ kind, on, from }) => [kind, on, from])).toEqual([['bonus-die', 's-2', 'green']]);
  },
  emboldened() {
    const t = at({
      ann: [settler('b', [4000, 2000])],
      ben: [unit('a', 'conrad-kellogg', [HERE], 'kelloggs-pistol')],
      state: noLuck,
    });
    const plain = shot(t, 'kelloggs-pistol').pool.length;
    playOut(struckBy(t, t.model('b-1'), t.model('a-1'), 2), [armor(4)], 'yellow');
    expect(shot(t, 'kelloggs-pistol').pool).toHaveLength(plain + 1);
    // One at most.
    playOut(struckBy(t, t.model('b-1'), t.model('a-1'), 2), [armor(4)]);
    expect(t.state.lasting.map(({ from }) => from)).toEqual(['yellow']);
  },
  heartens() {
    const t = battle({
      ...alone(unit('a', 'hancock', [HERE]), settler('s', NEAR, [2000, 2700])),
      state: ({ models }) => {
        for (const each of models) if (each.unit === 's') each.readiness = 'ready';
      },
    });
    const bonus = (id: string) =>
      modifiersOn({ state: t.state, content: t.game.content }, model(t, id)).map(({ by }) => by);
    t.seat(0).answer('seat:0', 'a-1', 'a-1', 'end', 's-2');
    expect([bonus('s-2'), bonus('s-1')]).toEqual([[2], []]);
    // The first one only.
    t.seat(0).answer('end', 's-1');
    expect(bonus('s-1')).toEqual([]);
  },
  seizes() {
    const asked = (spent: boolean) => {
      const t = battle({
        ann: [settler('s', FAR_AWAY)],
        ben: [led('blitzer')],
        state: ({ lasting }) => {
          if (spent) lasting.push({ id: '1', kind: 'spent', on: 'a-1', until: 'battle', from: 'seizes', left: 0 });
        },
      });
      if (t.session.question!.ask === 'round.seize') t.seat(1).answer('seize');
      return t.state.advantage;
    };
    expect([asked(false), asked(true)]).toEqual([1, 0]);
  },
  cries() {
    const t = at(alone(led('berserker'), settler('s', NEAR)));
    expect(cryColor(t, t.model('s-1'))).toBe('orange');
    Object.assign(t.model('s-1'), { x: 8000 });
    expect(cryColor(t, t.model('s-1'))).toBeUndefined();
  },
  'slips-away'() {
    const left = (spent: boolean) => {
      const t = using(
        {
          ann: [settler('s', [2700, 2000]), led('warden')],
          ben: [settler('b', [2700 + BASE, 2000])],
          state: (state) => {
            noLuck(state);
            if (spent)
              state.lasting.push({ id: '1', kind: 'spent', on: 'a-1', until: 'round', from: 'slips-away', left: 0 });
          },
        },
        's-1',
      );
      t.seat(0).answer('move', [[2600, 2000]]);
      if (t.session.question!.ask === 'withdraw.slip') t.seat(0).answer('slip');
      expect(t.state.lasting.map(({ on, from, until }) => [on, from, until])).toEqual([['a-1', 'slips-away', 'round']]);
      return t.session.question!.ask;
    };
    expect([left(false), left(true)]).toEqual(['action', 'withdraw.attack']);
  },
  swaps() {
    const ways = (t: ReturnType<typeof at>, weapon: string) => alternativesTo(t, blow(t, weapon)).map(({ id }) => id);
    const t = at({
      ann: [unit('o', 'overlord', [[2000, 2700]]), unit('a', 'brute', [HERE], 'example-ram')],
      ben: [settler('b', [2000 + 360, 2000])],
    });
    expect(ways(t, 'example-ram')).toEqual(['blue>black']);
    // Once per activation.
    lay(tableOf(t), { kind: 'spent', on: 'o-1', until: 'activation', from: 'swaps' });
    expect(ways(t, 'example-ram')).toEqual([]);
    // The die for the outnumbered may be yellow.
    const crowd = at({
      ann: [unit('s', 'strong', [[2000 + 360, 2000 + 360]]), unit('a', 'brute', [HERE], 'machete')],
      ben: [settler('b', [2000 + 360, 2000])],
    });
    expect(ways(crowd, 'machete')).toContain('green>yellow');
    Object.assign(crowd.model('s-1'), { y: 2900 });
    expect(ways(crowd, 'machete')).toEqual([]);
    // Lent by two, it is one choice.
    const lenders = at({
      ann: [unit('s', 'strong', [[2000 + 360, 2000 + 360]]), unit('a', 'brute', [HERE], 'machete')],
      ben: [settler('b', [2000 + 360, 2000])],
      state: ({ units }) => Object.assign(units.find(({ id }) => id === 'a')!, { leader: 'wrestler' }),
    });
    expect(ways(lenders, 'machete').filter((id) => id === 'green>yellow')).toHaveLength(1);
  },
  avenged() {
    const t = at({
      ann: [settler('b', [4000, 2000])],
      ben: [led('beloved'), settler('s', NEAR, [2000, 2700]), settler('f', FAR_AWAY)],
      state: noLuck,
    });
    Object.assign(t.model('a-1'), { regular: 20, readiness: 'used' });
    const rule = struckBy(t, t.model('b-1'), t.model('a-1'), 5);
    rule.next(null as never);
    const asked = rule.next([armor(4)] as never).value as Choice;
    expect([asked.ask, asked.options().map(({ id }) => id)]).toEqual(['last.avenge', ['s-1', 's-2', 'nobody']]);
  },
  burrows() {
    const t = using(
      {
        ann: [unit('a', 'mole-rat', [HERE])],
        ben: [settler('b', [3000, 2000]), settler('c', [2000, 2900])],
        pieces: [wall('w', [2400, 1000, 50, 2000])],
        state: ({ models }) => {
          for (const each of models) if (each.unit !== 'a') each.prepared = true;
        },
      },
      'a-1',
    );
    // Up behind its back, through the wall, and nobody reacts.
    t.seat(0).answer('charge', [[3000 + BASE, 2000]], 'black');
    expect([model(t, 'a-1').x, t.session.question!.ask]).toEqual([3000 + BASE, 'action']);
    t.seat(0).answer('end');
  },
  lingers() {
    const ended = (x: number) => {
      const t = using(
        {
          ann: [settler('a', [x, 2000])],
          ben: [unit('g', 'glowing-radroach-swarm', [[2600, 2000]]), settler('b', FAR_AWAY)],
          state: swarmRemoved,
        },
        'a-1',
      );
      t.seat(0).answer('end');
      return model(t, 'a-1').radiation;
    };
    expect([ended(2000), ended(1500)]).toEqual([1, 0]);
    const t = at({
      ann: [settler('a', [4000, 2000])],
      ben: [unit('g', 'glowing-radroach-swarm', [HERE])],
      state: noLuck,
    });
    t.model('g-1').readiness = 'used';
    playOut(struckBy(t, t.model('a-1'), t.model('g-1'), 20), [armor(4)]);
    expect(t.state.lasting.map(({ kind, until }) => [kind, until])).toEqual([['lingering', 'round']]);
  },
  picks() {
    const t = using(
      {
        ...alone(led('wasteland-searcher')),
        state: (state) => {
          state.markers.push(marker('m', 'searchable', 'item', 2160, 2000));
          state.decks.items = ['stimpak', 'rad-x'];
        },
      },
      'a-1',
    );
    t.seat(0).answer('look:m', 'interact');
    expect(t.seat(0).asked()).toMatchObject({ ask: 'search.pick', can: ['rad-x', 'stimpak'] });
    t.seat(0).answer('stimpak', 'keep');
    expect([model(t, 'a-1').items, t.state.discards.items]).toEqual([['stimpak'], ['rad-x']]);
  },
};

/** What counts only in its moment. */
export function provesMoments(): void {
  const turn = at(alone(led('stalker'), settler('s', NEAR)));
  const longer = () => abilities(turn, turn.model('s-1'), 'longer').length;
  lay(tableOf(turn), { kind: 'used', on: 'a-1', until: 'turn', from: 'turn' });
  expect(longer()).toBe(0);
  lay(tableOf(turn), { kind: 'unseen', on: 's-1', until: 'activation', from: 'turn' });
  expect(longer()).toBe(1);
  const heavy = at(
    alone(unit('a', 'ack-ack', [HERE]), unit('r', 'raider', [NEAR]), unit('u', 'sinjin', [[2700, 2600]])),
  );
  const skills = (id: string) => abilities(heavy, heavy.model(id), 'skills').length;
  expect([skills('r-1'), skills('u-1')]).toEqual([0, 0]);
  lay(tableOf(heavy), { kind: 'fired-heavy', on: 'a-1', until: 'turn', from: 'minigun' });
  expect([skills('r-1'), skills('u-1')]).toEqual([1, 0]);
}
