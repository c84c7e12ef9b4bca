/** Where all win or lose as one: how far both tokens are, and what an agenda does. NC-SCEN */
import { Icon, RuleTag } from '../../../design/index.ts';
import { FACTION_SIGNS } from '../map/pictures.ts';
import { type AdventureContext, useAdventure } from '../table.tsx';
import { a } from '../words.ts';

export function AsOne({ view }: AdventureContext) {
  const { position, factionName } = useAdventure();
  const last = position.content.scenarios.get(view.scenario)!.track.length - 1;
  const left = (faction: 'star' | 'shield') => Math.max(0, last - view.power[faction]);
  return (
    <section className="panel agendas as-one" aria-label={a('as-one')} data-thing="adventure:as-one">
      <div className="head">
        <h2>{a('as-one')}</h2>
        <RuleTag id="NC-SCEN-4" />
      </div>
      <ul>
        <li>
          <span>
            <Icon path={FACTION_SIGNS.star} size={18} /> <b>{factionName('star')}</b>
            <small>{a('as-one.star', { n: left('star') })}</small>
          </span>
          <i className="worth">{left('star')}</i>
        </li>
        <li>
          <span>
            <Icon path={FACTION_SIGNS.shield} size={18} /> <b>{factionName('shield')}</b>
            <small>{a('as-one.shield', { n: left('shield') })}</small>
          </span>
          <i className="worth">{left('shield')}</i>
        </li>
      </ul>
      <p className="pad">{a('as-one.agendas')}</p>
    </section>
  );
}
