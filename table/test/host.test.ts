import { describe, expect, test } from 'vitest';
import { placement } from '../../kernel/test/games/placement.ts';
import type { MemoryKeeper } from '../kept/events.ts';
import { PROTOCOL } from '../spoken/version.ts';
import { ANN, BEN, CID, EVE, human, rest, setTable, type TestScreen } from './helpers/setting.ts';

/** Answers until one of the two has a private line; whoever is asked explores. */
async function exploreUntilFound(...players: readonly TestScreen[]): Promise<TestScreen> {
  for (;;) {
    const lucky = players.find((screen) => screen.model!.log.some((line) => line.private));
    if (lucky !== undefined) return lucky;
    const asked = players.find((screen) => screen.model!.question)!;
    const can = asked.question.options!.map(({ id }) => id);
    expect(await asked.answer(can.includes('explore') ? 'explore' : 'leave')).toBe('done');
  }
}

describe('what people hear', () => {
  test('each sees with their own eyes, and only who is asked gets the question', async () => {
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
    expect(ann.model!.info.host).toBe(true);
    expect(ann.model!.view).toHaveProperty('hand');
    expect(eve.model!.view).not.toHaveProperty('hand');
  });

  test('what only one may know goes to nobody else, in no part of any message', async () => {
    const t = await setTable({ seed: 'finds' });
    const [ann, ben, eve] = [await t.screen(ANN), await t.screen(BEN), await t.screen(EVE)];
    const lucky = await exploreUntilFound(ann, ben);
    const found = lucky.model!.log.find((line) => line.private)!;
    expect(found).toMatchObject({ say: 'found', to: [lucky === ann ? 0 : 1] });
    const { card } = found.args as { card: string };
    expect((lucky.model!.view as { hand: string[] }).hand).toContain(card);
    const late = await t.screen(CID);
    for (const other of [ann, ben, eve, late])
      if (other !== lucky) expect(JSON.stringify(other.messages)).not.toContain(card);
  });

  test('news tells only what changed', async () => {
    const t = await setTable();
    const [ann, ben] = [await t.screen(ANN), await t.screen(BEN)];
    const heard = ben.messages.length;
    await ann.answer('rest');
    const [news, ...more] = ben.messages.slice(heard);
    expect(more).toEqual([]);
    expect(news).toMatchObject({
      type: 'news',
      changes: [
        [['turn'], 1],
        [['players', 0, 'luck'], 2],
      ],
      waits: [1],
      question: { number: 2, seat: 1 },
    });
    expect(Object.keys(news!).sort()).toEqual(['changes', 'n', 'question', 'type', 'waits']);
  });

  test('several screens of one person hear the same', async () => {
    const t = await setTable();
    const [desk, phone] = [await t.screen(ANN), await t.screen(ANN)];
    expect(await phone.answer('rest')).toBe('done');
    expect(desk.model).toEqual(phone.model);
    expect(desk.model!.question).toBeNull();
    expect(desk.model!.info.watchers).toBe(0);
  });

  test('a game goes to its end and everybody hears the result', async () => {
    const t = await setTable();
    const [ann, ben, eve] = [await t.screen(ANN), await t.screen(BEN), await t.screen(EVE)];
    while (ann.model!.info.status === 'playing') {
      const asked = [ann, ben].find((screen) => screen.model!.question)!;
      expect(await asked.answerAny()).toBe('done');
    }
    const { result } = t.host.state.session!;
    for (const screen of [ann, ben, eve])
      expect(screen.model).toMatchObject({ info: { status: 'over' }, result, waits: [], question: null });
    expect(await ann.say({ type: 'answer', question: t.host.state.number, answer: 'rest' })).toBe('kernel.over');
  });
});

