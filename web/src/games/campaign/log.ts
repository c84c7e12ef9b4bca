/** The diary: how the campaign's lines stand in the log, and what they speak of. Pure. */

import type { CampaignView } from '@holotape/skirmish/campaign/view';
import type { LogLine } from '@holotape/table/spoken/protocol';
import type { LogLook, TableContext, TapeStep, ThingId } from '../module.ts';
import { w } from './words.ts';

type Args = Readonly<Record<string, unknown>>;
const argsOf = (line: LogLine): Args => (line.args ?? {}) as Args;

export function logLook(line: LogLine, context: TableContext<CampaignView>): LogLook {
  const { seat, battle } = argsOf(line);
  if (line.say === 'did.match')
    return { head: battle === 1 ? w('round.first') : w('round.n', { n: Number(battle) - 1 }), opensRound: true };
  return typeof seat === 'number' && seat < context.names.length ? { seat } : { follows: true };
}

export function thingsOf(line: LogLine): readonly ThingId[] {
  const { structure } = argsOf(line);
  return typeof structure === 'string' ? [`plot:${structure}`] : [];
}

export function tapeStep(
  before: CampaignView | null,
  lines: readonly LogLine[],
  explain: TableContext['explain'],
): TapeStep {
  const [first] = lines;
  const battles = before?.battles.length ?? 0;
  return {
    ...(before !== null && { seat: before.turn }),
    part: battles === 0 ? w('round.first') : w('round.n', { n: battles }),
    name: first === undefined ? '' : explain(first),
  };
}
