/** What stands behind the chapters: the words of the game and its cards, each with a place of its own. */
import { RuleTag } from '../../design/index.ts';
import type { BookCard, BookTerm } from '../../games/rulebook.ts';
import { t } from '../../text/index.ts';
import { Head } from './Chapter.tsx';
import { cardAt, wordAt } from './find.ts';

interface EntryProps {
  readonly at: string;
  readonly hit: string | undefined;
  readonly name: string;
  readonly text: string;
  readonly rule: string;
}

function Entry({ at, hit, name, text, rule }: EntryProps) {
  return (
    <li id={at} className={at === hit ? 'hit' : ''}>
      <b>{name}</b>
      <div>
        <p>{text}</p>
        <RuleTag id={rule} />
      </div>
    </li>
  );
}

interface GlossaryProps {
  readonly glossary: readonly BookTerm[];
  readonly hit: string | undefined;
}

export function Glossary({ glossary, hit }: GlossaryProps) {
  return (
    <>
      <Head number="A" title={t('rules.glossary')} lead={t('rules.glossary.lead')} />
      <ol className="rules entries">
        {glossary.map(({ word, text, rule }) => (
          <Entry key={word} at={wordAt(word)} hit={hit} name={word} text={text} rule={rule} />
        ))}
      </ol>
    </>
  );
}

interface CardsProps {
  readonly cards: readonly BookCard[];
  readonly hit: string | undefined;
}

/** By kind, each kind by name. */
export function Cards({ cards, hit }: CardsProps) {
  const kinds = Map.groupBy(cards, ({ kind }) => kind);
  return (
    <>
      <Head number="▤" title={t('rules.cards')} lead={t('rules.cards.lead')} />
      {[...kinds].map(([kind, these]) => (
        <section key={kind}>
          <h2 className="kind">
            {kind} <small>{these.length}</small>
          </h2>
          <ol className="rules entries">
            {these
              .toSorted((a, b) => a.name.localeCompare(b.name))
              .map(({ id, name, text, rule }) => (
                <Entry key={id} at={cardAt(id)} hit={hit} name={name} text={text} rule={rule} />
              ))}
          </ol>
        </section>
      ))}
    </>
  );
}
