/** Boosts for turns, Reactions and the cards of the Wasteland: a proof for each thing that they do. */
import { expect } from 'vitest';
import type { BoostDoes } from '../../printed/boosts.ts';
import { drawDanger } from '../../rules/wasteland/dangers.ts';
import { discardEvent, drawEvent } from '../../rules/wasteland/events.ts';
import {
  act,
  type BattleSetting,
  battle,
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
} from '../helpers/battle.ts';
import { prepared } from '../helpers/watching.ts';
import { acting, holding, offered } from './hands.ts';

const miss = [skill('X'), effect('black'), effect('green')];
/** Ann acts, and somebody of Ben's watches from afar. */
const watched = (cards: readonly string[], more: Partial<BattleSetting> = {}, watching = true) =>
  using(
    {
      ann: [settler('a', [2000, 2000])],
      ben: [settler('b', [3200, 2000])],
      ...more,
      state: holding([], cards, (state) => {
        if (watching) prepared('b-1')(state);
        more.state?.(state);
      }),
    },
    'a-1',
  );
const inRound2 = (cards: readonly string[], events: string[]) => {
  const t = scene({ ann: [settler('a', [2000, 2000])], ben: [settler('b', FAR_AWAY)], state: holding(cards) });
  t.state.round = 2;
  t.state.decks.events = events;
  return t;
};

