/** The election: a campaign poster for the winner, the count as one table, and how it came to that. */
import { useMemo } from 'react';
import type { Result } from '../../../client/state.ts';
import { Panel } from '../../../design/index.ts';
import { useVault, type VaultContext } from '../context.ts';
import { historyOf } from '../history.ts';
import { ranking } from '../score.ts';
import { v } from '../words.ts';
import { ByRound } from './ByRound.tsx';
import { Count } from './Count.tsx';
import { Poster } from './Poster.tsx';
import { Sources } from './Sources.tsx';
import { Talk } from './Talk.tsx';

type EndProps = VaultContext & { readonly result: Result; readonly rematch: () => void };

export function EndOfGame(context: EndProps) {
  const { view, names, log } = context;
  const { content } = useVault();
  const rows = useMemo(() => ranking(view, content), [view, content]);
  const history = useMemo(() => historyOf(log, view.players.length), [log, view.players.length]);
  const winners = rows.filter(({ place }) => place === 1);
  return (
    <div className="election">
      <section className="poster-side">
        <Poster winners={winners} rows={rows} context={context} />
        <Talk history={history} names={names} />
      </section>
      <section className="count-side">
        <Count rows={rows} context={context} rounds={history.rounds.length} />
        <div className="charts">
          <Panel title={v('end.by-round')} more={v('end.tap-round')}>
            <ByRound history={history} rows={rows} context={context} />
          </Panel>
          <Panel title={v('end.from')} more={v('end.from.note')}>
            <Sources history={history} rows={rows} context={context} />
          </Panel>
        </div>
      </section>
    </div>
  );
}
