/** Use Expertise: which skill on which object or model. */
import { type Option, option, type Reason } from '@holotape/kernel';
import type { Battle } from '../battle.ts';
import type { Gear } from '../content.ts';
import { withinReach } from '../geometry/index.ts';
import type { Marker, Model } from '../state.ts';
import type { EffectDie, MarkerKind, Skill } from '../words.ts';
import { abilities, hasAbility, ownAbilities, presenceOf } from './abilities.ts';
import { attackable } from './acting.ts';
import { carriedBy } from './carrying.ts';
import { isEngaged, isInContact } from './engagement.ts';
import { reachesFromAfar } from './factions.ts';
import { isSpent, isUnder } from './lasting.ts';
import { whyNotInteract } from './markers.ts';
import { suitOf } from './power-armor.ts';
import { lengthOf } from './ranges.ts';
import { specialRules } from './scenario.ts';
import { testOf } from './searching.ts';
import { skillOf } from './skills.ts';
import { baseOf, cardOf, inPlay, isFriendly, unitOf } from './units.ts';
import { whyNotThisSkill } from './use-icons.ts';

/** Objects, and the skill that opens them. WW-EXPERT-5, WW-EXPERT-7, WW-MARKER-2 */
const OPENS: Partial<Record<MarkerKind, readonly Skill[]>> = {
  lock: ['lockpick'],
  computer: ['computers'],
  safe: ['computers'],
  generator: ['computers'],
  'fuse-box': ['computers'],
  terminal: ['computers'],
  stash: ['search'],
  still: ['lockpick', 'computers', 'search'], // SC-FORT-2
};

/** The skills that can be used on a marker as it lies there. */
function skillsFor(marker: Marker): readonly Skill[] {
  const test = testOf(marker);
  if (test !== undefined) return [test];
  return marker.opened ? [] : (OPENS[marker.kind] ?? []);
}

/** WW-EXPERT-2 */
const whyUnskilled = (battle: Battle, model: Model, skill: Skill): Reason | undefined =>
  skillOf(battle, model, skill) === undefined && keyFor(battle, model, skill) === undefined
    ? { rule: 'WW-EXPERT-2', say: 'expertise.no-skill', args: { model: model.id, skill } }
    : undefined;

/** Only the Institute does without contact, and only with a terminal: never while engaged. WW-EXPERT-3, WW-FACTION-3 */
function whyOutOfReach(battle: Battle, model: Model, skill: Skill, marker: Marker): Reason | undefined {
  const isTerminal = skill === 'computers' && marker.kind !== 'searchable';
  if (isTerminal && !isEngaged(battle, model) && reachesFromAfar(battle, model, marker)) return undefined;
  return whyNotInteract(battle, model, marker);
}

/** Why the skill cannot be used on this object now. WW-EXPERT-4, WW-EXPERT-6 */
export function whyNotUse(battle: Battle, model: Model, skill: Skill, marker: Marker): Reason | undefined {
  if (!skillsFor(marker).includes(skill))
    return { rule: 'WW-EXPERT-4', say: 'expertise.no-use', args: { marker: marker.id, skill } };
  // What the scenario says comes first. SC-WATER-1, WW-EXPERT-4
  const why =
    specialRules(battle).whyNotUse?.(battle, model, marker) ??
    whyNotThisSkill(battle, model, skill) ??
    whyUnskilled(battle, model, skill) ??
    whyOutOfReach(battle, model, skill, marker);
  if (why !== undefined) return why;
  return isUnder(battle, marker.id, 'locked') && !hasAbility(battle, model, 'never-locked')
    ? { rule: 'WW-EXPERT-6', say: 'expertise.locked', args: { marker: marker.id } }
    : undefined;
}

/** WW-EXPERT-9 */
export function whyNotPresence(battle: Battle, model: Model, target: Model): Reason | undefined {
  const why = whyUnskilled(battle, model, 'presence');
  if (why !== undefined) return why;
  if (isEngaged(battle, model)) return { rule: 'WW-EXPERT-9', say: 'interact.engaged', args: { model: model.id } };
  const range = lengthOf(battle.content, presenceOf(battle, model)!);
  const rise = model.height - target.height;
  return withinReach(baseOf(battle, model), baseOf(battle, target), range, rise)
    ? undefined
    : { rule: 'WW-EXPERT-9', say: 'expertise.too-far', args: { target: target.id } };
}

/** What the model may mend, if it knows how to: friends in contact with damage. WW-CARD-1 */
function mendable(battle: Battle, model: Model): Model[] {
  if (isEngaged(battle, model) || isSpent(battle, model, 'mends')) return [];
  const able = ownAbilities(battle, model, 'mends').map(({ gives }) => gives.mends);
  if (able.length === 0) return [];
  return inPlay(battle).filter(
    (other) =>
      other !== model &&
      isFriendly(battle, model, other) &&
      isInContact(battle, model, other) &&
      able.some(
        ({ leader, types, suit }) =>
          (leader === undefined || unitOf(battle, model).leader === leader) &&
          (types === undefined || types.includes(cardOf(battle, other).type)) &&
          (suit ? isDented(battle, other) : other.regular > 0),
      ),
  );
}

/** In undegraded Power Armor with damage on it. WW-PA-6 */
function isDented(battle: Battle, model: Model): boolean {
  const suit = suitOf(battle, model);
  return suit !== null && !suit.degraded && suit.regular + suit.radiation > 0;
}

/** `lockpick:box`, `presence:raiders-1`: every use there is, with why not. */
export function uses(battle: Battle, model: Model): Option[] {
  const objects: Option[] = battle.state.markers.flatMap((marker) => {
    return skillsFor(marker).map((skill) => option(`${skill}:${marker.id}`, whyNotUse(battle, model, skill, marker)));
  });
  objects.push(...mendable(battle, model).map(({ id }) => option(`mend:${id}`)));
  // Presence works through abilities. WW-EXPERT-9
  if (specialRules(battle).swayed === undefined) return objects;
  const others = attackable(battle, model).filter((other) => other !== model);
  return [...objects, ...others.map((other) => option(`presence:${other.id}`, whyNotPresence(battle, model, other)))];
}

export function whyNoExpertise(battle: Battle, model: Model): Reason | undefined {
  const all = uses(battle, model);
  if (all.some(({ blocked }) => blocked === undefined)) return undefined;
  return all[0]?.blocked ?? { rule: 'WW-EXPERT-4', say: 'expertise.nothing' };
}

export const gearOf = (battle: Battle, model: Model): Gear[] =>
  carriedBy(battle, model).flatMap((id) => battle.content.gear.get(id) ?? []);

/** A device that makes the test succeed without a roll. */
export const keyFor = (battle: Battle, model: Model, skill: Skill): Gear | undefined =>
  gearOf(battle, model).find(({ succeeds }) => succeeds === skill);

/** Dice that cards add. WW-LEADER-4 */
export const expertiseDice = (battle: Battle, model: Model, skill: Skill): EffectDie[] =>
  abilities(battle, model, 'dice').flatMap(({ gives: { dice } }) => [
    ...(dice[skill] ?? []),
    ...(dice.expertise ?? []),
  ]);
