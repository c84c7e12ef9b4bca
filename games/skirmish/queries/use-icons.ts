/** Action Point Use icons: which Quick Actions they allow, with which weapons and skills. */
import type { Reason } from '@holotape/kernel';
import type { Battle } from '../battle.ts';
import type { Weapon } from '../content.ts';
import type { Model } from '../state.ts';
import { ACTIONS, type ActionName, type Skill, type WeaponType } from '../words.ts';
import { abilities } from './abilities.ts';
import { actBy } from './acting.ts';
import { cardOf, isHeroic, unitOf } from './units.ts';

/** What each Action Point Use icon allows. WW-AP-6 */
const ALLOWS = {
  move: ['move', 'charge', 'lay-mine', 'douse', 'shake-off'],
  attack: ['shoot', 'throw', 'strike'],
  expertise: ['expertise'],
  prepare: ['prepare'],
  shoot: ['shoot'],
  // For one kind of weapon alone.
  melee: ['strike'],
  pistol: ['shoot'],
  // For one skill alone.
  search: ['expertise'],
  computers: ['expertise'],
  lockpick: ['expertise'],
} as const satisfies Record<string, readonly ActionName[]>;

type IconKind = keyof typeof ALLOWS;

const isIconKind = (icon: string): icon is IconKind => icon in ALLOWS;

/** An Action Point Use icon on one of the model's cards. */
export interface UseIcon {
  /** `unit.move`: the card, and what it shows. */
  readonly id: string;
  readonly allows: readonly ActionName[];
  /** The only kind of weapon, the only weapon or the only skill it is for. */
  readonly weapons?: WeaponType | undefined;
  readonly weapon?: string;
  readonly skill?: Skill | undefined;
}

const weaponsFor = (icon: IconKind): WeaponType | undefined =>
  icon === 'melee' || icon === 'pistol' ? icon : undefined;

const skillFor = (icon: IconKind): Skill | undefined =>
  icon === 'search' || icon === 'computers' || icon === 'lockpick' ? icon : undefined;

/** Icons of all its cards. WW-AP-8: each model uses them in its own activation. */
export const useIconsOf = (battle: Battle, model: Model): UseIcon[] =>
  [
    ...cardOf(battle, model).icons.map((icon) => ['unit', icon]),
    ...(isHeroic(battle, model) ? battle.content.heroic.icons.map((icon) => ['heroic', icon]) : []), // WW-HEROIC-6
    ...abilities(battle, model, 'icons').flatMap(({ from, gives }) => gives.icons.map((icon) => [from, icon])),
    ...weaponIcons(battle, model),
  ].flatMap(([card, icon, weapon]): UseIcon[] => {
    if (!isIconKind(icon!)) return [];
    const id = `${card}.${icon}`;
    const allows = ALLOWS[icon];
    return [weapon ? { id, allows, weapon } : { id, allows, weapons: weaponsFor(icon), skill: skillFor(icon) }];
  });

/** Of Mods, for the weapon they are attached to. WW-ITEM-8 */
const weaponIcons = (battle: Battle, model: Model): string[][] =>
  unitOf(battle, model).mods.flatMap(({ on, mod }) =>
    (battle.content.mods.get(mod)!.weapon?.icons ?? []).map((icon) => [mod, icon, on]),
  );

export const isForAll = ({ weapons, weapon, skill }: UseIcon): boolean =>
  weapons === undefined && weapon === undefined && skill === undefined;

/** Actions for which the model has an icon at all. */
export const quickActionsOf = (battle: Battle, model: Model): ActionName[] => {
  const icons = useIconsOf(battle, model);
  return ACTIONS.filter((action) => icons.some(({ allows }) => allows.includes(action)));
};

/** Why a weapon cannot be used in the Quick Action in progress: the icon that was used is for others. WW-AP-6 */
export function whyNotWithThisIcon(battle: Battle, model: Model, { id, type }: Weapon): Reason | undefined {
  const icon = iconInUse(battle, model);
  const only = icon?.weapon ?? icon?.weapons;
  return only === undefined || only === type || only === id
    ? undefined
    : { rule: 'WW-AP-6', say: 'quick.other-weapon', args: { weapon: id, only } };
}

/** Why a skill cannot be used in the Quick Action in progress. WW-AP-6 */
export function whyNotThisSkill(battle: Battle, model: Model, skill: Skill): Reason | undefined {
  const only = iconInUse(battle, model)?.skill;
  return only === undefined || only === skill
    ? undefined
    : { rule: 'WW-AP-6', say: 'quick.other-skill', args: { skill, only } };
}

/** The icon that the Quick Action in progress was paid for with. */
function iconInUse(battle: Battle, model: Model): UseIcon | undefined {
  const { activation } = battle.state;
  if (activation?.model !== model.id || actBy(battle, model)?.how !== 'quick') return undefined;
  return useIconsOf(battle, model).find(({ id }) => id === activation.icons.at(-1));
}
