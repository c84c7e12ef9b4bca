/** The games a server offers, opened when somebody first wants one. */
import { BOT_NAMES } from '@holotape/bots';
import { type AnyGame, type Catalog, type Json, sentence } from '@holotape/kernel';
import { type GameInfo, TABLE_MESSAGES } from '@holotape/table';
import { z } from 'zod';

export interface Shelf {
  readonly names: readonly string[];
  /** Undefined: there is no such game. */
  game(name: string): AnyGame | undefined;
  rules(name: string): Catalog | undefined;
}

/** Opens each game once. */
export function shelfOf(
  openers: Readonly<Record<string, () => AnyGame>>,
  rules: Shelf['rules'] = () => undefined,
): Shelf {
  const opened = new Map<string, AnyGame>();
  return {
    names: Object.keys(openers),
    game(name) {
      let game = opened.get(name);
      if (game === undefined && Object.hasOwn(openers, name)) {
        game = openers[name]!();
        opened.set(name, game);
      }
      return game;
    },
    rules,
  };
}

/** A server that has just started has other things to do; then games are opened one by one, and people are heard between. */
const OPEN_EVERY = 1_500;

/**
 * Opens all games by and by: reading a game's content takes a quarter of a second of everybody's time, and nobody's table shall wait
 * for it. Gives back how to stop.
 */
export function openAll(shelf: Pick<Shelf, 'names' | 'game'>, every = OPEN_EVERY): () => void {
  const left = [...shelf.names];
  const timer = setInterval(() => {
    const next = left.shift();
    if (next === undefined) clearInterval(timer);
    else
      try {
        shelf.game(next);
      } catch {
        // Whoever wants to play it hears why it cannot be.
      }
  }, every).unref();
  return () => clearInterval(timer);
}

/** Bots that can play this game, weakest first. */
export function botsFor(game: AnyGame): readonly string[] {
  if (game.evaluation === undefined) return ['random'];
  return game.foresight === undefined ? BOT_NAMES.filter((name) => name !== 'search') : BOT_NAMES;
}

/** Who plays for somebody who has left: the strongest that answers at once. */
export function standInFor(game: AnyGame): string {
  return game.evaluation === undefined ? 'random' : 'greedy';
}

export function gameInfo(id: string, game: AnyGame): GameInfo {
  const { least, most } = game.seats;
  return {
    id,
    title: game.title,
    seats: { least, most },
    bots: [...botsFor(game)],
    options: z.toJSONSchema(game.options, { io: 'input' }),
  };
}

/** A refusal in words, for whoever has none of their own. */
export function inWords(game: AnyGame | undefined, names: readonly string[], say: string, args?: Json): string {
  const messages = { ...TABLE_MESSAGES, ...game?.texts.messages };
  const texts = { messages, printers: game?.texts.printers ?? {} };
  return sentence(texts, game?.content, names, say, args as Parameters<typeof sentence>[4]);
}
