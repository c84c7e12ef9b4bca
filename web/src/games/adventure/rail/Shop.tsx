/** The shop as it lies open; prices against one's Caps. FB-SHOP-1 */
import { Icon, Sign } from '../../../design/index.ts';
import { ItemMarks } from '../sheet/Gear.tsx';
import { bottleCap, itemSign } from '../signs.ts';
import { type AdventureContext, useAdventure } from '../table.tsx';
import { a } from '../words.ts';

export function Shop({ view, point }: AdventureContext) {
  const { position, me } = useAdventure();
  return (
    <section className="panel shop" aria-label={a('shop')}>
      <div className="head">
        <h2>{a('shop')}</h2>
        <span className="more">{a('shop.where')}</span>
      </div>
      <ul>
        {view.shop.map((id) => {
          const item = position.content.items.get(id)!;
          const joins = item.kind === 'companion';
          const short = me !== undefined && !joins && (item.cost ?? 0) > me.caps;
          return (
            <li
              key={id}
              title={item.text}
              onPointerEnter={() => point(`item:${id}`)}
              onPointerLeave={() => point(undefined)}
            >
              <Icon path={itemSign(item)} size={24} />
              <span>
                <b>{item.name}</b>
                <small>
                  <ItemMarks item={item} />
                </small>
              </span>
              <span className={short ? 'price short' : 'price'}>
                {joins ? (
                  a('shop.joins')
                ) : (
                  <>
                    {short && <Sign name="no" size={14} />}
                    <Icon path={bottleCap} size={18} /> {item.cost}
                  </>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
