/** What somebody would carry after a trade, against what they may. */
import { inventoryLimit } from '@holotape/adventure/queries/survivors';
import { Key, RuleTag, Sign } from '../../../design/index.ts';
import { type AdventureContext, useAdventure } from '../table.tsx';
import { a } from '../words.ts';

interface AfterTradeProps {
  readonly name: string;
  readonly seat: number;
  readonly goes: readonly string[];
  readonly comes: readonly string[];
  /** Lays one more of their cards on the blanket; none where nothing can be changed any more. */
  readonly repair?: ((card: string) => void) | undefined;
  readonly context: AdventureContext;
}

/** Too many is a warning and no refusal: whoever has too many discards then. FB-CAMP-12 */
export function AfterTrade({ name, seat, goes, comes, repair, context }: AfterTradeProps) {
  const { position } = useAdventure();
  const limit = inventoryLimit(position, seat);
  const carried = context.view.survivors[seat]!.cards.filter(
    (card) => card.in === 'inventory' && !goes.includes(card.id),
  );
  const after = carried.length + comes.length;
  // A card, not what is printed on it: there are several of some.
  const [cheapest] = carried
    .flatMap(({ id }) => {
      const item = position.content.items.get(id);
      return item === undefined ? [] : [{ id, name: item.name, cost: item.cost ?? 0 }];
    })
    .toSorted((one, other) => one.cost - other.cost);
  return (
    <p className={after > limit ? 'after-trade over' : 'after-trade'}>
      <span className="sockets" aria-hidden="true">
        {Array.from({ length: Math.max(after, limit) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sockets are alike
          <i key={i} className={i >= limit ? 'over' : i < after ? 'on' : ''} />
        ))}
      </span>
      <Sign name={after > limit ? 'warning' : 'tick'} size={16} /> {a('trade.after', { name, n: after, limit })}{' '}
      {after > limit && a('trade.over', { n: after - limit })} {after > limit && <RuleTag id="FB-CAMP-12" />}
      {after > limit && repair !== undefined && cheapest !== undefined && (
        <Key kind="quiet" sign="plus" onClick={() => repair(cheapest.id)}>
          {a('trade.repair', { item: cheapest.name })}
        </Key>
      )}
    </p>
  );
}
