/** Smash and Grab: the handbook's side fetches a helmet and carries it home. */
import { describe, expect, test } from 'vitest';
import { modelById } from '../../queries/units.ts';
import { maybeEliminate } from '../../rules/harm/elimination.ts';
import type { SkirmishState } from '../../state.ts';
import { codeOf } from '../../terrain/index.ts';
import { type BattleTest, content, playOut, positionOf, tableOf } from '../helpers/battle.ts';
import { deeds, said } from '../helpers/book.ts';
import { forceOf, leading, listed } from '../helpers/forces.ts';
import { endRound, marker, scenario, settingUp, use } from '../helpers/scenario.ts';
import { bookActs, bookPlan, bookTask, few, R, WIDE } from '../helpers/solo.ts';

const YELLOW = 1016;
const MIDDLE = WIDE / 2;
/** Half a marker. */
const M = 125;

/** Nothing but a crate, left of the middle. */
const table = codeOf({ land: 'wasteland', pieces: [{ kind: 'crate', x: MIDDLE - 700, y: MIDDLE, turn: 0 }] });
const smash = { own: [few, few], table };
const setUp = (): BattleTest => settingUp('smash-and-grab', smash);

describe('The set-up', () => {
  test('SC-SMASH-9 the helmet lies near the middle', () => {
    const t = setUp();
    expect(t.seat(0).refuse([MIDDLE + YELLOW + M + 20, MIDDLE])).toMatchObject({ rule: 'SC-SMASH-9' });
    t.seat(0).answer([MIDDLE + YELLOW + M, MIDDLE]);
    expect(t.state.markers).toMatchObject([{ kind: 'helmet', up: true, items: ['helmet'] }]);
  });

  test('SC-SMASH-9 without terrain near it there is a warning and no refusal', () => {
    const open = setUp();
    open.seat(0).answer([MIDDLE + 800, MIDDLE]);
    expect(said(open, 'worse.by-terrain')).toHaveLength(1);
    const covered = setUp();
    covered.seat(0).answer([MIDDLE - 100, MIDDLE]);
    expect(said(covered, 'worse.by-terrain')).toEqual([]);
    const left = settingUp('smash-and-grab', { ...smash, placing: 'auto' });
    expect(said(left, 'worse.by-terrain')).toEqual([]);
  });

  test('SC-SMASH-10 the thieves along their edge first, the keepers along the opposite one, up to Yellow', () => {
    const t = setUp();
    t.seat(0).answer([MIDDLE, MIDDLE]);
    t.seat(1).answer('settler-b');
    expect(t.seat(1).refuse([4572, WIDE - YELLOW - R - 20])).toMatchObject({ rule: 'SC-SMASH-10' });
    t.seat(1).answer([4572, WIDE - YELLOW - R], [6000, WIDE - R]);
    t.seat(0).answer('settler');
    expect(t.seat(0).refuse([4572, YELLOW + R + 20])).toMatchObject({ rule: 'SC-SMASH-10' });
    t.seat(0).answer([4572, YELLOW + R]);
  });

  test('SC-RULING-2 it is played on 3 feet by 3 feet', () => {
    expect([setUp().state.width, setUp().state.height]).toEqual([WIDE, WIDE]);
  });
});

