/** Talk at a table: what was said, quick words, and a line to say something. */
import robot from 'game-icon:vintage-robot';
import { CHAT_LIMIT } from '@holotape/table/spoken/limits';
import type { ChatLine, Coming } from '@holotape/table/spoken/protocol';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Refused } from '../client/connection.ts';
import { Field, Icon, Key, type PlayerColour, PlayerMark, Sign, toast, WithRules } from '../design/index.ts';
import { t } from '../text/index.ts';

interface ChatProps {
  readonly lines: readonly ChatLine[];
  readonly names: readonly string[];
  readonly colours: readonly PlayerColour[];
  /** Seats of this screen. */
  readonly own: readonly number[];
  /** By seat, those who sit there beside whose it is; they speak under their own names. */
  readonly beside?: readonly (readonly string[])[];
  readonly say: (text: string) => Promise<Refused | undefined>;
  /** Why nothing can be said. */
  readonly mute?: string | undefined;
}

/** No "Ready": in a lobby it would be taken for the tick. */
const QUICK = ['chat.hello', 'chat.moment', 'chat.well-played'] as const;

const clock = (at: number): string => new Date(at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });

const CAME = { open: 'plus', join: 'people', beside: 'people', leave: 'door', free: 'door' } as const;

/** Who came and went before the game, as the table tells it. */
function Came({ did, colours }: { readonly did: Coming; readonly colours: readonly PlayerColour[] }) {
  const { what, name, seat } = did;
  const colour = seat === undefined ? '' : t(`colour.${colours[seat] ?? 'violet'}`).toLowerCase();
  return (
    <li className="sys">
      {what === 'bot' ? <Icon path={robot} size={18} /> : <Sign name={CAME[what]} size={18} />}
      <span>{t(`came.${what}`, { name, colour })}</span>
    </li>
  );
}

/** What somebody said, at the table or watching it. */
function Said({
  line,
  names,
  colours,
  own,
  beside = [],
}: Pick<ChatProps, 'names' | 'colours' | 'own' | 'beside'> & { readonly line: ChatLine }) {
  const { by, text, at } = line;
  const seat = typeof by === 'number' ? by : undefined;
  const name = seat === undefined ? by : own.length === 1 && own.includes(seat) ? t('you') : names[seat];
  const side = seat ?? beside.findIndex((called) => typeof by === 'string' && called.includes(by));
  return (
    <li>
      {side < 0 ? <Sign name="eye" size={18} /> : <PlayerMark colour={colours[side] ?? 'violet'} size={18} />}
      <span>
        <b>{name}</b>
        <time dateTime={new Date(at).toISOString()}>{clock(at)}</time>
        <br />
        <WithRules text={text} />
      </span>
    </li>
  );
}

export function Chat({ lines, names, colours, own, beside, say, mute }: ChatProps) {
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what scrolls to the end
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lines.length]);
  return (
    <div className="talk">
      {lines.length === 0 ? (
        <div className="empty">
          <Sign name="chat" size={26} />
          <div>
            <b>{t('chat.quiet')}</b>
            <p>{t('chat.quiet.text')}</p>
          </div>
        </div>
      ) : (
        <ol className="chat" ref={list} aria-live="polite">
          {lines.map((line) =>
            line.did !== undefined ? (
              <Came key={`${line.at} ${line.did.what} ${line.did.name}`} did={line.did} colours={colours} />
            ) : (
              <Said
                key={`${line.at} ${line.by} ${line.text}`}
                {...{ line, names, colours, own, ...(beside && { beside }) }}
              />
            ),
          )}
        </ol>
      )}
      {mute === undefined ? <Say say={say} /> : <p className="mute">{mute}</p>}
    </div>
  );
}

/** Quick words, and a line of one's own. */
function Say({ say }: Pick<ChatProps, 'say'>) {
  const [text, setText] = useState('');
  const send = async (words: string) => {
    const refused = await say(words);
    if (refused) toast({ text: t(refused.say === 'table.too-fast' ? 'chat.too-fast' : 'chat.refused'), kind: 'bad' });
    else setText('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') void send(text.trim());
  };
  return (
    <>
      <fieldset className="quick" aria-label={t('chat.quick')}>
        {QUICK.map((key) => (
          <button key={key} type="button" className="chip" onClick={() => void send(t(key))}>
            {t(key)}
          </button>
        ))}
      </fieldset>
      <form className="say" onSubmit={submit}>
        <Field
          label={t('chat.say.label')}
          placeholder={t('chat.say')}
          value={text}
          maxLength={CHAT_LIMIT}
          onChange={setText}
        />
        <Key kind="enamel" type="submit">
          {t('chat.send')}
        </Key>
      </form>
    </>
  );
}
