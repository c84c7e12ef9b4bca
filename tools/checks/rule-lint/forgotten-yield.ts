/**
 * A rule is a generator: calling it does nothing until somebody plays it with `yield*`. This finds the places where
 * a generator is made and thrown away, or used as if it were its own result.
 */
import {
  type BinaryExpression,
  type FunctionLikeDeclaration,
  isArrowFunction,
  isBinaryExpression,
  isCallExpression,
  isConditionalExpression,
  isElementAccessExpression,
  isForOfStatement,
  isForStatement,
  isFunctionExpression,
  isFunctionLikeDeclaration,
  isIdentifier,
  isPropertyAccessExpression,
  isVariableDeclaration,
  isYieldExpression,
  type Node,
  SyntaxKind,
} from 'typescript/unstable/ast';
import { type Checker, SignatureKind, type Type, TypeFlags } from 'typescript/unstable/sync';
import { identifiersIn, isWrapping, type Mistake, nodesOf, type Source } from './source.ts';

/** What a place does with a value, and what is wrong with that if the value is a generator. */
type Use = 'thrown away' | 'yielded' | 'returned' | 'condition' | 'value' | 'iterated' | 'kept';

const MESSAGES: Readonly<Record<Use, string>> = {
  'thrown away': 'is never played: write yield* before it',
  yielded: 'is yielded as a question: write yield* instead of yield',
  returned: 'is returned and not played: write yield* before it',
  condition: 'is always true, whatever it decides: write yield* before it',
  value: 'is used as a value and not played: write yield* before it',
  iterated: 'is driven by hand: play it with yield*',
  kept: 'is kept and never played: write yield* before it',
};

export function forgottenYields({ file, checker }: Source): Mistake[] {
  const suspects = [...nodesOf(file)].flatMap((node) => {
    const use = isValue(node) ? useOf(node) : undefined;
    return use === undefined ? [] : [{ at: node, use }];
  });
  if (suspects.length === 0) return [];
  const types = checker.getTypeAtLocation(suspects.map(({ at }) => at));
  const known = new Map<number, Makes>();
  return suspects.flatMap(({ at, use }, i) => {
    const type = types[i];
    if (type === undefined) return [];
    const makes = known.get(type.id) ?? whatItMakes(checker, type);
    known.set(type.id, makes);
    if (!isMistake(checker, at, use, makes)) return [];
    return [{ at, message: `${nameOf(at)} ${MESSAGES[use]}` }];
  });
}

function isValue(node: Node): boolean {
  return (
    isCallExpression(node) || isIdentifier(node) || isPropertyAccessExpression(node) || isElementAccessExpression(node)
  );
}

function nameOf(node: Node): string {
  const text = (isCallExpression(node) ? node.expression : node).getText().replaceAll(/\s+/g, ' ');
  return isCallExpression(node) ? `${text}(...)` : text;
}

const BOOLEAN_PARENTS: ReadonlySet<SyntaxKind> = new Set([
  SyntaxKind.IfStatement,
  SyntaxKind.WhileStatement,
  SyntaxKind.DoStatement,
]);

const VALUE_PARENTS: ReadonlySet<SyntaxKind> = new Set([
  SyntaxKind.TemplateSpan,
  SyntaxKind.PostfixUnaryExpression,
  SyntaxKind.TypeOfExpression,
  SyntaxKind.SwitchStatement,
  SyntaxKind.CaseClause,
]);

/** What the place where this expression ends up does with it. */
function useOf(node: Node): Use | undefined {
  const parent = node.parent;
  if (isWrapping(parent)) return useOf(parent);
  if (isConditionalExpression(parent)) return parent.condition === node ? 'condition' : useOf(parent);
  if (isBinaryExpression(parent)) return useInBinary(node, parent);
  if (isYieldExpression(parent)) return parent.asteriskToken ? undefined : 'yielded';
  if (isVariableDeclaration(parent)) return parent.initializer === node ? useInDeclaration(parent.name) : undefined;
  if (isArrowFunction(parent)) return parent.body === node ? 'returned' : undefined;
  if (isForOfStatement(parent)) return parent.expression === node ? 'iterated' : undefined;
  if (isForStatement(parent)) return parent.condition === node ? 'condition' : 'thrown away';
  if (isPropertyAccessExpression(parent)) {
    return parent.expression === node && DRIVING.has(parent.name.text) ? 'iterated' : undefined;
  }
  if (BOOLEAN_PARENTS.has(parent.kind)) return 'condition';
  if (VALUE_PARENTS.has(parent.kind)) return 'value';
  switch (parent.kind) {
    case SyntaxKind.ExpressionStatement:
    case SyntaxKind.VoidExpression:
      return 'thrown away';
    case SyntaxKind.ReturnStatement:
      return 'returned';
    case SyntaxKind.PrefixUnaryExpression:
      return parent.getText().startsWith('!') ? 'condition' : 'value';
    case SyntaxKind.SpreadElement:
      return 'iterated';
    default:
      return undefined;
  }
}

