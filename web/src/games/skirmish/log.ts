/** How the battle's log lines stand in the log, and what they speak of. Pure. */
import type { SkirmishView } from '@holotape/skirmish/view';
import type { LogLine } from '@holotape/table/spoken/protocol';
import type { DieFace, LogLook, ThingId } from '../module.ts';
import type { BattleContext } from './table.tsx';
import { b } from './words.ts';

type Args = Readonly<Record<string, unknown>>;
const argsOf = (line: LogLine): Args => (line.args ?? {}) as Args;

/** Lines that begin something; the rest tell what came of it. */
const OPENS =
  /^(?:terrain|deployed|ready|use|moved|left|shoot|strike|throw|charged|react|turret|laid|explodes|event|won|drawn|outcome|appears|item|looked|turned-up|danger|stranger|boost|boost\.drawn|consequence|quest\.taken|quest\.done)$/;

const ROLLS = new Set(['test', 'die.skill', 'die.effect', 'die.counts']);
/** A token that was flipped, an effect that was bought: the dice of the attack come to something else. */
const CHANGES = new Set(['luck', 'no-luck', 'effect']);
const FLAGS = new Set(['won', 'drawn', 'outcome']);

const seatOf = ({ units, models }: SkirmishView, model: unknown): number | undefined => {
  const unit = models.find(({ id }) => id === model)?.unit;
  const seat = units.find(({ id }) => id === unit)?.seat;
  return seat === undefined || seat > 1 ? undefined : seat;
};

export function logLook(line: LogLine, { view }: BattleContext): LogLook {
  const { say } = line;
  const args = argsOf(line);
  if (say === 'round') return { head: b('log.round', { n: args.round as number }), opensRound: true };
  const seat = typeof args.seat === 'number' && args.seat < 2 ? args.seat : seatOf(view, args.model);
  if (!OPENS.test(say))
    return {
      follows: true,
      ...(ROLLS.has(say) && { sign: 'die' as const, dice: diceOf(say, args) }),
      ...(CHANGES.has(say) && { changesDice: true }),
    };
  return { ...(seat !== undefined && { seat }), ...(FLAGS.has(say) && { sign: 'flag' as const }) };
}

/** The die that a line tells of. */
const diceOf = (say: string, { shows, die, icons }: Args): DieFace[] =>
  say === 'die.effect' || say === 'die.counts'
    ? [{ kind: String(die), face: String(icons) }]
    : [{ kind: 'skill', face: String(shows) }];

/** Models and markers a line speaks of. */
export function thingsOf(line: LogLine): readonly ThingId[] {
  const { model, target, to, by, marker } = argsOf(line);
  return [
    ...[model, target, to, by].flatMap((id) => (typeof id === 'string' ? [`model:${id}`] : [])),
    ...(typeof marker === 'string' ? [`marker:${marker}`] : []),
  ];
}
