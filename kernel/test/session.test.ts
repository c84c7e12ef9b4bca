import {
  BrokenRule,
  breadcrumb,
  choose,
  ForgottenYield,
  hashOf,
  open,
  option,
  type Play,
  randomFrom,
  roll,
  say,
  scripted,
  seeded,
  shuffle,
  startSession,
  streaming,
  TableRefused,
  together,
  within,
} from '@holotape/kernel';
import { fingerprint, playRandomly, testTable } from '@holotape/kernel/testing';
import { describe, expect, test } from 'vitest';
import { cards } from './games/cards.ts';
import { interrupts } from './games/interrupts.ts';
import { placement } from './games/placement.ts';
import { type TinyTable, tiny } from './games/tiny.ts';

const start = { seats: 2, seed: 'session' };

/** Asks seat 0 for a word and keeps it. */
function* askWord(table: TinyTable, ask = 'word'): Play {
  table.state.words.push(yield* choose(table, 0, ask, () => [option('yes'), option('no')]));
}

describe('a table is made', () => {
  test('only for as many as the game takes, and the rule is named', () => {
    expect(() => startSession(interrupts, { seats: 5, seed: 'x' })).toThrow(
      'Interrupts is played by 2 to 4; 5 seats were asked for.',
    );
    try {
      startSession(interrupts, { seats: 1.5, seed: 'x' });
    } catch (error) {
      expect(error).toBeInstanceOf(TableRefused);
      expect((error as TableRefused).rule).toBe('IN-SEATS');
    }
  });

  test('with options that the game knows; what is left out is filled in', () => {
    expect(startSession(cards, start).agreement.options).toEqual({ traders: 4 });
    expect(() => startSession(cards, { ...start, options: { traders: 99, colour: 'red' } })).toThrow(
      /^The options of the table will not do: traders: .*; options: .*colour/,
    );
  });

  test('a rule that breaks before anybody is asked is told as such', () => {
    const broken = tiny(function* () {
      yield* [];
      throw new Error('no dice in the box');
    });
    expect(() => startSession(broken, start)).toThrow('A rule broke at the start: no dice in the box');
  });
});

describe('a wrong answer is refused and changes nothing', () => {
  const table = () => testTable(placement, { seats: 3 });
  const bidden = () => {
    const t = table();
    for (const seat of [2, 0, 1]) t.seat(seat).answer('0');
    return t;
  };

  test('of somebody who is not asked', () => {
    expect(bidden().seat(1).refuse('well')).toEqual({
      rule: undefined,
      sentence: 'This question is not for Ben; it waits for Ann.',
    });
  });

  test('of chance, when nobody types dice', () => {
    expect(bidden().seat('chance').refuse([1]).sentence).toBe('This question is not for chance; it waits for Ann.');
  });

  test('given twice, by somebody who has answered a question put to several', () => {
    const t = table();
    t.seat(1).answer('1');
    expect(t.session.waitsFor).toEqual([0, 2]);
    expect(t.seat(1).refuse('0').sentence).toBe('Ben has answered this question already.');
  });

  test('that is not on the list', () => {
    expect(table().seat(0).refuse('7').sentence).toBe('"7" is not one of the choices here; possible: 0, 1.');
    expect(table().seat(0).refuse({ seven: 7 }).sentence).toMatch(/^"\{"seven":7\}" is not one of the choices/);
  });

  test('that is blocked, with the rule behind it', () => {
    expect(table().seat(0).refuse('2')).toEqual({ rule: 'PL-BID', sentence: 'You have only 1 food.' });
  });

  test('that the checker of an open question does not take', () => {
    const t = bidden();
    t.seat(0).answer('mast', 'food', 'water');
    expect(t.seat(0).asked()!.can).toContain(0);
    expect(t.seat(0).refuse(490)).toEqual({
      rule: 'PL-BEACON',
      sentence: 'Something is only 10 away; a beacon needs 75.',
    });
    expect(t.seat(0).refuse('far away').sentence).toBe('A beacon stands on a whole number from 0 to 1000.');
    t.seat(0).answer(337);
    expect(t.logged('PL-BEACON')).toEqual(['Ann sets up a beacon at 337.']);
  });

  test('after the end', () => {
    const session = playRandomly(startSession(placement, start), randomFrom('x'));
    expect(session.result).toBeDefined();
    expect(session.waitsFor).toEqual([]);
    expect(session.answer(0, 'well')).toEqual({ ask: undefined, rule: undefined, say: 'kernel.over' });
  });
});

