/**
 * Which faults every test comes by. That takes a run of all tests, so it is kept for each test file until something changes that
 * it could come by: the file itself, or anything of the game and of the kernel that is no test.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface KeptTest {
  readonly title: string;
  readonly hits: readonly number[];
}

export interface KnownTest extends KeptTest {
  readonly file: string;
}

interface Kept {
  readonly key: string;
  readonly tests: readonly KeptTest[];
}

export class Known {
  readonly #root: string;
  readonly #store: string;
  readonly #base: string;
  readonly #kept = new Map<string, Kept>();

  constructor(root: string, folder: string, game: string) {
    this.#root = root;
    this.#store = join(folder, `${game}.json`);
    mkdirSync(folder, { recursive: true });
    const sources = [`games/${game}/**/*.{ts,yaml,md}`, '{kernel,shelf}/**/*.ts', 'tools/mutate/{game,mutants}.ts']
      .flatMap((pattern) => globSync(pattern, { cwd: root }))
      .filter((file) => !/node_modules|\.test\.ts$/.test(file));
    this.#base = hashOf(root, sources.sort());
    if (!existsSync(this.#store)) return;
    const all = JSON.parse(readFileSync(this.#store, 'utf8')) as [string, Kept][];
    for (const [file, kept] of all) if (kept.key === this.#keyOf(file)) this.#kept.set(file, kept);
  }

  #keyOf(file: string): string {
    return existsSync(join(this.#root, file)) ? `${this.#base} ${hashOf(this.#root, [file])}` : '';
  }

  /** The test files that have to be run to be known. */
  unknownOf(files: readonly string[]): string[] {
    return files.filter((file) => !this.#kept.has(file));
  }

  learn(file: string, tests: readonly KeptTest[]): void {
    this.#kept.set(file, { key: this.#keyOf(file), tests });
    writeFileSync(this.#store, JSON.stringify([...this.#kept]));
  }

  testsOf(files: readonly string[]): KnownTest[] {
    return files.flatMap((file) => this.#kept.get(file)?.tests.map((test) => ({ ...test, file })) ?? []);
  }
}

function hashOf(root: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}
