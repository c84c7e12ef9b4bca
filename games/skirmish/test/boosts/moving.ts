/** Boosts for those who move: a proof for each thing that they do. */
import { expect } from 'vitest';
import type { BoostDoes } from '../../printed/boosts.ts';
import { presenceOf } from '../../queries/abilities.ts';
import { actOf } from '../../queries/acting.ts';
import { whyNoCharge } from '../../queries/charging.ts';
import { movementColor } from '../../queries/circumstances.ts';
import { isUnimpeded } from '../../queries/ground.ts';
import { isAware } from '../../queries/triggers.ts';
import { baseOf } from '../../queries/units.ts';
import { armor, BASE, effect, model, positionOf, settler, skill, unit, using, wall } from '../helpers/battle.ts';
import { acting, duel, holding, offered } from './hands.ts';

const X = 2000;

export const MOVING = {
  gives() {
    const colors = (t: ReturnType<typeof acting>) => {
      const [a] = t.state.models;
      return (['move', 'charge'] as const).map((of) => movementColor(positionOf(t), a!, 'red', of));
    };
    const t = acting(['sprint', 'authoritative', 'light-footed', 'like-a-shadow', 'battle-aware']);
    expect(colors(t)).toEqual(['red', 'red']);
    t.seat(0).answer('boost:sprint');
    expect(colors(t)).toEqual(['green', 'green']);
    // For one movement; what is no movement does not use it up.
    t.seat(0).answer('prepare');
    expect(colors(t)).toEqual(['green', 'green']);
    t.seat(0).answer('move', [[2100, 2000]]);
    expect(colors(t)).toEqual(['red', 'red']);
    const lasting = acting(['authoritative']);
    const before = presenceOf(positionOf(lasting), model(lasting, 'a-1'));
    lasting.seat(0).answer('boost:authoritative');
    expect(presenceOf(positionOf(lasting), model(lasting, 'a-1'))).not.toBe(before);
    lasting.seat(0).answer('end');
    expect(presenceOf(positionOf(lasting), model(lasting, 'a-1'))).toBe(before);
    const light = acting(['light-footed']);
    expect(isUnimpeded(positionOf(light), model(light, 'a-1'))).toBe(false);
    light.seat(0).answer('boost:light-footed');
    expect(isUnimpeded(positionOf(light), model(light, 'a-1'))).toBe(true);
    const seen = (shadow: boolean) => {
      const dark = acting(['like-a-shadow'], { ben: [settler('b', [3000, 2000])] });
      if (shadow) dark.seat(0).answer('boost:like-a-shadow');
      return isAware(positionOf(dark), model(dark, 'b-1'), actOf(model(dark, 'a-1'), 'move', 'action'));
    };
    expect([seen(false), seen(true)]).toEqual([true, false]);
    const blind = acting(['battle-aware'], {
      ben: [settler('b', [2800, 2000])],
      pieces: [wall('wall', [2400, 1500, 100, 1000])],
    });
    expect(whyNoCharge(positionOf(blind), model(blind, 'a-1'))).toBeDefined();
    blind.seat(0).answer('boost:battle-aware');
    expect(whyNoCharge(positionOf(blind), model(blind, 'a-1'))).toBeUndefined();
  },
  hearten() {
    // Rifle 6 and 2 more: an 8 hits, in the first Action alone.
    const t = using(
      {
        ann: [settler('a', [1000, 2000])],
        ben: [settler('b', [3320, 2000])],
        state: holding(['rousing-words']),
        chance: {
          'attack.roll': [
            [skill(8), effect('black')],
            [skill(8), effect('black')],
          ],
          'armor.roll': [[armor(4)]],
        },
      },
      'a-1',
    );
    t.seat(0).answer('boost:rousing-words', 'shoot', 'assault-rifle', 'b-1');
    expect(model(t, 'b-1').regular).toBe(2);
    t.seat(0).answer('shoot', 'assault-rifle', 'b-1');
    expect(model(t, 'b-1').regular).toBe(2);
    const late = acting(['rousing-words']);
    late.seat(0).answer('prepare');
    expect(late.seat(0).refuse('boost:rousing-words').sentence).toBe('A 1 has acted already.');
  },
  leave() {
    const away = (...answers: string[]) => {
      const t = using({ ...duel('assault-rifle'), state: holding(['behind-you']) }, 'a-1');
      t.seat(0).answer('move', [[X - 600, X]], ...answers);
      return t;
    };
    expect(away('boost:behind-you').seat(1).asked()).toBeUndefined();
    expect(away('none').seat(1).asked()?.ask).toBe('withdraw.attack');
  },
  'slide-out'() {
    const t = using(
      {
        ...duel('assault-rifle'),
        state: holding(['slip-free']),
        chance: { 'attack.roll': [[skill('X'), effect('green')]] },
      },
      'a-1',
    );
    t.seat(0).answer('strike', 'improvised-weapon', 'b-1');
    expect(offered(t)).toEqual({ ask: 'boost.slide', boosts: ['slip-free'] });
    t.seat(0).answer('boost:slip-free', [[X - 600, X]]);
    // The free attack comes as usual.
    expect(t.seat(1).asked()?.ask).toBe('withdraw.attack');
    t.seat(1).answer('none');
    expect([model(t, 'a-1').x, t.state.activation!.left]).toEqual([X - 600, 1]);
  },
  tread() {
    const mine = { id: 'mine-1', seat: 1, weapon: 'fragmentation-mine', x: 2300, y: 2000, height: 0, live: true };
    const t = acting(['tread-lightly'], { state: ({ mines }) => mines.push(mine) });
    t.seat(0).answer('move', [[2300, 2000]]);
    expect(offered(t)).toEqual({ ask: 'boost.mine', boosts: ['tread-lightly'] });
    t.seat(0).answer('boost:tread-lightly');
    expect([t.state.mines.length, model(t, 'a-1').x, model(t, 'a-1').regular]).toEqual([1, 2300, 0]);
  },
  'act-on'() {
    const t = acting(['extra-effort']);
    t.seat(0).answer('move', [[2100, 2000]]);
    expect(offered(t)).toEqual({ ask: 'boost.moved', boosts: ['extra-effort'] });
    t.seat(0).answer('boost:extra-effort');
    expect(t.seat(0).asked()).toMatchObject({ ask: 'boost.action', can: ['prepare'] });
    t.seat(0).answer('prepare');
    expect([model(t, 'a-1').prepared, t.state.activation!.left]).toEqual([true, 1]);
  },
  cry() {
    const t = using(
      {
        ann: [settler('a', [X, X])],
        ben: [settler('b', [X + 900, X])],
        state: holding(['courage']),
        chance: { 'cry.roll': [[skill(5)]], 'cry.resist': [[skill('X')]] },
      },
      'a-1',
    );
    t.seat(0).answer('charge', [[X + 900 - BASE, X]]);
    expect(t.seat(0).asked()).toMatchObject({ ask: 'charge.bonus', can: ['black', 'green', 'boost:courage'] });
    t.seat(0).answer('boost:courage', 'stay');
    expect(model(t, 'a-1').bonus?.dice).toEqual(['black', 'green']);
    const immune = using(
      { ann: [settler('a', [X, X])], ben: [unit('b', 'deathclaw', [[X + 1000, X]])], state: holding(['courage']) },
      'a-1',
    );
    const claw = immune.state.models[1]!;
    immune.seat(0).answer('charge', [[claw.x - 160 - baseOf(positionOf(immune), claw).r, X]]);
    expect(immune.seat(0).asked()!.can).not.toContain('boost:courage');
  },
  resist() {
    const cried = (...answers: string[]) => {
      const t = using(
        {
          ann: [unit('brute', 'brute', [[X, X]], 'board')],
          ben: [settler('b', [X + 900, X])],
          state: holding([], ['dig-deep']),
          chance: { 'cry.roll': [[skill(2)]], 'cry.resist': [[skill('X')]] },
        },
        'brute-1',
      );
      t.seat(0).answer('charge', [[X + 900 - 360, X]], 'battle-cry');
      expect(offered(t, 1)).toEqual({ ask: 'boost.cried-at', boosts: ['dig-deep'] });
      t.seat(1).answer(...answers);
      return t;
    };
    expect(cried('boost:dig-deep').logged('WW-BCRY-5')).toEqual(['Brute cries out; B 1 is not impressed.']);
    expect(cried('none').logged('WW-BCRY-5')).toEqual(['Brute cries out, and B 1 shrinks back.']);
  },
  points() {
    const t = acting(['spurred-into-action']);
    t.seat(0).answer('boost:spurred-into-action');
    expect([t.state.activation!.points, t.state.discards.boosts]).toEqual([1, ['spurred-into-action']]);
  },
  reload() {
    const t = acting(['quick-load'], {
      ann: [unit('a', 'scavenger', [HERE], 'double-barrel-shotgun')],
      state: ({ units }) => {
        units[0]!.empty = ['double-barrel-shotgun'];
      },
    });
    t.seat(0).answer('boost:quick-load');
    expect(t.state.units[0]!.empty).toEqual([]);
    const loaded = acting(['quick-load']);
    expect(loaded.seat(0).refuse('boost:quick-load').sentence).toBe('No weapon of A 1 is empty.');
  },
  unlock() {
    const terminal = {
      id: 'terminal',
      kind: 'computer' as const,
      face: 'blank' as const,
      x: 2000 + 285,
      y: 2000,
      up: true,
      seen: [],
      items: [],
      opened: false,
    };
    const t = acting(['admin-override'], {
      state: (state) => {
        state.markers.push(terminal);
        state.lasting.push({ id: '1', kind: 'locked', on: 'terminal', until: 'turn', from: 'computers', left: 0 });
      },
    });
    t.seat(0).answer('boost:admin-override');
    expect(t.state.lasting.filter(({ kind }) => kind === 'locked')).toEqual([]);
    expect(acting(['admin-override']).seat(0).refuse('boost:admin-override').sentence).toBe(
      'No locked computer is at hand.',
    );
  },
  rummage() {
    const t = acting(['knew-i-would-need-it'], {
      state: ({ decks }) => {
        decks.items = ['stimpak', 'machete', 'cram', 'jet'];
      },
    });
    t.seat(0).answer('boost:knew-i-would-need-it');
    expect(t.seat(1).asked()).toMatchObject({ ask: 'boost.discard', can: ['jet', 'cram', 'machete'] });
    t.seat(1).answer('jet');
    expect(t.seat(0).asked()!.can).toEqual(['cram', 'machete', 'none']);
    t.seat(0).answer('machete');
    expect([model(t, 'a-1').items, t.state.discards.items, t.state.decks.items]).toEqual([
      ['machete'],
      ['jet', 'cram'],
      ['stimpak'],
    ]);
  },
} satisfies Partial<Record<BoostDoes, () => void>>;

const HERE: [number, number] = [2000, 2000];
