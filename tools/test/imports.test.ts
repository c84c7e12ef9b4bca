import { describe, expect, test } from 'vitest';
import { needlessExports, onlyTested } from '../checks/exports.ts';
import { knots, wayAround, whyNotImport, wrongArrows } from '../checks/imports.ts';
import { readModules } from '../checks/modules.ts';

const read = (files: Record<string, string>) => readModules(new Map(Object.entries(files)));

describe('import cycles', () => {
  test('are found through any number of files, and the way around is told', () => {
    const modules = read({
      'kernel/a.ts': "import { b } from './b.ts';\nexport const a = b;",
      'kernel/b.ts': "import { c } from './c.ts';\nexport const b = c;",
      'kernel/c.ts': "import { a } from './a.ts';\nexport const c = () => a;",
      'kernel/d.ts': "import { a } from './a.ts';\nexport const d = a;",
    });
    expect(knots(modules)).toEqual([['kernel/a.ts', 'kernel/b.ts', 'kernel/c.ts']]);
    expect(wayAround(modules, knots(modules)[0]!)).toEqual([
      'kernel/a.ts',
      'kernel/b.ts',
      'kernel/c.ts',
      'kernel/a.ts',
    ]);
  });

  test('two circles that share no file are two', () => {
    const modules = read({
      'kernel/a.ts': "import './b.ts';",
      'kernel/b.ts': "import './a.ts';",
      'kernel/c.ts': "import './d.ts';\nimport './a.ts';",
      'kernel/d.ts': "import './e.ts';",
      'kernel/e.ts': "import './c.ts';",
    });
    expect(knots(modules).map((knot) => knot.length)).toEqual([3, 2]);
  });

  test.each([
    ['a type', "import type { B } from './b.ts';"],
    ['a re-export', "export * from './b.ts';"],
    ['a module loaded later', "export const later = () => import('./b.ts');"],
    ['a type named in place', "export type B = import('./b.ts').B;"],
    ['another package', "import { b } from '@holotape/kernel/b';"],
  ])('count %s', (_what, line) => {
    expect(knots(read({ 'kernel/a.ts': line, 'kernel/b.ts': "import './a.ts';\nexport interface B {}" }))).toHaveLength(
      1,
    );
  });

  test('a script started as a thread is a program of its own', () => {
    const modules = read({
      'kernel/a.ts': "export const start = () => new URL('./b.ts', import.meta.url);",
      'kernel/b.ts': "import './a.ts';",
    });
    expect(knots(modules)).toEqual([]);
  });
});

describe('arrows', () => {
  test.each([
    ['games/vault/index.ts', 'kernel/index.ts'],
    ['shelf/index.ts', 'games/vault/index.ts'],
    ['bots/simulate.ts', 'shelf/index.ts'],
    ['server/index.ts', 'table/index.ts'],
    ['web/src/main.tsx', 'games/vault/queries/spaces.ts'],
    ['cli/commands/serve.ts', 'server/main.ts'],
    ['games/vault/rules/placing.ts', 'games/vault/queries/placing.ts'],
    ['games/vault/test/setup.test.ts', 'shelf/index.ts'],
    ['vitest.config.ts', 'tools/run/longest-first.ts'],
  ])('%s may import %s', (from, to) => {
    expect(whyNotImport(from, to)).toBeUndefined();
  });

  test.each([
    ['kernel/play.ts', 'games/vault/index.ts', 'kernel may not import from games'],
    ['games/vault/index.ts', 'shelf/index.ts', 'games may not import from shelf'],
    ['games/vault/index.ts', 'games/skirmish/index.ts', 'a game never imports another'],
    ['games/vault/test/setup.test.ts', 'games/skirmish/index.ts', 'a game never imports another'],
    ['table/index.ts', 'bots/index.ts', 'table may not import from bots'],
    ['server/index.ts', 'cli/main.ts', 'server may not import from cli'],
    ['web/src/main.tsx', 'server/index.ts', 'web may not import from server'],
    ['games/vault/queries/spaces.ts', 'games/vault/rules/placing.ts', 'queries/ may not import from rules/'],
    ['games/vault/printed/cards.ts', 'games/vault/queries/spaces.ts', 'printed/ may not import from queries/'],
    ['games/vault/rules/placing.ts', 'games/vault/bots/worth.ts', 'rules/ may not import from bots/'],
    ['games/vault/index.ts', 'games/vault/test/helpers/vault.ts', 'only tests import from tests'],
  ])('%s may not import %s', (from, to, why) => {
    expect(whyNotImport(from, to)).toBe(why);
  });

  test('are told with their line', () => {
    const modules = read({
      'kernel/a.ts': "\n\nimport type { Vault } from '@holotape/vault';\nexport type A = Vault;",
      'games/vault/index.ts': 'export interface Vault {}',
    });
    expect(wrongArrows(modules)).toEqual([
      { file: 'kernel/a.ts', line: 3, to: 'games/vault/index.ts', why: 'kernel may not import from games' },
    ]);
  });
});

describe('exports that nobody imports', () => {
  const needless = (files: Record<string, string>) =>
    needlessExports(read(files)).map(({ name, usedAtHome }) => `${name}${usedAtHome ? ' (at home)' : ''}`);

  test('are found, and whether their own file uses them', () => {
    const files = {
      'kernel/a.ts': 'export const a = 1;\nexport const b = a;\nexport const c = 2;\nexport interface D {}',
      'kernel/b.ts': "import { c } from './a.ts';\nconsole.log(c);",
    };
    expect(needless(files)).toEqual(['a (at home)', 'b', 'D']);
  });

  test('a name that an index passes on is used when somebody takes it there', () => {
    const files = {
      'kernel/index.ts': "export * from './a.ts';\nexport { d as e } from './d.ts';",
      'kernel/a.ts': 'export const a = 1;\nexport const b = 2;',
      'kernel/d.ts': 'export const d = 1;',
      'kernel/use.ts': "import { a, e } from '@holotape/kernel';\nconsole.log(a, e);",
    };
    expect(needless(files)).toEqual(['b']);
  });

  test('of a module that is taken as a whole, what is named somewhere is used', () => {
    const files = {
      'cli/main.ts': "import * as words from './words.ts';\nimport('./late.ts').then(({ run }) => run(words.hello));",
      'cli/words.ts': 'export const hello = 1;\nexport const goodbye = 2;',
      'cli/late.ts': 'export const run = console.log;\nexport const walk = 1;',
    };
    expect(needless(files)).toEqual(['goodbye', 'walk']);
  });

  test('questions and rules that only tests ask are told, printed words are not', () => {
    const modules = read({
      'games/vault/queries/spaces.ts':
        'export const asked = 1;\nexport const forgotten = 2;\nexport const home = 3;\nconsole.log(home);',
      'games/vault/printed/words.ts': 'export const words = 1;',
      'games/vault/index.ts': "import { asked } from './queries/spaces.ts';\nconsole.log(asked);",
      'games/vault/test/a.test.ts':
        "import { asked, forgotten, home } from '../queries/spaces.ts';\nimport { words } from '../printed/words.ts';\nconsole.log(asked, forgotten, home, words);",
    });
    expect(onlyTested(modules)).toEqual([{ file: 'games/vault/queries/spaces.ts', name: 'forgotten' }]);
  });

  test('a configuration is read by its tool', () => {
    expect(needless({ 'web/vite.config.ts': 'export default {};' })).toEqual([]);
  });
});
