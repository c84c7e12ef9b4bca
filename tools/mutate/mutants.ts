/**
 * Small faults put into a file, one at a time: a condition turned round, a boundary moved by one, a statement left out.
 * All of them are written into one text, each asleep until its number is called: `(__mutant(7) ? a <= b : a < b)`. So a
 * file is loaded once, and hundreds of faults are tried on it in the same process. Every round of a loop is counted
 * (`__round()`), so that a fault that keeps one from ending is noticed.
 */
import { type ESTree, parseSync } from 'vite';

type Node = ESTree.Node;

export interface Mutant {
  /** Its number in the file. */
  readonly at: number;
  readonly start: number;
  readonly end: number;
  readonly line: number;
  /** What is done to the code, in words. */
  readonly what: string;
  /** It is evaluated while the module is loaded, and so must be awake then. */
  readonly whileLoading: boolean;
}

interface Mutated {
  readonly mutants: readonly Mutant[];
  /** The text with all of them asleep in it, or only with those whose numbers are given. `first` is the number of the first. */
  text(first: number, only?: ReadonlySet<number>): string;
}

/** What tells the log or marks a place for undo changes no rule; tests of texts and of the kernel prove those. */
const ONLY_TELLS = /^(?:say|tell|think|mark|notice|reveal)(?![a-z])/;

/** What a question or a refusal tells about itself, and what is only suggested to bots and keyboards, is no rule either. */
const TOLD = ['args', 'about', 'evidence'];
const SUGGESTS = /^suggest/;
/** A function of our own that does nothing but tell. */
const TELLER = /^(?:say|tell|think)(?![a-z])/;

/** What is measured is compared with a tolerance for rounding: there the boundary is nobody's rule. */
const OTHER_BOUNDARY: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
};
const OTHER_SIGN: Readonly<Record<string, string>> = { '+': '-', '-': '+', '*': '/', '/': '*', '%': '*' };
const OTHER_LOGIC: Readonly<Record<string, string>> = { '&&': '||', '||': '&&' };
const OTHER_ASSIGNMENT: Readonly<Record<string, string>> = { '+=': '-=', '-=': '+=' };
const OTHER_METHOD: ReadonlyMap<string, string> = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
  ['pop', 'shift'],
  ['floor', 'ceil'],
  ['ceil', 'floor'],
]);
/** Calls that give back what they were called on, more or less: left out, the rest stays as it was. */
const LEFT_OUT = new Set(['filter', 'reverse', 'toReversed', 'sort', 'toSorted']);

const LOOP = /^(?:For|ForIn|ForOf|While|DoWhile)Statement$/;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** The children of a node in the order of the text, with the name of their place. */
export function* childrenOf(node: Node): Generator<[string, Node]> {
  for (const [key, value] of Object.entries(node)) {
    if (key === 'parent') continue;
    if (isNode(value)) yield [key, value];
    else if (Array.isArray(value)) for (const each of value) if (isNode(each)) yield [key, each];
  }
}

const isFunction = ({ type }: Node): boolean =>
  type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression';

const AT_ONCE = new Set([
  'map',
  'filter',
  'flatMap',
  'find',
  'findIndex',
  'some',
  'every',
  'reduce',
  'sort',
  'toSorted',
]);

/** What a list is gone through with is called where it stands, and not when somebody calls it. */
function isCalledAtOnce(around: readonly [string, Node] | undefined): boolean {
  if (around === undefined || around[0] !== 'arguments' || around[1].type !== 'CallExpression') return false;
  const { callee } = around[1];
  return (
    callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && AT_ONCE.has(callee.property.name)
  );
}

interface Found {
  readonly node: Node;
  readonly what: string;
  readonly text: string;
  readonly isStatement: boolean;
  readonly whileLoading: boolean;
}

