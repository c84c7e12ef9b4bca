/** What the others may know of a question: for whom it waits, and what about only where the game says so. */

import { describe, expect, test } from 'vitest';
import { cards } from '../../kernel/test/games/cards.ts';
import { ANN, BEN, EVE, rest, setTable } from './helpers/setting.ts';

/** Everybody may know that somebody chooses what to do, and nothing else. */
const open = { ...cards, publicAsks: new Set(['turn.action']) };

const rule = (screen: { question: { rule?: string } }) => screen.question.rule;

describe('what others are asked', () => {
  test('is told to whoever waits, by name and rule; who watches hears it too, and who is asked has the question', async () => {
    const t = await setTable({ game: open });
    const [ann, ben, eve] = [await t.screen(ANN), await t.screen(BEN), await t.screen(EVE)];
    const asks = { ask: 'turn.action', ...(rule(ann) !== undefined && { rule: rule(ann) }) };
    expect([ann.model!.asks, ben.model!.asks, eve.model!.asks]).toEqual([null, asks, asks]);
    expect(ben.model!.question).toBeNull();
  });

  test('is told again only when it is another question', async () => {
    const t = await setTable({ game: open });
    const [ann, ben, eve] = [await t.screen(ANN), await t.screen(BEN), await t.screen(EVE)];
    const heard = eve.messages.length;
    await ann.answer('rest');
    await ben.answer('rest');
    await rest();
    // Ben is asked the same as Ann was before: whoever watches knows it already.
    const since = eve.messages.slice(heard);
    expect(since.length).toBeGreaterThan(0);
    for (const message of since) expect(message).not.toHaveProperty('asks');
    expect(eve.model!.asks?.ask).toBe('turn.action');
  });

  test('stays with whom it is asked where the game does not name it, with everything about it', async () => {
    const t = await setTable({ game: open });
    const [ann, ben, eve] = [await t.screen(ANN), await t.screen(BEN), await t.screen(EVE)];
    const texts: string[] = [];
    for (const screen of [ben, eve]) screen.onHear = (text) => texts.push(text);
    let secret = 0;
    for (let turns = 0; turns < 40 && secret < 3; turns += 1) {
      const asked = [ann, ben].find(({ model }) => model!.question !== null);
      if (asked === undefined) break;
      const { ask } = asked.question;
      if (asked === ann && ask !== 'turn.action') {
        secret += 1;
        expect([ben.model!.asks, eve.model!.asks]).toEqual([null, null]);
        expect(ben.model!.waits).toEqual([0]);
        for (const text of texts) expect(text).not.toContain(ask);
      }
      const options = asked.question.options?.filter(({ blocked }) => !blocked) ?? [];
      const other = options.find(({ id }) => id !== 'rest') ?? options[0]!;
      texts.length = 0;
      await asked.answer(other.id);
      await rest();
    }
    expect(secret).toBeGreaterThan(0);
  });

  test('is nothing at all where the game says nothing: that is how games begin', async () => {
    const t = await setTable();
    const [ann, ben] = [await t.screen(ANN), await t.screen(BEN)];
    await ann.answer('rest');
    await rest();
    expect([ann.model!.waits, ann.model!.asks]).toEqual([[1], null]);
    for (const { messages } of [ann, ben])
      for (const message of messages) if (message.type === 'news') expect(message).not.toHaveProperty('asks');
  });

  test('is gone with the game, and back with the table', async () => {
    const t = await setTable({ game: open });
    const ben = await t.screen(BEN);
    await t.reopen();
    const again = await t.screen(BEN);
    expect(again.model!.asks).toEqual(ben.model!.asks);
    await t.act(ANN, { do: 'abandon' });
    expect(again.model!.asks).toBeNull();
  });
});
