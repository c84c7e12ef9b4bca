/** A mutation as a card on the sheet: its back to everybody, until five rads turn it over. AB-SETUP-13, AB-MUT-1 */
import type { SurvivorView } from '@holotape/adventure/view';
import { RADS_TO_MUTATE } from '@holotape/adventure/words';
import { Icon, Sign } from '../../../design/index.ts';
import { radioactive } from '../map/pictures.ts';
import { useAdventure } from '../table.tsx';
import { c } from './words.ts';

/** What it does, for good. */
export function Mutation({ id }: { readonly id: string }) {
  const { position } = useAdventure();
  const card = position.content.mutations.get(id)!;
  return (
    <li className="mutation">
      <span className="band">
        <Icon path={radioactive} size={15} colour="#FFF6E8" /> {card.name}
        <em>{c('mutation')}</em>
      </span>
      <p className="good">
        <Sign name="plus" size={15} /> {card.good}
      </p>
      <p className="bad">
        <Sign name="minus" size={15} /> {card.bad}
      </p>
    </li>
  );
}

/** Its back, which tells nothing yet: a plate beside the name. */
export const MutationBack = ({ survivor }: { readonly survivor: SurvivorView }) => (
  <span className="tag" data-thing="adventure:mutation" title={c('mutation.unseen')}>
    <Icon path={radioactive} size={14} /> {c('mutation.at', { n: Math.max(1, RADS_TO_MUTATE - survivor.rads) })}
  </span>
);
