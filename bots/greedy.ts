/**
 * One turn deep: tries every answer in its thoughts, plays its own turn out, and takes what the game's evaluation likes
 * best.
 *
 * What follows an answer in the same step are questions too (which room, what to pay with). They are answered by habit
 * at first; then each of them is reconsidered, in order. All answers are tried in the same imagined worlds, so that luck
 * does not decide between them; where dice or cards matter, in several.
 */
import { type Answer, type Args, below, type Random, type Seat, stream } from '@holotape/kernel';
import { type AnyTerm, answersTo, give, habitOf, type Thinking, worthTrying } from './thinking.ts';

/**
 * Worlds in which an answer is tried when chance has a say within the turn, and when only in what comes after it.
 * Their first two random numbers are spread evenly (a lattice of 7 points, shifted by chance), so that two dice tell
 * more than twice as much as in 7 worlds of plain luck.
 */
const WORLDS = 7;
const WORLDS_AFTER = 3;
const EVENLY = [2, 3] as const;
const SEVENTH = 2 ** 32 / WORLDS;
/** How many of the best answers to the real question are tried again later in the same turn. */
const BEST_AGAIN = 3;
/** Longer lists of answers are not tried out in thoughts. */
const LONG_LIST = 8;
/** A question that came so often in a turn is left to habit. */
const ASKED_AGAIN = 2;
/** Answers within one thought; a turn is far shorter. */
const LONGEST = 60;

/** A turn played out in one imagined world. */
interface Tried {
  readonly value: number;
  /** What each of the terms adds to it. */
  readonly parts: readonly number[];
  /** The seat's own answers, in order, and what they answered. */
  readonly asks: readonly string[];
  readonly path: readonly Answer[];
  /** What else could have been answered, by place in the path. */
  readonly others: readonly (readonly Answer[])[];
  /** Dice or cards were drawn: within the step, or only after it. */
  readonly luck: 'none' | 'after' | 'within';
}

/** An answer to the real question, tried in a few worlds. */
interface Glance {
  readonly answer: Answer;
  readonly turns: readonly Tried[];
  readonly value: number;
}

const NOTHING_ELSE: readonly Answer[] = [];

/** Answers are ids, or plain data such as a path. */
const isSame = (a: Answer | undefined, b: Answer): boolean =>
  a === b || (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b));
const isAmong = (answers: readonly Answer[], wanted: Answer): boolean =>
  typeof wanted === 'object' ? answers.some((each) => isSame(each, wanted)) : answers.includes(wanted);

/**
 * What a bot means to answer to the questions that follow in its turn, by what it will see and be told then. If it sees
 * or is told anything else it thinks again.
 */
export type Intentions = Map<string, Answer>;

export const sightOf = (ask: string, about: Args | undefined, view: unknown): string =>
  `${ask} ${JSON.stringify(about ?? null)} ${JSON.stringify(view)}`;

/** An answer and what the turn that begins with it is worth, by the game's evaluation. */
export interface Ranked {
  readonly answer: Answer;
  readonly value: number;
  /** What each of the terms adds to it; nothing, where nothing had to be thought about. */
  readonly parts: readonly number[];
}

/** The answer that looks best; among equals, any. */
export const greedily = (
  thinking: Thinking,
  random: Random,
  terms: readonly AnyTerm[],
  intentions: Intentions = new Map(),
): Answer => rankedGreedily(thinking, random, terms, intentions)[0]!.answer;

/** What is worth trying, the answer to take first. Where nothing has to be thought about, that answer alone. */
export function rankedGreedily(
  thinking: Thinking,
  random: Random,
  terms: readonly AnyTerm[],
  intentions: Intentions,
): readonly Ranked[] {
  const { ask, about, answers } = thinking.asking;
  const sure = (answer: Answer) => [{ answer, value: 0, parts: [] }];
  if (answers.length === 1) return sure(answers[0]!);
  const known = thinking.habit();
  if (known !== undefined) return sure(known);
  const meant = intentions.size === 0 ? undefined : intentions.get(sightOf(ask, about, thinking.view()));
  if (meant !== undefined && isAmong(answers, meant)) return sure(meant);
  intentions.clear();
  const promising = thinking.shortlist(random);
  if (promising.length === 1) return sure(promising[0]!);
  return new Deliberation(thinking, random, terms).rank(promising, intentions);
}

