/** What a person wishes for a new vault table, and what of it cannot be. */
import type { NewTable } from '@holotape/table/spoken/actions';
import type { PlayerColour } from '../../design/players.tsx';

export const SEAT_COLOURS = ['red', 'blue', 'yellow', 'green'] as const satisfies readonly PlayerColour[];
export const LEAST_SEATS = 2;
export const MOST_SEATS = 4;

/** The person at this browser, somebody else at the same screen, a friend with a link, a bot. */
export const SITTERS = ['you', 'screen', 'link', 'bot'] as const;
export type Sitter = (typeof SITTERS)[number];

/** How strong a bot is: what people call it, and the bot that plays. */
export const STRENGTHS = ['random', 'greedy'] as const;
export type Strength = (typeof STRENGTHS)[number];

export interface WishedSeat {
  readonly sitter: Sitter;
  readonly name: string;
  readonly bot: Strength;
}

export interface Wish {
  readonly seats: readonly WishedSeat[];
  /** Which seat begins; null: by lot. */
  readonly first: number | null;
  readonly undo: 'off' | 'ask' | 'free';
  readonly realDice: boolean;
  readonly extraRooms: boolean;
  readonly listed: boolean;
  readonly title: string;
}

/** Who keeps a chair warm for a friend. */
export const STAND_IN: Strength = 'greedy';

export const seatOf = (sitter: Sitter, name: string): WishedSeat => ({ sitter, name, bot: 'greedy' });

export const PRESETS = ['bots', 'screen', 'link'] as const;
export type Preset = (typeof PRESETS)[number];

/** The ready-made tables. */
export function presetSeats(preset: Preset, me: string): WishedSeat[] {
  switch (preset) {
    case 'bots':
      return [seatOf('you', me), seatOf('bot', ''), seatOf('bot', '')];
    case 'screen':
      return [seatOf('you', me), seatOf('screen', '')];
    case 'link':
      return [seatOf('you', me), seatOf('link', ''), seatOf('bot', '')];
  }
}

export const hasLink = ({ seats }: Pick<Wish, 'seats'>): boolean => seats.some(({ sitter }) => sitter === 'link');

export function freshWish(preset: Preset, me: string, title: string): Wish {
  const seats = presetSeats(preset, me);
  return {
    seats,
    first: null,
    undo: preset === 'link' ? 'ask' : 'free',
    realDice: false,
    extraRooms: false,
    listed: false,
    title,
  };
}

/** What cannot be with friends by link is put right, so that the form never asks for what the table would refuse. */
export function settled(wish: Wish): Wish {
  const linked = hasLink(wish);
  const first = wish.first !== null && wish.first < wish.seats.length ? wish.first : null;
  return {
    ...wish,
    first,
    undo: linked && wish.undo === 'free' ? 'ask' : wish.undo,
    realDice: wish.realDice && !linked,
    listed: wish.listed && linked,
  };
}

/** The wish as the table wants to hear it. */
export function tableOf(wish: Wish, names: readonly string[]): NewTable {
  const { seats, first, undo, realDice, extraRooms, listed, title } = settled(wish);
  return {
    game: 'vault',
    title: title.trim() || 'Vault',
    options: { first, extraRooms },
    seats: seats.map(({ sitter, bot }, i) => {
      if (sitter === 'bot') return { kind: 'bot', bot };
      if (sitter === 'link') return { kind: 'open' };
      return { kind: 'me', name: names[i]! };
    }),
    undo,
    dice: realDice ? 'typed' : 'seeded',
    listed,
  };
}

const KEY = 'holotape.last-table.vault';

/** The last table that was made here, if it still makes sense. */
export function lastWish(): Wish | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Wish | null;
    if (kept === null || !Array.isArray(kept.seats)) return undefined;
    const seats = kept.seats.filter(
      (seat) => SITTERS.includes(seat?.sitter) && STRENGTHS.includes(seat.bot) && typeof seat.name === 'string',
    );
    if (seats.length !== kept.seats.length || seats.length < LEAST_SEATS || seats.length > MOST_SEATS) return undefined;
    if (seats.filter(({ sitter }) => sitter === 'you').length > 1) return undefined;
    return settled({
      seats,
      first: typeof kept.first === 'number' ? kept.first : null,
      undo: kept.undo === 'off' || kept.undo === 'free' ? kept.undo : 'ask',
      realDice: kept.realDice === true,
      extraRooms: kept.extraRooms === true,
      listed: kept.listed === true,
      title: '',
    });
  } catch {
    return undefined;
  }
}

export function keepWish(wish: Wish): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(wish));
  } catch {
    // Then the next table begins with the usual seats.
  }
}
