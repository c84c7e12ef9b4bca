/** What is worn and carried; a card is lit when it may be used or equipped now. */
import type { ItemCard } from '@holotape/adventure/content';
import type { HeldCard } from '@holotape/adventure/state';
import type { SurvivorView } from '@holotape/adventure/view';
import { Icon } from '../../../design/index.ts';
import { optionOf } from '../../module.ts';
import { itemSign } from '../signs.ts';
import { type AdventureContext, useAdventure } from '../table.tsx';
import { Mutation } from '../together/Mutation.tsx';
import { Strip } from '../together/Strip.tsx';
import { a } from '../words.ts';

interface GearProps {
  readonly survivor: SurvivorView;
  readonly context: AdventureContext;
}

export function Gear({ survivor, context }: GearProps) {
  const { cards, perks } = survivor;
  const mutation = context.seat === 'public' ? undefined : context.view.together?.mutations[context.seat];
  const carried = cards.filter((card) => card.in === 'inventory');
  const worn = cards.filter((card) => card.in !== 'inventory');
  return (
    <>
      <ul className="gear" aria-label={a('equipped')}>
        {worn.map((card) => (
          <GearCard key={card.id} held={card} context={context} />
        ))}
        {carried.map((card) => (
          <GearCard key={card.id} held={card} context={context} />
        ))}
        {mutation != null && <Mutation id={mutation} />}
      </ul>
      {perks.length > 0 && (
        <p className="besides">
          <Perks perks={perks} />
        </p>
      )}
    </>
  );
}

function Perks({ perks }: { readonly perks: readonly string[] }) {
  const { position } = useAdventure();
  return perks.map((id) => {
    const perk = position.content.perks.get(id)!;
    return (
      <span key={id} className="tag" title={perk.text}>
        {perk.letter} {perk.name}
      </span>
    );
  });
}

/** A card one has; lit when it may be used or equipped now. What else can be done with it has keys of its own. */
function GearCard({ held, context }: { readonly held: HeldCard; readonly context: AdventureContext }) {
  const { position, optionsFor } = useAdventure();
  const item = position.content.items.get(held.id)!;
  const [option, ...more] = optionsFor(`item:${held.id}`).filter(({ blocked }) => blocked === undefined);
  return (
    <li className={held.in === 'inventory' ? 'carried' : ''}>
      <button
        type="button"
        className={`gear-card ${item.kind}${held.exhausted ? ' used' : ''}${option === undefined ? '' : ' lit'}`}
        data-answer={option?.id}
        aria-pressed={option !== undefined && optionOf(context) === option.id ? true : undefined}
        onClick={() => (option === undefined ? context.read(`item:${held.id}`) : context.propose(option.id))}
        title={item.text}
      >
        <span className="band">
          {item.name}
          {held.exhausted ? <em>{a('used')}</em> : held.in === 'inventory' && <em>{a('carried')}</em>}
        </span>
        <span className="in">
          <Icon path={itemSign(item)} size={28} />
          <ItemMarks item={item} />
        </span>
        <Strip id={held.id} kind={item.kind} />
      </button>
      {more.map(({ id }) => (
        <button key={id} type="button" className="also" data-answer={id} onClick={() => context.propose(id)}>
          {a(`also.${id.split(':')[0] as Also}`)}
        </button>
      ))}
    </li>
  );
}

type Also = 'use' | 'equip' | 'unequip' | 'sell';

/** What a card does by being there: letters, reach, armor; otherwise its text. */
export function ItemMarks({ item }: { readonly item: ItemCard }) {
  const { me } = useAdventure();
  if (item.letters.length > 0 || item.armor > 0)
    return (
      <em>
        {item.letters.map((letter, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a letter may be printed twice
          <kbd key={i} className={me?.letters.includes(letter) ? 'on' : ''}>
            {letter}
          </kbd>
        ))}
        <small>
          {[item.ranged && a('ranged'), item.armor > 0 && a('armor', { n: item.armor })].filter(Boolean).join(', ')}
        </small>
      </em>
    );
  return <small>{item.text}</small>;
}
