/**
 * Looks several turns ahead: a tree of answers, walked down again and again in ever new imagined worlds (information-set
 * Monte Carlo tree search).
 *
 * Hidden cards and dice fall differently in each world; they are not in the tree, and what an answer is worth is its mean
 * over the worlds it was allowed in. Every seat is taken to choose what is best for itself.
 */
import {
  type Answer,
  type AnySession,
  below,
  type Random,
  type Seat,
  stream,
  type TreeForesight,
} from '@holotape/kernel';
import type { Ranked } from '../greedy.ts';
import {
  type AnyTerm,
  type AskedSeat,
  answersTo,
  askedIn,
  give,
  habitOf,
  type Thinking,
  worthOf,
} from '../thinking.ts';

// biome-ignore lint/suspicious/noExplicitAny: the foresight of any game
type AnyTree = TreeForesight<any, any>;

/**
 * How much a promising answer is preferred before it is proven, and how little is hoped of one never tried. With values
 * from 0 to 1. In the same 30 games of the vault against greedy, with 2,000 worlds, a curiosity of 0.3, 0.6 and 1.2 won 20, 22 and 19,
 * by 2.0, 2.5 and 0.7 points (docs/bots.md).
 */
const CURIOSITY = 0.6;
const UNTRIED = -0.02;
/** How sharply what looks better is preferred: by greedy's ranking at the root, by a glance below it. */
const ROOT_WARMTH = 2;
const GLANCE_WARMTH = 1;
/** So much of the preference is shared out equally: nothing allowed is out of the question. */
const ROOT_EVEN = 0.1;
const GLANCE_EVEN = 0.2;
/** Whoever plays on in a thought misjudges what a glance tells by so much at most, to either side. */
const MISJUDGED = 1.5;
/** Reading the clock costs as much as a part of a world: it is read after so many of them. */
const BETWEEN_LOOKS = 64;
/** Answers within one thought; turns are far shorter. */
const LONGEST = 80;

/** An answer in the tree: how often it was allowed and taken, and what came of it for whoever gave it. */
class Branch {
  readonly answer: Answer;
  allowed = 0;
  taken = 0;
  sum = 0;
  readonly after = new Fork();

  constructor(answer: Answer) {
    this.answer = answer;
  }
}

/** A question in the tree, known by the answers that led there. */
class Fork {
  readonly branches = new Map<string, Branch>();

  branch(answer: Answer): Branch {
    const key = typeof answer === 'string' ? answer : JSON.stringify(answer);
    let found = this.branches.get(key);
    if (found === undefined) {
      found = new Branch(answer);
      this.branches.set(key, found);
    }
    return found;
  }

  /** The mean of all that was tried here. */
  get mean(): number {
    let sum = 0;
    let taken = 0;
    for (const branch of this.branches.values()) {
      sum += branch.sum;
      taken += branch.taken;
    }
    return taken === 0 ? 0.5 : sum / taken;
  }

  /** Of what is allowed in this world, what is worth another try; `hopes` add up to 1. */
  choose(answers: readonly Answer[], hopes: readonly number[]): Branch {
    const untried = this.mean + UNTRIED;
    let best: Branch | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < answers.length; i += 1) {
      const branch = this.branch(answers[i]!);
      branch.allowed += 1;
      const worth = branch.taken === 0 ? untried : branch.sum / branch.taken;
      const value = worth + (CURIOSITY * hopes[i]! * Math.sqrt(branch.allowed)) / (1 + branch.taken);
      if (value > most) {
        most = value;
        best = branch;
      }
    }
    return best!;
  }
}

/** Shares of 1 for each, the larger the better it looks. */
function sharesOf(values: readonly number[], warmth: number, even: number): number[] {
  const most = Math.max(...values);
  const weights = values.map((value) => Math.exp((value - most) / warmth));
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => (1 - even) * (weight / sum) + even / values.length);
}

const evenly = (count: number): number[] => Array.from({ length: count }, () => 1 / count);

/** What the tree thinks of an answer to the real question. */
interface Searched {
  readonly answer: Answer;
  /** In how many worlds it was tried. */
  readonly tried: number;
  /** The seat's prospects after it, from 0 to 1. */
  readonly value: number;
}

