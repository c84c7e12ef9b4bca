/** A code for one's own seat, to go on with it on another device. Works once, for a short while. */
import type { SeatCode } from '@holotape/table/spoken/api';
import { useEffect, useState } from 'react';
import { askSeatCode, ServerSaysNo, tableInfo } from '../../client/api.ts';
import { Dialog, Key, Switch, toast, WhyLine } from '../../design/index.ts';
import { copyText } from '../../shell/copy.ts';
import { t } from '../../text/index.ts';

/** The code, or why there is none; undefined until the server has said. */
function useSeatCode(table: string, runsThere: boolean): SeatCode | string | undefined {
  const [made, setMade] = useState<SeatCode | string>();
  useEffect(() => {
    let here = true;
    setMade(undefined);
    askSeatCode(table, runsThere).then(
      (code) => here && setMade(code),
      (error) => here && setMade(error instanceof ServerSaysNo ? error.message : t('server.trouble')),
    );
    return () => {
      here = false;
    };
  }, [table, runsThere]);
  return made;
}

export function MoveSeat({ table, onClose }: { readonly table: string; readonly onClose: () => void }) {
  const [isHost, setIsHost] = useState(false);
  const [runsThere, setRunsThere] = useState(false);
  const made = useSeatCode(table, runsThere);
  useEffect(() => {
    tableInfo(table).then(
      ({ host }) => setIsHost(host),
      () => {},
    );
  }, [table]);
  const code = typeof made === 'object' ? made.code : undefined;
  const minutes = typeof made === 'object' ? Math.max(1, Math.round((made.until - Date.now()) / 60_000)) : 0;
  const copy = async () => {
    const copied = await copyText(`${location.origin}/seat#${code}`);
    toast(copied ? { text: t('invite.link-copied') } : { text: t('invite.no-copy'), kind: 'bad' });
  };
  return (
    <Dialog
      title={t('seat.move')}
      onClose={onClose}
      keys={
        <>
          {code !== undefined && (
            <Key sign="cards" onClick={() => void copy()}>
              {t('invite.copy')}
            </Key>
          )}
          <Key kind="enamel" onClick={onClose}>
            {t('close')}
          </Key>
        </>
      }
    >
      {typeof made === 'string' ? (
        <WhyLine text={made} />
      ) : (
        <>
          <p>{t('seat.give.text')}</p>
          <p className="big-code">{code ?? '…'}</p>
          {code !== undefined && <p className="second">{t('seat.give.until', { n: minutes })}</p>}
          {isHost && (
            <Switch on={runsThere} onChange={setRunsThere}>
              {t('seat.give.host')}
            </Switch>
          )}
        </>
      )}
    </Dialog>
  );
}
