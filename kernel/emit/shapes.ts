/** A state's schema as the few shapes a state is made of, each with its type and a name for its functions. */
import type { z } from 'zod';

// biome-ignore lint/suspicious/noExplicitAny: a schema's definition is looked into, whatever it describes
type Def = any;

const defOf = (schema: z.ZodType): Def => schema._zod.def;

interface Named {
  /** What its functions are called after. */
  readonly name: string;
  readonly type: string;
}

interface Field {
  /** As it is written in an object, and after the object's own name. */
  readonly key: string;
  readonly access: string;
  readonly shape: Shape;
}

/** `flat`: told apart by ===, so it needs no copy. What is `readonly` is never changed, only put in the place of another: neither does it. */
export type Shape =
  | { readonly kind: 'flat' }
  | { readonly kind: 'nullable'; readonly inner: Shape }
  | { readonly kind: 'flat list' | 'flat record' }
  | (Named & { readonly kind: 'list' | 'record'; readonly of: Shape })
  | (Named & { readonly kind: 'object'; readonly fields: readonly Field[] })
  | (Named & { readonly kind: 'union'; readonly key: string; readonly cases: readonly Case[] });

interface Case {
  readonly literal: string;
  readonly type: string;
  readonly shape: Shape;
}

const FLAT = new Set(['string', 'number', 'int', 'boolean', 'enum', 'literal', 'null', 'template_literal']);

export const quoted = (text: string) => `'${text.replace(/['\\]/g, '\\$&')}'`;

function isFlat(schema: z.ZodType): boolean {
  const def = defOf(schema);
  if (FLAT.has(def.type)) return true;
  if (def.type === 'nullable' || def.type === 'readonly') return isFlat(def.innerType);
  return def.type === 'union' && (def.options as z.ZodType[]).every(isFlat);
}

/** The shape of a state of this type, which is what its schema describes. */
export function shapeOfState(type: string, schema: z.ZodType): Shape {
  const taken = new Set<string>();

  const nameFor = (path: readonly string[]): string => {
    const words = path.map((word) => word[0]!.toUpperCase() + word.slice(1).replace(/[^A-Za-z0-9]/g, ''));
    let name = words.join('');
    for (let n = 2; taken.has(name); n += 1) name = `${words.join('')}${n}`;
    taken.add(name);
    return name;
  };

  const objectOf = (fields: readonly (readonly [string, z.ZodType])[], of: string, path: readonly string[]): Shape => {
    const each = fields.map(([key, field]): Field => {
      const [name, access] = /^\w+$/.test(key) ? [key, `.${key}`] : [quoted(key), `[${quoted(key)}]`];
      return { key: name, access, shape: shapeOf(field, `${of}['${key}']`, [...path.slice(-1), key]) };
    });
    return { kind: 'object', name: nameFor(path), type: of, fields: each };
  };

  const shapeOf = (each: z.ZodType, of: string, path: readonly string[]): Shape => {
    if (isFlat(each)) return { kind: 'flat' };
    const def = defOf(each);
    switch (def.type) {
      case 'readonly':
        return { kind: 'flat' };
      case 'nullable':
        return { kind: 'nullable', inner: shapeOf(def.innerType, `NonNullable<${of}>`, path) };
      case 'array': {
        if (isFlat(def.element)) return { kind: 'flat list' };
        const element = shapeOf(def.element, `${of}[number]`, path);
        return { kind: 'list', name: nameFor([...path, 'list']), type: of, of: element };
      }
      case 'record': {
        // Every key of a closed list is there: the record is an object.
        const keys: Iterable<unknown> | undefined = def.keyType._zod.values;
        if (keys !== undefined)
          return objectOf(
            [...keys].map((key) => [String(key), def.valueType] as const),
            of,
            path,
          );
        if (isFlat(def.valueType)) return { kind: 'flat record' };
        const member = shapeOf(def.valueType, `NonNullable<${of}[string]>`, path);
        return { kind: 'record', name: nameFor([...path, 'record']), type: of, of: member };
      }
      case 'object':
        return objectOf(Object.entries(def.shape as Record<string, z.ZodType>), of, path);
      case 'union': {
        if (def.discriminator === undefined) break;
        const key: string = def.discriminator;
        const cases = (def.options as z.ZodType[]).map((one): Case => {
          const literal = String(defOf(defOf(one).shape[key]).values[0]);
          const its = `Extract<${of}, { ${key}: ${quoted(literal)} }>`;
          return { literal, type: its, shape: shapeOf(one, its, [...path, literal]) };
        });
        return { kind: 'union', name: nameFor(path), type: of, key, cases };
      }
    }
    throw new Error(
      `${path.join('.')}: a state cannot hold "${def.type}"; it is made of objects, arrays, records, unions told apart by a key, and nullable values.`,
    );
  };

  return shapeOf(schema, type, [type]);
}

/** All shapes that get a function of their own, those inside others first. */
export function* named(shape: Shape): Generator<Extract<Shape, Named>> {
  switch (shape.kind) {
    case 'nullable':
      yield* named(shape.inner);
      return;
    case 'list':
    case 'record':
      yield* named(shape.of);
      break;
    case 'object':
      for (const field of shape.fields) yield* named(field.shape);
      break;
    case 'union':
      for (const each of shape.cases) yield* named(each.shape);
      break;
    default:
      return;
  }
  yield shape;
}
