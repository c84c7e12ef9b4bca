import { type AnyGame, choose, option } from '@holotape/kernel';
import { describe, expect, test, vi } from 'vitest';
import { cards } from '../../kernel/test/games/cards.ts';
import { tiny } from '../../kernel/test/games/tiny.ts';
import { TableHost } from '../hosting/host.ts';
import { AlreadyKept, MemoryKeeper, type TableEvent } from '../kept/events.ts';
import { TableState } from '../kept/state.ts';
import { ANN, BEN, EVE, human, rest, savedGame, setTable } from './helpers/setting.ts';

/** Keeps as told to: late, or not at all. */
class MoodyKeeper extends MemoryKeeper {
  fails = false;
  /** Somebody else is always quicker; called each time. */
  races: (() => void) | undefined;
  held: (() => void)[] | undefined;

  override async append(after: number, events: readonly TableEvent[]): Promise<void> {
    if (this.held !== undefined) await new Promise<void>((resolve) => this.held!.push(resolve));
    if (this.fails) throw new Error('The disk is full.');
    if (this.races !== undefined) {
      this.races();
      throw new AlreadyKept(after);
    }
    await super.append(after, events);
  }

  release(): void {
    const { held } = this;
    this.held = undefined;
    for (const go of held ?? []) go();
  }
}

describe('safely kept', () => {
  test('nobody hears of an answer before it is', async () => {
    const keeper = new MoodyKeeper();
    const t = await setTable({ keeper });
    const [ann, ben] = [await t.screen(ANN), await t.screen(BEN)];
    keeper.held = [];
    const heard = [ann.messages.length, ben.messages.length];
    const said = ann.answer('rest');
    const late = new (await import('./helpers/setting.ts')).TestScreen(EVE);
    const connected = late.connect(t.host);
    await rest();
    expect([ann.messages.length, ben.messages.length, late.messages.length]).toEqual([...heard, 0]);
    keeper.release();
    expect(await said).toBe('done');
    await connected;
    expect(ben.question.number).toBe(2);
    expect(late.model!.waits).toEqual([1]);
  });

  test('what could not be kept did not happen, and everybody stands where they stood', async () => {
    const keeper = new MoodyKeeper();
    const t = await setTable({ keeper });
    const [ann, ben] = [await t.screen(ANN), await t.screen(BEN)];
    await ann.answer('rest');
    await ben.answer('rest');
    const before = ann.model!.view;
    keeper.fails = true;
    expect(await ann.answer('explore')).toBe('table.not-kept');
    expect(t.troubles).toEqual(['An event could not be kept.']);
    expect(ann.model!.view).toEqual(before);
    expect(ann.question.number).toBe(3);
    keeper.fails = false;
    expect(await ann.answer('rest')).toBe('done');
    expect(keeper.events).toHaveLength(5);
  });

  test('an event that somebody else kept first is read, and the answer has come late', async () => {
    const keeper = new MemoryKeeper();
    const t = await setTable({ keeper });
    const ann = await t.screen(ANN);
    await keeper.append(2, [{ type: 'answered', by: 0, answer: 'rest', at: 5 }]);
    expect(await ann.answer('explore')).toBe('table.late');
    expect(t.troubles).toEqual(['An event could not be kept.']);
    expect(ann.model).toMatchObject({ question: null, waits: [1] });
    expect(t.host.state.events).toBe(3);
  });

  test('what is asked for still fits after an event that somebody else kept first: it happens, once', async () => {
    const keeper = new MemoryKeeper();
    const t = await setTable({ keeper });
    const [ann, ben] = [await t.screen(ANN), await t.screen(BEN)];
    await keeper.append(2, [{ type: 'chat', by: 'Eve', text: 'Boo', at: 5 }]);
    expect(await ann.answer('rest')).toBe('done');
    expect(keeper.events.slice(2).map(({ type }) => type)).toEqual(['chat', 'answered']);
    expect([ann.model!.question, ben.question.number]).toEqual([null, 2]);
    for (const { model } of [ann, ben]) expect(model!.chat.map(({ text }) => text)).toEqual(['Boo']);
    expect(await ben.answer('rest')).toBe('done');
  });

  test('whoever is always too slow is told so, and everybody stands where they stood', async () => {
    const keeper = new MoodyKeeper();
    const t = await setTable({ keeper });
    const ann = await t.screen(ANN);
    const before = ann.model!.view;
    let races = 0;
    keeper.races = () => {
      races += 1;
    };
    expect(await ann.answer('rest')).toBe('table.not-kept');
    expect([races, ann.model!.view, ann.question.number]).toEqual([2, before, 1]);
    keeper.races = undefined;
    expect(await ann.answer('rest')).toBe('done');
  });

  test('a bot goes on once keeping works again', async () => {
    const keeper = new MoodyKeeper();
    let thinks = (_answer: string) => {};
    const think = () =>
      new Promise<string>((resolve) => {
        thinks = resolve;
      });
    const t = await setTable({ keeper, seats: [human(ANN), { kind: 'bot', bot: 'first' }], think });
    const ann = await t.screen(ANN);
    await ann.answer('rest');
    keeper.fails = true;
    thinks('rest');
    await rest();
    expect(ann.model!.question).toBeNull();
    keeper.fails = false;
    t.clock.pass(2_000);
    await rest();
    thinks('rest');
    await rest();
    expect(ann.question.seat).toBe(0);
  });
});

