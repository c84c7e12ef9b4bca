/** What lies in the open: three rooms to build, three items, and how many cards are left. */
import { Icon, Panel, useWhyNot } from '../../design/index.ts';
import { itemGlyph } from './drawing/glyphs.tsx';
import { RoomPicture } from './drawing/room.tsx';
import { Token } from './drawing/tokens.tsx';
import { shortText } from './Tray.tsx';
import { useVault, type VaultContext } from './table.tsx';
import { listTokens, spacePhrase, v } from './words.ts';

/** The option that takes this card, if the open question has one. */
const offerOf = ({ question }: VaultContext, id: string, asks: readonly string[]) =>
  question !== null && asks.includes(question.ask) ? question.options?.find((option) => option.id === id) : undefined;

const ROOM_ASKS = ['build.pay', 'build.room', 'item.swap-out', 'item.swap-room'];

function RoomCard({ id, context }: { readonly id: string; readonly context: VaultContext }) {
  const { content } = useVault();
  const room = content.rooms.get(id)!;
  const option = offerOf(context, id, ROOM_ASKS);
  const why = useWhyNot(
    option?.blocked && { title: room.name, text: context.explain(option.blocked), rule: option.blocked.rule },
  );
  const open = option !== undefined && option.blocked === undefined;
  const tokens = room.price;
  const first = 96 - 10 - 20 * (tokens.length - 1);
  const label = `${room.name}, price ${listTokens(tokens)}. ${room.spaces.map((space) => spacePhrase(space)).join('. ')}`;
  return (
    <li>
      <button
        type="button"
        className={`room-card${open ? ' lit' : ''}`}
        aria-label={label}
        title={label}
        aria-disabled={option?.blocked ? true : undefined}
        aria-pressed={context.chosen === id || undefined}
        {...(option?.blocked && why.props)}
        onClick={() => {
          if (option?.blocked) why.open();
          else if (open) void context.answer(id);
          else context.point(context.pointed === `room:${id}` ? undefined : `room:${id}`);
        }}
      >
        <svg viewBox="0 0 102 96" aria-hidden="true">
          <rect x=".5" y=".5" width="101" height="95" rx="4" fill="var(--paper)" stroke="var(--edge)" />
          <RoomPicture id={id} x={3} y={3} w={96} h={38} />
          <text
            x="51"
            y="55"
            className="sign"
            fontSize="14"
            fontWeight="700"
            textAnchor="middle"
            fill="var(--ink)"
            {...(room.name.length > 16 && { textLength: 94, lengthAdjust: 'spacingAndGlyphs' })}
          >
            {room.name}
          </text>
          <rect x="3" y="60" width="96" height="33" rx="2" fill="var(--alert-tint)" />
          {tokens.length < 4 && (
            <text x="8" y="81" className="sign" fontSize="14" fontWeight="600" fill="var(--alert)">
              {v('room.price')}
            </text>
          )}
          {tokens.map((name, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a printed price never changes its order
            <Token key={i} name={name} x={first + 20 * i} y={76.5} scale={0.74} />
          ))}
        </svg>
      </button>
      {why.bubble}
    </li>
  );
}

function ItemOnTrack({ id, context }: { readonly id: string; readonly context: VaultContext }) {
  const { content } = useVault();
  const item = content.items.get(id);
  const open = offerOf(context, id, ['gain.item']) !== undefined;
  return (
    <li>
      <button
        type="button"
        className={`track-item${open ? ' lit' : ''}`}
        data-track-item={id}
        title={item?.text}
        onClick={() => (open ? void context.answer(id) : undefined)}
      >
        <Icon path={itemGlyph(id)} size={24} />
        <b>{item?.name ?? id}</b>
        <small>{shortText(item?.text ?? '')}</small>
      </button>
    </li>
  );
}

export function Supply(context: VaultContext) {
  const { view } = context;
  return (
    <Panel title={v('rooms.build')} more={v('rooms.deck', { n: view.roomsLeft })} className="supply">
      <ul className="room-track">
        {view.roomTrack.map((id) => (
          <RoomCard key={id} id={id} context={context} />
        ))}
      </ul>
      <div className="head sub">
        <h2>{v('items')}</h2>
        <div className="more">{v('threats.left', { n: view.threatsLeft })}</div>
      </div>
      <ul className="item-track">
        {view.itemTrack.map((id) => (
          <ItemOnTrack key={id} id={id} context={context} />
        ))}
      </ul>
    </Panel>
  );
}