describe('a question put to several', () => {
  test('is answered in any order, and the rule hears the answers in the order of the seats', () => {
    const t = testTable(placement, { seats: 3 });
    t.seat(2).answer('1');
    t.seat(0).answer('0');
    t.seat(1).answer('1');
    expect(t.session.past[0]!.journal).toEqual([{ ask: 'round.bid', by: [0, 1, 2], answer: ['0', '1', '1'] }]);
    expect(t.log()).toEqual(['Ben bids most and begins.']);
  });

  test('shows nobody another answer before all have answered', () => {
    const t = testTable(placement, { seats: 3 });
    const before = [t.seat(0).view(), t.seat(1).view(), t.log()];
    t.seat(2).answer('1');
    expect([t.seat(0).view(), t.seat(1).view(), t.log()]).toEqual(before);
  });

  test('and to nobody is not asked at all', () => {
    const game = tiny(function* (table) {
      const answers = yield* together(table, [], 'all', () => []);
      table.state.words.push(`${answers.length} answers`);
      yield* askWord(table);
    });
    expect(startSession(game, start).state.words).toEqual(['0 answers']);
  });
});

describe('options', () => {
  test('are listed only when somebody looks, and then once', () => {
    let listed = 0;
    const game = tiny(function* (table) {
      yield* choose(table, 0, 'word', () => {
        listed += 1;
        return [option('yes')];
      });
    });
    const session = startSession(game, start);
    const { question } = session;
    session.fork();
    expect(listed).toBe(0);
    if (question?.kind === 'choice') question.options();
    session.answer(0, 'yes');
    expect(listed).toBe(1);
  });
});

describe('a rule that breaks', () => {
  /** Breaks after "no" in any step, and at the start of step 2 if the secret is left. */
  const fragile = tiny(function* (table) {
    say(table, 'begins');
    if (table.state.played === 2) throw new Error('the roof fell in');
    const faces = yield* roll(table, 'die', [6]);
    table.state.words.push(`rolled ${faces[0]}`);
    const word = yield* within(
      table,
      'talk',
      choose(table, 0, 'word', () => [option('yes'), option('no')]),
    );
    table.state.words.push(word);
    if (word === 'no') throw new Error('"no" was never heard of');
  });

  test('in the open step leaves the session where it was', () => {
    const session = startSession(fragile, start);
    const before = fingerprint(session);
    expect(() => session.answer(0, 'no')).toThrow('A rule broke after "word" (talk): "no" was never heard of');
    expect(fingerprint(session)).toBe(before);
    expect(session.answer(0, 'yes')).toBeUndefined();
    expect(session.moment).toEqual({ step: 1, at: 1 });
  });

  test('in a later step too, and nothing of the steps between is left', () => {
    const session = startSession(fragile, start);
    session.answer(0, 'yes');
    const before = fingerprint(session);
    expect(() => session.answer(0, 'yes')).toThrow(BrokenRule);
    expect(fingerprint(session)).toBe(before);
    expect(session.ruleLog).toEqual([{ say: 'begins' }, { say: 'begins' }]);
    expect(session.past).toHaveLength(1);
  });

  test('leaves a session that keeps nothing where it was, too', () => {
    const session = startSession(fragile, { ...start, keeping: { past: false, log: false } });
    session.answer(0, 'yes');
    const before = hashOf(session.state);
    expect(() => session.answer(0, 'yes')).toThrow(BrokenRule);
    expect(hashOf(session.state)).toBe(before);
    expect(session.question?.ask).toBe('word');
  });

  test('while a question put to several is completed keeps the answers of the others', () => {
    const game = tiny(function* (table) {
      const words = yield* together(table, [0, 1], 'both', () => [option('yes'), option('no')]);
      if (words.includes('no')) throw new Error('never say no');
      table.state.words.push(...words);
    });
    const session = startSession(game, start);
    session.answer(1, 'yes');
    expect(() => session.answer(0, 'no')).toThrow('never say no');
    expect(session.waitsFor).toEqual([0]);
    session.answer(0, 'yes');
    expect(session.state.words).toEqual(['yes', 'yes']);
  });

  test('when it lists options or checks an answer changes nothing either', () => {
    const game = tiny(function* (table) {
      yield* open(
        table,
        0,
        'point',
        () => JSON.parse('{'),
        () => [1],
      );
    });
    const session = startSession(game, start);
    const before = fingerprint(session);
    expect(() => session.answer(0, 1)).toThrow(BrokenRule);
    expect(fingerprint(session)).toBe(before);
  });

  test('by changing an answer in place is stopped where there is a record', () => {
    const game = tiny(function* (table) {
      const path = yield* open<number[]>(
        table,
        0,
        'path',
        () => ({ ok: true }),
        () => [[1, 2]],
      );
      path.push(3);
      table.state.words.push(path.join());
    });
    expect(() => startSession(game, start).answer(0, [1, 2])).toThrow(/^A rule broke after "path".*not extensible/);
  });

  test('by never asking anybody is stopped', () => {
    const idle = tiny(function* (table) {
      yield* roll(table, 'die', [6]);
    }, Number.POSITIVE_INFINITY);
    expect(() => startSession(idle, { ...start, keeping: { past: false, log: false } })).toThrow('the game cannot end');
    const rolling = tiny(function* (table) {
      while ((yield* roll(table, 'die', [6]))[0] !== 7);
    });
    expect(() => startSession(rolling, start)).toThrow('the game cannot end');
  });
});

