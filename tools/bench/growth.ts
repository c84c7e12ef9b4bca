/** How the cost of a decision in a battle grows: with the models, with the terrain, and from round to round. In CPU time. */
import { KEEP_NOTHING, loadSession, parseSave, randomFrom, startSession, streaming } from '@holotape/kernel';
import { playRandomly } from '@holotape/kernel/testing';
import { loadGame } from '@holotape/shelf';
import { cpuOf } from './cpu.ts';
import { crowded } from './crowd.ts';
import { atMost, type Figure, forInformation, median } from './figures.ts';

const MODELS = [5, 10, 20, 40];
const PIECES = [20, 40, 80, 160];
const USUAL = { models: 10, pieces: 40 };
/** Of a battle that goes on from there so many answers are timed, in so many battles; the first warms up. */
const ANSWERS = 80;
const BATTLES = 3;

/** Milliseconds that an answer of random players takes on such a battlefield. */
function costOn(crowd: typeof USUAL): number {
  const session = loadSession(loadGame('skirmish'), parseSave(crowded(crowd)));
  const costs = Array.from({ length: BATTLES + 1 }, (_, battle) => {
    const fork = session.fork(streaming(randomFrom(`dice ${battle}`)), KEEP_NOTHING);
    let answers = 0;
    const eachAnswer = () => {
      answers += 1;
    };
    const cost = cpuOf(() => playRandomly(fork, randomFrom(`${battle}`), { mostAnswers: ANSWERS, eachAnswer }));
    return cost / answers;
  });
  return median(costs.slice(1));
}

/** Milliseconds an answer takes in the first rounds of a battle and in the last. */
function costByRound(): { readonly first: number; readonly last: number } {
  const game = loadGame('skirmish');
  const spent = new Map<number, { ms: number; answers: number }>();
  for (let battle = 0; battle <= BATTLES; battle += 1) {
    const options = { scenario: 'coming-storm', placing: 'auto' };
    const session = startSession(game, { seats: 2, seed: `rounds ${battle}`, options, keeping: KEEP_NOTHING });
    const random = randomFrom(`rounds ${battle}`);
    while (session.question !== undefined) {
      const { round } = session.state as { round: number };
      const of = spent.get(round) ?? { ms: 0, answers: 0 };
      const ms = cpuOf(() => playRandomly(session, random, { mostAnswers: 1 }));
      if (battle > 0) spent.set(round, { ms: of.ms + ms, answers: of.answers + 1 });
    }
  }
  const cost = (rounds: readonly number[]) => {
    const some = rounds.map((round) => spent.get(round)!);
    return some.reduce((sum, { ms }) => sum + ms, 0) / some.reduce((sum, { answers }) => sum + answers, 0);
  };
  const rounds = [...spent.keys()].filter((round) => round > 0).sort((a, b) => a - b);
  return { first: cost(rounds.slice(0, 2)), last: cost(rounds.slice(-2)) };
}

export function growthFigures(progress: (line: string) => void): Figure[] {
  const costs = (name: 'models' | 'pieces', steps: readonly number[]) =>
    steps.map((step) => {
      progress(`${step} ${name}`);
      return { step, cost: costOn({ ...USUAL, [name]: step }) };
    });
  const told = (name: string, all: readonly { step: number; cost: number }[]) =>
    all.map(({ step, cost }) => forInformation(`a random decision with ${step} ${name}, ms of CPU`, cost));
  const models = costs('models', MODELS);
  const pieces = costs('pieces', PIECES);
  const { first, last } = costByRound();
  const costWith = (step: number) => models.find((each) => each.step === step)!.cost;
  return [
    ...told('models', models),
    ...told('pieces', pieces),
    atMost('a decision with 40 models / with 10 (4 would be linear)', costWith(40) / costWith(10), 4),
    forInformation('a decision in the last rounds / in the first', last / first),
  ];
}
