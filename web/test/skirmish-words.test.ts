/** Every question of a battle in words: no option is shown by its id. */
import { makeBot } from '@holotape/bots';
import { type AnySession, randomFrom, startSession } from '@holotape/kernel';
import { loadGame } from '@holotape/shelf';
import type { Battle, SkirmishContent } from '@holotape/skirmish/battle';
import type { QuestionInfo } from '@holotape/table/spoken/protocol';
import { expect, it, vi } from 'vitest';
import type { BattleContext } from '../src/games/skirmish/table.tsx';

const game = loadGame('skirmish');
const content = game.content as SkirmishContent;
vi.mock('../src/games/skirmish/pack.ts', async () => {
  const { loadGame: load } = await import('@holotape/shelf');
  return { skirmishContent: () => load('skirmish').content };
});
const { optionLabel } = await import('../src/games/skirmish/options.tsx');
const { wouldDo } = await import('../src/games/skirmish/decks/now.ts');

/** A question as the page gets it. */
const asked = (session: AnySession, seat: number): QuestionInfo => {
  const question = session.question!;
  return {
    number: 1,
    seat,
    ask: question.ask,
    kind: question.kind === 'open' ? 'open' : 'choice',
    trail: [],
    about: question.detail?.about,
    options: question.kind === 'choice' || question.kind === 'together' ? question.options(seat) : [],
  } as never;
};

/** An id that nobody has put into words: hyphens between small letters, or a colon without a space. */
const isRaw = (name: string): boolean => /^[a-z]+(?:-[a-z]+)+$|\w:\w/.test(name) || name === '';

/** Weapons and targets are told with their odds, which take their time and are looked at elsewhere. */
const ATTACKS = /^(?:shoot|throw|strike|luck|attack\.effect|withdraw\.attack)/;

/** The scenarios that ask most questions of their own. */
const TOLD = [
  'fort-davis',
  'noon',
  'police-station',
  'newshound',
  'hurt-locker',
  'demolition',
  'suit-up',
  'general-atomics',
];

/** Models and markers of one name are alike. */
const kindOf = (ask: string, option: string): string => `${ask} ${option.replace(/\d+/g, '')}`;

it('every option of a battle is in words', () => {
  const raw = new Set<string>();
  const seen = new Set<string>();
  for (const id of TOLD) {
    const { own } = content.scenarios.get(id)!;
    const boosts = [...content.boosts.keys()];
    const cards = { events: true, boosts: true, quests: true, hands: [boosts.slice(0, 30), boosts.slice(30)] };
    const options = { scenario: id, placing: 'players', ...(own !== undefined && cards) };
    const session = startSession(game, { seats: 2, seed: id, options: options as never });
    const bot = makeBot('random', randomFrom(id));
    for (let n = 0; session.question !== undefined && n < 120; n += 1) {
      const seat = session.waitsFor[0] as number;
      const question = asked(session, seat);
      const fresh = ATTACKS.test(question.ask)
        ? []
        : (question.options ?? []).filter(({ id: option }) => !seen.has(kindOf(question.ask, option)));
      if (fresh.length > 0) {
        const context = {
          view: session.view(seat),
          names: ['Ana', 'Ben'],
          log: [],
          question,
        } as never as BattleContext;
        for (const option of fresh) {
          seen.add(kindOf(question.ask, option.id));
          const { name } = optionLabel(question, option, context);
          if (isRaw(name)) raw.add(`${question.ask} ${option.id}: "${name}"`);
        }
      }
      session.answer(seat, bot.answer(session, seat));
    }
  }
  expect([...raw]).toEqual([]);
});

it('a Boost says what it would do at this moment, by what the question is about', () => {
  const session = startSession(game, {
    seats: 2,
    seed: 'now',
    options: { scenario: 'troubled-beginnings', placing: 'auto' } as never,
  });
  const battle = { state: session.state, content } as never as Battle;
  const says = (ask: string, about: object, card: string) => wouldDo(battle, { ask, about } as never, card);
  const rolled = { model: 'nora-1', needed: 6 };
  expect(says('boost.rolled', { ...rolled, result: '8' }, 'accurate-attack')).toBe('8 counts as 6: it succeeds');
  expect(says('boost.rolled', { ...rolled, result: '9' }, 'accurate-attack')).toBe(
    '9 counts as 7: not enough against 6',
  );
  expect(says('boost.rolled', { ...rolled, result: '9' }, 'take-two')).toMatch(/^\d+ % to get 6 or less$/);
  expect(says('boost.before', { model: 'nora-1', pool: ['black', 'yellow'] }, 'aim-for-the-gap')).toBe(
    'then the dice are yellow, yellow',
  );
  expect(says('boost.hit', { model: 'nora-1', by: 'brute-1' }, 'sprint')).toBeUndefined();
});
