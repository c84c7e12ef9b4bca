/** The count at the end, by the game's own functions, on what everybody sees. */
import type { VaultContent } from '@holotape/vault/content';
import { compareScores, type Score, scoreOf } from '@holotape/vault/queries/ending';
import { openPosition, type VaultView } from '@holotape/vault/view';

/** Tie-breakers in their order. SH-END-4 */
export const TIE_BREAKS = ['resources', 'dwellers', 'itemCount'] as const;
type TieBreak = (typeof TIE_BREAKS)[number];

export interface Ranked {
  readonly seat: number;
  /** From 1; shared by those who tie in everything. */
  readonly place: number;
  readonly score: Score;
}

export interface Tie {
  readonly before: number;
  readonly after: number;
  /** What decided; undefined if nothing did. */
  readonly by: TieBreak | undefined;
}

/** Best first. */
export function ranking(view: VaultView, content: VaultContent): Ranked[] {
  const vault = openPosition(view, content);
  const rows = view.players
    .map((_, seat) => ({ seat, score: scoreOf(vault, seat) }))
    .sort((a, b) => compareScores(b.score, a.score) || a.seat - b.seat);
  let place = 0;
  return rows.map((row, i) => {
    if (i === 0 || compareScores(row.score, rows[i - 1]!.score) !== 0) place = i + 1;
    return { ...row, place };
  });
}

/** Neighbours in the ranking with the same happiness, and what set them apart. */
export function ties(rows: readonly Ranked[]): Tie[] {
  return rows.slice(1).flatMap((row, i) => {
    const above = rows[i]!;
    if (above.score.total !== row.score.total) return [];
    const by = TIE_BREAKS.find((key) => above.score[key] !== row.score[key]);
    return [{ before: above.seat, after: row.seat, by }];
  });
}

/** Happiness from end-of-game items. */
export const fromItems = (score: Score): number => score.items.reduce((sum, { happiness }) => sum + happiness, 0);
