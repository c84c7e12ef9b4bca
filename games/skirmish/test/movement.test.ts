import type { Answer } from '@holotape/kernel';
import { describe, expect, test } from 'vitest';
import { whyNotAct } from '../queries/actions.ts';
import { whyNoCharge } from '../queries/charging.ts';
import { movementColor } from '../queries/circumstances.ts';
import { grips, strikeAt } from '../queries/close-combat.ts';
import { coverBetween } from '../queries/cover.ts';
import { isEngaged } from '../queries/engagement.ts';
import { itemsAtHand } from '../queries/limited-use.ts';
import { canSee, placeOf } from '../queries/line-of-sight.ts';
import { checkPath } from '../queries/paths.ts';
import { suggestPaths } from '../queries/suggested-paths.ts';
import { maybeEliminate } from '../rules/harm/elimination.ts';
import type { Model, SkirmishState } from '../state.ts';
import type { Color } from '../words.ts';
import {
  act,
  BASE,
  type BattleSetting,
  battle,
  content,
  effect,
  FAR_AWAY,
  model,
  piece,
  playOut,
  scene,
  settler,
  tableOf,
  unit,
  using,
  wall,
  YELLOW,
} from './helpers/battle.ts';
import { endRound, scenario, use } from './helpers/scenario.ts';

const alone: BattleSetting = { ann: [settler('a', [2000, 2000])], ben: [settler('b', FAR_AWAY)] };

const check = (t: ReturnType<typeof scene>, path: Answer, color: Color = 'yellow', model: Model = t.model('a-1')) => {
  const checked = checkPath(t, model, color, path);
  return checked.ok ? 'ok' : checked.reason.rule;
};

describe('Action: Move', () => {
  test('WW-MOVE-1 up to the Move distance or less, and what is not used is lost', () => {
    const t = battle(alone);
    act(t, 'a-1');
    t.seat(0).answer('move');
    const before = JSON.stringify(t.state);
    expect(t.seat(0).refuse([[2000 + YELLOW + BASE + 20, 2000]]).rule).toBe('WW-MOVE-1');
    expect(JSON.stringify(t.state)).toBe(before);
    t.seat(0).answer([[2500, 2000]]);
    expect(t.state.models[0]).toMatchObject({ x: 2500, y: 2000 });
    t.seat(0).answer('move');
    t.seat(0).refuse([[2500 + YELLOW + BASE + 500, 2000]]);
    t.seat(0).answer([[2500 + YELLOW + BASE, 2000]]);
    expect(t.state.models[0]!.readiness).toBe('used');
  });

  test('WW-MOVE-2 WW-RULING-3 the middle travels one ruler and one base, granted once', () => {
    const t = scene(alone);
    expect(check(t, [[2000 + YELLOW + BASE, 2000]])).toBe('ok');
    expect(check(t, [[2000 + YELLOW + BASE + 2, 2000]])).toBe('WW-MOVE-1');
    // Two legs do not grant the base twice.
    expect(
      check(t, [
        [2000 + YELLOW, 2000],
        [2000 + YELLOW, 2000 + 2 * BASE],
      ]),
    ).toBe('WW-MOVE-1');
    const wide = scene({ ann: [unit('a', 'skirmisher', [[2000, 2000]])], ben: [settler('b', FAR_AWAY)] });
    expect(check(wide, [[2000 + YELLOW + 400, 2000]])).toBe('ok');
  });

  test('WW-MOVE-3 a path may bend, and its length along the bends counts', () => {
    const t = scene(alone);
    expect(
      check(t, [
        [2600, 2000],
        [2600, 2700],
      ]),
    ).toBe('ok');
    expect(
      check(t, [
        [2600, 2000],
        [2600, 2800],
      ]),
    ).toBe('WW-MOVE-1');
    expect(check(t, [[2600, 2800]])).toBe('ok');
    expect(check(t, [])).toBe('WW-MOVE-3');
    expect(check(t, [[2000.5, 2000]])).toBe('WW-MOVE-3');
  });

  test('WW-MOVE-4 not through an opposing model, over the full width of both bases', () => {
    const between = (gap: number) =>
      scene({ ann: alone.ann, ben: [settler('b', [2600, 2000 + 160 + gap / 2], [2600, 2000 - 160 - gap / 2])] });
    expect(check(between(300), [[3200, 2000]])).toBe('WW-MOVE-4');
    expect(check(between(320), [[3200, 2000]])).toBe('ok');
    expect(check(scene({ ann: alone.ann, ben: [settler('b', [2600, 2100])] }), [[3200, 2000]])).toBe('WW-MOVE-4');
  });

  test('WW-MOVE-5 through friends, WW-MOVE-6 but not onto them', () => {
    const t = scene({ ann: [settler('a', [2000, 2000], [2600, 2000])], ben: alone.ben });
    expect(check(t, [[3200, 2000]])).toBe('ok');
    expect(check(t, [[2700, 2000]])).toBe('WW-MOVE-6');
    expect(check(t, [[2600 + BASE, 2000]])).toBe('ok');
  });

  test('WW-RULING-19 a Move may touch an opposing base in passing and end in contact, and so engage', () => {
    const t = battle({ ann: alone.ann, ben: [settler('b', [2600, 2320])] });
    act(t, 'a-1');
    t.seat(0).answer('move', [[3000, 2000]]);
    expect(isEngaged({ state: t.state, content }, t.state.models[0]!)).toBe(false);
    t.seat(0).answer('move', [[2600, 2000]]);
    expect(isEngaged({ state: t.state, content }, t.state.models[0]!)).toBe(true);
  });

  test('suggested paths can all be followed', () => {
    const t = scene({
      ann: [settler('a', [2000, 2000], [2600, 2300])],
      ben: [settler('b', [3000, 2000])],
      pieces: [wall('w', [1500, 2400, 900, 150]), piece('mud', [2300, 1200, 600, 500], { ground: 'difficult' })],
    });
    const paths = suggestPaths(t, t.model('a-1'), 'yellow');
    expect(paths.length).toBeGreaterThan(15);
    for (const path of paths) expect(check(t, path)).toBe('ok');
    expect(paths[0]).toEqual([[2000, 2000]]);
  });
});

