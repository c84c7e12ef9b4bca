/** What every check of the rule lint works on, and the few ways to move about in it. */
import { isIdentifier, type Node, type SourceFile, SyntaxKind } from 'typescript/unstable/ast';
import type { Checker, Symbol as TypeScriptSymbol } from 'typescript/unstable/sync';

export interface Source {
  readonly file: SourceFile;
  readonly checker: Checker;
}

export interface Mistake {
  readonly at: Node;
  readonly message: string;
}

export function* nodesOf(root: Node): Generator<Node, void, undefined> {
  const open: Node[] = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    yield node;
    node.forEachChild((child) => void open.push(child));
  }
}

export function identifiersIn(root: Node): Node[] {
  return [...nodesOf(root)].filter((node) => isIdentifier(node));
}

/** The symbols of these nodes, asked for in one go. */
export function symbolsOf({ checker }: Source, nodes: readonly Node[]): (TypeScriptSymbol | undefined)[] {
  return nodes.length === 0 ? [] : checker.getSymbolAtLocation(nodes);
}

/** Is this declared by JavaScript itself, by Node or by a package, and not by us? */
export function isForeign(symbol: TypeScriptSymbol | undefined): boolean {
  const files = symbol?.declarations.map((declaration) => declaration.path) ?? [];
  return files.length > 0 && files.every((path) => path.includes('/node_modules/') || path.startsWith('bundled:'));
}

const WRAPPINGS: ReadonlySet<SyntaxKind> = new Set([
  SyntaxKind.ParenthesizedExpression,
  SyntaxKind.AsExpression,
  SyntaxKind.SatisfiesExpression,
  SyntaxKind.NonNullExpression,
  SyntaxKind.TypeAssertionExpression,
]);

/** Brackets, casts and `!` around an expression. */
export function isWrapping(node: Node): boolean {
  return WRAPPINGS.has(node.kind);
}
