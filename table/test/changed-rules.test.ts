/** A table that is opened by other rules than it was played by: it loses nothing, or is not touched. */
import { type AnyGame, canonical, choose, type Json, mark, option, type Play, say } from '@holotape/kernel';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { cards } from '../../kernel/test/games/cards.ts';
import { type TinyTable, tiny } from '../../kernel/test/games/tiny.ts';
import { TableHost } from '../hosting/host.ts';
import type { MemoryKeeper, TableEvent } from '../kept/events.ts';
import { ANN, BEN, human, rest, savedGame, setTable, type TableSetting } from './helpers/setting.ts';

/** Each step asks these in turn and keeps the words. */
function asking(...asks: readonly string[]): AnyGame {
  return tiny(function* (table) {
    mark(table, 'round');
    for (const ask of asks) yield* word(table, ask, ['a', 'b']);
  }, 9) as AnyGame;
}

function* word(table: TinyTable, ask: string, options: readonly string[], kept = (said: string) => said): Play {
  const said = yield* choose(table, 0, ask, () => options.map((each) => option(each)));
  table.state.words.push(kept(said));
  say(table, 'tiny.said', { said });
}

const shouting: AnyGame = tiny(function* (table) {
  for (const ask of ['first', 'second']) yield* word(table, ask, ['a', 'b'], (said) => said.toUpperCase());
}, 9) as AnyGame;

/** Two steps of two answers, and `more` in the third. */
async function played(more: number): Promise<TableSetting> {
  const t = await setTable({ game: asking('first', 'second'), setup: { game: 'tiny' } });
  const ann = await t.screen(ANN);
  for (const answer of ['a', 'b', 'b', 'b', 'a', 'b'].slice(0, 4 + more)) await ann.answer(answer);
  return t;
}

async function openWith(t: TableSetting, game: AnyGame): Promise<void> {
  t.host.close();
  t.host = TableHost.open(game, t.around, await t.keeper.read());
  await rest();
}

const wordsOf = (t: TableSetting) => (t.host.state.session!.state as { words: string[] }).words;
const eventsOf = (t: TableSetting) => (t.keeper as MemoryKeeper).events;
const askedAgain = (dropped: number) => ({ say: 'kernel.asked-again', args: { dropped } });
const said = (word: string) => ({ say: 'tiny.said', args: { said: word } });

