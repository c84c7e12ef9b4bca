/** Verbs: the shop. FB-RES-11 */
import { amountOf } from '../../queries/conditions.ts';
import { survivorOf } from '../../queries/survivors.ts';
import { discardItem } from '../decks.ts';
import { goShopping, offer, searchAssets, takeFromShop, tidyShop } from '../shopping.ts';
import { atOnce, type Verbs } from './carry.ts';

export const TRADING: Verbs<'shop' | 'dealShop' | 'takeFromShop' | 'offer' | 'search' | 'bargain'> = {
  shop: (table, deed, { times, less, full }) =>
    goShopping(table, deed.seat, { times: amountOf(table, deed, times), less, full: full === true }),
  *dealShop(table) {
    for (const card of table.state.shop.splice(0)) discardItem(table, card);
    yield* tidyShop(table);
  },
  takeFromShop: (table, { seat }, most) => takeFromShop(table, seat, most),
  offer: (table, { seat }, { assets, plus }) => offer(table, seat, assets, plus),
  search: (table, { seat }, { kind }) => searchAssets(table, seat, kind),
  bargain: atOnce((table, { seat }, less) => {
    survivorOf(table.state, seat).bargain += less;
  }),
};