class Deliberation {
  readonly #thinking: Thinking;
  readonly #seat: Seat;
  readonly #terms: readonly AnyTerm[];
  readonly #random: Random;
  readonly #a: number;
  readonly #b: number;
  /** Answers to the real question as they look at a glance, the best first. */
  readonly #ranking: Glance[] = [];
  /** What the best answer is worth on a closer look. */
  #most = Number.NEGATIVE_INFINITY;
  /** What turned out best the last time a question was met, by its name. */
  readonly #habits = new Map<string, Answer>();
  /** The most that reconsidering a question has gained so far, by its name. */
  readonly #gains = new Map<string, number>();

  constructor(thinking: Thinking, random: Random, terms: readonly AnyTerm[]) {
    this.#thinking = thinking;
    this.#seat = thinking.seat;
    this.#terms = terms;
    this.#random = random;
    this.#a = random();
    this.#b = random();
  }

  /** A glance at every answer, then a closer look at those that may be the best, the likeliest first. */
  rank(promising: readonly Answer[], intentions: Intentions): readonly Ranked[] {
    const { ask } = this.#thinking.asking;
    for (const answer of promising) {
      const glance = this.#glance(answer);
      const at = this.#ranking.findIndex((each) => each.value < glance.value);
      this.#ranking.splice(at < 0 ? this.#ranking.length : at, 0, glance);
      this.#habits.set(ask, this.#ranking[0]!.answer);
    }
    let best: Tried[] = [];
    const ranked: Ranked[] = [];
    for (const glance of this.#ranking) {
      const turns = this.#lookCloser(glance);
      const value = mean(turns);
      ranked.push({ answer: glance.answer, value, parts: meanParts(turns) });
      if (value < this.#most) continue;
      if (value > this.#most) best = [];
      best.push(turns[0]!);
      this.#most = value;
    }
    const chosen = best[best.length === 1 ? 0 : below(this.#random, best.length)]!;
    if (chosen.path.length > 1) this.#playTurn(chosen.path, 0, intentions);
    const taken = ranked.findIndex(({ answer }) => isSame(answer, chosen.path[0]!));
    const [first] = ranked.splice(taken, 1);
    return [first!, ...ranked.sort((a, b) => b.value - a.value)];
  }

  /** Plays the turn by habit, in a few worlds if chance has a say. What it has never thought about it thinks about now. */
  #glance(answer: Answer): Glance {
    let first = this.#playTurn([answer], 0);
    if (this.#hopeFor(first) === Number.POSITIVE_INFINITY) first = this.#reconsider(first, 0);
    const turns = [first];
    if (first.luck !== 'none') while (turns.length < WORLDS_AFTER) turns.push(this.#playTurn([answer], turns.length));
    return { answer, turns, value: mean(turns) };
  }

  /** The best turns with this answer, in several worlds if chance has a say. What is far behind is soon given up. */
  #lookCloser({ answer, turns, value }: Glance): readonly Tried[] {
    const hope = Math.max(...turns.map((turn) => this.#hopeFor(turn)));
    if (value + errorOf(turns) + hope < this.#most) return turns;
    if (turns[0]!.luck === 'none') return [this.#reconsider(turns[0]!, 0)];
    const worlds = turns.some(({ luck }) => luck === 'within') ? WORLDS : WORLDS_AFTER;
    const settled = new Set<string>();
    const better: Tried[] = [];
    for (let world = 0; world < worlds; world += 1) {
      const glance = turns[world];
      const turn = glance !== undefined && this.#isByHabit(glance) ? glance : this.#playTurn([answer], world);
      better.push(this.#reconsider(turn, world, settled));
      if (world >= WORLDS_AFTER && mean(better) + errorOf(better) < this.#most) break;
    }
    return better;
  }

  /** Whether the turn would be played the same now. */
  #isByHabit({ asks, path }: Tried): boolean {
    return path.every((answer, at) => at === 0 || isSame(this.#habits.get(asks[at]!), answer));
  }

  /** How much reconsidering the turn may gain, by the most it has gained so far at such questions. */
  #hopeFor({ asks, others }: Tried): number {
    let gain = 0;
    for (let at = 1; at < asks.length; at += 1)
      if (others[at]!.length > 0) gain += this.#gains.get(asks[at]!) ?? Number.POSITIVE_INFINITY;
    return gain;
  }

  /** Goes through the turn's own questions in order and tries what else could be answered, except where that is settled. */
  #reconsider(turn: Tried, world: number, settled: Set<string> = new Set()): Tried {
    let best = turn;
    for (let at = 1; at < best.path.length; at += 1) {
      const ask = best.asks[at]!;
      if (settled.has(ask) || best.others[at]!.length === 0) continue;
      const before = best.value;
      for (const other of best.others[at]!) {
        const tried = this.#playTurn([...best.path.slice(0, at), other], world);
        if (tried.value > best.value) best = tried;
      }
      this.#gains.set(ask, Math.max(this.#gains.get(ask) ?? 0, best.value - before));
    }
    for (let at = 1; at < best.path.length; at += 1) {
      this.#habits.set(best.asks[at]!, best.path[at]!);
      settled.add(best.asks[at]!);
    }
    return best;
  }

  /** Gives these answers in one world, and after them what habit says, until the step ends. */
  #playTurn(plan: readonly Answer[], world: number, intentions?: Intentions): Tried {
    const random = stream(this.#a, this.#b, world);
    let luck: Tried['luck'] = 'none';
    let table: unknown;
    let drawn = 0;
    const session = this.#thinking.imagine(() => {
      // While it is being imagined nothing is rolled yet.
      if (table === undefined) return random();
      if (luck !== 'within') luck = session.position === table ? 'within' : 'after';
      drawn += 1;
      if (drawn > EVENLY.length) return random();
      return ((drawn === 1 ? this.#a : this.#b) + world * EVENLY[drawn - 1]! * SEVENTH) >>> 0;
    });
    table = session.position;
    const path: Answer[] = [];
    const asks: string[] = [];
    const others: (readonly Answer[])[] = [];
    const foreign: string[] = [];
    for (let given = 0; given < LONGEST && session.position === table; given += 1) {
      const { question, waitsFor } = session;
      if (question === undefined || question.kind === 'chance') break;
      const { ask } = question;
      if (!waitsFor.includes(this.#seat)) {
        // Whatever others do, they do the same in this world whichever answer is tried.
        const seat = waitsFor[0] as Seat;
        const answers = answersTo(question, seat);
        const before = foreign.filter((each) => each === ask).length;
        foreign.push(ask);
        give(session, seat, answers[(this.#b + world + before) % answers.length]!);
        continue;
      }
      const planned = path.length < plan.length;
      const answers = planned ? NOTHING_ELSE : worthTrying(session, question, this.#seat);
      const known = planned ? undefined : habitOf(session, question, answers);
      const answer = planned ? plan[path.length]! : (known ?? this.#byHabit(ask, answers, asks));
      others.push(planned || known !== undefined ? NOTHING_ELSE : this.#worthTrying(ask, answers, answer, asks));
      if (intentions !== undefined && path.length > 0)
        intentions.set(sightOf(ask, question.detail?.about, session.view(this.#seat)), answer);
      asks.push(ask);
      path.push(answer);
      give(session, this.#seat, answer);
    }
    const { position } = session;
    const parts = this.#terms.map((term) => term.value(position, this.#seat));
    const value = parts.reduce((sum, part) => sum + part, 0);
    return { value, parts, asks, path, others, luck };
  }

  /** What was best before; else, or when asked the same again, the last: there games put the answer that ends or declines. */
  #byHabit(ask: string, answers: readonly Answer[], asks: readonly string[]): Answer {
    const habit = asks.indexOf(ask, 1) < 0 ? this.#habits.get(ask) : undefined;
    return habit !== undefined && isAmong(answers, habit) ? habit : answers.at(-1)!;
  }

  /**
   * Other answers worth trying in a thought. Of a long list only what has become possible since the real question was
   * asked, and the best of what was possible then. What is asked again and again is left to habit.
   */
  #worthTrying(ask: string, answers: readonly Answer[], chosen: Answer, asks: readonly string[]): readonly Answer[] {
    if (answers.length === 1) return NOTHING_ELSE;
    if (asks.filter((each) => each === ask).length >= ASKED_AGAIN) return NOTHING_ELSE;
    const others = answers.filter((each) => !isSame(each, chosen));
    if (others.length <= LONG_LIST) return others;
    const real = this.#thinking.asking.answers;
    const best = this.#ranking.slice(0, BEST_AGAIN).map(({ answer }) => answer);
    return others.filter((each) => isAmong(best, each) || !isAmong(real, each));
  }
}

function mean(turns: readonly Tried[]): number {
  let sum = 0;
  for (const { value } of turns) sum += value;
  return sum / turns.length;
}

const meanParts = (turns: readonly Tried[]): number[] =>
  turns[0]!.parts.map((_, term) => turns.reduce((sum, { parts }) => sum + parts[term]!, 0) / turns.length);

/** How far the mean of so few may be off: one standard error. */
function errorOf(turns: readonly Tried[]): number {
  const middle = mean(turns);
  let squares = 0;
  for (const { value } of turns) squares += (value - middle) * (value - middle);
  return Math.sqrt(squares) / turns.length;
}
