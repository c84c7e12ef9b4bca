/** Fort Davis (SC-DAVIS). */
import { describe, expect, test } from 'vitest';
import { modelById } from '../../queries/units.ts';
import { maybeEliminate } from '../../rules/harm/elimination.ts';
import { itemsHeld } from '../../scenarios/fort-davis/rules.ts';
import { content, playOut, tableOf } from '../helpers/battle.ts';
import { endRound, marker, scenario, settingUp, use } from '../helpers/scenario.ts';

const ID = 'fort-davis';
const AT: [number, number] = [3000, 4000];
/** In contact with a marker at AT. */
const BESIDE: [number, number] = [3000 + 160 + 125, 4000];
const locker = () => ({ ...marker('investigation-1', 'investigation', AT, 'number-1', false), seen: [0, 1] });

describe('Fort Davis', () => {
  test('SC-DAVIS-2 SC-RULING-56 a locker gives the first two Weapons of the deck without an Action, and is gone', () => {
    const t = scenario(ID, {
      at: { 'nora-1': BESIDE },
      state: (state) => {
        state.markers.push(locker());
        state.decks.items = ['board', 'stimpak', 'combat-rifle', 'bourbon', '44-revolver', 'mentats'];
      },
    });
    use(t, 0, 'nora-1');
    t.seat(0).answer('turn-up:investigation-1');
    expect(modelById({ state: t.state, content }, 'nora-1').items).toEqual(['44-revolver', 'combat-rifle']);
    expect([...t.state.decks.items].sort()).toEqual(['board', 'bourbon', 'mentats', 'stimpak']);
    expect(t.state.markers).toEqual([]);
    expect(t.state.activation?.left).toBe(2);
  });

  test('SC-RULING-56 an engaged model cannot open a locker', () => {
    const t = scenario(ID, {
      at: { 'nora-1': BESIDE, 'brute-1': [BESIDE[0] + 360, 4000] },
      state: (state) => state.markers.push(locker()),
    });
    use(t, 0, 'nora-1');
    expect(t.seat(0).refuse('turn-up:investigation-1')).toMatchObject({ rule: 'WW-EXPERT-3' });
  });

  test('SC-DAVIS-1 a rifle from a locker can be fired in the next Action by a model with the skill', () => {
    const t = scenario(ID, {
      at: { 'nora-1': BESIDE, 'brute-1': [5500, 4000] },
      state: (state) => {
        state.markers.push(locker());
        state.decks.items = ['combat-rifle'];
      },
    });
    use(t, 0, 'nora-1');
    t.seat(0).answer('turn-up:investigation-1', 'shoot');
    expect(t.seat(0).asked()?.can).toContain('combat-rifle');
  });

  test('SC-DAVIS-3 without Weapons left the first other Item is drawn', () => {
    const t = scenario(ID, {
      at: { 'nora-1': BESIDE },
      state: (state) => {
        state.markers.push(locker());
        state.decks.items = ['stimpak', 'bourbon'];
      },
    });
    use(t, 0, 'nora-1');
    t.seat(0).answer('turn-up:investigation-1');
    expect(modelById({ state: t.state, content }, 'nora-1').items).toEqual(['bourbon']);
    expect(t.state.decks.items).toEqual(['stimpak']);
  });

  test('SC-DAVIS-4 a removed model drops what it found, not what it came with, and an enemy can take it', () => {
    const t = scenario(ID, {
      at: { 'settlers-1': AT, 'brute-1': [3000, 4000 + 125 + 200] },
      state: (state) => {
        const settler = modelById({ state, content }, 'settlers-1');
        settler.items = ['stimpak', 'board'];
        settler.regular = 99;
        playOut(maybeEliminate(tableOf({ state, content }), settler));
      },
    });
    expect(t.state.markers).toEqual([
      expect.objectContaining({ kind: 'dropped', x: 3000, y: 4000, items: ['stimpak', 'board'] }),
    ]);
    use(t, 1, 'brute-1');
    t.seat(1).answer('take:dropped-settlers-1', 'keep', 'keep');
    expect(modelById({ state: t.state, content }, 'brute-1').items).toEqual(['stimpak', 'board']);
    expect(t.state.markers).toEqual([]);
    expect(t.state.units.find(({ id }) => id === 'settlers')!.weapons).toEqual(['assault-rifle']);
  });

  test.each([
    [5, 3, [0]],
    [2, 3, [1]],
    [3, 3, []],
  ])(
    'SC-DAVIS-5 SC-RULING-50 SC-RULING-5 with %d found items against %d at the end of round 4 the winner is %j',
    (mine, theirs, winners) => {
      const t = scenario(ID, {
        round: 4,
        state: (state) => {
          modelById({ state, content }, 'nora-1').items = Array.from({ length: mine }, () => 'stimpak');
          modelById({ state, content }, 'brute-1').items = Array.from({ length: theirs }, () => 'board');
        },
      });
      endRound(t);
      expect(t.session.result?.winners).toEqual(winners);
    },
  );

  test('SC-DAVIS-5 SC-RULING-4 eliminating the enemy wins at once; items of removed models count for nobody', () => {
    const t = scenario(ID, {
      round: 3,
      without: ['nora-1', 'settlers-1', 'settlers-2', 'dogmeat-1'],
      state: (state) => {
        modelById({ state, content }, 'nora-1').items = ['stimpak'];
      },
    });
    expect(itemsHeld({ state: t.state, content }, 0)).toBe(0);
    use(t, 1, 'brute-1');
    t.seat(1).answer('end');
    expect(t.session.result?.winners).toEqual([1]);
    expect(t.state.round).toBe(3);
  });

  test('SC-DAVIS-6 the deck is the 16 named Items and all Clothing and Armor', () => {
    const t = settingUp(ID);
    const named = content.scenarios.get(ID)!.deck as { items: string[] };
    expect(named.items).toHaveLength(16);
    const expected = [...named.items, ...content.clothing.keys(), ...content.armor.keys()];
    expect([...t.state.decks.items].sort()).toEqual(expected.sort());
  });

  test('SC-DAVIS-7 SC-DAVIS-8 pools of 8 and 14, placed in turn face down at least Yellow apart and outside the zones; 4 are set aside', () => {
    const t = settingUp(ID, { table: 'old-plant' });
    const place = (seat: number, x: number, y: number) => t.seat(seat).answer([x, y]);
    place(1, 1300, 3200);
    expect(t.seat(1).asked()).toBeUndefined();
    expect(t.seat(0).refuse([1300 + 250 + 1016 - 3, 3200])).toMatchObject({ rule: 'SC-DAVIS-8' });
    expect(t.seat(0).refuse([4572, 508])).toMatchObject({ rule: 'SC-DAVIS-8' });
    place(0, 1300 + 250 + 1016, 3200);
    t.seat(1).answer('auto');
    t.seat(0).answer('auto');
    const investigations = t.state.markers.filter(({ kind }) => kind === 'investigation');
    const searchables = t.state.markers.filter(({ kind }) => kind === 'searchable');
    expect([investigations.length, searchables.length, t.state.aside.length]).toEqual([8, 10, 4]);
    expect([...investigations, ...searchables].filter(({ up }) => up)).toEqual([]);
    expect(investigations.map(({ face }) => face).sort()).toEqual(
      ['number-1', 'number-2', 'number-3', 'number-4', 'searchable', 'searchable', 'searchable', 'searchable'].sort(),
    );
    const pool = [...searchables.map(({ face }) => face), ...t.state.aside].sort();
    expect(pool).toHaveLength(14);
    expect(pool.filter((face) => face === 'item')).toHaveLength(3);
    expect(pool.filter((face) => face === 'blank')).toHaveLength(2);
    expect(t.session.view('public').markers.filter(({ face }) => face !== null)).toEqual([]);
  });

  test('SC-DAVIS-8 an Investigation Marker with the icon is replaced by one of those set aside', () => {
    const t = scenario(ID, {
      at: { 'nora-1': BESIDE },
      state: (state) => {
        state.markers.push({ ...marker('investigation-1', 'investigation', AT, 'searchable', false), seen: [0] });
        state.aside = ['lockpick', 'blank', 'item', 'item'];
      },
    });
    use(t, 0, 'nora-1');
    t.seat(0).answer('turn-up:investigation-1');
    expect(t.state.markers).toEqual([expect.objectContaining({ kind: 'searchable', face: 'item', up: false })]);
    expect(t.state.aside).toHaveLength(3);
  });

  test('SC-DAVIS-9 SC-RULING-55 Survivors deploy first within Orange of one edge, then Super Mutants at the opposite one; the marker is with the Super Mutants', () => {
    const t = settingUp(ID, { table: 'old-plant' });
    const { setup } = content.scenarios.get(ID)!;
    expect(setup.flatMap((step) => (step.does === 'deploy' ? [step.side] : []))).toEqual([0, 1]);
    const later = scenario(ID, {
      state: (state) => {
        state.phase = 'setup';
        state.models = [];
        state.scenario!.step = setup.findIndex(({ does }) => does === 'deploy');
      },
    });
    expect(later.seat(1).asked()).toBeUndefined();
    later.seat(0).answer('nora');
    expect(later.seat(0).refuse([4572, 508 + 160 + 5])).toMatchObject({ rule: 'SC-DAVIS-9' });
    later.seat(0).answer([4572, 508 + 160], 'dogmeat', [3000, 300], [2000, 300], [1000, 300]);
    expect(later.seat(0).asked()).toBeUndefined();
    later.seat(1).answer('brute');
    expect(later.seat(1).refuse([4572, 1500])).toMatchObject({ rule: 'SC-DAVIS-9' });
    later.seat(1).answer([4572, 9144 - 508 - 200]);
    expect(t.state.advantage).toBe(1);
  });

  test('SC-DAVIS-10 Dogmeat with its Dog Bite is in the Survivors force', () => {
    const t = scenario(ID);
    expect(t.state.units.find(({ id }) => id === 'dogmeat')).toMatchObject({ seat: 0, weapons: ['dog-bite'] });
  });
});
