/** Numbers on a space: what a list beside the board speaks of. */
import type { Player } from '@holotape/vault/state';
import { inkOf, paintOf } from '../../../design/players.tsx';
import { Quiet } from '../../../design/Quiet.tsx';
import type { BoardMark } from '../../module.ts';
import type { Box } from '../layout.ts';

interface MarksProps {
  readonly marks: readonly BoardMark[];
  /** The space they stand on. */
  readonly hit: Box;
  readonly players: readonly Pick<Player, 'colour'>[];
}

/** So far apart, where there are several on one space. */
const STEP = 20;

export function Marks({ marks, hit, players }: MarksProps) {
  return (
    <Quiet className="marks">
      {marks.map(({ n, seat }, i) => {
        const colour = seat === undefined ? undefined : players[seat]?.colour;
        return (
          <g key={n} transform={`translate(${hit.x + hit.w - 12 - i * STEP} ${hit.y + 34})`}>
            <circle r="12" fill={colour === undefined ? '#2A211A' : paintOf(colour)} stroke="#FFF8E8" strokeWidth="2" />
            <circle r="13.4" fill="none" stroke="#2A211A" strokeWidth="1" />
            <text
              y="5.2"
              className="sign"
              fontSize="15"
              fontWeight="700"
              textAnchor="middle"
              fill={colour === undefined ? '#FFF8E8' : inkOf(colour)}
            >
              {n}
            </text>
          </g>
        );
      })}
    </Quiet>
  );
}
