/** Inside the question bar: what an answer would do, in the rules' own figures. */
import { lazy, Suspense } from 'react';
import { later } from '../../../shell/later.tsx';
import { asksForPath, asksForPoint, isResolving } from '../asked.ts';
import { NudgePad } from '../board/NudgePad.tsx';
import { hasCards } from '../decks/offers.ts';
import { MoveBody } from '../moving/MoveBody.tsx';
import { MoveKeys } from '../moving/MoveKeys.tsx';
import { ReactBody } from '../reactions/ReactBody.tsx';
import { AimedBody } from '../shooting/AimedBlast.tsx';
import { AttackBody } from '../shooting/AttackBody.tsx';
import { StoryPlates } from '../shooting/StoryPlates.tsx';
import { lastStory } from '../shooting/story.ts';
import { type BattleContext, battleOf } from '../table.tsx';
import { NotNow } from './Actions.tsx';

/** Cards of decks are for battles that have some. */
const CardsBody = later<BattleContext>(() => import('../decks/CardsBody.tsx').then((body) => body.CardsBody), null);
/** The handbook thinks aloud; only whoever plays against it needs to hear it. */
const BookBody = lazy(() => import('../book/BookBody.tsx').then(({ BookBody }) => ({ default: BookBody })));

export function BarBody(context: BattleContext) {
  if (asksForPath(context.question) || asksForPoint(context.question))
    return (
      <>
        <div className="placing-body">
          <NudgePad {...context} />
          <MoveBody {...context} />
          <AimedBody {...context} />
        </div>
        <MoveKeys {...context} />
      </>
    );
  if (context.question?.ask === 'react.declare') return <ReactBody {...context} />;
  if (context.question?.ask === 'book.step')
    return (
      <Suspense>
        <BookBody {...context} />
      </Suspense>
    );
  if (context.question?.ask === 'action') return <NotNow {...context} />;
  const { question, log } = context;
  if (question !== null && hasCards(battleOf(context.view), question)) return <CardsBody {...context} />;
  const story = isResolving(question) ? lastStory(log) : undefined;
  if (story !== undefined) return <StoryPlates story={story} context={context} />;
  return <AttackBody {...context} />;
}
