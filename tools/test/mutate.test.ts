import { stripTypeScriptTypes } from 'node:module';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { type GameMutant, withRules } from '../mutate/game.ts';
import { sampleOf } from '../mutate/index.ts';
import { mutate } from '../mutate/mutants.ts';
import { placesOf } from '../mutate/places.ts';
import { report } from '../mutate/report.ts';

/** What the last expression of a text gives, with one of its faults awake or none. */
function tried(source: string, awake = -1): unknown {
  const text = stripTypeScriptTypes(mutate('sample.ts', source).text(100));
  return runInNewContext(text, { __mutant: (number: number) => number === awake + 100, __round: () => {} });
}
const faults = (source: string) => mutate('sample.ts', source).mutants.map(({ what }) => what);
/** What comes out with each of the faults, by its words. */
const outcomes = (source: string) =>
  Object.fromEntries(mutate('sample.ts', source).mutants.map(({ what, at }) => [what, tried(source, at)]));

describe('faults', () => {
  test('sleep until their number is called', () => {
    expect(tried('const f = (a: number) => a + 1; f(1)')).toBe(2);
  });

  test.each([
    ['(() => 3 > 2)()', { '> becomes >=': true, '3 becomes 4': true, '2 becomes 3': false }],
    ['(() => 2 + 2)()', { '+ becomes -': 0, '2 becomes 3': 5 }],
    ['(() => true && false)()', { '&& becomes ||': true, 'true becomes false': false, 'false becomes true': true }],
    ["((x?: string) => x ?? 'none')('some')", { '?? loses what comes before it': 'none' }],
    ['((x: unknown) => !x)(0)', { '! is left out': 0 }],
    ['((x: unknown) => (x ? "yes" : "no"))({})', { 'the condition is turned round': 'no' }],
    ["[['a', 'b']].map((x) => x.some((y) => y === 'b'))[0]", { 'some becomes every': false, '=== becomes !==': true }],
    ["((x: string[]) => x.filter((y) => y === 'b').join())(['a', 'b'])", { 'filter is left out': 'a,b' }],
    ['((x: number) => Math.min(x, x * x))(-3)', { 'min becomes max': 9 }],
    ['((x: number) => { if (x === -5) return "early"; return "late"; })(-5)', { 'never leaves here': 'late' }],
  ])('%s', (source, expected) => {
    expect(outcomes(source)).toMatchObject(expected);
  });

  test('only those that are tried are put in, and every round of a loop is counted', () => {
    const source = 'let a = 1;for (const b of [1, 2, 3]) a += b;while (a < 20) a += 5;a';
    const { mutants, text } = mutate('sample.ts', source);
    const [one] = mutants.filter(({ what }) => what === '+= becomes -=');
    const written = text(100, new Set([100 + one!.at]));
    expect(written.match(/__mutant\(\d+\)/g)).toEqual([`__mutant(${100 + one!.at})`]);
    let rounds = 0;
    expect(runInNewContext(written, { __mutant: () => false, __round: () => rounds++ })).toBe(22);
    expect(rounds).toBe(3 + 3);
  });

  test('a statement is left out, also where it stands without braces and before an else', () => {
    const source = 'let a = "";const f = (x: boolean) => { if (x) a += "yes"; else a += "no"; };f(true);f(false);a';
    const left = mutate('sample.ts', source).mutants.filter(({ what }) => what === 'is left out');
    expect(tried(source)).toBe('yesno');
    expect(left.slice(0, 2).map(({ at }) => tried(source, at))).toEqual(['no', 'yes']);
  });

  test('a rule is played in them as well', () => {
    const rule = `
      function* inner(): Generator<string, number, number> { return (yield 'a') + 1; }
      function* outer(): Generator<string, string, number> {
        if ((yield* inner()) > 5) return 'big';
        yield* inner();
        return 'small';
      }
      const run = (answers: number[]) => {
        const play = outer();
        let at = play.next();
        for (const answer of answers) if (!at.done) at = play.next(answer);
        return String(at.value);
      };
      run([1, 1]) + run([9])`;
    expect(tried(rule)).toBe('smallbig');
    expect(new Set(mutate('sample.ts', rule).mutants.map(({ at }) => tried(rule, at))).size).toBeGreaterThan(2);
  });

  test('what only tells, types, names and targets are left alone', () => {
    const source = `
      import { one } from './one.ts';
      type Two = 2;
      export function f(table: { [key: string]: 1 }, { a = one }: { a?: number }) {
        say(table, 'gain', { a: 5 });
        if (a > 3) say(table, 'more');
        table.x = a as 1;
        delete table.y;
        throw new Error(\`not \${a + 1}\`);
      }`;
    expect(faults(source)).toEqual(['is left out']);
  });

  test('what a question or a refusal tells about itself, and what is only suggested, is left alone', () => {
    const source = `
      export const why = (a: boolean) => ({ rule: 'AB-C-1', say: 'no', args: { left: 5 - 3 }, about: { less: !a } });
      export function suggestWays(a: number) { return a > 3 ? [a + 1] : []; }
      const suggestOn = (a: number) => a * 2;
      function tellTurn(a: number) { for (const b of [a + 1]) say(b); }
      const told = (a: number) => ({ tells: a > 3 });`;
    expect(faults(source)).toEqual(['> becomes >=', '3 becomes 4']);
  });

  test('a method that every object has is called as it is', () => {
    expect(tried('((x: number) => x.toString(36))(35)')).toBe('z');
    expect(faults('((x: number) => x.toString(36))(35)').some((what) => what.includes('toString'))).toBe(false);
  });

  test('what is evaluated while the module is loaded is known', () => {
    const { mutants } = mutate(
      'sample.ts',
      'const LIMIT = 6;\nconst f = () => 7;\nconst some = LIST.filter((x) => x + 8);\nconst g = () => LIST.map((x) => 9);',
    );
    expect(mutants.map(({ what, line, whileLoading }) => [what, line, whileLoading])).toEqual([
      ['6 becomes 7', 1, true],
      ['7 becomes 8', 2, false],
      ['filter is left out', 3, true],
      ['+ becomes -', 3, true],
      ['8 becomes 9', 3, true],
      ['9 becomes 10', 4, false],
    ]);
  });
});

