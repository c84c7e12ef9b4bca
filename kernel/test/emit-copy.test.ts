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
      import { shareList } from '@holotape/kernel';
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
          names: it.names,
          seats: copyTinySeats(it.seats),
          held: copyTinyHeldRecord(it.held),
          looking: it.looking === null ? null : copyTinyLooking(it.looking),
          grid: copyTinyGridList(it.grid),
        };
      }

      function shareTinySeats(was: Tiny['seats'], is: Tiny['seats']): Tiny['seats'] {
        const part0 = shareList(was.red, is.red);
        const part1 = shareList(was['off-white'], is['off-white']);
        if (part0 === was.red && part1 === was['off-white']) return was;
        return {
          red: part0,
          'off-white': part1,
        };
      }

      function shareTinyHeld(was: NonNullable<Tiny['held'][string]>, is: NonNullable<Tiny['held'][string]>): NonNullable<Tiny['held'][string]> {
        const part0 = shareList(was.by, is.by);
        if (part0 === was.by) return was;
        return {
          by: part0,
        };
      }

      function shareTinyHeldRecord(was: Tiny['held'], is: Tiny['held']): Tiny['held'] {
        const keys = Object.keys(is);
        let same = keys.length === Object.keys(was).length;
        const record: Tiny['held'] = {};
        for (const key of keys) {
          const before = was[key];
          const each = before === undefined ? copyTinyHeld(is[key]!) : shareTinyHeld(before, is[key]!);
          if (each !== before) same = false;
          record[key] = each;
        }
        return same ? was : record;
      }

      function shareTinyLooking(was: NonNullable<Tiny['looking']>, is: NonNullable<Tiny['looking']>): NonNullable<Tiny['looking']> {
        const part0 = shareList(was.at, is.at);
        if (part0 === was.at) return was;
        return {
          at: part0,
        };
      }

      function shareTinyGridList(was: Tiny['grid'], is: Tiny['grid']): Tiny['grid'] {
        let list = was.length === is.length ? was : is.slice();
        for (let i = 0; i < is.length; i += 1) {
          const each = i < was.length ? shareList(was[i]!, is[i]!) : is[i]!.slice();
          if (list === was && each !== was[i]) list = was.slice();
          if (list !== was) list[i] = each;
        }
        return list;
      }

      export function shareTiny(was: Tiny, is: Tiny): Tiny {
        const part2 = shareTinySeats(was.seats, is.seats);
        const part3 = shareTinyHeldRecord(was.held, is.held);
        const part4 = is.looking === null ? null : was.looking === null ? copyTinyLooking(is.looking) : shareTinyLooking(was.looking, is.looking);
        const part5 = shareTinyGridList(was.grid, is.grid);
        if (is.round === was.round && is.names === was.names && part2 === was.seats && part3 === was.held && part4 === was.looking && part5 === was.grid) return was;
        return {
          round: is.round,
          names: is.names,
          seats: part2,
          held: part3,
          looking: part4,
          grid: part5,
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
