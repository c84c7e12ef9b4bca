/** Things that stand in several drawings of a plan, seen from above, about 0, 0. */
import type { ReactNode } from 'react';

interface Spot {
  readonly x: number;
  readonly y: number;
}

const At = ({ x, y, turn = 0, children }: Spot & { readonly turn?: number; readonly children: ReactNode }) => (
  <g transform={`translate(${x} ${y})${turn === 0 ? '' : ` rotate(${turn})`}`}>{children}</g>
);

export const Crate = ({ x, y, turn = 0, size = 24 }: Spot & { readonly turn?: number; readonly size?: number }) => {
  const half = size / 2;
  return (
    <At x={x} y={y} turn={turn}>
      <rect x={-half} y={-half} width={size} height={size} rx="2" className="wood" />
      <path d={`M${-half} ${-half}L${half} ${half}M${half} ${-half}L${-half} ${half}`} className="thin" />
    </At>
  );
};

export const Barrel = ({ x, y }: Spot) => (
  <At x={x} y={y}>
    <circle r="10" className="rusty" />
    <circle r="6" className="thin" />
  </At>
);

/** A picture of the cards on something drawn. */
export const Goods = ({ x, y, size, path }: Spot & { readonly size: number; readonly path: string }) => (
  <svg x={x - size / 2} y={y - size / 2} width={size} height={size} viewBox="0 0 512 512" aria-hidden="true">
    <path d={path} className="goods" />
  </svg>
);

/** Walls with a door towards the road. */
export const Walls = ({ children }: { readonly children: ReactNode }) => (
  <>
    <path d="M58 84H16V12H130V84H88" className="wall" />
    {children}
  </>
);

const BOLT = 'M2-8.500-5.500 1.500H-.5L-2 8.500 5.500-1.500H.5Z';
const DROP = 'M0-8C3-3.600 5-1.200 5 2a5 5 0 0 1-10 0C-5-1.200-3-3.600 0-8Z';
const HEXAGON = 'M0-12L10.390-6V6L0 12L-10.390 6V-6Z';

/** More tokens than this stand as one with its number. */
const MOST_TOKENS = 4;

/** Power or Water, as the vault has it, in a row that ends here. */
export function Tokens({ what, n, x, y }: Spot & { readonly what: 'power' | 'water'; readonly n: number }) {
  const shown = n > MOST_TOKENS ? 1 : n;
  return (
    <g className={`tokens ${what}`}>
      {n > MOST_TOKENS && (
        <text x={x - 14} y={y + 6} textAnchor="end">
          {n}
        </text>
      )}
      {Array.from({ length: shown }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a token is its place
        <g key={i} transform={`translate(${x - 20 * (shown - 1 - i)} ${y}) scale(.82)`}>
          {what === 'power' ? (
            <rect x="-10.500" y="-10.500" width="21" height="21" rx="3.500" className="token" />
          ) : (
            <path d={HEXAGON} className="token" />
          )}
          <path d={what === 'power' ? BOLT : DROP} className="sign" />
        </g>
      ))}
    </g>
  );
}
