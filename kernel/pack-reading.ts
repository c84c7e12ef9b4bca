/** Reading packs one after the other: what every game asks of a pack, and everything that is wrong with one. */
import type { z } from 'zod';
import { BadPack, lineOf, type PackFile, type Problem, readYaml } from './pack.ts';

/** Whether a file goes by this name; `cards/*.yaml` is every file in a folder `cards`. */
function isNamed({ path }: PackFile, name: string): boolean {
  const [folder, rest] = name.split('/*');
  if (rest !== undefined) return path.endsWith(rest) && path.split('/').at(-2) === folder;
  return path === name || path.endsWith(`/${name}`);
}

export class PackReading {
  /** What such a pack is called, after "a" or "an". */
  readonly #kind: string;
  readonly #names: readonly string[];
  readonly #problems: Problem[] = [];
  readonly #packs: string[] = [];
  /** What is taken, and where it stands. */
  readonly #claimed = new Map<string, string>();
  #files: readonly PackFile[] = [];

  /** `names`: the files such a pack may have beside its pack.yaml. */
  constructor(kind: string, names: readonly string[]) {
    this.#kind = kind;
    this.#names = ['pack.yaml', ...names];
  }

  /** The ids of the packs read so far. */
  get packs(): readonly string[] {
    return this.#packs;
  }

  get isSound(): boolean {
    return this.#problems.length === 0;
  }

  /** Turns to the next pack: who it is, and whether it has files that nobody would read. */
  open(files: readonly PackFile[], about: z.ZodType<{ readonly id: string }>): void {
    this.#files = files;
    const known = (file: PackFile) => this.#names.some((name) => isNamed(file, name));
    for (const { path } of files.filter((file) => !known(file)))
      this.wrongFile(path, `${this.#kind} has no such file; it may have ${this.#names.join(', ')}`);
    if (!files.some((file) => isNamed(file, 'pack.yaml')))
      this.wrongFile('pack.yaml', 'missing: every pack says its id, name and game there');
    this.each('pack.yaml', about, ({ id }, file) => {
      this.#packs.push(id);
      this.claim('pack', id, file);
    });
  }

  /** Reads every file of this name in the pack at hand. */
  each<T>(name: string, schema: z.ZodType<T>, use: (value: T, file: PackFile) => void): void {
    for (const file of this.#files.filter((each) => isNamed(each, name))) {
      const value = readYaml(file, schema, this.#problems);
      if (value !== undefined) use(value, file);
    }
  }

  /** An id belongs to one thing of its kind, in all packs together. */
  claim(kind: string, id: string, file: PackFile): void {
    const before = this.#claimed.get(`${kind} ${id}`);
    if (before !== undefined) this.wrong(file, id, `the ${kind} "${id}" exists already, in ${before}`);
    this.#claimed.set(`${kind} ${id}`, `${file.path} of the pack "${this.#packs.at(-1)}"`);
  }

  /** Something is wrong with the entry of this id. */
  wrong(file: PackFile, id: string, message: string): void {
    this.#problems.push({ file: file.path, line: lineOf(file, id), message });
  }

  /** Something is wrong with a file as a whole, or in this line, or it is not there. */
  wrongFile(file: string, message: string, line = 1): void {
    this.#problems.push({ file, line, message });
  }

  /** What to throw, when it is not sound. */
  get bad(): BadPack {
    return new BadPack(this.#problems);
  }
}
