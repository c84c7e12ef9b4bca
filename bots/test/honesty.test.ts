/** Bots see only what their seat may know: what is hidden cannot change what they do. */
import { type Answer, type Json, randomFrom, type Seat, startSession } from '@holotape/kernel';
import { type GameName, loadGame } from '@holotape/shelf';
import { describe, expect, test } from 'vitest';
import { BOT_NAMES, type BotName, makeBot } from '../index.ts';
import { answersTo } from '../thinking.ts';
import { otherwise } from './helpers/otherwise.ts';
import { playOn, start } from './helpers/tables.ts';

interface Tried {
  readonly game: GameName;
  readonly seats: number;
  readonly options: Json;
  /** Questions between two that are looked at, so that a whole game comes up and not its first round. */
  readonly apart: number;
}

const TABLES: readonly Tried[] = [
  { game: 'vault', seats: 3, options: {}, apart: 7 },
  { game: 'adventure', seats: 3, options: { scenario: 'the-iron-commons' }, apart: 11 },
  { game: 'skirmish', seats: 2, options: { scenario: 'fort-davis', placing: 'auto' }, apart: 7 },
  { game: 'skirmish', seats: 2, options: { scenario: 'lost-journal' }, apart: 5 },
  { game: 'skirmish', seats: 2, options: { scenario: 'noon', placing: 'auto', quests: true, boosts: true }, apart: 7 },
];

/** How many positions are looked at; the table differs in hidden things at half of them at least. */
const LOOKS = 12;
/** What a search looks into for one answer here. */
const WORLDS = 100;

const games = new Map(TABLES.map(({ game }) => [game, loadGame(game)]));

/** What the bot answers here, and at tables that differ only in hidden things. */
function answersAtBoth({ game: id, seats, options, apart }: Tried, name: BotName) {
  const game = games.get(id)!;
  const keeping = { past: false, log: false };
  const session = startSession(game, { seats, options, seed: `honest ${name} ${seats}`, keeping });
  const found = { here: [] as Answer[], there: [] as Answer[], different: 0, within: 0 };
  const walker = randomFrom(`walk ${name}`);
  for (let i = 0; session.question !== undefined && found.here.length < LOOKS; i += 1) {
    const seat = session.waitsFor[0] as Seat;
    const other = i % apart === 0 ? otherwise(game, session, seat, `other ${i}`) : undefined;
    if (other !== undefined && answersTo(session.question, seat).length > 1) {
      if (JSON.stringify(other.state) !== JSON.stringify(session.state)) found.different += 1;
      if (session.open.journal.length > 0) found.within += 1;
      found.here.push(makeBot(name, randomFrom(`think ${i}`), WORLDS).answer(session, seat));
      found.there.push(makeBot(name, randomFrom(`think ${i}`), WORLDS).answer(other, seat));
    }
    playOn(session, walker);
  }
  return found;
}

describe.each(TABLES)('honesty at $game $options.scenario', (tried) => {
  test.each(BOT_NAMES)('%s answers the same, whatever lies hidden', (name) => {
    const { here, there, different, within } = answersAtBoth(tried, name);
    expect(here).toHaveLength(LOOKS);
    expect(different).toBeGreaterThan(LOOKS / 2);
    expect(within).toBeGreaterThan(0);
    expect(there).toEqual(here);
  });
});

test.each(['greedy', 'search'] as const)('%s thinks and changes nothing at the table', (name) => {
  const session = start(loadGame('vault'), 2, 'untouched');
  playOn(session, randomFrom('walk'), 5);
  const before = JSON.stringify([session.state, session.open.journal]);
  const seat = session.waitsFor[0] as Seat;
  makeBot(name, randomFrom('bot'), WORLDS).answer(session, seat);
  expect(JSON.stringify([session.state, session.open.journal])).toEqual(before);
});
