/** The moments of a battle at which its scenario has a say. */
import { type Play, say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import type { Point } from '../../geometry/index.ts';
import { outcomesFor, scenarioOf, specialRules } from '../../queries/scenario.ts';
import { nextPart, storyAfter } from '../../queries/story.ts';
import { SEATS } from '../../queries/units.ts';
import type { Act, Model } from '../../state.ts';

export function addToTally({ state }: BattleTable, what: string, by = 1): void {
  const { tally } = state.scenario!;
  tally[what] = (tally[what] ?? 0) + by;
}

/** Who has the first turn of the battle, if the scenario says so. SC-FARM-1 */
export function firstOfBattle({ state, content }: BattleTable): number | undefined {
  if (state.round !== 1 || state.scenario === null) return undefined;
  const priority = state.scenario.tally.priority;
  return priority === undefined ? content.scenarios.get(state.scenario.id)?.first : priority - 1; // SC-RULING-7
}

export const beginRound = (table: BattleTable): void => specialRules(table).beginRound?.(table);

export const betweenActions = (table: BattleTable, model: Model): void =>
  specialRules(table).betweenActions?.(table, model);

export const removed = (table: BattleTable, model: Model): void => specialRules(table).removed?.(table, model);

/** A model has gone along a way, by itself or pushed; what is decided by it is decided before anybody reacts. SC-POLICE-1 */
export function passed(table: BattleTable, model: Model, way: readonly Point[], isPushed = false): void {
  const rules = specialRules(table);
  rules.passed?.(table, model, way, isPushed);
  if (rules.stopsAt !== undefined || rules.passed !== undefined) judgeBattle(table);
}

export const acted = (table: BattleTable, model: Model, act: Act): void =>
  specialRules(table).acted?.(table, model, act);

/** Whether the scenario has done with a model whatever there was to do. SC-NEWS-2 */
export function* takesOver(table: BattleTable, model: Model): Play<boolean> {
  const rules = specialRules(table);
  return rules.takesOver === undefined ? false : yield* rules.takesOver(table, model);
}

export function* endActivation(table: BattleTable, model: Model): Play {
  const rules = specialRules(table);
  if (rules.endActivation !== undefined) yield* rules.endActivation(table, model);
  judgeBattle(table);
}

/** After the last round the battle is over. SC-COMMON-2 */
export function* endRound(table: BattleTable): Play {
  if (table.state.scenario === null) return;
  const rules = specialRules(table);
  if (rules.endRound !== undefined) yield* rules.endRound(table);
  judgeBattle(table, table.state.round >= scenarioOf(table).rounds);
}

/** Whether somebody has won by now; then the battle ends at once and outcomes are read. */
export function judgeBattle(table: BattleTable, isOver = false): void {
  const { scenario } = table.state;
  if (scenario === null || scenario.winners !== null) return;
  const winners = specialRules(table).verdict?.(table, isOver);
  if (winners === undefined) return;
  scenario.winners = [...winners];
  say(table, winners.length === 0 ? 'drawn' : 'won', { scenario: scenario.id, seat: winners[0] ?? null });
  const grade = winners.length === 0 ? undefined : specialRules(table).grade?.(table);
  if (grade !== undefined) say(table, `grade.${grade}`, {}, 'SC-RULING-6');
  const award = winners.length === 0 ? undefined : specialRules(table).award?.(table);
  if (award !== undefined) say(table, 'award', { seat: winners[0]!, caps: award.caps }, award.rule);
  tellStory(table);
  for (const model of table.state.models)
    if (model.gone === 'left') say(table, 'survives', { model: model.id }, 'WW-EDGE-3');
  for (const seat of SEATS)
    for (const text of outcomesFor(table, seat))
      say(table, 'outcome', { text: `${scenario.id}/${seat}/${text}` }, 'SC-COMMON-7', [seat]);
}

/** What the story carries forward from here, or how it ends. SC-CAMP-4, SC-CAMP-7 */
function tellStory(table: BattleTable): void {
  const story = storyAfter(table);
  if (story === undefined) return;
  const before = table.state.scenario!.story!.carried.filter((each) => each.in !== table.state.scenario!.id).length;
  for (const { what, seat, in: into, n } of story.carried.slice(before))
    say(table, `carried.${what}`, { seat, scenario: into, n: Math.abs(n) }, 'SC-CAMP-4');
  const { winner } = story.results.at(-1)!;
  if (nextPart(table.content, story) === undefined)
    say(table, winner === null ? 'story.drawn' : 'story.won', { seat: winner }, 'SC-CAMP-7');
}
