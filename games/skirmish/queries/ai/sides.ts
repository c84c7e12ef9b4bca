/** Sides that the handbook plays. */
import type { Battle } from '../../battle.ts';
import type { Model } from '../../state.ts';
import type { BookLevel } from '../../words.ts';
import { modelsOf, seatOf } from '../units.ts';

/** CH-AISETUP-1 */
export const isBookSeat = ({ state: { book } }: Battle, seat: number): boolean =>
  book?.sides.some((side) => side.seat === seat) ?? false;

export const isByTheBook = (battle: Battle, model: Model): boolean => isBookSeat(battle, seatOf(battle, model));

/** As printed, where nothing else was agreed. */
export const levelOf = (battle: Battle, model: Model): BookLevel =>
  battle.state.book?.sides.find(({ seat }) => seat === seatOf(battle, model))?.level ?? 'book';

/** Nobody is left to play against: then whoever watches is asked. CH-AISETUP-10 */
export const isAllByTheBook = ({ state: { book } }: Battle): boolean => book !== null && book.sides.length > 1;

export const numberOf = ({ state }: Battle, model: Model): number =>
  state.book!.models.find((each) => each.model === model.id)!.number;

/** Number Tokens that lie face down beside the battlefield: a token that was drawn stays out for the round. CH-AITURN-5 */
export const poolOf = (battle: Battle, seat: number): Model[] =>
  modelsOf(battle, seat).filter(({ readiness }) => readiness === 'unready');

/** In ascending order of their numbers. CH-AITURN-3 */
export const byNumber = (battle: Battle, models: readonly Model[]): Model[] =>
  [...models].sort((a, b) => numberOf(battle, a) - numberOf(battle, b));
