/** Several people at one seat. */
import { describe, expect, test } from 'vitest';
import { cards } from '../../kernel/test/games/cards.ts';
import type { Person, SeatState } from '../kept/events.ts';
import { withoutPerson } from '../kept/forgetting.ts';
import { ANN, BEN, CID, EVE, human, rest, setTable, type TestScreen } from './helpers/setting.ts';

const sides = { ...cards, sharedSeats: true };
const DOT: Person = { id: 'dot', name: 'Dot' };
const FAY: Person = { id: 'fay', name: 'Fay' };
const OPEN: SeatState = { kind: 'open' };

const beside = (owner: Person, ...others: readonly Person[]): SeatState => ({
  kind: 'human',
  owner,
  ...(others.length > 0 && { beside: others }),
  shared: true,
});

/** Ann and Ben are one side, Cid is the other. */
const setSides = (options: Parameters<typeof setTable>[0] = {}) =>
  setTable({ game: sides, seats: [beside(ANN, BEN), human(CID)], ...options });

const seen = ({ model }: TestScreen) => {
  const { view, viewSeat, question, waits, log, undos } = model!;
  return { view, viewSeat, question, waits, log, undos };
};
const said = ({ model }: TestScreen) => model!.log.map(({ say }) => say);

describe('sitting down beside somebody', () => {
  test('takes room that whose seat it is, or before the game the host, has made', async () => {
    const t = await setTable({ game: sides, seats: [human(ANN), human(BEN), OPEN] });
    expect(await t.act(CID, { do: 'beside', seat: 1 })).toBe('table.not-beside');
    expect(await t.act(CID, { do: 'share', seat: 1, shared: true })).toBe('table.not-your-seat');
    expect(await t.act(ANN, { do: 'share', seat: 1, shared: true })).toBe('done');
    expect(await t.act(BEN, { do: 'share', seat: 1, shared: false })).toBe('done');
    expect(await t.act(CID, { do: 'beside', seat: 1 })).toBe('table.not-beside');
    expect(await t.act(BEN, { do: 'share', seat: 1, shared: true })).toBe('done');
    expect(await t.act(CID, { do: 'beside', seat: 1 })).toBe('done');
    expect(await t.act(CID, { do: 'beside', seat: 1 })).toBe('table.seated');
    expect(await t.act(CID, { do: 'join' })).toBe('table.seated');
    expect(await t.act(ANN, { do: 'beside', seat: 1 })).toBe('table.seated');
    expect(await t.act(EVE, { do: 'beside', seat: 2 })).toBe('table.beside-nobody');
    expect(await t.act(EVE, { do: 'beside', seat: 7 })).toBe('table.no-seat');
    const cid = await t.screen(CID);
    expect(cid.model!.info.seats[1]).toEqual({
      kind: 'human',
      name: 'Ben',
      present: true,
      yours: true,
      beside: [{ name: 'Cid', present: true }],
      shared: true,
      yourPlace: 0,
    });
    expect(cid.model!.info).toMatchObject({ watchers: 0, sharedSeats: true });
  });

  test('is for games whose seats are sides, for four at most, and not through a closed door', async () => {
    const alone = await setTable({ seats: [beside(ANN), human(BEN)] });
    expect(await alone.act(CID, { do: 'beside', seat: 0 })).toBe('table.not-shared');
    expect(await alone.act(ANN, { do: 'share', seat: 0, shared: true })).toBe('table.not-shared');
    expect(alone.host.info('ann').sharedSeats).toBeUndefined();

    const t = await setTable({ game: sides, seats: [beside(ANN, BEN, CID), OPEN] });
    await t.act(ANN, { do: 'door', closed: true });
    expect(await t.act(DOT, { do: 'beside', seat: 0 })).toBe('table.closed');
    await t.act(ANN, { do: 'door', closed: false });
    expect(await t.act(DOT, { do: 'beside', seat: 0 })).toBe('done');
    expect(t.host.info('fay').seats[0]!.shared).toBeUndefined();
    expect(await t.act(FAY, { do: 'beside', seat: 0 })).toBe('table.beside-full');
  });

  test('never brings along what another seat has seen, and no host looks into a dealt hand that way', async () => {
    const t = await setTable({ game: sides, seats: [human(ANN), human(CID)] });
    expect(await t.act(ANN, { do: 'share', seat: 1, shared: true })).toBe('table.not-your-seat');
    await t.act(CID, { do: 'share', seat: 1, shared: true });
    await t.act(ANN, { do: 'share', seat: 0, shared: true });
    await t.act(EVE, { do: 'beside', seat: 1 });
    await t.act(EVE, { do: 'leave' });
    expect(await t.act(EVE, { do: 'beside', seat: 0 })).toBe('table.other-seat');
    await t.reopen();
    expect(await t.act(EVE, { do: 'beside', seat: 0 })).toBe('table.other-seat');
    expect(await t.act(EVE, { do: 'beside', seat: 1 })).toBe('done');
  });
});

