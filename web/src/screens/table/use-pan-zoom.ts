/** Dragging, pinching and the wheel over a board; a flick glides on unless motion is unwelcome. */
import { type PointerEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import { motionNow } from '../../settings/settings.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Moves {
  /** It can be moved: something of the board is out of sight. */
  readonly movable: boolean;
  /** The wheel zooms by itself, without a key held. */
  readonly wheelZooms: boolean;
  readonly panBy: (dx: number, dy: number) => void;
  /** About a point of the frame. */
  readonly zoomBy: (by: number, at: Point) => void;
}

const WHEEL = 1.12;
/** So far a finger may slip in a click. */
const SLIP = 6;
/** What is left of the speed after each frame, and the least worth moving for (pixels a frame). */
const GLIDE = 0.93;
const STILL = 0.4;

/** After a flick the board glides on; `rest` stops it. */
function useGlide(now: RefObject<Moves>) {
  const speed = useRef<Point>({ x: 0, y: 0 });
  const gliding = useRef(0);
  const rest = useCallback(() => cancelAnimationFrame(gliding.current), []);
  const glide = useCallback(() => {
    const { x, y } = speed.current;
    if (Math.hypot(x, y) < STILL) return;
    now.current.panBy(x, y);
    speed.current = { x: x * GLIDE, y: y * GLIDE };
    gliding.current = requestAnimationFrame(glide);
  }, [now]);
  useEffect(() => rest, [rest]);
  return { speed, rest, glide };
}

/** A wheel listener of React is passive and could not keep the page from zooming. */
function useWheel(frame: RefObject<HTMLElement | null>, now: RefObject<Moves>): void {
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey && !now.current.wheelZooms) return;
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      now.current.zoomBy(event.deltaY < 0 ? WHEEL : 1 / WHEEL, { x: event.clientX - left, y: event.clientY - top });
    };
    element.addEventListener('wheel', wheel, { passive: false });
    return () => element.removeEventListener('wheel', wheel);
  }, [frame, now]);
}

export function usePanZoom(frame: RefObject<HTMLElement | null>, moves: Moves) {
  const now = useRef(moves);
  now.current = moves;
  const fingers = useRef(new Map<number, Point>());
  const dragged = useRef(false);
  const { speed, rest, glide } = useGlide(now);
  useWheel(frame, now);

  const onPointerDown = (event: PointerEvent) => {
    rest();
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    speed.current = { x: 0, y: 0 };
    dragged.current = false;
  };
  const pinch = (before: Point, after: Point, other: Point) => {
    const far = (a: Point) => Math.hypot(a.x - other.x, a.y - other.y);
    const { left, top } = frame.current!.getBoundingClientRect();
    if (far(before) > 0)
      moves.zoomBy(far(after) / far(before), { x: (after.x + other.x) / 2 - left, y: (after.y + other.y) / 2 - top });
    dragged.current = true;
  };
  const onPointerMove = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (before === undefined) return;
    const after = { x: event.clientX, y: event.clientY };
    const others = [...fingers.current.entries()].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    if (others.length === 1) pinch(before, after, others[0]!);
    else if (moves.movable) {
      const [dx, dy] = [after.x - before.x, after.y - before.y];
      if (!dragged.current && Math.hypot(dx, dy) < SLIP) return;
      // From here on what lies under the hand is of no interest: nothing lights up, and nothing is drawn again for it.
      if (!dragged.current) frame.current?.setPointerCapture(event.pointerId);
      dragged.current = true;
      speed.current = { x: dx, y: dy };
      moves.panBy(dx, dy);
    }
    fingers.current.set(event.pointerId, after);
  };
  const onPointerUp = (event: PointerEvent) => {
    const held = fingers.current.delete(event.pointerId);
    if (held && dragged.current && fingers.current.size === 0 && motionNow() === 'full') glide();
  };
  const onPointerGone = (event: PointerEvent) => fingers.current.delete(event.pointerId);
  const onClickCapture = (event: { stopPropagation(): void; preventDefault(): void }) => {
    // The end of a drag is not a click.
    if (!dragged.current) return;
    dragged.current = false;
    event.stopPropagation();
    event.preventDefault();
  };
  const handlers = {
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: onPointerGone,
    onPointerLeave: onPointerGone,
    onClickCapture,
  };
  return { handlers, rest };
}