describe('Terrain', () => {
  const mud = piece('mud', [2400, 1000, 300, 2000], { ground: 'difficult' });

  test('WW-TERRAIN-1 WW-TERRAIN-2 the class of ground has nothing to do with sight and cover; normal ground does nothing', () => {
    const hedge = piece('hedge', [2400, 1000, 300, 2000], { ground: 'normal', cover: true, blocksSight: true });
    expect(check(scene({ ...alone, pieces: [hedge] }), [[2000 + YELLOW + BASE, 2000]])).toBe('ok');
  });

  test('WW-TERRAIN-3 any amount of Difficult Terrain makes the ruler one color shorter', () => {
    const t = scene({ ...alone, pieces: [mud] });
    expect(check(t, [[2000 + YELLOW + BASE, 2000]])).toBe('WW-MOVE-1');
    expect(check(t, [[2000 + 508 + BASE, 2000]])).toBe('ok');
    expect(check(t, [[2000 + 508 + BASE + 2, 2000]])).toBe('WW-MOVE-1');
    expect(check(t, [[2000, 2000 + YELLOW + BASE]])).toBe('ok');
    // Only the rim passes over it.
    expect(
      check(t, [
        [2300, 2000],
        [2300, 2800],
      ]),
    ).toBe('WW-MOVE-1');
  });

  test('WW-TERRAIN-3 suggested paths lead into Difficult Terrain and out of it, and are all legal', () => {
    const bog = piece('bog', [2300, 1000, 1500, 2000], { ground: 'difficult' });
    const inBog = ([x]: readonly [number, number]) => x > 2300 && x < 3800;
    const legal = (t: ReturnType<typeof scene>) => {
      const paths = suggestPaths(t, t.model('a-1'), 'yellow');
      for (const path of paths) expect(check(t, path), JSON.stringify(path)).toBe('ok');
      return paths.map((path) => path.at(-1)!);
    };
    expect(legal(scene({ ...alone, pieces: [bog] })).some(inBog)).toBe(true);
    const within = legal(scene({ ...alone, ann: [settler('a', [2500, 2000])], pieces: [bog] }));
    expect([within.some(inBog), within.some((end) => !inBog(end))]).toEqual([true, true]);
  });

  test('WW-TERRAIN-4 a Blue movement over rubble is a Green one', () => {
    const t = scene({ ann: [unit('a', 'mutant-hound', [[2000, 2000]])], ben: alone.ben, pieces: [mud] });
    expect(check(t, [[2000 + 2032 + 400, 2000]], 'blue')).toBe('ok');
    expect(check(t, [[2000 + 2032 + 402, 2000]], 'blue')).toBe('WW-MOVE-1');
  });

  test('WW-TERRAIN-5 Unimpeded units are not slowed', () => {
    const t = scene({ ann: [unit('a', 'eyebot', [[2000, 2000]])], ben: alone.ben, pieces: [mud] });
    expect(check(t, [[2000 + YELLOW + BASE, 2000]])).toBe('ok');
  });

  test('WW-TERRAIN-6 Impassable Terrain is not crossed', () => {
    const t = scene({ ...alone, pieces: [wall('w', [2400, 1000, 100, 2000])] });
    expect(check(t, [[2900, 2000]])).toBe('WW-TERRAIN-6');
    expect(check(t, [[2400 - 160, 2000]])).toBe('ok');
  });
});

