/** Beside the board: the others, what lies in the open, the log and the chat. */
import { useState } from 'react';
import type { Table } from '../../client/use-table.ts';
import { Sign } from '../../design/index.ts';
import type { GameModule, TableContext } from '../../games/module.ts';
import { Link } from '../../shell/router.tsx';
import { TableChat } from './Chat.tsx';
import { Log } from './Log.tsx';
import { Part } from './Part.tsx';
import { type Since, SincePanel } from './Since.tsx';
import { botsAt } from './Why.tsx';
import { s } from './words.ts';

export interface RailProps {
  readonly table: Table;
  readonly context: TableContext;
  readonly module: GameModule;
  readonly freshFrom: number;
  readonly since: Since;
  /** Asks the bots why. */
  readonly askWhy: () => void;
}

export const Rail = (props: RailProps) => (
  <>
    <Things {...props} />
    <Words {...props} />
  </>
);

/** The others, and what lies in the open. */
export function Things({ context, module: { Others, Supply } }: RailProps) {
  return (
    <div className="rail-things">
      <Part of={Others} context={context} />
      {Supply && <Part of={Supply} context={context} />}
    </div>
  );
}

/** What happened since one's turn, the log and the chat. */
export function Words(props: RailProps) {
  const { context, module, since } = props;
  return (
    <div className="rail-words">
      <SincePanel since={since} context={context} module={module} />
      <Talk {...props} />
    </div>
  );
}

/** Log and chat, one of them in front. A table in this browser needs no chat. */
function Talk({ table, context, module, freshFrom, askWhy }: Omit<RailProps, 'since'>) {
  const [front, setFront] = useState<'log' | 'chat'>('log');
  const [read, setRead] = useState(table.chat.length);
  const unread = front === 'chat' ? 0 : Math.max(0, table.chat.length - read);
  if (table.local)
    return (
      <section className="panel talk">
        <div className="head">
          <h2>{s('log')}</h2>
          {botsAt(context).length > 0 && (
            <button type="button" className="linkish ask-why" onClick={askWhy}>
              {s('log.why')}
            </button>
          )}
          <Link className="more" to={`/replay/${table.id}`}>
            {s('log.replay')}
          </Link>
        </div>
        <Log context={context} module={module} freshFrom={freshFrom} />
      </section>
    );
  return (
    <section className="panel talk">
      <div className="ptabs" role="tablist" aria-label={`${s('log')}, ${s('chat')}`}>
        <button type="button" role="tab" aria-selected={front === 'log'} onClick={() => setFront('log')}>
          {s('log')}
        </button>
        <button
          type="button"
          role="tab"
          aria-selected={front === 'chat'}
          onClick={() => {
            setFront('chat');
            setRead(table.chat.length);
          }}
        >
          {s('chat')}
          {unread > 0 && <span className="count">{unread}</span>}
        </button>
        {context.info.watchers > 0 && (
          <span className="watchers">
            <Sign name="eye" size={18} /> {s('watching', { n: context.info.watchers })}
          </span>
        )}
      </div>
      {front === 'log' ? (
        <Log context={context} module={module} freshFrom={freshFrom} />
      ) : (
        <TableChat table={table} context={context} module={module} />
      )}
    </section>
  );
}
