/** What the model could do next from where one points; a press plans it with the movement, nothing is played by it. */
import { Chip, Panel } from '../../../design/index.ts';
import { actionName } from '../bar/actions.ts';
import type { BattleContext } from '../table.tsx';
import { b } from '../words.ts';
import type { Outcome } from './planning.ts';
import { nextActions, planned, plannedFor } from './then.ts';

interface ThenProps {
  readonly outcome: Outcome;
  readonly context: BattleContext;
}

export function ThenPanel(props: ThenProps) {
  const actions = nextActions(props.outcome);
  if (actions.length === 0) return null;
  return (
    <Panel title={b('then.title')} more={b('then.more')} className="then">
      <ThenChips {...props} />
    </Panel>
  );
}

export function ThenChips({ outcome, context: { question, inHand, take, explain } }: ThenProps) {
  const actions = nextActions(outcome);
  if (question === null || actions.length === 0) return null;
  const chosen = plannedFor(inHand, question);
  return (
    // biome-ignore lint/a11y/useSemanticElements: chips, not a form
    <div className="then-chips" role="group" aria-label={b('then.title')}>
      {actions.map(({ action, blocked, note }) => (
        <Chip
          key={action}
          data-then={action}
          pressed={chosen === action}
          {...(note !== undefined && { note })}
          blocked={blocked && { text: explain(blocked), rule: blocked.rule }}
          onClick={() => take(planned(inHand, question, action))}
        >
          {actionName(action)}
        </Chip>
      ))}
    </div>
  );
}
