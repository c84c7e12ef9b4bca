/**
 * A lint for rule code, which TypeScript and Biome cannot give: it finds a forgotten `yield*`, whatever could make the
 * same answers give another game, and state that hides in a module.
 *
 * A line is excused by a comment on the line above that says why: `// rule-lint: <reason>`.
 */
import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { SourceFile } from 'typescript/unstable/ast';
import { API, type Checker } from 'typescript/unstable/sync';
import { nondeterminism } from './rule-lint/determinism.ts';
import { forgottenYields } from './rule-lint/forgotten-yield.ts';
import { moduleState } from './rule-lint/module-state.ts';

export interface Finding {
  /** Relative to the root, with forward slashes. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** All rule code: the games, and the small games that the kernel is tested with. */
export function ruleFiles(root: string): string[] {
  return globSync(['games/*/**/*.ts', 'kernel/test/games/*.ts'], { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/^games\/.*\/(?:test|node_modules)\//.test(file))
    .sort();
}

/** Lints these files. `texts` gives files that are not on disk (or other texts for those that are). */
export function ruleLint(
  root: string,
  files: readonly string[],
  texts: Readonly<Record<string, string>> = {},
): Finding[] {
  const config = join(root, 'tsconfig.rule-lint.json');
  const paths = files.map((file) => join(root, file));
  const given = new Map(Object.entries(texts).map(([file, text]) => [join(root, file), text]));
  given.set(config, JSON.stringify({ extends: './tsconfig.json', include: [], files: paths }));
  const api = new API({
    cwd: root,
    fs: {
      readFile: (path) => given.get(path),
      fileExists: (path) => (given.has(path) ? true : undefined),
    },
  });
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (project === undefined) throw new Error('TypeScript did not open the rule files');
    return paths.flatMap((path) => {
      const file = project.program.getSourceFile(path);
      if (file === undefined) throw new Error(`TypeScript did not read ${path}`);
      return lintFile(relative(root, path).replaceAll('\\', '/'), file, project.checker);
    });
  } finally {
    api.close();
  }
}

const EXCUSE = /^\s*\/\/ rule-lint: \S/;

function lintFile(name: string, file: SourceFile, checker: Checker): Finding[] {
  const source = { file, checker };
  const mistakes = [...forgottenYields(source), ...nondeterminism(source), ...moduleState(source)];
  const findings = mistakes.map(({ at, message }) => {
    const { line, character } = file.getLineAndCharacterOfPosition(at.getStart());
    return { file: name, line: line + 1, column: character + 1, message };
  });
  const excused = file.text.split('\n').flatMap((text, i) => (EXCUSE.test(text) ? [i + 2] : []));
  const needless = excused.filter((line) => findings.every((finding) => finding.line !== line));
  return [
    ...findings.filter(({ line }) => !excused.includes(line)),
    ...needless.map((line) => ({ file: name, line: line - 1, column: 1, message: 'there is nothing to excuse here' })),
  ].sort((a, b) => a.line - b.line || a.column - b.column);
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '../..');
  const files = ruleFiles(root);
  const findings = files.length === 0 ? [] : ruleLint(root, files);
  for (const { file, line, column, message } of findings) console.log(`${file}:${line}:${column} ${message}`);
  console.log(`${files.length} rule files, ${findings.length} mistakes`);
  process.exitCode = findings.length === 0 ? 0 : 1;
}
