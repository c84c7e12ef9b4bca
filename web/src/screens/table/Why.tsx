/** Why the bots did what they did last, for whoever asks. */
import type { Account } from '@holotape/table/spoken/protocol';
import { useEffect, useState } from 'react';
import type { Table } from '../../client/use-table.ts';
import { Dialog, Key } from '../../design/index.ts';
import type { TableContext } from '../../games/module.ts';
import { s } from './words.ts';

interface WhyProps {
  readonly table: Table;
  readonly context: TableContext;
  readonly close: () => void;
}

/** The seats at which bots play, whom one can ask. */
export const botsAt = ({ info, watching }: TableContext): number[] =>
  watching && info.status === 'playing' ? [] : info.seats.flatMap(({ kind }, seat) => (kind === 'bot' ? [seat] : []));

export function Why({ table, context, close }: WhyProps) {
  return (
    <Dialog title={s('why.title')} onClose={close} keys={<Key onClick={close}>{s('why.close')}</Key>}>
      {botsAt(context).map((seat) => (
        <OfBot key={seat} seat={seat} table={table} context={context} />
      ))}
      <p className="small">{s('why.note')}</p>
    </Dialog>
  );
}

interface OfBotProps extends Omit<WhyProps, 'close'> {
  readonly seat: number;
}

function OfBot({ seat, table, context: { names, explain } }: OfBotProps) {
  const [told, setTold] = useState<readonly Account[] | string>();
  const { why } = table;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the dialog opens
  useEffect(() => {
    let isOpen = true;
    void why(seat).then((reply) => {
      if (isOpen) setTold('say' in reply ? explain(reply) : reply.of);
    });
    return () => {
      isOpen = false;
    };
  }, [seat]);
  return (
    <section className="why-of" data-seat={seat}>
      <h3>{names[seat]}</h3>
      {told === undefined && <p>{s('why.asking')}</p>}
      {typeof told === 'string' && <p>{told}</p>}
      {Array.isArray(told) && told.length === 0 && <p>{s('why.nothing')}</p>}
      {Array.isArray(told) && told.length > 0 && (
        <dl>
          {(told as readonly Account[]).map(({ ask, because }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: decisions in their order
            <div key={at}>
              <dt>{explain({ say: `reason.ask.${ask}` })}</dt>
              <dd>{because.map((each) => explain(each)).join(' ')}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
