/** What gives Power, Water and food, seen from above. */
import { Barrel } from './parts.tsx';

/** One engine, or two in one housing, or three. */
export function Generator({ engines }: { readonly engines: number }) {
  const width = 38 + 34 * engines;
  const left = 8;
  return (
    <g transform={`translate(${left} 20)`}>
      <rect width={width} height="54" rx="5" className="concrete" />
      <rect x="6" y="6" width="28" height="42" rx="3" className="rusty" />
      <path d="M12 6v42M18 6v42M24 6v42M29 6v42" className="thin" />
      {Array.from({ length: engines }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an engine is its place
        <g key={i} transform={`translate(${54 + 34 * i} 27)`}>
          <circle r="15" className="brass" />
          <path d="M0-15V-5M0 5V15M-15 0H-5M5 0H15" className="thin" />
          <circle r="5" className="dark" />
        </g>
      ))}
    </g>
  );
}

export const Pump = () => (
  <g transform="translate(52 50)">
    <circle r="31" className="concrete" />
    <circle r="22" className="water" />
    <path d="M-16 0H16M0-16V16" className="thin" />
    <circle r="5" className="rusty" />
  </g>
);

export const Purifier = () => (
  <g>
    <path d="M36 50H96" className="tube" />
    {[36, 92].map((x) => (
      <g key={x} transform={`translate(${x} 44)`}>
        <circle r="25" className="concrete" />
        <circle r="18" className="water" />
        <path d="M-13-13L13 13M13-13L-13 13" className="thin" />
      </g>
    ))}
    <rect x="55" y="36" width="18" height="28" rx="3" className="rusty" />
  </g>
);

const ROWS = [14, 34, 54, 74];
const PLANTS = [22, 38, 54, 70, 86, 102, 118];

export const CropField = () => (
  <g>
    {ROWS.map((y, row) => (
      <g key={y}>
        <rect x="12" y={y - 6} width="116" height="13" rx="3" className="soil" />
        {PLANTS.map((x, at) => (
          <circle key={x} cx={x} cy={y} r="5.400" className={(at + row * 2) % 3 === 0 ? 'fruit' : 'leaf'} />
        ))}
      </g>
    ))}
  </g>
);

/** What Super Mutants have in place of a field. CH-STRUCT-7 */
export const MeatBags = () => (
  <g>
    <path d="M20 24H126" className="beam" />
    {[38, 73, 108].map((x, at) => (
      <g key={x} transform={`translate(${x} 24)`}>
        <path d="M0 0V12" className="thin" />
        <path d="M-6 10Q-18 30-13 46Q0 58 13 46Q18 30 6 10Z" className={at === 1 ? 'rusty' : 'meat'} />
        <path d="M-9 28Q0 33 9 28M-10 40Q0 45 10 40" className="thin" />
      </g>
    ))}
    <Barrel x={22} y={72} />
  </g>
);
