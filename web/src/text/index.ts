/**
 * Words of the app. Every text stands in a message file, so that a language can be added; game texts come from the game
 * (`sentence` of the kernel). A message has slots: `{name} sat down`, and may count: `{n|one seat|# seats}`.
 */
import { en } from './en.ts';

type TextArgs = Readonly<Record<string, string | number>>;

const COUNT = /\{(\w+)\|((?:[^|{}]|\{\w+\})*)\|((?:[^|{}]|\{\w+\})*)\}/g;
const SLOT = /\{(\w+)\}/g;

/** Fills the slots of a message: first the counts, whose words may have slots of their own. */
export function fill(message: string, args: TextArgs = {}): string {
  return message
    .replace(COUNT, (slot, name: string, one: string, many: string) => {
      const count = args[name];
      return count === undefined ? slot : (count === 1 ? one : many).replaceAll('#', String(count));
    })
    .replace(SLOT, (slot, name: string) => (args[name] === undefined ? slot : String(args[name])));
}

/** A function that says the messages of one file. */
export function speaker<M extends Readonly<Record<string, string>>>(messages: M) {
  return (key: keyof M & string, args?: TextArgs): string => fill(messages[key] ?? key, args);
}

/** Says a message of the app. */
export const t = speaker(en);

/** "Ana", "Ana and Ben", "Ana, Ben and Mira". */
export const listNames = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')}${t('and')}${names.at(-1)}`;
