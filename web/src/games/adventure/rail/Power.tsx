/** The power of the two factions, what it makes of their enemies, and who would end the game. FB-FAC-1 to FB-FAC-5 */
import { isAsOne } from '@holotape/adventure/queries/fate';
import { powerValue } from '@holotape/adventure/queries/foes';
import { FACTIONS } from '@holotape/adventure/words';
import { Icon } from '../../../design/index.ts';
import { powerSteps } from '../chronicle.ts';
import { FACTION_SIGNS } from '../map/pictures.ts';
import { type AdventureContext, useAdventure } from '../table.tsx';
import { a } from '../words.ts';

export function Power(context: AdventureContext) {
  const { view } = context;
  const { position } = useAdventure();
  const { track, factions } = position.content.scenarios.get(view.scenario)!;
  const last = track.length - 1;
  return (
    <section className="panel power" aria-label={a('power')} data-thing="adventure:power">
      <div className="head">
        <h2>{a('power')}</h2>
        <span className="more">{a('power.left', { n: view.agendasLeft })}</span>
      </div>
      {FACTIONS.map((faction) => {
        const at = Math.min(view.power[faction], last);
        const { name, enemy } = factions[faction];
        const level =
          enemy && (typeof enemy.level === 'number' ? enemy.level : powerValue(position, faction, enemy.level));
        return (
          <div
            key={faction}
            className="power-row"
            role="img"
            aria-label={a('power.of', { faction: name, n: at, of: last })}
            title={a('power.of', { faction: name, n: at, of: last })}
          >
            <Icon path={FACTION_SIGNS[faction]} size={20} />
            <span className="power-name">
              {name}
              {level !== undefined && <small>{a('power.level', { n: level })}</small>}
            </span>
            <span className="power-track">
              {track.map((_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the spaces of a track
                <i key={i} className={`${i === at ? 'at' : ''}${i === last ? ' end' : ''}`}>
                  {i === at && <Icon path={FACTION_SIGNS[faction]} size={15} colour="#FBE9C6" />}
                </i>
              ))}
            </span>
          </div>
        );
      })}
      <Lead {...context} />
    </section>
  );
}

/** Who leads, why it came to that, and how far the end is. FB-FAC-3, FB-FAC-5 */
export function Lead({ view, log }: AdventureContext) {
  const { position, factionName } = useAdventure();
  const last = position.content.scenarios.get(view.scenario)!.track.length - 1;
  const { star, shield } = view.power;
  const left = (power: number) => Math.max(0, last - power);
  const ahead = star > shield ? 'star' : 'shield';
  const step = powerSteps(log).at(-1);
  const why = step?.card === undefined ? undefined : position.content.cards.get(step.card)?.title;
  return (
    <p className="lead">
      {star === shield
        ? a('lead.none', { n: star + 1 })
        : a('lead.by', { faction: factionName(ahead), n: Math.abs(star - shield) })}{' '}
      {why !== undefined && a('lead.why', { card: why })}{' '}
      {isAsOne(position)
        ? a('lead.as-one', { own: left(star), theirs: left(shield) }) // NC-SCEN-5, NC-SCEN-6
        : a('lead.end', { n: left(Math.max(star, shield)) })}
    </p>
  );
}
