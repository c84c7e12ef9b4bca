/** The whole unit card: every skill, ruler, rating, weapon, item and perk, printed beside present, and what is unsaid. */
import { cardOf, seatOf } from '@holotape/skirmish/queries/units';
import { colourOf } from '../colours.ts';
import { modelName } from '../names.ts';
import { UnitBadge } from '../signs/UnitSign.tsx';
import { belongingsOf, figuresOf, ratingText } from './figures.ts';
import { Ruled } from './Ruled.tsx';
import { SKILL_RULES } from './rules.ts';
import { Attributes, CardFoot, type CardProps, Lengths, typeWords } from './UnitCard.tsx';
import { Unsaid } from './Unsaid.tsx';
import { WeaponRow } from './WeaponRow.tsx';
import { c } from './words.ts';

export function UnitReading(props: CardProps) {
  const { battle, model, openRule, read } = props;
  const card = cardOf(battle, model);
  const figures = figuresOf(battle, model);
  const { weapons } = belongingsOf(battle, model);
  return (
    <article className="unit-card whole">
      <header>
        <UnitBadge card={card.id} faction={card.faction} colour={colourOf(seatOf(battle, model))} size={48} />
        <div>
          <h2>{card.name}</h2>
          <small>
            {[modelName(battle, model.id), typeWords(card), ...(model.gone ? [c('gone')] : [])].join(' · ')}
          </small>
        </div>
      </header>
      <Attributes figures={figures} openRule={openRule} />
      <Lengths {...props} figures={figures} most={figures.lengths.length} />
      <Skills {...props} />
      <Ratings {...props} />
      <h3>{c('weapons')}</h3>
      <ul className="weapons">
        {weapons.map((weapon) => (
          <WeaponRow key={weapon.id} battle={battle} model={model} weapon={weapon} read={read} whole />
        ))}
      </ul>
      <Belongings {...props} />
      <h3>{c('text')}</h3>
      <p className="says">{card.text === '' ? c('text.none') : card.text}</p>
      <Unsaid card={`units/${card.id}`} />
      <CardFoot {...props} figures={figures} />
    </article>
  );
}

/** WW-TEST-2 */
function Skills({ battle, model, openRule }: CardProps) {
  const { skills } = figuresOf(battle, model);
  return (
    <>
      <h3>{c('skills')}</h3>
      <ul className="skills">
        {skills.map(({ skill, attribute, printed, now }) => (
          <li key={skill}>
            <Ruled rule={SKILL_RULES[skill]} openRule={openRule}>
              <b>{now ?? '–'}</b> {c(`skill.${skill}`)}
              <small>
                {attribute}
                {now !== printed && ` ${c('printed', { value: printed ?? '–' })}`}
              </small>
            </Ruled>
          </li>
        ))}
      </ul>
    </>
  );
}

/** WW-ARM-1 */
function Ratings({ battle, model, openRule }: CardProps) {
  const { armor } = figuresOf(battle, model);
  return (
    <>
      <h3>{c('armor')}</h3>
      <ul className="skills">
        {armor.map(({ type, printed, now, suit }) => (
          <li key={type}>
            <Ruled rule="WW-ARM-1" openRule={openRule}>
              <b>{ratingText(now)}</b> {c(`armor.${type}`)}
              <small>
                {ratingText(now) === ratingText(printed)
                  ? c('as-printed')
                  : c('printed', { value: ratingText(printed) })}
                {suit && `, ${c('armor.suit', { value: ratingText(suit) })}`}
              </small>
            </Ruled>
          </li>
        ))}
        {model.boosts > 0 && (
          <li>
            <Ruled rule="WW-BOOST-1" openRule={openRule}>
              {c('armor.boosts', { n: model.boosts })}
            </Ruled>
          </li>
        )}
      </ul>
    </>
  );
}

/** Items, perks, the Leader card and the suit, each to be opened. */
function Belongings({ battle, model, read }: CardProps) {
  const { items, perks, leader, suit } = belongingsOf(battle, model);
  const { content } = battle;
  const cards = [
    ...(suit === undefined ? [] : [{ thing: `item:${suit}`, name: content.items.get(suit)?.name ?? suit }]),
    ...items.map(({ item, count }) => ({
      thing: `item:${item.id}`,
      name: count > 1 ? c('item.count', { name: item.name, n: count }) : item.name,
    })),
    ...(leader === undefined ? [] : [{ thing: `leader:${leader}`, name: content.leaders.get(leader)?.name ?? leader }]),
    ...perks.map((perk) => ({ thing: `perk:${perk}`, name: content.perks.get(perk)?.name ?? perk })),
  ];
  return (
    <>
      <h3>{c('items')}</h3>
      <p className="carries">
        {cards.length === 0 && c('items.none')}
        {cards.map(({ thing, name }) => (
          <button key={thing} type="button" className="tag" onClick={() => read(thing)}>
            {name}
          </button>
        ))}
        {model.caps > 0 && <span className="tag">{c('caps.carried', { n: model.caps })}</span>}
      </p>
    </>
  );
}
