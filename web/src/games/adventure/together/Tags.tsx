/** What matters of a companion when all play together: who could help now, what sleeps in them or has shown. AB-ASSIST-1, AB-MUT-1 */
import { assistants } from '@holotape/adventure/queries/together';
import { Sign } from '../../../design/index.ts';
import { type AdventureContext, useAdventure } from '../table.tsx';
import { c } from './words.ts';

export function Tags({ view, each }: Pick<AdventureContext, 'view'> & { readonly each: number }) {
  const { position } = useAdventure();
  if (view.together === null || view.survivors[each]!.space === null) return null;
  const mutation = view.together.mutations[each];
  const shown = mutation == null ? undefined : position.content.mutations.get(mutation);
  const fights = view.phase === 'turn' && view.turn.seat !== each;
  const helps =
    fights && view.survivors[view.turn.seat]?.space != null && assistants(position, view.turn.seat).includes(each);
  return (
    <span className="company-tags">
      {helps && (
        <span className="tag good">
          <Sign name="people" size={15} /> {c('company.help')}
        </span>
      )}
      {shown === undefined ? (
        <span className="tag">{c('company.mutation')}</span>
      ) : (
        <span className="tag" title={`${shown.good} ${shown.bad}`}>
          {shown.name}
        </span>
      )}
    </span>
  );
}
