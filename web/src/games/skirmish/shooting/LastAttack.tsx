/** In the rail: the last attack with its dice and what came of it, until another follows. */
import { Panel } from '../../../design/index.ts';
import { isResolving } from '../asked.ts';
import type { BattleContext } from '../table.tsx';
import { b } from '../words.ts';
import { AttackResult } from './AttackResult.tsx';
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
  if (story === undefined) return null;
  const { needed, result } = story;
  return (
    <Panel
      title={b('story.last')}
      more={needed === undefined ? '' : `${result ?? 'X'} / ${needed}`}
      className="last-attack"
    >
      <AttackResult story={story} isOpen={isResolving(question)} />
    </Panel>
  );
}
