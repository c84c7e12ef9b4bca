/** Somebody comes with a code: who they are, then to their seat or to the spectators. */

import type { TableAction } from '@holotape/table/spoken/actions';
import type { TableInfo } from '@holotape/table/spoken/protocol';
import { type FormEvent, useEffect, useState } from 'react';
import { act, callMe, ServerSaysNo, tableInfo, whoAmI } from '../../client/api.ts';
import { roomBeside } from '../../client/state.ts';
import { Field, Key, KeyLink, Panel, Tape } from '../../design/index.ts';
import { faceOf, titleOf } from '../../games/entries.ts';
import { changeSettings, currentSettings } from '../../settings/settings.ts';
import { useTableAhead } from '../../shell/ahead.ts';
import { go } from '../../shell/router.tsx';
import { TopBar } from '../../shell/TopBar.tsx';
import { Trouble } from '../../shell/Trouble.tsx';
import { listNames, t } from '../../text/index.ts';
import { CodeBoxes } from './Invite.tsx';
import './lobby.css';

interface ArriveProps {
  readonly code: string;
  readonly watch: boolean;
}

type Found =
  | { readonly at: 'door'; readonly info: TableInfo; readonly named: boolean }
  | { readonly at: 'trouble'; readonly status: number; readonly text: string };

const troubleOf = (error: unknown): Found => ({
  at: 'trouble',
  status: error instanceof ServerSaysNo ? error.status : 0,
  text: error instanceof Error ? error.message : t('server.trouble'),
});

/** What stands behind a code; undefined until the table has said. */
function useFound(code: string) {
  const [found, setFound] = useState<Found>();
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try looks again
  useEffect(() => {
    let here = true;
    Promise.all([tableInfo(code), whoAmI()]).then(
      ([info, me]) => here && setFound({ at: 'door', info, named: me.name !== null }),
      (error) => here && setFound(troubleOf(error)),
    );
    return () => {
      here = false;
    };
  }, [code, tries]);
  const again = () => {
    setFound(undefined);
    setTries(tries + 1);
  };
  return { found, again, failed: (error: unknown) => setFound(troubleOf(error)) };
}

export function Arrive({ code, watch }: ArriveProps) {
  const { found, again, failed } = useFound(code);
  useTableAhead(found?.at === 'door' ? found.info.game : undefined);
  const sits = found?.at === 'door' && found.info.seats.some(({ yours }) => yours);
  const id = found?.at === 'door' ? found.info.id : undefined;
  useEffect(() => {
    if (sits && id !== undefined) go(`/table/${id}`, { replace: true });
  }, [sits, id]);

  if (found?.at === 'trouble')
    return (
      <Trouble
        title={found.status === 404 ? t('arrive.none') : t('arrive.trouble')}
        text={found.status === 404 ? t('arrive.none.text', { code }) : found.text}
        again={again}
      />
    );
  if (found === undefined || sits) return <TopBar title={t('arrive')} under={code} />;
  const { info } = found;
  const face = faceOf(info.game);
  return (
    <div className="arrive">
      <TopBar title={t('arrive')} under={titleOf(info.game)} />
      <main>
        {face && <Tape face={face} />}
        <Panel title={info.title} more={titleOf(info.game)}>
          <Coming info={info} watch={watch} failed={failed} />
        </Panel>
      </main>
    </div>
  );
}

interface ComingProps {
  readonly info: TableInfo;
  readonly watch: boolean;
  readonly failed: (error: unknown) => void;
}

/** Their name, and how they come in. */
function Coming({ info, watch, failed }: ComingProps) {
  const [name, setName] = useState(currentSettings().name);
  const [busy, setBusy] = useState(false);
  const free = info.closed ? 0 : info.seats.filter((seat) => seat.kind === 'open' || seat.free).length;
  // What the key says that Enter presses.
  const beside = roomBeside(info);
  const watches = info.watch && (watch || (free === 0 && beside.length === 0));
  const come = async (sit: TableAction | undefined) => {
    setBusy(true);
    try {
      const called = name.trim() || t('guest');
      await callMe(called);
      changeSettings({ name: called });
      if (sit !== undefined) await act(info.id, sit);
      go(`/table/${info.id}`, { replace: true });
    } catch (error) {
      setBusy(false);
      failed(error);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (watches) void come(undefined);
    else if (free > 0) void come({ do: 'join' });
    else if (beside.length > 0) void come({ do: 'beside', seat: beside[0]! });
  };
  return (
    <form className="in" onSubmit={submit}>
      {info.code !== undefined && <CodeBoxes code={info.code} />}
      <AtTheTable info={info} free={free} />
      <Field
        labelled
        label={t('arrive.name')}
        value={name}
        maxLength={24}
        autoComplete="nickname"
        placeholder={t('sitter.you.placeholder')}
        onChange={setName}
      />
      <div className="keys">
        <Ways info={info} free={free} watches={watches} busy={busy} come={(sit) => void come(sit)} />
        <KeyLink kind="quiet" to="/">
          {t('menu.home')}
        </KeyLink>
      </div>
    </form>
  );
}

interface WaysProps {
  readonly info: TableInfo;
  readonly free: number;
  /** Watching is what the first key says. */
  readonly watches: boolean;
  readonly busy: boolean;
  readonly come: (sit: TableAction | undefined) => void;
}

/** To a seat, beside somebody, or to the spectators. */
function Ways({ info, free, watches, busy, come }: WaysProps) {
  const beside = roomBeside(info);
  return (
    <>
      {free > 0 && (
        <Way sign="link" text={t('join.sit')} first={!watches} busy={busy} come={() => come({ do: 'join' })} />
      )}
      {beside.map((at) => (
        <Way
          key={at}
          sign="people"
          text={t('lobby.beside.sit', { name: info.seats[at]!.name })}
          first={!watches && free === 0 && at === beside[0]}
          busy={busy}
          come={() => come({ do: 'beside', seat: at })}
        />
      ))}
      {info.watch && <Way sign="eye" text={t('join.watch')} first={watches} busy={busy} come={() => come(undefined)} />}
    </>
  );
}

/** Who sits there, whether it has begun, and what is free. */
function AtTheTable({ info, free }: { readonly info: TableInfo; readonly free: number }) {
  const who = info.seats.flatMap(({ name: called, kind }) => (kind === 'human' ? [called] : []));
  const beside = roomBeside(info).map((at) => info.seats[at]!.name);
  return (
    <p>
      {who.length > 0 && t('arrive.who', { names: listNames(who), n: who.length })}{' '}
      {info.status === 'waiting' ? t('arrive.waiting') : t('arrive.begun')}{' '}
      {free > 0 ? t('arrive.free', { n: free }) : t(info.closed ? 'arrive.closed' : 'arrive.full')}{' '}
      {beside.length > 0 && t('arrive.beside', { names: listNames(beside) })}{' '}
      {info.watch ? free === 0 && t('arrive.may-watch') : t('arrive.no-watching')}
    </p>
  );
}

interface WayProps {
  readonly sign: 'link' | 'people' | 'eye';
  readonly text: string;
  /** What Enter presses. */
  readonly first: boolean;
  readonly busy: boolean;
  readonly come: () => void;
}

function Way({ sign, text, first, busy, come }: WayProps) {
  return (
    <Key
      kind={first ? 'primary' : 'plain'}
      sign={sign}
      busy={busy}
      type={first ? 'submit' : 'button'}
      onClick={first ? undefined : come}
    >
      {text}
    </Key>
  );
}
