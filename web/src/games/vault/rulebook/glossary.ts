/** The vault's words: what each means, and the rule that says it at length. */
import type { BookTerm } from '../../rulebook.ts';

export const GLOSSARY: readonly BookTerm[] = [
  {
    word: 'Available',
    text: 'A dweller that stands before its owner and can be placed this round.',
    rule: 'SH-PLACE-1',
  },
  {
    word: 'Build',
    text: 'Taking a room of the room track and laying it on your own level, without a gap.',
    rule: 'SH-BUILD-1',
  },
  {
    word: 'Cost',
    text: 'What is printed in red on a space: paid in full before anything is gained.',
    rule: 'SH-PLACE-4',
  },
  {
    word: 'Doubled',
    text: 'A dweller trained in the letter of a space gains its rewards twice; the cost is paid once.',
    rule: 'SH-TRAIN-4',
  },
  {
    word: 'Dweller',
    text: 'A person of your level. You begin with two and never have more than seven.',
    rule: 'SH-DWELL-2',
  },
  {
    word: 'Elevator',
    text: 'The middle of every level. Only its owner may use it; the one on the top level is for everybody.',
    rule: 'SH-PLACE-6',
  },
  {
    word: 'Exchange',
    text: 'Paying one side of the icon for the other, as often as you like in that turn.',
    rule: 'SH-RES-5',
  },
  {
    word: 'Exhausted',
    text: 'An item that was used and is turned aside; at the end of the round it is ready again.',
    rule: 'SH-ROUND-7',
  },
  {
    word: 'Fight',
    text: 'Both dice against the number of a threat: as much or more wins, less injures the dweller.',
    rule: 'SH-THREAT-6',
  },
  { word: 'First player', text: 'Whoever holds the token takes the first turn of the next round.', rule: 'SH-FIRST-1' },
  { word: 'Happiness', text: 'What is counted at the end. It is no resource and cannot be spent.', rule: 'SH-END-3' },
  { word: 'Heal', text: 'An injured dweller on a space with this icon stands up again.', rule: 'SH-INJURY-4' },
  {
    word: 'Income',
    text: 'One resource of your choice when somebody else works in a room of your level.',
    rule: 'SH-INCOME-1',
  },
  {
    word: 'Injured',
    text: 'Lying on its side: until it is healed, a dweller can go only where injured ones may.',
    rule: 'SH-INJURY-2',
  },
  {
    word: 'Item',
    text: 'A card before its owner with an ability of its own; some count happiness at the end.',
    rule: 'SH-ITEM-1',
  },
  {
    word: 'Letter',
    text: 'One of S, P, E, C, I, A, L on a space: it doubles the rewards for a dweller trained in it.',
    rule: 'SH-TRAIN-4',
  },
  {
    word: 'Level',
    text: 'One floor of the shelter: the common one on top, and one for each player.',
    rule: 'SH-PLACE-7',
  },
  { word: 'Linked space', text: 'Two joined circles: it takes two of your dwellers in one turn.', rule: 'SH-PLACE-8' },
  { word: 'Pass', text: 'Placing nothing more this round, whether you could or not.', rule: 'SH-ROUND-4' },
  {
    word: 'Place',
    text: 'Your turn: one available dweller goes to one free space; pay, then gain.',
    rule: 'SH-PLACE-1',
  },
  {
    word: 'Recall',
    text: 'The end of a round: everybody comes home, those who trained are trained.',
    rule: 'SH-ROUND-6',
  },
  {
    word: 'Refresh',
    text: 'All three cards of a track are discarded and three new ones turned up.',
    rule: 'SH-BUILD-5',
  },
  { word: 'Resource', text: 'Power, food or water: at most six of each.', rule: 'SH-RES-1' },
  { word: 'Reward', text: 'What is printed in green on a space: gained from left to right.', rule: 'SH-PLACE-5' },
  {
    word: 'Room',
    text: 'A card of the shelter with two spaces. Everybody may work in every room.',
    rule: 'SH-PLACE-7',
  },
  { word: 'Sixth room', text: 'When a level has six rooms, the game ends with that round.', rule: 'SH-END-1' },
  { word: 'Space', text: 'Half of a room or of an elevator: one place of work, for one dweller.', rule: 'SH-PLACE-2' },
  {
    word: 'Threat',
    text: 'A card that covers a space until a dweller who is not injured has dealt with it.',
    rule: 'SH-THREAT-5',
  },
  { word: 'Track', text: 'The three rooms and the three items that lie open to be taken.', rule: 'SH-SETUP-6' },
  {
    word: 'Trained',
    text: 'A dweller with a letter. It is used up the next time that dweller is placed.',
    rule: 'SH-TRAIN-6',
  },
];