describe('Movement and what is agreed about terrain', () => {
  test('WW-MOVE-7 what shortens movement shortens a Move and a Charge alike', () => {
    const t = scene({ ann: alone.ann, ben: [settler('b', [2000 + BASE + 1500, 2000])] });
    const model = t.model('a-1');
    const { move, charge } = content.units.get('settler')!;
    expect([move, charge]).toEqual(['yellow', 'red']);
    // Red and a base reach as far as 184 mm, Yellow not.
    expect(whyNoCharge(t, model)).toBeUndefined();
    model.conditions = ['slow'];
    expect([movementColor(t, model, move), movementColor(t, model, charge!)]).toEqual(['orange', 'yellow']);
    expect(whyNoCharge(t, model)?.rule).toBe('WW-CHARGE-2');
    model.conditions = [];
    expect(whyNotAct(t, model, 'charge', 'quick')?.rule).toBe('WW-CHARGE-2');
  });

  test('WW-MOVE-8 some tasks are a Move Action that goes nowhere', () => {
    for (const [task, conditions] of [
      ['lay-mine', []],
      ['douse', ['on-fire']],
      ['shake-off', ['stunned']],
    ] as const) {
      const t = using(
        {
          ann: [unit('a', 'scavenger', [[2000, 2000]], 'fragmentation-mine')],
          ben: alone.ben,
          state: ({ models }) => {
            models[0]!.conditions = [...conditions];
          },
        },
        'a-1',
      );
      t.seat(0).answer(task);
      // No way is asked for, and none is taken.
      t.seat(0).refuse([[2100, 2000]]);
      while (t.seat(0).asked() !== undefined && t.seat(0).asked()!.ask !== 'action')
        t.seat(0).answer(t.seat(0).asked()!.can[0]!);
      expect(t.state.activation!.left).toBe(1);
      expect(t.state.models[0]).toMatchObject({ x: 2000, y: 2000 });
    }
  });

  test('WW-TERRAIN-7 what ground is may differ by unit and by type', () => {
    const water = piece('water', [2400, 1000, 300, 2000], {
      ground: 'impassable',
      exceptions: { 'mr-handy': 'normal', creature: 'difficult' },
    });
    const crosses = (card: string, to: number) => {
      const t = scene({ ann: [unit('a', card, [[2000, 2000]])], ben: alone.ben, pieces: [water] });
      return check(t, [[to, 2000]], 'red');
    };
    expect(crosses('sentry-bot', 3300)).toBe('WW-TERRAIN-6');
    expect(crosses('mr-handy', 3300)).toBe('ok');
    // A creature wades: one color shorter.
    const { base } = content.units.get('feral-ghoul')!;
    expect(crosses('feral-ghoul', 2000 + YELLOW + base * 10)).toBe('ok');
    expect(crosses('feral-ghoul', 2000 + YELLOW + base * 10 + 3)).toBe('WW-MOVE-1');
  });

  test('WW-ELEV-6 a wall may block sight on the level and be only cover from above', () => {
    const low = { ...wall('low', [2600, 1500, 100, 1000]), overlooked: true };
    const roof = piece('roof', [1500, 1500, 800, 1000], { height: 600 });
    const shot = (height: number) => {
      const t = scene({
        ann: [unit('a', 'settler', [[2100, 2000, height]], 'assault-rifle')],
        ben: [settler('b', [2950, 2000])],
        pieces: [low, roof],
      });
      const [a, b] = [t.model('a-1'), t.model('b-1')];
      if (!canSee(t, placeOf(t, a), placeOf(t, b))) return 'blocked';
      return coverBetween(t, placeOf(t, a), placeOf(t, b)).by.map(({ id }) => id);
    };
    expect(shot(0)).toBe('blocked');
    expect(shot(600)).toEqual(['low']);
    const back = scene({
      ann: [settler('a', [2100, 2000, 600])],
      ben: [settler('b', [2950, 2000])],
      pieces: [low, { ...wall('high', [2600, 1500, 100, 1000]), overlooked: false }, roof],
    });
    const [up, down] = [placeOf(back, back.model('a-1')), placeOf(back, back.model('b-1'))];
    expect([canSee(back, up, down), canSee(back, down, up)]).toEqual([false, false]);
    back.state.pieces = back.state.pieces.filter(({ id }) => id !== 'high');
    expect([canSee(back, up, down), canSee(back, down, up)]).toEqual([true, true]);
    // From below it is no cover either: nobody looks over it from there.
    expect(coverBetween(back, down, up).by.map(({ id }) => id)).not.toContain('low');
  });
});

