/** Log lines and refusals as sentences, in the game's words. */
import type { Args } from '@holotape/kernel/play';
import { type Messages, sentence, type Texts } from '@holotape/kernel/text';
import type { LogLine } from '@holotape/table/protocol';
import { TABLE_MESSAGES } from '@holotape/table/texts';
import type { Refused } from './connection.ts';

const LINE_MESSAGES: Messages = {
  'line.lost': 'The line to the table broke before it said yes. What was taken is kept; look again in a moment.',
  'line.nothing-asked': 'Nothing is asked of you just now.',
};

interface Speaks {
  readonly texts: Texts<unknown>;
  readonly content: unknown;
}

/** The sentence of a log line, a reason or a refusal. */
export function sentenceOf(game: Speaks, names: readonly string[], said: LogLine | Refused): string {
  const texts = { ...game.texts, messages: { ...LINE_MESSAGES, ...TABLE_MESSAGES, ...game.texts.messages } };
  return sentence(texts, game.content, names, said.say, said.args as Args | undefined);
}
