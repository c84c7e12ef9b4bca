/** The lobby: people sit down in the game's own picture. Host controls are one panel and a menu on each seat. */
import type { TableInfo } from '@holotape/table/spoken/protocol';
import { useState } from 'react';
import { seatNames } from '../../client/names.ts';
import { companions, ownSeats, voicedSeats } from '../../client/state.ts';
import type { Table } from '../../client/use-table.ts';
import { Key, Panel, type PlayerColour, Sign } from '../../design/index.ts';
import { titleOf } from '../../games/entries.ts';
import { type LobbyProps, type SettingUp, strengthsOf } from '../../games/setting-up.ts';
import { Chat } from '../../shell/Chat.tsx';
import { useNudged, useTitle } from '../../shell/nudged.ts';
import { show } from '../../shell/overlays.ts';
import { Steps, TopBar } from '../../shell/TopBar.tsx';
import { listNames, t } from '../../text/index.ts';
import { heldFor } from '../new-table/open.ts';
import { LobbyBar } from './Bar.tsx';
import { CloseTable, HostPanel } from './Host.tsx';
import { Invite } from './Invite.tsx';
import { NameCard } from './NameCard.tsx';
import './lobby.css';
import { useActs } from './acts.ts';

interface LobbyScreenProps {
  readonly table: Table;
  readonly settingUp: SettingUp;
  readonly info: TableInfo;
  readonly colours: readonly PlayerColour[];
}

export function LobbyScreen({ table, info, colours, settingUp }: LobbyScreenProps) {
  const names = seatNames(info);
  const own = ownSeats(info);
  const { busy, run } = useActs(table.id, info.code);
  const [closing, setClosing] = useState(false);
  const nudged = useNudged(table.nudge, info.title, (by) => t('lobby.nudged', { name: names[by] ?? '' }));
  useTitle(nudged === undefined ? info.title : `● ${nudged} · ${info.title}`);
  const { Lobby = PlainLobby } = settingUp;
  const free = info.seats.flatMap(({ kind }, seat) =>
    kind === 'open' ? [{ seat, heldFor: heldFor(info.id, seat) }] : [],
  );
  const card = (at: number) => (
    <NameCard
      at={at}
      name={names[at]!}
      colour={colours[at] ?? 'violet'}
      info={info}
      run={run}
      seated={own.length > 0}
      strengths={strengthsOf(settingUp)}
    />
  );
  return (
    <div className="lobby">
      <TopBar
        title={titleOf(info.game)}
        under={`${info.title} · ${t('lobby.open')}`}
        rules={() => show({ rule: settingUp.rule })}
        menu={info.host ? [{ label: t('host.end'), sign: 'cross', run: () => setClosing(true) }] : []}
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
        <Lobby info={info} colours={colours} free={free} card={card} />
        <div className="col">
          {info.code !== undefined && <Invite code={info.code} info={info} colours={colours} />}
          {info.host && <HostPanel info={info} colours={colours} settingUp={settingUp} run={run} />}
          <WhileYouWait game={info.game} />
        </div>
        <Panel title={t('chat')} className="chatp" {...(info.watchers > 0 && { more: <Watchers info={info} /> })}>
          <Talk table={table} info={info} colours={colours} />
        </Panel>
      </main>
      <LobbyBar info={info} names={names} colours={colours} busy={busy} run={run} remind={table.remind} />
      {closing && <CloseTable run={run} keep={() => setClosing(false)} />}
    </div>
  );
}

/** What is said while one waits. */
function Talk({ table, info, colours }: Pick<LobbyScreenProps, 'table' | 'info' | 'colours'>) {
  return (
    <Chat
      lines={table.chat}
      names={seatNames(info)}
      colours={colours}
      own={voicedSeats(info)}
      beside={companions(info)}
      say={table.say}
    />
  );
}

/** For games that draw no picture of their people. */
function PlainLobby({ info, free, card }: LobbyProps) {
  return (
    <Panel title={t('lobby.seats')} more={free.length > 0 && t('public.free', { n: free.length })}>
      <ol className="name-cards">
        {info.seats.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <li key={at}>{card(at)}</li>
        ))}
      </ol>
    </Panel>
  );
}

/** "Jo is watching", "Jo, Lu and 2 more are watching". */
function Watchers({ info: { watchers, watching } }: { readonly info: TableInfo }) {
  const shown = watching.slice(0, 2);
  const others = watchers - shown.length;
  const names = listNames([...shown, ...(others > 0 ? [t('lobby.others-too', { n: others })] : [])]);
  return (
    <>
      <Sign name="eye" size={16} />{' '}
      {shown.length === 0 ? t('lobby.watchers', { n: watchers }) : t('lobby.watching', { names, n: watchers })}
    </>
  );
}

function WhileYouWait({ game }: { readonly game: string }) {
  return (
    <Panel title={t('lobby.while')} className="wait">
      <div className="keys">
        <Key sign="book" onClick={() => show({ short: game })}>
          {t('lobby.rules')}
        </Key>
        <Key sign="play" onClick={() => window.open(`/new/${game}?try`, '_blank', 'noopener')}>
          {t('lobby.try')}
        </Key>
      </div>
    </Panel>
  );
}
