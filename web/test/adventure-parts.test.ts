/** What the page of the adventure works out by itself. */

import type { AdventureView } from '@holotape/adventure/view';
import type { LogLine, QuestionInfo } from '@holotape/table/spoken/protocol';
import { expect, it } from 'vitest';
import { isBeginning, lastRead, onTop, pagesAfter } from '../src/games/adventure/bar/telling.ts';
import { influenceByRound } from '../src/games/adventure/end/by-round.ts';
import { thingsOf } from '../src/games/adventure/log.ts';
import { meaning, meantBy } from '../src/games/adventure/walking.ts';

it('a walk that was meant with one question is not meant with the next, whoever is asked', () => {
  const asked = (number: number) => ({ number, ask: 'turn', seat: number % 2 }) as QuestionInfo;
  const inHand = meaning(asked(7), 'pearl-yard.e');
  expect(meantBy(asked(7), inHand)).toBe('pearl-yard.e');
  expect([meantBy(asked(8), inHand), meantBy(asked(70), inHand), meantBy(null, inHand)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('influence by round is what one had when the round ended', () => {
  const view = (round: number, influence: number | null) => ({ round, survivors: [{ influence }] });
  const views = [view(0, null), view(1, 1), view(1, 3), view(2, 2), view(4, 5), view(4, null)];
  expect(influenceByRound(views, 0)).toEqual([3, 2, 2, 5]);
  expect(influenceByRound(views, 1)).toEqual([]);
});

it('what was read out waits page by page for who has not read it, and is put away after two rounds', () => {
  const line = (say: string, args: object = {}) => ({ say, args }) as LogLine;
  const log = [
    line('turn', { seat: 0 }),
    line('encounter.drawn', { encounter: 'S01', seat: 0 }),
    line('encounter.chosen'),
    line('text', { text: 'A door.' }),
    line('text', { text: 'Behind it, another.' }),
    line('turn', { seat: 1 }),
    line('quest.completed', { quest: '020', seat: 1 }),
    line('text', { text: 'The well is dry.' }),
  ];
  const told = (lines: readonly LogLine[], read: number) => pagesAfter(lines, read).map(({ texts }) => texts.join(' '));
  expect(pagesAfter(log, -1)).toEqual([
    { from: 3, to: 4, card: 'S01', seat: 0, turn: 0, texts: ['A door.', 'Behind it, another.'] },
    { from: 7, to: 7, card: '020', seat: 1, turn: 1, texts: ['The well is dry.'] },
  ]);
  expect([told(log, 4), told(log, 7), lastRead(log), lastRead(log.slice(0, 3))]).toEqual([
    ['The well is dry.'],
    [],
    7,
    -1,
  ]);
  // Who waits, or is asked in somebody else's turn, keeps the page that was there first; one's own newest comes before it.
  const top = (asked?: number) => onTop(pagesAfter(log, -1), asked);
  expect([top()?.page.card, top(0)?.page.card, top(1)?.page.card]).toEqual(['S01', 'S01', '020']);
  expect([top()?.more, top(1)?.more, onTop([], 0)]).toEqual([1, 0, undefined]);
  // A page that goes on after it was read goes on where the reader was.
  expect(told(log, 3)).toEqual(['Behind it, another.', 'The well is dry.']);
  const round = line('round.end', { round: 1 });
  expect([told([...log, round], -1).length, told([...log, round, round], -1).length]).toEqual([2, 0]);
});

it('until somebody has had a turn, the first page of the story waits for its readers', () => {
  const line = (say: string) => ({ say, args: {} }) as LogLine;
  const begun = [line('quest.staged'), line('text'), line('turn')];
  expect([isBeginning(begun.slice(0, 2)), isBeginning(begun), isBeginning([...begun, line('turn')])]).toEqual([
    true,
    true,
    false,
  ]);
});

it('a line of the log speaks of an enemy as long as it can only be one', () => {
  const enemies = [
    { id: 'e1', token: 'surgeon-bot.1', space: 'pearl-yard.a' },
    { id: 'e2', token: 'star', space: 'pearl-yard.b' },
    { id: 'e3', token: 'star', space: 'pearl-yard.c' },
    { id: 'e4', token: null, space: 'pearl-yard.d' },
  ];
  const told = (args: object) =>
    thingsOf({ say: 'fight', args } as LogLine, { view: { enemies } as unknown as AdventureView });
  expect([told({ seat: 0, enemy: 'surgeon-bot.1' }), told({ enemy: 'star' }), told({ enemy: 'gone.1' })]).toEqual([
    ['enemy:e1'],
    [],
    [],
  ]);
  expect(told({ enemy: 'surgeon-bot.1', space: 'pearl-yard.a' })[0]).toBe('space:pearl-yard.a');
});
