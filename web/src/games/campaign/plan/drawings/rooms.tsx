/** Rooms, pens and posts, seen from above. */
import { Barrel, Crate, Goods, Walls } from './parts.tsx';

export const Stores = () => (
  <Walls>
    <Crate x={36} y={32} />
    <Crate x={64} y={30} turn={-12} />
    <Crate x={38} y={62} turn={8} size={22} />
    <Barrel x={98} y={30} />
    <Barrel x={114} y={52} />
    <Barrel x={96} y={58} />
  </Walls>
);

export const Shed = ({ goods }: { readonly goods: string }) => (
  <Walls>
    <rect x="26" y="20" width="76" height="20" rx="2" className="counter" />
    <Goods x={48} y={60} size={34} path={goods} />
    <Crate x={108} y={60} turn={6} size={22} />
  </Walls>
);

/** A long table with chairs around it, or a desk of one's own. */
export const Office = ({ own }: { readonly own: boolean }) => (
  <Walls>
    <rect x={own ? 52 : 38} y="34" width={own ? 44 : 70} height="26" rx="3" className="counter" />
    {(own ? [74] : [50, 73, 96]).map((x) => (
      <g key={x}>
        <circle cx={x} cy="25" r="6" className="rusty" />
        {!own && <circle cx={x} cy="69" r="6" className="rusty" />}
      </g>
    ))}
    <rect x={own ? 60 : 58} y="40" width="26" height="14" className="sheet" />
  </Walls>
);

/** A dish, and what it hears. */
export const Dish = () => (
  <g transform="translate(54 54)">
    <rect x="-27" y="-27" width="54" height="54" rx="2" className="concrete" />
    <path d="M-27-27L27 27M27-27L-27 27" className="thin" />
    <circle r="17" className="dish" />
    <circle r="4.500" className="rusty" />
    <path d="M19-19A27 27 0 0 1 26-5M25-25A35 35 0 0 1 34-7M31-31A44 44 0 0 1 42-9" className="wave" />
  </g>
);

export const Tower = ({ goods }: { readonly goods: string }) => (
  <g transform="translate(66 50)">
    <rect x="-36" y="-36" width="72" height="72" className="counter" />
    <path d="M-36-18H36M-36 0H36M-36 18H36" className="grain" />
    <rect x="-24" y="-24" width="48" height="48" className="wood" />
    <Goods x={0} y={0} size={40} path={goods} />
  </g>
);

export const Camp = () => (
  <g>
    {[
      { x: 38, y: 46, turn: -8 },
      { x: 96, y: 54, turn: 10 },
    ].map(({ x, y, turn }) => (
      <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
        <path d="M-24-28H24V28H-24Z" className="canvas" />
        <path d="M0-28V28M-24-28L0-10L24-28M-24 28L0 10L24 28" className="thin" />
      </g>
    ))}
    <circle cx="67" cy="78" r="7" className="dark" />
    <circle cx="67" cy="78" r="4" className="flame" />
  </g>
);

/** Brahmin behind a fence; a trough or two where there is one. */
export const Pen = ({ goods, troughs }: { readonly goods: string; readonly troughs: number }) => (
  <g>
    <rect x="12" y="12" width="120" height="72" rx="3" className="meadow" />
    <path d="M12 12H132V84H12Z" className="beam" />
    <Goods x={48} y={50} size={46} path={goods} />
    <Goods x={100} y={troughs > 0 ? 38 : 50} size={40} path={goods} />
    {Array.from({ length: troughs }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a trough is its place
      <rect key={i} x={78 - 28 * i} y="68" width="44" height="10" rx="3" className="water" />
    ))}
  </g>
);
