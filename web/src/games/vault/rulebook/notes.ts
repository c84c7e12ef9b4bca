/** What helps to read the vault's rulebook: a sentence to begin each chapter, rulings and rules that belong to it. */
import type { TopicNotes } from '../../rulebook.ts';

/** What is drawn is named here and drawn elsewhere. */
interface Notes extends Omit<TopicNotes, 'Figure' | 'Beside'> {
  readonly figure?: 'round' | 'placing' | 'letters' | 'threats';
  /** Show how likely each sum of two dice is. */
  readonly odds?: boolean;
}

export const NOTES: Readonly<Record<string, Notes>> = {
  'SH-SETUP': {
    lead: 'A common top level, one level for each player below it, three decks, and two dwellers each.',
    rulings: ['SH-RULING-4', 'SH-RULING-12'],
    see: [
      ['SH-DWELL-1', 'how more dwellers come'],
      ['SH-FIRST-1', 'who starts later'],
    ],
  },
  'SH-ROUND': {
    lead: 'Threats appear, everybody places dwellers in turn, then all come home. And again.',
    figure: 'round',
    see: [
      ['SH-THREAT-1', 'how threats appear'],
      ['SH-PLACE-1', 'what a placement is'],
      ['SH-END-1', 'when it is the last round'],
    ],
  },
  'SH-PLACE': {
    lead: 'One dweller to one free space: pay what stands in red, gain what stands beside it.',
    figure: 'placing',
    rulings: ['SH-RULING-2', 'SH-RULING-7'],
    see: [
      ['SH-INCOME-1', 'the owner of the room gains too'],
      ['SH-TRAIN-4', 'when a space pays twice'],
      ['SH-INJURY-2', 'where the injured may go'],
    ],
  },
  'SH-RES': {
    lead: 'Power, food and water pay for everything. Happiness wins the election.',
    rulings: ['SH-RULING-2', 'SH-RULING-4'],
    see: [['SH-END-3', 'what happiness is for']],
  },
  'SH-DWELL': {
    lead: 'More hands, more turns: up to seven dwellers of your colour.',
    see: [['SH-ROUND-6', 'when they come home']],
  },
  'SH-FIRST': { lead: 'Whoever takes the token starts the next round.', see: [['SH-ROUND-3', 'the order of turns']] },
  'SH-ITEM': {
    lead: 'Cards that help once a round, now and then, or at the very end.',
    rulings: ['SH-RULING-9', 'SH-RULING-14'],
    see: [['SH-ROUND-7', 'when they are ready again']],
  },
  'SH-BUILD': {
    lead: 'Six places on your level. What stands there, everybody may use, and you are paid for it.',
    rulings: ['SH-RULING-8', 'SH-RULING-10', 'SH-RULING-11'],
    see: [
      ['SH-INCOME-1', 'what your rooms pay you'],
      ['SH-END-1', 'the sixth room ends the game'],
    ],
  },
  'SH-INCOME': {
    lead: 'When a neighbour works in your room, you gain something too.',
    rulings: ['SH-RULING-1'],
    see: [['SH-PLACE-7', 'everybody may use every room']],
  },
  'SH-TRAIN': {
    lead: 'A dweller with the right letter gains a reward twice.',
    figure: 'letters',
    rulings: ['SH-RULING-3', 'SH-RULING-13'],
    see: [['SH-PLACE-9', 'letters on linked spaces']],
  },
  'SH-THREAT': {
    lead: 'Each round after the first, trouble finds its way in. One roll per level, from the top down.',
    figure: 'threats',
    odds: true,
    rulings: ['SH-RULING-6', 'SH-RULING-15'],
    see: [
      ['SH-ROUND-2', 'no threats in round 1'],
      ['SH-INCOME-2', 'no income from a threat'],
      ['SH-END-2', 'what threats cost at the end'],
    ],
  },
  'SH-INJURY': {
    lead: 'The injured stay injured until somebody heals them, and until then hardly anybody has work for them.',
    rulings: ['SH-RULING-15'],
    see: [['SH-THREAT-6', 'how one gets injured in a fight']],
  },
  'SH-END': {
    lead: 'A sixth room or the last threat: the round is played out, then the happiest level wins.',
    rulings: ['SH-RULING-5', 'SH-RULING-14'],
    see: [['SH-RES-1', 'happiness is not a resource']],
  },
};
