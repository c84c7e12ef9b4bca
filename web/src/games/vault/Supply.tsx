/** What lies in the open: three rooms to build, three items, and how many cards are left. */
import { Icon, Panel } from '../../design/index.ts';
import { optionOf } from '../module.ts';
import { useItemSlip, useRoomSlip } from './card-slips.tsx';
import { useVault, type VaultContext } from './context.ts';
import { itemGlyph } from './drawing/glyphs.tsx';
import { RoomPicture } from './drawing/room.tsx';
import { Tokens } from './options.tsx';
import { abilityWords, listTokens, spacePhrase, v } from './words.ts';

/** The option that takes this card, if the open question has one. */
const offerOf = ({ question }: VaultContext, id: string, asks: readonly string[]) =>
  question !== null && asks.includes(question.ask) ? question.options?.find((option) => option.id === id) : undefined;

const ROOM_ASKS = ['build.pay', 'build.room', 'item.swap-out', 'item.swap-room'];

function RoomCard({ id, context }: { readonly id: string; readonly context: VaultContext }) {
  const { content } = useVault();
  const room = content.rooms.get(id)!;
  const option = offerOf(context, id, ROOM_ASKS);
  const slip = useRoomSlip(id, context, option?.blocked);
  const open = option !== undefined && option.blocked === undefined;
  return (
    <li>
      <button
        type="button"
        className={`room-card${open ? ' lit' : ''}`}
        aria-disabled={option?.blocked ? true : undefined}
        aria-pressed={optionOf(context) === id || undefined}
        {...slip.props}
        onClick={() => (open ? void context.answer(id) : slip.open())}
      >
        <svg viewBox="0 0 96 38" aria-hidden="true">
          <RoomPicture id={id} w={96} h={38} />
        </svg>
        <b>{room.name}</b>
        <span className="price">
          <span>{v('room.price')}</span>
          <Tokens names={room.price} size={18} />
        </span>
        <span className="sr">
          {listTokens(room.price)}. {room.spaces.map((space) => spacePhrase(space)).join('. ')}
        </span>
      </button>
      {slip.bubble}
    </li>
  );
}

function ItemOnTrack({ id, context }: { readonly id: string; readonly context: VaultContext }) {
  const { content } = useVault();
  const item = content.items.get(id);
  const open = offerOf(context, id, ['gain.item']) !== undefined;
  const slip = useItemSlip(id, context);
  return (
    <li>
      <button
        type="button"
        className={`track-item${open ? ' lit' : ''}`}
        data-track-item={id}
        {...slip.props}
        onClick={() => (open ? void context.answer(id) : slip.open())}
      >
        <Icon path={itemGlyph(id)} size={24} />
        <b>{item?.name ?? id}</b>
        <small>{item && abilityWords(item.ability)}</small>
      </button>
      {slip.bubble}
    </li>
  );
}

export function Supply(context: VaultContext) {
  const { view } = context;
  return (
    <Panel
      title={v('rooms.build')}
      more={
        <>
          <span className="rooms-left">{v('rooms.deck', { n: view.roomsLeft })}</span>
          <span className="threats-left">{v('threats.left', { n: view.threatsLeft })}</span>
        </>
      }
      className="supply"
    >
      <ul className="room-track" data-thing="supply:rooms">
        {view.roomTrack.map((id) => (
          <RoomCard key={id} id={id} context={context} />
        ))}
      </ul>
      <div className="head sub">
        <h2>{v('items')}</h2>
        <div className="more">{v('threats.left', { n: view.threatsLeft })}</div>
      </div>
      <ul className="item-track" aria-label={v('items')}>
        {view.itemTrack.map((id) => (
          <ItemOnTrack key={id} id={id} context={context} />
        ))}
      </ul>
    </Panel>
  );
}
