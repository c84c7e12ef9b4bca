/** Functions of the page that are longer than a screen: parts of them want names. */
import { join } from 'node:path';
import { parseSync } from 'vite';
import { sourceFiles } from './modules.ts';

/** So many lines a function may have, from its first to its last. */
const MOST = 60;

interface LongFunction {
  readonly file: string;
  readonly line: number;
  readonly name: string;
  readonly lines: number;
}

/** As much of a syntax tree as is needed to find functions in it. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly id?: { readonly name?: string } | null;
  readonly key?: { readonly name?: string };
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';

/** `files`: texts by path. */
export function longFunctions(files: ReadonlyMap<string, string>): LongFunction[] {
  return [...files].flatMap(([file, text]) => {
    const found: LongFunction[] = [];
    const lineAt = (at: number) => text.slice(0, at).split('\n').length;
    // A function takes its name from itself, or from whatever is given it.
    const walk = (node: unknown, named: string): void => {
      if (Array.isArray(node)) for (const each of node) walk(each, named);
      if (!isNode(node)) return;
      const name = node.id?.name ?? node.key?.name ?? named;
      if (/Function/.test(node.type)) {
        const line = lineAt(node.start);
        const lines = lineAt(node.end) - line + 1;
        if (lines > MOST) found.push({ file, line, name, lines });
      }
      for (const part of Object.values(node)) walk(part, name);
    };
    walk(parseSync(file, text).program, 'a function');
    return found;
  });
}

if (import.meta.main) {
  const files = [...sourceFiles(join(import.meta.dirname, '../..'))].filter(([file]) => file.startsWith('web/src/'));
  const long = longFunctions(new Map(files));
  for (const { file, line, name, lines } of long) console.log(`${file}:${line} ${name} has ${lines} lines`);
  console.log(`${long.length} functions of the page with more than ${MOST} lines`);
  process.exitCode = long.length === 0 ? 0 : 1;
}
