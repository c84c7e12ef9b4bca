/** A mutation as a card on the sheet: its back to everybody, until five rads turn it over. AB-SETUP-13, AB-MUT-1 */
import type { SurvivorView } from '@holotape/adventure/view';
import { RADS_TO_MUTATE } from '@holotape/adventure/words';
import { Icon, Sign } from '../../../design/index.ts';
import { radioactive } from '../map/pictures.ts';
import { useAdventure } from '../table.tsx';
import { c } from './words.ts';

export function Mutation({ id, survivor }: { readonly id: string | null; readonly survivor: SurvivorView }) {
  const { position } = useAdventure();
  const card = id === null ? undefined : position.content.mutations.get(id);
  if (card === undefined)
    return (
      <li className="mutation hidden" data-thing="adventure:mutation">
        <span className="band">
          <Icon path={radioactive} size={15} /> {c('mutation.hidden')}
        </span>
        <p>
          {c('mutation.unseen')}. {c('mutation.at', { n: Math.max(1, RADS_TO_MUTATE - survivor.rads) })}
        </p>
      </li>
    );
  return (
    <li className="mutation">
      <span className="band">
        <Icon path={radioactive} size={15} colour="#FFF6E8" /> {card.name}
      </span>
      <p className="good">
        <Sign name="plus" size={15} /> {card.good}
      </p>
      <p className="bad">
        <Sign name="minus" size={15} /> {card.bad}
      </p>
      <span className="strip">{c('mutation')}</span>
    </li>
  );
}
