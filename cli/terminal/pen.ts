/** How things are drawn: with colours or without, with line drawing or in plain ASCII. */
import { styleText } from 'node:util';

export type Ink =
  | 'bold'
  | 'dim'
  | 'inverse'
  | 'underline'
  | 'red'
  | 'green'
  | 'yellow'
  | 'blue'
  | 'magenta'
  | 'cyan'
  | 'redBright'
  | 'yellowBright'
  | 'greenBright'
  | 'blueBright';

const FANCY = {
  happiness: '♥',
  full: '■',
  empty: '□',
  shut: '·',
  times: '×',
  dash: '–',
  dot: '·',
  cut: '…',
  line: '─',
  wall: '│',
} as const;
type Glyph = keyof typeof FANCY;

const PLAIN: Readonly<Record<Glyph, string>> = {
  happiness: 'h',
  full: '#',
  empty: '.',
  shut: '.',
  times: 'x',
  dash: '-',
  dot: '-',
  cut: '~',
  line: '-',
  wall: '|',
};

export class Pen {
  readonly colour: boolean;
  /** Nothing but ASCII. */
  readonly plain: boolean;

  constructor(colour: boolean, plain: boolean) {
    this.colour = colour;
    this.plain = plain;
  }

  ink(text: string, ...inks: readonly Ink[]): string {
    return this.colour && text !== '' ? styleText([...inks], text, { validateStream: false }) : text;
  }

  glyph(name: Glyph): string {
    return this.plain ? PLAIN[name] : FANCY[name];
  }

  dim(text: string): string {
    return this.ink(text, 'dim');
  }

  bold(text: string): string {
    return this.ink(text, 'bold');
  }
}
