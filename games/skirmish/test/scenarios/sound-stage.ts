/** The stage of Super Duper Sweep: its measures, two forces, a table with next to nothing on it, and prizes. */
import { heldBy } from '../../queries/markers.ts';
import { modelById } from '../../queries/units.ts';
import { totalOf } from '../../scenarios/super-duper-sweep/prizes.ts';
import type { Marker, SkirmishState } from '../../state.ts';
import { codeOf } from '../../terrain/index.ts';
import { type BattleTest, positionOf } from '../helpers/battle.ts';
import { forceOf, leading, listed } from '../helpers/forces.ts';
import { marker, scenario } from '../helpers/scenario.ts';

export const RED = 1524;
export const GREEN = 2032;
/** Half a marker, and half a settler. */
export const M = 125;
export const R = 160;
/** Where the strips meet, from the bottom. */
export const [LOW, HIGH] = [RED + GREEN, RED + 2 * GREEN];

export const ours = forceOf([leading(), listed('settler', { models: 2 }), listed('dogmeat')]);
export const theirs = forceOf([listed('veteran-raider', { leader: 'hunter' }), listed('raider', { models: 2 })]);
export const table = codeOf({ land: 'junkyard', pieces: [{ kind: 'crate', x: 500, y: 8600, turn: 0 }] });

export const ORANGE = 508;

/** A prize in somebody's hands: its card is the end of its name. */
export const prize = (card: string, face: Marker['face'] = 'item', at: [number, number] = [0, 0]): Marker => ({
  ...marker(`prize-${card}`, 'prize', at, face),
  seen: [0, 1],
});
export const star = (id: string, face: Marker['face'] = 'number-1', at: [number, number] = [0, 0]): Marker => ({
  ...marker(id, 'prize', at, face),
  seen: [0, 1],
});

interface Show {
  readonly at?: Readonly<Record<string, readonly [number, number]>>;
  readonly round?: number;
  readonly markers?: readonly Marker[];
  /** By who has them. */
  readonly held?: Readonly<Record<string, readonly Marker[]>>;
  readonly tally?: Readonly<Record<string, number>>;
  readonly without?: readonly string[];
  readonly chance?: Readonly<Record<string, readonly number[]>>;
  readonly own?: readonly object[];
}

/** Seat 0 has bank A on the lower line, seat 1 bank B on the upper one. */
export const arrange =
  ({ markers = [], held = {}, tally = {} }: Show) =>
  (now: SkirmishState): void => {
    now.markers = [
      marker('bank-1', 'bank', [4572, LOW], 'letter-a'),
      marker('bank-2', 'bank', [4572, HIGH], 'letter-b'),
      ...markers.map((each) => ({ ...each, items: [...each.items] })),
    ];
    Object.assign(now.scenario!.tally, { 'bank-1-is-of': 0, 'bank-2-is-of': 1, ...tally });
    for (const [model, prizes] of Object.entries(held))
      for (const each of prizes) {
        now.markers.push({ ...each });
        const card = each.id.startsWith('prize-') ? each.id.slice('prize-'.length) : undefined;
        if (card !== undefined) now.models.find(({ id }) => id === model)!.items.push(card);
        now.lasting.push({ id: `c-${each.id}`, kind: 'carried', on: each.id, until: 'battle', from: model, left: 0 });
      }
  };

export const show = ({ markers, held, tally, own = [ours, theirs], ...more }: Show = {}): BattleTest =>
  scenario('super-duper-sweep', {
    ...more,
    options: { own, table },
    state: arrange({ ...(markers && { markers }), ...(held && { held }), ...(tally && { tally }) }),
  });

export const can = (t: BattleTest, action: string, seat = 0): boolean => t.seat(seat).asked()!.can.includes(action);
export const why = (t: BattleTest, action: string, seat = 0) => t.seat(seat).refuse(action).rule;
export const holds = (t: BattleTest, model: string) =>
  heldBy(positionOf(t), modelById(positionOf(t), model)).map(({ id }) => id);
export const total = (t: BattleTest, seat: number) => totalOf(positionOf(t), seat);
export const inBank = (t: BattleTest, seat: number) => t.state.scenario!.tally[`banked-${seat}`] ?? 0;

/** Beside bank A. */
export const HOME: [number, number] = [4572, LOW - M - R];
