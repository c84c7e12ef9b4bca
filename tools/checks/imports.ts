/**
 * The arrows of the house: which room may import from which, and no import cycle anywhere. An import of a type counts
 * like any other: whoever reads a file has to understand what it names, erased or not.
 */
import { join } from 'node:path';
import { type Import, isTest, type Module, readModules, sourceFiles } from './modules.ts';

/** Every room, and the rooms it may import from. Its own is understood. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  games: ['kernel'],
  shelf: ['kernel', 'games'],
  bots: ['kernel', 'games', 'shelf'],
  table: ['kernel'],
  server: ['kernel', 'games', 'shelf', 'bots', 'table'],
  web: ['kernel', 'games', 'shelf', 'bots', 'table'],
  // `holotape serve` starts the server and builds the page; `holotape rules` knows what is proven.
  cli: ['kernel', 'games', 'shelf', 'bots', 'table', 'server', 'tools'],
  tools: ['kernel', 'games', 'shelf', 'bots', 'table', 'server', 'web', 'cli'],
};

/** Inside a game: what the files of a folder may not import. */
const WITHIN_GAME: Readonly<Record<string, readonly string[]>> = {
  printed: ['queries', 'rules', 'bots'],
  queries: ['rules', 'bots'],
  rules: ['bots'],
};

interface Place {
  readonly room: string;
  /** Which game, in `games`. */
  readonly game: string | undefined;
  /** `queries` in `games/vault/queries/spaces.ts`; `web/test` and the like have none. */
  readonly folder: string | undefined;
}

function placeOf(file: string): Place {
  const [room = '', second, third, ...rest] = file.split('/');
  if (second === 'tools' || file.endsWith('.config.ts')) return { room: 'tools', game: undefined, folder: undefined };
  if (room !== 'games') return { room, game: undefined, folder: undefined };
  // A part of a game that is a game of its own has the same folders inside.
  const [folder, ...below] = third === 'campaign' ? rest : [third, ...rest];
  return { room, game: second, folder: below.length > 0 ? folder : undefined };
}

/** Why this file may not import that one. Tests may look into every room, but not into another game. */
export function whyNotImport(from: string, to: string): string | undefined {
  const here = placeOf(from);
  const there = placeOf(to);
  if (here.game !== undefined && there.game !== undefined && here.game !== there.game)
    return 'a game never imports another';
  if (isTest(from)) return undefined;
  if (isTest(to)) return here.room === 'tools' ? undefined : 'only tests import from tests';
  if (here.room !== there.room)
    return ARROWS[here.room]?.includes(there.room) ? undefined : `${here.room} may not import from ${there.room}`;
  if (here.folder !== undefined && there.folder !== undefined && WITHIN_GAME[here.folder]?.includes(there.folder))
    return `${here.folder}/ may not import from ${there.folder}/`;
  return undefined;
}

interface WrongArrow {
  readonly file: string;
  readonly line: number;
  readonly to: string;
  readonly why: string;
}

export function wrongArrows(modules: ReadonlyMap<string, Module>): WrongArrow[] {
  return [...modules.values()].flatMap(({ file, imports }) =>
    imports.flatMap(({ to, line }) => {
      const why = whyNotImport(file, to);
      return why === undefined ? [] : [{ file, line, to, why }];
    }),
  );
}

/** Groups of files that import each other in a circle, the largest first. */
export function knots(modules: ReadonlyMap<string, Module>): string[][] {
  const found: string[][] = [];
  const number = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  const open = new Set<string>();

  // Tarjan's: a file from which no earlier one can be reached again closes its group.
  const visit = (file: string): void => {
    number.set(file, number.size);
    lowest.set(file, number.get(file)!);
    path.push(file);
    open.add(file);
    for (const { to, starts } of modules.get(file)?.imports ?? []) {
      if (starts) continue;
      if (!number.has(to)) visit(to);
      if (open.has(to)) lowest.set(file, Math.min(lowest.get(file)!, lowest.get(to)!));
    }
    if (lowest.get(file) !== number.get(file)) return;
    const group = path.splice(path.indexOf(file));
    for (const each of group) open.delete(each);
    if (group.length > 1) found.push(group.sort());
  };
  for (const file of modules.keys()) if (!number.has(file)) visit(file);
  return found.sort((a, b) => b.length - a.length);
}

/** One short way around a knot: where to begin untying it. */
export function wayAround(modules: ReadonlyMap<string, Module>, knot: readonly string[]): string[] {
  const inside = new Set(knot);
  const neighbours = (file: string): string[] =>
    modules
      .get(file)!
      .imports.filter(({ to, starts }: Import) => !starts && inside.has(to))
      .map(({ to }) => to);
  let best: string[] = [];
  for (const start of knot) {
    const before = new Map<string, string>();
    const queue = [start];
    for (let file = queue.shift(); file !== undefined; file = queue.shift())
      for (const next of neighbours(file)) {
        if (next === start) {
          const way = [start];
          for (let at: string | undefined = file; at !== undefined && at !== start; at = before.get(at)) way.push(at);
          way.push(start);
          if (best.length === 0 || way.length < best.length) best = way.reverse();
          queue.length = 0;
          break;
        }
        if (next !== start && !before.has(next)) {
          before.set(next, file);
          queue.push(next);
        }
      }
  }
  return best;
}

if (import.meta.main) {
  const modules = readModules(sourceFiles(join(import.meta.dirname, '../..')));
  const arrows = wrongArrows(modules);
  for (const { file, line, to, why } of arrows) console.log(`${file}:${line} imports ${to}: ${why}`);
  const tied = knots(modules);
  for (const knot of tied)
    console.log(`${knot.length} files in a circle, for example:\n  ${wayAround(modules, knot).join('\n  -> ')}`);
  console.log(`${modules.size} files, ${arrows.length} arrows against the design, ${tied.length} import cycles`);
  process.exitCode = arrows.length + tied.length === 0 ? 0 : 1;
}
