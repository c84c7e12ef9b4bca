/** The others at a glance: read one by one while there are few, compared in one table when there are four. */

import robot from 'game-icon:vintage-robot';
import { levelOf, roomsBuilt, threatsOn } from '@holotape/vault/queries/spaces';
import { turnsAfter } from '@holotape/vault/queries/turns';
import type { Player } from '@holotape/vault/state';
import type { ReactNode } from 'react';
import { Icon, Panel, PlayerMark, RuleTag, Tag } from '../../design/index.ts';
import { useAway } from '../../shell/away.ts';
import { useVault, type VaultContext } from './context.ts';
import { GLYPHS, itemGlyph } from './drawing/glyphs.tsx';
import { TokenIcon } from './drawing/tokens.tsx';
import { Letters } from './Tray.tsx';
import { levelName, v } from './words.ts';

interface Row {
  readonly seat: number;
  readonly player: Player;
  readonly rooms: number;
  readonly threats: number;
  /** Dwellers left to place. */
  readonly left: number;
  readonly state: string;
  readonly now: boolean;
  /** Nobody is at their screen. */
  readonly away: boolean;
}

function useRows(context: VaultContext): Row[] {
  const { view, waits, seat: mine, info } = context;
  const { vault } = useVault();
  const away = useAway(info.seats);
  const next = turnsAfter(view)[0];
  return view.players.map((player, seat) => {
    const level = levelOf(vault.state, seat);
    const left = player.dwellers.filter(({ at }) => at === null).length;
    const now = waits.includes(seat);
    const gone = away[seat];
    const state =
      gone !== undefined
        ? v('tag.away', { time: gone })
        : now
          ? seat === mine
            ? v('tag.your-turn')
            : v('tag.choosing')
          : view.phase !== 'place'
            ? v('tag.in-play')
            : player.passed
              ? v('tag.passed')
              : left === 0
                ? v('tag.placed')
                : seat === next
                  ? v('tag.next')
                  : v('tag.in-play');
    return {
      seat,
      player,
      rooms: roomsBuilt(level),
      threats: threatsOn(level),
      left,
      state,
      now,
      away: gone !== undefined,
    };
  });
}

function First({ context }: { readonly context: VaultContext }) {
  const { view, names } = context;
  if (view.first === null) return null;
  const name = names[view.first] ?? '';
  return (
    <>
      <TokenIcon name="first-player" size={17} /> {v('first-next', { name })}
    </>
  );
}

export function Others(context: VaultContext) {
  const rows = useRows(context);
  return rows.length > 3 ? <AsTable rows={rows} context={context} /> : <OneByOne rows={rows} context={context} />;
}

