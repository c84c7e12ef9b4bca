/** Before some battles a Leader has to bring people along, or to see what is coming; whoever fails comes with fewer. */
import { choose, option, type Play, say } from '@holotape/kernel';
import type { Battle, BattleTable } from '../battle.ts';
import type { StepOf } from '../printed/scenarios.ts';
import { leaderUnit } from '../queries/leaders.ts';
import { modelOf } from '../rules/round/joining.ts';
import { attributeTest } from '../rules/round/own-tests.ts';
import type { ScenarioState, UnitInPlay } from '../state.ts';

/** The Leader is not on the table yet. */
const OFF = { x: 0, y: 0, height: 0 };

/** With whom the force has the fewest Caps too many, or, if one is not enough, the fewest left to do without. SC-LOCKER-1 */
function* stayBehind(table: BattleTable, scenario: ScenarioState, step: StepOf<'leader-test'>): Play {
  const { by, rule, caps } = step;
  const { state } = table;
  const force = scenario.brought[by]!;
  const price = ({ id }: UnitInPlay): number => scenario.prices[id] ?? 0;
  const over = force.caps - caps;
  const spare = (unit: UnitInPlay): number => (price(unit) >= over ? price(unit) - over : 10_000 - price(unit));
  const units = state.units.filter(({ seat }) => seat === by).sort((a, b) => spare(a) - spare(b));
  const options = () =>
    units.map((unit) =>
      option(
        unit.id,
        unit.leader === null ? undefined : { rule: 'CH-FORCE-9', say: 'force.leads', args: { unit: unit.card } },
      ),
    );
  const first = units.find(({ leader }) => leader === null)!.id;
  const id = scenario.auto.includes(by)
    ? first
    : yield* choose(table, by, 'force.leave', options, { rule, about: { over } });
  force.caps -= scenario.prices[id]!;
  state.units = state.units.filter((unit) => unit.id !== id);
  delete scenario.strength[id];
  say(table, 'stays-home', { seat: by, unit: id, caps: force.caps }, rule);
}

const isTooMany = ({ state }: Battle, scenario: ScenarioState, { by, caps }: StepOf<'leader-test'>): boolean =>
  scenario.brought[by]!.caps > caps &&
  state.units.filter(({ seat, leader }) => seat === by && leader === null).length > 0;

/** SC-LOCKER-1, SC-REINF-1 */
export function* testLeader(table: BattleTable, scenario: ScenarioState, step: StepOf<'leader-test'>): Play<boolean> {
  const { by, rule, attribute, caps } = step;
  const unit = leaderUnit(table, by);
  const test = unit && (yield* attributeTest(table, modelOf(unit.id, 1, OFF), 'leader.roll', attribute));
  if (test?.success) {
    say(table, 'leader.passes', { unit: unit!.id }, rule);
    return true;
  }
  scenario.brought[by]!.limit = caps;
  say(table, 'leader.fails', { seat: by, caps }, rule);
  while (isTooMany(table, scenario, step)) yield* stayBehind(table, scenario, step);
  return true;
}
