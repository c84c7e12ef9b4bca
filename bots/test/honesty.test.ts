/** Bots see only what their seat may know: what is hidden cannot change what they do. */
import { type Answer, type AnySession, randomFrom, type Seat, Session, streaming } from '@holotape/kernel';
import { loadGame } from '@holotape/shelf';
import { describe, expect, test } from 'vitest';
import { BOT_NAMES, type BotName, makeBot } from '../index.ts';
import { playOn, start } from './tables.ts';

const vault = loadGame('vault');

/** The same table for the seat, but every deck lies in another order. */
function otherwise(session: AnySession, seat: Seat, seed: string): AnySession {
  const { checkpoint, counts, journal } = session.open;
  const state = vault.copy(checkpoint);
  vault.resample({ state, content: vault.content }, seat, randomFrom(seed));
  const beginning = { state, counts, past: [], log: [], notes: [] };
  const keeping = { past: false, log: false };
  return new Session(
    vault,
    session.agreement,
    session.setting,
    keeping,
    streaming(randomFrom(seed)),
    beginning,
    journal,
  );
}

/** What the bot answers at every so manieth question of a game, here and at a table where hidden things differ. */
function answersAtBoth(name: BotName, seats: number, most: number): { here: Answer[]; there: Answer[]; decks: number } {
  const session = start(vault, seats, `honest ${name} ${seats}`);
  const found = { here: [] as Answer[], there: [] as Answer[], decks: 0 };
  const walker = randomFrom(`walk ${name}`);
  for (let i = 0; session.question !== undefined && found.here.length < most; i += 1) {
    const seat = session.waitsFor[0] as Seat;
    // Within a step something hidden may have been turned up already; only the first question is sure to be the same.
    if (i % 7 === 0 && session.open.journal.length === 0) {
      const other = otherwise(session, seat, `other ${i}`);
      expect(other.view(seat)).toEqual(session.view(seat));
      if (JSON.stringify(other.state) !== JSON.stringify(session.state)) found.decks += 1;
      found.here.push(makeBot(name, randomFrom(`think ${i}`)).answer(session, seat));
      found.there.push(makeBot(name, randomFrom(`think ${i}`)).answer(other, seat));
    }
    playOn(session, walker);
  }
  return found;
}

describe('honesty', () => {
  test.each(BOT_NAMES)('%s answers the same, whatever lies hidden', (name) => {
    const { here, there, decks } = answersAtBoth(name, 3, 12);
    expect(here).toHaveLength(12);
    expect(decks).toBeGreaterThan(6);
    expect(there).toEqual(here);
  });

  test('thinking changes nothing at the table', () => {
    const session = start(vault, 2, 'untouched');
    playOn(session, randomFrom('walk'), 5);
    const before = JSON.stringify([session.state, session.open.journal]);
    const seat = session.waitsFor[0] as Seat;
    makeBot('greedy', randomFrom('bot')).answer(session, seat);
    expect(JSON.stringify([session.state, session.open.journal])).toEqual(before);
  });
});
