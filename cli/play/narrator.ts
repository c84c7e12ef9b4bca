/** The log as a story: sentences joined to paragraphs, each with the mark of who acts. */
import { type AnyGame, type LogEntry, type Seat, sentence } from '@holotape/kernel';
import type { Canvas, Company, Face } from '../games/face.ts';
import { beside, capital, wrap } from '../terminal/text.ts';

export interface Telling {
  readonly canvas: Canvas;
  readonly face: Face;
  readonly game: AnyGame;
  readonly company: Company;
  /** For the marks of the players. */
  readonly view: unknown;
  /** Name the rule behind each sentence. */
  readonly rules: boolean;
}

interface Paragraph {
  readonly opening: 'heading' | 'paragraph' | 'story';
  readonly seat: Seat | undefined;
  readonly sentences: string[];
}

function sentenceOf({ game, company }: Pick<Telling, 'game' | 'company'>, entry: LogEntry): string {
  return capital(sentence(game.texts, game.content, company.names, entry.say, entry.args));
}

function paragraphsOf(telling: Telling, entries: readonly LogEntry[]): Paragraph[] {
  const { canvas, face } = telling;
  const paragraphs: Paragraph[] = [];
  for (const entry of entries) {
    const opening = face.opening(entry);
    const seat = entry.args?.seat as Seat | undefined;
    const last = paragraphs.at(-1);
    const privately = entry.to === undefined ? '' : ' (only you see this)';
    const rule = telling.rules && entry.rule !== undefined ? ` ${canvas.pen.dim(entry.rule)}` : '';
    const text = `${sentenceOf(telling, entry)}${privately}${rule}`;
    const goesOn =
      opening === 'sentence' && last?.opening === 'paragraph' && (seat === undefined || last.seat === seat);
    if (goesOn) last.sentences.push(text);
    else paragraphs.push({ opening: opening === 'sentence' ? 'paragraph' : opening, seat, sentences: [text] });
  }
  return paragraphs;
}

/** Lines longer than this are hard to read aloud from. */
const STORY_WIDTH = 90;

export function narrate(telling: Telling, entries: readonly LogEntry[]): string[] {
  const { canvas, face, view } = telling;
  const { pen, width } = canvas;
  return paragraphsOf(telling, entries).flatMap(({ opening, seat, sentences }) => {
    const text = sentences.join(' ');
    if (opening === 'heading') return ['', ...wrap(pen.bold(`${pen.glyph('line').repeat(2)} ${text}`), width)];
    if (opening === 'story') return ['', ...beside('    ', text, Math.min(width, STORY_WIDTH)), ''];
    const mark = seat === undefined ? ' ' : face.mark(pen, view, seat);
    return beside(`${mark} `, text, width);
  });
}
