/** How the adventure game looks in a terminal. */
import type { AdventureContent } from '@holotape/adventure/content';
import type { Adventure } from '@holotape/adventure/state';
import type { AdventureView } from '@holotape/adventure/view';
import type { AnyGame, AnySession, Question, Seat } from '@holotape/kernel';
import { optionLines } from '../../play/options.ts';
import { count, listed, wrap } from '../../terminal/text.ts';
import type { Asking, Canvas, Company, Face } from '../face.ts';
import { ownBoard, questLines, shopLines } from './board.ts';
import { cards } from './cards.ts';
import { oddsLines } from './chances.ts';
import { type Drawing, figure } from './drawing.ts';
import { label } from './labels.ts';
import { mapLines } from './map.ts';
import { scoreLines } from './score.ts';
import { screen } from './screen.ts';
import { legend } from './signs.ts';
import { packsOf, tradeHelp, typedTrade } from './trading.ts';

const drawingOf = (canvas: Canvas, company: Company, game: AnyGame, view: unknown, seat?: Seat): Drawing => ({
  ...canvas,
  ...company,
  view: view as AdventureView,
  content: game.content as AdventureContent,
  seat,
});

/** Through the eyes of who is asked; through everybody's where several people look at one screen. */
function drawingFor(canvas: Canvas, company: Company, session: AnySession, seat: Seat): Drawing {
  const people = company.bots.filter((bot) => bot === undefined).length;
  return drawingOf(canvas, company, session.game as AnyGame, session.view(people > 1 ? 'public' : seat), seat);
}

/** Lines of the log that begin something; the rest tells what came of it. */
const OPENINGS =
  /^(?:setup|turn|move$|moved|explored|looked$|encounter\.drawn|quest\.(?:attempted|staged|completed)|fight$|fight\.(?:attack|drawn)|camp$|activate|shop$|killed|over|kernel)/;

/** Questions at which only the one who is asked may look at the screen: whoever has agendas in hand. */
const SECRET = ['agenda.discard', 'trade.propose', 'trade.agenda', 'look.tile'];

const LOYALTY = 'loyal:';

/** Which agendas can be shown for loyalty: on a screen that several share, this is not among the choices. FB-AGENDA-5 */
const loyaltyLines = ({ width }: Canvas, { choices }: Asking): string[] =>
  choices
    .filter(({ option }) => option.id.startsWith(LOYALTY))
    .flatMap(({ label: { name, detail }, option }) =>
      wrap(`  ${name} (${detail})${option.blocked === undefined ? `: answer "${name}"` : ': not now'}`, width, '    '),
    );

/** The story of an encounter stands above its options. */
function encounterText(session: AnySession, { ask }: Question, width: number): string[] {
  const { encounter } = session.view('public') as AdventureView;
  if (ask !== 'encounter.option' || encounter === null) return [];
  return [...wrap(encounter.intro, Math.min(width, 90)), ''];
}

/** What is offered, above the answer to it. */
function tradeText(
  { width }: Canvas,
  { names }: Company,
  game: AnyGame,
  { trade }: AdventureView,
  { ask }: Question,
): string[] {
  if (ask !== 'trade.agree' || trade === null) return [];
  const { items, agendas } = game.content as AdventureContent;
  const side = ({ cards, caps, agendas: hidden }: (typeof trade)['give']) =>
    listed([
      ...cards.map((id) => items.get(id)!.name),
      ...(caps > 0 ? [count(caps, 'Cap')] : []),
      ...(hidden > 0 ? [count(hidden, 'agenda')] : []),
    ]) || 'nothing';
  const shown = trade.shown.map((id) => agendas.get(id)!.name);
  return wrap(
    `  ${names[trade.from]} gives ${side(trade.give)} and wants ${side(trade.take)}.${shown.length > 0 ? ` Shown: ${listed(shown)}.` : ''}${trade.promise === '' ? '' : ` Promised: ${trade.promise}`}`,
    width,
    '  ',
  );
}

/** What can be offered, and how: above the suggestions. */
function offerText({ width }: Canvas, { names }: Company, session: AnySession, question: Question): string[] {
  if (question.ask !== 'trade.propose') return [];
  const { with: other = 0 } = (question.detail?.about ?? {}) as { with?: number };
  const packs = packsOf(session.position as Adventure, question.to as number, other, names);
  return [...packs, tradeHelp].flatMap((line) => wrap(`  ${line}`, width, '    '));
}

