/** Reminding somebody: a key that opens after a minute, and then again every half minute. */
import { useState } from 'react';
import type { Table } from '../../client/use-table.ts';
import { Key, toast } from '../../design/index.ts';
import type { TableContext } from '../../games/module.ts';
import { useSecondsLeft } from '../../shell/now.ts';
import { s } from './words.ts';

/** People may think for so long before anybody reminds them; the table itself says how often. */
const PATIENCE = 60_000;
const AGAIN = 30_000;

interface NudgeProps {
  readonly context: TableContext;
  /** When it began to wait (ms since 1970). */
  readonly since: number;
  readonly remind: Table['remind'];
}

export function Nudge({ context, since, remind }: NudgeProps) {
  const { waits, info, names, explain } = context;
  const [last, setLast] = useState(0);
  const left = useSecondsLeft(Math.max(since + PATIENCE, last + AGAIN));
  const seat = waits.find((each): each is number => {
    const who = each === 'chance' ? undefined : info.seats[each];
    return who?.kind === 'human' && !who.yours && who.present;
  });
  if (seat === undefined) return null;
  const name = names[seat] ?? '';
  const nudge = async () => {
    const refused = await remind(seat);
    if (refused === undefined) setLast(Date.now());
    toast(refused === undefined ? { text: s('nudge.done', { name }) } : { text: explain(refused), kind: 'bad' });
  };
  return (
    <Key
      kind="ghost"
      className="nudge"
      sign="bell"
      note={left > 0 ? s('nudge.in', { n: left }) : s('nudge.note', { name })}
      blocked={left > 0 ? { title: s('nudge.early'), text: s('nudge.early.text', { name }) } : undefined}
      onClick={() => void nudge()}
    >
      {s('nudge')}
    </Key>
  );
}
