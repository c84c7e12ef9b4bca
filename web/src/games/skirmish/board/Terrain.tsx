/** Terrain on the sheet: each piece drawn as what it is, its heights told by numbers. */
import { distance } from '@holotape/skirmish/geometry/point';
import { doubleArea, middleOf } from '@holotape/skirmish/geometry/polygon';
import type { Piece } from '@holotape/skirmish/state';
import { memo } from 'react';
import { TERRAIN } from '../sheet/terrain.ts';
import type { Laid } from './laid.ts';
import { inches, onSheet, outlinePath } from './scale.ts';

interface TerrainProps {
  readonly laid: readonly Laid[];
  readonly height: number;
}

export const Terrain = memo(function Terrain({ laid, height }: TerrainProps) {
  return (
    <g className="terrain">
      {laid.map((each) => (
        <LaidPiece key={each.id} laid={each} height={height} />
      ))}
      {laid.map((each) => (
        <Heights key={each.id} laid={each} height={height} />
      ))}
    </g>
  );
});

function LaidPiece({
  laid: { id, kind, middle, turn, pieces },
  height,
}: {
  readonly laid: Laid;
  readonly height: number;
}) {
  const drawing = kind === undefined ? undefined : TERRAIN[kind];
  if (drawing === undefined)
    return (
      <g data-piece={id}>
        {pieces.map((piece) => (
          <Outline key={piece.id} piece={piece} height={height} />
        ))}
      </g>
    );
  const { x, y } = onSheet({ height }, middle);
  const [left = 0, top = 0, w = 0, h = 0] = drawing.viewBox.split(' ').map(Number);
  return (
    <g data-piece={id} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(-turn).toFixed(2)})`}>
      <use href={`#terrain-${kind}`} x={left} y={top} width={w} height={h} />
    </g>
  );
}

/** What has no drawing of its own: solid if it hides, lighter if it covers, dotted if one walks through it. */
function Outline({ piece, height }: { readonly piece: Piece; readonly height: number }) {
  const { outline, blocksSight, cover, area, ground, height: top } = piece;
  // Flat, and yet nobody may stand there: somebody in a snare. SC-BEGIN-6
  const isSnare = top === 0 && ground === 'impassable';
  return (
    <path
      d={outlinePath({ height }, outline)}
      fill={blocksSight ? 'var(--poche)' : isSnare ? 'none' : cover ? 'var(--prop)' : 'var(--map-rock)'}
      fillOpacity={area ? 0.4 : 1}
      stroke="var(--line)"
      strokeWidth="2"
      strokeDasharray={area ? '3 6' : isSnare ? '5 4' : undefined}
    />
  );
}

/** One plate for each height from which it matters: upright, however the piece is turned. */
function Heights({ laid: { pieces }, height }: { readonly laid: Laid; readonly height: number }) {
  const tops = pieces.filter(
    (piece) =>
      piece.height >= PLATED && !piece.area && isWide(piece) && (piece.ground === 'climbable' || pieces.length === 1),
  );
  return tops.map((piece) => {
    const { x, y } = onSheet({ height }, middleOf(piece.outline));
    return (
      <g key={piece.id} className="height-plate" transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
        <rect
          x="-18"
          y="-11"
          width="36"
          height="21"
          rx="3"
          fill="var(--paper)"
          stroke="var(--line)"
          strokeWidth="1.2"
        />
        <text y="5" textAnchor="middle" fontSize="14.5" fill="var(--ink)">
          {inches(piece.height)}
        </text>
      </g>
    );
  });
}

/** Two inches: from here on a drop is a fall and an edge hides. WW-ELEV-1 */
const PLATED = 500;
/** On a thin wall a plate would hide the wall, however it is turned. */
const WIDE = 300;

/** Its area spread over its longest line: how broad it is, in tenths of a millimetre. */
function isWide({ outline }: Piece): boolean {
  const far = outline.flatMap((a) => outline.map((z) => distance(a, z)));
  return Math.abs(doubleArea(outline)) / 2 / Math.max(...far) >= WIDE;
}
