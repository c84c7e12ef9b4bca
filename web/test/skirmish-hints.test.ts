/** What a first battle teaches: somebody who plays Troubled Beginnings meets every hint, each where it can be tried at once. */
import { makeBot } from '@holotape/bots';
import { randomFrom, startSession } from '@holotape/kernel';
import { loadGame } from '@holotape/shelf';
import type { SkirmishView } from '@holotape/skirmish/view';
import { heardQuestion, questionFor } from '@holotape/table/spoken/question';
import { expect, test, vi } from 'vitest';
import type { BattleContext } from '../src/games/skirmish/table.tsx';

const game = loadGame('skirmish');
vi.mock('../src/games/skirmish/pack.ts', () => ({ skirmishContent: () => game.content }));
const { HINTS } = await import('../src/games/skirmish/hints/hints.ts');

test('Troubled Beginnings leads through all hints in an order that makes sense, and each hangs at something of its question', () => {
  const first: string[] = [];
  const options = { scenario: 'troubled-beginnings', table: 'crossroads', placing: 'auto' } as never;
  const session = startSession(game, { seats: 2, seed: 'hints 1', options });
  const bot = makeBot('greedy', randomFrom('hints 1'));
  while (session.question !== undefined) {
    const seat = session.waitsFor[0] as number;
    const question = heardQuestion(questionFor(session.question, seat, 1));
    const context = { question, view: session.view(seat) as SkirmishView } as BattleContext;
    for (const { id, about } of HINTS) if (!first.includes(id) && about(context).length > 0) first.push(id);
    session.answer(seat, bot.answer(session, seat));
  }
  expect(new Set(first)).toEqual(new Set(HINTS.map(({ id }) => id)));
  const order = (...ids: readonly string[]) => ids.map((id) => first.indexOf(id));
  for (const road of [
    order('wins', 'ready', 'use', 'action', 'move'),
    order('action', 'prepare', 'react'),
    order('use', 'advantage', 'last'),
  ])
    expect(road).toEqual(road.toSorted((a, b) => a - b));
});
