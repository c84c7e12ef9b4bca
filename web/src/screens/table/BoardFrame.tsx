/**
 * The frame around a board: fits it, and lets it be zoomed and panned inside. The page never scrolls for it. What has the
 * focus, what is sought and where the action is are brought into view.
 */
import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Sign } from '../../design/index.ts';
import type { Box, GameModule, Size, TableContext } from '../../games/module.ts';
import { FIT, filling, fitted, kept, MOST, seenOf, showing, type View, viewOf, zoomed } from './frame.ts';
import { Minimap } from './Minimap.tsx';
import { Part } from './Part.tsx';
import { usePanZoom } from './use-pan-zoom.ts';
import { s } from './words.ts';

const STEP = 1.35;

interface BoardFrameProps {
  readonly context: TableContext;
  readonly module: Pick<GameModule, 'board'>;
  readonly children: ReactNode;
}

/** How much room the frame has on this screen; undefined until it was measured. */
function useRoom(frame: RefObject<HTMLElement | null>): Size | undefined {
  const [room, setRoom] = useState<Size>();
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const measure = () => setRoom({ w: element.clientWidth, h: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return room;
}

/** What is seen before anybody moves the board. */
function startOf({ board }: Pick<GameModule, 'board'>, context: TableContext, size: Size, room: Size): View {
  const start = board.start?.(context, room) ?? 'fit';
  if (start === 'fit') return FIT;
  return start === 'fill' ? filling(size, room, board.most) : viewOf(start, size, room, board.most);
}

/** Where the board lies in its frame, and what moves it there. */
function useLie(frame: RefObject<HTMLElement | null>, module: Pick<GameModule, 'board'>, context: TableContext) {
  const { board } = module;
  const { most = MOST } = board;
  const size = board.size(context.view);
  const measured = useRoom(frame);
  const room = measured ?? size;
  // Undefined until somebody moves it: so long it starts anew with every size of the screen. With the width it had when it
  // was moved: things stay as large as they were when the frame changes.
  const [moved, setMoved] = useState<View & { readonly fitted: number }>();
  const fit = fitted(size, room);
  const movedNow = moved && (moved.zoom === 1 ? moved : { ...moved, zoom: (moved.zoom * moved.fitted) / fit.w });
  const start = startOf(module, context, size, room);
  const held = (view: View) => kept(view, fit, room, most);
  const shown = held(movedNow ?? start);
  const seen = seenOf(shown, size, room);

  const keep = (view: View) => setMoved({ ...view, fitted: fit.w });
  // Several changes may come before the next drawing: each goes on from the one before.
  const latest = useRef(shown);
  latest.current = shown;
  const change = (to: (view: View) => View) => {
    latest.current = held(to(latest.current));
    keep(latest.current);
  };
  return {
    isMeasured: measured !== undefined,
    room,
    size,
    fit,
    shown,
    seen,
    whole: () => keep(FIT),
    panBy: (dx: number, dy: number) => change((view) => ({ ...view, x: view.x + dx, y: view.y + dy })),
    zoomBy: (by: number, at = { x: room.w / 2, y: room.h / 2 }) =>
      change((view) => zoomed(view, Math.min(most, Math.max(1, view.zoom * by)), at)),
    show: (part: Box | undefined) => part && change((view) => showing(part, view, size, room, most)),
    /** This point of the board comes to the middle. */
    goTo: (x: number, y: number) =>
      change((view) => viewOf({ ...seen, x: x - seen.w / 2, y: y - seen.h / 2 }, size, room, view.zoom)),
  };
}

type Lie = ReturnType<typeof useLie>;

/** What is sought and where the action is come into view. */
function useBroughtIntoView(
  { board }: Pick<GameModule, 'board'>,
  context: TableContext,
  { isMeasured, room, shown, show }: Lie,
): void {
  const { sought } = context;
  const follows = board.follows?.(context);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is sought moves the board, not where it lies
  useEffect(() => {
    if (sought !== undefined) show(board.boxOf?.(sought.thing, context));
  }, [sought]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the action moves the board, and a frame that has become smaller
  useEffect(() => {
    if (isMeasured && follows !== undefined && shown.zoom > 1) show(board.boxOf?.(follows, context));
  }, [follows, isMeasured, room.w, room.h]);
}

/** The overview lies in the corner in which nothing happens: below the action it would hide what one reaches for. */
function cornerOf({ board }: Pick<GameModule, 'board'>, context: TableContext, seen: Box): 'left' | 'right' {
  const thing = board.follows?.(context);
  const box = thing === undefined ? undefined : board.boxOf?.(thing, context);
  if (box === undefined) return 'right';
  const [x, y] = [(box.x + box.w / 2 - seen.x) / seen.w, (box.y + box.h / 2 - seen.y) / seen.h];
  return x > 0.6 && y > 0.4 ? 'left' : 'right';
}

/** The width of a key, with a little air. */
const KEY = 36;

/** In the board's upper corner; beside it, where there is room for a key, or where the style of a game keeps some. */
const cornerOfKeys = ({ zoom, x, y }: View) => ({
  top: Math.max(0, y) + 6,
  left: zoom === 1 && x >= KEY ? x - KEY : `calc(${Math.max(0, x) + 6}px - var(--beside, 0px))`,
});

/** Where an element stands on the board, in the board's own pixels. */
function placeOnBoard(element: Element, frame: Element, { size, fit, shown }: Lie): Box {
  const scale = (fit.w / size.w) * shown.zoom;
  const { left, top } = frame.getBoundingClientRect();
  const at = element.getBoundingClientRect();
  return {
    x: (at.left - left - shown.x) / scale,
    y: (at.top - top - shown.y) / scale,
    w: at.width / scale,
    h: at.height / scale,
  };
}

function zoomByKey(key: string, { zoomBy, whole }: Lie): void {
  if (key === '+' || key === '=') zoomBy(STEP);
  else if (key === '-') zoomBy(1 / STEP);
  else if (key === '0') whole();
}

export function BoardFrame({ context, module, children }: BoardFrameProps) {
  const { Tools, Minimap: Small, Rim, wheelZooms = false } = module.board;
  const frame = useRef<HTMLDivElement>(null);
  const lie = useLie(frame, module, context);
  const { size, fit, shown, seen, whole, panBy, zoomBy, show, goTo } = lie;
  const { handlers, rest } = usePanZoom(frame, { movable: shown.zoom > 1, wheelZooms, panBy, zoomBy });
  useBroughtIntoView(module, context, lie);

  /** By keyboard one must see where one is. */
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    if (shown.zoom <= 1 || !target.matches('.board-inside *, .board-inside') || !target.matches(':focus-visible'))
      return;
    rest();
    show(placeOnBoard(target, frame.current!, lie));
  };
  const { x, y, zoom } = shown;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dragging has its keys below; the board inside has the keyboard
    <div
      ref={frame}
      className="board-frame"
      data-zoomed={zoom > 1 || undefined}
      {...handlers}
      onFocus={onFocus}
      onKeyDown={({ key }: KeyboardEvent) => zoomByKey(key, lie)}
    >
      <div
        className="board-inside"
        style={{ width: fit.w * zoom, height: fit.h * zoom, transform: `translate(${x}px, ${y}px)` }}
      >
        {children}
      </div>
      {Rim && (
        <div className="board-rim" style={{ top: Math.max(0, y) }}>
          <Rim at={x} scale={(fit.w / size.w) * zoom} size={size} />
        </div>
      )}
      <ZoomKeys zoom={zoom} at={cornerOfKeys(shown)} zoomBy={zoomBy} whole={whole}>
        {Tools && <Part of={Tools} context={context} />}
      </ZoomKeys>
      {Small && zoom > 1 && (
        <Minimap
          size={size}
          seen={seen}
          corner={cornerOf(module, context, seen)}
          goTo={(to, down) => {
            rest();
            goTo(to, down);
          }}
        >
          <Part of={Small} context={context} />
        </Minimap>
      )}
    </div>
  );
}

interface ZoomKeysProps {
  readonly zoom: number;
  /** In the corner of the board. */
  readonly at: Readonly<Pick<CSSProperties, 'top' | 'left'>>;
  readonly zoomBy: (by: number) => void;
  readonly whole: () => void;
  readonly children: ReactNode;
}

function ZoomKeys({ zoom, at, zoomBy, whole, children }: ZoomKeysProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: keys of the board
    <div className="zoom" role="group" aria-label={s('board')} style={at}>
      <button type="button" aria-label={s('zoom.in')} title={s('zoom.in')} onClick={() => zoomBy(STEP)}>
        <Sign name="magnify" size={18} />
      </button>
      {zoom > 1 && (
        <>
          <button type="button" aria-label={s('zoom.out')} title={s('zoom.out')} onClick={() => zoomBy(1 / STEP)}>
            <Sign name="shrink" size={18} />
          </button>
          <button type="button" aria-label={s('zoom.fit')} title={s('zoom.fit')} onClick={whole}>
            <Sign name="frame" size={18} />
          </button>
        </>
      )}
      {children}
    </div>
  );
}
