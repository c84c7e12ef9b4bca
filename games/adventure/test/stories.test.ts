/** How the cards hang together: each can be reached, each objective can be met, each story comes to an end. */
import { describe, expect, test } from 'vitest';
import type { LibraryCard, QuestCard } from '../printed/cards.ts';
import type { Instruction } from '../printed/instructions.ts';
import type { Place } from '../printed/parts.ts';
import { cards, libraryContent as content, isQuest, quests } from './library.ts';

const scenarios = [...content.scenarios.values()];

/** Every instruction on a card, however deep. */
function* instructionsIn(value: unknown): Generator<Instruction> {
  if (Array.isArray(value)) for (const each of value) yield* instructionsIn(each);
  else if (typeof value === 'object' && value !== null) {
    yield value as Instruction;
    for (const part of Object.values(value)) yield* instructionsIn(part);
  }
}

/** The cards that a card fetches from the library. */
const fetchedBy = (value: unknown): string[] =>
  [...instructionsIn(value)].flatMap(({ add, stage, addAny }) =>
    [add, stage, ...(addAny?.of ?? [])].filter((each) => typeof each === 'string'),
  );

/** All that can come up in a game of this scenario. */
function reachable({ stage, add }: (typeof scenarios)[number]): LibraryCard[] {
  const found = new Set([...stage, ...add, ...cards.flatMap(({ id }) => (/^[WS]/.test(id) ? [id] : []))]);
  for (const id of found) for (const next of fetchedBy(content.cards.get(id))) found.add(next);
  return [...found].map((id) => content.cards.get(id)!);
}

/** Named places on the tiles of a scenario, face up or not. */
function placesOf({ map }: (typeof scenarios)[number]): Set<string> {
  const shown = map.flat().flatMap(([, what]) => (typeof what === 'string' ? [] : [what.tile]));
  return new Set(
    [...content.spaces.values()].flatMap(({ tile, place }) =>
      place !== undefined && (shown.includes(tile) || content.tiles.get(tile)!.kind !== 'double-sided') ? [place] : [],
    ),
  );
}
const isOnMap = (places: ReadonlySet<string>, { space, any }: Place): boolean =>
  any === undefined ? space === undefined || places.has(space) : any.some((each) => isOnMap(places, each));

describe('the library', () => {
  test('every card can come up in some scenario', () => {
    const found = new Set(scenarios.flatMap((scenario) => reachable(scenario).map(({ id }) => id)));
    expect(cards.map(({ id }) => id).filter((id) => !found.has(id))).toEqual([]);
  });

  test('every place an objective names is on the map of every scenario in which it can come up', () => {
    const missing = scenarios.flatMap((scenario) => {
      const places = placesOf(scenario);
      return reachable(scenario)
        .filter(isQuest)
        .flatMap(({ id, objectives }) =>
          objectives.flatMap(({ at, task }) =>
            at === undefined || isOnMap(places, at) ? [] : [`${scenario.id}, ${id}: ${task}`],
          ),
        );
    });
    expect(missing).toEqual([]);
  });

  test('a quest that waits for a card brings it into play, and the card can complete it', () => {
    const wrong = quests.flatMap(({ id, staged, objectives }) =>
      objectives.flatMap(({ trigger }, i) => {
        if (trigger?.card === undefined) return [];
        const completes = [...instructionsIn(content.cards.get(trigger.card))].some(
          ({ complete }) => complete?.card === id && complete.objective === i + 1,
        );
        return completes && fetchedBy(staged).includes(trigger.card) ? [] : [`${id} and ${trigger.card}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('no test asks for more hits than three dice can show', () => {
    const most = 3 * Math.max(...content.dice.map(({ hits }) => hits));
    const tooHard = cards.filter((card) =>
      [...instructionsIn(card)].some(({ test: dice }) => (dice?.difficulty ?? 0) > most),
    );
    expect(tooHard.map(({ id }) => id)).toEqual([]);
  });
});

describe.each(scenarios.map((scenario) => [scenario.name, scenario] as const))('%s', (_, scenario) => {
  // The main story is what moves the factions' power.
  const story = reachable(scenario).filter(
    (card): card is QuestCard =>
      isQuest(card) && card.objectives.some(({ results }) => results.some((each) => each.power)),
  );
  const next = ({ objectives }: QuestCard) =>
    objectives.map(({ results }) => fetchedBy(results).filter((id) => story.some((card) => card.id === id)));
  const endings = story.filter((card) => next(card).every((cards) => cards.length === 0));

  test('every card of the main story moves the power of both factions, and leads on until an ending', () => {
    for (const card of story) {
      const moved = card.objectives.flatMap(({ results }) =>
        [...instructionsIn(results)].flatMap(({ power }) => Object.keys(power ?? {})),
      );
      expect([card.id, new Set(moved).size]).toEqual([card.id, 2]);
      if (!endings.includes(card))
        expect([card.id, next(card).every((cards) => cards.length === 1)]).toEqual([card.id, true]);
    }
  });

  test('it has endings for both factions', () => {
    const decided = endings.flatMap(({ objectives }) =>
      objectives.flatMap(({ results }) =>
        [...instructionsIn(results)].flatMap(({ power }) =>
          Object.entries(power ?? {}).flatMap(([faction, by]) => (by >= 3 ? [faction] : [])),
        ),
      ),
    );
    expect(endings.length).toBeGreaterThanOrEqual(2);
    expect(new Set(decided)).toEqual(new Set(['star', 'shield']));
  });
});
