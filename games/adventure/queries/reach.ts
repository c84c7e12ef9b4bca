/**
 * What a scenario can come to: cards that lead to cards. For checking that stories hang together, and for telling what
 * never came up in many games.
 */
import type { AdventureContent } from '../content.ts';
import { cardsNumbered, isLaidOn, isStarred } from '../content.ts';
import type { LibraryCard } from '../printed/cards.ts';
import type { Trigger } from '../printed/conditions.ts';
import type { Instruction } from '../printed/instructions.ts';
import type { Place } from '../printed/parts.ts';
import { VATS_DICE } from '../words.ts';

type Tree = { readonly [key: string]: unknown };
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every value that stands under this key, anywhere in a card. */
export function* allUnder(value: unknown, key: string): Generator<unknown> {
  if (Array.isArray(value)) for (const each of value) yield* allUnder(each, key);
  if (!isTree(value)) return;
  for (const [name, part] of Object.entries(value)) {
    if (name === key) yield part;
    yield* allUnder(part, key);
  }
}

/** The cards that a card, or a part of one, stages or adds. */
export function cardsAfter(part: unknown): string[] {
  const named = ['add', 'stage'].flatMap((verb) => [...allUnder(part, verb)]);
  const pools = [...allUnder(part, 'addAny')] as NonNullable<Instruction['addAny']>[];
  return [...named.filter((each) => typeof each === 'string'), ...pools.flatMap(({ of }) => of)];
}

/** All cards that can come up in a scenario. */
export function reachableIn(content: AdventureContent, scenario: string): ReadonlySet<string> {
  const { stage, add } = content.scenarios.get(scenario)!;
  const numbered = (numbers: readonly string[]) => numbers.flatMap((number) => cardsNumbered(content, number));
  const found = new Set([...[...content.cards.keys()].filter(isStarred), ...numbered([...stage, ...add])]);
  for (const id of found) for (const next of numbered(cardsAfter(content.cards.get(id)!))) found.add(next);
  return found;
}

/** The cards of a scenario, and what each of their objectives and options is noted as. */
export function toBeSeenIn(content: AdventureContent, scenario: string): string[] {
  const reachable = reachableIn(content, scenario);
  return [...content.cards.keys()]
    .filter((id) => reachable.has(id))
    .flatMap((id) => {
      const card = content.cards.get(id)!;
      const branches = card.back === 'quest' ? card.objectives : card.options;
      return [id, ...branches.map((_, i) => `${id}:${i + 1}`)];
    });
}

/** The most hits three dice can show. */
const mostHits = ({ dice }: AdventureContent): number => VATS_DICE * Math.max(...dice.map(({ hits }) => hits));

/** Named spaces that exist in a scenario: those of its own tiles, and of all tiles that are laid facedown. */
function isOnMapOf(content: AdventureContent, scenario: string, space: string): boolean {
  const tile = content.tiles.get(content.spaces.get(content.named.get(space)!)!.tile)!;
  const { positions } = content.maps.get(scenario)!;
  const isInPool = isLaidOn(content.scenarios.get(scenario)!, tile);
  return positions.some((position) => position.tile === tile.id || (isInPool && position.kind === tile.kind));
}

/** Whether a place can exist; markers, tokens and the survivor's own space always can. */
function canBe(content: AdventureContent, scenario: string, place: Place): boolean {
  if (place.any !== undefined) return place.any.some((each) => canBe(content, scenario, each));
  return place.space === undefined || isOnMapOf(content, scenario, place.space);
}

/** Whether some enemy of the scenario can be killed for it. */
function canBeKilled(content: AdventureContent, scenario: string, kill: NonNullable<Trigger['kill']>): boolean {
  const { factions } = content.scenarios.get(scenario)!;
  return kill.some(({ faction, type, enemy, level, least }) => {
    if (faction !== undefined) return factions[faction].enemy !== undefined;
    return [...content.tokens.values()].some(
      (each) =>
        (type?.includes(each.type) ?? true) &&
        (enemy?.includes(each.id) ?? true) &&
        (level === undefined || each.level === level) &&
        each.level >= (least ?? 0),
    );
  });
}

/** Whether another card completes this objective. */
function isCompletedBy(content: AdventureContent, by: string, quest: string, objective: number): boolean {
  const completes = [...allUnder(content.cards.get(by), 'complete')] as NonNullable<Instruction['complete']>[];
  return completes.some((each) => each.card === quest && each.objective === objective);
}

function whyImpossible(
  content: AdventureContent,
  scenario: string,
  card: LibraryCard,
  reachable: ReadonlySet<string>,
): string[] {
  if (card.back !== 'quest') return [];
  return card.objectives.flatMap(({ at, trigger, do: steps }, i) => {
    const wrong: string[] = [];
    const told = (what: string) => wrong.push(`${scenario}: ${card.id} objective ${i + 1} ${what}`);
    if (at !== undefined && !canBe(content, scenario, at)) told('is at a place that is not on the map');
    if (trigger?.kill !== undefined && !canBeKilled(content, scenario, trigger.kill))
      told('asks for an enemy that does not exist');
    if (trigger?.card !== undefined)
      if (!reachable.has(trigger.card)) told(`waits for card ${trigger.card}, which never comes`);
      else if (!isCompletedBy(content, trigger.card, card.id, i + 1))
        told(`waits for card ${trigger.card}, which does not complete it`);
    for (const { test, fight } of steps) {
      if (typeof test?.difficulty === 'number' && test.difficulty > mostHits(content))
        told(`has a test of ${test.difficulty}: more than dice can show`);
      const faction = fight?.against;
      const { factions } = content.scenarios.get(scenario)!;
      if ((faction === 'star' || faction === 'shield') && factions[faction].enemy === undefined)
        told('fights a faction that has no enemies here');
    }
    return wrong;
  });
}

/** What is wrong with the stories: cards that never come, objectives that cannot be completed. */
export function storyProblems(content: AdventureContent): string[] {
  const scenarios = [...content.scenarios.keys()];
  const reached = scenarios.map((scenario) => reachableIn(content, scenario));
  return [
    ...[...content.cards.keys()]
      .filter((id) => !reached.some((cards) => cards.has(id)))
      .map((id) => `${id} never comes`),
    ...scenarios.flatMap((scenario, i) =>
      [...reached[i]!].flatMap((id) => whyImpossible(content, scenario, content.cards.get(id)!, reached[i]!)),
    ),
  ];
}
