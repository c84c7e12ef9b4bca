/** Everything on a unit card, as printed and as it is now. Asked of the rules; nothing is worked out here. Pure. */
import type { Battle } from '@holotape/skirmish/battle';
import type { Item, Rating, Unit, Weapon } from '@holotape/skirmish/content';
import { healthLeft, maxHealth, presenceOf } from '@holotape/skirmish/queries/abilities';
import { usualRating } from '@holotape/skirmish/queries/armor';
import { healthOf, skillValue } from '@holotape/skirmish/queries/attributes';
import { perksOf } from '@holotape/skirmish/queries/auras';
import { awarenessOf, throwOf } from '@holotape/skirmish/queries/card-colors';
import { carriedBy, weaponsOf } from '@holotape/skirmish/queries/carrying';
import { movementColor } from '@holotape/skirmish/queries/circumstances';
import { suitOf, suitRating } from '@holotape/skirmish/queries/power-armor';
import { attributeNow, skillOf } from '@holotape/skirmish/queries/skills';
import { cardOf, unitOf } from '@holotape/skirmish/queries/units';
import type { Model } from '@holotape/skirmish/state';
import {
  ATTRIBUTES,
  type Attribute,
  type Color,
  DAMAGE_TYPES,
  type DamageType,
  SKILLS,
  type Skill,
} from '@holotape/skirmish/words';

/** A value as printed, and as it is now. */
interface Both<T> {
  readonly printed: T;
  readonly now: T;
}

type Length = 'move' | 'charge' | 'awareness' | 'throw' | 'presence';

export interface UnitFigures {
  readonly attributes: readonly (Both<number> & { readonly attribute: Attribute })[];
  readonly skills: readonly (Both<number | undefined> & { readonly skill: Skill; readonly attribute?: Attribute })[];
  readonly lengths: readonly (Both<Color | undefined> & { readonly of: Length })[];
  /** `suit`: what the Power Armor has instead. */
  readonly armor: readonly (Both<Rating> & { readonly type: DamageType; readonly suit?: Rating })[];
  readonly health: { readonly left: number; readonly most: number; readonly printed: number };
}

function lengthsOf(battle: Battle, model: Model, card: Unit): UnitFigures['lengths'] {
  const of = (of: Length, printed: Color | undefined, now: Color | undefined) => ({ of, printed, now });
  const all = [
    of('move', card.move, movementColor(battle, model, card.move, 'move')),
    of('charge', card.charge, card.charge && movementColor(battle, model, card.charge, 'charge')),
    of('awareness', card.awareness, awarenessOf(battle, model)),
    of('throw', card.colors.throw, throwOf(battle, model)),
    of('presence', card.colors.presence, presenceOf(battle, model)),
  ];
  return all.filter(({ printed, now }) => printed !== undefined || now !== undefined);
}

export function figuresOf(battle: Battle, model: Model): UnitFigures {
  const card = cardOf(battle, model);
  return {
    attributes: ATTRIBUTES.map((attribute) => ({
      attribute,
      printed: card.special[attribute],
      now: attributeNow(battle, model, attribute),
    })),
    skills: SKILLS.flatMap((skill) => {
      const attribute = card.skills[skill];
      const both = { printed: skillValue(card, skill), now: skillOf(battle, model, skill) };
      return both.printed === undefined && both.now === undefined
        ? []
        : [{ skill, ...both, ...(attribute !== undefined && { attribute }) }];
    }),
    lengths: lengthsOf(battle, model, card),
    armor: DAMAGE_TYPES.map((type) => {
      const suit = suitRating(battle, model, type);
      return {
        type,
        printed: card.armor[type],
        now: usualRating(battle, model, type),
        ...(suit !== undefined && { suit }),
      };
    }),
    health: { left: healthLeft(battle, model), most: maxHealth(battle, model), printed: healthOf(card) },
  };
}

interface Belongings {
  readonly weapons: readonly Weapon[];
  /** What is no weapon, and how many of it. */
  readonly items: readonly { readonly item: Item; readonly count: number }[];
  /** Ids of cards: of the suit, the Leader, perks. */
  readonly suit: string | undefined;
  readonly leader: string | undefined;
  readonly perks: readonly string[];
  readonly heroic: boolean;
}

export function belongingsOf(battle: Battle, model: Model): Belongings {
  const unit = unitOf(battle, model);
  const others = carriedBy(battle, model).filter((id) => !battle.content.weapons.has(id));
  const counted = Map.groupBy(others, (id) => id);
  return {
    weapons: weaponsOf(battle, model),
    items: [...counted].flatMap(([id, all]) => {
      const item = battle.content.items.get(id);
      return item === undefined ? [] : [{ item, count: all.length }];
    }),
    suit: suitOf(battle, model)?.card,
    leader: unit.leader ?? undefined,
    perks: perksOf(battle, model),
    heroic: unit.heroic,
  };
}

/** `3`, `2+1` with Strong Armor, `–` for none, `X` for immune, as it is printed. WW-ARM-7 */
export function ratingText({ rating, strong, immune }: Rating): string {
  if (immune) return 'X';
  if (rating === 0 && strong === 0) return '–';
  return strong > 0 ? `${rating}+${strong}` : String(rating);
}
