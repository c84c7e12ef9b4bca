import type { LogLine } from '@holotape/table/spoken/protocol';
import { type KeyboardEvent, memo, type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { type PlayerColour, PlayerMark, RuleTag, Sign } from '../../design/index.ts';
import type { GameModule, LogLook, TableContext } from '../../games/module.ts';
import { useSettings } from '../../settings/settings.ts';
import { capital, type Entry, lastOf, lastParts, type Part, partsOf, told } from './log-parts.ts';
import { useFollowing } from './use-following.ts';
import { s } from './words.ts';

const NO_LOOK: LogLook = {};
const SHOWN = 60;

interface LogProps {
  readonly context: TableContext;
  readonly module: GameModule;
  /** Lines from here on are new: they came with the last news. */
  readonly freshFrom: number;
  readonly keep?: (entry: Entry) => boolean;
  readonly foot?: ReactNode;
}

/** Up and Down walk over what can be opened in the log, the newest first: for Tab it is one stop, however long it grows. */
function walkRules(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
  const rules = [...event.currentTarget.querySelectorAll<HTMLElement>('a.rule, button')];
  const at = rules.indexOf(event.target as HTMLElement);
  const next = at < 0 ? rules.at(-1) : rules[at + (event.key === 'ArrowUp' ? -1 : 1)];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

export function Log({ context, module, freshFrom, keep, foot }: LogProps) {
  const { log } = context;
  const { ruleTags } = useSettings();
  const [all, setAll] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: how a line looks depends on the line and the names alone
  const parts = useMemo(
    () => partsOf(log, (line) => module.logLook?.(line, context) ?? NO_LOOK, keep),
    [log, module, keep, context.names],
  );
  const count = countOf(parts);
  const shown = all || count <= SHOWN ? parts : lastParts(parts, SHOWN);

  const colours = module.colours(context.info.options, context.names.length, context.view);
  const now = useRef(context);
  now.current = context;
  const pointAt = useCallback(
    (line: LogLine | undefined) =>
      now.current.point(line === undefined ? undefined : module.thingsOf?.(line, now.current)[0]),
    [module],
  );

  const { leftAt, toEnd } = useFollowing(list, log.length, keep);
  return (
    <>
      <ol
        ref={list}
        className="log"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={s('log')}
        onKeyDown={walkRules}
      >
        {shown !== parts && <Earlier show={() => setAll(true)} />}
        {count === 0 && <li className="none">{s('log.empty')}</li>}
        {shown.map(({ key, head, entries }) => (
          <LogPart key={key} head={head}>
            {entries.map((entry) => (
              <LogEntry
                key={entry.at}
                entry={entry}
                colour={entry.look.seat === undefined ? undefined : colours[entry.look.seat]}
                name={entry.look.seat === undefined ? undefined : context.names[entry.look.seat]}
                explain={context.explain}
                pointAt={pointAt}
                fresh={lastOf(entry) >= freshFrom}
                tags={ruleTags}
              />
            ))}
          </LogPart>
        ))}
        {foot}
      </ol>
      {leftAt !== undefined && <Newest missed={countOf(parts, (entry) => lastOf(entry) >= leftAt)} toEnd={toEnd} />}
    </>
  );
}

const countOf = (parts: readonly Part[], isSo: (entry: Entry) => boolean = () => true): number =>
  parts.reduce((sum, { entries }) => sum + entries.filter(isSo).length, 0);

function Earlier({ show }: { readonly show: () => void }) {
  return (
    <li className="earlier">
      <button type="button" className="linkish" tabIndex={-1} onClick={show}>
        {s('log.earlier')}
      </button>
    </li>
  );
}

/** Back to the end, for whoever has read further up. */
function Newest({ missed, toEnd }: { readonly missed: number; readonly toEnd: () => void }) {
  return (
    <button type="button" className="newest" onClick={toEnd}>
      {s('log.newest')}
      {missed > 0 && <small>{s('new.lines', { n: missed })}</small>}
      <Sign name="down" size={16} />
    </button>
  );
}

function LogPart({ head, children }: { readonly head: string; readonly children: ReactNode }) {
  return (
    <>
      {head !== '' && <li className="turn">{head}</li>}
      {children}
    </>
  );
}

interface EntryProps {
  readonly entry: Entry;
  readonly colour: PlayerColour | undefined;
  /** Whose line it is. */
  readonly name: string | undefined;
  readonly explain: TableContext['explain'];
  /** Shows on the board what a line speaks of. */
  readonly pointAt: (line: LogLine | undefined) => void;
  readonly fresh: boolean;
  readonly tags: boolean;
}

/** A line of the log is written once: with every answer only what is new is drawn. */
const LogEntry = memo(
  function LogEntry({ entry, colour, name, explain, pointAt, fresh, tags }: EntryProps) {
    const { line, look, after } = entry;
    const { first, rest } = told(
      [line, ...after.map((each) => each.line)].map((each) => capital(explain(each))),
      name === undefined ? undefined : capital(name),
    );
    const rules = [...new Set([line, ...after.map((each) => each.line)].flatMap(({ rule }) => rule ?? []))];
    return (
      <li
        className={`${fresh ? 'new' : ''} ${line.private ? 'private' : ''}`}
        onPointerEnter={() => pointAt(line)}
        onPointerLeave={() => pointAt(undefined)}
      >
        {line.private ? (
          <Sign name="eye" size={18} />
        ) : look.sign !== undefined ? (
          <Sign name={look.sign} size={18} />
        ) : colour !== undefined ? (
          <PlayerMark colour={colour} size={18} />
        ) : (
          <span />
        )}
        <span>
          {line.private && <span className="sr">{s('log.private')}: </span>}
          {first}
          {rest !== '' && <span className="follow">{rest}</span>} {tags && rules.length > 0 && <Rules rules={rules} />}
        </span>
      </li>
    );
  },
  (a, b) =>
    a.entry.line === b.entry.line &&
    a.entry.after.length === b.entry.after.length &&
    a.entry.after.at(-1)?.line === b.entry.after.at(-1)?.line &&
    a.colour === b.colour &&
    a.name === b.name &&
    a.explain === b.explain &&
    a.fresh === b.fresh &&
    a.tags === b.tags,
);

/** The rule of a line; what else it went by, when it is opened. */
function Rules({ rules: [first, ...more] }: { readonly rules: readonly string[] }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <RuleTag id={first!} tabIndex={-1} />
      {open
        ? more.map((rule) => <RuleTag key={rule} id={rule} tabIndex={-1} />)
        : more.length > 0 && (
            <button type="button" className="more-rules" tabIndex={-1} onClick={() => setOpen(true)}>
              +{more.length}
              <span className="sr"> {s('log.more-rules', { n: more.length })}</span>
            </button>
          )}
    </>
  );
}
