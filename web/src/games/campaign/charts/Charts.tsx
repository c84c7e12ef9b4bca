/** The season as charts: standings and growth. */
import type { CampaignContext } from '../context.ts';
import { w } from '../words.ts';
import { Lines } from './Lines.tsx';
import { pointSeries, worthSeries } from './series.ts';

export const Charts = ({ view, names }: Pick<CampaignContext, 'view' | 'names'>) => (
  <div className="growth">
    <figure>
      <figcaption>{w('chart.points')}</figcaption>
      <Lines title={w('chart.points')} series={pointSeries(view)} names={names} />
    </figure>
    <figure>
      <figcaption>{w('chart.worth')}</figcaption>
      <Lines title={w('chart.worth')} series={worthSeries(view)} names={names} />
    </figure>
  </div>
);
