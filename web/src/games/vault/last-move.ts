/** The last move of a round on the board: the recall that follows at once has wiped it from the view. Pure. */
import type { LogLine } from '@holotape/table/spoken/protocol';
import type { VaultView } from '@holotape/vault/view';

/**
 * The view before the move, with the dweller where it went. A round ends with a placement only where nobody can place any
 * more: so whoever was still at home is who went, two of them to a linked space. SH-ROUND-3, SH-PLACE-1
 */
export function lastMove(before: VaultView, lines: readonly LogLine[]): VaultView {
  const placed = lines.find(({ say }) => say === 'place')?.args as
    | { readonly seat: number; readonly where: { readonly space: string } }
    | undefined;
  if (placed === undefined) return before;
  const players = before.players.map((player, seat) =>
    seat === placed.seat
      ? {
          ...player,
          dwellers: player.dwellers.map((dweller) =>
            dweller.at === null && !dweller.injured ? { ...dweller, at: placed.where.space, trained: null } : dweller,
          ),
        }
      : player,
  );
  return { ...before, players };
}
