/** What an editor is told about a pack's files: the emitted schemas, read as an editor reads them. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { libraryFiles } from './helpers/library.ts';

const schemaNamed = (name: string) =>
  z.fromJSONSchema(JSON.parse(readFileSync(new URL(`../schemas/${name}.schema.json`, import.meta.url), 'utf8')));

/** Every file names its schema in its first line. */
const schemaOf = (text: string): string =>
  /^# yaml-language-server: .*\/([a-z]+)\.schema\.json\n/.exec(text)?.[1] ?? '';

describe('schemas for editors', () => {
  test.each(libraryFiles.flat().map((file) => [file.path, file] as const))('%s fits its schema', (_, { text }) => {
    expect(schemaNamed(schemaOf(text)).safeParse(parse(text)).error).toBeUndefined();
  });

  test('a misspelt verb is marked, one that stands alone and one written out are not', () => {
    const cards = schemaNamed('cards');
    const card = (instruction: unknown) => [
      { id: 'W90', back: 'wasteland', title: 'T', intro: 'I.', options: [{ label: 'L', do: [instruction] }] },
    ];
    const fits = (instruction: unknown) => cards.safeParse(card(instruction)).success;
    expect([{ exp: 2 }, { xp: 2 }, 'trash', 'trsh', { travel: 'here' }, { travel: { within: 2 } }].map(fits)).toEqual([
      false,
      true,
      true,
      false,
      true,
      true,
    ]);
  });
});
