/** What the company has built, what comes next, and its C.A.M.P. tokens: all of it belongs to everybody. AB-WORK-3, AB-CAMP-1 */
import { Icon, RuleTag, Sign } from '../../../design/index.ts';
import { type AdventureContext, useAdventure } from '../table.tsx';
import { CampToken } from './CampToken.tsx';
import { upgradeSign } from './signs.ts';
import { c } from './words.ts';

export function Workshop({ view }: AdventureContext) {
  const { position } = useAdventure();
  const { together } = view;
  if (together === null) return null;
  const { upgrades, upgradesLeft, camps } = together;
  return (
    <section className="panel workshop" aria-label={c('workshop')} data-thing="adventure:workshop">
      <div className="head">
        <h2>{c('workshop')}</h2>
        <span className="more">
          {c('workshop.left', { n: upgradesLeft })} <RuleTag id="AB-WORK-3" />
        </span>
      </div>
      <ul>
        {upgrades.map((id) => {
          const { name, text } = position.content.upgrades.get(id)!;
          return (
            <li key={id} title={text}>
              <Icon path={upgradeSign(id)} size={24} />
              <b>{name}</b>
              <small>{text}</small>
            </li>
          );
        })}
        {upgradesLeft > 0 && (
          <li className="lot">
            <Sign name="plus" size={22} />
            <b>{c('workshop.next')}</b>
            <small>{c('workshop.by')}</small>
          </li>
        )}
      </ul>
      <p className="pool" data-thing="adventure:camps">
        <svg width="34" height="36" viewBox="-17 -22 34 36" aria-hidden="true">
          <CampToken />
        </svg>
        <span>
          {camps.gained > 0
            ? c('camps.some', { n: camps.gained })
            : c('camps.none', { n: camps.placed.length, supply: camps.supply })}{' '}
          <RuleTag id="AB-CAMP-2" />
        </span>
      </p>
    </section>
  );
}
