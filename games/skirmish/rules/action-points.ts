/** Action Points: gained in a model's own activation, spent there on Quick Actions. */
import { type Reason, say } from '@holotape/kernel';
import type { Weapon } from '../content.ts';
import type { Activation, Battle, BattleTable, Model } from '../state.ts';
import { ACTIONS, type ActionName, type WeaponType } from '../words.ts';
import { actBy } from './acting.ts';
import { whyNotAct } from './actions.ts';
import { isQuick } from './quick-actions.ts';
import { actionPointsOf, type SkillTest } from './skill-tests.ts';
import { cardOf, isHeroic } from './units.ts';
import { periodsOn } from './using-items.ts';

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
} as const satisfies Record<string, readonly ActionName[]>;
type IconKind = keyof typeof ALLOWS;

const isIconKind = (icon: string): icon is IconKind => icon in ALLOWS;

/** An Action Point Use icon on one of the model's cards. */
interface UseIcon {
  /** `unit.move`: the card, and what it shows. */
  readonly id: string;
  readonly allows: readonly ActionName[];
  /** The only kind of weapon it is for. */
  readonly weapons: WeaponType | undefined;
}

const weaponsFor = (icon: IconKind): WeaponType | undefined =>
  icon === 'melee' || icon === 'pistol' ? icon : undefined;

/** Icons of all its cards. WW-AP-8: each model uses them in its own activation. */
export const useIconsOf = (battle: Battle, model: Model): UseIcon[] =>
  [
    ...cardOf(battle, model).icons.map((icon) => ['unit', icon]),
    ...(isHeroic(battle, model) ? battle.content.heroic.icons.map((icon) => ['heroic', icon]) : []), // WW-HEROIC-6
    ...periodsOn(battle, model).flatMap(({ icons = [] }) => icons.map((icon) => ['item', icon])),
  ].flatMap(([card, icon]) =>
    isIconKind(icon!) ? [{ id: `${card}.${icon}`, allows: ALLOWS[icon], weapons: weaponsFor(icon) }] : [],
  );

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
  return free.find((icon) => icon.weapons === undefined) ?? free.find(isOfUse) ?? free[0];
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
  const { activation } = battle.state;
  if (activation?.model !== model.id || actBy(battle, model)?.how !== 'quick') return undefined;
  const used = activation.icons.at(-1);
  const only = useIconsOf(battle, model).find((icon) => icon.id === used)?.weapons;
  return only === undefined || only === type
    ? undefined
    : { rule: 'WW-AP-6', say: 'quick.other-weapon', args: { weapon: id, only } };
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
