/** What must hold at every question of every game. Each check throws with a sentence, and leaves the session as it was. */
import { type Random, streaming } from '../chance.ts';
import { changesBetween } from '../diff.ts';
import type { Game, Viewer } from '../game.ts';
import { canonical } from '../hash.ts';
import { type Answer, asData, type Json, type Option, type Question, type Seat } from '../play.ts';
import { Session } from '../session.ts';
import type { Texts } from '../text.ts';
import { fingerprint } from './modes.ts';
import { playRandomly } from './random-play.ts';

const asJson = (value: unknown) => canonical(value as Json | undefined);

/** The first few differences, for people who look for their reason. */
function differences(one: unknown, two: unknown): string {
  const changes = changesBetween(one as Json, two as Json);
  const shown = changes.slice(0, 3).map(([path, now]) => {
    const then = path.reduce((value: unknown, key) => (value as { [key: string]: unknown } | null)?.[key], one);
    return `\n  ${path.join('.')}: ${JSON.stringify(then)} or ${JSON.stringify(now)}`;
  });
  return `${shown.join('')}${changes.length > shown.length ? `\n  and ${changes.length - shown.length} more` : ''}`;
}

/** What is asked, as the seat that is asked sees it. */
function askedOf(question: Question | undefined, seat: Seat): Json {
  if (question === undefined) return null;
  const { ask } = question;
  if (question.kind === 'choice') return { ask, options: asData(question.options()) };
  if (question.kind === 'together') return { ask, options: asData(question.options(seat)) };
  return { ask, suggest: question.kind === 'open' ? question.suggest() : null };
}

function unchanged<S, C, V, O>(session: Session<S, C, V, O>, by: string, work: () => void): void {
  const before = fingerprint(session);
  work();
  if (fingerprint(session) !== before) throw new Error(`The table is another after ${by}.`);
}

/** A copy is equal to its original. (That they share nothing, playing on in forks shows.) */
export function checkCopy<S, C, V, O>(game: Game<S, C, V, O>, state: S): void {
  const copy = game.copy(state);
  if (asJson(copy) !== asJson(state))
    throw new Error(`A copy of the state is not equal to it:${differences(state, copy)}`);
}

/** A fork is the same position, and whatever is played in it leaves its parent alone. */
export function checkFork<S, C, V, O>(session: Session<S, C, V, O>, random: Random): void {
  unchanged(session, 'playing on in a fork', () => {
    checkCopy(session.game, session.state);
    const fork = session.fork(streaming(random));
    const { question } = session;
    const same = (of: Session<S, C, V, O>) =>
      asJson([of.state, of.waitsFor, [...of.pending], of.waitsFor.map((seat) => askedOf(of.question, seat as Seat))]);
    if (question?.kind !== 'chance' && same(fork) !== same(session))
      throw new Error(`A fork at "${question?.ask}" is another position.`);
    const played = playRandomly(fork, random, { mostAnswers: 8 });
    unchanged(played, 'playing on in a fork of a fork', () => {
      playRandomly(played.fork(streaming(random)), random, { mostAnswers: 8 });
    });
  });
}

/** Answers nobody may give, whatever is asked. */
const NEVER: readonly Answer[] = ['no-such-option', '', null, -1, 0.5, 1e300, true, [], [[]], {}, { x: null }];

/** Wrong answers are refused, by everybody, and change nothing. */
export function checkRefusals<S, C, V, O>(session: Session<S, C, V, O>): void {
  unchanged(session, 'answers that were refused', () => {
    const { question, waitsFor } = session;
    if (question === undefined) return;
    const refused = (by: Seat, answer: Answer) => {
      if (session.answer(by, answer) === undefined)
        throw new Error(`"${question.ask}" took ${JSON.stringify(answer)} of ${by}.`);
    };
    for (let seat = 0; seat < session.agreement.seats; seat += 1) {
      if (!waitsFor.includes(seat)) refused(seat, firstAnswer(question) ?? null);
      // An open question may take anything; its checker must judge it without breaking.
      else if (question.kind === 'open') for (const answer of NEVER) question.check(answer);
      else {
        for (const answer of NEVER) refused(seat, answer);
        for (const { id, blocked } of optionsFor(question, seat)) if (blocked !== undefined) refused(seat, id);
      }
    }
  });
}

