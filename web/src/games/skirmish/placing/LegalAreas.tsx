/** Lit where a marker or a model may be put, hatched where it may not, with the ruler it is measured by. */
import { middleOf } from '@holotape/skirmish/geometry/polygon';
import { Quiet } from '../../../design/Quiet.tsx';
import { onSheet, outlinePath, SCALE } from '../board/scale.ts';
import { inchesOf } from '../signs/inches.ts';
import { type BattleContext, useBattle } from '../table.tsx';
import { type LegalArea, legalAreas } from './areas.ts';

const HATCH = 'legal-hatch';

export function LegalAreas({ question, view }: BattleContext) {
  const { battle } = useBattle();
  const areas = legalAreas(battle, question!.seat);
  const [first] = areas.filter(({ color }) => color !== undefined);
  return (
    <Quiet className="legal-areas">
      <defs>
        <pattern id={HATCH} width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="4" height="12" fill="var(--alert)" fillOpacity=".35" />
        </pattern>
      </defs>
      {areas.map((area) => (
        <Area key={JSON.stringify(area.shape)} area={area} height={view.height} />
      ))}
      {first?.color && (
        <RulerPlate area={first} height={view.height} length={battle.content.rulers.get(first.color)!.length} />
      )}
    </Quiet>
  );
}

function plateOf(shape: LegalArea['shape']) {
  if (shape.is === 'rect') return { x: shape.x + shape.w / 2, y: shape.y + shape.h / 2 };
  return shape.is === 'figure' ? middleOf(shape.corners) : { x: shape.x, y: shape.y + shape.r };
}

interface AreaProps {
  readonly area: LegalArea;
  readonly height: number;
}

function Area({ area: { shape, isAllowed, color = 'yellow' }, height }: AreaProps) {
  const paint = {
    className: isAllowed ? 'allowed' : 'barred',
    fill: shape.is === 'ring' ? 'none' : isAllowed ? `var(--range-${color})` : `url(#${HATCH})`,
    stroke: isAllowed ? `var(--range-${color})` : 'var(--alert)',
  };
  if (shape.is === 'rect') {
    const { x, y } = onSheet({ height }, { x: shape.x, y: shape.y + shape.h });
    return <rect {...paint} x={x} y={y} width={shape.w * SCALE} height={shape.h * SCALE} />;
  }
  if (shape.is === 'figure') return <path {...paint} d={outlinePath({ height }, shape.corners)} />;
  const { x, y } = onSheet({ height }, shape);
  return <circle {...paint} data-shape={shape.is} cx={x} cy={y} r={shape.r * SCALE} />;
}

/** `12″` in the ruler's colours, at the top of the first area. */
function RulerPlate({ area: { shape, color = 'yellow' }, height, length }: AreaProps & { readonly length: number }) {
  const { x, y } = onSheet({ height }, plateOf(shape));
  return (
    <g transform={`translate(${x} ${Math.max(22, y)})`}>
      <rect x="-30" y="-15" width="60" height="30" rx="3" fill={`var(--range-${color})`} stroke="var(--line)" />
      <text y="6" textAnchor="middle" fill={`var(--range-${color}-ink)`}>
        {inchesOf(length)}″
      </text>
    </g>
  );
}