const DRIVING: ReadonlySet<string> = new Set(['next', 'return', 'throw', 'map', 'filter', 'forEach', 'toArray']);

function useInBinary(node: Node, parent: BinaryExpression): Use | undefined {
  const isLeft = parent.left === node;
  switch (parent.operatorToken.kind) {
    case SyntaxKind.EqualsToken:
    case SyntaxKind.QuestionQuestionEqualsToken:
    case SyntaxKind.BarBarEqualsToken:
    case SyntaxKind.AmpersandAmpersandEqualsToken:
      return !isLeft && isIdentifier(parent.left) ? useInDeclaration(parent.left) : undefined;
    case SyntaxKind.AmpersandAmpersandToken:
    case SyntaxKind.BarBarToken:
      return isLeft ? 'condition' : useOf(parent);
    case SyntaxKind.QuestionQuestionToken:
      return useOf(parent);
    case SyntaxKind.CommaToken:
      return isLeft ? 'thrown away' : useOf(parent);
    case SyntaxKind.EqualsEqualsEqualsToken:
    case SyntaxKind.ExclamationEqualsEqualsToken:
      return isNothing(isLeft ? parent.right : parent.left) ? undefined : 'value';
    default:
      return 'value';
  }
}

function isNothing(node: Node): boolean {
  return node.kind === SyntaxKind.NullKeyword || (isIdentifier(node) && node.text === 'undefined');
}

/** A generator may wait in a variable, if somebody looks at the variable afterwards. */
function useInDeclaration(name: Node): Use | undefined {
  if (!isIdentifier(name)) return 'iterated';
  const reads = identifiersIn(functionAround(name) ?? name.getSourceFile()).filter(
    (node) => isIdentifier(node) && node.text === name.text && !isWritten(node),
  );
  return reads.length === 0 ? 'kept' : undefined;
}

function isWritten(node: Node): boolean {
  const parent = node.parent;
  if (isVariableDeclaration(parent)) return parent.name === node;
  return isBinaryExpression(parent) && parent.left === node && parent.operatorToken.kind === SyntaxKind.EqualsToken;
}

function functionAround(node: Node): FunctionLikeDeclaration | undefined {
  for (let at = node.parent; at !== undefined; at = at.parent) if (isFunctionLikeDeclaration(at)) return at;
  return undefined;
}

/** What evaluating an expression makes. */
interface Makes {
  readonly generator: boolean;
  /** A generator that is given answers: a rule, and not a loop over something. */
  readonly rule: boolean;
  /** Several generators in a list. */
  readonly list: boolean;
  /** Sometimes nothing at all, so that asking whether it is there makes sense. */
  readonly optional: boolean;
}

function whatItMakes(checker: Checker, type: Type): Makes {
  const parts = type.isUnionType() ? type.getTypes() : [type];
  const generators = parts.filter(isGenerator);
  return {
    generator: generators.length > 0,
    rule: generators.some((part) => takesAnswers(checker, part)),
    list: parts.some((part) => checker.isArrayType(part) && typeArguments(checker, part).some(isGenerator)),
    optional: generators.length < parts.length,
  };
}

function isGenerator(type: Type): boolean {
  return type.isTypeReference() && /^(Async)?Generator$/.test(type.getSymbol()?.name ?? '');
}

function takesAnswers(checker: Checker, generator: Type): boolean {
  const answer = typeArguments(checker, generator)[2];
  return answer !== undefined && (answer.flags & (TypeFlags.Any | TypeFlags.Unknown | TypeFlags.Undefined)) === 0;
}

function typeArguments(checker: Checker, type: Type): readonly Type[] {
  return type.isTypeReference() ? checker.getTypeArguments(type) : [];
}

function isMistake(checker: Checker, at: Node, use: Use, makes: Makes): boolean {
  switch (use) {
    case 'thrown away':
    case 'kept':
    case 'yielded':
      return makes.generator || makes.list;
    case 'condition':
      return makes.generator && !makes.optional;
    case 'value':
      return makes.generator;
    case 'iterated':
      return makes.rule;
    case 'returned':
      return makes.generator && !mayReturnGenerator(checker, functionAround(at));
  }
}

/** A plain function may hand on the rule it called; a rule must play it, unless it says that it returns a rule. */
function mayReturnGenerator(checker: Checker, inside: FunctionLikeDeclaration | undefined): boolean {
  if (inside === undefined) return true;
  const declared = inside.type && checker.getTypeFromTypeNode(inside.type);
  if (inside.asteriskToken) {
    const result = declared && typeArguments(checker, declared)[1];
    return result !== undefined && whatItMakes(checker, result).generator;
  }
  if (declared || !(isArrowFunction(inside) || isFunctionExpression(inside))) return true;
  const wanted = checker.getContextualType(inside);
  const signatures = wanted ? checker.getSignaturesOfType(wanted, SignatureKind.Call) : [];
  return !signatures.some((signature) => {
    const result = checker.getReturnTypeOfSignature(signature);
    return result !== undefined && (result.flags & (TypeFlags.Void | TypeFlags.Unknown)) !== 0;
  });
}
