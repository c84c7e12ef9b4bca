/** Abilities in effect on a model: of its own cards, and of auras it stands in. WW-CARD-1, WW-LEADER-5 */
import type { Ability, Aura, When } from '../abilities.ts';
import type { Battle, Model } from '../state.ts';
import { isInAura } from './auras.ts';
import { healthLeft } from './damage.ts';
import { isEngaged } from './engagement.ts';
import { factionOf, forceFaction } from './factions.ts';
import { itemOf } from './items.ts';
import { carriedBy } from './limited-use.ts';
import { cardOf, inPlay, isFriendly, unitOf } from './units.ts';
import { periodsOn } from './using-items.ts';

/** One ability, the card it stands on, and the model whose card that is. */
export interface Given {
  readonly from: string;
  readonly owner: Model;
  readonly gives: Ability;
  /** The item that a Mod is attached to. */
  readonly on?: string;
}

type Field = Exclude<keyof Ability, 'when' | 'against'>;
/** With the field that was asked for. */
export type GivenWith<F extends Field> = Given & {
  readonly gives: Ability & { readonly [K in F]-?: NonNullable<Ability[K]> };
};

/** Kinds of items that give something to whoever carries them. */
const GIVING = ['armor', 'clothing', 'gear'] as const;

/** Of what the model carries and wears. */
export function carriedAbilities(battle: Battle, model: Model): Given[] {
  return carriedBy(battle, model).flatMap((id) => {
    const item = itemOf(battle.content, id);
    return item.kind === GIVING[0] || item.kind === GIVING[1] || item.kind === GIVING[2]
      ? [{ from: id, owner: model, gives: item }]
      : [];
  });
}

/** Perks of the unit card, and those it was given besides. */
export const perksOf = (battle: Battle, model: Model): readonly string[] => {
  const { perks } = cardOf(battle, model);
  const more = unitOf(battle, model).perks;
  return more.length === 0 ? perks : [...perks, ...more];
};

/** Of all its cards but what it carries: unit card, Mods of its armor, perks, Leader card, what it has taken. */
export function cardAbilities(battle: Battle, model: Model): Given[] {
  const { content } = battle;
  const { leader, mods } = unitOf(battle, model);
  const card = cardOf(battle, model);
  const given: Given[] = [];
  const add = (from: string, gives: Ability) => given.push({ from, owner: model, gives });
  for (const each of card.has) add(card.id, each);
  for (const { mod, on } of mods) given.push({ from: mod, owner: model, gives: content.mods.get(mod)!, on });
  for (const perk of perksOf(battle, model)) add(perk, content.perks.get(perk)!);
  if (leader !== null) add(leader, content.leaders.get(leader)!);
  for (const period of periodsOn(battle, model)) add('item', period);
  return given;
}

/** Auras that go out from a model. */
function* aurasOf(battle: Battle, owner: Model): Generator<[from: string, aura: Aura]> {
  const { content } = battle;
  const card = cardOf(battle, owner);
  for (const aura of card.aura) yield [card.id, aura];
  const { leader } = unitOf(battle, owner);
  if (leader !== null) for (const aura of content.leaders.get(leader)!.aura ?? []) yield [leader, aura];
  for (const perk of perksOf(battle, owner)) for (const aura of content.perks.get(perk)!.aura ?? []) yield [perk, aura];
}

/** Whether somebody's abilities depend on its having been Used in this turn. */
export function marksItsTurn(battle: Battle, model: Model): boolean {
  for (const [, { when }] of aurasOf(battle, model)) if (when?.after) return true;
  return false;
}

/** Whether it is for this model at all: friends of the owner's faction, or enemies. WW-LEADER-4, WW-RULING-92 */
function isMeantFor(battle: Battle, owner: Model, { to, types, units }: Aura, model: Model): boolean {
  const isFriend = isFriendly(battle, owner, model);
  if (isFriend === (to === 'foes') || (to === 'others' && owner === model)) return false;
  if (isFriend && factionOf(battle, owner) !== factionOf(battle, model)) return false;
  const { id, type } = cardOf(battle, model);
  return (types === undefined || types.includes(type)) && (units === undefined || units.includes(id));
}

