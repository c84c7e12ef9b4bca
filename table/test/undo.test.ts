import { describe, expect, test } from 'vitest';
import { cards } from '../../kernel/test/games/cards.ts';
import { placement } from '../../kernel/test/games/placement.ts';
import { ANN, BEN, CID, human, rest, setTable, type TableSetting, type TestScreen } from './helpers/setting.ts';

const undo = (screen: TestScreen, target: 'choice' | 'action' | 'turn' | 'round' = 'choice') =>
  screen.say({ type: 'undo', target });
const consent = (screen: TestScreen, agree: boolean) =>
  screen.say({ type: 'consent', request: screen.model!.undoRequest!.request, agree });

/** Ann and Ben have both rested; for Ann to go back now is past Ben's answer. */
async function bothRested(
  options: Parameters<typeof setTable>[0] = {},
): Promise<[TableSetting, TestScreen, TestScreen]> {
  const t = await setTable(options);
  const [ann, ben] = [await t.screen(ANN), await t.screen(BEN)];
  await ann.answer('rest');
  await ben.answer('rest');
  return [t, ann, ben];
}

describe('taking play back', () => {
  test('is free before anybody has answered since, and in the log', async () => {
    const t = await setTable();
    const [ann, ben] = [await t.screen(ANN), await t.screen(BEN)];
    await ann.answer('rest');
    expect(ann.model!.undos).toEqual([{ target: 'choice', seat: 0 }]);
    expect(await undo(ann)).toBe('done');
    expect(ann.question).toMatchObject({ ask: 'turn.action', number: 3 });
    expect(ben.model).toMatchObject({ question: null, waits: [0] });
    expect(ben.model!.log).toEqual([{ say: 'kernel.undo', args: { seat: 0, target: 'choice' } }]);
    // An answer to the question as it was asked before the undo comes late.
    expect(await ann.say({ type: 'answer', question: 1, answer: 'rest' })).toBe('table.late');
    expect(await ann.answer('rest')).toBe('done');
  });

  test('the log is cut back for everybody as far as they could read it', async () => {
    const t = await setTable({ seed: 'finds' });
    const [ann, ben] = [await t.screen(ANN), await t.screen(BEN)];
    for (let i = 0; i < 6; i += 1) {
      const asked = ann.model!.question ? ann : ben;
      const can = asked.question.options!.map(({ id }) => id);
      await asked.answer(can.includes('explore') ? 'explore' : 'leave');
    }
    const asker = ann.model!.undos.length > 0 ? ann : ben;
    const other = asker === ann ? ben : ann;
    if ((await undo(asker)) === 'done' && other.model!.undoRequest) await consent(other, true);
    for (const screen of [ann, ben]) {
      const fresh = await t.screen(screen.person);
      expect(screen.model!.log).toEqual(fresh.model!.log);
      expect(screen.model!.log.at(-1)!.say).toBe('kernel.undo');
    }
  });

  test('nothing to take back is said so', async () => {
    const t = await setTable();
    const [ann, ben] = [await t.screen(ANN), await t.screen(BEN)];
    expect(await undo(ann)).toBe('kernel.undo.nothing');
    expect(await undo(ben, 'round')).toBe('kernel.undo.nothing');
  });

  test('an answer that waits for others is taken back for free, and nobody can tell what it was', async () => {
    const heardBy = async (bid: string) => {
      const t = await setTable({ game: placement, setup: { game: 'placement' } });
      const [ann, ben] = [await t.screen(ANN), await t.screen(BEN)];
      await ann.answer(bid);
      expect(await undo(ann)).toBe('done');
      expect(ann.model!.waits).toEqual([0, 1]);
      expect(ben.question.number).toBe(2);
      return ben.messages;
    };
    expect(await heardBy('0')).toEqual(await heardBy('1'));
  });
});

test('a game that was over goes on when its last answer is taken back', async () => {
  const t = await setTable({ setup: { undo: 'free' } });
  const [ann, ben] = [await t.screen(ANN), await t.screen(BEN)];
  while (ann.model!.info.status === 'playing') await (ann.model!.question ? ann : ben).answer('rest');
  expect(ann.model).toMatchObject({ info: { status: 'over' }, question: null });
  expect(await undo(ben)).toBe('done');
  for (const screen of [ann, ben])
    expect(screen.model).toMatchObject({ info: { status: 'playing' }, result: null, waits: [1] });
  expect(ben.question.seat).toBe(1);
});

