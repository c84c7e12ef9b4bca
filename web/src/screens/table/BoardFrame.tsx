/** The frame around a board: fits it, and lets it be zoomed and panned inside. The page never scrolls for it. */
import { type PointerEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Sign } from '../../design/index.ts';
import { FIT, kept, MOST, type View } from './frame.ts';
import { s } from './words.ts';

const STEP = 1.35;

interface BoardFrameProps {
  readonly size: { readonly w: number; readonly h: number };
  readonly children: ReactNode;
}

export function BoardFrame({ size, children }: BoardFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ w: size.w, h: size.h });
  const [view, setView] = useState<View>(FIT);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const dragged = useRef(false);

  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const measure = () => setRoom({ w: element.clientWidth, h: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const fit = Math.min(room.w / size.w, room.h / size.h);
  const board = { w: size.w * fit, h: size.h * fit };
  const shown = kept(view, board, room);

  const zoomBy = (by: number, at?: { x: number; y: number }) =>
    setView((before) => {
      const now = kept(before, board, room);
      const zoom = Math.min(MOST, Math.max(1, now.zoom * by));
      const point = at ?? { x: room.w / 2, y: room.h / 2 };
      const scale = zoom / now.zoom;
      return kept(
        { zoom, x: point.x - (point.x - now.x) * scale, y: point.y - (point.y - now.y) * scale },
        board,
        room,
      );
    });
  const zoomRef = useRef(zoomBy);
  zoomRef.current = zoomBy;

  // A wheel listener of React is passive and could not keep the page from zooming.
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      zoomRef.current(event.deltaY < 0 ? 1.12 : 1 / 1.12, { x: event.clientX - left, y: event.clientY - top });
    };
    element.addEventListener('wheel', wheel, { passive: false });
    return () => element.removeEventListener('wheel', wheel);
  }, []);

  const down = (event: PointerEvent) => {
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    dragged.current = false;
  };
  const move = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (before === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    const others = [...fingers.current.entries()].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    if (others.length === 1) {
      const other = others[0]!;
      const far = (a: { x: number; y: number }) => Math.hypot(a.x - other.x, a.y - other.y);
      const { left, top } = frame.current!.getBoundingClientRect();
      if (far(before) > 0)
        zoomBy(far(now) / far(before), { x: (now.x + other.x) / 2 - left, y: (now.y + other.y) / 2 - top });
      dragged.current = true;
    } else if (shown.zoom > 1) {
      const [dx, dy] = [now.x - before.x, now.y - before.y];
      if (!dragged.current && Math.hypot(dx, dy) < 6) return;
      dragged.current = true;
      setView((at) => kept({ ...at, x: at.x + dx, y: at.y + dy }, board, room));
    }
    fingers.current.set(event.pointerId, now);
  };
  const up = (event: PointerEvent) => fingers.current.delete(event.pointerId);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dragging has its keys below; the board inside has the keyboard
    <div
      ref={frame}
      className="board-frame"
      data-zoomed={shown.zoom > 1 || undefined}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={up}
      onPointerLeave={up}
      onClickCapture={(event) => {
        // The end of a drag is not a click.
        if (!dragged.current) return;
        dragged.current = false;
        event.stopPropagation();
        event.preventDefault();
      }}
      onKeyDown={(event) => {
        if (event.key === '+' || event.key === '=') zoomBy(STEP);
        else if (event.key === '-') zoomBy(1 / STEP);
        else if (event.key === '0') setView(FIT);
      }}
    >
      <div
        className="board-inside"
        style={{
          width: board.w * shown.zoom,
          height: board.h * shown.zoom,
          transform: `translate(${shown.x}px, ${shown.y}px)`,
        }}
      >
        {children}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: three keys */}
      <div
        className="zoom"
        role="group"
        aria-label={s('board')}
        style={{ top: Math.max(0, shown.y) + 6, left: Math.max(0, shown.x) + 6 }}
      >
        <button type="button" aria-label={s('zoom.in')} title={s('zoom.in')} onClick={() => zoomBy(STEP)}>
          <Sign name="magnify" size={18} />
        </button>
        {shown.zoom > 1 && (
          <>
            <button type="button" aria-label={s('zoom.out')} title={s('zoom.out')} onClick={() => zoomBy(1 / STEP)}>
              <Sign name="shrink" size={18} />
            </button>
            <button type="button" aria-label={s('zoom.fit')} title={s('zoom.fit')} onClick={() => setView(FIT)}>
              <Sign name="frame" size={18} />
            </button>
          </>
        )}
      </div>
    </div>
  );
}
