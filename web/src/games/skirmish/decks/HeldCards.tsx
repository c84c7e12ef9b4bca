/** The cards of a battle that has some, beside the table; loaded when there are any. */
import { later } from '../../../shell/later.tsx';
import type { BattleContext } from '../table.tsx';

const Decks = later<BattleContext>(() => import('./Decks.tsx').then((decks) => decks.Decks), null);

export function HeldCards(context: BattleContext) {
  const { hands, quests, event, decks, consequences } = context.view;
  const hasSome =
    hands.some(({ count }) => count > 0) ||
    quests.some(({ active }) => active) ||
    event !== null ||
    decks.events > 0 ||
    consequences.length > 0;
  return hasSome ? <Decks {...context} /> : null;
}
