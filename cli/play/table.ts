/** A game at this terminal: asks the people, lets the bots play, tells what happens. */
import { type Bot, makeBot } from '@holotape/bots';
import {
  type Answer,
  type AnyGame,
  type AnySession,
  type Asked,
  CHANCE,
  type Chance,
  type LogEntry,
  type Question,
  type Reason,
  type Refusal,
  randomFrom,
  type Seat,
  sentence,
  type Viewer,
} from '@holotape/kernel';
import type { Asking, Canvas, Company, Face, Numbered } from '../games/face.ts';
import { faceOf } from '../games/index.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { capital, listed, wrap } from '../terminal/text.ts';
import { Trouble } from '../terminal/trouble.ts';
import { type TableNotes, writeSaveFile } from './files.ts';
import { narrate, type Telling } from './narrator.ts';
import { askingOf, canTake, findChoice } from './options.ts';
import { putQuestion } from './question.ts';
import { isPerson, type Sitter } from './seats.ts';
import { hearWord, type Outcome } from './words.ts';

export class PlayTable {
  readonly terminal: Terminal;
  face!: Face;
  game!: AnyGame;
  session!: AnySession;
  notes!: TableNotes;
  #bots: (Bot | undefined)[] = [];
  /** How many lines of the log have been told. */
  #told = 0;
  /** The person asked last. */
  #person: Seat | undefined;
  /** Who is alone with the screen. */
  #alone: Seat | undefined;
  /** Where the game was saved last, and where play stood then. */
  #saved: { readonly file: string; readonly moment: string } | undefined;
  /** Where it is saved by itself after every answer. */
  autosave: string | undefined;

  constructor(terminal: Terminal) {
    this.terminal = terminal;
  }

  /** Sits down to a new game, or to one from a file: what was played before is not told again. */
  sitDown(session: AnySession, notes: TableNotes, file?: string): void {
    this.session = session;
    this.game = session.game as AnyGame;
    this.face = faceOf(this.game);
    this.notes = notes;
    this.#bots = notes.sitters.map(({ bot }, seat) =>
      bot === undefined ? undefined : makeBot(bot, randomFrom(`${session.setting.seed}/bot/${seat}`)),
    );
    this.#person = undefined;
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
    return this.#person ?? this.people[0];
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
  reasonText({ say, args, rule }: Refusal | Reason): string {
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

  /** A disk that is full spoils the saving, not the game. */
  #saveByItself(): void {
    if (this.autosave === undefined) return;
    try {
      this.save(this.autosave);
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      this.autosave = undefined;
      this.say(`${error.message} The game goes on without being saved.`);
    }
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

  /** Plays until the game is over (true) or somebody leaves (false). */
  async play(): Promise<boolean> {
    for (;;) {
      this.#callBack();
      this.#botsPlay();
      // All at once, so that what belongs together is told together.
      this.narrate();
      this.#saveByItself();
      const { question } = this.session;
      if (question === undefined) return true;
      const asked = this.session.waitsFor[0]!;
      const outcome =
        asked === CHANCE ? await this.#askDice(question as Chance) : await this.#askPerson(question, asked);
      if (outcome === 'leave') return false;
    }
  }

  /** Until a person is asked, or the dice. */
  #botsPlay(): void {
    for (;;) {
      const seat = this.session.waitsFor.find((asked) => asked !== CHANCE && this.#bots[asked] !== undefined);
      if (seat === undefined) return;
      this.#give(seat, this.#bots[seat as Seat]!.answer(this.session, seat as Seat));
    }
  }

  #give(by: Asked, answer: Answer): Refusal | undefined {
    const refusal = this.session.answer(by, answer);
    if (refusal !== undefined && typeof by === 'number' && this.#bots[by] !== undefined)
      throw new Error(`The ${this.#bots[by].name} bot answered against the rules: ${this.reasonText(refusal)}`);
    return refusal;
  }

  /** The table, as the person at the keyboard sees it. */
  screen(asking?: Asking): string[] {
    const { canvas, company, game, face } = this;
    const view = this.session.view(this.viewer);
    return face.screen(canvas, company, game, view, asking?.seat ?? this.person, asking);
  }

  /** Asks until there is an answer the rules take, or play stands elsewhere. */
  async #askPerson(question: Question, seat: Seat): Promise<Outcome> {
    const asking = askingOf(this.face, this.session, question, seat, this.company.names);
    this.#person = seat;
    if (this.#isSecret(seat) && this.#alone !== seat && !(await this.#passKeyboard(seat))) return 'leave';
    putQuestion(this, asking);
    return this.#listen(asking, (typed) => this.#take(asking, typed));
  }

  /** Others look at the same screen and must not see this. */
  #isSecret(seat: Seat): boolean {
    return this.people.length > 1 && this.face.isPrivate(this.session, seat);
  }

