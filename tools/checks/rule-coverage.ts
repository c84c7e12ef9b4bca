/**
 * Which rules of the catalogs are proven by a test. A test proves a rule by naming its id in its title:
 * `test('SH-THREAT-3 a sum of seven spawns nothing', ...)`.
 */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parse } from 'yaml';

/** The ids of one game's rules and rulings. */
interface Catalog {
  readonly game: string;
  readonly ids: readonly string[];
}

interface Coverage {
  readonly covered: readonly string[];
  /** Named in no title. */
  readonly uncovered: readonly string[];
  /** Looks like a rule id, but no catalog has it. */
  readonly unknown: readonly { readonly id: string; readonly title: string }[];
}

const RULE_ID = /(?<![A-Za-z0-9-])[A-Z]{2,}-[A-Z]+-[0-9]+(?![A-Za-z0-9]|-[A-Za-z0-9])/g;

export function coverage(catalogs: readonly Catalog[], titles: readonly string[]): Coverage {
  const ids = catalogs.flatMap((catalog) => catalog.ids);
  const known = new Set(ids);
  const named = titles.flatMap((title) => (title.match(RULE_ID) ?? []).map((id) => ({ id, title })));
  const proven = new Set(named.map(({ id }) => id));
  return {
    covered: ids.filter((id) => proven.has(id)),
    uncovered: ids.filter((id) => !proven.has(id)),
    unknown: named.filter(({ id }) => !known.has(id)),
  };
}

interface CatalogFile {
  readonly topics?: readonly { readonly rules?: readonly { readonly id: string }[] }[];
  /** Scenarios have rules of their own. */
  readonly scenarios?: readonly { readonly rules?: readonly { readonly id: string }[] }[];
  readonly rulings?: readonly { readonly id: string }[];
}

/** The catalogs of all games: `games/NAME/rules.yaml`, or several files `rules-PART.yaml`. */
export function loadCatalogs(root: string): Catalog[] {
  const seen = new Set<string>();
  return globSync('games/*/rules*.yaml', { cwd: root })
    .sort()
    .map((file) => {
      const {
        topics = [],
        scenarios = [],
        rulings = [],
      } = parse(readFileSync(join(root, file), 'utf8')) as CatalogFile;
      const ids = [...[...topics, ...scenarios].flatMap(({ rules }) => rules ?? []), ...rulings].map(({ id }) => id);
      for (const id of ids) {
        if (id.match(RULE_ID)?.[0] !== id) throw new Error(`${file}: "${id}" is not a rule id like SH-PLACE-1`);
        if (seen.has(id)) throw new Error(`${file}: the id ${id} is used twice`);
        seen.add(id);
      }
      return { game: gameOf(file), ids };
    });
}

function gameOf(file: string): string {
  return file.split(/[\\/]/)[1] ?? '';
}

/** The part of Vitest's JSON report that is read here. */
export interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}

/** The name of the report that a full, plain run of the tests leaves behind. */
export const REPORT = 'tests';

export function reportFile(root: string, name: string): string {
  return join(root, 'node_modules', '.cache', 'holotape', `${name}.json`);
}

/** The titles of the tests that passed. The tests of the tools only talk about rules and prove none. */
export function reportTitles(root: string, report: Report): string[] {
  return report.testResults
    .filter(({ name }) => !relative(root, name).startsWith(`tools${sep}`))
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed')
    .map(({ title }) => title);
}

const CALL = /\b(?:test|it)((?:\.\w+)*)\s*/.source;
const TITLE = /\(\s*(?<quote>['"`])(?<title>(?:\\.|(?!\k<quote>)[^\\])*)\k<quote>/.source;
const PLAIN_TEST = new RegExp(CALL + TITLE, 'g');
/** `test.each(cases)('title', ...)`: the title is the first text called after a closing bracket. */
const TABLE_TEST = new RegExp(`${/\b(?:test|it)((?:\.\w+)*\.(?:each|for))\b[\s\S]*?[)`]\s*/.source}${TITLE}`, 'g');

/** `['SH-PLACE-1', 'a case', 3],`: a row of a table whose first cell is a rule. */
const ROW = new RegExp(`\\[\\s*['"](?<id>${RULE_ID.source})['"]\\s*,`, 'g');

/**
 * The titles of the tests in a file's text, whether they pass or not. Where the title of a table begins with its rows'
 * first cell (`test.each(ROWS)('%s costs %d', ...)`), the rules that begin a row of the file stand in its place.
 */
export function writtenTitles(text: string): string[] {
  const ids = [...text.matchAll(ROW)].map(({ groups }) => groups!.id!);
  const filledIn = (title: string): string[] =>
    /^%s(?!\w)/.test(title) && ids.length > 0 ? ids.map((id) => title.replace('%s', id)) : [title];
  const titlesOf = (tests: RegExp): string[] =>
    [...text.matchAll(tests)]
      .filter(([, chain = '']) => !/\.(?:skip|todo)\b/.test(chain))
      .map(({ groups }) => groups!.title!);
  return [...titlesOf(PLAIN_TEST), ...titlesOf(TABLE_TEST).flatMap(filledIn)];
}

const TEST_FILES = ['games/*/test/**/*.test.ts', '{kernel,shelf,bots,cli}/test/**/*.test.ts'];

/**
 * Coverage as of the last full run of the tests or, when there is none or the code has changed since, as the titles
 * in the test files promise it. With a game's name: only the ids of that game.
 */
export function lastCoverage(root: string, game?: string): Coverage {
  const catalogs = loadCatalogs(root);
  const report = reportFile(root, REPORT);
  const titles = isFresh(root, report)
    ? reportTitles(root, JSON.parse(readFileSync(report, 'utf8')))
    : globSync(TEST_FILES, { cwd: root }).flatMap((file) => writtenTitles(readFileSync(join(root, file), 'utf8')));
  const all = coverage(catalogs, titles);
  if (game === undefined) return all;
  const mine = new Set(catalogs.filter((catalog) => catalog.game === game).flatMap((catalog) => catalog.ids));
  return {
    ...all,
    covered: all.covered.filter((id) => mine.has(id)),
    uncovered: all.uncovered.filter((id) => mine.has(id)),
  };
}

function isFresh(root: string, report: string): boolean {
  if (!existsSync(report)) return false;
  const made = statSync(report).mtimeMs;
  return globSync('{games,kernel}/**/*.{ts,yaml}', { cwd: root, exclude: ['**/node_modules/**'] }).every(
    (file) => statSync(join(root, file)).mtimeMs <= made,
  );
}
