/** Players that think. They know only the kernel's contract, and of a game only what their seat may know. */
import type { Answer, AnySession, Random, Seat } from '@holotape/kernel';
import { greedily, type Intentions } from './greedy.ts';
import { randomly } from './random.ts';
import { thinkingOf } from './thinking.ts';

export const BOT_NAMES = ['random', 'greedy'] as const;
export type BotName = (typeof BOT_NAMES)[number];

export const isBotName = (name: string): name is BotName => BOT_NAMES.includes(name as BotName);

export interface Bot {
  readonly name: BotName;
  /** An allowed answer to the open question, which must be put to this seat. Changes nothing. */
  answer(session: AnySession, seat: Seat): Answer;
}

/** A bot with a stream of random numbers of its own: the same stream at the same table gives the same answers. */
export function makeBot(name: BotName, random: Random): Bot {
  switch (name) {
    case 'random':
      return { name, answer: (session, seat) => randomly(thinkingOf(session, seat), random) };
    case 'greedy': {
      const intentions: Intentions = new Map();
      return {
        name,
        answer(session, seat) {
          const { evaluation, title } = session.game;
          if (evaluation === undefined)
            throw new Error(`${title} does not say what makes a position good: only random bots can play it.`);
          return greedily(thinkingOf(session, seat), random, evaluation, intentions);
        },
      };
    }
  }
}
