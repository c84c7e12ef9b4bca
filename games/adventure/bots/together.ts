/** What a bot thinks of a game played together: goals, the opposing faction, and what the company has. In actions, as everything. */
import type { Seat } from '@holotape/kernel';
import type { Goal } from '../printed/together.ts';
import { spacesMeant } from '../queries/conditions.ts';
import { facedownTiles, spacesOnMap } from '../queries/map.ts';
import { equippedIn, hasTrait, item, survivorOf } from '../queries/survivors.ts';
import { givenFor, goalsDone, goalsNeeded, hereWith, opposing, sideOf } from '../queries/together.ts';
import type { Adventure, Together } from '../state.ts';
import type { Faction } from '../words.ts';

/** A goal that is needed; one more than that; the way home when all are done. */
const GOAL = 24;
const SURPLUS = 5;
const HOME = 60;
/** Each space of the opposing faction; the last two are the worst. */
const SPACE = 5;
const LAST_SPACES = 12;
/** A plus of the loyal faction, a workshop upgrade. */
const PLUS = 2;
const UPGRADE = 3.5;
/** A C.A.M.P. token on the map. */
const CAMP = 0.8;

const isNeeded = (adventure: Adventure): boolean => goalsDone(adventure.state.together!) < goalsNeeded(adventure.state);

/** What one more goal is worth now. */
const worthOfGoal = (adventure: Adventure): number => (isNeeded(adventure) ? GOAL : SURPLUS);

/** Goals that lie open, with what each is worth for every part that is missing. */
function openGoals(adventure: Adventure): { readonly card: string; readonly goal: Goal; readonly share: number }[] {
  const { together } = adventure.state;
  if (together === null) return [];
  return together.goals.flatMap(({ card, done, count }) => {
    if (done) return [];
    const goal = adventure.content.goals.get(card)!;
    const wanted = goal.kills?.count ?? (goal.deliver?.atOnce === false ? goal.deliver.count : 1);
    return [{ card, goal, share: worthOfGoal(adventure) / Math.max(1, wanted - count) }];
  });
}

/** How much of a goal is there already, from 0 to 1. */
function progress(adventure: Adventure, goal: Goal, count: number): number {
  const { state } = adventure;
  const together = state.together!;
  const part = (have: number, wanted: number) => Math.min(1, have / wanted);
  const shareOfSurvivors = (has: (seat: Seat) => boolean) =>
    part(state.survivors.filter((_, seat) => has(seat)).length, state.survivors.length);
  if (goal.camps !== undefined) return part(together.camps.placed.length + together.camps.gained / 2, goal.camps);
  if (goal.upgrades !== undefined) return part(together.upgrades.length, goal.upgrades);
  if (goal.modifications !== undefined) return part(Object.keys(together.fitted).length, goal.modifications);
  if (goal.uniques !== undefined)
    return part(
      state.survivors.flatMap(({ cards }) => cards).filter(({ id }) => item(adventure, id).deck === 'unique').length,
      goal.uniques,
    );
  if (goal.kills !== undefined) return part(count, goal.kills.count);
  if (goal.deliver !== undefined) {
    const held = Math.max(...state.survivors.map((_, seat) => givenFor(adventure, seat, goal).length));
    return part(count + Math.min(held, goal.deliver.count) / 2, goal.deliver.count);
  }
  if (goal.pay !== undefined) return 0.6 * part(Math.max(...state.survivors.map(({ caps }) => caps)), goal.pay.caps);
  if (goal.some?.letters?.least !== undefined)
    return part(Math.max(...state.survivors.map(({ letters }) => letters.length)), goal.some.letters.least);
  if (goal.some?.facedownTiles !== undefined) return 1 - part(facedownTiles(state), state.map.length);
  if (goal.every?.trait !== undefined) {
    const { trait } = goal.every;
    return shareOfSurvivors((seat) => hasTrait(survivorOf(state, seat), trait));
  }
  if (goal.every?.cards !== undefined)
    return shareOfSurvivors((seat) => equippedIn(survivorOf(state, seat), 'companion').length > 0);
  return 0;
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
    .flatMap(({ card, done: isDone, count }) => (isDone ? [] : [progress(adventure, content.goals.get(card)!, count)]))
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

interface Errand {
  readonly worth: number;
  readonly spaces: readonly string[];
  readonly there: string;
  readonly actions: number;
}

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
    if (goal.deliver !== undefined) {
      const wanted = goal.deliver.atOnce ? goal.deliver.count : 1;
      if (givenFor(adventure, seat, goal).length >= wanted)
        yield {
          worth: share,
          spaces: spacesMeant(adventure, seat, goal.deliver.at),
          there: `goal:${card}`,
          actions: 0,
        };
    }
    if (goal.pay !== undefined) {
      const caps = hereWith(adventure, seat).reduce((sum, each) => sum + survivorOf(state, each).caps, 0);
      if (caps >= goal.pay.caps)
        yield { worth: share, spaces: spacesMeant(adventure, seat, goal.pay.at), there: `goal:${card}`, actions: 0 };
    }
  }
  if (together.camps.gained > 0) yield campErrand(adventure, together);
}

/** Where a token can be put down. */
function campErrand(adventure: Adventure, { camps }: Together): Errand {
  const spaces = spacesOnMap(adventure).flatMap(({ id, name }) =>
    name === undefined || camps.placed.includes(id) ? [] : [id],
  );
  const goal = openGoals(adventure).find((each) => each.goal.camps !== undefined);
  return { worth: CAMP + (goal === undefined ? 0 : goal.share / goal.goal.camps!), spaces, there: 'camp', actions: 1 };
}

/** What a kill is worth besides XP. */
export const bountyTogether = (adventure: Adventure, level: number, token: string): number =>
  openGoals(adventure).reduce((sum, { goal, share }) => {
    if (goal.kills?.level === level) return sum + share;
    if (goal.roundEnd === 'no-opposing' && token === opposing(adventure.state.together!)) {
      const tokens = adventure.state.enemies.filter((enemy) => enemy.token === token).length;
      return sum + share / tokens;
    }
    return sum;
  }, 0);

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