describe('a forgotten yield* is noticed at run time', () => {
  const forget = (ask: (table: TinyTable) => unknown) =>
    tiny(function* (table) {
      yield* askWord(table, 'first');
      ask(table);
      if (table.state.words.includes('no')) yield* askWord(table, 'second');
    });
  const verbs: Record<string, (table: TinyTable) => unknown> = {
    choose: (table) => choose(table, 0, 'lost', () => []),
    together: (table) => together(table, [0], 'lost', () => []),
    open: (table) =>
      open(
        table,
        0,
        'lost',
        () => ({ ok: true }),
        () => [],
      ),
    roll: (table) => roll(table, 'lost', [6]),
    shuffle: (table) => shuffle(table, 'lost', []),
  };
  test.each(Object.keys(verbs))('of %s: at the next question and at the end of the step', (verb) => {
    for (const word of ['no', 'yes']) {
      const session = startSession(forget(verbs[verb]!), start);
      try {
        session.answer(0, word);
        expect.unreachable();
      } catch (error) {
        expect((error as BrokenRule).cause).toBeInstanceOf(ForgottenYield);
        expect((error as Error).message).toContain(
          'The question "lost" was made and never asked: its yield* is missing.',
        );
      }
      expect(session.question?.ask).toBe('first');
    }
  });
});

describe('breadcrumbs', () => {
  test('tell where a question is asked, whether it is asked by a rule or is the whole scene', () => {
    function* inner(table: TinyTable): Play {
      yield* askWord(table, 'by a rule');
      yield* within(
        table,
        'deepest',
        choose(table, 0, 'as a scene', () => [option('yes')]),
      );
      yield* askWord(table, 'after it');
    }
    const session = startSession(
      tiny((table) => within(table, 'outer', within(table, 'inner', inner(table)))),
      start,
    );
    const seen: string[] = [];
    for (let i = 0; i < 3; i += 1) {
      seen.push(`${breadcrumb(session.question!.trail).join(' > ')}: ${session.question!.ask}`);
      session.answer(0, 'yes');
    }
    expect(seen).toEqual([
      'outer > inner: by a rule',
      'outer > inner > deepest: as a scene',
      'outer > inner: after it',
    ]);
  });
});

