/** Items and markers in use, clause by clause: each was found by breaking the rule (`npm run mutate skirmish`). */
import { describe, expect, test } from 'vitest';
import { itemOf } from '../../queries/items.ts';
import { lastingOn } from '../../queries/lasting.ts';
import { checkAddiction } from '../../rules/items/addiction.ts';
import { useExpertise } from '../../rules/items/expertise.ts';
import { takeInstant } from '../../rules/items/healing.ts';
import { lookAround, turnUp } from '../../rules/items/investigation.ts';
import { look, offerItem } from '../../rules/items/searching.ts';
import { updateItems, useItem } from '../../rules/items/using-items.ts';
import { lay } from '../../rules/round/lasting.ts';
import type { Marker } from '../../state.ts';
import { alone } from '../abilities/scenes.ts';
import { content, heroic, marker, piece, playOut, scene, skill, tableOf, unit } from '../helpers/battle.ts';
import { finder, touching } from '../helpers/finding.ts';

const somebody = (items: string[] = [], weapons = ['assault-rifle'], isHeroic = false) => {
  const it = { ...unit('a', 'settler', [[2000, 2000]], ...weapons), items };
  const t = scene(alone(isHeroic ? heroic(it) : it));
  return { t, table: tableOf(t), model: t.model('a-1') };
};

describe('Addiction', () => {
  const ADDICTIVE = [...content.chems.values(), ...content.alcohol.values()].flatMap(({ id, addiction }) =>
    addiction === undefined ? [] : [{ id, icon: addiction.icon }],
  );
  const after = (id: string, ...rolls: number[][]) => {
    const { table, model } = somebody();
    playOut(checkAddiction(table, model, id), ...rolls);
    return { addicted: lastingOn(table, 'a-1', 'addiction').length > 0, discards: table.state.discards.items };
  };
  const counts = (icons: readonly string[]) =>
    ['star', 'bottle', 'blast'].find((icon) => icons.includes(icon)) ?? 'blast';

  test.each(ADDICTIVE)(
    'WW-ADDICT-2 $id: a face counts for one icon, Bottle and Star together for the Star',
    ({ id, icon }) => {
      for (const [at, { icons }] of content.dice.effect.blue.entries())
        expect(after(id, [at + 1]).addicted, icons.join(' and ')).toBe(counts(icons) === icon);
    },
  );

  test('WW-ADDICT-1 a match keeps the card, anything else discards it', () => {
    const { id } = ADDICTIVE.find(({ icon }) => icon === 'star')!;
    const side = (is: boolean) => content.dice.effect.blue.findIndex(({ icons }) => icons.includes('star') === is) + 1;
    expect(after(id, [side(true)])).toEqual({ addicted: true, discards: [] });
    expect(after(id, [side(false)])).toEqual({ addicted: false, discards: [id] });
  });

  test('WW-ADDICT-3 what does not addict is discarded, and nobody rolls', () => {
    expect(after('stimpak')).toEqual({ addicted: false, discards: ['stimpak'] });
  });
});

