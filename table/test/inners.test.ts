/** Tables within a table: one game is the answer to a question of another. */
import { expect, test } from 'vitest';
import { cards } from '../../kernel/test/games/cards.ts';
import { decided } from '../../kernel/test/games/decided.ts';
import { TableHost } from '../hosting/host.ts';
import type { InnerTables, Surroundings } from '../hosting/surroundings.ts';
import { MemoryKeeper, type SeatState, type TableSetup } from '../kept/events.ts';
import { TableState } from '../kept/state.ts';
import { ANN, BEN, CID, human, rest, setTable, type TableSetting } from './helpers/setting.ts';

/** Tables as somebody keeps them, who lets nobody play by themselves. */
class Kept implements InnerTables {
  readonly hosts = new Map<string, TableHost>();
  around: () => Surroundings = () => {
    throw new Error('Nothing is there yet.');
  };

  async make(setup: Omit<TableSetup, 'id' | 'code'>): Promise<string> {
    const id = `inner-${this.hosts.size + 1}`;
    const host = await TableHost.make(cards, { ...this.around(), keeper: new MemoryKeeper() }, [
      { type: 'made', setup: { ...setup, id } },
      { type: 'started', seed: id },
    ]);
    host.close();
    this.hosts.set(id, host);
    return id;
  }

  async look(id: string): Promise<TableState | undefined> {
    return this.hosts.get(id)?.state;
  }

  standIn = () => 'first';
}

interface Set {
  readonly setting: TableSetting;
  readonly kept: Kept;
}

async function setOuter(seats?: readonly SeatState[]): Promise<Set> {
  const kept = new Kept();
  const setting = await setTable({ game: decided, inners: kept, ...(seats && { seats }) });
  kept.around = () => setting.around;
  return { setting, kept };
}

/** Everybody rests until it is over. */
function finish(state: TableState): TableState {
  while (state.session!.question !== undefined) {
    const by = state.session!.waitsFor[0]!;
    state.apply({ type: 'answered', by, answer: 'rest', at: 0 });
  }
  return state;
}

test('the table is made for those whose game it is, begins at once, and there is only one', async () => {
  const { setting, kept } = await setOuter();
  expect(await setting.act(CID, { do: 'inner' })).toBe('table.watching');
  expect(await setting.act(BEN, { do: 'inner' })).toBe('done');
  expect(await setting.act(ANN, { do: 'inner' })).toBe('done');
  expect([...kept.hosts.keys()]).toEqual(['inner-1']);
  const { setup, seats, status } = kept.hosts.get('inner-1')!.state;
  expect({ title: setup.title, host: setup.host, within: setup.within, status }).toEqual({
    title: 'The game that decides what seat 0 does',
    host: BEN,
    within: { table: 't1', mark: 'turn 0' },
    status: 'playing',
  });
  expect(seats).toEqual([
    { kind: 'human', owner: BEN, ready: true },
    { kind: 'human', owner: ANN, ready: true },
  ]);
  expect(setting.host.info('ann')).toMatchObject({ inner: { table: 'inner-1', home: false } });
  expect(kept.hosts.get('inner-1')!.info('ann').within).toBe('t1');
});

test('left to bots, they stand in for people, who may come back', async () => {
  const { setting, kept } = await setOuter();
  expect(await setting.act(ANN, { do: 'inner', bots: true })).toBe('done');
  expect(kept.hosts.get('inner-1')!.state.seats).toEqual([
    { kind: 'bot', bot: 'first', owner: BEN },
    { kind: 'bot', bot: 'first', owner: ANN },
  ]);
});

test('its end answers the question by itself, once; taken back, it comes again only when somebody asks for it', async () => {
  const { setting, kept } = await setOuter();
  await setting.act(ANN, { do: 'inner' });
  const played = kept.hosts.get('inner-1')!.state;
  expect(await setting.act(ANN, { do: 'home' })).toBe('table.inner-open');
  finish(played);
  expect(await setting.host.hear(played)).toBeUndefined();
  expect(setting.host.state.session!.waitsFor).toEqual([1]);
  // Of another question now: it answers that one no more.
  expect(setting.host.info('ann').inner).toBeUndefined();
  expect(await setting.host.hear(played)).toBeUndefined();
  expect(setting.host.state.session!.waitsFor).toEqual([1]);

  const [ann, ben] = [await setting.screen(ANN), await setting.screen(BEN)];
  await ann.say({ type: 'undo', target: 'choice' });
  const asked = ben.model!.undoRequest;
  if (asked) await ben.say({ type: 'consent', request: asked.request, agree: true });
  expect(setting.host.state.session!.waitsFor).toEqual([0]);
  expect(setting.host.info('ann').inner).toEqual({ table: 'inner-1', home: true });
  await setting.host.hear(played);
  expect(setting.host.state.session!.waitsFor).toEqual([0]);
  expect(await setting.act(CID, { do: 'home' })).toBe('table.watching');
  expect(await setting.act(BEN, { do: 'home' })).toBe('done');
  expect(setting.host.state.session!.waitsFor).toEqual([1]);
});

