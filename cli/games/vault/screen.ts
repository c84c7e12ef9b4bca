/** The whole table on one screen: head, board, trays, tracks. */
import { isLastRound } from '@holotape/vault/queries/ending';
import { padEnd, widthOf } from '../../terminal/text.ts';
import { board } from './board.ts';
import { type Drawing, positionIn } from './drawing.ts';
import { otherTray, ownTray, tracks } from './trays.ts';

const PHASES = {
  setup: 'the table is set',
  spawn: 'threats appear',
  place: 'dwellers are placed',
  recall: 'dwellers are recalled',
  over: 'the game is over',
} as const;

function head(drawing: Drawing): string {
  const { pen, view, names } = drawing;
  const turn = view.phase === 'place' ? ` ${pen.glyph('dot')} ${names[view.turn]}'s turn` : '';
  const last =
    view.phase !== 'over' && isLastRound(positionIn(drawing).state)
      ? ` ${pen.ink('LAST ROUND', 'bold', 'redBright')}`
      : '';
  const left = ` ${pen.bold(`Round ${view.round}`)}: ${PHASES[view.phase]}${turn}${last}`;
  const right = view.first === null ? '' : `${names[view.first]} has the first player token`;
  const room = Math.min(drawing.width, 130) - widthOf(right);
  return widthOf(left) + 2 > room ? left : padEnd(left, room) + pen.dim(right);
}

/** What is looked at least comes first: on a low screen it scrolls away, and the board stays. */
export function screen(drawing: Drawing): string[] {
  const { view, seat } = drawing;
  const others = view.players.map((_, each) => each).filter((each) => each !== seat);
  return [
    ...tracks(drawing),
    ...others.map((each) => otherTray(drawing, each)),
    head(drawing),
    ...board(drawing),
    ...(seat === undefined ? [] : ownTray(drawing, seat)),
  ];
}
