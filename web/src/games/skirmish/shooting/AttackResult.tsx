/** What came of an attack: its dice, what each did, and the harm. */
import { isResolving } from '../asked.ts';
import { modelName, nameOfAnything } from '../names.ts';
import { type BattleContext, useBattle } from '../table.tsx';
import { b } from '../words.ts';
import { Damage } from './Damage.tsx';
import { Rolled } from './Rolled.tsx';
import { StoryPlates } from './StoryPlates.tsx';
import { lastStory, type Story } from './story.ts';

/** While an attack is news: its plates in the bar, its dice on a card; beside the board the last attack says the same. */
export function toldDice(context: BattleContext, from: number, where: 'card' | 'bar') {
  const story = lastStory(context.log);
  if (story === undefined || story.until < from || story.shows === undefined) return undefined;
  const result = <AttackResult story={story} isOpen={isResolving(context.question)} />;
  if (where === 'card') return result;
  // A phone has no room for plates side by side.
  return (
    <div className="bar-story">
      <StoryPlates story={story} context={context} />
      {result}
    </div>
  );
}

interface ResultProps {
  readonly story: Story;
  /** What comes of it is not decided yet. */
  readonly isOpen: boolean;
}

export function AttackResult({ story, isOpen }: ResultProps) {
  const { battle } = useBattle();
  const { kind, model, target, outcome, taken } = story;
  const harm = taken.reduce((sum, { damage }) => sum + damage, 0);
  return (
    <div className="attack-result">
      <p>
        <b>{b(`story.${kind}`, { model: modelName(battle, model), target: nameOfAnything(battle, target) })}</b>
      </p>
      <Rolled story={story} sizes={[60, 46]} />
      <div className="harm">
        <Damage story={story} isOver={!isOpen} />
        <strong className={harm > 0 ? 'hurt' : ''}>
          {harm > 0 ? `−${harm}` : isOpen ? '…' : outcome === 'hit' ? '0' : b('story.none')}
        </strong>
      </div>
    </div>
  );
}
