/** What the signs of the skirmish mean, English. */
export const en = {
  'judged.edges': 'Of the four edges {n} are bare somewhere.',
  ruler: 'the {color} ruler, {inches} inches',
  'color.orange': 'orange',
  'color.yellow': 'yellow',
  'color.red': 'red',
  'color.green': 'green',
  'color.blue': 'blue',
  'color.black': 'black',
  'die.black': 'black die',
  'die.green': 'green die',
  'die.yellow': 'yellow die',
  'die.blue': 'blue die',
} as const;
