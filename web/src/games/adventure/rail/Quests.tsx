/** The quests on the table: each objective with where it is, what it takes, how far it is and what it brings. */
import { questCard } from '@holotape/adventure/content';
import { costWords, placeWords, resultWords } from '@holotape/adventure/printed/words';
import type { Option } from '@holotape/kernel/play';
import { Key, Sign } from '../../../design/index.ts';
import { WALL } from '../laid-out.ts';
import { Pin } from '../map/QuestPins.tsx';
import { isPinned, lookingFrom, type PinnedObjective, pinnedObjectives } from '../quests.ts';
import { type AdventureContext, useAdventure } from '../table.tsx';
import { a } from '../words.ts';

export function Quests(context: AdventureContext) {
  const { view } = context;
  const { position } = useAdventure();
  const pinned = pinnedObjectives(position, lookingFrom(context.seat));
  return (
    <section className="panel quests" aria-label={a('quests')} data-thing="adventure:quests">
      <div className="head">
        <h2>{a('quests')}</h2>
        <span className="more">{a('quests.staged', { n: view.quests.length })}</span>
      </div>
      {view.quests.map(({ card }) => (
        <QuestPlate key={card} card={card} pinned={pinned.filter((each) => each.card === card)} context={context} />
      ))}
      <Key kind="quiet" sign="frame" onClick={() => context.take(WALL)}>
        {a('wall.open')}
      </Key>
    </section>
  );
}

interface QuestPlateProps {
  readonly card: string;
  readonly pinned: readonly PinnedObjective[];
  readonly context: AdventureContext;
}

function QuestPlate({ card, pinned, context }: QuestPlateProps) {
  const { position } = useAdventure();
  const { title } = questCard(position.content, card);
  return (
    <article className="quest">
      <button type="button" className="quest-title" onClick={() => context.read(`card:${card}`)}>
        <span className="card-number">{card}</span>
        <b>{title}</b>
      </button>
      <ol>
        {pinned.map((each) => (
          <ObjectiveRow key={each.id} pinned={each} context={context} />
        ))}
      </ol>
    </article>
  );
}

interface ObjectiveRowProps {
  readonly pinned: PinnedObjective;
  readonly context: AdventureContext;
}

/** Pointing at it lights its place on the map, and pointing at its pin lights it. */
export function ObjectiveRow({ pinned, context }: ObjectiveRowProps) {
  const { question, propose, point, pointed, seek } = context;
  const { position, factionName } = useAdventure();
  const { content } = position;
  const { id, letter, objective, counted, places } = pinned;
  const { task, at, trigger, times, results } = objective;
  const option = question?.options?.find((each) => each.id === id);
  const open = option !== undefined && option.blocked === undefined;
  const needs = [
    ...(trigger === undefined && at !== undefined ? notSaidIn(task, placeWords(content, at)) : []),
    ...costWords(objective),
    ...(times > 1 ? [a('counted', { n: counted, of: times })] : []),
  ];
  const lit = pointed === id || places.some((place) => pointed === `space:${place}`);
  return (
    <li
      onPointerEnter={() => point(id)}
      onPointerLeave={() => point(undefined)}
      className={`${open ? 'open' : ''}${lit ? ' lit' : ''}`}
    >
      {isPinned(pinned) ? (
        <button type="button" className="pin-key" data-pin={id} onClick={() => seek(`space:${places[0]}`)}>
          <svg width="26" height="26" viewBox="-13 -13 26 26" role="img" aria-label={a('pin.seek', { letter })}>
            <Pin letter={letter} />
          </svg>
        </button>
      ) : (
        <Sign name={trigger === undefined ? 'flag' : 'bolt'} size={17} />
      )}
      <div>
        {open ? (
          <button type="button" className="objective" onClick={() => propose(id)}>
            {task}
          </button>
        ) : (
          <span>{task}</span>
        )}
        {needs.length > 0 && <small>{needs.join('; ')}</small>}
        <ObjectiveTags pinned={pinned} option={option} context={context} />
        <small className="brings">{resultWords(content, results, factionName, context.view.together !== null)}</small>
      </div>
    </li>
  );
}

/** A place that the task names already is not named again. */
const notSaidIn = (task: string, place: string): string[] =>
  task.toLowerCase().includes(place.toLowerCase()) ? [] : [place];

interface ObjectiveTagsProps extends ObjectiveRowProps {
  /** What the question says about it. */
  readonly option: Option | undefined;
}

function ObjectiveTags({ pinned, option, context: { seat, explain } }: ObjectiveTagsProps) {
  const { testChance } = useAdventure();
  const { objective, far } = pinned;
  const open = option !== undefined && option.blocked === undefined;
  const tests = objective.do.flatMap(({ test }) =>
    typeof test?.difficulty === 'number' ? [{ letters: test.letters, difficulty: test.difficulty }] : [],
  );
  return (
    <p className="tags">
      {objective.trigger !== undefined && <span className="tag">{a('by-itself')}</span>}
      {far !== undefined && far > 0 && <span className="tag">{a('far', { n: far })}</span>}
      {open && <span className="tag yes">{a('can-now')}</span>}
      {far === 0 && option?.blocked && <span className="tag no">{explain(option.blocked)}</span>}
      {tests.map((test) => (
        <span key={test.letters.join('')} className="tag">
          {a('test', { letters: test.letters.join(' '), n: test.difficulty })}
          {seat !== 'public' && `, ${Math.round(100 * testChance(seat, test.letters, test.difficulty))} %`}
        </span>
      ))}
    </p>
  );
}