describe('asking the others', () => {
  test('a yes of everybody takes play back', async () => {
    const t = await setTable({ seats: [human(ANN), human(BEN), human(CID)] });
    const [ann, ben, cid] = [await t.screen(ANN), await t.screen(BEN), await t.screen(CID)];
    await ann.answer('rest');
    await ben.answer('rest');
    expect(await undo(ann)).toBe('done');
    expect(ben.model!.undoRequest).toMatchObject({
      seat: 0,
      target: 'choice',
      barrier: 'seat',
      agreed: [],
      waits: [1, 2],
    });
    expect(await consent(ben, true)).toBe('done');
    expect(cid.model!.undoRequest).toMatchObject({ agreed: [1], waits: [2] });
    expect(await consent(ben, true)).toBe('table.said');
    expect(await consent(ann, true)).toBe('table.own-wish');
    expect(await consent(cid, true)).toBe('done');
    expect(ann.question).toMatchObject({ ask: 'turn.action', seat: 0 });
    for (const screen of [ann, ben, cid])
      expect(screen.model).toMatchObject({ undoRequest: null, undoEnd: { seat: 0, end: 'agreed' }, waits: [0] });
  });

  test('one no is a no', async () => {
    const [, ann, ben] = await bothRested();
    await undo(ann);
    expect(await consent(ben, false)).toBe('done');
    expect(ann.model).toMatchObject({ undoRequest: null, undoEnd: { end: 'refused', by: 1 }, waits: [0] });
    expect(ann.question.number).toBe(3);
  });

  test('everybody hears how much time is left, also who agreed later or comes meanwhile', async () => {
    const t = await setTable({ seats: [human(ANN), human(BEN), human(CID)], timing: { consent: 40_000 } });
    const [ann, ben] = [await t.screen(ANN), await t.screen(BEN)];
    await ann.answer('rest');
    await ben.answer('rest');
    await undo(ann);
    expect(ben.model!.undoRequest).toMatchObject({ left: 40_000, waits: [1, 2] });
    t.clock.pass(10_000);
    expect((await t.screen(CID)).model!.undoRequest).toMatchObject({ left: 30_000 });
    await consent(ben, true);
    expect(ann.model!.undoRequest).toMatchObject({ left: 30_000, agreed: [1], waits: [2] });
  });

  test('no answer within the time is a no', async () => {
    const [t, ann, ben] = await bothRested({ timing: { consent: 30_000 } });
    await undo(ann);
    t.clock.pass(29_999);
    await rest();
    expect(ben.model!.undoRequest).not.toBeNull();
    const { request } = ben.model!.undoRequest!;
    t.clock.pass(1);
    await rest();
    expect(ben.model).toMatchObject({ undoRequest: null, undoEnd: { end: 'late' } });
    expect(await ben.say({ type: 'consent', request, agree: true })).toBe('table.no-wish');
  });

  test('playing on ends the wish, and so does taking it back', async () => {
    const [, ann, ben] = await bothRested();
    await undo(ann);
    expect(await undo(ann)).toBe('table.wish-open');
    await ann.answer('rest');
    expect(ben.model).toMatchObject({ undoRequest: null, undoEnd: { end: 'played' } });
    await ben.answer('rest');
    await undo(ann);
    expect(await consent(ann, false)).toBe('done');
    expect(ben.model).toMatchObject({ undoRequest: null, undoEnd: { end: 'withdrawn' } });
  });

  test('bots agree, and wait while people are asked', async () => {
    const t = await setTable({ seats: [human(ANN), human(BEN), { kind: 'bot', bot: 'first' }] });
    const [ann, ben] = [await t.screen(ANN), await t.screen(BEN)];
    await ann.answer('rest');
    await undo(ann);
    await ann.answer('rest');
    await ben.answer('rest');
    await rest();
    expect(ann.model!.waits).toEqual([0]);
    await undo(ben);
    expect(ann.model!.undoRequest).toMatchObject({ seat: 1, waits: [0] });
    await consent(ann, true);
    expect(ben.question).toMatchObject({ seat: 1 });
  });

  test('whoever gets up need not be asked any more', async () => {
    const [t, ann] = await bothRested();
    await undo(ann);
    await t.act(BEN, { do: 'leave' });
    await rest();
    expect(ann.model).toMatchObject({ undoEnd: { end: 'agreed' }, question: { seat: 0 } });
    expect(ann.model!.log.map(({ say }) => say)).toEqual(['table.leave', 'kernel.undo']);
  });

  test('alone with bots nobody is asked', async () => {
    const t = await setTable({ seats: [human(ANN), { kind: 'bot', bot: 'first' }] });
    const ann = await t.screen(ANN);
    await ann.answer('rest');
    await rest();
    expect(await undo(ann)).toBe('done');
    expect(ann.model!.log.at(-1)!.say).toBe('kernel.undo');
    expect(ann.question.seat).toBe(0);
  });

  test('a table without undo says so; one with free undo asks nobody', async () => {
    const [, ann] = await bothRested({ setup: { undo: 'off' } });
    expect(await undo(ann)).toBe('kernel.undo.off');
    expect(ann.lastReason!.args).toEqual({ barrier: "another player's answer" });
    const [, cat] = await bothRested({ setup: { undo: 'free' } });
    expect(await undo(cat)).toBe('done');
    expect(cat.model!.log).toHaveLength(1);
  });

  test('a wish does not outlive a restart', async () => {
    const [t, ann, ben] = await bothRested();
    await undo(ann);
    const { request } = ben.model!.undoRequest!;
    await t.reopen();
    await ann.connect(t.host);
    await ben.connect(t.host);
    expect(ben.model!.undoRequest).toBeNull();
    expect(await ben.say({ type: 'consent', request, agree: true })).toBe('table.no-wish');
  });
});

