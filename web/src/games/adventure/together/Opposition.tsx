/** The faction against the company: where it stands, how likely it acts, and what it would do. AB-FAC-3, AB-ACT-7 */
import {
  type Opposition as Against,
  letsItAct,
  oppositionOf,
  quietRounds,
} from '@holotape/adventure/queries/opposition';
import { sideOf } from '@holotape/adventure/queries/together';
import { Icon, RuleTag, Sign } from '../../../design/index.ts';
import { percent } from '../bar/Ladder.tsx';
import { ENEMIES, FACTION_SIGNS } from '../map/pictures.ts';
import { type AdventureContext, useAdventure } from '../table.tsx';
import { c } from './words.ts';

export function Opposition({ view }: AdventureContext) {
  const { position, factionName } = useAdventure();
  if (position.state.together === null || position.state.together.loyal === null) return null;
  const against = oppositionOf(position);
  const name = factionName(against.faction);
  const quiet = quietRounds(position);
  return (
    <section className="panel opposition" aria-label={name} data-thing="adventure:power">
      <div className="hazard" aria-hidden="true" />
      <div className="head">
        <h2>{name}</h2>
        <span className="more">{c('opposition.end', { n: against.last + 1 })}</span>
      </div>
      <Track against={against} name={name} />
      {view.phase !== 'over' && (
        <>
          <p className="acts">
            <b>{percent(against.cards === 0 ? 0 : against.acts / against.cards)}</b>
            <span>
              {quiet >= view.round
                ? c('opposition.quiet', { n: quiet })
                : c('opposition.acts', { n: against.acts, of: against.cards })}{' '}
              <RuleTag id="AB-FAC-3" />
            </span>
          </p>
          <p className="would-do">
            {c('opposition.tokens', { n: against.tokens })} <b>{against.effect.text}</b> <RuleTag id="AB-ACT-7" />
          </p>
        </>
      )}
      <Sheet against={against} />
      <LastCard />
    </section>
  );
}

function Track({ against: { faction, at, last }, name }: { readonly against: Against; readonly name: string }) {
  const label = c('opposition.at', { faction: name, n: at + 1, of: last + 1 });
  return (
    <div className="track" role="img" aria-label={label} title={label}>
      {Array.from({ length: last + 1 }, (_, i) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: the spaces of a track
          key={i}
          className={i === at ? `at ${faction}` : i === last ? 'end' : i < at ? 'past' : ''}
        >
          {i === at && <Icon path={FACTION_SIGNS[faction]} size={18} colour="#FFF8E8" />}
          {i === last && i !== at && <Sign name="cross" size={16} />}
        </i>
      ))}
    </div>
  );
}

/** All that the sheet says of either side. AB-FAC-1, AB-ACT-7 */
function Sheet({ against: { effects, effect } }: { readonly against: Against }) {
  const { position, factionName } = useAdventure();
  const loyal = position.state.together!.loyal!;
  return (
    <details className="side-sheet">
      <summary>{c('opposition.steps')}</summary>
      <ol>
        {effects.map((each) => (
          <li key={each.text} className={each === effect ? 'now' : ''}>
            <i>{each.most === undefined ? c('opposition.more') : c('opposition.most', { n: each.most })}</i> {each.text}
          </li>
        ))}
      </ol>
      <p>
        {c('opposition.killed')} <RuleTag id="AB-KILL-1" />
      </p>
      <p>
        {c('plus', { faction: factionName(loyal) })} {sideOf(position, loyal).plusText} <RuleTag id="AB-FAC-1" />
      </p>
    </details>
  );
}

/** The card of the round before. AB-ACT-3 */
function LastCard() {
  const { position, factionName } = useAdventure();
  const card = position.state.together!.activationDiscard.at(-1);
  if (card === undefined) return null;
  const { types, faction: printed } = position.content.activations.get(card)!;
  // An icon that did not count is not spoken of. HT-SIDES-1
  const faction = letsItAct(position, card, position.state.round - 1) ? printed : undefined;
  const listed = types.map((type) => type.replace('-', ' ')).join(', ');
  return (
    <p className="last-card">
      <span aria-hidden="true">
        {types.map((type) => (
          <i key={type}>
            <Icon path={ENEMIES[type]} size={20} colour="#FBE9C6" />
          </i>
        ))}
        {faction !== undefined && (
          <i className={faction}>
            <Icon path={FACTION_SIGNS[faction]} size={18} colour="#FFF8E8" />
          </i>
        )}
      </span>
      <small>
        {faction === undefined
          ? c('opposition.card', { types: listed })
          : c('opposition.card.acts', { types: listed, faction: factionName(faction) })}
      </small>
    </p>
  );
}
