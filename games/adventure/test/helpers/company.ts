/** Tables at which survivors play together, with the testing pack. */
import type { AdventureState } from '../../state.ts';
import { adventure, answer, asked } from './adventure.ts';

export type State = AdventureState;
type Setting = NonNullable<Parameters<typeof adventure>[0]>;

/** As `adventure`, loyal to star unless said otherwise, with no goal that is fulfilled by chance. */
export const company = ({ options, ...more }: Setting = {}) =>
  adventure({
    ...more,
    options: { together: true, loyal: 'star', ...(options as object) },
    state: (state) => {
      goals(state);
      more.state?.(state);
    },
  });

/** These goals lie open, and no others. */
export function goals({ together }: State, ...cards: string[]): void {
  const { goals: shown, goalDeck } = together!;
  goalDeck.push(...shown.splice(0).map(({ card }) => card));
  for (const card of cards) {
    goalDeck.splice(goalDeck.indexOf(card), 1);
    shown.push({ card, done: false, count: 0 });
  }
}

const onTop = (deck: string[], cards: readonly string[]): void => {
  for (const card of cards) deck.splice(deck.indexOf(card), 1);
  deck.push(...cards.toReversed());
};

export const topActivation = ({ together }: State, ...cards: string[]): void => onTop(together!.activationDeck, cards);
export const topUpgrades = ({ together }: State, ...cards: string[]): void => onTop(together!.upgradeDeck, cards);
export const topModifications = ({ together }: State, ...cards: string[]): void => onTop(together!.modDeck, cards);

/** Gives a survivor this mutation, shown or not. */
export function mutate({ together }: State, seat: number, card: string, shown = true): void {
  const { mutations, mutationDeck } = together!;
  const at = mutationDeck.indexOf(card);
  const other = mutations.findIndex((each) => each.card === card);
  if (at >= 0) mutationDeck[at] = mutations[seat]!.card;
  else mutations[other]!.card = mutations[seat]!.card;
  mutations[seat] = { card, shown };
}

/** Attaches a modification to a card. */
export function fit({ together }: State, card: string, mod: string): void {
  together!.modDeck.splice(together!.modDeck.indexOf(mod), 1);
  together!.fitted[card] = mod;
}

/** Everybody ends the turn, until something else is asked or a round is over. */
export function endRound(t: ReturnType<typeof adventure>): void {
  const { round } = t.state;
  while (t.state.round === round && asked(t)?.can.includes('end')) answer(t, 'end');
}
