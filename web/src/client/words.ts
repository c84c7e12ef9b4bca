/** Log lines and refusals as sentences, in the game's words. */
import type { Args } from '@holotape/kernel/play';
import { type Messages, sentence, type Texts } from '@holotape/kernel/text';
import type { LogLine } from '@holotape/table/spoken/protocol';
import { TABLE_MESSAGES } from '@holotape/table/spoken/texts';
import type { Refused } from './connection.ts';

const LINE_MESSAGES: Messages = {
  'line.lost': 'The line to the table broke before it said yes. What was taken is kept; look again in a moment.',
  'line.nothing-asked': 'Nothing is asked of you just now.',
};

interface Speaks {
  readonly texts: Texts<unknown>;
  readonly content: unknown;
}

const whole = new WeakMap<Texts<unknown>, Texts<unknown>>();

/** What a game says, the table says and the line says, as one. Made once for each game. */
function allTexts(texts: Texts<unknown>): Texts<unknown> {
  let all = whole.get(texts);
  if (all === undefined) {
    all = { ...texts, messages: { ...LINE_MESSAGES, ...TABLE_MESSAGES, ...texts.messages } };
    whole.set(texts, all);
  }
  return all;
}

/** The sentence of a log line, a reason or a refusal. */
export const sentenceOf = (game: Speaks, names: readonly string[], said: LogLine | Refused): string =>
  sentence(allTexts(game.texts), game.content, names, said.say, said.args as Args | undefined);
