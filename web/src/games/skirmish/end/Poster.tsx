/** A poster for who won. Printed matter, the same by day and by night. */
import { cardOf, modelsOf, seatOf } from '@holotape/skirmish/queries/units';
import type { Model } from '@holotape/skirmish/state';
import { paintOf, Rays } from '../../../design/index.ts';
import { colourOf } from '../colours.ts';
import { UnitSign } from '../signs/UnitSign.tsx';
import { useBattle } from '../table.tsx';
import type { EndProps } from './props.ts';
import { e } from './words.ts';

/** Standing on the hill: so many, from the middle outwards. */
const PLACES = [0, -1, 1, -2, 2, -3, 3];

export function Poster({ view, names, result }: EndProps) {
  const { battle } = useBattle();
  const printed = view.scenario && battle.content.scenarios.get(view.scenario.id);
  const winner = result.winners[0];
  const name = winner === undefined ? e('nobody') : (names[winner] ?? '');
  const line =
    winner === undefined
      ? e('drawn', { n: view.round })
      : e('won', { side: printed?.sides[winner] ?? '', round: view.round });
  const title = printed?.name ?? '';
  const standing = [...modelsOf(battle, winner ?? 0), ...(winner === undefined ? modelsOf(battle, 1) : [])];
  return (
    <svg className="poster" viewBox="0 0 380 470" role="img" aria-label={e('poster', { scenario: title, name, line })}>
      <defs>
        <clipPath id="battle-clip">
          <rect x="14" y="58" width="352" height="290" />
        </clipPath>
      </defs>
      <rect x="1" y="1" width="378" height="468" rx="4" fill="#FBF3DF" stroke="#1A0F0A" strokeWidth="2" />
      <rect x="14" y="14" width="352" height="44" fill="#17595B" />
      <text x="190" y="44" className="sign" fontSize="25" fill="#FFF6E4" letterSpacing="3">
        {title.toUpperCase()}
      </text>
      <g clipPath="url(#battle-clip)">
        <rect x="14" y="58" width="352" height="290" fill="#F2C98B" />
        <Rays x={190} y={190} fill="#F8DFB4" />
        <circle cx="190" cy="190" r="86" fill="#FFF3CF" />
        <path d="M14 272 70 220 120 268 190 214 262 270 320 226 366 268V348H14Z" fill="#B98A5C" />
        <path d="M14 300Q100 268 190 288T366 282V348H14Z" fill="#6B4A34" />
        <Standing models={standing} />
      </g>
      <text
        x="190"
        y="402"
        className="sign"
        fontSize={name.length > 12 ? 32 : 44}
        fill={winner === undefined ? '#4A3A2C' : paintOf(colourOf(winner))}
      >
        {name.toUpperCase()}
      </text>
      <text x="190" y="440" className="sign" fontSize="19" fill="#2A211A">
        {line}
      </text>
    </svg>
  );
}

/** Those who are left stand on the hill. */
function Standing({ models }: { readonly models: readonly Model[] }) {
  const { battle } = useBattle();
  // Seven stand closer together than five, so that all of them are on the picture.
  const apart = models.length > 5 ? 47 : 62;
  return PLACES.slice(0, models.length).map((at, i) => {
    const model = models[i]!;
    const card = cardOf(battle, model);
    return (
      <g key={model.id} transform={`translate(${190 + at * apart} ${i === 0 ? 258 : 296})`}>
        <UnitSign
          card={card.id}
          faction={card.faction}
          colour={colourOf(seatOf(battle, model))}
          r={i === 0 ? 40 : 26}
          shadow
        />
      </g>
    );
  });
}