const withoutGame = (state: TableState) => ({ ...JSON.parse(state.snapshot()), save: undefined });

describe('opened again', () => {
  test('the table is the same from events alone, and from a snapshot with events after it', async () => {
    const t = await setTable({ seed: 'finds' });
    const [ann, ben] = [await t.screen(ANN), await t.screen(BEN)];
    await ann.say({ type: 'chat', text: 'Hello' });
    const play = async (answers: number) => {
      for (let i = 0; i < answers; i += 1) await (ann.model!.question ? ann : ben).answerAny();
    };
    await play(6);
    await t.act(BEN, { do: 'stand-in', seat: 1, bot: 'first' });
    await t.act(BEN, { do: 'back', seat: 1 });
    const asEvents = TableState.of(cards, { events: (t.keeper as MemoryKeeper).events });
    await t.host.settle();
    await play(3);
    if (ann.model!.undos.length > 0) await ann.say({ type: 'undo', target: 'choice' });
    const kept = await t.keeper.read();
    expect(kept.snapshot).toBeDefined();
    expect(kept.events.length).toBeLessThan(8);
    const whole = TableState.of(cards, { events: (t.keeper as MemoryKeeper).events });
    const fromSnapshot = TableState.of(cards, kept);
    for (const again of [whole, fromSnapshot]) {
      expect(savedGame(again.session!)).toEqual(savedGame(t.host.state.session!));
      expect(withoutGame(again)).toEqual(withoutGame(t.host.state));
      expect(again.log).toEqual(t.host.state.log);
      expect(again.events).toBe(t.host.state.events);
    }
    expect(asEvents.events).toBeLessThan(whole.events);
  });

  test('a snapshot is kept every so many events', async () => {
    const t = await setTable({ timing: { snapshot: 4 } });
    const [ann, ben] = [await t.screen(ANN), await t.screen(BEN)];
    for (let i = 0; i < 5; i += 1) await (ann.model!.question ? ann : ben).answer('rest');
    await rest();
    const { snapshot, events } = await t.keeper.read();
    expect(snapshot?.after).toBe(4);
    expect(events).toHaveLength(3);
  });

  test('in a long game they are kept in proportion: what they write grows no faster than the game', async () => {
    const t = await setTable({ timing: { snapshot: 4, chatBurst: 1e6 } });
    const ann = await t.screen(ANN);
    const kept = vi.spyOn(t.keeper, 'snapshot');
    for (let i = 0; i < 100; i += 1) await ann.say({ type: 'chat', text: `${i}` });
    await rest();
    const after = kept.mock.calls.map(([each]) => each);
    // Every fourth event until a quarter of them is more than that.
    expect(after).toEqual([4, 8, 12, 16, 22, 30, 40, 54, 72, 96]);
  });

  test('tables that began together do not write theirs together', async () => {
    const first = await Promise.all(
      [0, 2 ** 31, 2 ** 32 - 1].map(async (lot) => {
        const t = await setTable({ timing: { snapshot: 40, chatBurst: 1e6 }, numbers: () => lot });
        const ann = await t.screen(ANN);
        for (let i = 0; i < 60; i += 1) await ann.say({ type: 'chat', text: `${i}` });
        await rest();
        return (await t.keeper.read()).snapshot?.after;
      }),
    );
    expect(first).toEqual([40, 45, 49]);
  });

  test('much at once does not make many snapshots', async () => {
    const t = await setTable({ timing: { snapshot: 4, chatBurst: 100 } });
    const ann = await t.screen(ANN);
    const kept = vi.spyOn(t.keeper, 'snapshot');
    await Promise.all(Array.from({ length: 40 }, (_, i) => ann.say({ type: 'chat', text: `${i}` })));
    await rest();
    expect(kept.mock.calls.map(([after]) => after)).toEqual([t.host.state.events]);
  });

  test('an import goes on from a save', async () => {
    const t = await setTable();
    const ann = await t.screen(ANN);
    await ann.answer('rest');
    const save = t.host.save()!;
    expect(save.table).toEqual({ title: 'A table', seats: [{ name: 'Ann' }, { name: 'Ben' }] });
    const host = await TableHost.make(cards, { ...t.around, keeper: new MemoryKeeper() }, [
      { type: 'made', setup: t.host.state.setup },
      { type: 'opened', save },
    ]);
    expect(host.state).toMatchObject({ status: 'playing', number: 1 });
    expect(host.state.session!.waitsFor).toEqual([1]);
  });
});

test('a rule that breaks on an answer changes nothing, and the table goes on', async () => {
  const fragile = tiny(function* (table) {
    const word = yield* choose(table, 0, 'word', () => [option('good'), option('bad')]);
    if (word === 'bad') throw new Error('Ouch');
    table.state.words.push(word);
  });
  const t = await setTable({ game: fragile as AnyGame, setup: { game: 'tiny' } });
  const [ann, ben] = [await t.screen(ANN), await t.screen(BEN)];
  expect(await ann.answer('bad')).toBe('table.broken');
  expect(t.troubles).toEqual(['A rule broke.']);
  expect(await ann.answer('good')).toBe('done');
  expect(ben.model!.view).toEqual({ played: 1, words: ['good'] });
});
