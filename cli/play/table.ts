/** A game at this terminal: who sits at it, what has been told of it, and where it is kept. */
import { type Bot, type BotName, makeBot } from '@holotape/bots';
import {
  type Answer,
  type AnyGame,
  type AnySession,
  type Because,
  type LogEntry,
  randomFrom,
  type Seat,
  sentence,
  type Viewer,
} from '@holotape/kernel';
import type { Asking, Canvas, Company, Face } from '../games/face.ts';
import { faceOf } from '../games/index.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { capital, wrap } from '../terminal/text.ts';
import { type TableNotes, writeSaveFile } from './files.ts';
import { narrate, type Telling } from './narrator.ts';
import { isPerson, type Sitter } from './seats.ts';

/** An answer of a bot, and the table as it was then. */
interface Decided {
  readonly seat: Seat;
  readonly bot: BotName;
  readonly answer: Answer;
  readonly session: AnySession;
}

export class PlayTable {
  readonly terminal: Terminal;
  face!: Face;
  game!: AnyGame;
  session!: AnySession;
  notes!: TableNotes;
  bots: readonly (Bot | undefined)[] = [];
  /** What bots have decided last that everybody saw, the latest last: they may be asked why. */
  decided: readonly Decided[] = [];
  /** How many lines of the log have been told. */
  #told = 0;
  /** The person asked last. */
  asked: Seat | undefined;
  /** Who is alone with the screen. */
  alone: Seat | undefined;
  /** Whether questions with one possible answer are put all the same; undefined: as is usual in this game. */
  #asksAlways: boolean | undefined;
  /** Play was just taken back: the question it led to is put, whatever its answers. */
  isTakenBack = false;
  /** Where the game was saved last, and where play stood then. */
  #saved: { readonly file: string; readonly moment: string } | undefined;
  /** Where it is saved by itself after every answer. */
  autosave: string | undefined;

  constructor(terminal: Terminal) {
    this.terminal = terminal;
  }

  get asksAlways(): boolean {
    return this.#asksAlways ?? this.face.skipsOneAnswer !== true;
  }

  set asksAlways(always: boolean) {
    this.#asksAlways = always;
  }

  /** Sits down to a new game, or to one from a file: what was played before is not told again. */
  sitDown(session: AnySession, notes: TableNotes, file?: string): void {
    this.session = session;
    this.game = session.game as AnyGame;
    this.face = faceOf(this.game);
    this.notes = notes;
    this.bots = notes.sitters.map(({ bot }, seat) =>
      bot === undefined ? undefined : makeBot(bot, randomFrom(`${session.setting.seed}/bot/${seat}`)),
    );
    this.asked = undefined;
    this.decided = [];
    this.#told = file === undefined ? 0 : this.log().length;
    this.#saved = file === undefined ? undefined : { file, moment: this.#moment() };
  }

  get sitters(): readonly Sitter[] {
    return this.notes.sitters;
  }

  get people(): Seat[] {
    return this.sitters.flatMap((sitter, seat) => (isPerson(sitter) ? [seat] : []));
  }

  get company(): Company {
    return { names: this.sitters.map(({ name }) => name), bots: this.sitters.map(({ bot }) => bot) };
  }

  get canvas(): Canvas {
    return { pen: this.terminal.pen, width: this.terminal.width };
  }

  /** Whose eyes look at this screen: one person's own, or everybody's. */
  get viewer(): Viewer {
    const [only, ...others] = this.people;
    return only === undefined || others.length > 0 ? 'public' : only;
  }

  /** The person at the keyboard. */
  get person(): Seat | undefined {
    return this.asked ?? this.people[0];
  }

  seatCalled(name: string): Seat | undefined {
    const at = this.company.names.findIndex((each) => each.toLowerCase() === name.toLowerCase());
    return at < 0 ? undefined : at;
  }

  log(): LogEntry[] {
    return this.session.log(this.viewer);
  }

  telling(rules: boolean): Telling {
    const { canvas, face, game, company } = this;
    return { canvas, face, game, company, view: this.session.view(this.viewer), rules };
  }

  say(text: string): void {
    this.terminal.print(...wrap(text, this.terminal.width));
  }

  /** The sentence for a refusal or a reason, with its rule. */
  reasonText({ say, args, rule }: Because & { readonly rule?: string | undefined }): string {
    const text = capital(sentence(this.game.texts, this.game.content, this.company.names, say, args));
    return rule === undefined ? text : `${text} (${rule})`;
  }

  /** Tells what happened since the last time. */
  narrate(): void {
    const log = this.log();
    const news = log.slice(this.#told);
    this.#told = log.length;
    if (news.length > 0) this.terminal.print(...narrate(this.telling(false), news));
  }

  /** After play was taken back: only the last line, which says so, is news. */
  narrateUndo(): void {
    this.#told = this.log().length - 1;
    this.narrate();
  }

  save(file: string): void {
    writeSaveFile(file, this.session, this.notes);
    this.#saved = { file, moment: this.#moment() };
  }

  #moment(): string {
    return JSON.stringify([this.session.moment, this.session.log('public').length]);
  }

  get savedIn(): string | undefined {
    return this.#saved?.file;
  }

  /** Where this very position is saved. */
  get isSaved(): boolean {
    return this.#saved?.moment === this.#moment();
  }

  /** The table, as the person at the keyboard sees it. */
  screen(asking?: Asking): string[] {
    const { canvas, company, game, face } = this;
    const view = this.session.view(this.viewer);
    return face.screen(canvas, company, game, view, asking?.seat ?? this.person, asking);
  }

  /** The count at the end. */
  count(): void {
    const { canvas, company, game, face, session } = this;
    const score = face.score(canvas, company, game, session.view(this.viewer));
    this.terminal.print('', ...this.screen(), '', ...score);
  }
}
