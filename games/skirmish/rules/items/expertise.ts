/** Use Expertise: Search, Computers, Lockpick and Presence. */
import { choose, option, type Play, say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import { ownAbilities } from '../../queries/abilities.ts';
import { expertiseDice, gearOf, keyFor, uses } from '../../queries/expertise.ts';
import { usedFromAfar } from '../../queries/factions.ts';
import { itemsAtHand } from '../../queries/limited-use.ts';
import { isAt, markerById } from '../../queries/markers.ts';
import { specialRules } from '../../queries/scenario.ts';
import type { SkillTest } from '../../queries/skill-tests.ts';
import { skillOf, specialityBonus } from '../../queries/skills.ts';
import { modelById, seatOf } from '../../queries/units.ts';
import type { Marker, Model, Piece } from '../../state.ts';
import type { Skill } from '../../words.ts';
import { heal } from '../harm/tokens.ts';
import { lay, spend } from '../round/lasting.ts';
import { attributeTest, ownTest } from '../round/own-tests.ts';
import { takeInstant } from './healing.ts';
import { discardCopy } from './limited-use.ts';
import { discardMarker } from './markers.ts';
import { mendSuit } from './mending.ts';
import { searched } from './searching.ts';

/** One use of one skill. WW-EXPERT-1 */
export function* useExpertise(table: BattleTable, model: Model): Play {
  const answer = yield* choose(table, seatOf(table, model), 'expertise.use', () => uses(table, model), {
    rule: 'WW-EXPERT-1',
    about: { model: model.id },
  });
  const at = answer.indexOf(':');
  const skill = answer.slice(0, at) as Skill;
  const on = answer.slice(at + 1);
  if (answer.startsWith('mend:')) return yield* mendFriend(table, model, modelById(table, on));
  const test = (yield* maybeKey(table, model, skill)) ? undefined : yield* expertiseTest(table, model, skill, on);
  const success = test === undefined || test.success;
  if (success) discardSpent(table, model, skill);
  say(table, success ? 'expertise' : 'expertise.failed', { model: model.id, skill, on }, 'WW-EXPERT-1');
  if (skill === 'presence') return yield* sway(table, model, modelById(table, on), success); // WW-EXPERT-9
  const marker = markerById(table, on);
  // Without contact: that was the one of this round. WW-FACTION-3
  if (!isAt(table, model, marker))
    lay(table, { kind: 'spent', on, until: 'round', from: usedFromAfar(seatOf(table, model)) });
  // WW-EXPERT-6: an X, whatever else it shows.
  if (skill === 'computers' && test?.face.fails) lay(table, { kind: 'locked', on, until: 'turn', from: skill });
  if (marker.kind === 'searchable') yield* searched(table, model, marker, success);
  else {
    if (success && marker.kind === 'lock') unlock(table, marker); // WW-EXPERT-7
    yield* specialRules(table).used?.(table, { model, marker, skill, success }) ?? none();
  }
}

/** A kit if there is one, a test where the card asks for it; what is done to armor Stuns its wearer. WW-CARD-1, WW-PA-6 */
function* mendFriend(table: BattleTable, model: Model, target: Model): Play {
  for (const { gives } of ownAbilities(table, model, 'mends')) {
    const { heals, test, kit, suit, once } = gives.mends;
    if (once) spend(table, model, 'mends', 'activation');
    const access = kit === undefined ? undefined : itemsAtHand(table, model).find(({ item }) => item.id === kit);
    if (access !== undefined && (yield* asksForKit(table, model, kit!))) {
      discardCopy(table, access.owner, kit!);
      table.state.discards.items.push(kit!);
      yield* takeInstant(table, target, table.content.gear.get(kit!)!.instant!, kit!);
    } else if (test === undefined || (yield* attributeTest(table, model, 'expertise.roll', test)).success) {
      if (suit) yield* mendSuit(table, target, heals);
      else heal(table, target, heals);
    }
  }
}

function* asksForKit(table: BattleTable, model: Model, kit: string): Play<boolean> {
  const answer = yield* choose(table, seatOf(table, model), 'expertise.item', () => [option('use'), option('roll')], {
    rule: 'WW-USE-1',
    about: { model: model.id, item: kit },
  });
  return answer === 'use';
}

function* none(): Play {}

function* expertiseTest(table: BattleTable, model: Model, skill: Skill, on: string): Play<SkillTest> {
  const marker = markerById(table, on);
  const here = (marker && specialRules(table).usedAt?.(table, model, marker)) ?? []; // SC-GAF-12
  const bonus = [...specialityBonus(table, model, skill), ...here];
  const dice = expertiseDice(table, model, skill);
  return yield* ownTest(table, model, 'expertise.roll', skillOf(table, model, skill)!, bonus, dice);
}

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

function* sway(table: BattleTable, model: Model, target: Model, success: boolean): Play {
  yield* specialRules(table).swayed!(table, model, target, success);
}

/** A Lock Marker with the name of a piece of terrain locks that door: it stands open from now on. WW-EXPERT-7 */
function unlock(table: BattleTable, marker: Marker): void {
  marker.opened = true;
  const { state } = table;
  if (!state.pieces.some(({ id }) => id === marker.id)) return;
  const opened = (door: Piece): Piece => ({ ...door, ground: 'normal', blocksSight: false, cover: false });
  state.pieces = state.pieces.map((each) => (each.id === marker.id ? opened(each) : each));
  discardMarker(table, marker);
}
