/** The words of Quest cards, made from what they want and bring. */
import type { QuestCard, QuestPlace, QuestReward, QuestTask, TaskOf } from './quests.ts';
import { capital, list, signed, words } from './wording.ts';

type Told = { readonly [I in QuestTask['is']]: (task: TaskOf<I>) => string };

const PLACE: Readonly<Record<QuestPlace, string>> = {
  middle: 'A marker lies in the middle of the table',
  corners: 'Four markers lie Blue from the corners',
  quarters: 'Four markers lie in the quarters of the table',
  corner: 'A marker lies Black from two edges',
  barricades: 'A marker lies at each barricade',
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
  observe: ({ test }) => `An Elevated model that sees an enemy tests ${test} as an Action, once for each model.`,
  hunt: ({ test }) => `Name one of yours: for each enemy but robots that it removes in close combat it tests ${test}.`,
  notes: ({ unit, of, within }) =>
    `A ${words(unit)} of yours notes each of the ${of} that is removed within ${words(within)} of it.`,
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
    `When the battle is over: take the price, or bargain with a test of ${test} of your Leader for ${won} Caps or ${lost}.`,
};

function rewardWords(reward: QuestReward): string {
  switch (reward.gains) {
    case 'caps':
      return `${reward.amount} Caps${reward.each ? ' each' : ''}`;
    case 'boosts': {
      const kind = reward.type === undefined ? '' : `${words(reward.type)} `;
      const most = reward.most === undefined ? '' : `, at most ${reward.most}`;
      return `${reward.count} ${kind}Boost${reward.count > 1 ? 's' : ''}${reward.each ? ' each' : ''}${most}`;
    }
    case 'cards':
      return `${reward.count} ${reward.kind}${reward.count > 1 ? 's' : ''}${
        reward.of === undefined ? '' : ` of ${reward.of}, when the opponent has discarded the other`
      }`;
    case 'armor-boosts':
      return `${reward.count} Armor Boosts on different models`;
    case 'item':
      return words(reward.item);
    case 'consequence':
      return `the Consequence ${words(reward.card)}`;
    case 'structure':
      return `for a settlement: ${words(reward.structure)}`;
  }
}

export const questSentences = ({ task, rewards, next, otherwise, total, repeatable }: QuestCard): string[] => [
  (TOLD[task.is] as (it: QuestTask) => string)(task),
  ...(rewards.length === 0 ? [] : [`${capital(rewards.map(rewardWords).join(', '))}.`]),
  ...(next.length === 0 ? [] : [`Then ${list(next.map(words))}${total === undefined ? '' : `, at ${total} in all`}.`]),
  ...(otherwise.length === 0 ? [] : [`If not done: ${list(otherwise.map(words))}.`]),
  ...(repeatable ? ['It may be done again.'] : []),
];