describe('Rulings', () => {
  test('WW-RULING-16 whoever hangs on a wall counts for the Advantage Marker, whoever left does not', () => {
    const house = piece('house', [1000, 1000, 2000, 2000], { height: 600, ground: 'climbable' });
    const holder = (state: (state: SkirmishState) => void) =>
      battle({
        ann: [settler('a', [500, 500], [500, 4000])],
        ben: [settler('b', FAR_AWAY, [8000, 7000])],
        pieces: [house],
        advantage: null,
        chance: { 'round.advantage': [1] },
        state,
      }).state.advantage;
    // As many on both sides: chance decides.
    expect(
      holder(({ models }) => {
        Object.assign(models[0]!, { climbing: 'house', height: 300, x: 1000, y: 1500 });
      }),
    ).toBe(1);
    expect(
      holder(({ models }) => {
        models[0]!.gone = 'left';
      }),
    ).toBe(0);
  });

  test('WW-RULING-53 what a model found leaves play with it', () => {
    const t = scene({
      ann: [settler('a', [2000, 2000]), settler('c', [2400, 2000])],
      ben: alone.ben,
      state: ({ models }) => models[1]!.items.push('stimpak'),
    });
    expect(itemsAtHand(t, t.model('a-1')).map(({ id }) => id)).toEqual(['stimpak@c-1']);
    t.model('c-1').regular = 9;
    playOut(maybeEliminate(tableOf(t), t.model('c-1')));
    expect(itemsAtHand(t, t.model('a-1'))).toEqual([]);
    expect(t.state.markers).toEqual([]);
  });

  test('WW-MARKER-1 a yellow Bonus Dice marker is one yellow die more', () => {
    const t = scene({ ann: alone.ann, ben: [settler('b', [2000 + BASE, 2000])] });
    const [grip] = grips(t, t.model('a-1'));
    const pool = () => strikeAt(t, t.model('a-1'), grip!, t.model('b-1')).pool;
    const plain = pool();
    t.model('a-1').bonus = { against: 'b-1', dice: ['yellow'] };
    expect(pool()).toEqual([...plain, 'yellow']);
  });

  test('WW-RULING-17 what happens when a model is activated, in its order', () => {
    const t = battle({
      ann: [
        {
          ...unit('a', 'settler', [[2000, 2000]], 'missile-launcher'),
          heroic: true,
          items: ['sturdy-leather-armor'],
        },
      ],
      ben: alone.ben,
      state: (state) => {
        Object.assign(state.models[0]!, { prepared: true, conditions: ['on-fire', 'poisoned'] });
        Object.assign(state.units[0]!, { luck: 0, empty: ['missile-launcher'] });
        const on = { on: 'a-1', until: 'counted' as const };
        state.lasting.push(
          { ...on, id: '1', kind: 'fixed', from: 'lasts-0', left: 0 },
          { ...on, id: '2', kind: 'diminishing', from: 'buffout', left: 1 },
        );
      },
      chance: {
        'addiction.roll': [[effect('blue', 'star')]],
        'luck.flip': [0],
        'vats.roll': [[effect('blue', 'bottle')]],
      },
    });
    act(t, 'a-1');
    if (t.seat(0).asked()!.ask === 'armor.sets') t.seat(0).answer('sturdy-leather-armor');
    const said = t.session.wholeLog.map(({ say, args }) =>
      say === 'suffered' ? 'suffered' : `${say} ${args?.item ?? ''}`.trim(),
    );
    const order = said.slice(said.indexOf('use') + 1).filter((line) => line !== 'condition' && line !== 'no-luck');
    expect(order.filter((line) => /unprepared|loaded|item.over|addicted|wears|suffered|points/.test(line))).toEqual([
      'unprepared',
      'loaded',
      'item.over lasts-0',
      'item.over buffout',
      'addicted buffout',
      'wears',
      'suffered',
      'suffered',
      'points',
    ]);
  });
});

