/** What a card says in full: on a slip beside it, by click, by "?" and by a rest of the pointer. */

import type { Reason } from '@holotape/kernel/play';
import { missingFor } from '@holotape/vault/queries/using';
import { Sign, useWhyNot, WhyLine } from '../../design/index.ts';
import { useVault, type VaultContext } from './context.ts';
import { Tokens } from './options.tsx';
import { costTokens, rewardRows } from './token-names.ts';
import { listTokens, spacePhrase, v } from './words.ts';

/** An item's own text, and why it cannot be used now. */
export function useItemSlip(id: string, { explain }: VaultContext, blocked?: Reason) {
  const { content } = useVault();
  const item = content.items.get(id);
  return useWhyNot({
    plain: blocked === undefined,
    title: item?.name ?? id,
    text: (
      <>
        <span className="card-text">{item?.text}</span> {blocked && explain(blocked)}
      </>
    ),
    rule: blocked?.rule ?? 'SH-ITEM-2',
  });
}

/** Both spaces of a room in the track, and what one still lacks to build it. */
export function useRoomSlip(id: string, { explain }: VaultContext, blocked?: Reason) {
  const { content, me } = useVault();
  const room = content.rooms.get(id)!;
  const lacks = me === undefined ? [] : missingFor(me, { cost: room.price }, undefined).map((at) => room.price[at]!);
  const no = blocked
    ? { text: explain(blocked), rule: blocked.rule }
    : lacks.length > 0
      ? { text: v('room.lacks', { what: listTokens(lacks) }), rule: 'SH-BUILD-4' }
      : undefined;
  return useWhyNot({
    plain: blocked === undefined,
    title: room.name,
    text: (
      <>
        {room.spaces.map((space, side) => (
          <span className="card-space" key={side === 0 ? 'left' : 'right'}>
            <span className="gives" aria-hidden="true">
              <Tokens names={costTokens(space.cost, space.fight)} size={20} />
              {space.cost.length > 0 && <Sign name="right" size={14} />}
              <Tokens names={rewardRows(space.reward).flat()} size={20} />
            </span>
            <b className="side">{v(side === 0 ? 'room.left' : 'room.right')}</b> {spacePhrase(space)}
          </span>
        ))}
        <span className="card-space">
          <span className="gives" aria-hidden="true">
            <Tokens names={room.price} size={20} />
          </span>
          <b className="side">{v('room.price')}:</b> {listTokens(room.price)}
        </span>
        {no && <WhyLine {...no} />}
      </>
    ),
  });
}
