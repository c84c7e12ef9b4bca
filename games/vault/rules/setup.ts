/** SH-SETUP: setting up. */
import { type Agreement, type Play, pick, say, shuffle, TableRefused } from '@holotape/kernel';
import type { VaultContent } from '../content.ts';
import { COLOURS, PLACES } from '../printed/icons.ts';
import type { Dweller, Player, VaultOptions, VaultState, VaultTable } from '../state.ts';
import { fillTrack } from './decks.ts';

const STARTING_DWELLERS = 2;

export const newDweller = (colour: string, number: number): Dweller => ({
  id: `${colour}-${number}`,
  at: null,
  fresh: false,
  injured: false,
  trained: null,
  training: null,
});

function newPlayer(colour: Player['colour']): Player {
  return {
    colour,
    power: 0,
    food: 0,
    water: 0,
    happiness: 0,
    dwellers: Array.from({ length: STARTING_DWELLERS }, (_, i) => newDweller(colour, i + 1)),
    items: [],
    passed: false,
    quiet: false,
    defeated: 0,
  };
}

const sameMembers = (given: readonly number[], seats: number) =>
  given.length === seats && new Set(given).size === seats && given.every((seat) => seat < seats);

/** The table before anything is shuffled. */
export function setup(content: VaultContent, { seats, options }: Agreement<VaultOptions>): VaultState {
  const colours = options.colours ?? COLOURS.slice(0, seats);
  if (colours.length !== seats || new Set(colours).size !== seats)
    throw new TableRefused(
      `Each of the ${seats} seats needs a colour of its own; given: ${colours.join(', ')}.`,
      'SH-SETUP-3',
    );
  const order = options.levels ?? Array.from({ length: seats }, (_, seat) => seat);
  if (!sameMembers(order, seats))
    throw new TableRefused(
      `The order of the levels must name each of the ${seats} seats once; given: ${order.join(', ')}.`,
      'SH-SETUP-3',
    );
  if (options.first !== null && options.first >= seats)
    throw new TableRefused(
      `There is no seat ${options.first} to be first player; seats are 0 to ${seats - 1}.`,
      'SH-SETUP-7',
    );
  return {
    phase: 'setup',
    round: 0,
    turn: 0,
    first: options.first,
    players: colours.map(newPlayer), // SH-SETUP-4
    levels: [
      { owner: null, name: 'top', rooms: [...content.topRooms], threats: Array(2 * PLACES).fill(null) }, // SH-SETUP-2
      ...order.map((seat) => ({
        owner: seat,
        name: colours[seat]!,
        rooms: Array(PLACES).fill(null),
        threats: Array(2 * PLACES).fill(null),
      })), // SH-SETUP-3
    ],
    itemDeck: [...content.items.keys()],
    itemTrack: [],
    itemDiscard: [],
    roomDeck: options.extraRooms ? [...content.deck, ...content.extraDeck] : [...content.deck],
    roomTrack: [],
    roomDiscard: [],
    roomAside: null,
    looking: null,
    threatDeck: [...content.threats.keys()],
    threatDiscard: [],
    threatsOut: false,
  };
}

/** The first step: shuffle, turn up the tracks, give out the token. */
export function* setUpTable(table: VaultTable): Play {
  const { state } = table;
  yield* shuffle(table, 'setup.items', state.itemDeck); // SH-SETUP-5
  yield* shuffle(table, 'setup.threats', state.threatDeck);
  yield* shuffle(table, 'setup.rooms', state.roomDeck);
  yield* fillTrack(table, 'item'); // SH-SETUP-6
  yield* fillTrack(table, 'room');
  state.first ??= yield* pick(table, 'setup.first', state.players.length); // SH-SETUP-7
  say(table, 'setup.first', { seat: state.first }, 'SH-SETUP-7');
  state.phase = 'spawn';
}
