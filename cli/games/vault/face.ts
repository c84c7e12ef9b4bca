/** How the vault game looks in a terminal. */
import type { AnyGame, AnySession, Question, Seat } from '@holotape/kernel';
import type { VaultContent } from '@holotape/vault/content';
import { COLOURS } from '@holotape/vault/printed/icons';
import type { VaultView } from '@holotape/vault/view';
import { capital, count } from '../../terminal/text.ts';
import type { Asking, Canvas, Company, Face } from '../face.ts';
import { cards } from './cards.ts';
import { choices } from './choices.ts';
import type { Drawing } from './drawing.ts';
import { label, SPACE } from './labels.ts';
import { markOf } from './marks.ts';
import { scoreTable } from './score.ts';
import { screen } from './screen.ts';
import { legend } from './symbols.ts';
import { ownTray } from './trays.ts';

/** Numbers of the spaces that may be chosen; undefined if the question is about something else. */
function openSpaces(asking: Asking | undefined): Drawing['open'] {
  const spaces = asking?.choices.filter(({ option }) => option.id.startsWith(SPACE)) ?? [];
  if (spaces.length === 0) return undefined;
  return new Map(
    spaces
      .filter(({ option }) => option.blocked === undefined)
      .map(({ number, option }) => [option.id.slice(SPACE.length), number]),
  );
}

function drawingOf(
  canvas: Canvas,
  company: Company,
  game: AnyGame,
  view: unknown,
  seat?: Seat,
  asking?: Asking,
): Drawing {
  return {
    ...canvas,
    ...company,
    view: view as VaultView,
    content: game.content as VaultContent,
    seat,
    open: openSpaces(asking),
  };
}

/** Lines of the log that begin something; the rest tells what came of it. */
const OPENINGS = /^(?:setup|step|place$|pass$|spawn|income$|threat|over$|train|kernel)/;

const PLACING = ['turn', 'turn.again'];

export const vaultFace: Face = {
  tagline: 'One shelter, several overseers, and never quite enough water.',
  enter: ['continue'],
  usualSeats: 3,
  answerHelp:
    'Answer with a number, with a code like T3a (top level, place 3, a for the upper line and b for the lower, e for the elevator), or with the beginning of a name.',
  examples: { card: '"card diner" reads the Diner', rules: '"rules income", or "rules SH-INCOME-1"' },
  words: [],
  seatNames: COLOURS.map(capital),
  opening: ({ say }) => (say === 'round' ? 'heading' : OPENINGS.test(say) ? 'paragraph' : 'sentence'),
  screen: (canvas, company, game, view, tray, asking) => screen(drawingOf(canvas, company, game, view, tray, asking)),
  tray: (canvas, company, game, view, seat) => ownTray(drawingOf(canvas, company, game, view, seat), seat),
  wantsScreen: (question: Question) => PLACING.includes(question.ask),
  isPrivate: (session: AnySession, seat) => (session.view(seat) as VaultView).looking !== null,
  label,
  choices,
  isOnScreen: ({ id }) => id.startsWith(SPACE),
  cards: (canvas, game) => cards(canvas, game.content),
  score: (canvas, company, game, view) => scoreTable(drawingOf(canvas, company, game, view)),
  legend,
  packSummary(game, builtIn) {
    const [all, own] = [game.content as VaultContent, builtIn.content as VaultContent];
    const named = (from: ReadonlyMap<string, { readonly name: string }>, without: ReadonlyMap<string, unknown>) => [
      ...new Set([...from].filter(([id]) => !without.has(id)).map(([, card]) => card.name)),
    ];
    const line = (kind: string, names: readonly string[]) =>
      names.length === 0 ? [] : [`${count(names.length, kind)}: ${names.join(', ')}`];
    return [
      ...line('room', named(all.rooms, own.rooms)),
      ...line('item', named(all.items, own.items)),
      ...line('threat', named(all.threats, own.threats)),
    ];
  },
  mark: (pen, view, seat) => {
    const player = (view as VaultView).players[seat];
    return player === undefined ? ' ' : markOf(pen, player.colour);
  },
};
