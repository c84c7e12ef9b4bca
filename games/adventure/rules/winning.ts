/** FB-INF: influence and winning. */
import { say } from '@holotape/kernel';
import { isAsOne } from '../queries/fate.ts';
import { influenceOf, mostInfluential, reached } from '../queries/influence.ts';
import { restOfTheStory } from '../queries/story.ts';
import type { AdventureTable } from '../state.ts';
import { FACTIONS, type Faction } from '../words.ts';
import { Stop } from './stops.ts';

/** The game is over at this moment; everyone with enough influence wins, all alike. FB-INF-3, FB-INF-4 */
function end(
  table: AdventureTable,
  by: NonNullable<AdventureTable['state']['ending']>['by'],
  factions: readonly Faction[] = [],
): never {
  const { state } = table;
  const winners =
    state.together !== null || isAsOne(table)
      ? []
      : state.variant.quick && by === 'power'
        ? mostInfluential(table)
        : reached(table); // HT-QUICK-2
  state.ending = { winners, by, factions: [...factions] };
  state.phase = 'over';
  for (const seat of winners) say(table, 'over.influence', { seat, influence: influenceOf(table, seat) }, 'FB-INF-2');
  if (winners.length === 0)
    if (by === 'power') say(table, 'over.faction', { factions: [...factions] }, 'FB-FAC-5');
    else say(table, 'over.nobody', {}, 'FB-RULING-12');
  if (state.variant.tale && winners.length > 0) tellTheRest(table); // HT-TALE-1
  throw new Stop('game');
}

/** What would have come of it, read out. HT-TALE-1 */
function tellTheRest(table: AdventureTable): void {
  const rest = restOfTheStory(table);
  if (rest.length > 0) say(table, 'over.tale', {}, 'HT-TALE-1');
  for (const text of rest) say(table, 'text', { text }, 'HT-TALE-1');
}

/** All of them win, whoever made the last step. AB-END-1, AB-END-2 */
export function winTogether(table: AdventureTable, by: 'goals' | 'as-one' = 'goals'): never {
  const { state } = table;
  const winners = [...state.survivors.keys()]; // AB-END-1, NC-SCEN-4
  state.ending = { winners, by, factions: [] };
  state.phase = 'over';
  if (by === 'goals') say(table, 'over.together', {}, 'AB-END-2');
  else say(table, 'over.as-one', {}, 'NC-SCEN-5');
  if (state.variant.tale) tellTheRest(table); // HT-TALE-1
  throw new Stop('game');
}

/** Checked after every effect. FB-INF-2, FB-RULING-14 */
export function checkVictory(table: AdventureTable): void {
  if (table.state.variant.quick || table.state.together !== null) return; // HT-QUICK-2, AB-SETUP-8
  if (isAsOne(table)) return; // NC-SCEN-2
  if (reached(table).length > 0) end(table, 'influence');
}

/** A token at the end of the track ends the game. FB-FAC-3, FB-FAC-4 */
export function checkPower(table: AdventureTable): void {
  const { state, content } = table;
  const last = content.scenarios.get(state.scenario)!.track.length - 1;
  const arrived = FACTIONS.filter((faction) => state.power[faction] >= last);
  if (arrived.includes('star') && isAsOne(table)) winTogether(table, 'as-one'); // NC-SCEN-5, both at once: FB-RULING-66
  if (arrived.length > 0) end(table, 'power', arrived); // NC-SCEN-6
}

/** The round was the story's last: who is ahead takes over. HT-CLOCK-1 */
export function checkClock(table: AdventureTable): void {
  const { round, lastRound, power } = table.state;
  if (lastRound === null || round < lastRound) return;
  say(table, 'over.time', { round }, 'HT-CLOCK-1');
  const most = Math.max(power.star, power.shield);
  end(
    table,
    'power',
    FACTIONS.filter((faction) => power[faction] === most),
  );
}

/** FB-RULING-12 */
export function checkSurvivors(table: AdventureTable): void {
  if (table.state.survivors.every(({ eliminated }) => eliminated)) end(table, 'eliminated');
}
