/** How a campaign looks in a terminal: a sheet for each Settlement, and a phase that asks one thing at a time. */
import type { AnyGame, AnySession, Option, Question, Seat } from '@holotape/kernel';
import type { SkirmishContent } from '@holotape/skirmish/battle';
import type { CampaignView } from '@holotape/skirmish/campaign/view';
import { optionLines } from '../../play/options.ts';
import { padEnd, wrap } from '../../terminal/text.ts';
import type { Asking, Canvas, Card, Company, Face } from '../face.ts';
import { cards as skirmishCards } from '../skirmish/cards.ts';
import { deeds, freeForce } from './battles.ts';
import { groupsOf, label } from './labels.ts';
import { type Drawing, ledgerLines, sheetLines, standingLines, storyLines } from './sheet.ts';

const drawingOf = (canvas: Canvas, company: Company, game: AnyGame, view: unknown, seat?: Seat): Drawing => ({
  ...canvas,
  ...company,
  view: view as CampaignView,
  content: game.content as SkirmishContent,
  seat,
});

const own = (canvas: Canvas, company: Company, session: AnySession, seat: Seat): Drawing =>
  drawingOf(canvas, company, session.game as AnyGame, session.view(seat), seat);

/** Before these people want to see how their Settlement stands. */
const ON_THE_SHEET: ReadonlySet<string> = new Set([
  'after.retain',
  'build',
  'supply.power',
  'draw',
  'select',
  'force',
  'battle',
]);

/** What can be taken, under headings where there is much of it. */
function choices(
  canvas: Canvas,
  _company: Company,
  _session: AnySession,
  { question, choices: all }: Asking,
): string[] {
  const groups = groupsOf(question, all);
  const isBattle = question?.ask === 'battle';
  const ways = deeds.map(({ usage, help }) => `  ${padEnd(canvas.pen.bold(usage), WAY)}${help}`);
  return [
    ...(isBattle ? [...ways, '  Or write down what came of it with models on a real table:'] : []),
    ...listed(canvas, groups),
  ];
}

/** So wide is a word that is typed, with the gap after it. */
const WAY = 14;

const listed = (canvas: Canvas, groups: ReturnType<typeof groupsOf>): string[] =>
  groups.flatMap(({ title, choices: some }) => [
    ...(title === '' ? [] : [canvas.pen.bold(`  ${title}`)]),
    ...optionLines(canvas, some),
  ]);

function cards(canvas: Canvas, game: AnyGame): Card[] {
  const { structures, explore } = game.content as SkirmishContent;
  const read = (kind: string, all: Iterable<{ readonly name: string; readonly text: string }>) =>
    [...all].map(({ name, text }): Card => ({ kind, name, lines: wrap(text, canvas.width) }));
  return [
    ...read('structure', structures.values()),
    ...read('explore card', explore.values()),
    ...skirmishCards(canvas, game),
  ];
}

export const campaignFace: Face = {
  tagline: 'Between two battles somebody has to mend the roof.',
  enter: ['done'],
  skipsOneAnswer: true,
  usualSeats: 2,
  answerHelp:
    'Answer with a number or with the beginning of a name; Enter alone goes on to the next step. A force is one of those suggested, a file, a code, or one of the box.',
  examples: { card: '"card stores" reads the Stores', rules: '"rules power", or "rules CH-BUILD-8"' },
  words: [
    {
      name: 'sheet',
      usage: 'sheet',
      help: 'your Settlement: Power, Water, Structures, the pool and the ledger',
      isPrivate: true,
      lines: (canvas, company, session, { seat }) => sheetLines(own(canvas, company, session, seat), seat),
    },
    {
      name: 'ledger',
      usage: 'ledger',
      help: 'what came into the chest since the last battle, and what went',
      isPrivate: true,
      lines: (canvas, company, session, { seat }) => ledgerLines(own(canvas, company, session, seat), seat),
    },
    {
      name: 'story',
      usage: 'story',
      help: 'everybody of your house, battle by battle',
      lines: (canvas, company, session, { seat }) => storyLines(own(canvas, company, session, seat), seat),
    },
    {
      name: 'standings',
      usage: 'standings',
      help: 'the season so far: battles, points, and what everybody has built',
      lines: (canvas, company, session, { seat }) => standingLines(own(canvas, company, session, seat)),
    },
  ],
  deeds,
  seatNames: ['Wellside', 'Dry Creek', 'Tin Hill', 'Lamplight', 'The Yard', 'Low Bridge'],
  opening: ({ say }) =>
    say === 'did.match' || say === 'did.season'
      ? 'heading'
      : /^did\.(?:found|force|victory|no-victory|use|build|explore|kernel)$/.test(say)
        ? 'paragraph'
        : 'sentence',
  screen: (canvas, company, game, view, tray) => {
    const drawing = drawingOf(canvas, company, game, view, tray);
    return tray === undefined ? standingLines(drawing) : sheetLines(drawing, tray);
  },
  tray: (canvas, company, game, view, seat) => sheetLines(drawingOf(canvas, company, game, view, seat), seat),
  wantsScreen: ({ ask }: Question) => ON_THE_SHEET.has(ask),
  // What was drawn and what may be built with it is nobody else's to read.
  isPrivate: (session) => session.question !== undefined && session.question.ask !== 'battle',
  label: (session: AnySession, question: Question, option: Option, names: readonly string[]) =>
    label(session, question, option, names),
  choices,
  freeAnswer: freeForce,
  isOnScreen: () => false,
  cards,
  score: (canvas, company, game, view) => standingLines(drawingOf(canvas, company, game, view)),
  legend: () => [
    ['+', 'a Structure that works and was not used in this phase'],
    ['*', 'one that was used'],
    ['!', 'one without Power, Water or the perk it needs'],
    ['=', 'one that is not used but is simply there: generators, pumps, fields, Stores, Sheds'],
  ],
  packSummary: () => [],
  mark: (pen, _view, seat) => pen.ink(String.fromCharCode('A'.charCodeAt(0) + seat), 'bold', 'yellowBright'),
};
