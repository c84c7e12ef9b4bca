/** We wait for somebody who is away: a bot may stand in, and whoever comes back takes their seat again. */
import { useState } from 'react';
import { ownSeats } from '../../client/state.ts';
import { Key, QuestionBar } from '../../design/index.ts';
import type { TableContext } from '../../games/module.ts';
import { isLocal } from '../../local/store.ts';
import { actAt } from '../../shell/act-at.ts';
import { useAway } from '../../shell/away.ts';
import { s } from './words.ts';

/** Who plays for somebody who is away. */
const STAND_IN = 'greedy';

/** The seat that is waited for while nobody is at its screen. */
export const awaited = ({ waits, info }: TableContext): number | undefined =>
  waits.find((seat): seat is number => {
    const who = seat === 'chance' ? undefined : info.seats[seat];
    return who?.kind === 'human' && !who.yours && who.awaySince !== undefined;
  });

/** A seat of this screen that a bot plays meanwhile. */
export const playedForMe = ({ info }: TableContext): number | undefined =>
  ownSeats(info).find((seat) => info.seats[seat]?.standIn);

const tableOf = ({ id }: TableContext['info']) => ({ id, local: isLocal(id) });

interface AwayProps {
  readonly context: TableContext;
  readonly seat: number;
}

/** Instead of the waiting bar: shall a bot stand in? Whoever runs the table may say so; without them, anybody who plays. */
export function SomebodyAway({ context, seat }: AwayProps) {
  const { info, names, explain, watching } = context;
  const [patient, setPatient] = useState(false);
  const away = useAway(info.seats)[seat] ?? '';
  const name = names[seat] ?? '';
  const mayHelp = !watching && (info.host || !info.hostHere);
  const standIn = () => void actAt(tableOf(info), { do: 'stand-in', seat, bot: STAND_IN }, explain);
  return (
    <QuestionBar
      lit={false}
      aria-label={s('question')}
      className="waiting away"
      crumb={s('away.crumb', { name, away })}
      ask={mayHelp && !patient ? s('away.ask', { name }) : s('away.wait', { name })}
      hint={s(mayHelp ? 'away.hint' : 'away.hint.host', { name })}
    >
      {mayHelp && (
        <div className="keys">
          <Key kind={patient ? 'ghost' : 'primary'} sign="again" onClick={standIn}>
            {s('away.stand-in')}
          </Key>
          {!patient && (
            <Key kind="ghost" sign="clock" onClick={() => setPatient(true)}>
              {s('away.keep')}
            </Key>
          )}
        </div>
      )}
    </QuestionBar>
  );
}

/** A bot has played for whoever sits here: one key, and they play themselves. */
export function BackAgain({ context, seat }: AwayProps) {
  const { info, explain } = context;
  return (
    <QuestionBar
      lit
      aria-label={s('question')}
      className="waiting away"
      crumb={s('back.crumb')}
      ask={s('back.ask')}
      hint={s('back.hint')}
    >
      <div className="keys">
        <Key kind="primary" sign="tick" onClick={() => void actAt(tableOf(info), { do: 'back', seat }, explain)}>
          {s('back.key')}
        </Key>
      </div>
    </QuestionBar>
  );
}