describe('those of one seat', () => {
  test('see the same, and each may answer: first come; the log tells when it is another hand', async () => {
    const t = await setSides();
    const [ann, ben, cid, eve] = [await t.screen(ANN), await t.screen(BEN), await t.screen(CID), await t.screen(EVE)];
    expect(seen(ben)).toEqual(seen(ann));
    expect(ben.question.seat).toBe(0);
    const { number } = ben.question;
    expect(await eve.say({ type: 'answer', question: number, answer: 'rest' })).toBe('table.watching');
    expect(await cid.say({ type: 'answer', question: number, answer: 'rest', seat: 0 })).toBe('table.not-your-seat');
    expect(await ben.answer('rest')).toBe('done');
    expect(await ann.say({ type: 'answer', question: number, answer: 'rest' })).toBe('table.late');
    expect(said(eve).filter((say) => say.startsWith('table.hand'))).toEqual(['table.hand']);
    await cid.answer('rest');
    expect(await ann.answer('rest')).toBe('done');
    expect(seen(ben)).toEqual(seen(ann));
    await cid.answer('rest');
    await ann.answer('rest');
    expect(said(eve).filter((say) => say.startsWith('table.hand'))).toEqual(['table.hand', 'table.hand.own']);
  });

  test('know what their side knows from when they sat down on, and no longer than they sit there', async () => {
    const t = await setTable({ game: sides, seats: [beside(ANN), human(CID)], seed: 'finds' });
    const [ann, cid, eve] = [await t.screen(ANN), await t.screen(CID), await t.screen(EVE)];
    const handOf = ({ model }: TestScreen) => (model!.view as { readonly hand?: readonly string[] }).hand;
    for (let i = 0; i < 60 && handOf(ann)!.length === 0; i += 1) {
      const asked = ann.model!.question ? ann : cid;
      const can = asked.question.options!.map(({ id }) => id);
      await asked.answer(['keep', 'explore', 'leave'].find((each) => can.includes(each)) ?? can[0]!);
    }
    expect(handOf(ann)).not.toEqual([]);
    expect(handOf(eve)).toBeUndefined();
    await t.act(EVE, { do: 'beside', seat: 0 });
    expect(seen(eve)).toEqual(seen(ann));
    expect(handOf(cid)).not.toEqual(handOf(ann));
    await t.act(EVE, { do: 'leave' });
    expect(handOf(eve)).toBeUndefined();
    expect(seen(eve)).toEqual(seen(await t.screen(DOT)));
  });

  test('are told the same after a restart, from events and from a snapshot', async () => {
    const t = await setSides();
    await (await t.screen(BEN)).answer('rest');
    const before = seen(await t.screen(ANN));
    for (const settles of [false, true]) {
      if (settles) await t.host.settle();
      await t.reopen();
      const [ann, ben] = [await t.screen(ANN), await t.screen(BEN)];
      expect(seen(ann)).toEqual(before);
      expect(seen(ben)).toEqual(before);
      expect(t.host.info('ben').seats[0]).toMatchObject({ name: 'Ann', yours: true, yourPlace: 0 });
    }
    await (await t.screen(CID)).answer('rest');
    // It is still the same hand.
    const ben = await t.screen(BEN);
    await ben.answer('rest');
    expect(said(ben).filter((say) => say.startsWith('table.hand'))).toEqual(['table.hand']);
  });

  test('are away only when the last of them is, and a nudge rings with all who are here', async () => {
    const t = await setSides();
    const [ann, ben, cid] = [await t.screen(ANN), await t.screen(BEN), await t.screen(CID)];
    expect(await ann.say({ type: 'nudge', seat: 0 })).toBe('table.not-awaited');
    expect(await ben.say({ type: 'nudge', seat: 0 })).toBe('table.not-awaited');
    expect(await cid.say({ type: 'nudge', seat: 0 })).toBe('done');
    for (const screen of [ann, ben]) expect(screen.messages.filter(({ type }) => type === 'nudge')).toHaveLength(1);
    ann.disconnect();
    await rest();
    expect(cid.model!.info.seats[0]).toMatchObject({ present: true, beside: [{ name: 'Ben', present: true }] });
    expect(cid.model!.info.seats[0]!.awaySince).toBeUndefined();
    expect(await t.act(ANN, { do: 'stand-in', seat: 0, bot: 'first' })).toBe('table.still-here');
    t.clock.pass(60_000);
    ben.disconnect();
    await rest();
    expect(cid.model!.info.seats[0]).toMatchObject({ present: false, awaySince: t.clock.now() });
    expect(await t.act(ANN, { do: 'stand-in', seat: 0, bot: 'first' })).toBe('done');
    expect(await t.act(CID, { do: 'back', seat: 0 })).toBe('table.host-only');
    expect(await t.act(BEN, { do: 'back', seat: 0 })).toBe('done');
    expect(t.host.info('ben').seats[0]).toMatchObject({ kind: 'human', name: 'Ann', yourPlace: 0 });
  });

  test('talk under their own names, and are called what they like', async () => {
    const t = await setSides();
    const [ann, ben] = [await t.screen(ANN), await t.screen(BEN)];
    await t.act(BEN, { do: 'rename', name: 'Benjamin' });
    await ann.say({ type: 'chat', text: 'left?' });
    await ben.say({ type: 'chat', text: 'right.' });
    expect(ann.model!.chat.map(({ by, text }) => [by, text])).toEqual([
      [0, 'left?'],
      ['Benjamin', 'right.'],
    ]);
    expect(ann.model!.info.seats[0]).toMatchObject({ name: 'Ann', beside: [{ name: 'Benjamin' }] });
  });
});