describe('What is done at once', () => {
  test('WW-USE-2 an injury is cured in place of healing, or not', () => {
    const hurt = (...answers: string[]) => {
      const { table, model } = somebody();
      Object.assign(model, { regular: 2, conditions: ['injured-leg'] });
      playOut(
        takeInstant(table, model, { heals: 4, 'or-cures': ['injured-arm', 'injured-leg'] }, 'stimpak'),
        ...answers,
      );
      return [model.regular, model.conditions];
    };
    expect(hurt('injured-leg')).toEqual([2, []]);
    expect(hurt('heal')).toEqual([0, ['injured-leg']]);
  });

  test('WW-USE-2 what cures addictions cures no poison, and the other way round', () => {
    const cured = (cures: string[]) => {
      const { table, model } = somebody();
      model.conditions.push('poisoned');
      lay(table, { kind: 'addiction', on: 'a-1', until: 'cured', from: 'jet' });
      playOut(takeInstant(table, model, { cures } as Parameters<typeof takeInstant>[2], 'addictol'));
      return [model.conditions.length, lastingOn(table, 'a-1', 'addiction').length];
    };
    expect([cured(['addiction']), cured(['poisoned']), cured([])]).toEqual([
      [1, 0],
      [0, 1],
      [1, 1],
    ]);
  });

  test('WW-AP-1 as many Action Points as it says, and else none', () => {
    const points = (effect: Parameters<typeof takeInstant>[2]) => {
      const { table, model } = somebody();
      table.state.activation = { model: 'a-1', left: 1, points: 1, icons: [], limited: { last: false, next: false } };
      playOut(takeInstant(table, model, effect, 'nuka-cola'));
      return table.state.activation.points;
    };
    expect([points({ 'action-points': 2 }), points({ heals: 1 })]).toEqual([3, 1]);
  });

  test('WW-BOOST-1 immune to radiation until the activation after the next has begun', () => {
    const { table, model } = somebody();
    playOut(takeInstant(table, model, { immune: ['radiation'] } as Parameters<typeof takeInstant>[2], 'rad-x'));
    expect(lastingOn(table, 'a-1', 'warded').map(({ left }) => left)).toEqual([1]);
  });
});

describe('Using an item', () => {
  const used = (id: string, ...answers: string[]) => {
    const { table, model, t } = somebody([id]);
    playOut(useItem(table, model, { id, item: itemOf(content, id), owner: model }), ...answers);
    return { table, carried: t.state.units[0]!.items, discards: table.state.discards.items };
  };

  test('WW-LIMITED-1 one copy is gone and lies on its pile: what heals at once, and food', () => {
    expect(used('stimpak')).toMatchObject({ carried: [], discards: ['stimpak'] });
    const meal = [...content.food.values()].find(({ cooked }) => cooked === undefined)!;
    expect(used(meal.id)).toMatchObject({ carried: [], discards: [meal.id] });
  });

  test('WW-LIMITED-1 what is no Limited Use item stays', () => {
    const { table, model, t } = somebody(['fire-extinguisher']);
    const item = { ...content.gear.get('fire-extinguisher')!, kind: 'gear' as const, instant: { heals: 1 } };
    playOut(useItem(table, model, { id: item.id, item, owner: model }));
    expect([t.state.units[0]!.items, table.state.discards.items]).toEqual([[item.id], []]);
    expect(used('jet')).toMatchObject({ carried: [], discards: [] });
  });

  test('WW-USE-1 a chem that fades is laid down with all its steps, one that lasts with its number', () => {
    const chem = [...content.chems.values()].find(
      ({ steps }) => (steps?.length ?? 0) > 1 && !steps![0]!['critical-points'],
    )!;
    expect(lastingOn(used(chem.id).table, 'a-1', 'diminishing').map(({ left }) => left)).toEqual([chem.steps!.length]);
    expect(lastingOn(used('lasts-2').table, 'a-1', 'fixed').map(({ left }) => left)).toEqual([2]);
    expect(lastingOn(used('stimpak').table, 'a-1', 'diminishing')).toEqual([]);
  });

  test('WW-USE-1 food is eaten as it is unless somebody cooks it', () => {
    const meal = [...content.food.values()].find(
      ({ plain, cooked }) => plain.radiation && cooked && !cooked.radiation,
    )!;
    const radiation = (how: string) => {
      const { table, model } = somebody([meal.id]);
      playOut(useItem(table, model, { id: meal.id, item: itemOf(content, meal.id), owner: model }), how);
      return model.radiation;
    };
    expect([radiation('plain'), radiation('cooked')]).toEqual([meal.plain.radiation, 0]);
  });

  test('WW-CRIT-2 a Critical Point goes onto a weapon with a meter; of several one is named, of none there is none', () => {
    const charged = (weapons: string[], ...answers: string[]) => {
      const { table, model } = somebody(['overdrive'], weapons, true);
      playOut(useItem(table, model, { id: 'overdrive', item: itemOf(content, 'overdrive'), owner: model }), ...answers);
      return table.state.units[0]!.meters;
    };
    expect(charged(['example-laser', 'assault-rifle'])).toEqual({ 'assault-rifle': 1 });
    expect(charged(['example-laser'])).toEqual({});
    expect(charged(['assault-rifle', 'example-meter'], 'example-meter')).toEqual({ 'example-meter': 1 });
    expect(charged(['assault-rifle', 'example-meter'], 'assault-rifle')).toEqual({ 'assault-rifle': 1 });
  });
});

