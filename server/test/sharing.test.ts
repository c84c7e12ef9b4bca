/** Several people on one side against the handbook, over real sockets: co-op. */
import { loadGame } from '@holotape/shelf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, type TableSocket } from '../client.ts';
import { shelfOf } from '../shelf.ts';
import { answer, refusal, type ServerSetting, startTestServer, until } from './helpers/setting.ts';

let s: ServerSetting;
beforeAll(async () => {
  s = await startTestServer({ shelf: shelfOf({ skirmish: () => loadGame('skirmish') }) });
});
afterAll(() => s.stop());

const BOOK = { sides: [1], level: 'book', waits: false, overrule: false };
const AGAINST_THE_BOOK = {
  game: 'skirmish',
  options: { scenario: 'troubled-beginnings', table: 'crossroads', placing: 'auto', book: BOOK },
  seats: [
    { kind: 'me', shared: true },
    { kind: 'bot', bot: 'random' },
  ],
} as const;

const seen = ({ model }: TableSocket) => {
  const { view, viewSeat, question, waits, log } = model!;
  return { view, viewSeat, question, waits, log };
};

/** Ann and Ben fight the handbook; Eve looks on. */
async function besideEachOther() {
  const [ann, ben, eve] = [await s.person('Ann'), await s.person('Ben'), await s.person('Eve')];
  const { id } = await ann.makeTable({ ...AGAINST_THE_BOOK, seats: [...AGAINST_THE_BOOK.seats] });
  await ben.act(id, { do: 'beside', seat: 0 });
  await ann.act(id, { do: 'start' });
  return { id, ann, ben, eve };
}

test('CH-AISETUP-1 two people share the side against the handbook: either answers, both see the same, a stranger cannot', async () => {
  const { id, ann, ben, eve } = await besideEachOther();
  const [a, b, e] = [await ann.sit(id), await ben.sit(id), await eve.sit(id)];
  const same = () => a.model!.n > 0 && JSON.stringify(seen(a)) === JSON.stringify(seen(b));
  for (const [turn, hand] of [a, b, b, a, b, a].entries()) {
    await until('both to be asked', () => a.model!.question !== null && same());
    expect(a.model!.question!.seat).toBe(0);
    // Of a stranger nothing is taken, whatever seat they name.
    const { number } = a.model!.question!;
    const forged = await e.say({
      type: 'answer',
      question: number,
      answer: 'pass',
      ...(turn % 2 === 0 && { seat: 0 }),
    });
    expect(forged).toMatchObject({ type: 'refused', reason: { say: 'table.watching' } });
    expect(e.model!.question).toBeNull();
    expect(await answer(hand)).not.toMatchObject({ type: 'refused' });
  }
  expect(e.model!.viewSeat).toBe('public');
  expect(a.model!.log.some(({ say }) => say === 'table.hand')).toBe(true);

  // Of two who answer at once exactly one wins.
  await until('both to be asked', () => a.model!.question !== null && same());
  const replies = await Promise.all([answer(a), answer(b)]);
  expect(replies.filter((reply) => reply?.type === 'refused')).toMatchObject([{ reason: { say: 'table.late' } }]);

  // One of them is away: the side is not.
  a.close();
  await until('Ann to be away', () => b.model!.info.watchers === 1 && !b.model!.info.hostHere);
  expect(b.model!.info.seats[0]).toMatchObject({ present: true });
  expect(b.model!.info.seats[0]!.awaySince).toBeUndefined();
  for (const socket of [b, e]) socket.close();
});

describe('what was shared', () => {
  test('is so after a restart, on both their lists and in both their eyes; whoever gets up leaves it to the other', async () => {
    const { id, ann, ben, eve } = await besideEachOther();
    const before = await ben.sit(id);
    await until('the question', () => before.model!.question !== null);
    await answer(before);
    await until('the next question', () => before.model!.question !== null);
    const known = seen(before);
    before.close();
    await s.restart();
    const [anew, bnew, enew] = [ann, ben, eve].map((each) => new Client(s.address, each.cookie));
    expect((await bnew!.tables()).mine).toMatchObject([{ id, mine: [0], waits: { you: true } }]);
    const [a, b] = [await anew!.sit(id), await bnew!.sit(id)];
    expect(seen(a)).toEqual(known);
    expect(seen(b)).toEqual(known);
    expect(b.model!.info.seats[0]).toMatchObject({ name: 'Ann', beside: [{ name: 'Ben' }], yourPlace: 0 });
    await expect(refusal(enew!.act(id, { do: 'share', seat: 0, shared: true }))).resolves.toEqual([
      409,
      'table.not-your-seat',
    ]);
    await expect(refusal(enew!.act(id, { do: 'apart', seat: 0, beside: 0 }))).resolves.toEqual([
      409,
      'table.not-your-seat',
    ]);
    await anew!.act(id, { do: 'leave', seat: 0 });
    await until('it to be Ben’s', () => b.model!.info.seats[0]!.name === 'Ben');
    await until('Ann to look on', () => a.model!.viewSeat === 'public' && a.model!.question === null);
    expect(await answer(b)).not.toMatchObject({ type: 'refused' });
    for (const socket of [a, b]) socket.close();
  });

  test('moves to another device for one of them alone', async () => {
    const { id, ann, ben } = await besideEachOther();
    const { code } = await ben.request<{ code: string }>('POST', `/api/tables/${id}/seat-code`, {});
    const phone = await s.person('Phone');
    await phone.request('POST', '/api/me/seat', { code });
    await expect(phone.info(id)).resolves.toMatchObject({
      seats: [{ name: 'Ann', yours: true, yourPlace: 0, beside: [{ name: 'Ben' }] }, {}],
    });
    await expect(ben.info(id)).resolves.toMatchObject({ seats: [{ yours: false }, {}] });
    await expect(ann.info(id)).resolves.toMatchObject({ seats: [{ yours: true }, {}] });
  });

  test('comes along into a rematch', async () => {
    const { id, ann, ben } = await besideEachOther();
    await ann.act(id, { do: 'abandon' });
    const { rematch } = await ben.act(id, { do: 'rematch' });
    await expect(ben.info(rematch!)).resolves.toMatchObject({
      status: 'waiting',
      seats: [{ name: 'Ann', beside: [{ name: 'Ben' }], yours: true, shared: true }, { kind: 'bot' }],
    });
  });
});
