/**
 * A test game of cards: a deck nobody knows, hands only their owners know, a card whose reveal decides what is asked
 * next, a test with rerolls, and a card that is shuffled into the deck for later.
 */
import {
  choose,
  type Game,
  type Json,
  mark,
  option,
  type Play,
  type Position,
  type Reason,
  type Result,
  reveal,
  roll,
  type Seat,
  say,
  shuffle,
  shuffleBy,
  type Table,
  within,
} from '@holotape/kernel';
import { z } from 'zod';
import { copyCardsState, shareCardsState } from './cards.copy.ts';
import { type CardsState, cardsState } from './cards.state.ts';

type Kind = 'find' | 'trader' | 'angry';
type CardsContent = { readonly cards: Readonly<Record<string, Kind>> };

const numbered = (kind: Kind, count: number) => Array.from({ length: count }, (_, i) => `${kind}-${i + 1}`);
const FINDS = numbered('find', 12);
const TRADERS = numbered('trader', 6);
const ANGRY = numbered('angry', 3);
const ROUNDS = 5;

const content: CardsContent = {
  cards: Object.fromEntries([
    ...FINDS.map((id) => [id, 'find'] as const),
    ...TRADERS.map((id) => [id, 'trader'] as const),
    ...ANGRY.map((id) => [id, 'angry'] as const),
  ]),
};

type Rules = Table<CardsState, CardsContent>;
type Look = Position<CardsState, CardsContent>;

const playerOf = ({ state }: Look, seat: Seat) => state.players[seat]!;

function whyNotExplore({ state }: Look): Reason | undefined {
  return state.deck.length > 0 ? undefined : { rule: 'CA-EXPLORE', say: 'no-cards' };
}

function whyNotPay(look: Look, seat: Seat): Reason | undefined {
  return playerOf(look, seat).caps >= 2 ? undefined : { rule: 'CA-TRADE', say: 'no-caps', args: { cost: 2 } };
}

function* turn(table: Rules): Play {
  const { state } = table;
  const by = state.turn;
  if (by === 0) mark(table, 'round');
  mark(table, 'turn');
  const what = yield* choose(table, by, 'turn.action', () => [
    option('explore', whyNotExplore(table)),
    option('rest'),
    ...playerOf(table, by).hand.map((card) => option(`sell:${card}`)),
  ]);
  mark(table, 'action');
  if (what === 'explore') yield* within(table, 'explore', explore(table, by));
  else if (what === 'rest') playerOf(table, by).luck += 1;
  else sell(table, by, what.slice('sell:'.length));
  state.turn = (by + 1) % state.players.length;
  if (state.turn === 0) state.round += 1;
}

function sell(table: Rules, by: Seat, card: string): void {
  const player = playerOf(table, by);
  player.hand.splice(player.hand.indexOf(card), 1);
  table.state.discard.push(card);
  player.caps += 1;
  reveal(table);
  say(table, 'sells', { seat: by, card }, 'CA-SELL');
}

function* explore(table: Rules, by: Seat): Play {
  const { state, content } = table;
  const card = state.deck.pop()!;
  reveal(table);
  if (content.cards[card] === 'find') {
    playerOf(table, by).hand.push(card);
    say(table, 'takes', { seat: by }, 'CA-EXPLORE');
    say(table, 'found', { card }, 'CA-EXPLORE', [by]);
    return;
  }
  state.discard.push(card);
  say(table, 'meets', { seat: by, card }, 'CA-EXPLORE');
  if (content.cards[card] === 'trader') yield* within(table, 'trade', trade(table, by));
  else playerOf(table, by).caps = Math.max(0, playerOf(table, by).caps - 1);
}

function* trade(table: Rules, by: Seat): Play {
  const deal = yield* choose(
    table,
    by,
    'trade.deal',
    () => [option('pay', whyNotPay(table, by)), option('haggle'), option('leave')],
    { rule: 'CA-TRADE' },
  );
  const player = playerOf(table, by);
  if (deal === 'pay') {
    player.caps -= 2;
    player.luck += 3;
  } else if (deal === 'haggle') {
    if (yield* within(table, 'test', passesTest(table, by))) {
      player.luck += 3;
      player.fame += 1;
    } else yield* anger(table);
  }
}

