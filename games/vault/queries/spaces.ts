/** Where things are in the vault: levels, places, columns and spaces. Pure questions. */
import type { Seat } from '@holotape/kernel';
import type { Room, Space, ThreatCard } from '../content.ts';
import { COLOURS, PLACES } from '../printed/icons.ts';
import type { Dweller, Level, Vault, VaultState } from '../state.ts';

/** Spaces of a level are numbered 0-11 by column from left to right; 12 and 13 are the elevator's. */
export const COLUMNS = 2 * PLACES;
export const SPACES = COLUMNS + 2;

const LEVEL_NAMES = ['top', ...COLOURS] as const;
const namesOn = (level: string): readonly string[] =>
  Array.from({ length: SPACES }, (_, at) =>
    at < COLUMNS ? `${level}.${(at >> 1) + 1}.${(at & 1) + 1}` : `${level}.lift.${at - COLUMNS + 1}`,
  );
const byLevel = <T>(make: (name: Level['name']) => T): Readonly<Record<Level['name'], T>> =>
  Object.fromEntries(LEVEL_NAMES.map((name) => [name, make(name)])) as Record<Level['name'], T>;

const SPACE_IDS = byLevel(namesOn);

/** Made once: they are listed at every placement. */
const SPACE_OPTION_IDS = byLevel((name) => SPACE_IDS[name].map((id) => `space:${id}`));

/** The id of the option to use this space. */
export const spaceOptionId = (level: Level, at: number): string => SPACE_OPTION_IDS[level.name][at]!;

/** `red.2.1`: the left space of red's second room from the left. `red.lift.1`: the first space of red's elevator. */
export const spaceId = (level: Level, at: number): string => SPACE_IDS[level.name][at]!;

/** A space of the vault, found. */
export interface Spot {
  readonly level: Level;
  readonly at: number;
}

export function findSpot(state: VaultState, id: string): Spot {
  const name = id.slice(0, id.indexOf('.'));
  const level = state.levels.find((each) => each.name === name);
  const at = level === undefined ? -1 : SPACE_IDS[level.name].indexOf(id);
  if (level === undefined || at < 0) throw new Error(`There is no space "${id}" in this vault.`);
  return { level, at };
}

/** The column of spaces labelled with a dice sum; 7 has none. SH-THREAT-2, SH-THREAT-3, SH-RULING-6 */
export function columnOf(sum: number): number | undefined {
  if (sum === 7) return undefined;
  return sum < 7 ? sum - 2 : sum - 1;
}

export const roomAt = (vault: Vault, level: Level, at: number): Room | undefined => {
  const id = at < COLUMNS ? level.rooms[at >> 1]! : null;
  return id === null ? undefined : vault.content.rooms.get(id);
};

export const threatAt = (vault: Vault, level: Level, at: number): ThreatCard | undefined => {
  const id = at < COLUMNS ? level.threats[at]! : null;
  return id === null ? undefined : vault.content.threats.get(id);
};

/** The space one would use here: a threat replaces what it covers entirely. SH-THREAT-5 */
export function spaceAt(vault: Vault, level: Level, at: number): Space | undefined {
  if (at >= COLUMNS) {
    const { topElevator, playerElevator } = vault.content;
    return (level.owner === null ? topElevator : playerElevator).spaces[at - COLUMNS];
  }
  return threatAt(vault, level, at)?.space ?? roomAt(vault, level, at)?.spaces[at & 1];
}

/** Every space of every colour's level has a number, so that a look around the vault needs no search by name. */
const SPACE_NUMBERS: ReadonlyMap<string, number> = new Map(
  LEVEL_NAMES.flatMap((name, level) => SPACE_IDS[name].map((id, at) => [id, level * SPACES + at] as const)),
);
const FIRST_NUMBER = byLevel((name) => LEVEL_NAMES.indexOf(name) * SPACES);
const numberOf = (level: Level, at: number): number => FIRST_NUMBER[level.name] + at;

/** Who occupies which space: whose dweller it is, or that there are several. */
export class Occupied {
  /** By number of the space: 0 nobody, seat + 1 for one dweller, -(seat + 1) for the first of several. */
  readonly #spaces: number[] = new Array(LEVEL_NAMES.length * SPACES).fill(0);

  constructor({ players }: VaultState) {
    for (let seat = 0; seat < players.length; seat += 1)
      for (const { at, fresh } of players[seat]!.dwellers) {
        if (at === null || fresh) continue; // SH-DWELL-3: new dwellers on their icons occupy nothing
        const number = SPACE_NUMBERS.get(at)!;
        const here = this.#spaces[number]!;
        this.#spaces[number] = here === 0 ? seat + 1 : -Math.abs(here); // SH-PLACE-2
      }
  }

  /** Whose dweller (the first, if there are several) is there. */
  by(level: Level, at: number): Seat | undefined {
    const here = this.#spaces[numberOf(level, at)]!;
    return here === 0 ? undefined : Math.abs(here) - 1;
  }

  /** Just one dweller is there. */
  isOne(level: Level, at: number): boolean {
    return this.#spaces[numberOf(level, at)]! > 0;
  }
}

/** Dwellers standing on one space, and whose they are. */
export function standingOn(state: VaultState, id: string): { readonly seat: Seat; readonly dweller: Dweller }[] {
  return state.players.flatMap(({ dwellers }, seat) =>
    dwellers.filter(({ at, fresh }) => at === id && !fresh).map((dweller) => ({ seat, dweller })),
  );
}

/** Whose dweller stands on a space, if any does. */
export function whoStandsOn(state: VaultState, id: string): Seat | undefined {
  for (let seat = 0; seat < state.players.length; seat += 1)
    for (const { at, fresh } of state.players[seat]!.dwellers) if (at === id && !fresh) return seat;
  return undefined;
}

export const levelOf = (state: VaultState, seat: Seat): Level => state.levels.find(({ owner }) => owner === seat)!;

export const roomsBuilt = (level: Level): number => level.rooms.filter((room) => room !== null).length;

export const threatsOn = (level: Level): number => level.threats.filter((threat) => threat !== null).length;

/** The column on the other side of the same room. */
export const neighbourOf = (at: number): number => at ^ 1;