describe('answers that will not do', () => {
  const kept = (keeper: unknown) => (keeper as MemoryKeeper).events.length;

  test('late, doubled, foreign and wrong answers are refused and change nothing', async () => {
    const t = await setTable();
    const [ann, ben, eve] = [await t.screen(ANN), await t.screen(BEN), await t.screen(EVE)];
    const number = ann.question.number;
    const answer = (question: number, what: string) => ({ type: 'answer', question, answer: what }) as const;
    expect(await ben.say(answer(number, 'rest'))).toBe('kernel.not-you');
    expect(await eve.say(answer(number, 'rest'))).toBe('table.watching');
    expect(await ann.say({ ...answer(number, 'rest'), seat: 1 })).toBe('table.not-your-seat');
    expect(await ann.say({ ...answer(number, 'rest'), seat: 9 })).toBe('table.no-seat');
    expect(await ann.say(answer(number, 'dance'))).toBe('kernel.no-option');
    expect(await ann.say(answer(number + 1, 'rest'))).toBe('table.late');
    expect(kept(t.keeper)).toBe(2);
    expect(await ann.answer('rest')).toBe('done');
    expect(await ann.say(answer(number, 'rest'))).toBe('table.late');
    expect(ann.lastReason).toEqual({ say: 'table.late', args: { question: 1, now: 2 } });
    expect(kept(t.keeper)).toBe(3);
  });

  test('a blocked option is refused with its rule', async () => {
    const t = await setTable({ game: placement, setup: { game: 'placement' } });
    const [ann, ben] = [await t.screen(ANN), await t.screen(BEN)];
    expect(await ann.answer('2')).toBe('too-little');
    expect(ann.lastReason).toEqual({ say: 'too-little', args: { have: 1 }, rule: 'PL-BID' });
    expect(ben.question.options).toContainEqual({
      id: '2',
      blocked: { rule: 'PL-BID', say: 'too-little', args: { have: 1 } },
    });
  });

  test('of two answers to one question exactly one counts', async () => {
    const t = await setTable();
    const [desk, phone] = [await t.screen(ANN), await t.screen(ANN)];
    const replies = await Promise.all([desk.answer('rest'), phone.answer('explore')]);
    expect(replies).toEqual(['done', 'table.late']);
    expect(kept(t.keeper)).toBe(3);
  });

  test('the reply comes with the news, to the screen that answered alone', async () => {
    const t = await setTable();
    const [desk, phone, ben] = [await t.screen(ANN), await t.screen(ANN), await t.screen(BEN)];
    expect(await desk.answer('rest')).toBe('done');
    expect(desk.messages.at(-1)).toMatchObject({ type: 'news', done: 'ann-1' });
    for (const other of [phone, ben]) {
      expect(other.messages.at(-1)!.type).toBe('news');
      expect(other.messages.at(-1)).not.toHaveProperty('done');
    }
    expect(phone.model).toEqual(desk.model);
  });

  test('what is no message gets a reply that says what is wrong', async () => {
    const t = await setTable();
    const ann = await t.screen(ANN);
    for (const [raw, id] of [
      ['hello', ''],
      [null, ''],
      [{ type: 'dance', id: 'x' }, 'x'],
      [{ type: 'answer', id: 'y', question: -1, answer: 'rest' }, 'y'],
      [{ type: 'answer', id: 'y', question: 1 }, 'y'],
      [{ type: 'answer', id: 'z', question: 1, answer: 'rest', extra: 1 }, 'z'],
      [{ type: 'chat', id: 'c', text: '   ' }, 'c'],
      [{ type: 'chat', id: 'c', text: 'x'.repeat(301) }, 'c'],
    ] as const) {
      await ann.receive(raw);
      expect(ann.messages.at(-1)).toMatchObject({ type: 'refused', id, reason: { say: 'table.malformed' } });
    }
    expect(kept(t.keeper)).toBe(2);
  });

  test('a screen of another version is told so', async () => {
    const t = await setTable();
    const heard: unknown[] = [];
    const connection = t.host.connect({ person: ANN, send: ({ message }) => heard.push(message) });
    await connection.receive({ type: 'hello', protocol: PROTOCOL - 1, seen: 0 });
    expect(heard).toEqual([{ type: 'refused', id: '', reason: { say: 'table.other-version' } }]);
  });

  test('nobody is heard before hello', async () => {
    const t = await setTable();
    const heard: unknown[] = [];
    const connection = t.host.connect({ person: ANN, send: ({ message }) => heard.push(message) });
    await connection.receive({ type: 'answer', id: '1', question: 1, answer: 'rest' });
    await connection.receive({ type: 'ping', id: '2' });
    expect(heard).toEqual([
      { type: 'refused', id: '1', reason: { say: 'table.hello-first' } },
      { type: 'pong', id: '2' },
    ]);
  });
});

