/** Talk at a running table: the same as in the lobby. */
import { companions, voicedSeats } from '../../client/state.ts';
import type { Table } from '../../client/use-table.ts';
import type { GameModule, TableContext } from '../../games/module.ts';
import { Chat } from '../../shell/Chat.tsx';

interface TableChatProps {
  readonly table: Table;
  readonly context: TableContext;
  readonly module: GameModule;
}

export function TableChat({ table, context, module }: TableChatProps) {
  const { info, names, view } = context;
  return (
    <Chat
      lines={table.chat}
      names={names}
      colours={module.colours(info.options, names.length, view)}
      own={voicedSeats(info)}
      beside={companions(info)}
      say={table.say}
    />
  );
}
