/** Boosts of those who attack and are attacked: a proof for each thing that they do. */
import { expect } from 'vitest';
import type { BoostDoes } from '../../printed/boosts.ts';
import { shotAt } from '../../queries/shots.ts';
import { attack } from '../../rules/attacking/attacks.ts';
import { takeDamage } from '../../rules/harm/damage.ts';
import { sufferConditions } from '../../rules/harm/fire-and-poison.ts';
import { blow } from '../abilities/scenes.ts';
import {
  armor,
  crate,
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
} from '../helpers/battle.ts';
import { duel, holding, offered, shot } from './hands.ts';

const damage = (t: ReturnType<typeof shot>, id = 'b-1') => model(t, id).regular;

export const ATTACKS = {
  armor() {
    // Armor 1 and +2: a 3 blocks, which it would not otherwise.
    const three = { chance: { 'armor.roll': [[armor(3)]] } };
    const t = shot(3, { ben: ['defensive-positioning', 'covered'] }, three);
    expect(offered(t, 1)).toEqual({ ask: 'boost.hit', boosts: ['defensive-positioning'] });
    t.seat(1).answer('boost:defensive-positioning');
    expect(damage(t)).toBe(0);
    const open = shot(3, { ben: ['defensive-positioning'] }, three);
    open.seat(1).answer('none');
    expect(damage(open)).toBe(2);
    const behind = { ...three, pieces: [crate('box', [2900, 1800, 200, 400])] };
    const hidden = shot(3, { ben: ['covered'] }, behind);
    hidden.seat(1).answer('boost:covered');
    expect([damage(hidden), damage(shot(3, {}, behind))]).toEqual([0, 2]);
  },
  critical() {
    const t = shot(9, { ann: ['line-it-up'] }, { ann: [heroic(settler('a', [1000, 2000]))], state: noTokens });
    expect(offered(t)).toEqual({ ask: 'boost.attacked-with', boosts: ['line-it-up'] });
    t.seat(0).answer('boost:line-it-up');
    expect(t.state.units[0]!.meters).toEqual({ 'assault-rifle': 1 });
    expect(offered(shot(9, { ann: ['line-it-up'] })).ask).toBe('action');
  },
  handy() {
    const t = scene({ ...duel('assault-rifle'), state: holding(['perfect-timing']) });
    const it = blow(t, 'assault-rifle');
    expect([it.modifiers.some(({ rule }) => rule === 'WW-CC-11'), it.covered]).toEqual([true, true]);
    const { test } = playOut(
      attack(tableOf(t), it),
      'boost:perfect-timing',
      [skill(6), effect('black'), effect('green')],
      [armor(4)],
    );
    expect([test.adjusted, test.success]).toEqual([6, true]);
  },
  intended() {
    const t = scene({
      ann: [settler('a', [2000, 2000]), settler('c', [3320, 2000])],
      ben: [settler('b', [3640, 2000])],
      state: holding(['in-sync']),
    });
    const it = shotAt(t, t.model('a-1'), weapon('assault-rifle'), t.model('b-1'), 'short');
    const dice = it.pool.map((die) => effect(die));
    const { struck } = playOut(attack(tableOf(t), it), 'boost:in-sync', [skill(2), ...dice], [armor(4)]);
    expect(struck?.id).toBe('b-1');
  },
  hinder() {
    const t = shot(5, { ben: ['sunlight-in-eyes'] });
    expect(offered(t, 1)).toEqual({ ask: 'boost.attacked', boosts: ['sunlight-in-eyes'] });
    t.seat(1).answer('boost:sunlight-in-eyes');
    // Rifle 6, and 2 less: a 5 misses.
    expect(damage(t)).toBe(0);
    expect(t.logged('CH-BOOST-4')).toEqual([
      'Ben plays a Boost: Sunlight in Eyes. Before the roll of an attack on one of yours: -2 to it.',
      '-2 to the Skill Value: a Boost.',
    ]);
  },
  'walk-off'() {
    const t = scene({
      ann: [settler('a', [2000, 2000])],
      ben: [settler('b', [8000, 8000])],
      state: holding(['walk-it-off']),
    });
    playOut(takeDamage(tableOf(t), t.model('a-1'), 3, 'WW-COND-11'), 'boost:walk-it-off');
    expect(t.model('a-1').regular).toBe(1);
    // It does not bring anybody back.
    const dead = scene({
      ann: [settler('a', [2000, 2000])],
      ben: [settler('b', [8000, 8000])],
      state: holding(['walk-it-off']),
    });
    dead.model('a-1').readiness = 'used';
    playOut(takeDamage(tableOf(dead), dead.model('a-1'), 9, 'WW-COND-11'));
    expect([dead.model('a-1').gone, dead.state.hands[0]]).toEqual(['eliminated', ['walk-it-off']]);
  },
  douse() {
    const t = scene({
      ann: [settler('a', [2000, 2000])],
      ben: [settler('b', [8000, 8000])],
      state: holding(['extinguish']),
    });
    t.model('a-1').conditions = ['on-fire'];
    playOut(sufferConditions(tableOf(t), t.model('a-1')), 'boost:extinguish');
    expect([t.model('a-1').conditions, t.model('a-1').regular]).toEqual([[], 0]);
  },
  'go-on'() {
    const weak = (state: Parameters<typeof noTokens>[0]) => {
      noTokens(state);
      state.models[1]!.regular = 2;
      state.models[1]!.readiness = 'used';
    };
    const t = shot(3, { ann: ['move-on'] }, { state: weak });
    expect(offered(t)).toEqual({ ask: 'boost.attacked-with', boosts: ['move-on'] });
    t.seat(0).answer('boost:move-on', [[1200, 2200]]);
    expect([model(t, 'b-1').gone, model(t, 'a-1').x, t.state.activation?.left ?? 0]).toEqual(['eliminated', 1200, 1]);
    expect(offered(shot(3, { ann: ['move-on'] })).ask).toBe('action');
  },
  'keep-item'() {
    const t = using(
      {
        ann: [{ ...settler('a', [2000, 2000]), items: ['stimpak'] }],
        ben: [settler('b', [8000, 8000])],
        state: (state) => {
          holding(['extra-use'])(state);
          state.models[0]!.regular = 2;
        },
      },
      'a-1',
    );
    t.seat(0).answer('item:stimpak', 'boost:extra-use');
    expect([model(t, 'a-1').regular, t.state.units[0]!.items, t.state.discards.items]).toEqual([0, ['stimpak'], []]);
    const grenade = using(
      {
        ann: [unit('a', 'scavenger', [[1000, 2000]], 'fragmentation-grenade')],
        ben: [settler('b', [2500, 2000])],
        state: holding(['extra-use']),
        chance: { 'attack.roll': [[skill(2), effect('black'), effect('yellow')]] },
      },
      'a-1',
    );
    grenade.seat(0).answer('throw', 'fragmentation-grenade', 'b-1', 'boost:extra-use');
    expect(grenade.state.units[0]!.weapons).toEqual(['fragmentation-grenade']);
  },
  'scatter-again'() {
    expect(landing([0, 4], 'lucky-bounce', ['boost:lucky-bounce'])).toEqual(landing([4], '', []));
  },
  'scatter-shift'() {
    const [near, plain, far] = ['nearer', undefined, 'farther'].map((how) => {
      const [x, y] = landing([0], 'lucky-roll', how === undefined ? ['none'] : ['boost:lucky-roll', how]);
      return Math.hypot(x - AIMED[0], y - AIMED[1]);
    });
    expect([near! < plain!, plain! < far!]).toEqual([true, true]);
  },
} satisfies Partial<Record<BoostDoes, () => void>>;

function noTokens(state: { units: { luck: number }[]; models: { regular: number; readiness: string }[] }): void {
  for (const each of state.units) each.luck = 0;
}

/** In inches. */
const AIMED = [2500 / 254, 2000 / 254] as const;

/** Where a grenade comes down that was aimed at 2500, 2000 and missed. */
function landing(ways: number[], card: string, answers: string[]): [number, number] {
  const t = using(
    {
      ann: [unit('a', 'scavenger', [[1000, 2000]], 'fragmentation-grenade')],
      ben: [settler('b', [2500, 2000])],
      state: holding(card === '' ? [] : [card]),
      chance: { 'attack.roll': [[skill('X'), effect('black'), effect('yellow')]], 'scatter.direction': ways },
    },
    'a-1',
  );
  t.seat(0).answer('throw', 'fragmentation-grenade', 'b-1', ...answers);
  const [, x, y] = /to ([\d.]+), ([\d.]+)\.$/.exec(t.logged('WW-SCATTER-1')[0]!)!;
  return [Number(x), Number(y)];
}
