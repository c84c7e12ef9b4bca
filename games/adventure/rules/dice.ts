/** FB-DICE, and what tests and fights have in common: rolling three dice and rerolling them. */
import { choose, type Json, type Option, option, type Play, roll, type Seat, say } from '@holotape/kernel';
import { type Rolling, someOf } from '../queries/rolling.ts';
import { hasTrait, survivorOf } from '../queries/survivors.ts';
import { usesFor } from '../queries/using.ts';
import type { AdventureTable } from '../state.ts';
import { VATS_DICE } from '../words.ts';
import { loseTrait } from './traits.ts';
import { useCard } from './using.ts';

const SIDES = 6;
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
export function* rerollStep(
  table: AdventureTable,
  seat: Seat,
  rolling: Rolling,
  more: () => Readonly<Record<string, Json>> = () => ({}),
): Play {
  const options = (): Option[] => [
    ...(rolling.rerolls > 0 ? someOf(rolling).map((dice) => option(`reroll:${dice}`)) : []),
    ...(!rolling.rested && hasTrait(survivorOf(table.state, seat), 'well-rested') ? [option('rested')] : []),
    ...usesFor(table, seat, rolling.of, rolling),
  ];
  while (options().length > 0) {
    const answer = yield* choose(table, seat, `${rolling.of}.reroll`, () => [...options(), option('stand')], {
      rule: rolling.of === 'fight' ? 'FB-FIGHT-8' : 'FB-TEST-3',
      about: {
        dice: rolling.dice,
        rerolls: rolling.rerolls,
        letters: [...rolling.letters],
        wanted: { hits: rolling.wanted.hits - rolling.bonus, areas: rolling.wanted.areas },
        ...more(),
      },
    });
    if (answer === 'stand') return;
    if (answer === 'rested') {
      loseTrait(table, seat, 'well-rested');
      rolling.rested = true; // FB-RULING-31
      rolling.rerolls += 1;
    } else if (answer.startsWith('reroll:')) {
      rolling.rerolls -= 1;
      const places = [...answer.slice('reroll:'.length)].map((die) => Number(die) - 1);
      yield* rollAgain(table, seat, rolling, places);
    } else yield* useCard(table, seat, answer, rolling); // FB-FIGHT-19
  }
}
