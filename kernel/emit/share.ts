/**
 * Copies that share with an earlier one whatever is still the same in it. What did not change stays the same object, so
 * two of them are compared at a glance, and many of them take little more room than one.
 */
import { copyOf } from './copy.ts';
import { named, quoted, type Shape } from './shapes.ts';

/** An expression for `is` that is `was`, if nothing changed. */
function shareOf(shape: Shape, was: string, is: string): string {
  switch (shape.kind) {
    case 'flat':
      return is;
    case 'nullable':
      return `${is} === null ? null : ${was} === null ? ${copyOf(shape.inner, is)} : ${shareOf(shape.inner, was, is)}`;
    case 'flat list':
      return `shareList(${was}, ${is})`;
    case 'flat record':
      return `shareRecord(${was}, ${is})`;
    default:
      return `share${shape.name}(${was}, ${is})`;
  }
}

function bodyOf(shape: Exclude<Shape, { kind: 'flat' | 'nullable' | 'flat list' | 'flat record' }>): string {
  switch (shape.kind) {
    case 'list':
      return `  let list = was.length === is.length ? was : is.slice();
  for (let i = 0; i < is.length; i += 1) {
    const each = i < was.length ? ${shareOf(shape.of, 'was[i]!', 'is[i]!')} : ${copyOf(shape.of, 'is[i]!')};
    if (list === was && each !== was[i]) list = was.slice();
    if (list !== was) list[i] = each;
  }
  return list;`;
    case 'record':
      return `  const keys = Object.keys(is);
  let same = keys.length === Object.keys(was).length;
  const record: ${shape.type} = {};
  for (const key of keys) {
    const before = was[key];
    const each = before === undefined ? ${copyOf(shape.of, 'is[key]!')} : ${shareOf(shape.of, 'before', 'is[key]!')};
    if (each !== before) same = false;
    record[key] = each;
  }
  return same ? was : record;`;
    case 'object': {
      const parts = shape.fields.map(({ key, access, shape: each }, i) => {
        const isFlat = each.kind === 'flat';
        const now = isFlat ? `is${access}` : `part${i}`;
        const find = isFlat ? [] : [`  const ${now} = ${shareOf(each, `was${access}`, `is${access}`)};`];
        return { find, test: `${now} === was${access}`, entry: `    ${key}: ${now},` };
      });
      return [
        ...parts.flatMap(({ find }) => find),
        `  if (${parts.map(({ test }) => test).join(' && ') || 'true'}) return was;`,
        `  return {\n${parts.map(({ entry }) => entry).join('\n')}\n  };`,
      ].join('\n');
    }
    case 'union': {
      const cases = shape.cases.map(
        ({ literal, type, shape: each }) =>
          `    case ${quoted(literal)}:\n      return ${shareOf(each, `was as ${type}`, 'is')};`,
      );
      return `  if (was.${shape.key} !== is.${shape.key}) return ${copyOf(shape, 'is')};
  switch (is.${shape.key}) {\n${cases.join('\n')}\n  }`;
    }
  }
}

/** A function for every shape that needs one. */
export const shares = (state: Shape): string[] =>
  [...named(state)].map(
    (shape) =>
      `function share${shape.name}(was: ${shape.type}, is: ${shape.type}): ${shape.type} {\n${bodyOf(shape)}\n}`,
  );

/** The functions of share.ts that the source uses. */
export const usedBy = (source: string): string[] =>
  ['shareList', 'shareRecord'].filter((name) => source.includes(`${name}(`));
