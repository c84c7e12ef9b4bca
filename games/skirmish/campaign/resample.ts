/** What a seat cannot know of a campaign, put into an order it might as well have: for bots that imagine, and to look for leaks. */
import { below, type Random, type Seat, shuffleBy } from '@holotape/kernel';
import type { Campaign } from './campaign.ts';
import { boostDeck, isOfType, itemDeck } from './queries/cards.ts';
import type { BattleSide, CampaignState, Drawing, House } from './state.ts';

const HARMS = ['damage', 'radiation', 'stunned'] as const;

const any = <T>(random: Random, of: readonly T[]): T => of[below(random, of.length)]!;

/** Other cards in place of those that somebody else holds: any might be theirs. */
function others(random: Random, cards: string[], box: readonly string[]): void {
  for (const at of cards.keys()) if (box.length > 0) cards[at] = any(random, box);
}

/** The same, where none of them is there twice. */
function otherOnes(random: Random, cards: string[], box: readonly string[]): void {
  const pile = [...box];
  shuffleBy(random, pile);
  for (const at of cards.keys()) cards[at] = pile[at] ?? cards[at]!;
}

/** What lies open before somebody else, and what was passed over, are any cards of the types that are drawn. CH-DRAW-6 */
function redraw(campaign: Campaign, { of, types, cards }: Drawing, random: Random): void {
  const { state, content } = campaign;
  const isWanted = (id: string): boolean =>
    of === 'items'
      ? types.some((type) => isOfType(campaign, state.turn, id, type as Parameters<typeof isOfType>[3]))
      : types.includes(content.boosts.get(id)!.type);
  const deck = state.decks[of];
  for (const at of cards.keys()) {
    const fits = [...deck.keys()].filter((place) => isWanted(deck[place]!));
    if (fits.length === 0) return;
    const place = any(random, fits);
    [cards[at], deck[place]] = [deck[place]!, cards[at]!];
  }
}

/** All cards there are, of each kind that is held in secret. */
interface Box {
  readonly items: readonly string[];
  readonly boosts: readonly string[];
  readonly consequences: readonly string[];
}

/** What another house holds, has begun, and has coming to it. */
function imagineHouse(house: House, box: Box, random: Random): void {
  for (const held of [house.gathered, house.pool, house.granted, house.taken]) {
    others(random, held.items, box.items);
    others(random, held.boosts, box.boosts);
  }
  otherOnes(random, house.pending, box.consequences);
  for (const harm of house.harms) harm.what = any(random, HARMS);
}

/** What another side packed; the order of its force too, as long as nobody else has seen it. CH-BOOST-3, CH-CONSEQ-3 */
function imagineSide(side: BattleSide, isOpen: boolean, box: Box, random: Random): void {
  others(random, side.boosts, box.boosts);
  otherOnes(random, side.consequences, box.consequences);
  if (isOpen || side.list === null) return;
  side.list.units.reverse();
  side.allotted.reverse();
}

/** Decks in another order; what others have in pool, hand and home are other cards. */
export function resample(campaign: Campaign, seat: Seat, random: Random): void {
  const { state, content } = campaign;
  const box = { items: itemDeck(content), boosts: boostDeck(content), consequences: [...content.consequences.keys()] };
  shuffleDecks(state, random);
  if (state.turn !== seat && state.drawing !== null) redraw(campaign, state.drawing, random);
  for (const [other, house] of state.houses.entries()) if (other !== seat) imagineHouse(house, box, random);
  for (const battle of state.battles) {
    const isOpen = battle !== state.battles.at(-1) || state.stage !== 'forces';
    for (const side of battle.sides) if (side.seat !== seat) imagineSide(side, isOpen, box, random);
  }
}

function shuffleDecks({ decks }: CampaignState, random: Random): void {
  for (const deck of [decks.items, decks.boosts, decks.explore]) {
    deck.sort((a, b) => (a < b ? -1 : 1));
    shuffleBy(random, deck);
  }
}
