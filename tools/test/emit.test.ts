import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { fc } from '../../kernel/test/helpers/properties.ts';
import { EMITTED, keptIn, sourceOf } from '../emit/index.ts';
import { SCHEMAS, schemaText } from '../emit/schemas.ts';

// biome-ignore lint/suspicious/noExplicitAny: a schema's definition is looked into, whatever it describes
type Def = any;

/** Any value the schema allows (its checks on numbers and lengths aside: a copy does not look at them). */
function valuesOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  const def: Def = schema._zod.def;
  switch (def.type) {
    case 'string':
    case 'template_literal':
      return fc.string({ maxLength: 3 });
    case 'number':
      return fc.nat(9);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'nullable':
      return fc.option(valuesOf(def.innerType), { nil: null });
    case 'readonly':
      return valuesOf(def.innerType).map(frozen);
    case 'array':
      return fc.array(valuesOf(def.element), { maxLength: 3 });
    case 'union':
      return fc.oneof(...def.options.map(valuesOf));
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(def.shape).map(([key, each]) => [key, valuesOf(each as z.ZodType)])),
      );
    case 'record': {
      const keys = def.keyType._zod.values as Set<string> | undefined;
      const value = valuesOf(def.valueType);
      if (keys !== undefined) return fc.record(Object.fromEntries([...keys].map((key) => [key, value])));
      return fc.dictionary(fc.stringMatching(/^[a-z]{1,3}$/), value, { maxKeys: 3 });
    }
    default:
      throw new Error(`No values are made up for "${def.type}".`);
  }
}

function frozen(value: unknown): unknown {
  for (const part of partsOf(value)) Object.freeze(part);
  return value;
}

/** Every object and array that is part of both and can be changed in either. */
const sharedBy = (one: unknown, two: unknown): readonly object[] => {
  const parts = partsOf(two);
  return [...partsOf(one)].filter((part) => parts.has(part) && !Object.isFrozen(part));
};

/** Every object and array within a value. */
function partsOf(value: unknown, parts = new Set<object>()): Set<object> {
  if (typeof value !== 'object' || value === null) return parts;
  parts.add(value);
  for (const each of Object.values(value)) partsOf(each, parts);
  return parts;
}

describe.each(EMITTED.map((emitted) => [emitted.file, emitted] as const))('%s', (file, emitted) => {
  test('is what `npm run emit` writes', () => {
    expect(keptIn(emitted)).toBe(sourceOf(emitted));
  });

  test('copies everything and shares nothing that can change', async () => {
    const module = await import(join('../..', file));
    const copy = module[`copy${emitted.type}`] as (value: unknown) => unknown;
    fc.assert(
      fc.property(valuesOf(emitted.schema), (value) => {
        const before = structuredClone(value);
        const copied = copy(value);
        expect(copied).toEqual(before);
        expect(value).toEqual(before);
        expect(sharedBy(copied, value)).toEqual([]);
      }),
    );
  });

  test('shares with an earlier copy what is the same in it, and nothing else', async () => {
    const module = await import(join('../..', file));
    const copy = module[`copy${emitted.type}`] as (value: unknown) => unknown;
    const share = module[`share${emitted.type}`] as (was: unknown, is: unknown) => unknown;
    const values = valuesOf(emitted.schema);
    fc.assert(
      fc.property(values, values, (one, two) => {
        const was = copy(one);
        const before = structuredClone([was, two]);
        const now = share(was, two);
        expect(now).toEqual(two);
        expect([was, two]).toEqual(before);
        expect(sharedBy(now, two)).toEqual([]);
        expect(share(now, two)).toBe(now);
      }),
    );
  });
});

test.each(SCHEMAS.map((emitted) => [emitted.file, emitted] as const))(
  '%s is what `npm run emit` writes',
  (_file, emitted) => {
    expect(keptIn(emitted)).toBe(schemaText(emitted));
  },
);
