/** What the contestants of the kernel benchmark do. Each gives a function that works a while and counts what it did. */
import {
  type AnyGame,
  type AnySession,
  below,
  KEEP_NOTHING,
  KEEP_POSITION,
  type Random,
  randomFrom,
  startSession,
} from '@holotape/kernel';
import { loadGame } from '@holotape/shelf';
import * as content from './toy/content.ts';
import { toy } from './toy/game.ts';
import { type Pick, playByHand } from './toy/hand.ts';
import * as rules from './toy/rules.ts';
import { newToy } from './toy/state.ts';

type Work = () => number;

/** A random player for the contestants that call their player, who counts its decisions. */
export function randomPick(random: Random): { pick: Pick; decisions(): number } {
  let decisions = 0;
  const pick: Pick = (options) => {
    decisions += 1;
    return options[below(random, options.length)]!;
  };
  return { pick, decisions: () => decisions };
}

/** Answers at random until the game is over or `stop` says so. Comes back with the number of answers. */
function answerAtRandom(session: AnySession, random: Random, stop?: () => boolean): number {
  for (let answers = 0; ; answers += 1) {
    const { question } = session;
    if (question === undefined || stop?.()) return answers;
    if (question.kind === 'open') {
      // Trades, for instance: any of what the rules suggest.
      const answersSuggested = question.suggest();
      session.answer(question.to, answersSuggested[below(random, answersSuggested.length)]!);
      continue;
    }
    if (question.kind !== 'choice') throw new Error(`Only choices are expected here, not "${question.ask}".`);
    const options = question.options();
    // Blocked options are listed too: another is drawn, which leaves every free one equally likely.
    let option = options[below(random, options.length)]!;
    while (option.blocked !== undefined) option = options[below(random, options.length)]!;
    session.answer(question.to, option.id);
  }
}

export const playToy = (random: Random): AnySession => {
  const session = startSession(toy, { seats: content.PLAYERS, seed: 'bench', keeping: KEEP_NOTHING });
  answerAtRandom(session, random);
  return session;
};

const byPick = (play: (pick: Pick) => unknown): Work => {
  const { pick, decisions } = randomPick(randomFrom('bench'));
  return () => {
    const before = decisions();
    play(pick);
    return decisions() - before;
  };
};

const randomGames = (game: AnyGame, options: object = {}): Work => {
  const random = randomFrom('bench');
  let seed = 0;
  return () => {
    seed += 1;
    return answerAtRandom(startSession(game, { seats: 4, seed: `${seed}`, options, keeping: KEEP_NOTHING }), random);
  };
};

/** Whole games instead of decisions. */
const counted =
  (play: Work): Work =>
  () => {
    play();
    return 1;
  };

/** So often something is done at a position: often enough that the answers which lead to the next do not count. */
const TIMES = 100;

/**
 * Does it over and over in the middle of turns (something has been answered in them) of games that go on. Positions are
 * not kept: the engine would notice that copies stay alive, and make all of them expensive.
 */
function inTurns(
  game: AnyGame,
  isTurn: (session: AnySession) => boolean,
  once: (session: AnySession) => unknown,
  options: object = {},
  seats = 4,
): Work {
  const random = randomFrom('turns');
  const start = () => startSession(game, { seats, seed: `${random()}`, options, keeping: KEEP_POSITION });
  const isInTurn = () => session.open.journal.length > 0 && isTurn(session);
  let session = start();
  return () => {
    let answered = 0;
    answerAtRandom(session, random, () => {
      answered += 1;
      return answered > 1 && isInTurn();
    });
    if (session.question === undefined) {
      session = start();
      return 0;
    }
    for (let i = 0; i < TIMES; i += 1) once(session);
    return TIMES;
  };
}

/** The toy has no steps but turns. */
const always = () => true;
const isVaultTurn = ({ open }: AnySession) => open.marks.some(({ mark }) => mark === 'turn');

const fork = (session: AnySession) => session.fork();
const clone = (session: AnySession) => structuredClone(session.state);

export async function boardgameIo(): Promise<(pick: Pick) => number[]> {
  const peer = await import('./boardgame.io/toy.mjs');
  return peer.boardgameIo(content, rules, newToy);
}

export const FIRST_SCENARIO = { scenario: 'the-iron-commons' };
/** Tutorial 2 of the skirmish. */
export const FORT_DAVIS = { scenario: 'fort-davis', placing: 'auto' };

/** The size of the state in bytes, as text, at the middle of random games of four. */
export function adventureStateSize(): number {
  const session = startSession(loadGame('adventure'), { seats: 4, seed: 'size', options: FIRST_SCENARIO });
  let most = 0;
  answerAtRandom(session, randomFrom('size'), () => {
    most = Math.max(most, JSON.stringify(session.state).length);
    return false;
  });
  return most;
}

/** Decisions of whole random games, or positions come back to. */
export const CONTESTANTS = {
  hand: () => byPick(playByHand),
  kernel: () => randomGames(toy),
  'boardgame.io': async () => byPick(await boardgameIo()),
  vault: () => randomGames(loadGame('vault')),
  'toy fork': () => inTurns(toy, always, fork),
  'toy clone': () => inTurns(toy, always, clone),
  'vault fork': () => inTurns(loadGame('vault'), isVaultTurn, fork),
  'vault clone': () => inTurns(loadGame('vault'), isVaultTurn, clone),
  adventure: () => randomGames(loadGame('adventure'), FIRST_SCENARIO),
  'adventure games': () => counted(randomGames(loadGame('adventure'), FIRST_SCENARIO)),
  'adventure fork': () => inTurns(loadGame('adventure'), always, fork, FIRST_SCENARIO),
  'adventure clone': () => inTurns(loadGame('adventure'), always, clone, FIRST_SCENARIO),
  'skirmish fork': () => inTurns(loadGame('skirmish'), always, fork, FORT_DAVIS, 2),
  'skirmish clone': () => inTurns(loadGame('skirmish'), always, clone, FORT_DAVIS, 2),
} satisfies Record<string, () => Work | Promise<Work>>;

export type ContestantName = keyof typeof CONTESTANTS;
