/** The end of a game: the game's own count above, and the last question of the table below it. */
import { viewsOver } from '@holotape/kernel/history';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Table } from '../../client/use-table.ts';
import { Key, KeyLink, QuestionBar, toast } from '../../design/index.ts';
import type { EndContext, GameModule, TableContext } from '../../games/module.ts';
import { saveToFile } from '../../local/files.ts';
import { actAt } from '../../shell/act-at.ts';
import { copyText } from '../../shell/copy.ts';
import { show } from '../../shell/overlays.ts';
import { go } from '../../shell/router.tsx';
import { Steps, TopBar } from '../../shell/TopBar.tsx';
import { useShape } from './layout.ts';
import { recordOf } from './replay/record.ts';
import { listNames, s } from './words.ts';

interface EndProps {
  readonly table: Table;
  readonly context: TableContext;
  readonly module: GameModule;
  readonly lookAtBoard: () => void;
}

export function End({ table, context, module, lookAtBoard }: EndProps) {
  const { EndOfGame } = module;
  const { info } = context;
  const shape = useShape();
  const [busy, setBusy] = useState(false);
  const { name, steps } = module.round(context);
  const next = info.rematch;
  const seenBy = useSeenBy(table.id);
  const rematch = async (sides?: 'changed') => {
    setBusy(true);
    setBusy(await actAt(table, { do: 'rematch', ...(sides && { sides }) }, context.explain));
  };
  // Whoever wanted it goes there when it is made; the others are asked.
  useEffect(() => {
    if (busy && next !== undefined) go(`/table/${next}`);
  }, [busy, next]);
  return (
    <div className="end-screen">
      <TopBar
        title={shape === 'phone' ? s('finished') : module.title}
        under={shape === 'phone' ? info.title : `${info.title} · ${s('finished').toLowerCase()}`}
        rules={() => show({ rule: '' })}
        menu={
          table.local ? [{ label: s('menu.save'), sign: 'save', run: () => void saveToFile(table.id, info.title) }] : []
        }
      >
        {shape !== 'phone' && (
          <Steps
            round={s('finished')}
            steps={[{ name, state: 'done' }, ...steps.filter(({ state }) => state === 'now')]}
          />
        )}
      </TopBar>
      <main>
        <EndOfGame {...context} result={table.result!} rematch={(sides) => void rematch(sides)} seenBy={seenBy} />
      </main>
      <QuestionBar
        lit
        crumb={s('end.crumb')}
        ask={s(context.info.within === undefined ? 'end.ask' : 'end.within.ask')}
        aria-label={s('question')}
      >
        <LastKeys
          table={table}
          context={context}
          module={module}
          lookAtBoard={lookAtBoard}
          rematch={rematch}
          busy={busy}
        />
      </QuestionBar>
    </div>
  );
}

/** The record is fetched once, and only if somebody asks. */
function useSeenBy(id: string): EndContext['seenBy'] {
  const record = useRef<ReturnType<typeof recordOf>>(undefined);
  return useCallback(
    async (seat) => {
      record.current ??= recordOf(id);
      const found = await record.current;
      return found?.seats.includes(seat) ? viewsOver(found.steps, seat) : undefined;
    },
    [id],
  );
}

interface LastKeysProps extends EndProps {
  readonly rematch: () => Promise<void>;
  readonly busy: boolean;
}

/** The table's last question: where to from here. */
function LastKeys({ table, context: { info, names }, module, lookAtBoard, rematch, busy }: LastKeysProps) {
  const shape = useShape();
  const named = (way: 'tables' | 'board' | 'share' | 'replay') =>
    shape === 'desk' ? s(`end.${way}`) : s(`end.short.${way}`);
  const share = async () => {
    const { winners, scores } = table.result!;
    const text = `${info.title} (${module.title}): ${listNames(winners.map((seat) => names[seat] ?? ''))}. ${names
      .map((each, seat) => `${each} ${scores[seat]}`)
      .join(', ')}.`;
    if (await copyText(text)) toast({ text: s('end.shared') });
  };
  return (
    <div className="keys">
      <KeyLink kind="ghost" to="/" sign="left" aria-label={s('end.tables')}>
        {named('tables')}
      </KeyLink>
      <Key onClick={lookAtBoard} sign="frame" aria-label={s('end.board')}>
        {named('board')}
      </Key>
      <Key onClick={() => void share()} sign="share" aria-label={s('end.share')}>
        {named('share')}
      </Key>
      <KeyLink to={`/replay/${table.id}`} sign="play" aria-label={s('end.replay')}>
        {named('replay')}
      </KeyLink>
      {info.within !== undefined ? (
        <KeyLink kind="primary" sign="flag" note={s('end.within.note')} to={`/table/${info.within}`}>
          {s('end.within')}
        </KeyLink>
      ) : info.rematch === undefined ? (
        <Key kind="primary" sign="again" busy={busy} note={s('end.rematch.note')} onClick={() => void rematch()}>
          {s('end.rematch')}
        </Key>
      ) : (
        <KeyLink kind="primary" sign="again" to={`/table/${info.rematch}`}>
          {s('end.rematch.go')}
        </KeyLink>
      )}
    </div>
  );
}
