/** Sentences of a card that the rules do not do yet, so that nobody counts on them. */
import { useBattle } from '../table.tsx';
import { c } from './words.ts';

export function Unsaid({ card }: { readonly card: string }) {
  const { battle } = useBattle();
  const all = battle.content.unsaid.get(card) ?? [];
  if (all.length === 0) return null;
  return (
    <aside className="unsaid">
      <b>{c('unsaid')}</b>
      {all.map(({ says, why }) => (
        <p key={says}>{c('unsaid.why', { says, why })}</p>
      ))}
    </aside>
  );
}
