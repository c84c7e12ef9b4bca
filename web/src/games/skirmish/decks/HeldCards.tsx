/** The cards of a battle that has some, beside the table; loaded when there are any. */
import { lazy, Suspense } from 'react';
import type { BattleContext } from '../table.tsx';

const Decks = lazy(() => import('./Decks.tsx').then((decks) => ({ default: decks.Decks })));

export function HeldCards(context: BattleContext) {
  const { hands, quests, event, decks, consequences } = context.view;
  const hasSome =
    hands.some(({ count }) => count > 0) ||
    quests.some(({ active }) => active) ||
    event !== null ||
    decks.events > 0 ||
    consequences.length > 0;
  if (!hasSome) return null;
  return (
    <Suspense>
      <Decks {...context} />
    </Suspense>
  );
}
