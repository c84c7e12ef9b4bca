/** What a module remembers is in no save and no replay. The state is the only place for what changes. */
import {
  type ImportClause,
  isAssignmentOperator,
  isBinaryExpression,
  isCallExpression,
  isClassDeclaration,
  isDeleteExpression,
  isElementAccessExpression,
  isFunctionDeclaration,
  isIdentifier,
  isImportDeclaration,
  isNamespaceImport,
  isPostfixUnaryExpression,
  isPrefixUnaryExpression,
  isPropertyAccessExpression,
  isPropertyDeclaration,
  isVariableStatement,
  ModifierFlags,
  type Node,
  NodeFlags,
  type Statement,
  SyntaxKind,
} from 'typescript/unstable/ast';
import { isWrapping, type Mistake, nodesOf, type Source, symbolsOf } from './source.ts';

export function moduleState(source: Source): Mistake[] {
  return [...source.file.statements.flatMap(variables), ...changes(source)];
}

/** Variables that belong to the module or to a class, and not to a table. */
function variables(statement: Statement): Mistake[] {
  if (isVariableStatement(statement) && !isAmbient(statement)) {
    const { flags, declarations } = statement.declarationList;
    if ((flags & (NodeFlags.Const | NodeFlags.Using)) !== 0) return [];
    return declarations.map((at) => ({ at, message: `${at.name.getText()} is a variable of the module: ${WHERE}` }));
  }
  if (!isClassDeclaration(statement)) return [];
  return statement.members.flatMap((at) => {
    if (!isPropertyDeclaration(at)) return [];
    const isVariable = (at.modifierFlags & (ModifierFlags.Static | ModifierFlags.Readonly)) === ModifierFlags.Static;
    return isVariable ? [{ at, message: `${at.name.getText()} is a variable of the class: ${WHERE}` }] : [];
  });
}

const WHERE = 'what changes belongs into the state';

function isAmbient(statement: { readonly modifierFlags: ModifierFlags }): boolean {
  return (statement.modifierFlags & ModifierFlags.Ambient) !== 0;
}

/** Places that change something held by a name of the module: its own constants, or what it imports. */
function changes(source: Source): Mistake[] {
  const names = source.file.statements.flatMap(namesOf);
  const texts = new Set(names.map((name) => name.getText()));
  const suspects = [...nodesOf(source.file)].flatMap((at) => {
    const holder = changedBy(at)
      .map(holderOf)
      .find((name) => name !== undefined && texts.has(name.getText()));
    return holder === undefined ? [] : [{ at, holder }];
  });
  const owned = new Set(symbolsOf(source, names).map((symbol) => symbol?.id));
  const symbols = symbolsOf(
    source,
    suspects.map(({ holder }) => holder),
  );
  return suspects.flatMap(({ at, holder }, i) => {
    const id = symbols[i]?.id;
    if (id === undefined || !owned.has(id)) return [];
    return [{ at, message: `${holder.getText()} belongs to the module and is changed here: ${WHERE}` }];
  });
}

/** The names that a statement gives to the module. */
function namesOf(statement: Statement): Node[] {
  if (isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) =>
      isIdentifier(name) ? [name] : [...nodesOf(name)].filter((node) => isIdentifier(node)),
    );
  }
  if (isFunctionDeclaration(statement) || isClassDeclaration(statement)) return statement.name ? [statement.name] : [];
  return isImportDeclaration(statement) && statement.importClause ? importedNames(statement.importClause) : [];
}

function importedNames({ name, namedBindings }: ImportClause): Node[] {
  const named = namedBindings === undefined ? [] : namesIn(namedBindings);
  return name ? [name, ...named] : named;
}

function namesIn(bindings: NonNullable<ImportClause['namedBindings']>): Node[] {
  return isNamespaceImport(bindings) ? [bindings.name] : bindings.elements.map((element) => element.name);
}

const CHANGING_METHODS: ReadonlySet<string> = new Set(
  'push pop shift unshift splice sort reverse fill copyWithin set add delete clear'.split(' '),
);
const CHANGING_FUNCTIONS = /^(?:Object\.(?:assign|defineProperty|defineProperties|setPrototypeOf)|Reflect\.set)$/;

/** The expressions whose insides this node changes. */
function changedBy(node: Node): Node[] {
  if (isBinaryExpression(node)) return isAssignmentOperator(node.operatorToken.kind) ? targets(node.left) : [];
  if (isDeleteExpression(node)) return targets(node.expression);
  if (isPostfixUnaryExpression(node)) return targets(node.operand);
  if (isPrefixUnaryExpression(node)) {
    const steps = node.operator === SyntaxKind.PlusPlusToken || node.operator === SyntaxKind.MinusMinusToken;
    return steps ? targets(node.operand) : [];
  }
  if (!isCallExpression(node)) return [];
  const [first] = node.arguments;
  if (first && CHANGING_FUNCTIONS.test(node.expression.getText())) return [first];
  const method = node.expression;
  return isPropertyAccessExpression(method) && CHANGING_METHODS.has(method.name.text) ? [method.expression] : [];
}

/** `a.b = `, `a[0] = `, and each part of `[a.b, c.d] = `. A bare name is no inside. */
function targets(left: Node): Node[] {
  if (isWrapping(left)) return targets(innerOf(left));
  if (isPropertyAccessExpression(left) || isElementAccessExpression(left)) return [left.expression];
  if (left.kind !== SyntaxKind.ArrayLiteralExpression && left.kind !== SyntaxKind.ObjectLiteralExpression) return [];
  return [...nodesOf(left)].filter((node) => node !== left).flatMap(targets);
}

/** The name at the root of `name.a[0].b`. */
function holderOf(node: Node): Node | undefined {
  if (isIdentifier(node)) return node;
  if (isWrapping(node)) return holderOf(innerOf(node));
  return isPropertyAccessExpression(node) || isElementAccessExpression(node) ? holderOf(node.expression) : undefined;
}

function innerOf(wrapping: Node): Node {
  return 'expression' in wrapping ? (wrapping.expression as Node) : wrapping;
}
