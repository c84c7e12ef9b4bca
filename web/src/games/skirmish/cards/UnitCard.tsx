/** A unit card: figures as printed and as they are now, weapons, what it carries, and how it is. WW-CARD-2 */
import hearts from 'game-icon:hearts';
import type { Battle } from '@holotape/skirmish/battle';
import type { Unit } from '@holotape/skirmish/content';
import { cardOf, seatOf, unitOf } from '@holotape/skirmish/queries/units';
import type { Model } from '@holotape/skirmish/state';
import { Icon, PlayerMark, Sign } from '../../../design/index.ts';
import { colourOf } from '../colours.ts';
import { modelName } from '../names.ts';
import { RulerTag } from '../signs/RulerTag.tsx';
import { UnitBadge } from '../signs/UnitSign.tsx';
import { belongingsOf, figuresOf, ratingText, type UnitFigures } from './figures.ts';
import { Ruled } from './Ruled.tsx';
import { CONDITION_RULES, LENGTH_RULES } from './rules.ts';
import { WeaponRow } from './WeaponRow.tsx';
import { c } from './words.ts';

export interface CardProps {
  readonly battle: Battle;
  readonly model: Model;
  readonly openRule: (id: string) => void;
  readonly read: (thing: string) => void;
}

/** At the side of the question: what one looks at in every turn. A click opens the whole card. */
export function UnitCard(props: CardProps) {
  const { battle, model, read } = props;
  const figures = figuresOf(battle, model);
  const { weapons, items } = belongingsOf(battle, model);
  return (
    <section
      className="unit-card"
      data-thing={`card:${model.id}`}
      aria-label={c('card', { name: modelName(battle, model.id) })}
    >
      <CardHead battle={battle} model={model} read={read} />
      <Attributes figures={figures} openRule={props.openRule} />
      <Lengths figures={figures} {...props} most={3} />
      <ul className="weapons">
        {weapons.map((weapon) => (
          <WeaponRow key={weapon.id} battle={battle} model={model} weapon={weapon} read={read} />
        ))}
      </ul>
      {items.length > 0 && (
        <p className="carries">
          {items.map(({ item, count }) => (
            <button key={item.id} type="button" className="tag" onClick={() => read(`item:${item.id}`)}>
              {count > 1 ? c('item.count', { name: item.name, n: count }) : item.name}
            </button>
          ))}
        </p>
      )}
      <CardFoot {...props} figures={figures} />
    </section>
  );
}

export const typeWords = ({ type, unique, caps }: Unit): string =>
  [c(`type.${type}`), ...(unique ? [c('unique')] : []), c('caps', { n: caps })].join(' · ');

function CardHead({ battle, model, read }: Pick<CardProps, 'battle' | 'model' | 'read'>) {
  const card = cardOf(battle, model);
  const name = modelName(battle, model.id);
  return (
    <header>
      <PlayerMark colour={colourOf(seatOf(battle, model))} size={22} />
      <button
        type="button"
        className="name"
        aria-label={c('open', { name })}
        title={card.name}
        onClick={() => read(`model:${model.id}`)}
      >
        {name}
      </button>
      <small>{typeWords(card)}</small>
      <UnitBadge card={card.id} faction={card.faction} colour={colourOf(seatOf(battle, model))} size={34} />
    </header>
  );
}

interface FiguresProps extends Pick<CardProps, 'openRule'> {
  readonly figures: UnitFigures;
}

/** S.P.E.C.I.A.L.; what differs from the print shows both. WW-SPEC-1 */
export const Attributes = ({ figures, openRule }: FiguresProps) => (
  <div className="special">
    {figures.attributes.map(({ attribute, printed, now }) => (
      <Ruled
        key={attribute}
        rule="WW-SPEC-1"
        openRule={openRule}
        className={now === printed ? '' : now > printed ? 'more' : 'less'}
        title={`${attribute}: ${c('printed', { value: printed })}`}
      >
        <u aria-hidden="true">{attribute[0]}</u>
        <span className="sr">{attribute}</span>
        <b>{now}</b>
        {now !== printed && <s>{printed}</s>}
      </Ruled>
    ))}
  </div>
);

interface LengthsProps extends CardProps {
  readonly figures: UnitFigures;
  readonly most: number;
}

export const Lengths = ({ battle, figures, openRule, most }: LengthsProps) => (
  <div className="lengths">
    {figures.lengths.slice(0, most).map(({ of, printed, now }) => (
      <Ruled
        key={of}
        rule={LENGTH_RULES[of]}
        openRule={openRule}
        {...(now !== printed && printed && { title: c('printed', { value: printed }) })}
      >
        <span>{c(`length.${of}`)}</span>
        {now === undefined ? '–' : <RulerTag content={battle.content} color={now} />}
        {now !== printed && printed !== undefined && <s>{printed}</s>}
      </Ruled>
    ))}
  </div>
);

interface CardFootProps extends CardProps {
  readonly figures: UnitFigures;
}

export function CardFoot({ battle, model, openRule, figures }: CardFootProps) {
  const { left, most } = figures.health;
  const { activation } = battle.state;
  const { luck } = unitOf(battle, model);
  return (
    <footer>
      <Ruled rule="WW-DMG-1" openRule={openRule} title={c('health.is', { left, most })}>
        <Icon path={hearts} size={18} colour="var(--alert)" />
        <b>{left}</b>
        <small>{c('health.of', { left: '', most }).trim()}</small>
      </Ruled>
      {figures.armor.map(({ type, printed, now, suit }) => (
        <Ruled
          key={type}
          rule="WW-ARM-1"
          openRule={openRule}
          title={`${c('armor')}, ${c(`armor.${type}`)}: ${c('printed', { value: ratingText(printed) })}`}
        >
          <b>{ratingText(suit ?? now)}</b>
          <small>{c(`armor.${type}`)}</small>
        </Ruled>
      ))}
      <Markers model={model} openRule={openRule} />
      {luck > 0 && (
        <Ruled rule="WW-LUCK-1" openRule={openRule}>
          <small>{c('luck', { n: luck })}</small>
        </Ruled>
      )}
      {activation?.model === model.id && (
        <Ruled
          rule="WW-ACT-1"
          openRule={openRule}
          className="actions"
          title={c('actions.left', { n: activation.left })}
        >
          {[0, 1].map((i) => (
            <i key={i} className={i < activation.left ? 'coin' : 'coin spent'} />
          ))}
          <span className="sr">{c('actions.left', { n: activation.left })}</span>
          {activation.points > 0 && <small>{c('points.left', { n: activation.points })}</small>}
        </Ruled>
      )}
    </footer>
  );
}

/** Conditions and the Reaction Marker, each with its word. WW-COND-1 */
function Markers({ model, openRule }: Pick<CardProps, 'model' | 'openRule'>) {
  return (
    <>
      {model.conditions.map((condition) => (
        <Ruled key={condition} rule={CONDITION_RULES[condition]} openRule={openRule} className="condition">
          {c(`condition.${condition}`)}
        </Ruled>
      ))}
      {model.prepared && (
        <Ruled rule="WW-PREPARE-1" openRule={openRule} className="prepared">
          <Sign name="bolt" size={15} />
          {c('prepared')}
        </Ruled>
      )}
    </>
  );
}