describe('forks', () => {
  test('share nothing with their parent, whatever chance says in them', () => {
    const session = startSession(cards, { seats: 2, seed: 'fork', options: { traders: 6 } });
    const random = randomFrom('fork');
    playRandomly(session, random, {
      eachAnswer(now) {
        const before = fingerprint(now);
        playRandomly(now.fork(streaming(random)), random);
        expect(fingerprint(now)).toBe(before);
      },
    });
  });

  test('go on as their parent would if they keep its chance', () => {
    const session = startSession(cards, { seats: 2, seed: 'fork', options: { traders: 6 } });
    playRandomly(session, randomFrom('a'), { mostAnswers: 7 });
    const fork = session.fork();
    const ends = [session, fork].map((each) => hashOf(playRandomly(each, randomFrom('b')).state));
    expect(ends[0]).toBe(ends[1]);
  });

  test('of a table with typed dice ask for dice too, or roll by themselves if told so', () => {
    const t = testTable(interrupts, { seats: 2, dice: 'typed', chance: { 'luck.draw': [1, 1] } });
    t.seat(0).answer('shoot:1');
    t.seat(1).answer('pass');
    expect(t.session.waitsFor).toEqual(['chance']);
    expect(t.session.fork().question?.ask).toBe('shoot.hit');
    expect(t.session.fork(streaming(randomFrom('x'))).question?.ask).toBe('turn.action');
    expect(t.session.question?.ask).toBe('shoot.hit');
  });

  test('can be made of a game that is over', () => {
    const over = playRandomly(startSession(interrupts, start), randomFrom('x'));
    expect(over.fork().result).toEqual(over.result);
  });
});

describe('a thought', () => {
  const secrets = Array.from({ length: 8 }, (_, i) => `secret-${i}`);

  test('knows another order of hidden things, and the real one does not change', () => {
    const session = startSession(cards, { seats: 3, seed: 'thought' });
    playRandomly(session, randomFrom('thought'), { mostAnswers: 8 });
    const { deck, players } = structuredClone(session.state);
    const thoughts = Array.from({ length: 20 }, (_, i) => session.imagine(0, randomFrom(`${i}`)).state);
    expect(session.state.deck).toEqual(deck);
    for (const thought of thoughts) {
      expect(thought.deck).not.toEqual(deck);
      expect(thought.players[0]!.hand).toEqual(players[0]!.hand);
      expect([...thought.deck].sort()).toHaveLength(deck.length);
    }
    expect(new Set(thoughts.map(({ deck: order }) => order.join())).size).toBe(20);
    const held = thoughts.map(({ players: [, second, third] }) => [...second!.hand, ...third!.hand].join());
    expect(new Set(held).size).toBeGreaterThan(1);
  });

  test('has forgotten what others have answered in secret, but not the own answer', () => {
    const session = startSession(placement, { seats: 3, seed: 'thought' });
    session.answer(1, '1');
    session.answer(2, '0');
    expect([...session.imagine(1, randomFrom('x')).pending]).toEqual([[1, '1']]);
    expect(session.imagine(0, randomFrom('x')).waitsFor).toEqual([0, 1, 2]);
    expect([...session.pending.keys()]).toEqual([1, 2]);
  });

  test('cannot be forked or taken back before its next step, for its checkpoint is the real one', () => {
    const game = tiny(
      function* (table) {
        yield* askWord(table, 'first');
        yield* askWord(table, 'second');
      },
      3,
      secrets,
    );
    const session = startSession(game, start);
    session.answer(0, 'yes');
    const thought = session.imagine(0, randomFrom('x'));
    expect(thought.open.checkpoint).toBeUndefined();
    const refused = 'No checkpoint leads here: it was imagined in this step, or the session keeps none.';
    expect(() => thought.fork()).toThrow(refused);
    expect(() => thought.imagine(0, randomFrom('x'))).toThrow(refused);
    expect(() => thought.goBack({ step: 0, at: 0 }, { say: 'back' })).toThrow(refused);
    expect(thought.state.secret).toEqual(secrets.toReversed());
    thought.answer(0, 'yes');
    expect(thought.fork().state.secret).toEqual(secrets.toReversed());
  });

  test('rolls its own dice, on a table with typed dice too', () => {
    const session = startSession(interrupts, { seats: 2, seed: 'x', dice: 'typed' });
    session.answer(0, 'shoot:1');
    session.answer(1, 'pass');
    const ends = Array.from({ length: 30 }, (_, i) => session.imagine(0, randomFrom(`${i}`)).state.players[1]!.life);
    expect(new Set(ends)).toEqual(new Set([3, 2, 1]));
  });
});

