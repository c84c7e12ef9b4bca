import { emitCopy } from '@holotape/kernel/emit-copy';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

const emit = (schema: z.ZodType) => emitCopy({ type: 'Tiny', schema, from: './tiny.ts' });

describe('the source of a copy', () => {
  test('is written out for every shape', () => {
    const schema = z.strictObject({
      round: z.number(),
      names: z.array(z.string()).readonly(),
      seats: z.record(z.enum(['red', 'off-white']), z.array(z.number())),
      held: z.record(z.string(), z.strictObject({ by: z.array(z.string()) })),
      looking: z.strictObject({ at: z.array(z.string().nullable()) }).nullable(),
      grid: z.array(z.array(z.number())),
    });
    expect(emit(schema)).toMatchInlineSnapshot(`
      "// Emitted from the schema by \`npm run emit\`: do not edit.
      // biome-ignore-all format: kept as it is emitted
      import type { Tiny } from './tiny.ts';

      function copyTinySeats(it: Tiny['seats']): Tiny['seats'] {
        return {
          red: it.red.slice(),
          'off-white': it['off-white'].slice(),
        };
      }

      function copyTinyHeld(it: NonNullable<Tiny['held'][string]>): NonNullable<Tiny['held'][string]> {
        return {
          by: it.by.slice(),
        };
      }

      function copyTinyHeldRecord(it: Tiny['held']): Tiny['held'] {
        const copy: Tiny['held'] = {};
        for (const key of Object.keys(it)) copy[key] = copyTinyHeld(it[key]!);
        return copy;
      }

      function copyTinyLooking(it: NonNullable<Tiny['looking']>): NonNullable<Tiny['looking']> {
        return {
          at: it.at.slice(),
        };
      }

      function copyTinyGridList(it: Tiny['grid']): Tiny['grid'] {
        const copy = it.slice();
        for (let i = 0; i < copy.length; i += 1) copy[i] = copy[i]!.slice();
        return copy;
      }

      export function copyTiny(it: Tiny): Tiny {
        return {
          round: it.round,
          names: it.names.slice(),
          seats: copyTinySeats(it.seats),
          held: copyTinyHeldRecord(it.held),
          looking: it.looking === null ? null : copyTinyLooking(it.looking),
          grid: copyTinyGridList(it.grid),
        };
      }
      "
    `);
  });

  test('cannot be written for what a state may not hold, and says where that is', () => {
    const because =
      'a state cannot hold "optional"; it is made of objects, arrays, records, unions told apart by a key, and nullable values.';
    expect(() => emit(z.strictObject({ player: z.strictObject({ name: z.string().optional() }) }))).toThrow(
      `player.name: ${because}`,
    );
    expect(() => emit(z.strictObject({ when: z.date() }))).toThrow('Tiny.when: a state cannot hold "date"');
    expect(() => emit(z.strictObject({ any: z.union([z.string(), z.array(z.string())]) }))).toThrow('"union"');
  });
});