test('a die keeps its result when play comes back to it', async () => {
  const t = await setTable({ game: cards, setup: { options: { traders: 6 } }, seed: 'typed' });
  const [ann, ben] = [await t.screen(ANN), await t.screen(BEN)];
  const rolled = () => t.host.state.log.findLast(({ say }) => say === 'test')?.args;
  let haggler = ann;
  while (rolled() === undefined) {
    const asked = ann.model!.question ? ann : ben;
    const can = asked.question.options!.filter(({ blocked }) => !blocked).map(({ id }) => id);
    if (can.includes('haggle')) haggler = asked;
    await asked.answer(['haggle', 'keep', 'explore', 'rest'].find((id) => can.includes(id))!);
  }
  const other = haggler === ann ? ben : ann;
  const first = rolled();
  expect(await undo(haggler, 'turn')).toBe('done');
  expect(await consent(other, true)).toBe('done');
  expect(rolled()).toBeUndefined();
  while (rolled() === undefined) {
    const can = haggler.question.options!.filter(({ blocked }) => !blocked).map(({ id }) => id);
    await haggler.answer(['haggle', 'keep', 'explore'].find((id) => can.includes(id))!);
  }
  expect(rolled()).toEqual(first);
});

describe('past the end of a game', () => {
  /** Ann and Ben rest until the game is over; the last answer is Ben's. */
  async function over(options: Parameters<typeof setTable>[0] = {}): Promise<[TableSetting, TestScreen, TestScreen]> {
    const t = await setTable(options);
    const [ann, ben] = [await t.screen(ANN), await t.screen(BEN)];
    while (t.host.state.status === 'playing') await (ann.model!.question ? ann : ben).answer('rest');
    return [t, ann, ben];
  }

  test('nothing is free: even for the last answer the others are asked', async () => {
    const [t, ann, ben] = await over();
    expect(ben.model!.undos[0]).toEqual({ target: 'choice', barrier: 'end', seat: 1 });
    expect(await undo(ben)).toBe('done');
    expect(t.host.state.status).toBe('over');
    expect(ann.model!.undoRequest).toMatchObject({ seat: 1, barrier: 'end', waits: [0] });
    expect(await consent(ann, true)).toBe('done');
    expect(t.host.state.status).toBe('playing');
  });

  test('the record waits while somebody asks to take play back', async () => {
    const [t, ann, ben] = await over();
    await undo(ben);
    expect(await t.host.giveRecord()).toEqual({ say: 'table.record-undo' });
    await consent(ann, false);
    expect(await t.host.giveRecord()).toBeUndefined();
  });

  test('a record that was given out ends it, after a restart too', async () => {
    const [t, , ben] = await over();
    expect(await t.host.giveRecord()).toBeUndefined();
    expect(ben.model!.undos).toEqual([]);
    expect(await undo(ben)).toBe('table.recorded');
    await t.reopen();
    const again = await t.screen(BEN);
    expect(again.model!.undos).toEqual([]);
    expect(await undo(again)).toBe('table.recorded');
    await t.host.settle();
    await t.reopen();
    expect(await undo(await t.screen(BEN))).toBe('table.recorded');
    expect(t.host.state.status).toBe('over');
  });

  test('of a game that can go on no record is given', async () => {
    const t = await setTable();
    expect(await t.host.giveRecord()).toEqual({ say: 'table.record-later' });
    await t.act(ANN, { do: 'abandon' });
    expect(await t.host.giveRecord()).toBeUndefined();
  });
});
