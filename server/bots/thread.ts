/** A thread in which bots think: it gets a position and a seat, and says an answer. */
import { parentPort } from 'node:worker_threads';
import { type Bot, type BotName, isBotName, makeBot } from '@holotape/bots';
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

/** More bots than this are not kept; whoever sat longest without being asked goes first. */
const MOST_SEATED = 500;

/** Bots stay at their seats: what one means to do next in its turn is not thought out again at every question. */
const seated = new Map<string, Bot>();

function botAt({ table, seat, seed, patience }: Asked, name: BotName): Bot {
  const at = `${table} ${seat} ${name}`;
  const kept = table === undefined ? undefined : seated.get(at);
  const bot = kept ?? makeBot(name, randomFrom(seed), undefined, patience);
  if (table === undefined) return bot;
  seated.delete(at);
  seated.set(at, bot);
  if (seated.size > MOST_SEATED) seated.delete(seated.keys().next().value!);
  return bot;
}

function think(asked: Asked): Thought {
  const { id, game, bot, seat, position, seed, wanted, patience } = asked;
  try {
    if (!isBotName(bot)) throw new Error(`There is no bot "${bot}".`);
    const session = loadSession(gameOf(game), position, undefined, { past: false, log: false });
    if (typeof wanted === 'object')
      return { id, answer: wanted.why, because: reasonsFor(session, seat, bot, wanted.why) };
    // A person's hint comes from somebody else, so that nothing they mean to do gets mixed up with what the bots mean to.
    if (wanted === 'hint')
      return { id, ...hintFor(session, seat, makeBot(bot, randomFrom(seed), undefined, patience), randomFrom(seed)) };
    return { id, answer: botAt(asked, bot).answer(session, seat) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort!.on('message', (asked: Asked) => parentPort!.postMessage(think(asked)));
