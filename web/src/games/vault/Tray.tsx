/** One's own things: happiness, three tracks of six, letters, dwellers, items. */
import { LETTERS, RESOURCES, type Resource, TRACK_LIMIT } from '@holotape/vault/printed/icons';
import type { HeldItem, Player } from '@holotape/vault/state';
import { Icon, PlayerMark } from '../../design/index.ts';
import { optionOf } from '../module.ts';
import { useItemSlip } from './card-slips.tsx';
import { useVault, type VaultContext } from './context.ts';
import { itemGlyph } from './drawing/glyphs.tsx';
import { TokenIcon } from './drawing/tokens.tsx';
import { abilityWords, v } from './words.ts';

/** Six sockets, filled from the left, and the number. */
export function Track({
  resource,
  n,
  size = 24,
}: {
  readonly resource: Resource;
  readonly n: number;
  readonly size?: number;
}) {
  return (
    <div
      className="track"
      role="img"
      aria-label={v('track.of', { resource: v(`res.${resource}`), n })}
      data-track={resource}
    >
      <TokenIcon name={resource} size={size} />
      <span className="sockets">
        {Array.from({ length: TRACK_LIMIT }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: six sockets, always the same
          <i key={i}>{i < n && <TokenIcon name={resource} size={size - 4} />}</i>
        ))}
      </span>
      <b className="num">{n}</b>
    </div>
  );
}

/** The seven letters; those a dweller is trained in are brass. */
export function Letters({ player }: { readonly player: Player }) {
  const held = LETTERS.filter((letter) => player.dwellers.some(({ trained }) => trained === letter));
  const soon = LETTERS.filter((letter) => player.dwellers.some(({ training }) => training === letter));
  return (
    <span
      className="letters"
      role="img"
      aria-label={held.length === 0 ? v('letters.nobody') : v('letters.held', { letters: held.join(', ') })}
    >
      {LETTERS.map((letter) => (
        <span
          key={letter}
          className={`letter-tile${held.includes(letter) ? ' on' : soon.includes(letter) ? ' soon' : ''}`}
        >
          {letter}
        </span>
      ))}
    </span>
  );
}

interface ItemCardProps {
  readonly held: HeldItem;
  readonly context: VaultContext;
  readonly size?: 'whole' | 'compact' | 'mini';
}

/** An item one holds; lit when it may be used now. */
export function ItemCard({ held, context, size = 'whole' }: ItemCardProps) {
  const { content } = useVault();
  const { question, propose, confirm, answer } = context;
  const chosen = optionOf(context);
  const item = content.items.get(held.id);
  const option = question?.options?.find(
    ({ id }) => id === `use:${held.id}` || (isItemAsk(question.ask) && id === held.id),
  );
  const blocked = option?.blocked;
  const slip = useItemSlip(held.id, context, blocked);
  const open = option !== undefined && blocked === undefined;
  const note = held.exhausted ? v('item.used') : item && abilityWords(item.ability);
  return (
    <>
      <button
        type="button"
        className={`item-card${held.exhausted ? ' used' : ''}${open ? ' lit' : ''}${size === 'whole' ? '' : ` ${size}`}`}
        aria-pressed={option !== undefined && chosen === option.id ? true : undefined}
        aria-disabled={blocked ? true : undefined}
        data-item={held.id}
        aria-label={size === 'mini' ? `${item?.name ?? held.id} ${note}` : undefined}
        {...slip.props}
        onClick={() => {
          if (!open) return slip.open();
          if (chosen === option.id) void confirm();
          else if (question?.ask !== 'turn') void answer(option.id);
          else propose(option.id);
        }}
      >
        <span className="band">{item?.name ?? held.id}</span>
        <span className="in">
          <Icon path={itemGlyph(held.id)} size={size === 'compact' ? 20 : 24} />
          {size !== 'mini' && <small>{note}</small>}
        </span>
      </button>
      {slip.bubble}
    </>
  );
}

const isItemAsk = (ask: string): boolean => ask === 'pay.item' || ask === 'ready.item';

export function Tray(context: VaultContext) {
  const { seat, view, names } = context;
  const player = seat === 'public' ? undefined : view.players[seat];
  if (player === undefined || seat === 'public') return null;
  const left = player.dwellers.filter(({ at }) => at === null).length;
  return (
    <section className="vault-tray" data-own-seat={seat} aria-label={v('tray', { name: names[seat] ?? '' })}>
      <div className="me">
        <PlayerMark colour={player.colour} size={26} />
        <b>{names[seat]}</b>
        <small>{v('you')}</small>
      </div>
      <div className="joy" data-track="happiness" data-thing="screen:headline">
        <TokenIcon name="happiness" size={34} />
        <b>{player.happiness}</b>
        <small>{v('happiness')}</small>
      </div>
      <div className="tracks">
        {RESOURCES.map((resource) => (
          <Track key={resource} resource={resource} n={player[resource]} />
        ))}
      </div>
      <div className="spec">
        <span className="lab">{v('trained')}</span>
        <Letters player={player} />
        <span className="lab">
          {v('dwellers.of', { n: player.dwellers.length })}
          {view.phase === 'place' && left > 0 && <b>, {v('dwellers.left', { n: left })}</b>}
        </span>
      </div>
      <div className="items" data-track="items">
        {player.items.length === 0 ? (
          <div className="empty">
            <b>{v('items.none')}</b>
            <small>{v('items.none.note')}</small>
          </div>
        ) : (
          player.items.map((held) => (
            <ItemCard
              key={held.id}
              held={held}
              context={context}
              size={player.items.length > 5 ? 'mini' : player.items.length > 3 ? 'compact' : 'whole'}
            />
          ))
        )}
      </div>
    </section>
  );
}
