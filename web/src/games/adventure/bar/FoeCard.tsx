/** An enemy as a small card: who, where it can be hit, its level and abilities. FB-ENEMY-1 */
import type { Foe } from '@holotape/adventure/queries/foes';
import { ENEMIES, FACTION_SIGNS } from '../map/pictures.ts';
import { Picture } from '../map/Tile.tsx';
import { a } from '../words.ts';
import { TargetFigure } from './VatsDie.tsx';

export function FoeCard({ foe }: { readonly foe: Foe }) {
  const sign = foe.type === undefined ? FACTION_SIGNS[foe.faction ?? 'star'] : ENEMIES[foe.type];
  const weak = foe.areas.map((area) => a(`area.${area}`)).join(', ');
  return (
    <figure className="foe-card">
      <svg width="104" height="90" viewBox="0 0 104 90" role="img" aria-label={a('foe.hit-in', { areas: weak })}>
        <rect x="1" y="1" width="102" height="88" rx="5" fill="#FBF1DC" stroke="#2A211A" strokeWidth="1.6" />
        <path d="M6 1H98a5 5 0 0 1 5 5V25H1V6a5 5 0 0 1 5-5Z" fill="#35211A" />
        <text x="52" y="18" className="map-level" fontSize={foe.name.length > 13 ? 12.5 : 15} fill="#FBE9C6">
          {foe.name}
        </text>
        <Picture path={sign} x={7} y={35} size={46} fill="#35211A" />
        <g transform="translate(77 54) scale(.96)">
          <TargetFigure areas={foe.areas} fill="#F2B632" />
        </g>
      </svg>
      <figcaption>
        <b>{a('foe.level', { n: foe.level })}</b>{' '}
        <small>{foe.abilities.length > 0 ? foe.abilities.map((each) => a(`ability.${each}`)).join(', ') : weak}</small>
      </figcaption>
    </figure>
  );
}
