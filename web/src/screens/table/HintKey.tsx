/** What would you do? A bot says what it would answer here, and why. Nothing is answered by it. */
import type { QuestionInfo } from '@holotape/table/spoken/protocol';
import { useState } from 'react';
import type { Table } from '../../client/use-table.ts';
import type { GameModule, TableContext } from '../../games/module.ts';
import { s } from './words.ts';

interface HintKeyProps {
  readonly question: QuestionInfo;
  readonly context: TableContext;
  readonly module: GameModule;
  readonly hint: Table['hint'];
}

export function HintKey({ question, context, module, hint }: HintKeyProps) {
  const [said, setSaid] = useState<string>();
  const [asking, setAsking] = useState(false);
  const { explain, propose } = context;
  const ask = async () => {
    setAsking(true);
    const reply = await hint(question.seat);
    setAsking(false);
    if ('say' in reply) {
      setSaid(explain(reply));
      return;
    }
    const because = reply.because.map((each) => explain(each)).join(' ');
    const option = question.options?.find(({ id }) => id === reply.answer);
    const label = option && module.optionLabel(question, option, context);
    // What lies on the board is shown there; it is still for the person to confirm.
    if (label?.thing !== undefined && label.way !== 'pass') propose(String(reply.answer));
    setSaid(`${label?.name ?? s('hint.place')}. ${because}`);
  };
  if (said !== undefined)
    return (
      <p className="hint-said" role="status">
        <b>{s('hint.said')}</b> {said}
      </p>
    );
  return (
    // No key of the question: it answers nothing.
    <button type="button" className="linkish hint-key" disabled={asking} aria-busy={asking} onClick={() => void ask()}>
      {s('hint.ask')}
    </button>
  );
}
