/** The rulebook: a game's catalog for people, by chapter, with search and links to every rule. */
import type { Catalog } from '@holotape/kernel/catalog';
import { useEffect, useRef, useState } from 'react';
import { Icon, Panel, RuleTag, Sign } from '../../design/index.ts';
import { hasCatalog, openCatalog } from '../../games/catalogs.ts';
import { FACES } from '../../games/faces.ts';
import { lastTable } from '../../shell/last-table.ts';
import { go, Link } from '../../shell/router.tsx';
import { TopBar } from '../../shell/TopBar.tsx';
import { Trouble } from '../../shell/Trouble.tsx';
import { t } from '../../text/index.ts';
import { Figure, Odds } from './figures.tsx';
import { find, placeOf } from './find.ts';
import { IconTable } from './IconTable.tsx';
import { VAULT_EXAMPLES } from './vault-examples.ts';
import { VAULT_NOTES } from './vault-notes.ts';
import './rulebook.css';
import { SearchField } from './SearchField.tsx';

export function useCatalog(game: string): Catalog | 'failed' | undefined {
  const [catalog, setCatalog] = useState<Catalog | 'failed'>();
  useEffect(() => {
    let here = true;
    setCatalog(undefined);
    openCatalog(game).then(
      (opened) => here && setCatalog(opened),
      () => here && setCatalog('failed'),
    );
    return () => {
      here = false;
    };
  }, [game]);
  return catalog;
}

export function RulebookScreen({ game, id }: { readonly game: string; readonly id: string | undefined }) {
  const catalog = useCatalog(game);
  const [words, setWords] = useState('');
  if (catalog === 'failed') return <Trouble title={t('rules.none')} text={t('rules.none.text')} />;
  return (
    <div className="rulebook">
      <TopBar title={t('rules.title')} under={t('rules.under')} rules={null} tools={<BackToTable />}>
        <Games game={game} />
        <SearchField className="find" size={20} words={words} setWords={setWords} />
      </TopBar>
      {catalog && <Book game={game} catalog={catalog} id={id} words={words} clear={() => setWords('')} />}
    </div>
  );
}

/** Back to the table one came from. */
function BackToTable() {
  const table = lastTable();
  if (table === undefined) return null;
  return (
    <Link className="tool" to={table}>
      <Sign name="left" />
      <span className="wide-only">{t('rules.back')}</span>
      <span className="sr narrow-only">{t('rules.back')}</span>
    </Link>
  );
}

function Games({ game }: { readonly game: string }) {
  return (
    <nav className="games" aria-label={t('rules.games')}>
      {FACES.filter(({ id }) => hasCatalog(id)).map((face) => (
        <Link key={face.id} to={`/rules/${face.id}`} aria-current={face.id === game ? 'page' : undefined}>
          <Icon path={face.icon} size={20} />
          {t(`game.${face.id}` as 'game.vault')}
        </Link>
      ))}
    </nav>
  );
}

interface BookProps {
  readonly game: string;
  readonly catalog: Catalog;
  readonly id: string | undefined;
  readonly words: string;
  readonly clear: () => void;
}

function Book({ game, catalog, id, words, clear }: BookProps) {
  const place = placeOf(catalog, id);
  const sheet = useRef<HTMLElement>(null);
  const searching = words.trim() !== '';
  useEffect(() => {
    if (searching) return;
    const element = place.rule ? document.getElementById(place.rule) : null;
    if (element) element.scrollIntoView({ block: 'nearest' });
    else sheet.current?.scrollTo(0, 0);
  }, [place.rule, searching]);
  const topic = catalog.topics.findIndex((each) => each.id === place.chapter);
  return (
    <>
      <Contents game={game} catalog={catalog} chapter={searching ? undefined : place.chapter} choose={clear} />
      <main className="sheet" ref={sheet} tabIndex={-1}>
        {searching ? (
          <Results game={game} catalog={catalog} words={words} clear={clear} />
        ) : place.chapter === 'rulings' ? (
          <Rulings catalog={catalog} hit={place.rule} />
        ) : place.chapter === 'icons' ? (
          <>
            <Head number="✳" title={t('rules.icons')} lead={t('rules.icons.lead')} />
            <IconTable />
          </>
        ) : (
          <Chapter catalog={catalog} at={topic} hit={place.rule} />
        )}
      </main>
      {!searching && topic >= 0 && <Side catalog={catalog} topic={place.chapter} />}
    </>
  );
}

interface ContentsProps {
  readonly game: string;
  readonly catalog: Catalog;
  readonly chapter: string | undefined;
  readonly choose: () => void;
}

