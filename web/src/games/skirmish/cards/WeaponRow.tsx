/** A weapon as its card shows it: whose skill, both ranges with their dice, damage, and what lies on the card. WW-CARD-3 */
import grenade from 'game-icon:grenade';
import minigun from 'game-icon:minigun';
import pistolGun from 'game-icon:pistol-gun';
import spikedBat from 'game-icon:spiked-bat';
import winchesterRifle from 'game-icon:winchester-rifle';
import type { Battle } from '@holotape/skirmish/battle';
import type { SpecialEffect, Weapon } from '@holotape/skirmish/content';
import { onWeaponCards } from '@holotape/skirmish/queries/marker-places';
import { skillOf } from '@holotape/skirmish/queries/skills';
import { unitOf } from '@holotape/skirmish/queries/units';
import type { Model } from '@holotape/skirmish/state';
import type { Color, EffectDie, Skill } from '@holotape/skirmish/words';
import { Icon } from '../../../design/index.ts';
import { DieTag } from '../signs/DieTag.tsx';
import { RulerTag } from '../signs/RulerTag.tsx';
import { g } from '../signs/words.ts';
import { c } from './words.ts';

const ICONS: Readonly<Record<Weapon['type'], string>> = {
  rifle: winchesterRifle,
  pistol: pistolGun,
  heavy: minigun,
  melee: spikedBat,
  thrown: grenade,
  mine: grenade,
};

const SKILL_FOR: Readonly<Record<Weapon['type'], Skill | undefined>> = {
  rifle: 'rifle',
  pistol: 'pistol',
  heavy: 'heavy',
  melee: 'melee',
  thrown: 'throw',
  mine: undefined,
};

export function damageWords({ damage }: Pick<Weapon, 'damage'>): string {
  return damage
    .map(({ type, amount, area }) =>
      [c(`damage.${type}`, { n: amount }), ...(area ? [c('damage.area', { color: g(`color.${area}`) })] : [])].join(
        ', ',
      ),
    )
    .join(' + ');
}

/** `2 Bottles: Stun, once`. WW-SPFX-1 */
export function effectWords({ spend, gain, most, ifDamaged }: SpecialEffect): string {
  const [icon] = spend;
  const price = icon === undefined ? c('effect.every') : c(`spend.${icon}`, { n: spend.length });
  const words = [
    c(`gain.${gain}`),
    ...(most === undefined ? [] : [c('effect.most', { n: most })]),
    ...(ifDamaged ? [c('effect.if-damaged')] : []),
  ];
  return c('effect', { spend: price.charAt(0).toUpperCase() + price.slice(1), gain: words.join(', ') });
}

/** What the owner rolls against. */
function skillWords(battle: Battle, model: Model, { type }: Weapon): string {
  const skill = SKILL_FOR[type];
  if (skill === undefined) return c(`weapon.${type}`);
  const value = skillOf(battle, model, skill);
  const name = c(`weapon.${type}`);
  return value === undefined ? c('weapon.no-skill', { skill: name }) : c('weapon.skill', { skill: name, value });
}

interface RangeProps {
  readonly battle: Battle;
  readonly name: string;
  readonly range: Color | undefined;
  readonly dice: readonly EffectDie[];
}

const Range = ({ battle, name, range, dice }: RangeProps) => (
  <span className="range">
    {range === undefined ? (
      <small>{name}</small>
    ) : (
      <>
        <span className="sr">{name}</span>
        <RulerTag content={battle.content} color={range} />
      </>
    )}
    {dice.map((die, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: equal dice in a row
      <DieTag key={i} die={die} />
    ))}
  </span>
);

interface WeaponRowProps {
  readonly battle: Battle;
  readonly model: Model;
  readonly weapon: Weapon;
  readonly read: (thing: string) => void;
  /** With its Special Effects. */
  readonly whole?: boolean;
}

export function WeaponRow({ battle, model, weapon, read, whole = false }: WeaponRowProps) {
  const { id, name, type, short, long, critical } = weapon;
  const on = onWeaponCards(battle, unitOf(battle, model), model).find((card) => card.weapon === id);
  const marks = [
    ...(on?.isEmpty ? [c('weapon.empty')] : []),
    ...(critical && (on?.criticalPoints ?? 0) > 0
      ? [c('weapon.critical', { points: on!.criticalPoints, rating: critical.rating })]
      : []),
    ...((on?.primed ?? 0) > 0 ? [c('weapon.primed', { n: on!.primed })] : []),
  ];
  return (
    <li className="weapon-row">
      <Icon path={ICONS[type]} size={28} />
      <div className="what">
        <button type="button" className="name" onClick={() => read(`item:${id}`)}>
          {name}
        </button>
        <small>
          {[skillWords(battle, model, weapon), c('weapon.damage', { damage: damageWords(weapon) }), ...marks].join(
            ', ',
          )}
        </small>
        {whole && weapon.effects.length > 0 && (
          <small className="effects">{weapon.effects.map(effectWords).join('; ')}</small>
        )}
      </div>
      <div className="ranges">
        <Range
          battle={battle}
          name={short.range === undefined ? c('weapon.contact') : c('weapon.short')}
          range={short.range}
          dice={short.dice}
        />
        {long && <Range battle={battle} name={c('weapon.long')} range={long.range} dice={long.dice} />}
      </div>
    </li>
  );
}
