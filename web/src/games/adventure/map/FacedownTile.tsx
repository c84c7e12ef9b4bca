/** The back of a tile: one chevron is dangerous, two are deadly, and the word. FB-MAP-3 */

import { memo } from 'react';
import { Quiet } from '../../../design/Quiet.tsx';
import { a } from '../words.ts';
import { hexagon } from './shape.ts';

interface FacedownProps {
  readonly kind: 'dangerous' | 'deadly';
  readonly radius: number;
}

export const FacedownTile = memo(function FacedownTile({ kind, radius }: FacedownProps) {
  const rim = hexagon(radius - 1.2);
  const scale = radius / 86.5;
  return (
    <Quiet>
      <path
        d={rim}
        fill={kind === 'deadly' ? 'var(--back-deadly)' : 'var(--back-danger)'}
        stroke="var(--map-ink)"
        strokeWidth="1.4"
      />
      <path d={rim} fill="url(#htl)" opacity=".7" />
      <path d={hexagon(radius - 12.2)} fill="none" stroke="var(--on-back)" strokeWidth="1.6" strokeOpacity=".75" />
      <g transform={`scale(${scale})`}>
        <path
          d={kind === 'deadly' ? 'M-20 12 0-10 20 12M-20-4 0-26 20-4' : 'M-20 4 0-18 20 4'}
          fill="none"
          stroke="var(--on-back)"
          strokeWidth="7"
        />
        <text y="37" className="map-level" fontSize="15" letterSpacing="1.4" fill="var(--on-back)">
          {a(`tile.${kind}`).toUpperCase()}
        </text>
      </g>
    </Quiet>
  );
});
