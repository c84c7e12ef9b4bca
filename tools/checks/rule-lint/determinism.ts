/** The same answers must always give the same game, in Node and in a browser: what could break that is found here. */
import { isBuiltin } from 'node:module';
import {
  isAwaitExpression,
  isBinaryExpression,
  isCallExpression,
  isExportDeclaration,
  isForInStatement,
  isForOfStatement,
  isFunctionLikeDeclaration,
  isIdentifier,
  isImportDeclaration,
  isNumericLiteral,
  isPropertyAccessExpression,
  isStringLiteral,
  ModifierFlags,
  type Node,
  SyntaxKind,
} from 'typescript/unstable/ast';
import { identifiersIn, isForeign, type Mistake, nodesOf, type Source, symbolsOf } from './source.ts';

const CLOCK = 'reads the clock: a rule knows no time but the state';
const LATER = 'runs later: a rule runs at once, and waits only by yield*';
const OUTSIDE = 'reaches outside: a rule knows only the state and the content';
const SECRET = 'is not chosen by the seed: ask chance by yield*';
const LOCALE = 'depends on the language of the machine';

const FORBIDDEN: ReadonlyMap<string, string> = new Map([
  ['Date', CLOCK],
  ['Temporal', CLOCK],
  ['performance', CLOCK],
  ['crypto', SECRET],
  ['setTimeout', LATER],
  ['setInterval', LATER],
  ['setImmediate', LATER],
  ['queueMicrotask', LATER],
  ['Promise', LATER],
  ['WeakRef', LATER],
  ['FinalizationRegistry', LATER],
  ['fetch', OUTSIDE],
  ['process', OUTSIDE],
  ['console', OUTSIDE],
  ['navigator', OUTSIDE],
  ['Intl', LOCALE],
]);

/** Everything in Math that gives the same bits everywhere. */
const EXACT_MATH: ReadonlySet<string> = new Set(
  'abs ceil floor round trunc sign min max sqrt imul clz32 fround PI E SQRT2 SQRT1_2 LN2 LN10'.split(' '),
);

export function nondeterminism(source: Source): Mistake[] {
  const found = [...nodesOf(source.file)].flatMap((node) => {
    const message = syntaxMistake(source, node);
    return message === undefined ? [] : [{ at: node, message }];
  });
  return [...found, ...forbiddenNames(source)];
}

/** Only the name that JavaScript itself gives a meaning is forbidden, not a word of ours that is spelt the same. */
function forbiddenNames(source: Source): Mistake[] {
  const suspects = identifiersIn(source.file).filter(
    (node) => isIdentifier(node) && (node.text === 'Math' || FORBIDDEN.has(node.text)) && !isMemberOfOurs(node),
  );
  const symbols = symbolsOf(source, suspects);
  return suspects.flatMap((node, i) => {
    if (!isIdentifier(node) || !isForeign(symbols[i])) return [];
    if (node.text !== 'Math') return [{ at: node, message: `${node.text} ${FORBIDDEN.get(node.text)}` }];
    const message = mathMistake(node.parent);
    return message === undefined ? [] : [{ at: node, message }];
  });
}

function isMemberOfOurs(node: Node): boolean {
  const parent = node.parent;
  return isPropertyAccessExpression(parent) && parent.name === node && parent.expression.getText() !== 'globalThis';
}

function mathMistake(parent: Node): string | undefined {
  if (!isPropertyAccessExpression(parent)) return 'Math is only used by the name of what is wanted: Math.floor(...)';
  const name = parent.name.text;
  if (name === 'random') return `Math.random ${SECRET}`;
  return EXACT_MATH.has(name) ? undefined : `Math.${name} differs from machine to machine: use + - * / and sqrt`;
}

function syntaxMistake(source: Source, node: Node): string | undefined {
  if (isForInStatement(node)) return 'for...in also walks what is inherited: use for...of over Object.keys';
  if (isAwaitExpression(node)) return `await ${LATER}`;
  if (isForOfStatement(node) && node.awaitModifier) return `for await ${LATER}`;
  if (isFunctionLikeDeclaration(node) && isAsync(node)) return `an async function ${LATER}`;
  if (isImportDeclaration(node) || isExportDeclaration(node)) return importMistake(node.moduleSpecifier);
  if (isBinaryExpression(node)) return powerMistake(node.operatorToken.kind, node.right);
  if (isPropertyAccessExpression(node) && /^toLocale|^localeCompare$/.test(node.name.text)) {
    return `${node.name.text} ${LOCALE}: compare with < and >`;
  }
  return isCallExpression(node) ? callMistake(source, node.expression, node.arguments) : undefined;
}

function isAsync(node: Node): boolean {
  return 'modifierFlags' in node && (Number(node.modifierFlags) & ModifierFlags.Async) !== 0;
}

function importMistake(specifier: Node | undefined): string | undefined {
  return specifier && isStringLiteral(specifier) && isBuiltin(specifier.text)
    ? `${specifier.text} ${OUTSIDE}`
    : undefined;
}

function powerMistake(operator: SyntaxKind, exponent: Node): string | undefined {
  const isPower = operator === SyntaxKind.AsteriskAsteriskToken || operator === SyntaxKind.AsteriskAsteriskEqualsToken;
  if (!isPower || (isNumericLiteral(exponent) && /^\d+$/.test(exponent.text))) return undefined;
  return '** differs from machine to machine, unless the exponent is a whole number written out';
}

function callMistake({ checker }: Source, callee: Node, args: readonly Node[]): string | undefined {
  if (callee.kind === SyntaxKind.ImportKeyword) return `import() ${LATER}`;
  if (args.length > 0 || !isPropertyAccessExpression(callee)) return undefined;
  if (callee.name.text !== 'sort' && callee.name.text !== 'toSorted') return undefined;
  const list = checker.getTypeAtLocation(callee.expression);
  if (list === undefined || !(checker.isArrayType(list) || checker.isTupleType(list))) return undefined;
  return `${callee.name.text}() without a comparison sorts numbers as text`;
}
