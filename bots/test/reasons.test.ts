/** Bots say why, in words for everybody, and never give away what is hidden. */
import { type Answer, type AnySession, below, type Json, randomFrom, type Seat, sentence } from '@holotape/kernel';
import { type GameName, loadGame } from '@holotape/shelf';
import { describe, expect, test } from 'vitest';
import { BOT_NAMES, makeBot } from '../index.ts';
import { hintFor, isAccountedFor, reasonsFor } from '../reasons.ts';
import { answersTo } from '../thinking.ts';
import { otherwise } from './helpers/otherwise.ts';
import { playOn, start } from './helpers/tables.ts';

const TABLES: readonly {
  readonly game: GameName;
  readonly seats: number;
  readonly options: Json;
  readonly looks: number;
}[] = [
  { game: 'vault', seats: 3, options: {}, looks: 6 },
  { game: 'adventure', seats: 3, options: { scenario: 'the-iron-commons' }, looks: 6 },
  { game: 'skirmish', seats: 2, options: { scenario: 'fort-davis', placing: 'auto' }, looks: 2 },
  { game: 'skirmish', seats: 2, options: { scenario: 'lost-journal', placing: 'auto' }, looks: 2 },
];

/** Questions between two that are looked at. */
const APART = 9;

interface Decision {
  readonly session: AnySession;
  readonly seat: Seat;
  readonly answer: Answer;
}

/** Decisions of a random game that bots would account for, each with any answer. */
function* decisions(session: AnySession, seed: string): Generator<Decision> {
  const walker = randomFrom(seed);
  for (let i = 0, last = -APART; session.question !== undefined; i += 1) {
    const seat = session.waitsFor[0] as Seat;
    const answers = answersTo(session.question, seat);
    if (isAccountedFor(session) && answers.length > 1 && i - last >= APART) {
      last = i;
      yield { session, seat, answer: answers[below(walker, answers.length)]! };
    }
    playOn(session, walker);
  }
}

describe.each(TABLES)('reasons at $game $options.scenario', ({ game: id, seats, options, looks }) => {
  const game = loadGame(id);
  const words = ({ say, args }: { say: string; args?: never }) =>
    sentence(game.texts, game.content, ['Ann', 'Bob', 'Cleo'], say, args);

  test('are the same sentences, whatever lies hidden from anybody', () => {
    let looked = 0;
    let different = 0;
    for (const { session, seat, answer } of decisions(start(game, seats, `why ${id}`, options), 'walk')) {
      const other = otherwise(game, session, 'public', `other ${looked}`);
      if (other === undefined) continue;
      if (JSON.stringify(other.state) !== JSON.stringify(session.state)) different += 1;
      const told = reasonsFor(session, seat, 'greedy', answer);
      expect(reasonsFor(other, seat, 'greedy', answer)).toEqual(told);
      expect(told.length).toBeGreaterThan(0);
      for (const each of told) expect(words(each as never)).toMatch(/^[A-Z][^{}]*[.]$/);
      looked += 1;
      if (looked === looks) break;
    }
    expect(looked).toEqual(looks);
    expect(different).toBeGreaterThan(looks / 2);
  });

  test('have a heading for every question and a bot, and speak of no term that there is not', () => {
    const { asks, terms } = game.reasons!;
    const headings = [...asks].map((ask) => `reason.ask.${ask}`);
    for (const say of [...headings, ...BOT_NAMES.map((bot) => `reason.${bot}`)])
      expect(words({ say })).not.toEqual(say);
    const known = new Set([...headings, ...terms.map(({ name }) => `reason.${name}`)]);
    const spoken = Object.keys(game.texts.messages).filter((key) => key.startsWith('reason.'));
    expect(spoken.filter((key) => !known.has(key))).toEqual([]);
  });
});

test('whoever takes any answer has no reason; what everybody may not see is not accounted for', () => {
  const vault = start(loadGame('vault'), 2, 'plain');
  const [{ session, seat, answer }] = [...decisions(vault, 'walk').take(1)] as [Decision];
  expect(reasonsFor(session, seat, 'random', answer)).toEqual([{ say: 'reason.random' }]);
  while (session.question!.ask.startsWith('turn')) playOn(session, randomFrom('on'));
  expect(reasonsFor(session, session.waitsFor[0] as Seat, 'greedy', 'anything')).toEqual([]);
});

test('a hint is what a greedy bot would answer, with what speaks for it', () => {
  const { session, seat } = decisions(start(loadGame('vault'), 2, 'hint'), 'walk').next().value as Decision;
  const bot = () => makeBot('greedy', randomFrom('hint'));
  const { answer, because } = hintFor(session, seat, bot(), randomFrom('why'));
  expect(answer).toEqual(bot().answer(session, seat));
  expect(because.length).toBeGreaterThan(0);
  for (const { say } of because) expect(say).toMatch(/^reason[.]/);
});