  /** The secret is over: the screen is wiped before the others look again. */
  #callBack(): void {
    if (this.#alone === undefined || this.#isSecret(this.#alone)) return;
    this.#alone = undefined;
    this.terminal.wipe();
  }

  async #passKeyboard(seat: Seat): Promise<boolean> {
    this.say(`Only ${this.company.names[seat]} may see what comes next. The others look at the wallpaper.`);
    const ready = await this.terminal.ask('Press Enter when you are alone with the screen. ');
    this.#alone = seat;
    const secrets = this.session.log(seat).filter(({ to }) => to !== undefined);
    const last = secrets.at(-1);
    if (ready !== undefined && last !== undefined) this.terminal.print(...narrate(this.telling(false), [last]));
    return ready !== undefined;
  }

  /** Tries what was typed as an answer. */
  #take(asking: Asking, typed: string): Outcome {
    const free = asking.question && this.face.freeAnswer?.(asking.question, typed);
    if (free !== undefined) return this.#offer(asking.seat, free);
    const found = this.#meant(asking, typed);
    if (found === undefined) return 'stay';
    const { blocked } = found.option;
    if (blocked !== undefined) {
      this.say(`${found.label.name}: ${this.reasonText(blocked)}`);
      return 'stay';
    }
    const answer = asking.question?.kind === 'open' ? (JSON.parse(found.option.id) as Answer) : found.option.id;
    return this.#offer(asking.seat, answer);
  }

  #offer(seat: Seat, answer: Answer): Outcome {
    const refusal = this.#give(seat, answer);
    if (refusal === undefined) return 'moved';
    this.say(this.reasonText(refusal));
    return 'stay';
  }

  #meant({ choices }: Asking, typed: string): Numbered | undefined {
    const { enter } = this.face;
    if (typed === '') {
      const nothing = choices.find((choice) => canTake(choice) && enter.includes(choice.option.id));
      if (nothing === undefined) this.say('Type a number, or "help".');
      return nothing;
    }
    const found = findChoice(choices, typed);
    if ('one' in found) return found.one;
    if (found.several.length === 0)
      this.say(`"${typed}" is neither a choice nor a command here. Type a number, or "help".`);
    else {
      const ways = found.several.slice(0, 6).map(({ number, label }) => `[${number}] ${label.name}`);
      this.say(`"${typed}" could be ${listed(ways, 'or')}${found.several.length > 6 ? ', and more' : ''}.`);
    }
    return undefined;
  }

  /** Dice rolled by hand are typed in. */
  async #askDice(question: Chance): Promise<Outcome> {
    const { game, company, terminal } = this;
    const about = question.detail?.about;
    const text = capital(sentence(game.texts, game.content, company.names, `ask.${question.ask}`, about));
    const sides = question.draw.of === 'dice' ? question.draw.sides : [];
    const example = sides.map((each, i) => Math.min(each, 3 + i)).join(' ');
    terminal.print('', ...wrap(`${terminal.pen.bold(text)} Type what they show, like "${example}".`, terminal.width));
    const asking: Asking = { question, seat: this.person ?? 0, choices: [] };
    return this.#listen(asking, (typed) => {
      const faces = typed
        .split(/[\s,+]+/)
        .filter(Boolean)
        .map(Number);
      const refusal = this.#give(CHANCE, faces.some(Number.isNaN) ? typed : faces);
      if (refusal === undefined) return 'moved';
      this.say(
        `${sides.length === 1 ? 'One die is' : `${sides.length} dice are`} wanted, like "${example}"; "${typed}" is not that.`,
      );
      return 'stay';
    });
  }

  /** The count at the end. */
  count(): void {
    const { canvas, company, game, face, session } = this;
    const score = face.score(canvas, company, game, session.view(this.viewer));
    this.terminal.print('', ...this.screen(), '', ...score);
  }

  /** After the end only words are heard. True: play was taken back and goes on. */
  async afterTheEnd(): Promise<boolean> {
    for (;;) {
      const line = await this.terminal.ask('> ');
      if (line === undefined || line.trim() === '') return false;
      const asking = { question: undefined, seat: this.person ?? 0, choices: [] };
      const outcome = await hearWord(this, asking, line);
      if (outcome === 'leave') return false;
      if (outcome === 'moved') return true;
      if (outcome === undefined)
        this.say('The game is over: nothing is asked any more. "help" lists what still works.');
    }
  }

  /** Hears lines until one of them moves play on or somebody leaves. */
  async #listen(asking: Asking, take: (typed: string) => Outcome): Promise<Outcome> {
    for (;;) {
      const line = await this.terminal.ask(`${this.terminal.pen.bold('>')} `);
      if (line === undefined) return 'leave';
      const outcome = (await hearWord(this, asking, line)) ?? take(line.trim());
      if (outcome !== 'stay') return outcome;
    }
  }
}
