/** Actions that cannot be done now, small and in one place, each with its reason. */
import { Chip } from '../../../design/index.ts';
import type { BattleContext } from '../table.tsx';
import { b } from '../words.ts';
import { actionName } from './actions.ts';

export function NotNow({ question, explain }: BattleContext) {
  const shut = (question?.options ?? []).filter(({ id, blocked }) => blocked !== undefined && !id.includes(':'));
  if (shut.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: chips, not a form
    <div className="not-now" role="group" aria-label={b('action.not-now')}>
      <span aria-hidden="true">{b('action.not-now')}</span>
      {shut.map(({ id, blocked }) => (
        <Chip key={id} data-shut={id} blocked={{ text: explain(blocked!), rule: blocked!.rule }}>
          {actionName(id)}
        </Chip>
      ))}
    </div>
  );
}