export const adventureFace: Face = {
  tagline: 'Walk a strange map, take sides, come home changed.',
  enter: [],
  usualSeats: 1,
  answerHelp: 'Answer with a number, or with the beginning of a name.',
  examples: { card: '"card stim" reads the Stim Kit', rules: '"rules camp", or "rules FB-CAMP-1"' },
  words: [
    {
      name: 'odds',
      usage: 'odds  odds PL 4',
      help: 'chances of every fight and test on the table, or of a test with these letters',
      lines: (canvas, _company, session, asking, rest) => oddsLines(canvas, session, asking, rest),
    },
    {
      name: 'quests',
      usage: 'quests',
      help: 'the quests on the table',
      lines: (canvas, company, session, { seat }) => questLines(drawingFor(canvas, company, session, seat)),
    },
    {
      name: 'hand',
      usage: 'hand',
      help: 'everything you have, agendas too: others look away',
      isPrivate: true,
      lines: (canvas, company, session, asking) => [
        ...ownBoard(
          drawingOf(canvas, company, session.game as AnyGame, session.view(asking.seat), asking.seat),
          asking.seat,
        ),
        ...loyaltyLines(canvas, asking),
      ],
    },
    {
      name: 'map',
      usage: 'map',
      help: 'the map alone',
      lines: (canvas, company, session, { seat }) => mapLines(drawingFor(canvas, company, session, seat)),
    },
    {
      name: 'shop',
      usage: 'shop',
      help: 'what the shop has',
      lines: (canvas, company, session, { seat }) => shopLines(drawingFor(canvas, company, session, seat)),
    },
  ],
  seatNames: ['Ann', 'Bob', 'Cleo', 'Dan'],
  opening: ({ say }) => {
    if (say === 'round.end') return 'heading';
    if (say === 'text') return 'story';
    return OPENINGS.test(say) ? 'paragraph' : 'sentence';
  },
  screen: (canvas, company, game, view, tray) => screen(drawingOf(canvas, company, game, view, tray)),
  tray: (canvas, company, game, view, seat) => ownBoard(drawingOf(canvas, company, game, view, seat), seat),
  // A turn has many small steps: the whole table is drawn when it begins, one's own board after every step.
  // Where one starts is chosen with the map in view.
  wantsScreen: ({ ask }, session) =>
    ask === 'setup.space' || (ask === 'turn' && (session.view('public') as AdventureView).turn.opening),
  isPrivate: (session, seat) => {
    const { question } = session;
    if (question?.ask === 'trade.agree') return ((session.view(seat) as AdventureView).trade?.shown.length ?? 0) > 0;
    return question !== undefined && SECRET.includes(question.ask);
  },
  isOwnKnowledge: ({ id }) => id.startsWith(LOYALTY),
  label,
  choices: (canvas, company, session, asking) => {
    const { question, choices, seat } = asking;
    if (question === undefined) return [];
    const view = session.view(seat) as AdventureView;
    const board =
      question.ask === 'turn' && !view.turn.opening
        ? ownBoard(drawingOf(canvas, company, session.game as AnyGame, view, seat), seat).slice(0, 2)
        : [];
    return [
      ...board,
      ...encounterText(session, question, canvas.width),
      ...tradeText(canvas, company, session.game as AnyGame, view, question),
      ...offerText(canvas, company, session, question),
      ...optionLines(canvas, choices),
    ];
  },
  freeAnswer: typedTrade,
  isOnScreen: () => false,
  cards: (canvas, game, session) => cards(canvas, game.content, session?.position as Adventure | undefined),
  score: (canvas, company, game, view) => scoreLines(drawingOf(canvas, company, game, view)),
  legend,
  packSummary(game, builtIn) {
    const [all, own] = [game.content as AdventureContent, builtIn.content as AdventureContent];
    const line = (
      kind: string,
      from: ReadonlyMap<string, { readonly name?: string; readonly title?: string }>,
      without: ReadonlyMap<string, unknown>,
    ) => {
      const names = [
        ...new Set([...from].filter(([id]) => !without.has(id)).map(([id, { name, title }]) => name ?? title ?? id)),
      ];
      return names.length === 0 ? [] : [`${count(names.length, kind)}: ${names.join(', ')}`];
    };
    return [
      ...line('scenario', all.scenarios, own.scenarios),
      ...line('quest or encounter', all.cards, own.cards),
      ...line('item', all.items, own.items),
      ...line('survivor', all.survivors, own.survivors),
      ...line('tile', all.tiles, own.tiles),
    ];
  },
  mark: (pen, _view, seat) => figure(pen, seat),
};
