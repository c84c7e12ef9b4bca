/**
 * Tutorial 2 of the skirmish game on one core: battles of random players, their set-up and the rest apart, what a position
 * weighs and costs to copy, and how long a greedy player thinks; how a decision's cost grows, whole forces and the handbook, and
 * what pointing at a place of a full battlefield costs. Battles are measured in CPU time, after a warm-up;
 * single thoughts by the clock, which is finer.
 */
import { makeBot } from '@holotape/bots';
import {
  type Answer,
  type AnySession,
  KEEP_NOTHING,
  KEEP_POSITION,
  randomFrom,
  type Seat,
  startSession,
} from '@holotape/kernel';
import { playRandomly } from '@holotape/kernel/testing';
import { loadGame } from '@holotape/shelf';
import { contest, ratio } from './contest.ts';
import { CONTESTANTS, FORT_DAVIS } from './contestants.ts';
import { cpuOf } from './cpu.ts';
import { atMost, type Benchmark, type Figure, forInformation, median } from './figures.ts';
import { forceFigures } from './forces.ts';
import { growthFigures } from './growth.ts';
import { previewFigures } from './previews.ts';

/** Battles that warm up, and battles that are measured. */
const WARM_UP = 12;
const BATTLES = 24;
/** Games of the kernel's toy, before and after the battles. */
const TOYS = 400;
/** Decisions of the greedy player that are timed. */
const THOUGHTS = 400;
const KILOBYTE = 1024;
const MICROSECONDS = 1000;

/** Decisions of random players in the kernel's toy, for one millisecond of CPU. */
function toyRate(): number {
  const play = CONTESTANTS.kernel();
  for (let game = 0; game < TOYS; game += 1) play();
  let decisions = 0;
  const ms = cpuOf(() => {
    for (let game = 0; game < TOYS; game += 1) decisions += play();
  });
  return decisions / ms;
}

export const skirmish: Benchmark = {
  title: 'Random battles of tutorial 2, the weight of a position, greedy thoughts, and how all of it grows',
  async run(progress) {
    const game = loadGame('skirmish');
    const start = (seed: string, keeping = KEEP_NOTHING) =>
      startSession(game, { seats: 2, seed, options: FORT_DAVIS, keeping });
    let heaviest = 0;
    const battleOf = (battle: number) => {
      let session: AnySession | undefined;
      const settingUp = cpuOf(() => {
        session = start(`bench ${battle}`);
      });
      let decisions = 0;
      const eachAnswer = () => {
        decisions += 1;
      };
      const playing = cpuOf(() => playRandomly(session!, randomFrom(`bench ${battle}`), { eachAnswer }));
      heaviest = Math.max(heaviest, JSON.stringify(session!.state).length);
      return { settingUp, playing, decisions };
    };
    const before = toyRate();
    progress(`warming up: ${WARM_UP} battles`);
    for (let battle = 0; battle < WARM_UP; battle += 1) battleOf(battle);
    progress(`${BATTLES} battles`);
    const battles = Array.from({ length: BATTLES }, (_, battle) => battleOf(battle));
    const toy = (before + toyRate()) / 2;
    const sum = (of: 'settingUp' | 'playing' | 'decisions') => battles.reduce((all, each) => all + each[of], 0);
    const played = sum('decisions') / sum('playing');
    const whole = sum('decisions') / (sum('settingUp') + sum('playing'));
    const forks = await contest(['skirmish fork', 'skirmish clone'], progress);
    return [
      forInformation('set-up of a random battle of tutorial 2, ms of CPU', sum('settingUp') / BATTLES),
      forInformation('decisions of random players after it, per second', 1000 * played),
      forInformation("the kernel's toy / the battle after its set-up", toy / played),
      atMost("the kernel's toy / whole battles", toy / whole, 350),
      atMost('state of tutorial 2, KB', heaviest / KILOBYTE, 60),
      atMost('fork / structuredClone', ratio(forks, 'skirmish clone', 'skirmish fork'), 0.1),
      ...greedyFigures(start('greedy', KEEP_POSITION)),
      ...growthFigures(progress),
      ...forceFigures(progress),
      ...previewFigures(),
    ];
  },
};

function greedyFigures(session: AnySession): Figure[] {
  const bots = [0, 1].map((seat) => makeBot('greedy', randomFrom(`greedy ${seat}`)));
  const all: number[] = [];
  const choices: number[] = [];
  const forks: number[] = [];
  let cpu = 0;
  while (session.question !== undefined && all.length < THOUGHTS) {
    const seat = session.waitsFor[0] as Seat;
    const { question } = session;
    const forking = performance.now();
    session.fork();
    forks.push((performance.now() - forking) * MICROSECONDS);
    let answer: Answer = '';
    const before = performance.now();
    const ms = cpuOf(() => {
      answer = bots[seat]!.answer(session, seat);
    });
    const time = performance.now() - before;
    all.push(time);
    cpu += ms;
    if (question.ask === 'action' || question.kind === 'open') choices.push(time);
    session.answer(seat, answer);
  }
  return [
    atMost('fork at a question, microseconds (median)', median(forks), 150),
    atMost('a greedy decision, milliseconds (median)', median(all), 50),
    forInformation('a greedy decision, ms of CPU (mean)', cpu / all.length),
    atMost('a greedy choice of an Action or a path, milliseconds (median)', median(choices), 5),
  ];
}
