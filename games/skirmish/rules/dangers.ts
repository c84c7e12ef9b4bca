/** Danger cards: a test that needs no Action, and what comes of it. */
import { type Play, roll, say } from '@holotape/kernel';
import type { Danger, Outcome } from '../content.ts';
import { withinReach } from '../geometry/index.ts';
import type { Battle, BattleTable, Marker, Model } from '../state.ts';
import { ATTRIBUTES, type Attribute, type DamageType, type Skill } from '../words.ts';
import { inArea } from './area-effects.ts';
import { inflict } from './conditions.ts';
import { suffer } from './damage.ts';
import { fall } from './falling.ts';
import { whyNotCarry } from './items.ts';
import { walkFreely } from './movement.ts';
import { ownTest } from './own-tests.ts';
import { suitOf } from './power-armor.ts';
import { removeReaction } from './preparing.ts';
import { lengthOf } from './ranges.ts';
import { rollEffects } from './skill-tests.ts';
import { attributeNow, skillOf } from './skills.ts';
import { baseOf, cardOf, inPlay, isFriendly } from './units.ts';

const isAttribute = (name: string): name is Attribute => (ATTRIBUTES as readonly string[]).includes(name);

/** The best of what may be tested; a skill the unit does not have counts 0. */
const bestOf = (battle: Battle, model: Model, names: readonly (Attribute | Skill)[]): number =>
  Math.max(
    ...names.map((name) =>
      isAttribute(name) ? attributeNow(battle, model, name) : (skillOf(battle, model, name) ?? 0),
    ),
  );

/** WW-WASTE-2 */
export function* resolveDanger(table: BattleTable, model: Model, card: Danger, marker: Marker): Play {
  const isSure = card.sure?.some((each) => each === cardOf(table, model).type) ?? false;
  let success = isSure;
  if (!isSure && card.test !== undefined) {
    const more = card.bonus === undefined ? [] : [{ rule: 'WW-WASTE-2', by: card.bonus }];
    ({ success } = yield* ownTest(table, model, 'danger.roll', bestOf(table, model, card.test), more));
  }
  for (const outcome of success ? card.success : card.failure) yield* befalls(table, model, outcome, marker);
}

type Harm = Extract<Outcome, { does: 'damage' }>;

function* befalls(table: BattleTable, model: Model, outcome: Outcome, marker: Marker): Play {
  switch (outcome.does) {
    case 'damage':
      return yield* damage(table, model, outcome, marker);
    case 'condition':
      return inflict(table, model, outcome.condition);
    case 'chance': {
      const [side] = yield* roll(table, 'danger.die', [12], { rule: 'WW-WASTE-2' });
      const { icons } = table.content.dice.effect[outcome.die][side! - 1]!;
      if (icons.includes(outcome.icon)) inflict(table, model, outcome.condition);
      return;
    }
    case 'move':
      if (model.gone === null) yield* walkFreely(table, model, outcome.color);
      return;
    case 'fall':
      yield* fall(table, model, lengthOf(table.content, outcome.color));
      return;
    case 'draw':
      return findOfKind(table, model, outcome.deck);
    case 'item':
      return keep(table, model, outcome.item);
    case 'alarm':
      return alarm(table, model, lengthOf(table.content, outcome.within));
    case 'lose-reaction':
      return removeReaction(table, model, 'WW-PREPARE-5');
    default:
      // What needs creatures of nobody's side, or another deck, says so and does no more.
      say(table, 'danger.passes', { model: model.id }, 'WW-WASTE-2');
  }
}

/** On the model alone, on all around it, or in an area around the marker. */
function* damage(table: BattleTable, model: Model, harm: Harm, marker: Marker): Play {
  const faces = yield* rollEffects(table, 'danger.effects', harm.dice ?? [], 'WW-WASTE-2');
  const count = (icon: string) => faces.flatMap(({ icons }) => icons).filter((each) => each === icon).length;
  const amount = harm.amount + count('damage');
  for (const { model: each, covered } of caught(table, model, harm, marker)) {
    const more = suitOf(table, each) === null ? 0 : (harm.powerArmor ?? 0);
    const hit = { ignoring: 0, reduction: count('reduce-armor'), covered, damage: of(harm.type, amount + more) };
    const taken = yield* suffer(table, each, hit);
    if (taken > 0 && harm.ifHurt !== undefined) inflict(table, each, harm.ifHurt);
  }
}

const of = (type: DamageType, amount: number) => ({ physical: 0, energy: 0, radiation: 0, [type]: amount });

function caught(table: BattleTable, model: Model, { area, within }: Harm, marker: Marker) {
  if (area !== undefined) return inArea(table, marker, area);
  if (within === undefined) return [{ model, covered: false }];
  const range = lengthOf(table.content, within);
  return inPlay(table)
    .filter((other) => withinReach(baseOf(table, model), baseOf(table, other), range, model.height - other.height))
    .map((each) => ({ model: each, covered: false }));
}

/** The first card of a kind in the item deck. */
function findOfKind(table: BattleTable, model: Model, kind: string): void {
  const { items } = table.state.decks;
  const at = items.findLastIndex((id) => table.content.items.get(id)!.kind === kind);
  if (at >= 0) keep(table, model, items.splice(at, 1)[0]!);
}

function keep(table: BattleTable, model: Model, id: string): void {
  if (model.gone !== null || whyNotCarry(table, model, id) !== undefined) return;
  model.items.push(id);
  say(table, 'kept', { model: model.id, item: id }, 'WW-SEARCH-15');
}

/** Enemies near enough get ready. */
function alarm(table: BattleTable, model: Model, range: number): void {
  for (const other of inPlay(table)) {
    const near = withinReach(baseOf(table, model), baseOf(table, other), range, model.height - other.height);
    if (near && !other.prepared && !isFriendly(table, model, other)) {
      other.prepared = true;
      say(table, 'prepared', { model: other.id }, 'WW-WASTE-2');
    }
  }
}
