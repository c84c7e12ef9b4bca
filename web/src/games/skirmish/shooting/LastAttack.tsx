/** In the rail: the last attack with its dice and what came of it, until another follows. */
import { Panel } from '../../../design/index.ts';
import { isResolving } from '../asked.ts';
import { modelName, nameOfAnything } from '../names.ts';
import { type BattleContext, useBattle } from '../table.tsx';
import { b } from '../words.ts';
import { Damage } from './Damage.tsx';
import { Rolled } from './Rolled.tsx';
import { lastStory, type Story } from './story.ts';

/** So many lines later nobody asks for it any more. */
const FRESH = 8;

/** The last attack, as long as it is news. */
export function freshStory(log: BattleContext['log']): Story | undefined {
  const story = lastStory(log);
  const lines = story && FRESH + story.dice.length + story.modifiers.length;
  return lines === undefined || log.length - story!.at > lines ? undefined : story;
}

export function LastAttack({ log, question }: BattleContext) {
  const story = freshStory(log);
  return story && <StoryPanel story={story} isOpen={isResolving(question)} />;
}

/** `isOpen`: what comes of it is not decided yet. */
function StoryPanel({ story, isOpen }: { readonly story: Story; readonly isOpen: boolean }) {
  const { battle } = useBattle();
  const { kind, model, target, outcome, result, needed, taken } = story;
  const harm = taken.reduce((sum, { damage }) => sum + damage, 0);
  return (
    <Panel
      title={b('story.last')}
      more={needed === undefined ? '' : `${result ?? 'X'} / ${needed}`}
      className="last-attack"
    >
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
    </Panel>
  );
}
