/** Reading YAML written by people: every mistake is told with its file, its line and what was expected. */
import { isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';

export interface PackFile {
  /** As people know it: relative to the pack's folder. */
  readonly path: string;
  readonly text: string;
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
  const lines = new LineCounter();
  const document = parseDocument(file.text, { lineCounter: lines, prettyErrors: false });
  const before = problems.length;
  for (const error of document.errors)
    problems.push({ file: file.path, line: lines.linePos(error.pos[0]).line, message: `not YAML: ${error.message}` });
  if (problems.length > before) return undefined;
  const parsed = schema.safeParse(document.toJS());
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) {
    // The nearest node that exists: a missing key is reported where its parent begins.
    let line = 1;
    for (let depth = issue.path.length; depth > 0; depth -= 1) {
      const node = document.getIn(issue.path.slice(0, depth), true);
      if (isNode(node) && node.range) {
        line = lines.linePos(node.range[0]).line;
        break;
      }
    }
    problems.push({ file: file.path, line, message: `${issue.path.join('.') || 'file'}: ${issue.message}` });
  }
  return undefined;
}

/** The line where the entry with this id begins, for problems found after parsing. */
export function lineOf(file: PackFile, id: string): number {
  const at = file.text.split('\n').findIndex((line) => line.trim().replace(/^- /, '') === `id: ${id}`);
  return at + 1 || 1;
}
