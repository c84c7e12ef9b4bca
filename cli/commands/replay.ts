/** `holotape replay`: a saved game, told, shown or verified. */
import { answersOf, type LogEntry, loadSession, replayTo, type Viewer, watch } from '@holotape/kernel';
import type { Canvas, Company, Face } from '../games/face.ts';
import { faceOf } from '../games/index.ts';
import { type Opened, readSaveFile } from '../play/files.ts';
import { narrate } from '../play/narrator.ts';
import { Terminal } from '../terminal/terminal.ts';
import { count, listed, wrap } from '../terminal/text.ts';
import { WrongUsage } from '../terminal/trouble.ts';
import { type Command, LOOK_HELP, LOOK_OPTIONS, nothingMore, readArgs, wholeNumber } from './command.ts';
import { isFolder, verifyMany, verifyOne } from './verifying.ts';

const OPTIONS = {
  ...LOOK_OPTIONS,
  verify: { type: 'boolean' },
  to: { type: 'string' },
  seat: { type: 'string' },
  pack: { type: 'string', multiple: true },
} as const;

const HELP = `holotape replay FILE [options]
       holotape replay --verify FILE|FOLDER...

  --verify            play it again by today's rules and say whether it is the same game, and as it was
                      played; of several files, or all saves in a folder, tell those that are not
  --to N              show the table after N answers
  --seat N|public     through whose eyes (1 is the first seat; the usual: everybody's)
  --pack DIR          where the packs are now, if they have moved
${LOOK_HELP}`;

interface Watching extends Opened {
  readonly terminal: Terminal;
  readonly canvas: Canvas;
  readonly company: Company;
  readonly face: Face;
  readonly viewer: Viewer;
}

function viewerFrom(text: string | undefined, { save, notes }: Opened): Viewer {
  if (text === undefined || text === 'public') return 'public';
  const named = notes.sitters.findIndex(({ name }) => name.toLowerCase() === text.toLowerCase());
  if (named >= 0) return named;
  return wholeNumber('--seat', text, 1, save.seats) - 1;
}

/** The table after some answers: by today's rules, or as it was recorded if they lead elsewhere now. */
function viewAfter(watching: Watching, answers: number): { readonly view: unknown; readonly note?: string } {
  const { game, save, viewer } = watching;
  try {
    return { view: replayTo(game, save, answers).view(viewer) };
  } catch (error) {
    let left = answers;
    const steps = save.past.findIndex((step) => {
      left -= step.journal.length;
      return left < 0;
    });
    const views = watch(save, viewer);
    const at = Math.max(0, (steps < 0 ? views.length : steps) - 1);
    if (views.length === 0) throw error;
    return {
      view: views[at],
      note: 'The rules have changed since: this is the table as recorded after the last whole step.',
    };
  }
}

function showTable(watching: Watching, answers: number): number {
  const { terminal, canvas, company, game, face, viewer } = watching;
  const { view, note } = viewAfter(watching, answers);
  terminal.print(`After ${count(answers, 'answer')} of ${answersOf(watching.save).length}:`);
  terminal.print(...face.screen(canvas, company, game, view, viewer === 'public' ? undefined : viewer, undefined));
  if (note !== undefined) terminal.print('', ...wrap(note, terminal.width));
  return 0;
}

function summary({ terminal, game, save, notes }: Watching): void {
  const who = notes.sitters.map(({ name, bot }) => (bot === undefined ? name : `${name} (${bot} bot)`));
  const answers = answersOf(save).length;
  terminal.print(
    ...wrap(`${game.title}, ${count(save.seats, 'seat')}: ${listed(who)}.`, terminal.width),
    `Seed ${save.seed}; ${count(answers, 'answer')} in ${count(save.past.length, 'finished step')}.`,
  );
}

interface Story {
  readonly log: readonly LogEntry[];
  readonly view: unknown;
  readonly isOver: boolean;
}

/** The log and how things stand in the end; from the record alone if it cannot be played on any more. */
function storyOf({ game, save, viewer }: Watching): Story {
  try {
    const session = loadSession(game, save);
    return { log: session.log(viewer), view: session.view(viewer), isOver: session.result !== undefined };
  } catch {
    const log = (save.log as LogEntry[]).filter(
      ({ to }) => to === undefined || (viewer !== 'public' && to.includes(viewer)),
    );
    return { log, view: watch(save, viewer).at(-1), isOver: false };
  }
}

/** The whole log, then how it ended or stands. */
function tell(watching: Watching): number {
  const { terminal, canvas, company, game, face } = watching;
  const { log, view, isOver } = storyOf(watching);
  summary(watching);
  terminal.print(...narrate({ canvas, face, game, company, view, rules: false }, log));
  if (isOver) terminal.print('', ...face.score(canvas, company, game, view));
  else
    terminal.print(
      '',
      ...wrap(`The game is not over: "holotape play ${game.id} --load FILE" goes on with it.`, terminal.width),
    );
  return 0;
}

function run(args: readonly string[]): number {
  const { values, positionals } = readArgs(args, OPTIONS);
  const [file, ...extra] = positionals;
  if (file === undefined) throw new WrongUsage('Replay which file?');
  const terminal = new Terminal({ plain: values.plain ?? false, noColour: values['no-color'] ?? false });
  if (values.verify && (extra.length > 0 || isFolder(file))) return verifyMany(terminal, positionals, values.pack);
  nothingMore(extra);
  const opened = readSaveFile(file, values.pack);
  const { sitters } = opened.notes;
  const watching: Watching = {
    ...opened,
    terminal,
    canvas: { pen: terminal.pen, width: terminal.width },
    company: { names: sitters.map(({ name }) => name), bots: sitters.map(({ bot }) => bot) },
    face: faceOf(opened.game),
    viewer: viewerFrom(values.seat, opened),
  };
  if (values.verify) return verifyOne(terminal, opened.game, opened.save);
  if (values.to !== undefined)
    return showTable(watching, wholeNumber('--to', values.to, 0, answersOf(opened.save).length));
  return tell(watching);
}

export const command: Command = { help: HELP, run };
