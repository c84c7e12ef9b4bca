/** What there is to do for the company's goals, and who goes: nobody sets out for what another is nearer to. */
import type { Seat } from '@holotape/kernel';
import type { Goal } from '../../printed/together.ts';
import { spacesMeant } from '../../queries/conditions.ts';
import { distancesFrom, facedownTiles, spacesOnMap } from '../../queries/map.ts';
import { hasTrait, survivorOf } from '../../queries/survivors.ts';
import { givenFor, hereWith, opposing, sideOf } from '../../queries/together.ts';
import type { Adventure, Together } from '../../state.ts';
import type { EncounterBack } from '../../words.ts';
import { CAMP, isNeeded, openGoals } from './goals.ts';

interface Errand {
  readonly worth: number;
  readonly spaces: readonly string[];
  readonly there: string;
  readonly actions: number;
}

/** The way home when all goals are done. */
const HOME = 60;

/** Things to do for goals somewhere, and the way home. */
export function* errandsTogether(adventure: Adventure, seat: Seat): Generator<Errand> {
  const { state, content } = adventure;
  const { together } = state;
  if (together === null) return;
  if (!isNeeded(adventure)) {
    const home = content.named.get(sideOf(adventure, together.loyal!).home)!;
    yield { worth: HOME, spaces: [home], there: 'close', actions: 1 };
  }
  for (const { card, goal, share } of openGoals(adventure)) {
    const there = `goal:${card}`;
    const { deliver, pay } = goal;
    if (deliver !== undefined && givenFor(adventure, seat, goal).length >= (deliver.atOnce ? deliver.count : 1))
      yield { worth: share, spaces: spacesMeant(adventure, seat, deliver.at), there, actions: 0 };
    if (pay !== undefined && purseOf(adventure, seat) >= pay.caps)
      yield { worth: share, spaces: spacesMeant(adventure, seat, pay.at), there, actions: 0 };
  }
  if (together.camps.gained > 0) yield campErrand(adventure, together);
}

/** Caps of all who stand together. */
const purseOf = (adventure: Adventure, seat: Seat): number =>
  hereWith(adventure, seat).reduce((sum, each) => sum + survivorOf(adventure.state, each).caps, 0);

/** So many spaces from the next token a camp is a new place to travel to. */
const APART = 5;

/** Where a token can be put down; best where none is near. AB-CAMP-2 */
function campErrand(adventure: Adventure, { camps }: Together): Errand {
  const near = camps.placed.map((space) => distancesFrom(adventure, space));
  const open = spacesOnMap(adventure).flatMap(({ id, name }) =>
    name === undefined || camps.placed.includes(id) ? [] : [id],
  );
  const apart = open.filter((space) => near.every((each) => (each.get(space) ?? APART) >= APART));
  const goal = openGoals(adventure).find((each) => each.goal.camps !== undefined);
  const worth = CAMP + (goal === undefined ? 0 : goal.share / goal.goal.camps!);
  return { worth, spaces: goal === undefined && apart.length > 0 ? apart : open, there: 'camp', actions: 1 };
}

/** What a kill is worth besides XP. */
export const bountyTogether = (adventure: Adventure, level: number, token: string): number =>
  openGoals(adventure).reduce((sum, { goal, share }) => {
    if (goal.kills?.level === level) return sum + share;
    if (goal.roundEnd === 'no-opposing' && token === opposing(adventure.state.together!)) {
      const tokens = adventure.state.enemies.filter((enemy) => enemy.token === token).length;
      return sum + share / tokens;
    }
    return goal.roundEnd === 'clean-sweep' ? sum + SWEEP * share : sum;
  }, 0);

/** How much of a clean sweep one kill is: three in a round, and near the camp. */
const SWEEP = 0.1;

/** What one explored tile more is worth. */
export const exploredTogether = (adventure: Adventure): number => {
  const goal = openGoals(adventure).find((each) => each.goal.some?.facedownTiles !== undefined);
  return goal === undefined ? 0 : goal.share / Math.max(1, facedownTiles(adventure.state));
};

/** Whether a quest there would fulfil a goal, and what that is worth. */
export const questTogether = (adventure: Adventure, seat: Seat, space: string): number =>
  openGoals(adventure).reduce(
    (sum, { goal, share }) =>
      goal.quest !== undefined && spacesMeant(adventure, seat, goal.quest).includes(space) ? sum + share : sum,
    0,
  );

/** How much of a goal one visit is: to the shop of a settlement, to a vault, to whatever a card may bring. */
const PER_VISIT = 0.12;

/** What an encounter is worth for the goals: settlements have shops, vaults have relics, cards make names. */
export const encounterTogether = (adventure: Adventure, seat: Seat, icon: EncounterBack): number =>
  openGoals(adventure).reduce(
    (sum, { goal, share }) => (mayBring(adventure, seat, goal, icon) ? sum + PER_VISIT * share : sum),
    0,
  );

function mayBring(adventure: Adventure, seat: Seat, goal: Goal, icon: EncounterBack): boolean {
  const survivor = survivorOf(adventure.state, seat);
  if (goal.uniques !== undefined) return icon !== 'settlement' && icon !== 'wasteland';
  if (goal.every?.trait !== undefined) return !hasTrait(survivor, goal.every.trait);
  if (goal.every?.cards !== undefined)
    return icon === 'settlement' && !survivor.cards.some((card) => card.in === 'companion');
  const sold = goal.modifications ?? goal.deliver;
  return sold !== undefined && icon === 'settlement';
}

/** XP more for who is nearest to a goal that asks for letters. */
export function xpTogether(adventure: Adventure, seat: Seat): number {
  const goal = openGoals(adventure).find((each) => each.goal.some?.letters?.least !== undefined);
  if (goal === undefined) return 0;
  const { survivors } = adventure.state;
  const { letters } = survivorOf(adventure.state, seat);
  if (survivors.some((other) => other.letters.length > letters.length)) return 0;
  const left = Math.max(1, goal.goal.some!.letters!.least! - letters.length);
  return goal.share / left / (letters.length + 1) / 2;
}

/** Actions that one gives up for each survivor who is nearer to the same thing. */
const CROWDED = 2.5;

/** How many of the others are nearer to a space than somebody so far away, in actions: two go for two things. */
export function crowdAt(adventure: Adventure, seat: Seat): (space: string, there: string) => number {
  const { survivors, together } = adventure.state;
  const own = survivors[seat]!.space;
  if (together === null || survivors.length === 1 || own === null) return () => 0;
  const mine = distancesFrom(adventure, own);
  const others = survivors.flatMap(({ space }, other) =>
    other === seat || space === null ? [] : [distancesFrom(adventure, space)],
  );
  return (space, there) => {
    if (there === 'close' || there === 'camp' || there.startsWith('goal:')) return 0;
    const far = mine.get(space) ?? Number.POSITIVE_INFINITY;
    return CROWDED * others.filter((each) => (each.get(space) ?? Number.POSITIVE_INFINITY) < far).length;
  };
}
