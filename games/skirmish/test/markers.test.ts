import { fileURLToPath } from 'node:url';
import { readFolder } from '@holotape/shelf/read-folder';
import { describe, expect, test } from 'vitest';
import { readSkirmishContent } from '../index.ts';
import { grips } from '../rules/close-combat.ts';
import { whyNotPresence } from '../rules/expertise.ts';
import { whyNotLook } from '../rules/investigation.ts';
import { markerById } from '../rules/markers.ts';
import { weaponsOf } from '../rules/shooting.ts';
import type { Force, Marker } from '../state.ts';
import {
  armor,
  type BattleSetting,
  type BattleTest,
  battle,
  content,
  FAR_AWAY,
  GREEN,
  marker,
  model,
  piece,
  positionOf,
  scene,
  settler,
  skill,
  unit,
  using,
  wall,
} from './battle.ts';

const BLUE = 2540;
const at = (t: BattleTest, id: string) => t.state.markers.find((each) => each.id === id);

/** A marker that touches the model at (2000, 2000). */
const touching = (kind: Marker['kind'], face: Marker['face'], more: Partial<Marker> = {}): Marker => ({
  ...marker('m', kind, face, 2000, 2285),
  ...more,
});
const scavenger = (id: string, ...places: [number, number][]): Force[number] =>
  unit(id, 'scavenger', places, 'assault-rifle');
const finder = (m: Marker, more: Partial<BattleSetting> = {}): BattleSetting => ({
  ann: [scavenger('a', [2000, 2000])],
  ben: [settler('b', FAR_AWAY)],
  ...more,
  state: (state) => {
    state.markers.push(m);
    state.decks.items = ['baseball-bat', 'machete', 'stimpak'];
    state.decks.dangers = ['jaw-trap', 'coolant-line'];
    more.state?.(state);
  },
});
const find = (m: Marker, more: Partial<BattleSetting> = {}) => using(finder(m, more), 'a-1');