describe('When the model is activated', () => {
  const lasting = (kind: 'fixed' | 'diminishing', from: string, left: number) => {
    const { table, model } = somebody();
    lay(table, { kind, on: 'a-1', until: 'counted', from, left });
    return { table, model, now: () => lastingOn(table, 'a-1', kind).map((each) => each.left) };
  };

  test('WW-USE-4 a Fixed card without a token goes, one with a token loses it', () => {
    const { table, model, now } = lasting('fixed', 'lasts-1', 1);
    playOut(updateItems(table, model));
    expect([now(), table.state.discards.items]).toEqual([[0], []]);
    playOut(updateItems(table, model));
    expect([now(), table.state.discards.items]).toEqual([[], ['lasts-1']]);
  });

  test('WW-RULING-17 a ward is counted down, and a Diminishing card goes on by one step', () => {
    const chem = [...content.chems.values()].find(({ steps, id }) => steps?.length === 3 && id !== 'overdrive')!;
    const { table, model, now } = lasting('diminishing', chem.id, 3);
    lay(table, { kind: 'warded', on: 'a-1', until: 'counted', from: 'rad-x', left: 1 });
    playOut(updateItems(table, model));
    expect([now(), lastingOn(table, 'a-1', 'warded').map(({ left }) => left)]).toEqual([[2], [0]]);
    playOut(updateItems(table, model));
    expect([now(), lastingOn(table, 'a-1', 'warded')]).toEqual([[1], []]);
  });
});

describe('Use Expertise', () => {
  const at = (
    m: Marker,
    { items = [] as string[], pieces = [] as ReturnType<typeof piece>[], card = 'scavenger' } = {},
  ) => {
    const t = scene(finder(m, { ann: [{ ...unit('a', card, [[2000, 2000]], 'assault-rifle'), items }], pieces }));
    const play = (...answers: Parameters<typeof playOut>[1][]) =>
      playOut(useExpertise(tableOf(t), t.model('a-1')), ...answers);
    return { t, play, lock: () => t.state.markers.find(({ id }) => id === m.id) };
  };
  const box = (id = 'm') => touching('lock', 'blank', { up: true, id });
  const [key, pick] = ['succeeds', 'spent-by'].map(
    (field) => [...content.gear.values()].find((each) => each[field as 'succeeds'] === 'lockpick')!.id,
  ) as [string, string];

  test('WW-EXPERT-7 a lock that locks no door is open, and lies where it lay', () => {
    const { play, lock } = at(box());
    play('lockpick:m', [skill('critical')]);
    expect(lock()).toMatchObject({ opened: true });
  });

  test('WW-EXPERT-7 of a door nothing is left in the way: one walks, sees and shoots through it', () => {
    const door = piece('door', [1800, 2420, 400, 100], { blocksSight: true, cover: true, ground: 'impassable' });
    const { t, play, lock } = at(box('door'), { pieces: [door] });
    play('lockpick:door', [skill('critical')]);
    expect(t.state.pieces[0]).toMatchObject({ ground: 'normal', blocksSight: false, cover: false });
    expect(lock()).toBeUndefined();
  });

  test('WW-EXPERT-1 what was searched gives an item, and what was not does not', () => {
    const searchable = touching('searchable', 'search', { up: true });
    const found = at(searchable);
    found.play('search:m', [skill('critical')], 'keep');
    expect(found.t.model('a-1').items).toHaveLength(1);
    const missed = at(searchable);
    missed.play('search:m', [skill('X')]);
    expect([missed.t.model('a-1').items, missed.lock()?.items]).toEqual([[], []]);
  });

  test('WW-USE-1 who has a key and the skill may roll all the same, and keeps it; used, it lies on its pile', () => {
    const rolled = at(box(), { items: [key] });
    rolled.play('lockpick:m', 'roll', [skill('X')]);
    expect([rolled.t.state.units[0]!.items, rolled.lock()?.opened]).toEqual([[key], false]);
    const used = at(box(), { items: [key] });
    used.play('lockpick:m', 'use');
    expect([used.t.state.units[0]!.items, used.t.state.discards.items, used.lock()?.opened]).toEqual([[], [key], true]);
  });

  test('WW-EXPERT-1 a tool is used up by a success, and not by a failure', () => {
    const after = (side: number) => {
      const { t, play } = at(box(), { items: [pick] });
      play('lockpick:m', [side]);
      return [t.state.units[0]!.items, t.state.discards.items];
    };
    expect(after(skill('critical'))).toEqual([[], [pick]]);
    expect(after(skill('X'))).toEqual([[pick], []]);
  });
});