describe('leaving', () => {
  test('whoever gets up leaves the seat to the others; only after the last a bot plays on', async () => {
    const t = await setSides();
    const [ann, ben] = [await t.screen(ANN), await t.screen(BEN)];
    expect(await t.act(ANN, { do: 'leave' })).toBe('done');
    expect(ann.model).toMatchObject({ viewSeat: 'public', question: null });
    expect(ben.model!.info.seats[0]).toMatchObject({ kind: 'human', name: 'Ben', yours: true });
    expect(ben.model!.info.seats[0]!.beside).toBeUndefined();
    expect(said(ben).at(-1)).toBe('table.rise');
    expect(await ben.answer('rest')).toBe('done');
    expect(await t.act(BEN, { do: 'leave' })).toBe('done');
    expect(ben.model!.info.seats[0]).toMatchObject({ kind: 'bot', free: true });
  });

  test('whose seat it is, and the host, send somebody away; nobody else does', async () => {
    const t = await setTable({ game: sides, seats: [human(ANN), beside(BEN, CID, DOT)] });
    expect(await t.act(CID, { do: 'apart', seat: 1, beside: 1 })).toBe('table.not-your-seat');
    expect(await t.act(BEN, { do: 'apart', seat: 1, beside: 5 })).toBe('table.beside-nobody');
    expect(await t.act(BEN, { do: 'apart', seat: 1, beside: 0 })).toBe('done');
    expect(t.host.info('dot').seats[1]).toMatchObject({ beside: [{ name: 'Dot' }], yourPlace: 0 });
    expect(await t.act(ANN, { do: 'apart', seat: 1, beside: 0 })).toBe('done');
    expect(t.host.info('dot').seats[1]!.yours).toBe(false);
  });

  test('one of several goes on on another screen, and only that one', async () => {
    const t = await setSides();
    expect(await t.host.moveSeat(0, EVE, false, 'ben')).toBeUndefined();
    expect(t.host.state.seats[0]).toMatchObject({ owner: ANN, beside: [{ id: 'eve', name: 'Ben' }] });
    expect(t.host.info('ben').seats[0]!.yours).toBe(false);
  });

  test('before the game places are changed together, and a tick is for the seat', async () => {
    const t = await setTable({ game: sides, seats: [beside(ANN, BEN), human(CID), OPEN] });
    expect(await t.act(BEN, { do: 'ready', ready: true })).toBe('done');
    expect(t.host.info('ann').seats[0]!.ready).toBe(true);
    await t.act(ANN, { do: 'swap', seats: [0, 1] });
    expect(t.host.state.seats[1]).toMatchObject({ owner: ANN, beside: [BEN], shared: true });
    await t.act(ANN, { do: 'agree', undo: 'off' });
    expect(t.host.state.seats[1]).toMatchObject({ owner: ANN, beside: [BEN] });
    const eve = await t.screen(EVE);
    await t.act(EVE, { do: 'beside', seat: 1 });
    await t.act(BEN, { do: 'leave' });
    expect(eve.model!.chat.map(({ did }) => [did?.what, did?.name])).toEqual([
      ['beside', 'Eve'],
      ['leave', 'Ben'],
    ]);
  });

  test('a person who is forgotten is forgotten beside somebody, too', async () => {
    const t = await setSides();
    const ben = await t.screen(BEN);
    await ben.say({ type: 'chat', text: 'my address is' });
    await ben.answer('rest');
    await t.host.settle();
    const { snapshot } = await t.keeper.read();
    const { events } = t.keeper as { readonly events?: never[] };
    const whole = withoutPerson({ events: events!, snapshot: snapshot! }, 'ben', { id: 'x', name: 'Somebody' });
    expect(JSON.stringify(whole)).not.toMatch(/"ben"|"Ben"|my address/);
  });
});

