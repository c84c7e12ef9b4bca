/** How the skirmish game looks in a terminal. */
import type { Answer, AnyGame, AnySession, Question, Seat } from '@holotape/kernel';
import type { SkirmishContent } from '@holotape/skirmish/battle';
import { dieIcon, type Icon, iconSign, rangeIcon } from '@holotape/skirmish/printed/icons';
import type { SkirmishView } from '@holotape/skirmish/view';
import { COLORS, EFFECT_DICE } from '@holotape/skirmish/words';
import { optionLines } from '../../play/options.ts';
import { count, padEnd } from '../../terminal/text.ts';
import type { Asking, Canvas, Company, Face } from '../face.ts';
import { cards } from './cards.ts';
import { type Drawing, INCH, inches } from './drawing.ts';
import { label } from './labels.ts';
import { MARKER_SIGNS, mapLines, TERRAIN_SIGNS } from './map.ts';
import { rosterLines, sideName } from './roster.ts';
import { scenarioLines } from './scenario.ts';
import { headLine, screen } from './screen.ts';
import { tableLines } from './table.ts';

const drawingOf = (canvas: Canvas, company: Company, game: AnyGame, view: unknown, seat?: Seat): Drawing => ({
  ...canvas,
  ...company,
  view: view as SkirmishView,
  content: game.content as SkirmishContent,
  seat,
});

/** Lines of the log that begin something; the rest tells what came of it. */
const OPENINGS = /^(?:ready$|use$|shoot$|strike$|charged$|moved$|terrain$|deployed$|storm|won$|drawn$|outcome$|kernel)/;

/** Questions before which people want to see the table. */
const ON_THE_TABLE = [
  'turn.ready',
  'turn.next',
  'marker.place',
  'wall.from',
  'wall.to',
  'turret.place',
  'deploy.place',
  'terrain.table',
  'terrain.piece',
  'terrain.place',
];

/** Of many suggested places so many are listed; all of them can be taken by their numbers. */
const LISTED = 14;

function choices(
  canvas: Canvas,
  _company: Company,
  _session: AnySession,
  { question, choices: all }: Asking,
): string[] {
  if (question?.kind !== 'open' || all.length <= LISTED) return optionLines(canvas, all);
  const few = Array.from({ length: LISTED }, (_, i) => all[Math.floor((i * all.length) / LISTED)]!);
  const last = all.at(-1)!;
  const shown = few.includes(last) ? few : [...few, last];
  return [
    ...optionLines(canvas, shown),
    canvas.pen.dim(
      `  ${count(all.length, 'place')} suggested, up to [${all.length}]; or type your own in inches, like "12.5 8", or "12.5 8, 14 9.5" for a path.`,
    ),
  ];
}

/** A place or a path typed in inches. */
function freeAnswer(question: Question, typed: string): { readonly answer: Answer } | undefined {
  if (question.kind !== 'open') return undefined;
  const suggested = question.suggest();
  if (typeof suggested[0] === 'number') {
    const length = Number(typed.replace(/\s*(?:in|inch|inches)$/, ''));
    // A whole number may be meant as the number of a choice; lengths are told apart by their point or their unit.
    return /[.i]/.test(typed) && Number.isFinite(length) ? { answer: Math.round(length * INCH) } : undefined;
  }
  const points = typed.split(',').map((part) => part.trim().split(/\s+/).map(Number));
  if (points.some((point) => point.length !== 2 || point.some((each) => !Number.isFinite(each)))) return undefined;
  const path = points.map(([x, y]): [number, number] => [Math.round(x! * INCH), Math.round(y! * INCH)]);
  const sample = suggested.find((answer) => Array.isArray(answer)) as Answer[] | undefined;
  return { answer: Array.isArray(sample?.[0]) ? path : path[0]! };
}

/** Rulers and dice, with the corners by which their icons are told apart without color. WW-RANGE-9 */
function iconLines({ pen }: Canvas, content: SkirmishContent): string[] {
  const line = (icon: Icon, name: string): string => {
    const corners = icon.marks.length === 0 ? 'no corner' : icon.marks.join(', ');
    return `  ${pen.plain ? '' : `${iconSign(icon)}  `}${padEnd(name, 26)}${corners}`;
  };
  return [
    ...COLORS.map((color) =>
      line(rangeIcon(content, color), `the ${color} ruler, ${inches(content.rulers.get(color)!.length)} in`),
    ),
    ...EFFECT_DICE.map((die) => line(dieIcon(content, die), `the ${die} die`)),
  ];
}

function score(drawing: Drawing): string[] {
  const { pen, view, content } = drawing;
  const { scenario } = view;
  const lines = [headLine(drawing), ...rosterLines(drawing, 0), ...rosterLines(drawing, 1), ...rosterLines(drawing, 2)];
  if (scenario === null || scenario.winners === null) return lines;
  const { name } = content.scenarios.get(scenario.id)!;
  const verdict =
    scenario.winners.length === 0
      ? `${name} ends in a draw.`
      : `${sideName(drawing, scenario.winners[0]!)} win ${name}.`;
  return [...lines, '', pen.ink(verdict, 'bold', 'yellowBright')];
}