/** Whether what depends on how much Health is left is asked for: not while Health itself is being found. */
type Whether = 'all' | 'steady';

const isAskedFor = ({ when }: Ability, whether: Whether): boolean => whether === 'all' || when?.health === undefined;

/** Auras with this field that reach the model; the same card of several owners counts once. WW-LEADER-5 */
export function auraAbilities<F extends Field>(
  battle: Battle,
  model: Model,
  field: F,
  whether: Whether = 'all',
): GivenWith<F>[] {
  const found: Given[] = [];
  for (const owner of inPlay(battle))
    for (const [from, gives] of aurasOf(battle, owner)) {
      if (gives[field] === undefined || !isAskedFor(gives, whether)) continue;
      if (found.some((each) => each.gives === gives)) continue;
      if (!isMeantFor(battle, owner, gives, model) || !isInAura(battle, owner, model)) continue;
      if (holds(battle, model, gives.when, owner)) found.push({ from, owner, gives });
    }
  return found as GivenWith<F>[];
}

/** What a Mod does to the item it is attached to counts there and nowhere else. WW-PA-5, WW-RULING-33 */
const isOfItsItem = ({ content }: Battle, { on }: Given, field: Field): boolean =>
  on !== undefined && (field === 'adds' || (field === 'raises' && content.powerArmor.has(on)));

/** With this field, and in effect now. */
const inEffect = <F extends Field>(
  battle: Battle,
  model: Model,
  all: readonly Given[],
  field: F,
  whether: Whether = 'all',
): GivenWith<F>[] =>
  all.filter(
    (each) =>
      each.gives[field] !== undefined &&
      isAskedFor(each.gives, whether) &&
      !isOfItsItem(battle, each, field) &&
      holds(battle, model, each.gives.when, each.owner),
  ) as GivenWith<F>[];

/** Of its own cards alone: what auras reach as far as it does cannot ask auras. */
export const ownAbilities = <F extends Field>(
  battle: Battle,
  model: Model,
  field: F,
  whether: Whether = 'all',
): GivenWith<F>[] =>
  inEffect(battle, model, [...cardAbilities(battle, model), ...carriedAbilities(battle, model)], field, whether);

/** Of all its cards but what it carries, and of auras: armor and clothing have rules of their own. WW-ARM-5 */
export const abilitiesBesideArmor = <F extends Field>(battle: Battle, model: Model, field: F): GivenWith<F>[] => [
  ...inEffect(battle, model, cardAbilities(battle, model), field),
  ...auraAbilities(battle, model, field),
];

/** Everything with this field that counts for the model now. */
export const abilities = <F extends Field>(
  battle: Battle,
  model: Model,
  field: F,
  whether: Whether = 'all',
): GivenWith<F>[] => [...ownAbilities(battle, model, field, whether), ...auraAbilities(battle, model, field, whether)];

export const hasAbility = (battle: Battle, model: Model, field: Field): boolean =>
  ownAbilities(battle, model, field).length > 0 || auraAbilities(battle, model, field).length > 0;

/** Whether the moment is right for an ability. */
function holds(battle: Battle, model: Model, when: When | undefined, owner: Model): boolean {
  if (when === undefined) return true;
  const { force, health, near, beside, wears, unengaged, after } = when;
  if (force !== undefined && forceFaction(battle, model) !== force) return false;
  if (health !== undefined && healthLeft(battle, model) > health) return false;
  if (unengaged && isEngaged(battle, model)) return false;
  if (wears && !carriedBy(battle, model).some((id) => isWorn(battle, id))) return false;
  if (after && !battle.state.lasting.some(({ kind, on }) => kind === 'used' && on === owner.id)) return false;
  if (near === undefined && beside === undefined) return true;
  const others = inPlay(battle).filter(
    (other) => other !== model && isFriendly(battle, model, other) && isInAura(battle, model, other),
  );
  if (near === 'friend' && others.length === 0) return false;
  if (near === 'only-dogs' && others.some((other) => cardOf(battle, other).type !== 'dog')) return false;
  return beside === undefined || others.some((other) => beside.includes(cardOf(battle, other).id));
}

const isWorn = ({ content }: Battle, id: string): boolean => content.armor.has(id) || content.clothing.has(id);
