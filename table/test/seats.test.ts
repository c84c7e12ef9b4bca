import { describe, expect, test } from 'vitest';
import type { SeatState } from '../kept/events.ts';
import { ANN, BEN, CID, EVE, human, rest, setTable } from './helpers/setting.ts';

const OPEN: SeatState = { kind: 'open' };
const BOT: SeatState = { kind: 'bot', bot: 'first' };

describe('before the game', () => {
  test('people sit down, and the screen of who did sees with their eyes from then on', async () => {
    const t = await setTable({ seats: [human(ANN), OPEN, OPEN] });
    const [ann, ben] = [await t.screen(ANN), await t.screen(BEN)];
    expect(ann.model).toMatchObject({ info: { status: 'waiting', watchers: 1 }, view: null, question: null });
    expect(await t.act(BEN, { do: 'join' })).toBe('done');
    expect(ben.model!.info.seats[1]).toEqual({ kind: 'human', name: 'Ben', present: true, yours: true });
    expect(ann.model!.info.seats[1]).toEqual({ kind: 'human', name: 'Ben', present: true, yours: false });
    expect(await t.act(BEN, { do: 'join' })).toBe('table.seated');
    expect(await t.act(CID, { do: 'join', seat: 1 })).toBe('table.seat-taken');
    expect(await t.act(CID, { do: 'join', seat: 5 })).toBe('table.no-seat');
    expect(await t.act(CID, { do: 'join', seat: 2 })).toBe('done');
    expect(await t.act(EVE, { do: 'join' })).toBe('table.full');
  });

  test('the host runs the table, nobody else', async () => {
    const t = await setTable({ seats: [human(ANN), human(BEN), OPEN] });
    const ben = await t.screen(BEN);
    expect(await t.act(BEN, { do: 'start' })).toBe('table.host-only');
    expect(await t.act(BEN, { do: 'abandon' })).toBe('table.host-only');
    expect(await t.act(BEN, { do: 'seat', seat: 0, to: OPEN })).toBe('table.host-only');
    expect(await t.act(ANN, { do: 'start' })).toBe('table.seats-open');
    expect(await t.act(ANN, { do: 'seat', seat: 2, to: { kind: 'bot', bot: 'genius' } })).toBe('table.no-bot');
    expect(await t.act(ANN, { do: 'swap', seats: [0, 1] })).toBe('done');
    expect(ben.model!.info.seats.map(({ name, yours }) => [name, yours])).toEqual([
      ['Ben', true],
      ['Ann', false],
      ['', false],
    ]);
    expect(await t.act(ANN, { do: 'seat', seat: 0, to: OPEN })).toBe('done');
    expect(ben.model!.info.seats[0]).toMatchObject({ kind: 'open', yours: false });
    expect(await t.act(BEN, { do: 'join', seat: 0 })).toBe('done');
    expect(await t.act(BEN, { do: 'rename', name: 'Benjamin' })).toBe('done');
    expect(await t.act(ANN, { do: 'start', fill: 'first' })).toBe('done');
    expect(ben.model).toMatchObject({ info: { status: 'playing' }, question: { seat: 0 }, viewSeat: 0 });
    expect(ben.model!.info.seats[0]!.name).toBe('Benjamin');
    expect(ben.model!.info.seats[2]).toMatchObject({ kind: 'bot', bot: 'first', free: true });
    expect(await t.act(ANN, { do: 'start' })).toBe('table.begun');
    expect(await t.act(ANN, { do: 'swap', seats: [0, 1] })).toBe('table.begun');
  });

  test('people get up again', async () => {
    const t = await setTable({ seats: [human(ANN), human(BEN), OPEN] });
    expect(await t.act(BEN, { do: 'leave' })).toBe('done');
    expect(t.host.info('ben').seats[1]!.kind).toBe('open');
    expect(await t.act(BEN, { do: 'leave' })).toBe('table.watching');
    expect(await t.act(ANN, { do: 'leave', seat: 1 })).toBe('table.not-your-seat');
  });

  test('dice that are typed in need somebody to type them', async () => {
    const t = await setTable({ seats: [BOT, OPEN], setup: { dice: 'typed' } });
    expect(await t.act(ANN, { do: 'start', fill: 'first' })).toBe('table.dice-need-people');
  });
});