export function mutate(file: string, source: string): Mutated {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]!.message}`);
  const found = new Map<Node, Found[]>();
  look(program, source, [], (one) => found.set(one.node, [...(found.get(one.node) ?? []), one]));

  const lines = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const all = [...found.values()].flat().sort((a, b) => a.node.start - b.node.start || a.node.end - b.node.end);
  const numbers = new Map(all.map((one, at) => [one, at]));
  const mutants = all.map(({ node: { start, end }, what, whileLoading }, at) => ({
    at,
    start,
    end,
    line: lines.findLastIndex((begin) => begin <= start) + 1,
    what,
    whileLoading,
  }));
  const write = (node: Node, first: number, only: ReadonlySet<number> | undefined): string => {
    let text = '';
    let done = node.start;
    for (const [place, child] of [...childrenOf(node)].sort(([, a], [, b]) => a.start - b.start)) {
      if (child.start < done) continue;
      const written = write(child, first, only);
      text += source.slice(done, child.start);
      text += place === 'body' && LOOP.test(node.type) ? `{ __round(); ${written} }` : written;
      done = child.end;
    }
    text += source.slice(done, node.end);
    const here = found.get(node) ?? [];
    for (const one of here) {
      const number = first + numbers.get(one)!;
      if (only !== undefined && !only.has(number)) continue;
      const awake = `__mutant(${number})`;
      text = one.isStatement
        ? `{ if (${awake}) { ${one.text} } else { ${text} } }`
        : `(${awake} ? (${one.text}) : (${text}))`;
    }
    return text;
  };
  return {
    mutants,
    text: (first, only) => source.slice(0, program.start) + write(program, first, only) + source.slice(program.end),
  };
}

/** Looks through the tree for places of faults. `above`: the nodes around this one, the nearest last. */
function look(
  node: Node,
  source: string,
  above: readonly (readonly [string, Node])[],
  tell: (one: Found) => void,
): void {
  const [place, parent] = above.at(-1) ?? ['', undefined];
  if (node.type.startsWith('TS') && !/^TS(?:As|Satisfies|NonNull)Expression$/.test(node.type)) return;
  if (node.type === 'ImportDeclaration' || node.type === 'ThrowStatement' || onlyTells(node)) return;
  if (isToldOrSuggested(node)) return;
  // The next round of a loop, and the last one: mostly nothing else follows from them.
  if (place === 'update' || (place === 'test' && parent?.type === 'ForStatement')) return;
  const whileLoading = above.every(([, each], i) => !isFunction(each) || isCalledAtOnce(above[i - 1]));
  const textOf = ({ start, end }: Node) => source.slice(start, end);
  const add = (what: string, text: string, isStatement = false) =>
    tell({ node, what, text, isStatement, whileLoading });

  if (canBeReplaced(place, parent, above)) {
    if (node.type === 'BinaryExpression') {
      const [left, right] = [textOf(node.left), textOf(node.right)];
      const other = OTHER_BOUNDARY[node.operator];
      if (other !== undefined && !textOf(node).includes('TOLERANCE'))
        add(`${node.operator} becomes ${other}`, `${left} ${other} ${right}`);
      const sign = OTHER_SIGN[node.operator];
      if (sign !== undefined && isNumber(node.left) && isNumber(node.right) && right !== 'TOLERANCE')
        add(`${node.operator} becomes ${sign}`, `${left} ${sign} ${right}`);
    }
    if (node.type === 'LogicalExpression') {
      const [left, right] = [textOf(node.left), textOf(node.right)];
      const other = OTHER_LOGIC[node.operator];
      if (other !== undefined) add(`${node.operator} becomes ${other}`, `(${left}) ${other} (${right})`);
      else add('?? loses what comes before it', right);
    }
    if (node.type === 'UnaryExpression' && node.operator === '!') add('! is left out', textOf(node.argument));
    if (node.type === 'Literal' && typeof node.value === 'boolean')
      add(`${node.value} becomes ${!node.value}`, `${!node.value}`);
    if (node.type === 'Literal' && typeof node.value === 'number' && !isPoint(place, parent))
      add(`${node.value} becomes ${node.value + 1}`, `${node.value + 1}`);
    if (
      isCondition(place, parent) &&
      !/^(?:BinaryExpression|LogicalExpression|UnaryExpression|Literal)$/.test(node.type)
    )
      add('the condition is turned round', `!(${textOf(node)})`);
    if (place === 'test' && parent?.type === 'IfStatement' && parent.alternate === null && leaves(parent.consequent))
      add('never leaves here', `false && (${textOf(node)})`);
    if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression' && !node.callee.computed) {
      const { object, property } = node.callee;
      const name = textOf(property);
      const args = source.slice(property.end, node.end);
      const dot = source.slice(object.end, property.start);
      const other = OTHER_METHOD.get(name);
      if (other !== undefined) add(`${name} becomes ${other}`, `${textOf(object)}${dot}${other}${args}`);
      if (LEFT_OUT.has(name) && !dot.includes('?')) add(`${name} is left out`, `[...${textOf(object)}]`);
      if (name === 'includes' && !isCondition(place, parent)) add('includes is turned round', `!${textOf(node)}`);
    }
    if (node.type === 'AssignmentExpression' && OTHER_ASSIGNMENT[node.operator] !== undefined) {
      const other = OTHER_ASSIGNMENT[node.operator]!;
      add(`${node.operator} becomes ${other}`, `${textOf(node.left)} ${other} ${textOf(node.right)}`);
    }
  }
  if (node.type === 'ExpressionStatement' && /^(?:Call|Assignment|Yield|Chain)/.test(node.expression.type))
    add('is left out', '', true);
  if (node.type === 'ContinueStatement' || (node.type === 'BreakStatement' && parent?.type !== 'SwitchCase'))
    add('is left out', '', true);

  for (const [key, child] of childrenOf(node)) look(child, source, [...above, [key, node]], tell);
}

/** Places where an expression in brackets may stand. */
function canBeReplaced(place: string, parent: Node | undefined, above: readonly (readonly [string, Node])[]): boolean {
  if (parent === undefined) return false;
  switch (parent.type) {
    case 'Property':
    case 'PropertyDefinition':
    case 'MethodDefinition':
      return place === 'value' && above.at(-2)?.[1].type !== 'ObjectPattern';
    case 'AssignmentExpression':
    case 'AssignmentPattern':
      return place === 'right';
    case 'MemberExpression':
      // In the middle of a chain with `?.` a bracket would end the chain.
      return place === 'property' ? parent.computed : !above.some(([, { type }]) => type === 'ChainExpression');
    case 'CallExpression':
    case 'NewExpression':
      return place === 'arguments';
    case 'ChainExpression':
    case 'UpdateExpression':
    case 'TemplateLiteral':
    case 'TaggedTemplateExpression':
    case 'ArrayPattern':
    case 'RestElement':
    case 'ExportSpecifier':
    case 'ImportExpression':
    case 'ExpressionStatement':
      return parent.type === 'ExpressionStatement' || (parent.type === 'TemplateLiteral' && place === 'expressions');
    case 'UnaryExpression':
      return parent.operator !== 'delete' && parent.operator !== 'typeof' && parent.operator !== '-';
    default:
      return place !== 'id' && place !== 'key' && place !== 'label' && place !== 'params' && place !== 'param';
  }
}

const isCondition = (place: string, parent: Node | undefined): boolean =>
  place === 'test' && /^(?:If|While|DoWhile|For|Conditional)/.test(parent?.type ?? '');

/** Does this leave the function or go to the next round of a loop? */
function leaves(node: Node): boolean {
  if (node.type === 'BlockStatement') return node.body.length > 0 && leaves(node.body.at(-1)!);
  return /^(?:Return|Continue|Break|Throw)Statement$/.test(node.type);
}

/** A point is a disc of no width; a tenth of a millimetre more is within the tolerance of every measurement. */
const isPoint = (place: string, parent: Node | undefined): boolean =>
  place === 'value' && parent?.type === 'Property' && parent.key.type === 'Identifier' && parent.key.name === 'r';

/** A word beside a plus makes words, not a sum. */
function isNumber(node: Node): boolean {
  if (node.type === 'Literal') return typeof node.value === 'number';
  if (node.type === 'BinaryExpression') return node.operator !== '+' || (isNumber(node.left) && isNumber(node.right));
  return node.type !== 'TemplateLiteral';
}

function isToldOrSuggested(node: Node): boolean {
  if (node.type === 'Property') return node.key.type === 'Identifier' && TOLD.includes(node.key.name);
  if (node.type !== 'FunctionDeclaration' && node.type !== 'VariableDeclarator') return false;
  return (
    node.id?.type === 'Identifier' &&
    (SUGGESTS.test(node.id.name) || TELLER.test(node.id.name) || TOLD.includes(node.id.name))
  );
}

function onlyTells(node: Node): boolean {
  if (node.type === 'IfStatement')
    return onlyTells(node.consequent) && (node.alternate === null || onlyTells(node.alternate));
  if (node.type === 'BlockStatement') return node.body.length > 0 && node.body.every(onlyTells);
  if (node.type !== 'ExpressionStatement' && node.type !== 'ReturnStatement') return false;
  const call = node.type === 'ExpressionStatement' ? node.expression : node.argument;
  return call?.type === 'CallExpression' && call.callee.type === 'Identifier' && ONLY_TELLS.test(call.callee.name);
}
