/** A card at book size: the encounter being played, a quest, an item, an enemy. */
import { questCard } from '@holotape/adventure/content';
import { costWords, foeWords, placeWords, resultWords } from '@holotape/adventure/printed/words';
import { enemyById, foeOf } from '@holotape/adventure/queries/foes';
import { Icon, Sign } from '../../../design/index.ts';
import type { ThingId } from '../../module.ts';
import { FoeCard } from '../bar/FoeCard.tsx';
import { Camp } from '../camp/Camp.tsx';
import { Offer } from '../camp/Offer.tsx';
import { Stall } from '../camp/Stall.tsx';
import { TradeDesk } from '../camp/TradeDesk.tsx';
import { adventureContent } from '../pack.ts';
import { ItemMarks } from '../sheet/Gear.tsx';
import { itemSign } from '../signs.ts';
import { type AdventureContext, useAdventure } from '../table.tsx';
import { Wall } from '../wall/Wall.tsx';
import { a } from '../words.ts';
import { EncounterCard } from './EncounterCard.tsx';

type ReadingProps = AdventureContext & { readonly thing: ThingId };

export function Reading({ thing, ...context }: ReadingProps) {
  const [what, ...rest] = thing.split(':');
  const id = rest.join(':');
  if (what === 'encounter') return <EncounterCard {...context} />;
  if (what === 'card') return <QuestReading card={id} context={context} />;
  if (what === 'item') return <ItemReading id={id} />;
  if (what === 'wall') return <Wall {...context} />;
  if (what === 'camp') return <Camp {...context} />;
  if (what === 'trade') return <TradeDesk {...context} />;
  if (what === 'offer') return <Offer {...context} />;
  if (what === 'stall') return <Stall {...context} />;
  if (what === 'enemy') return <EnemyReading id={id} />;
  return null;
}

/** What a thing is called, for the head of what is read. */
export function nameOf(thing: ThingId, { view, explain }: AdventureContext): string | undefined {
  const [what, ...rest] = thing.split(':');
  const id = rest.join(':');
  if (what === 'item') return adventureContent().items.get(id)?.name;
  if (what === 'encounter') return view.encounter?.title;
  if (what === 'card') return explain({ say: 'quest.staged', args: { quest: id } });
  return undefined;
}

interface QuestReadingProps {
  readonly card: string;
  readonly context: AdventureContext;
}

function QuestReading({ card, context }: QuestReadingProps) {
  const { position, factionName } = useAdventure();
  const { content } = position;
  const printed = content.cards.get(card);
  if (printed === undefined || printed.back !== 'quest') return null;
  const { title, intro, objectives } = questCard(content, card);
  const counters = context.view.quests.find((quest) => quest.card === card)?.counters ?? [];
  return (
    <article className="quest-card">
      <header>
        <span className="card-number">{card}</span>
        <h2>{title}</h2>
      </header>
      <p className="intro">{intro}</p>
      <ol>
        {objectives.map((objective, i) => (
          <li key={objective.task}>
            <Sign name={objective.trigger === undefined ? 'flag' : 'bolt'} size={18} />
            <div>
              <b>{objective.task}</b>
              <small>
                {[
                  ...(objective.at === undefined ? [] : [placeWords(content, objective.at)]),
                  ...costWords(objective),
                  ...(objective.times > 1 ? [a('counted', { n: counters[i] ?? 0, of: objective.times })] : []),
                ].join('; ')}
              </small>
              <p className="brings">
                {resultWords(content, objective.results, factionName, position.state.together !== null)}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </article>
  );
}

function ItemReading({ id }: { readonly id: string }) {
  const { position } = useAdventure();
  const item = position.content.items.get(id);
  if (item === undefined) return null;
  return (
    <article className="item-reading">
      <Icon path={itemSign(item)} size={64} />
      <h2>{item.name}</h2>
      <ItemMarks item={item} />
      <p>{item.text}</p>
      {item.cost !== undefined && <small>{a('price.caps', { n: item.cost })}</small>}
    </article>
  );
}

function EnemyReading({ id }: { readonly id: string }) {
  const { position } = useAdventure();
  const enemy = enemyById(position.state, id);
  const foe = enemy?.faceup ? foeOf(position, enemy.token) : undefined;
  if (foe === undefined) return <p>{a('enemy.facedown')}</p>;
  return (
    <article className="item-reading">
      <FoeCard foe={foe} />
      <p>{foeWords(foe)}</p>
    </article>
  );
}
