/** The Lost Journal (SC-JOURNAL). */
import { describe, expect, test } from 'vitest';
import { modelById } from '../../queries/units.ts';
import { maybeEliminate } from '../../rules/harm/elimination.ts';
import type { SkirmishState } from '../../state.ts';
import { armor, content, effect, playOut, tableOf } from '../helpers/battle.ts';
import { endRound, marker, scenario, settingUp, start, use } from '../helpers/scenario.ts';

const ID = 'lost-journal';
const AT: [number, number] = [3000, 4000];
const BESIDE: [number, number] = [3000 + 160 + 125, 4000];
const safe = () => marker('investigation-1', 'investigation', AT, 'searchable', false);

describe('The Lost Journal', () => {
  test('SC-JOURNAL-1 SC-JOURNAL-3 the marker with the icon is the safe; the first look draws which key it wants, the second nothing', () => {
    const t = scenario(ID, {
      at: { 'nora-1': BESIDE, 'settlers-1': [3000, 4000 + 285] },
      chance: { 'safe.number': [1] },
      state: (state) => {
        state.markers.push(safe());
        modelById({ state, content }, 'settlers-1').items = ['key-b'];
      },
    });
    use(t, 0, 'nora-1');
    t.seat(0).answer('turn-up:investigation-1');
    expect(t.state.scenario!.tally.lock).toBe(2);
    expect(t.seat(0).refuse('turn-up:investigation-1')).toMatchObject({ rule: 'SC-JOURNAL-4' });
    expect(t.state.markers).toHaveLength(1);
  });

  test('SC-JOURNAL-3 whoever looks first without the key learns which it is and takes nothing', () => {
    const t = scenario(ID, {
      at: { 'nora-1': BESIDE },
      chance: { 'safe.number': [1] },
      state: (state) => {
        state.markers.push(safe());
        modelById({ state, content }, 'nora-1').items = ['key-a'];
      },
    });
    use(t, 0, 'nora-1');
    t.seat(0).answer('turn-up:investigation-1');
    expect(modelById({ state: t.state, content }, 'nora-1').items).toEqual(['key-a']);
    expect(t.state.scenario!.tally).toMatchObject({ lock: 2 });
    expect(t.state.scenario!.tally.opened ?? 0).toBe(0);
  });

  test('SC-JOURNAL-4 with the right key the journal is taken and no Action spent; with another key it is refused', () => {
    const take = (key: string) =>
      scenario(ID, {
        at: { 'nora-1': BESIDE },
        state: (state) => {
          state.markers.push({ ...safe(), up: true });
          state.scenario!.tally.lock = 2;
          modelById({ state, content }, 'nora-1').items = [key];
        },
      });
    const t = take('key-b');
    use(t, 0, 'nora-1');
    t.seat(0).answer('turn-up:investigation-1');
    expect(modelById({ state: t.state, content }, 'nora-1').items).toEqual(['key-b', 'journal']);
    expect(t.state.activation?.left).toBe(2);
    expect(t.state.markers).toHaveLength(1); // the safe stays where it is
    const other = take('key-a');
    use(other, 0, 'nora-1');
    expect(other.seat(0).refuse('turn-up:investigation-1')).toMatchObject({ rule: 'SC-JOURNAL-4' });
  });

  test('SC-JOURNAL-4 a safe that was opened holds no second journal', () => {
    const t = scenario(ID, {
      at: { 'nora-1': BESIDE },
      state: (state) => {
        state.markers.push({ ...safe(), up: true });
        Object.assign(state.scenario!.tally, { lock: 2, opened: 1 });
        modelById({ state, content }, 'nora-1').items = ['key-b'];
      },
    });
    use(t, 0, 'nora-1');
    expect(t.seat(0).refuse('turn-up:investigation-1')).toMatchObject({ rule: 'SC-JOURNAL-4' });
  });

  test('SC-JOURNAL-2 Survivors know every Investigation Marker, Super Mutants only what they are near', () => {
    // At every moment: as soon as it lies there, while the sides are still being deployed.
    const t = settingUp(ID, { placing: 'players' });
    const known = (seat: number) =>
      t
        .seat(seat)
        .view()
        .markers.filter(({ kind }) => kind === 'investigation')
        .map(({ face }) => face);
    for (let i = 0; i < 60 && known(0).length === 0; i += 1) {
      const seat = [0, 1].find((each) => t.seat(each).asked() !== undefined)!;
      t.seat(seat).answer(t.seat(seat).asked()!.can[0]!);
    }
    expect(t.state.phase).toBe('setup');
    expect(known(0).length).toBeGreaterThan(0);
    expect(known(0)).not.toContain(null);
    expect(new Set(known(1))).toEqual(new Set([null]));
  });

  test('SC-RULING-61 Super Mutants pick up keys but neither open the safe nor take the journal', () => {
    const t = scenario(ID, {
      at: { 'brute-1': [3000 + 325, 4000] },
      state: (state) => {
        state.markers.push({ ...safe(), up: true });
        modelById({ state, content }, 'brute-1').items = ['key-a'];
        state.scenario!.tally.lock = 1;
      },
    });
    use(t, 1, 'brute-1');
    expect(t.seat(1).refuse('turn-up:investigation-1')).toMatchObject({ rule: 'SC-RULING-61' });
    const key = scenario(ID, {
      at: { 'brute-1': [3000 + 325, 4000] },
      state: (state) => state.markers.push(marker('searchable-1', 'searchable', AT, 'letter-b', false)),
    });
    use(key, 1, 'brute-1');
    key.seat(1).answer('look:searchable-1', 'interact');
    expect(modelById({ state: key.state, content }, 'brute-1').items).toEqual(['key-b']);
    expect(key.state.markers).toEqual([]);
  });

  test('SC-JOURNAL-5 SC-RULING-61 a removed carrier leaves the journal and its keys on the spot; only Survivors take the journal', () => {
    const t = scenario(ID, {
      at: { 'settlers-1': AT, 'brute-1': [3000, 4000 + 325], 'nora-1': BESIDE },
      without: ['aviator-1'],
      state: (state) => {
        const carrier = modelById({ state, content }, 'settlers-1');
        carrier.items = ['key-a', 'journal'];
        carrier.regular = 99;
        playOut(maybeEliminate(tableOf({ state, content }), carrier));
        // Nora is not engaged: the Brute stands on the other side.
        Object.assign(modelById({ state, content }, 'nora-1'), { x: 3000, y: 4000 - 285 });
      },
    });
    expect(t.state.markers[0]).toMatchObject({ kind: 'dropped', items: ['key-a', 'journal'] });
    use(t, 1, 'brute-1');
    t.seat(1).answer('take:dropped-settlers-1', 'leave');
    expect(t.seat(1).refuse('keep')).toMatchObject({ rule: 'SC-JOURNAL-5' });
    t.seat(1).answer('leave', 'end');
    use(t, 0, 'nora-1');
    t.seat(0).answer('take:dropped-settlers-1', 'leave', 'keep');
    expect(modelById({ state: t.state, content }, 'nora-1').items).toEqual(['journal']);
  });

  test('SC-JOURNAL-5 any Survivor takes it up, the dog as well', () => {
    const t = scenario(ID, {
      at: { 'dogmeat-1': [3000, 4000 + 285] },
      state: (state) =>
        state.markers.push({ ...marker('dropped-x', 'dropped', AT), seen: [0, 1], items: ['journal'], opened: true }),
    });
    use(t, 0, 'dogmeat-1');
    t.seat(0).answer('take:dropped-x', 'keep');
    expect(modelById({ state: t.state, content }, 'dogmeat-1').items).toEqual(['journal']);
    expect(t.log().filter((line) => line.includes('The The'))).toEqual([]);
    expect(content.items.get('journal')!.name).not.toMatch(/^The /);
  });

  test('SC-JOURNAL-6 WW-RULING-27 barrels say nothing of damage to those who do not feel radiation', () => {
    const t = scenario(ID, {
      at: { 'brute-1': AT },
      state: (state) => state.markers.push(marker('barrel-1', 'barrel', [3000, 4000 - 125 - 160 - 500])),
    });
    use(t, 1, 'brute-1');
    t.seat(1).answer('end');
    expect(content.units.get('brute')!.armor.radiation.immune).toBe(true);
    expect(t.logged('SC-JOURNAL-6')).toEqual([]);
  });

  test('SC-JOURNAL-6 SC-RULING-63 an activation that ends within Yellow of barrels costs a black die each, as radiation against armor', () => {
    // The Armor Boosts of the Survivors' faction card are used up.
    const withoutBoosts = ({ models }: SkirmishState) => {
      for (const each of models) each.boosts = 0;
    };
    const barrels = [
      marker('barrel-1', 'barrel', [3000, 4000 + 125 + 160 + 1016]),
      marker('barrel-2', 'barrel', [3000, 4000 - 125 - 160 - 1016]),
      marker('barrel-3', 'barrel', [3000 + 125 + 160 + 1016 + 5, 4000]),
    ];
    const t = scenario(ID, {
      at: { 'dogmeat-1': AT, 'brute-1': [6000, 6000], 'mutants-1': [3000, 4600] },
      chance: { 'barrels.roll': [[effect('black', 'damage'), effect('black', 'damage', 'damage')]] },
      state: (state) => {
        state.markers.push(...barrels);
        withoutBoosts(state);
      },
    });
    use(t, 0, 'dogmeat-1');
    t.seat(0).answer('end');
    // Dogmeat has no radiation armor.
    const dog = modelById({ state: t.state, content }, 'dogmeat-1');
    expect([dog.radiation, dog.regular]).toEqual([3, 0]);

    const armored = scenario(ID, {
      at: { 'nora-1': AT },
      chance: { 'barrels.roll': [[effect('black', 'damage', 'damage')]], 'armor.roll': [[armor(1)]] },
      state: (state) => {
        state.markers.push(barrels[0]!);
        state.units.find(({ id }) => id === 'nora')!.powerArmor = null;
        withoutBoosts(state);
      },
    });
    use(armored, 0, 'nora-1');
    armored.seat(0).answer('end');
    expect(modelById({ state: armored.state, content }, 'nora-1').radiation).toBe(1);

    // Super Mutants are immune.
    const immune = scenario(ID, {
      at: { 'mutants-1': AT },
      chance: { 'barrels.roll': [[effect('black', 'damage', 'damage')]] },
      state: (state) => state.markers.push(barrels[0]!),
    });
    use(immune, 1, 'mutants-1');
    immune.seat(1).answer('end');
    expect(modelById({ state: immune.state, content }, 'mutants-1')).toMatchObject({ radiation: 0, regular: 0 });
  });

  test('SC-JOURNAL-7 a carrier who leaves over any edge wins at once', () => {
    const t = scenario(ID, {
      at: { 'dogmeat-1': [200, 4000] },
      round: 5,
      state: (state) => {
        modelById({ state, content }, 'dogmeat-1').items = ['journal'];
      },
    });
    use(t, 0, 'dogmeat-1');
    t.seat(0).answer('move', [[100, 4000]]);
    expect(t.session.result?.winners).toEqual([0]);
  });

  test('SC-JOURNAL-8 a journal still on the table after round 6 is a Super Mutant victory', () => {
    const t = scenario(ID, {
      round: 6,
      state: (state) => {
        modelById({ state, content }, 'nora-1').items = ['journal'];
      },
    });
    endRound(t);
    expect(t.session.result?.winners).toEqual([1]);
  });

  test('SC-JOURNAL-9 SC-RULING-62 markers are placed in turn, Survivors first, at least Red from every edge and Blue or Orange apart', () => {
    const t = settingUp(ID, { table: 'scrapyard' });
    expect(t.seat(0).refuse([1524 + 120, 4572])).toMatchObject({ rule: 'SC-JOURNAL-9' });
    t.seat(0).answer([1524 + 126, 5200]);
    expect(t.seat(0).asked()).toBeUndefined();
    expect(t.seat(1).refuse([1524 + 126 + 2540 + 245, 5200])).toMatchObject({ rule: 'SC-JOURNAL-9' });
    t.seat(1).answer([4572, 5200]);
    t.seat(0).answer([7400, 5900]);
    expect(t.seat(1).asked()?.ask).toBe('marker.place');
  });

  test('SC-JOURNAL-9 no marker is put where the others would find no room', () => {
    // On these tables, with these places, three markers left no room for the fourth.
    for (const seed of ['room 210', 'room 396', 'room 633']) {
      const { state } = start({ scenario: ID, placing: 'auto' }, seed);
      expect(state.markers.filter(({ kind }) => kind === 'investigation')).toHaveLength(4);
    }
  });

  test('SC-JOURNAL-9 SC-JOURNAL-10 four, then eight markers face down, then three barrels by each player within Orange of a Searchable', () => {
    const { setup } = content.scenarios.get(ID)!;
    const t = settingUp(ID, { placing: 'auto', table: 'scrapyard' });
    const count = (kind: string) => t.state.markers.filter((each) => each.kind === kind);
    expect([count('investigation').length, count('searchable').length, count('barrel').length]).toEqual([4, 8, 6]);
    expect(
      count('searchable')
        .map(({ face }) => face)
        .sort(),
    ).toEqual(['blank', 'item', 'item', 'item', 'item', 'letter-a', 'letter-b', 'letter-c']);
    expect(count('searchable').every(({ up }) => !up)).toBe(true);
    const barrels = scenario(ID, {
      state: (state) => {
        state.phase = 'setup';
        state.models = [];
        state.markers = [marker('searchable-1', 'searchable', AT, 'blank', false)];
        state.scenario!.step = setup.findIndex((step) => step.does === 'markers' && step.marker === 'barrel');
      },
    });
    expect(barrels.seat(0).refuse([3000 + 250 + 508 + 5, 4000])).toMatchObject({ rule: 'SC-JOURNAL-10' });
    barrels.seat(0).answer([3000 + 250 + 508, 4000]);
    barrels.seat(1).answer([3000 - 500, 4000]);
    barrels.seat(0).answer([3000, 4000 + 500]);
    barrels.seat(1).answer([3000, 4000 - 500]);
    barrels.seat(0).answer([3000 + 400, 4000 + 400]);
    barrels.seat(1).answer([3000 - 400, 4000 - 400]);
    expect(barrels.state.markers.filter(({ kind, up }) => kind === 'barrel' && up)).toHaveLength(6);
  });

  test('SC-JOURNAL-11 one model each, in turn, within Orange of opposing edges; the marker is with the Survivors', () => {
    const { setup } = content.scenarios.get(ID)!;
    const t = scenario(ID, {
      state: (state) => {
        state.phase = 'setup';
        state.models = [];
        state.scenario!.step = setup.findIndex(({ does }) => does === 'deploy-turns');
      },
    });
    t.seat(0).answer('nora');
    expect(t.seat(0).refuse([4572, 8800])).toMatchObject({ rule: 'SC-JOURNAL-11' });
    t.seat(0).answer([4572, 300]);
    expect(t.seat(0).asked()).toBeUndefined();
    t.seat(1).answer('brute', [4572, 8800]);
    expect(t.seat(1).asked()).toBeUndefined();
    expect(t.state.advantage).toBe(0);
  });
});
