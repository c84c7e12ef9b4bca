/** How the vault's log lines stand in the log, and what they speak of. Pure. */
import type { LogLine } from '@holotape/table/spoken/protocol';
import type { LogLook, ThingId } from '../module.ts';
import { v } from './words.ts';

type Args = Readonly<Record<string, unknown>>;
const argsOf = (line: LogLine): Args => (line.args ?? {}) as Args;

/** Lines that open a part of the round. */
const HEADS: Readonly<Record<string, 'phase.spawn' | 'phase.place' | 'phase.recall'>> = {
  'step.spawn': 'phase.spawn',
  'step.place': 'phase.place',
  'step.recall': 'phase.recall',
};

/** Lines that say what came of the line before. */
const FOLLOWS = new Set([
  'pay',
  'gain',
  'gain.lost',
  'gain.happiness',
  'exchange',
  'twice',
  'dweller.new',
  'dweller.full',
  'first-player',
  'item.gained',
  'item.none',
  'item.paid',
  'item.readied',
  'item.more',
  'item.swapped',
  'build',
  'build.lost',
  'injured',
  'healed',
]);

/** Lines about somebody who did not do it. */
const BEFELL = new Set(['setup.first', 'income', 'item.more-income', 'train', 'train.taken']);

const DICE = new Set(['spawn', 'spawn.seven', 'spawn.nothing', 'fight.won', 'fight.lost']);
const FLAGS = new Set(['build.sixth', 'spawn.out', 'over']);

export function logLook(line: LogLine): LogLook {
  const { say } = line;
  const args = argsOf(line);
  const seat = typeof args.seat === 'number' ? args.seat : undefined;
  if (say === 'round') return { head: v('round', { n: args.round as number }), opensRound: true };
  const head = HEADS[say];
  if (head !== undefined) return { head: v(head) };
  if (FLAGS.has(say)) return { sign: 'flag', ...(seat !== undefined && { seat }) };
  if (DICE.has(say)) {
    const dice = (args.dice ?? []) as readonly number[];
    return { sign: 'die', dice, ...(seat !== undefined && { seat }) };
  }
  return {
    ...(seat !== undefined && { seat }),
    ...(FOLLOWS.has(say) && { follows: true }),
    ...(BEFELL.has(say) && { befell: true }),
  };
}

/** Spaces, rooms and items a line speaks of. */
export function thingsOf(line: LogLine): readonly ThingId[] {
  const args = argsOf(line);
  const things: ThingId[] = [];
  const where = args.where as { readonly space?: string } | undefined;
  if (where?.space !== undefined) things.push(`space:${where.space}`);
  if (typeof args.space === 'string') things.push(`space:${args.space}`);
  if (typeof args.room === 'string') things.push(`room:${args.room}`);
  if (typeof args.item === 'string') things.push(`item:${args.item}`);
  return things;
}
