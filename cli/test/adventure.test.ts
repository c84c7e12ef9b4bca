import type { AdventureView } from '@holotape/adventure/view';
import { randomFrom, startSession } from '@holotape/kernel';
import { playRandomly } from '@holotape/kernel/testing';
import { loadGame } from '@holotape/shelf';
import { describe, expect, test } from 'vitest';
import type { Drawing } from '../games/adventure/drawing.ts';
import { label } from '../games/adventure/labels.ts';
import { screen } from '../games/adventure/screen.ts';
import { Pen } from '../terminal/pen.ts';
import { widthOf } from '../terminal/text.ts';
import { afterAnswer, holotape } from './helpers/holotape.ts';

const game = loadGame('adventure');
const SCENARIOS = [...game.content.scenarios.keys()] as string[];
const SOLO = ['play', 'adventure', '--seats', 'you:Ann', '--seed', 'tea'];
/** A survivor, a space to start from, and where its card goes. */
const SET_UP = ['drifter', '1', '1'];

describe('the adventure on a screen', () => {
  const drawing = (scenario: string, width: number, pen = new Pen(false, false)): Drawing => {
    const begun = startSession(game, { seats: 3, seed: scenario, options: { scenario } });
    const session = playRandomly(begun, randomFrom(scenario), { mostAnswers: 150 });
    return {
      pen,
      width,
      view: session.view(0) as AdventureView,
      content: game.content,
      names: ['Ann', 'Bob', 'Cleo'],
      bots: [undefined, 'greedy', 'random'],
      seat: 0,
    };
  };

  test.each(SCENARIOS)('%s fits in 80, 100 and 130 columns, in colour, without, and in ASCII', (scenario) => {
    for (const width of [80, 100, 130])
      for (const pen of [new Pen(false, false), new Pen(true, false), new Pen(false, true)]) {
        const lines = screen(drawing(scenario, width, pen));
        expect(lines.filter((line) => widthOf(line) > width)).toEqual([]);
        if (pen.plain) expect(lines.join('')).toMatch(/^[\x20-\x7e’]*$/);
      }
  });

  test('shows every survivor, enemy and marker of the map where it is', () => {
    const drawn = screen(drawing('the-drowned-capital', 130, new Pen(false, true))).join('\n');
    expect(drawn).toMatch(/\| Crossroads Camp -|\+ Crossroads Camp -/);
    expect(drawn).toContain('!'); // the wreck
    for (const figure of ['1', '2', '3'])
      expect(drawn).toMatch(new RegExp(`[a-f][\\^%]*(?:[WS]\\d|V[AB])? ?\\d*${figure}`));
  });
});

