/** Inside the question bar: the report of a battle, or the forces one has built. */
import { asData } from '@holotape/kernel/play';
import { Chip } from '../../design/index.ts';
import { keptForces } from '../skirmish/forces/kept.ts';
import type { CampaignContext } from './context.ts';
import { Fought, Report } from './Report.tsx';
import { w } from './words.ts';

export function BarBody(context: CampaignContext) {
  const { question, view } = context;
  if (question === null && view.stage === 'battle') return <Fought {...context} />;
  if (question?.ask === 'battle') return <Report {...context} />;
  if (question?.ask === 'force') return <OwnForces {...context} />;
  return null;
}

/** Forces of the builder, for whoever would rather bring their own than one that was suggested. */
function OwnForces({ propose, pending }: CampaignContext) {
  const forces = keptForces();
  if (forces.length === 0) return null;
  return (
    <div className="own-forces">
      <h2>{w('own-forces')}</h2>
      {forces.map((list) => (
        <Chip
          key={list.name}
          pressed={JSON.stringify(pending?.answer) === JSON.stringify(list)}
          onClick={() => propose(asData(list))}
        >
          {list.name}
        </Chip>
      ))}
    </div>
  );
}
