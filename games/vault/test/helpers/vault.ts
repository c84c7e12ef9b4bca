/** Tables for testing the vault's rules, set with the testing pack, and the moves that set them. */
import { fileURLToPath } from 'node:url';
import { type TestTable, type TestTableOptions, testTable } from '@holotape/kernel/testing';
import { loadGame } from '@holotape/shelf';
import { readFolder } from '@holotape/shelf/read-folder';
import { readVaultContent, type VaultContent, type VaultGame, vaultGame } from '../../index.ts';
import type { Player, VaultOptions, VaultState } from '../../state.ts';
import type { VaultView } from '../../view.ts';

/** The game as people play it. */
export const builtIn = loadGame('vault') as VaultGame;

/** The game with the testing pack. */
export const testing = vaultGame(readVaultContent([readFolder(fileURLToPath(new URL('../pack', import.meta.url)))]));

export type VaultTestTable = TestTable<VaultState, VaultContent, VaultView, VaultOptions>;
type Options = TestTableOptions<VaultState, VaultOptions>;

/** Rolls that bring no threat, should a test not care. */
const SEVENS = Array.from({ length: 60 }, () => [3, 4]);

/** A table in its first round, Ann to place first, with the testing pack; no threats appear unless dice say so. */
export function vault(options: Options = {}): VaultTestTable {
  return testTable(testing, {
    ...options,
    options: { first: 0, ...(options.options as object) },
    chance: { 'spawn.roll': SEVENS, ...options.chance },
  });
}

/** A table with the built-in content. */
export function builtInVault(options: Options = {}): VaultTestTable {
  return testTable(builtIn, options);
}

export const player = (state: VaultState, seat: number): Player => state.players[seat]!;

/** Moves a card out of wherever it lies. */
function takeOut(state: VaultState, card: string): void {
  const { itemDeck, itemTrack, itemDiscard, roomDeck, roomTrack, roomDiscard, threatDeck, threatDiscard } = state;
  for (const pile of [itemDeck, itemTrack, itemDiscard, roomDeck, roomTrack, roomDiscard, threatDeck, threatDiscard]) {
    const at = pile.indexOf(card);
    if (at >= 0) pile.splice(at, 1);
  }
  if (state.itemTrack.length < 3 && state.itemDeck.length > 0) state.itemTrack.push(state.itemDeck.pop()!);
  if (state.roomTrack.length < 3 && state.roomDeck.length > 0) state.roomTrack.push(state.roomDeck.pop()!);
}

/** Puts these rooms on the track. */
export function layRoomTrack(state: VaultState, ...rooms: string[]): void {
  const old = state.roomTrack.splice(0);
  state.roomDeck.unshift(...old);
  for (const room of rooms) for (const pile of [state.roomDeck, state.roomDiscard]) remove(pile, room);
  state.roomTrack.push(...rooms);
}

/** Puts these items on the track. */
export function layItemTrack(state: VaultState, ...items: string[]): void {
  const old = state.itemTrack.splice(0);
  state.itemDeck.unshift(...old);
  for (const item of items) for (const pile of [state.itemDeck, state.itemDiscard]) remove(pile, item);
  state.itemTrack.push(...items);
}

function remove(pile: string[], card: string): void {
  const at = pile.indexOf(card);
  if (at >= 0) pile.splice(at, 1);
}

/** Gives a player items. */
export function hold(state: VaultState, seat: number, ...items: string[]): void {
  for (const id of items) {
    takeOut(state, id);
    player(state, seat).items.push({ id, exhausted: false });
  }
}

/** Builds a room at a place (1-6 from the left) of the player's level. */
export function built(state: VaultState, seat: number, place: number, room: string): void {
  takeOut(state, room);
  state.levels.find(({ owner }) => owner === seat)!.rooms[place - 1] = room;
}

/** Builds rooms from the left, one beside the other. */
export function builtAll(state: VaultState, seat: number, rooms: readonly string[]): void {
  for (const [i, room] of rooms.entries()) built(state, seat, i + 1, room);
}

/** Lays a threat over a space: `top.3.1`. */
export function threatened(state: VaultState, space: string, threat: string): void {
  const [name, place, number] = space.split('.');
  takeOut(state, threat);
  const level = state.levels.find((each) => each.name === name)!;
  level.threats[2 * (Number(place) - 1) + Number(number) - 1] = threat;
}

/** Gives a player resources. */
export function stock(state: VaultState, seat: number, cubes: Partial<Pick<Player, 'power' | 'food' | 'water'>>): void {
  Object.assign(player(state, seat), cubes);
}

/** More dwellers for a player, up to this many. */
export function crowd(state: VaultState, seat: number, count: number): void {
  const { colour, dwellers } = player(state, seat);
  while (dwellers.length < count)
    dwellers.push({
      id: `${colour}-${dwellers.length + 1}`,
      at: null,
      fresh: false,
      injured: false,
      trained: null,
      training: null,
    });
}

/** The spaces a seat may use now, without the `space:`. */
export function spacesFor(t: VaultTestTable, seat: number): string[] {
  const can = (t.seat(seat).asked()?.can ?? []) as string[];
  return can.filter((id) => id.startsWith('space:')).map((id) => id.slice('space:'.length));
}

/** Everybody passes until the round is over and the next one asks. */
export function finishRound(t: VaultTestTable): void {
  const { round } = t.state;
  while (t.session.question !== undefined && t.state.round === round) {
    const question = t.session.question;
    if (question.kind !== 'choice') throw new Error(`Nobody can pass at "${question.ask}".`);
    const quiet = ['pass', 'done', 'continue', 'none', 'keep', 'stand'].find((id) =>
      question.options().some((each) => each.id === id),
    );
    t.seat(question.to).answer(quiet ?? question.options().find(({ blocked }) => blocked === undefined)!.id);
  }
}