describe('a solo game through a pipe', () => {
  const ran = holotape([...SOLO, '--scenario', 'iron'], [...SET_UP, ...Array<string>(4000).fill('1')], {
    COLUMNS: '100',
  });

  test('is played to the end, and the end is told', () => {
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(ran.out).toContain('The Iron Commons, round 1 of 26: survivors act');
    expect(ran.out).toMatch(/How it ended/);
    expect(ran.out).toMatch(/Everybody loses\.|Ann wins\./);
  });

  test('FB-TEST-4 an encounter names the test of an option, its chance and the rerolls, before it is chosen', () => {
    const details: (string | undefined)[] = [];
    playRandomly(
      startSession(game, { seats: 1, seed: 'd', options: { scenario: 'the-drowned-capital' } }),
      randomFrom('d'),
      {
        mostAnswers: 1200,
        eachAnswer: (session) => {
          const { question } = session;
          if (question?.ask !== 'encounter.option' || question.kind !== 'choice') return;
          details.push(...question.options().map((each) => label(session, question, each, ['Ann']).detail));
        },
      },
    );
    expect(details.filter((each) => /test [SPECIAL]+ \d, passed \d+ % \(\d+ rerolls?\)$/.test(each ?? ''))).not.toEqual(
      [],
    );
  });

  test('fits in 100 columns and has no colour codes', () => {
    expect(ran.lines.filter((line) => widthOf(line) > 100)).toEqual([]);
    expect(ran.out).not.toContain('\x1b');
  });

  test('shows names, not ids', () => {
    expect(ran.out).not.toMatch(
      /\b(?:ask|option|why)\.[a-z]|\b(?:to|use|perk|quest|fight|loyal|option|choice|reroll):[a-z0-9]|undefined|NaN|\{|\b[a-z]+-[a-z]+\.[a-f]\b/,
    );
  });
});

describe('at the table', () => {
  test('the odds of fights and tests are told before one chooses', () => {
    const ran = holotape(SOLO, [...SET_UP, 'odds', 'odds SA 4', 'odds banana']);
    expect(afterAnswer(ran, 4)).toMatch(/: killed \d+ % \(\d hits? needed, \d rerolls?\); costs about \d\.\d HP/);
    // The Drifter starts with A and one more letter: 35 % with one reroll, 54 % with two.
    expect(afterAnswer(ran, 5)).toMatch(/Test SA 4: passed (?:35|54) %/);
    expect(afterAnswer(ran, 6)).toContain('"odds PL 4" is about a test with P and L');
  });

  test('why? names the rule of everything that is shut', () => {
    const ran = holotape(SOLO, [...SET_UP, 'why?']);
    expect(afterAnswer(ran, 4)).toContain('There is nothing to encounter in this space. (FB-ENC-1)');
    expect(afterAnswer(ran, 4)).toContain('You are not where this can be done. (FB-QUEST-2)');
  });

  test('quests, shop, map, hand and cards can be looked at', () => {
    const ran = holotape([...SOLO, '--scenario', '4'], [...SET_UP, 'quests', 'shop', 'map', 'hand', 'card stim kit']);
    expect(afterAnswer(ran, 4)).toContain('The Man Who Ran');
    expect(afterAnswer(ran, 5)).toMatch(/^Shop /);
    expect(afterAnswer(ran, 6)).toContain('Rolling Mill');
    expect(afterAnswer(ran, 7)).toMatch(/1 influence of 11/);
    expect(afterAnswer(ran, 8)).toContain('Stim Kit');
  });

  test('where one starts is chosen with the map in view, and moves name what they border', () => {
    const ran = holotape(SOLO, ['drifter', '1', '1', 'move', 'card crossroads']);
    expect(afterAnswer(ran, 1)).toContain('Foun. Rui.');
    expect(afterAnswer(ran, 4)).toMatch(/Go to Crossroads Camp \([a-e]\): .*borders #1/);
    expect(afterAnswer(ran, 5)).toContain('borders #1, #5');
  });

  test('the dice on the table are rated: every reroll with its chance, and in a fight its harm', () => {
    // Answers until a question about dice comes up; the same luck in every run.
    const typed = [...SET_UP, ...Array.from({ length: 120 }, () => ['odds', '1']).flat()];
    const { out } = holotape([...SOLO, '--scenario', 'slag'], typed);
    expect(out).toMatch(/rerolls left: 1\. Reroll\?/);
    expect(out).toMatch(/As they lie: \d+ %/);
    expect(out).toMatch(/Reroll 1, 2 and 3: \d+ %/);
  });

  test('AB-END-1 a fresh table offers both ways to win, with what they change; together shows goals and who is against them', () => {
    const { out } = holotape(['play', 'adventure', '--seed', 'tea'], ['', '3', 'x', '2', 'drifter', '1', '1', '1']);
    expect(out).toMatch(/\[1\] Against each other: .*agendas/);
    expect(out).toMatch(/\[2\] Together: /);
    expect(out).toContain('Answer 1 or 2.');
    expect(out).toMatch(/Together for (Harbor Folk|Choir of the Glow) \(each plus: /);
    expect(out).toMatch(/0\s+of\s+2\s+goals/);
    expect(out).toMatch(/with\s+20\s+%\s+\(4\s+of\s+20\s+cards\)/);
    expect(out).toContain('a mutation, facedown until 5 rads');
  });

  test('AB-ASSIST-1 AB-ASSIST-3 who may help reads what the fight comes to with and without it', () => {
    const labels: (string | undefined)[] = [];
    for (let seed = 0; seed < 20 && labels.length === 0; seed += 1) {
      const options = { scenario: 'the-iron-commons', together: true };
      playRandomly(startSession(game, { seats: 4, seed: `help ${seed}`, options }), randomFrom(`help ${seed}`), {
        eachAnswer(now) {
          const { question } = now;
          if (labels.length > 0 || question?.ask !== 'assist.offer' || question.kind !== 'choice') return;
          const offered = question.options();
          labels.push(...offered.map((option) => label(now, question, option, ['Ann', 'Bob', 'Cleo', 'Dan']).detail));
        },
      });
    }
    expect(labels).toEqual([
      expect.stringMatching(/^killed \d+ %; the fighter loses about .* who helps loses about/),
      expect.stringMatching(/^killed \d+ %; the fighter loses about [\d.]+ HP and falls with \d+ %$/),
    ]);
  });

  test('a scenario that does not exist, and a setting of another game, are told', () => {
    expect(holotape([...SOLO, '--scenario', 'mars'])).toMatchObject({ code: 2 });
    expect(holotape([...SOLO, '--scenario', 'mars']).err).toContain('there is The Iron Commons, The Drowned Capital');
    expect(holotape([...SOLO, '--extra-rooms']).err).toContain('--extra-rooms means nothing in the adventure.');
  });

  test('a difficulty or a variant that does not exist is told', () => {
    expect(holotape([...SOLO, '--difficulty', 'cruel']).err).toContain('--difficulty takes gentle, book or hard');
    expect(holotape([...SOLO, '--variants', 'quick,mars']).err).toContain(
      'There is no variant "mars"; there is together',
    );
  });

  test('simulate tells endings, survivors and what never came up', () => {
    const { out, code } = holotape([
      'simulate',
      'adventure',
      '--seats',
      'random,random',
      '--games',
      '2',
      '--jobs',
      '1',
    ]);
    expect(code).toBe(0);
    expect(out).toMatch(/Endings: /);
    expect(out).toMatch(/^ {2}survivors$/m);
    expect(out).toMatch(/Of \d+ cards \(stories\) \d+ never came up/);
  });
});

describe('a trade in words', () => {
  const begin = ['vaultborn', '1', 'drifter', '1', '1', '1', 'camp', 'trade', ''];
  const played = (...typed: string[]) =>
    holotape(['play', 'adventure', '--seats', 'you:Ann,you:Bob', '--seed', 'tea'], [...begin, ...typed]).out.replace(
      /\s+/g,
      ' ',
    );

  test('any number of things goes both ways, with a promise', () => {
    const out = played('give 2 caps, vault suit for 1 cap, old tire iron, an agenda; promise tea at nine');
    expect(out).toContain('Ann gives Vault Suit and 2 Caps and wants Old Tire Iron, 1 Cap and 1 agenda. Promised:');
    expect(out).toContain('Ann promises: tea at nine');
  });

  test('what nobody has, and what is too much, is told', () => {
    expect(played('give banana')).toContain('Nobody there has "banana".');
    expect(played('give 9 caps')).toContain('There are not as many Caps.');
  });

  test('an offer can be answered with another', () => {
    const out = played('give 1 cap', 'offer', '', 'give agenda 1 for vault suit', 'accept');
    expect(out).toContain('Bob would rather offer something else.');
    expect(out).toContain('Bob gives 1 agenda and wants Vault Suit.');
    expect(out).toContain('Bob and Ann trade.');
  });
});

describe('two people at one screen', () => {
  const AGENDAS = [...game.content.agendas.values()].map(({ name }) => name);
  const named = (text: string) => AGENDAS.filter((name) => text.includes(name));
  const BOTH = [...Array<string>(6).fill('1')];
  const typed = [...BOTH, 'why?', 'why agenda', 'list', 'agenda 1', 'hand', '', '', 'look', 'log 40'];
  const { out } = holotape(['play', 'adventure', '--seats', 'you:Ann,you:Bob', '--seed', 'tea'], typed);
  const [before, during, after] = out.split(
    /Only Ann may see what comes next\. The others look at the wallpaper\.|Press Enter when you have read it\./,
  ) as [string, string, string];

  test('FB-AGENDA-5 nobody learns from the choices, their reasons or a refusal which agendas another holds', () => {
    expect(before).toContain('> agenda 1');
    expect(before).toContain('Show agenda 1 for loyalty: not now.');
    expect([named(before), before.includes('FB-LOYAL')]).toEqual([[], false]);
  });

  test('FB-AGENDA-4 "hand" is announced, shows them to their owner, and is wiped away', () => {
    expect(named(during)).toHaveLength(1);
    expect(during).toContain('Show agenda 1 for loyalty');
    expect(named(after)).toEqual([]);
  });
});