describe('a table whose rules have changed', () => {
  test('keeps every finished step when they ask something else, and asks the open one again', async () => {
    const t = await played(1);
    await openWith(t, asking('only'));
    const ann = await t.screen(ANN);
    expect(ann.model!.log).toEqual([said('a'), said('b'), said('b'), said('b'), askedAgain(1)]);
    expect(ann.model!.view).toEqual({ played: 2, words: ['a', 'b', 'b', 'b'] });
    expect(ann.question).toMatchObject({ ask: 'only', number: 7 });
  });

  test('keeps every finished step when they lead elsewhere from the same answers', async () => {
    const t = await played(0);
    await openWith(t, shouting);
    expect(wordsOf(t)).toEqual(['a', 'b', 'b', 'b']);
    expect(t.host.state.session!.notes).toEqual([]);
    const ann = await t.screen(ANN);
    await ann.answer('a');
    expect(wordsOf(t)).toEqual(['a', 'b', 'b', 'b', 'A']);
  });

  test('finds that the open step leads elsewhere now, and asks it again', async () => {
    const t = await played(1);
    await openWith(t, shouting);
    expect(wordsOf(t)).toEqual(['a', 'b', 'b', 'b']);
    expect(t.host.state.session!.notes.map(({ entry }) => entry)).toEqual([askedAgain(1)]);
  });

  test('asks the open step again when they break on its answers', async () => {
    const t = await played(1);
    const broken = tiny(function* (table) {
      yield* word(table, 'first', ['a', 'b']);
      throw new Error('Ouch');
    }, 9);
    await openWith(t, broken as AnyGame);
    expect(t.host.state.readOnly).toBeUndefined();
    expect(wordsOf(t)).toEqual(['a', 'b', 'b', 'b']);
  });

  test('goes on from there, and what was asked again is not tried a second time', async () => {
    const t = await played(1);
    const changed = asking('only');
    await openWith(t, changed);
    const ann = await t.screen(ANN);
    expect(await ann.answer('a')).toBe('done');
    await openWith(t, changed);
    expect(wordsOf(t)).toEqual(['a', 'b', 'b', 'b', 'a']);
    expect(t.host.state.session!.notes).toHaveLength(1);
    await openWith(t, changed);
    expect(t.host.state.session!.notes).toHaveLength(1);
  });

  test('keeps what was taken back, across steps and within one', async () => {
    const t = await played(1);
    const ann = await t.screen(ANN);
    await ann.say({ type: 'undo', target: 'choice' });
    await ann.say({ type: 'undo', target: 'choice' });
    expect(wordsOf(t)).toEqual(['a', 'b', 'b']);
    await ann.answer('a');
    await ann.answer('b');
    const before = savedGame(t.host.state.session!);
    await openWith(t, asking('first', 'second'));
    expect(savedGame(t.host.state.session!)).toEqual(before);
    await openWith(t, asking('only'));
    expect(wordsOf(t)).toEqual(['a', 'b', 'b', 'a']);
  });

  test('stands in the middle of a step that play was taken back to', async () => {
    const t = await played(0);
    const ann = await t.screen(ANN);
    await ann.say({ type: 'undo', target: 'choice' });
    const before = savedGame(t.host.state.session!);
    await openWith(t, asking('first', 'second'));
    expect(savedGame(t.host.state.session!)).toEqual(before);
    expect(t.host.state.session!.question!.ask).toBe('second');
    await openWith(t, asking('only'));
    expect(wordsOf(t)).toEqual(['a', 'b']);
    expect(t.host.state.session!.notes.at(-1)!.entry).toEqual(askedAgain(1));
  });

  test('tells its own lines where they were', async () => {
    const t = await setTable({ game: asking('first', 'second'), setup: { game: 'tiny' } });
    const ann = await t.screen(ANN);
    await ann.answer('a');
    await t.act(BEN, { do: 'leave' });
    await ann.answer('b');
    await ann.answer('a');
    await openWith(t, asking('only'));
    const left = { say: 'table.leave', args: { seat: 1, name: 'Ben', bot: 'first' } };
    expect(t.host.state.log).toEqual([said('a'), left, said('b'), askedAgain(1)]);
  });
});

describe('rules that break where a table stands', () => {
  const broken: AnyGame = tiny(function* () {
    throw new Error('Ouch');
    // biome-ignore lint/correctness/noUnreachable: a rule is a generator
    yield* [];
  }, 9) as AnyGame;

  test('let it be looked at and nothing else; it is not written over, and opens again by rules that fit', async () => {
    const t = await played(1);
    const before = canonical(eventsOf(t) as Json);
    const kept = await t.keeper.read();
    const game = savedGame(t.host.state.session!);
    await openWith(t, broken);
    const ann = await t.screen(ANN);
    expect(ann.model).toMatchObject({
      view: { played: 2, words: ['a', 'b', 'b', 'b'] },
      question: null,
      waits: [],
      undos: [],
    });
    expect(ann.model!.info).toMatchObject({ status: 'playing', readOnly: true });
    expect(ann.model!.log.at(-1)).toEqual({ say: 'table.read-only' });
    expect(await ann.say({ type: 'chat', text: 'Hello?' })).toBe('table.read-only');
    expect(await t.act(ANN, { do: 'abandon' })).toBe('table.read-only');
    expect(await t.act(BEN, { do: 'leave' })).toBe('table.read-only');
    await t.host.settle();
    expect(canonical(eventsOf(t) as Json)).toBe(before);
    expect(await t.keeper.read()).toEqual(kept);
    await openWith(t, asking('first', 'second'));
    expect(savedGame(t.host.state.session!)).toEqual(game);
    expect(t.host.state.readOnly).toBeUndefined();
  });

  test('do not wake its bots', async () => {
    const seats = [human(ANN), { kind: 'bot', bot: 'first' } as const];
    const t = await setTable({ game: asking('first'), setup: { game: 'tiny' }, seats });
    await openWith(t, broken);
    expect(t.troubles).toEqual([]);
    expect(t.host.idle).toBe(true);
  });
});

