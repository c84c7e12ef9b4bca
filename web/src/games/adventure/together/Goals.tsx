/** The company's goals as plates: what each asks for, how far it is, what would complete it. AB-SETUP-9, AB-END-3 */
import type { Goal } from '@holotape/adventure/printed/together';
import type { Foe } from '@holotape/adventure/queries/foes';
import { missingFor, progressOf } from '@holotape/adventure/queries/progress';
import { goalsDone, goalsNeeded, sideOf } from '@holotape/adventure/queries/together';
import { Key, RuleTag, Sign } from '../../../design/index.ts';
import { type AdventureContext, useAdventure } from '../table.tsx';
import { c } from './words.ts';

export function Goals(context: AdventureContext) {
  const { view } = context;
  const { position } = useAdventure();
  const state = position.state.together;
  // They are dealt when everything else is set up. AB-SETUP-1
  if (view.together === null || state === null || view.together.goals.length === 0) return null;
  const [done, needed] = [goalsDone(state), goalsNeeded(position.state)];
  return (
    <section className="panel goals" aria-label={c('goals')} data-thing="adventure:goals">
      <div className="head">
        <h2>{c('goals')}</h2>
        <span className="more">{done >= needed ? c('goals.enough') : c('goals.needed', { n: done, of: needed })}</span>
      </div>
      <ul>
        {view.together.goals.map((shown) => (
          <GoalPlate key={shown.card} shown={shown} context={context} />
        ))}
      </ul>
      {view.phase !== 'over' && <Then isNow={done >= needed} />}
    </section>
  );
}

interface GoalPlateProps {
  readonly shown: { readonly card: string; readonly done: boolean; readonly count: number };
  readonly context: AdventureContext;
}

/** A fulfilled one is hatched: it lies facedown. AB-END-4 */
function GoalPlate({ shown: { card, done, count }, context }: GoalPlateProps) {
  const { position } = useAdventure();
  const goal = position.content.goals.get(card)!;
  if (done)
    return (
      <li className="goal done">
        <b>{goal.name}</b>
        <span className="tag good">
          <Sign name="tick" size={15} /> {c('goal.done')}
        </span>
      </li>
    );
  const { have, of } = progressOf(position, goal, count);
  const adds = addedBy(goal, context);
  return (
    <li className="goal" data-goal={card}>
      <b>{goal.name}</b>
      <span className="far">
        {have} <small>{c('goal.of', { n: '', of }).trim()}</small>
      </span>
      <p>
        {goal.text}{' '}
        <span className="missing">
          {context.explain(missingFor(position, goal, count))}
          {adds && ` ${c('goal.adds')}`}
        </span>
      </p>
      <Pieces have={have} of={of} adds={adds} />
      <DoIt card={card} context={context} />
    </li>
  );
}

/** Whether the fight that is being asked about counts towards a goal. */
function addedBy({ kills }: Goal, { question }: AdventureContext): boolean {
  const { foe } = (question?.about ?? {}) as { foe?: Foe };
  return foe !== undefined && kills?.level === foe.level;
}

/** More than this are one long bar. */
const MOST_PIECES = 8;

interface PiecesProps {
  readonly have: number;
  readonly of: number;
  readonly adds: boolean;
}

function Pieces({ have, of, adds }: PiecesProps) {
  const filled = Math.min(have, of);
  if (of > MOST_PIECES)
    return (
      <span className="pieces" aria-hidden="true">
        <i className="on" style={{ flexGrow: filled }} />
        <i style={{ flexGrow: of - filled }} />
      </span>
    );
  return (
    <span className="pieces" aria-hidden="true">
      {Array.from({ length: of }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces are alike
        <i key={i} className={i < filled ? 'on' : adds && i === filled ? 'next' : ''} />
      ))}
    </span>
  );
}

/** A goal for which something is given up here. AB-END-3 */
function DoIt({ card, context: { question, propose } }: { readonly card: string; readonly context: AdventureContext }) {
  const id = `goal:${card}`;
  const option = question?.options?.find((each) => each.id === id);
  if (option === undefined || option.blocked !== undefined) return null;
  return (
    <Key kind="quiet" sign="flag" data-answer={id} onClick={() => propose(id)}>
      {c('goal.do')}
    </Key>
  );
}

/** The last step of the sheet. AB-END-2 */
function Then({ isNow }: { readonly isNow: boolean }) {
  const { position } = useAdventure();
  const { loyal } = position.state.together!;
  if (loyal === null) return null;
  const home = position.content.spaces.get(position.content.named.get(sideOf(position, loyal).home)!)!.name ?? '';
  return (
    <p className={isNow ? 'then now' : 'then'}>
      <Sign name="flag" size={17} />
      <span>
        {c(isNow ? 'goals.now' : 'goals.then', { home })} <RuleTag id="AB-END-2" />
      </span>
    </p>
  );
}
