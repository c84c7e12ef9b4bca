import { describe, expect, test } from 'vitest';
import { actOf } from '../queries/acting.ts';
import { reactors } from '../queries/reactions.ts';
import { isAware } from '../queries/triggers.ts';
import type { Act } from '../state.ts';
import {
  armor,
  BASE,
  type BattleSetting,
  content,
  effect,
  FAR_AWAY,
  GREEN,
  model,
  scene,
  settler,
  skill,
  unit,
  using,
  wall,
} from './helpers/battle.ts';
import { prepared, watched } from './helpers/watching.ts';

describe('Triggers', () => {
  const beside = (gap: number): BattleSetting => ({
    ann: [settler('a', [2000, 2000])],
    ben: [settler('b', [2000 + BASE + gap, 2000])],
    state: prepared('b-1'),
  });
  const does = (t: ReturnType<typeof scene>, action: Act['action'], more: Partial<Act> = {}): Act => ({
    ...actOf(t.model('a-1'), action, 'action'),
    ...more,
  });
  const aware = (gap: number, action: Act['action']) => {
    const t = scene(beside(gap));
    return isAware(t, t.model('b-1'), does(t, action));
  };

  test('WW-TRIGGER-1 every Action and Quick Action but Prepare', () => {
    const near = 500;
    for (const action of ['move', 'shoot', 'throw', 'charge', 'strike', 'expertise', 'special:whistle'] as const)
      expect(aware(near, action)).toBe(true);
    expect(aware(near, 'prepare')).toBe(false);
    const t = using(watched(), 'a-1');
    t.seat(0).answer('prepare');
    expect(t.seat(1).asked()).toBeUndefined();
    const quick = using({ ...watched(), ann: [unit('a', 'dogmeat', [[2000, 2000]], 'dog-bite')] }, 'a-1', 1);
    quick.seat(0).answer('quick:move', [[2000, 2100]]);
    expect(quick.seat(1).asked()!.ask).toBe('react.declare');
  });

  test('WW-RULING-64 whoever is hit notices it, from however far and out of whose sight', () => {
    const t = scene({
      ann: [settler('a', [2000, 2000])],
      ben: [settler('b', [8000, 8000])],
      pieces: [wall('w', [1000, 2400, 8000, 100])],
    });
    const hits = [{ model: 'b-1', hurt: false }];
    expect(isAware(t, t.model('b-1'), does(t, 'shoot'))).toBe(false);
    expect(isAware(t, t.model('b-1'), does(t, 'shoot', { hits }))).toBe(true);
  });

  test('WW-TRIGGER-2 being hit is a Trigger for the model and its friends, though armor blocks all of it', () => {
    // The shooter is out of everybody's sight but the victim's.
    const t = scene({
      ann: [settler('a', [2000, 2000])],
      ben: [settler('b', [4000, 2000], [4000, 3000])],
      pieces: [wall('w', [1000, 2400, 2400, 100])],
    });
    const hit = does(t, 'shoot', { hits: [{ model: 'b-1', hurt: false }] });
    expect(isAware(t, t.model('b-2'), does(t, 'shoot'))).toBe(false);
    expect(isAware(t, t.model('b-2'), hit)).toBe(true);

    const self = scene({ ...beside(6000), pieces: [wall('w', [4000, 0, 100, 9000])] });
    expect(isAware(self, self.model('b-1'), does(self, 'shoot'))).toBe(false);
    expect(isAware(self, self.model('b-1'), does(self, 'shoot', { hits: [{ model: 'b-1', hurt: false }] }))).toBe(true);

    const played = using(
      {
        ann: [settler('a', [2000, 2000])],
        ben: [settler('b', [3600, 2000], [3600, 3000])],
        pieces: [wall('w', [1000, 2400, 2200, 100])],
        state: prepared('b-2'),
        chance: { 'attack.roll': [[skill('critical'), effect('black'), effect('green')]], 'armor.roll': [[armor(1)]] },
      },
      'a-1',
    );
    played.seat(0).answer('shoot', 'assault-rifle', 'b-1');
    if (played.seat(0).asked()?.ask === 'shoot.range') played.seat(0).answer('short');
    expect(played.seat(1).asked()!.ask).toBe('react.declare');
  });

  test('WW-TRIGGER-4 awareness takes both sight and a short enough distance', () => {
    expect(aware(GREEN - 100, 'expertise')).toBe(true);
    expect(aware(GREEN + 100, 'expertise')).toBe(false);
    const hidden = scene({ ...beside(GREEN - 100), pieces: [wall('w', [2500, 0, 100, 9000])] });
    expect(isAware(hidden, hidden.model('b-1'), does(hidden, 'expertise'))).toBe(false);
    // The color of the reacting model's own card counts.
    const sharp = scene({ ...beside(GREEN + 100), ben: [unit('b', 'scavenger', [[2000 + BASE + GREEN + 100, 2000]])] });
    expect(isAware(sharp, sharp.model('b-1'), does(sharp, 'expertise'))).toBe(true);
  });

  test('WW-TRIGGER-5 within one length any Action, WW-TRIGGER-6 up to two only movements and attacks, beyond nothing', () => {
    expect([aware(GREEN, 'expertise'), aware(GREEN + 2, 'expertise')]).toEqual([true, false]);
    for (const action of ['move', 'charge', 'shoot', 'strike'] as const) {
      expect(aware(2 * GREEN, action)).toBe(true);
      expect(aware(2 * GREEN + 2, action)).toBe(false);
    }
    const t = scene({
      ann: [settler('a', FAR_AWAY)],
      ben: [settler('b', [2000, 2000], [2000 + BASE + GREEN + 2, 2000])],
    });
    const hit = does(t, 'shoot', { hits: [{ model: 'b-2', hurt: true }] });
    expect(isAware(t, t.model('b-1'), hit)).toBe(false);
    const nearer = scene({
      ann: [settler('a', FAR_AWAY)],
      ben: [settler('b', [2000, 2000], [2000 + BASE + GREEN, 2000])],
    });
    expect(isAware(nearer, nearer.model('b-1'), does(nearer, 'shoot', { hits: [{ model: 'b-2', hurt: true }] }))).toBe(
      true,
    );
  });

  test('WW-TRIGGER-6 whoever has taken Calmex is not noticed, or not from afar', () => {
    const steps = [...content.chems.values()].find(({ steps: all }) => all?.some(({ quiet }) => quiet))!;
    const awareOf = (left: number, apart: number) => {
      const t = scene({
        ann: [settler('a', [2000, 2000])],
        ben: [settler('b', [2000 + BASE + apart, 2000])],
        state: ({ lasting }) => {
          lasting.push({ id: '1', kind: 'diminishing', on: 'a-1', until: 'counted', from: steps.id, left });
        },
      });
      return isAware(t, t.model('b-1'), does(t, 'move'));
    };
    expect(awareOf(3, GREEN)).toBe(false);
    expect([awareOf(1, GREEN), awareOf(1, GREEN + 2)]).toEqual([true, false]);
  });

  test('WW-TRIGGER-7 a Move Action that goes nowhere is a Trigger, and can be a Reaction', () => {
    const t = using(
      watched({
        state: (state) => {
          prepared('b-1')(state);
          state.models[0]!.conditions = ['stunned'];
          state.models[1]!.conditions = ['on-fire'];
        },
      }),
      'a-1',
    );
    t.seat(0).answer('shake-off');
    expect(t.seat(1).asked()!.can).toContain('b-1:douse');
    t.seat(1).answer('b-1:douse');
    expect(model(t, 'b-1')).toMatchObject({ prepared: false, x: 3200, y: 2000 });
  });

  test('the nearest point of the way counts, not its ends', () => {
    const t = scene({ ann: [settler('a', [2000, 2000])], ben: [settler('b', [3000, 2000 + GREEN * 2 + BASE])] });
    const ends = [
      { x: 2000, y: 2000, height: 0 },
      { x: 4000, y: 2000, height: 0 },
    ];
    expect(isAware(t, t.model('b-1'), does(t, 'move', { way: [ends[0]!] }))).toBe(false);
    expect(isAware(t, t.model('b-1'), does(t, 'move', { way: [ends[1]!] }))).toBe(false);
    expect(isAware(t, t.model('b-1'), does(t, 'move', { way: ends }))).toBe(true);
  });

  test('markers of the side that acts do not matter', () => {
    const t = scene({ ...beside(500), state: prepared('a-1', 'b-1') });
    expect(reactors(t, does(t, 'move')).map(({ id }) => id)).toEqual(['b-1']);
  });
});
