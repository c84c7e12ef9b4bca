/** The end of a season: who stands first, and how the houses grew. */

import type { CampaignView } from '@holotape/skirmish/campaign/view';
import { listNames } from '../../text/index.ts';
import type { EndContext } from '../module.ts';
import { Papers } from './rail/Papers.tsx';
import { Season } from './rail/Season.tsx';
import { Road } from './road/Road.tsx';
import { w } from './words.ts';

export function EndOfGame(context: EndContext<CampaignView>) {
  const { view, names, result } = context;
  return (
    <div className="season-end">
      <h2>{w('end.title', { names: listNames(result.winners.map((seat) => names[seat] ?? '')) })}</h2>
      <div className="panel road-panel">
        <Road view={view} names={names} seat={context.seat} />
      </div>
      <Season {...context} />
      <Papers {...context} />
    </div>
  );
}
