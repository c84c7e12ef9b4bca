/** What was read out last, from the log: a page that waits for its readers while the game goes on. Pure. */
import type { LogLine } from '@holotape/table/spoken/protocol';

interface Page {
  /** Where its last line stands in the log. */
  readonly at: number;
  /** The card it is from, if the log names it. */
  readonly card: string | undefined;
  readonly seat: number | undefined;
  readonly texts: readonly string[];
}

const OPENS = new Set(['encounter.chosen', 'encounter.forced', 'quest.completed', 'quest.staged', 'turn', 'kept.due']);
const NAMES_CARD = new Set(['quest.staged', 'encounter.drawn', 'quest.completed', 'quest.attempted', 'kept.due']);

type Args = { readonly text?: string; readonly encounter?: string; readonly quest?: string; readonly seat?: number };
const argsOf = (line: LogLine): Args => (line.args ?? {}) as Args;

/** The last page with words on it, unless a whole round has gone by since. */
export function lastPage(log: readonly LogLine[]): Page | undefined {
  const at = log.findLastIndex(({ say }) => say === 'text');
  if (at < 0) return undefined;
  const from = log.findLastIndex(({ say }, i) => i < at && OPENS.has(say));
  const texts = log.slice(from + 1, at + 1).flatMap((line) => (line.say === 'text' ? [argsOf(line).text ?? ''] : []));
  const named = log.slice(0, at).findLast(({ say }) => NAMES_CARD.has(say));
  const { encounter, quest, seat } = named === undefined ? ({} as Args) : argsOf(named);
  return { at, card: encounter ?? quest, seat, texts };
}
