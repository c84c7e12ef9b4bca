/**
 * Where chance's answers come from. A source is asked with the question and with how often this question has been
 * asked before in the game; the same question and count always get the same answer. So a changed rule does not shift
 * other rolls, and a die keeps its result when play is taken back and comes to it again.
 */
import type { Answer, Chance, Draw } from './play.ts';

export interface ChanceSource {
  /** An answer, or undefined when somebody at the table has to type it in. */
  answer(question: Chance, count: number): Answer | undefined;
}

/** A stream of random 32-bit numbers. */
export type Random = () => number;

/** 32 bits from a text (xmur3): good enough to tell names apart, the generator below does the rest. */
function textHash(text: string): number {
  let h = 1779033703 ^ text.length;
  for (let i = 0; i < text.length; i += 1) {
    h = Math.imul(h ^ text.charCodeAt(i), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  h = Math.imul(h ^ (h >>> 16), 2246822507);
  h = Math.imul(h ^ (h >>> 13), 3266489909);
  return (h ^ (h >>> 16)) >>> 0;
}

/** sfc32, started from three numbers. */
export function stream(a: number, b: number, c: number): Random {
  let x = a | 0;
  let y = b | 0;
  let z = c | 0;
  let n = 1;
  const next = () => {
    const t = (((x + y) | 0) + n) | 0;
    n = (n + 1) | 0;
    x = y ^ (y >>> 9);
    y = (z + (z << 3)) | 0;
    z = (((z << 21) | (z >>> 11)) + t) | 0;
    return t >>> 0;
  };
  for (let i = 0; i < 12; i += 1) next();
  return next;
}

/** A stream for anything that wants its own: a bot, a simulation, a test. */
export function randomFrom(seed: string): Random {
  return stream(textHash(seed), textHash(`${seed}/`), seed.length);
}

const WORD = 2 ** 32;

/**
 * A whole number from 0 to below `size`, every one equally likely: the last few words, which would favour small
 * numbers, are drawn again. `>>> 0` tells the engine that it divides 32-bit numbers, which is much faster.
 */
export function below(random: Random, size: number): number {
  for (;;) {
    const word = random() >>> 0;
    if (word < WORD - size || word < WORD - (WORD % size)) return word % (size >>> 0);
  }
}

/** A random order of 0..size-1 (Fisher and Yates). */
export function orderOf(random: Random, size: number): number[] {
  const order = Array.from({ length: size }, (_, i) => i);
  for (let i = size - 1; i > 0; i -= 1) {
    const j = below(random, i + 1);
    const held = order[i]!;
    order[i] = order[j]!;
    order[j] = held;
  }
  return order;
}

/** Puts a pile into a random order, in place. */
export function shuffleBy<T>(random: Random, pile: T[]): void {
  for (let i = pile.length - 1; i > 0; i -= 1) {
    const j = below(random, i + 1);
    const held = pile[i]!;
    pile[i] = pile[j]!;
    pile[j] = held;
  }
}

export function drawBy(random: Random, draw: Draw): Answer {
  switch (draw.of) {
    case 'dice':
      return draw.sides.map((sides) => 1 + below(random, sides));
    case 'order':
      return orderOf(random, draw.size);
    case 'one':
      return below(random, draw.size);
  }
}

/** Chance from a seed: a stream of its own for every question and count. */
export function seeded(seed: string): ChanceSource {
  const root = textHash(seed);
  const names = new Map<string, number>();
  return {
    answer(question, count) {
      let name = names.get(question.ask);
      if (name === undefined) {
        name = textHash(question.ask);
        names.set(question.ask, name);
      }
      return drawBy(stream(root, name, count), question.draw);
    },
  };
}

/** Chance from one running stream: for bots and searches, which never come back to a roll. */
export function streaming(random: Random): ChanceSource {
  return { answer: (question) => drawBy(random, question.draw) };
}

/** Dice are rolled at the table and typed in; piles are still shuffled by the other source. */
export function typedDice(other: ChanceSource): ChanceSource {
  return { answer: (question, count) => (question.draw.of === 'dice' ? undefined : other.answer(question, count)) };
}

const wholeBetween = (value: unknown, from: number, to: number) =>
  typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to;

/** What is wrong with an answer given for chance: a sentence, or undefined if it will do. */
export function whyNotChance(draw: Draw, answer: Answer): string | undefined {
  switch (draw.of) {
    case 'dice': {
      const faces = draw.sides.map((sides) => `1-${sides}`).join(', ');
      const want = draw.sides.length === 1 ? `one die: ${faces}` : `${draw.sides.length} dice: ${faces}`;
      if (!Array.isArray(answer) || answer.length !== draw.sides.length) return want;
      return answer.every((face, i) => wholeBetween(face, 1, draw.sides[i]!)) ? undefined : want;
    }
    case 'order': {
      const want = `the numbers 0-${draw.size - 1} in some order`;
      if (!Array.isArray(answer) || answer.length !== draw.size || new Set(answer).size !== draw.size) return want;
      return answer.every((at) => wholeBetween(at, 0, draw.size - 1)) ? undefined : want;
    }
    case 'one':
      return wholeBetween(answer, 0, draw.size - 1) ? undefined : `a whole number from 0 to ${draw.size - 1}`;
  }
}

/** Answers by the question's name, for tests: the n-th time a name is asked gets its n-th answer, then `other` goes on. */
export function scripted(script: Readonly<Record<string, readonly Answer[]>>, other: ChanceSource): ChanceSource {
  return {
    answer(question, count) {
      const answer = script[question.ask]?.[count];
      if (answer === undefined) return other.answer(question, count);
      const want = whyNotChance(question.draw, answer);
      if (want !== undefined)
        throw new Error(`"${question.ask}" cannot give ${JSON.stringify(answer)}: it takes ${want}.`);
      return answer;
    },
  };
}
