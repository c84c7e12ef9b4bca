/** An odds ladder: one rung for each thing that could be done, with its exact chance. */
import type { ReactNode } from 'react';
import { a } from '../words.ts';

interface LadderRung {
  readonly key: string;
  readonly words: ReactNode;
  /** What it costs besides. */
  readonly aside?: ReactNode;
  /** Undefined: nothing is rolled for it. */
  readonly chance: number | undefined;
  /** The one that is meant now. */
  readonly now?: boolean;
  /** Takes it up. */
  readonly take?: () => void;
}

export const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

export function Ladder({ label, rungs }: { readonly label: string; readonly rungs: readonly LadderRung[] }) {
  return (
    <ul className="odds-ladder" aria-label={label}>
      {rungs.map(({ key, words, aside, chance, now, take }) => {
        const inside = (
          <>
            <span>{words}</span>
            {aside && <small>{aside}</small>}
            {chance === undefined ? (
              <em>{a('ladder.no-test')}</em>
            ) : (
              <>
                <i aria-hidden="true">
                  <u style={{ width: `${Math.round(100 * chance)}%` }} />
                </i>
                <b>{percent(chance)}</b>
              </>
            )}
          </>
        );
        return (
          <li key={key} className={now ? 'now' : ''}>
            {take === undefined ? (
              <div className="rung">{inside}</div>
            ) : (
              <button type="button" className="rung" aria-pressed={now} onClick={take}>
                {inside}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
