/** The shop laid out: prices against one's Caps, what one could sell, and why not. FB-SHOP */
import type { Option } from '@holotape/kernel/play';
import type { ReactNode } from 'react';
import { Icon, RuleTag, Sign, useWhyNot } from '../../../design/index.ts';
import { optionOf } from '../../module.ts';
import { ItemMarks } from '../sheet/Gear.tsx';
import { bottleCap, itemSign } from '../signs.ts';
import { type AdventureContext, useAdventure } from '../table.tsx';
import { a } from '../words.ts';

/** While one shops: everything that can be bought, recruited or sold is a key. */
export function Stall(context: AdventureContext) {
  const { question, view } = context;
  if (question?.ask !== 'shop') return null;
  const { left = 1, less = 0 } = (question.about ?? {}) as { left?: number; less?: number };
  const options = question.options ?? [];
  const goods = options.filter(({ id }) => id.startsWith('buy:') || id.startsWith('recruit:'));
  const sales = options.filter(({ id }) => id.startsWith('sell:'));
  return (
    <section className="panel stall" aria-label={a('stall')}>
      <div className="head">
        <h2>{a('shop')}</h2>
        <span className="more">
          {a('stall.left', { n: left })} · {a('stall.have', { n: view.survivors[question.seat]!.caps })}{' '}
          <RuleTag id="FB-SHOP-7" />
        </span>
      </div>
      <ul className="goods">
        {goods.map((option) => (
          <Ware key={option.id} option={option} context={context} price={(cost) => Math.max(0, cost - less)} />
        ))}
      </ul>
      {sales.length > 0 && (
        <>
          <h3>
            {a('stall.sell')} <RuleTag id="FB-SHOP-9" />
          </h3>
          <ul className="goods">
            {sales.map((option) => (
              <Ware key={option.id} option={option} context={context} price={(cost) => Math.max(0, cost - 1)} plus />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface WareProps {
  readonly option: Option;
  readonly context: AdventureContext;
  readonly price: (cost: number) => number;
  readonly plus?: boolean;
}

function Ware({ option: { id, blocked }, context, price, plus = false }: WareProps) {
  const { position } = useAdventure();
  const item = position.content.items.get(id.slice(id.indexOf(':') + 1))!;
  const reason = blocked && { text: context.explain(blocked), rule: blocked.rule };
  const why = useWhyNot(reason);
  const chosen = optionOf(context) === id;
  const act = () => {
    if (reason) return why.open();
    if (chosen) return void context.confirm();
    context.propose(id);
  };
  return (
    <li>
      <button
        type="button"
        className={`ware ${item.kind}`}
        data-answer={id}
        aria-pressed={reason ? undefined : chosen}
        aria-disabled={reason ? true : undefined}
        {...(reason && why.props)}
        onClick={act}
      >
        <Icon path={itemSign(item)} size={30} />
        <span>
          <b>{item.name}</b>
          <small>
            <ItemMarks item={item} />
          </small>
          {reason && (
            <small className="no">
              <Sign name="no" size={14} /> {reason.text}
            </small>
          )}
        </span>
        {id.startsWith('recruit:') ? (
          <span className="price">{a('shop.joins')}</span>
        ) : (
          <Price>{`${plus ? '+' : ''}${price(item.cost ?? 0)}`}</Price>
        )}
      </button>
      {why.bubble}
    </li>
  );
}

const Price = ({ children }: { readonly children: ReactNode }) => (
  <span className="price">
    <Icon path={bottleCap} size={18} /> {children}
  </span>
);

/** The shop while one may only look: what one could pay, and when one may buy. FB-SHOP-5 */
export function LookOnly({ view }: AdventureContext) {
  const { position, me } = useAdventure();
  return (
    <section className="panel stall look" aria-label={a('stall')}>
      <div className="head">
        <h2>{a('shop')}</h2>
        <span className="more">{a('stall.look')}</span>
      </div>
      <p className="note">
        <Sign name="eye" size={18} /> {a('stall.when')} <RuleTag id="FB-SHOP-5" />
      </p>
      <ul className="goods">
        {view.shop.map((id) => {
          const item = position.content.items.get(id)!;
          const joins = item.kind === 'companion';
          const short = joins ? 0 : Math.max(0, (item.cost ?? 0) - (me?.caps ?? 0));
          return (
            <li key={id} className={`ware ${item.kind}`} title={item.text}>
              <Icon path={itemSign(item)} size={26} />
              <span>
                <b>{item.name}</b>
                <small>{joins ? a('shop.joins') : short > 0 ? a('stall.short', { n: short }) : a('stall.can')}</small>
              </span>
              {!joins && <Price>{item.cost}</Price>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
