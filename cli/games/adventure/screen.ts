/** The whole table on one screen: power, map, quests, shop, the others, one's own board. */
import type { Seat } from '@holotape/kernel';
import { padEnd, widthOf, wrap } from '../../terminal/text.ts';
import { otherBoard, ownBoard, powerLines, questLines, shopLines } from './board.ts';
import type { Drawing } from './drawing.ts';
import { mapLines } from './map.ts';
import { togetherLines } from './together.ts';

const PHASES = {
  setup: 'the table is set',
  turn: 'survivors act',
  round: 'the round ends',
  activation: 'enemies act',
  over: 'the game is over',
} as const;

function head({ pen, view, names, content, width }: Drawing): string {
  const { name } = content.scenarios.get(view.scenario)!;
  const turn = view.phase === 'turn' ? ` ${pen.glyph('dot')} ${names[view.turn.seat]}'s turn` : '';
  // Alone there is a clock. HT-CLOCK-1
  const clock = view.lastRound === null ? '' : ` of ${view.lastRound}`;
  const left = ` ${pen.bold(`${name}, round ${view.round}${clock}`)}: ${PHASES[view.phase]}${turn}`;
  const right = view.survivors.length > 1 ? `${names[view.first]} is first player` : '';
  const room = Math.min(width, 120) - widthOf(right);
  return widthOf(left) + 2 > room ? left : (padEnd(left, room) + pen.dim(right)).trimEnd();
}

/** What was read of an encounter, while it lasts. */
function encounter({ pen, view, width }: Drawing): string[] {
  if (view.encounter === null) return [];
  const { title, intro, texts } = view.encounter;
  return ['', pen.bold(title), ...[intro, ...texts].flatMap((text) => wrap(text, Math.min(width, 90)))];
}

/** What is looked at least comes first: on a low screen it scrolls away, and one's own board stays. */
export function screen(drawing: Drawing): string[] {
  const { view, seat } = drawing;
  const others: Seat[] = view.survivors.map((_, each) => each).filter((each) => each !== seat);
  return [
    head(drawing),
    ...powerLines(drawing),
    ...togetherLines(drawing),
    ...mapLines(drawing),
    ...shopLines(drawing),
    ...questLines(drawing),
    ...others.flatMap((each) => otherBoard(drawing, each)),
    ...(seat === undefined ? [] : ownBoard(drawing, seat)),
    ...encounter(drawing),
  ];
}
