/** What was found, with the words marked; or what is near. */
import { stem, wantedIn } from '@holotape/kernel/looking-up';
import { Sign } from '../../design/index.ts';
import { Link } from '../../shell/router.tsx';
import { t } from '../../text/index.ts';
import { Head } from './Chapter.tsx';
import { find } from './find.ts';
import { OtherBooks } from './OtherBooks.tsx';
import type { Book } from './use-book.ts';

interface ResultsProps {
  readonly book: Book;
  readonly words: string;
  readonly clear: () => void;
}

/** What the search calls what it finds. */
export const called = () => ({ rulings: t('rules.rulings'), word: t('rules.glossary') });

/** How near two words are: letters they share at their beginning. */
const near = (a: string, b: string): number => {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  return same;
};

export function Results({ book, words, clear }: ResultsProps) {
  const { game } = book;
  const found = find(book, words, called());
  return (
    <>
      <Head
        number="?"
        title={t('rules.found')}
        {...(found.length > 0 && { lead: t('rules.found.n', { n: found.length, words }) })}
      />
      <div className="sr" role="status">
        {t('rules.found.n', { n: found.length, words })}
      </div>
      {found.length === 0 ? (
        <Nothing book={book} words={words} clear={clear} />
      ) : (
        <ol className="rules found">
          {found.map(({ at, name, title, text }) => (
            <li key={at}>
              <Link className={at === name ? 'rule' : 'rule named'} to={`/rules/${game}/${at}`} onClick={clear}>
                {name}
              </Link>
              <div>
                <small>{title}</small>
                <p>
                  <Marked text={text} words={words} />
                </p>
              </div>
            </li>
          ))}
        </ol>
      )}
      <OtherBooks game={game} words={words} />
    </>
  );
}

/** Nothing has these words: the chapters that sound most like them. */
function Nothing({ book: { game, catalog }, words, clear }: ResultsProps) {
  const first = words.trim().toLowerCase().split(/\s+/)[0] ?? '';
  const closest = catalog.topics
    .map((topic) => ({
      ...topic,
      by: Math.max(
        ...topic.title
          .toLowerCase()
          .split(' ')
          .map((word) => near(word, first)),
      ),
    }))
    .sort((a, b) => b.by - a.by)
    .slice(0, 3);
  return (
    <div className="none">
      <Sign name="search" size={30} />
      <div>
        <b>{t('rules.nothing', { words })}</b>
        <p>
          {t('rules.near')}{' '}
          {closest.map(({ id, title }) => (
            <Link key={id} className="near" to={`/rules/${game}/${id}`} onClick={clear}>
              {title}
            </Link>
          ))}
        </p>
      </div>
    </div>
  );
}

/** A text with the words that were looked for marked. */
function Marked({ text, words }: { readonly text: string; readonly words: string }) {
  const wanted = wantedIn(words).map((word) => stem(word).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (wanted.length === 0) return text;
  // Where a word begins, as the search has it.
  const parts = text.split(new RegExp(`(?<![\\p{L}\\p{N}])(${wanted.join('|')})`, 'giu'));
  return parts.map((part, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text stay in their order
    i % 2 === 1 ? <mark key={i}>{part}</mark> : part,
  );
}