describe('taking back', () => {
  /** Something is shown between, so that the others have to be asked. */
  const shown = async (seats: readonly SeatState[]) => {
    const t = await setTable({ game: sides, seats });
    const screens = { ann: await t.screen(ANN), ben: await t.screen(BEN), cid: await t.screen(CID) };
    await screens.ann.answer('rest');
    await screens.cid.answer('rest');
    return screens;
  };
  const wish = (screen: TestScreen, seat?: number) =>
    screen.say({ type: 'undo', target: 'choice', ...(seat !== undefined && { seat }) });
  const consent = (screen: TestScreen, agree: boolean) =>
    screen.say({ type: 'consent', request: screen.model!.undoRequest!.request, agree });

  test('the other side is asked; who sits beside can only withdraw it with them', async () => {
    const { ann, ben, cid } = await shown([beside(ANN, BEN), human(CID)]);
    expect(await wish(ben)).toBe('done');
    expect(cid.model!.undoRequest).toMatchObject({ seat: 0, waits: [1] });
    expect(await consent(ben, true)).toBe('table.own-wish');
    expect(await consent(ann, true)).toBe('table.own-wish');
    expect(await consent(ann, false)).toBe('done');
    expect(cid.model!.undoEnd).toMatchObject({ end: 'withdrawn' });
    await wish(ann);
    expect(await consent(cid, true)).toBe('done');
    expect(ben.model!.undoEnd).toMatchObject({ end: 'agreed' });
    expect(ben.question.seat).toBe(0);
  });

  test('any one of a seat consents for it', async () => {
    const { ann, ben, cid } = await shown([human(ANN), beside(CID, BEN)]);
    expect(await wish(ann)).toBe('done');
    expect(cid.model!.undoRequest).toMatchObject({ seat: 0, waits: [1] });
    expect(await consent(ben, true)).toBe('done');
    expect(cid.model!.undoEnd).toMatchObject({ end: 'agreed' });
  });

  test('nobody consents to their own wish at another seat of theirs where somebody else sits too', async () => {
    const t = await setTable({ game: sides, seats: [human(ANN), beside(ANN, BEN)] });
    const [ann, ben] = [await t.screen(ANN), await t.screen(BEN)];
    await ann.answer('rest', 0);
    await ben.answer('rest');
    expect(await wish(ann, 0)).toBe('done');
    expect(ben.model!.undoRequest).toMatchObject({ seat: 0, waits: [1] });
    expect(await consent(ann, true)).toBe('table.own-wish');
    expect(await consent(ben, true)).toBe('done');
    expect(ann.model!.undoEnd).toMatchObject({ end: 'agreed' });
  });
});
