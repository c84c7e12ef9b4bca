/** The words of Quest cards, made from what they want and bring; `named` says what other cards are called. */
import type { QuestCard, QuestPlace, QuestReward, QuestTask, TaskOf } from './quests.ts';
import { capital, list, signed, words } from './wording.ts';

/** What an item, a Structure or a unit is called. */
type Named = (id: string) => string;

/** The parts of a Quest follow each other: `thiefs-trail-2a` is its part 2a. */
const parts = (ids: readonly string[]): string => list(ids.map((id) => `part ${id.slice(id.lastIndexOf('-') + 1)}`));

type Told = { readonly [I in QuestTask['is']]: (task: TaskOf<I>, named: Named) => string };

const PLACE: Readonly<Record<QuestPlace, string>> = {
  middle: 'A marker lies in the middle of the table',
  corners: 'Four markers lie Blue from the corners',
  quarters: 'Four markers lie in the quarters of the table',
  corner: 'A marker lies Black from two edges',
  barricades: 'A marker lies at each barricade',
  searchables: 'A marker lies beside each of the first four Searchables, or in each quarter of the table',
  investigations: 'A marker lies beside each of the first two Investigation Markers, or in two quarters of the table',
};

const testName = (test: string): string => (test === test.toUpperCase() ? test : words(test));

function errand({ at, test, by, friends, least, need, survives }: TaskOf<'errand'>): string {
  const bonus = [
    ...(by === undefined ? [] : [`at ${signed(by)}`]),
    ...(friends === undefined ? [] : [`+${friends} for each other friend in contact with it`]),
    ...(least === undefined ? [] : [`${least} without the skill`]),
  ];
  const how =
    test === undefined
      ? 'uses it'
      : `succeeds in a test of ${testName(test)}${bonus.length === 0 ? '' : ` (${list(bonus)})`}`;
  const often = need === 1 ? '' : ` ${need} times`;
  return `${PLACE[at]}: one of yours ${how} there as an Action${often}${survives ? ', and survives' : ''}.`;
}

const TOLD: Told = {
  bounty: () => 'Yours remove the enemy model that costs most Caps.',
  'all-but-one': () => 'All enemies but exactly one are removed.',
  unscathed: () => 'None of your models is removed.',
  'bare-hands': () => 'Name one of yours without weapons: with its hands it hurts an enemy, and survives.',
  summit: () => 'One of yours ends an Action on the highest point that can be reached.',
  lookout: ({ rounds }) => `Name one of yours: it ends ${rounds} rounds Elevated without having attacked in them.`,
  spare: () => 'Write down an enemy model: it is not removed.',
  omen: ({ within }) => `The enemy Leader rolls an X while one of yours is within ${words(within)}.`,
  observe: ({ test }) =>
    `An Elevated model that sees an enemy tests ${test} as an Action, once in each activation; one success for each model.`,
  hunt: ({ test }) => `Name one of yours: for each enemy but robots that it removes in close combat it tests ${test}.`,
  notes: ({ unit, of, within }, named) =>
    `A ${named(unit)} of yours notes each of the ${of} that is removed within ${words(within)} of it.`,
  confront: ({ test, within }) =>
    `One of yours within ${words(within)} of the enemy Leader succeeds in a test of ${test} as an Action; one try.`,
  hold: ({ within, rounds }) =>
    `${PLACE.middle}: when ${rounds} rounds end, you are the only one with models within ${words(within)} of it.`,
  errand,
  circuits: ({ test, need }) =>
    `${PLACE.quarters}: each success in a test of ${test} there rolls a red die; ${need} different numbers are needed.`,
  'double-lock': ({ test }) =>
    `Two markers lie Yellow apart: a test of ${testName(test)} opens one until the next round ends; both must be open at once.`,
  catch: ({ within }) =>
    `${PLACE.quarters}: at the end of each round a red die names one, and an unengaged model within ${words(within)} of it has caught what hides there.`,
  stranger: () => 'A Stranger whom only you may meet stands in the middle of the table: one of yours succeeds there.',
  sale: ({ test, won, lost }) =>
    `Now: take the price, or bargain with a test of ${test} of your Leader for ${won} Caps or ${lost}.`,
  swarms: ({ count, damage, need }) =>
    `The other side places ${count} swarms, at least Yellow from the edges and from each other: an attack for ${damage} damage or more removes one, and ${need} must go.`,
  pest: () =>
    `${PLACE.corner}: one of yours hits it with an attack, or reaches it and deals with a Creature card, as an Action.`,
  slot: ({ least }) =>
    `${PLACE.corner}: each Action there adds a token; from ${least} tokens on Luck is flipped each time, and its Luck side pays for all of them.`,
  dig: ({ test, by, scatter }) =>
    `${PLACE.corner}: a test of ${testName(test)} at ${signed(by)} there as an Action moves it ${words(scatter)} in a random direction; after a failure a Creature card is drawn.`,
  load: ({ test, most }) =>
    `${PLACE.middle}: after a test of ${test} as an Action a model takes up to ${most} things, each at STR -1 while it has them, and brings them home.`,
  vend: ({ test, item }, named) =>
    `${PLACE.quarters}: after each success in a test of ${testName(test)} at another of them a red die must show no more than there were successes; then the model has a ${named(item)}, to be kept undrunk.`,
  salvage: ({ need }) =>
    `Where enemies were removed one of yours takes something as an Action, ${need === 1 ? 'once' : `up to ${need} times`}.`,
  study: ({ unit, within, types }, named) =>
    `A ${named(unit)} of yours spends an Action within ${words(within)} of an enemy, for each of ${types} different types of units.`,
  fetch: ({ at }) =>
    `${PLACE[at]}: one of yours takes it up as an Action, and a survivor has it when the battle is over.`,
};

