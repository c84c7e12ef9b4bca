/** A game in three minutes: each chapter of its rulebook in a sentence or a drawing, with the way to the rest. */
import { Drawer, KeyLink, OpenRule, RuleTag } from '../../design/index.ts';
import { show } from '../../shell/overlays.ts';
import { t } from '../../text/index.ts';
import { Figure } from './figures.tsx';
import { useCatalog } from './index.tsx';
import { VAULT_NOTES } from './vault-notes.ts';

interface ShortRulesProps {
  readonly game: string;
  readonly close: () => void;
}

export function ShortRules({ game, close }: ShortRulesProps) {
  const catalog = useCatalog(game);
  // A rule opens beside the table, where this lies.
  const open = (rule: string) => {
    close();
    show({ rule });
  };
  const topics = catalog === undefined || catalog === 'failed' ? [] : catalog.topics;
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
      {catalog === 'failed' && <p>{t('rules.none.text')}</p>}
      <OpenRule value={open}>
        <ol>
          {topics.map(({ id, title, rules }) => {
            const notes = VAULT_NOTES[id];
            if (notes === undefined) return null;
            return (
              <li key={id}>
                <h3>{title}</h3>
                <p>
                  {notes.lead} {rules[0] && <RuleTag id={rules[0].id} />}
                </p>
                {notes.figure && <Figure name={notes.figure} />}
              </li>
            );
          })}
        </ol>
      </OpenRule>
    </Drawer>
  );
}
