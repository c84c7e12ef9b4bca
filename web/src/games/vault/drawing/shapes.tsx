/** A player's shape inside a drawing of the vault. */

import type { Colour } from '@holotape/vault/printed/icons';
import { deepOf, PlayerMark, paintOf, SHAPES } from '../../../design/players.tsx';

export { deepOf, PlayerMark as Mark, paintOf, SHAPES };

interface ShapeProps {
  readonly colour: Colour;
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  /** Paint of the shape; the player's colour if left out. */
  readonly fill?: string;
  readonly stroke?: string;
  readonly strokeWidth?: number;
  readonly opacity?: number;
}

export function Shape({ colour, x = 0, y = 0, scale = 1, fill, stroke, strokeWidth = 1.4, opacity }: ShapeProps) {
  return (
    <path
      d={SHAPES[colour]}
      transform={`translate(${x} ${y}) scale(${scale})`}
      fill={fill ?? paintOf(colour)}
      stroke={stroke ?? 'var(--paper)'}
      strokeWidth={strokeWidth / scale}
      strokeLinejoin="round"
      opacity={opacity}
    />
  );
}
