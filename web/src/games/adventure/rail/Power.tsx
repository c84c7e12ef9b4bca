/** The power of the two factions, what it makes of their enemies, and who would end the game. FB-FAC-1 to FB-FAC-5 */
import { isAsOne } from '@holotape/adventure/queries/fate';
import { powerValue } from '@holotape/adventure/queries/foes';
import { influenceNeeded } from '@holotape/adventure/queries/influence';
import type { Adventure } from '@holotape/adventure/state';
import { FACTIONS, type Faction } from '@holotape/adventure/words';
import { Icon } from '../../../design/index.ts';
import { powerSteps } from '../chronicle.ts';
import { board } from '../map/board-shape.ts';
import { Overview } from '../map/Overview.tsx';
import { FACTION_SIGNS } from '../map/pictures.ts';
import { type AdventureContext, useAdventure } from '../table.tsx';
import { a } from '../words.ts';

export function Power(context: AdventureContext) {
  const { view } = context;
  return (
    <section className="panel power" aria-label={a('power')} data-thing="adventure:power">
      <div className="head">
        <h2>{a('power')}</h2>
        <span className="more">{a('power.left', { n: view.agendasLeft })}</span>
      </div>
      {FACTIONS.map((faction) => (
        <PowerRow key={faction} faction={faction} {...context} />
      ))}
      <Lead {...context} />
    </section>
  );
}

/** One faction: what its enemies are worth, and where its token stands. FB-FAC-1 */
function PowerRow({ view, faction }: AdventureContext & { readonly faction: Faction }) {
  const { position } = useAdventure();
  const { track, factions } = position.content.scenarios.get(view.scenario)!;
  const last = track.length - 1;
  const at = Math.min(view.power[faction], last);
  const { name } = factions[faction];
  const level = enemyLevel(position, faction);
  const label = a('power.of', { faction: name, n: at, of: last });
  return (
    <div className="power-row" role="img" aria-label={label} title={label}>
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
}

function enemyLevel(position: Adventure, faction: Faction): number | undefined {
  const { enemy } = position.content.scenarios.get(position.state.scenario)!.factions[faction];
  return enemy && (typeof enemy.level === 'number' ? enemy.level : powerValue(position, faction, enemy.level));
}

/** Over the map of a phone: the whole map, small, both tracks, and how much of the land is known. Together the one that is against the company. */
export function PowerStrip(context: AdventureContext) {
  const { view } = context;
  const { together } = view;
  const shown =
    together === null || together.loyal === null ? FACTIONS : FACTIONS.filter((each) => each !== together.loyal);
  const known = view.map.filter(({ faceup }) => faceup).length;
  const { w, h } = board.size(view);
  return (
    <section className="power-strip" aria-label={a('power')}>
      <svg viewBox={`0 0 ${w} ${h}`} aria-hidden="true">
        <Overview {...context} />
      </svg>
      <div>
        {shown.map((faction) => (
          <PowerRow key={faction} faction={faction} {...context} />
        ))}
      </div>
      <p>
        {a('strip.known', { n: known, of: view.map.length })} · {a('strip.quests', { n: view.quests.length })}
      </p>
    </section>
  );
}

/** Who leads, why it came to that, and how far the end is. FB-FAC-3, FB-FAC-5 */
export function Lead({ view, log, seat }: AdventureContext) {
  const { position, factionName } = useAdventure();
  const last = position.content.scenarios.get(view.scenario)!.track.length - 1;
  const { star, shield } = view.power;
  const left = (power: number) => Math.max(0, last - power);
  const ahead = star > shield ? 'star' : 'shield';
  const step = powerSteps(log).at(-1);
  // Nobody has enough: else it would be over. FB-INF-1, FB-FAC-5
  const influence = seat === 'public' || isAsOne(position) ? undefined : (view.survivors[seat]?.influence ?? undefined);
  const why = step?.card === undefined ? undefined : position.content.cards.get(step.card)?.title;
  return (
    <p className="lead">
      {star === shield
        ? a('lead.none', { n: star + 1 })
        : a('lead.by', { faction: factionName(ahead), n: Math.abs(star - shield) })}{' '}
      {why !== undefined && a('lead.why', { card: why })}{' '}
      {isAsOne(position)
        ? a('lead.as-one', { own: left(star), theirs: left(shield) }) // NC-SCEN-5, NC-SCEN-6
        : a('lead.end', { n: left(Math.max(star, shield)) })}{' '}
      {view.phase !== 'over' &&
        influence !== undefined &&
        a('lead.now', { n: influence, of: influenceNeeded(position) })}{' '}
      {view.phase !== 'over' && view.lastRound !== null && a('lead.clock', { n: view.lastRound })}
    </p>
  );
}
