/**
 * Sentences for people. The table stores keys and arguments; words come from a game's message file, so that a language
 * can be added without touching a rule.
 *
 * A message is a text with slots: `{seat:seat} pays {cost:cubes}.` The part before the colon names the argument, the
 * part after it how to print it; the printers are the game's. A slot without a colon prints the argument as it is.
 */
import type { Args, Json } from './play.ts';

export type Messages = Readonly<Record<string, string>>;

/** Prints an argument for people: `names` says what the seats are called. */
export type Printer<C> = (value: Json, content: C, names: readonly string[]) => string;

export interface Texts<C> {
  readonly messages: Messages;
  readonly printers: Readonly<Record<string, Printer<C>>>;
}

/** What the kernel itself says. Games may say it better under the same key. */
export const KERNEL_MESSAGES: Messages = {
  'kernel.over': 'The game is over: nothing is asked any more.',
  'kernel.not-you': 'This question is not for {seat:seat}; it waits for {waits:seats}.',
  'kernel.answered': '{seat:seat} has answered this question already.',
  'kernel.no-option': '"{given}" is not one of the choices here; possible: {possible}.',
  'kernel.chance': '{given} cannot come up here; it takes {want}.',
  'kernel.undo': '{seat:seat} took play back: {target}.',
  'kernel.asked-again':
    'The rules of the open step changed since this game was saved: {dropped} answers of that step are asked again, everything before it is kept.',
  'kernel.undo.nothing': 'There is nothing to take back.',
  'kernel.undo.off': 'This table plays without undo beyond {barrier}.',
  'kernel.undo.changed': 'The rules have changed since then: play cannot be taken back that far.',
  'reason.random': 'No reason at all: it takes any answer that is allowed.',
  'reason.plain': 'There was hardly a choice.',
  'reason.alike': 'Nothing else looked better.',
  'reason.own': 'It goes by something that only it can see.',
  'reason.gentle': 'It may have overlooked something better.',
  'reason.greedy': 'It expects more of this than meets the eye.',
  'reason.search': 'It looks further ahead than this turn.',
  'kernel.undo.ask': 'Going back beyond {barrier} needs the others to agree.',
};

const SLOT = /\{(\w+)(?::([\w-]+))?\}/g;

const PRINTERS: Readonly<Record<string, Printer<unknown>>> = {
  seat: (seat, _content, names) => names[seat as number] ?? String(seat),
  seats: (seats, _content, names) =>
    (seats as readonly (number | 'chance')[])
      .map((seat) => (seat === 'chance' ? 'the dice' : (names[seat] ?? seat)))
      .join(', '),
};

/** The sentence for a key, in the game's words. A key without a message shows itself, so that it is noticed. */
export function sentence<C>(
  texts: Texts<C>,
  content: C,
  names: readonly string[],
  key: string,
  args: Args | undefined,
): string {
  const messages = Object.hasOwn(texts.messages, key) ? texts.messages : KERNEL_MESSAGES;
  const message = Object.hasOwn(messages, key) ? messages[key] : undefined;
  if (message === undefined) return args === undefined ? key : `${key} ${JSON.stringify(args)}`;
  return message.replace(SLOT, (slot, name: string, printer: string | undefined) => {
    const value = args?.[name];
    if (value === undefined) return slot;
    if (printer === undefined) return typeof value === 'string' ? value : JSON.stringify(value);
    const print = texts.printers[printer] ?? (PRINTERS[printer] as Printer<C> | undefined);
    return print === undefined ? slot : print(value, content, names);
  });
}

/** "a", "a and b", "a, b and c". */
export function listed(words: readonly string[], and = 'and'): string {
  if (words.length <= 1) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`;
}

export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;
