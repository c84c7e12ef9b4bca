/** The quests on the table: each objective with where it is, what it takes, how far it is and what it brings. */
import { questCard } from '@holotape/adventure/content';
import type { Objective } from '@holotape/adventure/printed/cards';
import { costWords, placeWords, resultWords } from '@holotape/adventure/printed/words';
import { spacesMeant } from '@holotape/adventure/queries/conditions';
import { distancesFrom } from '@holotape/adventure/queries/map';
import type { AdventureView } from '@holotape/adventure/view';
import { Sign } from '../../../design/index.ts';
import { type AdventureContext, useAdventure } from '../table.tsx';
import { a } from '../words.ts';

export function Quests(context: AdventureContext) {
  const { view } = context;
  return (
    <section className="panel quests" aria-label={a('quests')}>
      <div className="head">
        <h2>{a('quests')}</h2>
        <span className="more">{a('quests.staged', { n: view.quests.length })}</span>
      </div>
      {view.quests.map((quest) => (
        <QuestPlate key={quest.card} quest={quest} context={context} />
      ))}
    </section>
  );
}

function QuestPlate({
  quest,
  context,
}: {
  readonly quest: AdventureView['quests'][number];
  readonly context: AdventureContext;
}) {
  const { position } = useAdventure();
  const { title, objectives } = questCard(position.content, quest.card);
  return (
    <article className="quest">
      <button type="button" className="quest-title" onClick={() => context.read(`card:${quest.card}`)}>
        <span className="card-number">{quest.card}</span>
        <b>{title}</b>
      </button>
      <ol>
        {objectives.map((objective, i) => (
          <ObjectiveRow
            // biome-ignore lint/suspicious/noArrayIndexKey: objectives are printed in this order
            key={i}
            id={`quest:${quest.card}:${i + 1}`}
            objective={objective}
            counted={quest.counters[i] ?? 0}
            context={context}
          />
        ))}
      </ol>
    </article>
  );
}

interface ObjectiveRowProps {
  readonly id: string;
  readonly objective: Objective;
  readonly counted: number;
  readonly context: AdventureContext;
}

function ObjectiveRow({ id, objective, counted, context }: ObjectiveRowProps) {
  const { seat, question, propose, point } = context;
  const { position, factionName, testChance } = useAdventure();
  const { content } = position;
  const { task, at, trigger, times, results } = objective;
  const places = at === undefined || seat === 'public' ? [] : spacesMeant(position, seat, at);
  const far = seat === 'public' ? undefined : howFar(position, seat, places);
  const option = question?.options?.find((each) => each.id === id);
  const open = option !== undefined && option.blocked === undefined;
  const tests = objective.do.flatMap(({ test }) =>
    typeof test?.difficulty === 'number' ? [{ letters: test.letters, difficulty: test.difficulty }] : [],
  );
  const needs = [
    ...(trigger === undefined && at !== undefined ? [placeWords(content, at)] : []),
    ...costWords(objective),
    ...(times > 1 ? [a('counted', { n: counted, of: times })] : []),
  ];
  return (
    <li
      onPointerEnter={() => places[0] && point(`space:${places[0]}`)}
      onPointerLeave={() => point(undefined)}
      className={open ? 'open' : ''}
    >
      <Sign name={trigger === undefined ? 'flag' : 'bolt'} size={17} />
      <div>
        {open ? (
          <button type="button" className="objective" onClick={() => propose(id)}>
            {task}
          </button>
        ) : (
          <span>{task}</span>
        )}
        {needs.length > 0 && <small>{needs.join('; ')}</small>}
        <p className="tags">
          {trigger !== undefined && <span className="tag">{a('by-itself')}</span>}
          {far !== undefined && far > 0 && <span className="tag">{a('far', { n: far })}</span>}
          {open && <span className="tag yes">{a('can-now')}</span>}
          {tests.map((test) => (
            <span key={test.letters.join('')} className="tag">
              {a('test', { letters: test.letters.join(' '), n: test.difficulty })}
              {seat !== 'public' && `, ${Math.round(100 * testChance(seat, test.letters, test.difficulty))} %`}
            </span>
          ))}
        </p>
        <small className="brings">{resultWords(content, results, factionName)}</small>
      </div>
    </li>
  );
}

/** Steps to the nearest of these spaces. */
function howFar(
  position: Parameters<typeof distancesFrom>[0],
  seat: number,
  places: readonly string[],
): number | undefined {
  const here = position.state.survivors[seat]?.space;
  if (here == null || places.length === 0) return undefined;
  const distances = distancesFrom(position, here);
  const far = Math.min(...places.map((place) => distances.get(place) ?? Number.POSITIVE_INFINITY));
  return Number.isFinite(far) ? far : undefined;
}
