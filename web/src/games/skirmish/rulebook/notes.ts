/** A sentence to begin each chapter of the skirmish's rulebook; together they are its rules in three minutes. */
import type { TopicNotes } from '../../rulebook.ts';

export const NOTES: Readonly<Record<string, TopicNotes>> = {
  'WW-RANGE': { lead: 'Six colors are six lengths. A card names a color, and its ruler is laid between two bases.' },
  'WW-TEST': {
    lead: 'Roll the Skill Die, not above your value: it works. Whatever helps or hinders changes the value.',
  },
  'WW-UNIT': { lead: 'A unit is one card and its models; all of them share what the card says.' },
  'WW-ROUND': {
    lead: 'Players take turns with their models until everyone has been used once; then a new round begins.',
  },
  'WW-ACT': { lead: 'Two Actions for a model, in any mixture.' },
  'WW-MOVE': { lead: 'As far as the Move color, around what is in the way.' },
  'WW-SHOOT': { lead: 'See the target, be in range, take off what covers it, roll.' },
  'WW-LOS': { lead: 'One free line from anywhere on your base to anywhere on theirs is enough.' },
  'WW-COVER': { lead: 'The line between the middles: each thing it crosses wholly is -2.' },
  'WW-ARM': { lead: 'Whoever is hit rolls armor against that kind of damage.' },
  'WW-ELIM': { lead: 'As many tokens as Health, and the model leaves the table.' },
  'WW-CHARGE': { lead: 'Run into base contact, and strike harder for it.' },
  'WW-CC': { lead: 'Bases that touch are engaged, and engaged models only fight hand to hand.' },
  'WW-PREPARE': { lead: 'Give up an Action now to act in the opponent\u2019s turn.' },
  'WW-REACT': { lead: 'With a marker, and aware of what happens: one Quick Action at once.' },
  'WW-LUCK': { lead: 'Say what it is for, then flip the token.' },
  'SC-COMMON': { lead: 'A scenario says what is won by, where everybody starts, and when it ends.' },
  'CH-FORCE': { lead: 'Caps buy units, weapons and gear; a Leader says whose force it is.' },
};
