/**
 * Where in the code a rule is: the lines whose comment names its id, and the lines that give it as a reason. A comment
 * above something means all of it, one at the end of a line means that line.
 */
import { type ESTree, parseSync } from 'vite';
import { childrenOf } from './mutants.ts';

type Node = ESTree.Node;

interface Place {
  readonly id: string;
  readonly start: number;
  readonly end: number;
}

const RULE_ID = /(?<![A-Za-z0-9-])[A-Z]{2,}-[A-Z]+-[0-9]+(?![A-Za-z0-9]|-[A-Za-z0-9])/g;

export const idsIn = (text: string): string[] => [...new Set(text.match(RULE_ID) ?? [])];

/** What can stand by itself under a comment. */
const UNIT = /Statement$|Declaration$|^(?:Property|PropertyDefinition|MethodDefinition|SwitchCase|VariableDeclarator)$/;

export function placesOf(file: string, source: string): Place[] {
  const { program, comments } = parseSync(file, source);
  const paths: (readonly Node[])[] = [];
  walk(program, [], paths);
  const places: Place[] = [];
  const add = (ids: readonly string[], node: { readonly start: number; readonly end: number } | undefined) => {
    if (node !== undefined) for (const id of ids) places.push({ id, start: node.start, end: node.end });
  };

  for (const { value, start, end } of comments) {
    const ids = idsIn(value);
    if (ids.length === 0) continue;
    const lineStart = source.lastIndexOf('\n', start) + 1;
    const before = source.slice(lineStart, start);
    if (before.trim() === '') add(ids, unitFrom(paths, afterComments(source, end)));
    else if (/[{[(]\s*$/.test(before)) add(ids, unitFrom(paths, lineStart + before.search(/\S/)));
    else add(ids, { start: lineStart, end: start });
  }
  for (const path of paths) {
    const node = path.at(-1)!;
    if (node.type !== 'Literal' || typeof node.value !== 'string') continue;
    const ids = idsIn(node.value);
    if (ids.length === 0) continue;
    const constant = path.findLast(({ type }) => type === 'VariableDeclarator');
    const isGlobal = !path.some(({ type }) => /Function/.test(type));
    if (isGlobal && constant?.type === 'VariableDeclarator' && constant.id.type === 'Identifier')
      for (const user of usersOf(paths, constant.id.name)) add(ids, reasonFor(user));
    else add(ids, reasonFor(path));
  }
  return places;
}

function walk(node: Node, above: readonly Node[], paths: (readonly Node[])[]): void {
  const path = [...above, node];
  paths.push(path);
  for (const [, child] of childrenOf(node)) walk(child, path, paths);
}

/** Comments may follow each other. */
function afterComments(source: string, from: number): number {
  const rest = /^(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/.exec(source.slice(from));
  return from + (rest?.[0].length ?? 0);
}

/** The largest thing that begins here. */
function unitFrom(paths: readonly (readonly Node[])[], at: number): Node | undefined {
  for (const path of paths) {
    const node = path.at(-1)!;
    if (node.start === at && node.type !== 'Program' && (UNIT.test(node.type) || isElement(path))) return node;
  }
  return undefined;
}

const isElement = (path: readonly Node[]): boolean => path.at(-2)?.type === 'ArrayExpression';

/** The statement a reason stands in, and the condition that leads to it. */
function reasonFor(path: readonly Node[]): Node | undefined {
  const at = path.findLastIndex(
    ({ type }) =>
      /Statement$|VariableDeclaration$|^(?:FunctionDeclaration|ArrowFunctionExpression)$/.test(type) &&
      type !== 'BlockStatement',
  );
  const node = path[at];
  const above = path.slice(0, at).findLast(({ type }) => type !== 'BlockStatement');
  return above?.type === 'IfStatement' ? above : node;
}

const usersOf = (paths: readonly (readonly Node[])[], name: string): (readonly Node[])[] =>
  paths.filter((path) => {
    const node = path.at(-1)!;
    return node.type === 'Identifier' && node.name === name && path.at(-2)?.type !== 'VariableDeclarator';
  });
