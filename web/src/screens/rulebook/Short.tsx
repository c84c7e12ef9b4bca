/** A game in three minutes: each chapter of its rulebook in a sentence or a drawing, with the way to the rest. */
import { Drawer, KeyLink, OpenRule, RuleTag } from '../../design/index.ts';
import { show } from '../../shell/overlays.ts';
import { t } from '../../text/index.ts';
import './short.css';
import { type Book, useBook } from './use-book.ts';

const NOTHING: Pick<Book, 'catalog' | 'notes'> = { catalog: { game: '', topics: [], rulings: [] }, notes: {} };

interface ShortRulesProps {
  readonly game: string;
  readonly close: () => void;
}

export function ShortRules({ game, close }: ShortRulesProps) {
  const book = useBook(game);
  // A rule opens beside the table, where this lies.
  const open = (rule: string) => {
    close();
    show({ rule });
  };
  const { catalog, notes } = book === undefined || book === 'failed' ? NOTHING : book;
  return (
    <Drawer
      title={t('short.title')}
      className="short-rules"
      onClose={close}
      foot={
        <KeyLink sign="book" to={`/rules/${game}`}>
          {t('rules.whole')}
        </KeyLink>
      }
    >
      {book === 'failed' && <p>{t('rules.none.text')}</p>}
      <OpenRule value={open}>
        <ol>
          {catalog.topics.map(({ id, title, rules }) => {
            const helps = notes[id];
            if (helps === undefined) return null;
            return (
              <li key={id}>
                <h3>{title}</h3>
                <p>
                  {helps.lead} {rules[0] && <RuleTag id={rules[0].id} />}
                </p>
                {helps.Figure && <helps.Figure />}
              </li>
            );
          })}
        </ol>
      </OpenRule>
    </Drawer>
  );
}
