/** Where an encounter happens, as a printed scene: sky, hills, the place and its sign. The same by day and by night. */
import type { Space } from '@holotape/adventure/printed/tiles';
import { ANY_PLACE, LITTLE_THINGS, PLACES } from '../map/pictures.ts';
import { hashOf } from '../map/shape.ts';
import { Picture } from '../map/Tile.tsx';

/** Sky, far hills, near ground, by what kind of place it is. */
const LIGHT: Readonly<Record<string, readonly [string, string, string]>> = {
  settlement: ['#E9A758', '#C9763A', '#6B4A34'],
  wasteland: ['#D9B37C', '#A9743F', '#5B4632'],
  vault: ['#6F93A8', '#3F6175', '#2B3B45'],
};

export function PlacePicture({ space }: { readonly space: Space }) {
  const kind = space.icon?.startsWith('vault') ? 'vault' : (space.icon ?? 'wasteland');
  const [sky, far, near] = LIGHT[kind] ?? LIGHT.wasteland!;
  const seed = hashOf(space.id);
  const name = (space.name ?? '').toUpperCase();
  const w = name.length * 9.4 + 36;
  const little = (n: number) => LITTLE_THINGS[(seed + n) % LITTLE_THINGS.length]!;
  return (
    <svg className="place-picture" viewBox="0 0 640 112" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="640" height="112" fill={sky} />
      <rect width="640" height="112" fill="url(#ht)" opacity=".5" />
      <circle cx={140 + (seed % 360)} cy="42" r="30" fill="#FBE7B4" />
      <path d={`M0 74Q110 ${40 + (seed % 24)} 240 70T470 58T640 66V112H0Z`} fill={far} />
      <path d="M0 92Q160 76 330 92T640 84V112H0Z" fill={near} />
      <Picture path={little(1)} x={70} y={66} size={32} fill="#241812" opacity={0.6} />
      <Picture path={little(3)} x={520} y={62} size={36} fill="#241812" opacity={0.6} />
      <Picture path={PLACES[space.look ?? ''] ?? ANY_PLACE} x={282} y={26} size={76} fill="#241812" />
      <g transform={`translate(${400} 34)`}>
        <path d="M14 24V70M-14 24V70" transform={`translate(${w / 2} 0)`} stroke="#241812" strokeWidth="4" />
        <rect width={w} height="28" rx="2" fill="#1B4D4E" stroke="#F6E8C4" strokeWidth="1.4" />
        <text x={w / 2} y="20" className="map-level" fontSize="16" fill="#F6E8C4" letterSpacing="1">
          {name}
        </text>
      </g>
    </svg>
  );
}