describe('questions to several', () => {
  test('all answer in any order under one number, and nobody learns what another said', async () => {
    const t = await setTable({ game: placement, setup: { game: 'placement' } });
    const [ann, ben] = [await t.screen(ANN), await t.screen(BEN)];
    expect([ann.question.number, ben.question.number]).toEqual([1, 1]);
    const heard = ann.messages.length;
    expect(await ben.answer('1')).toBe('done');
    expect(ben.model!.question).toBeNull();
    expect(ann.messages.slice(heard)).toMatchObject([{ type: 'news', waits: [0] }]);
    expect(ann.messages.at(-1)).not.toHaveProperty('log');
    expect(await ben.say({ type: 'answer', question: 1, answer: '0' })).toBe('kernel.answered');
    expect(await ann.answer('0')).toBe('done');
    expect(ann.model!.log).toMatchObject([{ say: 'bids', args: { bids: [0, 1], first: 1 } }]);
    expect(ben.question).toMatchObject({ number: 2, ask: 'place.space' });
  });

  test('an open question comes with suggestions, and its checker says why not', async () => {
    const t = await setTable({ game: placement, setup: { game: 'placement' } });
    const [ann, ben] = [await t.screen(ANN), await t.screen(BEN)];
    await ann.answer('1');
    await ben.answer('0');
    await ann.answer('mast');
    while (ann.question.ask === 'pay.with') await ann.answerAny();
    expect(ann.question).toMatchObject({ kind: 'open', ask: 'beacon.at' });
    expect(ann.question.suggestions).toContain(25);
    expect(await ann.answer(510)).toBe('too-near');
    expect(await ann.answer(25)).toBe('done');
  });
});

describe('dice that are typed in', () => {
  test('whoever plays may type them; a face that no die has is refused', async () => {
    const t = await setTable({ setup: { dice: 'typed', options: { traders: 6 } }, seed: 'typed' });
    const [ann, ben] = [await t.screen(ANN), await t.screen(BEN)];
    while (ann.model!.question?.kind !== 'chance') {
      const asked = [ann, ben].find((screen) => screen.model!.question)!;
      const can = asked.question.options!.filter(({ blocked }) => !blocked).map(({ id }) => id);
      await asked.answer(['haggle', 'explore', 'rest'].find((id) => can.includes(id)) ?? 'keep');
    }
    expect(ann.model!.waits).toEqual(['chance']);
    expect(ben.question).toMatchObject({ ask: 'test.dice', draw: { of: 'dice', sides: [6, 6, 6] }, seat: 1 });
    const { number } = ben.question;
    expect(await ben.say({ type: 'answer', question: number, answer: [6, 7, 1] })).toBe('kernel.chance');
    expect(await ben.say({ type: 'answer', question: number, answer: [6, 5, 1] })).toBe('done');
    expect(await ann.say({ type: 'answer', question: number, answer: [1, 1, 1] })).toBe('table.late');
  });

  test('without anybody to type them the table rolls', async () => {
    const t = await setTable({ setup: { dice: 'typed', options: { traders: 6 } }, seed: 'typed' });
    await t.screen(EVE);
    for (const seat of [0, 1])
      expect(await t.act(ANN, { do: 'seat', seat, to: { kind: 'bot', bot: 'first' } })).toBe('done');
    await rest();
    expect(t.host.state.status).toBe('over');
  });
});

