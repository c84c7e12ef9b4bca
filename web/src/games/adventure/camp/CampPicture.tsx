/** The camp at night: a tent, a fire, and who sits at it. Printed matter, the same by day and by night. */
import { Peg } from '../../../design/index.ts';
import { useAdventure } from '../table.tsx';

const STARS: readonly (readonly [number, number])[] = [
  [30, 44],
  [84, 22],
  [132, 58],
  [186, 18],
  [232, 46],
  [282, 28],
  [58, 84],
  [322, 72],
];

interface CampPictureProps {
  readonly place: string | undefined;
  readonly seats: readonly number[];
}

export function CampPicture({ place, seats }: CampPictureProps) {
  const { colours } = useAdventure();
  return (
    <svg className="camp-picture" viewBox="0 0 380 150" aria-hidden="true">
      <rect width="380" height="150" fill="#22304F" />
      <rect width="380" height="150" fill="url(#htl)" opacity=".35" />
      {STARS.map(([x, y]) => (
        <path key={x} d={`M${x} ${y - 3}V${y + 3}M${x - 3} ${y}H${x + 3}`} stroke="#E9D9A8" strokeWidth="1.2" />
      ))}
      <path d="M338 24a19 19 0 1 0 16 29 15 15 0 1 1-16-29Z" fill="#F3DFA4" />
      <path d="M0 112Q90 84 190 104T380 92V150H0Z" fill="#3A2B22" />
      <path d="M28 126 76 66l48 60Z" fill="#A0502E" stroke="#241812" strokeWidth="2" />
      <path d="M76 66V126L98 126Z" fill="#6E331C" />
      <ellipse cx="196" cy="131" rx="52" ry="10" fill="#C98A2B" opacity=".4" />
      <path d="M196 88q18 18 12 30a13 13 0 0 1-25 0q-2-8 5-14 0 6 5 7-2-12 3-23Z" fill="#E8812E" />
      <path d="M196 106q8 8 5 14a7 7 0 0 1-11 0q-2-6 6-14Z" fill="#F9D766" />
      <path d="M178 130 216 122M178 122l38 8" stroke="#241812" strokeWidth="5" strokeLinecap="round" />
      {seats.map((seat, i) => (
        <Peg key={seat} colour={colours[seat]!} x={i % 2 === 0 ? 152 - 17 * i : 240 + 17 * (i - 1)} y={132} scale={1} />
      ))}
      {place !== undefined && (
        <g transform="translate(12 12)">
          <rect width={place.length * 9 + 26} height="26" fill="#1B4D4E" stroke="#E9D9A8" strokeWidth="1.2" />
          <text
            x={(place.length * 9 + 26) / 2}
            y="18"
            fontSize="15"
            className="map-level"
            fill="#F6E8C4"
            letterSpacing="1"
          >
            {place.toUpperCase()}
          </text>
        </g>
      )}
    </svg>
  );
}
