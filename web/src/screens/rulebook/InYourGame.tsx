/** Where a rule applies at the table of this tab just now. */
import { KeyLink, Panel, RuleTag } from '../../design/index.ts';
import { useInPlay } from '../../shell/in-play.ts';
import { lastTable } from '../../shell/last-table.ts';
import { t } from '../../text/index.ts';

/** So much is enough to see what a rule does. */
const MOST = 3;

/** Under a rule beside the table. */
export function InYourGame({ rule }: { readonly rule: string }) {
  const told = useInPlay()?.says(new Set([rule])) ?? [];
  if (told.length === 0) return null;
  return (
    <p className="in-your-game">
      <b>{t('rules.in-game')}:</b> {told[0]!.text}
    </p>
  );
}

interface ChapterInGameProps {
  readonly game: string;
  readonly rules: readonly string[];
}

/** Beside a chapter of the whole book. */
export function ChapterInYourGame({ game, rules }: ChapterInGameProps) {
  const inPlay = useInPlay();
  const table = lastTable();
  const told = inPlay?.game === game ? inPlay.says(new Set(rules)).slice(0, MOST) : [];
  if (inPlay === undefined || told.length === 0) return null;
  return (
    <Panel title={t('rules.in-game')} more={inPlay.title} className="in-game">
      <ol>
        {told.map(({ rule, text }) => (
          <li key={`${rule} ${text}`}>
            {text} <RuleTag id={rule} />
          </li>
        ))}
      </ol>
      {table !== undefined && (
        <div className="pad">
          <KeyLink sign="eye" to={table}>
            {t('rules.in-game.show')}
          </KeyLink>
        </div>
      )}
    </Panel>
  );
}
