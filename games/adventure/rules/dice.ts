/** FB-DICE, and what tests and fights have in common: rolling three dice and rerolling them. */
import { choose, type Option, option, type Play, roll, type Seat, say } from '@holotape/kernel';
import { hasTrait, survivorOf } from '../queries/survivors.ts';
import type { AdventureTable } from '../state.ts';
import { type Area, type Letter, VATS_DICE } from '../words.ts';
import { loseTrait } from './traits.ts';
import { useCard, usesFor } from './using.ts';

const SIDES = 6;
/** Every choice of some of three dice: `1`, `13`, `123`. */
export const SOME_DICE = ['1', '2', '3', '12', '13', '23', '123'] as const;

export interface Wanted {
  readonly hits: number;
  readonly areas: readonly Area[];
}

/** A fight or a test being rolled. Cards change it under way. */
export interface Rolling {
  readonly of: 'fight' | 'test';
  /** What counts as used. FB-FIGHT-21 */
  readonly letters: readonly Letter[];
  /** What is wanted: so many hit icons, or so many dice that show one of these areas. */
  readonly wanted: Wanted;
  /** Faces 1 to 6; none before the roll. */
  dice: number[];
  rerolls: number;
  /** Hits of the survivor besides the dice. */
  bonus: number;
  /** Enemy hits that do nothing. */
  cancelled: number;
  /** Places of dice that count as showing every area. */
  everyArea: number[];
  /** Cards that were used and cannot be used again in it. */
  used: string[];
  /** Well Rested was given up. FB-RULING-31 */
  rested: boolean;
}

export const newRolling = (
  of: Rolling['of'],
  letters: readonly Letter[],
  rerolls: number,
  wanted: Wanted,
): Rolling => ({
  of,
  letters,
  wanted,
  dice: [],
  rerolls,
  bonus: 0,
  cancelled: 0,
  everyArea: [],
  used: [],
  rested: false,
});

/** Hit icons on all dice. FB-DICE-2 */
export const hitsOn = ({ content }: AdventureTable, dice: readonly number[]): number =>
  dice.reduce((sum, face) => sum + content.dice[face - 1]!.hits, 0);

export const areasOn = ({ content }: AdventureTable, face: number): readonly Area[] => content.dice[face - 1]!.areas;

/** FB-FIGHT-6, FB-TEST-2 */
export function* rollAll(table: AdventureTable, seat: Seat, rolling: Rolling): Play {
  const rule = rolling.of === 'fight' ? 'FB-FIGHT-6' : 'FB-TEST-2';
  rolling.dice = [...(yield* roll(table, `${rolling.of}.roll`, Array(VATS_DICE).fill(SIDES), { rule }))];
  say(table, 'dice', { seat, dice: rolling.dice }, rule);
}

/** Rolls these dice (places from 0) once more. */
export function* rollAgain(table: AdventureTable, seat: Seat, rolling: Rolling, places: readonly number[]): Play {
  const faces = yield* roll(
    table,
    `${rolling.of}.again`,
    places.map(() => SIDES),
    { about: { dice: rolling.dice } },
  );
  for (const [i, place] of places.entries()) rolling.dice[place] = faces[i]!;
  say(table, 'dice.again', { seat, dice: rolling.dice }, rolling.of === 'fight' ? 'FB-FIGHT-8' : 'FB-TEST-3');
}

/** One reroll at a time, each for any number of dice; those left are lost. FB-FIGHT-8, FB-TEST-3, FB-TRAIT-3 */
export function* rerollStep(table: AdventureTable, seat: Seat, rolling: Rolling): Play {
  const options = (): Option[] => [
    ...(rolling.rerolls > 0 ? SOME_DICE.map((dice) => option(`reroll:${dice}`)) : []),
    ...(!rolling.rested && hasTrait(survivorOf(table.state, seat), 'well-rested') ? [option('rested')] : []),
    ...usesFor(table, seat, rolling.of, rolling),
  ];
  while (options().length > 0) {
    const answer = yield* choose(table, seat, `${rolling.of}.reroll`, () => [...options(), option('stand')], {
      rule: rolling.of === 'fight' ? 'FB-FIGHT-8' : 'FB-TEST-3',
      about: {
        dice: rolling.dice,
        rerolls: rolling.rerolls,
        wanted: { hits: rolling.wanted.hits - rolling.bonus, areas: rolling.wanted.areas },
      },
    });
    if (answer === 'stand') return;
    if (answer === 'rested') {
      loseTrait(table, seat, 'well-rested');
      rolling.rested = true;
      rolling.rerolls += 1;
    } else if (answer.startsWith('reroll:')) {
      rolling.rerolls -= 1;
      const places = [...answer.slice('reroll:'.length)].map((die) => Number(die) - 1);
      yield* rollAgain(table, seat, rolling, places);
    } else yield* useCard(table, seat, answer, rolling);
  }
}
