/** Rulings on what single cards can do. */
import type { Answer } from '@holotape/kernel';
import { describe, expect, test } from 'vitest';
import { actOf } from '../queries/acting.ts';
import { whyNotUse } from '../queries/expertise.ts';
import { flawsOf } from '../queries/force-lists/flaws.ts';
import { unitCaps } from '../queries/force-lists/prices.ts';
import { foresightOf } from '../queries/foresight.ts';
import { isAware } from '../queries/triggers.ts';
import { maybeShift } from '../rules/attacking/shifting.ts';
import { turretsReact } from '../rules/attacking/turrets.ts';
import { devicesEndRound } from '../rules/items/devices.ts';
import { searched } from '../rules/items/searching.ts';
import { takeChem } from '../rules/items/using-items.ts';
import { trample } from '../rules/moving/trampling.ts';
import { beforeBattle } from '../rules/round/before-battle.ts';
import { gatherForesight } from '../rules/round/foresight.ts';
import { addTurret } from '../rules/round/joining.ts';
import { lay } from '../rules/round/lasting.ts';
import { reactions } from '../rules/round/reactions.ts';
import { strangerHelps } from '../rules/round/stranger-helps.ts';
import { maybeRedraw } from '../rules/wasteland/redrawing.ts';
import { alone, carrying, HERE, led, NEAR } from './abilities/scenes.ts';
import {
  armor,
  content,
  effect,
  FAR_AWAY,
  marker,
  model,
  piece,
  playOut,
  positionOf,
  scene,
  settler,
  skill,
  tableOf,
  unit,
  using,
} from './helpers/battle.ts';

const noLuck = (t: ReturnType<typeof scene>) => {
  for (const each of t.state.units) each.luck = 0;
  return t;
};

