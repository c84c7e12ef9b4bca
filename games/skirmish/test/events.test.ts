/** Events, where the players have agreed on them. */

import { type Answer, randomFrom } from '@holotape/kernel';
import { describe, expect, test } from 'vitest';
import { actOf } from '../queries/acting.ts';
import { awarenessOf } from '../queries/card-colors.ts';
import { suggestCharges, whyNoCharge } from '../queries/charging.ts';
import { modifiersOn } from '../queries/circumstances.ts';
import { isEvent } from '../queries/events.ts';
import { longer } from '../queries/ranges.ts';
import { inTheWind, scatterColor } from '../queries/scatter.ts';
import { rangesTo } from '../queries/shooting.ts';
import { shotAt } from '../queries/shots.ts';
import { inHand } from '../queries/throwing.ts';
import { isAware } from '../queries/triggers.ts';
import { seatOf } from '../queries/units.ts';
import { inflict } from '../rules/harm/conditions.ts';
import { discardEvent, drawEvent, shock } from '../rules/wasteland/events.ts';
import { drawCard } from '../rules/wasteland/wasteland.ts';
import type { SkirmishState } from '../state.ts';
import { resample, view } from '../view.ts';
import { alone } from './abilities/scenes.ts';
import {
  type BattleSetting,
  battle,
  effect,
  heroic,
  model,
  playOut,
  scene,
  settler,
  skill,
  tableOf,
  unit,
  using,
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
    ...alone(settler('a', [2000, 2000])),
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

  /** The battle has begun; then the deck is laid. */
  const deckOf = (state: Partial<SkirmishState>, ...events: string[]) => {
    const t = scene(alone(settler('a', [2000, 2000])));
    Object.assign(t.state, state);
    t.state.decks.events = events;
    return t;
  };
  const drawn = (t: ReturnType<typeof deckOf>) => {
    playOut(drawEvent(tableOf(t)));
    return [t.state.event, t.state.decks.events];
  };

  test('CH-EVENT-4 the Event deck is a deck of its own: an item that is drawn leaves it alone', () => {
    const t = deckOf({ round: 2 }, 'nothing-stirs');
    t.state.decks.items = ['jet', 'psycho'];
    expect([playOut(drawCard(tableOf(t), 'items')), t.state.decks.items]).toEqual(['psycho', ['jet']]);
    expect(t.state.decks.events).toEqual(['nothing-stirs']);
  });

  test('CH-EVENT-5 from the second round on the top card is drawn, one of them, and takes effect at once', () => {
    const t = deckOf({ round: 2 }, 'grey-lid', 'dust-cloud');
    const before = rangesTo(t, t.model('a-1'), weapon('assault-rifle'), t.model('b-1'));
    expect(drawn(t)).toEqual(['dust-cloud', ['grey-lid']]);
    expect([before, isEvent(t, 'no-long-range')]).toEqual([[], true]);
  });

  test('CH-EVENT-6 none is drawn in the first round', () => {
    expect(drawn(deckOf({ round: 1 }, 'dust-cloud'))).toEqual([null, ['dust-cloud']]);
  });

  test('CH-EVENT-7 none is drawn while one is in play', () => {
    expect(drawn(deckOf({ round: 3, event: 'sheet-rain' }, 'dust-cloud'))).toEqual(['sheet-rain', ['dust-cloud']]);
  });

  test('CH-EVENT-8 when the round ends it is discarded, and its effect is over', () => {
    const t = deckOf({ round: 2, event: 'dust-cloud' });
    playOut(discardEvent(tableOf(t)));
    expect([t.state.event, t.state.discards.events, isEvent(t, 'no-long-range')]).toEqual([
      null,
      ['dust-cloud'],
      false,
    ]);
  });

  test('CH-EVENT-9 a card with the Flip icon on top of the deck can be read by everybody', () => {
    const seen = (...events: string[]) => {
      const t = deckOf({ round: 1 }, ...events);
      return ([0, 1, 'public'] as const).map((viewer) => view(t, viewer).foreseen);
    };
    expect(seen('nothing-stirs', 'dust-cloud')).toEqual(['dust-cloud', 'dust-cloud', 'dust-cloud']);
    // As soon as it is on top.
    const t = deckOf({ round: 2 }, 'dust-cloud', 'nothing-stirs');
    expect(view(t, 0).foreseen).toBe(null);
    drawn(t);
    expect(view(t, 0).foreseen).toBe('dust-cloud');
    // Whoever imagines how it may go on leaves it there.
    const deck = deckOf({ round: 1 }, 'nothing-stirs', 'grey-lid', 'second-wind', 'far-roar', 'dust-cloud');
    for (const seed of ['a', 'b', 'c', 'd']) {
      resample(deck, 0, randomFrom(seed));
      expect(deck.state.decks.events.at(-1)).toBe('dust-cloud');
    }
  });

  test('CH-EVENT-10 what lies there face up has no effect yet', () => {
    const t = deckOf({ round: 2, event: 'nothing-stirs' }, 'dust-cloud');
    expect([view(t, 0).foreseen, isEvent(t, 'no-long-range')]).toEqual(['dust-cloud', false]);
  });

  test('CH-EVENT-11 a card without the icon is a back and nothing more until it is drawn', () => {
    const t = deckOf({ round: 2 }, 'far-roar');
    expect(([0, 1, 'public'] as const).map((viewer) => view(t, viewer).foreseen)).toEqual([null, null, null]);
    expect(JSON.stringify(view(t, 0))).not.toContain('far-roar');
    drawn(t);
    expect(view(t, 1).event).toBe('far-roar');
  });

  test('CH-EVENT-12 a Dust Cloud is seen one draw ahead, and keeps its round free of long shots', () => {
    const t = nextRound({
      ann: [settler('a', [2000, 2000])],
      ben: [settler('b', [4900, 2000])],
      state: withDeck('grey-lid', 'dust-cloud', 'nothing-stirs'),
    });
    const round = () => {
      t.seat(t.state.advantage!).answer('seat:0');
      t.seat(0).answer('a-1', 'a-1', 'end');
      t.seat(1).answer('b-1', 'b-1', 'end');
    };
    const told = () => [t.state.round, t.seat(0).view().foreseen, rangesOfLong(t)];
    const rangesOfLong = (each: typeof t) =>
      rangesTo(
        { state: each.state, content: each.game.content },
        model(each, 'a-1'),
        weapon('assault-rifle'),
        model(each, 'b-1'),
      );
    expect(told()).toEqual([2, 'dust-cloud', ['long']]);
    expect(t.logged('CH-EVENT-9')).toEqual([
      'In sight for the next round: Dust Cloud. This round nobody attacks at long range.',
    ]);
    round();
    expect(told()).toEqual([3, null, []]);
    round();
    expect(told()).toEqual([4, null, ['long']]);
  });

  test('Oven Air: one Action Point and no more for each model', () => {
    const t = using(
      {
        ...alone(heroic(unit('a', 'sole-survivor', [[2000, 2000]]))),
        state: (state) => {
          state.event = 'oven-air';
        },
      },
      'a-1',
      2,
    );
    t.seat(0).answer('quick:prepare');
    expect(t.seat(0).refuse('quick:move').rule).toBe('CH-EVENT-5');
  });

  test('Charged Air: a yellow die with energy, and a shock for what is made of metal', () => {
    const pool = (event: string, id: string) => {
      const t = inEvent(event, {
        ann: [unit('a', 'sole-survivor', [[2000, 2000]], id)],
        ben: [settler('b', [3000, 2000])],
      });
      return shotAt(t, t.model('a-1'), weapon(id), t.model('b-1'), 'short').pool;
    };
    expect(pool('charged-air', 'example-laser')).toEqual(['yellow', 'green', 'yellow']);
    expect([pool('nothing-stirs', 'example-laser'), pool('charged-air', 'hunting-rifle')]).toEqual([
      ['yellow', 'green'],
      ['yellow', 'yellow'],
    ]);
    const shocked = (card: string, ...rolls: number[][]) => {
      const t = inEvent('charged-air', { ann: [unit('a', card, [[2000, 2000]])] });
      playOut(shock(tableOf(t), t.model('a-1')), ...rolls);
      return t.model('a-1').conditions;
    };
    expect(shocked('protectron', [effect('blue', 'blast')])).toEqual(['stunned']);
    expect(shocked('protectron', [effect('blue', 'star')])).toEqual([]);
    expect(shocked('settler')).toEqual([]);
  });

  test('Dead Calm: Triggers are noticed one Awareness length farther off', () => {
    const aware = (event: string) => {
      // Three times Green and a little less.
      const t = inEvent(event, { ben: [settler('b', [2000 + 320 + 3 * 2032 - 50, 2000])] });
      return isAware(t, t.model('b-1'), actOf(t.model('a-1'), 'move', 'action'));
    };
    expect([aware('nothing-stirs'), aware('dead-calm')]).toEqual([false, true]);
  });

  test('Blinding Noon: shots from above have 2 less', () => {
    const shot = (height: number) => {
      const t = inEvent('blinding-noon', { ben: [settler('b', [3000, 2000])] });
      Object.assign(t.model('a-1'), { height });
      return shotAt(t, t.model('a-1'), weapon('assault-rifle'), t.model('b-1'), 'short').modifiers;
    };
    expect([shot(0), shot(600)]).toEqual([[], [{ rule: 'CH-EVENT-5', by: -2 }]]);
  });

  const happening = (event: string, more: Partial<BattleSetting>, ...answers: Answer[]) => {
    const t = scene({ ...alone(settler('a', [2000, 2000])), ...more });
    Object.assign(t.state, { round: 2, advantage: 0 });
    t.state.decks.events = [event];
    playOut(drawEvent(tableOf(t)), ...answers);
    return t;
  };
  const unsettled = (t: ReturnType<typeof happening>) =>
    t.state.lasting.map(({ kind, on, until, left }) => [kind, on, until, left]);

  test('Biting Cloud: a random model and all near it, but for robots and Power Armor', () => {
    const t = happening(
      'biting-cloud',
      {
        ann: [
          settler('a', [2000, 2000], [2500, 2000]),
          unit('r', 'protectron', [[2000, 2500]]),
          { ...unit('p', 'sole-survivor', [[1500, 2000]]), powerArmor: 't-60-power-armor' },
        ],
      },
      0,
    );
    expect(unsettled(t)).toEqual([
      ['unsettled', 'a-1', 'round', 2],
      ['unsettled', 'a-2', 'round', 2],
    ]);
    expect(modifiersOn(t, t.model('a-2'))).toEqual([{ rule: 'WW-CARD-1', by: -2 }]);
  });

  test('Far Roar: for a Leader that fails, the other side shakes one of its models for an Action', () => {
    const led = {
      ann: [{ ...unit('a', 'sole-survivor', [[2000, 2000] as const]), leader: 'gatherer' }, settler('s', [2600, 2000])],
    };
    expect(unsettled(happening('far-roar', led, [skill(2)]))).toEqual([]);
    expect(unsettled(happening('far-roar', led, [skill('X')], 's-1'))).toEqual([['unsettled', 's-1', 'counted', 2]]);
  });

  test('Second Wind: each player takes one condition off one model', () => {
    const t = happening(
      'second-wind',
      {
        ann: [settler('a', [2000, 2000], [2600, 2000])],
        state: ({ models }) => {
          models[0]!.conditions = ['stunned', 'poisoned'];
          models[1]!.conditions = ['on-fire'];
          models[2]!.conditions = ['frozen'];
        },
      },
      'a-1:poisoned',
    );
    expect(['a-1', 'a-2', 'b-1'].map((id) => t.model(id).conditions)).toEqual([['stunned'], ['on-fire'], []]);
  });

  test('Caps in the Dirt: for the model nearest to the middle', () => {
    const t = happening('caps-in-the-dirt', { ann: [settler('a', [2000, 2000], [4000, 4600])] });
    expect(['a-1', 'a-2', 'b-1'].map((id) => t.model(id).caps)).toEqual([0, 15, 0]);
  });

  test('Whipping Gale: what scatters goes one color farther, and Orange at least', () => {
    const far = (event: string, margin: number) => {
      const t = inEvent(event);
      return inTheWind(t, scatterColor(weapon('fragmentation-grenade').scatter!, margin));
    };
    const bands = weapon('fragmentation-grenade').scatter!.map(({ over }) => over);
    const calm = [-1, ...bands].map((margin) => far('nothing-stirs', margin));
    const windy = [-1, ...bands].map((margin) => far('whipping-gale', margin));
    expect(calm[0]).toBeUndefined();
    expect(windy).toEqual(calm.map((color) => (color === undefined ? 'orange' : longer(color))));
  });

  test('Burrow Breach: two beasts of nobody, Blue from the middle on opposite sides', () => {
    const t = happening('burrow-breach', {}, 0);
    const rats = t.state.models.filter(({ unit: id }) => id === 'wild-mole-rat');
    expect(rats.map(({ x, y, readiness }) => [x, y, readiness])).toEqual([
      [4572 + 2540, 4572, 'used'],
      [4572 - 2540, 4572, 'used'],
    ]);
    expect(rats.map((rat) => seatOf(t, rat))).toEqual([2, 2]);
  });
});
