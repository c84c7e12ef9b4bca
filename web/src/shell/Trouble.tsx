/** Something cannot be shown: what happened, what is safe, and what to do. */
import type { ReactNode } from 'react';
import { type Face, Key, KeyLink, Panel, Sign, type SignName } from '../design/index.ts';
import { t } from '../text/index.ts';
import { TopBar } from './TopBar.tsx';

interface TroubleProps {
  readonly title: string;
  readonly text: ReactNode;
  readonly sign?: SignName;
  /** Tries again. */
  readonly again?: () => void;
  readonly againLabel?: string;
  /** Another way out. */
  readonly way?: ReactNode;
}

export function Trouble({ title, text, sign = 'warning', again, againLabel, way }: TroubleProps) {
  return (
    <div className="trouble">
      <TopBar title="Holotape" under={title} />
      <main>
        <Panel title={title}>
          <div className="in">
            <Sign name={sign} size={40} />
            <p>{text}</p>
            <div className="keys">
              {again && (
                <Key kind="enamel" sign="again" onClick={again}>
                  {againLabel ?? t('trouble.again')}
                </Key>
              )}
              {way}
              <KeyLink to="/" sign="left">
                {t('menu.home')}
              </KeyLink>
            </div>
          </div>
        </Panel>
      </main>
    </div>
  );
}

/** A game without a board in the browser: where it can be played, and its rulebook. */
export function NotPlayable({ face: { id, title } }: { readonly face: Face }) {
  return (
    <Trouble
      title={t('start.coming.title', { game: title })}
      text={t('start.coming.text', { game: title, id })}
      sign="clock"
      way={
        <KeyLink to={`/rules/${id}`} sign="book">
          {t('start.rulebook')}
        </KeyLink>
      }
    />
  );
}