describe('bots', () => {
  test('play when they are asked, until a person is', async () => {
    const t = await setTable({ seats: [BOT, human(BEN), BOT] });
    const ben = await t.screen(BEN);
    expect(ben.model).toMatchObject({ waits: [1], question: { number: 2 } });
    await ben.answer('rest');
    await rest();
    expect(ben.model!.waits).toEqual([1]);
    expect((ben.model!.view as { round: number }).round).toBe(1);
  });

  test('finish a game among themselves', async () => {
    const t = await setTable({ seats: [BOT, BOT] });
    expect(t.host.state.status).toBe('over');
    expect(t.host.idle).toBe(true);
  });

  test('that break, or answer nonsense, are helped out with any answer that is allowed', async () => {
    const broken = await setTable({ seats: [BOT, human(BEN)], think: () => Promise.reject(new Error('no idea')) });
    expect(broken.host.state.session!.waitsFor).toEqual([1]);
    expect(new Set(broken.troubles)).toEqual(new Set(['The bot "first" failed.']));
    const silly = await setTable({ seats: [BOT, human(BEN)], think: async () => 'dance' });
    expect(silly.host.state.session!.waitsFor).toEqual([1]);
    expect(new Set(silly.troubles)).toEqual(new Set(["A bot's answer was refused (kernel.no-option)."]));
  });

  test('get the position and nothing that was before it', async () => {
    const asked: unknown[] = [];
    await setTable({
      seats: [BOT, human(BEN)],
      think: async (thought) => {
        asked.push(thought.position());
        return 'rest';
      },
    });
    expect(asked).toMatchObject([{ game: 'cards', past: [], log: [], open: { journal: [] } }]);
  });

  test('take their time if they are told to', async () => {
    const t = await setTable({ seats: [BOT, human(BEN)], timing: { botPace: 500 } });
    t.clock.pass(499);
    await rest();
    expect(t.host.state.number).toBe(1);
    t.clock.pass(1);
    await rest();
    expect(t.host.state.number).toBe(2);
  });

  test('take it once for a move, not for every answer of it', async () => {
    const asks: string[] = [];
    const t = await setTable({
      seats: [BOT, BOT],
      timing: { botPace: 500 },
      think: async ({ session }) => {
        const { ask } = session.question!;
        asks.push(ask);
        return ({ 'turn.action': 'explore', 'trade.deal': 'leave' } as const)[ask] ?? 'keep';
      },
    });
    while (!asks.includes('trade.deal')) {
      t.clock.pass(500);
      await rest();
    }
    // The deal was answered at once, so the next bot has begun to think.
    expect(asks.at(-1)).toBe('turn.action');
  });
});

