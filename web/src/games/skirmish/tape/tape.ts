/** The battle on the tape of a replay: what each step was. */
import type { SkirmishView } from '@holotape/skirmish/view';
import type { LogLine } from '@holotape/table/spoken/protocol';
import type { TableContext, TapeStep } from '../../module.ts';
import { b } from '../words.ts';

export function tapeStep(
  before: SkirmishView | null,
  lines: readonly LogLine[],
  explain: TableContext['explain'],
): TapeStep {
  if (before === null || before.phase === 'setup')
    return { sign: 'setup', part: b('setting-up'), name: lines[0] ? explain(lines[0]) : b('setting-up') };
  const seat = before.turn;
  return {
    ...(seat < 2 && { seat }),
    part: b('round', { n: Math.max(1, before.round) }),
    name: lines[0] ? explain(lines[0]) : '',
  };
}
