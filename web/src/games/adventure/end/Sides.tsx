/** Beside the count: awards, and how the story ended. */
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
  const causes = [before.findLast((line) => line.say === 'quest.completed'), before.findLast(isCause)];
  const told = [...new Set(causes)].filter((line) => line !== undefined).map((line) => sentence(explain(line)));
  if (told.length === 0) return null;
  return (
    <p className="why-now">
      <Sign name="flag" size={18} />
      <span>
        <b>{a('end.why')}</b> {told.join(' ')} <RuleTag id="FB-AGENDA-2" />
      </span>
    </p>
  );
}

/** The story told to its end; where nothing more is told, the last pages that were read. */
export function Story({ log, view }: AdventureContext) {
  const { position } = useAdventure();
  const texts = useMemo(() => closingTexts(log), [log]);
  const { name } = position.content.scenarios.get(view.scenario)!;
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

function closingTexts(log: readonly LogLine[]): readonly string[] {
  const from = log.findLastIndex(({ say }) => say === 'over.tale');
  const texts = (from < 0 ? log : log.slice(from)).flatMap((line) =>
    line.say === 'text' ? [String((line.args as { text?: string } | undefined)?.text ?? '')] : [],
  );
  return from < 0 ? texts.slice(-LAST_PAGES) : texts;
}
