/** A poster for who won, or the sign of the faction that took everything. Printed matter, the same by day and by night. */
import type { Faction } from '@holotape/adventure/words';
import type { Result } from '../../../client/state.ts';
import { Peg, paintOf, Rays } from '../../../design/index.ts';
import { FACTION_SIGNS } from '../map/pictures.ts';
import { Picture } from '../map/Tile.tsx';
import { type AdventureContext, useAdventure } from '../table.tsx';
import { a } from '../words.ts';

/** Where those stand who did not win, further back. */
const BESIDE = [70, 310, 118];

type PosterProps = AdventureContext & { readonly result: Result };

export function Poster(context: PosterProps) {
  const { view, result } = context;
  const { colours } = useAdventure();
  const { lost, title, line, name } = useWords(context);
  const agendas = lost ? 0 : (view.survivors[result.winners[0]!]?.agendas.length ?? 0);
  return (
    <svg
      className="poster"
      viewBox="0 0 380 520"
      role="img"
      aria-label={`${title}: ${name || a('poster.nobody')}. ${line}`}
    >
      <PosterDefs />
      <rect x="1" y="1" width="378" height="518" rx="4" fill="#FBF3DF" stroke="#1A0F0A" strokeWidth="2" />
      <rect x="14" y="14" width="352" height="44" fill={lost ? '#7E2018' : '#17595B'} />
      <text x="190" y="45" className="map-level" fontSize="28" fill="#FFF6E4" letterSpacing="3">
        {title.toUpperCase()}
      </text>
      <g clipPath="url(#road-clip)">
        <rect x="14" y="58" width="352" height="330" fill="#F0B84A" />
        <Rays x={190} y={190} fill="#F8D272" />
        <circle cx="190" cy="190" r="92" fill="#FFF3CF" />
        <path d="M14 330Q90 262 190 306T366 288V388H14Z" fill="#6B4A34" />
        <path d="M150 388Q176 330 186 306H196Q206 330 232 388Z" fill="#A93520" />
        <path d="M190 388V312" stroke="#FBF3DF" strokeWidth="3" strokeDasharray="12 9" />
        {lost ? <Factions signs={view.ending?.factions ?? []} /> : <Company {...context} />}
      </g>
      <PosterName
        lines={linesOf(name || a('poster.nobody'))}
        fill={lost ? '#7E2018' : paintOf(colours[result.winners[0]!]!)}
      />
      <text x="190" y="470" className="map-level" fontSize="19" fill="#2A211A">
        {line}
      </text>
      {agendas > 0 && view.together === null && (
        <text x="190" y="496" className="map-level" fontSize="16" fill="#5A4636">
          {a('poster.agendas', { n: agendas })}
        </text>
      )}
    </svg>
  );
}

/** Who it is for, and what is said of them. */
function useWords({ view, names, result: { winners, scores } }: PosterProps) {
  const { factionName } = useAdventure();
  const { round, ending } = view;
  if (winners.length === 0)
    return {
      lost: true,
      title: a('poster.title.lost'),
      name: ending?.factions.map(factionName).join(a('and')) ?? a('poster.nobody'),
      line: a('poster.lost', { n: ending?.factions.length ?? 1, round }),
    };
  const how = ending?.by === 'as-one' ? 'poster.as-one' : view.together === null ? 'poster.won' : 'poster.together';
  return {
    lost: false,
    title: a('poster.title'),
    name: winners.map((seat) => names[seat]).join(' & '),
    line: a(how, { n: scores[winners[0]!] ?? 0, round }),
  };
}

const PosterDefs = () => (
  <defs>
    <clipPath id="road-clip">
      <rect x="14" y="58" width="352" height="330" />
    </clipPath>
    <pattern id="road-tape" width="28" height="28" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="28" height="28" fill="#F2B632" />
      <rect width="14" height="28" fill="#2A211A" />
    </pattern>
  </defs>
);

/** The road is closed, and these have closed it. */
const Factions = ({ signs }: { readonly signs: readonly Faction[] }) => (
  <>
    <rect x="14" y="58" width="352" height="26" fill="url(#road-tape)" />
    <rect x="14" y="362" width="352" height="26" fill="url(#road-tape)" />
    {signs.map((faction, i) => (
      <Picture
        key={faction}
        path={FACTION_SIGNS[faction]}
        x={190 - 60 + (i - (signs.length - 1) / 2) * 130}
        y={130}
        size={120}
        fill="#35211A"
      />
    ))}
  </>
);

/** Who won stands on the road, and the others further back. */
function Company({ names, info, result: { winners } }: PosterProps) {
  const { colours } = useAdventure();
  const isBot = (seat: number) => info.seats[seat]?.kind === 'bot';
  const others = [...names.keys()].filter((seat) => !winners.includes(seat));
  return (
    <>
      {winners.map((seat, i) => (
        <Peg
          key={`won ${seat}`}
          colour={colours[seat]!}
          bot={isBot(seat)}
          x={190 + (i - (winners.length - 1) / 2) * 96}
          y={330}
          scale={4.2 - winners.length * 0.5}
        />
      ))}
      {others.map((seat, i) => (
        <Peg key={seat} colour={colours[seat]!} bot={isBot(seat)} x={BESIDE[i]!} y={344} scale={1.5} />
      ))}
    </>
  );
}

/** More letters than this do not fit beside each other. */
const LONG = 22;

/** Two names that are too long together stand one over the other. */
const linesOf = (name: string): readonly string[] => (name.length <= LONG ? [name] : name.split(/(?<= and| &) /));

function PosterName({ lines, fill }: { readonly lines: readonly string[]; readonly fill: string }) {
  const widest = Math.max(...lines.map(({ length }) => length));
  const size = Math.min(widest > 14 ? 30 : 44, lines.length > 1 ? 24 : 44, Math.floor(640 / widest));
  return lines.map((line, i) => (
    <text key={line} x="190" y={436 - (lines.length - 1 - i) * size} className="map-level" fontSize={size} fill={fill}>
      {line.toUpperCase()}
    </text>
  ));
}
