/** The quest wall: what is staged, where it is, how power came to stand as it does, and what left the wall. */
import { questCard } from '@holotape/adventure/content';
import { isOfTheStory } from '@holotape/adventure/queries/story';
import { useRef } from 'react';
import { Key, PlayerMark, Sign } from '../../../design/index.ts';
import { addedCards, offTheWall } from '../chronicle.ts';
import { Paper } from '../map/Board.tsx';
import { useDrawn, useSheet } from '../map/drawn.ts';
import { Names, Prints, Tiles } from '../map/MapArt.tsx';
import { Pieces } from '../map/Pieces.tsx';
import { RADIUS } from '../map/plan.ts';
import { QuestPins, useQuestPins } from '../map/QuestPins.tsx';
import { lookingFrom, pinnedObjectives } from '../quests.ts';
import { ObjectiveRow } from '../rail/Quests.tsx';
import { type AdventureContext, useAdventure } from '../table.tsx';
import { a } from '../words.ts';
import { PowerChart } from './PowerChart.tsx';
import { Threads } from './Threads.tsx';

export function Wall(context: AdventureContext) {
  const wall = useRef<HTMLElement>(null);
  const { position } = useAdventure();
  const pinned = pinnedObjectives(position, lookingFrom(context.seat));
  return (
    <section className="quest-wall" aria-label={a('wall')} ref={wall}>
      <Threads wall={wall} pins={pinned} />
      <header>
        <h2>{a('wall')}</h2>
        <Key sign="frame" onClick={() => context.take(undefined)}>
          {a('wall.close')}
        </Key>
      </header>
      <div className="wall-cards">
        {context.view.quests.map(({ card }) => (
          <article key={card} className="wall-card">
            <button type="button" className="wall-title" onClick={() => context.read(`card:${card}`)}>
              <span className="card-number">{card}</span>
              <b>{questCard(position.content, card).title}</b>
              <small>{a(isOfTheStory(position.content, card) ? 'wall.story' : 'wall.aside')}</small>
            </button>
            <ol className="quest">
              {pinned
                .filter((each) => each.card === card)
                .map((each) => (
                  <ObjectiveRow key={each.id} pinned={each} context={context} />
                ))}
            </ol>
          </article>
        ))}
      </div>
      <WallMap context={context} />
      <div className="wall-side">
        <PowerChart {...context} />
        <OffTheWall context={context} />
      </div>
    </section>
  );
}

interface PartProps {
  readonly context: AdventureContext;
}

/** The whole map with its pins; nothing on it is asked. */
function WallMap({ context }: PartProps) {
  const { sheet, roads } = useSheet(context, RADIUS);
  const drawn = useDrawn(context, sheet);
  const { view } = context;
  return (
    <svg className="wall-map adventure-map" viewBox={`0 0 ${sheet.w} ${sheet.h}`} aria-hidden="true">
      <Paper sheet={sheet} />
      <Tiles view={view} sheet={sheet} roads={roads} />
      <Prints view={view} sheet={sheet} />
      <Pieces context={context} drawn={drawn} />
      <Names view={view} sheet={sheet} />
      <QuestPins context={context} pins={useQuestPins(context, drawn)} />
    </svg>
  );
}

/** Done and trashed quests, and cards that were added unread. FB-LIB-1 */
function OffTheWall({ context }: PartProps) {
  const { view, log, names } = context;
  const { position, colours } = useAdventure();
  const gone = offTheWall(
    log,
    view.quests.map(({ card }) => card),
  );
  const added = addedCards(log);
  return (
    <section className="panel off-wall" aria-label={a('wall.off')}>
      <div className="head">
        <h2>{a('wall.off')}</h2>
      </div>
      {gone.length + added.length === 0 && <p>{a('wall.off.none')}</p>}
      <ul>
        {gone.map(({ card, round, how, seat }) => (
          <li key={card} className={how}>
            <span className="card-number">{card}</span>
            <span>
              <b>{position.content.cards.get(card)?.title}</b>
              <small>
                {seat !== undefined && <PlayerMark colour={colours[seat]!} size={14} />}{' '}
                {seat === undefined ? '' : `${names[seat]}: `}
                {a(`wall.${how}`, { n: round })}
              </small>
            </span>
          </li>
        ))}
        {added.map(({ number, deck }) => (
          <li key={`added ${number}`} className="added">
            <span className="card-number">{number}</span>
            <span>
              <Sign name="cards" size={15} /> <small>{a('wall.added', { deck })}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