function rewardWords(reward: QuestReward, named: Named): string {
  switch (reward.gains) {
    case 'caps':
      return `${reward.amount} Caps${reward.each ? ' each' : ''}${reward.most === undefined ? '' : `, at most ${reward.most} times`}${reward.at === undefined ? '' : ` for ${reward.at}`}`;
    case 'boosts': {
      const kind = reward.type === undefined ? '' : `${words(reward.type)} `;
      const most = reward.most === undefined ? '' : `, at most ${reward.most}`;
      return `${reward.count} ${kind}Boost${reward.count > 1 ? 's' : ''}${reward.each ? ' each' : ''}${most}${reward.caps === undefined ? '' : ` or ${reward.caps} Caps`}`;
    }
    case 'cards':
      return `${reward.count} ${reward.kind}${reward.count > 1 ? 's' : ''}${
        reward.of === undefined ? '' : ` of ${reward.of}, when the opponent has discarded the other`
      }${reward.at === undefined ? '' : ` for ${reward.at}`}`;
    case 'armor-boosts':
      return `${reward.count} Armor Boosts on different models`;
    case 'item':
      return named(reward.item);
    case 'consequence':
      return `the Consequence ${words(reward.card)}`;
    case 'structure':
      return `for a settlement${reward.faction === undefined ? '' : ` of ${words(reward.faction)}`}: ${words(reward.structure)}${reward.caps === undefined ? '' : `, or ${reward.caps} Caps`}`;
    case 'gift':
      return `at the end a ${named(reward.item)}`;
  }
}

export const questSentences = (
  { task, rewards, next, otherwise, total, repeatable }: QuestCard,
  named: Named,
): string[] => [
  (TOLD[task.is] as (it: QuestTask, named: Named) => string)(task, named),
  ...(rewards.length === 0 ? [] : [`${capital(rewards.map((reward) => rewardWords(reward, named)).join(', '))}.`]),
  ...(next.length === 0 ? [] : [`Then ${parts(next)}${total === undefined ? '' : `, at ${total} in all`}.`]),
  ...(otherwise.length === 0 ? [] : [`If not done: ${parts(otherwise)}.`]),
  ...(repeatable ? ['It may be done again.'] : []),
];
