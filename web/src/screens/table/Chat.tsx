/** What people at the table say to each other. */
import type { ChatLine } from '@holotape/table/protocol';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Table } from '../../client/use-table.ts';
import { Field, Key, PlayerMark, Sign, toast } from '../../design/index.ts';
import type { GameModule, TableContext } from '../../games/module.ts';
import { s } from './words.ts';

const CHAT_LIMIT = 300;
const time = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' });

interface ChatProps {
  readonly lines: readonly ChatLine[];
  readonly say: Table['say'];
  readonly context: TableContext;
  readonly module: GameModule;
}

export function Chat({ lines, say, context, module }: ChatProps) {
  const [text, setText] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const colours = module.colours(context.info.options, context.names.length, context.view);
  useLayoutEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [lines]);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    setText('');
    const refused = await say(said);
    if (refused === undefined) return;
    setText(said);
    toast({ text: context.explain(refused), kind: 'bad' });
  };

  return (
    <>
      <ol
        ref={list}
        className="chat"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={s('chat')}
        aria-live="polite"
      >
        {lines.length === 0 && (
          <li className="none">
            <Sign name="chat" size={18} />
            <span>
              <b>{s('chat.empty')}</b> {s('chat.empty.note')}
            </span>
          </li>
        )}
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was said stays in its order
          <li key={i}>
            {typeof line.by === 'number' && colours[line.by] !== undefined ? (
              <PlayerMark colour={colours[line.by]!} size={18} />
            ) : (
              <Sign name="eye" size={18} />
            )}
            <span>
              <b>{typeof line.by === 'number' ? context.names[line.by] : line.by}</b>
              <time dateTime={new Date(line.at).toISOString()}>{time.format(line.at)}</time>
              <br />
              {line.text}
            </span>
          </li>
        ))}
      </ol>
      <form className="say" onSubmit={(event) => void send(event)}>
        <Field
          label={s('chat.say')}
          placeholder={s('chat.say')}
          value={text}
          maxLength={CHAT_LIMIT}
          onChange={setText}
        />
        <Key type="submit" aria-label={s('chat.send')} sign="chat" />
      </form>
    </>
  );
}
