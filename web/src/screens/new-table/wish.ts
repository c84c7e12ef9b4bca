/** What a person wishes for a new table, whatever its game, and what of it cannot be. */
import type { NewTable } from '@holotape/table/spoken/actions';
import {
  type SettingUp,
  SITTERS,
  type Sitter,
  STRENGTHS,
  type Strength,
  type Wish,
  type WishedSeat,
} from '../../games/setting-up.ts';

/** Who keeps a chair warm for a friend. */
export const STAND_IN: Strength = 'greedy';

export const seatOf = (sitter: Sitter, name: string): WishedSeat => ({ sitter, name, bot: 'greedy' });

const PRESETS = ['alone', 'bots', 'screen', 'link'] as const;
export type Preset = (typeof PRESETS)[number];

/** Not every game can be played alone. */
export const presetsOf = ({ least }: SettingUp): readonly Preset[] =>
  PRESETS.filter((preset) => preset !== 'alone' || least === 1);

/** The ready-made tables; a game for two has no third seat. */
function presetSeats(preset: Preset, me: string, { most }: SettingUp): WishedSeat[] {
  const you = seatOf('you', me);
  const bot = seatOf('bot', '');
  const seats = {
    alone: [you],
    bots: [you, bot, bot],
    screen: [you, seatOf('screen', '')],
    link: [you, seatOf('link', ''), bot],
  };
  return seats[preset].slice(0, most);
}

/** Whoever sits there has friends beside them, who come by link. */
export const isShared = ({ sitter, shared }: WishedSeat): boolean => sitter === 'you' && shared === true;

export const hasLink = ({ seats }: Pick<Wish, 'seats'>): boolean =>
  seats.some((seat) => seat.sitter === 'link' || isShared(seat));

/** Who plays is ready-made; what else was chosen stays chosen. */
export const freshWish = (
  preset: Preset,
  me: string,
  { title, options }: { readonly title: string; readonly options?: Wish['options'] },
  settingUp: SettingUp,
): Wish =>
  settled(
    {
      seats: presetSeats(preset, me, settingUp),
      options: options ?? settingUp.fresh,
      undo: preset === 'link' ? 'ask' : 'free',
      realDice: false,
      listed: false,
      title,
    },
    settingUp,
  );

/** What cannot be with friends by link is put right, so that the form never asks for what the table would refuse. */
export function settled(wish: Wish, settingUp: Pick<SettingUp, 'settled'>): Wish {
  const linked = hasLink(wish);
  return {
    ...wish,
    options: settingUp.settled?.(wish.options, wish.seats.length) ?? wish.options,
    undo: linked && wish.undo === 'free' ? 'ask' : wish.undo,
    realDice: wish.realDice && !linked,
    listed: wish.listed && linked,
  };
}

/** The game, and how a table of it is set up. */
export interface GameToSetUp {
  readonly id: string;
  readonly title: string;
  readonly settingUp: SettingUp;
}

/** The wish as the table wants to hear it. */
export function tableOf(
  wish: Wish,
  names: readonly string[],
  {
    id,
    title: usual,
    settingUp,
  }: Pick<GameToSetUp, 'id' | 'title'> & {
    readonly settingUp: Pick<SettingUp, 'settled' | 'opened'>;
  },
): NewTable {
  const { seats, options, undo, realDice, listed, title } = settled(wish, settingUp);
  return {
    game: id,
    title: title.trim() || usual,
    options: (settingUp.opened?.(options, seats) ?? options) as NewTable['options'],
    seats: seats.map((seat, i) => {
      const { sitter, bot, called } = seat;
      if (sitter === 'bot') return { kind: 'bot', bot, ...(called !== undefined && { name: called }) };
      if (sitter === 'link') return { kind: 'open' };
      return { kind: 'me', name: names[i]!, ...(isShared(seat) && { shared: true }) };
    }),
    undo,
    dice: realDice ? 'typed' : 'seeded',
    listed,
  };
}

const keyOf = (game: string): string => `holotape.last-table.${game}`;

/** The last table of this game that was made here, if it still makes sense. */
export function lastWish({ id, settingUp }: GameToSetUp): Wish | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null') as Wish | null;
    if (kept === null || !Array.isArray(kept.seats)) return undefined;
    const seats = kept.seats.filter(
      (seat) => SITTERS.includes(seat?.sitter) && STRENGTHS.includes(seat.bot) && typeof seat.name === 'string',
    );
    const { least, most } = settingUp;
    if (seats.length !== kept.seats.length || seats.length < least || seats.length > most) return undefined;
    if (seats.filter(({ sitter }) => sitter === 'you').length > 1) return undefined;
    const wish: Wish = {
      seats,
      // Before there were several games, options stood beside the seats.
      options: settingUp.read(kept.options ?? kept),
      undo: kept.undo === 'off' || kept.undo === 'free' ? kept.undo : 'ask',
      realDice: kept.realDice === true,
      listed: kept.listed === true,
      title: '',
    };
    return settled(wish, settingUp);
  } catch {
    return undefined;
  }
}

export function keepWish(game: string, wish: Wish): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(wish));
  } catch {
    // Then the next table begins with the usual seats.
  }
}
