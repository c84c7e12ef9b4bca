/** The table's own entries of the menu. */
import { ownSeats } from '../../client/state.ts';
import type { Table } from '../../client/use-table.ts';
import { type MenuEntry, toast } from '../../design/index.ts';
import type { GameModule, TableContext } from '../../games/module.ts';
import { saveToFile } from '../../local/files.ts';
import { changeSettings, useSettings } from '../../settings/settings.ts';
import { actAt } from '../../shell/act-at.ts';
import { copyText } from '../../shell/copy.ts';
import { show } from '../../shell/overlays.ts';
import { go } from '../../shell/router.tsx';
import { forgetHints } from './hints/seen.ts';
import { botsAt } from './Why.tsx';
import { s } from './words.ts';

/** Dialogs over the table. */
export type TableDialog = 'abandon' | 'habits' | 'why';

interface MenuOf {
  readonly table: Table;
  readonly module: GameModule;
  readonly context: TableContext;
  readonly openDialog: (dialog: TableDialog) => void;
  readonly backToCount: (() => void) | undefined;
}

type Entries = readonly (MenuEntry | false)[];

export function useMenu(of: MenuOf): MenuEntry[] {
  const { notes } = useSettings();
  const { table, context, openDialog, backToCount } = of;
  const { info } = context;
  const entries: Entries = [
    backToCount !== undefined && { label: s('menu.result'), sign: 'flag', run: backToCount },
    info.within !== undefined && { label: s('menu.within'), sign: 'left', run: () => go(`/table/${info.within}`) },
    {
      label: s('menu.leave'),
      sign: 'pause',
      run: () => {
        go('/');
        toast({ text: s('leave.toast') });
      },
    },
    table.local && { label: s('menu.save'), sign: 'save', run: () => void saveToFile(table.id, info.title) },
    ...learning(of),
    botsAt(context).length > 0 && { label: s('menu.why'), sign: 'chat', run: () => openDialog('why') },
    { label: s('menu.replay'), sign: 'play', run: () => go(`/replay/${table.id}`) },
    info.code !== undefined && {
      label: s('menu.copy-link'),
      sign: 'link',
      run: () => void copyText(new URL(`/lobby/${info.code}`, location.href).href),
    },
    ...ownSeat(of),
    ...ownSide(of),
    !notes &&
      typeof Notification !== 'undefined' &&
      ownSeats(info).length > 0 && {
        label: s('menu.notes'),
        sign: 'bell',
        run: () =>
          void Notification.requestPermission().then((said) => said === 'granted' && changeSettings({ notes: true })),
      },
    ...ofHost(of),
    info.status === 'playing' &&
      info.host && { label: s('menu.abandon'), sign: 'cross', run: () => openDialog('abandon') },
  ];
  return entries.filter((entry) => entry !== false);
}

/** The rules in short, the hints of the first game once more, and what one is tired of being asked. */
const learning = ({ module, context, openDialog }: MenuOf): Entries => [
  { label: s('menu.short'), sign: 'book', run: () => show({ short: module.id }) },
  (module.hints ?? []).length > 0 &&
    ownSeats(context.info).length > 0 && {
      label: s('menu.hints'),
      sign: 'book',
      run: () => {
        forgetHints(module.id);
        changeSettings({ hints: true });
      },
    },
  module.Habits !== undefined &&
    ownSeats(context.info).length > 0 && {
      label: s('menu.habits'),
      sign: 'skip',
      run: () => openDialog('habits'),
    },
];

/** Leaving one's seat to a bot, and taking it back. */
function ownSeat({ table, context: { info, explain } }: MenuOf): Entries {
  if (info.status !== 'playing') return [];
  const own = ownSeats(info);
  const away = own.find((seat) => info.seats[seat]?.standIn);
  const here = own.find((seat) => info.seats[seat]?.kind === 'human');
  const bot = info.seats.find((seat) => seat.bot !== undefined)?.bot ?? 'greedy';
  return [
    !table.local &&
      here !== undefined && {
        label: s('menu.stand-in'),
        sign: 'again',
        run: () => void actAt(table, { do: 'stand-in', seat: here, bot }, explain),
      },
    away !== undefined && {
      label: s('menu.back'),
      sign: 'again',
      run: () => void actAt(table, { do: 'back', seat: away }, explain),
    },
  ];
}

/** Several people on a side: room beside oneself, and getting up from beside somebody. */
function ownSide({ table, context: { info, names, explain } }: MenuOf): Entries {
  const [at] = ownSeats(info);
  const seat = at === undefined ? undefined : info.seats[at]!;
  if (table.local || info.status !== 'playing' || info.sharedSeats !== true || seat?.kind !== 'human') return [];
  if (seat.yourPlace !== undefined)
    return [
      {
        label: s('menu.rise', { name: names[at!]! }),
        sign: 'door',
        run: () => void actAt(table, { do: 'leave' }, explain),
      },
    ];
  const shared = seat.shared !== true;
  return [
    {
      label: s(shared ? 'menu.room' : 'menu.room.no'),
      sign: 'people',
      run: () => void actAt(table, { do: 'share', seat: at!, shared }, explain),
    },
  ];
}

/** Whom the table lets in. */
function ofHost({ table, context: { info, explain } }: MenuOf): Entries {
  if (!info.host || table.local) return [];
  return [
    {
      label: s(info.watch ? 'menu.watch.off' : 'menu.watch.on'),
      sign: 'eye',
      apart: true,
      run: () => void actAt(table, { do: 'door', watch: !info.watch }, explain),
    },
    {
      label: s(info.closed ? 'menu.door.open' : 'menu.door.close'),
      sign: 'door',
      run: () => void actAt(table, { do: 'door', closed: !info.closed }, explain),
    },
  ];
}
