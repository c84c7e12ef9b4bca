/** Reading YAML written by people: every mistake is told with its file, its line and what was expected. */
import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';

export interface PackFile {
  /** As people know it: relative to the pack's folder. */
  readonly path: string;
  readonly text: string;
  /** What the text says, where it was parsed before. Then the text is needed only to say where a mistake is. */
  readonly value?: unknown;
}

export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

export const problemText = ({ file, line, message }: Problem): string => `${file}:${line}: ${message}`;

/** A pack that cannot be used, with everything that is wrong with it. */
export class BadPack extends Error {
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(problems.map(problemText).join('\n'));
    this.name = 'BadPack';
    this.problems = problems;
  }
}

/** Parses one file by its schema. Problems are added to `problems`; then undefined comes back. */
export function readYaml<T>(file: PackFile, schema: z.ZodType<T>, problems: Problem[]): T | undefined {
  const known = file.value === undefined ? undefined : schema.safeParse(file.value);
  if (known?.success) return known.data;
  const lines = new LineCounter();
  const lineAt = (offset: number) => lines.linePos(offset).line;
  const problem = (line: number, message: string) => problems.push({ file: file.path, line, message });
  const document = parseDocument(file.text, { lineCounter: lines, prettyErrors: false });
  for (const error of document.errors) problem(lineAt(error.pos[0]), `not YAML: ${error.message}`);
  if (document.errors.length > 0) return undefined;
  let value: unknown;
  try {
    value = document.toJS();
  } catch (error) {
    // An alias without its anchor, or so many aliases that they would fill the memory.
    problem(1, `not YAML: ${(error as Error).message}`);
    return undefined;
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) {
    const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0]!] : issue.path;
    problem(lineAt(whereIs(document.contents, path)), `${issue.path.join('.') || 'file'}: ${issue.message}`);
  }
  return undefined;
}

/** What a text says, without asking whether it should; undefined if it is not YAML. */
export function yamlValue(text: string): unknown {
  const document = parseDocument(text);
  try {
    return document.errors.length > 0 ? undefined : document.toJS();
  } catch {
    return undefined;
  }
}

/** Where the part at this path begins; of a part that is missing, the nearest one around it that is there. */
function whereIs(root: unknown, path: readonly PropertyKey[]): number {
  let at = 0;
  let node = root;
  for (const key of path) {
    let next: unknown;
    if (isMap(node)) {
      const pair = node.items.find((each) => isScalar(each.key) && String(each.key.value) === String(key));
      if (isScalar(pair?.key)) at = pair.key.range?.[0] ?? at;
      next = pair?.value;
    } else if (isSeq(node)) {
      next = node.items[key as number];
      if (isNode(next)) at = next.range?.[0] ?? at;
    }
    if (next === undefined) break;
    node = next;
  }
  return at;
}

/** The line where the entry with this id begins, for problems found after parsing. */
export function lineOf(file: PackFile, id: string): number {
  const entry = /^\s*(?:- +)?id: *(['"]?)(.*?)\1 *(?:#.*)?$/;
  const at = file.text.split('\n').findIndex((line) => entry.exec(line)?.[2] === id);
  return at + 1 || 1;
}
