/** A shelf with two games that are quickly read. */
import type { AnyGame } from '@holotape/kernel';
import { cards } from '../../../kernel/test/games/cards.ts';
import { placement } from '../../../kernel/test/games/placement.ts';
import { type Shelf, shelfOf } from '../../shelf.ts';

export const SMALL_GAMES: Shelf = shelfOf({ cards: () => cards as AnyGame, placement: () => placement as AnyGame });
