/** AI cards in the notation of their table. */
import type { AiCard } from '../../content.ts';
import { AI_ROWS, type AiRow } from '../../words.ts';
import { content } from '../helpers/battle.ts';
import type { Row } from './tables.ts';

const HEADS: Readonly<Record<AiRow, string>> = {
  bottle: 'B1',
  'two-bottles': 'B2',
  star: 'S1',
  'two-stars': 'S2',
  blast: 'X',
};

/** `Health 6+ / 3-5 / 1-2`: each column ends where the one before it begins. */
function situations({ columns }: AiCard): string {
  const [first] = columns;
  if (first!.suit !== undefined) return `Power Armor undamaged or Health ${first!.health}+ / otherwise`;
  if (first!.led) return `Handler or Leader within ${capital(first!.within!)} / otherwise`;
  if (first!.health === 'half') return 'Health above half / half or less';
  if (columns.length === 1) return 'always';
  const what = first!.friends === undefined ? 'health' : 'friends';
  const least = columns.map((column) => Number(column[what] ?? (what === 'health' ? 1 : 0)));
  const told = least.map((from, i) => {
    const to = i === 0 ? undefined : least[i - 1]! - 1;
    return to === undefined ? `${from}+` : to === from ? String(from) : `${from}-${to}`;
  });
  const head = what === 'health' ? 'Health' : `Friends within ${capital(first!.within!)}`;
  return `${head} ${told.join(' / ')}`;
}

const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1);

const USES = { expertise: 'AP: Use Expertise on the Subject', move: 'AP: Move', heal: 'AP: heal' } as const;

export const aiCardRow = (card: AiCard): Row => ({
  'AI card': card.name,
  'situation columns': situations(card),
  ...Object.fromEntries(
    AI_ROWS.map((row) => {
      const { cells, method } = card.rows[row]!;
      return [HEADS[row], `${cells.join('·')} (${method === 'ranged' ? 'R' : 'K'})`];
    }),
  ),
  targets: card.targets.map((each) => each.replace('-', ' ')).join(', '),
  'AP use': card.points === undefined ? 'none' : USES[card.points],
  units: card.units.map((unit) => content.units.get(unit)!.name).join(', '),
});
