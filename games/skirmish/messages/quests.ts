/** What is said about Quests and Consequences. */
export const questMessages = {
  'ask.quest.choose': 'Which Quest do you take into this battle?',
  'ask.quest.model': 'Whom is the Quest {quest:quest} about?',
  'ask.quest.marker': 'Which marker is used?',
  'ask.quest.corner': 'In which corner does the marker of the Quest lie?',
  'ask.quest.roll': 'Roll the Skill Die for the Quest: {value} or less.',
  'ask.quest.die': 'Roll the red die for the Quest.',

  'ask.deck.consequences': 'The Event deck is shuffled, with the Consequences in it.',
  'ask.consequence.target': 'Whom does the Consequence strike?',
  'ask.consequence.ready': 'Who is made Ready?',
  'ask.consequence.shift': 'Who moves?',
  'ask.consequence.under': 'Which Event goes under the deck?',
  'ask.consequence.roll': 'Roll the Skill Die for the Consequence: {value} or less.',
  consequence: 'A Consequence of {seat:seat}: {card:consequence}',

  'quest.unknown': 'There is no Quest called {quest:words}.',
  'quest.is-done': '{quest:quest} has been completed.',
  'quest.has-ended': '{quest:quest} cannot be tried again.',
  'quest.not-open': 'No card has led to {quest:quest} yet.',
  'quest.nothing': 'There is nothing to do for a Quest.',
  'quest.engaged': '{model:model} is engaged.',
  'quest.has-tried': 'That has been tried already.',
  'quest.sees-nobody': '{model:model} stands above nobody it can see.',
  'quest.too-far': '{model:model} is not near enough for it.',

  'stranger.waits': 'Whoever stands there waits for somebody else, and does not talk to {model:model}.',
  'quest.taken': '{seat:seat} has a Quest to complete.',
  'quest.card': 'Your Quest is {quest:quest}. {quest:task}',
  'quest.on': 'The Quest goes on: {quest:quest}.',
  'quest.done': 'As things stand, the Quest is done: {quest:quest}.',
} as const;
