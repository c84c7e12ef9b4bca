/** The host agrees on something else while people sit down: the form of a new table, without its seats. */
import type { TableInfo } from '@holotape/table/spoken/protocol';
import { useState } from 'react';
import { Drawer, Key } from '../../design/index.ts';
import { titleOf } from '../../games/entries.ts';
import type { SettingUp, Wish } from '../../games/setting-up.ts';
import { t } from '../../text/index.ts';
import { Options } from '../new-table/Options.tsx';
import { seatOf, settled } from '../new-table/wish.ts';
import type { Run } from './acts.ts';
import '../new-table/new-table.css';

/** The table as its form shows it. Whoever may still come, comes by link. */
function wishOf({ seats, options, undo, dice, listed, title }: TableInfo, settingUp: SettingUp): Wish {
  return {
    seats: seats.map(({ kind, yours, name }) => seatOf(kind === 'bot' ? 'bot' : yours ? 'you' : 'link', name)),
    options: settingUp.read(options),
    undo,
    realDice: dice === 'typed',
    listed,
    title,
  };
}

interface ChangeProps {
  readonly info: TableInfo;
  readonly settingUp: SettingUp;
  readonly run: Run;
  readonly close: () => void;
}

export function Change({ info, settingUp, run, close }: ChangeProps) {
  const [wish, setWish] = useState(() => wishOf(info, settingUp));
  const agree = () => {
    const { title, options, undo, realDice, listed } = settled(wish, settingUp);
    void run({
      do: 'agree',
      title: title.trim() || titleOf(info.game),
      // What the form does not show stays as it was agreed on.
      options: { ...(info.options as object | null), ...(options as object) },
      undo,
      dice: realDice ? 'typed' : 'seeded',
      listed,
    }).then((done) => done && close());
  };
  return (
    <Drawer
      title={t('change.title')}
      more={t('change.more')}
      className="change"
      onClose={close}
      foot={
        <>
          <Key onClick={close}>{t('change.keep')}</Key>
          <Key kind="enamel" sign="tick" onClick={agree}>
            {t('change.agree')}
          </Key>
        </>
      }
    >
      <Options wish={wish} change={setWish} settingUp={settingUp} />
    </Drawer>
  );
}
