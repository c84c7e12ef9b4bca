/** Loot the Area: eight Searchables, and whoever holds more Caps' worth at the end. */
import { describe, expect, test } from 'vitest';
import { itemOf } from '../../queries/items.ts';
import { modelById } from '../../queries/units.ts';
import { maybeEliminate } from '../../rules/harm/elimination.ts';
import type { Marker, SkirmishState } from '../../state.ts';
import { type BattleTest, content, playOut, positionOf, tableOf } from '../helpers/battle.ts';
import { deeds, said } from '../helpers/book.ts';
import { forceOf, leading, listed } from '../helpers/forces.ts';
import { endRound, marker, scenario, settingUp, use } from '../helpers/scenario.ts';
import { bareTable, bookActs, bookPlan, bookTask, few, R, WIDE } from '../helpers/solo.ts';

const YELLOW = 1016;
const RED = 1524;
/** Half a marker. */
const M = 125;

const loot = { own: [few, few], table: bareTable('junkyard') };
const setUp = (): BattleTest => settingUp('loot-the-area', loot);

/** Who places the next one. */
const placer = (t: BattleTest): number => (t.seat(0).asked() === undefined ? 1 : 0);

/** Eight places, Yellow and more apart. */
const PLACES = [2000, 3400, 4800, 6200].flatMap((x) => [
  [x, 3000],
  [x, 5000],
]);

describe('The set-up', () => {
  test('SC-LOOT-6 eight Searchables at least Red from each edge and Yellow from each other', () => {
    const t = setUp();
    for (const at of [
      [RED + M - 10, 4500],
      [WIDE - RED - M + 10, 4500],
      [4500, RED + M - 10],
      [4500, WIDE - RED - M + 10],
    ])
      expect(t.seat(placer(t)).refuse(at)).toMatchObject({ rule: 'SC-LOOT-6' });
    t.seat(placer(t)).answer([RED + M, RED + M]);
    expect(t.seat(placer(t)).refuse([RED + M + YELLOW + 2 * M - 10, RED + M])).toMatchObject({ rule: 'SC-LOOT-6' });
    t.seat(placer(t)).answer([RED + M + YELLOW + 2 * M, RED + M]);
  });

  const searched = (): BattleTest => {
    const t = setUp();
    for (const at of PLACES) t.seat(placer(t)).answer(at);
    return t;
  };

  test('SC-LOOT-6 eight and no ninth, face down, and none with a letter in the pool', () => {
    const t = searched();
    expect(t.state.markers).toHaveLength(8);
    expect(t.state.markers.every(({ up, kind }) => !up && kind === 'searchable')).toBe(true);
    const all = [...t.state.markers.map(({ face }) => face as string), ...t.state.aside];
    expect(all.filter((face) => face.startsWith('letter'))).toEqual([]);
    // Fourteen with something on them, and four blanks. SC-RULING-28
    expect([all.length, all.filter((face) => face === 'blank').length]).toEqual([18, 4]);
  });

  test('SC-LOOT-7 the rivals first along their edge, then the player along the opposite one, up to Yellow', () => {
    const t = searched();
    t.seat(1).answer('settler-b');
    expect(t.seat(1).refuse([4572, WIDE - YELLOW - R - 20])).toMatchObject({ rule: 'SC-LOOT-7' });
    t.seat(1).answer([4572, WIDE - YELLOW - R], [6000, WIDE - R]);
    t.seat(0).answer('settler');
    expect(t.seat(0).refuse([4572, YELLOW + R + 20])).toMatchObject({ rule: 'SC-LOOT-7' });
    t.seat(0).answer([4572, YELLOW + R]);
  });

  test('SC-LOOT-3 rivals of whom nobody both searches and opens locks are warned of, and play', () => {
    const apart = forceOf([listed('ronnie-shaw', { leader: 'hunter' }), listed('settler')], { house: true });
    const t = settingUp('loot-the-area', { ...loot, own: [apart, apart] });
    expect(said(t, 'force.unskilled')).toEqual([{ skills: 'search and lockpick' }]);
    expect(t.session.result).toBeUndefined();
    const able = settingUp('loot-the-area', { ...loot, own: [apart, forceOf([leading(), listed('settler')])] });
    expect(said(able, 'force.unskilled')).toEqual([]);
  });

  test('SC-RULING-2 it is played on 3 feet by 3 feet', () => {
    expect([setUp().state.width, setUp().state.height]).toEqual([WIDE, WIDE]);
  });
});

