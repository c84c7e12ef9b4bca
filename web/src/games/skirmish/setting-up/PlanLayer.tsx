/** The picture of a scenario on its table: zones in the colours of the sides, and the signs of what lies there. */
import type { Point } from '@holotape/skirmish/geometry/point';
import { paintOf, SHAPES } from '../../../design/players.tsx';
import { MarkerSign, PAPER, PLATE_INK } from '../board/MarkerSign.tsx';
import { onSheet, outlinePath, SCALE } from '../board/scale.ts';
import { colourOf } from '../colours.ts';
import type { LegalArea } from '../placing/areas.ts';
import type { ScenarioPlan } from './plan.ts';

interface PlanLayerProps {
  readonly plan: ScenarioPlan;
  readonly height: number;
}

export const PlanLayer = ({ plan, height }: PlanLayerProps) => (
  <g className="plan-layer">
    {plan.zones.map(({ seat, areas, rule, round }) => (
      <g key={`${seat} ${rule} ${round}`} className={round === undefined ? 'zone' : 'zone later'}>
        {areas.map((area) => (
          <ZoneShape key={JSON.stringify(area.shape)} seat={seat} shape={area.shape} height={height} />
        ))}
      </g>
    ))}
    {plan.markers.flatMap(({ kind, at }) =>
      at.map((point) => {
        const { x, y } = onSheet({ height }, point);
        return (
          <g key={`${kind} ${point.x} ${point.y}`} transform={`translate(${x} ${y}) scale(1.7)`}>
            <rect x="-15" y="-15" width="30" height="30" rx="4" fill={PAPER} stroke={PLATE_INK} strokeWidth="2" />
            <MarkerSign kind={kind} />
          </g>
        );
      }),
    )}
  </g>
);

interface ZoneShapeProps {
  readonly seat: number;
  readonly shape: LegalArea['shape'];
  readonly height: number;
}

const middleOf = (corners: readonly Point[]): Point => ({
  x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
  y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
});

function ZoneShape({ seat, shape, height }: ZoneShapeProps) {
  const colour = colourOf(seat);
  const paint = { fill: paintOf(colour), stroke: paintOf(colour) };
  if (shape.is === 'rect') {
    const { x, y } = onSheet({ height }, { x: shape.x, y: shape.y + shape.h });
    const [w, h] = [shape.w * SCALE, shape.h * SCALE];
    return (
      <>
        <rect {...paint} x={x} y={y} width={w} height={h} />
        <SideMark seat={seat} x={x + w / 2} y={y + h / 2} />
      </>
    );
  }
  if (shape.is === 'figure') {
    const { x, y } = onSheet({ height }, middleOf(shape.corners));
    return (
      <>
        <path {...paint} d={outlinePath({ height }, shape.corners)} />
        <SideMark seat={seat} x={x} y={y} />
      </>
    );
  }
  const { x, y } = onSheet({ height }, shape);
  return (
    <>
      <circle {...paint} cx={x} cy={y} r={shape.r * SCALE} />
      <SideMark seat={seat} x={x} y={y} />
    </>
  );
}

/** Colour never speaks alone: the shape of the side stands in its zone. */
const SideMark = ({ seat, x, y }: { readonly seat: number; readonly x: number; readonly y: number }) => (
  <path
    className="side-mark"
    d={SHAPES[colourOf(seat)]}
    fill={paintOf(colourOf(seat))}
    transform={`translate(${x} ${y}) scale(2.6)`}
  />
);
