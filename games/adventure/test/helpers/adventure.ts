/**
 * Tables for testing the adventure's rules, and the moves that set them. They are set with the testing pack unless a test
 * brings a game of its own; what was arranged must be a table that play could have come to (helpers/invariants.ts).
 */
import { fileURLToPath } from 'node:url';
import { type TestTable, type TestTableOptions, testTable } from '@holotape/kernel/testing';
import { readFolder } from '@holotape/shelf/read-folder';
import { type AdventureContent, adventureGame, readAdventureContent } from '../../index.ts';
import { startingSpaces } from '../../queries/map.ts';
import type { AdventureOptions, AdventureState, HeldCard, Survivor } from '../../state.ts';
import type { AdventureView } from '../../view.ts';
import { LETTERS, type Letter, TOKENS_PER_LETTER } from '../../words.ts';
import { wrongIn } from './invariants.ts';

export const packFiles = readFolder(fileURLToPath(new URL('../pack', import.meta.url)));
export const coreFiles = readFolder(fileURLToPath(new URL('../../content', import.meta.url)));

/** The game with the testing pack. */
export const testing = adventureGame(readAdventureContent([packFiles]));

/** The game as people play it. */
export const core = adventureGame(readAdventureContent([coreFiles]));

type AdventureTestTable = TestTable<AdventureState, AdventureContent, AdventureView, AdventureOptions>;
interface Options extends TestTableOptions<AdventureState, AdventureOptions> {
  /** Another game than the one with the testing pack. */
  readonly game?: typeof testing;
}

const SURVIVORS = ['jane', 'joe', 'suit', 'glow'];

/** A test may leave pieces out, to empty a deck. */
const LEFT_IN_BOX = /is nowhere$|letter tokens$/;

/** The tokens of the box that no survivor has. */
function supplyFor({ survivors }: AdventureState): AdventureState['letters'] {
  const supply = LETTERS.flatMap((letter) => Array<Letter>(TOKENS_PER_LETTER).fill(letter));
  for (const letter of survivors.flatMap(({ letters }) => letters)) supply.splice(supply.indexOf(letter), 1);
  return supply;
}

/**
 * A table at Ann's first turn, she being first player: nobody but the survivors is on the map, nothing is staged, and
 * everybody is plain: 16 HP, 3 Caps, the letters S and P, no cards and no agendas.
 */
export function adventure({ game = testing, ...options }: Options = {}): AdventureTestTable {
  const { seats = 1, state } = options;
  const { content } = game;
  return testTable(game, {
    ...options,
    seats,
    options: { scenario: 'road', survivors: SURVIVORS.slice(0, seats), ...(options.options as object) },
    chance: { 'setup.first': [0], ...options.chance },
    state: (now) => {
      for (const { token } of now.enemies.splice(0))
        if (token !== 'star' && token !== 'shield') now.stacks[content.tokens.get(token)!.type].stack.unshift(token);
      now.library.unshift(...now.quests.splice(0).map(({ card }) => card));
      const [start] = startingSpaces({ state: now, content });
      for (const survivor of now.survivors) {
        now.agendaDeck.unshift(...survivor.agendas.splice(0));
        now.gone.push(...survivor.cards.splice(0).map(({ id }) => id));
        Object.assign(survivor, {
          space: content.spaces.has('camp.e') ? 'camp.e' : start,
          letters: ['S', 'P'],
          hp: 16,
          caps: 3,
          traits: [],
        });
      }
      now.letters = supplyFor(now);
      const supply = now.letters.join('');
      state?.(now);
      if (now.letters.join('') === supply) now.letters = supplyFor(now);
      const wrong = wrongIn({ state: now, content }, 'turn').filter((each) => !LEFT_IN_BOX.test(each));
      if (wrong.length > 0) throw new Error(`No play leads to the table that was arranged: ${wrong.join('; ')}.`);
    },
  });
}

/** A table as it is set up, with everything on it. */
export const fresh = (options: Options = {}): AdventureTestTable =>
  testTable(testing, { ...options, options: { scenario: 'road', ...(options.options as object) } });

export const survivor = (state: AdventureState, seat = 0): Survivor => state.survivors[seat]!;