describe('a table of old, whose events do not say where they led', () => {
  const old = ({ reached: _reached, mark: _mark, version: _version, ...event }: TableEvent & Record<string, unknown>) =>
    event as TableEvent;

  async function playedOfOld(more: number): Promise<TableSetting> {
    const t = await played(more);
    const events = eventsOf(t);
    const before = events.map((event) => old(event as TableEvent & Record<string, unknown>));
    events.splice(0, events.length, ...before);
    return t;
  }

  test('opens by the same rules as it was, and says from then on where it is', async () => {
    const t = await playedOfOld(1);
    await openWith(t, asking('first', 'second'));
    expect(wordsOf(t)).toEqual(['a', 'b', 'b', 'b', 'a']);
    const ann = await t.screen(ANN);
    await ann.answer('b');
    await openWith(t, asking('only'));
    expect(wordsOf(t)).toEqual(['a', 'b', 'b', 'b', 'a', 'b']);
  });

  test('can only be looked at by rules that its answers do not fit, and is not written over', async () => {
    const t = await playedOfOld(1);
    const before = canonical(eventsOf(t) as Json);
    const noB = tiny(function* (table) {
      for (const ask of ['first', 'second']) yield* word(table, ask, ['a']);
    }, 9);
    await openWith(t, noB as AnyGame);
    const ann = await t.screen(ANN);
    expect(ann.model!.info.readOnly).toBe(true);
    expect(await ann.answer('a')).toBe('table.read-only');
    await t.host.settle();
    expect((await t.keeper.read()).snapshot).toBeUndefined();
    expect(canonical(eventsOf(t) as Json)).toBe(before);
    await openWith(t, asking('first', 'second'));
    expect(wordsOf(t)).toEqual(['a', 'b', 'b', 'b', 'a']);
  });
});

describe('options that have another name now', () => {
  const before = { ...cards, version: 2 } as AnyGame;
  const now: AnyGame = {
    ...before,
    version: 3,
    migrations: [
      ...before.migrations,
      { options: (options) => ({ merchants: (options as { traders: number }).traders }) },
    ],
    options: z.strictObject({ merchants: z.number().default(4) }),
    setup: (content, { seats, options }) =>
      before.setup(content, { seats, options: { traders: (options as { merchants: number }).merchants } }),
  };

  test('are told by a table that is played, which goes on', async () => {
    const t = await setTable({ game: before, setup: { options: { traders: 6 } } });
    const ann = await t.screen(ANN);
    await ann.answer('rest');
    await openWith(t, now);
    expect(t.host.state.setup.options).toEqual({ merchants: 6 });
    const ben = await t.screen(BEN);
    expect(await ben.answer('rest')).toBe('done');
    await openWith(t, now);
    expect(t.host.info('ann').options).toEqual({ merchants: 6 });
  });

  test('are told by a table that waits, which can begin', async () => {
    const t = await setTable({
      game: before,
      setup: { options: { traders: 6 } },
      seats: [human(ANN), { kind: 'open' }],
    });
    await openWith(t, now);
    expect(t.host.state.setup.options).toEqual({ merchants: 6 });
    expect(await t.act(ANN, { do: 'start', fill: 'first' })).toBe('done');
    await openWith(t, now);
    expect(t.host.state.session!.agreement.options).toEqual({ merchants: 6 });
  });
});
