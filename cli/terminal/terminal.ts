/** The terminal as a place to talk: prints lines, asks for lines, knows its size. Works the same through pipes. */
import { createInterface, type Interface } from 'node:readline';
import { Pen } from './pen.ts';

interface Look {
  /** No colours, and nothing but ASCII. */
  readonly plain?: boolean;
  readonly noColour?: boolean;
}

/** What is drawn is made for at least this width. */
export const NARROWEST = 80;

function wantsColour(look: Look, stream: NodeJS.WriteStream): boolean {
  if (look.plain || look.noColour || process.env.NO_COLOR) return false;
  return Boolean(stream.isTTY) && process.env.TERM !== 'dumb';
}

export class Terminal {
  readonly pen: Pen;
  /** People sit at a screen and a keyboard, as opposed to pipes. */
  readonly isLive: boolean;
  readonly #out = process.stdout;
  readonly #lines: string[] = [];
  #waiting: ((line: string | undefined) => void) | undefined;
  #reader: Interface | undefined;
  #ended = false;
  /** The input was ended by Ctrl-C. */
  interrupted = false;

  constructor(look: Look = {}) {
    this.pen = new Pen(wantsColour(look, this.#out), (look.plain ?? false) || process.env.TERM === 'dumb');
    this.isLive = Boolean(process.stdin.isTTY && this.#out.isTTY);
  }

  get width(): number {
    return this.#out.columns || Number(process.env.COLUMNS) || NARROWEST;
  }

  /** Undefined: endless paper. */
  get rows(): number | undefined {
    return this.#out.isTTY ? this.#out.rows : undefined;
  }

  print(...lines: readonly string[]): void {
    for (const line of lines) this.#out.write(`${line}\n`);
  }

  /** Wipes what others must not see, also from what can be scrolled back to. */
  wipe(): void {
    if (this.isLive) this.#out.write('\x1b[2J\x1b[3J\x1b[H');
  }

  /** A line typed by somebody; undefined when there will be no more. */
  async ask(prompt: string): Promise<string | undefined> {
    const reader = this.#open();
    if (this.isLive && !this.#ended) {
      reader.setPrompt(prompt);
      reader.prompt();
    } else this.#out.write(prompt);
    const line = await this.#next();
    // Through a pipe nobody has seen what was typed.
    if (!this.isLive) this.#out.write(`${line ?? ''}\n`);
    else if (line === undefined) this.#out.write('\n');
    return line;
  }

  close(): void {
    this.#ended = true;
    this.#reader?.close();
    process.stdin.unref?.();
  }

  #next(): Promise<string | undefined> {
    const line = this.#lines.shift();
    if (line !== undefined || this.#ended) return Promise.resolve(line);
    return new Promise((resolve) => {
      this.#waiting = resolve;
    });
  }

  #open(): Interface {
    if (this.#reader !== undefined) return this.#reader;
    const reader = createInterface({ input: process.stdin, ...(this.isLive && { output: this.#out }) });
    reader.on('line', (line) => this.#hear(line));
    reader.on('close', () => {
      this.#ended = true;
      this.#hear(undefined);
    });
    reader.on('SIGINT', () => {
      this.interrupted = true;
      reader.close();
    });
    this.#reader = reader;
    return reader;
  }

  #hear(line: string | undefined): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting !== undefined) waiting(line);
    else if (line !== undefined) this.#lines.push(line);
  }
}
