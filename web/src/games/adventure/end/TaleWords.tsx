/** A line of a tale: what somebody did in the card's own words, where it was a card. */
import { questCard } from '@holotape/adventure/content';
import type { LogLine } from '@holotape/table/spoken/protocol';
import { useAdventure } from '../table.tsx';
import { a } from '../words.ts';

export function TaleWords({ line, words }: { readonly line: LogLine; readonly words: string }) {
  const { content } = useAdventure().position;
  const {
    quest,
    encounter,
    objective = 1,
  } = (line.args ?? {}) as {
    readonly quest?: string;
    readonly encounter?: string;
    readonly objective?: number;
  };
  if (line.say === 'encounter.drawn' && encounter !== undefined)
    return a('tale.met', { title: content.cards.get(encounter)?.title ?? encounter });
  if (line.say !== 'quest.completed' || quest === undefined) return words;
  const { title, objectives } = questCard(content, quest);
  return a('tale.quest', { title, task: objectives[objective - 1]?.task ?? '' });
}
