/** Where cards come from: stands and shops under their awnings, benches, fires, racks of magazines. */
import { Barrel, Crate, Goods } from './parts.tsx';

interface Shop {
  readonly goods: string;
  /** The stripes of the awning, by what is sold. */
  readonly colour: string;
  /** 1 a stand, 2 a shop, 3 an emporium. */
  readonly size: number;
}

const STRIPES = 8;

/** An awning over a counter; the larger it is, the more lies on it. */
export function Stall({ goods, colour, size }: Shop) {
  const [left, width] = [30 - 9 * size, 86 + 18 * size];
  const each = width / STRIPES;
  return (
    <g>
      {size > 2 && <path d={`M${left - 3} 84V14M${left + width + 3} 84V14`} className="wall" />}
      <rect x={left + 6} y="36" width={width - 12} height="46" rx="2" className="counter" />
      {Array.from({ length: STRIPES }, (_, i) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a stripe is its place
          key={i}
          x={left + i * each}
          y="12"
          width={each}
          height="26"
          className={i % 2 === 0 ? `stripe ${colour}` : 'stripe'}
        />
      ))}
      {Array.from({ length: size }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: goods are their place
        <Goods key={i} x={73 + (i - (size - 1) / 2) * 36} y={60} size={34} path={goods} />
      ))}
    </g>
  );
}

/** A bench around a corner, and what is made on it. */
export const Workbench = ({ goods, heavy }: { readonly goods: string; readonly heavy: boolean }) => (
  <g>
    <path d="M14 12H46V46H132V84H14Z" className="counter" />
    <path d="M24 12V84M14 74H132" className="grain" />
    <Goods x={heavy ? 92 : 94} y={heavy ? 52 : 64} size={heavy ? 58 : 36} path={goods} />
    <Barrel x={30} y={26} />
    {!heavy && <Crate x={40} y={64} turn={12} size={20} />}
  </g>
);

const STONES = Array.from({ length: 11 }, (_, i) => (i * 2 * Math.PI) / 11);

export const Fire = () => (
  <g>
    <rect x="96" y="26" width="30" height="52" rx="2" className="counter" />
    <g transform="translate(52 50)">
      {STONES.map((angle) => (
        <circle key={angle} cx={28 * Math.cos(angle)} cy={28 * Math.sin(angle)} r="8" className="concrete" />
      ))}
      <circle r="20" className="dark" />
      <path d="M-10 6Q-12-8 0-16Q0-6 8-4Q12 4 8 9Q0 14-10 6Z" className="flame" />
    </g>
  </g>
);

/** Rows of covers: the larger the rack, the more of them. */
export function Rack({ colour, size }: Pick<Shop, 'colour' | 'size'>) {
  const top = 46 - 15 * size;
  return (
    <g>
      <rect x="20" y={top - 6} width="106" height={30 * size + 10} rx="3" className="counter" />
      {Array.from({ length: size }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
        <g key={row} transform={`translate(0 ${top + 30 * row})`}>
          {[26, 51, 76, 101].map((x, at) => (
            <g key={x}>
              <rect x={x} width="19" height="25" className={`cover ${colour} ${(at + row) % 2 === 0 ? 'deep' : ''}`} />
              <path d={`M${x + 4} 7h11M${x + 4} 12h7`} className="print" />
            </g>
          ))}
        </g>
      ))}
    </g>
  );
}
