/** Where in the season we are, for the top bar. Pure. */
import type { CampaignView } from '@holotape/skirmish/campaign/view';
import type { RoundStep } from '../module.ts';
import { w } from './words.ts';

/** What goes on between two battles, in the order of the book. CH-SETTLE-4 */
const STEPS = ['matching', 'forces', 'battle', 'after', 'build', 'draw', 'select'] as const;

/** Small stages belong to a large one. */
const PART_OF: Partial<Record<CampaignView['stage'], (typeof STEPS)[number]>> = { leader: 'after', supply: 'build' };

export function round({ view }: { readonly view: CampaignView }) {
  const { stage } = view;
  const fought = foughtIn(view);
  const name = fought === 0 ? w('round.first') : w('round.n', { n: fought });
  if (stage === 'founding' || stage === 'over')
    return { name, steps: [{ name: w(`stage.${stage}`), state: 'now' }] satisfies RoundStep[] };
  const now = STEPS.indexOf(PART_OF[stage] ?? (stage as (typeof STEPS)[number]));
  return {
    name,
    opens: w('round.opens'),
    steps: STEPS.map(
      (step, at): RoundStep => ({ name: w(`stage.${step}`), state: at < now ? 'done' : at === now ? 'now' : 'next' }),
    ),
  };
}

export const foughtIn = ({ battles }: CampaignView): number =>
  battles.filter(({ winners, calledOff }) => winners !== null && !calledOff).length;
