/** Action Points: gained in a model's own activation, spent there on Quick Actions. */
import { type Reason, say } from '@holotape/kernel';
import type { Weapon } from '../content.ts';
import { whyNotAct } from '../rules/round/actions.ts';
import { actionPointsOf, type SkillTest } from '../rules/round/skill-tests.ts';
import type { Activation, Battle, BattleTable, Model } from '../state.ts';
import { ACTIONS, type ActionName, type Skill, type WeaponType } from '../words.ts';
import { abilities } from './abilities.ts';
import { actBy } from './acting.ts';
import { isQuick } from './quick-actions.ts';
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
interface UseIcon {
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

const isForAll = ({ weapons, weapon, skill }: UseIcon): boolean =>
  weapons === undefined && weapon === undefined && skill === undefined;

/** Actions for which the model has an icon at all. */
export const quickActionsOf = (battle: Battle, model: Model): ActionName[] => {
  const icons = useIconsOf(battle, model);
  return ACTIONS.filter((action) => icons.some(({ allows }) => allows.includes(action)));
};

/** The battle as it is once a point has been spent on this icon. */
const withIcon = (battle: Battle, activation: Activation, { id }: UseIcon): Battle => ({
  ...battle,
  state: { ...battle.state, activation: { ...activation, icons: [...activation.icons, id] } },
});

/** An icon that allows this and was not used: one for all weapons before one for some. WW-AP-4 */
export function unusedIcon(
  battle: Battle,
  model: Model,
  activation: Activation,
  action: ActionName,
): UseIcon | undefined {
  const free = useIconsOf(battle, model).filter(
    ({ id, allows }) => allows.includes(action) && !activation.icons.includes(id),
  );
  const isOfUse = (icon: UseIcon) =>
    whyNotAct(withIcon(battle, activation, icon), model, action, 'quick') === undefined;
  return free.find(isForAll) ?? free.find(isOfUse) ?? free[0];
}

/** Why a point cannot be spent on this Quick Action now. */
export function whyNoQuick(
  battle: Battle,
  model: Model,
  activation: Activation,
  action: ActionName,
): Reason | undefined {
  if (activation.points === 0) return { rule: 'WW-AP-3', say: 'quick.no-points', args: { model: model.id } };
  const icon = unusedIcon(battle, model, activation, action);
  if (icon === undefined) return { rule: 'WW-AP-4', say: 'quick.icon-used' };
  return whyNotAct(withIcon(battle, activation, icon), model, action, 'quick');
}

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

/** Nothing is gained outside the model's own activation, or in a Quick Action. WW-AP-1, WW-QUICK-4 */
export function gainPoints(table: BattleTable, model: Model, points: number, rule: string): void {
  const { activation } = table.state;
  if (points === 0 || activation?.model !== model.id || isQuick(table, model)) return;
  activation.points += points;
  say(table, 'points', { model: model.id, points }, rule);
}

/** Icons on the Skill Die, in success and failure. WW-TEST-11 */
export const pointsFrom = (table: BattleTable, model: Model, test: SkillTest): void =>
  gainPoints(table, model, actionPointsOf(test), 'WW-AP-1');
