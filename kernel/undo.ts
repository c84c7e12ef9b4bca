/**
 * Taking play back. Free as far as the last barrier: a roll, something hidden that was shown, another seat's answer, the
 * end of the game.
 * Beyond it the table's policy decides. Every undo is in the log.
 */
import { JournalMismatch } from './errors.ts';
import { type Entry, type Moment, type Step, type Steps, settled } from './history.ts';
import { CHANCE, type LogEntry, MARKS, type MarkName, type Seat } from './play.ts';
import type { Refusal } from './refusal.ts';
import type { AnySession } from './session.ts';
import type { UndoPolicy } from './setting.ts';

export const UNDO_TARGETS = ['choice', ...MARKS] as const;
export type UndoTarget = 'choice' | MarkName;

const BARRIERS = ['chance', 'reveal', 'seat', 'end'] as const;
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
  end: 'the end of the game',
};

/** All steps of a game, without copying its past: tables ask how far one can go back after every answer. */
class WholeGame implements Steps {
  readonly length: number;
  readonly #past: AnySession['past'];
  readonly #open: AnySession['open'];

  constructor({ past, open }: AnySession) {
    this.length = past.length + 1;
    this.#past = past;
    this.#open = open;
  }

  at(step: number): Step<unknown> | undefined {
    return step === this.#past.length ? this.#open : this.#past[step];
  }
}

/** Before the last answer this seat gave. */
function lastAnswer(all: Steps, seat: Seat): Moment | undefined {
  for (let step = all.length - 1; step >= 0; step -= 1) {
    const { journal } = all.at(step)!;
    for (let at = journal.length - 1; at >= 0; at -= 1) if (isBy(journal[at]!, seat)) return { step, at };
  }
  return undefined;
}

/** The last mark of that name at or before a moment. */
function lastMark(all: Steps, name: MarkName, before: Moment): Moment | undefined {
  for (let step = before.step; step >= 0; step -= 1) {
    const { marks } = all.at(step)!;
    for (let i = marks.length - 1; i >= 0; i -= 1) {
      const { mark, at } = marks[i]!;
      if (mark === name && (step < before.step || at <= before.at)) return { step, at };
    }
  }
  return undefined;
}

/** The first barrier met on the way back from now to `to`. Plain loops: this runs for everybody after every answer. */
function barrierBetween(session: AnySession, all: Steps, to: Moment, seat: Seat): Barrier | undefined {
  const { pending } = session;
  if (session.result !== undefined) return 'end';
  if (pending.size > (pending.has(seat) ? 1 : 0)) return 'seat';
  for (let step = all.length - 1; step >= to.step; step -= 1) {
    const { journal, reveals } = all.at(step)!;
    const from = step === to.step ? to.at : 0;
    for (let i = 0; i < reveals.length; i += 1) if (step > to.step || reveals[i]! > from) return 'reveal';
    for (let at = journal.length - 1; at >= from; at -= 1) {
      const { by } = journal[at]!;
      if (by === CHANCE) return 'chance';
      if (!isOnly(by, seat)) return 'seat';
    }
  }
  return undefined;
}

/** Whether nobody else answered. */
const isOnly = (by: Entry['by'], seat: Seat): boolean =>
  typeof by === 'object' ? by.every((each) => each === seat) : by === seat;

const isSame = (a: Moment, b: Moment) => a.step === b.step && a.at === b.at;
const isBefore = (a: Moment, b: Moment) => a.step < b.step || (a.step === b.step && a.at < b.at);
const isBy = ({ by }: Entry, seat: Seat) => by === seat || (typeof by === 'object' && by.includes(seat));

interface Target {
  readonly target: UndoTarget;
  readonly to: Moment;
}

/** Where each target leads this seat, nearest first; several may lead to the same moment. */
function targetsOf(session: AnySession, all: Steps, seat: Seat): readonly Target[] {
  if (session.hasPending(seat)) return targetsFrom(all, session.moment);
  const own = lastAnswer(all, seat);
  return own === undefined ? [] : rememberedTargets(session, all, seat, own);
}

function targetsFrom(all: Steps, own: Moment): readonly Target[] {
  const targets: Target[] = [{ target: 'choice', to: settled(all, own) }];
  for (const target of MARKS) {
    const moment = lastMark(all, target, own);
    if (moment !== undefined) targets.push({ target, to: settled(all, moment) });
  }
  return targets;
}

/** Where one can go from a seat's last answer. As long as that answer stands, so does everything before it. */
interface Remembered {
  /** Of the step in which it was given: another one whenever play has gone back before it. */
  readonly journal: readonly Entry[];
  readonly at: number;
  readonly targets: readonly Target[];
}

const memory = new WeakMap<AnySession, Map<Seat, Remembered>>();

function rememberedTargets(session: AnySession, all: Steps, seat: Seat, own: Moment): readonly Target[] {
  let seats = memory.get(session);
  if (seats === undefined) {
    seats = new Map();
    memory.set(session, seats);
  }
  const { journal } = all.at(own.step)!;
  const { at } = own;
  const known = seats.get(seat);
  if (known?.journal === journal && known.at === at) return known.targets;
  const targets = targetsFrom(all, own);
  seats.set(seat, { journal, at, targets });
  return targets;
}

/** The target with what stands in its way. `nearer`: whoever goes at least as far meets the same barrier first. */
function undoTo(session: AnySession, all: Steps, { target, to }: Target, seat: Seat, nearer?: Undo): Undo {
  // What is still pending nobody has seen: it can always be taken back.
  if (target === 'choice' && session.hasPending(seat)) return { target, to, barrier: undefined };
  const isBeyond = nearer?.barrier !== undefined && !isBefore(nearer.to, to);
  return { target, to, barrier: isBeyond ? nearer.barrier : barrierBetween(session, all, to, seat) };
}

/** How far this seat can go back, nearest first. A target that leads to the same moment as a nearer one is left out. */
export function undos(session: AnySession, seat: Seat): Undo[] {
  const all = new WholeGame(session);
  const found: Undo[] = [];
  for (const target of targetsOf(session, all, seat))
    if (!found.some(({ to }) => isSame(to, target.to))) found.push(undoTo(session, all, target, seat, found.at(-1)));
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
  const all = new WholeGame(session);
  const place = targetsOf(session, all, seat).find((each) => each.target === target);
  if (place === undefined) return refuse('kernel.undo.nothing');
  const found = undoTo(session, all, place, seat);
  const policy: UndoPolicy = session.setting.undo;
  if (found.barrier !== undefined && policy !== 'free' && !(policy === 'ask' && agreed))
    return refuse(policy === 'off' ? 'kernel.undo.off' : 'kernel.undo.ask', found.barrier);
  try {
    session.goBack(found.to, note);
    return undefined;
  } catch (error) {
    if (error instanceof JournalMismatch) return refuse('kernel.undo.changed');
    throw error;
  }
}
