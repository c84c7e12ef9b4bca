/** The faults that can be put into a game, and the rules they are put into. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Mutant, mutate } from './mutants.ts';
import { placesOf } from './places.ts';

export interface GameMutant extends Mutant {
  /** Its number in the game. */
  readonly number: number;
  readonly file: string;
  /** The line as it is written. */
  readonly source: string;
  /** The rules that the line names, or that the comment above it names. */
  readonly ids: readonly string[];
}

interface MutatedFile {
  readonly file: string;
  readonly text: string;
}

interface MutatedGame {
  readonly mutants: readonly GameMutant[];
  readonly files: readonly MutatedFile[];
}

/**
 * What is no rule: words, schemas of cards (but the numbers printed on the board), what bots think and what is suggested to
 * them, the shape of the state; and odds, which a property compares with sampled play.
 */
const NO_RULES =
  /\/(?:test|messages|printed(?!\/icons)|skirmish\/printed|bots|aims|schemas|node_modules)\/|\/(?:state|state\.copy|texts|words|view|statistics|migrations|content|index|unsaid|odds|chances|previews|aims|suggested-paths)\.ts$/;

/** Not tried: tests that play whole games or compare texts. They prove that nothing breaks, and name hardly a rule. */
const WHOLE_GAMES =
  /\/(?:bots|content|[a-z-]*fuzz|odds|pictures|records|texts|card-texts|statistics|saves|corpus)\.test\.ts$/;

export const testFilesOf = (root: string, game: string): string[] =>
  globSync(`games/${game}/test/**/*.test.ts`, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !WHOLE_GAMES.test(file))
    .sort();

/** The game with all its faults asleep in it, or only with those whose numbers are given. */
export function mutateGame(root: string, game: string, only?: ReadonlySet<number>): MutatedGame {
  const files = globSync(`games/${game}/**/*.ts`, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !NO_RULES.test(file))
    .sort();
  const mutants: GameMutant[] = [];
  const texts = files.map((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    const lines = source.split('\n');
    const places = placesOf(file, source);
    const mutated = mutate(file, source);
    const first = mutants.length;
    for (const mutant of mutated.mutants) {
      // The nearest mention counts: a line that names a rule is that rule's, whatever the comment above the function says.
      const around = places.filter(({ start, end }) => start <= mutant.start && mutant.end <= end);
      const nearest = Math.min(...around.map(({ start, end }) => end - start));
      const ids = around.filter(({ start, end }) => end - start === nearest).map(({ id }) => id);
      mutants.push({
        ...mutant,
        number: first + mutant.at,
        file,
        source: lines[mutant.line - 1]!.trim(),
        ids: [...new Set(ids)],
      });
    }
    return { file, text: mutated.text(first, only) };
  });
  return { mutants, files: texts };
}

/**
 * The rules of every fault: those its line names and a test names too. A line that names none belongs to the rules that
 * all the tests name that come by it: then it is there for them alone.
 */
export function withRules(
  mutants: readonly GameMutant[],
  tests: readonly { readonly ids: readonly string[]; readonly hits: readonly number[] }[],
): GameMutant[] {
  const tested = new Set(tests.flatMap(({ ids }) => ids));
  const shared = new Map<number, readonly string[]>();
  for (const { ids, hits } of tests)
    for (const number of hits) shared.set(number, shared.get(number)?.filter((id) => ids.includes(id)) ?? ids);
  return mutants.map((mutant) => {
    const named = mutant.ids.filter((id) => tested.has(id));
    return { ...mutant, ids: mutant.ids.length > 0 ? named : (shared.get(mutant.number) ?? []) };
  });
}