/** Three dice, a five or six passes; a point of luck rolls one die again. */
function* passesTest(table: Rules, by: Seat): Play<boolean> {
  const player = playerOf(table, by);
  const faces = [...(yield* roll(table, 'test.dice', [6, 6, 6]))];
  while (player.luck > 0) {
    const again = yield* choose(table, by, 'test.reroll', () => [
      option('keep'),
      ...faces.map((_, die) => option(`die:${die}`)),
    ]);
    if (again === 'keep') break;
    player.luck -= 1;
    const [face] = yield* roll(table, 'test.reroll.die', [6]);
    faces[Number(again.slice('die:'.length))] = face!;
  }
  say(table, 'test', { seat: by, faces }, 'CA-TEST');
  return faces.some((face) => face >= 5);
}

function* anger(table: Rules): Play {
  const card = table.state.angry.pop();
  if (card === undefined) return;
  table.state.deck.push(card);
  yield* shuffle(table, 'deck.shuffle', table.state.deck);
  say(table, 'angers', { card }, 'CA-ANGER');
}

interface CardsView {
  readonly round: number;
  readonly turn: Seat;
  readonly deck: number;
  readonly discard: readonly string[];
  readonly angry: number;
  readonly players: readonly { readonly caps: number; readonly luck: number; readonly hand: number }[];
  readonly hand?: readonly string[];
}

function result({ state }: Look): Result | undefined {
  if (state.round < ROUNDS) return undefined;
  const scores = state.players.map(({ caps, hand, fame }) => caps + fame + 2 * hand.length);
  const best = Math.max(...scores);
  return { scores, winners: scores.flatMap((score, seat) => (score === best ? [seat] : [])) };
}

/** The finds this seat does not know, wherever they lie, change places; so does the order of the deck. */
function resample({ state, content }: Look, seat: Seat, random: () => number): void {
  const isFind = (card: string) => content.cards[card] === 'find';
  const piles = [state.deck, ...state.players.flatMap(({ hand }, other) => (other === seat ? [] : [hand]))];
  const finds = piles.flat().filter(isFind);
  shuffleBy(random, finds);
  for (const pile of piles) for (const [i, card] of pile.entries()) if (isFind(card)) pile[i] = finds.pop()!;
  shuffleBy(random, state.deck);
}

/** Kept for the save in ../saves, never edited. */
function toVersion2(state: Json): Json {
  const { aside, players, ...rest } = state as { [key: string]: Json } & {
    players: readonly { [key: string]: Json }[];
  };
  return { ...rest, angry: aside, players: players.map((player) => ({ ...player, fame: 0 })) };
}

export const cards: Game<CardsState, CardsContent, CardsView, { traders: number }> = {
  id: 'cards',
  title: 'Cards',
  version: 2,
  migrations: [toVersion2],
  seats: { least: 1, most: 4, rule: 'CA-SEATS' },
  content,
  options: z.strictObject({ traders: z.number().int().min(0).max(TRADERS.length).default(4) }),
  state: cardsState,
  copy: copyCardsState,
  share: shareCardsState,
  setup: (_content, { seats, options }) => ({
    phase: 'shuffle',
    round: 0,
    turn: 0,
    deck: [...FINDS, ...TRADERS.slice(0, options.traders)],
    discard: [],
    angry: [...ANGRY],
    players: Array.from({ length: seats }, () => ({ hand: [], caps: 2, luck: 1, fame: 0 })),
  }),
  *step(table) {
    if (table.state.phase === 'turns') return yield* within(table, 'turn', turn(table));
    yield* shuffle(table, 'deck.shuffle', table.state.deck);
    table.state.phase = 'turns';
  },
  result,
  view: ({ state }, viewer) => ({
    round: state.round,
    turn: state.turn,
    deck: state.deck.length,
    discard: state.discard.slice(),
    angry: state.angry.length,
    players: state.players.map(({ caps, luck, hand }) => ({ caps, luck, hand: hand.length })),
    ...(viewer !== 'public' && { hand: state.players[viewer]!.hand.slice() }),
  }),
  resample,
  texts: {
    messages: {
      takes: '{seat:seat} takes a card.',
      found: 'It is {card:card}.',
      meets: '{seat:seat} meets {card:card}.',
      sells: '{seat:seat} sells {card:card}.',
      test: '{seat:seat} rolls {faces}.',
      angers: '{card:card} will come looking for you.',
      'no-cards': 'The deck is empty.',
      'no-caps': 'That costs {cost} caps.',
    },
    printers: { card: (card) => `the ${String(card).replace('-', ' ')}` },
  },
};