describe('chat', () => {
  test('everybody hears it, with the seat or the name of who spoke', async () => {
    const t = await setTable();
    const [ann, eve] = [await t.screen(ANN), await t.screen(EVE)];
    expect(await ann.say({ type: 'chat', text: '  Hello!  ' })).toBe('done');
    expect(await eve.say({ type: 'chat', text: 'Good luck' })).toBe('done');
    const { time } = t.clock;
    expect(ann.model!.chat).toEqual([
      { by: 0, text: 'Hello!', at: time },
      { by: 'Eve', text: 'Good luck', at: time },
    ]);
    expect((await t.screen(BEN)).model!.chat).toEqual(ann.model!.chat);
  });

  test('too much at once is refused, and a pause helps', async () => {
    const t = await setTable({ timing: { chatBurst: 2, chatPause: 1000 } });
    const [ann, ben] = [await t.screen(ANN), await t.screen(BEN)];
    const said = async (screen: TestScreen) => screen.say({ type: 'chat', text: 'spam' });
    expect([await said(ann), await said(ann), await said(ann)]).toEqual(['done', 'done', 'table.too-fast']);
    expect(await said(ben)).toBe('done');
    t.clock.pass(1000);
    expect([await said(ann), await said(ann)]).toEqual(['done', 'table.too-fast']);
  });
});

describe('several people on one screen', () => {
  const shared = [human({ id: 'home', name: 'Ann' }), human({ id: 'home', name: 'Ben' })];
  const HOME = { id: 'home', name: 'Home' };

  test('the screen shows the eyes of whoever is asked', async () => {
    const t = await setTable({ seats: shared, setup: { host: HOME }, seed: 'finds' });
    const home = await t.screen(HOME);
    expect(home.model).toMatchObject({ viewSeat: 0, question: { seat: 0 } });
    expect(home.model!.info.seats.map(({ yours, name }) => [yours, name])).toEqual([
      [true, 'Ann'],
      [true, 'Ben'],
    ]);
    await home.answer('rest');
    expect(home.model).toMatchObject({ viewSeat: 1, question: { seat: 1 } });
    expect(home.model!.view).toEqual(t.host.state.session!.view(1));
    expect(await home.answer('rest', 0)).toBe('kernel.not-you');
    expect(await home.answer('rest', 1)).toBe('done');
  });

  test('a question to several is asked of one after the other', async () => {
    const t = await setTable({ seats: shared, setup: { host: HOME, game: 'placement' }, game: placement });
    const home = await t.screen(HOME);
    expect(home.question.seat).toBe(0);
    await home.answer('1');
    expect(home.model).toMatchObject({ viewSeat: 1, question: { seat: 1, number: 1 } });
    await home.answer('0');
    expect(home.model!.log).toMatchObject([{ say: 'bids' }]);
  });

  test('between their turns the screen shows what everybody may see', async () => {
    let finish = () => {};
    const thought = new Promise<string>((resolve) => {
      finish = () => resolve('rest');
    });
    const t = await setTable({
      seats: [...shared, { kind: 'bot', bot: 'first' }],
      setup: { host: HOME },
      think: () => thought,
    });
    const home = await t.screen(HOME);
    await home.answer('rest');
    await home.answer('rest');
    expect(home.model).toMatchObject({ viewSeat: 'public', question: null, waits: [2] });
    expect(home.model!.view).not.toHaveProperty('hand');
    finish();
    await rest();
    expect(home.model).toMatchObject({ viewSeat: 0, question: { seat: 0 } });
  });

  test('private lines say for which of them they are', async () => {
    const t = await setTable({ seats: shared, setup: { host: HOME }, seed: 'finds' });
    const home = await t.screen(HOME);
    await exploreUntilFound(home);
    const { to } = home.model!.log.find((line) => line.private)!;
    expect(to).toHaveLength(1);
  });

  test('whoever answered last can take it back, and nobody else need be asked', async () => {
    const t = await setTable({ seats: shared, setup: { host: HOME } });
    const home = await t.screen(HOME);
    await home.answer('rest');
    expect(home.model!.undos).toContainEqual({ target: 'choice', seat: 0 });
    expect(await home.say({ type: 'undo', target: 'choice' })).toBe('done');
    expect(home.question).toMatchObject({ seat: 0, number: 3 });
  });
});