test('one that was ended without a result answers nothing, and another is made', async () => {
  const { setting, kept } = await setOuter();
  await setting.act(ANN, { do: 'inner' });
  const { state } = kept.hosts.get('inner-1')!;
  state.apply({ type: 'abandoned', by: null, at: 0 });
  await setting.host.hear(state);
  expect(setting.host.state.session!.waitsFor).toEqual([0]);
  expect(setting.host.info('ann').inner).toBeUndefined();
  expect(await setting.act(BEN, { do: 'inner' })).toBe('done');
  expect([...kept.hosts.keys()]).toEqual(['inner-1', 'inner-2']);
});

test('what was made is remembered when the table is opened again, from events and from a snapshot', async () => {
  const { setting } = await setOuter();
  await setting.act(ANN, { do: 'inner' });
  const { inner } = setting.host.state;
  expect(inner).toEqual({ table: 'inner-1', mark: 'turn 0', home: false });
  await setting.reopen();
  expect(setting.host.state.inner).toEqual(inner);
  const snapshot = JSON.parse(setting.host.state.snapshot());
  const { events } = setting.host.state;
  expect(TableState.of(decided, { snapshot: { after: events, state: snapshot }, events: [] }).inner).toEqual(inner);
});

test('a bot that is asked makes nothing up: the table is made, with whoever plays there', async () => {
  const { setting, kept } = await setOuter([{ kind: 'bot', bot: 'first' }, human(BEN)]);
  // When it began, nobody could make tables yet.
  await setting.reopen();
  await rest();
  expect(setting.host.state.session!.waitsFor).toEqual([0]);
  expect(kept.hosts.get('inner-1')!.state.seats).toEqual([
    { kind: 'human', owner: BEN, ready: true },
    { kind: 'bot', bot: 'first', name: 'Clerk' },
  ]);
});

test('where nothing is to be played at a table of its own, none is made', async () => {
  const { setting, kept } = await setOuter();
  const [ann, ben] = [await setting.screen(ANN), await setting.screen(BEN)];
  await ann.answer('rest');
  await ben.answer('rest');
  expect(await setting.act(ANN, { do: 'inner' })).toBe('table.no-inner');
  expect(await setting.act(ANN, { do: 'home' })).toBe('table.no-inner');
  expect(kept.hosts.size).toBe(0);
});

test('whoever sits beside somebody plays there with them, and may set it up and come back from a bot', async () => {
  const { setting, kept } = await setOuter([{ kind: 'human', owner: ANN, beside: [CID], shared: true }, human(BEN)]);
  expect(await setting.act(CID, { do: 'inner', bots: true })).toBe('done');
  const { state } = kept.hosts.get('inner-1')!;
  expect(state.setup.host).toEqual(CID);
  const at = state.seatsOf('cid')[0]!;
  expect(state.seats[at]).toMatchObject({ kind: 'bot', owner: ANN, beside: [CID], shared: true });
  expect(state.seatsOf('ann')).toEqual([at]);
});

test('its record, hidden things and all, is given away only when the game has ended that it was played for', async () => {
  const { setting, kept } = await setOuter();
  await setting.act(ANN, { do: 'inner' });
  kept.hosts.set('t1', setting.host);
  const inner = kept.hosts.get('inner-1')!;
  // Also one that was only begun, to look into it.
  inner.state.apply({ type: 'abandoned', by: null, at: 0 });
  expect(await inner.giveRecord()).toEqual({ say: 'table.record-within' });
  setting.host.state.apply({ type: 'abandoned', by: null, at: 0 });
  expect(await inner.giveRecord()).toBeUndefined();
});
