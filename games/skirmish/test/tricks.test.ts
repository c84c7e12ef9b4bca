/** Tricks: what cards let a model do in its own activation without an Action. One test for every kind. */
import { describe, expect, test } from 'vitest';
import { maxHealth } from '../queries/abilities.ts';
import { usualRating } from '../queries/armor.ts';
import { modifiersOn } from '../queries/circumstances.ts';
import { beginActivation } from '../rules/round/activations.ts';
import type { Force, SkirmishState } from '../state.ts';
import { alone, at, blow, carrying, HERE, NEAR, noLuck, perked } from './abilities/scenes.ts';
import {
  type BattleTest,
  effect,
  FAR_AWAY,
  model,
  playOut,
  positionOf,
  settler,
  skill,
  tableOf,
  unit,
  using,
} from './helpers/battle.ts';

/** What may be done, and why not. */
const whyNot = (t: BattleTest, id: string): string | undefined => {
  const { can, cannot } = t.seat(0).asked()!;
  expect([...can, ...Object.keys(cannot)]).toContain(id);
  return can.includes(id) ? undefined : cannot[id];
};
const points = (t: BattleTest): number => t.state.activation!.points;
const suited = (...items: string[]): Force[number] => ({
  ...carrying('sole-survivor', items),
  powerArmor: 't-60-power-armor',
});

