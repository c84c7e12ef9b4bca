/** AB: questions of a game played together: goals, its end, fast travel, who can assist. */
import { type Option, option, type Reason, type Seat } from '@holotape/kernel';
import type { Goal, Side } from '../printed/together.ts';
import type { Adventure, AdventureState, Together } from '../state.ts';
import { FACTIONS, type Faction, GOALS_TO_WIN } from '../words.ts';
import { cardsMeant, isAt } from './conditions.ts';
import { isAffected } from './effects.ts';
import { activeIn, isLoyalToEnemy } from './foes.ts';
import { LEVELS } from './levels.ts';
import { areAdjacent, distancesFrom, neighbours, spaceAt, startingSpaces } from './map.ts';
import { clockwiseFrom, hasRangedWeapon, item, survivorOf } from './survivors.ts';

/** The faction against which they play. AB-SETUP-2 */
export const opposing = ({ loyal }: Together): Faction => FACTIONS.find((each) => each !== loyal)!;

/** The side of the sheet that lies up for a faction. AB-SETUP-3 */
export const sideOf = ({ state, content }: Adventure, faction: Faction): Side =>
  content.scenarios.get(state.scenario)!.together![faction];

/** By the number of survivors who began, and by how hard it is. AB-END-2, HT-LEVEL-1, HT-LEVEL-3 */
export const goalsNeeded = ({ survivors, variant }: AdventureState): number =>
  GOALS_TO_WIN[survivors.length - 1]! + LEVELS[variant.difficulty].goals;

export const goalsDone = ({ goals }: Together): number => goals.filter(({ done }) => done).length;

/** How near the camp nobody may be awake for a clean sweep, and how many have to be killed. */
export const SWEPT = { within: 2, kills: 3 } as const;

/** Enemies that are awake so near the camp. */
export function awakeNearCamp(adventure: Adventure): number {
  const { state } = adventure;
  const distances = startingSpaces(adventure).map((space) => distancesFrom(adventure, space));
  return state.enemies.filter(
    ({ space, faceup, token }) =>
      faceup &&
      token !== state.together!.loyal &&
      distances.some((each) => (each.get(space) ?? SWEPT.within + 1) <= SWEPT.within),
  ).length;
}

/** What is looked at when a round ends. AB-END-3 */
export function holdsAtRoundEnd(adventure: Adventure, what: NonNullable<Goal['roundEnd']>): boolean {
  const { state } = adventure;
  const together = state.together!;
  if (what === 'no-opposing') return !state.enemies.some(({ token }) => token === opposing(together));
  return together.kills >= SWEPT.kills && awakeNearCamp(adventure) === 0;
}

/** A weapon one began with is not given up. */
const givable = (adventure: Adventure, seat: Seat, kind: NonNullable<Goal['deliver']>['kind']): string[] =>
  cardsMeant(adventure, seat, { kind, least: 1 }).flatMap(({ id }) =>
    item(adventure, id).deck === 'character' ? [] : [id],
  );

export const givenFor = (adventure: Adventure, seat: Seat, goal: Goal): string[] =>
  goal.deliver === undefined ? [] : givable(adventure, seat, goal.deliver.kind);

/** Those who stand with a survivor, it first. */
export const hereWith = ({ state }: Adventure, seat: Seat): Seat[] => [
  seat,
  ...clockwiseFrom(state, state.first).filter(
    (each) => each !== seat && survivorOf(state, each).space === survivorOf(state, seat).space,
  ),
];

function whyNotGoal(adventure: Adventure, seat: Seat, goal: Goal): Reason | undefined {
  const { deliver, pay } = goal;
  const place = deliver?.at ?? pay!.at;
  if (!isAt(adventure, seat, place)) return { rule: 'AB-END-3', say: 'why.elsewhere' };
  if (deliver !== undefined) {
    const wanted = deliver.atOnce ? deliver.count : 1;
    return givable(adventure, seat, deliver.kind).length < wanted
      ? { rule: 'AB-END-3', say: 'why.no-card' }
      : undefined;
  }
  const caps = hereWith(adventure, seat).reduce((sum, each) => sum + survivorOf(adventure.state, each).caps, 0);
  return caps < pay!.caps ? { rule: 'AB-END-3', say: 'why.caps', args: { caps: pay!.caps } } : undefined;
}

