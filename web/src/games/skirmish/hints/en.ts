/** What a first battle teaches, English: a bold line and a sentence each. */
export const en = {
  wins: 'Two ways to win',
  'wins.text': 'The bars say what each side wants and how far it is. Killing alone wins few battles.',
  ready: 'First somebody gets Ready',
  'ready.text': 'You make one model Ready each turn. It does not act yet: a lamp lights at its foot.',
  use: 'Now, or later',
  'use.text':
    'Use all Ready models at once, or none and let the other side go on. Whoever waits acts later, and knows more.',
  action: 'Two actions each',
  'action.text': 'The card says what this model is good at. What it cannot do stays in sight and says why.',
  move: 'As far as the ruler',
  'move.text': 'Click where it shall stand, or nudge it with the arrow keys. The way is measured for you.',
  target: 'The chance is told before',
  'target.text': 'The Skill Die must show the number or less. Cover in the line takes 2 away, distance picks the dice.',
  prepare: 'An action kept for later',
  'prepare.text': 'Prepare and this model gets a bolt: it may shoot back in the middle of the other side’s turn.',
  react: 'Somebody noticed',
  'react.text':
    'Your models with a bolt who saw or heard that may act at once. Say who, then it is played out in order.',
  aim: 'This is what you came for',
  'aim.text': 'The scenario has an action of its own, and here it can be done.',
  cards: 'Every word opens',
  'cards.text': 'Any figure on a card leads to its rule; the name opens the whole card.',
  advantage: 'Who begins a round',
  'advantage.text': 'The flag is the Advantage Marker: its holder says which side takes the first turn.',
  last: 'The last round',
  'last.text': 'When everybody has acted once more, the scenario says who has won.',
} as const;
