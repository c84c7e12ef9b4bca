/** SH-TRAIN: training and letters. */
import { choose, option, type Play, type Seat, say } from '@holotape/kernel';
import { LETTERS, type Letter } from '../printed/icons.ts';
import { readyItems } from '../queries/items.ts';
import { freeLetters, isTaken } from '../queries/training.ts';
import type { Dweller, HeldItem, VaultTable } from '../state.ts';
import { exhaust, wantsToUse } from './items.ts';

/** At recall: lettered icons first, then blank ones, then tapes. SH-RULING-13 */
export function* trainRecalled(table: VaultTable, seat: Seat): Play {
  const player = table.state.players[seat]!;
  for (const letter of LETTERS) yield* trainInLetter(table, seat, letter);
  for (const dweller of player.dwellers)
    if (dweller.training === 'any' && dweller.trained === null) yield* trainInAny(table, seat, dweller);
  for (const { held } of readyItems(table, seat, 'train')) yield* maybeUseTapes(table, seat, held); // SH-ITEM-2
}

function* trainInLetter(table: VaultTable, seat: Seat, letter: Letter): Play {
  const player = table.state.players[seat]!;
  const candidates = player.dwellers.filter(({ training }) => training === letter);
  if (candidates.length === 0) return;
  if (isTaken(player, letter)) {
    say(table, 'train.taken', { seat, letter }, 'SH-TRAIN-3');
    return;
  }
  const id =
    candidates.length === 1
      ? candidates[0]!.id
      : yield* choose(table, seat, 'train.which', () => candidates.map((each) => option(each.id)), {
          rule: 'SH-RULING-13',
          about: { letter },
        });
  train(table, seat, candidates.find((each) => each.id === id)!, letter);
}

function* trainInAny(table: VaultTable, seat: Seat, dweller: Dweller): Play {
  const player = table.state.players[seat]!;
  const free = freeLetters(player);
  if (free.length === 0) return;
  const letter =
    free.length === 1
      ? free[0]!
      : yield* choose(
          table,
          seat,
          'train.letter',
          () =>
            LETTERS.map((each) =>
              option(
                each,
                isTaken(player, each)
                  ? { rule: 'SH-TRAIN-3', say: 'why.letter-taken', args: { letter: each } }
                  : undefined,
              ),
            ),
          { rule: 'SH-TRAIN-2', about: { dweller: dweller.id } },
        );
  train(table, seat, dweller, letter);
}

function train(table: VaultTable, seat: Seat, dweller: Dweller, letter: Letter): void {
  dweller.trained = letter;
  say(table, 'train', { seat, dweller: dweller.id, letter }, 'SH-TRAIN-1');
}

/** Lesson Tapes: one more untrained dweller, after the others have been trained. */
function* maybeUseTapes(table: VaultTable, seat: Seat, held: HeldItem): Play {
  const player = table.state.players[seat]!;
  const untrained = player.dwellers.filter(({ trained }) => trained === null);
  if (untrained.length === 0 || freeLetters(player).length === 0) return;
  if (!(yield* wantsToUse(table, seat, 'item.train', held))) return;
  exhaust(table, seat, held);
  // Healthy and injured dwellers differ, the rest are alike.
  const kinds = untrained.filter((each, i) => untrained.findIndex(({ injured }) => injured === each.injured) === i);
  const id =
    kinds.length === 1
      ? kinds[0]!.id
      : yield* choose(table, seat, 'item.train-which', () => kinds.map((each) => option(each.id)), {
          rule: 'SH-ITEM-2',
        });
  yield* trainInAny(table, seat, kinds.find((each) => each.id === id)!);
}
