/** A sentence to begin each chapter of the adventure's rulebook; together they are its rules in three minutes. */
import type { TopicNotes } from '../../rulebook.ts';

export const NOTES: Readonly<Record<string, TopicNotes>> = {
  'FB-SETUP': {
    lead: 'A scenario says which map, which two factions and which quest begin; everybody gets a survivor.',
  },
  'FB-ROUND': { lead: 'One turn each. Then an agenda is turned over, and it says which enemies move.' },
  'FB-TURN': { lead: 'Two actions a turn, the same one twice if you like.' },
  'FB-MOVE': { lead: 'Two steps. Red borders cost two, green ones a rad.' },
  'FB-EXP': { lead: 'Turn up a tile next to you: that is how the map grows.' },
  'FB-ENC': { lead: 'Where a place has an icon, a card tells what happens there and what you may do about it.' },
  'FB-FIGHT': {
    lead: 'Roll three dice. Filled areas where the enemy is vulnerable and hits kill it; empty ones hurt you.',
  },
  'FB-TEST': { lead: 'Roll three dice against a number; your letters give rerolls.' },
  'FB-QUEST': { lead: 'Objectives say where to be and what to do. What was done decides which card comes next.' },
  'FB-CAMP': { lead: 'Rest: three HP, your cards back, well rested, and a trade with whoever is there.' },
  'FB-ACTV': { lead: 'Enemies come towards the nearest survivor, a space at a time.' },
  'FB-FAC': { lead: 'Two factions climb a track. If one of them gets to its end, everybody may have lost.' },
  'FB-AGENDA': { lead: 'Your own plans, hidden in your hand: the only source of influence.' },
  'FB-INF': { lead: 'Enough influence wins: 11 alone, 10 with two, 9 with three, 8 with four.' },
  'FB-HP': { lead: 'Damage comes down, rads come up; where they meet you are killed.' },
  'FB-KILL': { lead: 'You come back on the starting tile, and what was in your pack is gone.' },
  'FB-ITEM': { lead: 'Three cards in the pack; one weapon, one apparel and one companion in use.' },
  'FB-SHOP': { lead: 'Four cards for everybody to see, for Caps.' },
  'FB-XP': { lead: 'Steps along your own letters; past the last you level up.' },
};
