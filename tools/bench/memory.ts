/** What a session that goes on and on takes up: it must not grow by what lies behind it. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type AnyGame, type AnySession, KEEP_POSITION, randomFrom, startSession } from '@holotape/kernel';
import { playRandomly } from '@holotape/kernel/testing';

const KILOBYTE = 1024;
/** Answers after which a game has all that it needs, and answers between two looks. */
const FIRST = 300;
const STEP = 200;
const WARM_UP = 4;

/** The collector, which Node hides unless it is asked. */
function collector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}

/** So much more is held for every 1,000 answers of a random game, in KB: the slope from the first look to the last. */
export function growthOfSession(game: AnyGame, start: { readonly seats: number; readonly options: object }): number {
  const collect = collector();
  const held = (): number => {
    collect();
    return process.memoryUsage().heapUsed / KILOBYTE;
  };
  const play = (session: AnySession, most: number, random: () => number): number => {
    let answers = 0;
    playRandomly(session, random, {
      mostAnswers: most,
      eachAnswer: () => {
        answers += 1;
      },
    });
    return answers;
  };
  // The same game before: what is remembered and what is compiled is there then.
  for (let times = 0; times < WARM_UP; times += 1) {
    const before = startSession(game, { ...start, seed: 'long', keeping: KEEP_POSITION });
    play(before, Number.POSITIVE_INFINITY, randomFrom('long'));
  }
  const session = startSession(game, { ...start, seed: 'long', keeping: KEEP_POSITION });
  const random = randomFrom('long');
  play(session, FIRST, random);
  const first = held();
  let answers = 0;
  let last = first;
  while (session.question !== undefined) {
    const given = play(session, STEP, random);
    if (session.question === undefined) break;
    answers += given;
    last = held();
  }
  return answers === 0 ? 0 : ((last - first) / answers) * 1000;
}
