/** Copies: nothing in them is shared with their original. */
import { named, quoted, type Shape } from './shapes.ts';

/** An expression that copies `value`. */
export function copyOf(shape: Shape, value: string): string {
  switch (shape.kind) {
    case 'flat':
      return value;
    case 'nullable':
      return `${value} === null ? null : ${copyOf(shape.inner, value)}`;
    case 'flat list':
      return `${value}.slice()`;
    case 'flat record':
      return `{ ...${value} }`;
    default:
      return `copy${shape.name}(${value})`;
  }
}

function bodyOf(shape: Exclude<Shape, { kind: 'flat' | 'nullable' | 'flat list' | 'flat record' }>): string {
  switch (shape.kind) {
    case 'list':
      // Measured: overwriting a slice takes three quarters of the time of `map`.
      return `  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = ${copyOf(shape.of, 'copy[i]!')};
  return copy;`;
    case 'record':
      return `  const copy: ${shape.type} = {};
  for (const key of Object.keys(it)) copy[key] = ${copyOf(shape.of, 'it[key]!')};
  return copy;`;
    case 'object': {
      const lines = shape.fields.map(({ key, access, shape: each }) => `    ${key}: ${copyOf(each, `it${access}`)},`);
      return `  return {\n${lines.join('\n')}\n  };`;
    }
    case 'union': {
      const cases = shape.cases.map(
        ({ literal, shape: each }) => `    case ${quoted(literal)}:\n      return ${copyOf(each, 'it')};`,
      );
      return `  switch (it.${shape.key}) {\n${cases.join('\n')}\n  }`;
    }
  }
}

/** A function for every shape that needs one. */
export const copies = (state: Shape): string[] =>
  [...named(state)].map(
    (shape) => `function copy${shape.name}(it: ${shape.type}): ${shape.type} {\n${bodyOf(shape)}\n}`,
  );