export class TreeSearch {
  readonly #thinking: Thinking;
  readonly #foresight: AnyTree;
  readonly #terms: readonly AnyTerm[];
  readonly #root = new Fork();
  readonly #answers: readonly Answer[];
  readonly #hopes: readonly number[];
  readonly #a: number;
  readonly #b: number;

  constructor(
    thinking: Thinking,
    random: Random,
    foresight: AnyTree,
    terms: readonly AnyTerm[],
    ranked: readonly Ranked[],
  ) {
    this.#thinking = thinking;
    this.#foresight = foresight;
    this.#terms = terms;
    this.#answers = ranked.map(({ answer }) => answer);
    this.#hopes = sharesOf(
      ranked.map(({ value }) => value),
      ROOT_WARMTH,
      ROOT_EVEN,
    );
    this.#a = random();
    this.#b = random();
  }

  /** Looks into so many worlds, or until it is late; the answer that was tried most comes first. */
  look(worlds: number, isLate: () => boolean): readonly Searched[] {
    for (let world = 0; world < worlds && !(world % BETWEEN_LOOKS === 0 && world > 0 && isLate()); world += 1)
      this.#lookInto(stream(this.#a, this.#b, world));
    return [...this.#root.branches.values()]
      .map(({ answer, taken, sum }) => ({ answer, tried: taken, value: taken === 0 ? 0 : sum / taken }))
      .sort((a, b) => b.tried - a.tried);
  }

  /** Down the tree to something new, on to the end of that turn, and back with what came of it. */
  #lookInto(random: Random): void {
    const session = this.#thinking.imagine(random);
    const way: { readonly branch: Branch; readonly seat: Seat }[] = [];
    let fork = this.#root;
    let turn: unknown;
    for (let given = 0; given < LONGEST; given += 1) {
      const asked = askedIn(session);
      if (asked === undefined) break;
      const chosen = this.#choose(session, asked, fork);
      turn = session.position;
      give(session, asked.seat, chosen instanceof Branch ? chosen.answer : chosen);
      if (!(chosen instanceof Branch)) continue;
      way.push({ branch: chosen, seat: asked.seat });
      if (chosen.taken === 0) break;
      fork = chosen.after;
    }
    this.#playOn(session, turn, random);
    const values = new Map<Seat, number>();
    for (const { branch, seat } of way) {
      let value = values.get(seat);
      if (value === undefined) {
        value = worthOf(session.position, seat, this.#terms) / this.#foresight.span;
        values.set(seat, value);
      }
      branch.taken += 1;
      branch.sum += value;
    }
  }

  /** A branch of the tree, or the answer where there is no choice. */
  #choose(session: AnySession, asked: AskedSeat, fork: Fork): Branch | Answer {
    // The first question of a world is the real one: what is worth trying there is known.
    if (fork === this.#root) return fork.choose(this.#answers, this.#hopes);
    const { question, seat } = asked;
    const answers = answersTo(question, seat);
    if (answers.length === 1) return answers[0]!;
    const known = habitOf(session, question, answers);
    if (known !== undefined) return known;
    // What a glance says nothing about has its place too: a turn is worth what its best small answers make of it.
    const glances = this.#foresight.glance(session.position, seat, question, answers);
    const hopes = glances === undefined ? evenly(answers.length) : sharesOf(glances, GLANCE_WARMTH, GLANCE_EVEN);
    return fork.choose(answers, hopes);
  }

  /** Plays the turn of the last answer to its end, as somebody would who glances at what is printed. */
  #playOn(session: AnySession, turn: unknown, random: Random): void {
    for (let given = 0; given < LONGEST && session.position === turn; given += 1) {
      const asked = askedIn(session);
      if (asked === undefined) return;
      give(session, asked.seat, this.#quickAnswer(session, asked, random));
    }
  }

  /** What somebody answers who glances at what is printed. */
  #quickAnswer(session: AnySession, { question, seat }: AskedSeat, random: Random): Answer {
    const answers = answersTo(question, seat);
    if (answers.length === 1) return answers[0]!;
    const known = habitOf(session, question, answers);
    if (known !== undefined) return known;
    const glances = this.#foresight.glance(session.position, seat, question, answers);
    if (glances === undefined) return answers[below(random, answers.length)]!;
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < answers.length; i += 1) {
      const value = glances[i]! + MISJUDGED * (random() / 2 ** 31 - 1);
      if (value > most) {
        most = value;
        best = i;
      }
    }
    return answers[best]!;
  }
}
