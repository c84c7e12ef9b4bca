/** The end of a season: who stands first, and how the houses grew. */

import type { CampaignView } from '@holotape/skirmish/campaign/view';
import { Panel, paintOf } from '../../design/index.ts';
import { listNames } from '../../text/index.ts';
import type { EndContext } from '../module.ts';
import { colourOf } from './colours.ts';
import { Season } from './rail/Season.tsx';
import { Road } from './road/Road.tsx';
import { w } from './words.ts';

const SIZE = { w: 420, h: 160 };

export function EndOfGame(context: EndContext<CampaignView>) {
  const { view, names, result } = context;
  return (
    <div className="season-end">
      <h2>{w('end.title', { names: listNames(result.winners.map((seat) => names[seat] ?? '')) })}</h2>
      <div className="panel road-panel">
        <Road view={view} names={names} seat={context.seat} />
      </div>
      <Panel title={w('end.growth')}>
        <Growth houses={view.houses} names={names} />
      </Panel>
      <Season {...context} />
    </div>
  );
}

/** What each house was worth after each of its phases. */
function Growth({ houses, names }: { readonly houses: CampaignView['houses']; readonly names: readonly string[] }) {
  const most = Math.max(1, ...houses.flatMap(({ growth }) => growth.map(({ worth }) => worth)));
  const last = Math.max(1, ...houses.flatMap(({ growth }) => growth.map(({ battle }) => battle)));
  const point = ({ battle, worth }: { readonly battle: number; readonly worth: number }): string =>
    `${(battle / last) * SIZE.w} ${SIZE.h - (worth / most) * SIZE.h}`;
  return (
    <svg className="growth" viewBox={`-8 -8 ${SIZE.w + 16} ${SIZE.h + 16}`} role="img" aria-label={w('end.growth')}>
      <path d={`M0 ${SIZE.h}H${SIZE.w}`} className="axis" />
      {houses.map(({ growth }, seat) => (
        <polyline
          key={names[seat]}
          points={growth.map(point).join(',')}
          stroke={paintOf(colourOf(seat))}
          fill="none"
          strokeWidth="4"
        />
      ))}
    </svg>
  );
}
