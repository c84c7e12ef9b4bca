/** The rulebook: a game's catalog for people, by chapter, with search and links to every rule. */
import { useEffect, useRef, useState } from 'react';
import { Icon, Sign } from '../../design/index.ts';
import { BOOKS, bookOf, gameOfRule } from '../../games/entries.ts';
import { lastTable } from '../../shell/last-table.ts';
import { go, Link } from '../../shell/router.tsx';
import { TopBar } from '../../shell/TopBar.tsx';
import { Trouble } from '../../shell/Trouble.tsx';
import { t } from '../../text/index.ts';
import { Chapter, Head, Rulings, Side } from './Chapter.tsx';
import { Contents } from './Contents.tsx';
import { placeOf } from './find.ts';
import { Cards, Glossary } from './Lists.tsx';
import { Results } from './Results.tsx';
import './rulebook.css';
import { SearchField } from './SearchField.tsx';
import { type Book, useBook } from './use-book.ts';

interface RulebookProps {
  /** Undefined: the game whose rule it is, or the first on the shelf. */
  readonly game: string | undefined;
  readonly id: string | undefined;
}

export function RulebookScreen({ game, id }: RulebookProps) {
  const named = game ?? (id === undefined ? BOOKS[0]?.id : gameOfRule(id));
  const { game: meant, chapter } = named === undefined ? { game: undefined } : bookOf(named);
  const place = id ?? chapter;
  // The address always says in whose book one reads.
  useEffect(() => {
    if (meant !== undefined && game !== meant) go(`/rules/${meant}${place ? `/${place}` : ''}`, { replace: true });
  }, [game, meant, place]);
  if (meant === undefined || !BOOKS.some((each) => each.id === meant))
    return <Trouble title={t('rules.none')} text={t('rules.none.such')} />;
  return <Rulebook key={meant} game={meant} id={place} />;
}

function Rulebook({ game, id }: { readonly game: string; readonly id: string | undefined }) {
  const book = useBook(game);
  // A search is a place, too: another book's search may lead here.
  const [words, setWords] = useState(() => new URLSearchParams(location.search).get('find') ?? '');
  if (book === 'failed') return <Trouble title={t('rules.none')} text={t('rules.none.text')} />;
  return (
    <div className="rulebook">
      <TopBar title={t('rules.title')} under={t('rules.under')} rules={null} tools={<BackToTable />}>
        <Games game={game} />
        <SearchField className="find" size={20} words={words} setWords={setWords} />
      </TopBar>
      {book && <OpenBook book={book} id={id} words={words} clear={() => setWords('')} />}
    </div>
  );
}

/** Back to the table one came from. */
function BackToTable() {
  const table = lastTable();
  if (table === undefined) return null;
  return (
    <Link className="tool" to={table}>
      <Sign name="left" />
      <span className="word">{t('rules.back')}</span>
    </Link>
  );
}

function Games({ game }: { readonly game: string }) {
  return (
    <nav className="games" aria-label={t('rules.games')}>
      {BOOKS.map(({ id, icon, title }) => (
        <Link key={id} to={`/rules/${id}`} aria-current={id === game ? 'page' : undefined}>
          <Icon path={icon} size={20} />
          {title}
        </Link>
      ))}
    </nav>
  );
}

interface OpenBookProps {
  readonly book: Book;
  readonly id: string | undefined;
  readonly words: string;
  readonly clear: () => void;
}

function OpenBook({ book, id, words, clear }: OpenBookProps) {
  const { catalog, pages, glossary = [], cards = [] } = book;
  const place = placeOf(book, id);
  const sheet = useRef<HTMLElement>(null);
  const searching = words.trim() !== '';
  useEffect(() => {
    if (searching) return;
    const element = place.entry ? document.getElementById(place.entry) : null;
    if (element) element.scrollIntoView({ block: 'nearest' });
    else sheet.current?.scrollTo(0, 0);
  }, [place.entry, searching]);
  const topic = catalog.topics.findIndex((each) => each.id === place.chapter);
  const page = pages.find((each) => each.id === place.chapter);
  return (
    <>
      <Contents book={book} chapter={searching ? undefined : place.chapter} choose={clear} />
      <main className="sheet" ref={sheet} tabIndex={-1}>
        {searching ? (
          <Results book={book} words={words} clear={clear} />
        ) : page !== undefined ? (
          <>
            <Head number={page.sign} title={page.title} lead={page.lead} />
            <page.Page />
          </>
        ) : place.chapter === 'glossary' ? (
          <Glossary glossary={glossary} hit={place.entry} />
        ) : place.chapter === 'cards' ? (
          <Cards cards={cards} hit={place.entry} />
        ) : topic < 0 ? (
          <Rulings catalog={catalog} hit={place.entry} />
        ) : (
          <Chapter book={book} at={topic} hit={place.entry} />
        )}
      </main>
      {!searching && topic >= 0 && <Side book={book} topic={place.chapter} />}
    </>
  );
}
