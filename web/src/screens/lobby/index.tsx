/** The lobby: the shelter, lit level by level as people sit down. Host controls are one panel and a menu on each level. */
import type { TableAction } from '@holotape/table/actions';
import type { TableInfo } from '@holotape/table/protocol';
import { useState } from 'react';
import { act, ServerSaysNo } from '../../client/api.ts';
import { seatNames } from '../../client/names.ts';
import { ownSeats } from '../../client/state.ts';
import type { Table } from '../../client/use-table.ts';
import { Dialog, Key, Panel, type PlayerColour, QuestionBar, Sign, toast } from '../../design/index.ts';
import { Chat } from '../../shell/Chat.tsx';
import { show } from '../../shell/overlays.ts';
import { go } from '../../shell/router.tsx';
import { Steps, TopBar } from '../../shell/TopBar.tsx';
import { t } from '../../text/index.ts';
import { heldFor } from '../new-table/open.ts';
import { STAND_IN } from '../new-table/wish.ts';
import { Invite } from './Invite.tsx';
import { Levels } from './Levels.tsx';
import './lobby.css';

interface LobbyProps {
  readonly table: Table;
  readonly info: TableInfo;
  readonly colours: readonly PlayerColour[];
}

/** Does something about the table; a refusal becomes a ticket. */
export function useActs(id: string, code: string | undefined) {
  const [busy, setBusy] = useState(false);
  const run = async (...actions: readonly TableAction[]): Promise<boolean> => {
    setBusy(true);
    try {
      for (const action of actions) await act(id, action);
      return true;
    } catch (error) {
      // Whoever came to watch has not said a name yet; sitting down takes one.
      if (error instanceof ServerSaysNo && error.status === 401 && code !== undefined) go(`/lobby/${code}`);
      else toast({ text: error instanceof ServerSaysNo ? error.message : t('server.trouble'), kind: 'bad' });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}

export function LobbyScreen({ table, info, colours }: LobbyProps) {
  const names = seatNames(info);
  const own = ownSeats(info);
  const { busy, run } = useActs(table.id, info.code);
  return (
    <div className="lobby">
      <TopBar
        title={t(`game.${info.game}` as 'game.vault')}
        under={`${info.title} · ${t('lobby.open')}`}
        rules={() => show({ rule: 'SH-SETUP-1' })}
      >
        <Steps
          round={t('lobby')}
          steps={[
            { name: t('lobby.sit'), state: 'now' },
            { name: t('lobby.round'), state: 'next' },
          ]}
        />
      </TopBar>
      <main>
        <Levels info={info} names={names} colours={colours} run={run} seated={own.length > 0} />
        <div className="col">
          {info.code !== undefined && <Invite code={info.code} info={info} />}
          {info.host && <HostPanel info={info} run={run} />}
          <WhileYouWait />
        </div>
        <Panel title={t('chat')} className="chatp" {...(info.watchers > 0 && { more: <Watchers n={info.watchers} /> })}>
          <Chat lines={table.chat} names={names} colours={colours} own={own} say={table.say} />
        </Panel>
      </main>
      <LobbyBar info={info} names={names} colours={colours} busy={busy} run={run} />
    </div>
  );
}

function Watchers({ n }: { readonly n: number }) {
  return (
    <>
      <Sign name="eye" size={16} /> {t('lobby.watchers', { n })}
    </>
  );
}

type Run = (...actions: readonly TableAction[]) => Promise<boolean>;

/** The agreed options in a few words. */
function agreed(info: TableInfo): string {
  const options = info.options as { readonly extraRooms?: boolean } | null;
  const parts = [
    t(`lobby.undo.${info.undo}`),
    options?.extraRooms ? t('lobby.rooms.30') : t('lobby.rooms.24'),
    ...(info.dice === 'typed' ? [t('new.dice')] : []),
  ];
  return parts.join(' · ');
}

function HostPanel({ info, run }: { readonly info: TableInfo; readonly run: Run }) {
  const [ending, setEnding] = useState(false);
  const options = info.options as { readonly first?: number | null } | null;
  const first = options?.first;
  /** Swaps that put the seats into a random order. */
  const mix = () => {
    const swaps: TableAction[] = [];
    for (let at = info.seats.length - 1; at > 0; at -= 1) {
      const other = Math.floor(Math.random() * (at + 1));
      if (other !== at) swaps.push({ do: 'swap', seats: [other, at] });
    }
    void run(...swaps);
  };
  return (
    <Panel title={t('host')} more={t('host.only-you')} className="host">
      <ul>
        <li>
          <div className="w">
            {t('new.seats', { n: info.seats.length })},{' '}
            {typeof first === 'number' ? t('lobby.first') : t('lobby.by-lot')}
            <small>{agreed(info)}</small>
          </div>
        </li>
        <li>
          <div className="w">
            {t('host.seats')}
            <small>{t('host.seats.note')}</small>
          </div>
          <Key sign="mix" onClick={mix}>
            {t('host.mix')}
          </Key>
        </li>
        <li>
          <div className="w">
            {t('host.end')}
            <small>{t('host.end.note')}</small>
          </div>
          <Key sign="door" onClick={() => setEnding(true)}>
            {t('host.end.do')}
          </Key>
        </li>
      </ul>
      {ending && (
        <Dialog
          title={t('host.end.title')}
          onClose={() => setEnding(false)}
          keys={
            <>
              <Key onClick={() => setEnding(false)}>{t('host.end.keep')}</Key>
              <Key
                kind="enamel"
                onClick={() => {
                  setEnding(false);
                  void run({ do: 'abandon' }).then((done) => done && go('/'));
                }}
              >
                {t('host.end.do')}
              </Key>
            </>
          }
        >
          <p>{t('host.end.text')}</p>
        </Dialog>
      )}
    </Panel>
  );
}

function WhileYouWait() {
  return (
    <Panel title={t('lobby.while')} className="wait">
      <div className="keys">
        <Key sign="book" onClick={() => show({ rule: 'SH-ROUND-1' })}>
          {t('lobby.rules')}
        </Key>
        <Key sign="play" onClick={() => window.open('/new/vault', '_blank', 'noopener')}>
          {t('lobby.try')}
        </Key>
      </div>
    </Panel>
  );
}

interface BarProps {
  readonly info: TableInfo;
  readonly names: readonly string[];
  readonly colours: readonly PlayerColour[];
  readonly busy: boolean;
  readonly run: Run;
}

function LobbyBar({ info, names, colours, busy, run }: BarProps) {
  const open = info.seats.flatMap(({ kind }, at) => (kind === 'open' ? [at] : []));
  const colourOf = (at: number) => t(`colour.${colours[at] ?? 'violet'}`).toLowerCase();
  const awaited = open.map((at) => heldFor(info.id, at) ?? colourOf(at)).join(t('and'));
  const empty = open.map(colourOf).join(t('and'));
  const sits = ownSeats(info).length > 0;
  const people = info.seats.filter(({ kind }) => kind === 'human').length;
  const crumb = `${t('lobby')} › ${t('lobby.seated', { n: info.seats.length - open.length, of: info.seats.length })}`;
  if (info.host) {
    const all = open.length === 0;
    return (
      <QuestionBar
        className="dock"
        aria-label={t('question')}
        lit
        crumb={crumb}
        ask={all ? t('lobby.ask.all') : t('lobby.ask.some', { empty: awaited })}
        hint={all ? t('lobby.hint.all') : t('lobby.hint.some', { empty, n: open.length })}
      >
        {!all && (
          <Key
            note={t('lobby.everyone.note', { empty: awaited })}
            blocked={{ title: t('lobby.everyone.no'), text: t('lobby.everyone.why', { empty }) }}
          >
            {t('lobby.everyone')}
          </Key>
        )}
        <Key
          kind="primary"
          sign="play"
          busy={busy}
          note={all ? t('lobby.begin.all') : t('lobby.begin.note', { empty, n: open.length })}
          onClick={() => void run({ do: 'start', ...(all ? {} : { fill: STAND_IN }) })}
        >
          {t('lobby.begin')}
        </Key>
      </QuestionBar>
    );
  }
  if (!sits && open.length > 0)
    return (
      <QuestionBar
        className="dock"
        aria-label={t('question')}
        lit
        crumb={crumb}
        ask={t('lobby.ask.sit')}
        hint={t('lobby.hint.sit')}
      >
        <Key
          kind="primary"
          sign="link"
          busy={busy}
          note={t('lobby.sit.note', { colour: colourOf(open[0]!) })}
          onClick={() => void run({ do: 'join' })}
        >
          {t('join.sit')}
        </Key>
      </QuestionBar>
    );
  return (
    <QuestionBar
      className="dock"
      aria-label={t('question')}
      lit={false}
      crumb={crumb}
      ask={t('lobby.waiting')}
      hint={
        sits
          ? t('lobby.hint.guest', { names: names.filter((_, at) => !open.includes(at)).join(', '), n: people })
          : t('lobby.hint.watch')
      }
    >
      {sits && (
        <Key
          kind="ghost"
          sign="door"
          busy={busy}
          note={t('lobby.leave.note')}
          onClick={() => void run({ do: 'leave' })}
        >
          {t('lobby.leave')}
        </Key>
      )}
    </QuestionBar>
  );
}
