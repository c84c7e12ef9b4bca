/** Where a board lies in its frame. Pure. */
/** How far a board can be zoomed in. */
export const MOST = 3;

export interface View {
  readonly zoom: number;
  /** How far the board's corner is moved, in screen pixels. */
  readonly x: number;
  readonly y: number;
}

export const FIT: View = { zoom: 1, x: 0, y: 0 };

/** Keeps the board in its frame: no empty edge on one side while something is hidden on the other. */
export function kept(view: View, board: { w: number; h: number }, frame: { w: number; h: number }): View {
  const zoom = Math.min(MOST, Math.max(1, view.zoom));
  const hold = (at: number, size: number, room: number) =>
    size * zoom <= room ? (room - size * zoom) / 2 : Math.min(0, Math.max(room - size * zoom, at));
  return { zoom, x: hold(view.x, board.w, frame.w), y: hold(view.y, board.h, frame.h) };
}
