/** Searchable Markers: looked at in contact, then interacted with. */
import { describe, expect, test } from 'vitest';
import { weaponsOf } from '../queries/carrying.ts';
import { grips } from '../queries/close-combat.ts';
import { FAR_AWAY, model, scene, settler, skill, using } from './helpers/battle.ts';
import { at, find, finder, scavenger, touching } from './helpers/finding.ts';

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

  const endangered = () => {
    const t = find(touching('searchable', 'danger'), { chance: { 'danger.roll': [[skill('X')]] } });
    t.seat(0).answer('look:m');
    return t;
  };

  test('WW-SEARCH-4 a red underside leaves no choice', () => {
    const t = endangered();
    expect(t.seat(0).asked()!.ask).toBe('action');
    expect(model(t, 'a-1').conditions).toEqual(['frozen']);
  });

  test('WW-SEARCH-14 a Danger is drawn and no item, and the marker is gone', () => {
    const t = endangered();
    expect(t.state.decks).toMatchObject({ dangers: ['jaw-trap'], items: ['baseball-bat', 'machete', 'stimpak'] });
    expect(at(t, 'm')).toBeUndefined();
  });

  test('WW-RULING-51 a trapped lock is no red underside: it may be left', () => {
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

  test('WW-SEARCH-9 an item is drawn without a test and without an Action', () => {
    const t = find(touching('searchable', 'item'));
    t.seat(0).answer('look:m', 'interact');
    expect(t.seat(0).asked()!.ask).toBe('search.item');
    expect(t.state.decks.items).toEqual(['baseball-bat', 'machete']);
    expect(t.state.activation!.left).toBe(2);
  });

  test('WW-SEARCH-15 it is kept or left', () => {
    const t = find(touching('searchable', 'item'));
    t.seat(0).answer('look:m', 'interact');
    expect(t.seat(0).asked()!.can).toEqual(['keep', 'leave']);
    t.seat(0).answer('keep');
    expect(model(t, 'a-1').items).toEqual(['stimpak']);
  });

  test('WW-SEARCH-7 the marker is gone when all is taken, and stays when something is left', () => {
    const after = (answer: string) => {
      const t = find(touching('searchable', 'item'));
      t.seat(0).answer('look:m', 'interact', answer);
      return at(t, 'm')?.items;
    };
    expect([after('keep'), after('leave')]).toEqual([undefined, ['stimpak']]);
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

  test('WW-SEARCH-16 whoever left a card knows it, and so does whoever is offered it next; nobody else does', () => {
    // Ben has looked under the marker before, but not at the card.
    const t = find(
      { ...touching('searchable', 'danger-item'), seen: [1] },
      {
        ben: [settler('b', [2000, 2570])],
        chance: { 'danger.roll': [[skill('X')]] },
      },
    );
    const whoKnows = () => at(t, 'm')!.seen.toSorted();
    t.seat(0).answer('look:m', 'leave', 'end');
    expect(whoKnows()).toEqual([0]);
    t.seat(1).answer('b-1', 'b-1', 'take:m', 'leave');
    expect(whoKnows()).toEqual([0, 1]);
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
