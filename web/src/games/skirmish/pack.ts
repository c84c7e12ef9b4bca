/** The skirmish's content as the browser gets it. Used by the board and by the worker. */
import type { SkirmishContent } from '@holotape/skirmish';
import { readSkirmishContent } from '@holotape/skirmish/packs';

const files = import.meta.glob('../../../../games/skirmish/content/*.yaml', {
  query: '?data',
  import: 'default',
  eager: true,
}) as Readonly<Record<string, unknown>>;

const FOLDER = 'games/skirmish/content/';

let content: SkirmishContent | undefined;

export function skirmishContent(): SkirmishContent {
  content ??= readSkirmishContent([
    // Parsed while building, so that a phone need not: where a line stands is of no interest any more.
    Object.entries(files).map(([path, value]) => ({
      path: path.slice(path.indexOf(FOLDER) + FOLDER.length),
      text: '',
      value,
    })),
  ]);
  return content;
}
