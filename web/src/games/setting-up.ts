/** What a game brings to the form of a new table and to the lobby. The shell brings who sits where, undo, dice and the door. */
import type { Json } from '@holotape/kernel/play';
import type { TableInfo } from '@holotape/table/spoken/protocol';
import type { ComponentType, ReactNode } from 'react';
import type { PlayerColour } from '../design/players.tsx';
import type { Why } from '../design/WhyNot.tsx';

/** The person at this browser, somebody else at the same screen, a friend with a link, a bot. */
export const SITTERS = ['you', 'screen', 'link', 'bot'] as const;
export type Sitter = (typeof SITTERS)[number];

/** How strong a bot is, the weakest first: what people call it, and the bot that plays. */
export const STRENGTHS = ['random', 'gentle', 'greedy', 'search'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** The strengths that make a difference in a game. */
export const strengthsOf = ({ isSearched }: Pick<SettingUp, 'isSearched'>): readonly Strength[] =>
  isSearched ? STRENGTHS : STRENGTHS.filter((each) => each !== 'search');

export interface WishedSeat {
  readonly sitter: Sitter;
  readonly name: string;
  readonly bot: Strength;
  /** A bot that goes by another name than its own, and whose strength is not asked for: the game's rules play through it. */
  readonly called?: string;
  /** Friends may sit down beside whoever sits here, by link. */
  readonly shared?: boolean;
}

/** What a person wishes for a new table. O: the game's own options. */
export interface Wish<O = Json> {
  readonly seats: readonly WishedSeat[];
  readonly options: O;
  readonly undo: 'off' | 'ask' | 'free';
  readonly realDice: boolean;
  readonly listed: boolean;
  readonly title: string;
}

export interface WishProps<O = Json> {
  readonly wish: Wish<O>;
  readonly change: (wish: Wish<O>) => void;
}

export interface BeforeProps<O = Json> extends WishProps<O> {
  /** Why it cannot begin like this, for what is found out only after the form is there; the form says it at the key. */
  readonly refuse: (why: Why | undefined) => void;
}

export interface SeatsProps<O = Json> extends WishProps<O> {
  /** The fields of one seat, as the shell draws them: who sits there, their name, a bot's strength, the key that removes it. */
  readonly fields: (at: number) => ReactNode;
  /** Keys under the seats: one more, mixed. */
  readonly more: ReactNode;
}

export interface LobbyProps {
  readonly info: TableInfo;
  readonly colours: readonly PlayerColour[];
  /** Seats without anybody, and for whom the host holds them. */
  readonly free: readonly { readonly seat: number; readonly heldFor: string | undefined }[];
  /** The name card of one seat, with what can be done about it. */
  readonly card: (at: number) => ReactNode;
}

// biome-ignore lint/suspicious/noExplicitAny: the shell carries the options of every game and looks into none
export interface SettingUp<O = any> {
  /** The rule about the number of players. */
  readonly rule: string;
  readonly least: number;
  readonly most: number;
  /** A seat is a side, which several people may play together. */
  readonly sharedSeats?: boolean;
  /** A bot that looks several turns ahead can play it. */
  readonly isSearched?: boolean;
  /** Why there cannot be fewer or more seats; `note` is the few words on the key. */
  readonly few: Why;
  readonly full: Why & { readonly note: string };
  /** Of every seat there can be. */
  readonly colours: readonly PlayerColour[];
  /** What is agreed on if nobody says otherwise. */
  readonly fresh: O;
  /** Options that were kept or agreed on before: whatever of them still makes sense. */
  read(kept: unknown): O;
  /** Options put right for so many seats. */
  settled?(options: O, seats: number): O;
  /** What nobody has chosen, chosen when the table is opened. */
  opened?(options: O, seats: readonly WishedSeat[]): O;
  /** Why it cannot begin like this; the form says it at the key. */
  whyNot?(wish: Wish<O>): Why | undefined;
  /** What was agreed on, for the host's panel: the end of "3 seats, ...", and the rest in a few words each. */
  agreed(options: O, colours: readonly PlayerColour[]): { readonly first: string; readonly more: readonly string[] };
  /** How long it takes, beside the tape. */
  readonly Length?: ComponentType;
  /** Who sits where, as the game's own picture; a plain list if left out. */
  readonly Seats?: ComponentType<SeatsProps<O>>;
  /** Choices that come before the seats: a scenario, sides. */
  readonly Before?: ComponentType<BeforeProps<O>>;
  /** Its rows and its switches in "How you play". */
  readonly Rows?: ComponentType<WishProps<O>>;
  readonly Switches?: ComponentType<WishProps<O>>;
  /** The people of the lobby in the game's own picture; a plain list if left out. */
  readonly Lobby?: ComponentType<LobbyProps>;
}