export const TURNS = {
  'second-event'() {
    const drawn = (...answers: string[]) => {
      const t = inRound2(['saw-it-coming'], ['grey-lid', 'old-song-on-the-air', 'nothing-stirs']);
      playOut(drawEvent(tableOf(t)), ...answers);
      return [t.state.event, t.state.decks.events];
    };
    expect(drawn('none')).toEqual(['nothing-stirs', ['grey-lid', 'old-song-on-the-air']]);
    expect(drawn('boost:saw-it-coming', 'old-song-on-the-air')).toEqual([
      'old-song-on-the-air',
      ['nothing-stirs', 'grey-lid'],
    ]);
    expect(drawn('boost:saw-it-coming', 'nothing-stirs')).toEqual([
      'nothing-stirs',
      ['old-song-on-the-air', 'grey-lid'],
    ]);
  },
  'keep-event'() {
    const t = inRound2(['delayed-event'], ['grey-lid']);
    t.state.event = 'dust-cloud';
    playOut(discardEvent(tableOf(t)), 'boost:delayed-event');
    expect([t.state.event, t.state.discards.events]).toEqual(['dust-cloud', []]);
    // It blocks the next draw, and goes when that round ends. CH-EVENT-7
    t.state.round = 3;
    playOut(drawEvent(tableOf(t)));
    expect(t.state.decks.events).toEqual(['grey-lid']);
    playOut(discardEvent(tableOf(t)));
    expect([t.state.event, t.state.discards.events]).toEqual([null, ['dust-cloud']]);
  },
  anticipate() {
    const t = watched(['anticipated'], { chance: { 'attack.roll': [miss] } });
    t.seat(0).answer('move');
    expect(offered(t, 1)).toEqual({ ask: 'boost.declared', boosts: ['anticipated'] });
    t.seat(1).answer('boost:anticipated', 'b-1:shoot', 'assault-rifle', 'a-1');
    // The shot came before the Move, and the marker is gone: nobody reacts to the Move itself.
    expect([t.state.acting[0]?.action, model(t, 'b-1').prepared, model(t, 'a-1').x]).toEqual(['move', false, 2000]);
    t.seat(0).answer([[2100, 2000]]);
    expect([t.seat(1).asked(), model(t, 'a-1').x]).toEqual([undefined, 2100]);
  },
  alert() {
    // Search is noticed at one Awareness length, 2032; here it is farther off.
    const far = { ben: [settler('b', [4800, 2000])] };
    const t = watched(['highly-alert'], {
      ...far,
      state: ({ markers }) => markers.push({ ...marker('m', 'searchable', 'search', 2000, 2285), up: true }),
      chance: { 'expertise.roll': [[skill('X')]] },
    });
    t.seat(0).answer('expertise', 'search:m');
    expect(offered(t, 1)).toEqual({ ask: 'boost.alert', boosts: ['highly-alert'] });
    t.seat(1).answer('boost:highly-alert');
    expect(t.seat(1).asked()!.ask).toBe('react.declare');
  },
  watch() {
    const t = watched(['what-was-that'], {}, false);
    t.seat(0).answer('move', [[2100, 2000]]);
    expect(offered(t, 1)).toEqual({ ask: 'boost.noticed', boosts: ['what-was-that'] });
    t.seat(1).answer('boost:what-was-that', 'b-1');
    // Not for that Trigger, but for the next.
    expect([model(t, 'b-1').prepared, t.seat(1).asked()]).toEqual([true, undefined]);
    const blind = watched(['what-was-that'], { ben: [settler('b', FAR_AWAY)] }, false);
    blind.seat(0).answer('move', [[2100, 2000]]);
    expect(blind.seat(1).asked()).toBeUndefined();
  },
  'watch-too'() {
    const t = acting(['get-ready'], { ann: [unit('a', 'sole-survivor', [[2000, 2000]]), settler('c', [2500, 2000])] });
    t.seat(0).answer('prepare');
    expect(offered(t)).toEqual({ ask: 'boost.prepared', boosts: ['get-ready'] });
    t.seat(0).answer('boost:get-ready', 'c-1');
    expect(t.state.models.map(({ prepared: is }) => is)).toEqual([true, true, false]);
  },
  'keep-marker'() {
    const t = watched(['ready-for-more'], { chance: { 'attack.roll': [miss] } });
    t.seat(0).answer('move', [[2100, 2000]]);
    t.seat(1).answer('b-1:shoot', 'assault-rifle', 'a-1');
    expect(offered(t, 1)).toEqual({ ask: 'boost.reacted', boosts: ['ready-for-more'] });
    t.seat(1).answer('boost:ready-for-more');
    expect(model(t, 'b-1').prepared).toBe(true);
  },
  'hold-back'() {
    const t = battle({
      ann: [settler('a', [2000, 2000], [2000, 3000])],
      ben: [settler('b', FAR_AWAY)],
      state: holding(['first-team-go'], [], (state) => {
        state.round = 1;
        state.phase = 'using';
        state.models[0]!.readiness = 'ready';
        state.models[1]!.readiness = 'ready';
      }),
    });
    expect(t.seat(0).asked()).toMatchObject({ ask: 'turn.next', can: ['a-1', 'a-2', 'boost:first-team-go', 'finish'] });
    t.seat(0).answer('a-1', 'end', 'boost:first-team-go');
    expect([t.state.turn, ...t.state.models.map(({ readiness }) => readiness)]).toEqual([
      1,
      'used',
      'ready',
      'unready',
    ]);
  },
  'ready-more'() {
    const t = battle({
      ann: [unit('a', 'sole-survivor', [[2000, 2000]]), settler('c', [2400, 2000], [2000, 2400], [2400, 2400])],
      ben: [settler('b', FAR_AWAY)],
      state: holding(['with-me']),
    });
    t.seat(0).answer('seat:0', 'a-1');
    expect(offered(t)).toEqual({ ask: 'boost.ready', boosts: ['with-me'] });
    t.seat(0).answer('boost:with-me', 'c-1', 'c-2');
    expect([t.state.turn, ...t.state.models.map(({ readiness }) => readiness)]).toEqual([
      1,
      'ready',
      'ready',
      'ready',
      'unready',
      'unready',
    ]);
  },
  again() {
    const t = battle({ ann: [settler('a', [2000, 2000])], ben: [settler('b', FAR_AWAY)], state: holding(['reserve']) });
    act(t, 'a-1');
    t.seat(0).answer('end');
    expect(offered(t)).toEqual({ ask: 'boost.all-used', boosts: ['reserve'] });
    t.seat(0).answer('boost:reserve', 'a-1', 'a-1');
    expect(t.state.lasting).toMatchObject([{ kind: 'unsettled', on: 'a-1', left: 2 }]);
    t.seat(0).answer('end');
    expect([t.state.turn, t.state.lasting, model(t, 'a-1').readiness]).toEqual([1, [], 'used']);
  },
  replace() {
    const t = scene({
      ann: [settler('a', [2000, 2000])],
      ben: [settler('b', FAR_AWAY)],
      state: holding(['i-dont-think-so'], [], (state) => {
        state.markers.push(marker('m', 'searchable', 'danger', 2000, 2285));
        state.decks.dangers = ['empty-threat', 'jaw-trap'];
      }),
    });
    playOut(drawDanger(tableOf(t), t.model('a-1'), t.state.markers[0]!), 'boost:i-dont-think-so');
    expect([t.state.discards.dangers, t.model('a-1').conditions]).toEqual([['jaw-trap', 'empty-threat'], []]);
  },
} satisfies Partial<Record<BoostDoes, () => void>>;
