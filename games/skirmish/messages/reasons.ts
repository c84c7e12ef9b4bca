/** What bots say of why they did something. */
export const reasonMessages = {
  'reason.ask.shoot.target': 'At whom it shot',
  'reason.ask.strike.target': 'Whom it struck at',
  'reason.ask.charge.target': 'Whom it charged',
  'reason.ask.action': 'What was done',
  'reason.ask.move.path': 'Where it went',
  'reason.victory': 'It decides the battle.',
  'reason.hurt': 'It hurts the enemy most.',
  'reason.health': 'It keeps its own people alive.',
  'reason.fire': 'More of the enemy are within its reach from there.',
  'reason.exposure': 'Less of the enemy can get at its people there.',
  'reason.aim': 'It brings its side nearer to what it came for: {goal:goal}.',
  'reason.denied': 'It keeps the enemy from what they came for: {goal:goal}.',
  'reason.conditions': 'It shakes off what would hurt later, or leaves the enemy with it.',
  'reason.in-hand': 'It keeps for later what can be used only once.',
} as const;
