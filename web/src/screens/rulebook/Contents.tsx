/** The chapters of a rulebook; on a narrow screen one list to choose from. */
import { Sign } from '../../design/index.ts';
import { show } from '../../shell/overlays.ts';
import { go, Link } from '../../shell/router.tsx';
import { t } from '../../text/index.ts';
import type { Book } from './use-book.ts';

interface ContentsProps {
  readonly book: Book;
  readonly chapter: string | undefined;
  readonly choose: () => void;
}

export function Contents({ book, chapter, choose }: ContentsProps) {
  const { game, catalog, notes, pages, cards = [], glossary = [] } = book;
  const chapters = [
    ...catalog.topics.map(({ id, title, rules }, i) => ({ id, title, sign: String(i + 1), count: rules.length })),
    { id: 'rulings', title: t('rules.rulings'), sign: '§', count: catalog.rulings.length },
    ...(glossary.length > 0 ? [{ id: 'glossary', title: t('rules.glossary'), sign: 'A', count: glossary.length }] : []),
    ...(cards.length > 0 ? [{ id: 'cards', title: t('rules.cards'), sign: '▤', count: cards.length }] : []),
    ...pages,
  ];
  return (
    <nav className="toc" aria-label={t('rules.chapters')}>
      <label className="narrow">
        <span className="sr">{t('rules.chapters')}</span>
        <select
          value={chapter ?? ''}
          onChange={(event) => {
            choose();
            go(`/rules/${game}/${event.target.value}`);
          }}
        >
          {chapter === undefined && <option value="">{t('rules.found')}</option>}
          {chapters.map(({ id, title, sign }) => (
            <option key={id} value={id}>
              {sign} · {title}
            </option>
          ))}
        </select>
      </label>
      {Object.keys(notes).length > 0 && (
        <button type="button" className="in-short" onClick={() => show({ short: game })}>
          <Sign name="clock" size={20} />
          {t('short.title')}
        </button>
      )}
      <ol>
        {chapters.map(({ id, title, sign, count }) => (
          <li key={id} className={id === chapter ? 'now' : ''}>
            <Link to={`/rules/${game}/${id}`} aria-current={id === chapter ? 'page' : undefined} onClick={choose}>
              <i aria-hidden="true">{sign}</i>
              <span>{title}</span>
              <small>
                {count}
                <span className="sr"> {t('rules.entries')}</span>
              </small>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
