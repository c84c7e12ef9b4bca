/** Players that think. They know only the kernel's contract, and of a game only what their seat may know. */
import type { Answer, AnySession, Random, Seat } from '@holotape/kernel';
import { gently } from './gentle.ts';
import { greedily, type Intentions } from './greedy.ts';
import { randomly } from './random.ts';
import { lateAfter, searching, WORLDS } from './search/index.ts';
import { thinkingOf } from './thinking.ts';

/** From the weakest to the strongest. */
export const BOT_NAMES = ['random', 'gentle', 'greedy', 'search'] as const;
export type BotName = (typeof BOT_NAMES)[number];

export const isBotName = (name: string): name is BotName => BOT_NAMES.includes(name as BotName);

export interface Bot {
  readonly name: BotName;
  /** An allowed answer to the open question, which must be put to this seat. Changes nothing. */
  answer(session: AnySession, seat: Seat): Answer;
}

/**
 * A bot with a stream of random numbers of its own: the same stream at the same table gives the same answers. `worlds` is
 * how many imagined worlds `search` looks into for one answer. With `patience`, in milliseconds, it answers by then with the best
 * it has found: a net for slow machines, where somebody waits; whoever wants the same answers again does without.
 */
export function makeBot(name: BotName, random: Random, worlds: number = WORLDS, patience?: number): Bot {
  const intentions: Intentions = new Map();
  return {
    name,
    answer(session, seat) {
      const thinking = thinkingOf(session, seat);
      const { evaluation, title } = session.game;
      if (name === 'random') return randomly(thinking, random);
      if (evaluation === undefined)
        throw new Error(`${title} does not say what makes a position good: only random bots can play it.`);
      switch (name) {
        case 'gentle':
          return gently(thinking, random, evaluation, intentions);
        case 'greedy':
          return greedily(thinking, random, evaluation, intentions);
        case 'search':
          return searching(thinking, random, evaluation, intentions, { worlds, isLate: lateAfter(patience) });
      }
    },
  };
}
