/** What only the host decides: whom the table lets in, who sits where, and its end. */
import type { TableAction } from '@holotape/table/spoken/actions';
import type { TableInfo } from '@holotape/table/spoken/protocol';
import { useState } from 'react';
import { Dialog, Key, Panel, type PlayerColour, Switch } from '../../design/index.ts';
import type { SettingUp } from '../../games/setting-up.ts';
import { go } from '../../shell/router.tsx';
import { t } from '../../text/index.ts';
import type { Run } from './acts.ts';
import { Change } from './Change.tsx';

interface HostPanelProps {
  readonly info: TableInfo;
  readonly colours: readonly PlayerColour[];
  readonly settingUp: SettingUp;
  readonly run: Run;
}

export function HostPanel({ info, colours, settingUp, run }: HostPanelProps) {
  const [changing, setChanging] = useState(false);
  const agreed = settingUp.agreed(settingUp.read(info.options), colours);
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
            {t('new.seats', { n: info.seats.length })}, {agreed.first}
            <small>
              {[t(`lobby.undo.${info.undo}`), ...agreed.more, ...(info.dice === 'typed' ? [t('new.dice')] : [])].join(
                ' · ',
              )}
            </small>
          </div>
          <Key sign="pencil" onClick={() => setChanging(true)}>
            {t('host.change')}
          </Key>
        </li>
        <li>
          <Switch on={info.watch} onChange={(watch) => void run({ do: 'door', watch })}>
            {t('host.watch')}
          </Switch>
        </li>
        <li>
          <Switch on={info.closed} onChange={(closed) => void run({ do: 'door', closed })}>
            {t('host.closed')}
          </Switch>
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
      </ul>
      {changing && <Change info={info} settingUp={settingUp} run={run} close={() => setChanging(false)} />}
    </Panel>
  );
}

interface CloseTableProps {
  readonly run: Run;
  /** Not closed after all. */
  readonly keep: () => void;
}

/** The last question before everybody is sent home. */
export function CloseTable({ run, keep }: CloseTableProps) {
  return (
    <Dialog
      title={t('host.end.title')}
      onClose={keep}
      keys={
        <>
          <Key onClick={keep}>{t('host.end.keep')}</Key>
          <Key
            kind="enamel"
            onClick={() => {
              keep();
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
  );
}
