/** Set-up of a side that the handbook plays: AI Markers, Number Tokens. */
import { type Play, say, shuffle } from '@holotape/kernel';
import type { BattleTable, SkirmishContent } from '../../battle.ts';
import { aiCardFor } from '../../queries/ai/cards.ts';
import { waitingModels } from '../../queries/ai/markers.ts';
import { isByTheBook } from '../../queries/ai/sides.ts';
import { inPlay, SEATS, seatOf } from '../../queries/units.ts';
import type { SkirmishOptions, SkirmishState, UnitInPlay } from '../../state.ts';
import { addModel } from '../round/joining.ts';

/** CH-AISETUP-1, CH-AISETUP-10 */
export const bookOf = ({ book }: SkirmishOptions): SkirmishState['book'] =>
  book && {
    sides: SEATS.filter((seat) => book.sides.includes(seat)).map((seat) => ({ seat, level: book.level })),
    overrule: book.overrule,
    waits: book.waits,
    models: [],
    markers: [],
    turn: null,
  };

/** Each unit of the side has an AI card. CH-AISETUP-2 */
export function checkAiCards({ aiCards, units }: SkirmishContent, state: SkirmishState): void {
  for (const { seat, card } of state.units)
    if (
      state.book?.sides.some((side) => side.seat === seat) &&
      aiCardFor({ aiCards } as SkirmishContent, card) === undefined
    )
      throw new Error(`${units.get(card)?.name ?? card} has no AI card: the handbook cannot play it (CH-AISETUP-2).`);
}

/** All weapons and other equipment that its AI card shows: the usual kit. CH-AISETUP-3 */
export function equip({ units, weapons }: SkirmishContent, unit: UnitInPlay): void {
  for (const id of units.get(unit.card)?.kit ?? []) {
    const held = weapons.has(id) ? unit.weapons : unit.items;
    if (!held.includes(id)) held.push(id); // CH-AISETUP-3
  }
}

/** The markers are turned up one by one, and the model with that number stands there. CH-AISETUP-7, CH-AISETUP-8 */
export function* revealMarkers(table: BattleTable, seat: number, rule: string): Play {
  const book = table.state.book!;
  const waiting = waitingModels(table, seat);
  yield* shuffle(table, 'book.markers', waiting, { rule: 'CH-AISETUP-7' }); // CH-AISETUP-7
  for (const [i, { x, y }] of book.markers.filter((marker) => marker.seat === seat).entries()) {
    const model = addModel(table, waiting[i]!, { x, y }); // CH-AISETUP-8
    say(table, 'deployed', { seat, model: model.id, x, y }, rule);
  }
  book.markers = book.markers.filter((marker) => marker.seat !== seat);
}

/** Whoever has no Number Token gets one, at random; where it stands then is where it falls back to. CH-AISETUP-4, CH-AISETUP-8 */
export function* dealTokens(table: BattleTable): Play {
  const { book } = table.state;
  if (book === null) return;
  for (const { seat } of book.sides) {
    const isNew = ({ id }: { readonly id: string }): boolean => !book.models.some(({ model }) => model === id);
    const models = inPlay(table).filter(
      (model) => isByTheBook(table, model) && seatOf(table, model) === seat && isNew(model),
    );
    if (models.length === 0) continue;
    const first = book.models.filter(({ model }) => ownerOf(table, model) === seat).length;
    const numbers = models.map((_, i) => first + i + 1);
    if (numbers.length > 1) yield* shuffle(table, 'book.tokens', numbers, { rule: 'CH-AISETUP-4' }); // CH-AISETUP-4
    for (const [i, { id, x, y }] of models.entries()) {
      book.models.push({ model: id, number: numbers[i]!, x, y }); // CH-AISETUP-8
      say(table, 'book.number', { model: id, number: numbers[i]! }, 'CH-AISETUP-4');
    }
  }
}

const ownerOf = ({ state }: BattleTable, id: string): number =>
  state.units.find((unit) => unit.id === state.models.find((model) => model.id === id)!.unit)!.seat;
