/** A battle's content as the browser gets it. Used by the board and by the worker. */
import type { SkirmishContent } from '@holotape/skirmish';
import { readSkirmishContent } from '@holotape/skirmish/packs';

/** Files as Vite gives them: parsed while building, so that a phone need not. */
export type Files = Readonly<Record<string, unknown>>;

/** What only a campaign asks of comes with the campaign. */
export const BATTLE: Files = import.meta.glob(
  [
    '../../../../games/skirmish/content/*.yaml',
    '!../../../../games/skirmish/content/explore.yaml',
    '!../../../../games/skirmish/content/structures.yaml',
  ],
  { query: '?data', import: 'default', eager: true },
);

const FOLDER = 'games/skirmish/content/';

export const contentOf = (files: Files): SkirmishContent =>
  readSkirmishContent([
    // Where a line stands is of no interest any more.
    Object.entries(files).map(([path, value]) => ({
      path: path.slice(path.indexOf(FOLDER) + FOLDER.length),
      text: '',
      value,
    })),
  ]);

let content: SkirmishContent | undefined;

export function skirmishContent(): SkirmishContent {
  content ??= contentOf(BATTLE);
  return content;
}
