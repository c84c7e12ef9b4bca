import { expect, test } from 'vitest';
import { cards } from '../../kernel/test/games/cards.ts';
import { fc } from '../../kernel/test/helpers/properties.ts';
import type { MemoryKeeper } from '../kept/events.ts';
import { TableState } from '../kept/state.ts';
import { UNDO_TARGETS } from '../spoken/protocol.ts';
import { ANN, BEN, EVE, rest, savedGame, setTable, type TableSetting, type TestScreen } from './helpers/setting.ts';

const GAMES = 100;
const MESSAGES = 500;

const small = fc.integer({ min: -1, max: 3 });
const seat = fc.option(small, { nil: undefined });
const id = fc.oneof(fc.string({ maxLength: 45 }), fc.constant('x'));
const answer = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('explore', 'rest', 'haggle', 'leave', 'keep', 'pay', 'die:0') },
  { weight: 1, arbitrary: fc.jsonValue() },
);

/** Things like messages: some right, some nearly so, some nonsense. `now` is replaced by what is open just then. */
const message = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      type: fc.constant('answer'),
      id,
      question: fc.oneof({ weight: 5, arbitrary: fc.constant('now') }, { weight: 1, arbitrary: fc.nat() }),
      answer,
      seat,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('undo'), id, target: fc.constantFrom(...UNDO_TARGETS, 'all'), seat }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('consent'),
      id,
      request: fc.oneof(fc.constant('now'), fc.nat()),
      agree: fc.oneof({ weight: 5, arbitrary: fc.boolean() }, { weight: 1, arbitrary: fc.string() }),
      seat,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('chat'), id, text: fc.string({ maxLength: 320, unit: 'binary' }) }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('nudge'), id, seat: small }) },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('hello'), protocol: fc.constantFrom(1, 2), seen: fc.maxSafeNat() }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constantFrom('ping', 'pong', 'table', '__proto__'), id }) },
  { weight: 1, arbitrary: fc.jsonValue() },
);

const word = fc.record({ by: fc.nat({ max: 2 }), message, waits: fc.boolean() });

/** Puts in what is open now, and drops what is undefined as JSON would. */
function filledIn(raw: unknown, screen: TestScreen): unknown {
  const { question, undoRequest } = screen.model ?? {};
  const now = (key: string, value: unknown) => {
    if (value !== 'now') return value;
    return key === 'question' ? (question?.number ?? 1) : (undoRequest?.request ?? 1);
  };
  return JSON.parse(JSON.stringify(raw, now));
}

/** Nothing that is said now may name a card that is now in somebody else's hand or in the deck. */
function listenForSecrets(t: TableSetting, screen: TestScreen, seat: number | undefined): void {
  screen.onHear = (text) => {
    const { deck, players } = t.host.state.session!.state as { deck: string[]; players: { hand: string[] }[] };
    // Of traders everybody knows that they are in the deck.
    const hidden = [...deck, ...players.flatMap(({ hand }, at) => (at === seat ? [] : hand))];
    const secret = hidden.find((card) => card.startsWith('find') && text.includes(`"${card}"`));
    if (secret !== undefined) throw new Error(`Seat ${seat} was told of ${secret}: ${text.slice(0, 500)}`);
  };
}

/** The whole of a long failing list helps nobody. */
async function reporter<T>(run: fc.RunDetails<T>): Promise<void> {
  if (run.failed) throw new Error(`Fuzz seed ${run.seed}: ${String(run.errorInstance).slice(0, 1000)}`);
}

test(`${GAMES * MESSAGES} messages of any kind neither break a table nor make it tell a secret`, async () => {
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(word, { minLength: MESSAGES, maxLength: MESSAGES, size: 'max' }), async (words) => {
      const game = { ...cards, publicAsks: new Set(['turn.action', 'test.reroll']) };
      const t = await setTable({ game, seed: `fuzz-${sent}`, timing: { chatBurst: 20, nudge: 0 } });
      const screens = [await t.screen(ANN), await t.screen(BEN), await t.screen(EVE)] as const;
      for (const [seat, screen] of screens.entries()) listenForSecrets(t, screen, seat < 2 ? seat : undefined);
      for (const { by, message, waits } of words) {
        const dealtWith = screens[by]!.receive(filledIn(message, screens[by]!));
        if (waits) await dealtWith;
        sent += 1;
      }
      await rest();
      if (t.errors.length > 0) throw t.errors[0];
      const again = TableState.of(cards, { events: (t.keeper as MemoryKeeper).events });
      expect(savedGame(again.session!)).toEqual(savedGame(t.host.state.session!));
    }),
    { numRuns: GAMES, endOnFailure: true, asyncReporter: reporter },
  );
  expect(sent).toBe(GAMES * MESSAGES);
});
