/** JSON Schema files for editors: whoever writes cards in YAML is told of mistakes while typing. */
import { itemsSchema, packSchema, roomsSchema, threatsSchema, topLevelSchema } from '@holotape/vault/printed/cards';
import { z } from 'zod';

interface EmittedSchema {
  /** Where it is kept, from the root of the project. */
  readonly file: string;
  readonly schema: z.ZodType;
  readonly title: string;
}

const vault = (name: string, title: string, schema: z.ZodType): EmittedSchema => ({
  file: `games/vault/schemas/${name}.schema.json`,
  schema,
  title: `Vault pack: ${title}`,
});

export const SCHEMAS: readonly EmittedSchema[] = [
  vault('pack', 'what the pack is', packSchema),
  vault('top-level', 'the common top level', topLevelSchema),
  vault('rooms', 'rooms of the deck', roomsSchema),
  vault('items', 'items', itemsSchema),
  vault('threats', 'threats', threatsSchema),
];

/** As people write it: what has a default may be left out. */
export const schemaText = ({ schema, title }: EmittedSchema): string =>
  `${JSON.stringify({ title, ...z.toJSONSchema(schema, { io: 'input' }) }, null, 2)}\n`;
