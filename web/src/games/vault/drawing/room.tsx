/** A room is a little stage: name plate = ceiling, scene = back wall, standing place = floor, costs and rewards = the slab. */
import { memo, type ReactNode } from 'react';
import { Quiet } from '../../../design/Quiet.tsx';
import type { Box, Metrics } from '../layout.ts';
import { sceneOf } from './scenes/index.ts';

interface RoomArtProps {
  readonly id: string;
  readonly name: string;
  readonly box: Box;
  readonly metrics: Metrics;
}

/** Back wall and furniture. */
export const RoomBack = memo(function RoomBack({ id, box, metrics }: Omit<RoomArtProps, 'name'>) {
  const { wall, drawing } = sceneOf(id);
  const x = box.x + 3;
  const y = box.y + 2 + metrics.plate;
  const w = box.w - 6;
  const h = metrics.stage;
  // A high stage shows more wall, not larger furniture.
  const tall = h / w > 0.56;
  return (
    <Quiet>
      <rect
        x={box.x}
        y={box.y}
        width={box.w}
        height={box.h}
        rx="3"
        fill="var(--concrete)"
        stroke="var(--concrete-line)"
        strokeWidth="2"
      />
      <rect x={x} y={y} width={w} height={h} fill={`var(--wall-${wall})`} />
      {tall && <Cornice x={x} y={y} w={w} h={h - (w * 74) / 156} />}
      <svg
        x={x}
        y={y}
        width={w}
        height={h}
        viewBox="0 0 156 74"
        preserveAspectRatio={tall ? 'xMidYMax meet' : 'xMidYMax slice'}
        aria-hidden="true"
      >
        <g opacity=".92">{drawing}</g>
      </svg>
    </Quiet>
  );
});

/** The upper wall of a high room: a conduit, a vent and a shade that falls from the ceiling. */
function Cornice({ x, y, w, h }: { readonly x: number; readonly y: number; readonly w: number; readonly h: number }) {
  return (
    <>
      <rect x={x} y={y} width={w} height={h * 0.8} fill="url(#ht)" opacity=".6" />
      <path d={`M${x} ${y + h - 4}H${x + w}`} stroke="var(--tone)" strokeWidth="3" />
      <g transform={`translate(${x + w - 22} ${y + 5})`}>
        <rect width="18" height="12" rx="1.500" fill="var(--tone)" stroke="var(--line)" strokeWidth="1" />
        <path d="M3 3h12M3 6h12M3 9h12" stroke="var(--line)" strokeWidth="1" opacity=".7" />
      </g>
    </>
  );
}

/** The plate with the room's name and the line between its spaces. */
export const RoomFront = memo(function RoomFront({ name, box, metrics }: Omit<RoomArtProps, 'id'>) {
  const middle = box.x + box.w / 2;
  const stageY = box.y + 2 + metrics.plate;
  return (
    <Quiet>
      <path
        d={`M${middle} ${stageY + 2}V${stageY + metrics.stage}`}
        stroke="var(--concrete-line)"
        strokeWidth="1.2"
        strokeDasharray="2 4"
        strokeLinecap="round"
        opacity=".6"
      />
      <rect x={box.x + 1.5} y={box.y + 1.5} width={box.w - 3} height={metrics.plate} fill="var(--bakelite-2)" />
      <path d={`M${box.x + 1.5} ${box.y + 2.5}H${box.x + box.w - 1.5}`} stroke="var(--bakelite-hi)" strokeWidth="1.4" />
      <text
        x={middle}
        y={box.y + metrics.plate - 4.5}
        className="sign"
        fontSize="15"
        fontWeight="600"
        textAnchor="middle"
        fill="var(--on-bakelite)"
        letterSpacing=".4"
      >
        {name}
      </text>
    </Quiet>
  );
});

/** A room as a small picture, for cards. */
export const RoomPicture = memo(function RoomPicture({
  id,
  x = 0,
  y = 0,
  w,
  h,
}: {
  readonly id: string;
  readonly x?: number;
  readonly y?: number;
  readonly w: number;
  readonly h: number;
}): ReactNode {
  const { wall, drawing } = sceneOf(id);
  return (
    <svg
      x={x}
      y={y}
      width={w}
      height={h}
      viewBox="0 0 156 74"
      preserveAspectRatio="xMidYMax slice"
      overflow="hidden"
      aria-hidden="true"
    >
      <rect width="156" height="74" fill={`var(--wall-${wall})`} />
      <g opacity=".86">{drawing}</g>
    </svg>
  );
});
