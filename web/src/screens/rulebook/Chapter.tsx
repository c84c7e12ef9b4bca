/** A chapter: its rules with examples, the rulings, and what stands beside it. */
import { useState } from 'react';
import { Panel, RuleTag, Sign } from '../../design/index.ts';
import type { Catalog } from '../../games/rulebook.ts';
import { Link } from '../../shell/router.tsx';
import { t } from '../../text/index.ts';
import { ChapterInYourGame } from './InYourGame.tsx';
import type { Book } from './use-book.ts';

export function Head({
  number,
  title,
  lead,
}: {
  readonly number: string;
  readonly title: string;
  readonly lead?: string;
}) {
  return (
    <header>
      <div className="chap" aria-hidden="true">
        {number}
      </div>
      <div>
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
    </header>
  );
}

interface RuleProps {
  readonly id: string;
  readonly text: string;
  readonly example: string | undefined;
  readonly hit: boolean;
}

/** A rule: its id, the rule, and on request an example of how the table holds to it. */
function Rule({ id, text, example, hit }: RuleProps) {
  const [open, setOpen] = useState(false);
  const shown = open || hit;
  return (
    <li id={id} className={hit ? 'hit' : ''}>
      <div className="ref">
        <RuleTag id={id} />
        {example !== undefined && (
          <button
            type="button"
            aria-expanded={shown}
            aria-label={t('rules.example.of', { id })}
            onClick={() => setOpen(!open)}
          >
            {t('rules.example')}
          </button>
        )}
      </div>
      <div>
        <p>{text}</p>
        {shown && example !== undefined && <p className="example">{example}</p>}
      </div>
    </li>
  );
}

interface ChapterProps {
  readonly book: Book;
  readonly at: number;
  readonly hit: string | undefined;
}

export function Chapter({ book: { game, catalog, notes, examples }, at, hit }: ChapterProps) {
  const topic = catalog.topics[at]!;
  const helps = notes[topic.id];
  const next = catalog.topics[at + 1];
  return (
    <>
      <Head number={String(at + 1)} title={topic.title} {...(helps && { lead: helps.lead })} />
      {helps?.Figure && <helps.Figure />}
      <ol className="rules">
        {topic.rules.map(({ id, rule }) => (
          <Rule key={id} id={id} text={rule} example={examples[id]} hit={id === hit} />
        ))}
      </ol>
      {next && (
        <Link className="next" to={`/rules/${game}/${next.id}`}>
          {t('rules.next', { title: next.title })}
          <Sign name="right" size={18} />
        </Link>
      )}
    </>
  );
}

export function Rulings({ catalog, hit }: { readonly catalog: Catalog; readonly hit: string | undefined }) {
  return (
    <>
      <Head number="§" title={t('rules.rulings')} lead={t('rules.rulings.lead')} />
      <ol className="rules">
        {catalog.rulings.map(({ id, question, ruling }) => (
          <li key={id} id={id} className={id === hit ? 'hit' : ''}>
            <RuleTag id={id} />
            <div>
              <p className="asked">{question}</p>
              <p>{ruling}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

export function Side({ book: { game, catalog, notes }, topic }: { readonly book: Book; readonly topic: string }) {
  const helps = notes[topic];
  const here = catalog.topics.find(({ id }) => id === topic)?.rules.map(({ id }) => id) ?? [];
  const rulings = catalog.rulings.filter(({ id }) => helps?.rulings?.includes(id));
  const known = new Set(catalog.topics.flatMap(({ rules }) => rules.map(({ id }) => id)));
  const see = (helps?.see ?? []).filter(([id]) => known.has(id));
  return (
    <aside className="side" aria-label={t('rules.beside')}>
      <ChapterInYourGame game={game} rules={here} />
      {helps?.Beside && <helps.Beside />}
      {rulings.map(({ id, question, ruling }) => (
        <Panel key={id} title={t('rules.ruling')} more={<RuleTag id={id} />}>
          <div className="in">
            <p className="asked">{question}</p>
            <p className="said">{ruling}</p>
          </div>
        </Panel>
      ))}
      {see.length > 0 && (
        <Panel title={t('rules.see')}>
          <ul className="see">
            {see.map(([id, note]) => (
              <li key={id}>
                <RuleTag id={id} />
                <span>{note}</span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </aside>
  );
}
