/** Battles of whole forces, 1,000 Caps a side: what a position weighs and costs to copy, and how long the handbook works on an Action. */
import { makeBot } from '@holotape/bots';
import { type AnySession, KEEP_POSITION, randomFrom, type Seat, startSession } from '@holotape/kernel';
import { loadGame } from '@holotape/shelf';
import { cpuOf } from './cpu.ts';
import { atMost, type Figure, forInformation, median } from './figures.ts';

const CAPS = { scenario: 'noon', placing: 'auto', table: 'by-lot', caps: 1000 };
/** Battles of the handbook against itself, of which the first warms up. */
const BATTLES = 3;
/** Forks at a question, of which the median counts, and positions of a battle at which they are made. */
const FORKS = 50;
const POSITIONS = 60;
const KILOBYTE = 1024;
const MICROSECONDS = 1000;

const started = (seed: string, options: object): AnySession =>
  startSession(loadGame('skirmish'), { seats: 2, seed, options, keeping: KEEP_POSITION });

/** Answers with a random player's answer, until the battle is over or `isEnough`. */
function playOn(session: AnySession, seed: string, each: (answer: () => void) => void, isEnough = () => false): void {
  const bots = [0, 1].map((seat) => makeBot('random', randomFrom(`${seed} ${seat}`)));
  while (session.question !== undefined && !isEnough()) {
    const seat = session.waitsFor[0] as Seat;
    const answer = bots[seat]!.answer(session, seat);
    each(() => void session.answer(seat, answer));
  }
}

/** The heaviest position of the first rounds, in KB, and the median of all forks, in microseconds. */
function positions(): { readonly kilobytes: number; readonly fork: number; readonly models: number } {
  const session = started('caps', CAPS);
  const forks: number[] = [];
  let heaviest = 0;
  let looked = 0;
  const look = () => {
    looked += 1;
    heaviest = Math.max(heaviest, JSON.stringify(session.state).length);
    for (let i = 0; i < FORKS; i += 1) {
      const before = performance.now();
      session.fork();
      forks.push((performance.now() - before) * MICROSECONDS);
    }
  };
  playOn(
    session,
    'caps',
    (answer) => {
      look();
      answer();
    },
    () => looked >= POSITIONS,
  );
  const { models } = session.state as { models: readonly unknown[] };
  return { kilobytes: heaviest / KILOBYTE, fork: median(forks), models: models.length };
}

/** The handbook plays both sides and stops before every Action: milliseconds by the clock, and of CPU. */
function bookSteps(progress: (line: string) => void): { readonly clock: readonly number[]; readonly cpu: number } {
  const clock: number[] = [];
  let cpu = 0;
  for (let battle = 0; battle < BATTLES; battle += 1) {
    progress(`the handbook against itself, battle ${battle + 1} of ${BATTLES}`);
    const session = started(`book ${battle}`, { ...CAPS, book: { sides: [0, 1], waits: true } });
    playOn(session, `book ${battle}`, (answer) => {
      const before = performance.now();
      const ms = cpuOf(answer);
      if (battle === 0) return;
      clock.push(performance.now() - before);
      cpu += ms;
    });
  }
  return { clock, cpu: cpu / clock.length };
}

export function forceFigures(progress: (line: string) => void): Figure[] {
  progress('1,000 Caps a side');
  const { kilobytes, fork, models } = positions();
  const { clock, cpu } = bookSteps(progress);
  return [
    forInformation('models on the table with 1,000 Caps a side', models),
    atMost('state with 1,000 Caps a side, KB', kilobytes, 60),
    atMost('fork with 1,000 Caps a side, microseconds (median)', fork, 60),
    atMost('a step of the handbook, 1,000 Caps a side, ms (median)', median(clock), 30),
    forInformation('the same, ms of CPU (mean)', cpu),
  ];
}
