/** Use Expertise: Search, Computers, Lockpick and Presence. */
import { choose, type Option, option, type Play, type Reason, say } from '@holotape/kernel';
import type { Gear } from '../../content.ts';
import { withinReach } from '../../geometry/index.ts';
import { abilities, hasAbility } from '../../queries/abilities.ts';
import { attackable } from '../../queries/acting.ts';
import { whyNotThisSkill } from '../../queries/action-points.ts';
import { colorNow } from '../../queries/card-colors.ts';
import { isEngaged } from '../../queries/engagement.ts';
import { isUnder, lay } from '../../queries/lasting.ts';
import { carriedBy, discardCopy } from '../../queries/limited-use.ts';
import { discardMarker, markerById, whyNotInteract } from '../../queries/markers.ts';
import { lengthOf } from '../../queries/ranges.ts';
import { specialRules } from '../../queries/scenario.ts';
import { skillOf, specialityBonus } from '../../queries/skills.ts';
import { baseOf, modelById, seatOf } from '../../queries/units.ts';
import type { Battle, BattleTable, Marker, Model } from '../../state.ts';
import type { EffectDie, MarkerKind, Skill } from '../../words.ts';
import { ownTest } from '../round/own-tests.ts';
import type { SkillTest } from '../round/skill-tests.ts';
import { searched, testOf } from './searching.ts';

/** Objects, and the skill that opens them. WW-EXPERT-5, WW-EXPERT-7, WW-MARKER-2 */
const OPENS: Partial<Record<MarkerKind, Skill>> = {
  lock: 'lockpick',
  computer: 'computers',
  safe: 'computers',
  generator: 'computers',
};

/** The skill that can be used on a marker as it lies there. */
const skillFor = (marker: Marker): Skill | undefined =>
  testOf(marker) ?? (marker.opened ? undefined : OPENS[marker.kind]);

/** WW-EXPERT-2 */
const whyUnskilled = (battle: Battle, model: Model, skill: Skill): Reason | undefined =>
  skillOf(battle, model, skill) === undefined && keyFor(battle, model, skill) === undefined
    ? { rule: 'WW-EXPERT-2', say: 'expertise.no-skill', args: { model: model.id, skill } }
    : undefined;

/** Why the skill cannot be used on this object now. WW-EXPERT-4, WW-EXPERT-6 */
export function whyNotUse(battle: Battle, model: Model, skill: Skill, marker: Marker): Reason | undefined {
  if (skillFor(marker) !== skill)
    return { rule: 'WW-EXPERT-4', say: 'expertise.no-use', args: { marker: marker.id, skill } };
  const why =
    specialRules(battle).whyNotUse?.(battle, model, marker) ??
    whyNotThisSkill(battle, model, skill) ??
    whyUnskilled(battle, model, skill) ??
    whyNotInteract(battle, model, marker);
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
  const range = lengthOf(battle.content, colorNow(battle, model, 'presence')!);
  const rise = model.height - target.height;
  return withinReach(baseOf(battle, model), baseOf(battle, target), range, rise)
    ? undefined
    : { rule: 'WW-EXPERT-9', say: 'expertise.too-far', args: { target: target.id } };
}

/** `lockpick:box`, `presence:raiders-1`: every use there is, with why not. */
function uses(battle: Battle, model: Model): Option[] {
  const objects = battle.state.markers.flatMap((marker) => {
    const skill = skillFor(marker);
    return skill === undefined ? [] : [option(`${skill}:${marker.id}`, whyNotUse(battle, model, skill, marker))];
  });
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

/** One use of one skill. WW-EXPERT-1 */
export function* useExpertise(table: BattleTable, model: Model): Play {
  const answer = yield* choose(table, seatOf(table, model), 'expertise.use', () => uses(table, model), {
    rule: 'WW-EXPERT-1',
    about: { model: model.id },
  });
  const at = answer.indexOf(':');
  const skill = answer.slice(0, at) as Skill;
  const on = answer.slice(at + 1);
  const test = (yield* maybeKey(table, model, skill)) ? undefined : yield* expertiseTest(table, model, skill);
  const success = test === undefined || test.success;
  if (success) discardSpent(table, model, skill);
  say(table, success ? 'expertise' : 'expertise.failed', { model: model.id, skill, on }, 'WW-EXPERT-1');
  if (skill === 'presence') return yield* sway(table, model, modelById(table, on), success);
  const marker = markerById(table, on);
  // WW-EXPERT-6: an X, whatever else it shows.
  if (skill === 'computers' && test?.face.fails) lay(table, { kind: 'locked', on, until: 'turn', from: skill });
  if (marker.kind === 'searchable') yield* searched(table, model, marker, success);
  else {
    if (success && marker.kind === 'lock') unlock(table, marker);
    yield* specialRules(table).used?.(table, { model, marker, skill, success }) ?? none();
  }
}

function* none(): Play {}

function* expertiseTest(table: BattleTable, model: Model, skill: Skill): Play<SkillTest> {
  const bonus = specialityBonus(table, model, skill);
  const dice = expertiseDice(table, model, skill);
  return yield* ownTest(table, model, 'expertise.roll', skillOf(table, model, skill)!, bonus, dice);
}

const gearOf = (battle: Battle, model: Model): Gear[] =>
  carriedBy(battle, model).flatMap((id) => battle.content.gear.get(id) ?? []);

/** A device that makes the test succeed without a roll. */
const keyFor = (battle: Battle, model: Model, skill: Skill): Gear | undefined =>
  gearOf(battle, model).find(({ succeeds }) => succeeds === skill);

/** Used if the model could not do without it; asked otherwise. True: the test has succeeded. WW-USE-1 */
function* maybeKey(table: BattleTable, model: Model, skill: Skill): Play<boolean> {
  const key = keyFor(table, model, skill);
  if (key === undefined) return false;
  if (skillOf(table, model, skill) !== undefined) {
    const answer = yield* choose(table, seatOf(table, model), 'expertise.item', () => [option('use'), option('roll')], {
      rule: 'WW-USE-1',
      about: { model: model.id, item: key.id },
    });
    if (answer === 'roll') return false;
  }
  say(table, 'item', { model: model.id, item: key.id }, 'WW-USE-1');
  discardCopy(table, model, key.id);
  table.state.discards.items.push(key.id);
  return true;
}

/** What is used up by a success. */
function discardSpent(table: BattleTable, model: Model, skill: Skill): void {
  const spent = gearOf(table, model).find((gear) => gear['spent-by'] === skill);
  if (spent === undefined) return;
  discardCopy(table, model, spent.id);
  table.state.discards.items.push(spent.id);
}

/** Dice that cards add. WW-LEADER-4 */
const expertiseDice = (battle: Battle, model: Model, skill: Skill): EffectDie[] =>
  abilities(battle, model, 'dice').flatMap(({ gives: { dice } }) => [
    ...(dice[skill] ?? []),
    ...(dice.expertise ?? []),
  ]);

function* sway(table: BattleTable, model: Model, target: Model, success: boolean): Play {
  yield* specialRules(table).swayed!(table, model, target, success);
}

/** A Lock Marker with the name of a piece of terrain locks that door: it stands open from now on. WW-EXPERT-7 */
function unlock(table: BattleTable, marker: Marker): void {
  marker.opened = true;
  const door = table.state.pieces.find(({ id }) => id === marker.id);
  if (door === undefined) return;
  door.ground = 'normal';
  door.blocksSight = false;
  door.cover = false;
  discardMarker(table, marker);
}
