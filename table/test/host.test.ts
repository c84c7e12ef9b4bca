import { describe, expect, test } from 'vitest';
import { cards } from '../../kernel/test/games/cards.ts';
import { placement } from '../../kernel/test/games/placement.ts';
import { MemoryKeeper } from '../events.ts';
import { TableHost } from '../host.ts';
import { ANN, BEN, EVE, human, rest, setTable, type TestScreen } from './setting.ts';

/** The log and everything else a person sees must be the same for somebody who was always there and one who comes now. */
const seen = (screen: TestScreen) => {
  const { n: _n, undoEnd: _undoEnd, ...rest } = screen.model!;
  return rest;
};

describe('two people at a table', () => {
  test('each sees their own hand, and only who is asked gets the question', async () => {
    const t = await setTable();
    const [ann, ben, eve] = [await t.screen(ANN), await t.screen(BEN), await t.screen(EVE)];
    expect(ann.question).toMatchObject({ number: 1, ask: 'turn.action', kind: 'choice', seat: 0, trail: ['turn'] });
    expect(ann.question.options).toEqual([{ id: 'explore' }, { id: 'rest' }]);
    expect(ben.model).toMatchObject({ question: null, waits: [0], viewSeat: 1 });
    expect(eve.model).toMatchObject({ question: null, waits: [0], viewSeat: 'public' });
    expect(ann.model!.info.seats).toEqual([
      { kind: 'human', name: 'Ann', present: true, yours: true },
      { kind: 'human', name: 'Ben', present: true, yours: false },
    ]);
    expect(eve.model!.info).toMatchObject({ watchers: 1, host: false });
    expect(ann.model!.view).toHaveProperty('hand');
    expect(eve.model!.view).not.toHaveProperty('hand');
  });

  test('an answer is kept, then told to everybody as they may know it', async () => {
    const t = await setTable({ seed: 'finds' });
    const [ann, ben, eve] = [await t.screen(ANN), await t.screen(BEN), await t.screen(EVE)];
    while (ann.model!.log.every(({ private: hidden }) => !hidden)) {
      const asked = [ann, ben].find((screen) => screen.model!.question)!;
      const can = asked.question.options!.map(({ id }) => id);
      expect(await asked.answer(can.includes('explore') ? 'explore' : 'leave')).toBe('done');
    }
    const found = ann.model!.log.find(({ private: hidden }) => hidden)!;
    expect(found).toMatchObject({ say: 'found', private: true, to: [0] });
    const card = (found.args as { card: string }).card;
    expect((ann.model!.view as { hand: string[] }).hand).toContain(card);
    for (const other of [ben, eve]) expect(JSON.stringify(other.messages)).not.toContain(card);
  });
});