describe('Investigation Markers', () => {
  test('WW-INVEST-1 WW-SEARCH-1 undersides are hidden from both players', () => {
    const t = battle({
      ann: [settler('a', [2000, 2000])],
      ben: [settler('b', FAR_AWAY)],
      state: ({ markers }) =>
        markers.push(
          marker('i', 'investigation', 'number-2', 5000, 2000),
          marker('s', 'searchable', 'item', 2000, 5000),
        ),
    });
    for (const seat of [0, 1])
      expect(
        t
          .seat(seat)
          .view()
          .markers.map(({ face }) => face),
      ).toEqual([null, null]);
    expect(JSON.stringify(t.session.view('public'))).not.toContain('number-2');
  });

  test('WW-INVEST-2 one and the same model must have the marker in range and in sight', () => {
    // The first is near and sees nothing, the second sees it from too far away.
    const pieces = [wall('w', [2000, 2900, 1000, 100])];
    const seen = (second: [number, number]) => {
      const t = scene({
        ann: [settler('a', [2500, 2600], second)],
        ben: [settler('b', FAR_AWAY)],
        pieces,
        state: ({ markers }) => markers.push(marker('i', 'investigation', 'blank', 2500, 3300)),
      });
      return whyNotLook(t, 0, markerById(t, 'i'))?.rule;
    };
    expect(seen([2500, 3300 + 160 + 125 + GREEN + 10])).toBe('WW-INVEST-2');
    expect(seen([2500, 3300 + 160 + 125 + GREEN - 10])).toBeUndefined();
  });

  test('WW-INVEST-3 at any time, whoever’s turn and whatever the readiness, but not in the middle of a movement', () => {
    for (const readiness of ['unready', 'ready', 'used'] as const) {
      const t = battle({
        ann: [settler('a', FAR_AWAY)],
        ben: [settler('b', [2000, 2000], [2000, 5000])],
        state: ({ markers, models }) => {
          models.find(({ id }) => id === 'b-1')!.readiness = readiness;
          markers.push(marker('i', 'investigation', 'blank', 3000, 2000));
        },
      });
      // Ann's turn; Ben has looked.
      expect(t.seat(1).view().markers[0]!.face).toBe('blank');
      expect(t.seat(0).view().markers[0]!.face).toBeNull();
    }
    // Past a gap between two walls, through which the marker can be seen only on the way.
    const pieces = [wall('west', [0, 2500, 2350, 100]), wall('east', [2650, 2500, 3000, 100])];
    const t = using(
      {
        ann: [settler('a', [1900, 2300])],
        ben: [settler('b', FAR_AWAY)],
        pieces,
        state: ({ markers }) => markers.push(marker('i', 'investigation', 'blank', 2500, 3600)),
      },
      'a-1',
    );
    t.seat(0).answer('move', [[3100, 2300]]);
    expect(t.seat(0).view().markers[0]!.face).toBeNull();
    t.seat(0).answer('move', [[2500, 2300]]);
    expect(t.seat(0).view().markers[0]!.face).toBe('blank');
  });

  test('WW-INVEST-4 WW-INVEST-5 WW-INVEST-6 a look is free and secret, and can be had again', () => {
    const t = using(
      {
        ann: [settler('a', [2000, 2000])],
        ben: [settler('b', FAR_AWAY)],
        state: ({ markers }) =>
          markers.push(
            marker('i', 'investigation', 'number-1', 2000 + 160 + 125 + GREEN + 400, 2000),
            marker('j', 'investigation', 'number-2', 2000 + 160 + 125 + GREEN + 400, 2300),
          ),
      },
      'a-1',
    );
    t.seat(0).answer('move', [[2600, 2000]]);
    expect(t.state.activation!.left).toBe(1);
    expect(t.session.log(0).filter(({ say }) => say === 'looked')).toHaveLength(2);
    expect(t.session.log(1).filter(({ say }) => say === 'looked')).toEqual([]);
    expect(
      t
        .seat(0)
        .view()
        .markers.map(({ face }) => face),
    ).toEqual(['number-1', 'number-2']);
    expect(
      t
        .seat(1)
        .view()
        .markers.map(({ face }) => face),
    ).toEqual([null, null]);
    expect(t.state.markers.map(({ up }) => up)).toEqual([false, false]);
    // Out of range again.
    t.seat(0).answer('move', [[1500, 2000]]);
    expect(whyNotLook(positionOf(t), 0, t.state.markers[0]!)).toBeUndefined();
    expect(whyNotLook(positionOf(t), 1, t.state.markers[0]!)?.rule).toBe('WW-INVEST-2');
    expect(t.seat(0).view().markers[0]!.face).toBe('number-1');
  });

  test('WW-INVEST-7 Blue Awareness: in range and sight, in range without sight, in sight beyond Blue', () => {
    const reach = 160 + 125 + BLUE;
    const t = scene({
      ann: [scavenger('a', [3000, 3000])],
      ben: [settler('b', FAR_AWAY)],
      pieces: [wall('w', [2500, 3600, 1000, 100])],
      state: ({ markers }) =>
        markers.push(
          marker('A', 'investigation', 'blank', 3000 + reach, 3000),
          marker('B', 'investigation', 'blank', 3000, 4200),
          marker('C', 'investigation', 'blank', 3000 - reach - 2, 3000),
        ),
    });
    expect(['A', 'B', 'C'].map((id) => whyNotLook(t, 0, markerById(t, id)) === undefined)).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('WW-INVEST-8 a number means what the scenario says, a blank nothing', () => {
    let found = 0;
    const special = {
      means: {
        'number-1': function* () {
          yield* [];
          found += 1;
          return false;
        },
      },
    } as const;
    const t = find(touching('investigation', 'number-1', { seen: [0] }), { special });
    t.seat(0).answer('turn-up:m');
    expect(found).toBeGreaterThan(0);
    expect(at(t, 'm')).toBeUndefined();
    const blank = find(touching('investigation', 'blank', { seen: [0] }), { special });
    blank.seat(0).refuse('turn-up:m');
    // A scenario must say what its numbers mean.
    const folder = readFolder(fileURLToPath(new URL('../content', import.meta.url)));
    const silent = folder.map((file) =>
      file.path.endsWith('scenarios.yaml')
        ? {
            ...file,
            text: file.text.replace('pool: { blank: 3, searchable: 1 }', 'pool: { number-1: 3, searchable: 1 }'),
          }
        : file,
    );
    expect(() => readSkirmishContent([silent])).toThrow('nothing says what number-1 means');
  });

  test('WW-INVEST-9 in contact a Searchable icon is replaced by a face-down Searchable', () => {
    const t = find(touching('investigation', 'searchable', { seen: [0] }), {
      state: (state) => state.aside.push('lockpick'),
    });
    t.seat(0).answer('turn-up:m');
    expect(at(t, 'm')).toMatchObject({ kind: 'searchable', face: 'lockpick', up: false, seen: [], x: 2000, y: 2285 });
    expect(t.seat(0).view().markers[0]!.face).toBeNull();
    const apart = find({ ...touching('investigation', 'searchable', { seen: [0] }), y: 2300 });
    expect(apart.seat(0).refuse('turn-up:m').rule).toBe('WW-INVEST-9');
  });
});

describe('Searchable Markers', () => {
  test('WW-SEARCH-2 looked at by the active, unengaged model in contact, between its Actions', () => {
    const t = find(touching('searchable', 'item'), { ann: [scavenger('a', [2000, 2000]), settler('c', [2400, 2285])] });
    expect(t.seat(0).asked()!.can).toContain('look:m');
    t.seat(0).answer('prepare');
    expect(t.seat(0).asked()!.can).toContain('look:m');
    t.seat(0).answer('move');
    t.seat(0).refuse('look:m');
    t.seat(0).answer([[2000, 1900]]);

    const inactive = using(
      finder(touching('searchable', 'item'), { ann: [scavenger('a', [2000, 2000]), settler('c', [4000, 2000])] }),
      'c-1',
    );
    inactive.seat(0).refuse('look:m');
    const engaged = find(touching('searchable', 'item'), { ben: [settler('b', [2320, 2000])] });
    expect(engaged.seat(0).refuse('look:m').rule).toBe('WW-SEARCH-2');
    const left = t.state.activation;
    expect(left).toBeNull();
  });

  test('WW-SEARCH-3 whoever does not interact puts it back face down', () => {
    const t = find(touching('searchable', 'item'));
    t.seat(0).answer('look:m', 'leave');
    expect(at(t, 'm')).toMatchObject({ up: false, opened: false });
    expect(t.seat(1).view().markers[0]!.face).toBeNull();
    expect(t.state.activation!.left).toBe(2);
  });

  test('WW-SEARCH-4 WW-SEARCH-14 WW-RULING-51 a red underside leaves no choice: a Danger, no item, the marker is gone', () => {
    const t = find(touching('searchable', 'danger'), { chance: { 'danger.roll': [[skill('X')]] } });
    t.seat(0).answer('look:m');
    expect(t.seat(0).asked()!.ask).toBe('action');
    expect(model(t, 'a-1').conditions).toEqual(['frozen']);
    expect(t.state.decks).toMatchObject({ dangers: ['jaw-trap'], items: ['baseball-bat', 'machete', 'stimpak'] });
    expect(at(t, 'm')).toBeUndefined();
    const lock = find(touching('searchable', 'trapped-lock'));
    lock.seat(0).answer('look:m');
    expect(lock.seat(0).asked()!.can).toContain('leave');
  });

  test('WW-SEARCH-5 interacting reveals it to both, and its test needs a Use Expertise Action', () => {
    const t = find(touching('searchable', 'lockpick'), { chance: { 'expertise.roll': [[skill('X')], [skill('X')]] } });
    t.seat(0).answer('look:m', 'interact');
    for (const seat of [0, 1]) expect(t.seat(seat).view().markers[0]!.face).toBe('lockpick');
    t.seat(0).answer('expertise', 'lockpick:m');
    expect(t.state.activation!.left).toBe(1);
    t.seat(0).answer('expertise', 'lockpick:m');
    expect(t.state.activation).toBeNull();
    const spent = using(finder(touching('searchable', 'lockpick')), 'a-1', 0, 1);
    spent.seat(0).answer('prepare', 'look:m', 'interact');
    spent.seat(0).refuse('expertise');
    expect(spent.state.activation).toBeNull();
  });

  test('WW-SEARCH-6 WW-SEARCH-10 a failure costs only the Action, a success draws an item; without the icon nothing', () => {
    const t = find(touching('searchable', 'lockpick'), {
      chance: { 'expertise.roll': [[skill('X')], [skill('critical')]] },
    });
    t.seat(0).answer('look:m', 'interact', 'expertise', 'lockpick:m');
    expect(t.state.decks.items).toHaveLength(3);
    expect(at(t, 'm')).toMatchObject({ up: true, opened: false });
    t.seat(0).answer('expertise', 'lockpick:m');
    expect(t.seat(0).asked()!.ask).toBe('search.item');
    expect(t.state.decks.items).toHaveLength(2);
    const unskilled = using(finder(touching('searchable', 'lockpick'), { ann: [settler('a', [2000, 2000])] }), 'a-1');
    unskilled.seat(0).answer('look:m', 'interact');
    expect(unskilled.seat(0).refuse('expertise').rule).toBe('WW-EXPERT-2');
  });

  test('WW-SEARCH-7 WW-SEARCH-9 WW-SEARCH-15 an item is drawn without a test, kept or left; taken, the marker is gone', () => {
    const t = find(touching('searchable', 'item'));
    t.seat(0).answer('look:m', 'interact');
    expect(t.seat(0).asked()).toMatchObject({ ask: 'search.item', can: ['keep', 'leave'] });
    expect(t.state.activation!.left).toBe(2);
    t.seat(0).answer('keep');
    expect(model(t, 'a-1').items).toEqual(['stimpak']);
    expect(t.state.decks.items).toEqual(['baseball-bat', 'machete']);
    expect(at(t, 'm')).toBeUndefined();
  });

  test('WW-SEARCH-8 a letter means what the scenario says; a blank has no item and is discarded', () => {
    let read = 0;
    const t = find(touching('searchable', 'letter-a'), {
      special: {
        means: {
          'letter-a': function* () {
            yield* [];
            read += 1;
            return true;
          },
        },
      },
    });
    t.seat(0).answer('look:m', 'interact');
    expect(read).toBeGreaterThan(0);
    expect(at(t, 'm')).toBeDefined();
    const blank = find(touching('searchable', 'blank'));
    blank.seat(0).answer('look:m', 'interact');
    expect(at(blank, 'm')).toBeUndefined();
    expect(blank.state.decks.items).toHaveLength(3);
  });

  test('WW-SEARCH-11 Search and Computers markers, and an X locks a computer for the turn', () => {
    for (const face of ['search', 'computers'] as const) {
      const t = find(touching('searchable', face), { chance: { 'expertise.roll': [[skill('critical')]] } });
      t.seat(0).answer('look:m', 'interact', 'expertise', `${face}:m`, 'keep');
      expect(model(t, 'a-1').items).toEqual(['stimpak']);
    }
    const locked = find(touching('searchable', 'computers'), { chance: { 'expertise.roll': [[skill('X')]] } });
    locked.seat(0).answer('look:m', 'interact', 'expertise', 'computers:m');
    expect(locked.seat(0).refuse('expertise').rule).toBe('WW-EXPERT-6');
  });

  test('WW-SEARCH-12 a trapped lock: success an item, failure a Danger and then an item, or left alone', () => {
    const good = find(touching('searchable', 'trapped-lock'), { chance: { 'expertise.roll': [[skill('critical')]] } });
    good.seat(0).answer('look:m', 'interact', 'expertise', 'lockpick:m', 'keep');
    expect(good.state.decks.dangers).toHaveLength(2);
    expect(model(good, 'a-1').items).toEqual(['stimpak']);
    const bad = find(touching('searchable', 'trapped-lock'), {
      chance: { 'expertise.roll': [[skill('X')]], 'danger.roll': [[skill('X')]] },
    });
    bad.seat(0).answer('look:m', 'interact', 'expertise', 'lockpick:m');
    expect(model(bad, 'a-1').conditions).toEqual(['frozen']);
    bad.seat(0).answer('keep');
    expect(model(bad, 'a-1').items).toEqual(['stimpak']);
    const alone = find(touching('searchable', 'trapped-lock'));
    alone.seat(0).answer('look:m', 'leave', 'end');
    expect(alone.state.decks.dangers).toHaveLength(2);
  });

  test('WW-SEARCH-13 Danger with item: the Danger first, without choice, then the item', () => {
    const t = find(touching('searchable', 'danger-item'), { chance: { 'danger.roll': [[skill('X')]] } });
    t.seat(0).answer('look:m');
    expect(model(t, 'a-1').conditions).toEqual(['frozen']);
    expect(t.seat(0).asked()!.ask).toBe('search.item');
  });

  test('WW-SEARCH-16 WW-RULING-52 what is left lies there unseen, and the next gets the same card', () => {
    const t = find(touching('searchable', 'danger-item'), {
      ann: [scavenger('a', [2000, 2000]), settler('c', [2000, 2570])],
      chance: { 'danger.roll': [[skill('X')]] },
    });
    t.seat(0).answer('look:m', 'leave', 'end');
    expect(at(t, 'm')).toMatchObject({ up: true, opened: true, items: ['stimpak'] });
    expect(JSON.stringify(t.seat(1).view().markers)).not.toContain('stimpak');
    const decks = JSON.stringify(t.state.decks);
    t.seat(1).answer('b-1', 'b-1', 'end');
    t.seat(0).answer('c-1', 'c-1', 'take:m', 'keep');
    expect(model(t, 'c-1').items).toEqual(['stimpak']);
    expect(JSON.stringify(t.state.decks)).toBe(decks);
    expect(t.state.activation!.left).toBe(2);
  });

  test('WW-SEARCH-17 only the finder has what it found', () => {
    const t = scene({
      ann: [settler('a', [2000, 2000], [2000, 3000])],
      ben: [settler('b', FAR_AWAY)],
      state: ({ models }) => models[0]!.items.push('machete'),
    });
    const has = (id: string) => weaponsOf(t, t.model(id)).map((each) => each.id);
    expect(has('a-1')).toEqual(['assault-rifle', 'machete']);
    expect(has('a-2')).toEqual(['assault-rifle']);
    expect(grips(t, t.model('a-2')).map((each) => each.id)).not.toContain('machete');
  });

  test('WW-SEARCH-18 a found Limited Use item is shared with a friend near by', () => {
    const t = using(
      {
        ann: [settler('a', [2000, 2000]), settler('c', [2600, 2000])],
        ben: [settler('b', FAR_AWAY)],
        state: ({ models }) => {
          models[1]!.items.push('stimpak');
          models[0]!.regular = 2;
        },
      },
      'a-1',
    );
    t.seat(0).answer('item:stimpak@c-1');
    expect(model(t, 'a-1').regular).toBe(0);
    expect(model(t, 'c-1').items).toEqual([]);
  });

  test('WW-RULING-5 an ordinary Search needs contact, whatever the color of its icon', () => {
    const t = find({ ...touching('searchable', 'search', { up: true }), y: 2300 });
    expect(t.seat(0).refuse('expertise').rule).toBe('WW-EXPERT-3');
  });

  test('WW-RULING-54 an empty deck is made of its discards; with none nothing is drawn', () => {
    const t = find(touching('searchable', 'item'), {
      state: (state) => {
        state.decks.items = [];
        state.discards.items = ['machete'];
      },
    });
    t.seat(0).answer('look:m', 'interact', 'keep');
    expect(model(t, 'a-1').items).toEqual(['machete']);
    const none = find(touching('searchable', 'danger-item'), {
      state: (state) => {
        state.decks.items = [];
        state.decks.dangers = [];
      },
    });
    none.seat(0).answer('look:m');
    expect(none.seat(0).asked()!.ask).toBe('action');
    expect(at(none, 'm')).toBeUndefined();
  });
});

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

describe('The Wasteland', () => {
  test('WW-WASTE-2 the test of a drawn card needs no Action', () => {
    const t = using(
      finder(touching('searchable', 'danger'), { chance: { 'danger.roll': [[skill('critical')]] } }),
      'a-1',
      0,
      1,
    );
    t.seat(0).answer('prepare', 'look:m');
    expect(t.state.discards.dangers).toEqual(['coolant-line']);
    expect(model(t, 'a-1').conditions).toEqual([]);
    expect(t.state.activation).toBeNull();
  });

  test('what a Danger does goes through armor', () => {
    const t = find(touching('searchable', 'danger'), {
      state: (state) => {
        state.decks.dangers = ['jaw-trap'];
      },
      chance: { 'danger.roll': [[skill('X')]], 'armor.roll': [[armor(4)]] },
    });
    t.seat(0).answer('look:m');
    expect(model(t, 'a-1')).toMatchObject({ regular: 1, conditions: ['injured-leg'] });
    expect(content.dangers.get('jaw-trap')!.test).toEqual(['STR']);
  });
});
