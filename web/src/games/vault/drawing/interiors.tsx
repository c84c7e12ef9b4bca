/** Rooms of the shelter as little stages, 156 x 74: furniture before a back wall. For the form, the lobby and the rulebook; the board has scenes of its own. */
import type { ReactNode } from 'react';

export type InteriorName = 'lounge' | 'garden' | 'games' | 'well' | 'office' | 'reactor';

function Lounge() {
  return (
    <g opacity=".92">
      <rect x="14" y="42" width="70" height="20" rx="8" fill="#A9543C" stroke="var(--line)" strokeWidth="1.4" />
      <rect x="10" y="46" width="14" height="22" rx="6" fill="#A9543C" stroke="var(--line)" strokeWidth="1.4" />
      <rect x="74" y="46" width="14" height="22" rx="6" fill="#A9543C" stroke="var(--line)" strokeWidth="1.4" />
      <path
        d="M16 68v6M82 68v6"
        fill="none"
        stroke="var(--line)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M104 74V24"
        fill="none"
        stroke="var(--line)"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M92 26h24l-6-16h-12Z"
        fill="#F5D37A"
        stroke="var(--line)"
        strokeWidth="1.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect x="118" y="42" width="32" height="32" rx="3" fill="#8C5A2E" stroke="var(--line)" strokeWidth="1.4" />
      <rect x="122" y="48" width="24" height="10" rx="2" fill="#FBF5E7" stroke="var(--line)" strokeWidth="1.4" />
      <circle cx="128" cy="66" r="3" fill="var(--brass)" stroke="var(--line)" strokeWidth="1" />
      <circle cx="140" cy="66" r="3" fill="var(--brass)" stroke="var(--line)" strokeWidth="1" />
      <rect x="30" y="8" width="40" height="24" rx="2" fill="var(--lot)" stroke="var(--line)" strokeWidth="1.4" />
      <circle cx="42" cy="18" r="5" fill="#F5D37A" />
      <path
        d="M30 30q12-10 20-2t20-4"
        fill="none"
        stroke="#F0F7FB"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  );
}

/** A bed with four plants, one of two in bloom. */
function Bed({ x }: { readonly x: number }) {
  return (
    <>
      <rect x={x} y="52" width="40" height="16" rx="3" fill="#8C5A2E" stroke="var(--line)" strokeWidth="1.4" />
      {[6, 15, 24, 33].map((at, i) => {
        const blooms = i % 2 === 1;
        return (
          <g key={at}>
            <path
              d={`M${x + at} 52q${blooms ? -6 : 6}-10 0-20`}
              fill="none"
              stroke="#4E6B34"
              strokeWidth="3"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
            <circle
              cx={x + at}
              cy={blooms ? 29 : 32}
              r="4.4"
              fill={blooms ? '#C8602E' : '#6F8F43'}
              stroke="var(--line)"
              strokeWidth="1"
            />
          </g>
        );
      })}
    </>
  );
}

function Garden() {
  return (
    <g opacity=".92">
      {[8, 58, 108].map((x) => (
        <Bed key={x} x={x} />
      ))}
      <rect x="0" y="68" width="156" height="6" fill="var(--tone-2)" />
      <path
        d="M8 8H148"
        fill="none"
        stroke="var(--line)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {[16, 64, 112].map((x) => (
        <path key={x} d={`M${x} 8h28l-6 7h-16Z`} fill="#F5D37A" stroke="var(--line)" strokeWidth="1.2" />
      ))}
    </g>
  );
}

function GameRoom() {
  return (
    <g opacity=".92">
      <rect x="10" y="30" width="54" height="10" rx="3" fill="#3B7147" stroke="var(--line)" strokeWidth="1.4" />
      <path
        d="M14 40v34M60 40v34"
        fill="none"
        stroke="var(--line)"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="30" cy="28" r="3.4" fill="#FBF5E7" stroke="var(--line)" strokeWidth="1.4" />
      <circle cx="42" cy="28" r="3.4" fill="var(--p1)" stroke="var(--line)" strokeWidth="1.4" />
      <circle cx="112" cy="30" r="18" fill="#FBF5E7" stroke="var(--line)" strokeWidth="1.4" />
      <circle cx="112" cy="30" r="12" fill="var(--tone)" />
      <circle cx="112" cy="30" r="5" fill="var(--p1)" stroke="var(--line)" strokeWidth="1.4" />
      <rect x="132" y="14" width="18" height="60" rx="4" fill="#A9543C" stroke="var(--line)" strokeWidth="1.4" />
      <rect x="135" y="20" width="12" height="14" rx="2" fill="#BFD8D4" stroke="var(--line)" strokeWidth="1.4" />
      <path
        d="M138 42h6M138 48h6"
        fill="none"
        stroke="var(--line)"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  );
}

