/** FB-SHOP: what can be bought, recruited and sold, and for how much. */
import { type Option, option, type Reason, type Seat } from '@holotape/kernel';
import type { Adventure } from '../state.ts';
import { LETTERS, type Letter, type Trait } from '../words.ts';
import { sumOf } from './effects.ts';
import { hasLetter, hasTrait, item, sheetOf, survivorOf } from './survivors.ts';
import { usesFor } from './using.ts';

export interface Shopping {
  readonly times: number;
  readonly less: number;
  /** Cards are sold for their whole value. */
  readonly full: boolean;
}

/** FB-SHOP-8 */
export const priceOf = (adventure: Adventure, seat: Seat, card: string, { less }: Shopping): number =>
  Math.max(
    0,
    (item(adventure, card).cost ?? 0) -
      less -
      survivorOf(adventure.state, seat).bargain +
      sumOf(adventure, seat, 'price'),
  );

/** One Cap less than its value, but never below nothing. FB-SHOP-9, FB-RULING-38 */
export const salePrice = (adventure: Adventure, card: string, { full }: Shopping): number => {
  const { cost = 0, full: always } = item(adventure, card);
  return Math.max(0, full || always ? cost : cost - 1);
};

export function shopOptions(adventure: Adventure, seat: Seat, shopping: Shopping): Option[] {
  const { state } = adventure;
  return [
    ...state.shop.map((card) =>
      item(adventure, card).kind === 'companion' // FB-RULING-39
        ? option(`recruit:${card}`, whyNotRecruit(adventure, seat, card))
        : option(`buy:${card}`, whyNotBuy(adventure, seat, card, shopping)),
    ),
    ...survivorOf(state, seat).cards.map(({ id }) => option(`sell:${id}`, whyNotSell(adventure, id))),
    ...usesFor(adventure, seat, 'shop'),
  ];
}

function whyNotBuy(adventure: Adventure, seat: Seat, card: string, shopping: Shopping): Reason | undefined {
  const caps = priceOf(adventure, seat, card, shopping);
  return caps > survivorOf(adventure.state, seat).caps
    ? { rule: 'FB-SHOP-8', say: 'why.caps', args: { caps } }
    : undefined;
}

/** What the corner shows. FB-SHOP-11 */
function whyNotRecruit(adventure: Adventure, seat: Seat, card: string): Reason | undefined {
  if (sheetOf(adventure, seat).noCompanion) return { rule: 'FB-CHAR-4', say: 'why.alone' };
  const { needs } = item(adventure, card);
  if (needs === undefined) return undefined;
  const survivor = survivorOf(adventure.state, seat);
  const has = LETTERS.includes(needs as Letter)
    ? hasLetter(survivor, needs as Letter)
    : hasTrait(survivor, needs as Trait);
  return has ? undefined : { rule: 'FB-SHOP-11', say: 'why.needs', args: { needs } };
}

/** FB-RULING-38 */
const whyNotSell = (adventure: Adventure, card: string): Reason | undefined =>
  item(adventure, card).cost === undefined ? { rule: 'FB-RULING-38', say: 'why.no-value' } : undefined;

/** `modify:2`: as many interactions for as many modifications to choose from. AB-MOD-1 */
export const modifyOptions = ({ state }: Adventure, left: number): Option[] =>
  state.together === null ? [] : Array.from({ length: left }, (_, i) => option(`modify:${i + 1}`));
