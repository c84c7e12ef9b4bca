/** Somebody comes with a code: who they are, then to their seat or to the spectators. */
import type { TableInfo } from '@holotape/table/spoken/protocol';
import { type FormEvent, useEffect, useState } from 'react';
import { act, callMe, ServerSaysNo, tableInfo, whoAmI } from '../../client/api.ts';
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

export function Arrive({ code, watch }: ArriveProps) {
  const [found, setFound] = useState<Found>();
  const [name, setName] = useState(currentSettings().name);
  const [busy, setBusy] = useState(false);
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
        again={() => {
          setFound(undefined);
          setTries(tries + 1);
        }}
      />
    );
  if (found === undefined || sits) return <TopBar title={t('arrive')} under={code} />;

  const { info } = found;
  const free = info.closed ? 0 : info.seats.filter((seat) => seat.kind === 'open' || seat.free).length;
  // What the key says that Enter presses.
  const watches = info.watch && (watch || free === 0);
  const begun = info.status !== 'waiting';
  const come = async (sit: boolean) => {
    setBusy(true);
    try {
      const called = name.trim() || t('guest');
      await callMe(called);
      changeSettings({ name: called });
      if (sit) await act(info.id, { do: 'join' });
      go(`/table/${info.id}`, { replace: true });
    } catch (error) {
      setBusy(false);
      setFound(troubleOf(error));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (free > 0 || watches) void come(!watches);
  };
  const who = info.seats.flatMap(({ name: called, kind }) => (kind === 'human' ? [called] : []));
  const face = faceOf(info.game);
  return (
    <div className="arrive">
      <TopBar title={t('arrive')} under={titleOf(info.game)} />
      <main>
        {face && <Tape face={face} />}
        <Panel title={info.title} more={titleOf(info.game)}>
          <form className="in" onSubmit={submit}>
            {info.code !== undefined && <CodeBoxes code={info.code} />}
            <p>
              {who.length > 0 && t('arrive.who', { names: listNames(who), n: who.length })}{' '}
              {begun ? t('arrive.begun') : t('arrive.waiting')}{' '}
              {free > 0 ? t('arrive.free', { n: free }) : t(info.closed ? 'arrive.closed' : 'arrive.full')}{' '}
              {info.watch ? free === 0 && t('arrive.may-watch') : t('arrive.no-watching')}
            </p>
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
              {free > 0 && (
                <Key
                  kind={watches ? 'plain' : 'primary'}
                  sign="link"
                  busy={busy}
                  type={watches ? 'button' : 'submit'}
                  onClick={watches ? () => void come(true) : undefined}
                >
                  {t('join.sit')}
                </Key>
              )}
              {info.watch && (
                <Key
                  kind={watches ? 'primary' : 'plain'}
                  sign="eye"
                  busy={busy}
                  type={watches ? 'submit' : 'button'}
                  onClick={watches ? undefined : () => void come(false)}
                >
                  {t('join.watch')}
                </Key>
              )}
              <KeyLink kind="quiet" to="/">
                {t('menu.home')}
              </KeyLink>
            </div>
          </form>
        </Panel>
      </main>
    </div>
  );
}
