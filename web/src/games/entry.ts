/** A game as it stands on the shelf: what the app knows of it before any of its code is loaded, and how to load the rest. */

import type { ComponentType } from 'react';
import type { Face } from '../design/Tape.tsx';
import type { GameModule } from './module.ts';
import type { Catalog, RulebookParts } from './rulebook.ts';
import type { SettingUp } from './setting-up.ts';

/** A page of a game's own: a force builder, a campaign, something to print. */
export interface GamePage {
  /** After the game's name: `forces/:force?` is at `/skirmish/forces`. */
  readonly path: string;
  readonly title: string;
  readonly load: () => Promise<ComponentType<{ readonly params: Readonly<Record<string, string>> }>>;
}

export interface GameEntry {
  readonly face: Face;
  /** How its rule ids begin: `SH` of `SH-THREAT-3`. */
  readonly prefixes: readonly string[];
  readonly catalog: () => Promise<Catalog>;
  /** Its rules are a chapter of another game's book. */
  readonly readIn?: { readonly game: string; readonly chapter: string };
  /** What its rulebook has besides the catalog. */
  readonly rulebook?: () => Promise<RulebookParts>;
  readonly pages?: readonly GamePage[];
  /** Its board and how a table of it is set up; without them it cannot be played in a browser yet. */
  readonly play?: {
    readonly settingUp: () => Promise<SettingUp>;
    readonly module: () => Promise<GameModule>;
  };
}
