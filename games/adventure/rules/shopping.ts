/** FB-SHOP: the shop and shopping. */
import { choose, option, type Play, type Seat, say, within } from '@holotape/kernel';
import { modifyOptions, priceOf, type Shopping, salePrice, shopOptions } from '../queries/shopping.ts';
import { item, survivorOf } from '../queries/survivors.ts';
import type { AdventureTable } from '../state.ts';
import { SHOP_CARDS } from '../words.ts';
import { discardItem, drawFrom } from './decks.ts';
import { discardHeld, gainCards } from './items.ts';
import { drawModifications } from './together/modifications.ts';
import { happened } from './triggers.ts';
import { useCard } from './using.ts';

/** Back to four cards after an action: from the right they go, to the left they come. FB-SHOP-2 to FB-SHOP-4, FB-RULING-40 */
export function* tidyShop(table: AdventureTable): Play {
  const { shop } = table.state;
  while (shop.length > SHOP_CARDS) discardItem(table, shop.pop()!);
  while (shop.length < SHOP_CARDS) {
    const card = yield* drawFrom(table, 'asset');
    if (card === undefined) return;
    shop.unshift(card);
  }
}

/** One more card on offer, then up to so many interactions. FB-SHOP-6, FB-SHOP-7 */
export function* goShopping(table: AdventureTable, seat: Seat, shopping: Shopping): Play {
  const { state } = table;
  const survivor = survivorOf(state, seat);
  const fresh = yield* drawFrom(table, 'asset');
  if (fresh !== undefined) state.shop.unshift(fresh);
  say(table, 'shop', { seat, times: shopping.times }, 'FB-SHOP-6');
  for (let done = 0; done < shopping.times; done += 1) {
    const left = shopping.times - done;
    const options = () => [...shopOptions(table, seat, shopping), ...modifyOptions(table, left), option('done')];
    const answer = yield* choose(table, seat, 'shop', options, {
      rule: 'FB-SHOP-7',
      about: { left, less: shopping.less + survivor.bargain },
    });
    if (answer === 'done') break;
    if (answer.startsWith('modify:')) {
      const count = Number(answer.slice('modify:'.length));
      yield* drawModifications(table, seat, count); // AB-MOD-1
      done += count - 1;
      continue;
    }
    if (answer.startsWith('use:')) {
      yield* useCard(table, seat, answer);
      done -= 1;
    } else yield* within(table, 'shop', interact(table, seat, shopping, answer));
  }
  survivor.bargain = 0;
}

function* interact(table: AdventureTable, seat: Seat, shopping: Shopping, answer: string): Play {
  const { state } = table;
  const survivor = survivorOf(state, seat);
  const [what, card] = answer.split(':') as ['buy' | 'recruit' | 'sell', string];
  if (what === 'sell') {
    const caps = salePrice(table, card, shopping);
    discardHeld(table, seat, card);
    survivor.caps += caps;
    return say(table, 'shop.sold', { seat, item: card, caps }, 'FB-SHOP-9');
  }
  const cost = what === 'buy' ? priceOf(table, seat, card, shopping) : 0;
  state.shop.splice(state.shop.indexOf(card), 1); // not replaced until the action is over, FB-SHOP-12
  survivor.caps -= cost;
  say(table, what === 'buy' ? 'shop.bought' : 'shop.recruited', { seat, item: card, caps: cost }, 'FB-SHOP-8');
  yield* gainCards(table, seat, [card]);
  if (what === 'recruit') yield* happened(table, seat, { recruit: true });
}

/** A card of the shop for nothing. */
export function* takeFromShop(table: AdventureTable, seat: Seat, most: number): Play {
  const { shop } = table.state;
  const fitting = shop.filter((card) => (item(table, card).cost ?? Number.POSITIVE_INFINITY) <= most);
  if (fitting.length === 0) return;
  const card = yield* choose(table, seat, 'shop.take', () => fitting.map((each) => option(each)), {
    rule: 'FB-CORE-2',
  });
  shop.splice(shop.indexOf(card), 1);
  yield* gainCards(table, seat, [card]);
}

/** Turns up assets; one may be bought, the rest is discarded. */
export function* offer(table: AdventureTable, seat: Seat, assets: number, plus: number): Play {
  const shown: string[] = [];
  while (shown.length < assets) {
    const card = yield* drawFrom(table, 'asset');
    if (card === undefined) break;
    shown.push(card);
  }
  const survivor = survivorOf(table.state, seat);
  const price = (card: string) => Math.max(0, (item(table, card).cost ?? 0) + plus);
  const answer = yield* choose(
    table,
    seat,
    'shop.offer',
    () => [
      ...shown.map((card) =>
        option(
          `buy:${card}`,
          price(card) > survivor.caps ? { rule: 'FB-SHOP-8', say: 'why.caps', args: { caps: price(card) } } : undefined,
        ),
      ),
      option('none'),
    ],
    { rule: 'FB-CORE-2', about: { plus } },
  );
  const bought = answer === 'none' ? undefined : answer.slice('buy:'.length);
  for (const card of shown) if (card !== bought) discardItem(table, card);
  if (bought === undefined) return;
  survivor.caps -= price(bought);
  yield* gainCards(table, seat, [bought]);
}

/** Turns up assets until one is of the kind; the others are discarded. */
export function* searchAssets(table: AdventureTable, seat: Seat, kind: string): Play {
  const passed: string[] = [];
  for (let left = table.state.assetDeck.length + table.state.assetDiscard.length; left > 0; left -= 1) {
    const card = yield* drawFrom(table, 'asset');
    if (card === undefined) break;
    if (item(table, card).kind === kind) {
      for (const each of passed.splice(0)) discardItem(table, each);
      yield* gainCards(table, seat, [card]);
      return;
    }
    passed.push(card);
  }
  for (const card of passed) discardItem(table, card);
}
