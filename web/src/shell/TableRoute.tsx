/** A table by its id: connects to it, brings its game, and shows the lobby or the table itself. */
import type { TableInfo } from '@holotape/table/spoken/protocol';
import { useEffect, useState } from 'react';
import { socketUrl } from '../client/api.ts';
import type { Connection } from '../client/connection.ts';
import { SocketConnection } from '../client/socket.ts';
import { type Table, useTable } from '../client/use-table.ts';
import { OpenRule } from '../design/index.ts';
import { faceOf, isPlayable, openGame } from '../games/entries.ts';
import type { GameModule } from '../games/module.ts';
import { useSettingUp } from '../games/use-setting-up.ts';
import { isLocal } from '../local/store.ts';
import { LobbyScreen } from '../screens/lobby/index.tsx';
import { TableScreen } from '../screens/table/index.tsx';
import { t } from '../text/index.ts';
import { LineNotice } from './LineNotice.tsx';
import { rememberTable } from './last-table.ts';
import { show } from './overlays.ts';
import { go } from './router.tsx';
import { NotPlayable, Trouble } from './Trouble.tsx';
import { Winding } from './Winding.tsx';

const openRule = (rule: string) => show({ rule });

async function connect(id: string): Promise<Connection> {
  if (!isLocal(id)) return new SocketConnection(id, socketUrl(id));
  const { WorkerConnection } = await import('../local/client.ts');
  return new WorkerConnection(id);
}

export function TableRoute({ id }: { readonly id: string }) {
  const [connection, setConnection] = useState<Connection>();
  useEffect(() => {
    rememberTable(`/table/${id}`);
    let made: Connection | undefined;
    let here = true;
    void connect(id).then((opened) => {
      made = opened;
      if (here) setConnection(opened);
      else opened.leave();
    });
    return () => {
      here = false;
      made?.leave();
      setConnection(undefined);
    };
  }, [id]);
  if (connection === undefined) return <Winding />;
  return (
    <OpenRule value={openRule}>
      <Connected key={id} connection={connection} />
    </OpenRule>
  );
}

function useGame(game: string | undefined): GameModule | 'unknown' | 'failed' | undefined {
  const [module, setModule] = useState<GameModule | 'unknown' | 'failed'>();
  useEffect(() => {
    if (game === undefined) return;
    if (!isPlayable(game)) return setModule('unknown');
    let here = true;
    openGame(game).then(
      (opened) => here && setModule(opened),
      () => here && setModule('failed'),
    );
    return () => {
      here = false;
    };
  }, [game]);
  return module;
}

/** Shown out, or not let in: while the game has not begun, a seat lets one in. */
function Unwatched({ info }: { readonly info: TableInfo | undefined }) {
  const door = info?.status === 'waiting' && info.code !== undefined ? `/lobby/${info.code}` : undefined;
  return (
    <Trouble
      title={t('table.unwatched')}
      text={t('table.unwatched.text')}
      sign="eye"
      {...(door !== undefined && { again: () => go(door), againLabel: t('table.unwatched.door') })}
    />
  );
}

/** People sit down; the game's picture for it comes with its form. */
function Lobby({
  table,
  info,
  module,
}: {
  readonly table: Table;
  readonly info: TableInfo;
  readonly module: GameModule;
}) {
  const settingUp = useSettingUp(info.game);
  if (settingUp === 'failed')
    return <Trouble title={t('table.no-game')} text={t('table.no-game.text')} again={() => location.reload()} />;
  if (settingUp === undefined) return <Winding game={info.game} />;
  const colours = module.colours(info.options, info.seats.length, null);
  return <LobbyScreen table={table} info={info} colours={colours} settingUp={settingUp} />;
}

/** A table of a game that has no board here, or that is not on this shelf at all. */
function Unknown({ game }: { readonly game: string }) {
  const face = faceOf(game);
  return face ? <NotPlayable face={face} /> : <Trouble title={t('table.unknown')} text={t('table.unknown.text')} />;
}

function Connected({ connection }: { readonly connection: Connection }) {
  const table = useTable(connection);
  const { info, status, trouble, elsewhere, outdated, unwatched } = table;
  const module = useGame(info?.game);
  if (outdated)
    return (
      <Trouble
        title={t('table.outdated')}
        text={t('table.outdated.text')}
        again={() => location.reload()}
        againLabel={t('broken.reload')}
      />
    );
  if (unwatched) return <Unwatched info={info} />;
  if (status === 'gone')
    return (
      <Trouble
        title={t(elsewhere ? 'table.elsewhere' : 'table.gone')}
        text={trouble ?? t('table.gone.text')}
        {...(elsewhere && { again: table.tryNow, againLabel: t('table.take-over'), sign: 'screen' as const })}
      />
    );
  if (module === 'unknown') return <Unknown game={info?.game ?? ''} />;
  if (module === 'failed')
    return <Trouble title={t('table.no-game')} text={t('table.no-game.text')} again={() => location.reload()} />;
  if (info === undefined || module === undefined)
    return (
      <>
        <Winding {...(info && { game: info.game })} />
        <LineNotice table={table} />
      </>
    );
  return (
    <>
      {info.status === 'waiting' ? (
        <Lobby table={table} info={info} module={module} />
      ) : (
        <TableScreen table={table} module={module} />
      )}
      <LineNotice table={table} />
    </>
  );
}
