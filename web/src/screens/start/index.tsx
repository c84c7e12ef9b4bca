/** The start page: three holotapes on their shelf, where one left off, friends, and the ways to play. */
import person from 'game-icon:person';
import radioTower from 'game-icon:radio-tower';
import roundTable from 'game-icon:round-table';
import { type ReactNode, useState } from 'react';
import { useTables } from '../../client/use-tables.ts';
import { Dialog, type Face, Icon, Key, KeyLink, Sign, Tape } from '../../design/index.ts';
import { FACES, isPlayable } from '../../games/entries.ts';
import { useFormAhead } from '../../shell/ahead.ts';
import { show } from '../../shell/overlays.ts';
import { Link } from '../../shell/router.tsx';
import { LightSwitch, MainMenu } from '../../shell/TopBar.tsx';
import { t } from '../../text/index.ts';
import { Continue } from './Continue.tsx';
import { Join } from './Join.tsx';
import { PublicTables } from './PublicTables.tsx';
import './start.css';

export function StartScreen() {
  const tables = useTables();
  useFormAhead();
  return (
    <div className="start">
      <header className="hero">
        <h1 className="badge">
          <span className="wordmark">Holotape</span>
          <span className="tagl">{t('start.tagline')}</span>
        </h1>
        <nav className="tools" aria-label={t('top.tools')}>
          <Link className="tool" to="/rules">
            <Sign name="book" />
            <span className="word">{t('start.rulebooks')}</span>
          </Link>
          <LightSwitch />
          <MainMenu />
        </nav>
      </header>
      <main>
        <section className="rack" aria-label={t('start.games')}>
          <div className="shelf" aria-hidden="true" />
          {FACES.map((face) => (
            <OnShelf key={face.id} face={face} />
          ))}
        </section>
        <aside className="desk">
          <Continue {...tables} />
          <Join server={tables.server} />
          <PublicTables tables={tables.listed} />
        </aside>
      </main>
      <section aria-label={t('start.ways')}>
        <ul className="ways">
          <Way icon={<Icon path={person} size={30} />} title={t('way.alone')} text={t('way.alone.text')} />
          <Way icon={<Icon path={roundTable} size={30} />} title={t('way.screen')} text={t('way.screen.text')} />
          <Way icon={<Icon path={radioTower} size={30} />} title={t('way.net')} text={t('way.net.text')} />
          <Way icon={<Sign name="book" size={28} />} title={t('way.book')} text={t('way.book.text')} />
        </ul>
      </section>
      <footer className="imprint">
        <p>{t('start.fan')}</p>
        <Link to="/about">{t('start.notice')}</Link>
      </footer>
    </div>
  );
}

function OnShelf({ face }: { readonly face: Face }) {
  const [asked, setAsked] = useState(false);
  const { id, title: name } = face;
  if (isPlayable(id))
    return (
      <article className="on-shelf" aria-label={name}>
        {/* The key under it says the same; for those who tab, one of the two is enough. */}
        <Link className="tape-link" to={`/new/${id}`} tabIndex={-1} aria-hidden="true">
          <Tape face={face} />
        </Link>
        <KeyLink kind="enamel" sign="plus" to={`/new/${id}`} aria-label={t('start.new.of', { game: name })}>
          {t('start.new')}
        </KeyLink>
        <button type="button" className="linkish short" onClick={() => show({ short: id })}>
          {t('lobby.rules')}
        </button>
      </article>
    );
  return (
    <article className="on-shelf" aria-label={t('start.coming.title', { game: name })}>
      <Tape face={face} sticker={t('start.coming')} />
      <Key sign="question" aria-label={t('start.what.of', { game: name })} onClick={() => setAsked(true)}>
        {t('start.what')}
      </Key>
      {asked && (
        <Dialog
          title={t('start.coming.title', { game: name })}
          onClose={() => setAsked(false)}
          keys={
            <>
              <KeyLink to={`/rules/${id}`} sign="book">
                {t('start.rulebook')}
              </KeyLink>
              <Key kind="enamel" onClick={() => setAsked(false)}>
                {t('start.coming.ok')}
              </Key>
            </>
          }
        >
          <p>{face.about}</p>
          <p className="second">{t('start.coming.text', { game: name, id })}</p>
        </Dialog>
      )}
    </article>
  );
}

interface WayProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
}

function Way({ icon, title, text }: WayProps) {
  return (
    <li>
      {icon}
      <div>
        <b>{title}</b>
        <span>{text}</span>
      </div>
    </li>
  );
}
