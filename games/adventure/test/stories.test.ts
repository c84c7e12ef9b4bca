/** How the cards hang together: each can be reached, each objective can be met, each story comes to an end. */
import { describe, expect, test } from 'vitest';
import type { QuestCard } from '../printed/cards.ts';
import { allUnder, cardsAfter, reachableIn, storyProblems } from '../queries/reach.ts';
import type { Faction } from '../words.ts';
import { libraryContent as content, isQuest, quests } from './helpers/library.ts';

const scenarios = [...content.scenarios.values()];
type Power = Partial<Record<Faction, number>>;
const powersIn = (part: unknown) => [...allUnder(part, 'power')] as Power[];

describe('the library', () => {
  test('every card comes up in some scenario, and every objective can be completed in each scenario it comes up in', () => {
    expect(storyProblems(content)).toEqual([]);
  });

  test('a quest that waits for a card brings it into play', () => {
    const waiting = quests.flatMap(({ id, staged, objectives }) =>
      objectives.flatMap(({ trigger }) => (trigger?.card === undefined ? [] : [{ id, staged, card: trigger.card }])),
    );
    expect(waiting).not.toEqual([]);
    expect(waiting.filter(({ staged, card }) => !cardsAfter(staged).includes(card))).toEqual([]);
  });
});

describe.each(scenarios.map((scenario) => [scenario.name, scenario] as const))('%s', (_, scenario) => {
  // The main story is what moves the factions' power.
  const story = [...reachableIn(content, scenario.id)]
    .map((id) => content.cards.get(id)!)
    .filter(
      (card): card is QuestCard =>
        isQuest(card) && card.objectives.some(({ results }) => results.some((each) => each.power)),
    );
  const next = ({ objectives }: QuestCard) =>
    objectives.map(({ results }) => cardsAfter(results).filter((id) => story.some((card) => card.id === id)));
  const endings = story.filter((card) => next(card).every((cards) => cards.length === 0));

  test('every card of the main story moves the power of both factions, and leads on until an ending', () => {
    for (const card of story) {
      const moved = card.objectives.flatMap(({ results }) => powersIn(results).flatMap((power) => Object.keys(power)));
      expect([card.id, new Set(moved).size]).toEqual([card.id, 2]);
      if (!endings.includes(card))
        expect([card.id, next(card).every((cards) => cards.length === 1)]).toEqual([card.id, true]);
    }
  });

  test('it has endings for both factions', () => {
    const decided = endings.flatMap(({ objectives }) =>
      objectives.flatMap(({ results }) =>
        powersIn(results).flatMap((power) =>
          Object.entries(power).flatMap(([faction, by]) => (by >= 3 ? [faction] : [])),
        ),
      ),
    );
    expect(endings.length).toBeGreaterThanOrEqual(2);
    expect(new Set(decided)).toEqual(new Set(['star', 'shield']));
  });
});
