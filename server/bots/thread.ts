/** A thread in which bots think: it gets a position and a seat, and says an answer. */
import { parentPort } from 'node:worker_threads';
import { isBotName, makeBot } from '@holotape/bots';
import { hintFor, reasonsFor } from '@holotape/bots/reasons';
import { type AnyGame, loadSession, randomFrom } from '@holotape/kernel';
import { isGameName, loadGame } from '@holotape/shelf';
import type { Asked, Thought } from './pool.ts';

const games = new Map<string, AnyGame>();

function gameOf(name: string): AnyGame {
  if (!isGameName(name)) throw new Error(`There is no game "${name}".`);
  let game = games.get(name);
  if (game === undefined) {
    game = loadGame(name);
    games.set(name, game);
  }
  return game;
}

function think({ id, game, bot, seat, position, seed, wanted }: Asked): Thought {
  try {
    if (!isBotName(bot)) throw new Error(`There is no bot "${bot}".`);
    const session = loadSession(gameOf(game), position, undefined, { past: false, log: false });
    if (typeof wanted === 'object')
      return { id, answer: wanted.why, because: reasonsFor(session, seat, bot, wanted.why) };
    const thinker = makeBot(bot, randomFrom(seed));
    if (wanted === 'hint') return { id, ...hintFor(session, seat, thinker, randomFrom(seed)) };
    return { id, answer: thinker.answer(session, seat) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort!.on('message', (asked: Asked) => parentPort!.postMessage(think(asked)));
