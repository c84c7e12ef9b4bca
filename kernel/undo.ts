/**
 * Taking play back. Free as far as the last barrier: a roll, something hidden that was shown, another seat's answer.
 * Beyond it the table's policy decides. Every undo is in the log.
 */
import type { Moment, Step } from './history.ts';
import { CHANCE, type LogEntry, MARKS, type MarkName, type Seat } from './play.ts';
import type { Refusal } from './refusal.ts';
import type { AnySession, UndoPolicy } from './session.ts';

export const UNDO_TARGETS = ['choice', ...MARKS] as const;
export type UndoTarget = 'choice' | MarkName;

export const BARRIERS = ['chance', 'reveal', 'seat'] as const;
export type Barrier = (typeof BARRIERS)[number];

export interface Undo {
  readonly target: UndoTarget;
  readonly to: Moment;
  /** What stands between then and now; undefined: it is free. */
  readonly barrier: Barrier | undefined;
}

const WORDS: Readonly<Record<Barrier, string>> = {
  chance: 'a roll of the dice',
  reveal: 'something that was shown',
  seat: "another player's answer",
};

const steps = (session: AnySession): Step<unknown>[] => [...session.past, session.open];

/** The last place, before now, where `found` says yes; answers are walked backwards. */
function lastMoment(
  all: readonly Step<unknown>[],
  found: (step: Step<unknown>, at: number) => boolean,
): Moment | undefined {
  for (let step = all.length - 1; step >= 0; step -= 1)
    for (let at = all[step]!.journal.length - 1; at >= 0; at -= 1) if (found(all[step]!, at)) return { step, at };
  return undefined;
}

/** The first barrier met on the way back from now to `to`. */
function barrierBetween(all: readonly Step<unknown>[], to: Moment, seat: Seat): Barrier | undefined {
  for (let step = all.length - 1; step >= to.step; step -= 1) {
    const { journal, reveals } = all[step]!;
    const from = step === to.step ? to.at : 0;
    if (reveals.some((at) => step > to.step || at > from)) return 'reveal';
    for (let at = journal.length - 1; at >= from; at -= 1) {
      const { by } = journal[at]!;
      // Chance answered right at the target is not undone: it keeps its answer.
      if (by === CHANCE && !journal.slice(from, at).every((entry) => entry.by === CHANCE)) return 'chance';
      if (by === CHANCE && step > to.step) return 'chance';
      if (by !== CHANCE && by !== seat) return 'seat';
    }
  }
  return undefined;
}

/** How far this seat can go back, nearest first. A target that leads to the same moment as a nearer one is left out. */
export function undos(session: AnySession, seat: Seat): Undo[] {
  const all = steps(session);
  const found: Undo[] = [];
  const add = (target: UndoTarget, to: Moment | undefined) => {
    if (to === undefined || found.some((undo) => undo.to.step === to.step && undo.to.at === to.at)) return;
    found.push({ target, to, barrier: barrierBetween(all, to, seat) });
  };
  const own = lastMoment(all, (step, at) => step.journal[at]!.by === seat);
  if (own === undefined) return [];
  add('choice', own);
  for (const name of MARKS) {
    // The last mark of that name that lies before (or at) the seat's own last answer.
    for (let step = own.step; step >= 0; step -= 1) {
      const at = all[step]!.marks.findLast(({ mark, at }) => mark === name && (step < own.step || at <= own.at))?.at;
      if (at === undefined) continue;
      add(name, { step, at });
      break;
    }
  }
  return found;
}

const refuse = (say: string, barrier?: Barrier): Refusal => ({
  ask: undefined,
  rule: undefined,
  say,
  ...(barrier && { args: { barrier: WORDS[barrier] } }),
});

/** Takes play back, or says why not. `agreed`: the others have been asked and said yes. */
export function undo(session: AnySession, seat: Seat, target: UndoTarget, agreed = false): Refusal | undefined {
  const note: LogEntry = { say: 'kernel.undo', args: { seat, target } };
  if (target === 'choice' && session.hasPending(seat)) {
    session.takeBackPending(seat, note);
    return undefined;
  }
  const found = undos(session, seat).find((undo) => undo.target === target);
  if (found === undefined) return refuse('kernel.undo.nothing');
  const policy: UndoPolicy = session.setting.undo;
  if (found.barrier !== undefined && policy !== 'free' && !(policy === 'ask' && agreed))
    return refuse(policy === 'off' ? 'kernel.undo.off' : 'kernel.undo.ask', found.barrier);
  session.goBack(found.to, note);
  return undefined;
}