function Well() {
  return (
    <g opacity=".92">
      <path
        d="M0 12H156"
        fill="none"
        stroke="var(--line)"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M0 12H156"
        fill="none"
        stroke="var(--brass)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect x="46" y="52" width="64" height="22" rx="3" fill="var(--tone)" stroke="var(--line)" strokeWidth="1.4" />
      <path
        d="M46 60h64M62 52v8M94 52v8M78 60v14"
        fill="none"
        stroke="var(--line)"
        strokeWidth="1.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M56 52V24h44V52"
        fill="none"
        stroke="var(--line)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="78" cy="28" r="10" fill="var(--brass)" stroke="var(--line)" strokeWidth="1.4" />
      <path
        d="M78 38V52"
        fill="none"
        stroke="var(--line)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect x="71" y="44" width="14" height="10" rx="1" fill="#A9713F" stroke="var(--line)" strokeWidth="1.4" />
      <circle cx="20" cy="12" r="8" fill="var(--p1)" stroke="var(--line)" strokeWidth="1.4" />
      <circle cx="136" cy="12" r="8" fill="var(--p1)" stroke="var(--line)" strokeWidth="1.4" />
      <rect x="118" y="50" width="26" height="24" rx="4" fill="var(--tone)" stroke="var(--line)" strokeWidth="1.4" />
    </g>
  );
}

function Office() {
  return (
    <g opacity=".8">
      <rect x="14" y="8" width="44" height="28" rx="2" fill="var(--lot)" stroke="var(--line)" strokeWidth="1.4" />
      <path
        d="M20 30l8-10 8 6 10-12 6 8"
        fill="none"
        stroke="var(--lot-line)"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect x="58" y="46" width="60" height="6" rx="2" fill="var(--tone-2)" stroke="var(--line)" strokeWidth="1.4" />
      <rect x="64" y="52" width="8" height="22" fill="var(--tone)" stroke="var(--line)" strokeWidth="1.4" />
      <rect x="104" y="52" width="8" height="22" fill="var(--tone)" stroke="var(--line)" strokeWidth="1.4" />
      <path
        d="M78 46V34h14V46"
        fill="none"
        stroke="var(--line)"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect x="76" y="30" width="18" height="8" rx="4" fill="var(--good)" stroke="var(--line)" strokeWidth="1.4" />
      <rect x="126" y="18" width="20" height="56" rx="2" fill="var(--tone)" stroke="var(--line)" strokeWidth="1.4" />
      <path
        d="M130 30h12M130 44h12M130 58h12"
        fill="none"
        stroke="var(--line)"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="100" cy="42" r="3" fill="var(--p1)" stroke="var(--line)" strokeWidth="1" />
    </g>
  );
}

function Reactor() {
  return (
    <g opacity=".92">
      <circle cx="78" cy="40" r="30" fill="var(--tone)" stroke="var(--line)" strokeWidth="1.8" />
      <circle cx="78" cy="40" r="20" fill="var(--brass)" stroke="var(--line)" strokeWidth="1.4" />
      <circle cx="78" cy="40" r="9" fill="#FFF1C4" stroke="var(--line)" strokeWidth="1.4" />
      <path
        d="M78 10V2M48 40H30M108 40H126M57 19 48 10M99 19 108 10"
        fill="none"
        stroke="var(--line)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect x="6" y="30" width="24" height="44" rx="3" fill="var(--tone)" stroke="var(--line)" strokeWidth="1.4" />
      <rect x="126" y="30" width="24" height="44" rx="3" fill="var(--tone)" stroke="var(--line)" strokeWidth="1.4" />
      <path
        d="M10 40h16M10 50h16M10 60h16M130 40h16M130 50h16M130 60h16"
        fill="none"
        stroke="var(--line)"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  );
}

const INTERIORS: Readonly<Record<InteriorName, { readonly wall: string; readonly draw: () => ReactNode }>> = {
  lounge: { wall: 'var(--wall-home)', draw: Lounge },
  garden: { wall: 'var(--wall-food)', draw: Garden },
  games: { wall: 'var(--wall-home)', draw: GameRoom },
  well: { wall: 'var(--wall-water)', draw: Well },
  office: { wall: 'var(--wall-work)', draw: Office },
  reactor: { wall: 'var(--wall-power)', draw: Reactor },
};

interface InteriorProps {
  readonly name: InteriorName;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A furnished room, for use inside an <svg>. */
export function Interior({ name, x, y, width, height }: InteriorProps) {
  const { wall, draw: Draw } = INTERIORS[name];
  return (
    <>
      <rect x={x} y={y} width={width} height={height} fill={wall} />
      <svg
        x={x}
        y={y}
        width={width}
        height={height}
        viewBox="0 0 156 74"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <Draw />
      </svg>
    </>
  );
}