const takeOut = (piles: readonly string[][], id: string): void => {
  for (const pile of piles) if (pile.includes(id)) pile.splice(pile.indexOf(id), 1);
};

/** Puts an enemy on the map: `rat.1` from its stack, or a faction's token. Its id comes back. */
export function put(state: AdventureState, token: string, space: string, faceup = true): string {
  takeOut(
    Object.values(state.stacks).flatMap(({ stack, discard }) => [stack, discard]),
    token,
  );
  state.counter += 1;
  state.enemies.push({ id: `e${state.counter}`, token, space, faceup });
  return `e${state.counter}`;
}

/** Gives a survivor cards: in the slot of their kind unless it is said where. */
export function hold(
  state: AdventureState,
  seat: number,
  card: string,
  where?: HeldCard['in'],
  { items }: AdventureContent = testing.content,
): void {
  const { kind } = items.get(card)!;
  const slot = kind === 'weapon' || kind === 'apparel' || kind === 'companion' ? kind : 'inventory';
  takeOut([state.lootDeck, state.assetDeck, state.uniqueDeck, state.shop, state.gone], card);
  survivor(state, seat).cards.push({ id: card, in: where ?? slot, exhausted: false });
}

export function agendas(state: AdventureState, seat: number, ...cards: string[]): void {
  for (const card of cards) {
    takeOut([state.agendaDeck, state.agendaDiscard], card);
    survivor(state, seat).agendas.push(card);
  }
}

export function perks(state: AdventureState, seat: number, ...cards: string[]): void {
  for (const card of cards) takeOut([state.perkDeck], card);
  survivor(state, seat).perks.push(...cards);
}

/** Puts these agenda cards on top of the deck, the first to be drawn first. */
export function topAgendas(state: AdventureState, ...cards: string[]): void {
  for (const card of cards) takeOut([state.agendaDeck], card);
  state.agendaDeck.push(...cards.toReversed());
}

/** Puts an encounter card on top of its deck. */
export function topEncounter(state: AdventureState, card: string, { cards } = testing.content): void {
  const back = cards.get(card)!.back as keyof AdventureState['decks'];
  takeOut([state.library, ...Object.values(state.decks)], card);
  state.decks[back].push(card);
}

export function topLoot(state: AdventureState, ...cards: string[]): void {
  for (const card of cards) takeOut([state.lootDeck, state.lootDiscard], card);
  state.lootDeck.push(...cards.toReversed());
}

/** Lays out the shop, from left to right. */
export function layShop(state: AdventureState, ...cards: string[]): void {
  state.assetDeck.unshift(...state.shop.splice(0));
  for (const card of cards) takeOut([state.assetDeck], card);
  state.shop.push(...cards);
}

export function staged(state: AdventureState, card: string, { cards } = testing.content): void {
  takeOut([state.library], card);
  const quest = cards.get(card)!;
  state.quests.push({ card, counters: Array(quest.back === 'quest' ? quest.objectives.length + 1 : 0).fill(0) });
}

/** Turns the tile at a position faceup; another tile of its kind there, if named. */
export function turnUp(state: AdventureState, position: number, tile: string): void {
  const other = state.map.findIndex((each) => each.tile === tile);
  if (other >= 0) state.map[other]!.tile = state.map[position]!.tile;
  state.map[position]!.tile = tile;
  state.map[position]!.faceup = true;
}

/** Answers of the one who is asked, whoever it is. */
export function answer(t: AdventureTestTable, ...answers: string[]): void {
  for (const each of answers) {
    const [to] = t.session.waitsFor;
    t.seat(to!).answer(each);
  }
}

export const asked = (t: AdventureTestTable) => {
  const [to] = t.session.waitsFor;
  return to === undefined ? undefined : { to, ...t.seat(to).asked()! };
};

export const can = (t: AdventureTestTable, seat = 0): readonly string[] =>
  (t.seat(seat).asked()?.can ?? []) as readonly string[];

/** The enemies on the map, as "token@space" with "?" behind facedown ones. */
export const enemiesOf = ({ state }: AdventureTestTable): string[] =>
  state.enemies.map(({ token, space, faceup }) => `${token}@${space}${faceup ? '' : '?'}`);
