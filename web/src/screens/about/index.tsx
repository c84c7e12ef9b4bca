/** About and credits: what this is, who drew what, and under which terms. */
import { Panel } from '../../design/index.ts';
import { TopBar } from '../../shell/TopBar.tsx';
import { t } from '../../text/index.ts';
import { FONTS, ICON_AUTHORS } from './credits.ts';
import './about.css';

export function AboutScreen() {
  return (
    <div className="about">
      <TopBar title={t('about')} under={t('about.under')} />
      <main>
        <header>
          <h1 className="wordmark">Holotape</h1>
          <p className="lead">{t('about.lead')}</p>
        </header>
        <Panel title={t('about.what')}>
          <div className="in">
            <p>{t('about.what.1')}</p>
            <p>{t('about.what.2')}</p>
            <p>{t('about.what.3')}</p>
          </div>
        </Panel>
        <Panel title={t('about.notice')}>
          <div className="in">
            <p>{t('about.notice.1')}</p>
            <p>{t('about.notice.2')}</p>
            <p>{t('about.notice.3')}</p>
          </div>
        </Panel>
        <Panel title={t('about.icons')} more="CC BY 3.0">
          <div className="in">
            <p>{t('about.icons.text')}</p>
            <dl>
              {Object.entries(ICON_AUTHORS).map(([author, icons]) => (
                <div key={author}>
                  <dt>{author}</dt>
                  <dd>{icons.join(', ')}</dd>
                </div>
              ))}
            </dl>
          </div>
        </Panel>
        <Panel title={t('about.fonts')} more="SIL Open Font License 1.1">
          <div className="in">
            <dl>
              {FONTS.map(({ name, by }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{by}</dd>
                </div>
              ))}
            </dl>
          </div>
        </Panel>
        <Panel title={t('about.code')} more="MIT">
          <div className="in">
            <p>{t('about.code.text')}</p>
          </div>
        </Panel>
      </main>
    </div>
  );
}