describe('Markers', () => {
  const lying = (m: Marker) => {
    const t = scene(finder(m));
    return { t, table: tableOf(t), model: t.model('a-1'), there: () => t.state.markers.find(({ id }) => id === m.id) };
  };
  const seen = (m: Marker) => {
    const { table, there } = lying(m);
    lookAround(table);
    return there()!.seen;
  };

  test('WW-INVEST-3 an Investigation Marker in sight is looked at; other markers and those that lie open are not', () => {
    const near = (kind: Marker['kind'], up = false) => ({ ...marker('m', kind, 'blank', 2500, 2000), up });
    expect(seen(near('investigation'))).toEqual([0]);
    expect(seen(near('investigation', true))).toEqual([]);
    expect(seen(near('searchable'))).toEqual([]);
  });

  test('WW-INVEST-4 nobody looks twice', () => {
    expect(seen({ ...marker('m', 'investigation', 'blank', 2500, 2000), seen: [0] })).toEqual([0]);
  });

  test('WW-INVEST-8 the last Searchable that was put aside takes its place, face down and unseen', () => {
    const { t, table, model, there } = lying({ ...touching('investigation', 'searchable'), seen: [0] });
    t.state.aside = ['item', 'lockpick'];
    playOut(turnUp(table, model, there()!));
    expect(there()).toMatchObject({ kind: 'searchable', face: 'lockpick', up: false, seen: [] });
    expect(t.state.aside).toEqual(['item']);
  });

  test('WW-INVEST-9 with none left the marker is gone; it was turned up for all to see', () => {
    const m = { ...touching('investigation', 'searchable'), seen: [0] };
    const { t, table, model, there } = lying(m);
    t.state.aside = [];
    const it = there()!;
    playOut(turnUp(table, model, it));
    expect([there(), it.up]).toEqual([undefined, true]);
  });

  test('WW-SEARCH-3 who interacts turns it up, who leaves it leaves it face down', () => {
    const looked = (face: Marker['face'], ...answers: Parameters<typeof playOut>[1][]) => {
      const { table, model, there } = lying(touching('searchable', face));
      playOut(look(table, model, there()!), ...answers);
      return there()?.up;
    };
    expect([looked('lockpick', 'interact'), looked('lockpick', 'leave')]).toEqual([true, false]);
  });

  test('WW-SEARCH-15 WW-SEARCH-17 what is kept is the finder’s, one card alone, and what is left stays', () => {
    const { t, table, model, there } = lying({
      ...touching('searchable', 'item', { up: true }),
      items: ['machete', 'stimpak'],
    });
    playOut(offerItem(table, model, there()!), 'keep', 'leave');
    expect([t.model('a-1').items, there()!.items]).toEqual([['machete'], ['stimpak']]);
    expect(t.state.units[0]!.items).toEqual([]);
  });

  test('WW-RULING-52 whoever is gone leaves the item to the next', () => {
    const { table, model, there } = lying(touching('searchable', 'item', { up: true }));
    playOut(offerItem(table, { ...model, gone: 'eliminated' }, there()!));
    expect(there()).toMatchObject({ opened: true, items: [] });
  });
});