describe('somebody is missing', () => {
  test('a bot stands in and gives the seat back', async () => {
    const t = await setTable();
    const [ann, ben] = [await t.screen(ANN), await t.screen(BEN)];
    expect(await t.act(BEN, { do: 'stand-in', seat: 0, bot: 'first' })).toBe('table.host-only');
    ben.disconnect();
    await rest();
    expect(await t.act(ANN, { do: 'stand-in', seat: 1, bot: 'first' })).toBe('done');
    await ben.connect(t.host);
    expect(ben.model!.info.seats[1]).toEqual({
      kind: 'bot',
      name: 'Ben',
      bot: 'first',
      standIn: true,
      present: true,
      yours: true,
    });
    await ann.answer('rest');
    await rest();
    expect(ann.question.seat).toBe(0);
    expect(await ben.say({ type: 'answer', question: 3, answer: 'rest' })).toBe('table.not-your-seat');
    expect(await t.act(BEN, { do: 'back', seat: 1 })).toBe('done');
    await ann.answer('rest');
    await rest();
    expect(ben.question.seat).toBe(1);
    expect(ann.model!.log.map(({ say }) => say)).toEqual(['table.stand-in', 'table.back']);
    expect(await t.act(ANN, { do: 'back', seat: 0 })).toBe('table.nobody-to-return');
    expect(await t.act(ANN, { do: 'stand-in', seat: 7, bot: 'first' })).toBe('table.no-seat');
  });

  test('a bot stands in only for somebody who is away; for oneself at any time', async () => {
    const t = await setTable({ seats: [human(ANN), human(BEN), human(CID)] });
    const [ann, ben] = [await t.screen(ANN), await t.screen(BEN)];
    expect(await t.act(ANN, { do: 'stand-in', seat: 1, bot: 'first' })).toBe('table.still-here');
    expect(await t.act(BEN, { do: 'stand-in', seat: 1, bot: 'first' })).toBe('done');
    expect(await t.act(BEN, { do: 'back', seat: 1 })).toBe('done');
    ann.disconnect();
    await rest();
    // Without the host the others may help, but not each other out of the game.
    expect(await t.act(CID, { do: 'stand-in', seat: 1, bot: 'first' })).toBe('table.still-here');
    expect(t.host.state.seats[1]!.kind).toBe('human');
    ben.disconnect();
    await rest();
    expect(await t.act(CID, { do: 'stand-in', seat: 1, bot: 'first' })).toBe('done');
  });

  test('a bot takes over in the middle of a question, and the person comes too late', async () => {
    const t = await setTable();
    const ann = await t.screen(ANN);
    const { number } = ann.question;
    await t.act(ANN, { do: 'stand-in', seat: 0, bot: 'first' });
    expect(t.host.state.session!.waitsFor).toEqual([1]);
    expect(ann.model!.question).toBeNull();
    await t.act(ANN, { do: 'back', seat: 0 });
    expect(await ann.say({ type: 'answer', question: number, answer: 'rest' })).toBe('table.late');
  });

  test('when the host is not there, the others help themselves', async () => {
    const t = await setTable();
    expect(await t.act(EVE, { do: 'stand-in', seat: 0, bot: 'first' })).toBe('table.host-only');
    expect(await t.act(BEN, { do: 'stand-in', seat: 0, bot: 'first' })).toBe('done');
  });

  test('whoever leaves for good is followed by a bot, and by anybody who sits down', async () => {
    const t = await setTable();
    const [ann, eve] = [await t.screen(ANN), await t.screen(EVE)];
    expect(await t.act(BEN, { do: 'leave' })).toBe('done');
    expect(ann.model!.info.seats[1]).toMatchObject({ kind: 'bot', free: true });
    expect(await t.act(EVE, { do: 'join' })).toBe('done');
    expect(eve.model).toMatchObject({ viewSeat: 1 });
    expect(eve.model!.view).toHaveProperty('hand');
    await ann.answer('rest');
    expect(eve.question.seat).toBe(1);
  });

  test('a seat moves to another screen; running the table does not', async () => {
    const t = await setTable({ seats: [human(ANN), human(ANN), human(BEN)] });
    expect(await t.host.moveSeat(1, EVE)).toBeUndefined();
    expect([t.host.info('ann').host, t.host.info('eve').host]).toEqual([true, false]);
    // Not even with the last one.
    expect(await t.host.moveSeat(0, CID)).toBeUndefined();
    expect([t.host.info('ann').host, t.host.info('cid').host]).toEqual([true, false]);
    // And only whoever runs it can pass that on.
    expect(await t.host.moveSeat(2, ANN, true)).toMatchObject({ say: 'table.other-seat' });
    expect(await t.host.moveSeat(2, { id: 'dot', name: 'Dot' }, true)).toBeUndefined();
    expect([t.host.info('ann').host, t.host.info('dot').host]).toEqual([true, false]);
  });

  test('a seat moves to another screen, and running the table with it, if so agreed', async () => {
    const t = await setTable();
    const [old, phone] = [await t.screen(ANN), await t.screen({ id: 'phone', name: 'A phone' })];
    expect(await t.host.moveSeat(0, { id: 'phone', name: 'A phone' }, true)).toBeUndefined();
    expect(phone.model).toMatchObject({ viewSeat: 0, question: { seat: 0 }, info: { host: true } });
    expect(phone.model!.info.seats[0]!.name).toBe('Ann');
    expect(old.model).toMatchObject({ viewSeat: 'public', question: null, info: { host: false } });
    expect(await old.say({ type: 'answer', question: 1, answer: 'rest' })).toBe('table.watching');
    expect(await phone.answer('rest')).toBe('done');
    expect((await t.host.moveSeat(1, { id: 'phone', name: '' }))?.say).toBe('table.seated');
  });
});

