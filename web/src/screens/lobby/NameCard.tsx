/** Who sits on a seat of the lobby, whether they are ready, and what the host can do about it. */
import robot from 'game-icon:vintage-robot';
import type { SeatInfo, TableInfo } from '@holotape/table/spoken/protocol';
import { roomBeside } from '../../client/state.ts';
import { Icon, Key, Menu, type MenuEntry, type PlayerColour, PlayerMark, Sign, Tag } from '../../design/index.ts';
import { STRENGTHS, type Strength } from '../../games/setting-up.ts';
import { listNames, t } from '../../text/index.ts';
import { heldFor } from '../new-table/open.ts';
import { STAND_IN } from '../new-table/wish.ts';
import type { Run } from './acts.ts';

interface NameCardProps {
  readonly at: number;
  readonly name: string;
  readonly colour: PlayerColour;
  readonly info: TableInfo;
  readonly run: Run;
  /** This person sits already. */
  readonly seated: boolean;
  /** How strong a bot can be. */
  readonly strengths: readonly Strength[];
}

export function NameCard({ at, name, colour, info, run, seated, strengths }: NameCardProps) {
  const seat = info.seats[at]!;
  const entries = [...sharing(seat, at, info, run), ...(info.host ? hostEntries(seat, at, info, run, strengths) : [])];
  const held = heldFor(info.id, at);
  if (seat.kind === 'open')
    return (
      <div className="name-card wait">
        <PlayerMark colour={colour} />
        <span>
          <b>{t('lobby.free', { colour: t(`colour.${colour}`) })}</b>
          <small>{held === undefined ? t('lobby.free.note') : t('lobby.held', { name: held })}</small>
        </span>
        {info.host ? (
          <Key onClick={() => void run({ do: 'seat', seat: at, to: { kind: 'bot', bot: STAND_IN } })}>
            <Icon path={robot} size={20} />
            {t('lobby.bot-instead')}
          </Key>
        ) : (
          !seated &&
          !info.closed && (
            <Key sign="link" onClick={() => void run({ do: 'join', seat: at })}>
              {t('join.sit')}
            </Key>
          )
        )}
      </div>
    );
  const who =
    seat.kind === 'bot'
      ? botWord(seat)
      : seat.yours
        ? info.host
          ? t('lobby.you-host')
          : t('lobby.you')
        : t(seat.present ? 'lobby.guest' : 'lobby.guest.away');
  const { ready = false } = seat;
  const canJoin = roomBeside(info).includes(at);
  return (
    <div className={canJoin ? 'name-card wait' : 'name-card'}>
      <PlayerMark colour={colour} />
      <span>
        <b>{name}</b>
        <small>{[who, ...company(seat)].join(', ')}</small>
      </span>
      <Tag kind={ready ? 'good' : 'plain'} sign={ready ? 'tick' : 'clock'}>
        {t(ready ? 'lobby.ready' : 'lobby.not-ready')}
      </Tag>
      {entries.length > 0 && (
        <Menu label={t('lobby.seat-menu', { name })} entries={entries} className="tool2">
          <Sign name="dots" size={18} />
        </Menu>
      )}
      {canJoin && (
        <Key sign="people" onClick={() => void run({ do: 'beside', seat: at })}>
          {t('lobby.beside.sit', { name })}
        </Key>
      )}
    </div>
  );
}

/** "with Ben and Cid". */
const company = ({ beside = [] }: SeatInfo): string[] =>
  beside.length === 0 ? [] : [t('lobby.beside', { names: listNames(beside.map(({ name }) => name)) })];

/** Room beside somebody, and who goes again: for whose seat it is, and for the host. */
function sharing(seat: SeatInfo, at: number, info: TableInfo, run: Run): MenuEntry[] {
  const mine = seat.yours && seat.yourPlace === undefined;
  if (info.sharedSeats !== true || seat.kind !== 'human' || (!mine && !info.host)) return [];
  const shared = seat.shared !== true;
  const { name, beside = [] } = seat;
  return [
    {
      label: t(`lobby.room${mine ? '.mine' : ''}${shared ? '' : '.no'}`, { name }),
      sign: 'people',
      run: () => void run({ do: 'share', seat: at, shared }),
    },
    ...beside.map(
      (each, place): MenuEntry => ({
        label: t('lobby.apart', { name: each.name }),
        sign: 'cross',
        run: () => void run({ do: 'apart', seat: at, beside: place }),
      }),
    ),
  ];
}

function botWord({ bot }: SeatInfo): string {
  const strength = STRENGTHS.find((each) => each === bot);
  return strength === undefined ? t('lobby.bot') : t(`lobby.bot.${strength}`);
}

function hostEntries(
  seat: SeatInfo,
  at: number,
  info: TableInfo,
  run: Run,
  strengths: readonly Strength[],
): MenuEntry[] {
  const entries: MenuEntry[] = [];
  const swap = (other: number) => void run({ do: 'swap', seats: [at, other] });
  if (at > 0) entries.push({ label: t('lobby.up'), sign: 'up', run: () => swap(at - 1) });
  if (at < info.seats.length - 1) entries.push({ label: t('lobby.down'), sign: 'down', run: () => swap(at + 1) });
  const put = (bot: string) => void run({ do: 'seat', seat: at, to: { kind: 'bot', bot } });
  if (seat.kind === 'bot') {
    for (const each of strengths.filter((other) => other !== seat.bot))
      entries.push({ label: t(`lobby.play.${each}`), sign: 'gear', run: () => put(each) });
  } else if (!seat.yours) entries.push({ label: t('lobby.hand-to-bot'), sign: 'gear', run: () => put(STAND_IN) });
  if (!seat.yours)
    entries.push({
      label: seat.kind === 'bot' ? t('lobby.make-open') : t('lobby.send-away'),
      sign: 'cross',
      run: () => void run({ do: 'seat', seat: at, to: { kind: 'open' } }),
    });
  return entries;
}