export const skirmishFace: Face = {
  tagline: 'Small figures, long rulers, and dice that do not love you.',
  enter: [],
  skipsOneAnswer: true,
  usualSeats: 2,
  answerHelp:
    'Answer with a number, with the beginning of a name, or, where a place is asked for, with inches from the lower left corner: "12.5 8".',
  examples: { card: '"card stimpak" reads the Stimpak', rules: '"rules cover", or "rules WW-COVER-2"' },
  words: [
    {
      name: 'map',
      usage: 'map',
      help: 'the table alone',
      lines: (canvas, company, session, { seat }) =>
        mapLines(drawingOf(canvas, company, session.game as AnyGame, session.view(seat), seat)),
    },
    {
      name: 'table',
      usage: 'table',
      help: 'how the table was laid, and what it is like: open lines, cover near the edges',
      lines: (canvas, company, session) =>
        tableLines(drawingOf(canvas, company, session.game as AnyGame, session.view('public')), session.game.texts),
    },
    {
      name: 'rulers',
      usage: 'rulers',
      help: 'the rulers and dice, and the marks by which their icons are told apart',
      lines: (canvas, _company, session) => iconLines(canvas, session.game.content as SkirmishContent),
    },
    {
      name: 'scenario',
      usage: 'scenario',
      help: 'what this battle is about: how each side wins and how far it is, and what lies where',
      lines: (canvas, company, session, { seat }) =>
        scenarioLines(
          drawingOf(canvas, company, session.game as AnyGame, session.view(seat), seat),
          session.game.texts,
        ),
    },
  ],
  seatNames: ['Survivors', 'Super Mutants'],
  opening: ({ say }) => (say === 'round' ? 'heading' : OPENINGS.test(say) ? 'paragraph' : 'sentence'),
  screen: (canvas, company, game, view, tray) => screen(drawingOf(canvas, company, game, view, tray)),
  tray: (canvas, company, game, view, seat) => rosterLines(drawingOf(canvas, company, game, view, seat), seat),
  wantsScreen: ({ ask }) => ON_THE_TABLE.includes(ask),
  isPrivate: () => false,
  label,
  choices,
  freeAnswer,
  isOnScreen: () => false,
  cards,
  score: (canvas, company, game, view) => score(drawingOf(canvas, company, game, view)),
  legend: () => [
    ['A a', 'a Survivor, a Super Mutant; digits are on nobody’s side'],
    [TERRAIN_SIGNS.wall, 'a wall, a container: blocks sight and the way'],
    [TERRAIN_SIGNS.crates, 'crates, cars, machines: cover, blocks the way'],
    [TERRAIN_SIGNS.captive, 'somebody in a snare'],
    [TERRAIN_SIGNS.fence, 'a fence, a fire: blocks the way, and nothing else'],
    [TERRAIN_SIGNS.woods, 'woods: cover, open to walk'],
    [TERRAIN_SIGNS.rubble, 'rubble, low walls, road barriers: cover, difficult'],
    [TERRAIN_SIGNS.mud, 'mud, shallow water: difficult'],
    [TERRAIN_SIGNS.cliff, 'a cliff, a house: can be climbed, with a test'],
    [TERRAIN_SIGNS.ladder, 'ladders: can be climbed without a test'],
    [MARKER_SIGNS.searchable!, 'a marker, face down'],
    [MARKER_SIGNS.trap!, 'a trap, a siren, something that ticks'],
    [MARKER_SIGNS.computer!, 'a pump or the generator'],
    [MARKER_SIGNS.barrel!, 'a barrel that glows'],
    [MARKER_SIGNS.dropped!, 'something dropped'],
    [MARKER_SIGNS.cave!, 'the cave, or where the Deathclaw comes from'],
  ],
  packSummary(game, builtIn) {
    const [all, own] = [game.content as SkirmishContent, builtIn.content as SkirmishContent];
    const line = (
      kind: string,
      from: ReadonlyMap<string, { readonly name: string }>,
      without: ReadonlyMap<string, unknown>,
    ) => {
      const names = [...from].filter(([id]) => !without.has(id)).map(([, { name }]) => name);
      return names.length === 0 ? [] : [`${count(names.length, kind)}: ${names.join(', ')}`];
    };
    return [
      ...line('unit', all.units, own.units),
      ...line('item', all.items, own.items),
      ...line('scenario', all.scenarios, own.scenarios),
    ];
  },
  mark: (pen, _view, seat) => pen.ink(seat === 0 ? 'A' : 'a', 'bold', seat === 0 ? 'blueBright' : 'redBright'),
};
