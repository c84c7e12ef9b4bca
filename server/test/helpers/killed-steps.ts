/** What every campaign comes to, sooner or later, with its battles. */
export const STEPS = [
  ...['found.faction', 'found.leader', 'found.card', 'match.choose', 'force', 'after.retain', 'build', 'draw'],
  ...['draw.keep', 'select', 'the battle is set up', 'the battle begins', 'in the middle of the battle'],
  ...['the battle is over', 'bots are fighting'],
];
