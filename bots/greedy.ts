/**
 * One turn deep: tries every answer in its thoughts, plays its own turn out, and takes what the game's evaluation likes
 * best.
 *
 * What follows an answer in the same step are questions too (which room, what to pay with): there every answer is tried
 * once more, and what follows those is answered by a quick rule. Every answer is tried in the same imagined worlds, so
 * that luck does not decide between them; where dice or cards matter, in several.
 */
import {
  type Answer,
  type AnySession,
  below,
  type Question,
  type Random,
  type Seat,
  stream,
  type Term,
} from '@holotape/kernel';
import { answersTo, type Thinking } from './thinking.ts';

// biome-ignore lint/suspicious/noExplicitAny: the terms of any game
export type AnyTerm = Term<any, any>;

/** Worlds in which an answer is tried when chance has a say. */
const WORLDS = 8;
/** Answers within one thought; a turn is far shorter. */
const LONGEST = 60;

/** One imagined world being played on: only until the step ends. */
interface Thought {
  readonly session: AnySession;
  /** The table of the step; another one means that the step is over. */
  readonly table: unknown;
  /** Answers for others, which are not thought about. */
  readonly others: Random;
  /** Whether dice or cards were drawn since it was imagined. */
  luck: boolean;
  answers: number;
}

interface Tried {
  readonly value: number;
  readonly luck: boolean;
  /** Own questions met that had several answers and were answered by the quick rule. */
  readonly open: number;
}

/** The answer that looks best; among equals, any. */
export function greedily(thinking: Thinking, random: Random, terms: readonly AnyTerm[]): Answer {
  const { answers } = thinking.asking;
  if (answers.length === 1) return answers[0]!;
  const deliberation = new Deliberation(thinking, terms, random(), random());
  let best = Number.NEGATIVE_INFINITY;
  let chosen: Answer[] = [];
  for (const answer of answers) {
    const value = deliberation.expect(answer);
    if (value > best) {
      best = value;
      chosen = [answer];
    } else if (value === best) chosen.push(answer);
  }
  return chosen.length === 1 ? chosen[0]! : chosen[below(random, chosen.length)]!;
}

class Deliberation {
  readonly #thinking: Thinking;
  readonly #seat: Seat;
  readonly #terms: readonly AnyTerm[];
  readonly #a: number;
  readonly #b: number;
  /** What was chosen the last time a question was thought about, by its name: the quick rule. */
  readonly #habits = new Map<string, Answer>();

  constructor(thinking: Thinking, terms: readonly AnyTerm[], a: number, b: number) {
    this.#thinking = thinking;
    this.#seat = thinking.seat;
    this.#terms = terms;
    this.#a = a;
    this.#b = b;
  }

  /** What the answer is worth, over several worlds if chance has a say. */
  expect(answer: Answer): number {
    const first = this.#turnValue(answer, 0);
    if (!first.luck) return first.value;
    let sum = first.value;
    for (let world = 1; world < WORLDS; world += 1) sum += this.#turnValue(answer, world).value;
    return sum / WORLDS;
  }

  /** Plays the turn out in one world, choosing the best at each of its own questions. */
  #turnValue(answer: Answer, world: number): Tried {
    const plan: Answer[] = [answer];
    let luck = false;
    for (;;) {
      const thought = this.#follow(plan, world);
      luck ||= thought.luck;
      const question = this.#ownQuestion(thought);
      if (question === undefined) return { value: this.#value(thought), luck, open: 0 };
      const answers = answersTo(question, this.#seat);
      let next: Answer = answers[0]!;
      let found: Tried | undefined;
      if (answers.length > 1) {
        for (const each of answers) {
          plan.push(each);
          const tried = this.#quickValue(plan, world, question.ask);
          plan.pop();
          luck ||= tried.luck;
          if (found === undefined || tried.value > found.value) {
            found = tried;
            next = each;
          }
        }
        this.#habits.set(question.ask, next);
        // Nothing was left to the quick rule after it: that is the value.
        if (found!.open === 0) return { ...found!, luck };
      }
      plan.push(next);
    }
  }

  /** Plays the turn out in one world by the quick rule. */
  #quickValue(plan: readonly Answer[], world: number, asked: string): Tried {
    const thought = this.#follow(plan, world);
    const seen = new Set([asked]);
    let open = 0;
    for (let question = this.#ownQuestion(thought); question !== undefined; question = this.#ownQuestion(thought)) {
      const answers = answersTo(question, this.#seat);
      if (answers.length > 1) open += 1;
      this.#give(thought, this.#seat, this.#quickAnswer(question, answers, seen));
    }
    return { value: this.#value(thought), luck: thought.luck, open };
  }

  /** What it chose before; else, or when asked again, the last: games list the answer that ends or declines there. */
  #quickAnswer({ ask }: Question, answers: readonly Answer[], seen: Set<string>): Answer {
    const habit = seen.has(ask) ? undefined : this.#habits.get(ask);
    seen.add(ask);
    return habit !== undefined && answers.includes(habit) ? habit : answers.at(-1)!;
  }

  /** A world in which these answers have been given. The same plan in the same world always leads to the same place. */
  #follow(plan: readonly Answer[], world: number): Thought {
    const dice = stream(this.#a, this.#b, world);
    let thought: Thought | undefined;
    const session = this.#thinking.imagine(() => {
      if (thought !== undefined) thought.luck = true;
      return dice();
    });
    thought = {
      session,
      table: session.position,
      others: stream(this.#b, this.#a, world),
      luck: false,
      answers: 0,
    };
    for (const answer of plan) {
      if (thought.answers > 0 && this.#ownQuestion(thought) === undefined) break;
      this.#give(thought, this.#seat, answer);
    }
    return thought;
  }

  #give(thought: Thought, seat: Seat, answer: Answer): void {
    thought.answers += 1;
    const refusal = thought.session.answer(seat, answer);
    if (refusal !== undefined)
      throw new Error(`Seat ${seat} imagined ${JSON.stringify(answer)} and was refused: ${refusal.say}.`);
  }

  /** The next question of the same step that is put to this seat; others' are answered at random on the way. */
  #ownQuestion(thought: Thought): Question | undefined {
    const { session } = thought;
    while (session.position === thought.table && thought.answers < LONGEST) {
      const { question } = session;
      const waiting = session.waitsFor[0];
      if (question === undefined || typeof waiting !== 'number') return undefined;
      if (session.waitsFor.includes(this.#seat)) return question;
      const answers = answersTo(question, waiting);
      this.#give(thought, waiting, answers[below(thought.others, answers.length)]!);
    }
    return undefined;
  }

  #value(thought: Thought): number {
    const { position } = thought.session;
    let sum = 0;
    for (const term of this.#terms) sum += term.value(position, this.#seat);
    return sum;
  }
}
