/** An offer on the blanket, as everybody sees it: what would change hands, what both would carry, and what was promised. */
import { Icon, PlayerMark, RuleTag, Sign } from '../../../design/index.ts';
import { bottleCap, itemSign } from '../signs.ts';
import { type AdventureContext, useAdventure } from '../table.tsx';
import { a } from '../words.ts';
import { AfterTrade } from './AfterTrade.tsx';

export function Offer(context: AdventureContext) {
  const { view, names } = context;
  const { colours, position } = useAdventure();
  const { trade } = view;
  if (trade === null) return null;
  const { from, to, give, take, shown, promise } = trade;
  const sides = [
    { seat: from, goods: give },
    { seat: to, goods: take },
  ];
  return (
    <section className="offer-desk panel" aria-label={a('offer', { from: names[from] ?? '', to: names[to] ?? '' })}>
      <div className="head">
        <h2>{a('offer', { from: names[from] ?? '', to: names[to] ?? '' })}</h2>
        <RuleTag id="FB-CAMP-8" />
      </div>
      <div className="blanket">
        {sides.map(({ seat, goods }) => (
          <div className="blanket-side" key={seat}>
            <p>
              <PlayerMark colour={colours[seat]!} size={18} /> {a('trade.they-give', { name: names[seat] ?? '' })}
            </p>
            <Goods {...goods} />
          </div>
        ))}
      </div>
      {shown.length > 0 && (
        <p className="shown-agendas">
          <Sign name="eye" size={16} />{' '}
          {a('offer.shown', { names: shown.map((id) => position.content.agendas.get(id)?.name ?? '').join(', ') })}{' '}
          <RuleTag id="FB-CAMP-11" />
        </p>
      )}
      {promise !== '' && (
        <p className="promise">
          {a('offer.promise', { promise })} <RuleTag id="FB-CAMP-9" />
        </p>
      )}
      <footer>
        <AfterTrade name={names[from] ?? ''} seat={from} goes={give.cards} comes={take.cards} context={context} />
        <AfterTrade name={names[to] ?? ''} seat={to} goes={take.cards} comes={give.cards} context={context} />
      </footer>
    </section>
  );
}

interface GoodsProps {
  readonly cards: readonly string[];
  readonly caps: number;
  readonly agendas: number;
}

function Goods({ cards, caps, agendas }: GoodsProps) {
  const { position } = useAdventure();
  if (cards.length + caps + agendas === 0) return <em>{a('trade.nothing')}</em>;
  return (
    <>
      {cards.map((id) => {
        const item = position.content.items.get(id)!;
        return (
          <div key={id} className="lying-card">
            <Icon path={itemSign(item)} size={24} />
            <span>
              <b>{item.name}</b>
              <small>{item.text}</small>
            </span>
          </div>
        );
      })}
      {caps > 0 && (
        <div className="lying-card">
          <Icon path={bottleCap} size={22} /> <b>{a('price.caps', { n: caps })}</b>
        </div>
      )}
      {agendas > 0 && (
        <div className="lying-card">
          <Sign name="cards" size={20} /> <b>{a('trade.agendas', { n: agendas })}</b>
        </div>
      )}
    </>
  );
}
