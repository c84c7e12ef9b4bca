/** The sheet under the pencil: pieces are dragged, turned by their handle and put from the palette. */
import type { SkirmishContent } from '@holotape/skirmish';
import type { Point, Segment } from '@holotape/skirmish/geometry/point';
import type { DrawnTable, TerrainSpot } from '@holotape/skirmish/terrain/index';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { Ground } from '../board/Ground.tsx';
import { onSheet, onTable, sizeOf } from '../board/scale.ts';
import { inchesOf } from '../signs/inches.ts';
import { faultOf, moved, SIZE, type Snap, snapped, stepOf, TURNS, turned } from './drawing.ts';
import { TerrainUse } from './Palette.tsx';
import { BareEdges, Rulers } from './Rulers.tsx';
import { d } from './words.ts';

interface SheetProps {
  readonly content: SkirmishContent;
  readonly drawing: DrawnTable;
  readonly chosen: number | undefined;
  readonly choose: (at: number | undefined) => void;
  readonly hand: string | undefined;
  readonly snap: Snap;
  readonly put: (spot: TerrainSpot) => void;
  readonly move: (at: number, to: Partial<TerrainSpot>) => void;
  readonly remove: (at: number) => void;
  /** While something is dragged: what the table would be. */
  readonly trying: (drawing: DrawnTable | undefined) => void;
  readonly openLine?: { readonly from: Point; readonly to: Point; readonly length: number } | undefined;
  readonly suggested?: TerrainSpot | undefined;
  /** Stretches of the edges without cover near by. */
  readonly bare: readonly Segment[];
}

interface Drag {
  readonly at: number;
  readonly how: 'move' | 'turn';
  /** From the pointer to the middle of the piece. */
  readonly off: Point;
  readonly to: Partial<TerrainSpot>;
}

export function Sheet(props: SheetProps) {
  const { drawing, chosen, choose, hand, snap, put, openLine, suggested, bare } = props;
  const svg = useRef<SVGSVGElement>(null);
  const [hover, setHover] = useState<Point>();
  const dragging = useDragging(props, svg);
  const { w, h } = sizeOf(SIZE);
  const shown = dragging.drag ? moved(drawing, dragging.drag.at, dragging.drag.to) : drawing;
  const place = (event: PointerEvent) => pointOf(svg.current!, event);
  const handName = hand && props.content.terrain.get(hand)?.name;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing that is worked on
    <svg
      ref={svg}
      className="drawing-sheet"
      viewBox={`0 0 ${w} ${h}`}
      role="group"
      aria-label={handName ? d('sheet.hand', { name: handName }) : d('sheet', { n: drawing.pieces.length })}
      onPointerMove={(event) => {
        if (hand !== undefined) setHover(snapped(place(event), snap));
        dragging.pull(event);
      }}
      onPointerLeave={() => setHover(undefined)}
      onPointerUp={(event) => {
        if (hand !== undefined) put({ kind: hand, ...snapped(place(event), snap), turn: 0 });
        else dragging.drop();
      }}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget || (event.target as Element).closest('[data-at]') === null)
          choose(undefined);
      }}
    >
      <Ground w={w} h={h} />
      <Rulers />
      <BareEdges bare={bare} />
      {shown.pieces.map((spot, at) => (
        <PieceOn
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the list
          key={at}
          {...props}
          spot={spot}
          at={at}
          isChosen={chosen === at}
          isWrong={dragging.drag?.at === at && faultOf(props.content, shown, at) !== undefined}
          grab={dragging.grab}
        />
      ))}
      {openLine && <OpenLine {...openLine} />}
      {suggested && <Ghost spot={suggested} className="suggested" />}
      {hand !== undefined && hover && <Ghost spot={{ kind: hand, ...hover, turn: 0 }} className="held" />}
    </svg>
  );
}

function pointOf(svg: SVGSVGElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = svg.getBoundingClientRect();
  const { w, h } = sizeOf(SIZE);
  return onTable(SIZE, { x: ((clientX - left) / width) * w, y: ((clientY - top) / height) * h });
}

