/** The whole table, small: terrain as blots, models as the shapes of their players. */
import { memo } from 'react';
import { paintOf, SHAPES } from '../../../design/players.tsx';
import { type BattleContext, battleOf } from '../table.tsx';
import { figuresOf } from './figures.ts';
import { outlinePath, sizeOf } from './scale.ts';

export function Minimap({ view }: BattleContext) {
  const { w, h } = sizeOf(view);
  return (
    <>
      <rect width={w} height={h} fill="var(--field)" />
      <Blots pieces={view.pieces} height={view.height} />
      {figuresOf(battleOf(view)).map(({ id, x, y, colour }) => (
        <path
          key={id}
          d={SHAPES[colour]}
          transform={`translate(${x} ${y}) scale(3)`}
          fill={paintOf(colour)}
          stroke="#FFF8E8"
          strokeWidth="1.4"
        />
      ))}
    </>
  );
}

const Blots = memo(function Blots({ pieces, height }: Pick<BattleContext['view'], 'pieces' | 'height'>) {
  return pieces.map(({ id, outline, blocksSight, area }) => (
    <path
      key={id}
      d={outlinePath({ height }, outline)}
      fill={blocksSight ? 'var(--poche)' : 'var(--prop-2)'}
      fillOpacity={area ? 0.4 : 0.85}
    />
  ));
});