describe('the log', () => {
  test('keeps the order of lines over steps, and a reader gets what is for everybody or for them', () => {
    const game = tiny(function* (table) {
      say(table, 'all', { n: table.state.played });
      say(table, 'both', undefined, undefined, [0, 1]);
      yield* askWord(table);
      say(table, 'first', {}, 'TI-1', [0]);
    });
    const session = startSession(game, start);
    session.answer(0, 'yes');
    const keys = (viewer: 0 | 1 | 2 | 'public') => session.log(viewer).map((line) => line.say);
    expect(keys(0)).toEqual(['all', 'both', 'first', 'all', 'both']);
    expect(keys(1)).toEqual(['all', 'both', 'all', 'both']);
    expect(keys('public')).toEqual(['all', 'all']);
    session.tell({ say: 'a bot takes over', to: [1] });
    session.answer(0, 'yes');
    expect(keys(1)).toEqual(['all', 'both', 'all', 'both', 'a bot takes over', 'all', 'both']);
    expect(keys(2)).toEqual(['all', 'all', 'all']);
  });

  test('does not change when the state does', () => {
    const game = tiny(function* (table) {
      say(table, 'secret', { cards: table.state.secret });
      table.state.secret.push('joker');
      yield* askWord(table);
    });
    expect(startSession(game, start).ruleLog).toEqual([{ say: 'secret', args: { cards: [] } }]);
  });

  test('is not written by a session that keeps nothing', () => {
    const session = startSession(interrupts, { ...start, keeping: { past: false, log: false } });
    playRandomly(session, randomFrom('x'));
    expect(session.ruleLog).toEqual([]);
    expect(session.past).toEqual([]);
  });
});

describe('chance is counted by name', () => {
  const rolls = (more: boolean) =>
    tiny(function* (table) {
      if (more) yield* roll(table, 'other', [6]);
      const faces = yield* roll(table, 'die', [1000]);
      table.state.words.push(String(faces[0]));
      yield* askWord(table);
    });

  test('so that another roll elsewhere shifts nothing', () => {
    const words = [false, true].map((more) => {
      const session = startSession(rolls(more), start);
      session.answer(0, 'yes');
      session.answer(0, 'yes');
      return session.state.words;
    });
    expect(words[0]).toEqual(words[1]);
    expect(new Set(words[0]).size).toBe(4);
  });

  test('over the whole game, and in tests the n-th time gets the n-th answer', () => {
    const chance = scripted({ die: [[7], [8]] }, seeded('x'));
    const session = startSession(rolls(false), { ...start, chance });
    session.answer(0, 'yes');
    session.answer(0, 'yes');
    expect(session.state.words.slice(0, 3)).toEqual(['7', 'yes', '8']);
    expect(session.open.counts).toEqual({ die: 2 });
  });

  test('and a script with faces that no die has is a mistake', () => {
    const chance = scripted({ die: [[1001]] }, seeded('x'));
    expect(() => startSession(rolls(false), { ...start, chance })).toThrow(
      '"die" cannot give [1001]: it takes one die: 1-1000.',
    );
  });
});

describe('typed dice', () => {
  test('are asked for, and faces that cannot come up are refused', () => {
    const t = testTable(interrupts, { seats: 2, dice: 'typed' });
    t.seat(0).answer('shoot:1');
    t.seat(1).answer('pass');
    expect(t.seat('chance').asked()).toEqual({ ask: 'shoot.hit', can: [], cannot: {} });
    expect(t.seat('chance').refuse([7]).sentence).toBe('[7] cannot come up here; it takes one die: 1-6.');
    for (const wrong of [[0], [1.5], [1, 2], [], 'six', null, ['6']]) t.seat('chance').refuse(wrong);
    expect(t.seat(0).refuse([6]).sentence).toBe('This question is not for Ann; it waits for the dice.');
    t.seat('chance').answer([6]);
    expect(t.logged('IN-SHOOT')).toEqual(['Ann shoots at Ben.', '6: Ben loses 2 life.']);
  });
});
