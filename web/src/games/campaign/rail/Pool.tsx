/** One's own cards between two battles: what came home, what was drawn, what is packed. CH-SELECT-1 */
import { Panel, RuleTag } from '../../../design/index.ts';
import { type CampaignContext, shownSeat } from '../context.ts';
import { campaignContent } from '../pack.ts';
import { named, w } from '../words.ts';

type Where = 'taken' | 'granted' | 'pool' | 'gathered' | 'unique';

/** What stands on the band of a card: its kind. */
const kindOf = (id: string): string => {
  const content = campaignContent();
  return content.boosts.has(id) ? 'boost' : (content.items.get(id)?.kind.replace('-', ' ') ?? 'card');
};

export function Pool(context: CampaignContext) {
  const { own, sums } = context.view.houses[shownSeat(context)]!;
  if (own === null) return null;
  const of = (where: Where, { items, boosts }: { items: readonly string[]; boosts: readonly string[] }) =>
    [...items, ...boosts].map((id) => ({ id, where }));
  const cards = [
    ...of('taken', own.taken),
    ...of('granted', own.granted),
    ...of('pool', own.pool),
    ...own.uniques.map((id) => ({ id, where: 'unique' as const })),
    ...of('gathered', own.gathered),
  ];
  return (
    <Panel
      title={w('pool')}
      {...(sums && { more: w('pool.places', { taken: sums.selection.taken, places: sums.selection.places }) })}
      className="stock"
    >
      {cards.length === 0 ? (
        <p className="empty">
          {w('pool.empty')} <RuleTag id="CH-SELECT-1" />
        </p>
      ) : (
        <ul>
          {cards.map(({ id, where }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same card may be there twice
            <li key={`${id} ${at}`}>
              <button type="button" className={`slip ${where}`} onClick={() => context.read(`card:${id}`)}>
                <span className="kind">{kindOf(id)}</span>
                <b>{named('held', id)}</b>
                <small>{w(`pool.${where}`)}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
