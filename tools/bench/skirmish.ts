/**
 * Tutorial 2 of the skirmish game on one core: battles of random players, what a position weighs and costs to copy, and
 * how long a greedy player thinks; and what pointing at a place of a full battlefield costs.
 */
import { makeBot } from '@holotape/bots';
import { type AnySession, KEEP_NOTHING, KEEP_POSITION, randomFrom, type Seat, startSession } from '@holotape/kernel';
import { playRandomly } from '@holotape/kernel/testing';
import { loadGame } from '@holotape/shelf';
import { atMost, type Benchmark, type Figure, forInformation, median } from './figures.ts';
import { previewFigures } from './previews.ts';

const OPTIONS = { scenario: 'fort-davis', placing: 'auto' };
const BATTLES = 6;
/** Decisions of the greedy player that are timed. */
const THOUGHTS = 400;
const KILOBYTE = 1024;
const MICROSECONDS = 1000;

export const skirmish: Benchmark = {
  title: 'Random battles of tutorial 2, the weight of a position, and greedy thoughts',
  async run(progress) {
    const game = loadGame('skirmish');
    const start = (seed: string, keeping = KEEP_NOTHING) =>
      startSession(game, { seats: 2, seed, options: OPTIONS, keeping });
    let decisions = 0;
    let heaviest = 0;
    const began = performance.now();
    let measuring = 0;
    for (let battle = 0; battle < BATTLES; battle += 1) {
      playRandomly(start(`bench ${battle}`), randomFrom(`bench ${battle}`), {
        eachAnswer: (session) => {
          decisions += 1;
          const before = performance.now();
          if (decisions % 20 === 0) heaviest = Math.max(heaviest, JSON.stringify(session.state).length);
          measuring += performance.now() - before;
        },
      });
      progress(`battle ${battle + 1} of ${BATTLES}`);
    }
    const seconds = (performance.now() - began - measuring) / 1000;
    return [
      forInformation('random battles of tutorial 2 per second', BATTLES / seconds),
      forInformation('decisions of random players per second', decisions / seconds),
      atMost('state of tutorial 2, KB', heaviest / KILOBYTE, 60),
      ...greedyFigures(start('greedy', KEEP_POSITION)),
      ...previewFigures(),
    ];
  },
};

function greedyFigures(session: AnySession): Figure[] {
  const bots = [0, 1].map((seat) => makeBot('greedy', randomFrom(`greedy ${seat}`)));
  const all: number[] = [];
  const choices: number[] = [];
  const forks: number[] = [];
  while (session.question !== undefined && all.length < THOUGHTS) {
    const seat = session.waitsFor[0] as Seat;
    const { question } = session;
    const forking = performance.now();
    session.fork();
    forks.push((performance.now() - forking) * MICROSECONDS);
    const before = performance.now();
    const answer = bots[seat]!.answer(session, seat);
    const time = performance.now() - before;
    all.push(time);
    if (question.ask === 'action' || question.kind === 'open') choices.push(time);
    session.answer(seat, answer);
  }
  return [
    atMost('fork at a question, microseconds (median)', median(forks), 150),
    atMost('a greedy decision, milliseconds (median)', median(all), 50),
    forInformation('a greedy choice of an Action or a path, milliseconds (median)', median(choices)),
  ];
}
