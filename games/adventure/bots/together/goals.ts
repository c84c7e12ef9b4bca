/** What a bot thinks of a game played together: goals, the opposing faction, and what the company has. In actions, as everything. */
import type { Goal } from '../../printed/together.ts';
import { progressOf } from '../../queries/progress.ts';
import { givenFor, goalsDone, goalsNeeded, opposing } from '../../queries/together.ts';
import type { Adventure } from '../../state.ts';
import type { Faction } from '../../words.ts';

/** A goal that is needed; one more than that. */
const GOAL = 24;
const SURPLUS = 5;
/** Each space of the opposing faction; the last two are the worst. */
const SPACE = 5;
const LAST_SPACES = 12;
/** A plus of the loyal faction, a workshop upgrade. */
const PLUS = 2;
const UPGRADE = 3.5;
/** A C.A.M.P. token on the map. */
export const CAMP = 0.8;

export const isNeeded = (adventure: Adventure): boolean =>
  goalsDone(adventure.state.together!) < goalsNeeded(adventure.state);

/** What one more goal is worth now. */
const worthOfGoal = (adventure: Adventure): number => (isNeeded(adventure) ? GOAL : SURPLUS);

/** Goals that lie open, with what each is worth for every part that is missing. */
export function openGoals(
  adventure: Adventure,
): { readonly card: string; readonly goal: Goal; readonly share: number }[] {
  const { together } = adventure.state;
  if (together === null) return [];
  return together.goals.flatMap(({ card, done, count }) => {
    if (done) return [];
    const goal = adventure.content.goals.get(card)!;
    const wanted = goal.kills?.count ?? (goal.deliver?.atOnce === false ? goal.deliver.count : 1);
    return [{ card, goal, share: worthOfGoal(adventure) / Math.max(1, wanted - count) }];
  });
}

/** How much of a goal is there already, from 0 to 1; what is at hand for it counts in part. */
function nearness(adventure: Adventure, goal: Goal, count: number): number {
  const { state } = adventure;
  const { have, of } = progressOf(adventure, goal, count);
  const part = (all: number, wanted: number) => Math.min(1, all / wanted);
  if (goal.camps !== undefined) return part(have + state.together!.camps.gained / 2, of);
  if (goal.deliver !== undefined) {
    const held = Math.max(...state.survivors.map((_, seat) => givenFor(adventure, seat, goal).length));
    return part(have + Math.min(held, of) / 2, of);
  }
  if (goal.pay !== undefined) return 0.6 * part(Math.max(...state.survivors.map(({ caps }) => caps)), goal.pay.caps);
  return part(have, of);
}

/** How much of a goal's worth counts before it is done. */
const ON_THE_WAY = 0.7;

/** How things stand for the company. */
export function prospectTogether(adventure: Adventure): number {
  const { state, content } = adventure;
  const together = state.together!;
  if (together.loyal === null) return 0;
  const done = goalsDone(together);
  const needed = goalsNeeded(state);
  const worth = GOAL * Math.min(done, needed) + SURPLUS * Math.max(0, done - needed);
  const coming = together.goals
    .flatMap(({ card, done: isDone, count }) => (isDone ? [] : [nearness(adventure, content.goals.get(card)!, count)]))
    .sort((a, b) => b - a)
    .slice(0, Math.max(1, needed - done));
  const last = content.scenarios.get(state.scenario)!.track.length - 1;
  const against = state.power[opposing(together)];
  const feared = SPACE * against + LAST_SPACES * Math.max(0, against - (last - 2));
  const onTheWay = ON_THE_WAY * worthOfGoal(adventure) * coming.reduce((sum, each) => sum + each, 0);
  return worth + onTheWay + CAMP * together.camps.placed.length + UPGRADE * 0.3 * together.upgrades.length - feared;
}

/** What a card's agendas and power come to. */
export function worthTogether({ state }: Adventure, drawn: number, power: Partial<Record<Faction, number>>): number {
  const together = state.together!;
  const against = power[opposing(together)] ?? 0;
  const pluses = Math.max(0, power[together.loyal!] ?? 0);
  return UPGRADE * drawn + PLUS * pluses - SPACE * Math.max(against, -state.power[opposing(together)]);
}
