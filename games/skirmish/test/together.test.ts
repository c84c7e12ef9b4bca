/** Several people on one side, against the handbook. */

import { describe, expect, test } from 'vitest';
import type { Person, SeatState } from '../../../table/kept/events.ts';
import { ANN, BEN, CID, EVE, human, setTable } from '../../../table/test/helpers/setting.ts';
import type { SkirmishState } from '../state.ts';
import { game, settler } from './helpers/battle.ts';

const beside = (owner: Person, other: Person): SeatState => ({ kind: 'human', owner, beside: [other], shared: true });

/** Three Settlers that Ann and Ben lead together, and as many of the handbook as are wanted. */
const together = (foes: number) =>
  setTable({
    game,
    seats: [beside(ANN, BEN), human(CID)],
    setup: {
      game: 'skirmish',
      options: {
        forces: [
          [settler('a', [1000, 1000], [2000, 1000]), settler('c', [3000, 1000])],
          [settler('b', ...Array.from({ length: foes }, (_, i): [number, number] => [1000 + 1000 * i, 8000]))],
        ],
        book: { sides: [1] },
      },
    },
  });

describe('several people on one side', () => {
  test('CH-RULING-14 all of them are asked which model of the side is readied, and the first answer counts', async () => {
    const t = await together(4);
    const [ann, ben, eve] = [await t.screen(ANN), await t.screen(BEN), await t.screen(EVE)];
    const able = ['a-1', 'a-2', 'c-1'];
    for (const { question } of [ann, ben]) {
      expect(question.ask).toBe('turn.ready');
      expect(question.options!.map(({ id }) => id)).toEqual(able);
    }
    expect(ben.model!.view).toEqual(ann.model!.view);
    const { number } = ben.question;
    expect(await eve.say({ type: 'answer', question: number, answer: 'c-1' })).toBe('table.watching');
    expect(await ben.answer('c-1')).toBe('done');
    expect(await ann.say({ type: 'answer', question: number, answer: 'a-1' })).toBe('table.late');
    const { models } = t.host.state.session!.position.state as SkirmishState;
    expect(models.filter(({ readiness }) => readiness !== 'unready').map(({ id }) => id)).toEqual(['c-1']);
    expect(eve.model!.log.map(({ say }) => say)).toContain('table.hand');
  });

  test.each([
    [4, 0],
    [2, 1],
  ])(
    'CH-RULING-14 their models are counted together: against %i the Advantage Marker goes to side %i',
    async (foes, side) => {
      const t = await together(foes);
      const { session } = t.host.state;
      expect((session!.position.state as SkirmishState).advantage).toBe(side);
    },
  );
});
