/** Beside the count: awards, and how the story ended. */
import { type AdventureContent, questCard } from '@holotape/adventure/content';
import { isOfTheStory } from '@holotape/adventure/queries/story';
import type { LogLine } from '@holotape/table/spoken/protocol';
import { useMemo } from 'react';
import { Panel, PlayerMark, RuleTag, Sign } from '../../../design/index.ts';
import { type AdventureContext, useAdventure } from '../table.tsx';
import { a } from '../words.ts';
import { awardsOf } from './awards.ts';

export function Awards({ log, names }: AdventureContext) {
  const { colours } = useAdventure();
  const awards = useMemo(() => awardsOf(log, names.length), [log, names.length]);
  if (awards.length === 0) return null;
  return (
    <ul className="panel awards" aria-label={a('awards')}>
      {awards.map(({ name, seat, n }) => (
        <li key={name}>
          <PlayerMark colour={colours[seat]!} size={22} />
          <span>
            <small>{a(`award.${name}`)}</small>
            <b>{a('award', { name: names[seat] ?? '', what: a(`award.${name}.of`, { n }) })}</b>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A line of the log as a sentence that stands behind another. */
const sentence = (line: string): string => line.charAt(0).toUpperCase() + line.slice(1);

const isCause = ({ say }: LogLine): boolean => CAUSES.has(say);
const CAUSES = new Set(['quest.completed', 'agenda.gained', 'power', 'trade.done', 'killed', 'loyal', 'over.time']);

/** What brought the end, in one line. FB-INF-2, FB-FAC-5 */
export function WhyNow({ log, explain }: AdventureContext) {
  const over = log.findLastIndex(({ say }) => say.startsWith('over.') && say !== 'over.tale');
  const before = over < 0 ? log : log.slice(0, over);
  const last = before.findLast(isCause);
  // When time has run out it was nothing that anybody did.
  const causes = last?.say === 'over.time' ? [last] : [before.findLast(({ say }) => say === 'quest.completed'), last];
  const told = [...new Set(causes)].filter((line) => line !== undefined).map((line) => sentence(explain(line)));
  if (told.length === 0) return null;
  return (
    <p className="why-now">
      <Sign name="flag" size={18} />
      <span>
        <b>{a('end.why')}</b> {told.join(' ')} <RuleTag id={last?.say === 'over.time' ? 'HT-CLOCK-1' : 'FB-AGENDA-2'} />
      </span>
    </p>
  );
}

/** The story told to its end; where nothing more is told, the last of its own pages. */
export function Story({ log, view }: AdventureContext) {
  const { position } = useAdventure();
  const { content } = position;
  const texts = useMemo(() => closingTexts(log, content), [log, content]);
  const { name } = content.scenarios.get(view.scenario)!;
  if (texts.length === 0) return null;
  return (
    <Panel title={a('end.how')} more={a('end.story', { story: name, round: view.round })}>
      <div className="closing">
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </Panel>
  );
}

const LAST_PAGES = 2;

function closingTexts(log: readonly LogLine[], content: AdventureContent): readonly string[] {
  const from = log.findLastIndex(({ say }) => say === 'over.tale');
  if (from < 0) return storyPages(log, content).slice(-LAST_PAGES);
  return log
    .slice(from)
    .flatMap((line) => (line.say === 'text' ? [String((line.args as { text?: string } | undefined)?.text ?? '')] : []));
}

/** Pages of the main story in the order in which they were read; what was met by the way is another tale. */
function storyPages(log: readonly LogLine[], content: AdventureContent): readonly string[] {
  return log.flatMap(({ say, args }): string[] => {
    const { quest, objective = 1 } = (args ?? {}) as { quest?: string; objective?: number };
    if (quest === undefined || !isOfTheStory(content, quest)) return [];
    const { intro, objectives } = questCard(content, quest);
    if (say === 'quest.staged') return [intro];
    const text = say === 'quest.completed' ? objectives[objective - 1]?.text : undefined;
    return text === undefined ? [] : [text];
  });
}