function Contents({ game, catalog, chapter, choose }: ContentsProps) {
  const chapters = [
    ...catalog.topics.map(({ id, title, rules }, i) => ({ id, title, sign: String(i + 1), count: rules.length })),
    { id: 'rulings', title: t('rules.rulings'), sign: '§', count: catalog.rulings.length },
    ...(game === 'vault' ? [{ id: 'icons', title: t('rules.icons'), sign: '✳', count: 15 }] : []),
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

function Head({ number, title, lead }: { readonly number: string; readonly title: string; readonly lead?: string }) {
  return (
    <header>
      <div className="chap" aria-hidden="true">
        {number}
      </div>
      <div>
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
    </header>
  );
}

interface RuleProps {
  readonly id: string;
  readonly text: string;
  readonly example: string | undefined;
  readonly hit: boolean;
}

/** A rule: its id, the rule, and on request an example of how the table holds to it. */
function Rule({ id, text, example, hit }: RuleProps) {
  const [open, setOpen] = useState(false);
  const shown = open || hit;
  return (
    <li id={id} className={hit ? 'hit' : ''}>
      <div className="ref">
        <RuleTag id={id} />
        {example !== undefined && (
          <button
            type="button"
            aria-expanded={shown}
            aria-label={t('rules.example.of', { id })}
            onClick={() => setOpen(!open)}
          >
            {t('rules.example')}
          </button>
        )}
      </div>
      <div>
        <p>{text}</p>
        {shown && example !== undefined && <p className="example">{example}</p>}
      </div>
    </li>
  );
}

interface ChapterProps {
  readonly catalog: Catalog;
  readonly at: number;
  readonly hit: string | undefined;
}

function Chapter({ catalog, at, hit }: ChapterProps) {
  const topic = catalog.topics[at]!;
  const notes = VAULT_NOTES[topic.id];
  const next = catalog.topics[at + 1];
  return (
    <>
      <Head number={String(at + 1)} title={topic.title} {...(notes && { lead: notes.lead })} />
      {notes?.figure && <Figure name={notes.figure} />}
      <ol className="rules">
        {topic.rules.map(({ id, rule }) => (
          <Rule key={id} id={id} text={rule} example={VAULT_EXAMPLES[id]} hit={id === hit} />
        ))}
      </ol>
      {next && (
        <Link className="next" to={`/rules/${catalog.game}/${next.id}`}>
          {t('rules.next', { title: next.title })}
          <Sign name="right" size={18} />
        </Link>
      )}
    </>
  );
}

function Rulings({ catalog, hit }: { readonly catalog: Catalog; readonly hit: string | undefined }) {
  return (
    <>
      <Head number="§" title={t('rules.rulings')} lead={t('rules.rulings.lead')} />
      <ol className="rules">
        {catalog.rulings.map(({ id, question, ruling }) => (
          <li key={id} id={id} className={id === hit ? 'hit' : ''}>
            <RuleTag id={id} />
            <div>
              <p className="asked">{question}</p>
              <p>{ruling}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

interface ResultsProps {
  readonly game: string;
  readonly catalog: Catalog;
  readonly words: string;
  readonly clear: () => void;
}

/** How near two words are: letters they share at their beginning. */
const near = (a: string, b: string): number => {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  return same;
};

function Results({ game, catalog, words, clear }: ResultsProps) {
  const found = find(catalog, words, t('rules.rulings'));
  const titles = catalog.topics.map(({ id, title }) => ({ id, title }));
  const first = words.trim().toLowerCase().split(/\s+/)[0] ?? '';
  const closest = titles
    .map((topic) => ({
      ...topic,
      by: Math.max(
        ...topic.title
          .toLowerCase()
          .split(' ')
          .map((word) => near(word, first)),
      ),
    }))
    .sort((a, b) => b.by - a.by)
    .slice(0, 3);
  return (
    <>
      <Head
        number="?"
        title={t('rules.found')}
        {...(found.length > 0 && { lead: t('rules.found.n', { n: found.length, words }) })}
      />
      <div className="sr" role="status">
        {t('rules.found.n', { n: found.length, words })}
      </div>
      {found.length === 0 ? (
        <div className="none">
          <Sign name="search" size={30} />
          <div>
            <b>{t('rules.nothing', { words })}</b>
            <p>
              {t('rules.near')}{' '}
              {closest.map(({ id, title }) => (
                <Link key={id} className="near" to={`/rules/${game}/${id}`} onClick={clear}>
                  {title}
                </Link>
              ))}
            </p>
          </div>
        </div>
      ) : (
        <ol className="rules found">
          {found.map(({ id, title, text }) => (
            <li key={id}>
              <Link className="rule" to={`/rules/${game}/${id}`} onClick={clear}>
                {id}
              </Link>
              <div>
                <small>{title}</small>
                <p>
                  <Marked text={text} words={words} />
                </p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

/** A text with the words that were looked for marked. */
function Marked({ text, words }: { readonly text: string; readonly words: string }) {
  const wanted = words
    .split(/\s+/)
    .filter((word) => word.length > 1)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (wanted.length === 0) return text;
  const parts = text.split(new RegExp(`(${wanted.join('|')})`, 'gi'));
  return parts.map((part, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text stay in their order
    i % 2 === 1 ? <mark key={i}>{part}</mark> : part,
  );
}

function Side({ catalog, topic }: { readonly catalog: Catalog; readonly topic: string }) {
  const notes = VAULT_NOTES[topic];
  const rulings = catalog.rulings.filter(({ id }) => notes?.rulings?.includes(id));
  const known = new Set(catalog.topics.flatMap(({ rules }) => rules.map(({ id }) => id)));
  const see = (notes?.see ?? []).filter(([id]) => known.has(id));
  return (
    <aside className="side" aria-label={t('rules.beside')}>
      {notes?.odds && (
        <Panel title={t('odds.title')} more={t('odds.more')}>
          <Odds />
          <p className="note">{t('odds.note')}</p>
        </Panel>
      )}
      {rulings.map(({ id, question, ruling }) => (
        <Panel key={id} title={t('rules.ruling')} more={<RuleTag id={id} />}>
          <div className="in">
            <p className="asked">{question}</p>
            <p className="said">{ruling}</p>
          </div>
        </Panel>
      ))}
      {see.length > 0 && (
        <Panel title={t('rules.see')}>
          <ul className="see">
            {see.map(([id, note]) => (
              <li key={id}>
                <RuleTag id={id} />
                <span>{note}</span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </aside>
  );
}
