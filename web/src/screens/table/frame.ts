/** Where a board lies in its frame. Pure. */
import type { Box, Size } from '../../games/module.ts';

/** How far a board can be zoomed in, if its game says nothing else. */
export const MOST = 3;

export interface View {
  readonly zoom: number;
  /** How far the board's corner is moved, in screen pixels. */
  readonly x: number;
  readonly y: number;
}

export const FIT: View = { zoom: 1, x: 0, y: 0 };

/** The largest size at which the whole board is seen. */
export function fitted(board: Size, frame: Size): Size {
  const scale = Math.min(frame.w / board.w, frame.h / board.h);
  return { w: board.w * scale, h: board.h * scale };
}

/** Keeps the board in its frame: no empty edge on one side while something is hidden on the other. `board`: as fitted. */
export function kept(view: View, board: Size, frame: Size, most = MOST): View {
  const zoom = Math.min(most, Math.max(1, view.zoom));
  const hold = (at: number, size: number, room: number) =>
    size * zoom <= room ? (room - size * zoom) / 2 : Math.min(0, Math.max(room - size * zoom, at));
  return { zoom, x: hold(view.x, board.w, frame.w), y: hold(view.y, board.h, frame.h) };
}

/** Zoomed about a point of the frame, which stays where it is. */
export function zoomed(view: View, zoom: number, { x, y }: { readonly x: number; readonly y: number }): View {
  const scale = zoom / view.zoom;
  return { zoom, x: x - (x - view.x) * scale, y: y - (y - view.y) * scale };
}

/** The view in which a part of the board (in its own pixels) fills the frame. */
export function viewOf(part: Box, size: Size, frame: Size, most = MOST): View {
  const board = fitted(size, frame);
  const scale = board.w / size.w;
  const zoom = Math.min(most, Math.max(1, Math.min(frame.w / (part.w * scale), frame.h / (part.h * scale))));
  const centred = (at: number, length: number, room: number) => room / 2 - (at + length / 2) * scale * zoom;
  return kept({ zoom, x: centred(part.x, part.w, frame.w), y: centred(part.y, part.h, frame.h) }, board, frame, most);
}

/** The view in which the board leaves no part of the frame empty. */
export function filling(size: Size, frame: Size, most = MOST): View {
  const board = fitted(size, frame);
  const zoom = Math.max(frame.w / board.w, frame.h / board.h);
  return kept({ zoom, x: (frame.w - board.w * zoom) / 2, y: (frame.h - board.h * zoom) / 2 }, board, frame, most);
}

/** What is seen of the board, in its own pixels. */
export function seenOf(view: View, size: Size, frame: Size): Box {
  const scale = (fitted(size, frame).w / size.w) * view.zoom;
  const x = Math.max(0, -view.x / scale);
  const y = Math.max(0, -view.y / scale);
  return { x, y, w: Math.min(size.w - x, frame.w / scale), h: Math.min(size.h - y, frame.h / scale) };
}

/** Room left around what is brought into view, in screen pixels. */
const MARGIN = 24;

/**
 * Moved just so far that a part of the board is seen; if it is larger than the frame, to its middle, or zoomed out where
 * all of it has to be seen.
 */
export function showing(part: Box, view: View, size: Size, frame: Size, most = MOST): View {
  const board = fitted(size, frame);
  const whole = Math.min((frame.w - 2 * MARGIN) / part.w, (frame.h - 2 * MARGIN) / part.h) * (size.w / board.w);
  const zoom = part.whole === true ? Math.min(view.zoom, Math.max(1, whole)) : view.zoom;
  const scale = (board.w / size.w) * zoom;
  const along = (at: number, from: number, length: number, room: number) => {
    const [first, last] = [from * scale - MARGIN, (from + length) * scale + MARGIN];
    if (last - first > room) return room / 2 - (first + last) / 2;
    return Math.max(-first, Math.min(room - last, at));
  };
  const moved = { zoom, x: along(view.x, part.x, part.w, frame.w), y: along(view.y, part.y, part.h, frame.h) };
  return kept(moved, board, frame, most);
}
