/** "Since your turn": a short list of what happened to everybody and to you. One key opens it, on the board it has numbers. */
import { useEffect, useMemo, useState } from 'react';
import { inkOf, Key, PlayerMark, paintOf, RuleTag, Sign } from '../../design/index.ts';
import type { BoardMark, GameModule, LogLook, TableContext } from '../../games/module.ts';
import { useSettings } from '../../settings/settings.ts';
import { capital, type Entry, told } from './log-parts.ts';
import { sinceActed } from './since.ts';
import { s } from './words.ts';

const NO_LOOK: LogLook = {};
const NOTHING: readonly Entry[] = [];
/** The same every time, so that nothing is drawn anew for it. */
const NO_MARKS: readonly BoardMark[] = [];
/** More than so many are not short any more; the log has them all. */
const MOST = 8;

export interface Since {
  readonly entries: readonly Entry[];
  readonly open: boolean;
  toggle(): void;
  readonly marks: readonly BoardMark[];
}

export function useSince(context: TableContext, module: GameModule): Since {
  const { log, seat, names } = context;
  const [open, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: how a line looks depends on the line and the names alone
  const entries = useMemo(
    () => (seat === 'public' ? NOTHING : sinceActed(log, (line) => module.logLook?.(line, context) ?? NO_LOOK, seat)),
    [log, seat, module, names],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a line speaks of does not change
  const marks = useMemo(
    () =>
      entries.slice(-MOST).flatMap(({ line, look }, i): BoardMark[] => {
        const thing = module.thingsOf?.(line, context)[0];
        return thing === undefined ? [] : [{ thing, n: i + 1, seat: look.seat }];
      }),
    [entries, module],
  );
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key.toLowerCase() !== 's' || event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      setOpen((before) => !before);
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
  const shown = open && entries.length > 0;
  return { entries, open: shown, toggle: () => setOpen(!shown), marks: shown ? marks : NO_MARKS };
}

interface SinceProps {
  readonly since: Since;
  readonly context: TableContext;
  readonly module: GameModule;
}

/** Stands over the log: a key with the count, and under it, when it is pressed, the list. */
export function SincePanel({ since, context, module }: SinceProps) {
  const { entries, open, toggle } = since;
  const { ruleTags } = useSettings();
  if (entries.length === 0) return null;
  const { names, info, view, seat, explain } = context;
  const colours = module.colours(info.options, names.length, view);
  const earlier = Math.max(0, entries.length - MOST);
  return (
    <section className={open ? 'panel since open' : 'panel since'}>
      <button type="button" className="since-key" aria-expanded={open} onClick={toggle}>
        <Sign name="clock" size={18} />
        <b>{s('since')}</b>
        <span>{s('since.count', { n: entries.length })}</span>
        <Sign name={open ? 'up' : 'down'} size={16} />
      </button>
      {open && (
        <>
          {earlier > 0 && <p className="quiet">{s('since.earlier', { n: earlier })}</p>}
          <ol>
            {entries.slice(-MOST).map((entry, i) => {
              const { line, look, after, at } = entry;
              const whose = look.seat === undefined ? undefined : names[look.seat];
              const { first, rest } = told(
                [line, ...after.map((each) => each.line)].map((each) => capital(explain(each))),
                whose === undefined ? undefined : capital(whose),
              );
              const colour = look.seat === undefined ? undefined : colours[look.seat];
              return (
                <li key={at} className={look.seat === seat ? 'you' : ''}>
                  <span className="n" style={colour && { background: paintOf(colour), color: inkOf(colour) }}>
                    {i + 1}
                  </span>
                  <span>
                    {colour && <PlayerMark colour={colour} size={16} />} {first}
                    {rest} {ruleTags && line.rule !== undefined && <RuleTag id={line.rule} tabIndex={-1} />}
                  </span>
                </li>
              );
            })}
          </ol>
          <Key kind="enamel" onClick={toggle}>
            {s('since.got-it')}
          </Key>
        </>
      )}
    </section>
  );
}
