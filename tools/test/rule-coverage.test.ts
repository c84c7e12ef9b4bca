import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { coverage, lastCoverage, loadCatalogs, reportFile, writtenTitles } from '../checks/rule-coverage.ts';

const catalogs = [{ game: 'vault', ids: ['SH-PLACE-1', 'SH-PLACE-11', 'SH-RULING-2'] }];

describe('coverage', () => {
  test('a rule is covered when a title names its id', () => {
    const found = coverage(catalogs, ['SH-PLACE-11 and SH-RULING-2: two rules', 'no rule']);
    expect(found.covered).toEqual(['SH-PLACE-11', 'SH-RULING-2']);
    expect(found.uncovered).toEqual(['SH-PLACE-1']);
  });

  test('an id counts only as a whole word', () => {
    const titles = ['SH-PLACE-11', 'XSH-PLACE-1', 'SH-PLACE-1a', 'SH-PLACE-1-2', 'A-SH-PLACE-1'];
    expect(coverage(catalogs, titles).covered).toEqual(['SH-PLACE-11']);
    for (const title of ['SH-PLACE-1', '(SH-PLACE-1)', 'SH-PLACE-1: x', 'see SH-PLACE-1.', 'SH-PLACE-1/SH-PLACE-11']) {
      expect(coverage(catalogs, [title]).covered, title).toContain('SH-PLACE-1');
    }
  });

  test('an id that no catalog has is reported with the title that names it', () => {
    const title = 'SH-PLACE-12 was renamed';
    expect(coverage(catalogs, [title, 'UTF-8 and ISO-8859-1 are no rules']).unknown).toEqual([
      { id: 'SH-PLACE-12', title },
    ]);
  });
});

test('titles are found in the text of a test file, but not of tests that are not run', () => {
  const notRun = ['skip', 'todo'].map((word) => `test.${word}('not run');`).join('\n');
  const text = `
    test('single', () => { check(pick(a)('not a title')); });
    it("double \\"quoted\\"", () => {});
    test.concurrent(\`template\`, () => {});
    test(
      'on its own line',
      () => {},
    );
    test.each([1, (2)])('each %i', () => {});
    test.each\`a | b\`('table $a', () => {});
    ${notRun}
    submit('not a title'); latest('not a title');
  `;
  expect(writtenTitles(text).sort()).toEqual(
    ['double \\"quoted\\"', 'each %i', 'on its own line', 'single', 'table $a', 'template'].sort(),
  );
});

test('where the rows of a table name the rules, they stand in its titles', () => {
  const rows = "const ROWS = [\n  ['SH-PLACE-1', 'lamp', 1],\n  ['SH-PLACE-11', 'desk', 2],\n];\n";
  expect(writtenTitles(`${rows}test.each(ROWS)('%s %s costs %d', f);`)).toEqual([
    'SH-PLACE-1 %s costs %d',
    'SH-PLACE-11 %s costs %d',
  ]);
  expect(writtenTitles(`${rows}test.each(ROWS)('a title without them: %s', f);`)).toEqual(['a title without them: %s']);
  expect(writtenTitles(`${rows}test.skip.each(ROWS)('%s %s costs %d', f);`)).toEqual([]);
});

describe('in a checkout', () => {
  let root = '';
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'coverage-'));
    write(
      'games/vault/rules.yaml',
      'topics:\n  - id: SH-PLACE\n    rules: [{ id: SH-PLACE-1 }, { id: SH-PLACE-2 }]\nrulings: [{ id: SH-RULING-1 }]\n',
    );
    write('games/other/rules.yaml', 'topics:\n  - id: OT-A\n    rules: [{ id: OT-A-1 }]\n');
    write('games/vault/test/place.test.ts', "test('SH-PLACE-1 a', f);\ntest('SH-PLACE-2 b', f);\n");
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const report = (titles: Record<string, string>, file = 'games/vault/test/place.test.ts') => {
    const assertionResults = Object.entries(titles).map(([title, status]) => ({ title, status }));
    const text = JSON.stringify({ testResults: [{ name: join(root, file), status: 'passed', assertionResults }] });
    write(reportFile('.', 'tests'), text);
  };

  test('without a report the written titles count', () => {
    expect(lastCoverage(root, 'vault').uncovered).toEqual(['SH-RULING-1']);
    expect(lastCoverage(root, 'other').uncovered).toEqual(['OT-A-1']);
    expect(lastCoverage(root).covered).toEqual(['SH-PLACE-1', 'SH-PLACE-2']);
  });

  test('with a fresh report only tests that passed count', () => {
    report({ 'SH-PLACE-1 a': 'passed', 'SH-PLACE-2 b': 'failed' });
    expect(lastCoverage(root, 'vault').uncovered).toEqual(['SH-PLACE-2', 'SH-RULING-1']);
  });

  test('a report older than the code is not believed', () => {
    report({ 'SH-PLACE-1 a': 'passed', 'SH-PLACE-2 b': 'failed' });
    const past = new Date(Date.now() - 60_000);
    utimesSync(reportFile(root, 'tests'), past, past);
    expect(lastCoverage(root, 'vault').uncovered).toEqual(['SH-RULING-1']);
  });

  test('the tests of the tools prove no rule', () => {
    report({ 'SH-RULING-1 in a sample': 'passed' }, 'tools/test/rule-coverage.test.ts');
    expect(lastCoverage(root, 'vault').covered).toEqual([]);
  });

  test('a catalog with an id twice, or with an id of the wrong shape, is refused', () => {
    write('games/twice/rules.yaml', 'rulings: [{ id: OT-A-1 }]\n');
    expect(() => loadCatalogs(root)).toThrow('OT-A-1 is used twice');
    write('games/twice/rules.yaml', 'rulings: [{ id: wrong }]\n');
    expect(() => loadCatalogs(root)).toThrow('"wrong" is not a rule id');
  });
});
