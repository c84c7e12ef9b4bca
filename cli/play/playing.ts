/** Playing at a table: asks the people, lets the bots play, tells what happens. */
import {
  type Answer,
  type Asked,
  CHANCE,
  type Chance,
  type Question,
  type Refusal,
  type Seat,
  sentence,
} from '@holotape/kernel';
import type { Asking, Numbered } from '../games/face.ts';
import { capital, listed, wrap } from '../terminal/text.ts';
import { Trouble } from '../terminal/trouble.ts';
import { askingOf } from './asking.ts';
import { hostAt } from './inner.ts';
import { canTake, findChoice } from './options.ts';
import type { Outcome } from './outcome.ts';
import { callBack, isHidden, isSecret, passKeyboard, tellSecret } from './privacy.ts';
import { putQuestion } from './question.ts';
import { remember } from './reasons.ts';
import type { PlayTable } from './table.ts';
import { hearWord } from './words.ts';

/** Plays until the game is over (true) or somebody leaves (false). */
export async function play(table: PlayTable): Promise<boolean> {
  for (;;) {
    if (table.alone !== undefined && !isSecret(table, table.alone)) callBack(table);
    botsPlay(table);
    // All at once, so that what belongs together is told together.
    table.narrate();
    saveByItself(table);
    const { question } = table.session;
    if (question === undefined) return true;
    const asked = table.session.waitsFor[0]!;
    const outcome =
      asked === CHANCE ? await askDice(table, question as Chance) : await askPerson(table, question, asked);
    if (outcome === 'leave') return false;
  }
}

/** A disk that is full spoils the saving, not the game. */
function saveByItself(table: PlayTable): void {
  if (table.autosave === undefined) return;
  try {
    table.save(table.autosave);
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    table.autosave = undefined;
    table.say(`${error.message} The game goes on without being saved.`);
  }
}

/** Until a person is asked, or the dice. */
function botsPlay(table: PlayTable): void {
  for (;;) {
    const seat = table.session.waitsFor.find((asked) => asked !== CHANCE && table.bots[asked] !== undefined);
    if (seat === undefined) return;
    const bot = table.bots[seat as Seat]!;
    const answer = bot.answer(table.session, seat as Seat);
    remember(table, seat as Seat, bot.name, answer);
    give(table, seat, answer);
  }
}

function give(table: PlayTable, by: Asked, answer: Answer): Refusal | undefined {
  const refusal = table.session.answer(by, answer);
  if (refusal !== undefined && typeof by === 'number' && table.bots[by] !== undefined)
    throw new Error(`The ${table.bots[by].name} bot answered against the rules: ${table.reasonText(refusal)}`);
  return refusal;
}

/** Asks until there is an answer the rules take, or play stands elsewhere. */
async function askPerson(table: PlayTable, question: Question, seat: Seat): Promise<Outcome> {
  table.asked = seat;
  if (isSecret(table, seat) && table.alone !== seat) {
    if (!(await passKeyboard(table, seat))) return 'leave';
    tellSecret(table, seat);
  }
  const asking = askingOf(table, question, seat);
  const only = onlyAnswer(table, asking);
  table.isTakenBack = false;
  if (only !== undefined) return offer(table, seat, only.option.id);
  putQuestion(table, asking);
  return listen(table, asking, (typed) => take(table, asking, typed));
}

/** The one answer that is possible, where people do not want to be asked for it. */
function onlyAnswer(table: PlayTable, { question, choices }: Asking): Numbered | undefined {
  if (table.asksAlways || table.isTakenBack || question?.kind !== 'choice') return undefined;
  const open = choices.filter(canTake);
  return open.length === 1 && !isHidden(table, open[0]!.option) ? open[0] : undefined;
}

/** Tries what was typed as an answer. */
function take(table: PlayTable, asking: Asking, typed: string): Outcome {
  const free = asking.question && table.face.freeAnswer?.(asking.question, typed, table.session);
  if (free !== undefined && 'problem' in free) {
    table.say(free.problem);
    return 'stay';
  }
  if (free !== undefined) return offer(table, asking.seat, free.answer);
  const found = meant(table, asking, typed);
  if (found === undefined) return 'stay';
  const { blocked } = found.option;
  if (blocked !== undefined) {
    const why = isHidden(table, found.option) ? 'not now.' : table.reasonText(blocked);
    table.say(`${found.label.name}: ${why}`);
    return 'stay';
  }
  const answer = asking.question?.kind === 'open' ? (JSON.parse(found.option.id) as Answer) : found.option.id;
  return offer(table, asking.seat, answer);
}