/** What thoughts are told can be chosen is what people are shown as possible, in the same order; and nothing is listed twice. */
export function checkAllowed<S, C, V, O>(session: Session<S, C, V, O>): void {
  const { question, waitsFor } = session;
  if (question === undefined || question.kind === 'chance' || question.kind === 'open') return;
  // In a fork nobody has looked at the list yet.
  const asked = session.fork().question!;
  for (const seat of waitsFor as readonly Seat[]) {
    const options = optionsFor(question, seat);
    const ids = options.map(({ id }) => id);
    if (new Set(ids).size < ids.length) throw new Error(`"${question.ask}" lists an option twice: ${ids.join(', ')}`);
    const shown = options.flatMap(({ id, blocked }) => (blocked === undefined ? [id] : []));
    const allowed = asked.allowed(seat);
    if (shown.join() !== allowed.join())
      throw new Error(`"${question.ask}" shows ${shown.join(', ')} and allows ${allowed.join(', ')}.`);
  }
}

const optionsFor = (question: Question, seat: Seat): readonly Option[] =>
  question.kind === 'choice' ? question.options() : question.kind === 'together' ? question.options(seat) : [];

const firstAnswer = (question: Question): Answer | undefined =>
  question.kind === 'choice' ? question.options()[0]?.id : question.kind === 'open' ? question.suggest()[0] : undefined;

/** Two tables that differ only in what a seat cannot know look the same to it: view, options, refusals and log. */
export function checkViews<S, C, V, O>(session: Session<S, C, V, O>, random: Random): void {
  if (session.question?.kind === 'chance') return;
  for (let seat = 0; seat < session.agreement.seats; seat += 1) {
    const other = session.imagine(seat, random);
    const same = (what: string, look: (of: Session<S, C, V, O>) => unknown) => {
      const [one, two] = [look(session), look(other)];
      if (asJson(one) !== asJson(two))
        throw new Error(`What seat ${seat} cannot know shows in ${what}:${differences(one, two)}`);
    };
    for (const viewer of [seat, 'public'] satisfies Viewer[]) same(`the view of ${viewer}`, (of) => of.view(viewer));
    if (session.waitsFor.includes(seat)) {
      const question = session.question!;
      same(`the question "${question.ask}"`, (of) => askedOf(of.question, seat));
      const blocked = optionsFor(question, seat).filter((option) => option.blocked !== undefined);
      if (question.kind !== 'open')
        for (const id of ['no-such-option', ...blocked.map((option) => option.id)])
          same(`the refusal of ${id}`, (of) => of.answer(seat, id));
    }
    checkLog(session, seat, random);
  }
}

/**
 * The open step is played again from a state that differs only in what the seat cannot know. As long as nothing was
 * revealed, the seat reads the same log and sees the same table.
 */
function checkLog<S, C, V, O>(session: Session<S, C, V, O>, seat: Seat, random: Random): void {
  const { game, agreement, setting, open } = session;
  if (open.reveals.length > 0 || session.question === undefined) return;
  const keeping = { past: false, log: true };
  const never = { answer: () => undefined };
  const again = (resample: boolean) => {
    const state = game.copy(open.checkpoint!);
    if (resample) game.resample({ state, content: game.content }, seat, random);
    const beginning = { state, counts: open.counts, past: [], log: [], notes: [] };
    return new Session(game, agreement, setting, keeping, never, beginning, open.journal);
  };
  let other: Session<S, C, V, O>;
  try {
    other = again(true);
  } catch {
    // Somebody else's answer was possible only with what they really hold.
    return;
  }
  if (other.question?.ask !== session.question.ask || other.open.reveals.length > 0) return;
  const real = again(false);
  const look = (of: Session<S, C, V, O>) => ({ log: of.log(seat), view: of.view(seat), public: of.view('public') });
  const [one, two] = [look(real), look(other)];
  if (asJson(one) !== asJson(two))
    throw new Error(`The open step shows seat ${seat} hidden things without a reveal:${differences(one, two)}`);
}

const ANYBODYS_PRINTERS = ['seat', 'seats'];

/** Slots of messages with a printer that there is not: people would read the bare argument. */
export function unprintable({ messages, printers }: Texts<never>): string[] {
  const known = new Set([...Object.keys(printers), ...ANYBODYS_PRINTERS]);
  return Object.entries(messages).flatMap(([key, message]) =>
    [...message.matchAll(/\{\w+:([\w-]+)\}/g)].flatMap(([slot, printer]) =>
      known.has(printer!) ? [] : [`${key}: ${slot}`],
    ),
  );
}