describe('Edge of the battlefield', () => {
  test('WW-EDGE-3 whoever left scores for the opponent, but has survived, with what it carries', () => {
    const t = using(
      {
        ann: [settler('a', [2000, 300], [5000, 5000])],
        ben: [settler('b', FAR_AWAY, [7000, 7000])],
        state: ({ models }) => {
          Object.assign(models[0]!, { caps: 40 });
          Object.assign(models[1]!, { caps: 15, gone: 'eliminated' });
          Object.assign(models[2]!, { gone: 'eliminated' });
        },
      },
      'a-1',
    );
    expect(t.session.view(0).aftermath).toBeNull();
    t.seat(0).answer('move', [[2000, 100]]);
    expect(model(t, 'a-1').gone).toBe('left');
    // No model is on the table: for scoring all are eliminated, and the battle is lost.
    expect(t.session.result).toMatchObject({ winners: [1], scores: [0, 1] });
    expect(t.session.view('public').aftermath).toEqual([
      { points: 1, survivors: ['a-1'], eliminated: ['a-2'], caps: 40, quest: null },
      { points: 2, survivors: ['b-2'], eliminated: ['b-1'], caps: 0, quest: null },
    ]);
  });

  test('WW-EDGE-3 a scenario tells at its end who left and survives', () => {
    const t = scenario('lost-journal', {
      at: { 'nora-1': [2000, 300] },
      round: content.scenarios.get('lost-journal')!.rounds,
    });
    use(t, 0, 'nora-1');
    t.seat(0).answer('move', [[2000, 100]]);
    endRound(t);
    expect(t.session.result).toBeDefined();
    expect(t.logged('WW-EDGE-3')).toEqual(['Nora, who left the battlefield, has survived.']);
    expect(t.session.view(1).aftermath![0]!.survivors).toContain('nora-1');
    expect(t.session.view(1).aftermath![1]!.points).toBe(1);
  });

  test('WW-EDGE-1 WW-EDGE-2 a base that crosses the edge has left, though the path goes on', () => {
    const t = battle({ ann: [settler('a', [400, 2000], [400, 4000])], ben: alone.ben });
    act(t, 'a-1');
    t.seat(0).answer('move', [[160, 2000]]);
    expect(t.state.models[0]!.gone).toBeNull();
    t.seat(0).answer('move', [
      [100, 2000],
      [600, 2000],
    ]);
    expect(t.state.models[0]!.gone).toBe('left');
    expect(t.logged('WW-EDGE-1')).toEqual(['A 1 leaves the battlefield.']);
  });
});