/** A piece in the air: where it would lie is tried all the while; where it cannot it goes back. */
function useDragging({ drawing, snap, move, trying, choose }: SheetProps, svg: React.RefObject<SVGSVGElement | null>) {
  const [drag, setDrag] = useState<Drag>();
  const grab = (at: number, how: Drag['how'], event: PointerEvent) => {
    event.stopPropagation();
    svg.current?.setPointerCapture(event.pointerId);
    const point = pointOf(svg.current!, event);
    const { x, y } = drawing.pieces[at]!;
    choose(at);
    setDrag({ at, how, off: { x: x - point.x, y: y - point.y }, to: {} });
  };
  const pull = (event: PointerEvent) => {
    if (drag === undefined) return;
    const point = pointOf(svg.current!, event);
    const { x, y } = drawing.pieces[drag.at]!;
    const angle = Math.atan2(point.y - y, point.x - x) - Math.PI / 2;
    const to =
      drag.how === 'move'
        ? snapped({ x: point.x + drag.off.x, y: point.y + drag.off.y }, snap)
        : { turn: turned({ kind: '', x: 0, y: 0, turn: 0 }, Math.round((angle / (2 * Math.PI)) * TURNS)) };
    setDrag({ ...drag, to });
    trying(moved(drawing, drag.at, to));
  };
  const drop = () => {
    if (drag === undefined) return;
    setDrag(undefined);
    trying(undefined);
    if (Object.keys(drag.to).length > 0) move(drag.at, drag.to);
  };
  return { drag, grab, pull, drop };
}

interface PieceOnProps extends SheetProps {
  readonly spot: TerrainSpot;
  readonly at: number;
  readonly isChosen: boolean;
  readonly isWrong: boolean;
  readonly grab: (at: number, how: Drag['how'], event: PointerEvent) => void;
}

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

function PieceOn({ content, spot, at, isChosen, isWrong, grab, choose, snap, move, remove }: PieceOnProps) {
  const { x, y } = onSheet(SIZE, spot);
  const degrees = (spot.turn * 360) / TURNS;
  const name = content.terrain.get(spot.kind)?.name ?? spot.kind;
  const key = (event: KeyboardEvent) => {
    const way = ARROWS[event.key];
    const step = stepOf(snap);
    if (way) move(at, snapped({ x: spot.x + way.x * step, y: spot.y + way.y * step }, 'free'));
    else if (event.key === 'r' || event.key === 'R') move(at, { turn: turned(spot, event.shiftKey ? -1 : 1) });
    else if (event.key === 'Delete' || event.key === 'Backspace') remove(at);
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button inside a drawing
    <g
      data-at={at}
      role="button"
      tabIndex={0}
      className={`on-sheet ${isChosen ? 'chosen' : ''} ${isWrong ? 'wrong' : ''}`}
      aria-pressed={isChosen}
      aria-label={d('piece', { name, x: inchesOf(spot.x), y: inchesOf(spot.y), turn: degrees })}
      transform={`translate(${x} ${y}) rotate(${-degrees})`}
      onPointerDown={(event) => grab(at, 'move', event)}
      onFocus={() => choose(at)}
      onKeyDown={key}
    >
      <TerrainUse kind={spot.kind} />
      <Outlines content={content} kind={spot.kind} />
      {isChosen && (
        <g className="handle" onPointerDown={(event) => grab(at, 'turn', event)}>
          <path d="M0-20V-62" />
          <circle cy="-76" r="22" fill="transparent" stroke="none" />
          <circle cy="-76" r="13" />
          <path className="arrow" d="M6-76a6 6 0 1 1-2-4.500M6-84v4.500H1.500" />
        </g>
      )}
    </g>
  );
}

/** Its true outlines: what is grabbed, and what is red where it cannot lie. */
function Outlines({ content, kind }: { readonly content: SkirmishContent; readonly kind: string }) {
  const scale = sizeOf({ width: 1, height: 1 }).w;
  return content.terrain.get(kind)?.parts.map(({ outline }, i) => (
    <path
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a kind are fixed
      key={i}
      className="outline"
      d={`M${outline.map(([px, py]) => `${(px * scale).toFixed(1)} ${(-py * scale).toFixed(1)}`).join('L')}Z`}
    />
  ));
}

function Ghost({ spot, className }: { readonly spot: TerrainSpot; readonly className: string }) {
  const { x, y } = onSheet(SIZE, spot);
  return (
    <g className={`ghost ${className}`} transform={`translate(${x} ${y}) rotate(${(-spot.turn * 360) / TURNS})`}>
      <TerrainUse kind={spot.kind} />
    </g>
  );
}

function OpenLine({ from, to, length }: NonNullable<SheetProps['openLine']>) {
  const [a, b] = [onSheet(SIZE, from), onSheet(SIZE, to)];
  const at = { x: a.x + (b.x - a.x) * 0.2, y: a.y + (b.y - a.y) * 0.2 };
  return (
    <g className="open-line-flag">
      <line x1={a.x} y1={a.y} x2={b.x} y2={b.y} />
      <g transform={`translate(${Math.min(900, Math.max(120, at.x))} ${Math.min(1030, Math.max(40, at.y))})`}>
        <rect x="-92" y="-24" width="184" height="44" rx="4" />
        <text y="8" textAnchor="middle">
          {d('openline', { inches: Math.round(length / 254) })}
        </text>
      </g>
    </g>
  );
}
