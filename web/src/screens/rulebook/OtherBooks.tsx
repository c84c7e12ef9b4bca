/** What the other games' rulebooks have about the same words, for whoever looks in the wrong one. */
import { Icon } from '../../design/index.ts';
import { BOOKS } from '../../games/entries.ts';
import { Link } from '../../shell/router.tsx';
import { t } from '../../text/index.ts';
import { find } from './find.ts';
import { useBook } from './use-book.ts';

interface OtherBooksProps {
  readonly game: string;
  readonly words: string;
}

export function OtherBooks({ game, words }: OtherBooksProps) {
  return (
    <ul className="other-books" aria-label={t('rules.others')}>
      {BOOKS.filter(({ id }) => id !== game).map(({ id, title, icon }) => (
        <OtherBook key={id} game={id} title={title} icon={icon} words={words} />
      ))}
    </ul>
  );
}

interface OtherBookProps extends OtherBooksProps {
  readonly title: string;
  readonly icon: string;
}

function OtherBook({ game, title, icon, words }: OtherBookProps) {
  const book = useBook(game);
  const count = book === undefined || book === 'failed' ? 0 : find(book, words).length;
  if (count === 0) return null;
  return (
    <li>
      <Link to={`/rules/${game}?find=${encodeURIComponent(words)}`}>
        <Icon path={icon} size={20} />
        {title}: {t('rules.found.in', { n: count })}
      </Link>
    </li>
  );
}
