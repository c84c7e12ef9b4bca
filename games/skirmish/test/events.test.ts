/** Events, where the players have agreed on them. */
import { describe, expect, test } from 'vitest';
import { awarenessOf } from '../queries/card-colors.ts';
import { suggestCharges, whyNoCharge } from '../queries/charging.ts';
import { rangesTo } from '../queries/shooting.ts';
import { shotAt } from '../queries/shots.ts';
import { inHand } from '../queries/throwing.ts';
import { inflict } from '../rules/harm/conditions.ts';
import type { SkirmishState } from '../state.ts';
import {
  type BattleSetting,
  battle,
  FAR_AWAY,
  model,
  scene,
  settler,
  tableOf,
  unit,
  weapon,
} from './helpers/battle.ts';
import { at } from './helpers/finding.ts';

const inEvent = (event: string, more: Partial<BattleSetting> = {}) =>
  scene({
    ann: [settler('a', [2000, 2000])],
    ben: [settler('b', [4900, 2000])],
    ...more,
    state: (state) => {
      state.event = event;
      more.state?.(state);
    },
  });

/** Nobody does anything until the next round begins. */
function nextRound(more: Partial<BattleSetting>) {
  const t = battle({
    ann: [settler('a', [2000, 2000])],
    ben: [settler('b', FAR_AWAY)],
    ...more,
    state: (state) => {
      state.decks.dangers = ['jaw-trap'];
      more.state?.(state);
    },
  });
  t.seat(0).answer('seat:0', 'a-1', 'a-1', 'end');
  expect([t.state.round, t.state.event]).toEqual([1, null]);
  t.seat(1).answer('b-1', 'b-1', 'end');
  return t;
}
const withDeck =
  (...events: string[]) =>
  ({ decks }: SkirmishState) => {
    decks.events = events;
  };

describe('Events', () => {
  test('from the second round on the top card is drawn, and goes when the round ends', () => {
    const t = nextRound({ state: withDeck('old-song-on-the-air', 'nothing-stirs') });
    expect([t.state.round, t.state.event, t.state.decks.events]).toEqual([2, 'nothing-stirs', ['old-song-on-the-air']]);
    expect(t.logged('CH-EVENT-5')).toEqual(['Event: Nothing Stirs. Nothing happens.']);
    t.seat(t.state.advantage!).answer('seat:0');
    t.seat(0).answer('a-1', 'a-1', 'end');
    t.seat(1).answer('b-1', 'b-1', 'end');
    expect([t.state.event, t.state.discards.events]).toEqual(['old-song-on-the-air', ['nothing-stirs']]);
  });

  test('in a Dust Cloud nobody attacks at long range', () => {
    const clear = inEvent('nothing-stirs');
    expect(rangesTo(clear, clear.model('a-1'), weapon('assault-rifle'), clear.model('b-1'))).toEqual(['long']);
    const dust = inEvent('dust-cloud');
    expect(rangesTo(dust, dust.model('a-1'), weapon('assault-rifle'), dust.model('b-1'))).toEqual([]);
  });

  test('Sheet Rain makes long shots worse, and nothing burns', () => {
    const t = inEvent('sheet-rain');
    const shot = (range: 'short' | 'long') =>
      shotAt(t, t.model('a-1'), weapon('assault-rifle'), t.model('b-1'), range).modifiers;
    expect([shot('short'), shot('long')]).toEqual([[], [{ rule: 'CH-EVENT-5', by: -2 }]]);
    inflict(tableOf(t), t.model('a-1'), 'on-fire');
    expect(t.model('a-1').conditions).toEqual([]);
    const drawn = nextRound({
      state: (state) => {
        withDeck('sheet-rain')(state);
        state.models[0]!.conditions = ['on-fire'];
      },
      chance: { 'douse.roll': [] },
    });
    expect(model(drawn, 'a-1').conditions).toEqual([]);
  });

  test('Awareness, Charges and Throws are one color shorter', () => {
    const awareness = (event: string) => {
      const t = inEvent(event);
      return awarenessOf(t, t.model('a-1'));
    };
    expect([awareness('nothing-stirs'), awareness('grit-squall')]).toEqual(['green', 'red']);
    const grenade = (event: string) => {
      const t = inEvent(event, { ann: [unit('a', 'scavenger', [[2000, 2000]], 'fragmentation-grenade')] });
      return inHand(t, t.model('a-1'), weapon('fragmentation-grenade')).short.range;
    };
    expect([grenade('nothing-stirs'), grenade('whipping-gale')]).toEqual(['blue', 'green']);
    const hound = (event: string) => {
      // Blue from each other, rim to rim and one base more.
      const t = inEvent(event, {
        ann: [unit('a', 'mutant-hound', [[2000, 2000]])],
        ben: [settler('b', [2000 + 2540 + 400, 2000])],
      });
      expect(suggestCharges(t, t.model('a-1'), 'blue')).not.toEqual([]);
      return whyNoCharge(t, t.model('a-1'))?.rule;
    };
    expect([hound('nothing-stirs'), hound('oven-air')]).toEqual([undefined, 'WW-CHARGE-2']);
  });

  test('a Klaxon takes all Reaction Markers', () => {
    const t = nextRound({
      state: (state) => {
        withDeck('wailing-klaxon')(state);
        state.models[1]!.prepared = true;
      },
    });
    expect(t.state.models.map(({ prepared }) => prepared)).toEqual([false, false]);
    expect(t.state.event).toBe('wailing-klaxon');
  });

  test('WW-WASTE-3 a Lone Traveller is a Stranger in the middle of the table, or as near as there is room', () => {
    const free = nextRound({ state: withDeck('lone-traveller') });
    expect(at(free, 'stranger-1')).toMatchObject({ x: 4572, y: 4572, up: false, face: 'blank' });
    expect(free.state.strangers).toEqual([{ marker: 'stranger-1', card: null, tried: [] }]);
    const taken = nextRound({ ann: [settler('a', [4572, 4572])], state: withDeck('lone-traveller') });
    const { x, y } = at(taken, 'stranger-1')!;
    expect(Math.abs(x - 4572) + Math.abs(y - 4572)).toBeGreaterThan(160 + 125);
  });

  test('a crate comes down Blue from the middle, and everybody knows what it is', () => {
    const t = nextRound({ state: withDeck('parachute-crate'), chance: { 'event.direction': [0] } });
    expect(at(t, 'crate-1')).toMatchObject({ x: 4572 + 2540, y: 4572, face: 'item', up: false, seen: [0, 1] });
  });
});
