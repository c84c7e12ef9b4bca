/** What stands on the map: enemies, faction tokens, quest markers, Caps. All drawn around 0, 0. */
import type { EnemyAbility, EnemyType, Faction } from '@holotape/adventure/words';
import { AbilityMarks } from './abilities.tsx';
import { ENEMIES, FACTION_SIGNS } from './pictures.ts';
import { Picture } from './Tile.tsx';

const OCTAGON = 'M7.3-17.6 17.6-7.3V7.3L7.3 17.6H-7.3L-17.6 7.3V-7.3L-7.3-17.6Z';
const BACK_EDGE = 'M5.9-14.2 14.2-5.9V5.9L5.9 14.2H-5.9L-14.2 5.9V-5.9L-5.9-14.2Z';

interface EnemyTokenProps {
  readonly type: EnemyType | Faction;
  /** Undefined while it lies face down. */
  readonly level: number | undefined;
  readonly abilities?: readonly EnemyAbility[];
  /** Being fought, or the one an option means. */
  readonly ringed?: boolean;
  /** How many lie here, if more than are shown. */
  readonly count?: number;
}

const signOf = (type: EnemyType | Faction): string =>
  type in ENEMIES ? ENEMIES[type as EnemyType] : FACTION_SIGNS[type as Faction];

/** A dark octagon with a notch for each level; face down it is a hatched back with its type. FB-ENEMY-1, FB-ENEMY-4 */
export function EnemyToken({ type, level, abilities = [], ringed = false, count = 1 }: EnemyTokenProps) {
  return (
    <g>
      {level === undefined ? (
        <>
          <path d={OCTAGON} fill="#8C7A5E" stroke="#2A211A" strokeWidth="1.6" />
          <path d={OCTAGON} fill="url(#hatchd)" />
          <circle r="11" fill="#8C7A5E" />
          <Picture path={signOf(type)} x={-9} y={-9} size={18} fill="#2A211A" />
          <path d={BACK_EDGE} fill="none" stroke="#2A211A" strokeDasharray="3 2.4" />
        </>
      ) : (
        <>
          <path d={OCTAGON} fill="rgba(0,0,0,.28)" transform="translate(1 3)" />
          <path d={OCTAGON} fill="#35211A" stroke="#EBCB80" strokeWidth="1.8" />
          <Picture path={signOf(type)} x={-11.5} y={-14} size={23} fill="#FBE9C6" />
          {Array.from({ length: level }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: notches are alike
            <rect key={i} x={8 * i - 4 * (level - 1) - 3} y="10.5" width="6" height="4.6" fill="#F2B632" />
          ))}
          <AbilityMarks abilities={abilities} />
        </>
      )}
      {ringed && (
        <>
          <circle r="24" fill="none" stroke="#2A211A" strokeWidth="5" />
          <circle r="24" fill="none" stroke="#F2B632" strokeWidth="2.6" />
        </>
      )}
      {count > 1 && (
        <g transform="translate(16 -15)">
          <circle r="11" fill="#FBF5E7" stroke="#2A211A" strokeWidth="1.4" />
          <text y="5" className="map-level" fontSize="14.5" fill="#2A211A">
            ×{count}
          </text>
        </g>
      )}
    </g>
  );
}

/** A token of a faction that is only counted: a hexagon for the star, a disc for the shield. FB-FAC-7 */
export function FactionToken({ faction }: { readonly faction: Faction }) {
  return (
    <g>
      <circle cx="1" cy="2.4" r="13.5" fill="rgba(0,0,0,.28)" />
      {faction === 'star' ? (
        <path d="M0-15 13-7.5V7.5L0 15-13 7.5V-7.5Z" fill="#7E2018" stroke="#FFF8E8" strokeWidth="2" />
      ) : (
        <circle r="13" fill="#24599A" stroke="#FFF8E8" strokeWidth="2" />
      )}
      <Picture path={FACTION_SIGNS[faction]} x={-8.5} y={-8.5} size={17} fill="#FFF8E8" />
    </g>
  );
}

/** Paint of quest markers, by their colour in the rules. */
const FLAGS: Readonly<Record<string, string>> = {
  red: '#C24234',
  blue: '#3B74B4',
  yellow: '#F2B632',
  green: '#5B8A3C',
  white: '#FBF5E7',
  black: '#35211A',
};

/** A flag with the first letter of its name. */
export function MarkerFlag({ name, colour }: { readonly name: string; readonly colour: string }) {
  const dark = colour === 'black' || colour === 'blue' || colour === 'red' || colour === 'green';
  return (
    <g transform="translate(-4 3)">
      <path d="M-2 14.6V-16" stroke="#FFF8E8" strokeWidth="5.4" strokeLinecap="round" />
      <path d="M-2 14V-16" stroke="#2A211A" strokeWidth="3" />
      <path d="M-1-16H18L13-9 18-2H-1Z" fill={FLAGS[colour] ?? '#F2B632'} stroke="#2A211A" strokeWidth="1.5" />
      <text x="7" y="-4.4" className="map-level" fontSize="14" fill={dark ? '#FFF6E4' : '#2A211A'}>
        {name.charAt(0).toUpperCase()}
      </text>
    </g>
  );
}

/** A Cap that a quest put on a space. */
export const CapToken = () => (
  <g>
    <circle cx="1" cy="2.4" r="10.5" fill="rgba(0,0,0,.28)" />
    <circle r="10" fill="#EBCB80" stroke="#2A211A" strokeWidth="1.6" strokeDasharray="2.4 1.2" />
    <circle r="6.4" fill="#C24234" stroke="#2A211A" />
  </g>
);
