/** What abilities of special moments ask and say. */
export const deedMessages = {
  'ask.attack.taken-by': '{model:model} is about to take {damage} damage. Who takes it instead?',
  'ask.attack.shrug-off': 'Does {model:model} try to ignore the {damage} damage, once in this battle?',
  'ask.attack.shrug-off.roll': 'Roll the Skill Die to ignore the damage: {value} or less.',
  'ask.stealth.roll': 'Roll the Skill Die: PER {value} or less makes out who is hiding.',
  'ask.self-destruct.roll': 'Roll the blue die: does the countdown begin?',
  'ask.detonate.roll': 'Roll the blue die: does the charge go off?',
  'ask.blow-up.effects': 'Roll the Effect Dice of the explosion.',

  'self-destruct.only-moves': '{model:model} is counting down: it moves, or does nothing.',
  'detonate.nobody': 'No enemy is within {color:ruler}.',

  'taken-for': '{model:model} takes what was meant for {target:model}.',
  'shrugged-off': '{model:model} is not where the damage is.',
  spotted: '{model:model} makes out {target:model}.',
  unspotted: '{model:model} sees nothing where {target:model} is.',
  'self-destruct': '{model:model} begins to count down.',
  'blows-up': '{model:model} blows up.',
  'nuke-dropped': 'The {weapon:weapon} of {model:model} rolls into the dust and does not go off.',
};
