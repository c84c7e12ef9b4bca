/** What a page and the worker that runs its local tables say to each other. */
import type { NewTable, TableAction } from '@holotape/table/spoken/actions';
import type { ClientMessage, TableMessage } from '@holotape/table/spoken/protocol';

/** Something the page asks for and gets a reply to. */
export type Call =
  /** Brings a game's rules before somebody wants a table. */
  | { readonly do: 'load'; readonly game: string }
  | { readonly do: 'work'; readonly game: string; readonly what: string; readonly about: unknown }
  /** Makes a table and begins to play at once. */
  | { readonly do: 'make'; readonly table: NewTable; readonly name: string }
  /** Opens a save as a new table. */
  | { readonly do: 'import'; readonly text: string; readonly name: string }
  | { readonly do: 'export'; readonly id: string }
  | { readonly do: 'act'; readonly id: string; readonly action: TableAction }
  | { readonly do: 'watch'; readonly id: string };

export type ToWorker =
  /** Comes first: the luck of all tables begins here. */
  | { readonly luck: string }
  | { readonly call: number; readonly what: Call }
  /** A line to a table: opened, spoken on, hung up. `steal`: also if another window holds the table. */
  | { readonly line: number; readonly open: string; readonly steal?: boolean }
  | { readonly line: number; readonly say: ClientMessage }
  | { readonly line: number; readonly close: true };

/** Why a line ended, as a key of the app's messages. */
export type Gone = 'gone.missing' | 'gone.elsewhere' | 'gone.taken' | 'gone.damaged';

export type FromWorker =
  | { readonly call: number; readonly ok: unknown }
  /** A sentence for people. */
  | { readonly call: number; readonly trouble: string }
  | { readonly line: number; readonly heard: TableMessage }
  | { readonly line: number; readonly gone: Gone; readonly detail?: string };
