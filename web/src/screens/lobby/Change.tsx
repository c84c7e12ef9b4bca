/** The host agrees on something else while people sit down: the form of a new table, without its seats. */
import type { TableInfo } from '@holotape/table/spoken/protocol';
import { useState } from 'react';
import { Drawer, Key } from '../../design/index.ts';
import { t } from '../../text/index.ts';
import { Options } from '../new-table/Options.tsx';
import { seatOf, tableOf, type Wish } from '../new-table/wish.ts';
import type { Run } from './Host.tsx';
import '../new-table/new-table.css';

/** The table as its form shows it. Whoever may still come, comes by link. */
function wishOf({ seats, options, undo, dice, listed, title }: TableInfo): Wish {
  const { first, extraRooms } = (options ?? {}) as { readonly first?: number | null; readonly extraRooms?: boolean };
  return {
    seats: seats.map(({ kind, yours, name }) => seatOf(kind === 'bot' ? 'bot' : yours ? 'you' : 'link', name)),
    first: first ?? null,
    undo,
    realDice: dice === 'typed',
    extraRooms: extraRooms === true,
    listed,
    title,
  };
}

interface ChangeProps {
  readonly info: TableInfo;
  readonly run: Run;
  readonly close: () => void;
}

export function Change({ info, run, close }: ChangeProps) {
  const [wish, setWish] = useState(() => wishOf(info));
  const agree = () => {
    const { title, options, undo, dice } = tableOf(wish, []);
    const before = info.options as typeof options | null;
    void run({ do: 'agree', title, options: { ...before, ...options }, undo, dice, listed: wish.listed }).then(
      (done) => done && close(),
    );
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
      <Options wish={wish} change={setWish} />
    </Drawer>
  );
}