describe('Feats', () => {
  test('CH-RULING-112 a Bloatfly comes down on the hill without a test, and off it without a fall', () => {
    const hill = [piece('hill', [2200, 1400, 1200, 1200], { height: 600, ground: 'climbable' })];
    const t = using({ ann: [unit('a', 'bloatfly', [HERE])], ben: [settler('b', FAR_AWAY)], pieces: hill }, 'a-1');
    t.seat(0).answer('move', [[2400, 2000]]);
    expect(model(t, 'a-1')).toMatchObject({ x: 2400, height: 600, climbing: null, regular: 0 });
    t.seat(0).answer('move', [[2000, 2000]]);
    expect(model(t, 'a-1')).toMatchObject({ x: 2000, height: 0, regular: 0 });
  });

  test('CH-RULING-112 a Jet Pack leads straight over a wall, once for a token', () => {
    const wall = [piece('wall', [2300, 1000, 100, 2000], { height: 900, ground: 'impassable', blocksSight: true })];
    const flier = {
      ...unit('a', 'sole-survivor', [HERE]),
      powerArmor: 't-45-power-armor',
      mods: [{ on: 't-45-power-armor', mod: 'jet-pack' }],
    };
    const t = using({ ann: [flier], ben: [settler('b', FAR_AWAY)], pieces: wall }, 'a-1');
    const over = [[2650, 2000]];
    t.seat(0).answer('trick:jet-pack', 'move');
    expect(t.seat(0).refuse([[2000, 2100], ...over]).rule).toBe('CH-RULING-112');
    t.seat(0).answer(over);
    expect(model(t, 'a-1')).toMatchObject({ x: 2650, height: 0 });
    expect(t.state.lasting.filter(({ kind }) => kind === 'flying')).toEqual([]);
    t.seat(0).answer('move');
    expect(t.seat(0).refuse([[2000, 2000]]).rule).toBe('WW-TERRAIN-6');
  });

  test('CH-RULING-113 another card for a Luck Token of his own, or once per battle for any of the side', () => {
    const drawn = (force: Parameters<typeof alone>[0], ...answers: Answer[]) => {
      const t = scene(alone(force, settler('s', NEAR)));
      t.state.decks.dangers = ['jaw-trap'];
      const card = playOut(maybeRedraw(tableOf(t), t.model('a-1'), 'dangers', 'pilot-light'), ...answers);
      return [card, t.state.discards.dangers, t.state.units[0]!.luck];
    };
    const nick = unit('a', 'nick-valentine', [HERE]);
    const tokens = content.units.get('nick-valentine')!.special.LUC;
    expect(drawn(nick, 'a-1')).toEqual(['jaw-trap', ['pilot-light'], tokens - 1]);
    expect(drawn(nick, 'none')).toEqual(['pilot-light', [], tokens]);
    expect(drawn(settler('a', HERE))[0]).toBe('pilot-light');
    const t = scene(alone(led('old-timer'), settler('s', NEAR)));
    t.state.decks.items = ['jet', 'psycho'];
    expect(playOut(maybeRedraw(tableOf(t), t.model('s-1'), 'items', 'buffout'), 'a-1')).toBe('psycho');
    expect(playOut(maybeRedraw(tableOf(t), t.model('s-1'), 'items', 'buffout'))).toBe('buffout');
  });

  test('CH-RULING-114 a throw that lands near an unengaged Grenadier is kicked Orange away', () => {
    const lands = (foe: [number, number], ...answers: Answer[]) => {
      const t = scene({ ann: [led('grenadier')], ben: [settler('b', foe)] });
      return playOut(maybeShift(tableOf(t), { x: 2300, y: 2000 }), ...answers);
    };
    expect(lands(FAR_AWAY, '0')).toEqual({ x: 2300 + 508, y: 2000 });
    expect(lands(FAR_AWAY, 'none')).toEqual({ x: 2300, y: 2000 });
    expect(lands([2000, 2320])).toEqual({ x: 2300, y: 2000 });
  });

  test('CH-RULING-115 Sturges fits two of three Mods to weapons that have none', () => {
    const { state } = scene(alone({ ...unit('a', 'sturges', [HERE], '44-revolver') }));
    // Whatever was on top of the deck: drawn, and by nobody's wish not fitted.
    expect(state.discards.items.length + state.units[0]!.mods.length).toBe(3);
    expect(state.units[0]!.mods.length).toBeLessThanOrEqual(2);
  });

  test('CH-RULING-116 Cait takes a chem when none is in effect, and leaves it while one is', () => {
    const t = scene(alone({ ...unit('a', 'cait', [HERE]), items: ['psycho'] }));
    playOut(takeChem(tableOf(t), t.model('a-1')));
    expect([t.state.units[0]!.items, t.state.lasting.map(({ kind }) => kind)]).toEqual([['psycho'], ['diminishing']]);
    playOut(takeChem(tableOf(t), t.model('a-1')));
    expect(t.state.units[0]!.items).toEqual(['psycho']);
  });

  test('CH-RULING-117 with Turret Inhibitors one is safe from the turrets of one’s own side', () => {
    const left = (items: string[], seat: number) => {
      const t = noLuck(scene(alone(carrying('settler', items))));
      const gun = addTurret(tableOf(t), 'laser-turret', { x: 2600, y: 2000 });
      t.state.turrets[0]!.reactions = 1;
      lay(tableOf(t), { kind: 'put-up', on: gun.id, until: 'battle', from: `seat-${seat}` });
      const rule = turretsReact(tableOf(t), actOf(t.model('a-1'), 'move', 'action'));
      rule.next(null as never);
      return t.state.turrets[0]!.reactions;
    };
    expect([left(['turret-inhibitors'], 0), left(['turret-inhibitors'], 1), left([], 0)]).toEqual([1, 0, 0]);
  });

  test('CH-RULING-118 the rope wants an edge, and no more than Red beneath it', () => {
    const why = (height: number, x: number) => {
      const hill = [piece('hill', [1500, 1000, 3000, 2000], { height, ground: 'climbable' })];
      const t = using(
        {
          ann: [{ ...unit('a', 'settler', [[x, 2000, height]]), items: ['rope'] }],
          ben: [settler('b', FAR_AWAY)],
          pieces: hill,
        },
        'a-1',
      );
      return t.seat(0).asked()!.can.includes('special:rope');
    };
    expect([why(600, 1700), why(600, 3000), why(1600, 1700)]).toEqual([true, false, false]);
  });

  test('CH-RULING-119 friends notice what the monkey sees; two points of damage are the end of it', () => {
    const t = scene({ ann: [settler('a', HERE)], ben: [settler('b', FAR_AWAY)], pieces: [] });
    t.state.markers.push({ ...marker('monkey-1', 'searchable', 'blank', 8000, 7000), kind: 'monkey', up: true });
    Object.assign(t.model('b-1'), { x: 8000, y: 7400 });
    const act = actOf(t.model('b-1'), 'move', 'action');
    expect(isAware(t, t.model('a-1'), act)).toBe(false);
    lay(tableOf(t), { kind: 'device', on: 'monkey-1', until: 'battle', from: 'seat-0:stuffed-monkey', left: 2 });
    expect(isAware(t, t.model('a-1'), act)).toBe(true);
    const shot = using(
      {
        ann: [settler('a', [3000, 2000])],
        ben: [settler('b', FAR_AWAY)],
        chance: { 'attack.roll': [[skill(2), effect('green', 'damage'), effect('yellow')]] },
        state: (state) => {
          state.markers.push({ ...marker('monkey-1', 'searchable', 'blank', 4000, 2000), kind: 'monkey', up: true });
          lay(tableOf({ state, content }), {
            kind: 'device',
            on: 'monkey-1',
            until: 'battle',
            from: 'seat-1:stuffed-monkey',
            left: 1,
          });
        },
      },
      'a-1',
    );
    shot.seat(0).answer('special:break', 'monkey-1/shoot:assault-rifle');
    expect([shot.state.markers, shot.state.lasting]).toEqual([[], []]);
  });

  test('CH-RULING-120 what was called comes down at the end of the next round; the Vertibird spares friends', () => {
    const after = (item: string, ...answers: Answer[]) => {
      const t = noLuck(scene({ ann: [settler('a', [4000, 4000])], ben: [settler('b', [4500, 4000])] }));
      t.state.markers.push({ ...marker('smoke-1', 'searchable', 'blank', 4250, 4000), kind: 'smoke', up: true });
      lay(tableOf(t), { kind: 'called', on: 'smoke-1', until: 'cured', from: `seat-0:${item}`, left: 2 });
      playOut(devicesEndRound(tableOf(t)));
      expect(t.state.markers).toHaveLength(1);
      playOut(devicesEndRound(tableOf(t)), ...answers);
      return [t.model('a-1').regular, t.model('b-1').regular, t.state.markers.length];
    };
    const hit = [skill(2), effect('black'), effect('yellow')];
    expect(after('artillery-smoke-grenade', hit, [armor(4)], hit, [armor(4)])).toEqual([2, 2, 0]);
    expect(after('vertibird-signal-grenade', [skill(2), effect('yellow')], [armor(4)])).toEqual([0, 2, 0]);
  });

  test('CH-RULING-141 a car goes up at the end of the next round, or never', () => {
    const car = piece('rusty-car-1', [2160, 1800, 500, 400], { height: 300, ground: 'impassable' });
    const at = (answer: string) => {
      const t = using({ ...alone(carrying('settler', ['car-security-override'])), pieces: [car] }, 'a-1');
      t.seat(0).answer('special:override', `${answer}:rusty-car-1`);
      return positionOf(t);
    };
    const hot = at('start');
    playOut(devicesEndRound(tableOf(hot)));
    playOut(devicesEndRound(tableOf(hot)), [effect('black')], [armor(4)]);
    expect([hot.state.models[0]!.regular, hot.state.lasting.map(({ kind }) => kind)]).toEqual([3, ['safe']]);
    expect(at('stop').state.lasting.map(({ kind, on }) => [kind, on])).toEqual([['safe', 'rusty-car-1']]);
  });

  test('CH-RULING-122 a Brahmin runs from whoever shoots, once, and tramples the weaker on its way', () => {
    const t = noLuck(scene({ ann: [unit('a', 'brahmin', [[4000, 4000]])], ben: [settler('b', [3000, 4000])] }));
    const act = actOf(t.model('b-1'), 'shoot', 'action');
    act.hits = [{ model: 'a-1', hurt: false }];
    playOut(reactions(tableOf(t), act));
    expect(t.model('a-1')).toMatchObject({ x: 4000 + 1016, y: 4000 });
    playOut(reactions(tableOf(t), act));
    expect(t.model('a-1').x).toBe(4000 + 1016);
    const trampled = (...answers: Answer[]) => {
      const s = noLuck(scene({ ann: [unit('a', 'brahmin', [[5000, 4000]])], ben: [settler('b', [4500, 4000])] }));
      playOut(
        trample(tableOf(s), s.model('a-1'), [
          { x: 4000, y: 4000 },
          { x: 5000, y: 4000 },
        ]),
        ...answers,
      );
      return s.model('b-1');
    };
    expect(trampled([skill('critical')], [armor(4)])).toMatchObject({ regular: 1, conditions: ['stunned'] });
    const dice = [effect('black', 'damage'), effect('black'), effect('black'), effect('blue', 'blast')];
    expect(trampled([skill('X')], dice, [armor(4)])).toMatchObject({ regular: 2, conditions: [] });
  });

  test('CH-RULING-123 the Draft Codex knows whom its player has studied, and nobody else', () => {
    const boosts = (card: string, studied: Record<string, number>) => {
      const t = scene({
        ann: [carrying('settler', ['draft-codex'])],
        ben: [unit('b', card, [FAR_AWAY])],
        state: ({ records }) => {
          records[0]!.counts = studied;
        },
      });
      const before = t.model('a-1').boosts;
      playOut(beforeBattle(tableOf(t)));
      return t.model('a-1').boosts - before;
    };
    const robots = { 'studied-robot': 1 };
    expect([boosts('protectron', robots), boosts('settler', robots), boosts('protectron', {})]).toEqual([2, 0, 0]);
  });

  test('CH-RULING-124 foresight: points per activation, a look, an early Reaction, an Action taken back', () => {
    const t = using(
      {
        ann: [unit('a', 'mama-murphy', [HERE])],
        ben: [settler('b', FAR_AWAY)],
        state: ({ lasting, decks, markers }) => {
          lasting.push({ id: '1', kind: 'foresight', on: 'a-1', until: 'battle', from: 'foresees', left: 3 });
          decks.dangers = ['jaw-trap'];
          markers.push(marker('far', 'investigation', 'number-1', 8000, 8000));
        },
      },
      'a-1',
    );
    t.seat(0).answer('trick:mama-murphy', 'far', 'trick:mama-murphy', 'deck:dangers');
    expect(t.state.markers[0]!.seen).toEqual([0]);
    expect([0, 1].map((seat) => JSON.stringify(t.session.log(seat)).includes('jaw-trap'))).toEqual([true, false]);
    expect(foresightOf(positionOf(t), model(t, 'a-1'))).toBe(1);
    const seen = scene(alone(unit('a', 'mama-murphy', [HERE])));
    const before = foresightOf(seen, seen.model('a-1'));
    gatherForesight(tableOf(seen), seen.model('a-1'));
    lay(tableOf(seen), { kind: 'diminishing', on: 'a-1', until: 'counted', from: 'jet', left: 3 });
    gatherForesight(tableOf(seen), seen.model('a-1'));
    expect(foresightOf(seen, seen.model('a-1')) - before).toBe(2 + 4);
  });

  test('CH-RULING-124 an Action that rolled an X may be done again for a point', () => {
    const shooter = (answer: string) => {
      const t = using(
        {
          ann: [settler('a', HERE), unit('m', 'mama-murphy', [[2000, 3000]])],
          ben: [settler('b', [3000, 2000])],
          chance: { 'attack.roll': [[skill('X'), effect('green'), effect('yellow')]] },
          state: ({ lasting }) => {
            lasting.push({ id: '1', kind: 'foresight', on: 'm-1', until: 'battle', from: 'foresees', left: 1 });
          },
        },
        'a-1',
      );
      t.seat(0).answer('shoot', 'assault-rifle', 'b-1', answer);
      return [t.state.activation!.left, foresightOf(positionOf(t), model(t, 'm-1'))];
    };
    expect([shooter('again'), shooter('leave')]).toEqual([
      [2, 0],
      [1, 1],
    ]);
  });

  test('CH-RULING-125 a note leads to a marker of the finder’s own, with two items', () => {
    const t = scene(alone(settler('a', HERE)));
    t.state.decks.items = ['jet', 'psycho', 'hand-written-note'];
    t.state.markers.push({ ...marker('box', 'searchable', 'search', 2285, 2000), up: true });
    playOut(searched(tableOf(t), t.model('a-1'), t.state.markers[0]!, true), 'keep', 0);
    const [note] = t.state.markers;
    expect(note).toMatchObject({ id: 'note-1', face: 'search', x: 2285 + 2540, y: 2000 });
    expect(t.model('a-1').items).toEqual([]);
    Object.assign(t.model('b-1'), { x: note!.x - 285, y: note!.y });
    expect(whyNotUse(t, t.model('b-1'), 'search', note!)?.rule).toBe('CH-RULING-125');
    Object.assign(t.model('a-1'), { x: note!.x + 285, y: note!.y });
    playOut(searched(tableOf(t), t.model('a-1'), note!, true), 'keep', 'keep');
    expect(t.model('a-1').items.toSorted()).toEqual(['jet', 'psycho']);
  });

  test('CH-RULING-126 a letter is an item more, and 100 Caps for the next lock', () => {
    const t = scene(alone(settler('a', HERE)));
    t.state.decks.items = ['jet', 'psycho', 'unsent-letter'];
    const box = (id: string, face: 'search' | 'lockpick') => {
      t.state.markers.push({ ...marker(id, 'searchable', face, 2285, 2000), up: true });
      return t.state.markers.at(-1)!;
    };
    playOut(searched(tableOf(t), t.model('a-1'), box('box', 'search'), true), 'keep', 'keep');
    expect([t.model('a-1').items, t.model('a-1').caps]).toEqual([['psycho'], 0]);
    playOut(searched(tableOf(t), t.model('a-1'), box('lock', 'lockpick'), true), 'keep');
    expect(t.model('a-1').caps).toBe(100);
  });

  test('CH-RULING-127 the Mechanist leads with a Robot Controller alone, and pays nothing for Mend Robot', () => {
    const bare = { card: 'the-mechanist', models: 1, items: [], mods: [], perks: ['mend-robot'], heroic: false };
    const caps = (leader: string | null) => unitCaps(content, '2020', { ...bare, leader });
    const price = content.perks.get('mend-robot')!.caps;
    const card = content.units.get('the-mechanist')!.caps;
    expect(caps(null)).toBe(card + price);
    expect(caps('robot-controller')).toBe(card + content.leaders.get('robot-controller')!.caps);
    const flaws = (leader: string) =>
      flawsOf(content, {
        name: 'x',
        prices: '2020',
        limit: 1000,
        house: false,
        boosts: [],
        units: [{ ...bare, leader }],
      });
    expect(flaws('hunter').some(({ say }) => say === 'force.leader-not-for')).toBe(true);
    expect(flaws('robot-controller').some(({ say }) => say === 'force.leader-not-for')).toBe(false);
  });

  test('CH-RULING-128 a Stranger that waits answers an enemy within Black and in sight, once', () => {
    const waiting = (x: number, ...answers: Answer[]) => {
      const t = noLuck(scene({ ann: [unit('a', 'sole-survivor', [HERE])], ben: [settler('b', [x, 2000])] }));
      t.state.units[0]!.perks = ['mysterious-stranger-iii'];
      playOut(strangerHelps(tableOf(t), t.model('a-1'), ['blast']), 'later');
      expect(t.model('b-1').regular).toBe(0);
      playOut(reactions(tableOf(t), actOf(t.model('b-1'), 'prepare', 'action')), ...answers);
      return [t.model('b-1').regular, t.state.lasting.length];
    };
    expect(waiting(4000, 'shoot', [effect('black'), effect('yellow')], [armor(4)])).toEqual([2, 0]);
    expect(waiting(4000, 'wait')).toEqual([0, 1]);
    expect(waiting(8000)).toEqual([0, 1]);
  });
});
