/** All one's own things, for a phone. */
import { DWELLER_LIMIT, RESOURCES } from '@holotape/vault/printed/icons';
import { levelOf } from '@holotape/vault/queries/spaces';
import { Panel, PlayerMark } from '../../design/index.ts';
import { useVault, type VaultContext } from './context.ts';
import { PegIcon } from './drawing/peg.tsx';
import { TokenIcon } from './drawing/tokens.tsx';
import { kindName } from './labels.ts';
import { spaceView, whoStands } from './reading.ts';
import { ItemCard, Letters, Track } from './Tray.tsx';
import { v } from './words.ts';

export function Mine(context: VaultContext) {
  const { seat, view } = context;
  const player = seat === 'public' ? undefined : view.players[seat];
  if (player === undefined || seat === 'public') return <p className="empty-tab">{v('mine.watching')}</p>;
  const own = { context, seat, player };
  return (
    <div className="mine-long">
      <Standing {...own} />
      <Dwellers {...own} />
      <Panel title={v('items')} more={player.items.length > 0 && v('mine.tap')}>
        {player.items.length === 0 ? (
          <p className="empty-tab">
            <b>{v('items.none')}</b> {v('items.none.note')}
          </p>
        ) : (
          <div className="item-grid">
            {player.items.map((held) => (
              <ItemCard key={held.id} held={held} context={context} />
            ))}
          </div>
        )}
      </Panel>
      <OwnLevel {...own} />
    </div>
  );
}

interface OwnProps {
  readonly context: VaultContext;
  readonly seat: number;
  readonly player: VaultContext['view']['players'][number];
}

/** Happiness, how that compares, and the resources. */
function Standing({ context: { view, names }, seat, player }: OwnProps) {
  const best = Math.max(...view.players.filter((_, other) => other !== seat).map(({ happiness }) => happiness));
  const ahead = player.happiness - best;
  return (
    <section className="vault-tray tall" aria-label={v('tray', { name: names[seat] ?? '' })}>
      <div className="joy">
        <TokenIcon name="happiness" size={36} />
        <b>{player.happiness}</b>
        <small>
          {v('happiness')}
          <br />
          {ahead === 0 ? v('mine.level') : ahead > 0 ? v('mine.ahead', { n: ahead }) : v('mine.behind', { n: -ahead })}
        </small>
      </div>
      <div className="tracks">
        {RESOURCES.map((resource) => (
          <Track key={resource} resource={resource} n={player[resource]} size={26} />
        ))}
      </div>
    </section>
  );
}

function Dwellers({ player }: OwnProps) {
  const { vault, content } = useVault();
  const left = player.dwellers.filter(({ at }) => at === null).length;
  return (
    <Panel
      title={v('mine.dwellers')}
      more={`${v('left.of', { left: player.dwellers.length, all: DWELLER_LIMIT })}${left > 0 ? `, ${v('dwellers.left', { n: left })}` : ''}`}
    >
      <ul className="dwellers">
        {player.dwellers.map((dweller) => {
          const at = dweller.at === null ? undefined : spaceView(vault, dweller.at);
          const room = at?.threat?.name ?? (at?.room && content.rooms.get(at.room)?.name) ?? v('mine.lift');
          return (
            <li key={dweller.id} className={dweller.at === null ? 'here' : ''}>
              <PegIcon
                colour={player.colour}
                dweller={dweller.id}
                trained={dweller.trained}
                injured={dweller.injured}
                learning={dweller.training !== null}
                size={44}
              />
              <b>{kindName(dweller)}</b>
              <small>{dweller.at === null ? v('mine.here') : room}</small>
            </li>
          );
        })}
      </ul>
      <p className="ln">
        {v('trained')} <Letters player={player} />
      </p>
    </Panel>
  );
}

/** One's rooms, and who works there. */
function OwnLevel({ context: { view, names }, seat }: OwnProps) {
  const { vault, content } = useVault();
  const level = levelOf(vault.state, seat);
  const standing = whoStands(vault.state, false);
  return (
    <Panel title={v('mine.your-level')} more={v('rooms.of', { n: level.rooms.filter(Boolean).length })}>
      <ul className="level-list">
        {level.rooms.map((room, place) => {
          if (room === null) return null;
          const here = [1, 2].flatMap((number) => standing.get(`${level.name}.${place + 1}.${number}`) ?? []);
          return (
            <li key={room}>
              {here[0] && <PlayerMark colour={view.players[here[0].seat]!.colour} size={18} />}
              <b>{content.rooms.get(room)?.name}</b>
              <small>
                {here.length === 0
                  ? v('space.idle')
                  : [...new Set(here.map(({ seat: by }) => (by === seat ? v('you') : names[by])))].join(', ')}
              </small>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

/** The three resources, always in sight. */
export function Purse({ seat, view }: VaultContext) {
  const player = seat === 'public' ? undefined : view.players[seat];
  if (player === undefined) return null;
  return (
    <div
      className="purse"
      data-own-seat={seat}
      role="img"
      aria-label={RESOURCES.map((each) => v('track.of', { resource: v(`res.${each}`), n: player[each] })).join(', ')}
    >
      {RESOURCES.map((resource) => (
        <span key={resource} data-track={resource}>
          <TokenIcon name={resource} size={20} />
          <b>{player[resource]}</b>
        </span>
      ))}
    </div>
  );
}
