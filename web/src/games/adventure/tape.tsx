/** The adventure on the tape of a replay: what each step was, and moments worth finding. */
import type { AdventureView } from '@holotape/adventure/view';
import type { LogLine } from '@holotape/table/spoken/protocol';
import type { ReactNode } from 'react';
import type { TableContext, TapeMoment, TapeStep } from '../module.ts';
import { a } from './words.ts';

const FIGHTS = new Set(['fight', 'fight.attack', 'fight.drawn']);
/** Lines that say what a step was, the best first. */
const TELLING = ['encounter.drawn', 'quest.completed', 'explored', 'fight', 'camp', 'moved', 'turn.end'];

export function tapeStep(
  before: AdventureView | null,
  lines: readonly LogLine[],
  explain: TableContext['explain'],
): TapeStep {
  if (before === null || before.phase === 'setup')
    return { sign: 'setup', part: a('setting-up'), name: a('setting-up') };
  const telling = TELLING.map((say) => lines.find((line) => line.say === say)).find((line) => line !== undefined);
  const line = telling ?? lines[0];
  const name = line === undefined ? '' : explain(line);
  if (before.phase !== 'turn') return { sign: 'recall', part: a('round.end'), name };
  return {
    seat: before.turn.seat,
    ...(lines.some(({ say }) => FIGHTS.has(say)) && { sign: 'fight' as const }),
    part: a('tape.turn', { n: before.turn.seat + 1 }),
    name,
  };
}

/** A fight beside a player's shape, the end of a round. */
export function tapeSign(sign: string): ReactNode {
  if (sign === 'fight') return <path d="M4-12l3 5 6-1-4 5 4 4-6 0-1 6-4-4" fill="#A93520" stroke="#FFF6E8" />;
  if (sign === 'recall')
    return <path d="M6-7v14l-12-7z" fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />;
  return undefined;
}

/** The first kill, the first death, every quest completed. */
export function tapeMoments(log: readonly LogLine[]): TapeMoment[] {
  const first = (say: string) => log.findIndex((line) => line.say === say);
  return [
    { line: first('enemy.killed'), name: a('moment.kill') },
    { line: first('killed'), name: a('moment.death') },
    { line: first('quest.completed'), name: a('moment.quest') },
    { line: log.findLastIndex(({ say }) => say === 'quest.completed'), name: a('moment.last-quest') },
  ].filter(({ line }) => line >= 0);
}
