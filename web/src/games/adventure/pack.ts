/** The adventure's content as the browser gets it. Used by the board and by the worker. */
import { type AdventureContent, readAdventureContent } from '@holotape/adventure/content';

const files = import.meta.glob('../../../../games/adventure/content/**/*.yaml', {
  query: '?data',
  import: 'default',
  eager: true,
}) as Readonly<Record<string, unknown>>;

let content: AdventureContent | undefined;

const FOLDER = 'games/adventure/content/';

export function adventureContent(): AdventureContent {
  content ??= readAdventureContent([
    // Parsed while building, so that a phone need not: where a line stands is of no interest any more.
    Object.entries(files).map(([path, value]) => ({
      path: path.slice(path.indexOf(FOLDER) + FOLDER.length),
      text: '',
      value,
    })),
  ]);
  return content;
}
