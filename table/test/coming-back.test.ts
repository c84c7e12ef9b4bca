import { below, randomFrom } from '@holotape/kernel';
import { describe, expect, test } from 'vitest';
import { placement } from '../../kernel/test/games/placement.ts';
import { afterMessage, type TableModel } from '../screen/model.ts';
import { PROTOCOL } from '../spoken/version.ts';
import { ANN, BEN, EVE, human, rest, setTable, type TableSetting, TestScreen } from './helpers/setting.ts';

/** All that a screen shows; how it came to know it does not matter. */
function shown(screen: TestScreen) {
  const { n: _n, undoEnd: _end, ...rest } = screen.model!;
  return rest;
}

async function expectSameAsFresh(t: TableSetting, screen: TestScreen): Promise<void> {
  expect(shown(screen)).toEqual(shown(await t.screen(screen.person)));
}

/** Plays some answers, with an undo now and then. */
async function playOn(screens: readonly TestScreen[], answers: number, random: () => number): Promise<void> {
  for (let i = 0; i < answers; i += 1) {
    const asked = screens.find((screen) => screen.model?.question);
    if (asked === undefined) return;
    const { options, suggestions, number } = asked.question;
    const can = options?.filter(({ blocked }) => !blocked).map(({ id }) => id) ?? suggestions!;
    await asked.say({ type: 'answer', question: number, answer: can[below(random, can.length)]! });
    if (below(random, 5) === 0) await asked.say({ type: 'undo', target: 'choice' });
    if (below(random, 7) === 0) await asked.say({ type: 'chat', text: `line ${i}` });
  }
}

describe('a screen that comes back', () => {
  test('hears what it missed and nothing it knows', async () => {
    const t = await setTable();
    const [ann, ben] = [await t.screen(ANN), await t.screen(BEN)];
    ben.disconnect();
    await rest();
    expect(ann.model!.info.seats[1]!.present).toBe(false);
    await ann.answer('rest');
    const heard = ben.messages.length;
    await ben.connect(t.host);
    const after = ben.messages.slice(heard);
    expect(after.map(({ type }) => type)).toEqual(['welcome', 'news']);
    expect(after[1]).toMatchObject({ waits: [1], question: { number: 2 } });
    await expectSameAsFresh(t, ben);
  });

  test('was away since it went, and everybody else sees since when', async () => {
    const t = await setTable();
    const [ann, ben] = [await t.screen(ANN), await t.screen(BEN)];
    expect(ann.model!.info.seats[1]).not.toHaveProperty('awaySince');
    t.clock.pass(60_000);
    const went = t.clock.now();
    ben.disconnect();
    await rest();
    t.clock.pass(5_000);
    expect(ann.model!.info.seats[1]).toMatchObject({ present: false, awaySince: went });
    await ben.connect(t.host);
    expect(ann.model!.info.seats[1]).not.toHaveProperty('awaySince');
  });

  test('is away since the table was opened, where nobody knows better', async () => {
    const t = await setTable();
    const opened = t.clock.now();
    t.clock.pass(7_000);
    const ann = await t.screen(ANN);
    expect(ann.model!.info.seats[1]).toMatchObject({ present: false, awaySince: opened });
  });

  test('that missed nothing hears only a welcome', async () => {
    const t = await setTable();
    const ben = await t.screen(BEN);
    ben.disconnect();
    await rest();
    const heard = ben.messages.length;
    await ben.connect(t.host);
    expect(ben.messages.slice(heard)).toEqual([{ type: 'welcome', n: ben.model!.n }]);
  });

  test.each(['cards', 'placement'])('from any news on stands where everybody stands (%s)', async (game) => {
    const t = await setTable(game === 'placement' ? { game: placement, setup: { game } } : { seed: 'back' });
    const screens = [await t.screen(ANN), await t.screen(BEN)];
    const eve = await t.screen(EVE);
    await playOn(screens, 40, randomFrom(`back-${game}`));
    for (const screen of [...screens, eve]) {
      // The model as it was after each message; from each of them the way leads here.
      let model: TableModel | undefined;
      const models: TableModel[] = [];
      for (const message of screen.messages) {
        model = afterMessage(model, message);
        if (model !== undefined && model !== models.at(-1)) models.push(model);
      }
      for (const from of models) {
        const again = new TestScreen(screen.person);
        again.model = from;
        await again.connect(t.host, from.n);
        await expectSameAsFresh(t, again);
        again.disconnect();
        await rest();
      }
    }
  });

  test('after so much news that it is not kept, or with a number from elsewhere, gets the whole table', async () => {
    const t = await setTable({ timing: { chatBurst: 1000 } });
    const [ann, ben] = [await t.screen(ANN), await t.screen(BEN)];
    const stays = await t.screen(BEN);
    ben.disconnect();
    for (let i = 0; i < 70; i += 1) await ann.say({ type: 'chat', text: `${i}` });
    await ben.connect(t.host);
    expect(ben.messages.at(-1)!.type).toBe('table');
    expect(shown(ben)).toEqual(shown(stays));
    for (const seen of [1, ben.model!.n + 1, 2 ** 40]) {
      const odd = new TestScreen(BEN);
      await odd.connect(t.host, seen);
      expect(odd.messages[0]!.type).toBe('table');
    }
  });

  test('after a restart of the table gets the whole table, whatever number it names', async () => {
    const t = await setTable();
    const [ann, ben] = [await t.screen(ANN), await t.screen(BEN)];
    await ann.answer('rest');
    await ben.answer('rest');
    await t.reopen();
    for (const screen of [ann, ben]) {
      await screen.connect(t.host);
      expect(screen.messages.at(-1)!.type).not.toBe('welcome');
      await expectSameAsFresh(t, screen);
    }
    expect(ann.question.number).toBe(3);
  });

  test('and says hello twice is answered twice', async () => {
    const t = await setTable();
    const ann = await t.screen(ANN);
    await ann.receive({ type: 'hello', protocol: PROTOCOL, seen: 0 });
    expect(ann.messages.filter(({ type }) => type === 'table')).toHaveLength(2);
    await ann.answer('rest');
    expect(ann.messages.filter(({ type }) => type === 'news')).toHaveLength(1);
  });
});

test('a bot that moved while nobody looked is part of what was missed', async () => {
  const t = await setTable({ seats: [human(ANN), { kind: 'bot', bot: 'first' }] });
  const ann = await t.screen(ANN);
  const said = ann.answer('rest');
  ann.disconnect();
  await said.catch(() => {});
  await rest();
  await ann.connect(t.host);
  expect(ann.question).toMatchObject({ seat: 0, number: 3 });
  await expectSameAsFresh(t, ann);
});
