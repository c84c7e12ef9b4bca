/** Where one left off: the tables of this device and one's own on the server. */
import { useRef, useState } from 'react';
import type { TableCard } from '../../client/shelf.ts';
import type { Tables } from '../../client/use-tables.ts';
import { Dialog, GameSign, Key, KeyLink, Menu, type MenuEntry, Panel, Sign, toast } from '../../design/index.ts';
import { faceOf, titleOf } from '../../games/entries.ts';
import { openSaveFile, saveToFile } from '../../local/files.ts';
import { removeTable } from '../../local/store.ts';
import { go, Link } from '../../shell/router.tsx';
import { t } from '../../text/index.ts';

/** So many are shown before one asks for all. */
const FEW = 3;

export function Continue({ tables, loaded }: Pick<Tables, 'tables' | 'loaded'>) {
  const [all, setAll] = useState(false);
  const going = tables.filter(({ status }) => status !== 'abandoned');
  const shown = all ? going : going.slice(0, FEW);
  const more =
    going.length > FEW ? (
      <button type="button" className="linkish" onClick={() => setAll(!all)} aria-expanded={all}>
        {all ? t('start.fewer') : t('start.all', { n: going.length })}
      </button>
    ) : undefined;
  return (
    <Panel title={t('start.continue')} {...(more && { more })} className="saves">
      {loaded && going.length === 0 ? (
        <EmptyShelf />
      ) : (
        <ul>
          {shown.map((card) => (
            <Row key={card.id} card={card} />
          ))}
        </ul>
      )}
      <div className="foot">
        <OpenFile />
      </div>
    </Panel>
  );
}

function EmptyShelf() {
  return (
    <div className="empty">
      <svg width="190" height="85" viewBox="0 0 220 98" aria-hidden="true">
        <rect x="2" y="80" width="216" height="14" rx="4" fill="#5e3b27" stroke="#2A1E16" />
        <path
          d="M12 80V22q0-10 10-10h38q10 0 10 10v58M81 80V22q0-10 10-10h38q10 0 10 10v58M150 80V22q0-10 10-10h38q10 0 10 10v58"
          fill="none"
          stroke="var(--edge)"
          strokeWidth="2"
          strokeDasharray="5 4"
        />
        <path d="M105 46h10M110 41v10" stroke="var(--edge)" strokeWidth="2.4" />
      </svg>
      <div>
        <b>{t('start.empty')}</b>
        <p>{t('start.empty.text')}</p>
      </div>
    </div>
  );
}

function stateOf(card: TableCard): string {
  const game = titleOf(card.game);
  const others = card.names.filter((_, seat) => !card.mine.includes(seat)).join(', ');
  const parts = [game];
  if (card.status === 'over') parts.push(t('card.over'));
  else if (card.status === 'waiting') parts.push(t('card.waiting'));
  else if (card.round !== undefined && card.round > 0) parts.push(t('card.round', { n: card.round }));
  if (others !== '') parts.push(others);
  return parts.join(' · ');
}

/** What else can be done with a table. */
function waysWith(card: TableCard, leave: () => void): readonly MenuEntry[] {
  return [
    ...(card.status === 'waiting'
      ? []
      : [{ label: t('card.replay'), sign: 'to-start' as const, run: () => go(`/replay/${card.id}`) }]),
    ...(card.local
      ? [
          { label: t('card.save'), sign: 'save' as const, run: () => void saveToFile(card.id, card.title) },
          { label: t('card.delete'), sign: 'trash' as const, run: leave },
        ]
      : []),
  ];
}

function Row({ card }: { readonly card: TableCard }) {
  const [leaving, setLeaving] = useState(false);
  const face = faceOf(card.game);
  const path = `/table/${card.id}`;
  const entries = waysWith(card, () => setLeaving(true));
  const mine = card.status === 'playing' && card.waits.you;
  return (
    <li className={mine ? 'mine' : ''}>
      {face && <GameSign face={face} />}
      <Link className="what" to={path}>
        <b>{card.title}</b>
        <small>{stateOf(card)}</small>
      </Link>
      {mine ? (
        <KeyLink kind="primary" to={path}>
          {t('card.your-turn')}
        </KeyLink>
      ) : (
        <Link className="tag" to={path}>
          <Sign name={card.status === 'playing' ? 'clock' : 'play'} size={15} />
          {card.status === 'playing' ? t('card.wait') : t('card.open')}
        </Link>
      )}
      {entries.length > 0 && (
        <Menu label={t('card.more', { title: card.title })} entries={entries} className="tool2">
          <Sign name="dots" size={18} />
        </Menu>
      )}
      {leaving && <Deleting card={card} onClose={() => setLeaving(false)} />}
    </li>
  );
}

function Deleting({ card, onClose }: { readonly card: TableCard; readonly onClose: () => void }) {
  const remove = () => {
    onClose();
    void removeTable(card.id).then(() => toast({ text: t('delete.done', { title: card.title }) }));
  };
  return (
    <Dialog
      title={t('delete.title')}
      onClose={onClose}
      keys={
        <>
          <Key onClick={onClose}>{t('delete.keep')}</Key>
          <Key kind="enamel" sign="trash" onClick={remove}>
            {t('delete.do')}
          </Key>
        </>
      }
    >
      <p>{t('delete.text', { title: card.title })}</p>
    </Dialog>
  );
}

/** A save file comes in. What is wrong with it is said here, and nothing that is kept changes. */
function OpenFile() {
  const input = useRef<HTMLInputElement>(null);
  const [trouble, setTrouble] = useState<string>();
  const [busy, setBusy] = useState(false);
  const read = async (file: File) => {
    setBusy(true);
    setTrouble(undefined);
    const found = await openSaveFile(file);
    setBusy(false);
    if ('trouble' in found) setTrouble(found.trouble);
    else go(`/table/${found.id}`);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,.holotape,application/json"
        hidden
        aria-label={t('start.open-file')}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) void read(file);
        }}
      />
      <Key kind="quiet" sign="open" busy={busy} onClick={() => input.current?.click()}>
        {t('start.open-file')}
      </Key>
      {trouble !== undefined && (
        <div className="whyline" role="alert">
          <Sign name="warning" size={18} />
          <span>
            <b>{t('import.failed')} </b>
            {trouble} {t('import.safe')}
          </span>
        </div>
      )}
    </>
  );
}
