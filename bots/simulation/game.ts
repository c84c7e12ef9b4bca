/** One game of a simulation, played by bots to its end. */
import {
  type Answer,
  type AnyGame,
  type AnySession,
  hashOf,
  innerOf,
  innerOptions,
  type Json,
  type Keeping,
  randomFrom,
  type Seat,
  type Statistics,
  startSession,
} from '@holotape/kernel';
import { type Bot, type BotName, makeBot } from '../index.ts';

/** What every game of a simulation has in common. */
export interface Plan {
  readonly seed: string;
  /** Who sits where, seat by seat. */
  readonly seats: readonly BotName[];
  /** In the next game everybody moves on by one seat. */
  readonly rotate: boolean;
  /** The same deal is played by everybody from every seat before the next one: for measuring strength with fewer games. */
  readonly paired: boolean;
  /** Imagined worlds for one answer of a bot that searches; the usual number, if left out. */
  readonly worlds?: number;
  /** Who plays the games within the game, for everybody; the bots of the game themselves, if left out. */
  readonly within?: BotName;
  /** The game's own options; what is left out gets its default. */
  readonly options: Json;
  /** A game with more decisions than this is taken to be stuck. */
  readonly longest: number;
}

/** What is kept of a game. Plain data: it comes from a worker. */
export interface Played {
  /** The game's number, from 0; with the simulation's seed it makes the seed of the game. */
  readonly number: number;
  readonly bots: readonly BotName[];
  readonly decisions: number;
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
  readonly rounds: number | undefined;
  readonly ending: string | undefined;
  /** By kind and seat, the cards a player ever had. */
  readonly cards: { readonly [kind: string]: readonly (readonly string[])[] };
  /** By kind, what came up at the table. */
  readonly seen: { readonly [kind: string]: readonly string[] };
  /** By kind, amounts of the whole game. */
  readonly sums: { readonly [kind: string]: { readonly [id: string]: number } };
  readonly hash: string;
}

/** A game that could not be finished: with the seed, the options and the bots it can be played again to this place. */
export interface Broken {
  readonly number: number;
  readonly seed: string;
  readonly bots: readonly BotName[];
  readonly message: string;
  /** Answers given before it happened. */
  readonly answers: number;
}

const seedOf = ({ seed, seats, paired }: Plan, number: number): string =>
  `${seed}/${paired ? Math.floor(number / seats.length) : number}`;

export const botsOf = ({ seats, rotate }: Plan, number: number): BotName[] =>
  seats.map((_, seat) => seats[rotate ? (seat + number) % seats.length : seat]!);

/** Nobody takes anything back, but what is counted at the end is in the log. */
const KEEP_LOG: Keeping = { past: false, log: true };

type Seen = Record<string, Set<string>[]>;

/** Adds what the seats have now to what they ever had. */
function note(seen: Seen, { cards }: Statistics): void {
  for (const [kind, bySeat] of Object.entries(cards)) {
    seen[kind] ??= bySeat.map(() => new Set());
    bySeat.forEach((ids, seat) => {
      for (const id of ids) seen[kind]![seat]!.add(id);
    });
  }
}

/** The answer of a whole game within the game, if one answers this question. Everybody plays it from their own seat. */
function throughInner(session: AnySession, seat: Seat, players: readonly Bot[]): Answer | undefined {
  const inner = innerOf(session);
  if (inner === undefined) return undefined;
  const within = startSession(inner.game, {
    seats: inner.seats.length,
    seed: `${session.setting.seed}/inner/${session.ruleLog.length}/${seat}`,
    options: innerOptions(inner),
    keeping: KEEP_LOG,
  });
  for (let asked = within.waitsFor[0]; typeof asked === 'number'; asked = within.waitsFor[0]) {
    const refusal = within.answer(asked, players[inner.seats[asked]!]!.answer(within, asked));
    if (refusal !== undefined) throw new Error(`Within "${session.question!.ask}": ${refusal.ask}: ${refusal.say}.`);
  }
  return inner.answer(within.position);
}

export function playGame(game: AnyGame, plan: Plan, number: number): Played | Broken {
  const seed = seedOf(plan, number);
  const bots = botsOf(plan, number);
  let decisions = 0;
  try {
    const session = startSession(game, { seats: bots.length, seed, options: plan.options, keeping: KEEP_LOG });
    const make = (name: BotName, of: string) => makeBot(name, randomFrom(`${seed}/${of}`), plan.worlds);
    const players = bots.map((name, seat) => make(name, `bot/${seat}`));
    const { within } = plan;
    const inside = within === undefined ? players : bots.map((_, seat) => make(within, `within/${seat}`));
    const seen: Seen = {};
    let step: unknown;
    while (session.question !== undefined) {
      if (decisions >= plan.longest) throw new Error(`Nobody has won after ${decisions} decisions.`);
      // Cards are given away too, but never in the step that brings them.
      if (session.position !== step && game.statistics !== undefined) note(seen, game.statistics(session.position));
      step = session.position;
      const seat = session.waitsFor[0] as Seat;
      const answer = throughInner(session, seat, inside) ?? players[seat]!.answer(session, seat);
      const refusal = session.answer(seat, answer);
      if (refusal !== undefined)
        throw new Error(`${bots[seat]} answered ${JSON.stringify(answer)} to "${refusal.ask}": ${refusal.say}.`);
      decisions += 1;
    }
    const { winners, scores } = session.result!;
    const last = game.statistics?.(session.position, session.wholeLog);
    if (last !== undefined) note(seen, last);
    const cards = Object.entries(seen).map(([kind, bySeat]) => [kind, bySeat.map((ids) => [...ids])] as const);
    return {
      number,
      bots,
      decisions,
      winners,
      scores,
      rounds: last?.rounds,
      ending: last?.ending,
      cards: Object.fromEntries(cards),
      seen: last?.seen ?? {},
      sums: last?.sums ?? {},
      hash: hashOf(session.state as Json),
    };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { number, seed, bots, message, answers: decisions };
  }
}
