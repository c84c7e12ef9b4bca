/** The linked story: which battle comes next, what was carried into this one, and what this one carries forward. */
import type { Reason } from '@holotape/kernel';
import type { Battle, SkirmishContent } from '../battle.ts';
import type { PrintedScenario, Zone } from '../printed/scenarios.ts';
import type { Carried, Story } from '../printed/story.ts';
import { specialRules } from './scenario.ts';

/** The scenarios of the story, in their order. SC-CAMP-1 */
function partsOf({ scenarios }: Pick<SkirmishContent, 'scenarios'>): PrintedScenario[] {
  const linked = [...scenarios.values()].filter(({ story }) => story !== undefined);
  return linked.sort((a, b) => a.order - b.order);
}

/** What comes next; nothing when all is told. SC-CAMP-1 */
export const nextPart = (content: Pick<SkirmishContent, 'scenarios'>, story: Story): PrintedScenario | undefined =>
  partsOf(content)[story.results.length];

/** Why a scenario is not the next part of a story. SC-CAMP-1 */
export function whyNotNext(content: SkirmishContent, story: Story, id: string): Reason | undefined {
  const parts = partsOf(content);
  const isToldInOrder = story.results.every(({ scenario }, at) => parts[at]?.id === scenario);
  if (!isToldInOrder) return { rule: 'SC-CAMP-1', say: 'story.other-order' };
  const next = nextPart(content, story);
  if (next === undefined) return { rule: 'SC-CAMP-1', say: 'story.told' };
  return next.id === id ? undefined : { rule: 'SC-CAMP-1', say: 'story.not-next', args: { next: next.id } };
}

/** Whose side is whose, from the first battle to the last. SC-CAMP-2 */
export const OF_THE_STORY: readonly (readonly string[])[] = [
  ['survivors', 'brotherhood'],
  ['super-mutants', 'creatures'],
];

/** How much of something a side has in a scenario. SC-CAMP-4 */
export const carriedInto = (story: Story | null, id: string, what: Carried, seat: number): number =>
  (story?.carried ?? [])
    .filter((each) => each.what === what && each.seat === seat && each.in === id)
    .reduce((sum, { n }) => sum + n, 0);

export const carriedNow = ({ state: { scenario } }: Battle, what: Carried, seat: number): number =>
  scenario === null ? 0 : carriedInto(scenario.story, scenario.id, what, seat);

/** The zone as it is for a side that may deploy deeper. SC-RULING-44 */
export const zoneFor = (battle: Battle, zone: Zone, seat: number): Zone =>
  zone.is === 'own-edge' && zone.deeper !== undefined && carriedNow(battle, 'deeper', seat) > 0
    ? { ...zone, color: zone.deeper }
    : zone;

/** The story with a battle told: the row of the result reached, and nothing of what was used up. SC-CAMP-4, SC-CAMP-5 */
export function toldOn(
  { scenarios }: Pick<SkirmishContent, 'scenarios'>,
  story: Story,
  result: Story['results'][number],
): Story {
  const rows = scenarios.get(result.scenario)!.story?.carries ?? [];
  const won = rows.filter((row) => row.side === result.winner && row.grade === result.grade);
  return {
    results: [...story.results, result],
    carried: [
      ...story.carried.filter((each) => each.in !== result.scenario),
      ...won.map(({ what, seat, in: into, n }) => ({ what, seat, in: into, n })),
    ],
  };
}

/** The story with this battle told; undefined if it is not over, or part of none. */
export function storyAfter(battle: Battle): Story | undefined {
  const { scenario } = battle.state;
  if (scenario === null || scenario.story === null || scenario.winners === null) return undefined;
  const [winner = null] = scenario.winners;
  const grade = winner === null ? null : (specialRules(battle).grade?.(battle) ?? null);
  return toldOn(battle.content, scenario.story, { scenario: scenario.id, winner, grade });
}