describe('the places of a rule', () => {
  const placed = (source: string) =>
    placesOf('sample.ts', source).map(
      ({ id, start, end }) => `${id}: ${source.slice(start, end).replace(/\s+/g, ' ').trim()}`,
    );

  test('a comment above something means all of it', () => {
    expect(placed('/** Why. SH-PLACE-1, SH-PLACE-2 */\nexport function f() {\n  return 1;\n}\nf();')).toEqual([
      'SH-PLACE-1: export function f() { return 1; }',
      'SH-PLACE-2: export function f() { return 1; }',
    ]);
    expect(placed('const f = () => {\n  // SH-PLACE-1: first\n  a();\n  b();\n};')).toEqual(['SH-PLACE-1: a();']);
  });

  test('a comment at the end of a line means the line', () => {
    expect(placed('const f = () => {\n  a(); // SH-PLACE-1\n  b();\n};')).toEqual(['SH-PLACE-1: a();']);
  });

  test('a reason belongs to the condition that leads to it', () => {
    expect(placed("const f = (x) => {\n  if (x) return { rule: 'SH-PLACE-1' };\n  return 2;\n};")).toEqual([
      "SH-PLACE-1: if (x) return { rule: 'SH-PLACE-1' };",
    ]);
  });

  test('a reason that is written down once belongs to those who give it', () => {
    expect(placed("const FULL = { rule: 'SH-PLACE-1' };\nconst f = (x) => {\n  if (x) return FULL;\n};")).toEqual([
      'SH-PLACE-1: if (x) return FULL;',
    ]);
  });
});

describe('rules and samples', () => {
  const mutant = (number: number, ...ids: string[]): GameMutant => ({
    at: number,
    number,
    file: 'games/vault/rules/placing.ts',
    line: number,
    start: 0,
    end: 1,
    source: 'a > b',
    what: '> becomes >=',
    whileLoading: false,
    ids,
  });

  test('a line that names no rule belongs to those that all tests name that come by it', () => {
    const tests = [
      { ids: ['SH-A-1', 'SH-A-2'], hits: [1, 2] },
      { ids: ['SH-A-2'], hits: [1] },
      { ids: [], hits: [3] },
    ];
    const ids = withRules([mutant(1), mutant(2), mutant(3), mutant(4, 'SH-A-1', 'SH-B-9')], tests).map(
      (each) => each.ids,
    );
    expect(ids).toEqual([['SH-A-2'], ['SH-A-1', 'SH-A-2'], [], ['SH-A-1']]);
  });

  test('the same seed draws the same sample, every fault once', () => {
    const all = Array.from({ length: 50 }, (_, i) => mutant(i, `SH-A-${i % 7}`));
    const drawn = (seed: string) => sampleOf(all, 20, seed).map(({ number }) => number);
    expect(drawn('a')).toEqual(drawn('a'));
    expect(drawn('a')).not.toEqual(drawn('b'));
    expect(new Set(drawn('a')).size).toBe(20);
    expect(sampleOf(all, 99, 'a')).toHaveLength(50);
  });

  test('what became of them is told by rule, neighbours apart', () => {
    const lines = report([
      { mutant: mutant(1, 'SH-A-1'), by: 'its tests', title: 'SH-A-1 holds' },
      { mutant: mutant(2, 'SH-A-1'), by: 'neighbours', title: 'SH-A-2 holds' },
      { mutant: mutant(3, 'SH-A-2'), by: 'nobody' },
    ]);
    expect(lines).toContain('  SH-A-1: 1 of 2');
    expect(lines.at(-1)).toBe(
      '1 of 3 noticed by the tests that name the rule (33.3 %), 1 only by neighbours, 1 by nobody',
    );
  });
});