function offer(table: PlayTable, seat: Seat, answer: Answer): Outcome {
  const refusal = give(table, seat, answer);
  if (refusal === undefined) return 'moved';
  table.say(table.reasonText(refusal));
  return 'stay';
}

function meant(table: PlayTable, { choices }: Asking, typed: string): Numbered | undefined {
  const { enter } = table.face;
  if (typed === '') {
    const nothing = choices.find((choice) => canTake(choice) && enter.includes(choice.option.id));
    if (nothing === undefined) table.say('Type a number, or "help".');
    return nothing;
  }
  const found = findChoice(choices, typed);
  if ('one' in found) return found.one;
  if (found.several.length === 0)
    table.say(`"${typed}" is neither a choice nor a command here. Type a number, or "help".`);
  else {
    const ways = found.several.slice(0, 6).map(({ number, label }) => `[${number}] ${label.name}`);
    table.say(`"${typed}" could be ${listed(ways, 'or')}${found.several.length > 6 ? ', and more' : ''}.`);
  }
  return undefined;
}

/** Dice rolled by hand are typed in. */
async function askDice(table: PlayTable, question: Chance): Promise<Outcome> {
  const { game, company, terminal } = table;
  const about = question.detail?.about;
  const text = capital(sentence(game.texts, game.content, company.names, `ask.${question.ask}`, about));
  const sides = question.draw.of === 'dice' ? question.draw.sides : [];
  const example = sides.map((each, i) => Math.min(each, 3 + i)).join(' ');
  terminal.print('', ...wrap(`${terminal.pen.bold(text)} Type what they show, like "${example}".`, terminal.width));
  const asking: Asking = { question, seat: table.person ?? 0, choices: [] };
  return listen(table, asking, (typed) => {
    const faces = typed
      .split(/[\s,+]+/)
      .filter(Boolean)
      .map(Number);
    const refusal = give(table, CHANCE, faces.some(Number.isNaN) ? typed : faces);
    if (refusal === undefined) return 'moved';
    table.say(
      `${sides.length === 1 ? 'One die is' : `${sides.length} dice are`} wanted, like "${example}"; "${typed}" is not that.`,
    );
    return 'stay';
  });
}

/** After the end only words are heard. True: play was taken back and goes on. */
export async function afterTheEnd(table: PlayTable): Promise<boolean> {
  for (;;) {
    const line = await table.terminal.ask('> ');
    if (line === undefined || line.trim() === '') return false;
    const asking = { question: undefined, seat: table.person ?? 0, choices: [] };
    const outcome = await hearWord(table, asking, line);
    if (outcome === 'leave') return false;
    if (outcome === 'moved') return true;
    if (outcome === undefined) table.say('The game is over: nothing is asked any more. "help" lists what still works.');
  }
}

/** A word that does something elsewhere and answers with what came of it; undefined if the line is none. */
async function hearDeed(table: PlayTable, { question, seat }: Asking, line: string): Promise<Outcome | undefined> {
  const [word = '', ...rest] = line.trim().split(/\s+/);
  const deed = table.face.deeds?.find(({ name }) => name === word.toLowerCase());
  if (deed === undefined) return undefined;
  if (question?.ask !== deed.ask) {
    table.say(`"${deed.name}" is for another time: ${deed.help}.`);
    return 'stay';
  }
  const done = await deed.run(hostAt(table, play), table.session, rest.join(' '));
  if ('answer' in done) return offer(table, seat, done.answer);
  table.say(done.problem);
  return 'stay';
}

/** Hears lines until one of them moves play on or somebody leaves. */
async function listen(table: PlayTable, asking: Asking, take: (typed: string) => Outcome): Promise<Outcome> {
  for (;;) {
    const line = await table.terminal.ask(`${table.terminal.pen.bold('>')} `);
    if (line === undefined) return 'leave';
    const outcome = (await hearWord(table, asking, line)) ?? (await hearDeed(table, asking, line)) ?? take(line.trim());
    if (outcome !== 'stay') return outcome;
  }
}
