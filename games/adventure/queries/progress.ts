/** AB-END-3: how far a goal is, and what is still missing. Whatever the rules count and the screens show is counted here. */
import type { Args, Seat } from '@holotape/kernel';
import type { Goal } from '../printed/together.ts';
import type { Adventure, Together } from '../state.ts';
import { holds, spacesMeant } from './conditions.ts';
import { facedownTiles } from './map.ts';
import { clockwiseFrom, item, survivorOf } from './survivors.ts';
import { awakeNearCamp, givenFor, opposing, SWEPT } from './together.ts';

/** So much of it is there; done when nothing is missing. */
interface Progress {
  readonly have: number;
  readonly of: number;
}

const most = (numbers: readonly number[]): number => Math.max(0, ...numbers);

/** Survivors who stand on the map, in turn order. */
const standing = ({ state }: Adventure): Seat[] =>
  clockwiseFrom(state, state.first).filter((seat) => survivorOf(state, seat).space !== null);

/** What the company has: tokens put down, things built, attached and held. */
function ofTheCompany(adventure: Adventure, goal: Goal): Progress | undefined {
  const { camps, upgrades, fitted } = adventure.state.together!;
  if (goal.camps !== undefined) return { have: camps.placed.length, of: goal.camps };
  if (goal.upgrades !== undefined) return { have: upgrades.length, of: goal.upgrades };
  if (goal.modifications !== undefined) return { have: Object.keys(fitted).length, of: goal.modifications };
  if (goal.uniques !== undefined) return { have: uniquesHeld(adventure), of: goal.uniques };
  return undefined;
}

const uniquesHeld = (adventure: Adventure): number =>
  adventure.state.survivors.flatMap(({ cards }) => cards).filter(({ id }) => item(adventure, id).deck === 'unique')
    .length;

/** What one of them has to come to: its letters, the tiles, or whatever else holds or does not. */
function ofOne(adventure: Adventure, some: NonNullable<Goal['some']>): Progress {
  const { state } = adventure;
  const seats = standing(adventure);
  if (some.letters?.least !== undefined)
    return { have: most(seats.map((seat) => survivorOf(state, seat).letters.length)), of: some.letters.least };
  if (some.facedownTiles?.most === 0 && seats.length > 0)
    return { have: state.map.length - facedownTiles(state), of: state.map.length };
  return { have: seats.some((seat) => holds(adventure, { seat }, some)) ? 1 : 0, of: 1 };
}

/** How far a goal is; `count` is what has been done for it so far. AB-END-3 */
export function progressOf(adventure: Adventure, goal: Goal, count: number): Progress {
  const { every, some, kills, deliver } = goal;
  if (every !== undefined) {
    const seats = standing(adventure);
    return { have: seats.filter((seat) => holds(adventure, { seat }, every)).length, of: Math.max(1, seats.length) };
  }
  if (some !== undefined) return ofOne(adventure, some);
  return ofTheCompany(adventure, goal) ?? { have: count, of: kills?.count ?? deliver?.count ?? 1 };
}

/** Whether what a goal asks for holds at this moment, apart from what has to be done for it. AB-END-3 */
export function isSatisfied(adventure: Adventure, goal: Goal, count: number): boolean {
  const { have, of } = progressOf(adventure, goal, count);
  return have >= of;
}

/** What would complete a goal, as a sentence of the game's: `goal.missing.kills` and what it speaks of. */
interface Missing {
  readonly say: string;
  readonly args: Args;
}

const missing = (what: string, args: Args): Missing => ({ say: `goal.missing.${what}`, args });

export function missingFor(adventure: Adventure, goal: Goal, count: number): Missing {
  const { have, of } = progressOf(adventure, goal, count);
  const n = Math.max(0, of - have);
  const { gained } = adventure.state.together!.camps;
  if (goal.camps !== undefined) return missing('camps', { n, gained });
  if (goal.upgrades !== undefined) return missing('upgrades', { n });
  if (goal.modifications !== undefined) return missing('modifications', { n });
  if (goal.uniques !== undefined) return missing('uniques', { n });
  if (goal.kills !== undefined) return missing('kills', { n, level: goal.kills.level });
  if (goal.every !== undefined) return missing('every', { n });
  if (goal.some !== undefined) return missing(goal.some.facedownTiles === undefined ? 'letters' : 'tiles', { n });
  return missingDeed(adventure, goal, n);
}

/** Goals that take a deed somewhere, or the end of a round. */
function missingDeed(adventure: Adventure, goal: Goal, n: number): Missing {
  const { state } = adventure;
  const together = state.together!;
  if (goal.deliver !== undefined) {
    const held = standing(adventure).map((seat) => givenFor(adventure, seat, goal).length);
    return goal.deliver.atOnce
      ? missing('at-once', { n: Math.max(0, goal.deliver.count - most(held)) })
      : missing('deliver', { n, held: held.reduce((sum, each) => sum + each, 0) });
  }
  if (goal.pay !== undefined)
    return missing('pay', { n: state.survivors.reduce((sum, { caps }) => sum + caps, 0), of: goal.pay.caps });
  if (goal.quest !== undefined) return missing(isStagedAt(adventure, goal.quest) ? 'quest' : 'no-quest', {});
  return goal.roundEnd === 'no-opposing'
    ? missing('tokens', { n: opposingTokens(adventure, together) })
    : missing('sweep', { n: Math.max(0, SWEPT.kills - together.kills), awake: awakeNearCamp(adventure) });
}

/** Tokens of the opposing faction on the map. AB-ACT-7 */
export const opposingTokens = ({ state }: Adventure, together: Together): number =>
  state.enemies.filter(({ token }) => token === opposing(together)).length;

/** Whether a quest on the table can be done there. */
function isStagedAt(adventure: Adventure, place: NonNullable<Goal['quest']>): boolean {
  const { state, content } = adventure;
  const [seat] = standing(adventure);
  if (seat === undefined) return false;
  const there = new Set(spacesMeant(adventure, seat, place));
  return state.quests.some(({ card }) => {
    const quest = content.cards.get(card);
    return (
      quest?.back === 'quest' &&
      quest.objectives.some(
        ({ at, trigger }) =>
          trigger === undefined &&
          at !== undefined &&
          spacesMeant(adventure, seat, at).some((space) => there.has(space)),
      )
    );
  });
}
