/** The modules of the house and who imports what of whom: what the checks of imports and exports look at. */
import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';

export interface Import {
  /** The file it leads to, from the root of the project. */
  readonly to: string;
  readonly line: number;
  /** The names it asks for; undefined: the whole module (`import * as x`, `export *`, `import()`). */
  readonly names: readonly string[] | undefined;
  /** The file is started as a thread or a process: a program of its own. */
  readonly starts: boolean;
  /** Names pass through to whoever imports this module: `export { x } from`, `export * from`. */
  readonly passes: 'all' | ReadonlyMap<string, string> | undefined;
}

interface Export {
  readonly name: string;
  readonly line: number;
}

export interface Module {
  readonly file: string;
  readonly text: string;
  readonly imports: readonly Import[];
  /** What it declares and exports itself. */
  readonly exports: readonly Export[];
}

export const isTest = (file: string): boolean => /(?:^|\/)test\//.test(file) || file.startsWith('kernel/testing');

/** Every file that is code, by its path from the root, with its text. */
export function sourceFiles(root: string): Map<string, string> {
  const files = globSync('{kernel,games,shelf,bots,table,server,web,cli,tools}/**/*.{ts,tsx,mjs}', {
    cwd: root,
    exclude: ['**/node_modules/**', 'web/dist/**'],
  });
  const paths = [...files, 'vitest.config.ts'].map((file) => file.replaceAll('\\', '/')).sort();
  return new Map(paths.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

const GAMES = new Set(['vault', 'adventure', 'skirmish']);

/** The file that a specifier means, if it is one of ours. */
function resolve(from: string, specifier: string, files: ReadonlyMap<string, string>): string | undefined {
  if (specifier.startsWith('.')) {
    const path = posix.join(posix.dirname(from), specifier);
    return files.has(path) ? path : undefined;
  }
  const ours = /^@holotape\/([a-z-]+)(?:\/(.+))?$/.exec(specifier);
  if (ours === null) return undefined;
  const [, name = '', path = 'index'] = ours;
  const folder = files.has(`games/${name}/index.ts`) || GAMES.has(name) ? `games/${name}` : name;
  return [`${folder}/${path}.ts`, `${folder}/${path}.tsx`].find((file) => files.has(file));
}

/** `import('./x.ts')`, as an expression or as a type, and a file that is started by itself: `new URL('./x.ts', ...)`. */
const LOADED = /\bimport\(\s*'([^']+)'|new URL\(\s*'(\.[^']+\.ts)'/g;

/** Reads the modules. `files`: their texts by path. */
export function readModules(files: ReadonlyMap<string, string>): Map<string, Module> {
  return new Map([...files].map(([file, text]) => [file, readModule(file, text, files)]));
}

function readModule(file: string, text: string, files: ReadonlyMap<string, string>): Module {
  const lines = lineStarts(text);
  const lineAt = (at: number) => lines.findLastIndex((start) => start <= at) + 1;
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]!.message}`);

  const imports: Import[] = [];
  const exports: Export[] = [];
  const add = (specifier: string, at: number, names: Import['names'], more: Partial<Import> = {}) => {
    const to = resolve(file, specifier, files);
    if (to !== undefined && to !== file)
      imports.push({ to, line: lineAt(at), names, starts: false, passes: undefined, ...more });
  };
  for (const { moduleRequest, start, entries } of module.staticImports) {
    const whole = entries.some(({ importName }) => importName.kind === 'NamespaceObject');
    const names = entries.map(({ importName }) => (importName.kind === 'Default' ? 'default' : importName.name!));
    add(moduleRequest.value, start, whole ? undefined : names);
  }
  for (const { start, entries } of module.staticExports)
    for (const { moduleRequest, importName, exportName, localName } of entries) {
      const name = exportName.kind === 'Default' ? 'default' : exportName.name;
      if (moduleRequest === null) exports.push({ name: name ?? localName.name ?? 'default', line: lineAt(start) });
      else if (importName.kind === 'Name')
        add(moduleRequest.value, start, [importName.name!], { passes: new Map([[name!, importName.name!]]) });
      else add(moduleRequest.value, start, undefined, { passes: 'all' });
    }
  for (const { index, 1: loaded, 2: started } of text.matchAll(LOADED))
    add((loaded ?? started)!, index, undefined, { starts: started !== undefined });
  return { file, text, imports, exports };
}

function lineStarts(text: string): number[] {
  return [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
}
