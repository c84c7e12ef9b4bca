/** What an enemy can do, as small marks on its token: at most two. FB-ENEMY-1 */
import type { EnemyAbility } from '@holotape/adventure/words';

/** Drawn with a pen around 0, 0, five in every direction. */
const MARKS: Readonly<Record<EnemyAbility, string>> = {
  aggressive: 'M-3.6 3.4-1.8-3.6M-.6 4 1.2-4M2.2 3.4 4-3',
  armor: 'M-3.6-3.8H3.6V0Q3.4 2.8 0 4.6-3.4 2.8-3.6 0Z',
  radiation: 'M0 .8V4.4M-.8-.4-4-2.2M.8-.4 4-2.2M-.3 0a.3.3 0 1 0 .6 0a.3.3 0 1 0-.6 0',
  ranged: 'M-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0M0-5V-1.8M0 5V1.8M-5 0H-1.8M5 0H1.8',
  retreat: 'M4.2 0H-3.8M-.8-3-4 0-.8 3',
  loot: 'M-3.4-2.6H3.4V3.8H-3.4ZM-1.6-2.6V-4.4H1.6V-2.6',
  fast: 'M-3.8-3.2-.6 0-3.8 3.2M.4-3.2 3.6 0 .4 3.2',
  caps: 'M-3.8 0a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0-7.6 0M-1.4 0a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0',
};

/** The upper corners of an octagon. */
const CORNERS = [
  [-15, -12.5],
  [15, -12.5],
] as const;

export const AbilityMarks = ({ abilities }: { readonly abilities: readonly EnemyAbility[] }) =>
  abilities.slice(0, CORNERS.length).map((ability, i) => (
    <g key={ability} className="ability-mark" data-ability={ability} transform={`translate(${CORNERS[i]!.join(' ')})`}>
      <circle r="7.4" fill="#FBF5E7" stroke="#2A211A" strokeWidth="1.3" />
      <path
        d={MARKS[ability]}
        fill="none"
        stroke="#2A211A"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  ));