function OneByOne({ rows, context }: { readonly rows: readonly Row[]; readonly context: VaultContext }) {
  const { seat: mine, names } = context;
  const others = rows.filter(({ seat }) => seat !== mine);
  return (
    <Panel
      title={mine === 'public' ? v('seats') : v('others')}
      more={<First context={context} />}
      className="others"
      data-thing="screen:others"
    >
      <ul>
        {others.map(({ seat, player, rooms, left, state, now, away }) => (
          <li key={seat} className={now ? 'now' : ''} data-seat={seat}>
            <div className="who">
              <PlayerMark colour={player.colour} size={22} />
              <b>{names[seat]}</b>
              <small>{levelName(player.colour)}</small>
              <Tag kind={away ? 'alert' : 'plain'} {...(away && { sign: 'clock' as const })}>
                {state}
              </Tag>
            </div>
            <div className="or">
              <Figure icon={<TokenIcon name="happiness" size={22} />} n={player.happiness} of={v('happiness')} />
              <Figure icon={<TokenIcon name="power" />} n={player.power} of={v('res.power')} />
              <Figure icon={<TokenIcon name="food" />} n={player.food} of={v('res.food')} />
              <Figure icon={<TokenIcon name="water" />} n={player.water} of={v('res.water')} />
              <Figure
                icon={<Icon path={GLYPHS.person} size={18} colour="var(--ink-2)" />}
                n={left}
                small={`of ${player.dwellers.length}`}
                of={v('col.dwellers')}
              />
              <Figure icon={<TokenIcon name="item" />} n={player.items.length} of={v('col.items')} />
              <Figure icon={<TokenIcon name="build" />} n={rooms} small="of 6" of={v('col.rooms')} />
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface FigureProps {
  readonly icon: ReactNode;
  readonly n: number;
  readonly of: string;
  readonly small?: string;
}

function Figure({ icon, n, of, small }: FigureProps) {
  return (
    <span title={of}>
      {icon}
      <b className="num">
        <span className="sr">{of} </span>
        {n}
      </b>
      {small && <small>{small}</small>}
    </span>
  );
}

function AsTable({ rows, context }: { readonly rows: readonly Row[]; readonly context: VaultContext }) {
  const { seat: mine, names, info } = context;
  const heads: readonly [ReactNode, string][] = [
    [<TokenIcon key="j" name="happiness" />, v('happiness')],
    [<TokenIcon key="p" name="power" />, v('res.power')],
    [<TokenIcon key="f" name="food" />, v('res.food')],
    [<TokenIcon key="w" name="water" />, v('res.water')],
    [<Icon key="d" path={GLYPHS.person} size={18} />, v('col.dwellers')],
    [<TokenIcon key="i" name="item" />, v('col.items')],
    [<TokenIcon key="r" name="build" />, v('col.rooms')],
  ];
  return (
    <Panel
      title={v('seats.four')}
      more={<First context={context} />}
      className="seats-table"
      data-thing="screen:others"
    >
      <table>
        <thead>
          <tr>
            <th scope="col">{v('seats')}</th>
            {heads.map(([icon, name]) => (
              <th key={name} scope="col" title={name}>
                {icon}
                <span className="sr">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ seat, player, rooms, left, state, now }) => (
            <tr key={seat} className={`${now ? 'now' : ''} ${seat === mine ? 'me' : ''}`} data-seat={seat}>
              <th scope="row">
                <PlayerMark colour={player.colour} size={20} />
                <span>
                  <b>{names[seat]}</b>
                  {info.seats[seat]?.kind === 'bot' && (
                    <i>
                      <Icon path={robot} size={15} />
                      <span className="sr">{v('end.bot')}</span>
                    </i>
                  )}
                  <small>{seat === mine && !now ? v('you') : state}</small>
                </span>
              </th>
              <td>{player.happiness}</td>
              <td>{player.power}</td>
              <td>{player.food}</td>
              <td>{player.water}</td>
              <td>{left}</td>
              <td>{player.items.length}</td>
              <td className={rooms === 6 ? 'six' : ''}>{rooms}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

/** All that is public about the others, for a phone. */
export function OthersAtLength(context: VaultContext) {
  const rows = useRows(context);
  return (
    <div className="others-long">
      {rows
        .filter(({ seat }) => seat !== context.seat)
        .map((row) => (
          <OtherAtLength key={row.seat} row={row} context={context} />
        ))}
    </div>
  );
}

type SeatRow = ReturnType<typeof useRows>[number];

function OtherAtLength({ row, context: { names, view } }: { readonly row: SeatRow; readonly context: VaultContext }) {
  const { content, vault } = useVault();
  const { seat, player, rooms, threats, state } = row;
  const level = levelOf(vault.state, seat);
  const built = level.rooms.flatMap((room) => (room === null ? [] : [content.rooms.get(room)?.name ?? room]));
  return (
    <section className="panel">
      <header>
        <PlayerMark colour={player.colour} size={24} />
        <div>
          <h2>{names[seat]}</h2>
          <small>
            {levelName(player.colour)}, {v('rooms.of', { n: rooms })}
          </small>
        </div>
        <Tag>{state}</Tag>
      </header>
      <Figures row={row} />
      <p className="ln">
        {v('trained')} <Letters player={player} />
      </p>
      {player.items.length > 0 && (
        <p className="ln">
          <Icon path={itemGlyph(player.items[0]!.id)} size={20} />
          {player.items.map(({ id }) => content.items.get(id)?.name ?? id).join(', ')}
        </p>
      )}
      {built.length > 0 && (
        <p className="ln">
          <TokenIcon name="build" size={20} />
          {built.join(', ')}
        </p>
      )}
      {threats > 0 && (
        <p className="ln alert">
          {v('threats.level', { n: threats })} <RuleTag id="SH-END-2" />
        </p>
      )}
      {view.first === seat && (
        <p className="ln">
          <TokenIcon name="first-player" size={20} />
          {v('first-next', { name: names[seat] ?? '' })}
        </p>
      )}
    </section>
  );
}

function Figures({ row: { player, left } }: { readonly row: SeatRow }) {
  return (
    <div className="or">
      <Figure icon={<TokenIcon name="happiness" size={24} />} n={player.happiness} of={v('happiness')} />
      <Figure icon={<TokenIcon name="power" size={22} />} n={player.power} of={v('res.power')} />
      <Figure icon={<TokenIcon name="food" size={22} />} n={player.food} of={v('res.food')} />
      <Figure icon={<TokenIcon name="water" size={22} />} n={player.water} of={v('res.water')} />
      <Figure
        icon={<Icon path={GLYPHS.person} size={20} colour="var(--ink-2)" />}
        n={left}
        small={`of ${player.dwellers.length}`}
        of={v('col.dwellers')}
      />
    </div>
  );
}