describe('WW-CARD-1 tricks', () => {
  test('WW-RULING-112 Impatient: a point of damage that nothing prevents is an Action Point, once per activation', () => {
    const t = using(alone(perked('impatient')), 'a-1');
    t.seat(0).answer('trick:impatient');
    expect([model(t, 'a-1').regular, points(t)]).toEqual([1, 1]);
    expect(whyNot(t, 'trick:impatient')).toBe('Impatient has been used in this activation.');
    t.seat(0).answer('end');
    expect(t.state.lasting).toEqual([]);
  });

  test('WW-RULING-112 nobody hurries to death', () => {
    const whole = at(alone(perked('impatient')));
    const health = maxHealth(whole, whole.model('a-1'));
    const with1 = (left: number) =>
      using(
        { ...alone(perked('impatient')), state: ({ models }) => Object.assign(models[0]!, { regular: health - left }) },
        'a-1',
      );
    expect(whyNot(with1(1), 'trick:impatient')).toBe('A 1 would not survive it.');
    expect(whyNot(with1(2), 'trick:impatient')).toBeUndefined();
  });

  test('Nerd Rage: with little Health left, once per battle and until the next activation', () => {
    const whole = at(alone(perked('nerd-rage')));
    const health = maxHealth(whole, whole.model('a-1'));
    const hurt = (left: number) =>
      using(
        { ...alone(perked('nerd-rage')), state: ({ models }) => Object.assign(models[0]!, { regular: health - left }) },
        'a-1',
      );
    const { can, cannot } = hurt(3).seat(0).asked()!;
    expect([...can, ...Object.keys(cannot)]).not.toContain('trick:nerd-rage');
    const t = hurt(2);
    const before = usualRating(positionOf(t), model(t, 'a-1'), 'physical').strong;
    t.seat(0).answer('trick:nerd-rage');
    expect(points(t)).toBe(1);
    expect(usualRating(positionOf(t), model(t, 'a-1'), 'physical').strong).toBe(before + 1);
    expect(whyNot(t, 'trick:nerd-rage')).toBe('Nerd Rage has been used in this battle.');
    // Still roused in the turn of the enemy, and no longer when it is Used again.
    t.seat(0).answer('end');
    expect(t.state.lasting.map(({ kind, until }) => [kind, until])).toEqual([
      ['spent', 'battle'],
      ['raging', 'next'],
    ]);
    t.seat(1).answer('b-1', 'b-1', 'end', 'seat:0');
    t.seat(0).answer('a-1', 'a-1');
    expect(t.state.lasting.map(({ kind }) => kind)).toEqual(['spent']);
  });

  test('Nerd Rage: a black die in melee', () => {
    const dice = (state: boolean) => {
      const t = at({
        ann: [perked('nerd-rage')],
        ben: [settler('b', [2320, 2000])],
        state: ({ lasting }) =>
          void (
            state && lasting.push({ id: '1', kind: 'raging', on: 'a-1', until: 'next', from: 'nerd-rage', left: 0 })
          ),
      });
      return blow(t, 'improvised-weapon').pool.filter((die) => die === 'black').length;
    };
    expect(dice(true)).toBe(dice(false) + 1);
  });

  test('Fusion Core: three tokens, one in an activation, for whoever wears Power Armor', () => {
    expect(whyNot(using(alone(carrying('sole-survivor', ['fusion-core'])), 'a-1'), 'trick:fusion-core')).toBe(
      'A 1 wears no Power Armor that could do it.',
    );
    const t = using(alone(suited('fusion-core')), 'a-1');
    t.seat(0).answer('trick:fusion-core');
    expect(points(t)).toBe(1);
    expect(whyNot(t, 'trick:fusion-core')).toBe('Fusion Core has been used in this activation.');
    const tokens = (left: number) =>
      using(
        {
          ...alone(suited('fusion-core')),
          state: ({ lasting }) =>
            void lasting.push({ id: '1', kind: 'tokens', on: 'a-1', until: 'battle', from: 'fusion-core', left }),
        },
        'a-1',
      );
    const last = tokens(2);
    last.seat(0).answer('trick:fusion-core');
    expect(last.state.lasting.find(({ kind }) => kind === 'tokens')?.left).toBe(3);
    expect(whyNot(tokens(3), 'trick:fusion-core')).toBe('There are no tokens left on Fusion Core.');
  });

  test('Overclocker: as many Action Points as the armor takes damage; then it is discarded', () => {
    const t = using(alone(suited('overclocker')), 'a-1');
    t.seat(0).answer('trick:overclocker');
    expect(t.seat(0).asked()!.can).toEqual(['1', '2']);
    t.seat(0).answer('2');
    expect([points(t), t.state.units[0]!.powerArmor!.regular, t.state.units[0]!.items]).toEqual([2, 2, []]);
    const ruined = using(
      {
        ...alone(suited('overclocker')),
        state: ({ units }) => Object.assign(units[0]!.powerArmor!, { degraded: true }),
      },
      'a-1',
    );
    expect(whyNot(ruined, 'trick:overclocker')).toBe('A 1 wears no Power Armor that could do it.');
  });

  test('Abraxo Paint: an enemy near and in sight tests at -2 until its painter is Used again', () => {
    const painted: Force[number] = { ...suited(), mods: [{ on: 't-60-power-armor', mod: 'abraxo-paint' }] };
    const t = using({ ann: [painted], ben: [settler('b', NEAR), settler('c', FAR_AWAY)] }, 'a-1');
    t.seat(0).answer('trick:abraxo-paint');
    expect(t.seat(0).asked()!.can).toEqual(['b-1']);
    t.seat(0).answer('b-1');
    expect(whyNot(t, 'trick:abraxo-paint')).toBe('Abraxo Paint has been used in this activation.');
    t.seat(0).answer('end');
    expect(modifiersOn(positionOf(t), model(t, 'b-1'))).toEqual([{ rule: 'WW-CARD-1', by: -2 }]);
    expect(modifiersOn(positionOf(t), model(t, 'c-1'))).toEqual([]);
    const later = at(alone(painted, settler('s', NEAR)));
    for (const from of ['s-1', 'a-1'])
      later.state.lasting.push({ id: from, kind: 'unsettled', on: 'b-1', until: 'cured', from, left: 2 });
    playOut(beginActivation(tableOf(later), later.model('a-1')));
    expect(later.state.lasting.map(({ from }) => from)).toEqual(['s-1']);
  });

  test('Fire Extinguisher: everybody who burns in the area, once per round, and it is kept', () => {
    const t = using(
      {
        ann: [carrying('sole-survivor', ['fire-extinguisher']), settler('s', [2800, 2000], [3120, 2000])],
        ben: [settler('b', [2800, 5200])],
        state: ({ models }) => {
          for (const each of models.slice(1)) each.conditions = ['on-fire'];
        },
      },
      'a-1',
    );
    t.seat(0).answer('trick:fire-extinguisher');
    expect(t.seat(0).asked()?.can).toEqual(['s-1', 's-2']);
    t.seat(0).answer('s-1');
    expect(['s-1', 's-2', 'b-1'].map((id) => model(t, id).conditions)).toEqual([[], [], ['on-fire']]);
    expect(whyNot(t, 'trick:fire-extinguisher')).toBe('Fire Extinguisher has been used in this round.');
    expect(t.state.units[0]!.items).toEqual(['fire-extinguisher']);
  });

  test('Synthbooster: a synth moves for a token, also for that of a friend near by', () => {
    const synth = (card: string): Force[number] => unit('a', card, [HERE]);
    const owner: Force[number] = { ...settler('s', NEAR), items: ['synthbooster'] };
    const option = 'trick:synthbooster@s-1';
    expect(whyNot(using(alone(synth('settler'), owner), 'a-1'), option)).toBe(
      'Synthbooster is not for this kind of model.',
    );
    const t = using(alone(synth('gen-1-synth'), owner), 'a-1');
    t.seat(0).answer(option, [[2000, 2400]]);
    expect([model(t, 'a-1').y, t.state.activation!.left]).toEqual([2400, 2]);
    expect(whyNot(t, option)).toBe('Synthbooster has been used in this activation.');
    expect(t.state.lasting.find(({ kind }) => kind === 'tokens')).toMatchObject({ on: 's-1', left: 1 });
  });

  test('Gen 1 Synth Override: up to three of them near by do a Quick Action each; then it is discarded', () => {
    const t = using(
      {
        ann: [
          carrying('sole-survivor', ['gen-1-synth-override']),
          unit('g', 'gen-1-synth', [
            [2600, 2000],
            [2600, 2600],
            [2600, 3200],
            [2000, 2600],
            [8000, 2000],
          ]),
        ],
        ben: [settler('b', FAR_AWAY)],
      },
      'a-1',
    );
    t.seat(0).answer('trick:gen-1-synth-override');
    expect(t.seat(0).asked()!.can).toEqual(['g-1', 'g-2', 'g-3', 'g-4', 'nobody']);
    t.seat(0).answer('g-1', 'prepare', 'g-2', 'none');
    expect(t.seat(0).asked()!.can).toEqual(['g-3', 'g-4', 'nobody']);
    t.seat(0).answer('g-4', 'prepare');
    expect(['g-1', 'g-2', 'g-4'].map((id) => model(t, id).prepared)).toEqual([true, false, true]);
    expect([t.seat(0).asked()!.ask, t.state.units[0]!.items]).toEqual(['action', []]);
  });

  test('Mr Handy Fuel: a black die for the next attack with the flamer, or a Move', () => {
    const setting = {
      ann: [unit('a', 'mr-handy', [HERE], 'mr-handy-flamer')],
      ben: [settler('b', [2600, 2000])],
      state: (state: SkirmishState) => {
        noLuck(state);
        state.models[0]!.items = ['mr-handy-fuel'];
      },
    };
    const moved = using(setting, 'a-1');
    moved.seat(0).answer('trick:mr-handy-fuel', 'move', [[2000, 2400]]);
    expect([model(moved, 'a-1').y, moved.state.activation!.left, model(moved, 'a-1').items]).toEqual([2400, 2, []]);
    const t = using(
      {
        ...setting,
        chance: {
          'attack.roll': [
            [skill('X'), effect('black'), effect('blue', 'bottle')],
            [skill('X'), effect('blue', 'bottle')],
          ],
        },
      },
      'a-1',
    );
    t.seat(0).answer('trick:mr-handy-fuel', 'attack', 'shoot', 'mr-handy-flamer', 'b-1');
    expect(t.state.lasting).toEqual([]);
    t.seat(0).answer('shoot', 'mr-handy-flamer', 'b-1');
    expect(t.log().flatMap((line) => /^The (\w+) die shows/.exec(line)?.[1] ?? [])).toEqual(['black', 'blue', 'blue']);
  });
});
