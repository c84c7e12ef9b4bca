/** A unit of the force: its card in brief, how many, what it has, and what of that is not allowed. */
import hearts from 'game-icon:hearts';
import type { SkirmishContent } from '@holotape/skirmish';
import type { Unit } from '@holotape/skirmish/content';
import type { ListedUnit } from '@holotape/skirmish/printed/force-lists';
import { billOf, unitCaps } from '@holotape/skirmish/queries/force-lists/prices';
import { DAMAGE_TYPES } from '@holotape/skirmish/words';
import { Icon, Sign } from '../../../design/index.ts';
import { ratingText } from '../cards/figures.ts';
import { c } from '../cards/words.ts';
import { RulerTag } from '../signs/RulerTag.tsx';
import { UnitBadge } from '../signs/UnitSign.tsx';
import { cardName } from './reading.ts';
import { Special } from './Special.tsx';
import type { Building } from './use-force.ts';
import { f } from './words.ts';

interface UnitSheetProps {
  readonly building: Building;
  readonly unit: ListedUnit;
  readonly at: number;
  readonly look: (card: string) => void;
}

export function UnitSheet({ building, unit, at, look }: UnitSheetProps) {
  const { content, list, flaws } = building;
  const card = content.units.get(unit.card);
  if (card === undefined) return null;
  const isWrong = flaws.some((flaw) => flaw.unit === at);
  const state = [isWrong ? 'wrong' : '', building.at === at ? 'chosen' : ''].join(' ');
  return (
    <article className={`unit-sheet ${state}`} aria-label={card.name}>
      <header>
        <UnitBadge card={card.id} faction={card.faction} colour="red" size={38} />
        <button type="button" className="name" title={f('look', { name: card.name })} onClick={() => look(card.id)}>
          <b>{card.name}</b>
          <small>{f('each', { type: c(`type.${card.type}`), n: card.caps })}</small>
        </button>
        <Models building={building} unit={unit} card={card} at={at} />
        <b className="caps">{unitCaps(content, list.prices, unit)}</b>
      </header>
      <Figures content={content} unit={unit} card={card} />
      <Chips building={building} unit={unit} at={at} />
      <SheetKeys building={building} card={card} at={at} />
    </article>
  );
}

function SheetKeys({ building: { at: chosen, choose, copy, drop }, card, at }: ModelsProps) {
  const { name } = card;
  return (
    <footer>
      <button type="button" className="give" aria-pressed={chosen === at} onClick={() => choose(at)}>
        {f('choose', { name })}
      </button>
      {!card.unique && (
        <button type="button" aria-label={f('copy', { name })} title={f('copy', { name })} onClick={() => copy(at)}>
          <Sign name="cards" />
        </button>
      )}
      <button type="button" aria-label={f('remove', { name })} title={f('remove', { name })} onClick={() => drop(at)}>
        <Sign name="trash" />
      </button>
    </footer>
  );
}

interface ModelsProps {
  readonly building: Building;
  readonly card: Unit;
  readonly at: number;
}

/** A Unique unit has one model, others as many as one likes. CH-FORCE-3 */
function Models({ building, unit, card, at }: ModelsProps & { readonly unit: ListedUnit }) {
  if (card.unique && unit.models === 1) return <span className="tag">{f('unique')}</span>;
  const { models, drop } = building;
  const { name } = card;
  return (
    <fieldset className="stepper" aria-label={f('models', { n: unit.models })}>
      <button
        type="button"
        aria-label={unit.models === 1 ? f('remove', { name }) : f('fewer', { name })}
        onClick={() => (unit.models === 1 ? drop(at) : models(at, unit.models - 1))}
      >
        <Sign name="minus" />
      </button>
      <b>{unit.models}</b>
      <button type="button" aria-label={f('more', { name })} onClick={() => models(at, Math.min(20, unit.models + 1))}>
        <Sign name="plus" />
      </button>
    </fieldset>
  );
}

interface FiguresProps {
  readonly content: SkirmishContent;
  readonly unit: ListedUnit;
  readonly card: Unit;
}

function Figures({ content, unit, card }: FiguresProps) {
  const health = card.special[card.skills.health];
  return (
    <>
      <Special card={card} />
      <p className="lengths">
        <RulerTag content={content} color={card.move} of={f('move')} />
        {card.charge && <RulerTag content={content} color={card.charge} of={f('charge')} />}
        <RulerTag content={content} color={card.awareness} of={f('aware')} />
        <span className="worth">
          <span className="sr">{f('armor')}</span>
          {DAMAGE_TYPES.map((type) => ratingText(card.armor[type])).join('/')} <Icon path={hearts} size={16} />
          <span className="sr">{f('health')}</span>
          {unit.heroic ? `${health}+${content.heroic.health}` : health}
        </span>
      </p>
    </>
  );
}

/** Everything but the unit card itself; a click takes one off. */
function Chips({ building, unit, at }: Omit<UnitSheetProps, 'look'>) {
  const { content, list, flaws, take } = building;
  const lines = billOf(content, list.prices, unit).slice(1);
  return (
    <p className="chips">
      {lines.map(({ kind, card, count, caps }) => {
        const name = cardName(card);
        const isWrong = flaws.some((flaw) => flaw.unit === at && flaw.card === card);
        const label =
          kind === 'leader'
            ? f('chip.leader', { name })
            : kind === 'mod'
              ? f('chip.mod', { name })
              : count > 1
                ? f('chip.count', { name, n: count })
                : name;
        return (
          <button
            key={`${kind} ${card}`}
            type="button"
            className={`tag ${kind} ${isWrong ? 'wrong' : ''}`}
            title={f('chip.off', { name: label })}
            onClick={() => take(at, card)}
          >
            {label} <b>{caps}</b> <Sign name="cross" size={13} />
          </button>
        );
      })}
    </p>
  );
}
