import { Sign } from '../../design/index.ts';
import { t } from '../../text/index.ts';

interface SearchFieldProps {
  readonly className: string;
  readonly size: number;
  readonly words: string;
  readonly setWords: (words: string) => void;
}

/** Where one types what a rule is about. */
export function SearchField({ className, size, words, setWords }: SearchFieldProps) {
  return (
    <search className={className}>
      <Sign name="search" size={size} />
      <input
        type="search"
        aria-label={t('rules.search')}
        placeholder={t('rules.search')}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
    </search>
  );
}
