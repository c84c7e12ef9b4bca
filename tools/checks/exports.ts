/** Exports that nobody imports: either nobody uses the thing at all, or the word `export` says more than is so. */
import { join } from 'node:path';
import { isTest, type Module, readModules, sourceFiles } from './modules.ts';

interface NeedlessExport {
  readonly file: string;
  readonly line: number;
  readonly name: string;
  /** Its own file does, at least. */
  readonly usedAtHome: boolean;
}

/** Files that a tool reads by a name of its own; the page and its worker find every game's entry, engine and work by theirs. */
const READ_BY_TOOLS =
  /(?:^|\/)(?:vitest|vite)\.config\.ts$|^tools\/mutate\/runner\.ts$|^web\/test\/helpers\/environment\.ts$|\.d\.[mc]?ts$|^web\/(?:src\/games|test\/example-game)\/[^/]+\/(?:index|engine|work)\.ts$/;

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

/**
 * Questions and rules of games that only tests call: what nobody asks in play is no rule of the game, however well it is
 * tested. What is printed (schemas, words) is read by whoever wants to.
 */
export function onlyTested(modules: ReadonlyMap<string, Module>): { readonly file: string; readonly name: string }[] {
  const inPlay = new Map([...modules].filter(([file]) => !isTest(file)));
  const used = usedNames(inPlay);
  return [...inPlay.values()]
    .filter(({ file }) => /^games\/[^/]+\/(?:queries|rules)\//.test(file))
    .flatMap(({ file, text, exports }) =>
      exports
        .filter(({ name }) => !used.get(file)!.has(name) && mentions(text, name) === 1)
        .map(({ name }) => ({ file, name })),
    );
}

/** They wait for those who will ask them, or for the end of this list. */
const NOT_YET_ASKED = new Set([
  // Whether a card's story can be told to its end: asked of every pack by the tests of the content.
  'games/adventure/queries/reach.ts storyProblems',
  'games/skirmish/queries/attacks.ts oddsToHit',
  'games/skirmish/queries/leaders.ts whyNoLeader',
  'games/skirmish/queries/ranges.ts measure',
  'games/skirmish/rules/round/reactions.ts announce',
]);

if (import.meta.main) {
  const modules = readModules(sourceFiles(join(import.meta.dirname, '../..')));
  const needless = needlessExports(modules);
  for (const { file, line, name, usedAtHome } of needless)
    console.log(
      `${file}:${line} ${usedAtHome ? `only this file uses ${name}: it needs no export` : `nobody uses ${name}`}`,
    );
  const untold = onlyTested(modules).filter(({ file, name }) => !NOT_YET_ASKED.has(`${file} ${name}`));
  for (const { file, name } of untold) console.log(`${file} only tests call ${name}`);
  console.log(
    `${needless.length} exports that nobody imports, ${untold.length} questions and rules that only tests ask`,
  );
  process.exitCode = needless.length + untold.length === 0 ? 0 : 1;
}
