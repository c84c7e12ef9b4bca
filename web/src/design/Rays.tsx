/** The sun of a poster of the end: rays from a point, over all that the frame shows. */
const RAYS = Array.from({ length: 12 }, (_, i) => i * 30);

interface RaysProps {
  readonly x: number;
  readonly y: number;
  readonly fill: string;
}

export const Rays = ({ x, y, fill }: RaysProps) =>
  RAYS.map((angle) => (
    <path key={angle} d="M0 0 420 0 405.7 108.7Z" transform={`translate(${x} ${y}) rotate(${angle})`} fill={fill} />
  ));