describe('The rivals, by the book', () => {
  const near = { 'settler-b-1': [4000, 4000], 'preston-garvey-b-1': [4000, 5000] } as const;
  const HERE: readonly [number, number] = [4000 + R + M, 4000];
  const lying = (...faces: [face: string, at: readonly [number, number], up?: boolean][]) => ({
    options: loot,
    at: near,
    state: (state: SkirmishState) => {
      for (const [i, [face, at, up = false]] of faces.entries())
        state.markers.push(marker(`m-${i + 1}`, 'searchable', at, face as never, up));
      state.decks.items = ['stimpak', 'stimpak'];
    },
  });
  const looking = (...faces: Parameters<typeof lying>) => scenario('loot-the-area', { ...lying(...faces), round: 2 });

  test('SC-LOOT-1 they use a Searchable in contact, or go to the nearest one', () => {
    const t = looking(['item', HERE]);
    expect(bookTask(t, 'settler-b-1').objective).toBe('use');
    expect(bookPlan(t, 'settler-b-1')).toMatchObject({ activity: 'interact', target: 'm-1' });
    const far = looking(['item', [4000, 1600]], ['item', [5600, 4000]]);
    expect(bookPlan(far, 'settler-b-1', { reckless: true })).toMatchObject({ activity: 'to-subject', target: 'm-2' });
  });

  test('SC-LOOT-2 whoever lacks the skill passes on, and somebody else may still open it', () => {
    const t = bookActs('loot-the-area', 'settler-b-1', lying(['lockpick', HERE], ['item', [7000, 4000]]));
    expect(deeds(t).slice(0, 2)).toEqual(['interact m-1', 'to-subject m-2']);
    expect(t.state.markers.map(({ id, up }) => [id, up])).toContainEqual(['m-1', true]);
    const subjects = (id: string) => bookTask(t, id).subjects.map((each) => ('id' in each ? each.id : each.is));
    expect([subjects('settler-b-1'), subjects('preston-garvey-b-1')]).toEqual([['m-2'], ['m-1', 'm-2']]);
  });

  test('SC-LOOT-2 what lies open and asks for a skill is left to those who have it', () => {
    const t = looking(['lockpick', [5600, 4000], true], ['item', [7000, 4000]]);
    expect(bookPlan(t, 'settler-b-1', { reckless: true })).toMatchObject({ target: 'm-2' });
    expect(bookPlan(t, 'preston-garvey-b-1', { reckless: true })).toMatchObject({ target: 'm-1' });
  });

  test('SC-LOOT-2 for the rest of the game, even with a key in its pocket later', () => {
    const t = bookActs('loot-the-area', 'settler-b-1', lying(['lockpick', HERE], ['item', [7000, 4000]]));
    modelById(positionOf(t), 'settler-b-1').items.push('skeleton-key');
    expect(bookTask(t, 'settler-b-1').subjects).toEqual([{ is: 'marker', id: 'm-2' }]);
  });

  test('SC-RULING-49 what lies face down is known to nobody before somebody touches it', () => {
    const t = looking(['lockpick', [5600, 4000]], ['item', [7000, 4000]]);
    expect(bookPlan(t, 'settler-b-1', { reckless: true })).toMatchObject({ target: 'm-1' });
  });
});

describe('The battle', () => {
  const held = (mine: string[], theirs: string[], round = 6, without: readonly string[] = [], ...lying: Marker[]) =>
    scenario('loot-the-area', {
      options: loot,
      round,
      without,
      state: (state) => {
        modelById({ state, content }, 'settler-1').items.push(...mine);
        modelById({ state, content }, 'settler-b-1').items.push(...theirs);
        state.markers.push(...lying);
      },
    });
  const caps = (id: string): number => itemOf(content, id).caps;
  const DEAR = 'stimpak';
  const CHEAP = 'combat-rifle';

  test('SC-LOOT-5 the dearer finds win, not the more', () => {
    expect(caps(DEAR)).toBeGreaterThan(2 * caps(CHEAP));
    const t = held([CHEAP, CHEAP], [DEAR]);
    endRound(t);
    expect(t.session.result?.winners).toEqual([1]);
    const other = held([DEAR], [CHEAP, CHEAP]);
    endRound(other);
    expect(other.session.result?.winners).toEqual([0]);
  });

  test('SC-RULING-5 as much on both sides is a draw, and what lies on the table is nobody’s', () => {
    const heap = { ...marker('heap', 'dropped', [5000, 5000]), items: [DEAR], opened: true };
    const t = held([CHEAP], [CHEAP], 6, [], heap);
    endRound(t);
    expect(t.session.result?.winners).toEqual([]);
  });

  test('SC-RULING-50 what a unit came with does not count', () => {
    const t = held([], [CHEAP]);
    expect(t.state.units.find(({ id }) => id === 'settler')!.weapons).toContain('assault-rifle');
    endRound(t);
    expect(t.session.result?.winners).toEqual([1]);
  });

  test('SC-RULING-4 a side that is gone has lost as soon as the other holds something, and not before', () => {
    const gone = ['settler-b-1', 'preston-garvey-b-1'];
    const ahead = held([CHEAP], [], 2, gone);
    endRound(ahead);
    expect(ahead.session.result?.winners).toEqual([0]);
    const empty = held([], [], 2, gone);
    endRound(empty);
    expect(empty.session.result).toBeUndefined();
  });

  test('SC-LOOT-4 a removed model leaves its finds on the spot, not what it came with, and either side takes them', () => {
    for (const taker of ['settler-1', 'settler-b-1']) {
      const t = scenario('loot-the-area', {
        options: loot,
        round: 2,
        at: { [taker]: [4000, 4000] },
        state: (state) => {
          const fallen = modelById({ state, content }, 'preston-garvey-b-1');
          Object.assign(fallen, { x: 4000, y: 4000 + R + M, regular: 99, items: [DEAR, CHEAP] });
          playOut(maybeEliminate(tableOf({ state, content }), fallen));
        },
      });
      expect(t.state.markers).toMatchObject([{ kind: 'dropped', x: 4000, y: 4000 + R + M, items: [DEAR, CHEAP] }]);
      const seat = taker === 'settler-1' ? 0 : 1;
      use(t, seat, taker);
      t.seat(seat).answer(`take:${t.state.markers[0]!.id}`, 'keep', 'keep');
      expect(modelById(positionOf(t), taker).items).toEqual([DEAR, CHEAP]);
    }
  });
});
