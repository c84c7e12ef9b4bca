/** How the cards hang together: each can be reached, each objective can be met, each story comes to an end. */
import { describe, expect, test } from 'vitest';
import type { QuestCard } from '../printed/cards.ts';
import { allUnder, cardsAfter, reachableIn, storyProblems } from '../queries/reach.ts';
import type { Faction } from '../words.ts';
import { libraryContent as content, isQuest, quests } from './helpers/library.ts';

const sheets = [...content.scenarios.values()];
const scenarios = sheets.filter(({ asOne }) => !asOne);
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

/** The main story is what moves the tokens; what of it comes after each objective; where it ends. */
function mainStory({ id: sheet }: (typeof sheets)[number]) {
  const story = [...reachableIn(content, sheet)]
    .map((id) => content.cards.get(id)!)
    .filter(
      (card): card is QuestCard =>
        isQuest(card) && card.objectives.some(({ results }) => results.some((each) => each.power)),
    );
  const next = ({ objectives }: QuestCard) =>
    objectives.map(({ results }) => cardsAfter(results).filter((id) => story.some((card) => card.id === id)));
  return { story, next, endings: story.filter((card) => next(card).every((cards) => cards.length === 0)) };
}

describe.each(scenarios.map((scenario) => [scenario.name, scenario] as const))('%s', (_, scenario) => {
  const { story, next, endings } = mainStory(scenario);

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

describe.each(sheets.filter(({ asOne }) => asOne).map((scenario) => [scenario.name, scenario] as const))(
  '%s, in which all win or lose as one',
  (_, scenario) => {
    const { story, next, endings } = mainStory(scenario);
    const forward = (card: QuestCard) =>
      card.objectives.map(({ results }) => powersIn(results).reduce((sum, { star = 0 }) => sum + star, 0));

    test('every objective moves a token for the survivors, and leads on until the last cards', () => {
      for (const card of story) {
        const good = card.objectives.every(({ results }) =>
          powersIn(results).some(({ star = 0, shield = 0 }) => star > 0 || shield < 0),
        );
        expect([card.id, good]).toEqual([card.id, true]);
        if (!endings.includes(card))
          expect([card.id, next(card).every((cards) => cards.length > 0)]).toEqual([card.id, true]);
      }
      expect(endings.map(({ id }) => id)).toEqual(['175', '177']);
    });

    test('the story alone leads the star token to the end of the track, if the best is made of it', () => {
      const best = (id: string): number => {
        const card = story.find((each) => each.id === id)!;
        const gains = forward(card);
        return Math.max(...next(card).map((after, i) => gains[i]! + after.reduce((sum, each) => sum + best(each), 0)));
      };
      expect(best(scenario.stage[0]!)).toBeGreaterThanOrEqual(scenario.track.length - 1);
    });
  },
);
