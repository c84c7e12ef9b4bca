/** The count at the end, by the same functions that decide the winner. */
import type { Seat } from '@holotape/kernel';
import { compareScores, type Score, scoreOf } from '@holotape/vault/queries/ending';
import { capital, listed, padEnd, padStart, wrap } from '../../terminal/text.ts';
import { type Drawing, positionIn } from './drawing.ts';
import { inColour, markOf } from './marks.ts';

const COLUMNS = ['', 'in play', 'threats', 'bonus', 'HAPPINESS', 'cubes', 'dwellers', 'items'] as const;
const WIDTHS = [17, 9, 9, 8, 12, 8, 10, 7] as const;

const signed = (number: number): string => (number > 0 ? `+${number}` : String(number));

function row({ pen, view, names }: Drawing, seat: Seat, place: number, score: Score): string {
  const { colour } = view.players[seat]!;
  const items = score.items.reduce((sum, { happiness }) => sum + happiness, 0);
  const cells = [
    `${place} ${markOf(pen, colour)} ${inColour(pen, colour, names[seat]!.slice(0, 12))}`,
    String(score.happiness),
    signed(-score.lost),
    signed(items),
    pen.bold(String(score.total)),
    pen.dim(String(score.resources)),
    pen.dim(String(score.dwellers)),
    pen.dim(String(score.itemCount)),
  ];
  return cells.map((cell, i) => (i === 0 ? padEnd : padStart)(cell, WIDTHS[i]!)).join('');
}

const TIE_WORDS = { resources: 'cubes', dwellers: 'dwellers', itemCount: 'items' } as const;

/** How a tie for the first place was broken, or that it was not. SH-END-4 */
function tieWords(scores: readonly Score[], ranked: readonly Seat[], names: readonly string[]): string[] {
  const [best, second] = ranked.map((seat) => scores[seat]!);
  if (best === undefined || second === undefined || best.total !== second.total) return [];
  const deciding = (['resources', 'dwellers', 'itemCount'] as const).find((key) => best[key] !== second[key]);
  if (deciding === undefined) return ['Happiness and every tie-break are equal: the victory is shared (SH-END-4).'];
  const [a, b] = [names[ranked[0]!]!, names[ranked[1]!]!];
  return [
    `${a} and ${b} both have ${best.total}; ${TIE_WORDS[deciding]} decide, ${best[deciding]} to ${second[deciding]} (SH-END-4).`,
  ];
}

/** Which items counted, and for how much. SH-RULING-14 */
function itemWords({ content, names }: Drawing, scores: readonly Score[]): string[] {
  return scores.flatMap(({ items }, seat) => {
    if (items.length === 0) return [];
    const each = items.map(({ item, happiness }) => `${content.items.get(item)?.name ?? item} ${signed(happiness)}`);
    return [`${names[seat]}'s bonus: ${each.join(', ')}.`];
  });
}

export function scoreTable(drawing: Drawing): string[] {
  const { pen, view, names, width } = drawing;
  const scores = view.players.map((_, seat) => scoreOf(positionIn(drawing), seat));
  const ranked = scores.map((_, seat) => seat).sort((a, b) => compareScores(scores[b]!, scores[a]!));
  const isOver = view.phase === 'over';
  const winners = ranked.filter((seat) => compareScores(scores[seat]!, scores[ranked[0]!]!) === 0);
  const placeOf = (seat: Seat) => 1 + scores.filter((other) => compareScores(other, scores[seat]!) > 0).length;
  const names1 = winners.map((seat) => names[seat]!);
  const verdict = isOver
    ? `${capital(listed(names1))} ${names1.length === 1 ? 'wins' : 'win together'} with ${scores[ranked[0]!]!.total} happiness.`
    : `If the game ended now, ${listed(names1)} would win.`;
  return [
    pen.bold(isOver ? 'The count' : 'The count as things stand'),
    pen.dim(COLUMNS.map((head, i) => (i === 0 ? padEnd : padStart)(head, WIDTHS[i]!)).join('')),
    ...ranked.map((seat) => row(drawing, seat, placeOf(seat), scores[seat]!)),
    ...itemWords(drawing, scores).flatMap((line) => wrap(line, width)),
    ...wrap(
      'Every threat on your own level costs 1 (SH-END-2). Cubes, dwellers and items break ties, in that order.',
      width,
    ),
    ...tieWords(scores, ranked, names).flatMap((line) => wrap(line, width)),
    '',
    ...(isOver ? [pen.ink(verdict, 'bold', 'yellowBright')] : [verdict]),
  ];
}