describe('The battle', () => {
  const HELMET = { ...marker('helmet-1', 'helmet', [4000, 5000]), items: ['helmet'], opened: true, seen: [0, 1] };
  interface More {
    readonly at?: Readonly<Record<string, readonly [number, number]>>;
    readonly holder?: string;
    readonly round?: number;
    readonly without?: readonly string[];
    readonly options?: object;
  }
  const setting = ({ at = {}, holder, options = smash, without = [] }: More) => ({
    options,
    without,
    at,
    state: (state: SkirmishState) => {
      if (holder === undefined) state.markers.push({ ...HELMET });
      else modelById({ state, content }, holder).items.push('helmet');
    },
  });
  const battle = (more: More = {}) => scenario('smash-and-grab', { ...setting(more), round: more.round ?? 2 });
  const O = { reckless: true };
  const THIEF = 'settler-b-1';

  test('SC-SMASH-1 while nobody has it all thieves go to the helmet', () => {
    const t = battle({ at: { [THIEF]: [4000, 7000] } });
    const task = { objective: 'go-to', subjects: [{ is: 'marker', id: 'helmet-1' }] };
    expect([bookTask(t, THIEF), bookTask(t, 'preston-garvey-b-1')]).toEqual([task, task]);
    expect(bookPlan(t, THIEF, O)).toMatchObject({ activity: 'to-subject', target: 'helmet-1' });
  });

  test('SC-SMASH-2 who has it goes to the edge they came from', () => {
    const t = battle({ at: { [THIEF]: [4000, 5000] }, holder: THIEF });
    expect(bookTask(t, THIEF)).toMatchObject({ objective: 'go-to', subjects: [{ is: 'edge', edge: 'top' }] });
    const path = bookPlan(t, THIEF, O).answers['move.path'] as [number, number][];
    expect(path.at(-1)![1]).toBeGreaterThan(5000 + YELLOW / 2);
  });

  test('SC-SMASH-3 the others protect whoever has it', () => {
    const t = battle({ at: { [THIEF]: [4000, 5000] }, holder: THIEF });
    const subjects = [{ is: 'model', id: THIEF }];
    expect(bookTask(t, 'preston-garvey-b-1')).toEqual({ objective: 'protect', subjects });
  });

  test('SC-SMASH-4 the second Action of whoever took it with the first follows the second phase', () => {
    const t = bookActs('smash-and-grab', THIEF, setting({ at: { [THIEF]: [4000, 5900] } }), O);
    expect(deeds(t).slice(0, 2)).toEqual(['to-subject helmet-1', 'to-subject']);
    const { items, y } = modelById(positionOf(t), THIEF);
    expect([items, y > 5285]).toEqual([['helmet'], true]);
  });

  const fallen = (more: More) =>
    scenario('smash-and-grab', {
      ...setting(more),
      round: 2,
      state: (state) => {
        setting(more).state(state);
        const model = modelById({ state, content }, more.holder!);
        model.regular = 99;
        playOut(maybeEliminate(tableOf({ state, content }), model));
      },
    });

  test('SC-SMASH-4 when its holder falls all go for the helmet again', () => {
    const t = fallen({ at: { 'preston-garvey-b-1': [4000, 6000] }, holder: 'preston-garvey-b-1' });
    expect(bookTask(t, THIEF).objective).toBe('go-to');
  });

  test('SC-SMASH-7 the helmet lies where its holder was removed, and is free to be taken', () => {
    const t = fallen({ at: { 'preston-garvey-b-1': [4000, 6000] }, holder: 'preston-garvey-b-1' });
    expect(t.state.markers).toMatchObject([{ kind: 'helmet', x: 4000, y: 6000 }]);
    const again = fallen({
      at: { 'preston-garvey-b-1': [4000, 6000], [THIEF]: [4000, 6000 + R + M] },
      holder: 'preston-garvey-b-1',
    });
    use(again, 1, THIEF);
    expect([again.state.markers, modelById(positionOf(again), THIEF).items]).toEqual([[], ['helmet']]);
  });

  test('SC-SMASH-5 a thief in contact has it at no cost; a dog does not take it', () => {
    const t = battle({ at: { [THIEF]: [4000, 5000 + R + M + 400] } });
    use(t, 1, THIEF);
    t.seat(1).answer('move', [[4000, 5000 + R + M]]);
    expect(modelById(positionOf(t), THIEF).items).toEqual(['helmet']);
    expect(t.state.activation!.left).toBe(1);
    const dogs = forceOf([leading(), listed('dogmeat', { items: ['dog-bite'] })]);
    const dog = battle({ options: { ...smash, own: [few, dogs] }, at: { 'dogmeat-1': [4000, 5000 + R + M] } });
    use(dog, 1, 'dogmeat-1');
    expect([dog.state.markers.length, modelById(positionOf(dog), 'dogmeat-1').items]).toEqual([1, []]);
    expect(dog.seat(1).refuse('take:helmet-1')).toMatchObject({ rule: 'SC-SMASH-5' });
  });

  test('SC-RULING-68 a keeper in contact does not pick it up by itself either', () => {
    const t = battle({ at: { 'settler-1': [4000, 5000 - R - M] } });
    use(t, 0, 'settler-1');
    expect([t.state.markers.length, modelById(positionOf(t), 'settler-1').items]).toEqual([1, []]);
  });

  test('SC-SMASH-6 keepers cannot take it', () => {
    const t = battle({ at: { 'settler-1': [4000, 5000 - R - M] } });
    use(t, 0, 'settler-1');
    expect(t.seat(0).refuse('take:helmet-1')).toMatchObject({ rule: 'SC-SMASH-6' });
  });

  test('SC-SMASH-8 carried over the edge it has won the battle for the thieves', () => {
    const t = battle({ at: { [THIEF]: [4000, WIDE - 400] }, holder: THIEF, round: 5 });
    use(t, 1, THIEF);
    t.seat(1).answer('move', [[4000, WIDE - 100]]);
    expect([t.session.result?.winners, t.state.round]).toEqual([[1], 5]);
    const without = battle({ at: { [THIEF]: [4000, WIDE - 400] }, round: 5 });
    use(without, 1, THIEF);
    without.seat(1).answer('move', [[4000, WIDE - 100]]);
    expect(without.session.result).toBeUndefined();
  });

  test('SC-SMASH-8 by the book it goes over its own edge as soon as a Move leads that far', () => {
    const t = bookActs('smash-and-grab', THIEF, setting({ at: { [THIEF]: [4000, WIDE - 900] }, holder: THIEF }), O);
    expect(t.session.result?.winners).toEqual([1]);
  });

  test('SC-RULING-47 with the helmet on the table after the sixth round the keepers have won', () => {
    const t = battle({ holder: THIEF, round: 6 });
    endRound(t);
    expect(t.session.result?.winners).toEqual([0]);
  });

  test('SC-RULING-4 without thieves nobody carries it off any more', () => {
    const t = battle({ without: [THIEF, 'preston-garvey-b-1'] });
    endRound(t);
    expect([t.session.result?.winners, t.state.round]).toEqual([[0], 2]);
  });

  test('SC-RULING-48 the holder of the helmet is meant, whatever weapons it carries', () => {
    const t = battle({ holder: THIEF });
    expect(bookTask(t, THIEF).objective).toBe('go-to');
    expect(bookTask(battle(), THIEF).subjects).toEqual([{ is: 'marker', id: 'helmet-1' }]);
  });
});