describe('the end', () => {
  test('an abandoned table takes nothing more', async () => {
    const t = await setTable();
    const [ann, ben] = [await t.screen(ANN), await t.screen(BEN)];
    expect(await t.act(ANN, { do: 'abandon' })).toBe('done');
    expect(ben.model).toMatchObject({ info: { status: 'abandoned' }, question: null, waits: [], undos: [] });
    expect(await ann.say({ type: 'answer', question: 1, answer: 'rest' })).toBe('table.ended');
    expect(await ann.say({ type: 'undo', target: 'choice' })).toBe('table.ended');
    expect(await t.act(ANN, { do: 'start' })).toBe('table.ended');
    expect(await ben.say({ type: 'chat', text: 'A pity.' })).toBe('done');
  });

  test('a rematch is made once, and everybody hears where', async () => {
    let made = 0;
    const sides: unknown[] = [];
    const rematch = async (_state: unknown, _by: unknown, wanted: unknown) => {
      sides.push(wanted);
      made += 1;
      return `again-${made}`;
    };
    const t = await setTable({ rematch });
    const [ann, ben] = [await t.screen(ANN), await t.screen(BEN)];
    expect(await t.act(ANN, { do: 'rematch' })).toBe('table.not-ended');
    await t.act(ANN, { do: 'abandon' });
    expect(await t.act(EVE, { do: 'rematch' })).toBe('table.watching');
    expect(await Promise.all([t.act(ANN, { do: 'rematch', sides: 'changed' }), t.act(BEN, { do: 'rematch' })])).toEqual(
      ['done', 'done'],
    );
    expect([made, sides]).toEqual([1, ['changed']]);
    for (const screen of [ann, ben]) expect(screen.model!.info.rematch).toBe('again-1');
  });

  test('only then is there a whole record; before, everybody watches what they may know', async () => {
    const t = await setTable({ seed: 'finds' });
    const [ann, ben] = [await t.screen(ANN), await t.screen(BEN)];
    for (let i = 0; i < 8; i += 1) {
      const asked = ann.model!.question ? ann : ben;
      const can = asked.question.options!.map(({ id }) => id);
      await asked.answer(can.includes('explore') ? 'explore' : 'leave');
    }
    const secrets = (ann.model!.view as { hand: string[] }).hand;
    expect(secrets.length).toBeGreaterThan(0);
    const asBen = t.host.watchable('ben')!;
    const asAnn = t.host.watchable('ann')!;
    expect(asBen.steps).toHaveLength(t.host.state.session!.past.length);
    for (const card of secrets) {
      expect(JSON.stringify(asBen)).not.toContain(card);
      expect(JSON.stringify(t.host.watchable('eve'))).not.toContain(card);
      expect(JSON.stringify(asAnn)).toContain(card);
    }
    expect(asAnn.log).toEqual(ann.model!.log);
    expect(asAnn.steps.at(-1)!.logged).toBeLessThanOrEqual(asAnn.log.length);
    expect(asAnn.steps.map(({ logged }) => logged)).toEqual(
      asAnn.steps.map(({ logged }) => logged).sort((a, b) => a - b),
    );
  });
});
