/** What using a space is sure to take and to bring, before it is used: for screens. The rules do the same, step by step. */
import type { Reason } from '@holotape/kernel';
import type { Space } from '../content.ts';
import { DWELLER_LIMIT, RESOURCES, type Resource, TRACK_LIMIT } from '../printed/icons.ts';
import type { Player } from '../state.ts';

/** Places in a row of costs that the player does not have. */
export function missingFor(player: Player, space: Pick<Space, 'cost'>, reason: Reason | undefined): number[] {
  const left: Record<Resource | 'item', number> = { ...player, item: player.items.length };
  const lacks: number[] = [];
  const anys: number[] = [];
  space.cost.forEach((icon, i) => {
    if (icon === 'injury') return;
    if (icon === 'any') anys.push(i);
    else if (icon === 'price') {
      if (reason?.say === 'why.no-room-affordable' || reason?.say === 'why.level-full') lacks.push(i);
    } else if (left[icon] > 0) left[icon] -= 1;
    else lacks.push(i);
  });
  const spare = RESOURCES.reduce((sum, each) => sum + left[each], 0);
  return [...lacks, ...anys.slice(Math.max(0, spare))];
}

/** One line of "before > after". */
interface SureChange {
  readonly of: Resource | 'happiness' | 'dwellers';
  readonly before: number;
  readonly after: number;
  /** What finds no room on the track. SH-RES-2 */
  readonly lost: number;
}

/** What using a space is sure to change for the player, if a fight on it is won. Choices ("?") are left out. */
export function sureChanges(player: Player, space: Space, twice: boolean): SureChange[] {
  const now = {
    power: player.power,
    food: player.food,
    water: player.water,
    happiness: player.happiness,
    dwellers: player.dwellers.length,
  };
  const lost = { power: 0, food: 0, water: 0, happiness: 0, dwellers: 0 };
  for (const resource of RESOURCES) now[resource] = Math.max(0, now[resource] - space.bill[resource]);
  for (let times = twice ? 2 : 1; times > 0; times -= 1)
    for (const part of space.reward) {
      if (part === 'happiness') now.happiness += 1;
      else if (part === 'dweller') {
        if (now.dwellers < DWELLER_LIMIT) now.dwellers += 1;
        else lost.dwellers += 1;
      } else if (part === 'power' || part === 'food' || part === 'water') {
        if (now[part] < TRACK_LIMIT) now[part] += 1;
        else lost[part] += 1;
      }
    }
  const before = { ...player, dwellers: player.dwellers.length };
  return (['happiness', ...RESOURCES, 'dwellers'] as const)
    .map((of) => ({ of, before: before[of], after: now[of], lost: lost[of] }))
    .filter(({ before: from, after, lost: none }) => from !== after || none > 0);
}
