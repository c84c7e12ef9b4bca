/** A rule beside the table: its chapter, scrolled to it. The table stays there and can be played on. */
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { KeyLink, OpenRule, RuleTag, rulePath, Sign } from '../../design/index.ts';
import { BOOKS, bookOf, gameOfRule } from '../../games/entries.ts';
import { gameInPlay } from '../../shell/in-play.ts';
import { show } from '../../shell/overlays.ts';
import { t } from '../../text/index.ts';
import { find, placeOf } from './find.ts';
import { InYourGame } from './InYourGame.tsx';
import { called } from './Results.tsx';
import { SearchField } from './SearchField.tsx';
import { type Book, useBook } from './use-book.ts';
import './beside.css';

const openRule = (rule: string) => show({ rule });

/** The focus comes here and goes back to where it was; Esc closes what lies on top. */
function useComing(box: RefObject<HTMLElement | null>): () => void {
  const back = useRef<Element | null>(null);
  const close = useCallback(() => {
    show({ rule: undefined });
    if (back.current instanceof HTMLElement) back.current.focus();
  }, []);
  useEffect(() => {
    back.current = document.activeElement;
    box.current?.focus();
  }, [box]);
  useEffect(() => {
    const esc = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      close();
    };
    document.addEventListener('keydown', esc);
    return () => document.removeEventListener('keydown', esc);
  }, [close]);
  return close;
}

interface Line {
  readonly id: string;
  /** Of a card or a word: its name, and its place in the book. */
  readonly name?: string;
  readonly at?: string;
  readonly text: string;
  readonly example?: string | undefined;
}

/** What was looked for; else the chapter, else the rulings. */
function linesOf(book: Book, topic: Book['catalog']['topics'][number] | undefined, words: string): readonly Line[] {
  if (words.trim() !== '')
    return find(book, words, called()).map(({ id, at, name, text }) => ({
      id,
      at,
      text,
      ...(at !== name && { name }),
    }));
  if (topic === undefined)
    return book.catalog.rulings.map(({ id, question, ruling }) => ({ id, text: `${question} ${ruling}` }));
  return topic.rules.map(({ id, rule }) => ({ id, text: rule, example: book.examples[id] }));
}

/** The book that is open beside the table, and at which page. */
function openAt(rule: string): { readonly game: string; readonly id: string } {
  const { game, chapter = '' } = bookOf(gameOfRule(rule) ?? gameInPlay() ?? BOOKS[0]!.id);
  return { game, id: rule || chapter };
}

export function RuleDrawer({ id: rule }: { readonly id: string }) {
  const { game, id } = openAt(rule);
  const book = useBook(game);
  const [words, setWords] = useState('');
  const box = useRef<HTMLElement>(null);
  const close = useComing(box);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another rule clears the search
  useEffect(() => setWords(''), [id]);
  const ready = book !== undefined && book !== 'failed';
  useEffect(() => {
    if (ready && words === '') document.getElementById(`beside-${id}`)?.scrollIntoView({ block: 'center' });
  }, [id, ready, words]);
  const place = ready ? placeOf(book, id) : undefined;
  const topic = ready ? book.catalog.topics.find((each) => each.id === place?.chapter) : undefined;
  const lines = ready ? linesOf(book, topic, words) : [];
  return (
    <aside className="beside" ref={box} tabIndex={-1} aria-label={t('rules.title')}>
      <div className="head">
        <h2>{words.trim() !== '' ? t('rules.found') : (topic?.title ?? t('rules.rulings'))}</h2>
        <button type="button" className="tool2" aria-label={t('close')} onClick={close}>
          <Sign name="cross" size={18} />
        </button>
      </div>
      <SearchField className="field" size={18} words={words} setWords={setWords} />
      <OpenRule value={openRule}>
        <ol className="body">
          {book === 'failed' && <li>{t('rules.none.text')}</li>}
          {lines.map((line) => (
            <li
              key={line.at ?? line.id}
              id={`beside-${line.at ?? line.id}`}
              className={line.id === id && words === '' ? 'hit' : ''}
            >
              <RuleTag id={line.id} />
              <p>
                {line.name && <b>{line.name}: </b>}
                {line.text}
              </p>
              <InYourGame rule={line.id} />
              {line.id === id && line.example !== undefined && <p className="example">{line.example}</p>}
            </li>
          ))}
          {ready && lines.length === 0 && <li>{t('rules.nothing', { words })}</li>}
        </ol>
      </OpenRule>
      <div className="foot">
        <KeyLink sign="book" to={rule === '' ? `/rules/${game}/${id}` : rulePath(id)}>
          {t('rules.whole')}
        </KeyLink>
      </div>
    </aside>
  );
}