/** `goal:war-chest.1`: goals for which something is given up; `close`: the end of the story; `travel:pearl-yard.e`. */
export function togetherOptions(adventure: Adventure, seat: Seat): Option[] {
  const { together } = adventure.state;
  if (together === null) return [];
  return together.goals.flatMap(({ card, done }) => {
    const goal = adventure.content.goals.get(card)!;
    if (done || (goal.deliver === undefined && goal.pay === undefined)) return [];
    return [option(`goal:${card}`, whyNotGoal(adventure, seat, goal))];
  });
}

export function togetherActions(adventure: Adventure, seat: Seat): Option[] {
  const { together } = adventure.state;
  if (together === null) return [];
  return [
    option('close', whyNotClose(adventure, seat)),
    ...together.camps.placed
      .filter((space) => space !== survivorOf(adventure.state, seat).space)
      .map((space) => option(`travel:${space}`, whyNotTravel(adventure, seat))),
  ];
}

/** The last step of the sheet: with the goals done, a quest action where the loyal faction is at home. AB-END-2 */
function whyNotClose(adventure: Adventure, seat: Seat): Reason | undefined {
  const { state } = adventure;
  const together = state.together!;
  if (goalsDone(together) < goalsNeeded(state))
    return { rule: 'AB-END-2', say: 'why.goals', args: { needed: goalsNeeded(state) } };
  const { home } = sideOf(adventure, together.loyal!);
  if (!isAt(adventure, seat, { space: home })) return { rule: 'AB-END-2', say: 'why.elsewhere' };
  const { space } = survivorOf(state, seat);
  const hindered = activeIn(adventure, space!).some((enemy) => !isLoyalToEnemy(adventure, seat, enemy));
  return hindered ? { rule: 'FB-ACT-5', say: 'why.enemy-here' } : undefined;
}

/** Nobody awake here or next door. AB-CAMP-5 */
function whyNotTravel(adventure: Adventure, seat: Seat): Reason | undefined {
  const space = survivorOf(adventure.state, seat).space!;
  const looked = isAffected(adventure, seat, 'mirror') ? [space] : [space, ...neighbours(adventure, space)];
  const watched = looked.some((each) =>
    activeIn(adventure, each).some((enemy) => !isLoyalToEnemy(adventure, seat, enemy)),
  );
  return watched ? { rule: 'AB-CAMP-5', say: 'why.watched' } : undefined;
}

/** Where a survivor camps a token may be put: a place with a name that has none. AB-CAMP-2, FB-RULING-64 */
export function whyNoToken(adventure: Adventure, seat: Seat): Reason | undefined {
  const { camps } = adventure.state.together!;
  const space = survivorOf(adventure.state, seat).space!;
  if (camps.gained === 0) return { rule: 'AB-CAMP-2', say: 'why.no-camp-token' };
  if (spaceAt(adventure, space).name === undefined) return { rule: 'AB-CAMP-2', say: 'why.no-name' };
  return camps.placed.includes(space) ? { rule: 'FB-RULING-64', say: 'why.camp-there' } : undefined;
}

/** In the same space, or next to it with a ranged weapon. AB-ASSIST-1, AB-ASSIST-2 */
export const assistants = (adventure: Adventure, fighter: Seat): Seat[] => {
  const { state } = adventure;
  if (state.together === null) return [];
  const space = survivorOf(state, fighter).space!;
  return clockwiseFrom(state, state.first).filter((seat) => {
    const own = survivorOf(state, seat).space;
    if (seat === fighter || own === null) return false;
    return own === space || (hasRangedWeapon(adventure, seat) && areAdjacent(adventure, own, space));
  });
};
