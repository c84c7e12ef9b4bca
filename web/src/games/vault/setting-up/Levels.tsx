/** The shelter in cutaway, one level for each seat, with a name card on each. */
import fossil from 'game-icon:ammonite-fossil';
import robot from 'game-icon:vintage-robot';
import type { TableAction } from '@holotape/table/spoken/actions';
import type { SeatInfo, TableInfo } from '@holotape/table/spoken/protocol';
import {
  Blueprint,
  ElevatorDoors,
  HOMES,
  Icon,
  Key,
  Menu,
  type MenuEntry,
  type PlayerColour,
  PlayerMark,
  Sign,
  Sky,
  Stage,
  Tag,
} from '../../design/index.ts';
import { t } from '../../text/index.ts';
import { heldFor } from '../new-table/open.ts';
import { STAND_IN } from '../new-table/wish.ts';

interface LevelsProps {
  readonly info: TableInfo;
  readonly names: readonly string[];
  readonly colours: readonly PlayerColour[];
  readonly run: (...actions: readonly TableAction[]) => Promise<boolean>;
  /** This person sits already. */
  readonly seated: boolean;
}

export function Levels({ info, names, colours, run, seated }: LevelsProps) {
  const open = info.seats.flatMap(({ kind }, at) => (kind === 'open' ? [at] : []));
  const held = open.length === 1 ? heldFor(info.id, open[0]!) : undefined;
  const waits =
    held === undefined ? t('lobby.levels-wait', { n: open.length }) : t('lobby.level-waits-for', { name: held });
  return (
    <section className="cutaway" aria-label={t('lobby.shelter')}>
      <div className="sky">
        <Sky />
        <h1>{open.length === 0 ? t('lobby.full') : waits}</h1>
      </div>
      <ol className="levels">
        {info.seats.map((seat, at) => (
          <Level
            // biome-ignore lint/suspicious/noArrayIndexKey: a level is its place
            key={at}
            seat={seat}
            at={at}
            name={names[at]!}
            colour={colours[at] ?? 'violet'}
            info={info}
            run={run}
            seated={seated}
          />
        ))}
      </ol>
      <div className="deep" aria-hidden="true">
        <Icon path={fossil} size={36} colour="var(--concrete)" />
        <Fishbone />
      </div>
    </section>
  );
}

function Fishbone() {
  return (
    <svg width="70" height="26" viewBox="-42 -15 84 30" aria-hidden="true">
      <g fill="none" stroke="var(--concrete)" strokeWidth="3" strokeLinecap="round">
        <path d="M-30 0H22" />
        <path d="M-18-10V10M-8-12V12M2-11V11M12-8V8M-30 0l-9-8M-30 0l-9 8" strokeWidth="2.4" />
        <path d="M22-8q14 0 14 8t-14 8Z" fill="var(--concrete)" strokeWidth="1" />
      </g>
    </svg>
  );
}

interface LevelProps extends Omit<LevelsProps, 'names' | 'colours'> {
  readonly seat: SeatInfo;
  readonly at: number;
  readonly name: string;
  readonly colour: PlayerColour;
}

function Level({ seat, at, name, colour, info, run, seated }: LevelProps) {
  const open = seat.kind === 'open';
  const [left, right] = HOMES[colour];
  return (
    <li className={open ? 'level open' : 'level'}>
      <div className="room">
        {open ? (
          <Blueprint width={270} height={143} awaited />
        ) : (
          <Stage colour={colour} width={270} height={143} scene={left} who={seat.kind === 'bot' ? 'bot' : 'person'} />
        )}
      </div>
      <div className="lift">
        <ElevatorDoors colour={colour} width={132} height={143} dark={open} />
      </div>
      <div className="room second">
        {open ? (
          <Blueprint width={270} height={143} />
        ) : (
          <Stage colour={colour} width={270} height={143} scene={right} />
        )}
        <NameCard seat={seat} at={at} name={name} colour={colour} info={info} run={run} seated={seated} />
      </div>
    </li>
  );
}

function NameCard({ seat, at, name, colour, info, run, seated }: LevelProps) {
  const entries = info.host ? hostEntries(seat, at, info, run) : [];
  const held = heldFor(info.id, at);
  if (seat.kind === 'open')
    return (
      <div className="name wait">
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
  return (
    <div className="name">
      <PlayerMark colour={colour} />
      <span>
        <b>{name}</b>
        <small>{who}</small>
      </span>
      <Tag kind={ready ? 'good' : 'plain'} sign={ready ? 'tick' : 'clock'}>
        {t(ready ? 'lobby.ready' : 'lobby.not-ready')}
      </Tag>
      {entries.length > 0 && (
        <Menu label={t('lobby.seat-menu', { name })} entries={entries} className="tool2">
          <Sign name="dots" size={18} />
        </Menu>
      )}
    </div>
  );
}

const botWord = ({ bot }: SeatInfo): string =>
  bot === 'random' || bot === 'greedy' ? t(`lobby.bot.${bot}`) : t('lobby.bot');

function hostEntries(seat: SeatInfo, at: number, info: TableInfo, run: LevelsProps['run']): MenuEntry[] {
  const entries: MenuEntry[] = [];
  const swap = (other: number) => void run({ do: 'swap', seats: [at, other] });
  if (at > 0) entries.push({ label: t('lobby.up'), sign: 'up', run: () => swap(at - 1) });
  if (at < info.seats.length - 1) entries.push({ label: t('lobby.down'), sign: 'down', run: () => swap(at + 1) });
  const put = (bot: string) => void run({ do: 'seat', seat: at, to: { kind: 'bot', bot } });
  if (seat.kind === 'bot') {
    entries.push({ label: t('lobby.rookie'), sign: 'gear', run: () => put('random') });
    entries.push({ label: t('lobby.steady'), sign: 'gear', run: () => put('greedy') });
  } else if (!seat.yours) entries.push({ label: t('lobby.hand-to-bot'), sign: 'gear', run: () => put(STAND_IN) });
  if (!seat.yours)
    entries.push({
      label: seat.kind === 'bot' ? t('lobby.make-open') : t('lobby.send-away'),
      sign: 'cross',
      run: () => void run({ do: 'seat', seat: at, to: { kind: 'open' } }),
    });
  return entries;
}
