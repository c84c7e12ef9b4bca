/** Use Expertise: computers, locks, search and presence. */
import { describe, expect, test } from 'vitest';
import { whyNotPresence } from '../queries/expertise.ts';
import type { Marker } from '../state.ts';
import { FAR_AWAY, GREEN, model, piece, scene, settler, skill, using } from './helpers/battle.ts';
import { find, finder, scavenger, touching } from './helpers/finding.ts';

describe('Use Expertise', () => {
  const box = (more: Partial<Marker> = {}) => touching('lock', 'blank', { up: true, ...more });
  const terminal = (more: Partial<Marker> = {}) => touching('computer', 'blank', { up: true, ...more });

  test('WW-EXPERT-1 one Action is one use of one skill', () => {
    const t = find(box(), {
      state: ({ markers }) => markers.push({ ...touching('searchable', 'search', { up: true }), id: 's', y: 1715 }),
      chance: { 'expertise.roll': [[skill('X')], [skill('X')]] },
    });
    t.seat(0).answer('expertise', 'lockpick:m');
    expect(t.state.activation!.left).toBe(1);
    t.seat(0).answer('expertise', 'search:s');
    expect(t.state.activation).toBeNull();
  });

  test('WW-EXPERT-2 without the icon there is no use, and no Action is spent', () => {
    const t = using(finder(box(), { ann: [settler('a', [2000, 2000])] }), 'a-1');
    expect(t.seat(0).refuse('expertise').rule).toBe('WW-EXPERT-2');
    expect(t.state.activation!.left).toBe(2);
    expect(find(box()).seat(0).asked()!.can).toContain('expertise');
  });

  test('WW-EXPERT-3 WW-EXPERT-4 Interacting takes base contact and nobody to fight', () => {
    for (const thing of [box(), terminal(), touching('searchable', 'search', { up: true })]) {
      expect(
        find({ ...thing, y: 2300 })
          .seat(0)
          .refuse('expertise').rule,
      ).toBe('WW-EXPERT-3');
      expect(
        find(thing, { ben: [settler('b', [2320, 2000])] })
          .seat(0)
          .refuse('expertise').rule,
      ).toBe('WW-EXPERT-3');
      expect(find(thing).seat(0).asked()!.can).toContain('expertise');
    }
  });

  test('WW-EXPERT-5 WW-MARKER-2 Computers for terminals and safes, Lockpick for locks', () => {
    const used: string[] = [];
    const special = {
      *used(
        _table: unknown,
        { marker: { kind }, skill: with_, success }: { marker: Marker; skill: string; success: boolean },
      ) {
        yield* [];
        used.push(`${kind} ${with_} ${success}`);
      },
    };
    for (const kind of ['computer', 'safe'] as const) {
      const t = find(touching(kind, 'blank', { up: true }), {
        special,
        chance: { 'expertise.roll': [[skill('critical')]] },
      });
      t.seat(0).answer('expertise');
      expect(t.seat(0).asked()!.can).toEqual(['computers:m']);
      t.seat(0).answer('computers:m');
      expect(used.at(-1)).toBe(`${kind} computers true`);
    }
    const t = find(box());
    t.seat(0).answer('expertise');
    expect(t.seat(0).asked()!.can).toEqual(['lockpick:m']);
    t.seat(0).refuse('computers:m');
  });

  test('WW-EXPERT-6 an X locks the terminal for the rest of the turn, another failure does not', () => {
    const t = using(
      finder(terminal(), {
        ann: [scavenger('a', [2000, 2000], [2000, 2570])],
        chance: { 'expertise.roll': [[skill('X')]] },
        state: ({ models }) => {
          models[1]!.readiness = 'ready';
        },
      }),
      'a-1',
    );
    t.seat(0).answer('expertise', 'computers:m');
    expect(t.seat(0).refuse('expertise').rule).toBe('WW-EXPERT-6');
    t.seat(0).answer('end', 'a-2');
    expect(t.seat(0).refuse('expertise').rule).toBe('WW-EXPERT-6');
    t.seat(0).answer('end');
    t.seat(1).answer('b-1', 'b-1', 'end');
    // The next round.
    t.seat(t.state.advantage!).answer('seat:0');
    t.seat(0).answer('a-1', 'all', 'a-1');
    expect(t.seat(0).asked()!.can).toContain('expertise');

    const missed = find(terminal(), { chance: { 'expertise.roll': [[skill(10)]] } });
    missed.seat(0).answer('expertise', 'computers:m');
    expect(missed.seat(0).asked()!.can).toContain('expertise');
  });

  test('WW-EXPERT-7 a locked door opens on a success, and stays locked on a failure', () => {
    const door = { ...box({ id: 'door' }) };
    const t = find(door, {
      pieces: [piece('door', [1800, 2420, 400, 100], { blocksSight: true, ground: 'impassable' })],
      chance: { 'expertise.roll': [[skill('X')], [skill('critical')]] },
    });
    t.seat(0).answer('expertise', 'lockpick:door');
    expect(t.state.pieces[0]).toMatchObject({ ground: 'impassable', blocksSight: true });
    t.seat(0).answer('expertise', 'lockpick:door');
    expect(t.state.pieces[0]).toMatchObject({ ground: 'normal', blocksSight: false });
  });

  test('WW-EXPERT-8 a success at a Search marker finds what is there', () => {
    const t = find(touching('searchable', 'search', { up: true }), {
      chance: { 'expertise.roll': [[skill('critical')]] },
    });
    t.seat(0).answer('expertise', 'search:m', 'keep');
    expect(model(t, 'a-1').items).toEqual(['stimpak']);
  });

  test('WW-EXPERT-9 Presence needs no contact, but nobody to fight, and no more than its color', () => {
    const reaches = (gap: number, engaged = false) => {
      const t = scene({
        ann: [settler('a', [2000, 2000])],
        ben: [settler('b', [2000 + 320 + gap, 2000], engaged ? [2000, 2320] : FAR_AWAY)],
      });
      return whyNotPresence(t, t.model('a-1'), t.model('b-1'))?.rule;
    };
    expect(reaches(GREEN)).toBeUndefined();
    expect(reaches(GREEN + 2)).toBe('WW-EXPERT-9');
    expect(reaches(GREEN, true)).toBe('WW-EXPERT-9');
    const swayed: string[] = [];
    const t = using(
      {
        ann: [settler('a', [2000, 2000])],
        ben: [settler('b', [3000, 2000], FAR_AWAY)],
        chance: { 'expertise.roll': [[skill('critical')]] },
        special: {
          *swayed(_table, _model, target, success) {
            yield* [];
            swayed.push(`${target.id} ${success}`);
          },
        },
      },
      'a-1',
    );
    t.seat(0).answer('expertise');
    expect(t.seat(0).refuse('presence:b-2').rule).toBe('WW-EXPERT-9');
    t.seat(0).answer('presence:b-1');
    expect(swayed.at(-1)).toBe('b-1 true');
  });
});
