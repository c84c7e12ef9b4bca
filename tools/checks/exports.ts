/** Exports that nobody imports: either nobody uses the thing at all, or the word `export` says more than is so. */
import { join } from 'node:path';
import { type Module, readModules, sourceFiles } from './modules.ts';

interface NeedlessExport {
  readonly file: string;
  readonly line: number;
  readonly name: string;
  /** Its own file does, at least. */
  readonly usedAtHome: boolean;
}

/** Files that a tool reads by a name of its own; the page and its worker find every game's entry and engine by theirs. */
const READ_BY_TOOLS =
  /(?:^|\/)(?:vitest|vite)\.config\.ts$|^tools\/mutate\/runner\.ts$|\.d\.[mc]?ts$|^web\/(?:src\/games|test\/example-game)\/[^/]+\/(?:index|engine)\.ts$/;

export function needlessExports(modules: ReadonlyMap<string, Module>): NeedlessExport[] {
  const used = usedNames(modules);
  return [...modules.values()].flatMap(({ file, text, exports }) =>
    READ_BY_TOOLS.test(file)
      ? []
      : exports
          .filter(({ name }) => !used.get(file)?.has(name))
          .map(({ name, line }) => ({ file, line, name, usedAtHome: mentions(text, name) > 1 })),
  );
}

/** By file, the names that other files import from it, through whatever hands. */
function usedNames(modules: ReadonlyMap<string, Module>): Map<string, Set<string>> {
  const used = new Map([...modules.keys()].map((file) => [file, new Set<string>()]));
  const use = (file: string, name: string): void => {
    const module = modules.get(file);
    if (module === undefined || used.get(file)!.has(name)) return;
    used.get(file)!.add(name);
    for (const { to, passes } of module.imports)
      if (passes === 'all') use(to, name);
      else if (passes?.has(name)) use(to, passes.get(name)!);
  };
  for (const { text, imports } of modules.values())
    for (const { to, names, passes } of imports) {
      if (passes !== undefined) continue;
      if (names !== undefined) for (const name of names) use(to, name);
      // The whole module is at hand: what is used of it is named somewhere.
      else for (const name of namesBehind(modules, to)) if (mentions(text, name) > 0) use(to, name);
    }
  return used;
}

function namesBehind(modules: ReadonlyMap<string, Module>, file: string, seen = new Set<string>()): Set<string> {
  const names = new Set<string>();
  if (seen.has(file)) return names;
  seen.add(file);
  const { exports, imports } = modules.get(file)!;
  for (const { name } of exports) names.add(name);
  for (const { to, passes } of imports)
    if (passes === 'all') for (const name of namesBehind(modules, to, seen)) names.add(name);
    else for (const name of passes?.keys() ?? []) names.add(name);
  return names;
}

const mentions = (text: string, name: string): number =>
  text.match(new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`, 'g'))?.length ?? 0;

/** Parts of the house where they are being taken away just now: no more than so many. The numbers may only shrink. */
const STILL_THERE: Readonly<Record<string, number>> = {
  'web/src': 0,
};

const partOf = (file: string): string => file.split('/').slice(0, 2).join('/');

if (import.meta.main) {
  const needless = needlessExports(readModules(sourceFiles(join(import.meta.dirname, '../..'))));
  const mistakes = [...Map.groupBy(needless, ({ file }) => partOf(file))].flatMap(([part, found]) =>
    found.length <= (STILL_THERE[part] ?? 0) ? [] : found,
  );
  for (const { file, line, name, usedAtHome } of mistakes)
    console.log(
      `${file}:${line} ${usedAtHome ? `only this file uses ${name}: it needs no export` : `nobody uses ${name}`}`,
    );
  console.log(`${needless.length} exports that nobody imports`);
  process.exitCode = mistakes.length === 0 ? 0 : 1;
}
